package query_test

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/querytest"
)

// SQL without a value is the same error with rows and without, in evaluations, previews and tiles.
func TestColumnsWithoutValuesAreErrorsWithoutRows(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t, `CREATE TABLE simple (name String, at SimpleAggregateFunction(max, DateTime), v SimpleAggregateFunction(sum, Float64),
			place Point, way LineString) ENGINE = MergeTree ORDER BY name`,
		"INSERT INTO simple VALUES ('a', '2026-01-05 10:00:00', 7, (1, 2), [(1, 2)])")
	const noTime, noNumbers = "the SQL returns no column with a date or a time", "the SQL returns no numeric column"
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
		{"number", "SELECT ts FROM t WHERE {rows}", `The column "ts" has the type DateTime64(9), which is not a number`},
		{"number", "SELECT ms > 1 AS v, toNullable(ms > 1)::Nullable(Bool) AS w FROM t WHERE {rows} AND 0", ""},
		{"number", "SELECT toNullable(ms > 1)::Nullable(Bool) AS w FROM t WHERE {rows}", `The column "w" has the type Nullable(Bool), which is not a number`},
		{"number", "SELECT attrs FROM t WHERE {rows}", `The column "attrs" has the type Map(LowCardinality(String), String), which is not a number`},
		{"number", "SELECT CAST(svc = 'a', 'Enum8(''no'' = 0, ''yes'' = 1)') AS v FROM t WHERE {rows}", `The column "v" has the type Enum8('no' = 0, 'yes' = 1), which is not a number`},
		{"number", "SELECT [ms] AS v FROM t WHERE {rows}", `The column "v" has the type Array(Float64), which is not a number`},
		{"number", "SELECT CAST(ts, 'Time') AS v FROM t WHERE {rows}", `The column "v" has the type Time, which is not a number`},
		{"line", "SELECT at, v FROM t, simple WHERE {rows}", ""},
		{"line", "SELECT ts, at FROM t, simple WHERE {rows}", noNumbers},
		{"number", "SELECT v, svc FROM t, simple WHERE {rows}", ""},
		{"number", "SELECT at FROM t, simple WHERE {rows}", `The column "at" has the type SimpleAggregateFunction(max, DateTime), which is not a number`},
		{"number", "SELECT place FROM t, simple WHERE {rows}", `The column "place" has the type Point, which is not a number`},
		{"number", "SELECT way FROM t, simple WHERE {rows}", `The column "way" has the type LineString, which is not a number`},
		{"number", "SELECT CAST(ms, 'Dynamic') AS v FROM t WHERE {rows}", ""},
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
	const noNumber = `The column "v" has the type %s, which is not a number`
	none := func(expression string) string { return `"aggFn":"none","valueExpression":"` + expression + `"` }
	const maxType = 100 // in bytes
	large := "Tuple(" + strings.Repeat("UInt64, ", maxType)
	tests := []struct{ item, want string }{
		{`"aggFn":"none","valueExpression":"max(ts)"`, "DateTime64(9)"},
		{`"aggFn":"none","valueExpression":"groupArray(ms)"`, "Array(Float64)"},
		{`"aggFn":"any","valueExpression":"ts"`, "Nullable(DateTime64(9))"},
		{`"aggFn":"any","valueExpression":"toDate(ts)"`, "Nullable(Date)"},
		{`"aggFn":"any","valueExpression":"attrs"`, "Map(String, String)"},
		{none("CAST(max(ts), 'Time')"), "Time"},
		{none("CAST(max(ts), 'Nullable(Time64(3))')"), "Nullable(Time64(3))"},
		{none("tuple(count()" + strings.Repeat(", count()", maxType) + ")"), large[:maxType] + "…"},
		{none("max(CAST('5', 'Enum8(''5'' = 5)'))"), ""},
		{`"aggFn":"any","valueExpression":"CAST('5', 'Enum8(''5'' = 5)')"`, ""},
		{none("CAST(max(ms), 'Dynamic')"), ""},
		{none("CAST(max(ms), 'Variant(Float64, String)')"), ""},
		{none("any(toFixedString('17', 4))"), ""},
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
	if n := query.LongestDescribed(ts.Runner); n > maxType+len("…") {
		t.Errorf("the runner remembers %d bytes of a type", n)
	}
}

