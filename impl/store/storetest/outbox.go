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

func testOutbox(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"events are claimed in their order, of each group one at a time", testEventsInOrder},
		{"teams take turns, however much one of them has in line", testEventsOfTeams},
		{"of more teams than are asked for those come first that have waited longest", testEventsOfManyTeams},
		{"as much as an evaluation has to say keeps its order", testEventsOfLongEvaluation},
		{"an event is the same whoever claims it", testEventComesBack},
		{"claims of the living are left alone, those of the dead are not", testEventsOfDeadWorker},
		{"an event is fanned out once, and of another team never", testFanOutOnce},
		{"an event that cannot be fanned out completely stays", testFanOutFails},
		{"any text can be sent", testFanOutAnyText},
		{"many who fan out at once notify of everything once and in order", testFanOutsAtOnce},
	})
}

func claimEvents(t testing.TB, d *delivering, worker string, limit int) []store.OutboxEvent {
	t.Helper()
	return must(d.ClaimEvents(t.Context(), worker, limit))(t)
}

func testEventsInOrder(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	other := d.add(t, 1)[0]
	// Groups and numbers that do not sort as they happened.
	d.happen(t, d.alert, "z 1", "a 1", "z 2", "z 3")
	d.happen(t, other, "a 5", "z 7", "a 6")
	d.happen(t, d.alert, "m 1", "a 2")
	d.alive(t, "ann", "bob", "cid", "dan")
	first := claimEvents(t, d, "ann", 2)
	wantEqual(t, eventNames(first), []string{"z 1", "a 1"})
	second := claimEvents(t, d, "bob", 10)
	wantEqual(t, eventNames(second), []string{"a 5", "z 7", "m 1"})
	wantEqual(t, eventNames(claimEvents(t, d, "cid", 10)), []string{})
	wantEqual(t, must(d.FanOut(t.Context(), []store.Fanout{fanout(first[0]), fanout(second[0])}, d.expires()))(t), 2)
	wantEqual(t, eventNames(claimEvents(t, d, "cid", 10)), []string{"z 2", "a 6"})
	wantEqual(t, must(d.FanOut(t.Context(), []store.Fanout{fanout(first[1])}, d.expires()))(t), 1)
	wantEqual(t, eventNames(claimEvents(t, d, "dan", 10)), []string{"a 2"})
}

func testEventsOfTeams(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	loud := d.alert
	quiet, third := d.ofAnotherTeam(t), d.ofAnotherTeam(t)
	var storm []string
	for i := range 1000 {
		storm = append(storm, fmt.Sprintf("a%03d 1", i))
	}
	d.happen(t, loud, storm...)
	d.happen(t, quiet, "x 1", "y 1", "x 2")
	d.happen(t, third, "z 1")
	d.alive(t, "ann", "bob", "cid")
	first := claimEvents(t, d, "ann", 9)
	wantEqual(t, eventNames(first), []string{"a000 1", "x 1", "z 1", "a001 1", "y 1", "a002 1"})
	// Those of whose events none can be claimed have no share.
	wantEqual(t, len(claimEvents(t, d, "bob", 9)), 9)
	wantEqual(t, must(d.FanOut(t.Context(), []store.Fanout{fanout(first[1])}, d.expires()))(t), 1)
	wantEqual(t, eventNames(claimEvents(t, d, "bob", 1)), []string{"a003 1"}) // again
	wantEqual(t, eventNames(claimEvents(t, d, "cid", 4)), []string{"a012 1", "x 2", "a013 1"})
}

func testEventsOfManyTeams(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	for i := range 5 {
		d.happen(t, d.ofAnotherTeam(t), fmt.Sprint("g ", 2*i+1), fmt.Sprint("h ", 2*i+1))
	}
	d.alive(t, "ann", "bob")
	wantEqual(t, eventNames(claimEvents(t, d, "ann", 3)), []string{"g 1", "g 3", "g 5"})
	wantEqual(t, eventNames(claimEvents(t, d, "bob", 3)), []string{"h 1", "h 3", "h 5"})
}

