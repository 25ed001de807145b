package storetest

import (
	"fmt"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/store"
)

func testClocks(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"a heartbeat that counts for too long counts for nothing", testLongHeartbeat},
		{"a replica with a wrong clock is as alive as the others, and barred until it is right", testWrongClock},
		{"a clock that is set after a heartbeat claims nothing before the next one", testClockSetAfterHeartbeat},
		{"a clock that was set since the last heartbeat finds nothing in the future", testClockSetSinceHeartbeat},
		{"what all clocks agree about outweighs the database's", testClocksAgree},
		{"the last write before a start may be in the future", testLastWriteInTheFuture},
	})
}

// openWrong opens the store for a replica whose clock is wrong.
func openWrong(t testing.TB, e *evaluating, wrong time.Duration) *store.Store {
	t.Helper()
	opts := e.opts
	opts.Now = func() time.Time { return e.clock.Now().Add(wrong) }
	return open(t, opts)
}

func testLongHeartbeat(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	alerts := e.add(t, 1)
	e.alive(t, "ann", "bob")
	wantEqual(t, e.claim(t, "ann", 1), idsOf(alerts))
	wantEqual(t, e.claim(t, "bob", 1), []string{})
	must(e.Heartbeat(t.Context(), "ann", time.Hour))(t) // a minute is the most that she gets
	e.clock.advance(59 * time.Second)
	e.alive(t, "bob")
	wantEqual(t, e.claim(t, "bob", 1), []string{})
	e.clock.advance(time.Second)
	e.alive(t, "ann")
	e.clock.advance(-time.Hour) // it was ahead, and ann is dead
	e.alive(t, "bob")
	execRaw(t, e.opts, "UPDATE alerts SET due_at = 0")
	wantEqual(t, e.claim(t, "bob", 1), idsOf(alerts))
	if err := e.Release(t.Context(), "bob"); err != nil {
		t.Fatal(err)
	}
	wantEqual(t, countRaw(t, e.opts, "SELECT count(*) FROM workers WHERE id = 'bob'"), 0)
}

func testWrongClock(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	if e.opts.DSN == "" {
		// SQLite has one process, which goes by the clock that it has.
		for _, wrong := range []time.Duration{0, time.Hour, -time.Hour} {
			clock := must(openWrong(t, e, wrong).Heartbeat(t.Context(), "ann", time.Minute))(t)
			wantEqual(t, clock.Barred, false)
		}
		return
	}
	alerts := e.add(t, 1)
	e.alive(t, "bob")
	for wrong, want := range map[time.Duration]string{
		7 * time.Second: "off by 7s", -time.Hour: "off by 1h0m0s", 4 * time.Second: "ok", -4 * time.Second: "ok",
	} {
		s := openWrong(t, e, wrong)
		clock := must(s.Heartbeat(t.Context(), "ann", time.Minute))(t)
		wantEqual(t, []any{clock.String(), clock.Barred}, []any{want, want != "ok"})
		if err := s.Ready(t.Context()); err != nil {
			t.Error(err)
		}
		wantEqual(t, s.Clock().String(), want)
		// By the time of the database her claims end when those of others do.
		execRaw(t, e.opts, "UPDATE alerts SET due_at = 0, worker = 'ann', claim = '1'")
		e.clock.advance(59 * time.Second)
		e.alive(t, "bob")
		wantEqual(t, e.claim(t, "bob", 1), []string{})
		e.clock.advance(time.Second)
		wantEqual(t, e.claim(t, "bob", 1), idsOf(alerts))
	}
}

func testClockSetAfterHeartbeat(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	if e.opts.DSN == "" {
		return // it has no clock to compare with
	}
	a := e.add(t, 1)[0]
	opts, wrong := e.opts, time.Duration(0)
	opts.Now = func() time.Time { return e.clock.Now().Add(wrong) }
	s := open(t, opts)
	beat := func() { must(s.Heartbeat(t.Context(), "ann", time.Minute))(t) }
	claim := func() []store.DueAlert { return must(s.ClaimAlerts(t.Context(), "ann", 9))(t) }
	e.alive(t, "bob")
	beat()
	due := claim()
	wantEqual(t, due[0].ClaimedAt.Equal(e.clock.Now()), true)
	result := e.fires(a, e.clock.time().Time)
	result.Claim = due[0].Claim
	wantEqual(t, must(s.StoreEvaluations(t.Context(), []store.Evaluation{result}))(t), 1)
	execRaw(t, e.opts, "UPDATE alerts SET due_at = 0")
	execRaw(t, e.opts, "INSERT INTO delivery_targets (team_id, webhook_id, due_at, failures) VALUES ('team', 'webhook', 0, 0)")
	for _, wrong = range []time.Duration{-6 * time.Hour, 6 * time.Hour} {
		wantEqual(t, len(claim()), 0)
		wantEqual(t, len(must(s.ClaimTargets(t.Context(), store.TargetClaim{Worker: "ann", Failing: true, Limit: 9}))(t)), 0)
	}
	// Another worker of the process, or Ready, may find it out in between.
	wantEqual(t, must(s.Heartbeat(t.Context(), "carl", time.Minute))(t).Barred, true)
	wantEqual(t, len(claim()), 0)
	wrong = 0
	beat()
	due = claim()
	wantEqual(t, []bool{due[0].Evaluated.Equal(e.clock.time().Time), due[0].Ahead}, []bool{true, false})
	wantEqual(t, len(must(s.ClaimTargets(t.Context(), store.TargetClaim{Worker: "ann", Failing: true, Limit: 9}))(t)), 1)
}

