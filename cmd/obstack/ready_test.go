package main

import (
	"errors"
	"net/http"
	"syscall"
	"testing"

	"github.com/obstack/obstack/impl/store/pgtest"
)

// allReady is what /readyz says of a server that nothing is missing.
const allReady = `{"status":"ok","store":"ok","engine":"ok","clock":"ok"}`

// notReady is what /readyz says of a server that cannot use its store, or its engine.
func notReady(store, engine string) string {
	return `{"status":"unavailable","store":"` + store + `","engine":"` + engine + `","clock":"ok"}`
}

// wantReady waits until /readyz says something else than that all is well, which must be the body; or that, if it is.
func (s *Server) wantReady(body string) {
	s.t.Helper()
	var now Answer
	s.poll("/readyz "+body, func() bool {
		now = s.Do("GET", "/readyz", "")
		return (now.Body == allReady) == (body == allReady)
	})
	status := http.StatusOK
	if body != allReady {
		status = http.StatusServiceUnavailable
	}
	if now.Status != status || now.Body != body || (now.Header.Get("Retry-After") != "") != (status != http.StatusOK) {
		s.t.Errorf("/readyz: status %d, Retry-After %q: %s, want %d: %s",
			now.Status, now.Header.Get("Retry-After"), now.Body, status, body)
	}
}

// TestReadyNamesWhatHangs stops the engine, and the database of another server, so that they take requests and answer
// none.
func TestReadyNamesWhatHangs(t *testing.T) {
	t.Parallel()
	t.Run("the engine", func(t *testing.T) {
		t.Parallel()
		s := StartServer(t, "")
		engine := s.engine()
		signal := func(sig syscall.Signal) {
			if err := syscall.Kill(engine, sig); err != nil && !errors.Is(err, syscall.ESRCH) {
				t.Fatal(err)
			}
		}
		s.wantReady(allReady)
		signal(syscall.SIGSTOP)
		s.wantReady(notReady("ok", "unavailable"))
		signal(syscall.SIGCONT)
		s.wantReady(allReady)
	})
	t.Run("the database", func(t *testing.T) {
		t.Parallel()
		pg := pgtest.Start(t)
		s := StartServer(t, "", "--database", pg.DSN("postgres"), "--encryption-key-file", keyFile(t))
		s.wantReady(allReady)
		if err := pg.Freeze(); err != nil {
			t.Fatal(err)
		}
		s.wantReady(notReady("unavailable", "ok"))
		if err := pg.Thaw(); err != nil {
			t.Fatal(err)
		}
		s.wantReady(allReady)
	})
}

// TestReadySaysThatPostgreSQLTakesNoWrites has the database refuse them, as a server does that has become a replica.
func TestReadySaysThatPostgreSQLTakesNoWrites(t *testing.T) {
	t.Parallel()
	pg := pgtest.Start(t)
	dsn := pg.DSN("postgres")
	s := StartServer(t, "", "--database", dsn, "--encryption-key-file", keyFile(t), "--evaluate=false")
	l := newLedger(t, s)
	if _, err := l.write(t.Context(), s, "POST", "dashboards", "", l.dashboard(nil)); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		s.wantReady(allReady)
		readOnly(t, dsn, true)
		s.wantReady(notReady("read-only", "ok"))
		s.wantServesReads(l)
		readOnly(t, dsn, false)
		s.wantReady(allReady)
		if _, err := l.write(t.Context(), s, "POST", "dashboards", "", l.dashboard(nil)); err != nil {
			t.Errorf("a write after that: %v", err)
		}
	}
}

// readOnly has all sessions of a database server take no writes, or take them again.
func readOnly(t *testing.T, dsn string, on bool) {
	t.Helper()
	setting := "off"
	if on {
		setting = "on"
	}
	pgtest.Exec(t, dsn, "ALTER SYSTEM SET default_transaction_read_only = "+setting)
	pgtest.Exec(t, dsn, "SELECT pg_reload_conf()")
}

// wantServesReads checks what a server does whose store takes no writes.
func (s *Server) wantServesReads(l *ledger) {
	s.t.Helper()
	_, err := l.write(s.t.Context(), s, "POST", "dashboards", "", l.dashboard(nil))
	wantUnavailable(s.t, err)
	if a := s.Do("GET", "/healthz", ""); a.Status != http.StatusOK {
		s.t.Errorf("/healthz: status %d: %s", a.Status, a.Body)
	}
	l.check(s.t, s)
}