func testEventsOfLongEvaluation(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	long := strings.Repeat("ü", 4<<10)
	d.alert.Message = &long
	var events []string
	for i := range 500 { // 4 MB
		events = append(events, fmt.Sprintf("g%03d 1", i))
	}
	slices.Reverse(events)
	d.happen(t, d.alert, events...)
	d.alive(t, "ann")
	wantEqual(t, eventNames(claimEvents(t, d, "ann", 1000)), events)
}

func testEventComesBack(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	event := store.Event{
		Alert: d.alert, Firing: true, Grouped: true, Group: "a:\"x\\\", ü\n", Value: -1.5, Start: 1, End: 2,
		Labels:         []core.Label{{Name: "n", Value: "\x00<&>"}},
		ConditionNames: store.ConditionNames{Dashboard: "d", SourceID: "s", SourceQuery: "a:\"\x00\""},
	}
	event.Alert.Note = ptr("a note")
	d.alive(t, "evaluator", "ann", "bob")
	d.claim(t, "evaluator", 1)
	end := d.clock.time().Time
	d.evaluate(t, "evaluator", 1, store.Evaluation{
		Team: d.team, Alert: d.alert.ID, State: api.AlertStateALERT, Start: end, End: end, Due: end,
		Events: []store.Event{event},
	})
	ann := claimEvents(t, d, "ann", 1)
	if err := d.Release(t.Context(), "ann"); err != nil {
		t.Fatal(err)
	}
	bob := claimEvents(t, d, "bob", 1)
	if len(ann) != 1 || len(bob) != 1 || ann[0].Claim == bob[0].Claim || !core.IsID(bob[0].ID) {
		t.Fatalf("claims %+v and %+v", ann, bob)
	}
	bob[0].Claim = ann[0].Claim
	wantEqual(t, bob, ann)
	wantEqual(t, ann[0].Event, event)
	wantEqual(t, ann[0].Team, d.team)
}

func testEventsOfDeadWorker(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1", "b 1")
	d.alive(t, "ann", "bob", "ann2") // whose name begins like another
	ann := claimEvents(t, d, "ann", 1)
	wantEqual(t, eventNames(ann), []string{"a 1"})
	bob := claimEvents(t, d, "bob", 5)
	wantEqual(t, eventNames(bob), []string{"b 1"})
	wantEqual(t, eventNames(claimEvents(t, d, "ann2", 5)), []string{})
	ann = claimEvents(t, d, "ann", 5) // of which she may not have heard
	wantEqual(t, eventNames(ann), []string{"a 1"})
	d.clock.advance(30 * time.Second)
	d.alive(t, "bob", "ann2")
	d.clock.advance(30 * time.Second)
	again := claimEvents(t, d, "ann2", 5)
	wantEqual(t, eventNames(again), []string{"a 1"})

	// What the dead one does counts no more.
	d.alive(t, "ann")
	wantEqual(t, eventNames(claimEvents(t, d, "ann", 5)), []string{})
	all := []store.Fanout{fanout(ann[0], "w"), fanout(bob[0], "w")}
	wantEqual(t, must(d.FanOut(t.Context(), all, d.expires()))(t), 1)
	wantEqual(t, titles(d.due(t, "w", 5)), []string{"b 1"})

	if err := d.Release(t.Context(), "ann2"); err != nil {
		t.Fatal(err)
	}
	wantEqual(t, eventNames(claimEvents(t, d, "ann", 5)), []string{"a 1"})
}

func testFanOutOnce(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1")
	d.alive(t, "ann")
	f := fanout(claimEvents(t, d, "ann", 1)[0], "w", "v")
	stray := f
	stray.Team = newTeam()
	wantEqual(t, must(d.FanOut(t.Context(), []store.Fanout{stray}, d.expires()))(t), 0)
	wantEqual(t, must(d.FanOut(t.Context(), []store.Fanout{f, f}, d.expires()))(t), 1)
	wantEqual(t, must(d.FanOut(t.Context(), []store.Fanout{f}, d.expires()))(t), 0)
	wantEqual(t, must(d.FanOut(t.Context(), nil, d.expires()))(t), 0)
	wantEqual(t, countRaw(t, d.opts, "SELECT count(*) FROM deliveries"), 2)
	wantEqual(t, countRaw(t, d.opts, "SELECT count(*) FROM outbox"), 0)
	checkQueues(t, d.opts)
}

