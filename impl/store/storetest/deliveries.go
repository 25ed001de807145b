package storetest

import (
	"fmt"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testDeliveries(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"of each group the first that is pending is due, at most what the worker can take", testDueDeliveries},
		{"a delivery comes back as it was made", testDeliveryComesBack},
		{"what was recorded can be recorded again", testRecordTwice},
		{"what arrived has arrived, whatever another worker says that sent it too", testArrivedStays},
		{"what has expired is given up when its target fails", testExpiredDeliveries},
		{"old deliveries go, with their attempts and targets, and pending ones stay", testDeliveriesArePruned},
	})
}

func testDueDeliveries(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	other := d.add(t, 1)[0]
	d.happen(t, d.alert, "a 1", "a 2", "b 1", "c 1")
	d.happen(t, other, "a 7", "a 8")
	d.fanOut(t, "w", "v")
	all := []string{"a 1", "b 1", "c 1", "a 7"}
	wantEqual(t, titles(d.due(t, "w", 10)), all)
	wantEqual(t, titles(d.due(t, "w", 2)), all[:2])
	wantEqual(t, titles(d.due(t, "w", 0)), []string{})
	wantEqual(t, titles(d.due(t, "x", 10)), []string{})
	capacities := []store.TargetCapacity{{DeliveryTarget: d.target("v"), Capacity: 1}, {DeliveryTarget: d.target("w"), Capacity: 3}}
	var got []string
	for _, delivery := range must(d.DueDeliveries(t.Context(), capacities))(t) {
		got = append(got, delivery.WebhookID+" "+delivery.Message.Title)
	}
	wantEqual(t, got, []string{"w a 1", "v a 1", "w b 1", "w c 1"})
	wantEqual(t, must(d.DueDeliveries(t.Context(), nil))(t), []store.Delivery{})
	capacities[1].Team = newTeam()
	wantEqual(t, len(must(d.DueDeliveries(t.Context(), capacities))(t)), 1)

	sent := d.due(t, "w", 10)
	d.record(t, append(d.failed(time.Second, sent[0]), d.refused(sent[3])...))
	wantEqual(t, titles(d.due(t, "w", 10)), []string{"b 1", "c 1", "a 8"}) // "a 2" waits for "a 1"
	d.clock.advance(time.Second)
	wantEqual(t, titles(d.due(t, "w", 10)), []string{"b 1", "c 1", "a 8", "a 1"})
	wantEqual(t, titles(d.due(t, "v", 10)), all)
	checkQueues(t, d.opts)
}

func testDeliveryComesBack(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a:\"x\\\",ü 1")
	d.alive(t, "ann")
	f := fanout(must(d.ClaimEvents(t.Context(), "ann", 1))(t)[0], "w")
	n := &f.Deliveries[0]
	n.WebhookName, n.Service = "ü \"'", api.WebhookServicePagerduty
	n.Message.Body, n.Message.Link = "<b>\n\U0001f6a8\\\"", "https://ui/?a=b&c"
	n.Message.Variables = map[string]string{"sourceQuery": "a:\"\x00<\\u0000\n\U0001f6a8\"", "note": ""}
	must(d.FanOut(t.Context(), []store.Fanout{f}, d.expires()))(t)
	sent := d.due(t, "w", 1)
	wantEqual(t, sent, []store.Delivery{{
		Team: d.team, ID: sent[0].ID, Seq: sent[0].Seq, AlertID: d.alert.ID, Group: f.Group, WebhookID: "w",
		WebhookName: n.WebhookName, Service: n.Service, MessageID: n.MessageID, Message: n.Message, Expires: d.expires(),
	}})
	made := d.clock.time()
	want := api.Delivery{
		ID: sent[0].ID, AlertID: &d.alert.ID, Group: &f.Group, WebhookID: "w", WebhookName: n.WebhookName,
		Service: n.Service, State: api.DeliveryStateALERT, Title: n.Message.Title, EventID: n.Message.EventID,
		StartTime: core.Time{Time: time.UnixMilli(1000).UTC()}, EndTime: core.Time{Time: time.UnixMilli(2000).UTC()},
		MessageID: n.MessageID, Status: api.DeliveryStatusPending, NextAttemptAt: &made, CreatedAt: made,
		Body: &n.Message.Body, Link: &n.Message.Link, Attempts: []api.DeliveryAttempt{},
	}
	wantEqual(t, must(d.GetDelivery(t.Context(), d.team, sent[0].ID))(t), want)

	d.clock.advance(time.Second)
	first := d.failed(time.Minute, sent...)
	first[0].Attempt.DurationMs, first[0].Attempt.Response = 30_000, ptr("\x00<\xff>")
	d.record(t, first)
	d.clock.advance(time.Minute)
	again := d.due(t, "w", 1)
	sent[0].Attempts, sent[0].Tries = 1, 1
	wantEqual(t, again, sent)
	second := d.arrived(again...)
	d.record(t, second)
	first[0].Attempt.Response = ptr("\uFFFD<\uFFFD>")
	want.Status, want.AttemptCount, want.LastAttempt = api.DeliveryStatusDelivered, 2, &second[0].Attempt
	want.NextAttemptAt, want.FinishedAt = nil, ptr(d.clock.time())
	want.Attempts = []api.DeliveryAttempt{first[0].Attempt, second[0].Attempt}
	wantEqual(t, must(d.GetDelivery(t.Context(), d.team, sent[0].ID))(t), want)

	list, total, err := d.DeliveryList(d.team, store.DeliveryFilter{}, 10, 0).All(t.Context())
	if err != nil || total != 1 {
		t.Errorf("there are %d (%v), want 1", total, err)
	}
	want.Body, want.Link, want.Attempts = nil, nil, nil
	wantEqual(t, list, []api.Delivery{want})
}

