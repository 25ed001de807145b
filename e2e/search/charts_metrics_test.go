package search

import (
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// testMetricCharts compares charts of the sample metrics with what ClickHouse says about their rows.
func testMetricCharts(t *testing.T, c *charts) {
	engine := harness.EngineClient(c.Server)
	metric := func(keys harness.Object) harness.Object {
		return harness.Edited(harness.Object{"sourceId": c.metrics}, keys)
	}
	// A time series is the same whatever the order in which its attributes were written.
	before := fmt.Sprintf("TimeUnix <= fromUnixTimestamp64Milli(%d)", c.end.UnixMilli())
	const series = "(mapSort(ScopeAttributes), mapSort(ResourceAttributes), mapSort(Attributes))"

	t.Run("gauges count with the last value of each time series", func(t *testing.T) {
		t.Parallel()
		for _, aggFn := range []string{"avg", "sum", "min", "max"} {
			want := wantRows(t, engine, fmt.Sprintf("SELECT toStartOfHour(TimeUnix) AS h, ServiceName, %s(v) FROM (SELECT TimeUnix, "+
				"ServiceName, Value AS v FROM otel_metrics_gauge WHERE MetricName = 'k8s.pod.memory.usage' "+
				"AND %s ORDER BY TimeUnix DESC LIMIT 1 BY toStartOfHour(TimeUnix), %s) GROUP BY h, ServiceName", aggFn, before, series))
			rows := c.query(t, c.request(nil, metric(harness.Object{
				"aggFn": aggFn, "metricDataType": "gauge", "metricName": "k8s.pod.memory.usage", "groupBy": []any{"ServiceName"},
			})))
			sameRows(t, aggFn, rows, want)
		}
	})
	t.Run("counters count with their growth", func(t *testing.T) {
		t.Parallel()
		want, err := strconv.ParseFloat(harness.Ask(t, engine, "SELECT sum(grown) FROM (SELECT max(Value) - min(Value) AS grown "+
			"FROM otel_metrics_sum WHERE MetricName = 'server.requests' AND "+before+" GROUP BY "+series+")"), 64)
		if err != nil || want == 0 {
			t.Fatal(want, err)
		}
		for _, keys := range []harness.Object{
			{"aggFn": "increase", "metricName": "server.requests"},
			{"aggFn": "sum", "metricName": "server.requests"},
			{"aggFn": "sum", "field": "server.requests"},
			{"aggFn": "increase", "field": "Value", "metricName": "server.requests"},
		} {
			rows := c.query(t, c.request(nil, metric(harness.Edited(keys, harness.Object{"metricDataType": "sum"}))))
			if got := sum(rows, "series_0.data"); math.Abs(got-want) > 1e-6 {
				t.Errorf("%v: %v, want %v", keys, got, want)
			}
		}
		split := 0.0
		for _, failed := range []string{"true", "false"} {
			split += sum(c.query(t, c.request(nil, metric(harness.Object{
				"aggFn": "increase", "metricDataType": "sum", "metricName": "server.requests",
				"where": `Attributes.failed:"` + failed + `"`,
			}))), "series_0.data")
		}
		if math.Abs(split-want) > 1e-6 {
			t.Errorf("failed and others: %v, want %v", split, want)
		}
	})
	t.Run("histograms have counts and quantiles", func(t *testing.T) {
		t.Parallel()
		want := wantRows(t, engine, "SELECT toStartOfHour(TimeUnix) AS h, ServiceName, sum(Count) FROM otel_metrics_histogram "+
			"WHERE MetricName = 'server.duration' AND "+before+" GROUP BY h, ServiceName")
		histogram := func(keys harness.Object) harness.Object {
			return metric(harness.Edited(harness.Object{
				"metricDataType": "histogram", "metricName": "server.duration", "groupBy": []any{"ServiceName"},
			}, keys))
		}
		rows := c.query(t, c.request(nil, histogram(harness.Object{"aggFn": "count"}), histogram(harness.Object{"aggFn": "quantile", "level": 0.5}),
			histogram(harness.Object{"aggFn": "quantile", "level": 0.95})))
		sameRows(t, "count", rows, want)
		for _, row := range rows {
			median, ok := row["series_1.data"].(float64)
			p95, _ := row["series_2.data"].(float64)
			if !ok || median <= 0 || p95 < median || p95 > 10_000 {
				t.Errorf("the row is %v", row)
			}
		}
	})
	t.Run("what a metric cannot answer is a 400", func(t *testing.T) {
		t.Parallel()
		for _, tt := range []struct {
			keys harness.Object
			want string
		}{
			{harness.Object{"aggFn": "avg", "metricName": "x"}, "metricDataType is missing"},
			{harness.Object{"aggFn": "avg", "metricDataType": "gauge"}, "metricName is missing"},
			{harness.Object{"aggFn": "avg", "metricDataType": "summary", "metricName": "x"}, "type summary"},
			{harness.Object{"aggFn": "avg", "metricDataType": "histogram", "metricName": "x"}, `aggFn "avg" is not supported`},
			{harness.Object{"aggFn": "increase", "metricDataType": "gauge", "metricName": "x"}, "aggFn 'increase' is only supported for Sum"},
			{harness.Object{"aggFn": "none", "metricDataType": "gauge", "metricName": "x"}, "none"},
			{harness.Object{"aggFn": "avg", "metricDataType": "gauge", "metricName": "x", "where": "servicename:1"}, "ServiceName"},
		} {
			a := c.Do("POST", "charts/series", harness.Encode(t, c.request(nil, metric(tt.keys))))
			a.WantProblem(t, "series 0: ", tt.want)
		}
		body := c.request(nil, metric(harness.Object{"aggFn": "avg", "metricDataType": "gauge", "metricName": "no.such.metric"}))
		if got := c.Do("POST", "charts/series", harness.Encode(t, body)).Payload(t); got != "[]" {
			t.Errorf("an unknown metric: %s", got)
		}
	})
}

// wantRows runs SQL that answers hour, group and value, and returns the values by both.
func wantRows(t *testing.T, engine *http.Client, sql string) map[string]float64 {
	t.Helper()
	rows := map[string]float64{}
	for _, line := range harness.Lines(harness.Ask(t, engine, sql+" FORMAT TSV")) {
		cells := strings.Split(line, "\t")
		at, err := time.Parse(time.DateTime, cells[0])
		if err != nil {
			t.Fatal(err)
		}
		value, err := strconv.ParseFloat(cells[2], 64)
		if err != nil {
			t.Fatal(err)
		}
		rows[fmt.Sprint(at.UnixMilli(), " ", cells[1])] = value
	}
	if len(rows) < 25 {
		t.Fatalf("only %d rows", len(rows))
	}
	return rows
}

// sameRows compares the first series of a chart with the values that it should have.
func sameRows(t *testing.T, what string, rows []harness.Object, want map[string]float64) {
	t.Helper()
	if len(rows) != len(want) {
		t.Errorf("%s: %d rows, want %d", what, len(rows), len(want))
	}
	for _, row := range rows {
		key := fmt.Sprintf("%.0f %v", row["ts_bucket"], harness.At(row, "group", 0))
		got, ok := row["series_0.data"].(float64)
		if value, known := want[key]; !ok || !known || math.Abs(got-value) > 1e-9*math.Abs(value) {
			t.Errorf("%s: %s is %v, want %v", what, key, row["series_0.data"], value)
		}
	}
}
