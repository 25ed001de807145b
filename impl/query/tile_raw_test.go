package query

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Raw is a tile in SQL.
func (ts Tiles) Raw(display, sql string, filters ...TileFilter) Tile {
	return ts.Of(fmt.Sprintf(`{"configType":"sql","displayType":%q,"sqlTemplate":%q}`, display, sql), filters...)
}

// with is a tile with more in its config.
func (t Tile) with(more string) Tile {
	t.Config = []byte(strings.TrimSuffix(string(t.Config), "}") + "," + more + "}")
	return t
}

// Selected is a filter of a dashboard that is also a variable.
func Selected(name, expression string, values ...string) TileFilter {
	return TileFilter{
		Config: []byte(fmt.Sprintf(`{"name":%q,"expression":%q,"isVariableEnabled":true}`, name, expression)), Values: values,
	}
}

// Listed is a filter of a dashboard without an expression.
func Listed(name string, values ...string) TileFilter {
	return TileFilter{Config: []byte(fmt.Sprintf(`{"type":"STATIC_LIST","name":%q,"options":["a","b"]}`, name)), Values: values}
}

// TestFixedListsInSQL counts rows by variables without an expression.
func TestFixedListsInSQL(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	svc, none, broadcast := Listed("svc", "a", "c"), Listed("no ne"), Selected("zone", "attrs.zone", "eu")
	for condition, want := range map[string]string{
		"svc IN ($svc)":                           "6",
		"svc IN (${svc:sqlstring})":               "6",
		"svc IN ($no_ne)":                         "0",
		"match(svc, ${svc:regex})":                "6",
		"has(splitByChar(',', ${svc:csv}), svc)":  "6",
		"$__filter(svc, $svc)":                    "6",
		"$__filter(svc, ${svc})":                  "6",
		"$__filter(svc, svc)":                     "6",
		"NOT $__filter(svc, $svc)":                "1",
		"$__filter(svc, $no_ne)":                  "7",
		"$__conditionalAll(svc = 'b', $svc)":      "1",
		"$__conditionalAll(svc = 'b', $no_ne)":    "7",
		"$__filters":                              "3",
		"$__filters AND $__filter(status, $zone)": "0",
	} {
		t.Run(condition, func(t *testing.T) {
			t.Parallel()
			tile := ts.Raw("table", "SELECT count() AS n FROM $__sourceTable WHERE "+condition, svc, none, broadcast)
			ts.want(t, tile, "value n", "["+want+"]")
		})
	}
	// Tiles of a builder do not use them.
	ts.want(t, ts.Of(`{"displayType":"number","select":[{"aggFn":"count"}]}`, svc), "value count()", "[7]")
	for argument, name := range map[string]string{"$svc": "svc", "${no_ne}": "no_ne", "no_ne": "no_ne"} {
		tile := ts.Raw("table", "SELECT 1 WHERE $__filter("+argument+")", svc, none)
		_, err := ts.Runner.Tile(t.Context(), Team, tile)
		want := "$__filter: the filter " + name + " has no expression, use $__filter(expression, $variable)"
		querytest.WantError(t, err, core.Invalid, want)
		if got := ts.Warnings(t, tile); !strings.Contains(got, want) {
			t.Errorf("the warnings are %q, want %q", got, want)
		}
	}
}

