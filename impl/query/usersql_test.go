package query_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// everyPlace is where people write expressions of a number: what runs one there on the source's table t.
func everyPlace(r *query.Runner, s sqlgen.Source) map[string]func(t *testing.T, expression string) (string, error) {
	chart := func(set func(s *sqlgen.Series, expression string)) func(t *testing.T, expression string) (string, error) {
		return func(t *testing.T, expression string) (string, error) {
			series := sqlgen.Series{Source: s, AggFn: "count"}
			set(&series, expression)
			text, err := r.Chart(t.Context(), query.Team, query.Chart{Series: []sqlgen.Series{series}, Start: query.Start, End: query.End, Granularity: "1h"})
			return string(text), err
		}
	}
	search := func(set func(s *sqlgen.Search, expression string)) func(t *testing.T, expression string) (string, error) {
		return func(t *testing.T, expression string) (string, error) {
			search := sqlgen.Search{Source: s, Start: query.Start, End: query.End, Select: "1 AS one", Limit: 9}
			set(&search, expression)
			found, err := r.Search(t.Context(), query.Team, search)
			return string(found.Data), err
		}
	}
	tile := func(config string) func(t *testing.T, expression string) (string, error) {
		return func(t *testing.T, expression string) (string, error) {
			config := strings.Replace(config, "{", `{"sourceId":"`+query.SourceID+`",`, 1)
			d, err := r.Tile(t.Context(), query.Team, query.Tile{
				Config: []byte(strings.ReplaceAll(config, "EXPRESSION", expression)),
				Source: &s, Connection: s.Connection, Start: query.Start, End: query.End, Granularity: "1h",
			})
			if err != nil {
				return "", err
			}
			text, err := d.JSON(t.Context())
			return string(text), err
		}
	}
	return map[string]func(t *testing.T, expression string) (string, error){
		"the value of a chart":     chart(func(s *sqlgen.Series, sql string) { s.AggFn, s.Field = "max", sql }),
		"a quantile of a chart":    chart(func(s *sqlgen.Series, sql string) { s.AggFn, s.Field = "quantile", sql }),
		"a chart without function": chart(func(s *sqlgen.Series, sql string) { s.AggFn, s.Field = "none", "max("+sql+")" }),
		"the group of a chart":     chart(func(s *sqlgen.Series, sql string) { s.GroupBy = []string{sql} }),
		"the condition of a chart": chart(func(s *sqlgen.Series, sql string) { s.WhereLanguage, s.Where = "sql", sql+" > 0" }),
		"a column of a search":     search(func(s *sqlgen.Search, sql string) { s.Select = sql + " AS x" }),
		"the order of a search":    search(func(s *sqlgen.Search, sql string) { s.OrderBy = sql + " DESC" }),
		"the condition of a search": search(func(s *sqlgen.Search, sql string) {
			s.WhereLanguage, s.Where = "sql", sql+" > 0"
		}),
		"a tile":     tile(`{"displayType":"line","select":[{"aggFn":"sum","valueExpression":"EXPRESSION"}]}`),
		"a list":     tile(`{"displayType":"search","select":"EXPRESSION AS x","where":""}`),
		"a heatmap":  tile(`{"displayType":"heatmap","select":[{"valueExpression":"EXPRESSION"}]}`),
		"SQL":        tile(`{"configType":"sql","displayType":"table","sqlTemplate":"SELECT EXPRESSION AS x FROM $__sourceTable WHERE $__filters"}`),
		"nested SQL": tile(`{"configType":"sql","displayType":"table","sqlTemplate":"SELECT * FROM (SELECT max(EXPRESSION) AS x FROM t)"}`),
	}
}

// TestLongChainsRun runs alternatives and a sum of hundreds of operands wherever people write expressions: each place
// puts more around them before the engine reads it.
func TestLongChainsRun(t *testing.T) {
	t.Parallel()
	r, source := query.SetUp(t, "CREATE TABLE t (ts DateTime, n Float64) ENGINE = Memory", "INSERT INTO t VALUES ('2026-01-05 10:00:00', 1)")
	expression := strings.Repeat("n = 7 ? 2 : ", 101) + "n" + strings.Repeat(" + n", 300)
	places := everyPlace(r, source)
	for n, place := range slices.Sorted(maps.Keys(places)) {
		if n%query.Rounds(2, 1) > 0 {
			continue
		}
		if got, err := places[place](t, expression); err != nil || got == "[]" {
			t.Errorf("%s: got %.100s, %v", place, got, err)
		}
	}
}

// TestFunctionsThatTakeTheEngineFromOthersAreRefused: one call of them is enough. They use gigabytes of which the engine
// knows nothing, or go on after they were stopped.
func TestFunctionsThatTakeTheEngineFromOthersAreRefused(t *testing.T) {
	t.Parallel()
	const shape = "[[arrayMap(x -> (cos(x), sin(x * 3)), range(30000))]]"
	r, source := query.SetUp(t, "CREATE TABLE t (ts DateTime, n Float64) ENGINE = Memory", "INSERT INTO t VALUES ('2026-01-05 10:00:00', 1)")
	for place, run := range everyPlace(r, source) {
		for function, arguments := range map[string]string{
			"URLHierarchy":                "concat('http://a', repeat('/b', 100000))",
			"polygonsUnionCartesian":      shape + ", " + shape,
			"printf":                      "'%1000000000d', n",
			"arrayLevenshteinDistance":    "range(3000000), range(1, 3000001)",
			"arraySimilarity":             "range(30000), range(1, 30001), range(30000), range(30000)",
			"kolmogorovSmirnovTest":       "n, 0",
			"kolmogorovSmirnovTestIf":     "n, 0, 1",
			"arrayLevenshteinDISTANCE":    "[1], [2]",
			"h3PolygonToCells":            "[(0., 0.), (0., 60.), (60., 60.), (60., 0.)], 7",
			"estimateCompressionRatioMap": "map(1, n)",
		} {
			want := fmt.Sprintf("function %q is not allowed", function)
			got, err := run(t, "length(toString("+function+"("+arguments+")))")
			if core.KindOf(err) != core.Invalid || !strings.Contains(err.Error(), want) {
				t.Errorf("%s in %s: got %.100s, %v", function, place, got, err)
			}
		}
	}
}
