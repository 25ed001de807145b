package alerting

import (
	"database/sql"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/logtest"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// faultKills is few for `make test` and many for `make faults`.
var faultKills = flag.Int("kills", 8, "how many times evaluators are killed")

// manyKills selects the long form of the tests. `make faults` sets -kills to it.
const manyKills = 300

// faults are evaluators of alerts to which things happen. Their clock runs fast.
type faults struct {
	t      *testing.T
	args   []string // of each of them
	env    []string // of each of them, besides this process's own
	clock  clock
	logs   []logRow
	alerts []evaluatedAlert
	db     *sql.DB // their store

	delays   []time.Duration // --alert-delay of each is one of these
	catcher  *catcher        // of what the alerts say; nil for evaluators that keep it to themselves
	expected string          // part of the errors that servers may report
	keys     harness.Keys
	launched []*harness.Server
}

// newFaults prepares evaluators. They use the arguments, and what they say when something fails is shown.
func newFaults(t *testing.T, args ...string) *faults {
	t.Helper()
	f := &faults{
		t: t, args: slices.Concat([]string{"--deliver=false"}, args), clock: clock{time.Unix(0, time.Now().UnixNano())},
		delays: []time.Duration{0},
	}
	f.logs = makeLogs(f.clock.base)
	f.setDatabaseClock()
	t.Cleanup(func() {
		for _, s := range f.launched {
			s.Kill()
		}
		for _, s := range f.launched {
			s.WaitEnded()
			for _, line := range harness.Lines(s.Out.String()) {
				if strings.Contains(line, "level=ERROR") && (f.expected == "" || !strings.Contains(line, f.expected)) ||
					strings.Contains(line, "panic") {
					t.Errorf("a server said %s", line)
				}
			}
		}
		if n := len(f.launched); t.Failed() && n > 0 {
			t.Logf("output of the last of %d servers:\n%s", n, f.launched[n-1].Out)
		}
	})
	return f
}

// launch starts an evaluator.
func (f *faults) launch(data string) *harness.Server {
	t := f.t
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	s := &harness.Server{
		T: t, Data: data, Store: harness.StoreFlags(f.args), Keys: f.keys,
		Out: &logtest.Buffer{}, Stdout: &logtest.Buffer{}, Stderr: &logtest.Buffer{}, Exited: make(chan struct{}),
	}
	s.Cmd = exec.Command(self, slices.Concat([]string{
		"serve", "--data", data, "--listen", "127.0.0.1:0", "--engine-lib", harness.EngineLib(t), "--rate-limit", "0",
		"--alert-delay", f.delays[rand.N(len(f.delays))].String(),
	}, f.args)...)
	if _, err := os.Stat(shiftFile(data)); err != nil {
		setClock(s, 0)
	}
	s.Cmd.Env = slices.Concat(environment(f.clock), []string{clockShift + "=" + shiftFile(data)}, f.env)
	s.Cmd.Stdout, s.Cmd.Stderr = io.MultiWriter(s.Out, s.Stdout), io.MultiWriter(s.Out, s.Stderr)
	_ = os.Remove(filepath.Join(data, "listen.json")) // of one that was killed
	if err := s.Cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		s.Err = s.Cmd.Wait()
		close(s.Exited)
	}()
	f.launched = append(f.launched, s)
	return s
}

// environment makes the test binary a server with the clock.
func environment(c clock) []string {
	return append(os.Environ(), clockBase+"="+fmt.Sprint(c.base.UnixNano()), clockBinary+"="+harness.Binary)
}

// setDatabaseClock makes the clock of a PostgreSQL that the evaluators share run like theirs.
func (f *faults) setDatabaseClock() {
	f.t.Helper()
	if i := slices.Index(f.args, "--database"); i >= 0 {
		f.args[i+1] = pgtest.SetClock(f.t, f.args[i+1], pgtest.Fast(f.clock.base, clockSpeed))
	}
}

// data is a directory for one more evaluator.
func (f *faults) data() string { return filepath.Join(f.t.TempDir(), "data") }

// begin starts the first evaluator and gives it logs and alerts.
func (f *faults) begin(run func(s *harness.Server, statement string)) *harness.Server {
	t := f.t
	t.Helper()
	s := f.launch(f.data())
	s.WaitListen()
	s.WaitReady()
	f.keys = s.Keys
	insertLogs(f.logs, func(statement string) { run(s, statement) })
	stack := &harness.Stack{Server: s, ID: map[string]string{}}
	for i, arg := range f.args {
		if arg == "--database" || arg == "--encryption-key-file" {
			stack.Store = append(stack.Store, arg, f.args[i+1])
		}
	}
	if f.catcher != nil {
		f.addHooks(stack)
	} else {
		for _, r := range stack.Apply(t, `webhooks: [{name: oncall, service: generic, url: "https://example.com/hook"}]`) {
			stack.ID[r.Kind+" "+r.Name] = r.ID
		}
	}
	stack.LearnSources(t)
	f.alerts = makeAlerts(t, stack, f.clock.base)
	return s
}

