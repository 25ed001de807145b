package storetest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// delivering is a store whose alerts have something to say.
type delivering struct {
	*evaluating
	alert api.Alert
}

func newDelivering(t testing.TB, opts store.Options) *delivering {
	t.Helper()
	d := &delivering{evaluating: newEvaluating(t, opts)}
	d.alert = d.add(t, 1)[0]
	return d
}

// ofAnotherTeam makes an alert of a team of its own.
func (d *delivering) ofAnotherTeam(t testing.TB) api.Alert {
	t.Helper()
	a := newAlert("d", "t", "w")
	write(t, d.Store, func(tx *store.Tx) error { return tx.CreateAlert(t.Context(), newTeam(), &a, "") })
	d.clock.advance(time.Second)
	return a
}

// second is another store on the same database. With SQLite, where processes that never pause starve each other, it is
// the same store.
func (d *delivering) second(t testing.TB) *store.Store {
	t.Helper()
	if d.opts.DSN == "" {
		return d.Store
	}
	opts := d.opts
	opts.Now = d.clock.Now
	return open(t, opts)
}

// happen commits events of an alert, each named by its group and a number: "api 1". Odd ones fire.
func (d *delivering) happen(t testing.TB, a api.Alert, events ...string) {
	t.Helper()
	d.alive(t, "evaluator")
	d.claim(t, "evaluator", 100)
	now := d.clock.time().Time
	evaluation := store.Evaluation{
		Team: core.TeamID(a.TeamID), Alert: a.ID, State: api.AlertStateALERT, Start: now, End: now, Due: now,
	}
	for _, e := range events {
		group, number, _ := strings.Cut(e, " ")
		var value float64
		must(fmt.Sscan(number, &value))(t)
		evaluation.Events = append(evaluation.Events, store.Event{
			Alert: a, Firing: int(value)%2 == 1, Group: group, Value: value,
		})
	}
	d.evaluate(t, "evaluator", 1, evaluation)
}

func nameOf(e store.Event) string { return fmt.Sprint(e.Group, " ", e.Value) }

func eventNames(events []store.OutboxEvent) []string {
	all := []string{}
	for _, e := range events {
		all = append(all, nameOf(e.Event))
	}
	return all
}

// fanout fans out webhooks about a claimed event.
func fanout(e store.OutboxEvent, webhooks ...string) store.Fanout {
	f := store.Fanout{Team: e.Team, Seq: e.Seq, Claim: e.Claim, AlertID: e.Event.Alert.ID, Group: e.Event.Group}
	for _, w := range webhooks {
		f.Deliveries = append(f.Deliveries, store.NewDelivery{
			WebhookID: w, WebhookName: "hook " + w, Service: api.WebhookServiceSlack, MessageID: e.ID + w,
			Message: store.Message{
				Firing: e.Event.Firing, Title: nameOf(e.Event), Body: "body", Link: "http://ui/",
				Start: 1000, End: 2000, EventID: "event " + e.Event.Group,
			},
		})
	}
	return f
}

// expires is when what is fanned out now is given up.
func (d *delivering) expires() time.Time { return d.clock.time().Add(24 * time.Hour) }

// fanOut has webhooks notified about everything that has happened.
func (d *delivering) fanOut(t testing.TB, webhooks ...string) {
	t.Helper()
	d.alive(t, "notifier")
	for {
		events := must(d.ClaimEvents(t.Context(), "notifier", 100))(t)
		if len(events) == 0 {
			return
		}
		fanouts := make([]store.Fanout, len(events))
		for i, e := range events {
			fanouts[i] = fanout(e, webhooks...)
		}
		if n := must(d.FanOut(t.Context(), fanouts, d.expires()))(t); n != len(events) {
			t.Fatalf("%d of %d events were fanned out", n, len(events))
		}
	}
}

func (d *delivering) target(webhook string) store.DeliveryTarget {
	return store.DeliveryTarget{Team: d.team, WebhookID: webhook}
}

// due is what is to be sent to a webhook now.
func (d *delivering) due(t testing.TB, webhook string, capacity int) []store.Delivery {
	t.Helper()
	return must(d.DueDeliveries(t.Context(), []store.TargetCapacity{{DeliveryTarget: d.target(webhook), Capacity: capacity}}))(t)
}

