package search

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// tileData is the answer to a tile's query.
type tileData struct {
	DisplayType        string
	StartTime, EndTime int64
	Granularity        string
	Columns            []struct {
		Name, Type, Role string
		NumberFormat     harness.Object
		Previous         bool
	}
	Rows [][]any
}

// column is the place of a column in the rows, -1 if there is none of that name.
func (d tileData) column(name string) int {
	for i, c := range d.Columns {
		if c.Name == name {
			return i
		}
	}
	return -1
}

// sum adds the numbers of a column.
func (d tileData) sum(column int) float64 {
	total := 0.0
	for _, row := range d.Rows {
		n, _ := row[column].(float64)
		total += n
	}
	return total
}

// shop is the dashboard of the sample data.
type shop struct {
	*charts
	id             string
	tiles, filters map[string]string // ids by name
}

func (c *charts) shop(t *testing.T) shop {
	t.Helper()
	s := shop{charts: c, tiles: map[string]string{}, filters: map[string]string{}}
	for _, d := range harness.Decode[[]harness.Object](t, c.Do("GET", "dashboards", "").Payload(t)) {
		if d["name"] != "Shop" {
			continue
		}
		s.id = d["id"].(string)
		for list, ids := range map[string]map[string]string{"tiles": s.tiles, "filters": s.filters} {
			for _, item := range d[list].([]any) {
				ids[item.(harness.Object)["name"].(string)] = item.(harness.Object)["id"].(string)
			}
		}
	}
	return s
}

// tileQuery is the body of a query over all samples.
func (c *charts) tileQuery(keys harness.Object) harness.Object {
	// Tiles read whole buckets, in the last of which there may be news while the server runs.
	return harness.Edited(harness.Edited(c.span(), harness.Object{"endTime": c.end.Truncate(time.Hour).UnixMilli()}), keys)
}

// data is that of a tile of the shop, by its name.
func (s shop) data(t *testing.T, tile string, keys harness.Object) tileData {
	t.Helper()
	return s.tileData(t, s.id, s.tiles[tile], keys)
}

func (c *charts) tileData(t *testing.T, dashboard, tile string, keys harness.Object) tileData {
	t.Helper()
	a := c.Do("POST", "dashboards/"+dashboard+"/tiles/"+tile+"/query", harness.Encode(t, c.tileQuery(keys)))
	d := harness.Decode[tileData](t, a.Payload(t))
	for i, row := range d.Rows {
		if len(row) != len(d.Columns) {
			t.Errorf("row %d has %d values for %d columns", i, len(row), len(d.Columns))
		}
	}
	return d
}

func testTiles(t *testing.T, c *charts) {
	s := c.shop(t)
	for name, test := range map[string]func(*testing.T, shop){
		"every tile of the sample dashboard has data": testTilesOfTheDemo,
		"a tile says what a chart says":               testTilesLikeCharts,
		"what is selected in filters narrows tiles":   testTilesFilters,
		"requests that are wrong are a 400":           testTilesRefused,
		"what is missing is a 404":                    testTilesMissing,
		"a tile that is wrong is a 400 that says why": testTilesThatAreWrong,
		"a tile that is not stored shows the same":    testPreviewsLikeTiles,
		"the generated client previews":               testPreviewsByTheGeneratedClient,
		"previews that are wrong are a 400":           testPreviewsRefused,
		"a filter offers its values":                  testFilterValues,
		"filters of all kinds offer values":           testFilterValuesOfFilters,
		"of many rows a sample is read":               testFilterValuesOfManyRows,
		"fixed lists are variables of SQL":            testFixedListsInSQL,
		"SQL that needs an expression has a warning":  testWarningsOfFixedLists,
		"required filters do not change answers":      testRequiredFiltersDoNotChangeAnswers,
		"a fixed list offers its options":             testFilterValuesOfFixedLists,
		"sources limit automatic buckets":             testMinAutoGranularity,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, s)
		})
	}
}

