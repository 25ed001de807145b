package storetest

import (
	"fmt"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testDeliveryLog(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"filters and pages, the newest first", testDeliveryLogPages},
		{"an answer has the newest attempts", testDeliveryLogAttempts},
		{"what is delivered again is as new, and keeps its place and its attempts", testRedeliver},
		{"a redelivery outlives an attempt that was under way", testRedeliverDuringAttempt},
		{"a test is stored with what came of it, and can be delivered again", testTestDelivery},
		{"what belongs to another team is not there", testDeliveryLogOfTeam},
	})
}

func redeliver(t testing.TB, d *delivering, id string) {
	t.Helper()
	write(t, d.Store, func(tx *store.Tx) error { return tx.Redeliver(t.Context(), d.team, id, d.expires()) })
}

func testDeliveryLogPages(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	other := d.add(t, 1)[0]
	start := d.clock.time()
	for i := range 3 {
		d.happen(t, d.alert, fmt.Sprint("a ", i))
		d.happen(t, other, fmt.Sprint("b ", i))
		d.fanOut(t, "v", "w")
		d.clock.advance(time.Second)
	}
	sent := d.due(t, "w", 10)
	d.record(t, append(d.arrived(sent[0]), d.refused(sent[1])...))
	list := func(f store.DeliveryFilter, limit, offset, want int) []string {
		t.Helper()
		page, total, err := d.DeliveryList(d.team, f, limit, offset).All(t.Context())
		if err != nil || total != want {
			t.Errorf("there are %d (%v), want %d", total, err, want)
		}
		names := []string{}
		for _, delivery := range page {
			names = append(names, delivery.Title+" "+delivery.WebhookID)
		}
		return names
	}
	all := []string{
		"b 2 w", "b 2 v", "a 2 w", "a 2 v", "b 1 w", "b 1 v", "a 1 w", "a 1 v", "b 0 w", "b 0 v", "a 0 w", "a 0 v",
	}
	wantEqual(t, list(store.DeliveryFilter{}, 100, 0, 12), all)
	wantEqual(t, list(store.DeliveryFilter{}, 3, 0, 12), all[:3])
	wantEqual(t, list(store.DeliveryFilter{}, 3, 10, 12), all[10:])
	wantEqual(t, list(store.DeliveryFilter{}, 3, 12, 12), []string{})
	at := func(seconds int) *time.Time { return ptr(start.Add(time.Duration(seconds) * time.Second)) }
	for _, c := range []struct {
		name   string
		filter store.DeliveryFilter
		want   []string
	}{
		{"alert", store.DeliveryFilter{AlertID: &other.ID}, []string{"b 2 w", "b 2 v", "b 1 w", "b 1 v", "b 0 w", "b 0 v"}},
		{"webhook", store.DeliveryFilter{WebhookID: ptr("v")}, []string{"b 2 v", "a 2 v", "b 1 v", "a 1 v", "b 0 v", "a 0 v"}},
		{"delivered", store.DeliveryFilter{Status: ptr(api.DeliveryStatusDelivered)}, []string{"a 0 w"}},
		{"failed", store.DeliveryFilter{Status: ptr(api.DeliveryStatusFailed)}, []string{"b 0 w"}},
		{"start", store.DeliveryFilter{Start: at(2)}, all[:4]},
		{"start after the millisecond", store.DeliveryFilter{Start: ptr(at(2).Add(time.Nanosecond))}, []string{}},
		{"end", store.DeliveryFilter{End: at(1)}, all[8:]},
		{"end after the moment", store.DeliveryFilter{End: ptr(at(1).Add(time.Nanosecond))}, all[4:]},
		{
			"all of them",
			store.DeliveryFilter{
				AlertID: &d.alert.ID, WebhookID: ptr("w"), Status: ptr(api.DeliveryStatusPending), Start: at(1), End: at(2),
			},
			[]string{"a 1 w"},
		},
		{"nothing", store.DeliveryFilter{AlertID: ptr(core.NewID())}, []string{}},
	} {
		t.Run(c.name, func(t *testing.T) { wantEqual(t, list(c.filter, 100, 0, len(c.want)), c.want) })
	}
}

