package telemetry

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestDemoIsTakenIn holds that rows of now come through the intake where nothing listens for telemetry of others.
func TestDemoIsTakenIn(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", "--demo", "--evaluate=false", "--metrics-listen", "127.0.0.1:0")
	s.Poll("the sample telemetry", func() bool { return strings.Contains(s.Out.String(), "demo data ready") })
	taken := func() float64 {
		total := 0.0
		for _, m := range s.Metrics(t)["obstack_ingest_records_total"].GetMetric() {
			total += m.GetCounter().GetValue()
		}
		return total
	}
	for range 3 {
		before := taken()
		s.Poll("more rows", func() bool { return taken() > before })
	}
	// The rows have the name of the batch that they came in, but for those of the day before the start.
	engine := harness.EngineClient(s)
	const since = "FROM otel_logs WHERE Timestamp > (SELECT min(StartTimeUnix) + INTERVAL 1 DAY FROM otel_metrics_sum)"
	s.Poll("rows of the intake", func() bool {
		return harness.Ask(t, engine, "SELECT count() > 0 "+since+" AND _batch != ''") == "1"
	})
	if got := harness.Ask(t, engine, "SELECT count() "+since+" AND _batch = ''"); got != "0" {
		t.Errorf("%s rows came otherwise", got)
	}
}
