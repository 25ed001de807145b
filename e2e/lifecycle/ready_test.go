package lifecycle

import (
	"errors"
	"net/http"
	"strings"
	"syscall"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// allReady is what /readyz says of a server that nothing is missing.
const allReady = `{"status":"ok","store":"ok","engine":"ok","clock":"ok"}`

// notReady is what /readyz says of a server that cannot use its store, or its engine.
func notReady(store, engine string) string {
	return `{"status":"unavailable","store":"` + store + `","engine":"` + engine + `","clock":"ok"}`
}

// wantReady waits until /readyz says something else than that all is well, which must be the body; or that, if it is.
func wantReady(s *harness.Server, body string) {
	s.T.Helper()
	var now harness.Answer
	s.Poll("/readyz "+body, func() bool {
		now = s.Do("GET", "/readyz", "")
		return (now.Body == allReady) == (body == allReady)
	})
	status := http.StatusOK
	if body != allReady {
		status = http.StatusServiceUnavailable
	}
	if now.Status != status || now.Body != body || (now.Header.Get("Retry-After") != "") != (status != http.StatusOK) {
		s.T.Errorf("/readyz: status %d, Retry-After %q: %s, want %d: %s",
			now.Status, now.Header.Get("Retry-After"), now.Body, status, body)
	}
}

// wantWarned checks that the log has so many lines that warn of readiness which was lost.
func wantWarned(s *harness.Server, lines int) {
	s.T.Helper()
	warned := func() int { return strings.Count(s.Out.String(), `level=WARN msg="not ready"`) }
	harness.Within(s.T, "the log warns", func() bool { return warned() >= lines }) // it may come after the answer
	if got := warned(); got != lines {
		s.T.Errorf("the log warns %d times, want %d:\n%s", got, lines, s.Out.String())
	}
}

// TestReadyNamesWhatHangs stops the engine, and the database of another server, so that they take requests and answer
// none.
func TestReadyNamesWhatHangs(t *testing.T) {
	t.Parallel()
	t.Run("the engine", func(t *testing.T) {
		t.Parallel()
		s := harness.StartServer(t, "", harness.Embedded...)
		engine := s.Engine()
		signal := func(sig syscall.Signal) {
			if err := syscall.Kill(engine, sig); err != nil && !errors.Is(err, syscall.ESRCH) {
				t.Fatal(err)
			}
		}
		wantReady(s, allReady)
		wantWarned(s, 0)
		signal(syscall.SIGSTOP)
		wantReady(s, notReady("ok", "unavailable"))
		wantWarned(s, 1)
		signal(syscall.SIGCONT)
		wantReady(s, allReady)
	})
	t.Run("the database", func(t *testing.T) {
		t.Parallel()
		pg := pgtest.Start(t)
		s := harness.StartServer(t, "", "--database", pg.DSN("postgres"), "--encryption-key-file", harness.KeyFile(t))
		wantReady(s, allReady)
		if err := pg.Freeze(); err != nil {
			t.Fatal(err)
		}
		wantReady(s, notReady("unavailable", "ok"))
		wantWarned(s, 1)
		if err := pg.Thaw(); err != nil {
			t.Fatal(err)
		}
		wantReady(s, allReady)
	})
}

// TestReadySaysThatPostgreSQLTakesNoWrites has the database refuse them, as a server does that has become a replica.
func TestReadySaysThatPostgreSQLTakesNoWrites(t *testing.T) {
	t.Parallel()
	pg := pgtest.Start(t)
	dsn := pg.DSN("postgres")
	s := harness.StartServer(t, "", "--database", dsn, "--encryption-key-file", harness.KeyFile(t), "--evaluate=false")
	l := newLedger(t, s)
	if _, err := l.write(t.Context(), s, "POST", "dashboards", "", l.dashboard(nil)); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		wantReady(s, allReady)
		readOnly(t, dsn, true)
		wantReady(s, notReady("read-only", "ok"))
		wantServesReads(s, l)
		readOnly(t, dsn, false)
		wantReady(s, allReady)
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
func wantServesReads(s *harness.Server, l *ledger) {
	s.T.Helper()
	_, err := l.write(s.T.Context(), s, "POST", "dashboards", "", l.dashboard(nil))
	wantUnavailable(s.T, err)
	if a := s.Do("GET", "/healthz", ""); a.Status != http.StatusOK {
		s.T.Errorf("/healthz: status %d: %s", a.Status, a.Body)
	}
	l.check(s.T, s)
}
