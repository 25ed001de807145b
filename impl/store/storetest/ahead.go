package storetest

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// testAhead has a clock run ahead, and puts it right.
func testAhead(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"alerts are due no later than a window from now", testAlertsAhead},
		{"windows that were evaluated before they were over do not count", testWindowsAhead},
		{"deliveries wait for no attempt in the future", testDeliveriesAhead},
	})
}

func testAlertsAhead(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	now := e.clock.time().Time
	type expected struct {
		due  time.Duration
		late bool
	}
	cases := map[string]expected{}
	var due []string // SQL of each case
	write(t, e.Store, func(tx *store.Tx) error {
		for interval, length := range map[api.AlertInterval]time.Duration{
			"1m": time.Minute, "5m": 5 * time.Minute, "15m": 15 * time.Minute, "30m": 30 * time.Minute,
			"1h": time.Hour, "6h": 6 * time.Hour, "12h": 12 * time.Hour, "1d": 24 * time.Hour,
		} {
			// The first window is read later than it ends, and every other one within its length.
			for start, first := range map[time.Duration]time.Duration{
				0: 0, -time.Hour: 0, 100 * time.Hour: 100*time.Hour + store.MaxDelay, -time.Second: store.MaxDelay - time.Second,
			} {
				for more, late := range map[time.Duration]bool{0: false, 10 * time.Second: false, 11 * time.Second: true, time.Hour: true} {
					a := newAlert("d", "t", "w")
					a.Interval = interval
					if start != 0 {
						a.ScheduleStartAt.Set(core.Time{Time: now.Add(start)})
					}
					if err := tx.CreateAlert(t.Context(), e.team, &a, ""); err != nil {
						return err
					}
					cases[a.ID] = expected{first + length + more, late}
					due = append(due, fmt.Sprintf("WHEN '%s' THEN %d", a.ID, now.Add(cases[a.ID].due).UnixMilli()))
				}
			}
		}
		return nil
	})
	execRaw(t, e.opts, "UPDATE alerts SET due_at = CASE id "+strings.Join(due, " ")+" END")
	late := 0
	for _, c := range cases {
		if c.late {
			late++
		}
	}
	wantEqual(t, must(e.ExpediteAlerts(t.Context()))(t), late)
	wantEqual(t, must(e.ExpediteAlerts(t.Context()))(t), 0)
	db := openRaw(t, e.opts)
	defer func() { _ = db.Close() }()
	for id, c := range cases {
		want := now
		if !c.late {
			want = now.Add(c.due)
		}
		var got int64
		if err := db.QueryRowContext(t.Context(), "SELECT due_at FROM alerts WHERE id = '"+id+"'").Scan(&got); err != nil {
			t.Fatal(err)
		}
		if got != want.UnixMilli() {
			t.Errorf("an alert that was due %s from now should be due at %s, not at %s", c.due, want, time.UnixMilli(got))
		}
	}
}

func testWindowsAhead(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	a := e.add(t, 1)[0]
	noon := e.clock.time().Truncate(time.Hour)
	evaluate := func(now, end time.Time, grouped bool) {
		t.Helper()
		e.clock.advance(now.Sub(e.clock.time().Time))
		e.alive(t, "ann")
		e.claim(t, "ann", 1)
		j := e.fires(a, end)
		j.Due = now
		if grouped {
			j.Rows = append(j.Rows, store.GroupResult{Group: "g", State: api.AlertHistoryStateOK})
		}
		e.evaluate(t, "ann", 1, j)
	}
	claimed := func() store.DueAlert {
		t.Helper()
		e.alive(t, "bob")
		due := must(e.ClaimAlerts(t.Context(), "bob", 1))(t)
		if len(due) != 1 {
			t.Fatal("it is not due")
		}
		e.claims["bob"+a.ID] = due[0].Claim
		return due[0]
	}
	evaluate(noon.Add(5*time.Minute), noon.Add(5*time.Minute), false)
	evaluate(noon.Add(10*time.Minute), noon.Add(10*time.Minute), false)
	evaluate(noon.Add(6*time.Hour), noon.Add(6*time.Hour), true)
	e.clock.advance(-6*time.Hour + 11*time.Minute)
	execRaw(t, e.opts, "UPDATE alerts SET due_at = 0")
	due := claimed()
	wantEqual(t, []any{due.Ahead, due.Evaluated}, []any{true, noon.Add(10 * time.Minute)})
	e.evaluate(t, "bob", 1, store.Evaluation{Team: e.team, Alert: a.ID, Due: e.clock.time().Time})
	due = claimed() // and stays like that
	wantEqual(t, []any{due.Ahead, due.Evaluated}, []any{false, noon.Add(10 * time.Minute)})
	e.evaluate(t, "bob", 1, store.Evaluation{Team: e.team, Alert: a.ID, Due: e.clock.time().Time})

	// What was said about a window gives way when that is over, all groups of it.
	wantEqual(t, len(e.history(t, a.ID)), 4)
	evaluate(noon.Add(6*time.Hour), noon.Add(6*time.Hour), false)
	wantEqual(t, len(e.history(t, a.ID)), 3)

	// Without any history the alert is like a new one. The clocks of two replicas may differ a little.
	e.clock.advance(-9 * time.Second)
	wantEqual(t, must(e.ExpediteAlerts(t.Context()))(t), 0)
	execRaw(t, e.opts, "UPDATE alerts SET due_at = 0")
	wantEqual(t, claimed().Ahead, false)
	execRaw(t, e.opts, "UPDATE alerts SET claim = NULL")
	e.clock.advance(-12 * time.Hour)
	due = claimed()
	wantEqual(t, []any{due.Ahead, due.Evaluated}, []any{true, time.Time{}})
}

