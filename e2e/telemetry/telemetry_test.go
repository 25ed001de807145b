package telemetry

import (
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// stack is a server that takes telemetry in.
type stack struct {
	*harness.Stack
	began time.Time
}

func start(t *testing.T, args ...string) *stack {
	t.Helper()
	args = append([]string{"--otlp-grpc", "127.0.0.1:0", "--otlp-http", "127.0.0.1:0", "--evaluate=false"}, args...)
	s := &stack{&harness.Stack{Server: harness.StartServer(t, "", args...), ID: map[string]string{}}, time.Now()}
	s.LearnSources(t)
	return s
}

// TestTelemetry has tests share a server. Each sends as services of its own.
func TestTelemetry(t *testing.T) {
	t.Parallel()
	s := start(t)
	for name, test := range map[string]func(*testing.T, *stack){
		"SDKs": testSDKs, "snippets of the manual": testSnippetsOfTheManual, "snippets of the first steps": testSnippetsOfTheFirstSteps,
		"ingestion keys": testIngestionKeys,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, s)
		})
	}
}

// charted is the sum over a chart of a source, such as the number of rows that a filter finds.
func (s *stack) charted(t *testing.T, source, where string, more harness.Object) float64 {
	t.Helper()
	series := harness.Edited(harness.Object{
		"sourceId": s.ID["source "+source], "aggFn": "count", "where": where, "groupBy": []any{},
	}, more)
	body := harness.Object{
		"startTime": s.began.Add(-time.Hour).UnixMilli(), "endTime": s.began.Add(time.Hour).UnixMilli(),
		"granularity": "1h", "series": []any{series},
	}
	total := 0.0
	for _, row := range harness.Decode[[]harness.Object](t, s.Do("POST", "charts/series", harness.Encode(t, body)).Payload(t)) {
		n, _ := row["series_0.data"].(float64)
		total += n
	}
	return total
}

// wantCharted waits until a chart shows a number.
func (s *stack) wantCharted(t *testing.T, source, where string, more harness.Object, want float64) {
	t.Helper()
	var got float64
	defer func() {
		if t.Failed() {
			t.Logf("%s %s: the chart has %v, want %v", source, where, got, want)
		}
	}()
	patience.Within(t, "the chart of "+source+" shows "+where, func() bool {
		got = s.charted(t, source, where, more)
		return got >= want
	})
	if got != want {
		t.Errorf("%s %s: the chart has %v, want %v", source, where, got, want)
	}
}

// found are the rows of a search.
func (s *stack) found(t *testing.T, source, where string) []harness.Object {
	t.Helper()
	body := harness.Object{
		"sourceId": s.ID["source "+source], "where": where,
		"startTime": s.began.Add(-time.Hour).Format(time.RFC3339), "endTime": s.began.Add(time.Hour).Format(time.RFC3339),
	}
	return harness.Decode[[]harness.Object](t, s.Do("POST", "search", harness.Encode(t, body)).Payload(t))
}
