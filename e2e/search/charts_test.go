package search

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// demoLogs and demoSpans are how many rows the sample telemetry has.
const demoLogs, demoSpans = 100_000, 110_000

// charts is a server with the sample telemetry.
type charts struct {
	*harness.Server
	logs, traces, metrics string
	// end is where the samples end, and what happens while the server runs begins.
	end time.Time
}

func startCharts(t *testing.T) *charts {
	t.Helper()
	c := &charts{Server: harness.StartServer(t, "", "--demo", "--deliver=false", "--evaluate=false")}
	c.Poll("the sample telemetry", func() bool { return strings.Contains(c.Out.String(), "demo data ready") })
	begin, err := strconv.ParseInt(harness.Ask(t, harness.EngineClient(c.Server), "SELECT toUnixTimestamp(min(StartTimeUnix)) FROM otel_metrics_sum"), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	c.end = time.Unix(begin, 0).UTC().AddDate(0, 0, 1)
	for _, source := range harness.Decode[[]harness.Object](t, c.Do("GET", "sources", "").Payload(t)) {
		switch source["name"] {
		case "Logs":
			c.logs = source["id"].(string)
		case "Traces":
			c.traces = source["id"].(string)
		case "Metrics":
			c.metrics = source["id"].(string)
		}
	}
	return c
}

// span are the keys for all samples.
func (c *charts) span() harness.Object {
	return harness.Object{"startTime": c.end.Add(-26 * time.Hour).UnixMilli(), "endTime": c.end.UnixMilli()}
}

// request is the body of a chart query over all samples. Keys of the request that are not series are in more.
func (c *charts) request(more harness.Object, series ...harness.Object) harness.Object {
	body := harness.Edited(c.span(), harness.Object{"granularity": "1h"})
	for i, s := range series {
		series[i] = harness.Edited(harness.Object{"sourceId": c.logs, "aggFn": "count", "where": "", "groupBy": []any{}}, s)
	}
	body["series"] = series
	return harness.Edited(body, more)
}

// query answers the rows of a chart.
func (c *charts) query(t *testing.T, body harness.Object) []harness.Object {
	t.Helper()
	return harness.Decode[[]harness.Object](t, c.Do("POST", "charts/series", harness.Encode(t, body)).Payload(t))
}

// sum adds the values of a column over all rows.
func sum(rows []harness.Object, column string) float64 {
	total := 0.0
	for _, row := range rows {
		n, _ := row[column].(float64)
		total += n
	}
	return total
}

func TestCharts(t *testing.T) {
	t.Parallel()
	c := startCharts(t)

	for name, test := range map[string]func(*testing.T, *charts){
		"every granularity counts every row":                         testChartsGranularities,
		"groups have their values in the order asked for":            testChartsGroups,
		"expressions and SQL say the same as columns and filters":    testChartsExpressions,
		"filters split the rows":                                     testChartsFilters,
		"functions agree with each other":                            testChartsFunctions,
		"series are merged by bucket and group, or left as they are": testChartsMerged,
		"ranges without rows are empty":                              testChartsWithoutRows,
		"metrics":                                                    testMetricCharts,
		"tiles":                                                      testTiles,
		"filters as saved searches keep them narrow the rows":        testRowFilters,
		"what cannot be answered is a 400 that names the series":     testChartsRefused,
		"an unknown source is a 404 that names the series":           testChartsUnknownSource,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, c)
		})
	}
}

