package query

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
)

func TestDashboardFilters(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	filter := func(more string, values ...string) TileFilter {
		return TileFilter{Config: []byte(`{"name":"f","expression":"attrs.zone"` + more + `}`), Values: values}
	}
	const other = "64b5f0a0c0ffee0000000004"
	for _, tt := range []struct {
		rule    string
		filters []TileFilter
		want    string
	}{
		{"none", nil, "7"},
		{"nothing selected", []TileFilter{filter("")}, "7"},
		{"a value", []TileFilter{filter("", "us")}, "4"},
		{"several values", []TileFilter{filter("", "us", "eu")}, "7"},
		{"several filters", []TileFilter{filter("", "us"), Selected("svc", "svc", "c")}, "3"},
		{"of this source", []TileFilter{filter(`,"appliesToSourceIds":["`+SourceID+`"]`, "us")}, "4"},
		{"of no source in particular", []TileFilter{filter(`,"appliesToSourceIds":[]`, "us")}, "4"},
		{"of another source", []TileFilter{filter(`,"appliesToSourceIds":["`+other+`"]`, "us")}, "7"},
		{"that does not broadcast", []TileFilter{filter(`,"isBroadcastEnabled":false,"isVariableEnabled":true`, "us")}, "7"},
		{"by an expression", []TileFilter{{Config: []byte(`{"name":"f","expression":"upper(svc)"}`), Values: []string{"B"}}}, "1"},
		{"of numbers", []TileFilter{{Config: []byte(`{"name":"f","expression":"ms"}`), Values: []string{"10", "1e2"}}}, "2"},
		{"with a value that nothing has", []TileFilter{filter("", "') OR 1=1 --")}, "0"},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			ts.want(t, ts.Of(`{"displayType":"number","select":[{"aggFn":"count"}]}`, tt.filters...), "value count()", "["+tt.want+"]")
			ts.want(t, ts.Raw("number", "SELECT count() FROM t WHERE $__filters", tt.filters...), "value count()", "["+tt.want+"]")
			lists := ts.Of(`{"displayType":"search","select":"count()"}`, tt.filters...)
			lists.Config = []byte(strings.Replace(string(lists.Config), `"count()"`, `"svc"`, 1))
			d, err := ts.Runner.Tile(t.Context(), Team, lists)
			if err != nil || strconv.Itoa(len(d.Rows)) != tt.want {
				t.Errorf("got %v, %v, want %s rows", d, err, tt.want)
			}
			heat := ts.Of(`{"displayType":"heatmap","select":[{"valueExpression":"ms"}],"alignDateRangeToGranularity":false}`, tt.filters...)
			if d, err = ts.Runner.Tile(t.Context(), Team, heat); err != nil {
				t.Fatal(err)
			}
			sum := 0
			for _, row := range d.Rows {
				sum += int(*Number(row[3]))
			}
			if strconv.Itoa(sum) != tt.want {
				t.Errorf("the heatmap counts %d rows, want %s", sum, tt.want)
			}
		})
	}
	_, err := ts.Runner.Tile(t.Context(), Team, ts.Of(`{"displayType":"number","select":[{"aggFn":"count"}]}`,
		TileFilter{Config: []byte(`{"name":"Region","expression":"region"}`), Values: []string{"eu"}}))
	querytest.WantError(t, err, core.Invalid, `filter Region of the dashboard: unknown field "region"`)
}

