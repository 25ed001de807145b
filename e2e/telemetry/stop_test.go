package telemetry

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

// TestAStopTakesStepsInOrder holds that what has been accepted goes to the engine before anything else ends that uses it.
func TestAStopTakesStepsInOrder(t *testing.T) {
	t.Parallel()
	s := start(t, append(harness.Embedded, "--evaluate", "--deliver", "--log-level", "debug")...)
	if a := s.Telemetry(t, "logs", logs("stop", record("x"))); a.Status != 200 {
		t.Errorf("%d %s", a.Status, a.Body)
	}
	if err := s.Terminate(); err != nil {
		t.Error(err)
	}
	want := []string{"server", "telemetry", "alerts", "notifications", "engine", "store"}
	var got []string
	for _, m := range regexp.MustCompile(`msg="stopped component" step="?([a-z ]+)"? took=`).FindAllStringSubmatch(s.Out.String(), -1) {
		if slices.Contains(want, m[1]) {
			got = append(got, m[1])
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// batchName is how a batch is called in the intake's log, which says so just before the batch is inserted.
var batchName = regexp.MustCompile(`[A-Z2-7]{26}`)

// TestAStopDoesNotWaitForTheEngine stops a server whose engine hangs while it gets rows. What is stopped after that has the
// time that it needs, and the rows are there after the next start.
func TestAStopDoesNotWaitForTheEngine(t *testing.T) {
	t.Parallel()
	s := start(t, append(harness.Embedded, "--evaluate", "--deliver", "--metrics-listen", "127.0.0.1:0", "--log-level", "debug")...)
	send := func(body string) {
		t.Helper()
		if a := s.Telemetry(t, "logs", logs("hang", record(body))); a.Status != 200 {
			t.Errorf("%d %s", a.Status, a.Body)
		}
	}
	batches := func() (n int) {
		t.Helper()
		files, err := filepath.Glob(filepath.Join(s.Data, "ingest", "logs", "*"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			n += len(batchName.FindAll(text, -1))
		}
		return n
	}
	send("first") // after which the server knows the table
	s.Poll("the first row", func() bool {
		stored := s.Metrics(t)["obstack_ingest_stored_rows_total"].GetMetric()
		return len(stored) == 1 && stored[0].GetCounter().GetValue() == 1
	})
	before := batches()
	if before == 0 {
		t.Fatal("the intake's log names no batches")
	}
	if err := syscall.Kill(s.Engine(), syscall.SIGSTOP); err != nil && !errors.Is(err, syscall.ESRCH) {
		t.Fatal(err)
	}
	for i := range 10 {
		send(fmt.Sprint(i))
	}
	s.Poll("the insert", func() bool { return batches() > before })
	if err := s.Terminate(); err != nil || strings.Count(s.Out.String(), "msg=stopped ") != 1 || strings.Contains(s.Out.String(), "cut off") {
		t.Errorf("the stop was not complete: %v", err)
	}
	// The insert has a second. It would wait until the engine is killed, which has 15 seconds to give a sign of life.
	step := regexp.MustCompile(`step=telemetry took=(\S+)`).FindStringSubmatch(s.Out.String())
	if step == nil {
		t.Fatal("the log does not say how long it took to stop taking telemetry in")
	}
	if took, err := time.ParseDuration(step[1]); err != nil || took > 10*time.Second {
		t.Errorf("the stop waited %s for the engine", step[1])
	}
	again := &stack{&harness.Stack{
		Server: harness.StartServer(t, s.Data, append(harness.Embedded, "--otlp-http", "127.0.0.1:0", "--evaluate=false")...), ID: map[string]string{},
	}, s.began}
	again.LearnSources(t)
	again.wantCharted(t, "Logs", `ServiceName:"hang"`, nil, 11)
}
