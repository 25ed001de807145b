package query

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

// compared is an answer as text: the rows of both sides, and the differences in their order.
func compared(t *testing.T, r *Runner, c Comparison) string {
	t.Helper()
	got, err := r.Compare(t.Context(), Team, c)
	if err != nil {
		return err.Error()
	}
	var text strings.Builder
	fmt.Fprintf(&text, "%d:%d", got.SelectionRows, got.BaselineRows)
	if got.Sampled {
		text.WriteString(" sampled")
	}
	for _, d := range got.Differences {
		fmt.Fprintf(&text, ", %s=%s %.4g:%.4g", d.Field, d.Value, d.SelectionShare, d.BaselineShare)
	}
	return text.String()
}

func TestComparisons(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	r := RunnerOf(db)
	const columns = ` (ts DateTime64(3), sev LowCardinality(String), note Nullable(String), attrs Map(LowCardinality(String), String),
		nums Map(String, Nullable(UInt8)), j JSON, doc String, v String, id String, took Float64, list Array(String), _hidden String) `
	// Of a hundred rows of an hour the first twenty are errors. So were ten of the hour before, and five of the one before that.
	const rows = ` SELECT toDateTime64('2026-01-05 10:00:00', 3) + number, if(number < 20, 'error', 'info'), if(number % 2 = 0, 'n', NULL),
		if(number < 50, map('k8s.pod', multiIf(number < 16, 'p1', number < 20, 'p2', number < 28, 'p1', 'p3'), '', 'x', 'obstack.timestamp', '0'),
			map('k8s.pod', 'p3')),
		map('code', if(number % 5 = 0, NULL, intDiv(number, 50)), 'none', NULL), if(number < 20 AND number % 2 = 0, '{"a":{"b":"x"},"obstack.timestamp":"0"}', '{}'),
		if(number < 20, '{"k":{"n":1}}', ''), 'same', toString(number), number / 3, ['l'], 'h' FROM numbers(100)`
	for i, engine := range []string{"MergeTree ORDER BY (sev, ts)", "Memory"} {
		table := []string{"sorted", "t"}[i]
		Exec(t, db, "CREATE TABLE "+table+columns+"ENGINE = "+engine, "INSERT INTO "+table+rows, "INSERT INTO "+table+` (ts, sev, attrs)
			SELECT toDateTime64('2026-01-05 09:00:00', 3) + number, 'error', map('k8s.pod', 'p' || toString(8 + number % 2)) FROM numbers(10)`,
			"INSERT INTO "+table+` (ts, sev) SELECT toDateTime64('2026-01-05 08:59:59', 3), 'error' FROM numbers(5)`)
		hour := sqlgen.Rows{Source: TableSource(db, table), Start: Start, End: Start + 3600_000 - 1}
		lucene, sql := api.SavedSearchFilterTypeLucene, "sev IN ('error')"
		const errors = "20:80, doc={\"k\":{\"n\":1}} 1:0, sev=error 1:0, sev=info 0:1, attrs.k8s.pod=p3 0:0.9, attrs.k8s.pod=p1 0.8:0.1," +
			" j.a.b=x 0.5:0, nums.code=0 0.8:0.3, nums.code=1 0:0.5, attrs.k8s.pod=p2 0.2:0"
		for n, tt := range []struct {
			rule string
			edit func(*Comparison)
			want string
		}{
			{"a filter in lucene", func(c *Comparison) { c.Rows.Where = "sev:error" }, errors},
			{"one in SQL", func(c *Comparison) { c.Rows.Where, c.Rows.WhereLanguage = "sev = 'error'", "sql" }, errors},
			{"one that is a choice", func(c *Comparison) { c.Rows.Where, c.Rows.WhereLanguage = "0 OR sev = 'error'", "sql" }, errors},
			{"filters of a saved search", func(c *Comparison) { c.Rows.Filters.List = []api.SavedSearchFilter{{Condition: &sql}} }, errors},
			{"both", func(c *Comparison) {
				where := "sev:error"
				c.Rows.Where, c.Rows.Filters.List = "attrs.k8s.pod:p1", []api.SavedSearchFilter{{Type: &lucene, Condition: &where}}
				c.Rows.Source.Select, c.Rows.Source.TableFilter = "sev, j", "sev = 'error'"
			}, "16:4, attrs.k8s.pod=p1 1:0, attrs.k8s.pod=p2 0:1, nums.code=0 0.75:1"},
			{
				"NULL is not selected", func(c *Comparison) { c.Rows.Where, c.Rows.WhereLanguage = "note = 'n'", "sql" },
				"50:50, note=n 1:0, j.a.b=x 0.2:0",
			},
			{"nothing selected", func(c *Comparison) { c.Rows.Where = "sev:none" }, "0:100"},
			{"all selected", func(*Comparison) {}, "100:0"},
			{"all selected by a filter", func(c *Comparison) { c.Rows.Where = "v:same" }, "100:0"},
			{
				"the hour before", func(c *Comparison) { c.Rows.Where, c.Before = "sev:error", true },
				"20:10, doc={\"k\":{\"n\":1}} 1:0, v=same 1:0, attrs.k8s.pod=p1 0.8:0, nums.code=0 0.8:0, attrs.k8s.pod=p8 0:0.5," +
					" attrs.k8s.pod=p9 0:0.5, j.a.b=x 0.5:0, note=n 0.5:0, attrs.k8s.pod=p2 0.2:0",
			},
			{"nothing before", func(c *Comparison) { c.Rows.Where, c.Before = "sev:info", true }, "80:0"},
			{"a millisecond", func(c *Comparison) { c.Rows.End, c.Before = c.Rows.Start+1, true }, "1:0"},
			{"an unknown field", func(c *Comparison) { c.Rows.Where = "nope:1" }, `filter, character 1: unknown field "nope"`},
			{"an unknown name in SQL", func(c *Comparison) { c.Rows.Where, c.Rows.WhereLanguage = "nope = 1", "sql" }, "UNKNOWN_IDENTIFIER: "},
			{"no more than a condition", func(c *Comparison) { c.Rows.Where, c.Rows.WhereLanguage = "1) OR (1", "sql" }, "where: "},
			{"a table of the server", func(c *Comparison) {
				c.Rows.Where, c.Rows.WhereLanguage = "sev IN (SELECT name FROM system.tables)", "sql"
			}, "where: "},
			{"an unknown language", func(c *Comparison) { c.Rows.WhereLanguage = "perl" }, `unknown whereLanguage "perl"`},
			{"metrics", func(c *Comparison) { c.Rows.Source.Kind = "metric" }, "a metric source cannot be searched"},
		} {
			if (n+i)%Rounds(2, 1) > 0 {
				continue
			}
			c := Comparison{Rows: hour}
			tt.edit(&c)
			got := compared(t, r, c)
			if strings.Contains(tt.want, ":") && tt.want[0] >= '0' && tt.want[0] <= '9' && got != tt.want || !strings.HasPrefix(got, tt.want) {
				t.Errorf("%s of %s:\ngot  %s\nwant %s", tt.rule, table, got, tt.want)
			}
		}
		for _, where := range []string{"1) OR (1", "nope = 1", "sleep(1", "sev IN (SELECT name FROM system.tables)"} {
			_, err := r.Compare(t.Context(), Team, Comparison{Rows: sqlgen.Rows{
				Source: hour.Source, Start: hour.Start, End: hour.End, Where: where, WhereLanguage: "sql",
			}})
			querytest.WantError(t, err, core.Invalid, "")
		}
	}
}