// open opens the store of the evaluators.
func (f *faults) open(driver, address string) {
	f.t.Helper()
	db, err := sql.Open(driver, address)
	if err != nil {
		f.t.Fatal(err)
	}
	f.t.Cleanup(func() {
		if f.t.Failed() {
			f.t.Logf("at %d on the fast clock:\n%s", f.clock.now().UnixMilli(), schedules(db))
		}
		_ = db.Close()
	})
	f.db = db
}

// claimant joins alerts with who has claimed them.
const claimant = "alerts.claim IS NOT NULL AND alerts.worker = workers.id"

// schedules says of each alert what it waits for.
func schedules(db *sql.DB) string {
	rows, err := db.Query("SELECT name, judged_at, due_at, claim, expires_at, execution_errors FROM alerts" +
		" LEFT JOIN workers ON " + claimant + " ORDER BY due_at")
	if err != nil {
		return err.Error()
	}
	defer func() { _ = rows.Close() }()
	var text strings.Builder
	for rows.Next() {
		var name string
		var evaluated, due, until sql.NullInt64
		var claim, errors sql.NullString
		err := rows.Scan(&name, &evaluated, &due, &claim, &until, &errors)
		fmt.Fprintln(&text, name, "evaluated", evaluated.Int64, "due", due.Int64, "claim", claim.String, "until", until.Int64,
			errors.String, err)
	}
	return text.String()
}

// recent is, in SQL, up to when an alert is evaluated. What has windows of five minutes counts as evaluated for four minutes
// more: there need be no window that has ended since.
const recent = "judged_at + CASE window_interval WHEN '5m' THEN 240000 ELSE 0 END"

// evaluatedUntil waits until as many alerts are evaluated up to an instant. On a machine that is busy with other things
// claims that count for a third of a second can end again and again.
func (f *faults) evaluatedUntil(until time.Time, alerts int) {
	f.t.Helper()
	query := fmt.Sprint("SELECT count(*) FROM alerts WHERE ", recent, " >= ", until.UnixMilli())
	patience.Progressing(f.t, fmt.Sprint(alerts, " alerts are evaluated up to ", until), func() (bool, int) {
		n := harness.Single[int](f.t, f.db, query)
		return n >= alerts, n
	})
}

// end waits until everything that is due is evaluated, stops the evaluators and checks what they have left behind.
func (f *faults) end(alive ...*harness.Server) {
	f.t.Helper()
	f.check(f.stop(alive...))
}

// stop waits until everything that is due is evaluated, and stops the processes. It returns until when all is evaluated.
func (f *faults) stop(alive ...*harness.Server) time.Time {
	f.t.Helper()
	until := f.clock.now()
	f.evaluatedUntil(until, len(f.alerts))
	for _, s := range alive {
		if err := s.Terminate(); err != nil {
			f.t.Errorf("a stop: %v", err)
		}
	}
	// A heartbeat may be carried out after the end of who sent it, and counts until its time has come.
	patience.Within(f.t, "no alert is claimed", func() bool {
		return harness.Single[int](f.t, f.db, fmt.Sprint("SELECT count(*) FROM alerts JOIN workers ON ", claimant,
			" WHERE expires_at > ", f.clock.now().UnixMilli())) == 0
	})
	return until
}

// after waits for a moment that has nothing to do with what evaluators are doing.
func after(d time.Duration) { <-time.After(rand.N(d)) }

// at is how to run a statement on an engine that is a server.
func (f *faults) at(engine string) func(*harness.Server, string) {
	return func(_ *harness.Server, statement string) { harness.Post(f.t, engine, statement) }
}

// mostlyUp waits until a server has started, but for some that shall not get so far.
func (f *faults) mostlyUp(s *harness.Server) {
	if rand.N(4) > 0 {
		s.WaitListen()
	}
}

// killAlone kills the only process of a store again and again, and returns the last one.
func (f *faults) killAlone(s *harness.Server) *harness.Server {
	f.t.Helper()
	for range max(*faultKills/4, 1) {
		f.mostlyUp(s)
		s.KillAfter(rand.N(500 * time.Millisecond))
		s = f.launch(s.Data)
	}
	return s
}

// killReplicas kills, stops and pauses processes that share a store, and counts what those that are killed may have
// claimed of tables. Only the last one is left.
func (f *faults) killReplicas(replicas []*harness.Server, tables ...string) {
	f.t.Helper()
	kills, pauses, stops := max(*faultKills*3/4, 1), 0, 0
	holding := map[string]int{}
	for range kills {
		after(300 * time.Millisecond)
		victim := &replicas[rand.N(len(replicas))]
		f.mostlyUp(*victim)
		(*victim).Kill()
		for _, table := range tables {
			holding[table] += harness.Single[int](f.t, f.db, "SELECT count(*) FROM "+table+" WHERE claim IS NOT NULL")
		}
		*victim = f.launch((*victim).Data)
		switch other := &replicas[rand.N(len(replicas))]; rand.N(4) {
		case 0: // for longer than its claims last, at times
			f.pause(2*time.Second/3, (*other).Cmd.Process.Pid)
			pauses++
		case 1:
			(*other).WaitListen()
			if err := (*other).Terminate(); err != nil {
				f.t.Errorf("a stop: %v", err)
			}
			*other = f.launch((*other).Data)
			stops++
		}
	}
	f.t.Logf("%d kills, with %v claimed; %d pauses, %d stops", kills, holding, pauses, stops)
	// The last one takes over what the others have claimed.
	replicas[0].Kill()
	replicas[1].Kill()
}