func testFanOutFails(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1", "b 1")
	d.alive(t, "ann")
	events := claimEvents(t, d, "ann", 2)
	all := []store.Fanout{fanout(events[0], "w"), fanout(events[1], "v")}
	all[1].Errors = []store.NotifyError{{Message: "m"}}
	execRaw(t, d.opts, "ALTER TABLE alert_notify_errors RENAME COLUMN message TO broken")
	_, err := d.FanOut(t.Context(), all, d.expires())
	wantKind(t, err, core.Internal)
	for _, table := range []string{"deliveries", "delivery_targets", "alert_notify_errors"} {
		wantEqual(t, countRaw(t, d.opts, "SELECT count(*) FROM "+table), 0)
	}
	wantEqual(t, countRaw(t, d.opts, "SELECT count(*) FROM outbox"), 2)
	execRaw(t, d.opts, "ALTER TABLE alert_notify_errors RENAME COLUMN broken TO message")
	wantEqual(t, must(d.FanOut(t.Context(), all, d.expires()))(t), 2)
	wantEqual(t, titles(d.due(t, "v", 5)), []string{"b 1"})
}

func testFanOutAnyText(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1")
	d.alive(t, "ann")
	f := fanout(claimEvents(t, d, "ann", 1)[0], "w")
	n := &f.Deliveries[0]
	n.WebhookName, n.Message.Title, n.Message.Link = "\x00", "\xff<&>\u2028", "\x00"
	n.Message.Body = strings.Repeat("\x00\U0001f6a8\\u0000\"", 1000)
	long := "@"
	for range 500 { // which no compression makes short
		long += core.NewID()
	}
	f.Errors = []store.NotifyError{
		{WebhookID: long, Message: "\x00"},
		{WebhookID: "\xff", Message: "\xff"},
		{WebhookID: "\xff", Message: "the same again"},
	}
	wantEqual(t, must(d.FanOut(t.Context(), []store.Fanout{f}, d.expires()))(t), 1)
	got := d.due(t, "w", 1)[0]
	wantEqual(t, []string{got.WebhookName, got.Message.Title, got.Message.Link}, []string{"\uFFFD", "\uFFFD<&>\u2028", "\uFFFD"})
	wantEqual(t, got.Message.Body, strings.ReplaceAll(n.Message.Body, "\x00", "\uFFFD"))
	wantEqual(t, len(d.get(t, d.alert.ID).ExecutionErrors), 2)
}

func testFanOutsAtOnce(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	d := newDelivering(t, opts)
	second := d.second(t)
	stores := []*store.Store{d.Store, second, d.Store, second}
	const groups, events = 12, 8
	want := map[string][]string{}
	for n := range events {
		var happened []string
		for g := range groups {
			name := fmt.Sprintf("g%d %d", g, n)
			happened = append(happened, name)
			want[fmt.Sprint("g", g)] = append(want[fmt.Sprint("g", g)], name)
		}
		d.happen(t, d.alert, happened...)
	}
	for i := range stores {
		d.alive(t, fmt.Sprint("w", i))
	}
	errs := concurrently(len(stores), func(i int) error {
		for countRaw(t, opts, "SELECT count(*) FROM outbox") > 0 {
			events, err := stores[i].ClaimEvents(t.Context(), fmt.Sprint("w", i), 5)
			if err != nil {
				return err
			}
			fanouts := make([]store.Fanout, len(events))
			for n, e := range events {
				fanouts[n] = fanout(e, "v", "w", "x")
			}
			if i%2 == 1 {
				slices.Reverse(fanouts)
			}
			if n, err := stores[i].FanOut(t.Context(), fanouts, d.expires()); err != nil || n != len(events) {
				return fmt.Errorf("%d of %d events were fanned out: %w", n, len(events), err)
			}
		}
		return nil
	})
	wantEqual(t, errs, make([]error, len(stores)))
	checkQueues(t, opts)
	for _, webhook := range []string{"v", "w", "x"} {
		got := map[string][]string{}
		for sent := d.due(t, webhook, 1000); len(sent) > 0; sent = d.due(t, webhook, 1000) {
			for _, delivery := range sent {
				got[delivery.Group] = append(got[delivery.Group], delivery.Message.Title)
			}
			d.record(t, d.arrived(sent...))
		}
		wantEqual(t, got, want)
	}
}