// A Dynamic, a Variant, and a text that ends in NUL bytes are numbers if they hold one. Raw SQL refuses enums, and reads NULL as 0.
func TestNumbersInOtherTypes(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	const hasType, isText = `The column "v" has the type %s, which is not a number`, `The column "v" is %q, which is not a number`
	for _, tt := range []struct{ expression, builder, sql string }{
		{"max(CAST('5', 'Enum8(''5'' = 7)'))", "10:00 5, 11:00 5", fmt.Sprintf(hasType, "Enum8('5' = 7)")},
		{"CAST(max(ms), 'Dynamic')", "10:00 30, 11:00 100", "10:00 30, 11:00 100"},
		{"CAST(toString(max(ms)), 'Dynamic')", "10:00 30, 11:00 100", "10:00 30, 11:00 100"},
		{"CAST(if(max(ms) > 50, NULL, 7), 'Dynamic')", `10:00 7, 11:00 none: no row in this window has a number for "v"`, "10:00 7, 11:00 0"},
		{
			"CAST(if(max(ms) > 50, nan, 7), 'Dynamic')",
			`10:00 7, 11:00 none: "v" is NaN in this window, for example after a division by zero`,
			`The column "v" is NaN, which cannot be compared with a threshold`,
		},
		{"CAST(CAST(max(ts), 'Time'), 'Dynamic')", fmt.Sprintf(isText, "10h20m0s"), fmt.Sprintf(isText, "10h20m0s")},
		{"CAST(max(ms), 'Variant(Float64, String)')", "10:00 30, 11:00 100", "10:00 30, 11:00 100"},
		{"CAST(max(svc), 'Variant(Float64, String)')", fmt.Sprintf(isText, "b"), fmt.Sprintf(isText, "b")},
		{"any(toFixedString('17', 4))", "10:00 17, 11:00 17", "10:00 17, 11:00 17"},
	} {
		item := `{"aggFn":"none","valueExpression":"` + tt.expression + `","alias":"v"}`
		for want, tile := range map[string]query.Tile{
			"builder: " + tt.builder: ts.Of(`{"displayType":"line","select":[` + item + `]}`),
			"SQL: " + tt.sql:         ts.Raw("number", "SELECT "+tt.expression+" AS v FROM t WHERE $__timeFilter(ts) AND ms < 1000"),
		} {
			how, _, _ := strings.Cut(want, ": ")
			for _, alone := range []bool{false, true} {
				if got := how + ": " + written(observeOne(t, ts.Runner, hours, batch.Condition{Tile: &tile, Alone: alone})); got != want {
					t.Errorf("%s, alone %v\n got %s\nwant %s", tt.expression, alone, got, want)
				}
			}
		}
	}
	formula := ts.Of(`{"displayType":"line","select":[{"aggFn":"none","valueExpression":"CAST(max(ms), 'Dynamic')"}],"formulas":[{"expression":"A * 2"}]}`)
	wantObserved(t, ts, []observed{{"a formula of a Dynamic", formula, false, "10:00 60, 11:00 200"}})
}

// A server that times out while it describes an expression is not asked at every evaluation, and one that is overloaded is.
func TestTypesThatTakeTooLongAreAskedForOnce(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ code, want int }{{159, 1}, {202, 3}} {
		var asked atomic.Int64
		db := enginetest.Database(t, startLiar(t, func(sql string) string {
			if !strings.HasPrefix(sql, "DESCRIBE") || !strings.Contains(sql, "groupArray") {
				return ""
			}
			asked.Add(1)
			return fmt.Sprintf("Code: %d. DB::Exception: no", tt.code)
		}))
		query.Exec(t, db, query.TileStatements...)
		ts := query.Tiles{Runner: query.RunnerOf(db), Source: query.TableSource(db, "t")}
		ts.Source.Kind = "trace"
		for _, tile := range []query.Tile{
			ts.Of(`{"displayType":"line","select":[{"aggFn":"none","valueExpression":"groupArray(ms)","where":"svc:nobody"}]}`),
			ts.Raw("number", "SELECT groupArray(ms) AS v FROM t WHERE svc = 'nobody' GROUP BY svc"),
		} {
			asked.Store(0)
			for range 3 {
				if err := observeOne(t, ts.Runner, hours, batch.Condition{Tile: &tile}).Err; err != nil {
					t.Error(err)
				}
			}
			if n := int(asked.Load()); n != tt.want {
				t.Errorf("code %d: asked %d times, want %d, for %s", tt.code, n, tt.want, tile.Config)
			}
		}
	}
}
