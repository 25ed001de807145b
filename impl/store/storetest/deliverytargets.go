package storetest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testDeliveryTargets(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"what has been due for longest is claimed first, by one worker", testTargetsInOrder},
		{"workers at the same time never share a target", testTargetsAtOnce},
		{"a target that is released is due with the first of its deliveries", testReleasedTarget},
		{"a target that is left alone is due after that", testPausedTarget},
		{"an update without the claim changes nothing, an outcome counts all the same", testUpdateWithoutClaim},
		{"what waits for a later attempt is due when the target has recovered", testRecoveredTarget},
		{"receivers come with everything, and those that are deleted not", testReceivers},
		{"nothing is forgotten whatever happens at the same time", testNoDeliveryIsForgotten},
	})
}

func released(target store.ClaimedTarget) store.TargetUpdate {
	return store.TargetUpdate{ClaimedTarget: target, Release: true}
}

func testTargetsInOrder(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	for i, webhook := range []string{"c", "a", "b"} {
		d.happen(t, d.alert, fmt.Sprintf("g %d", i+1))
		d.fanOut(t, webhook)
		d.clock.advance(time.Second)
	}
	d.happen(t, d.alert, "g 4")
	d.fanOut(t, "c") // which stays the first
	execRaw(t, d.opts, "ANALYZE")
	ann := d.targets(t, "ann", 2)
	wantEqual(t, webhooksOf(ann), []string{"c", "a"})
	wantEqual(t, ann[0].DeliveryTarget, d.target("c"))
	wantEqual(t, webhooksOf(d.targets(t, "ann", 2)), []string{"b"})
	wantEqual(t, webhooksOf(d.targets(t, "bob", 2)), []string{})
	d.clock.advance(time.Minute) // ann is dead
	bob := d.targets(t, "bob", 5)
	wantEqual(t, webhooksOf(bob), []string{"c", "a", "b"})
	if bob[0].Claim == ann[0].Claim {
		t.Error("two workers have one claim")
	}
	d.alive(t, "ann")
	wantEqual(t, webhooksOf(must(d.ClaimTargets(t.Context(), store.TargetClaim{Worker: "ann", Again: true, Failing: true, Limit: 5}))(t)), []string{})
	again := must(d.ClaimTargets(t.Context(), store.TargetClaim{Worker: "bob", Again: true, Failing: true, Limit: 5}))(t) // of which he may not have heard
	wantEqual(t, webhooksOf(again), []string{"c", "a", "b"})
	if again[0].Claim == bob[0].Claim {
		t.Error("a claim that no worker may know of still holds")
	}
	if err := d.Release(t.Context(), "bob"); err != nil {
		t.Fatal(err)
	}
	wantEqual(t, webhooksOf(d.targets(t, "ann", 5)), []string{"c", "a", "b"})
}

func testTargetsAtOnce(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "g 1")
	var webhooks []string
	for i := range 200 {
		webhooks = append(webhooks, fmt.Sprintf("w%03d", i))
	}
	d.fanOut(t, webhooks...)
	stores := []*store.Store{d.Store, d.second(t)}
	claimed := make([][]string, 4)
	for i := range claimed {
		d.alive(t, fmt.Sprint(i))
	}
	errs := concurrently(len(claimed), func(i int) error {
		for {
			targets, err := stores[i%2].ClaimTargets(t.Context(), store.TargetClaim{Worker: fmt.Sprint(i), Failing: true, Limit: 2})
			if err != nil || len(targets) == 0 {
				return err
			}
			claimed[i] = append(claimed[i], webhooksOf(targets)...)
		}
	})
	wantEqual(t, errs, make([]error, len(claimed)))
	all := slices.Concat(claimed...)
	slices.Sort(all)
	wantEqual(t, all, webhooks)
}

func testReleasedTarget(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1", "b 1", "a 2")
	d.fanOut(t, "w")
	w := d.targets(t, "ann", 1)[0]
	sent := d.due(t, "w", 5)
	wantEqual(t, titles(sent), []string{"a 1", "b 1"})
	d.record(t, append(d.failed(3*time.Second, sent[0]), d.failed(2*time.Second, sent[1])...), released(w))
	d.clock.advance(2*time.Second - time.Millisecond)
	wantEqual(t, webhooksOf(d.targets(t, "ann", 1)), []string{})
	d.clock.advance(time.Millisecond)
	w = d.targets(t, "ann", 1)[0]
	sent = d.due(t, "w", 5)
	wantEqual(t, titles(sent), []string{"b 1"})
	d.record(t, d.arrived(sent...), released(w))
	wantEqual(t, webhooksOf(d.targets(t, "ann", 1)), []string{})
	d.clock.advance(time.Second)
	w = d.targets(t, "ann", 1)[0]
	d.record(t, d.arrived(d.due(t, "w", 5)...))
	d.record(t, d.arrived(d.due(t, "w", 5)...), released(w)) // "a 2", which has waited
	d.clock.advance(time.Hour)
	wantEqual(t, webhooksOf(d.targets(t, "ann", 1)), []string{})
	checkQueues(t, d.opts)
	wantEqual(t, countRaw(t, d.opts, "SELECT count(*) FROM deliveries WHERE status = 'delivered'"), 3)
	d.happen(t, d.alert, "a 3")
	d.fanOut(t, "w")
	wantEqual(t, titles(d.due(t, "w", 5)), []string{"a 3"})
	wantEqual(t, webhooksOf(d.targets(t, "ann", 1)), []string{"w"})
}