func testChartsGranularities(t *testing.T, c *charts) {
	for text, width := range map[string]time.Duration{
		"30s": 30 * time.Second, "1m": time.Minute, "5m": 5 * time.Minute, "10m": 10 * time.Minute, "15m": 15 * time.Minute,
		"30m": 30 * time.Minute, "1h": time.Hour, "2h": 2 * time.Hour, "6h": 6 * time.Hour, "12h": 12 * time.Hour,
		"1d": 24 * time.Hour, "2d": 48 * time.Hour, "7d": 168 * time.Hour, "30d": 720 * time.Hour, "auto": 30 * time.Minute,
	} {
		rows := c.query(t, c.request(harness.Object{"granularity": text}, harness.Object{}))
		if got := sum(rows, "series_0.data"); got != demoLogs {
			t.Errorf("%s: %v rows were counted, want %d", text, got, demoLogs)
		}
		for i, row := range rows {
			bucket := int64(row["ts_bucket"].(float64))
			if bucket%width.Milliseconds() != 0 || i > 0 && bucket <= int64(rows[i-1]["ts_bucket"].(float64)) {
				t.Errorf("%s: bucket %d after %v", text, bucket, rows[max(0, i-1)]["ts_bucket"])
			}
			if group, ok := row["group"].([]any); !ok || len(group) != 0 || len(row) != 3 {
				t.Errorf("%s: the row is %v", text, row)
			}
		}
	}
}

func testChartsGroups(t *testing.T, c *charts) {
	const pod = "ResourceAttributes['k8s.pod.name']"
	for _, groups := range [][]any{
		{"ServiceName"}, {"SeverityText", "ServiceName"}, {"ServiceName", "SeverityText"}, {pod}, {pod, "SeverityText"},
	} {
		rows := c.query(t, c.request(nil, harness.Object{"groupBy": groups}))
		if got := sum(rows, "series_0.data"); got != demoLogs {
			t.Errorf("%v: %v rows were counted, want %d", groups, got, demoLogs)
		}
		severities := []any{"debug", "info", "warn", "error"}
		at := slices.Index(groups, any("SeverityText"))
		seen := map[string]bool{}
		for _, row := range rows {
			group := row["group"].([]any)
			if len(group) != len(groups) || at >= 0 && !slices.Contains(severities, group[at]) {
				t.Errorf("%v: the group is %v", groups, group)
			}
			seen[fmt.Sprint(group)] = true
		}
		if len(seen) < 4 {
			t.Errorf("%v: only the groups %v", groups, seen)
		}
	}
}

func testChartsExpressions(t *testing.T, c *charts) {
	const errors = "SeverityText:error"
	rows := c.query(t, c.request(nil, harness.Object{"where": errors, "groupBy": []any{"ServiceName"}},
		harness.Object{
			"where": "SeverityText = 'error'", "whereLanguage": "sql", "groupBy": []any{"ServiceName"}, "aggFn": "none",
			"field": "countIf(length(Body) >= 0)",
		}, harness.Object{
			"where": "lower(SeverityText) IN ('error')", "whereLanguage": "promql", "groupBy": []any{"ServiceName"},
			"aggFn": "sum", "field": "SeverityNumber / SeverityNumber",
		}))
	if got := sum(rows, "series_0.data"); got == 0 {
		t.Error("there are no errors")
	}
	for _, row := range rows {
		if row["series_0.data"] != row["series_1.data"] || row["series_0.data"] != row["series_2.data"] {
			t.Errorf("the row is %v", row)
		}
	}
	plain := c.query(t, c.request(nil, harness.Object{"where": errors, "groupBy": []any{"ServiceName", "SeverityText"}}))
	named := c.query(t, c.request(nil, harness.Object{
		"where": errors, "groupBy": []any{"concat(ServiceName, '') AS svc", "toString(SeverityText)"},
	}))
	if got, want := harness.Encode(t, named), harness.Encode(t, plain); got != want || len(plain) == 0 {
		t.Errorf("by expressions: %.300s, want %.300s", got, want)
	}
	last := c.query(t, c.request(nil, harness.Object{"aggFn": "last_value", "field": "SeverityNumber"},
		harness.Object{"aggFn": "any", "field": "ServiceName"}))
	for _, row := range last {
		number, isNumber := row["series_0.data"].(float64)
		text, isText := row["series_1.data"].(string)
		if !isNumber || number < 1 || number > 24 || !isText || text == "" {
			t.Errorf("the row is %v", row)
		}
	}
}

