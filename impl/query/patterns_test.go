package query

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

// listed returns the rows of each pattern in order, such as 2 "order <*>".
func listed(a api.SearchPatterns) (list []string) {
	for _, p := range a.Patterns {
		list = append(list, fmt.Sprintf("%d %q", p.Count, p.Pattern))
	}
	return list
}

// wantFound fails if the filter of a pattern finds another number of rows than the pattern has.
func wantFound(t *testing.T, r *Runner, of sqlgen.Rows, a api.SearchPatterns) {
	t.Helper()
	for _, p := range a.Patterns {
		if p.Filter == nil {
			t.Errorf("%q has no filter", p.Pattern)
			continue
		}
		filters := of.Filters
		filters.List = append(filters.List[:len(filters.List):len(filters.List)], *p.Filter)
		found, err := r.SearchPage(t.Context(), Team, sqlgen.Search{
			Source: of.Source, Start: of.Start, End: of.End, Where: of.Where, WhereLanguage: of.WhereLanguage, RowFilters: filters,
			Select: "ts", Limit: 1000,
		}, Paging{})
		if err != nil || int64(found.Rows) != p.Count {
			t.Errorf("%q has %d rows, its filter finds %d: %v", p.Pattern, p.Count, found.Rows, err)
		}
	}
}

func TestPatterns(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	const rows = `INSERT INTO %s (ts, sev, body, svc) SELECT toDateTime64('2026-01-05 10:00:00', 3) + number, %s FROM numbers(%d)`
	messages := []struct {
		count     int
		sev, body string
	}{
		{9, "if(number < 5, 'error', 'warn')", "'order ' || toString(number) || ' failed after 3.' || toString(number * 100) || ' ms'"},
		{8, "'info'", "'at 2026-01-05T10:00:0' || toString(number) || '.123Z from 10.0.0.' || toString(number * 30) || ':80'"},
		{7, "'info'", "toString(generateUUIDv4()) || ' 0x1F' || toString(number) || ' ' || repeat('aB', 4 + number)"},
		{6, "''", "''"},
		{5, "''", "NULL"},
		{4, "'info'", `'it\'s a "quoted" \\d+ \\ .*[a-f]$ %s {p:String}; -- /* ?'`},
		{3, "'info'", `'\x1b[31mred\x1b[0m\t\n\r\0\b'`},
		{2, "'info'", `'caf\xe9\xff beyond'`},
		{1, "'info'", "repeat('日本', 40000)"},
	}
	for _, engine := range []string{"MergeTree ORDER BY ts", "Memory"} {
		table := strings.ToLower(engine[:6])
		Exec(t, db, "CREATE TABLE "+table+" (ts DateTime64(3), sev String, body Nullable(String), svc String) ENGINE = "+engine)
		for _, m := range messages {
			Exec(t, db, fmt.Sprintf(rows, table, m.sev+", "+m.body+", 'a'", m.count))
		}
		of := sqlgen.Rows{Source: TableSource(db, table), Start: Start, End: Start + 3600_000}
		of.Source.Body, of.Source.Severity = "body", "sev"
		r := RunnerOf(db)
		got, err := r.Patterns(t.Context(), Team, Patterns{Rows: of, Limit: 50})
		if err != nil {
			t.Fatal(err)
		}
		want := []string{
			`11 ""`, `9 "order <*> failed after <*> ms"`, `8 "at <*> from <*>"`, `7 "<*> <*> <*>"`,
			`4 "it's a \"quoted\" \\d+ \\ .*[a-f]$ %s {p:String}; -- /* ?"`, `3 "\x1b[<*>mred\x1b[<*>m\t\n\r\x00\b"`,
			`2 "caf� beyond"`, fmt.Sprintf("1 %q", strings.Repeat("日本", 341)+"�"),
		}
		if diff := cmp.Diff(listed(got), want); diff != "" {
			t.Errorf("%s (-got +want):\n%s", engine, diff)
		}
		if got.Rows != 45 || got.Sampled {
			t.Errorf("%s: %d rows, sampled: %v", engine, got.Rows, got.Sampled)
		}
		wantFound(t, r, of, got)
		order := got.Patterns[1]
		if order.Severity == nil || *order.Severity != "error" || order.Share != 0.2 || !strings.HasPrefix(order.Example, "order ") ||
			order.FirstTime.UnixMilli() != Start || order.LastTime.UnixMilli() != Start+8000 {
			t.Errorf("%s: %+v", engine, order)
		}
		if none := got.Patterns[0]; none.Severity != nil || none.Example != "" {
			t.Errorf("%s: rows without a message: %+v", engine, none)
		}
		if long := got.Patterns[7].Example; len(long) > 1026 || !strings.HasPrefix(long, "日本日本") {
			t.Errorf("%s: an example of %d bytes", engine, len(long))
		}
		// Filters, the filter of the source and the limit apply.
		of.Where, of.Source.TableFilter = "sev:info", "svc = 'a'"
		condition := "body NOT LIKE '%red%'"
		of.Filters.List = []api.SavedSearchFilter{{Condition: &condition}}
		got, err = r.Patterns(t.Context(), Team, Patterns{Rows: of, Limit: 2})
		if err != nil || got.Rows != 22 || got.Sampled {
			t.Fatalf("%s: %+v, %v", engine, got, err)
		}
		if diff := cmp.Diff(listed(got), want[2:4]); diff != "" {
			t.Errorf("%s with filters (-got +want):\n%s", engine, diff)
		}
		wantFound(t, r, of, got)
		of.Where = "sev:none"
		if got, err = r.Patterns(t.Context(), Team, Patterns{Rows: of, Limit: 2}); err != nil || got.Rows != 0 || got.Sampled || got.Patterns == nil || len(got.Patterns) > 0 {
			t.Errorf("%s without rows: %+v, %v", engine, got, err)
		}
	}
}

