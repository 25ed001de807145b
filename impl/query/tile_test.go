package query

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

const SourceID = "64b5f0a0c0ffee0000000003"

// tileRows are spans of two hours: three services, of which one fails.
const tileRows = `CREATE TABLE t (
		ts DateTime64(9), svc LowCardinality(String), status LowCardinality(String), ms Float64, note Nullable(Float64),
		attrs Map(LowCardinality(String), String)
	) ENGINE = MergeTree ORDER BY ts`

var TileStatements = []string{tileRows, `INSERT INTO t VALUES
	('2026-01-05 10:00:00', 'a', 'ok', 10, NULL, {'zone': 'eu', 'http.status': '200'}),
	('2026-01-05 10:10:00', 'a', 'error', 30, 1, {'zone': 'eu', 'http.status': '500'}),
	('2026-01-05 10:20:00', 'b', 'ok', 5, NULL, {'zone': 'us', 'http.status': '200'}),
	('2026-01-05 11:30:00', 'a', 'ok', 20, NULL, {'zone': 'eu', 'http.status': '200'}),
	('2026-01-05 11:40:00', 'c', 'error', 100, 7, {'zone': 'us', 'http.status': '503'}),
	('2026-01-05 11:59:59.999999999', 'c', 'ok', 0, NULL, {'zone': 'us'}),
	('2026-01-05 12:00:00', 'c', 'ok', 1000, NULL, {'zone': 'us'})`}

// Tiles asks a runner for tiles of a source.
type Tiles struct {
	Runner *Runner
	Source sqlgen.Source
}

func SetUpTiles(t testing.TB, statements ...string) Tiles {
	t.Helper()
	r, source := SetUp(t, append(TileStatements[:len(TileStatements):len(TileStatements)], statements...)...)
	source.Kind = "trace"
	return Tiles{r, source}
}

// Of is a tile of the test range by the hour. Its config is JSON text without the source's id.
func (ts Tiles) Of(config string, filters ...TileFilter) Tile {
	config = strings.Replace(config, "{", `{"sourceId":"`+SourceID+`",`, 1)
	return Tile{
		Config: []byte(config), Source: &ts.Source, Connection: ts.Source.Connection,
		Start: Start, End: End, Granularity: "1h", Filters: filters,
	}
}

// run answers a tile as its JSON text. Of one that runs there is nothing to warn, unless it is of a metric without points.
func (ts Tiles) run(t testing.TB, tile Tile) string {
	t.Helper()
	d, err := ts.Runner.Tile(t.Context(), Team, tile)
	if err != nil {
		t.Fatalf("%v\nin %s", err, tile.Config)
	}
	if found := ts.Warnings(t, tile); found != "" && !strings.Contains(found, " yet") {
		t.Errorf("warnings of a tile that runs: %s\nin %s", found, tile.Config)
	}
	text, err := d.JSON(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if !json.Valid(text) {
		t.Fatalf("no JSON: %s", text)
	}
	return string(text)
}

// want checks the names and roles of a tile's columns, and its rows.
func (ts Tiles) want(t testing.TB, tile Tile, columns, rows string) {
	t.Helper()
	var got struct {
		Columns []struct {
			Name     string
			Role     string
			Previous bool
		}
		Rows []json.RawMessage
	}
	if err := json.Unmarshal([]byte(ts.run(t, tile)), &got); err != nil {
		t.Fatal(err)
	}
	var names, lines []string
	for _, c := range got.Columns {
		name := c.Role + " " + c.Name
		if c.Previous {
			name += "!"
		}
		names = append(names, name)
	}
	for _, r := range got.Rows {
		lines = append(lines, strings.ReplaceAll(string(r), "2026-01-05T", ""))
	}
	if diff := cmp.Diff(columns, strings.Join(names, ", ")); diff != "" {
		t.Errorf("columns of %s (-want +got):\n%s", tile.Config, diff)
	}
	if diff := cmp.Diff(rows, strings.Join(lines, " ")); diff != "" {
		t.Errorf("rows of %s (-want +got):\n%s", tile.Config, diff)
	}
}

func TestBuilderTiles(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	for _, tt := range builderTiles {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			ts.want(t, ts.Of(tt.config), tt.columns, tt.rows)
		})
	}
}