func testTilesOfTheDemo(t *testing.T, s shop) {
	want := map[string]string{
		"Error rate": "number", "Orders placed": "number", "Checkout errors": "line",
		"Requests by status": "stacked_bar", "Errors by type": "bar", "Error patterns": "event_patterns",
		"Latest errors": "search", "99th percentile latency": "line", "Latency distribution": "heatmap", "Operations": "table",
		"Customers by country": "pie", "Payment timeouts by card": "line", "Failed orders": "table",
		"Memory by pod": "line",
	}
	if len(s.tiles) != len(want)+1 { // and a text
		t.Errorf("the tiles are %v", slices.Sorted(maps.Keys(s.tiles)))
	}
	for name, display := range want {
		d := s.data(t, name, nil)
		if d.DisplayType != display || len(d.Rows) == 0 {
			t.Errorf("%s is a %s with %d rows", name, d.DisplayType, len(d.Rows))
		}
		roles := map[string]int{}
		for _, column := range d.Columns {
			roles[column.Role]++
		}
		overTime := display == "line" || display == "stacked_bar" || display == "heatmap"
		if (d.Granularity != "") != overTime || (roles["time"] > 0) != (overTime || display == "search") {
			t.Errorf("%s has granularity %q and columns %v", name, d.Granularity, d.Columns)
		}
	}
}

func testTilesLikeCharts(t *testing.T, s shop) {
	errors := `ServiceName:"checkout" SeverityText:"error"`
	rows := s.query(t, s.request(s.tileQuery(nil), harness.Object{"where": errors}))
	d := s.data(t, "Checkout errors", harness.Object{"granularity": "1h"})
	if d.Granularity != "1h" {
		t.Errorf("the granularity is %s", d.Granularity)
	}
	value := d.column("errors")
	if value < 0 {
		t.Fatalf("the columns are %v", d.Columns)
	}
	if got, want := d.sum(value), sum(rows, "series_0.data"); got != want || want == 0 {
		t.Errorf("%v errors, want %v", got, want)
	}
	placed := s.query(t, s.request(s.tileQuery(nil), harness.Object{"where": `ServiceName:"checkout" SeverityText:"info" placed`}))
	if got, want := s.data(t, "Orders placed", nil), sum(placed, "series_0.data"); len(got.Rows) != 1 || got.Rows[0][0] != want {
		t.Errorf("the number is %v, want %v", got.Rows, want)
	}
}

func testTilesFilters(t *testing.T, s shop) {
	filters := func(name string, values ...string) harness.Object {
		return harness.Object{"filters": []harness.Object{{"id": s.filters[name], "values": append([]string{}, values...)}}}
	}
	all := s.data(t, "Requests by status", nil)
	for _, tt := range []struct {
		keys harness.Object
		want int
	}{
		{filters("Service"), len(all.Rows)},
		{filters("Service", "frontend"), len(all.Rows)},
		{filters("Service", "cart"), 0},
		{filters("Service", "cart", "frontend"), len(all.Rows)},
		{filters("Service", "' OR 1=1 --"), 0},
	} {
		if got := s.data(t, "Requests by status", tt.keys); len(got.Rows) != tt.want {
			t.Errorf("%v: %d rows, want %d", tt.keys, len(got.Rows), tt.want)
		}
	}
	failed := s.data(t, "Failed orders", nil)
	order := failed.Rows[0][failed.column("order")].(string)
	one := s.data(t, "Failed orders", filters("Order", order))
	if len(one.Rows) == 0 || len(one.Rows) >= len(failed.Rows) {
		t.Errorf("%d rows of the order, %d of all", len(one.Rows), len(failed.Rows))
	}
	for _, row := range one.Rows {
		if row[one.column("order")] != order {
			t.Errorf("the row is %v, want the order %s", row, order)
		}
	}
}