// TestSampledComparisons holds how wrong samples are, of a million rows in which as many users are.
func TestSampledComparisons(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime64(9), svc LowCardinality(String), user String, attrs Map(LowCardinality(String), String), code UInt16,
			INDEX users user TYPE bloom_filter GRANULARITY 1)
			ENGINE = MergeTree ORDER BY (toStartOfFiveMinutes(ts), svc, ts) SETTINGS index_granularity = 1024`,
		`INSERT INTO t SELECT fromUnixTimestamp64Nano(toInt64(1767607200000000000 + number * 3600000)), 'svc-' || toString(cityHash64(number, 2) % 20),
			if(number % 100 = 0 AND number % 500 != 0, 'noisy', if(number % 100000 = 1, 'rare', 'user-' || toString(number))),
			map('pod', 'pod-' || toString(if(number % 100 = 0, 1, cityHash64(number, 3) % 5)), 'even', toString(number % 2)),
			if(number % 100 = 0, 500, 200) FROM numbers(1000000)`)
	r := RunnerOf(db)
	r.sizes = sampleSizes{
		few: 1_200_000, values: 100_000, keys: 60_000, ranges: 60_000, rare: 1_200_000, strata: 1_200_000, granule: 1024, compared: 8_000,
	}
	all := sqlgen.Rows{Source: TableSource(db, "t"), Start: Start, End: Start + 3600_000}
	queries := queriesOf(r)
	for _, tt := range []struct {
		where              string
		selected, baseline [2]int64 // how many rows of each side are compared, between
		sampled            bool
		queries            uint64
		want               []api.SearchDifference
	}{
		{"code:500", [2]int64{300, 8000}, [2]int64{5000, 16000}, true, 4, []api.SearchDifference{
			{Field: "code", Value: "200", SelectionShare: 0, BaselineShare: 1},
			{Field: "code", Value: "500", SelectionShare: 1, BaselineShare: 0},
			{Field: "attrs.even", Value: "0", SelectionShare: 1, BaselineShare: 0.4949},
			{Field: "user", Value: "noisy", SelectionShare: 0.8, BaselineShare: 0},
			{Field: "attrs.pod", Value: "pod-1", SelectionShare: 1, BaselineShare: 0.2},
		}},
		// One less each time from here on: the strata are counted.
		{"attrs.even:1", [2]int64{5000, 16000}, [2]int64{5000, 16000}, true, 3, []api.SearchDifference{
			{Field: "attrs.even", Value: "0", SelectionShare: 0, BaselineShare: 1},
			{Field: "code", Value: "500", SelectionShare: 0, BaselineShare: 0.02},
		}},
		{`user:"rare"`, [2]int64{10, 10}, [2]int64{5000, 16000}, true, 4, []api.SearchDifference{
			{Field: "user", Value: "rare", SelectionShare: 1, BaselineShare: 0},
			{Field: "attrs.even", Value: "1", SelectionShare: 1, BaselineShare: 0.5},
		}},
		{`user:"nobody"`, [2]int64{}, [2]int64{5000, 16000}, true, 4, nil},
	} {
		of := all
		of.Where = tt.where
		queries()
		got, err := r.Compare(t.Context(), Team, Comparison{Rows: of})
		if err != nil {
			t.Fatal(err)
		}
		if n := queries(); n != tt.queries {
			t.Errorf("%s: %d queries", tt.where, n)
		}
		between := func(n int64, of [2]int64) bool { return n >= of[0] && n <= of[1] }
		if got.Sampled != tt.sampled || !between(got.SelectionRows, tt.selected) || !between(got.BaselineRows, tt.baseline) || len(got.Differences) > 20 {
			t.Errorf("%s: %d and %d rows, sampled: %v, %d differences", tt.where, got.SelectionRows, got.BaselineRows, got.Sampled, len(got.Differences))
		}
		found := map[string]api.SearchDifference{}
		for _, d := range got.Differences {
			found[d.Field+"="+d.Value] = d
		}
		for _, want := range tt.want {
			d := found[want.Field+"="+want.Value]
			if math.Abs(d.SelectionShare-want.SelectionShare) > 0.05 || math.Abs(d.BaselineShare-want.BaselineShare) > 0.05 {
				t.Errorf("%s: got %+v, want %+v", tt.where, d, want)
			}
		}
		for _, d := range got.Differences {
			if d.Field == "user" && strings.HasPrefix(d.Value, "user-") {
				t.Errorf("%s: %+v is one of a million users", tt.where, d)
			}
		}
	}
	// Half an hour and the one before have the same services.
	half := all
	half.Start = Start + 1800_000
	got, err := r.Compare(t.Context(), Team, Comparison{Rows: half, Before: true})
	if err != nil || !got.Sampled || got.SelectionRows < 4000 {
		t.Errorf("half an hour: %+v, %v", got, err)
	}
	for _, d := range got.Differences {
		if math.Abs(d.SelectionShare-d.BaselineShare) > 0.05 {
			t.Errorf("half an hour differs from the one before by %+v", d)
		}
	}
	// Where all is read, the same question has an exact answer.
	r.sizes = sampleSizes{few: 2_000_000, values: 2_000_000, keys: 2_000_000, ranges: 2_000_000, strata: 2_000_000, granule: 1024, compared: 1_000_000}
	of := all
	of.Where, of.End = "code:500 svc:*", Start+216_000-1
	if got, want := compared(t, r, Comparison{Rows: of}), "600:59400, code=200 0:1, code=500 1:0, "; !strings.HasPrefix(got, want) {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestComparisonsTakeTurns holds that a team has no more of them at a time than questions about fields.
func TestComparisonsTakeTurns(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, "CREATE TABLE t (ts DateTime, svc String) ENGINE = Memory",
		"INSERT INTO t SELECT '2026-01-05 10:00:00', 's' || toString(number % 2) FROM numbers(4)")
	limits := fieldQueue
	limits.Wait = time.Millisecond
	r.kept.slots = queue.New(limits)
	c := Comparison{Rows: sqlgen.Rows{Source: source, Start: Start, End: Start + 1000, Where: "svc:s0"}}
	var free []func()
	for _, caller := range []string{"one", "another"} {
		release, err := r.kept.slots.Acquire(t.Context(), queue.Holder{Tenant: string(Team), Caller: caller})
		if err != nil {
			t.Fatal(err)
		}
		free = append(free, release)
	}
	_, err := r.Compare(t.Context(), Team, c)
	querytest.WantError(t, err, core.RateLimited, "")
	if _, err := r.Compare(t.Context(), "another team", c); err != nil {
		t.Error(err)
	}
	for _, release := range free {
		release()
	}
	const want = "2:2, svc=s0 1:0, svc=s1 0:1"
	if got := compared(t, r, c); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
