package alerting

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// wantWhole wants that of an alert everything is stored, or nothing, and reports which.
func (s *stack) wantWhole(t testing.TB, id string) (stored bool) {
	t.Helper()
	a := s.get(t, id)
	stored = a.State == api.AlertStateALERT
	parts := []int{len(s.history(t, id)), len(s.notified(t, id))}
	if n := parts[0]; n != parts[1] || n > 1 || stored != (n == 1) || stored != (a.ExecutionErrors != nil) {
		t.Errorf("%s with %d entries, %d events and the errors %v", a.State, parts[0], parts[1], a.ExecutionErrors)
	}
	return stored
}

// TestStoppingLeavesNothingHalfDone stops an evaluator the n-th time that it looks at its clock, which it does for every
// claim, result and transaction.
func TestStoppingLeavesNothingHalfDone(t *testing.T) {
	t.Parallel()
	const alerts = 40
	some := false
	for _, n := range []int64{1, 2, 20, 41, 42, 43} {
		s := newStack(t)
		ids := make([]string, alerts)
		for i := range ids {
			ids[i] = s.create(t, s.search("all"))
		}
		s.insert(t, "12:00:01 a 1")
		s.at(t, "12:01:00")
		ctx, cancel := context.WithCancel(t.Context())
		stopped := s.newEvaluator(t)
		var looks atomic.Int64
		stopped.o.Now = func() time.Time {
			if looks.Add(1) == n {
				cancel()
			}
			return s.clock()
		}
		stopped.Run(ctx)
		if len(stopped.held) != 0 {
			t.Errorf("%d: alerts are still held: %v", n, stopped.held)
		}
		done := 0
		for _, id := range ids {
			if s.wantWhole(t, id) {
				done++
			}
		}
		some = some || done > 0
		// All others are free at once.
		s.pass(t)
		for _, id := range ids {
			if !s.wantWhole(t, id) {
				t.Fatalf("%d: an alert is still claimed after %d were done", n, done)
			}
		}
	}
	if !some {
		t.Error("no evaluator was stopped late enough to have stored anything")
	}
}

// TestManyProcessesEvaluateEachWindowOnce runs several evaluators on one database, each on a store of its own.
func TestManyProcessesEvaluateEachWindowOnce(t *testing.T) {
	t.Parallel()
	for name, options := range map[string]func() store.Options{
		"SQLite":     func() store.Options { return store.Options{Dir: t.TempDir()} },
		"PostgreSQL": func() store.Options { return store.Options{DSN: pgtest.Start(t).DSN("postgres")} },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			const alerts, processes, minutes = 40, 4, 5
			s := newStackOn(t, options())
			ids := make([]string, alerts)
			for i := range ids {
				w := s.search("all")
				if i%2 == 1 {
					w.GroupBy = ptr("svc")
				}
				ids[i] = s.create(t, w)
			}
			s.insert(t, "12:00:01 a 1", "12:02:01 a 1", "12:03:01 a 1", "12:03:01 b 1")

			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			var running sync.WaitGroup
			for range processes {
				e := s.newEvaluatorOn(t, s.another(t))
				e.o.Tick = time.Millisecond
				running.Go(func() { e.Run(ctx) })
			}
			if s.moved != nil {
				s.moved = func() {
					running := fmt.Sprintf("pg_catalog.clock_timestamp() - interval '%d ms'", time.Since(s.clock()).Milliseconds())
					if _, err := s.raw.ExecContext(t.Context(), pgtest.Clock(running)); err != nil {
						t.Fatal(err)
					}
				}
			}
			for minute := range minutes + 1 {
				begun, since := clock(t, "12:00:00").Add(time.Duration(minute)*time.Minute), time.Now()
				s.set(begun)
				for backlog := 1; backlog > 0; {
					// Clocks run, or a process that has seen them differ would look at them no second time.
					s.now.Store(begun.Add(time.Since(since)).UnixMilli())
					var err error
					if backlog, err = s.store.DueAlerts(t.Context()); err != nil {
						t.Fatal(err)
					}
					if time.Since(since) > time.Minute { // the next windows are due
						t.Fatalf("%d alerts are still due at %s", backlog, instant(s.clock()))
					}
					<-time.After(patience.Pause(since))
				}
			}
			cancel()
			running.Wait()

			const plain = "firing 1 [12:00-12:01), resolved 0 [12:01-12:02), firing 1 [12:02-12:03), resolved 0 [12:04-12:05)"
			const groups = "svc:a firing 1 [12:00-12:01), svc:a resolved 0 [12:01-12:02), svc:a firing 1 [12:02-12:03), " +
				"svc:b firing 1 [12:03-12:04), svc:a resolved 0 [12:04-12:05), svc:b resolved 0 [12:04-12:05)"
			for i, id := range ids {
				want(t, "notified", s.notices(t, id), []string{plain, groups}[i%2])
				windows := map[string]int{}
				for _, entry := range s.history(t, id) {
					if len(entry.Values) > 1 {
						t.Errorf("%d windows at once", len(entry.Values))
					}
					windows[instant(entry.WindowEnd.Time)]++
				}
				if len(windows) != minutes+1 {
					t.Errorf("the windows are %v", windows)
				}
			}
			// Those whose clocks were moved a moment before the database's have got new names.
			if left := s.count(t, "SELECT count(*) FROM alerts WHERE claim IS NOT NULL"); left != 0 {
				t.Errorf("%d alerts are still claimed", left)
			}
		})
	}
}

