package query

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

func TestSearchStatement(t *testing.T) {
	t.Parallel()
	source := func(edit func(*Source)) Source {
		s := logSource()
		s.Select = "Timestamp,ServiceName, Body"
		if edit != nil {
			edit(&s)
		}
		return s
	}
	const (
		latest = " ORDER BY `Timestamp` DESC LIMIT 100 OFFSET 0"
		fields = "SELECT `Timestamp`, `ServiceName`, `Body`"
	)
	for _, tt := range []struct {
		rule   string
		search Search
		sql    string
		params []string // from p2 on
	}{
		{"the source's columns, the latest first", Search{}, fields + rangeSQL + latest, nil},
		{
			"a page in an order",
			Search{OrderBy: "(ServiceName ASC, length(Body) DESC)", Limit: 20, Offset: 40},
			fields + rangeSQL + " ORDER BY `ServiceName` ASC, length(`Body`) DESC LIMIT 20 OFFSET 40", nil,
		},
		{
			"aliases are quoted",
			Search{Select: "lower(Body) AS `a``b`, Duration / 1e6 ms"},
			"SELECT lower(`Body`) AS `a\\`b`, (`Duration` / 1e6) AS `ms`" + rangeSQL + latest, nil,
		},
		{
			"keys of maps stay in the columns' names",
			Search{Select: "LogAttributes['it\\'s'], LogAttributes.http.status"},
			"SELECT `LogAttributes`['it\\'s'], `LogAttributes`['http.status'] AS `arrayElement(LogAttributes, 'http.status')`" +
				rangeSQL + latest, nil,
		},
		{
			"a filter",
			Search{Where: "Duration:>5"},
			fields + rangeSQL + " AND (`Duration` > {p2:Int64})" + latest,
			[]string{"5"},
		},
		{
			"a condition in SQL cannot leave its place",
			Search{Where: "Duration > 5 OR Duration < 3", WhereLanguage: "sql"},
			fields + rangeSQL + " AND (((`Duration` > 5) OR (`Duration` < 3)))" + latest, nil,
		},
		{
			"the source's condition and order",
			Search{Source: source(func(s *Source) { s.TableFilter, s.OrderBy = "Duration = 1 OR Duration = 2", "ServiceName" })},
			fields + rangeSQL + " AND (((`Duration` = 1) OR (`Duration` = 2)))" +
				" ORDER BY `ServiceName` LIMIT 100 OFFSET 0", nil,
		},
		{
			"traces have no condition of the source",
			Search{Source: source(func(s *Source) { s.Kind, s.TableFilter = "trace", "Duration = 1" })},
			fields + rangeSQL + latest, nil,
		},
		{
			"the time that is shown breaks ties",
			Search{Source: source(func(s *Source) { s.DisplayedTimestamp = "Observed" })},
			fields + rangeSQL + " ORDER BY `Timestamp` DESC, `Observed` DESC LIMIT 100 OFFSET 0", nil,
		},
		{
			"the time that is shown is there once",
			Search{Source: source(func(s *Source) { s.DisplayedTimestamp = " Timestamp " })},
			fields + rangeSQL + latest, nil,
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			s := tt.search
			if s.Source.Kind == "" {
				s.Source = source(nil)
			}
			if s.Limit == 0 {
				s.Limit = 100
			}
			s.Start, s.End = hour.start, hour.end
			q, err := s.query(logs)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.sql, q.SQL); diff != "" {
				t.Errorf("SQL (-want +got):\n%s", diff)
			}
			for i, want := range tt.params {
				if got := q.Params["p"+string(rune('2'+i))]; got != want {
					t.Errorf("parameter %d is %q, want %q", i+2, got, want)
				}
			}
			if len(q.Params) != 2+len(tt.params) || q.Settings["prefer_column_name_to_alias"] != 1 {
				t.Errorf("parameters %v, settings %v", q.Params, q.Settings)
			}
		})
	}
}

// TestSearchReadsInTheOrderOfTheKey holds that the first rows of a large table cost little.
func TestSearchReadsInTheOrderOfTheKey(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	exec(t, db, `CREATE TABLE t (ts DateTime64(3), svc String) ENGINE = MergeTree
			ORDER BY (toStartOfFiveMinutes(ts), svc, ts) SETTINGS index_granularity = 1024`,
		`INSERT INTO t SELECT addMilliseconds(toDateTime64('2026-01-05 10:00:00', 3), number * 10), toString(number % 7)
			FROM numbers(720000)`)
	s := Search{Source: tableSource(db, "t"), Select: "ts", Start: start, End: end, Limit: 3}
	r := newRunner(db)
	for order, want := range map[string]string{
		"": "11:59:59.990 11:59:59.980 11:59:59.970", "ts DESC": "11:59:59.990 11:59:59.980 11:59:59.970",
		"ts": "10:00:00.000 10:00:00.010 10:00:00.020", "ts ASC": "10:00:00.000 10:00:00.010 10:00:00.020",
	} {
		s.OrderBy = order
		found, err := r.Search(t.Context(), team, s)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, row := range decode(t, found.Data) {
			got = append(got, strings.Trim(row["ts"].(string)[10:], "TZ"))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("by %q: %v, want %s", order, got, want)
		}
		_, known, err := r.table(t.Context(), team, s.Source.ref())
		if err != nil {
			t.Fatal(err)
		}
		q, err := s.query(known)
		if err != nil {
			t.Fatal(err)
		}
		q.SQL = "EXPLAIN actions = 1 " + q.SQL
		rows, err := db.Select(t.Context(), engine.Query{SQL: q.SQL, Params: q.Params, Settings: q.Settings})
		if err != nil {
			t.Fatal(err)
		}
		var plan strings.Builder
		for rows.Next() {
			var line string
			if err := rows.Scan(&line); err != nil {
				t.Fatal(err)
			}
			plan.WriteString(line + "\n")
		}
		rows.Close()
		if !strings.Contains(plan.String(), "InOrder") && !strings.Contains(plan.String(), "InReverseOrder") {
			t.Errorf("by %q the table is not read in its order:\n%s", order, plan.String())
		}
	}
}