func TestPatternsOfSources(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, `CREATE TABLE t (ts DateTime, name LowCardinality(String), status String, attrs Map(String, String), j JSON)
		ENGINE = MergeTree ORDER BY ts`,
		`INSERT INTO t SELECT '2026-01-05 10:00:00', 'GET /orders/' || toString(number), 'Error', map('a.b', 'job ' || toString(number)),
			'{"n":' || toString(number) || '}' FROM numbers(3)`)
	for _, tt := range []struct {
		rule, want string
		edit       func(*sqlgen.Source)
	}{
		{"names of spans", `3 "GET /orders/<*>" Error`, func(s *sqlgen.Source) { s.Kind, s.SpanName, s.StatusCode = "trace", "name", "status" }},
		{"no severity", `3 "GET /orders/<*>"`, func(s *sqlgen.Source) { s.Body = "name" }},
		{"an attribute", `3 "job <*>"`, func(s *sqlgen.Source) { s.Body = "attrs['a.b']" }},
		{"the path of an attribute", `3 "job <*>"`, func(s *sqlgen.Source) { s.Body = "attrs.a.b" }},
		{"an expression", `3 "<*> GET /orders/<*>"`, func(s *sqlgen.Source) { s.Body = " concat(toString(7), ' ', name) " }},
		{"an object", `3 "{\"n\":<*>}"`, func(s *sqlgen.Source) { s.Body = "j" }},
		{"a map", `3 "{'a.b':'job <*>'}"`, func(s *sqlgen.Source) { s.Body = "attrs" }},
		{"no message", "the source has no bodyExpression", func(*sqlgen.Source) {}},
		{"no name of a span", "the source has no spanNameExpression", func(s *sqlgen.Source) { s.Kind, s.Body = "trace", "name" }},
		{"an unknown function", "bodyExpression of the source: ", func(s *sqlgen.Source) { s.Body = "file('/etc/passwd')" }},
		{"a table of the server", "bodyExpression of the source: ", func(s *sqlgen.Source) { s.Body = "(SELECT name FROM system.tables)" }},
		{"metrics", "a metric source cannot be searched", func(s *sqlgen.Source) { s.Kind = "metric" }},
	} {
		of := sqlgen.Rows{Source: source, Start: Start, End: Start + 1000}
		tt.edit(&of.Source)
		a, err := r.Patterns(t.Context(), Team, Patterns{Rows: of, Limit: 5})
		got := strings.Join(listed(a), ", ")
		if err != nil {
			querytest.WantError(t, err, core.Invalid, "")
			got = err.Error()
		} else {
			wantFound(t, r, of, a)
			if severity := a.Patterns[0].Severity; severity != nil {
				got += " " + *severity
			}
		}
		if !strings.HasPrefix(got, tt.want) || err == nil && got != tt.want {
			t.Errorf("%s: got %s, want %s", tt.rule, got, tt.want)
		}
	}
	of := sqlgen.Rows{Source: source, Start: Start, End: Start + 1000}
	of.Source.Body = "name"
	for _, where := range []string{"1) OR (1", "nope = 1", "sleep(1", "name IN (SELECT name FROM system.tables)"} {
		of.Where, of.WhereLanguage = where, "sql"
		_, err := r.Patterns(t.Context(), Team, Patterns{Rows: of, Limit: 5})
		querytest.WantError(t, err, core.Invalid, "")
	}
}

