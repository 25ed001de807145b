package search

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
)

// testFilterValues holds what the filters of a dashboard offer against what SQL says.
func testFilterValues(t *testing.T, s shop) {
	ask := func(keys harness.Object) harness.Answer {
		return s.Do("POST", "dashboards/"+s.id+"/filters/"+s.filters["Service"]+"/values",
			harness.Encode(t, s.tileQuery(keys)))
	}
	values := func(keys harness.Object) api.FilterValues {
		t.Helper()
		return harness.Decode[api.FilterValues](t, ask(keys).Payload(t))
	}
	all := values(nil)
	var want []api.FilterValue
	end := s.end.Truncate(time.Hour).UnixMilli()
	for line := range strings.Lines(harness.Ask(t, harness.EngineClient(s.Server), `SELECT ServiceName || ' ' || toString(count()) FROM otel_logs
		WHERE Timestamp <= fromUnixTimestamp64Milli(toInt64(`+harness.Encode(t, end)+`)) AND ServiceName != ''
		GROUP BY ServiceName ORDER BY count() DESC, ServiceName FORMAT TSVRaw`)) {
		name, count, _ := strings.Cut(strings.TrimSpace(line), " ")
		want = append(want, api.FilterValue{Value: name, Count: harness.Decode[int64](t, count)})
	}
	if diff := cmp.Diff(all, api.FilterValues{Values: want}); diff != "" || len(want) < 3 {
		t.Errorf("of %d services (-got +want):\n%s", len(want), diff)
	}
	if got := values(harness.Object{"limit": 2}); len(got.Values) != 2 || !got.More || got.Values[0] != want[0] {
		t.Errorf("two values are %v", got)
	}
	for prefix, n := range map[string]int{"check": 1, "Check": 0, "": len(want), "' OR 1=1 --": 0, "%": 0} {
		if got := values(harness.Object{"prefix": prefix}); len(got.Values) != n || got.More || got.Sampled {
			t.Errorf("%d values begin with %q, want %d", len(got.Values), prefix, n)
		}
	}
	for _, tt := range []struct {
		keys harness.Object
		want string
	}{
		{harness.Object{"startTime": nil}, "startTime: Expected number, received null"},
		{harness.Object{"startTime": end, "endTime": end}, "endTime must be greater than startTime"},
		{harness.Object{"limit": 1001}, "limit: Number must be less than or equal to 1000"},
		{harness.Object{"prefix": strings.Repeat("x", 1001)}, "prefix: String must contain at most 1000 character(s)"},
	} {
		ask(tt.keys).WantProblem(t, tt.want)
	}
	body := harness.Encode(t, s.span())
	for path, want := range map[string]string{
		"dashboards/" + harness.MissingID + "/filters/" + s.filters["Service"] + "/values": "Dashboard not found",
		"dashboards/" + s.id + "/filters/" + harness.MissingID + "/values":                 "Filter not found",
	} {
		if got := s.Do("POST", path, body).Problem(t, 404); got != want {
			t.Errorf("%s: %q, want %q", path, got, want)
		}
	}
}