// builderTiles are tiles over the rows of SetUpTiles, and what they answer.
var builderTiles = []struct{ rule, config, columns, rows string }{
	{
		"a line of everything",
		`{"displayType":"line","select":[{"aggFn":"count"}]}`,
		"time time, value count()", `["10:00:00Z",3] ["11:00:00Z",3]`,
	},
	{
		"groups, of which buckets without rows are 0, the largest first",
		`{"displayType":"stacked_bar","select":[{"aggFn":"max","valueExpression":"ms"}],"groupBy":"svc"}`,
		"time time, group svc, value max(ms)",
		`["10:00:00Z","c",0] ["10:00:00Z","a",30] ["10:00:00Z","b",5] ` +
			`["11:00:00Z","c",100] ["11:00:00Z","a",20] ["11:00:00Z","b",0]`,
	},
	{
		"nothing is filled in when the tile says so",
		`{"displayType":"line","select":[{"aggFn":"sum","valueExpression":"ms"}],"groupBy":"svc","fillNulls":false}`,
		"time time, group svc, value sum(ms)",
		`["10:00:00Z","a",40] ["10:00:00Z","b",5] ["11:00:00Z","c",100] ["11:00:00Z","a",20]`,
	},
	{
		"a bucket that has rows but no number is not filled",
		`{"displayType":"line","select":[{"aggFn":"avg","valueExpression":"note"}],"groupBy":"svc","seriesLimit":2}`,
		"time time, group svc, value avg(note)",
		`["10:00:00Z","c",0] ["10:00:00Z","a",1] ["11:00:00Z","c",7] ["11:00:00Z","a",null]`,
	},
	{
		"nor is one that divides by zero, or has no row of one value",
		`{"displayType":"line","select":[{"aggFn":"none","valueExpression":"count() / countIf(svc = 'b')","alias":"per b"},
				{"aggFn":"max","valueExpression":"ms","where":"svc:b","alias":"worst"}],"groupBy":"status"}`,
		"time time, group status, value per b, value worst",
		`["10:00:00Z","ok",2,5] ["10:00:00Z","error",null,null] ["11:00:00Z","ok",null,null] ["11:00:00Z","error",null,null]`,
	},
	{
		"nothing is filled in without",
		`{"displayType":"line","select":[{"aggFn":"avg","valueExpression":"note"}],"groupBy":"svc","fillNulls":false}`,
		"time time, group svc, value avg(note)",
		`["10:00:00Z","a",1] ["10:00:00Z","b",null] ["11:00:00Z","c",7] ["11:00:00Z","a",null]`,
	},
	{
		"each value has its own filter",
		`{"displayType":"line","select":[
				{"aggFn":"count","where":"status:\"error\"","alias":"errors"},
				{"aggFn":"count","where":"svc = 'b'","whereLanguage":"sql"},
				{"aggFn":"avg","valueExpression":"ms","where":"status:\"error\""}]}`,
		"time time, value errors, value count(), value avg(ms)",
		`["10:00:00Z",1,1,30] ["11:00:00Z",1,0,100]`,
	},
	{
		"names are distinguished",
		`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"count"},{"aggFn":"min","valueExpression":"ms",
				"alias":"count() (2)"}]}`,
		"time time, value count(), value count() (3), value count() (2)",
		`["10:00:00Z",3,3,5] ["11:00:00Z",3,3,0]`,
	},
	{
		"several groups, by an attribute and an expression with an alias",
		`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"attrs['zone'], upper(svc) AS Service","fillNulls":false}`,
		"time time, group attrs['zone'], group Service, value count()",
		`["10:00:00Z","eu","A",2] ["10:00:00Z","us","B",1] ["11:00:00Z","eu","A",1] ["11:00:00Z","us","C",2]`,
	},
	{
		"a ratio",
		`{"displayType":"line","select":[{"aggFn":"count","where":"status:\"error\"","alias":"errors"},{"aggFn":"count"}],
				"asRatio":true,"groupBy":"svc"}`,
		"time time, group svc, value errors / count()",
		`["10:00:00Z","a",0.5] ["10:00:00Z","c",null] ["10:00:00Z","b",0] ` +
			`["11:00:00Z","a",0] ["11:00:00Z","c",0.5] ["11:00:00Z","b",null]`,
	},
	{
		"formulas beside their operands",
		`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"sum","valueExpression":"ms","alias":"total"}],
				"formulas":[{"expression":"B / A","alias":"average"},{"expression":"-A"}]}`,
		"time time, value count(), value total, value average, value -A",
		`["10:00:00Z",3,45,15,-3] ["11:00:00Z",3,120,40,-3]`,
	},
	{
		"formulas alone",
		`{"displayType":"stacked_bar","select":[{"aggFn":"count"},{"aggFn":"count","where":"svc:b"}],
				"formulas":[{"expression":"A / B"}],"showOperandSeries":false}`,
		"time time, value A / B", `["10:00:00Z",3] ["11:00:00Z",null]`,
	},
	{
		"the period before",
		`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"svc","compareToPreviousPeriod":true}`,
		"time time, group svc, value count(), value count() (previous)!",
		`["10:00:00Z","a",2,0] ["10:00:00Z","c",0,0] ["10:00:00Z","b",1,0] ` +
			`["11:00:00Z","a",1,0] ["11:00:00Z","c",2,0] ["11:00:00Z","b",0,0]`,
	},
	{
		"only lines have a period before",
		`{"displayType":"stacked_bar","select":[{"aggFn":"count"}],"compareToPreviousPeriod":true}`,
		"time time, value count()", `["10:00:00Z",3] ["11:00:00Z",3]`,
	},
	{
		"a table, whose values stand first, the largest above",
		`{"displayType":"table","select":[{"aggFn":"count"},{"aggFn":"max","valueExpression":"ms","alias":"worst"}],
				"groupBy":"svc"}`,
		"value count(), value worst, group svc", `[3,30,"a"] [3,1000,"c"] [1,5,"b"]`,
	},
	{
		"groups on the left, and an order",
		`{"displayType":"table","select":[{"aggFn":"count"}],"groupBy":"svc, status","groupByColumnsOnLeft":true,
				"orderBy":"svc DESC, count() ASC"}`,
		"group svc, group status, value count()", `["c","error",1] ["c","ok",2] ["b","ok",1] ["a","error",1] ["a","ok",2]`,
	},
	{
		"an order by position",
		`{"displayType":"table","select":[{"aggFn":"count"},{"aggFn":"max","valueExpression":"ms"}],
				"groupBy":"svc","groupByColumnsOnLeft":true,"orderBy":"1, 3 DESC"}`,
		"group svc, value count(), value max(ms)", `["b",1,5] ["c",3,1000] ["a",3,30]`,
	},
	{
		"a group that is a number",
		`{"displayType":"table","select":[{"aggFn":"count"}],"groupBy":"2, 1 AS one"}`,
		"value count(), group 2, group one", `[7,2,1]`,
	},
	{
		"conditions on groups by alias",
		`{"displayType":"table","select":[{"aggFn":"count"},{"aggFn":"max","valueExpression":"ms","alias":"worst"}],
				"groupBy":"svc","having":"worst > 5","orderBy":"worst"}`,
		"value count(), value worst, group svc", `[3,30,"a"] [3,1000,"c"]`,
	},
	{
		"conditions on groups by aggregate, where names are columns",
		`{"displayType":"table","select":[{"aggFn":"max","valueExpression":"ms","alias":"ms"}],
				"groupBy":"svc","having":"min(ms) >= 5","orderBy":"avg(ms) DESC"}`,
		"value ms, group svc", `[30,"a"] [5,"b"]`,
	},
	{
		"conditions on formulas",
		`{"displayType":"table","select":[{"aggFn":"count","where":"status:\"error\""},{"aggFn":"count"}],
				"groupBy":"svc","formulas":[{"expression":"A / B * 100","alias":"error %"}],"showOperandSeries":false,
				"having":"` + "`error %`" + ` > 0","orderBy":"\"error %\" DESC"}`,
		"value error %, group svc", `[33.33333333333333,"a"] [33.33333333333333,"c"]`,
	},
	{
		"a table without groups has one row",
		`{"displayType":"table","select":[{"aggFn":"count","where":"svc:nobody"},{"aggFn":"avg","valueExpression":"ms",
				"where":"svc:nobody"}]}`,
		"value count(), value avg(ms)", `[0,null]`,
	},
	{
		"a number",
		`{"displayType":"number","select":[{"aggFn":"quantile","level":0.5,"valueExpression":"ms"}],"groupBy":"svc"}`,
		"value quantile(0.5)(ms)", `[20]`,
	},
	{
		"a number by a formula, without its operands",
		`{"displayType":"number","select":[{"aggFn":"count"},{"aggFn":"count","where":"svc:a"}],
				"formulas":[{"expression":"(A - B) * 2"}],"showOperandSeries":true}`,
		"value (A - B) * 2", `[8]`,
	},
	{
		"a pie",
		`{"displayType":"pie","select":[{"aggFn":"sum","valueExpression":"ms"}],"groupBy":"svc"}`,
		"group svc, value sum(ms)", `["c",1100] ["a",60] ["b",5]`,
	},
	{
		"a limit",
		`{"displayType":"bar","select":[{"aggFn":"sum","valueExpression":"ms"}],"groupBy":"svc","limit":2}`,
		"group svc, value sum(ms)", `["c",1100] ["a",60]`,
	},
	{
		"an order with a limit",
		`{"displayType":"bar","select":[{"aggFn":"count"}],"groupBy":"svc","limit":2,"orderBy":"svc"}`,
		"group svc, value count()", `["a",3] ["b",1]`,
	},
	{
		"a limit of 0 is none",
		`{"displayType":"pie","select":[{"aggFn":"count"}],"groupBy":"svc","limit":0,"orderBy":"svc"}`,
		"group svc, value count()", `["a",3] ["b",1] ["c",3]`,
	},
	{
		"aggregates as they are written",
		`{"displayType":"table","select":[{"aggFn":"none","valueExpression":"sum(ms) / count()"},{"aggFn":"any",
				"valueExpression":"svc"}],"groupBy":"svc"}`,
		"value sum(ms) / count(), value any(svc), group svc",
		`[366.6666666666667,"c","c"] [20,"a","a"] [5,"b","b"]`,
	},
}

