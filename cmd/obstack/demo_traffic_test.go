package main

import (
	"fmt"
	"net/http"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestDemoTrafficGoesOn holds that the shop of the demo goes on while the server runs, also when the engine has been
// killed, and after a second start.
func TestDemoTrafficGoesOn(t *testing.T) {
	t.Parallel()
	s := startServer(t, "", "--demo")
	s.poll("the sample telemetry", func() bool { return strings.Contains(s.out.String(), "demo data ready") })
	goesOn := func() {
		t.Helper()
		engine, since := engineClient(s), time.Now()
		s.poll("rows of now", func() bool {
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
	goesOn()
	for _, pid := range s.processes() {
		if pid != s.cmd.Process.Pid {
			if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
				t.Fatal(err)
			}
		}
	}
	goesOn()
	if err := s.terminate(); err != nil {
		t.Error(err)
	}
	s = startServer(t, s.Data, "--demo")
	goesOn()
}
