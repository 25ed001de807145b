package telemetry

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestTheMemoryLimitCountsTheIntake compares the limits of the garbage collector of servers with and without receivers.
func TestTheMemoryLimitCountsTheIntake(t *testing.T) {
	t.Parallel()
	limit := func(args ...string) int {
		s := harness.Launch(t, "", append(append([]string{"--metrics-listen", "127.0.0.1:0"}, args...), harness.NoEngine...)...)
		s.WaitListen()
		return int(s.Metrics(t)["go_gc_gomemlimit_bytes"].GetMetric()[0].GetGauge().GetValue())
	}
	without := limit()
	if more := limit("--otlp-http", "127.0.0.1:0") - without; more != 168<<20 {
		t.Errorf("the intake counts as %d bytes", more)
	}
	if more := limit("--otlp-grpc", "127.0.0.1:0", "--otlp-http-max-size", "32MiB") - without; more != 168<<20*7/5 {
		t.Errorf("one for large requests counts as %d bytes", more)
	}
}