func testRecordTwice(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1", "b 1", "c 1")
	d.fanOut(t, "w")
	w := d.targets(t, "ann", 1)[0]
	sent := d.due(t, "w", 5)
	outcomes := append(d.arrived(sent[0]), append(d.failed(time.Minute, sent[1]), d.refused(sent[2])...)...)
	d.record(t, outcomes, store.TargetUpdate{ClaimedTarget: w, Release: true})
	before := dumpTables(t, d.opts)
	d.clock.advance(time.Second)
	d.record(t, append(outcomes, outcomes...), store.TargetUpdate{ClaimedTarget: w, Release: true})
	wantEqual(t, dumpTables(t, d.opts), before)
	d.record(t, nil)

	// Not even when it was put in line again meanwhile.
	for _, delivery := range sent {
		write(t, d.Store, func(tx *store.Tx) error { return tx.Redeliver(t.Context(), d.team, delivery.ID, d.expires()) })
	}
	d.record(t, outcomes)
	wantEqual(t, titles(d.due(t, "w", 5)), []string{"a 1", "b 1", "c 1"})
	checkQueues(t, d.opts)
}

func testArrivedStays(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1", "b 1", "c 1", "d 1", "e 1")
	d.fanOut(t, "w")
	sent := d.due(t, "w", 5)
	d.record(t, append(append(d.arrived(sent[0]), d.failed(0, sent[1])...), d.refused(sent[2])...))
	d.record(t, d.failed(0, d.due(t, "w", 1)...))                             // "b 1", for the second time
	d.record(t, append(d.failed(0, sent[0]), d.arrived(sent[1], sent[2])...)) // and the other one, each for the first
	later := sent[0]
	later.Attempts = 1
	d.record(t, d.failed(time.Hour, later))
	for i, want := range []int{2, 2, 1} {
		got := d.logged(t, "w", sent[i].Message.Title)
		if got.Status != api.DeliveryStatusDelivered || got.AttemptCount != want || len(got.Attempts) != want ||
			got.Attempts[0].Error != nil {
			t.Errorf("%s: %+v", sent[i].Message.Title, got)
		}
	}
	wantEqual(t, messages(d.get(t, d.alert.ID)), []string{})
	// Of several outcomes together the last attempt counts.
	next := sent[3]
	next.Attempts = 1
	d.record(t, append(d.arrived(next), d.failed(time.Hour, sent[3])...))
	wantEqual(t, d.logged(t, "w", "d 1").Status, api.DeliveryStatusDelivered)
	wantEqual(t, len(d.logged(t, "w", "d 1").Attempts), 2)
	// And one of nothing that is there counts nowhere.
	stray := sent[4]
	stray.ID = core.NewID()
	foreign := sent[4]
	foreign.Team = newTeam()
	d.record(t, d.arrived(stray, foreign))
	wantEqual(t, countRaw(t, d.opts, "SELECT count(*) FROM delivery_attempts"), 7)
	wantEqual(t, titles(d.due(t, "w", 5)), []string{"e 1"})
	checkQueues(t, d.opts)
}