// TestEveryMacroRuns counts rows by each macro. The range begins with the first row and ends with the last.
func TestEveryMacroRuns(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t, `CREATE TABLE days (day Date, at DateTime) ENGINE = Memory`,
		`INSERT INTO days SELECT toDate(ts), toDateTime(ts) FROM t`, `INSERT INTO days VALUES ('2026-01-06', '2026-01-06 10:30:00')`)
	svc, zone := Selected("svc", "svc", "a", "c"), Selected("zone", "attrs.zone")
	for _, tt := range []struct{ condition, want string }{
		{"ts >= $__fromTime AND ts < $__toTime", "6"},
		{"ts > $__fromTime_ms AND ts <= $__toTime_ms", "6"},
		{"$__timeFilter(ts)", "7"},
		{"NOT $__timeFilter(ts)", "0"},
		{"$__timeFilter_ms(ts)", "7"},
		{"toDateTime(ts) IN (SELECT at FROM days WHERE $__dateFilter(day))", "7"},
		{"ts IN (SELECT at FROM days WHERE $__dateTimeFilter(day, at))", "6"},
		{"ts IN (SELECT at FROM days WHERE $__dt(day, at))", "6"},
		{"ts >= {startDateMilliseconds:Int64} / 1000 AND toUnixTimestamp64Milli(ts) < {endDateMilliseconds:Int64}", "6"},
		{"$__filters", "6"},
		{"$__filter($svc)", "6"},
		{"$__filter(upper(svc), $svc)", "0"},
		{"$__filter($zone)", "7"},
		{"svc IN ($svc)", "6"},
		{"svc IN ($zone)", "0"},
		{"match(svc, ${svc:regex}) AND match(svc, '^${svc:regex}$')", "6"},
		{"match(svc, ${zone:regex})", "7"},
		{"has(splitByChar(',', ${svc:csv}), svc)", "6"},
		{"has(splitByChar(',', '$svc'), svc)", "6"},
		{"has(splitByString(' OR ', replaceRegexpAll(${svc:lucene}, '[()]', '')), '\"' || svc || '\"')", "6"},
		{"$__conditionalAll(svc = 'b', $svc)", "1"},
		{"$__conditionalAll(svc = 'b', $zone)", "7"},
	} {
		t.Run(tt.condition, func(t *testing.T) {
			t.Parallel()
			tile := ts.Raw("table", "SELECT count() AS n FROM $__sourceTable WHERE "+tt.condition, svc, zone)
			ts.want(t, tile, "value n", "["+tt.want+"]")
		})
	}
	for sql, want := range map[string]string{
		"$__timeInterval(ts)":                                    `"10:00:00Z",3] ["11:00:00Z",3] ["12:00:00Z",1]`,
		"$__timeInterval_ms(ts)":                                 `"10:00:00.000Z",3] ["11:00:00.000Z",3] ["12:00:00.000Z",1]`,
		"toStartOfInterval(ts, toIntervalSecond($__interval_s))": `"10:00:00Z",3] ["11:00:00Z",3] ["12:00:00Z",1]`,
		"toDateTime(intDiv(toUnixTimestamp(ts), {intervalSeconds:Int64}) * $__interval_s)": `"10:00:00Z",3] ["11:00:00Z",3] ["12:00:00Z",1]`,
		"toStartOfInterval(ts, toIntervalMillisecond({intervalMilliseconds:Int64}))":       `"10:00:00.000Z",3] ["11:00:00.000Z",3] ["12:00:00.000Z",1]`,
	} {
		tile := ts.Raw("line", "SELECT "+sql+" AS t, count() AS n FROM t GROUP BY t ORDER BY t").
			with(`"alignDateRangeToGranularity":false`)
		ts.want(t, tile, "time t, value n", "["+want)
	}
}