func testPausedTarget(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1")
	d.fanOut(t, "w")
	w := d.targets(t, "ann", 1)[0]
	w.Failures = 7
	paused := store.TargetUpdate{ClaimedTarget: w, Paused: d.clock.time().Add(10 * time.Second), Release: true}
	d.record(t, d.failed(time.Second, d.due(t, "w", 1)...), paused)
	d.happen(t, d.alert, "b 1") // does not shorten it
	d.fanOut(t, "w")
	d.clock.advance(10*time.Second - time.Millisecond)
	wantEqual(t, webhooksOf(d.targets(t, "ann", 1)), []string{})
	wantEqual(t, titles(d.due(t, "w", 5)), []string{})
	checkQueues(t, d.opts)
	d.clock.advance(time.Millisecond)
	again := d.targets(t, "ann", 1)
	w.Claim = again[0].Claim
	wantEqual(t, again, []store.ClaimedTarget{w}) // with the failures
	wantEqual(t, titles(d.due(t, "w", 5)), []string{"b 1", "a 1"})

	// One that is paused and kept is left alone by whoever gets it next.
	d.record(t, nil, store.TargetUpdate{ClaimedTarget: w, Paused: d.clock.time().Add(2 * time.Minute)})
	wantEqual(t, titles(d.due(t, "w", 5)), []string{})
	d.clock.advance(2*time.Minute - time.Millisecond)
	wantEqual(t, webhooksOf(d.targets(t, "bob", 1)), []string{})
	d.clock.advance(time.Millisecond)
	wantEqual(t, webhooksOf(d.targets(t, "bob", 1)), []string{"w"})
	wantEqual(t, titles(d.due(t, "w", 5)), []string{"b 1", "a 1"})
}

func testUpdateWithoutClaim(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1", "b 1")
	d.fanOut(t, "w")
	ann := d.targets(t, "ann", 1)[0]
	sent := d.due(t, "w", 5)
	d.clock.advance(time.Minute)
	bob := d.targets(t, "bob", 1)[0]
	ann.Failures = 9
	d.record(t, d.arrived(sent[0]), store.TargetUpdate{
		ClaimedTarget: ann, Paused: d.clock.time().Add(time.Hour), Recovered: true, Expire: true, Release: true,
	})
	wantEqual(t, titles(d.due(t, "w", 5)), []string{"b 1"})
	wantEqual(t, webhooksOf(d.targets(t, "ann", 1)), []string{}) // it is still bob's
	d.record(t, nil, released(bob))
	got := d.targets(t, "ann", 1)
	if len(got) != 1 || got[0].Failures != 0 {
		t.Errorf("claimed %+v", got)
	}
}

func testRecoveredTarget(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1", "b 1", "c 1", "a 2")
	d.fanOut(t, "w", "v")
	targets := d.targets(t, "ann", 2)
	for i, webhook := range webhooksOf(targets) {
		sent := d.due(t, webhook, 5)
		d.record(t, d.failed(time.Hour, sent[:2]...))
		d.clock.advance(time.Second)
		wantEqual(t, titles(d.due(t, webhook, 5)), []string{"c 1"})
		if i == 0 {
			d.record(t, d.arrived(sent[2]), store.TargetUpdate{ClaimedTarget: targets[0], Recovered: true, Release: true})
			wantEqual(t, titles(d.due(t, webhook, 5)), []string{"a 1", "b 1"})
			wantEqual(t, webhooksOf(d.targets(t, "bob", 5)), []string{webhook})
		}
	}
	checkQueues(t, d.opts)
}