func TestTheAnswerOfATile(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	tile := ts.Of(`{"displayType":"line","select":[{"aggFn":"count","numberFormat":{"output":"number"}},
		{"aggFn":"avg","valueExpression":"ms","alias":"ms"}],"groupBy":"svc","seriesLimit":1,
		"numberFormat":{"output":"duration"}}`)
	tile.Start, tile.End, tile.Granularity = Start+1000, End-1_800_001, "30m"
	querytest.WantText(t, `{"displayType":"line","startTime":1767607200000,"endTime":1767612600000,"granularity":"30m","columns":[`+
		`{"name":"time","type":"DateTime","role":"time"},`+
		`{"name":"svc","type":"LowCardinality(String)","role":"group"},`+
		`{"name":"count()","type":"UInt64","role":"value","numberFormat":{"output":"number"}},`+
		`{"name":"ms","type":"Nullable(Float64)","role":"value","numberFormat":{"output":"duration"}}],"rows":[`+
		`["2026-01-05T10:00:00Z","a",2,20],["2026-01-05T10:30:00Z","a",0,0],["2026-01-05T11:00:00Z","a",0,0]]}`,
		ts.run(t, tile))

	tile = ts.Of(`{"displayType":"table","select":[{"aggFn":"count"}],"groupBy":"svc","having":"count() > 100"}`)
	querytest.WantText(t, `{"displayType":"table","startTime":1767607200000,"endTime":1767614400000,"columns":[`+
		`{"name":"count()","type":"Nothing","role":"value"},{"name":"svc","type":"Nothing","role":"group"}],"rows":[]}`,
		ts.run(t, tile))
}

