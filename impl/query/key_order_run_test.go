package query

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// setUpKeyOrder makes a table whose key begins with a rounded time, and one with the same rows and another key.
func setUpKeyOrder(t *testing.T) (r *Runner, keyed, plain sqlgen.Source) {
	t.Helper()
	const columns = ` (ts DateTime64(9), svc LowCardinality(String), zone Nullable(String), n Int64, text String,
		maybe Nullable(Float32), rate UInt16) ENGINE = MergeTree ORDER BY `
	r, keyed = SetUp(t,
		"CREATE TABLE t"+columns+"(toStartOfFiveMinutes(ts), svc, zone, ts) SETTINGS allow_nullable_key = 1",
		"CREATE TABLE plain"+columns+"ts",
		// Several parts, with rows in all of them at the same times.
		fmt.Sprintf(`INSERT INTO t SELECT fromUnixTimestamp64Milli(%d + number * 3517 %% 7200000), ['a', '', 'ünï', 'b|c'][1 + h %% 4],
			if(h %% 5 = 0, NULL, toString(h %% 3)), h %% 100, ['1', 'x', 'nan', ''][1 + h %% 11 %% 4], if(h %% 3 = 0, NULL, h %% 8), h %% 3
			FROM (SELECT number, cityHash64(number) AS h FROM numbers(6000)) SETTINGS max_block_size = 2000, max_insert_block_size = 2000,
			min_insert_block_size_rows = 2000`, Start),
		"INSERT INTO t SELECT * FROM t WHERE n % 7 = 0",
		"INSERT INTO plain SELECT * FROM t")
	plain = keyed
	plain.From.Table = "plain"
	return r, keyed, plain
}

// keyOrderSeries are series whose answers do not depend on the order in which rows are read.
func keyOrderSeries(source sqlgen.Source) []sqlgen.Series {
	sampled := source
	sampled.Kind, sampled.SampleRate = "trace", "rate"
	var all []sqlgen.Series
	for _, s := range []sqlgen.Series{
		{AggFn: "count"},
		{AggFn: "sum", Field: "n"},
		{AggFn: "avg", Field: "n"},
		{AggFn: "avg", Field: "text"},
		{AggFn: "min", Field: "maybe"},
		{AggFn: "max", Field: "text"},
		{AggFn: "last_value", Field: "toUnixTimestamp64Milli(ts)"},
		{AggFn: "sum", Field: "maybe", Where: "n:>50"},
		{AggFn: "count", Where: "text:none"},
		{AggFn: "count", Where: "svc = 'a' OR n % 2 = 1", WhereLanguage: "sql"},
		{AggFn: "count_distinct", Field: "n"},
		{AggFn: "none", Field: "sum(n) / count()"},
		{AggFn: "count", Source: sampled},
		{AggFn: "sum", Field: "n", Source: sampled},
		{AggFn: "avg", Field: "maybe", Source: sampled},
	} {
		if s.Source.Kind == "" {
			s.Source = source
		}
		all = append(all, s)
	}
	return all
}

func TestTheOrderOfTheKeyChangesNoAnswer(t *testing.T) {
	t.Parallel()
	r, keyed, plain := setUpKeyOrder(t)
	ask := func(c Chart) string {
		text, err := r.Chart(t.Context(), Team, c)
		if err != nil {
			t.Fatal(err)
		}
		return strings.ReplaceAll(string(text), "},{", "},\n{")
	}
	for i, groups := range [][]string{{"svc"}, {"svc", "zone"}, {"svc AS s, zone"}, {"zone", "svc"}} {
		for granularity, columns := range map[string]bool{"5m": false, "1h": true} {
			if !*Thorough && columns == (i%2 == 0) {
				continue // each of the other groups has the other buckets
			}
			want, got := keyOrderSeries(plain), keyOrderSeries(keyed)
			for i := range want {
				want[i].GroupBy, got[i].GroupBy = groups, groups
			}
			// The range cuts the first and the last bucket.
			chart := Chart{Series: want, Start: Start + 123_456, End: End - 654_321, Granularity: granularity, Columns: columns}
			expected := ask(chart)
			chart.Series = got
			if diff := cmp.Diff(expected, ask(chart)); diff != "" {
				t.Errorf("by %v, %s (-without the key's order +with it):\n%s", groups, granularity, diff)
			}
		}
	}
}

