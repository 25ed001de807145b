package search

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
)

// client is the generated client of the server.
func (s *searches) client(t *testing.T) *oss.ClientWithResponses {
	t.Helper()
	c, err := oss.NewClientWithResponses(s.URL, oss.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		s.Authorize(r)
		return nil
	}))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// fieldRange is an hour from the first row on.
func (s *searches) fieldRange() (from, to string) {
	return s.from.Format(time.RFC3339), s.from.Add(time.Hour).Format(time.RFC3339)
}

func testFields(t *testing.T, s *searches) {
	from, to := s.fieldRange()
	c := s.client(t)
	list, err := c.ListFieldsWithResponse(t.Context(), s.ID["source Logs"], &oss.ListFieldsParams{From: from, To: to})
	if err != nil || list.JSON200 == nil {
		t.Fatalf("%v: %s", err, list.Body)
	}
	shares := map[string]string{}
	for _, f := range list.JSON200.Data.Fields {
		shares[f.Name] = fmt.Sprintf("%s %.1f", f.Type, f.Share)
		if strings.HasPrefix(f.Name, "_") {
			t.Errorf("%s is hidden", f.Name)
		}
	}
	for name, want := range map[string]string{
		"ServiceName": "LowCardinality(String) 1.0", "Body": "String 1.0", "SpanId": "String 0.0",
		"ResourceAttributes.k8s.pod.name": "String 0.4", "LogAttributes.http.status": "String 0.4", "LogAttributes.it's": "String 0.2",
		"LogAttributes": "Map(LowCardinality(String), String) 0.8",
	} {
		if shares[name] != want {
			t.Errorf("%s is %q, want %q", name, shares[name], want)
		}
	}
	values := func(source, field, where, prefix string, limit int) string {
		t.Helper()
		p := &oss.ListFieldValuesParams{Field: field, From: from, To: to, Where: &where, Prefix: &prefix, Limit: &limit}
		a, err := c.ListFieldValuesWithResponse(t.Context(), s.ID["source "+source], p)
		if err != nil {
			t.Fatal(err)
		}
		if a.JSON200 == nil {
			return string(a.Body)
		}
		var texts []string
		for _, v := range a.JSON200.Data.Values {
			texts = append(texts, fmt.Sprintf("%s %d", v.Value, v.Count))
		}
		return strings.Join(texts, ", ")
	}
	for _, tt := range []struct {
		source, field, where, prefix string
		limit                        int
		want                         string
	}{
		{"Logs", "ServiceName", "", "", 20, "cart 3, checkout 2"},
		{"Logs", "ServiceName", "", "", 1, "cart 3"},
		{"Logs", "ServiceName", "payment", "", 20, "checkout 2"},
		{"Logs", "SeverityText", "", "e", 20, "error 2"},
		{"Logs", "SeverityNumber", "ServiceName:cart", "", 20, "17 1, 21 1, 9 1"},
		{"Logs", "LogAttributes['http.status']", "", "", 20, "500 1, 504 1"},
		{"Logs", "LogAttributes.it's", "", "", 20, "so 1"},
		{"Logs", "ResourceAttributes.k8s.pod.name", "", "cart", 20, "cart-1 1"},
		{"Errors", "ServiceName", "", "", 20, "cart 2, checkout 1"}, // which has a filter of its own
		{"Traces", "SpanName", "Duration:>1 ServiceName:checkout", "", 20, "POST /orders 1"},
	} {
		if got := values(tt.source, tt.field, tt.where, tt.prefix, tt.limit); got != tt.want {
			t.Errorf("%s of %s where %q: %s, want %s", tt.field, tt.source, tt.where, got, tt.want)
		}
	}
	for want, got := range map[string]string{
		`"field: unknown field \"lower(ServiceName)\""`:                         values("Logs", "lower(ServiceName)", "", "", 20),
		`field: \"LogAttributes\" has the type Map(LowCardinality(String), Str`: values("Logs", "LogAttributes", "", "", 20),
		`unknown field \"servicename\"`:                                         values("Logs", "ServiceName", "servicename:1", "", 20),
		"Query validation failed: limit: ":                                      values("Logs", "ServiceName", "", "", 1001),
		"does not exist":                                                        values("No such table", "x", "", "", 20),
		"is the server's own":                                                   values("The server's", "table_name", "", "", 20),
		"metricDataType: Required":                                              values("Metrics", "ServiceName", "", "", 20),
	} {
		if !strings.Contains(got, want) || !strings.Contains(got, `"status":400`) {
			t.Errorf("%s does not say %s", got, want)
		}
	}
	for query, want := range map[string]string{
		"":                            "Query validation failed: from: Required; to: Required",
		"?from=" + to + "&to=" + from: "to must be after from",
		"?from=yesterday&to=" + to:    "from: Expected a time as in RFC 3339",
		"?from=" + from + "&to=" + to + "&to=now": "to: Expected one value, received several",
	} {
		if a := s.Do("GET", "sources/"+s.ID["source Logs"]+"/fields"+query, ""); a.Status != 400 || !strings.Contains(a.Body, want) {
			t.Errorf("%q: %d %s, want %s", query, a.Status, a.Body, want)
		}
	}
}

