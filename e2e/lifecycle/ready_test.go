package lifecycle

import (
	"errors"
	"net/http"
	"strings"
	"syscall"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// allReady is the body of /readyz if the store, the engine and the clock are fine.
const allReady = `{"status":"ok","store":"ok","engine":"ok","clock":"ok"}`

// notReady returns the body of /readyz of a server that cannot use its store or its engine.
func notReady(store, engine string) string {
	return `{"status":"unavailable","store":"` + store + `","engine":"` + engine + `","clock":"ok"}`
}

// readiness follows the answers of /readyz of a server.
type readiness struct {
	s     *harness.Server
	state string // the last body, without the clock
	lost  int    // number of changes to a state that is not ready
}

// want waits until /readyz has a body.
func (r *readiness) want(body string) {
	r.s.T.Helper()
	var now harness.Answer
	r.s.Poll("/readyz "+body, func() bool {
		now = r.s.Do("GET", "/readyz", "")
		state, _, _ := strings.Cut(now.Body, `,"clock":`)
		if state != r.state && now.Status != http.StatusOK {
			r.lost++
		}
		r.state = state
		return now.Body == body
	})
	status := http.StatusOK
	if body != allReady {
		status = http.StatusServiceUnavailable
	}
	if now.Status != status || (now.Header.Get("Retry-After") != "") != (status != http.StatusOK) {
		r.s.T.Errorf("/readyz: status %d, Retry-After %q: %s, want %d", now.Status, now.Header.Get("Retry-After"), now.Body, status)
	}
}

// wantWarned checks that the log has warned once each time that something was missing.
func (r *readiness) wantWarned() {
	r.s.T.Helper()
	warned := func() int { return strings.Count(r.s.Out.String(), `level=WARN msg="not ready"`) }
	patience.Within(r.s.T, "the log warns", func() bool { return warned() >= r.lost }) // it may come after the answer
	if got := warned(); got != r.lost {
		r.s.T.Errorf("the log warns %d times, want %d:\n%s", got, r.lost, r.s.Out.String())
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
		r := &readiness{s: s}
		r.want(allReady)
		r.wantWarned()
		signal(syscall.SIGSTOP)
		r.want(notReady("ok", "unavailable"))
		r.wantWarned()
		signal(syscall.SIGCONT)
		r.want(allReady)
	})
	t.Run("the database", func(t *testing.T) {
		t.Parallel()
		pg := pgtest.Start(t)
		s := harness.StartServer(t, "", "--database", pg.DSN("postgres"), "--encryption-key-file", harness.KeyFile(t))
		r := &readiness{s: s}
		r.want(allReady)
		if err := pg.Freeze(); err != nil {
			t.Fatal(err)
		}
		r.want(notReady("unavailable", "ok"))
		r.wantWarned()
		if err := pg.Thaw(); err != nil {
			t.Fatal(err)
		}
		r.want(allReady)
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
	r := &readiness{s: s}
	for range 2 {
		r.want(allReady)
		readOnly(t, dsn, true)
		r.want(notReady("read-only", "ok"))
		wantServesReads(s, l)
		readOnly(t, dsn, false)
		r.want(allReady)
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
