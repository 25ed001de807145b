package webhook

import (
	"context"
	"log/slog"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/trace"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/lease"
	"github.com/obstack/obstack/impl/store"
)

const (
	// A webhook gets initialConcurrency messages at a time, and with every one that it takes one more until maxConcurrency.
	initialConcurrency = 2
	maxConcurrency     = 16
	// maxHeld is how many messages are in memory at a time.
	maxHeld = 4096
	// maxPaused is how long a webhook is paused as a whole because it asked for that.
	maxPaused = time.Hour
)

// worker sends to one webhook, which this process has claimed.
type worker struct {
	target   store.ClaimedTarget
	receiver store.Receiver
	missing  bool
	// held are the deliveries that were loaded and are not recorded yet, and queue those of them that wait to be sent.
	held        map[string]bool
	queue       []store.Delivery
	inFlight    int
	concurrency int
	slow        bool // to answer
	// look says that there may be more to load, and looked that it was tried at all.
	look, looked bool
	// failedAt is when the newest failure was noticed, and paused is until when nothing is sent.
	failedAt, paused time.Time
	// changed, recovered and expire are for the next time that the worker is recorded.
	changed, recovered, expire bool
}

// newWorker returns a worker that has loaded nothing yet.
func newWorker(t store.ClaimedTarget) *worker {
	w := &worker{target: t, held: map[string]bool{}, concurrency: initialConcurrency, look: true}
	if pauseAfter(t.Failures) > 0 {
		w.concurrency = 1 // it has rested, and one message shows whether that has helped
	}
	return w
}

// sent is an attempt that is over.
type sent struct {
	worker   *worker
	delivery store.Delivery
	at       time.Time
	took     time.Duration
	result   Result
	// cut says that the claims ended, or everything is about to stop, before there was a result.
	cut bool
	// probing says that the webhook had failed the last time.
	probing bool
}

// outcome is what is to be recorded of an attempt.
type outcome struct {
	store.Outcome
	worker *worker
}

// lookAgain has every worker look for more, as other processes may have stored it.
func (d *Deliverer) lookAgain() {
	d.looked = time.Now()
	for _, w := range d.workers {
		w.look = true
	}
}

// load fetches what is due for the workers that can take more, and the webhooks themselves as they are now.
//
// A worker asks for as many more as it may send twice over, so that it does not run dry between two passes. It is shown what
// it holds already once more, since the store only knows what is recorded. If it gets fewer than it has asked for, it does
// not ask again before the next tick, or before one of its messages is recorded.
func (d *Deliverer) load(ctx context.Context) error {
	now := d.o.Now()
	left := maxHeld - d.held()
	var capacities []store.TargetCapacity
	var targets []store.DeliveryTarget
	for t, w := range d.workers {
		if free := min(2*w.concurrencyWith(maxHeld-left)-len(w.held), left); w.look && free > 0 && !now.Before(w.paused) {
			// What is held is due as well until it is recorded.
			capacities = append(capacities, store.TargetCapacity{DeliveryTarget: t, Claim: w.target.Claim, Capacity: len(w.held) + free})
			targets = append(targets, t)
			left -= free
		}
	}
	if len(capacities) == 0 {
		return nil
	}
	receivers, err := d.o.Store.Receivers(ctx, targets)
	if err != nil {
		return err
	}
	due, err := d.o.Store.DueDeliveries(ctx, capacities)
	if err != nil {
		return err
	}
	loaded := map[*worker]int{}
	for _, r := range capacities {
		w := d.workers[r.DeliveryTarget]
		var found bool
		w.receiver, found = receivers[r.DeliveryTarget]
		if err := w.receiver.Damaged; err != nil {
			d.o.Log.Error("cannot load a webhook", "webhook_id", w.receiver.ID, "error", err)
		}
		w.missing, w.looked = !found, true
	}
	for _, delivery := range due {
		w := d.workers[store.DeliveryTarget{Team: delivery.Team, WebhookID: delivery.WebhookID}]
		loaded[w]++
		if !w.held[delivery.ID] {
			w.held[delivery.ID] = true
			w.queue = append(w.queue, delivery)
		}
	}
	for _, r := range capacities {
		w := d.workers[r.DeliveryTarget]
		w.look = loaded[w] == r.Capacity
	}
	return nil
}