func testReceivers(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	foreign := newTeam()
	a, b, gone := newWebhook("a"), newWebhook("b"), newWebhook("gone")
	secrets := store.WebhookSecrets{Headers: map[string]string{"k": "v"}, RoutingKey: ptr("key")}
	write(t, d.Store, func(tx *store.Tx) error {
		for _, w := range []*api.Webhook{&a, &gone} {
			if err := tx.CreateWebhook(t.Context(), d.team, w, secrets, store.WebhookAccess{SigningSecret: "s", Trusted: true}); err != nil {
				return err
			}
		}
		if err := tx.CreateWebhook(t.Context(), foreign, &b, store.WebhookSecrets{}, store.WebhookAccess{}); err != nil {
			return err
		}
		return tx.DeleteWebhook(t.Context(), d.team, gone.ID)
	})
	targets := []store.DeliveryTarget{d.target(a.ID), d.target(gone.ID), d.target(b.ID), {Team: foreign, WebhookID: b.ID}}
	want := store.Receiver{Webhook: a, WebhookSecrets: secrets, Signing: []string{"s"}, Trusted: true}
	wantEqual(t, must(d.Receivers(t.Context(), targets))(t), map[store.DeliveryTarget]store.Receiver{
		targets[0]: want, targets[3]: {Webhook: b},
	})
	wantEqual(t, must(d.Receivers(t.Context(), nil))(t), map[store.DeliveryTarget]store.Receiver{})
	wantEqual(t, must(d.GetReceiver(t.Context(), d.team, a.ID))(t), want)
	_, err := d.GetReceiver(t.Context(), foreign, a.ID)
	wantMessage(t, err, core.NotFound, "Webhook not found")
}

func testNoDeliveryIsForgotten(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	d := newDelivering(t, opts)
	stores := []*store.Store{d.Store, d.second(t)}
	var made, notifying atomic.Int64
	const notifiers, deliverers, groups = 2, 3, 8
	notifying.Store(notifiers)
	for n := range 20 {
		var events []string
		for g := range groups {
			events = append(events, fmt.Sprintf("g%d %d", g, n))
		}
		d.happen(t, d.alert, events...)
	}
	notify := func(i int) error {
		defer notifying.Add(-1)
		s, worker := stores[i%2], fmt.Sprint("notifier", i)
		for {
			events, err := s.ClaimEvents(t.Context(), worker, 2)
			if err != nil || len(events) == 0 {
				return err
			}
			var fanouts []store.Fanout
			for _, e := range events {
				webhooks := [][]string{{"v"}, {"w"}, {"w", "v"}}[rand.N(3)]
				made.Add(int64(len(webhooks)))
				f := fanout(e, webhooks...)
				f.Errors = []store.NotifyError{{WebhookID: "v", Message: "m"}, {WebhookID: "w", Message: "m"}}
				fanouts = append(fanouts, f)
			}
			if n, err := s.FanOut(t.Context(), fanouts, d.expires()); err != nil || n != len(fanouts) {
				return fmt.Errorf("%d of %d events were fanned out: %w", n, len(fanouts), err)
			}
		}
	}
	// A deliverer claims what is due, delivers some of it, and gives it up at once.
	deliver := func(i int) error {
		s, worker := stores[i%2], fmt.Sprint("deliverer", i)
		for {
			last := notifying.Load() == 0
			targets, err := s.ClaimTargets(t.Context(), store.TargetClaim{Worker: worker, Failing: true, Limit: 1 + rand.N(2)})
			if err != nil {
				return err
			}
			if len(targets) == 0 && last {
				return nil
			}
			var outcomes []store.Outcome
			var updates []store.TargetUpdate
			for _, target := range targets {
				due, err := s.DueDeliveries(t.Context(), []store.TargetCapacity{{DeliveryTarget: target.DeliveryTarget, Claim: target.Claim, Capacity: 3}})
				if err != nil {
					return err
				}
				outcomes = append(outcomes, d.arrived(due...)...)
				if len(due) > 1 {
					outcomes[len(outcomes)-1] = d.failed(0, due[len(due)-1])[0]
				}
				updates = append(updates, released(target))
			}
			if err := s.Record(t.Context(), outcomes, updates); err != nil {
				return err
			}
			if len(outcomes) > 0 && rand.N(20) == 0 {
				again := outcomes[0].Delivery.ID
				if err := s.Write(t.Context(), func(tx *store.Tx) error {
					return tx.Redeliver(t.Context(), d.team, again, d.expires())
				}); err != nil {
					return err
				}
			}
		}
	}
	for i := range notifiers {
		d.alive(t, fmt.Sprint("notifier", i))
	}
	for i := range deliverers {
		d.alive(t, fmt.Sprint("deliverer", i))
	}
	errs := concurrently(notifiers+deliverers, func(i int) error {
		if i < notifiers {
			return notify(i)
		}
		return deliver(i - notifiers)
	})
	wantEqual(t, errs, make([]error, notifiers+deliverers))
	checkQueues(t, opts)
	wantEqual(t, countRaw(t, opts, "SELECT count(*) FROM deliveries WHERE status = 'delivered'"), int(made.Load()))
	wantEqual(t, countRaw(t, opts, "SELECT count(*) FROM delivery_targets WHERE due_at IS NOT NULL OR claim IS NOT NULL"), 0)
}