func testClockSetSinceHeartbeat(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	if e.opts.DSN == "" {
		return // it has no clock to compare with
	}
	e.add(t, 1)
	opts, wrong := e.opts, time.Duration(0)
	opts.Now = func() time.Time { return e.clock.Now().Add(wrong) }
	s := open(t, opts)
	e.alive(t, "bob")
	must(s.Heartbeat(t.Context(), "ann", time.Minute))(t)
	execRaw(t, e.opts, fmt.Sprintf("UPDATE alerts SET due_at = %d", e.clock.Now().Add(time.Minute).UnixMilli()))
	execRaw(t, e.opts, fmt.Sprintf("INSERT INTO delivery_targets (team_id, webhook_id, due_at, failures, paused_at, paused_until)"+
		" VALUES ('team', 'webhook', 0, 0, %d, %d)", e.clock.Now().UnixMilli(), e.clock.Now().Add(time.Minute).UnixMilli()))
	look := func() (found int) {
		t.Helper()
		deliveries := must(s.ExpediteDeliveries(t.Context(), time.Hour))(t)
		return must(s.ExpediteAlerts(t.Context()))(t) + deliveries.Attempts + deliveries.Pauses
	}
	wrong = -6 * time.Hour
	wantEqual(t, look(), 0)
	wantEqual(t, s.Clock().Moved, true)
	wrong = 0
	must(s.Heartbeat(t.Context(), "ann", time.Minute))(t)
	wantEqual(t, look(), 0)
	e.clock.advance(-6 * time.Hour) // with the database's: what is in the future now is so
	must(s.Heartbeat(t.Context(), "ann", time.Minute))(t)
	wantEqual(t, look(), 2)
}

func testClocksAgree(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	if e.opts.DSN == "" {
		return // it has no clock
	}
	ann, bob := openWrong(t, e, time.Hour), openWrong(t, e, time.Hour+2*time.Second)
	for range 2 { // the first of them is alone
		for name, s := range map[string]*store.Store{"ann": ann, "bob": bob} {
			clock := must(s.Heartbeat(t.Context(), name, time.Minute))(t)
			wantEqual(t, []any{clock.Off, clock.Database, clock.Barred}, []any{true, true, false})
		}
	}
	carl := openWrong(t, e, 0)
	wantEqual(t, must(carl.Heartbeat(t.Context(), "carl", time.Minute))(t).String(), "ok")
	wantEqual(t, must(ann.Heartbeat(t.Context(), "ann", time.Minute))(t).Barred, true)
	e.clock.advance(5 * time.Minute) // carl is dead, but his clock was right not long ago
	wantEqual(t, must(ann.Heartbeat(t.Context(), "ann", time.Minute))(t).Barred, true)
	must(bob.Heartbeat(t.Context(), "bob", time.Minute))(t)
	e.clock.advance(time.Minute + time.Millisecond)
	wantEqual(t, must(ann.Heartbeat(t.Context(), "ann", time.Minute))(t).String(), "database off by 1h0m0s")
}

func testLastWriteInTheFuture(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	if e.opts.DSN != "" {
		return // ReleaseAll is for stores that belong to one process
	}
	a := e.add(t, 1)[0]
	e.alive(t, "ann")
	e.claim(t, "ann", 1)
	e.evaluate(t, "ann", 1, e.fires(a, e.clock.time().Add(time.Hour)))
	s := openWrong(t, e, 0)
	if err := s.ReleaseAll(t.Context()); err != nil {
		t.Fatal(err)
	}
	wantEqual(t, []any{s.Clock().String(), s.Clock().Barred, s.WritesAhead()}, []any{"off by 1h0m0s", false, 1})
	execRaw(t, e.opts, "UPDATE alerts SET due_at = 0")
	wantEqual(t, len(must(s.ClaimAlerts(t.Context(), "bob", 1))(t)), 1)
}