// dispatch sends what the workers have, as much at a time as they and all together may.
func (d *Deliverer) dispatch() {
	held := d.held()
	for _, w := range d.workers {
		for len(w.queue) > 0 && w.inFlight < w.concurrencyWith(held) && d.inFlight < maxInFlight {
			probing := w.target.Failures > 0
			if probing && d.probing >= maxProbing {
				break
			}
			delivery := w.queue[0]
			w.queue = w.queue[1:]
			w.inFlight++
			d.inFlight++
			if probing {
				d.probing++
			}
			go d.send(d.sending, w, w.receiver, w.missing, probing, delivery)
		}
	}
}

// held is how many messages are in memory.
func (d *Deliverer) held() int {
	n := 0
	for _, w := range d.workers {
		n += len(w.held)
	}
	return n
}

// concurrencyWith is how many messages may be sent to a webhook at a time, with so many held for all. When a quarter of the
// places is taken, those that take long to answer get no more of it than a new one, or some of them would leave none for the
// others.
func (w *worker) concurrencyWith(held int) int {
	if w.slow && held >= maxHeld/4 {
		return min(w.concurrency, initialConcurrency)
	}
	return w.concurrency
}

// send makes one attempt.
func (d *Deliverer) send(
	ctx context.Context, w *worker, r store.Receiver, missing, probing bool, delivery store.Delivery,
) {
	s := sent{worker: w, delivery: delivery, at: d.o.Now()}
	began := time.Now()
	ctx, span := d.o.Tracer.Start(ctx, "delivery", trace.WithSpanKind(trace.SpanKindClient), trace.WithAttributes(
		attribute.String("delivery_id", delivery.ID), attribute.String("webhook_id", delivery.WebhookID),
		attribute.String("alert_id", delivery.AlertID), attribute.String("team_id", string(delivery.Team)),
		attribute.String("service", string(delivery.Service)), attribute.Int("attempt", delivery.Attempts+1)))
	defer span.End()
	if missing {
		s.result = Result{Error: api.DeliveryErrorTypeWEBHOOKMISSING, Reason: "the webhook was deleted"}
	} else {
		s.result = d.o.Sender.Send(ctx, r, delivery, s.at)
	}
	if s.result.Error != "" {
		span.SetStatus(codes.Error, string(s.result.Error))
	}
	s.took, s.cut, s.probing = time.Since(began), ctx.Err() != nil, probing
	d.sent <- s
}

// collect settles all attempts that are over.
func (d *Deliverer) collect() {
	for {
		select {
		case s := <-d.sent:
			d.settle(s)
		default:
			return
		}
	}
}

// settle decides what becomes of a delivery after an attempt, and of its worker.
// It runs on the goroutine of Run, which owns all workers. What it decides is stored with the next pass.
func (d *Deliverer) settle(s sent) {
	w := s.worker
	w.inFlight--
	d.inFlight--
	if s.probing {
		d.probing--
	}
	if s.cut && s.result.Error != "" {
		delete(w.held, s.delivery.ID) // it failed because it was cut off
		return
	}
	now := d.o.Now()
	if ended := s.at.Add(s.took); now.Sub(ended) > lease.Length {
		now = ended // the clock was set ahead meanwhile, and what waits by it would wait for as long as that
	}
	o := store.Outcome{Delivery: s.delivery, Attempt: attempt(s.result, s.delivery.Attempts+1, s.at, s.took)}
	o.Status = api.DeliveryStatusDelivered
	if s.result.Error != "" {
		o.Status = api.DeliveryStatusFailed
		if next, ok := nextTry(s, now); ok {
			o.Status, o.Attempt.NextAttemptAt = api.DeliveryStatusPending, &core.Time{Time: next}
		}
		o.Error = failure(s.delivery, s.result, o.Status == api.DeliveryStatusPending)
	}
	w.slow = s.took > slowAnswer
	d.o.Metrics.attempted(s, o.Status)
	d.logAttempt(s, o)
	w.updateBreaker(s, now)
	d.outcomes = append(d.outcomes, outcome{o, w})
}

