package query_test

import (
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/querytest"
)

// SQL without a value is the same error with rows and without, in evaluations, previews and tiles.
func TestColumnsWithoutValuesAreErrorsWithoutRows(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	const noTime, noNumbers = "the SQL answers no column of a date or a time", "the SQL answers no column of numbers"
	// Windows that do not begin at multiples of their width need a query each for SQL with an interval.
	shifted := hours
	shifted.Start, shifted.End = shifted.Start.Add(7*time.Minute), shifted.End.Add(7*time.Minute)
	for _, tt := range []struct{ display, sql, want string }{
		{"line", "SELECT count() AS n FROM t WHERE {rows} GROUP BY svc", noTime},
		{"line", "SELECT toString(ts) AS at, ms FROM t WHERE {rows}", noTime},
		{"line", "SELECT ts, svc FROM t WHERE {rows}", noNumbers},
		{"stacked_bar", "SELECT ts, status FROM t WHERE {rows}", noNumbers},
		{"line", "WITH x AS (SELECT ts, svc FROM t WHERE {rows}) SELECT * FROM x UNION ALL SELECT ts, svc FROM x", noNumbers},
		{"line", "SELECT $__timeInterval(ts) AS at, any(attrs) AS v FROM t WHERE {rows} AND $__timeFilter(ts) GROUP BY at", noNumbers},
		{"line", "SELECT $__timeInterval(ts) AS at, count() AS v FROM t WHERE {rows} AND $__timeFilter(ts) GROUP BY at", ""},
		{"line", "SELECT ts, toDecimal32(ms, 2) AS v, NULL AS n FROM t WHERE {rows}", ""},
		{"number", "SELECT ts FROM t WHERE {rows}", `The column "ts" has the type DateTime64(9), which is no number`},
		{"number", "SELECT ms > 1 AS v, toNullable(ms > 1)::Nullable(Bool) AS w FROM t WHERE {rows} AND 0", ""},
		{"number", "SELECT toNullable(ms > 1)::Nullable(Bool) AS w FROM t WHERE {rows}", `The column "w" has the type Nullable(Bool), which is no number`},
		{"number", "SELECT attrs FROM t WHERE {rows}", `The column "attrs" has the type Map(LowCardinality(String), String), which is no number`},
		{"number", "SELECT CAST(svc = 'a', 'Enum8(''no'' = 0, ''yes'' = 1)') AS v FROM t WHERE {rows}", `The column "v" has the type Enum8('no' = 0, 'yes' = 1), which is no number`},
		{"number", "SELECT [ms] AS v FROM t WHERE {rows}", `The column "v" has the type Array(Float64), which is no number`},
		{"number", "SELECT toString(ms) AS v FROM t WHERE {rows}", ""},
		{"number", "SELECT svc, ms FROM t WHERE {rows}", ""},
		{"number", "SELECT ms, svc FROM t WHERE {rows}", ""},
	} {
		for _, rows := range []string{"1", "0", "svc = 'nobody'"} {
			tile := ts.Raw(tt.display, strings.ReplaceAll(tt.sql, "{rows}", rows))
			check := func(how string, err error) {
				t.Helper()
				switch {
				case tt.want != "":
					querytest.WantError(t, err, core.Invalid, tt.want)
				case err != nil:
					t.Errorf("%s of %s: %v", how, tile.Config, err)
				}
			}
			for _, w := range []batch.Windows{hours, shifted} {
				check("evaluation", observeOne(t, ts.Runner, w, batch.Condition{Tile: &tile}).Err)
				_, _, err := batch.NewReader(ts.Runner).Preview(t.Context(), query.Team, w, batch.Condition{Tile: &tile})
				check("preview", err)
			}
			if tt.display == "number" {
				_, err := ts.Runner.Tile(t.Context(), query.Team, tile)
				check("tile", err)
			}
		}
	}
}

// A builder whose type rules out numbers is the same error with rows and without, alone and among others.
func TestTypesWithoutNumbersAreErrorsWithoutRows(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	const noNumber = `The column "v" has the type %s, which is no number`
	tests := []struct{ item, want string }{
		{`"aggFn":"none","valueExpression":"max(ts)"`, "DateTime64(9)"},
		{`"aggFn":"none","valueExpression":"groupArray(ms)"`, "Array(Float64)"},
		{`"aggFn":"any","valueExpression":"ts"`, "Nullable(DateTime64(9))"},
		{`"aggFn":"any","valueExpression":"toDate(ts)"`, "Nullable(Date)"},
		{`"aggFn":"any","valueExpression":"attrs"`, "Map(String, String)"},
		{`"aggFn":"none","valueExpression":"sum(ms)"`, ""},
		{`"aggFn":"none","valueExpression":"max(toString(ms))"`, ""},
		{`"aggFn":"any","valueExpression":"ms"`, ""},
		{`"aggFn":"any","valueExpression":"toString(ms)"`, ""},
		{`"aggFn":"max","valueExpression":"ms"`, ""},
		{`"aggFn":"count"`, ""},
	}
	for _, display := range []string{"line", "number"} {
		for _, where := range []string{"", "svc:nobody"} {
			var conditions []batch.Condition
			for _, tt := range tests {
				tile := ts.Of(`{"displayType":"` + display + `","select":[{` + tt.item + `,"alias":"v","where":"` + where + `"}]}`)
				conditions = append(conditions, batch.Condition{Tile: &tile})
			}
			together := observeAll(t.Context(), t, ts.Runner, hours, conditions)
			for i, condition := range conditions {
				check := func(how string, err error) {
					t.Helper()
					switch want := tests[i].want; {
					case want != "":
						querytest.WantError(t, err, core.Invalid, strings.Replace(noNumber, "%s", want, 1))
					case err != nil:
						t.Errorf("%s of %s: %v", how, condition.Tile.Config, err)
					}
				}
				check("evaluation among others", together[i].Err)
				condition.Alone = true
				check("evaluation", observeOne(t, ts.Runner, hours, condition).Err)
				_, _, err := batch.NewReader(ts.Runner).Preview(t.Context(), query.Team, hours, condition)
				check("preview", err)
			}
		}
	}
}
