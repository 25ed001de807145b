package alerting

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// TestDemoFiresAndResolves checks that the alert of the demo, and an alert on a chart, fires and resolves by what the server's own receiver takes in,
// and that the server has spans of that.
func TestDemoFiresAndResolves(t *testing.T) {
	t.Parallel()
	f := newFaults(t, "--demo", "--otlp-grpc", "off", "--otlp-http", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0",
		"--deliver=true", "--self-telemetry")
	f.delays = []time.Duration{30 * time.Second} // half a second of this clock, in which rows arrive
	s := f.launch(f.data())
	t.Cleanup(func() { // before its directory is removed
		s.Kill()
		s.WaitEnded()
	})
	s.WaitListen()
	s.WaitReady()

	var id string
	s.Poll("the alerts of the demo", func() bool {
		for _, a := range harness.Decode[[]harness.Object](t, s.Do("GET", "alerts", "").Payload(t)) {
			if a["savedSearchId"] != nil {
				id, _ = a["id"].(string)
			}
		}
		return id != ""
	})
	s.Poll("the data of the demo", func() bool { return strings.Contains(s.Out.String(), "demo data ready") })
	stack := &harness.Stack{Server: s, ID: map[string]string{}}
	stack.LearnSources(t)
	ofDemo := harness.Decode[harness.Object](t, s.Do("GET", "alerts/"+id, "").Payload(t))
	chart := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, harness.Object{
		"source": "inline", "interval": ofDemo["interval"], "threshold": ofDemo["threshold"], "thresholdType": ofDemo["thresholdType"],
		"channel": ofDemo["channel"], "chartConfig": harness.Object{
			"displayType": "line", "sourceId": stack.ID["source Logs"], "where": `ServiceName:"payment"`, "groupBy": "ServiceName",
			"select": []any{harness.Object{"aggFn": "count", "where": `SeverityText:"error"`}},
		},
	})).Payload(t))
	// The card provider is away every ten seconds of real time. Rows of that which arrive late are not counted.
	for _, id := range []string{id, chart} {
		patience.Progressing(t, "the alert has fired and resolved", func() (bool, int) {
			var states []any // of the evaluations, the oldest first
			for _, e := range harness.Decode[[]harness.Object](t, s.Do("GET", "alerts/"+id+"/history?limit=500", "").Payload(t)) {
				states = append([]any{e["state"]}, states...)
			}
			fired := slices.Index(states, any("ALERT"))
			return fired >= 0 && slices.Contains(states[fired:], any("OK")), len(states) // 500 at most
		})
	}

	for name, signals := range map[string][]string{
		"obstack_otlp_requests_total":  {"logs", "traces", "metrics"},
		"obstack_ingest_records_total": {"logs", "traces", "metrics"},
	} {
		for _, signal := range signals {
			s.Poll("more "+signal+" in "+name, func() bool { return takenIn(t, s, name, signal) > 5 })
		}
	}
	engine := harness.EngineClient(s)
	for _, span := range []string{
		"SpanName = 'evaluation' AND SpanAttributes['alert_id'] = '" + id + "'",
		"SpanName = 'delivery' AND SpanAttributes['alert_id'] = '" + id + "' AND SpanAttributes['delivery_id'] != ''",
		"SpanName = 'query' AND ParentSpanId IN (SELECT SpanId FROM otel_traces WHERE SpanName = 'evaluate alerts')",
	} {
		s.Poll(span, func() bool {
			return harness.Ask(t, engine, "SELECT count() > 0 FROM otel_traces WHERE ServiceName = 'obstack' AND "+span) == "1"
		})
	}
}

// takenIn is what a metric has counted of a signal that was well.
func takenIn(t *testing.T, s *harness.Server, name, signal string) float64 {
	t.Helper()
	total := 0.0
	for _, m := range s.Metrics(t)[name].GetMetric() {
		labels := map[string]string{}
		for _, l := range m.GetLabel() {
			labels[l.GetName()] = l.GetValue()
		}
		if labels["signal"] == signal && (labels["code"] == "200" || labels["outcome"] == "done") {
			total += m.GetCounter().GetValue()
		}
	}
	return total
}