// logAttempt logs that a webhook fails, or that it works again, by its ids: its URL and what it answers may hold secrets.
func (d *Deliverer) logAttempt(s sent, o store.Outcome) {
	attrs := []slog.Attr{
		slog.String("team_id", string(s.delivery.Team)), slog.String("webhook_id", s.delivery.WebhookID),
		slog.String("service", string(s.delivery.Service)),
	}
	id := string(s.delivery.Team) + "/" + s.delivery.WebhookID
	if s.result.Error == "" {
		d.failures.Works(id, s.worker.target.Failures > 0, "a webhook accepts notifications again", attrs...)
		return
	}
	attrs = append(attrs, slog.String("alert_id", s.delivery.AlertID), slog.String("delivery_id", s.delivery.ID),
		slog.Int("attempt", o.Attempt.Number), slog.String("delivery_status", string(o.Status)),
		slog.String("type", string(s.result.Error)), slog.String("reason", s.result.Reason))
	d.failures.Failed(id, false, slog.LevelWarn, "a webhook does not accept notifications", attrs...)
}

// nextTry is when a message is tried again after an attempt, if it is. A receiver that asks for more time than there is
// left gets one more attempt at the end.
func nextTry(s sent, now time.Time) (time.Time, bool) {
	next := now.Add(backoff(s.delivery.Tries + 1))
	if !s.result.Retry || !next.Before(s.delivery.Expires) {
		return time.Time{}, false
	}
	wanted, last := now.Add(s.result.RetryAfter), s.delivery.Expires.Add(-time.Second)
	switch {
	case wanted.After(last):
		return last, last.After(now)
	case wanted.After(next):
		return wanted, true
	}
	return next, true
}

// updateBreaker opens the circuit breaker after some failures in a row: the webhook is paused for a while, and then gets
// one message at a time until it takes one. An answer that refuses a message is none of these failures.
func (w *worker) updateBreaker(s sent, now time.Time) {
	if !s.result.Retry {
		if s.at.Before(w.failedAt) {
			return // it was under way when another failed, and says nothing about what is now
		}
		if s.result.Error == "" || s.result.Status != 0 {
			w.recovered = w.recovered || pauseAfter(w.target.Failures) > 0
			w.changed = w.changed || w.target.Failures > 0
			w.target.Failures, w.paused = 0, time.Time{}
			w.concurrency = min(max(w.concurrency, initialConcurrency)+1, maxConcurrency)
		}
		return
	}
	w.concurrency = max(1, w.concurrency/2)
	// Attempts that ran side by side fail together, which is one failure.
	if s.at.After(w.failedAt) || w.failedAt.IsZero() {
		w.target.Failures++
		w.failedAt = now
	}
	rest := max(pauseAfter(w.target.Failures), min(s.result.RetryAfter, maxPaused))
	w.changed, w.recovered, w.expire = true, false, w.expire || pauseAfter(w.target.Failures) > 0
	if until := now.Add(rest); rest > 0 && until.After(w.paused) {
		w.paused = until
		for _, waiting := range w.queue {
			delete(w.held, waiting.ID)
		}
		w.queue = nil
	}
}

// attempt is the entry about an attempt in the log.
func attempt(r Result, number int, at time.Time, took time.Duration) api.DeliveryAttempt {
	a := api.DeliveryAttempt{Number: number, At: core.Time{Time: at}, DurationMs: int(took.Milliseconds())}
	if r.Status != 0 {
		a.Status = &r.Status
	}
	if r.Error != "" {
		a.Error, a.Message = &r.Error, &r.Reason
	}
	if r.Response != "" {
		a.Response = &r.Response
	}
	return a
}

// failure says on the alert that a notification did not arrive.
func failure(d store.Delivery, r Result, again bool) string {
	text := "Notifying " + store.TargetName(d.WebhookID, d.Service, d.WebhookName) + " failed: " + r.Reason + "."
	if again {
		return text + " Retrying."
	}
	return text
}

// SendTest makes one attempt to deliver a message that is in no queue, such as a test.
func SendTest(ctx context.Context, s *Sender, r store.Receiver, n store.NewDelivery, now func() time.Time) (
	api.DeliveryAttempt, api.DeliveryStatus,
) {
	at, began := now(), time.Now()
	result := s.Send(ctx, r, store.Delivery{
		WebhookID: n.WebhookID, WebhookName: n.WebhookName, Service: n.Service, MessageID: n.MessageID, Message: n.Message,
	}, at)
	status := api.DeliveryStatusDelivered
	if result.Error != "" {
		status = api.DeliveryStatusFailed
	}
	return attempt(result, 1, at, time.Since(began)), status
}