func TestTheRangeOfATile(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	line := `{"displayType":"line","select":[{"aggFn":"count"}],"alignDateRangeToGranularity":`
	aligned, exact := ts.Of(line+"true}"), ts.Of(line+"false}")
	number := ts.Of(`{"displayType":"number","select":[{"aggFn":"count"}]}`)
	const columns = "time time, value count()"

	// 12:00 ends whole buckets, and nothing that happened before is left out.
	ts.want(t, aligned, columns, `["10:00:00Z",3] ["11:00:00Z",3]`)
	ts.want(t, exact, columns, `["10:00:00Z",3] ["11:00:00Z",3] ["12:00:00Z",1]`)
	ts.want(t, number, "value count()", `[7]`)
	for _, tile := range []*Tile{&aligned, &exact, &number} {
		tile.Start, tile.End = Start+1, End-1
	}
	ts.want(t, aligned, columns, `["10:00:00Z",3] ["11:00:00Z",3]`)
	ts.want(t, exact, columns, `["10:00:00Z",2] ["11:00:00Z",2]`)
	ts.want(t, number, "value count()", `[4]`)

	previous := ts.Of(`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"svc","compareToPreviousPeriod":true,
		"fillNulls":false}`)
	previous.Start, previous.End = End-3_600_000, End
	ts.want(t, previous, "time time, group svc, value count(), value count() (previous)!",
		`["11:00:00Z","c",2,null] ["11:00:00Z","a",1,2] ["11:00:00Z","b",null,1]`)
	previous.Start += 60_000
	ts.want(t, previous, "time time, group svc, value count(), value count() (previous)!",
		`["11:00:00Z","c",2,null] ["11:00:00Z","a",1,2] ["11:00:00Z","b",null,1]`)

	empty := ts.Of(line + "true}")
	empty.End = empty.Start
	_, err := ts.Runner.Tile(t.Context(), Team, empty)
	querytest.WantError(t, err, core.Invalid, "endTime must be greater than startTime")
	many := ts.Of(line + "true}")
	many.Start, many.Granularity = 1_000_000_000_000, "15s"
	_, err = ts.Runner.Tile(t.Context(), Team, many)
	querytest.WantError(t, err, core.Invalid, "the range has 51174294 buckets of 15s, more than 100000")
}