func testDeliveryLogAttempts(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1")
	d.fanOut(t, "w")
	sent := d.due(t, "w", 1)[0]
	var outcomes []store.Outcome
	for range 1003 {
		outcomes = append(outcomes, d.failed(0, sent)...)
		sent.Attempts++
	}
	d.record(t, outcomes)
	got := d.logged(t, "w", "a 1")
	if n := len(got.Attempts); n != 1000 || got.Attempts[0].Number != 4 || got.Attempts[n-1].Number != 1003 {
		t.Errorf("%d attempts from %d", n, got.Attempts[0].Number)
	}
	wantEqual(t, got.AttemptCount, 1003)
}

func testRedeliver(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1", "a 2", "a 3")
	d.fanOut(t, "w")
	w := d.targets(t, "ann", 1)[0]
	first := d.due(t, "w", 5)[0]
	d.record(t, d.refused(first))
	d.record(t, d.failed(time.Hour, d.due(t, "w", 5)...), store.TargetUpdate{ClaimedTarget: w, Release: true})
	d.clock.advance(time.Minute)
	wantEqual(t, webhooksOf(d.targets(t, "ann", 1)), []string{})

	redeliver(t, d, first.ID)
	wantEqual(t, webhooksOf(d.targets(t, "ann", 1)), []string{"w"})
	d.clock.advance(time.Hour) // the one after it is due too, and waits
	again := d.due(t, "w", 5)
	first.Attempts, first.Expires = 1, d.expires().Add(-time.Hour)
	wantEqual(t, again, []store.Delivery{first})
	checkQueues(t, d.opts)
	got := d.logged(t, "w", "a 1")
	if got.Status != api.DeliveryStatusPending || got.FinishedAt != nil || len(got.Attempts) != 1 || got.NextAttemptAt == nil {
		t.Errorf("delivered again: %+v", got)
	}
	d.record(t, d.arrived(again...))
	wantEqual(t, len(d.logged(t, "w", "a 1").Attempts), 2)
	next := d.due(t, "w", 5)
	wantEqual(t, titles(next), []string{"a 2"})

	// One that is pending already starts anew, without overtaking others.
	redeliver(t, d, d.logged(t, "w", "a 3").ID)
	redeliver(t, d, next[0].ID)
	next[0].Tries, next[0].Expires = 0, d.expires()
	wantEqual(t, d.due(t, "w", 5), next)
	checkQueues(t, d.opts)
	for _, c := range []struct {
		team core.TeamID
		id   string
	}{{d.team, core.NewID()}, {newTeam(), first.ID}, {d.team, "\x00\xff"}} {
		err := d.Write(t.Context(), func(tx *store.Tx) error { return tx.Redeliver(t.Context(), c.team, c.id, d.expires()) })
		wantMessage(t, err, core.NotFound, "Delivery not found")
	}
	wantEqual(t, d.due(t, "w", 5), next)
}

func testRedeliverDuringAttempt(t *testing.T, fresh func(testing.TB) store.Options) {
	for name, outcome := range map[string]func(*delivering, []store.Delivery) []store.Outcome{
		"refused": func(d *delivering, sent []store.Delivery) []store.Outcome { return d.refused(sent...) },
		"failed":  func(d *delivering, sent []store.Delivery) []store.Outcome { return d.failed(time.Hour, sent...) },
		"arrived": func(d *delivering, sent []store.Delivery) []store.Outcome { return d.arrived(sent...) },
	} {
		d := newDelivering(t, fresh(t))
		d.happen(t, d.alert, "a 1", "a 2")
		d.fanOut(t, "w")
		d.targets(t, "ann", 1)
		sent := d.due(t, "w", 5)
		d.record(t, d.failed(time.Second, sent...))
		d.clock.advance(time.Minute)
		sent = d.due(t, "w", 5)
		redeliver(t, d, sent[0].ID)
		d.record(t, outcome(d, sent))
		got := d.logged(t, "w", "a 1")
		wantEqual(t, len(got.Attempts), 2)
		checkQueues(t, d.opts)
		if name == "arrived" {
			wantEqual(t, got.Status, api.DeliveryStatusDelivered)
			wantEqual(t, titles(d.due(t, "w", 5)), []string{"a 2"})
			continue
		}
		wantEqual(t, messages(d.get(t, d.alert.ID)), []string{"failed a 1"}) // and not that it was given up
		again := d.due(t, "w", 5)
		sent[0].Attempts, sent[0].Tries, sent[0].Expires = 2, 0, d.expires()
		wantEqual(t, again, sent)
		d.record(t, d.refused(again...))
		wantEqual(t, d.logged(t, "w", "a 1").Status, api.DeliveryStatusFailed)
		wantEqual(t, titles(d.due(t, "w", 5)), []string{"a 2"})
		checkQueues(t, d.opts)
	}
}