// pause keeps processes from running for a time. Those that are gone are left out.
func (f *faults) pause(most time.Duration, pids ...int) {
	f.t.Helper()
	signal := func(signal syscall.Signal) {
		for _, pid := range pids {
			if err := syscall.Kill(pid, signal); err != nil && !errors.Is(err, syscall.ESRCH) {
				f.t.Errorf("pause a process: %v", err)
			}
		}
	}
	signal(syscall.SIGSTOP)
	after(most)
	signal(syscall.SIGCONT)
}

// freezeSessions makes the database answer some of the evaluators' sessions late.
func (f *faults) freezeSessions(most time.Duration) {
	f.t.Helper()
	var pids []int
	each(f.t, f.db, "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"+
		" AND backend_type = 'client backend' AND pid <> pg_backend_pid()", func(scan func(...any)) {
		var pid int
		if scan(&pid); rand.N(2) == 0 {
			pids = append(pids, pid)
		}
	})
	f.pause(most, pids...)
}

// restartDatabase takes the database away from processes again and again, and makes it slow in between.
func (f *faults) restartDatabase(pg *pgtest.Server, replicas []*harness.Server, times int) {
	f.t.Helper()
	for i := range times {
		// Whoever has found the database there does without it from then on.
		for _, s := range replicas {
			s.WaitListen()
		}
		after(time.Second)
		if err := []func() error{pg.Kill, pg.Stop}[i%2](); err != nil {
			f.t.Fatal(err)
		}
		after(time.Second)
		if err := pg.Restart(); err != nil {
			f.t.Fatal(err)
		}
		f.evaluatedUntil(f.clock.now(), len(f.alerts)/2)
		for range 4 {
			after(200 * time.Millisecond)
			f.freezeSessions(time.Second)
		}
	}
}

// TestEvaluateEngineKilled kills the engine of an evaluator and keeps it from coming back for a while.
func TestEvaluateEngineKilled(t *testing.T) {
	t.Parallel()
	f := newFaults(t, harness.Embedded...)
	f.expected = "engine exited"
	s := f.begin(func(s *harness.Server, statement string) { harness.Ask(t, harness.EngineClient(s), statement) })
	f.open("sqlite", "file:"+filepath.Join(s.Data, "obstack.db")+"?_pragma=busy_timeout(60000)")
	// It is started again ever later.
	for range min(max(*faultKills/12, 1), 6) {
		after(time.Second)
		locked := make(chan *os.File, 1)
		go func() {
			lock, err := s.LockEngine()
			if err != nil {
				t.Error(err)
			}
			locked <- lock
		}()
		if err := syscall.Kill(s.Engine(), syscall.SIGKILL); err != nil {
			t.Fatal(err)
		}
		lock := <-locked
		fail := func(what string, since time.Time) {
			patience.Within(t, what, func() bool { return len(f.failing(since)) >= len(f.alerts)/2 })
		}
		fail("evaluations fail", time.Time{})
		before := f.failing(time.Time{})
		fail("evaluations fail again", f.clock.now())
		for alert, now := range f.failing(time.Time{}) {
			if was, ok := before[alert]; ok && now != was {
				t.Errorf("without an engine %s went from %s to %s", alert, was, now)
			}
		}
		if err := lock.Close(); err != nil {
			t.Fatal(err)
		}
		f.evaluatedUntil(f.clock.now(), len(f.alerts))
		patience.Within(t, "no alert has an error", func() bool { return len(f.failing(time.Time{})) == 0 })
	}
	f.end(s)
}

// failing are the alerts whose evaluation has failed since a time, and what is known of each.
func (f *faults) failing(since time.Time) map[string]string {
	f.t.Helper()
	found := map[string]string{}
	each(f.t, f.db, "SELECT id, execution_errors, state, judged_at, (SELECT count(*) FROM outbox WHERE alert_id = alerts.id)"+
		" FROM alerts WHERE execution_errors <> '[]'", func(scan func(...any)) {
		var alert, text, state string
		var evaluated sql.NullInt64
		var events int
		scan(&alert, &text, &state, &evaluated, &events)
		for _, e := range harness.Decode[[]api.AlertError](f.t, text) {
			if e.Type != api.AlertErrorTypeQUERYERROR {
				f.t.Errorf("%s has the error %s", alert, text)
			}
			if !e.Timestamp.Before(since) {
				found[alert] = fmt.Sprint(state, " at ", evaluated.Int64, " with ", events, " events")
			}
		}
	})
	return found
}