func testTilesRefused(t *testing.T, s shop) {
	for _, tt := range []struct {
		keys harness.Object
		want string
	}{
		{harness.Object{"startTime": 5}, "startTime: Timestamp must be in milliseconds"},
		{
			harness.Object{"startTime": "2026-01-05"},
			"startTime: Expected number, received string (milliseconds since 1970, such as 1767607200000)",
		},
		{harness.Object{"granularity": "7m"}, "granularity: Invalid enum value."},
		{
			harness.Object{"filters": []harness.Object{{"id": "00000000000000000000dead", "values": []string{"x"}}}},
			"filters.0.id: The dashboard does not have this filter",
		},
		{
			harness.Object{"filters": []harness.Object{{"id": s.filters["Pod"], "values": []string{}}, {"id": s.filters["Pod"], "values": []string{}}}},
			"filters.1.id: Duplicate filter",
		},
		{
			harness.Object{"filters": []harness.Object{{"id": s.filters["Pod"], "values": slices.Repeat([]string{"x"}, 1001)}}},
			"filters.0.values: Array must contain at most 1000 element(s)",
		},
		{harness.Object{"filters": []harness.Object{{"id": s.filters["Pod"]}}}, "filters.0.values: Required"},
	} {
		a := s.Do("POST", "dashboards/"+s.id+"/tiles/"+s.tiles["Error rate"]+"/query", harness.Encode(t, s.tileQuery(tt.keys)))
		a.WantProblem(t, "Body validation failed: "+tt.want)
	}
}

func testTilesMissing(t *testing.T, s shop) {
	const unknown = "00000000000000000000dead"
	body := harness.Encode(t, s.tileQuery(nil))
	for path, want := range map[string]string{
		"dashboards/" + unknown + "/tiles/" + s.tiles["Error rate"] + "/query": "Dashboard not found",
		"dashboards/" + s.id + "/tiles/" + unknown + "/query":                  "Tile not found",
		"dashboards/" + s.id + "/tiles/" + s.id + "/query":                     "Tile not found",
	} {
		if got := s.Do("POST", path, body).Problem(t, 404); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}

func testTilesThatAreWrong(t *testing.T, s shop) {
	text := "dashboards/" + s.id + "/tiles/" + s.tiles["About this dashboard"] + "/query"
	s.Do("POST", text, harness.Encode(t, s.tileQuery(nil))).WantProblem(t, "a markdown tile has no data")
	connection := harness.Decode[[]harness.Object](t, s.Do("GET", "sources", "").Payload(t))[0]["connection"].(string)
	builder := func(keys string) string {
		return `"displayType":"table","sourceId":"` + s.logs + `",` + keys
	}
	raw := func(sql string) string {
		return fmt.Sprintf(`"displayType":"table","configType":"sql","connectionId":"%s","sqlTemplate":%s`, connection, harness.Encode(t, sql))
	}
	for config, want := range map[string]string{
		builder(`"select":[{"aggFn":"count","where":"("}]`):                                      "filter",
		builder(`"select":[{"aggFn":"sum","valueExpression":"SeverityNum"}]`):                    "SeverityNumber",
		builder(`"select":[{"aggFn":"count"}],"groupBy":"file('/etc/passwd')"`):                  "groupBy",
		builder(`"select":[{"aggFn":"count"}],"groupBy":"ServiceName","having":"1; DROP TABLE"`): "having",
		builder(`"select":[{"aggFn":"count"}],"groupBy":"ServiceName","orderBy":"nope"`):         "nope",
		raw("SELECT 1 FROM no_such_table"):                                                       "no_such_table",
		raw("SELECT * FROM system.tables"):                                                       "only tables of the database",
		raw("SELECT * FROM file('/etc/passwd')"):                                                 "table function",
		raw("SELECT 1; SELECT 2"):                                                                "",
		raw("INSERT INTO otel_logs (Body) VALUES ('x')"):                                         "",
		raw("DROP TABLE otel_logs"):                                                              "",
		raw("SELECT $__noSuchMacro(x)"):                                                          "$__noSuchMacro",
		raw(""):                                                                                  "",
	} {
		d := harness.Decode[harness.Object](t, s.Do("POST", "dashboards", `{"name":"Wrong","tiles":[{"name":"Tile","x":0,"y":0,"w":1,"h":1,"config":{`+
			config+`}}]}`).Payload(t))
		path := fmt.Sprintf("dashboards/%s/tiles/%s/query", d["id"], harness.At(d, "tiles", 0, "id"))
		a := s.Do("POST", path, harness.Encode(t, s.tileQuery(nil)))
		a.WantProblem(t, want)
		if strings.Contains(a.Body, "DB::") {
			t.Errorf("%s shows the inside: %s", config, a.Body)
		}
		s.Do("DELETE", "dashboards/"+d["id"].(string), "")
	}
}