func testChartsFilters(t *testing.T, c *charts) {
	count := func(where string) float64 {
		return sum(c.query(t, c.request(nil, harness.Object{"where": where})), "series_0.data")
	}
	errors, checkout := count("SeverityText:error"), count(`ServiceName:"checkout"`)
	if errors == 0 || checkout == 0 {
		t.Fatalf("%v errors, %v rows of checkout", errors, checkout)
	}
	both := count("SeverityText:error AND ServiceName:checkout")
	for where, want := range map[string]float64{
		"":                       demoLogs,
		"  ":                     demoLogs,
		`SeverityText:"error"`:   errors,
		"NOT SeverityText:error": demoLogs - errors,
		"-SeverityText:error":    demoLogs - errors,
		"SeverityText:error OR NOT SeverityText:error":      demoLogs,
		"SeverityText:error OR ServiceName:checkout":        errors + checkout - both,
		"(SeverityText:error OR ServiceName:checkout)":      errors + checkout - both,
		"NOT (SeverityText:error AND ServiceName:checkout)": demoLogs - both,
		"SeverityText:error AND NOT ServiceName:checkout":   errors - both,
		`ServiceName:"no such service"`:                     0,
		`ServiceName:"x' OR 1=1 --"`:                        0,
		`ServiceName:"\"'; DROP TABLE otel_logs"`:           0,
	} {
		if got := count(where); got != want {
			t.Errorf("%s: %v rows, want %v", where, got, want)
		}
	}
}

func testChartsFunctions(t *testing.T, c *charts) {
	spans := func(keys harness.Object) harness.Object {
		return harness.Edited(harness.Object{"sourceId": c.traces, "field": "Duration"}, keys)
	}
	rows := c.query(t, c.request(harness.Object{"granularity": "30d"},
		spans(harness.Object{"aggFn": "count", "field": ""}), spans(harness.Object{"aggFn": "sum"}), spans(harness.Object{"aggFn": "avg"}),
		spans(harness.Object{"aggFn": "min"}), spans(harness.Object{"aggFn": "max"})))
	more := c.query(t, c.request(harness.Object{"granularity": "30d"},
		spans(harness.Object{"aggFn": "quantile", "level": 0.5}), spans(harness.Object{"aggFn": "quantile", "level": 0.99}),
		spans(harness.Object{"aggFn": "quantile"}), spans(harness.Object{"aggFn": "count_distinct", "field": "ServiceName"}),
		spans(harness.Object{"aggFn": "count_distinct", "field": "SpanId"})))
	spanCount := 0.0
	for i, row := range rows {
		v := func(row harness.Object, n int) float64 { return row[fmt.Sprintf("series_%d.data", n)].(float64) }
		count, total, avg, low, high := v(row, 0), v(row, 1), v(row, 2), v(row, 3), v(row, 4)
		median, p99, half, services, ids := v(more[i], 0), v(more[i], 1), v(more[i], 2), v(more[i], 3), v(more[i], 4)
		if math.Abs(total/count-avg) > 1e-6*avg || low > median || median > p99 || p99 > high || low > avg || avg > high {
			t.Errorf("%v and %v do not agree", row, more[i])
		}
		// The median is sampled, so two of them are close and not equal.
		if math.Abs(half-median) > 0.25*median || services < 4 || services > 50 || ids != count {
			t.Errorf("%v and %v do not agree", row, more[i])
		}
		spanCount += count
	}
	if spanCount != demoSpans {
		t.Errorf("%v spans, want %d", spanCount, demoSpans)
	}
}