func testExpiredDeliveries(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1", "a 2", "b 1")
	d.fanOut(t, "w", "v")
	d.clock.advance(time.Minute)
	d.happen(t, d.alert, "a 3", "c 1")
	d.fanOut(t, "w", "v")
	d.clock.advance(24*time.Hour - time.Minute - time.Millisecond)
	w := d.targets(t, "ann", 2)[0]
	d.record(t, nil, store.TargetUpdate{ClaimedTarget: w, Expire: true})
	wantEqual(t, titles(d.due(t, w.WebhookID, 5)), []string{"a 1", "b 1", "c 1"})
	d.clock.advance(time.Millisecond)
	failed := d.failed(time.Hour, d.due(t, w.WebhookID, 1)...)
	d.record(t, failed, store.TargetUpdate{ClaimedTarget: w, Expire: true, Release: true})
	wantEqual(t, titles(d.due(t, w.WebhookID, 5)), []string{"a 3", "c 1"})
	reason := api.DeliveryErrorTypeEXPIRED
	attempt := api.DeliveryAttempt{
		Number: 2, At: d.clock.time(), Error: &reason, Message: ptr("the webhook has failed for too long"),
	}
	got := d.logged(t, w.WebhookID, "a 1")
	wantEqual(t, got.Attempts, []api.DeliveryAttempt{failed[0].Attempt, attempt})
	wantEqual(t, got.Status, api.DeliveryStatusFailed)
	attempt.Number = 1
	got = d.logged(t, w.WebhookID, "a 2")
	wantEqual(t, got.Attempts, []api.DeliveryAttempt{attempt})
	wantEqual(t, got.FinishedAt, ptr(d.clock.time()))
	text := "Stopped notifying the slack webhook \"hook " + w.WebhookID + "\": it has failed for too long."
	wantEqual(t, messages(d.get(t, d.alert.ID)), []string{text, text}) // of a and b
	checkQueues(t, d.opts)
	wantEqual(t, countRaw(t, d.opts, "SELECT count(*) FROM deliveries WHERE status = 'failed'"), 3)
}

func testDeliveriesArePruned(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	start := d.clock.time()
	for i := range 5 {
		d.happen(t, d.alert, fmt.Sprint("a ", i), fmt.Sprint("b ", i))
		d.fanOut(t, "w")
		sent := d.due(t, "w", 2)
		d.record(t, append(d.arrived(sent[0]), d.refused(sent[1])...))
		d.clock.advance(time.Minute)
	}
	d.happen(t, d.alert, "c 1")
	d.fanOut(t, "w", "v")
	release := func() {
		t.Helper()
		for _, target := range d.targets(t, "ann", 2) {
			if target.WebhookID == "v" {
				d.record(t, d.arrived(d.due(t, "v", 1)...), store.TargetUpdate{ClaimedTarget: target, Release: true})
			}
		}
	}
	release()
	d.clock.advance(time.Hour)
	later := d.clock.time()
	d.happen(t, d.alert, "e 1")
	d.fanOut(t, "v")
	release()
	d.happen(t, d.alert, "d 1")
	d.fanOut(t, "u")
	prune := func(before time.Time, limit, want, deliveries, attempts, targets int) {
		t.Helper()
		wantEqual(t, must(d.PruneDeliveries(t.Context(), before, limit))(t), want)
		for table, want := range map[string]int{
			"deliveries": deliveries, "delivery_attempts": attempts, "delivery_targets": targets,
		} {
			if n := countRaw(t, d.opts, "SELECT count(*) FROM "+table); n != want {
				t.Errorf("%d in %s, want %d", n, table, want)
			}
		}
	}
	prune(start.Time, 10, 0, 14, 12, 3)
	prune(start.Add(2*time.Minute), 3, 3, 11, 9, 3)
	prune(start.Add(2*time.Minute), 3, 1, 10, 8, 3)
	prune(start.Add(2*time.Minute), 3, 0, 10, 8, 3)
	prune(later.Time, 100, 7, 3, 1, 3)
	prune(start.AddDate(1, 0, 0), 100, 1, 2, 0, 2) // what is left is pending
	wantEqual(t, titles(d.due(t, "w", 5)), []string{"c 1"})
	wantEqual(t, titles(d.due(t, "u", 5)), []string{"d 1"})
	checkQueues(t, d.opts)
}

// messages are what the answers about an alert say went wrong.
func messages(a api.Alert) []string {
	all := []string{}
	for _, e := range a.ExecutionErrors {
		all = append(all, e.Message)
	}
	return all
}

// dumpTables is everything about deliveries.
func dumpTables(t testing.TB, opts store.Options) (all []string) {
	t.Helper()
	db := openRaw(t, opts)
	defer func() { _ = db.Close() }()
	for _, columns := range []string{
		"id, status, waits, attempts, tries, due_at, finished_at, expires_at FROM deliveries",
		"delivery_id, number, began_at, duration, status, error, response, next_at FROM delivery_attempts",
		"webhook_id, due_at, claim, failures, paused_until, NULL, NULL, NULL FROM delivery_targets",
		"alert_id, group_key, webhook_id, message, created_at, NULL, NULL, NULL FROM alert_notify_errors",
	} {
		rows := must(db.QueryContext(t.Context(), "SELECT "+columns+" ORDER BY 1, 2"))(t)
		for rows.Next() {
			row := make([]any, 8)
			places := make([]any, len(row))
			for i := range row {
				places[i] = &row[i]
			}
			if err := rows.Scan(places...); err != nil {
				t.Fatal(err)
			}
			all = append(all, fmt.Sprint(row...))
		}
		if err := rows.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return all
}