func TestTilesInTheOrderOfTheKey(t *testing.T) {
	t.Parallel()
	r, keyed, plain := setUpKeyOrder(t)
	for _, config := range []string{
		`"displayType":"line","groupBy":"svc","select":[{"aggFn":"count"},{"aggFn":"avg","valueExpression":"n","where":"n:>20"}]`,
		`"displayType":"line","groupBy":"svc, zone","seriesLimit":3,"select":[{"aggFn":"max","valueExpression":"n"}],"compareToPreviousPeriod":true`,
		`"displayType":"line","groupBy":"svc, zone","seriesLimit":4,"select":[{"aggFn":"sum","valueExpression":"n"}],"fillNulls":false`,
		`"displayType":"line","groupBy":"svc","seriesLimit":2,"select":[{"aggFn":"last_value","valueExpression":"toUnixTimestamp64Milli(ts)"}]`,
		`"displayType":"stacked_bar","groupBy":"svc","select":[{"aggFn":"sum","valueExpression":"n"},{"aggFn":"count"}],"asRatio":true`,
		`"displayType":"line","groupBy":"svc","select":[{"aggFn":"last_value","valueExpression":"toUnixTimestamp64Milli(ts)"}],"formulas":[{"expression":"A / 2"}]`,
		`"displayType":"line","groupBy":"svc","select":[{"aggFn":"count"},{"aggFn":"count_distinct","valueExpression":"n"}]`,
		`"displayType":"table","groupBy":"svc","select":[{"aggFn":"count"}],"having":"count() > 10"`,
	} {
		answer := func(source sqlgen.Source) string {
			data, err := r.Tile(t.Context(), Team, Tile{
				Config: []byte("{" + config + "}"), Source: &source, Start: Start + 1000, End: End - 1000, Granularity: "15m",
			})
			if err != nil {
				t.Fatal(err)
			}
			text, err := data.JSON(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			return strings.ReplaceAll(string(text), "],[", "],\n[")
		}
		if diff := cmp.Diff(answer(plain), answer(keyed)); diff != "" {
			t.Errorf("%s (-without the key's order +with it):\n%s", config, diff)
		}
	}
}

// What is grouped in the order of the key needs no hash table of all rows.
func TestChartsAreGroupedInTheOrderOfTheKey(t *testing.T) {
	t.Parallel()
	r, keyed, _ := setUpKeyOrder(t)
	setting := keyed
	setting.Settings = []sqlgen.Setting{{Name: "optimize_aggregation_in_order", Value: "0"}}
	for _, tt := range []struct {
		rule    string
		series  sqlgen.Series
		bucket  int64
		shift   int64
		inOrder bool
	}{
		{"the next column of the key", sqlgen.Series{AggFn: "count", GroupBy: []string{"svc"}}, 300, 0, true},
		{"the next columns, in wider buckets", sqlgen.Series{AggFn: "avg", Field: "n", GroupBy: []string{"svc, zone"}}, 3600, 0, true},
		{"buckets that begin later by whole steps", sqlgen.Series{AggFn: "count", GroupBy: []string{"svc"}}, 3600, 600_000, true},
		{"no groups", sqlgen.Series{AggFn: "count"}, 300, 0, false},
		{"other groups", sqlgen.Series{AggFn: "count", GroupBy: []string{"n"}}, 300, 0, false},
		{"further groups", sqlgen.Series{AggFn: "count", GroupBy: []string{"svc", "n"}}, 300, 0, false},
		{"narrower buckets", sqlgen.Series{AggFn: "count", GroupBy: []string{"svc"}}, 60, 0, false},
		{"buckets that begin within a step", sqlgen.Series{AggFn: "count", GroupBy: []string{"svc"}}, 3600, 60_000, false},
		{"one bucket", sqlgen.Series{AggFn: "count", GroupBy: []string{"svc"}}, 0, 0, false},
		{"distinct values", sqlgen.Series{AggFn: "count_distinct", Field: "n", GroupBy: []string{"svc"}}, 300, 0, false},
		{"quantiles", sqlgen.Series{AggFn: "quantile", Field: "n", GroupBy: []string{"svc"}}, 300, 0, false},
		{"a source that says how to group", sqlgen.Series{Source: setting, AggFn: "count", GroupBy: []string{"svc"}}, 300, 0, false},
	} {
		if tt.series.Source.Kind == "" {
			tt.series.Source = keyed
		}
		db, table, err := r.Table(t.Context(), Team, tt.series.Source.Ref())
		if err != nil {
			t.Fatal(err)
		}
		w := sqlgen.Window{Start: Start + tt.shift, End: End, Bucket: tt.bucket, Shift: tt.shift}
		st, err := tt.series.Statement(table, w)
		if err != nil {
			t.Fatal(err)
		}
		pipeline := fmt.Sprint(enginetest.Select(t, db, engine.Query{
			SQL: "EXPLAIN PIPELINE " + st.SQL, Params: st.Params, Settings: st.Settings, Hints: st.Hints,
		}))
		if got := strings.Contains(pipeline, "AggregatingInOrderTransform"); got != tt.inOrder {
			t.Errorf("%s: grouped in the key's order: %v, want %v\n%s", tt.rule, got, tt.inOrder, st.SQL)
		}
	}
}

// Few rows are put into a hash table. What they are added to was read in the order of the key, so their columns must be the same.
func TestFewRowsHaveTheColumnsOfMany(t *testing.T) {
	t.Parallel()
	r, keyed, _ := setUpKeyOrder(t)
	db, table, err := r.Table(t.Context(), Team, keyed.Ref())
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range keyOrderSeries(keyed) {
		s.GroupBy = []string{"svc"}
		v := sqlgen.Values{Source: s.Source, Groups: []string{"svc"}, Series: []sqlgen.Series{s}, Shown: []sqlgen.ShownValue{{Series: 0}}}
		columns := func(few bool) string {
			w := sqlgen.Window{Start: Start, End: End, Bucket: 300, Few: few}
			chart, err := s.Statement(table, w)
			if err != nil {
				t.Fatal(err)
			}
			queries := []sqlgen.Query{chart.Query}
			if partial := v.Partial(); partial != nil {
				tile, err := partial.Statement([]*sqlgen.Table{table}, w, false, 0)
				if err != nil {
					t.Fatal(err)
				}
				queries = append(queries, tile)
			}
			var types []string
			for _, q := range queries {
				if inOrder := strings.Contains(q.SQL, "Merge("); inOrder && few {
					t.Errorf("few rows are grouped in the key's order: %s", q.SQL)
				}
				for _, row := range enginetest.Select(t, db, engine.Query{SQL: "DESCRIBE (" + q.SQL + ")", Params: q.Params, Settings: q.Settings}) {
					types = append(types, fmt.Sprint(row[1]))
				}
			}
			return strings.Join(types, ", ")
		}
		if few, many := columns(true), columns(false); few != many {
			t.Errorf("%s of %q: %s of few rows, %s of many", s.AggFn, s.Field, few, many)
		}
	}
}