func testChartsMerged(t *testing.T, c *charts) {
	series := func() []harness.Object {
		groups := []any{"SeverityText"}
		return []harness.Object{{"groupBy": groups}, {"groupBy": groups, "where": "SeverityText:error"}}
	}
	for _, kind := range []harness.Object{nil, {"seriesReturnType": "ratio"}} {
		rows := c.query(t, c.request(kind, series()...))
		for _, row := range rows {
			second, ok := row["series_1.data"]
			if isError := harness.At(row, "group", 0) == "error"; ok != isError || isError && second != row["series_0.data"] {
				t.Errorf("the row is %v", row)
			}
		}
	}
	rows := c.query(t, c.request(harness.Object{"seriesReturnType": "column"}, series()...))
	for _, row := range rows {
		bucket, err := time.Parse("2006-01-02T15:04:05Z", row["__hdx_time_bucket"].(string))
		_, first := row["series_0"]
		_, second := row["series_1"]
		if err != nil || bucket.Minute() != 0 || row["SeverityText"] == nil || first == second || len(row) != 3 {
			t.Errorf("the row is %v, %v", row, err)
		}
	}
	if all, some := sum(rows, "series_0"), sum(rows, "series_1"); all != demoLogs || some == 0 || some == demoLogs {
		t.Errorf("%v and %v rows", all, some)
	}
}

func testChartsWithoutRows(t *testing.T, c *charts) {
	now := time.Now().UnixMilli()
	for _, times := range []harness.Object{
		{"startTime": 1_000_000_000_000, "endTime": 1_000_000_060_000},
		{"startTime": now, "endTime": now},
		{"startTime": now, "endTime": now - 3_600_000},
	} {
		a := c.Do("POST", "charts/series", harness.Encode(t, c.request(times, harness.Object{})))
		if got := a.Payload(t); got != "[]" {
			t.Errorf("%v: %s", times, got)
		}
	}
}

func testChartsRefused(t *testing.T, c *charts) {
	for want, series := range map[string]harness.Object{
		"series 1: filter":            {"where": "("},
		"series 1: filter, ":          {"where": "SeverityText:"},
		"series 1: avg needs a field": {"aggFn": "avg"},
		"series 1: field: ":           {"aggFn": "sum", "field": "SeverityNum"},
		"series 1: ":                  {"where": "SeverityNum:5"},
		"series 1: where: ":           {"where": "SeverityText = ", "whereLanguage": "sql"},
		"series 1: field":             {"aggFn": "max", "field": "file('/etc/passwd')"},
		"series 1: aggFn":             {"aggFn": "increase", "field": "Duration"},
		"series 1: where: SQL, ":      {"where": "1) OR (1 = 1", "whereLanguage": "promql"},
		"series 1: field: SQL, ":      {"aggFn": "none", "field": "count() FROM system.tables"},
	} {
		body := c.request(nil, harness.Object{}, series)
		c.Do("POST", "charts/series", harness.Encode(t, body)).WantProblem(t, want)
	}
	for _, group := range []string{
		"servicename", "file('/etc/passwd')", "(select name from system.tables limit 1)", "ServiceName; Body", "ServiceName FROM t",
		"`ServiceName", "ServiceName)", "",
	} {
		a := c.Do("POST", "charts/series", harness.Encode(t, c.request(nil, harness.Object{"groupBy": []any{group}})))
		a.WantProblem(t, "series 0: ")
		if strings.Contains(a.Body, "otel_logs") || strings.Contains(a.Body, "DB::") {
			t.Errorf("grouped by %s: %s shows the inside", group, a.Body)
		}
	}
	body := c.request(nil, harness.Object{"groupBy": []any{"ServiceName"}}, harness.Object{})
	c.Do("POST", "charts/series", harness.Encode(t, body)).WantProblem(t,
		"Body validation failed: series: All series must have the same groupBy fields")
}

func testChartsUnknownSource(t *testing.T, c *charts) {
	body := c.request(nil, harness.Object{}, harness.Object{"sourceId": "00000000000000000000dead"})
	if got := c.Do("POST", "charts/series", harness.Encode(t, body)).Problem(t, 404); got != "Source not found for series 1" {
		t.Errorf("the text is %s", got)
	}
	body = c.request(nil, harness.Object{"sourceId": strings.ToUpper(c.logs)})
	if got := sum(c.query(t, body), "series_0.data"); got != demoLogs {
		t.Errorf("an id in capitals: %v rows", got)
	}
}