func testDeliveriesAhead(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	const day = 24 * time.Hour
	d.happen(t, d.alert, "a 1", "b 1", "c 1")
	d.fanOut(t, "w")
	w := d.targets(t, "ann", 1)[0]
	w.Failures = 4
	sent := d.due(t, "w", 5)
	// One has reason to wait for long, because the receiver has asked for that.
	d.record(t, append(d.failed(5*time.Hour, sent[0]), d.arrived(sent[1])...),
		store.TargetUpdate{ClaimedTarget: w, Paused: d.clock.time().Add(50 * time.Minute)})
	wantEqual(t, must(d.ExpediteDeliveries(t.Context(), day))(t), store.Expedited{})

	d.clock.advance(6 * time.Hour)
	d.record(t, d.failed(time.Minute, sent[2]), store.TargetUpdate{
		ClaimedTarget: w, Paused: d.clock.time().Add(time.Minute), Release: true,
	})
	d.happen(t, d.alert, "d 1", "a 2")
	d.fanOut(t, "w", "v")
	wantEqual(t, must(d.ExpediteDeliveries(t.Context(), day))(t), store.Expedited{})
	d.clock.advance(-6*time.Hour + time.Minute)
	wantEqual(t, webhooksOf(d.targets(t, "bob", 5)), []string{})
	// The new ones at both, and the one that was tried; "a 2" waits behind the one that has reason to.
	wantEqual(t, must(d.ExpediteDeliveries(t.Context(), day))(t), store.Expedited{Attempts: 4, Pauses: 1})
	wantEqual(t, must(d.ExpediteDeliveries(t.Context(), day))(t), store.Expedited{})
	wantEqual(t, slices.Sorted(slices.Values(webhooksOf(d.targets(t, "bob", 5)))), []string{"v", "w"})
	wantEqual(t, titles(d.due(t, "w", 9)), []string{"c 1", "d 1"})
	wantEqual(t, titles(d.due(t, "v", 9)), []string{"d 1", "a 2"})
	for _, delivery := range d.due(t, "v", 9) {
		if !delivery.Expires.Equal(d.clock.time().Add(day)) {
			t.Errorf("%s expires at %s, at %s", delivery.Message.Title, delivery.Expires, d.clock.time())
		}
	}
	checkQueues(t, d.opts)

	// A pause without a date ends within an hour.
	execRaw(t, d.opts, fmt.Sprintf("UPDATE delivery_targets SET paused_at = NULL, paused_until = %d",
		d.clock.time().Add(time.Hour).UnixMilli()))
	wantEqual(t, must(d.ExpediteDeliveries(t.Context(), day))(t), store.Expedited{})
	d.clock.advance(-time.Minute)
	wantEqual(t, must(d.ExpediteDeliveries(t.Context(), day))(t).Pauses, 2)

	// One that is dated does not count when it was said in the future, however short it is.
	d.clock.advance(30 * time.Minute)
	paused := store.TargetUpdate{ClaimedTarget: d.targets(t, "carl", 1)[0], Paused: d.clock.time().Add(time.Minute)}
	d.record(t, nil, paused)
	d.clock.advance(-10 * time.Second)
	wantEqual(t, must(d.ExpediteDeliveries(t.Context(), day))(t).Pauses, 0)
	d.clock.advance(-time.Second)
	wantEqual(t, must(d.ExpediteDeliveries(t.Context(), day))(t).Pauses, 1)
}