// testFilterValuesOfFilters has filters with expressions and conditions, and some that are wrong.
func testFilterValuesOfFilters(t *testing.T, s shop) {
	filter := func(keys harness.Object) harness.Object {
		return harness.Edited(harness.Object{
			"type": "QUERY_EXPRESSION", "name": "F", "expression": "ServiceName", "sourceId": s.logs,
		}, keys)
	}
	tests := []struct {
		filter harness.Object
		want   string // the first value, or the problem
		status int
	}{
		{filter(harness.Object{"expression": "upper(ServiceName)", "where": "ServiceName = 'cart'"}), "CART", 200},
		{filter(harness.Object{"where": "ServiceName:cart", "whereLanguage": "lucene"}), "cart", 200},
		{filter(harness.Object{"expression": "SeverityNumber", "where": "SeverityText = 'error'"}), "17", 200},
		{filter(harness.Object{"sourceId": s.metrics, "sourceMetricType": "gauge", "where": "ServiceName = 'cart'"}), "cart", 200},
		{filter(harness.Object{"where": "ServiceName = 'nobody'"}), "", 200},
		{filter(harness.Object{"sourceId": s.metrics}), "sourceMetricType of the filter: ", 400},
		{filter(harness.Object{"expression": "file('/etc/passwd')"}), "expression of the filter: ", 400},
		{filter(harness.Object{"expression": "servicename"}), "ServiceName", 400},
		{filter(harness.Object{"where": "1) OR (1"}), "where of the filter: ", 400},
	}
	filters := make([]harness.Object, len(tests))
	for i, tt := range tests {
		filters[i] = tt.filter
	}
	d := harness.Decode[harness.Object](t, s.Do("POST", "dashboards",
		harness.Encode(t, harness.Object{"name": "Filters", "tiles": []any{}, "filters": filters})).Payload(t))
	c := client(t, s.Server)
	for i, tt := range tests {
		end := s.end.Truncate(time.Hour).UnixMilli()
		a, err := c.QueryFilterValuesWithResponse(t.Context(), d["id"].(string), harness.At(d, "filters", i, "id").(string),
			api.FilterValuesQuery{StartTime: end - 24*time.Hour.Milliseconds(), EndTime: end})
		switch {
		case err != nil:
			t.Error(err)
		case a.StatusCode() != tt.status, tt.status == 400 && !strings.Contains(a.JSON400.Error, tt.want):
			t.Errorf("%v: %d %s, want %q", tt.filter, a.StatusCode(), a.Body, tt.want)
		case tt.status == 200 && tt.want == "" && len(a.JSON200.Data.Values) > 0,
			tt.status == 200 && tt.want != "" && (len(a.JSON200.Data.Values) == 0 || a.JSON200.Data.Values[0].Value != tt.want):
			t.Errorf("%v: %s, want %q", tt.filter, a.Body, tt.want)
		}
	}
}

// testFilterValuesOfManyRows has more rows than are read.
func testFilterValuesOfManyRows(t *testing.T, s shop) {
	db := harness.EngineClient(s.Server)
	harness.Ask(t, db, `CREATE TABLE many_rows (Timestamp DateTime64(9), Name LowCardinality(String)) ENGINE = MergeTree ORDER BY (Name, Timestamp)`)
	harness.Ask(t, db, `INSERT INTO many_rows SELECT toDateTime64('2026-01-05 10:00:00', 9) + toIntervalMillisecond(number), 'n' || toString(number % 10)
		FROM numbers(1500000)`)
	source := harness.ID(t, s.Do("POST", "sources", harness.Encode(t, harness.Object{
		"name": "Many rows", "kind": "log", "connection": harness.Decode[[]harness.Object](t, s.Do("GET", "sources", "").Payload(t))[0]["connection"],
		"from": harness.Object{"databaseName": s.EngineDatabase(), "tableName": "many_rows"}, "timestampValueExpression": "Timestamp",
		"defaultTableSelectExpression": "Name",
	})).Payload(t))
	d := harness.Decode[harness.Object](t, s.Do("POST", "dashboards", harness.Encode(t, harness.Object{
		"name": "Many rows", "tiles": []any{},
		"filters": []harness.Object{{"type": "QUERY_EXPRESSION", "name": "F", "expression": "Name", "sourceId": source}},
	})).Payload(t))
	got := harness.Decode[api.FilterValues](t, s.Do("POST", "dashboards/"+d["id"].(string)+"/filters/"+harness.At(d, "filters", 0, "id").(string)+"/values",
		`{"startTime":1767607200000,"endTime":1767610800000}`).Payload(t))
	if !got.Sampled || len(got.Values) != 10 {
		t.Fatalf("the values are %v", got)
	}
	for _, v := range got.Values {
		if v.Count < 142_500 || v.Count > 157_500 { // 5 % around 150,000
			t.Errorf("%s has %d rows, want about 150000", v.Value, v.Count)
		}
	}
}