// another opens the database of the stack once more, as another process does.
func (s *stack) another(t testing.TB) *store.Store {
	t.Helper()
	other, err := store.Open(t.Context(), s.options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := other.Close(); err != nil {
			t.Error(err)
		}
	})
	return other
}

func (s *stack) count(t testing.TB, statement string) (n int) {
	t.Helper()
	if err := s.raw.QueryRowContext(t.Context(), statement).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// TestAProcessThatIsGoneIsReplaced holds that what one has claimed without storing it waits for the end of its lease.
func TestAProcessThatIsGoneIsReplaced(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	id := s.create(t, s.search("all"))
	s.insert(t, "12:00:01 a 1")
	s.at(t, "12:01:00")
	gone, heir := s.newEvaluator(t), s.newEvaluator(t)
	gone.pass(t.Context())
	for _, at := range []string{"12:01:00", "12:01:19.999"} {
		s.at(t, at)
		s.passBy(t, heir)
		want(t, at, s.newest(t, id), "")
	}
	s.at(t, "12:01:20")
	s.passBy(t, heir)
	want(t, "then", s.newest(t, id), "12:01: ALERT 12:00=1")
	// It was only slow. What it has to say is about an alert that others have evaluated.
	before := s.get(t, id)
	gone.settle(t.Context())
	if after := s.get(t, id); after.State != before.State || len(s.history(t, id)) != 1 || len(s.notified(t, id)) != 1 {
		t.Errorf("what comes too late is stored: %s, %s", s.newest(t, id), s.notices(t, id))
	}
}

// TestAnEditMeanwhileMakesAResultVoid changes alerts after their values were read, and before what comes of it is
// stored.
func TestAnEditMeanwhileMakesAResultVoid(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	w := s.search("all")
	edited, silenced, deleted, kept := s.create(t, w), s.create(t, w), s.create(t, w), s.create(t, w)
	s.insert(t, "12:00:01 a 1")
	s.at(t, "12:01:00")
	s.evaluator.pass(t.Context())
	s.evaluator.jobs.Wait()
	w.Threshold = 2
	s.update(t, edited, w)
	until := core.Time{Time: s.clock().Add(time.Hour)}
	if _, err := s.alerts.Silence(t.Context(), s.team, silenced, api.AlertSilenceWrite{Until: until}); err != nil {
		t.Fatal(err)
	}
	if err := s.alerts.Delete(t.Context(), s.team, deleted, nil); err != nil {
		t.Fatal(err)
	}
	s.evaluator.settle(t.Context())
	want(t, "what was not touched", s.notices(t, kept), "firing 1 [12:00-12:01)")
	for _, id := range []string{edited, silenced} {
		want(t, "history", s.newest(t, id), "")
		want(t, "notified", s.notices(t, id), "")
	}
	want(t, "notified of what is deleted", s.notices(t, deleted), "")

	s.pass(t)
	want(t, "as it is now", s.newest(t, edited), "12:01: OK 12:00=1")
	want(t, "in silence", s.newest(t, silenced), "12:01: ALERT 12:00=1")
	want(t, "notified", s.notices(t, edited)+s.notices(t, silenced), "")
}

// TestAnEditMeanwhileCountsThoughTheAlertIsClaimedAgain is the same for alerts that this process has claimed again by the
// time at which the result about them comes.
func TestAnEditMeanwhileCountsThoughTheAlertIsClaimedAgain(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	w := s.search("all")
	edited, silenced := s.create(t, w), s.create(t, w)
	s.insert(t, "12:00:01 a 1")
	s.at(t, "12:01:00")
	s.evaluator.pass(t.Context())
	s.evaluator.jobs.Wait()
	w.Threshold = 2
	s.update(t, edited, w)
	until := core.Time{Time: s.clock().Add(time.Hour)}
	if _, err := s.alerts.Silence(t.Context(), s.team, silenced, api.AlertSilenceWrite{Until: until}); err != nil {
		t.Fatal(err)
	}
	s.pass(t)
	want(t, "as it is now", s.newest(t, edited), "12:01: OK 12:00=1")
	want(t, "in silence", s.newest(t, silenced), "12:01: ALERT 12:00=1")
	want(t, "notified", s.notices(t, edited)+s.notices(t, silenced), "")
}

// TestMoreAlertsThanAreClaimedAtOnce evaluates them batch by batch, without waiting in between.
func TestMoreAlertsThanAreClaimedAtOnce(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	const n = maxClaimed + 200
	w := s.search("all")
	first := s.create(t, w)
	model := s.get(t, first)
	s.write(t, func(tx *store.Tx) error {
		for i := range n - 1 {
			a := model
			a.ID, a.Threshold = core.NewID(), float64(i%3)
			if err := tx.CreateAlert(t.Context(), s.team, &a, ""); err != nil {
				return err
			}
		}
		return nil
	})
	s.insert(t, "12:00:01 a 1")
	s.at(t, "12:01:00")
	if wait := s.evaluator.pass(t.Context()); wait != 0 {
		t.Errorf("after as many as can be claimed the next pass waits for %s", wait)
	}
	s.evaluator.settle(t.Context())
	if wait := s.evaluator.pass(t.Context()); wait == 0 {
		t.Error("after the last ones the next pass does not wait")
	}
	s.evaluator.settle(t.Context())
	for statement, want := range map[string]int{
		"SELECT count(*) FROM alert_history":                                                           n,
		"SELECT count(*) FROM alerts WHERE state = 'ALERT'":                                            s.count(t, "SELECT count(*) FROM alerts WHERE threshold <= 1"),
		"SELECT count(*) FROM outbox":                                                                  s.count(t, "SELECT count(*) FROM alerts WHERE threshold <= 1"),
		"SELECT count(*) FROM alerts WHERE claim IS NOT NULL":                                          0,
		fmt.Sprintf("SELECT count(*) FROM alerts WHERE due_at = %d", clock(t, "12:02:00").UnixMilli()): n,
	} {
		if got := s.count(t, statement); got != want {
			t.Errorf("%s: %d, want %d", statement, got, want)
		}
	}
}
