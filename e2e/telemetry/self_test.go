package telemetry

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// metric adds up what a metric has counted, of the series that have these labels.
func (s *stack) metric(t *testing.T, name string, labels map[string]string) float64 {
	t.Helper()
	total := 0.0
series:
	for _, m := range s.Metrics(t)[name].GetMetric() {
		found := map[string]string{}
		for _, l := range m.GetLabel() {
			found[l.GetName()] = l.GetValue()
		}
		for label, want := range labels {
			if found[label] != want {
				continue series
			}
		}
		total += m.GetCounter().GetValue()
	}
	return total
}

// takenOfItself is how many logs and spans were taken in.
func (s *stack) takenOfItself(t *testing.T) float64 {
	t.Helper()
	return s.metric(t, "obstack_ingest_records_total", map[string]string{"signal": "logs"}) +
		s.metric(t, "obstack_ingest_records_total", map[string]string{"signal": "traces"})
}

// TestSelfTelemetry has a server that answers for itself: for its log, a request and the query of that, and, after the next
// start, its metrics. To store them makes nothing more to store.
func TestSelfTelemetry(t *testing.T) {
	t.Parallel()
	args := []string{"--self-telemetry", "--otlp-grpc", "off", "--otlp-http", "off", "--metrics-listen", "127.0.0.1:0"}
	s := start(t, args...)

	const own = `ServiceName:"obstack"`
	request := s.Do("GET", "dashboards/"+harness.MissingID, "")
	patience.Within(t, "the log is found", func() bool { return len(s.found(t, "Logs", own+` Body:"serving"`)) == 1 })
	var spans []harness.Object
	patience.Within(t, "the request is found", func() bool {
		spans = s.found(t, "Traces", own+fmt.Sprintf(` SpanAttributes.request_id:%q`, request.Header.Get("X-Request-Id")))
		return len(spans) == 1
	})
	if got := spans[0]["SpanName"]; got != "GET /api/v2/dashboards/{id}" {
		t.Errorf("the span is %v", got)
	}
	patience.Within(t, "a query is found, below its request", func() bool {
		return len(s.found(t, "Traces", own+` SpanName:"query" SpanAttributes.kind:"search" SpanAttributes.rows:*`)) > 0
	})
	engine := harness.EngineClient(s.Server)
	if got := harness.Ask(t, engine, "SELECT countIf(TraceId NOT IN (SELECT TraceId FROM otel_traces WHERE SpanKind = 'Server'))"+
		" FROM otel_traces WHERE SpanName = 'query' AND Timestamp < now() - 2"); got != "0" {
		t.Errorf("%s queries are of no request", got)
	}

	// Nothing happens now, and each batch that was logged or traced by the intake would be the reason of the next one.
	taken, since := s.takenOfItself(t), time.Now()
	s.Poll("nothing more of itself for three batches", func() bool {
		if now := s.takenOfItself(t); now != taken {
			taken, since = now, time.Now()
		}
		return time.Since(since) > 4*time.Second
	})

	if err := s.Terminate(); err != nil {
		t.Fatal(err)
	}
	s.Server = harness.StartServer(t, s.Data, args...)
	engine = harness.EngineClient(s.Server)
	for sql, want := range map[string]string{
		"SELECT count() > 0 FROM otel_metrics_gauge WHERE MetricName = 'obstack_build_info' AND ServiceName = 'obstack'":               "1",
		"SELECT max(Value) > 0 FROM otel_metrics_sum WHERE MetricName = 'obstack_http_requests_total' AND IsMonotonic = 1":             "1",
		"SELECT max(Count) > 0 FROM otel_metrics_histogram WHERE MetricName = 'obstack_query_seconds' AND Attributes['kind']='search'": "1",
	} {
		patience.Within(t, sql+" is "+want, func() bool { return harness.Ask(t, engine, sql) == want })
	}
}

// TestSelfTelemetryOfAFlood has more requests than spans are kept of.
func TestSelfTelemetryOfAFlood(t *testing.T) {
	t.Parallel()
	s := start(t, "--self-telemetry", "--metrics-listen", "127.0.0.1:0")
	const dropped = "obstack_self_telemetry_dropped_total"
	began, answered := time.Now(), 0
	s.Poll("spans to be dropped", func() bool {
		var clients sync.WaitGroup
		for range 8 {
			clients.Go(func() {
				for range 100 {
					s.Do("GET", "dashboards/"+harness.MissingID, "")
				}
			})
		}
		clients.Wait()
		answered += 800
		return s.metric(t, dropped, map[string]string{"signal": "traces", "reason": "rate"}) > 0
	})
	// What was made was sent or dropped.
	s.Poll("all spans to be accounted for", func() bool {
		return s.metric(t, "obstack_ingest_records_total", map[string]string{"signal": "traces", "outcome": "done"})+
			s.metric(t, dropped, map[string]string{"signal": "traces"}) >= float64(answered)
	})
	if taken, most := s.takenOfItself(t), 200*(time.Since(began).Seconds()+2); taken > most {
		t.Errorf("%v records were taken in, and may be %v", taken, most)
	}
}
