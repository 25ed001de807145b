package telemetry

import (
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// wantReady waits until /readyz says something of the intake, with a status.
func wantReady(s *harness.Server, status int, intake string) {
	s.T.Helper()
	var a harness.Answer
	s.Poll("/readyz says that the intake is "+intake, func() bool {
		a = s.Do("GET", "/readyz", "")
		return strings.Contains(a.Body, `"intake":"`+intake+`"`)
	})
	if a.Status != status || (a.Header.Get("Retry-After") != "") != (status != 200) {
		s.T.Errorf("/readyz: status %d, Retry-After %q: %s, want %d", a.Status, a.Header.Get("Retry-After"), a.Body, status)
	}
}

// TestReadySaysThatTheLogIsFull has a replica that only takes in while the engine is away.
func TestReadySaysThatTheLogIsFull(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", append([]string{
		"--api=false", "--evaluate=false", "--deliver=false", "--otlp-http", "127.0.0.1:0", "--otlp-log-size", "256MiB",
	}, harness.NoEngine...)...)
	s.WaitListen()
	wantReady(s, 200, "ok")
	if a := s.Do("GET", "/readyz", ""); !strings.Contains(a.Body, `"engine":"unavailable"`) {
		t.Errorf("the engine is away: %s", a.Body)
	}
	body := logs("full", record(strings.Repeat("x", 4<<20)))
	var a harness.Answer
	for range 256 / 4 {
		if a = s.Telemetry(t, "logs", body); a.Status != 200 {
			break
		}
	}
	if a.Status != 429 || a.Header.Get("Retry-After") == "" {
		t.Fatalf("a full log: %d %v %s", a.Status, a.Header, a.Body)
	}
	wantReady(s, 503, "full")
	if a := s.Do("GET", "/readyz", ""); !strings.Contains(a.Body, `"intakeFull":["logs"]`) {
		t.Errorf("only logs were sent: %s", a.Body)
	}
	patience.Within(t, "the server's log says why", func() bool { return strings.Contains(s.Out.String(), "the log is full") })
}

// TestReadySaysThatTheLogCannotBeWritten lets no file of a server grow any more that has all else elsewhere.
func TestReadySaysThatTheLogCannotBeWritten(t *testing.T) {
	t.Parallel()
	s := start(t, "--database", pgtest.Start(t).DSN("postgres"), "--encryption-key-file", harness.KeyFile(t))
	for range 2 {
		wantReady(s.Server, 200, "ok")
		s.LimitFiles(64)
		if a := s.Telemetry(t, "logs", logs("unwritten", record("x"))); a.Status != 503 || a.Header.Get("Retry-After") == "" {
			t.Errorf("%d %v %s", a.Status, a.Header, a.Body)
		}
		wantReady(s.Server, 200, "unavailable")
		s.Do("GET", "dashboards", "").Payload(t)
		s.LimitFiles(unix.RLIM_INFINITY)
	}
	wantReady(s.Server, 200, "ok")
	if a := s.Telemetry(t, "logs", logs("written", record("x"))); a.Status != 200 {
		t.Errorf("%d %s", a.Status, a.Body)
	}
	s.wantCharted(t, "Logs", `ServiceName:"written"`, nil, 1)
	s.wantCharted(t, "Logs", `ServiceName:"unwritten"`, nil, 0)
}
