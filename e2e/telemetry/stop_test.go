package telemetry

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

// TestAStopTakesStepsInOrder holds that what has been accepted goes to the engine before anything else ends that uses it.
func TestAStopTakesStepsInOrder(t *testing.T) {
	t.Parallel()
	s := start(t, "--evaluate", "--deliver", "--log-level", "debug")
	if a := s.Telemetry(t, "logs", logs("stop", record("x"))); a.Status != 200 {
		t.Errorf("%d %s", a.Status, a.Body)
	}
	if err := s.Terminate(); err != nil {
		t.Error(err)
	}
	want := []string{"server", "telemetry", "alerts", "notifications", "engine", "store"}
	var got []string
	for _, m := range regexp.MustCompile(`msg="a step of the stop" step="?([a-z ]+)"? took=`).FindAllStringSubmatch(s.Out.String(), -1) {
		if slices.Contains(want, m[1]) {
			got = append(got, m[1])
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestAStopDoesNotWaitForTheEngine stops a server whose engine hangs while it gets rows. What is stopped after that has the
// time that it needs, and the rows are there after the next start.
func TestAStopDoesNotWaitForTheEngine(t *testing.T) {
	t.Parallel()
	s := start(t, "--evaluate", "--deliver", "--metrics-listen", "127.0.0.1:0")
	if err := syscall.Kill(s.Engine(), syscall.SIGSTOP); err != nil && !errors.Is(err, syscall.ESRCH) {
		t.Fatal(err)
	}
	for i := range 10 {
		if a := s.Telemetry(t, "logs", logs("hang", record(fmt.Sprint(i)))); a.Status != 200 {
			t.Errorf("%d %s", a.Status, a.Body)
		}
	}
	s.Poll("the insert", func() bool {
		return s.Metrics(t)["obstack_ingest_oldest_seconds"].GetMetric()[0].GetGauge().GetValue() > 0
	})
	if err := s.Terminate(); err != nil || strings.Count(s.Out.String(), "msg=stopped ") != 1 || strings.Contains(s.Out.String(), "cut off") {
		t.Errorf("the stop was not complete: %v", err)
	}
	again := &stack{&harness.Stack{
		Server: harness.StartServer(t, s.Data, "--otlp-http", "127.0.0.1:0", "--evaluate=false"), ID: map[string]string{},
	}, s.began}
	again.LearnSources(t)
	again.wantCharted(t, "Logs", `ServiceName:"hang"`, nil, 10)
}