func TestSearchFollowsItsTable(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	exec(t, db, `CREATE TABLE t (ts DateTime, old String) ENGINE = MergeTree ORDER BY ts`,
		`INSERT INTO t VALUES ('2026-01-05 10:30:00', 'x')`)
	s := Search{Source: tableSource(db, "t"), Select: "*", Start: start, End: end, Limit: 3}
	r := newRunner(db)
	search := func(want string) {
		t.Helper()
		found, err := r.Search(t.Context(), team, s)
		if err != nil {
			t.Fatal(err)
		}
		wantText(t, want, string(found.Data))
	}
	search(`[{"ts":"2026-01-05T10:30:00Z","old":"x"}]`)
	exec(t, db, `ALTER TABLE t RENAME COLUMN old TO new`)
	now := time.Now().Add(refreshColumns)
	r.columns.now = func() time.Time { return now }
	s.Where = "new:x"
	search(`[{"ts":"2026-01-05T10:30:00Z","new":"x"}]`)
}

// TestSamplesAreSmall reads rows that are constant, which ClickHouse counts once, and others, as a search and as a sample.
func TestSamplesAreSmall(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	exec(t, db, `CREATE TABLE t (ts DateTime, body String) ENGINE = MergeTree ORDER BY ts`,
		`INSERT INTO t SELECT '2026-01-05 10:30:00', repeat('x', 150000) FROM numbers(5)`)
	r := newRunner(db)
	for _, tt := range []struct {
		selected string
		fits     bool
	}{
		{"body", true}, {"body, concat(body, '1') AS more", false}, {"repeat('x', 300000) AS constant", false},
	} {
		s := Search{Source: tableSource(db, "t"), Select: tt.selected, Start: start, End: end, Limit: 5}
		if found, err := r.Search(t.Context(), team, s); err != nil || found.Rows != 5 {
			t.Errorf("%s: %d rows: %v", tt.selected, found.Rows, err)
		}
		found, err := NewReader(r).Sample(t.Context(), team, Sample{
			Rows: WatchedRows{Source: s.Source, Select: s.Select}, Start: s.Start, End: s.End, Limit: s.Limit,
		})
		if tt.fits && (err != nil || found.Rows != 5) || !tt.fits && core.KindOf(err) != core.Invalid {
			t.Errorf("%s: a sample has %d rows: %v", tt.selected, found.Rows, err)
		}
	}
}

func TestSearchMistakes(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	exec(t, db, `CREATE TABLE t (ts DateTime, text String) ENGINE = MergeTree ORDER BY ts`,
		`INSERT INTO t SELECT toDateTime('2026-01-05 10:00:00'), repeat(char(1), 1000000) FROM numbers(100)`)
	r := newRunner(db)
	for want, edit := range map[string]func(*Search){
		"a metric source":                          func(s *Search) { s.Source.Kind = "metric" },
		`unknown whereLanguage "promql"`:           func(s *Search) { s.WhereLanguage = "promql" },
		"select: say what to select":               func(s *Search) { s.Select = " " },
		"orderBy: ":                                func(s *Search) { s.OrderBy = "ts; DROP TABLE t" },
		"tableFilterExpression of the source: ":    func(s *Search) { s.Source.TableFilter = "1)" },
		"The rows are larger than 64 MiB: ask for": func(s *Search) { s.Limit = 12 }, // a character takes six
	} {
		s := Search{Source: tableSource(db, "t"), Select: "text", Start: start, End: end, Limit: 1}
		edit(&s)
		_, err := r.Search(t.Context(), team, s)
		wantError(t, err, core.Invalid, want)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := r.Search(ctx, team, Search{Source: tableSource(db, "t"), Select: "text", Start: start, End: end, Limit: 1})
	if core.KindOf(err) != core.Canceled {
		t.Errorf("a search without a caller: %v", err)
	}
}

func BenchmarkSearchStatement(b *testing.B) {
	s := Search{
		Source: logSource(), Start: hour.start, End: hour.end, Limit: 100,
		Select: "Timestamp, ServiceName, Body, LogAttributes['http.status'] AS status", Where: "ServiceName:cart timeout",
	}
	t := newTable(logColumns, "toStartOfFiveMinutes(Timestamp)", "")
	for b.Loop() {
		if _, err := s.query(t); err != nil {
			b.Fatal(err)
		}
	}
}