func testFieldsOfMetrics(t *testing.T, s *searches) {
	engine := harness.EngineClient(s.Server)
	for _, statement := range []string{
		`INSERT INTO otel_metrics_gauge (TimeUnix, MetricName, MetricUnit, MetricDescription, ServiceName, Attributes, Value) SELECT
			toDateTime('` + s.minute(1) + `') + number, 'load', '1', 'Work to do', 'cart', map('cpu', toString(number % 2)), number FROM numbers(10)`,
		`INSERT INTO otel_metrics_sum (TimeUnix, MetricName, ServiceName, Value) SELECT toDateTime('` + s.minute(1) + `'), 'calls', 'cart', 1 FROM numbers(3)`,
	} {
		harness.Ask(t, engine, statement)
	}
	from, to := s.fieldRange()
	c, gauge, load := s.client(t), api.MetricTypeGauge, "load"
	all, err := c.ListFieldsWithResponse(t.Context(), s.ID["source Metrics"], &oss.ListFieldsParams{From: from, To: to})
	if err != nil || all.JSON200 == nil {
		t.Fatalf("%v: %s", err, all.Body)
	}
	want := []api.Metric{
		{Name: "calls", MetricDataType: api.MetricTypeSum, Rows: 3},
		{Name: "load", MetricDataType: api.MetricTypeGauge, Unit: "1", Description: "Work to do", Rows: 10},
	}
	if diff := cmp.Diff(want, all.JSON200.Data.Metrics); diff != "" || len(all.JSON200.Data.Fields) > 0 {
		t.Errorf("(-want +got):\n%s", diff)
	}
	one, err := c.ListFieldsWithResponse(t.Context(), s.ID["source Metrics"], &oss.ListFieldsParams{
		From: from, To: to, MetricDataType: &gauge, MetricName: &load,
	})
	if err != nil || one.JSON200 == nil || !strings.Contains(string(one.Body), `{"name":"Attributes.cpu","type":"String","column":"Attributes","key":"cpu","share":1}`) {
		t.Errorf("%v: %s", err, one.Body)
	}
	values, err := c.ListFieldValuesWithResponse(t.Context(), s.ID["source Metrics"], &oss.ListFieldValuesParams{
		Field: "Attributes.cpu", From: from, To: to, MetricDataType: &gauge, MetricName: &load,
	})
	if err != nil || values.JSON200 == nil {
		t.Fatalf("%v: %s", err, values.Body)
	}
	if diff := cmp.Diff([]api.FieldValue{{Value: "0", Count: 5}, {Value: "1", Count: 5}}, values.JSON200.Data.Values); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func testTraces(t *testing.T, s *searches) {
	c := s.client(t)
	from, to := s.fieldRange()
	get := func(id, source string, from, to *string) (int, string) {
		t.Helper()
		a, err := c.GetTraceWithResponse(t.Context(), id, &oss.GetTraceParams{SourceID: s.ID["source "+source], From: from, To: to})
		if err != nil {
			t.Fatal(err)
		}
		return a.StatusCode(), string(a.Body)
	}
	second := func(rest string) string { return fmt.Sprintf("%d%s", s.from.Add(time.Minute).Unix(), rest) }
	want := fmt.Sprintf(`{"data":{"traceId":"t1","spans":[{"timestamp":%q,"duration":"1250500000","spanId":"","parentSpanId":"","name":"POST /orders",`+
		`"kind":"","service":"checkout","statusCode":"Error","statusMessage":"","attributes":{},"resourceAttributes":{},"events":[`+
		`{"attributes":{"exception.type":"Timeout"},"name":"exception","timestamp":%q},{"attributes":{},"name":"retry","timestamp":%q}]}],`+
		`"logs":[{"timestamp":%q,"spanId":"","service":"checkout","severity":"error","body":"Payment timeout","attributes":{"http.status":"504"},`+
		`"resourceAttributes":{"k8s.pod.name":"checkout-1"},"severityNumber":17}],"truncated":false}}`,
		second("000000000"), second("250000000"), second("750000000"), second("500000000"))
	if status, got := get("t1", "Traces", &from, &to); status != 200 || got != want {
		t.Errorf("%d (-want +got):\n%s", status, cmp.Diff(want, got))
	}
	if status, got := get("t2", "Traces", &from, &to); status != 200 || !strings.Contains(got, `"duration":"18446744073709551615"`) {
		t.Errorf("%d %s", status, got)
	}
	for _, tt := range []struct {
		id, source string
		from, to   *string
		status     int
		want       string
	}{
		{"nothing' OR 1", "Traces", &from, &to, 404, "Trace not found"},
		{"t1", "Traces", &from, nil, 400, "from and to must be sent together"},
		{"t1", "Traces", &to, &from, 400, "to must be after from"},
		{"t1", "Values", nil, nil, 400, "from and to: Required, because the table search_values_trace_id_ts with the times of traces does not exist"},
		{"t1", "Logs", &from, &to, 400, "a log source has no spans"},
		{strings.Repeat("0", 129), "Traces", &from, &to, 400, "Params validation failed: traceId: "},
	} {
		if status, got := get(tt.id, tt.source, tt.from, tt.to); status != tt.status || !strings.Contains(got, tt.want) {
			t.Errorf("%s: %d %s, want %d %s", tt.id, status, got, tt.status, tt.want)
		}
	}
	before := s.from.Add(-time.Hour).Format(time.RFC3339) // out of the way of other tests
	engine := harness.EngineClient(s.Server)
	for _, statement := range []string{
		`INSERT INTO otel_traces (Timestamp, TraceId, SpanId, ParentSpanId, SpanName, ServiceName, Duration) SELECT
			toDateTime64('` + s.minute(-30) + `', 9) + toIntervalNanosecond(number % 1000), 'large', toString(number), toString(intDiv(number, 2)), 'x', 'y', number
			FROM numbers(20001)`,
		`INSERT INTO otel_logs (Timestamp, TraceId, SpanId, ServiceName, Body) SELECT toDateTime64('` + s.minute(-30) + `', 9) +
			toIntervalNanosecond(number), 'few', toString(number), 'y', 'z' FROM numbers(3)`,
	} {
		harness.Ask(t, engine, statement)
	}
	if status, got := get("t1", "Traces", nil, nil); status != 200 || got != want {
		t.Errorf("by the table %d (-want +got):\n%s", status, cmp.Diff(want, got))
	}
	if status, got := get("few", "Traces", &before, &to); status != 200 || strings.Count(got, `"body":"z"`) != 3 || !strings.Contains(got, `"spans":[]`) {
		t.Errorf("only logs: %d %s", status, got)
	}
	if status, got := get("few", "Traces", nil, nil); status != 404 {
		t.Errorf("one that the table does not have: %d %s", status, got)
	}
	large, err := c.GetTraceWithResponse(t.Context(), "large", &oss.GetTraceParams{SourceID: s.ID["source Traces"]})
	if err != nil || large.JSON200 == nil {
		t.Fatalf("%v: %.1000s", err, large.Body)
	}
	var ids []string
	for _, span := range large.JSON200.Data.Spans {
		ids = append(ids, *span.SpanID)
	}
	sorted := strings.Fields(harness.Ask(t, engine, "SELECT SpanId FROM otel_traces WHERE TraceId = 'large' ORDER BY Timestamp, SpanId LIMIT 20000"))
	if diff := cmp.Diff(sorted, ids); diff != "" || !large.JSON200.Data.Truncated {
		t.Errorf("%d spans, truncated %v", len(ids), large.JSON200.Data.Truncated)
	}
}