func TestSeriesAreLimited(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, `CREATE TABLE t (ts DateTime, svc UInt8) ENGINE = Memory`,
		`INSERT INTO t SELECT '2026-01-05 10:00:00', number FROM numbers(50) ARRAY JOIN range(number + 1)`)
	ts := Tiles{RunnerOf(db), TableSource(db, "t")}
	for limit, want := range map[string]int{"": defaultLimit, `,"seriesLimit":3`: 3, `,"seriesLimit":0`: 50} {
		tile := ts.Of(`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"svc"` + limit + `}`)
		tile.End = Start + 3_600_000
		d, err := ts.Runner.Tile(t.Context(), Team, tile)
		if err != nil {
			t.Fatal(err)
		}
		if len(d.Rows) != want || d.Rows[0][2] != uint64(50) {
			t.Errorf("%s: got %d rows from %v on, want %d", limit, len(d.Rows), d.Rows[0], want)
		}
	}
	tile := ts.Of(`{"displayType":"pie","select":[{"aggFn":"count"}],"groupBy":"svc"}`)
	if d, err := ts.Runner.Tile(t.Context(), Team, tile); err != nil || len(d.Rows) != defaultLimit {
		t.Errorf("a pie has %d rows, %v", len(d.Rows), err)
	}
	tile = ts.Of(`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"svc","seriesLimit":0}`)
	tile.Granularity, tile.End = "15s", Start+24*3_600_000
	_, err := ts.Runner.Tile(t.Context(), Team, tile)
	querytest.WantError(t, err, core.Invalid, "5760 buckets of 50 groups exceed 100000 values")
}