func TestHeatmaps(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t, `INSERT INTO t (ts, svc, ms) VALUES ('2026-01-05 10:00:00', 'neg', -5), ('2026-01-05 10:00:01', 'nan', nan)`)
	linear := `{"displayType":"heatmap","select":[{"valueExpression":"ms","heatmapScaleType":"linear"}],"where":`
	const columns = "time time, group from, group to, value "
	ts.want(t, ts.Of(linear+`"svc:a OR svc:b"}`), columns+"count()",
		`["10:00:00Z",5,5.3125,1] ["10:00:00Z",10,10.3125,1] ["10:00:00Z",29.6875,30,1] ["11:00:00Z",20,20.3125,1]`)
	ts.want(t, ts.Of(linear+`"svc = 'b'","whereLanguage":"sql"}`), columns+"count()", `["10:00:00Z",5,5,1]`)
	ts.want(t, ts.Of(linear+`"svc:nobody"}`), columns+"count()", "")
	ts.want(t, ts.Of(`{"displayType":"heatmap","select":[{"valueExpression":"toString(ms)","countExpression":"uniq(svc) * 2",
		"heatmapScaleType":"linear"}],"where":"svc:b"}`), columns+"uniq(svc) * 2", `["10:00:00Z",5,5,2]`)

	// Values without a logarithm are one bin, the rest go from the least of them to the greatest.
	d, err := ts.Runner.Tile(t.Context(), Team, ts.Of(`{"displayType":"heatmap","select":[{"valueExpression":"ms"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, row := range d.Rows {
		from, to := row[1].(float64), row[2].(float64)
		got = append(got, fmt.Sprintf("%.4g-%.4g:%v", from, to, row[3]))
	}
	want := []string{"-5-0:1", "5-5.191:1", "9.811-10.19:1", "29.06-30.17:1", "-5-0:1", "19.98-20.75:1", "96.32-100:1"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("bins (-want +got):\n%s", diff)
	}

	for config, message := range map[string]string{
		`{"displayType":"heatmap","select":[{"valueExpression":"nope"}]}`:                        `valueExpression: unknown field "nope"`,
		`{"displayType":"heatmap","select":[{"valueExpression":"ts"}]}`:                          `valueExpression: "ts" has the type`,
		`{"displayType":"heatmap","select":[{"valueExpression":"ms","countExpression":"ms"}]}`:   "countExpression: ",
		`{"displayType":"heatmap","select":[{"valueExpression":"ms"}],"where":"nope:1"}`:         `filter, character 1: unknown field "nope"`,
		`{"displayType":"heatmap","select":[{"valueExpression":"ms","countExpression":"sum("}]}`: "countExpression: ",
	} {
		_, err := ts.Runner.Tile(t.Context(), Team, ts.Of(config))
		querytest.WantError(t, err, core.Invalid, message)
	}
}

func TestLists(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t, `CREATE TABLE many (ts DateTime, n UInt32) ENGINE = Memory`,
		`INSERT INTO many SELECT toDateTime('2026-01-05 10:00:00') + number, number FROM numbers(500)`)
	ts.Source.Select = "svc, ms"
	for _, display := range []string{"search", "event_patterns"} {
		ts.want(t, ts.Of(`{"displayType":"`+display+`","select":"ts, svc, toDate(ts) AS day, attrs","where":"svc:b"}`),
			"time ts, other svc, other day, other attrs",
			`["10:20:00.000000000Z","b","2026-01-05",{"http.status":"200","zone":"us"}]`)
		ts.want(t, ts.Of(`{"displayType":"`+display+`","select":"","where":"ms > 25","whereLanguage":"sql"}`),
			"other svc, other ms", `["c",1000] ["c",100] ["a",30]`)
	}
	ts.want(t, ts.Of(`{"displayType":"event_patterns","where":"svc:nobody"}`), "", "")
	ts.Source.SpanName = "upper(svc)"
	ts.want(t, ts.Of(`{"displayType":"event_patterns","select":" ","where":"ms > 25","whereLanguage":"sql"}`), "other upper(svc)", `["C"] ["C"] ["A"]`)
	ts.want(t, ts.Of(`{"displayType":"search","select":" ","where":"ms > 900","whereLanguage":"sql"}`), "other svc, other ms", `["c",1000]`)
	many := ts.Of(`{"displayType":"search","select":"n"}`)
	many.Source.From.Table = "many"
	d, err := ts.Runner.Tile(t.Context(), Team, many)
	if err != nil || len(d.Rows) != maxListRows || d.Rows[0][0] != uint32(499) || d.Granularity != "" {
		t.Errorf("got %d rows, %v", len(d.Rows), err)
	}
}

func TestTilesWithoutData(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	for config, want := range map[string]string{
		`{"displayType":"markdown","markdown":"x"}`:                                               "a markdown tile has no data",
		`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"sum"}]}`:                     "select.1: sum needs a valueExpression",
		`{"displayType":"line","select":[{"aggFn":"increase","valueExpression":"ms"}]}`:           "select.0: ",
		`{"displayType":"line","select":[{"aggFn":"avg","valueExpression":"nope"}]}`:              `select.0: valueExpression: unknown field "nope"`,
		`{"displayType":"line","select":[{"aggFn":"count","where":"("}]}`:                         "select.0: ",
		`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"nope"}`:                    `groupBy: unknown field "nope"`,
		`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"svc,"}`:                    "groupBy: an expression is missing before or after a comma",
		`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"svc)"}`:                    "groupBy: a closing bracket has no opening",
		`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"(svc"}`:                    "groupBy: ",
		`{"displayType":"line","select":[{"aggFn":"count"}],"groupBy":"count()"}`:                 "ILLEGAL_AGGREGATION: ",
		`{"displayType":"line","select":[{"aggFn":"count"}],"formulas":[{"expression":"A + B"}]}`: `formulas.0: Unknown series "B"`,
		`{"displayType":"line","select":[{"aggFn":"count"}],"asRatio":true}`:                      "asRatio needs exactly two",
		`{"displayType":"line","select":[]}`:                                                      "the tile selects no values",
		`{"displayType":"table","select":[{"aggFn":"count"}],"having":"count( >"}`:                "having: ",
		`{"displayType":"table","select":[{"aggFn":"count"}],"having":"nope > 1"}`:                "UNKNOWN_IDENTIFIER: ",
		`{"displayType":"table","select":[{"aggFn":"count"}],"orderBy":"count() SIDEWAYS"}`:       "orderBy: ",
		`{"displayType":"table","select":[{"aggFn":"count"}],"groupBy":"svc","orderBy":"3"}`:      "orderBy: column 3 is not in the range 1 to 2",
		`{"displayType":"table","select":[{"aggFn":"count"}],"orderBy":"0"}`:                      "orderBy: column 0 is not in the range 1 to 1",
		`{"displayType":"table","select":[{"aggFn":"count"},{"aggFn":"none","valueExpression":"sum(ms)","where":"svc:a"}]}`://
		"select.1: aggFn 'none' cannot have its own filter",
	} {
		_, err := ts.Runner.Tile(t.Context(), Team, ts.Of(config))
		querytest.WantError(t, err, core.Invalid, want)
	}
	tile := ts.Of(`{"displayType":"line","select":[{"aggFn":"count"}]}`)
	tile.Granularity = "3m"
	_, err := ts.Runner.Tile(t.Context(), Team, tile)
	querytest.WantError(t, err, core.Invalid, `unknown granularity "3m"`)
	tile.Source = nil
	tile.Granularity = "1m"
	_, err = ts.Runner.Tile(t.Context(), Team, tile)
	querytest.WantError(t, err, core.Invalid, "the tile has no source")
}

func TestNamesDoNotMoveColumns(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t)
	// Aliases and groups are called as columns are that conditions, values and the range of time read.
	ts.want(t, ts.Of(`{"displayType":"table","select":[{"aggFn":"max","valueExpression":"ms","alias":"ts"},
		{"aggFn":"count","alias":"svc","where":"svc:a OR svc:c"}],"groupBy":"status AS ms"}`),
		"value ts, value svc, group ms", `[1000,4,"ok"] [100,2,"error"]`)
}

// metricRows are points of a gauge and a counter.
var metricRows = []string{
	`CREATE TABLE gauge (ResourceAttributes Map(LowCardinality(String), String), ScopeAttributes Map(LowCardinality(String), String),
		Attributes Map(LowCardinality(String), String), ServiceName LowCardinality(String), MetricName LowCardinality(String),
		TimeUnix DateTime, Value Float64) ENGINE = MergeTree ORDER BY TimeUnix`,
	`CREATE TABLE sum AS gauge ENGINE = MergeTree ORDER BY TimeUnix`,
	`ALTER TABLE sum ADD COLUMN AggregationTemporality Int32, ADD COLUMN IsMonotonic Bool`,
	`INSERT INTO gauge (ServiceName, MetricName, TimeUnix, Value) VALUES
		('a', 'load', '2026-01-05 10:00:00', 2), ('a', 'load', '2026-01-05 11:00:00', 4), ('b', 'load', '2026-01-05 10:00:00', 6),
		('b', 'other', '2026-01-05 10:00:00', 100)`,
	`INSERT INTO sum (ServiceName, MetricName, TimeUnix, Value, AggregationTemporality) VALUES
		('a', 'requests', '2026-01-05 10:30:00', 10, 1), ('a', 'requests', '2026-01-05 11:30:00', 20, 1),
		('c', 'requests', '2026-01-05 11:30:00', 30, 1)`,
}

func TestMetricTiles(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db, metricRows...)
	source := TableSource(db, "")
	source.Kind, source.Timestamp = "metric", "TimeUnix"
	source.MetricTables = map[string]string{"gauge": "gauge", "sum": "sum"}
	ts := Tiles{RunnerOf(db), source}
	const (
		load     = `{"aggFn":"avg","metricType":"gauge","metricName":"load","valueExpression":"Value"`
		requests = `{"aggFn":"sum","metricType":"sum","metricName":"requests","valueExpression":"Value"`
	)
	for _, tt := range []struct{ rule, config, columns, rows string }{
		{
			"a line", `{"displayType":"line","select":[` + load + `}]}`,
			"time time, value avg(load)", `["10:00:00Z",4] ["11:00:00Z",4]`,
		},
		{
			"metrics of two tables by group",
			`{"displayType":"line","select":[` + load + `},` + requests + `,"alias":"r"}],"groupBy":"ServiceName","fillNulls":false,
				"seriesLimit":0}`,
			"time time, group ServiceName, value avg(load), value r",
			`["10:00:00Z","b",6,0] ["10:00:00Z","a",2,10] ["11:00:00Z","a",4,20] ["11:00:00Z","c",null,30]`,
		},
		{
			"the largest series, filled",
			`{"displayType":"stacked_bar","select":[` + load + `}],"groupBy":"ServiceName","seriesLimit":1}`,
			"time time, group ServiceName, value avg(load)", `["10:00:00Z","b",6] ["11:00:00Z","b",0]`,
		},
		{
			"a ratio", `{"displayType":"line","select":[` + requests + `},` + load + `}],"asRatio":true}`,
			"time time, value sum(requests) / avg(load)", `["10:00:00Z",2.5] ["11:00:00Z",12.5]`,
		},
		{
			"a formula with what is missing",
			`{"displayType":"line","select":[` + requests + `},` + load + `,"where":"ServiceName:b"}],
				"formulas":[{"expression":"A + B","alias":"x"}],"showOperandSeries":false}`,
			"time time, value x", `["10:00:00Z",16] ["11:00:00Z",null]`,
		},
		{
			"a table with conditions and an order",
			`{"displayType":"table","select":[` + load + `,"alias":"load"},` + requests + `,"alias":"r"}],
				"groupBy":"ServiceName AS service","having":"r >= 30","orderBy":"service DESC","groupByColumnsOnLeft":true}`,
			"group service, value load, value r", `["c",null,30] ["a",4,30]`,
		},
		{"a number", `{"displayType":"number","select":[` + requests + `}]}`, "value sum(requests)", `[60]`},
		{
			"a number of nothing", `{"displayType":"number","select":[{"aggFn":"count","metricType":"gauge","metricName":"nope",
				"valueExpression":""}]}`,
			"value count(nope)", `[0]`,
		},
		{
			"a pie", `{"displayType":"pie","select":[` + requests + `}],"groupBy":"ServiceName","limit":1,"orderBy":"ServiceName"}`,
			"group ServiceName, value sum(requests)", `["a",30]`,
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			ts.want(t, ts.Of(tt.config), tt.columns, tt.rows)
		})
	}
	const value = `,"valueExpression":"Value"`
	for _, config := range []string{
		`{"displayType":"line","select":[` + load + `},` + requests + `}],"groupBy":"ServiceName"}`,
		`{"displayType":"table","select":[` + load + `},` + requests + `}],"groupBy":"ServiceName"}`,
		`{"displayType":"number","select":[` + requests + `,"where":"ServiceName:c"}]}`,
		`{"displayType":"pie","select":[` + load + `}],"groupBy":"ServiceName"}`,
	} {
		want := ts.run(t, ts.Of(config))
		for _, without := range []string{`,"valueExpression":""`, ""} {
			if got := ts.run(t, ts.Of(strings.ReplaceAll(config, value, without))); got != want {
				t.Errorf("%s without a value is %s\nwant %s", config, got, want)
			}
		}
	}
	byService := Selected("service", "ServiceName", "c", "x")
	ts.want(t, ts.Of(`{"displayType":"number","select":[`+requests+`}]}`, byService), "value sum(requests)", `[30]`)
	ts.want(t, ts.Raw("number", "SELECT sum(Value) FROM $__sourceTable(sum) WHERE $__filters", byService), "value sum(Value)", `[30]`)

	for config, want := range map[string]string{
		`{"displayType":"line","select":[` + load + `},{"aggFn":"count","metricType":"summary","metricName":"x"}]}`: "select.1: ",
		`{"displayType":"line","select":[{"aggFn":"count","metricType":"gauge"}]}`:                                  "select.0: ",
		`{"displayType":"table","select":[` + load + `}],"groupBy":"ServiceName","having":"count() > 1"}`:           "having: ",
		`{"displayType":"heatmap","select":[{"valueExpression":"Value"}]}`:                                          "a heatmap needs",
		`{"displayType":"search","select":"Value"}`:                                                                 "a metric source cannot be searched",
	} {
		_, err := ts.Runner.Tile(t.Context(), Team, ts.Of(config))
		querytest.WantError(t, err, core.Invalid, want)
	}
}

func TestNamesOfManyColumns(t *testing.T) {
	t.Parallel()
	// So many that comparing each with all others would not end.
	columns := make([]TileColumn, 200_000)
	for i := range columns {
		columns[i].Name = "1"
	}
	columns[3].Name = "1 (3)"
	uniqueNames(columns)
	for i, want := range map[int]string{0: "1", 1: "1 (2)", 2: "1 (4)", 3: "1 (3)", 4: "1 (5)", 199_999: "1 (200000)"} {
		if got := columns[i].Name; got != want {
			t.Errorf("column %d: got name %s, want %s", i, got, want)
		}
	}
}