func titles(deliveries []store.Delivery) []string {
	all := []string{}
	for _, d := range deliveries {
		all = append(all, d.Message.Title)
	}
	return all
}

// targets claims what a worker may send to.
func (d *delivering) targets(t testing.TB, worker string, limit int) []store.ClaimedTarget {
	t.Helper()
	d.alive(t, worker)
	return must(d.ClaimTargets(t.Context(), store.TargetClaim{Worker: worker, Failing: true, Limit: limit}))(t)
}

func webhooksOf(targets []store.ClaimedTarget) []string {
	all := []string{}
	for _, target := range targets {
		all = append(all, target.WebhookID)
	}
	return all
}

func (d *delivering) record(t testing.TB, outcomes []store.Outcome, updates ...store.TargetUpdate) {
	t.Helper()
	if err := d.Record(t.Context(), outcomes, updates); err != nil {
		t.Fatal(err)
	}
}

// arrived, refused and failed are what may come of an attempt. A failure is tried again after a while.
func (d *delivering) arrived(sent ...store.Delivery) (outcomes []store.Outcome) {
	for _, delivery := range sent {
		outcomes = append(outcomes, store.Outcome{
			Delivery: delivery, Status: api.DeliveryStatusDelivered,
			Attempt: api.DeliveryAttempt{Number: delivery.Attempts + 1, At: d.clock.time(), Status: ptr(200)},
		})
	}
	return outcomes
}

func (d *delivering) refused(sent ...store.Delivery) []store.Outcome {
	outcomes := d.arrived(sent...)
	for i := range outcomes {
		outcomes[i].Status, outcomes[i].Error = api.DeliveryStatusFailed, "refused "+sent[i].Message.Title
		outcomes[i].Attempt.Status, outcomes[i].Attempt.Error = ptr(410), ptr(api.DeliveryErrorTypeHTTPERROR)
	}
	return outcomes
}

func (d *delivering) failed(after time.Duration, sent ...store.Delivery) []store.Outcome {
	outcomes := d.refused(sent...)
	for i := range outcomes {
		outcomes[i].Status, outcomes[i].Error = api.DeliveryStatusPending, "failed "+sent[i].Message.Title
		outcomes[i].Attempt.NextAttemptAt = &core.Time{Time: d.clock.time().Add(after)}
	}
	return outcomes
}

// logged is the delivery of an event, by its name, to a webhook.
func (d *delivering) logged(t testing.TB, webhook, title string) api.Delivery {
	t.Helper()
	list, _, err := d.DeliveryList(d.team, store.DeliveryFilter{WebhookID: &webhook}, 1000, 0).All(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, delivery := range list {
		if delivery.Title == title {
			return must(d.GetDelivery(t.Context(), d.team, delivery.ID))(t)
		}
	}
	t.Fatalf("there is no delivery %q", title)
	return api.Delivery{}
}

// checkQueues reports queues of which not exactly the first pending delivery is to be sent, and targets that no worker
// would look after although something is pending.
func checkQueues(t testing.TB, opts store.Options) {
	t.Helper()
	wrong := countRaw(t, opts, "SELECT count(*) FROM deliveries d WHERE status = 'pending' AND waits <> EXISTS ("+
		"SELECT 1 FROM deliveries e WHERE e.team_id = d.team_id AND e.webhook_id = d.webhook_id AND e.alert_id = d.alert_id"+
		" AND e.group_key = d.group_key AND e.status = 'pending' AND e.seq < d.seq)")
	if wrong > 0 {
		t.Errorf("%d deliveries overtake others, or wait for none", wrong)
	}
	wrong = countRaw(t, opts, "SELECT count(*) FROM deliveries d WHERE status = 'pending' AND NOT waits AND NOT EXISTS ("+
		"SELECT 1 FROM delivery_targets t WHERE t.team_id = d.team_id AND t.webhook_id = d.webhook_id"+
		" AND (t.due_at <= d.due_at OR t.due_at <= t.paused_until OR t.claim IS NOT NULL))")
	if wrong > 0 {
		t.Errorf("%d deliveries are forgotten", wrong)
	}
	if n := countRaw(t, opts, "SELECT count(*) FROM deliveries WHERE (status = 'pending') <> (due_at IS NOT NULL)"+
		" OR (status = 'pending') <> (finished_at IS NULL)"); n > 0 {
		t.Errorf("%d deliveries are neither pending nor finished", n)
	}
}