func testTestDelivery(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	n := store.NewDelivery{
		WebhookID: "w", WebhookName: "n", Service: api.WebhookServiceEmail, MessageID: "m",
		Message: store.Message{Title: "t", Body: "b", Link: "l", Start: 1, End: 2, EventID: "e"},
	}
	refused, reason := d.clock.time(), api.DeliveryErrorTypeMAILERROR
	attempt := api.DeliveryAttempt{Number: 1, At: refused, DurationMs: 3, Error: &reason}
	d.clock.advance(time.Second)
	now := d.clock.time()
	id := must(d.AddTest(t.Context(), d.team, n, attempt, api.DeliveryStatusFailed))(t)
	want := api.Delivery{
		ID: id, WebhookID: "w", WebhookName: "n", Service: n.Service, State: api.DeliveryStateOK, Title: "t",
		StartTime: core.Time{Time: time.UnixMilli(1).UTC()}, EndTime: core.Time{Time: time.UnixMilli(2).UTC()},
		EventID: "e", MessageID: "m", Status: api.DeliveryStatusFailed, AttemptCount: 1, LastAttempt: &attempt,
		CreatedAt: now, FinishedAt: &now, Body: &n.Message.Body, Link: &n.Message.Link,
		Attempts: []api.DeliveryAttempt{attempt},
	}
	wantEqual(t, must(d.GetDelivery(t.Context(), d.team, id))(t), want)
	wantEqual(t, webhooksOf(d.targets(t, "ann", 5)), []string{})
	redeliver(t, d, id)
	w := d.targets(t, "ann", 5)
	sent := d.due(t, "w", 5)
	wantEqual(t, titles(sent), []string{"t"})
	d.record(t, d.refused(sent...), store.TargetUpdate{ClaimedTarget: w[0], Release: true})
	checkQueues(t, d.opts)
	wantEqual(t, len(must(d.GetDelivery(t.Context(), d.team, id))(t).Attempts), 2)
	wantEqual(t, countRaw(t, d.opts, "SELECT count(*) FROM alert_notify_errors"), 0)
}

func testDeliveryLogOfTeam(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	thief := newTeam()
	d.happen(t, d.alert, "a 1")
	d.fanOut(t, "w")
	id := d.logged(t, "w", "a 1").ID
	_, err := d.GetDelivery(t.Context(), thief, id)
	wantMessage(t, err, core.NotFound, "Delivery not found")
	for _, f := range []store.DeliveryFilter{{}, {WebhookID: ptr("w")}, {AlertID: &d.alert.ID}} {
		list, total, err := d.DeliveryList(thief, f, 10, 0).All(t.Context())
		if err != nil || total != 0 || len(list) != 0 || list == nil {
			t.Errorf("%d of %d deliveries (%v)", len(list), total, err)
		}
	}
	// Webhooks of two teams may have one id.
	attempt := api.DeliveryAttempt{Number: 1, At: d.clock.time()}
	n := store.NewDelivery{WebhookID: "w", Service: api.WebhookServiceSlack, Message: store.Message{Title: "theirs"}}
	theirs := must(d.AddTest(t.Context(), thief, n, attempt, api.DeliveryStatusDelivered))(t)
	write(t, d.Store, func(tx *store.Tx) error { return tx.Redeliver(t.Context(), thief, theirs, d.expires()) })
	wantEqual(t, titles(d.due(t, "w", 5)), []string{"a 1"})
	claimed := d.targets(t, "ann", 5)
	for _, target := range claimed {
		if target.Team == thief {
			d.record(t, nil, store.TargetUpdate{ClaimedTarget: target, Paused: d.expires(), Recovered: true, Release: true})
		}
	}
	wantEqual(t, len(claimed), 2)
	wantEqual(t, titles(d.due(t, "w", 5)), []string{"a 1"})
	d.clock.advance(48 * time.Hour)
	for _, target := range d.targets(t, "ann", 5) {
		if target.Team == thief {
			d.record(t, nil, store.TargetUpdate{ClaimedTarget: target, Expire: true})
		}
	}
	wantEqual(t, d.logged(t, "w", "a 1").Status, api.DeliveryStatusPending)
	wantEqual(t, must(d.GetDelivery(t.Context(), thief, theirs))(t).Status, api.DeliveryStatusFailed)
}