func TestRawTiles(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	const byHour = "SELECT $__timeInterval(ts) AS t, svc, count() AS n, sum(ms) AS ms FROM t WHERE $__timeFilter(ts) " +
		"GROUP BY t, svc ORDER BY t, svc"
	const noteByHour = "SELECT $__timeInterval(ts) AS t, svc, max(note) AS n FROM t WHERE $__timeFilter(ts) GROUP BY t, svc ORDER BY t, svc"
	for _, tt := range []struct {
		rule          string
		tile          Tile
		columns, rows string
	}{
		{
			"a line, in whole buckets, without what is behind them",
			ts.Raw("line", byHour), "time t, group svc, value n, value ms",
			`["10:00:00Z","a",2,40] ["10:00:00Z","b",1,5] ["10:00:00Z","c",0,0] ` +
				`["11:00:00Z","a",1,20] ["11:00:00Z","b",0,0] ["11:00:00Z","c",2,100]`,
		},
		{
			"a row without a number is not filled",
			ts.Raw("line", noteByHour), "time t, group svc, value n",
			`["10:00:00Z","a",1] ["10:00:00Z","b",null] ["10:00:00Z","c",0] ["11:00:00Z","a",null] ["11:00:00Z","b",0] ["11:00:00Z","c",7]`,
		},
		{
			"a line as it is answered",
			ts.Raw("stacked_bar", byHour).with(`"fillNulls":false,"alignDateRangeToGranularity":false`),
			"time t, group svc, value n, value ms",
			`["10:00:00Z","a",2,40] ["10:00:00Z","b",1,5] ["11:00:00Z","a",1,20] ["11:00:00Z","c",2,100] ["12:00:00Z","c",1,1000]`,
		},
		{
			"the largest series",
			ts.Raw("line", byHour).with(`"fillNulls":false,"seriesLimit":2`), "time t, group svc, value n, value ms",
			`["10:00:00Z","a",2,40] ["11:00:00Z","a",1,20] ["11:00:00Z","c",2,100]`,
		},
		{
			"times that are no buckets are not filled",
			ts.Raw("line", "SELECT toDateTime(ts) AS at, max(note) AS n FROM t WHERE svc = 'a' GROUP BY at ORDER BY at"),
			"time at, value n", `["10:00:00Z",null] ["10:10:00Z",1] ["11:30:00Z",null]`,
		},
		{
			"a line without a time",
			ts.Raw("line", "SELECT svc, count() AS n FROM t GROUP BY svc ORDER BY svc"),
			"group svc, value n", `["a",3] ["b",1] ["c",3]`,
		},
		{
			"only the first time is one, and decimals are numbers",
			ts.Raw("line", "SELECT 'x' AS x, toDate32(ts) AS d, min(ts) AS at, toDecimal32(1.5, 1) AS dec, "+
				"toNullable(toInt128(7)) AS n FROM t GROUP BY d").with(`"fillNulls":false`),
			"group x, time d, group at, value dec, value n",
			`["x","2026-01-05","10:00:00.000000000Z",1.5,7]`,
		},
		{
			"a table, whose times are groups",
			ts.Raw("table", "SELECT svc, max(ts) AS at, count(), 1.5 FROM t WHERE svc != 'c' GROUP BY svc ORDER BY svc"),
			"group svc, group at, value count(), value 1.5",
			`["a","11:30:00.000000000Z",3,1.5] ["b","10:20:00.000000000Z",1,1.5]`,
		},
		{"a pie", ts.Raw("pie", "SELECT svc, count() AS n FROM t GROUP BY svc ORDER BY svc"), "group svc, value n", `["a",3] ["b",1] ["c",3]`},
		{"bars", ts.Raw("bar", "WITH 2 AS k SELECT k * 2 AS n"), "value n", `[4]`},
		{"no rows", ts.Raw("table", "SELECT svc FROM t WHERE 0"), "", ""},
		{
			"a number is the last of the first row",
			ts.Raw("number", "SELECT 1 AS a, count() AS n, svc FROM t GROUP BY svc ORDER BY svc"), "value n", `[3]`,
		},
		{"a number of no row", ts.Raw("number", "SELECT 1 FROM t WHERE 0"), "value value", `[null]`},
		{"a number of text", ts.Raw("number", "SELECT '12.50' AS v"), "value v", `[12.5]`},
		{"a number of nothing", ts.Raw("number", "SELECT 'x', NULL AS v"), "value v", `[null]`},
		{
			"the names of the columns are distinguished", ts.Raw("table", "SELECT 1 AS a, 2 AS b, 1 AS a"),
			"value a, value b, value a (2)", `[1,2,1]`,
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			ts.want(t, tt.tile, tt.columns, tt.rows)
		})
	}

	compared := ts.Raw("line", byHour).with(`"compareToPreviousPeriod":true`)
	compared.Start, compared.End = End-3_600_000, End
	ts.want(t, compared, "time t, group svc, value n, value ms, value n (previous)!, value ms (previous)!",
		`["11:00:00Z","a",1,20,2,40] ["11:00:00Z","c",2,100,0,0]`)
	notes := ts.Raw("line", noteByHour).with(`"compareToPreviousPeriod":true`)
	notes.Start, notes.End = End-3_600_000, End
	ts.want(t, notes, "time t, group svc, value n, value n (previous)!", `["11:00:00Z","a",null,1] ["11:00:00Z","c",7,0]`)
}