func TestDurationsHaveTheUnitOfTheirSource(t *testing.T) {
	t.Parallel()
	trace := func(config string) *ParsedTile {
		precision := 9.0
		source := sqlgen.Source{Kind: "trace", Duration: "Duration", DurationPrecision: &precision}
		parsed, err := ParseTile(Tile{Source: &source, Config: []byte(config)})
		if err != nil {
			t.Fatal(err)
		}
		return parsed
	}
	for _, tt := range []struct{ config, want string }{
		{`{"displayType":"line","select":[{"aggFn":"max","valueExpression":" Duration "}]}`, `{"output":"duration","factor":1e-9}`},
		{`{"displayType":"number","select":[{"aggFn":"quantile","level":0.9,"valueExpression":"Duration"}]}`, `{"output":"duration","factor":1e-9}`},
		{`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"avg","valueExpression":"Duration"}]}`, `{"output":"duration","factor":1e-9}`},
		{`{"displayType":"line","select":[{"aggFn":"max","valueExpression":"Duration"}],"numberFormat":{"output":"number"}}`, `{"output":"number"}`},
		{`{"displayType":"line","select":[{"aggFn":"max","valueExpression":"Duration","numberFormat":{"output":"percent"}}]}`, `{"output":"percent"}`},
		{`{"displayType":"line","select":[{"aggFn":"count_distinct","valueExpression":"Duration"}]}`, `null`},
		{`{"displayType":"line","select":[{"aggFn":"max","valueExpression":"Duration / 1e6"}]}`, `null`},
		{`{"displayType":"line","asRatio":true,"select":[{"aggFn":"max","valueExpression":"Duration"},{"aggFn":"min","valueExpression":"Duration"}]}`, `null`},
		{`{"displayType":"number","configType":"sql","sqlTemplate":"SELECT 1","numberFormat":{"output":"byte"}}`, `{"output":"byte"}`},
	} {
		got, err := json.Marshal(trace(tt.config).ValueFormat())
		if err != nil {
			t.Fatal(err)
		}
		querytest.WantText(t, tt.want, string(got))
	}
}

func TestColumnsOfTablesInSQLHaveFormats(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	tile := ts.Raw("table", "SELECT 8080 AS port, 1536 AS size").
		with(`"numberFormat":{"output":"number"},"columnFormats":{"size":{"output":"byte"},"gone":{"output":"percent"}}`)
	d, err := ts.Runner.Tile(t.Context(), Team, tile)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{`{"output":"number"}`, `{"output":"byte"}`} {
		querytest.WantText(t, want, string(d.Columns[i].NumberFormat))
	}
}

func TestSourcesLimitAutomaticBuckets(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	for _, tt := range []struct{ least, granularity, want string }{
		{"", "auto", "5m"},
		{"4 minute", "auto", "5m"},
		{"301 second", "auto", "15m"},
		{"1 hour", "", "1h"},
		{"1 day", "auto", "1d"},
		{"999999999 day", "auto", "30d"},
		{"1 day", "1m", "1m"},
	} {
		ts.Source.MinAutoGranularity = tt.least
		tile := ts.Of(`{"displayType":"line","select":[{"aggFn":"count"}],"alignDateRangeToGranularity":false}`)
		tile.Granularity = tt.granularity
		d, err := ts.Runner.Tile(t.Context(), Team, tile)
		if err != nil || d.Granularity != tt.want {
			t.Errorf("%q of at least %q: the granularity is %q, error %v, want %s", tt.granularity, tt.least, d.Granularity, err, tt.want)
		}
	}
}
