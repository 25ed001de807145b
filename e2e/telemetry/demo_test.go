package telemetry

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestDemoIsTakenIn starts a demo without OTLP listeners. Its new rows still pass through the intake. One earlier row of the demo
// makes it resume instead of filling a day.
func TestDemoIsTakenIn(t *testing.T) {
	t.Parallel()
	s := start(t)
	if a := s.Telemetry(t, "logs", logs("before", record("x"))); a.Status != 200 {
		t.Fatalf("%d %s", a.Status, a.Body)
	}
	s.wantCharted(t, "Logs", `ServiceName:"before"`, nil, 1)
	harness.Ask(t, harness.EngineClient(s.Server), "INSERT INTO otel_logs (Timestamp, ResourceAttributes)"+
		" SELECT now64(9), map('k8s.pod.name', 'frontend-c4bf21486c-55c73')")
	if err := s.Terminate(); err != nil {
		t.Fatal(err)
	}
	again := harness.StartServer(t, s.Data, "--demo", "--evaluate=false")
	engine := harness.EngineClient(again)
	const rows = "FROM otel_logs WHERE ServiceName NOT IN ('', 'before')"
	again.Poll("rows of the intake", func() bool {
		return harness.Ask(t, engine, "SELECT uniqExact(_batch) > 1 "+rows+" AND _batch != ''") == "1"
	})
	if got := harness.Ask(t, engine, "SELECT count() "+rows+" AND _batch = ''"); got != "0" {
		t.Errorf("%s rows came otherwise", got)
	}
	if !strings.Contains(again.Out.String(), `msg="demo data ready" rows=0 `) {
		t.Errorf("a demo that goes on has filled:\n%s", again.Out)
	}
}