// TestSampledPatterns groups only some of the rows. Half of the rows have the same pattern.
func TestSampledPatterns(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, "CREATE TABLE t (ts DateTime, body String) ENGINE = MergeTree ORDER BY ts SETTINGS index_granularity = 1024",
		`INSERT INTO t SELECT toDateTime('2026-01-05 10:00:00') + intDiv(number, 1000),
			if(number < 40000, 'order ' || toString(number), translate(toString(number), '0123456789', 'ghijklmnop')) FROM numbers(80000)`)
	source.Body = "body"
	of := sqlgen.Rows{Source: source, Start: Start, End: Start + 3600_000}
	for _, tt := range []struct {
		rule            string
		ranges, grouped int64
	}{
		{"all rows", 100_000, 100_000},
		{"one row of three", 100_000, 30_000},
		{"one granule of four", 20_000, 100_000},
	} {
		r.sizes.granule, r.sizes.ranges, r.sizes.compared = 1024, tt.ranges, tt.grouped
		of.End++ // another question
		a, err := r.Patterns(t.Context(), Team, Patterns{Rows: of, Limit: 200})
		if err != nil {
			t.Fatal(err)
		}
		first := a.Patterns[0]
		if exact := tt.rule == "all rows"; exact == a.Sampled || exact && (first.Count != 40_000 || a.Rows != 80_000) || len(a.Patterns) != 200 || a.Rows < 72_000 || a.Rows > 88_000 || first.Pattern != "order <*>" ||
			first.Share < 0.35 || first.Share > 0.65 || first.Count < 30_000 || first.Count > 50_000 {
			t.Errorf("%s: %d of %d rows are %q, %v of all, %d patterns, sampled: %v",
				tt.rule, first.Count, a.Rows, first.Pattern, first.Share, len(a.Patterns), a.Sampled)
		}
	}
}

// TestPatternsTakeTurns holds that they share the limit of questions about fields, and that the answer is kept for the team alone.
func TestPatternsTakeTurns(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, "CREATE TABLE t (ts DateTime, body String) ENGINE = Memory", "INSERT INTO t VALUES ('2026-01-05 10:00:00', 'job 1')")
	source.Body = "body"
	limits := fieldQueue
	limits.Wait = time.Millisecond
	r.kept.slots = queue.New(limits)
	asked := Patterns{Rows: sqlgen.Rows{Source: source, Start: Start, End: Start + 1000}, Limit: 5}
	if _, err := r.Patterns(t.Context(), Team, asked); err != nil {
		t.Fatal(err)
	}
	for _, caller := range []string{"one", "another"} {
		release, err := r.kept.slots.Acquire(t.Context(), queue.Holder{Tenant: "busy", Caller: caller})
		if err != nil {
			t.Fatal(err)
		}
		defer release()
	}
	_, err := r.Patterns(t.Context(), "busy", asked)
	querytest.WantError(t, err, core.RateLimited, "")
	if a, err := r.Patterns(t.Context(), Team, asked); err != nil || len(a.Patterns) != 1 {
		t.Errorf("%+v, %v", a, err)
	}
}