func TestRawSQLIsChecked(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	for _, tt := range []struct{ display, sql, want string }{
		{"table", "", "SQL, character 1: "},
		{"table", "DROP TABLE t", "SQL, character 1: "},
		{"table", "SELECT 1; SELECT 2", "SQL, character 11: "},
		{"table", "SELECT * FROM system.tables", "SQL, character 15: "},
		{"table", "SELECT file('/etc/passwd')", `SQL, character 8: function "file" is not allowed`},
		{"table", "SELECT $__nope", "unknown macro $__nope"},
		{"table", "SELECT $nope", "$nope is not a variable of the dashboard"},
		{"number", "SELECT $__interval_s", "$__interval_s is the width of a time bucket, and a number tile has no time buckets"},
		{"number", "SELECT {intervalSeconds:Int64}", `SQL, character 8: unknown parameter "intervalSeconds"`},
		{"table", "SELECT {nope:String}", `SQL, character 8: unknown parameter "nope"`},
		{"table", "SELECT nope FROM t", "UNKNOWN_IDENTIFIER: "},
		{"table", "SELECT throwIf(1, 'no')", "FUNCTION_THROW_IF_VALUE_IS_NON_ZERO: no"},
		{"table", "SELECT number FROM numbers(200000)", "TOO_MANY_ROWS_OR_BYTES: "},
	} {
		_, err := ts.Runner.Tile(t.Context(), Team, ts.Raw(tt.display, tt.sql))
		querytest.WantError(t, err, core.Invalid, tt.want)
	}

	tile := ts.Raw("table", "SELECT count() FROM $__sourceTable")
	tile.Source = nil
	_, err := ts.Runner.Tile(t.Context(), Team, tile)
	querytest.WantError(t, err, core.Invalid, "$__sourceTable needs a tile with a sourceId")
	tile = ts.Raw("table", "SELECT count() FROM t WHERE $__filters", Selected("svc", "svc", "a"))
	tile.Source = nil
	tile.Config = []byte(strings.Replace(string(tile.Config), SourceID, "", 1))
	_, err = ts.Runner.Tile(t.Context(), Team, tile)
	querytest.WantError(t, err, core.Invalid, "$__filters needs a tile with a sourceId")
	tile.Filters[0].Values = nil
	ts.want(t, tile, "value count()", "[7]")
	tile = ts.Raw("table", "SELECT count() FROM t WHERE $__filters", Selected("x", "nope.x", "a"))
	_, err = ts.Runner.Tile(t.Context(), Team, tile)
	querytest.WantError(t, err, core.Invalid, `filter x of the dashboard: unknown field "nope.x"`)
}

