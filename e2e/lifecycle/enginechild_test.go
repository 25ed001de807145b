package lifecycle

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestTheAPIServesWithoutItsEngine(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", harness.Embedded...)
	source := harness.Decode[[]struct{ ID string }](t, s.Do("GET", "sources", "").Payload(t))[0].ID
	chart := `{"startTime":1700000000000,"endTime":1700000060000,"granularity":"1m","series":[{"sourceId":"` + source +
		`","aggFn":"count","where":"","groupBy":[]}]}`
	for restart := 1; restart <= 2; restart++ {
		var lock *os.File
		locked := make(chan error, 1)
		go func() {
			var err error
			lock, err = s.LockEngine()
			locked <- err
		}()
		if err := syscall.Kill(s.Engine(), syscall.SIGKILL); err != nil {
			t.Fatal(err)
		}
		if err := <-locked; err != nil { // before the next engine does, so that it cannot come up yet
			t.Fatal(err)
		}
		s.Poll("the end of the engine to be noticed", func() bool { return s.Do("GET", "/readyz", "").Status != 200 })
		ready := s.Do("GET", "/readyz", "")
		want := `{"status":"unavailable","store":"ok","engine":"unavailable","clock":"ok"}`
		if ready.Status != http.StatusServiceUnavailable || ready.Body != want || ready.Header.Get("Retry-After") == "" {
			t.Errorf("/readyz: status %d: %s", ready.Status, ready.Body)
		}
		created, err := parseResource([]byte(s.Do("POST", "dashboards", `{"name":"no engine","tiles":[]}`).Payload(t)))
		if err != nil {
			t.Fatal(err)
		}
		if got := s.Do("GET", "dashboards/"+created.ID, "").Payload(t); got != created.text {
			t.Errorf("got %s, want %s", got, created.text)
		}
		if !harness.Deployment.Managed {
			for path, body := range map[string]string{"charts/series": chart, "search": `{"sourceId":"` + source + `"}`} {
				a := s.Do("POST", path, body)
				if a.Status != http.StatusServiceUnavailable || a.Header.Get("Retry-After") == "" {
					t.Errorf("%s: status %d, Retry-After %q: %s", path, a.Status, a.Header.Get("Retry-After"), a.Body)
				}
			}
		}
		if err := lock.Close(); err != nil {
			t.Fatal(err)
		}
		s.WaitReady()
		if !harness.Deployment.Managed {
			s.Do("POST", "charts/series", chart).Payload(t)
		}
		if got := strings.Count(s.Out.String(), "engine exited"); got != restart {
			t.Errorf("after %d restarts the log says %d times that the engine ended", restart, got)
		}
	}
}

func TestTheEngineEndsWithItsServer(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	for range 2 {
		s := harness.StartServer(t, data, harness.Embedded...)
		engine := s.Engine()
		if group, err := syscall.Getpgid(engine); err != nil || group != engine {
			t.Errorf("the engine %d is in the process group %d, %v", engine, group, err)
		}
		s.Kill()
		s.WaitEnded()
		lock, err := s.LockEngine()
		if err != nil {
			t.Fatal(err)
		}
		_ = lock.Close()
	}
	// And a server that does not wait for the engine of the one before.
	for range 2 {
		harness.StartServer(t, data, harness.Embedded...).Kill()
	}
}
