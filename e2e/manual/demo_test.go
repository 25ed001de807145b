package manual

import (
	"fmt"
	"net/http"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// TestDemo runs the demo and kills the engine while the server fills in the past. The shop keeps sending telemetry, and the
// commands that the server prints and the manual shows work. A second server that finds the data directory in use prints its commands too.
// In oss, the test also kills the engine after the fill, and restarts the server.
func TestDemo(t *testing.T) {
	t.Parallel()
	dir, s := launchManual(t)
	s.WaitListen()
	s.WaitReady()
	goesOn := func() {
		t.Helper()
		engine, since := harness.EngineClient(s), time.Now()
		s.Poll("rows of now", func() bool {
			sql := fmt.Sprintf("SELECT count() FROM otel_logs WHERE ServiceName = 'frontend'"+
				" AND Timestamp > fromUnixTimestamp(%d)", since.Unix())
			res, err := engine.Post("http://engine/", "text/plain", strings.NewReader(sql))
			if err != nil {
				return false
			}
			defer func() { _ = res.Body.Close() }()
			var rows int
			_, err = fmt.Fscan(res.Body, &rows)
			return err == nil && res.StatusCode == http.StatusOK && rows > 0
		})
	}
	tryIt := func(stdout string) {
		t.Helper()
		_, rest, _ := strings.Cut(stdout, "Try it:\n\n")
		lines, _, found := strings.Cut(rest, "\n\n")
		if !found {
			t.Fatalf("there is nothing to try in %q", stdout)
		}
		out, err := exec.CommandContext(t.Context(), "sh", "-c", lines).CombinedOutput()
		if err != nil || !strings.Contains(string(out), `"group":["checkout"]`) && !strings.Contains(string(out), `"name":"Shop"`) {
			t.Errorf("%s: %s, %v", lines, out, err)
		}
	}
	ready := func() {
		t.Helper()
		s.Poll("the sample telemetry", func() bool { return strings.Contains(s.Stdout.String(), " receiver\n") })
		tryIt(s.Stdout.String())
	}
	killEngine := func() {
		t.Helper()
		for _, pid := range s.Processes() {
			if pid != s.Cmd.Process.Pid {
				if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	killEngine()
	ready()
	goesOn()
	second := harness.Run(t, nil, "serve", "--demo", "--data", s.Data, "--engine-lib", harness.EngineLib(t),
		"--listen", strings.TrimPrefix(s.URL, "http://"))
	if second.Code != 1 || !strings.Contains(second.Stderr, "is in use by another server, at "+s.URL) {
		t.Errorf("the second server: status %d: %s", second.Code, second.Stderr)
	}
	tryIt(second.Stdout)
	if !harness.Deployment.Managed {
		killEngine()
		goesOn()
		if err := s.Terminate(); err != nil {
			t.Error(err)
		}
		s = harness.StartServer(t, s.Data, "--demo", "--egress-allow", "127.0.0.1", "--deliver=true", "--otlp-http", "127.0.0.1:0")
		ready()
		goesOn()
	}
	testManual(t, dir, s) // last, for it makes another dashboard of the name of the demo's
}