func TestHostileValues(t *testing.T) {
	t.Parallel()
	values := []string{"'", `\`, "') OR 1 = 1 --", "a\nb", "\x00", "’", "{p0:String}", "$v", strings.Repeat("x", 5000)}
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime, v String) ENGINE = Memory`)
	ts := Tiles{RunnerOf(db), TableSource(db, "t")}
	for _, v := range values {
		tile := ts.Raw("table", "SELECT ${v} AS a, ${v:csv} AS b, '<$v>' AS c, [$v] AS d", Selected("v", "v", v))
		d, err := ts.Runner.Tile(t.Context(), Team, tile)
		if err != nil {
			t.Errorf("%q: %v", v, err)
			continue
		}
		row := d.Rows[0]
		if row[0] != v || row[1] != inCSV(v) || row[2] != "<"+v+">" || !cmp.Equal(row[3], []string{v}) {
			t.Errorf("%q is answered as %q", v, row)
		}
	}
	tile := ts.Raw("table", "SELECT [$v] AS all", Selected("v", "v", values...))
	if d, err := ts.Runner.Tile(t.Context(), Team, tile); err != nil || !slices.Equal(d.Rows[0][0].([]string), values) {
		t.Errorf("got %v, %v", d, err)
	}
}

// A value of one byte takes many more here, so what the engine counts, rows and bytes, is not enough.
// inCSV is a value as it stands in a line of several.
func inCSV(v string) string {
	if strings.ContainsAny(v, ",\"\r\n") {
		v = `"` + strings.ReplaceAll(v, `"`, `""`) + `"`
	}
	return v
}

func TestAResultHasALimitedNumberOfValues(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t, fmt.Sprintf(`CREATE VIEW wide AS
		SELECT toDateTime('2026-01-05 10:00:00') AS ts, number AS n FROM numbers(%d)`, engine.MaxRows))
	ts.Source.From.Table = "wide"
	const fit = maxValues / engine.MaxRows
	list := func(n int) string { return strings.TrimSuffix(strings.Repeat("n,", n), ",") }
	for columns, fits := range map[int]bool{fit: true, fit + 1: false} {
		for name, ask := range map[string]func() error{
			"raw SQL": func() error {
				_, err := ts.Runner.Tile(t.Context(), Team, ts.Raw("table", "SELECT "+list(columns)+" FROM wide"))
				return err
			},
			"a table": func() error {
				_, err := ts.Runner.Tile(t.Context(), Team, ts.Of(fmt.Sprintf(
					`{"displayType":"table","select":[{"aggFn":"count"}],"groupBy":%q}`, list(columns-1))))
				return err
			},
			"a chart": func() error {
				_, err := ts.Runner.Chart(t.Context(), Team,
					ChartOf(sqlgen.Series{Source: ts.Source, AggFn: "count", GroupBy: []string{list(columns - 2)}}))
				return err
			},
		} {
			switch err := ask(); {
			case fits && err != nil:
				t.Errorf("%s: %d columns: %v", name, columns, err)
			case !fits && (core.KindOf(err) != core.Invalid || !strings.Contains(err.Error(), "The result has more than")):
				t.Errorf("%s: %d columns: got %v, want Invalid", name, columns, err)
			}
		}
	}
}

// Reading SQL takes many times its length in memory, which counts as that of the request.
func TestReadingLongSQLTakesMemory(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	budget := memory.NewBudget(memory.Limits{All: 64 << 20, Group: 32 << 20, Owner: 32 << 20}, time.Millisecond)
	other := budget.Reservation("team", "key")
	if err := other.Acquire(t.Context(), 30<<20); err != nil {
		t.Fatal(err)
	}
	own := budget.Reservation("team", "key")
	ctx := memory.NewContext(t.Context(), own)
	long := ts.Raw("table", "SELECT count() FROM $__sourceTable WHERE 1 IN (1"+strings.Repeat(",1", 10_000)+")")
	_, err := ts.Runner.Tile(ctx, Team, long)
	querytest.WantError(t, err, core.RateLimited, "Too many of your large requests are running")
	if _, err := ts.Runner.Tile(ctx, Team, ts.Raw("table", "SELECT count() FROM $__sourceTable")); err != nil {
		t.Errorf("short SQL: %v", err)
	}
	other.Release()
	if _, err := ts.Runner.Tile(ctx, Team, long); err != nil || own.Held() > 0 {
		t.Errorf("when there is memory: %v, of which %d bytes are held", err, own.Held())
	}
}
