package webhook

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"go.opentelemetry.io/otel/trace"
	"go.opentelemetry.io/otel/trace/noop"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/failures"
	"github.com/obstack/obstack/impl/lease"
	"github.com/obstack/obstack/impl/store"
)

const (
	// retryFor is how long a message is tried.
	retryFor = 24 * time.Hour
	// maxInFlight is how many messages are being sent at a time, and maxProbing how many of them probe webhooks that failed
	// the last time. Others shall not wait until those have timed out.
	maxInFlight = 4096
	maxProbing  = 512
	// slowAnswer is what a webhook may take to answer without being a slow one.
	slowAnswer = time.Second
	// maxWorkers is how many webhooks a process sends to at a time.
	maxWorkers = 4000
	// maxClaimed is how many webhooks are claimed at once, and maxRecorded how many attempts are stored in one
	// transaction. Others who write to SQLite wait for it.
	maxClaimed  = 500
	maxRecorded = 300
	// storeTimeout is for one call of the store.
	storeTimeout = 15 * time.Second
	// stopGrace is what messages that are being sent get to arrive when everything is about to stop.
	stopGrace = 3 * time.Second

	defaultTick = 500 * time.Millisecond
)

// Options are what a Deliverer works with.
type Options struct {
	Store  *store.Store
	Sender *Sender
	// Sample returns rows that an event of an alert on a saved search is about, as CSV.
	Sample func(context.Context, store.Event) (string, error)
	// BaseURL is what links to the user interface start with.
	BaseURL func() string
	// Now is the clock. With PostgreSQL nothing is delivered while it differs from the database's by more than five seconds,
	// unless those of all others do alike.
	Now func() time.Time
	// Tick is how often the store is asked for something to send, besides when Wake is called; 0 for twice a second.
	Tick time.Duration
	// History is how long deliveries are kept that are finished.
	History time.Duration
	// Tracer makes a span of each attempt; nil makes none.
	Tracer trace.Tracer
	// Metrics and Log are required.
	Metrics *Metrics
	Log     *slog.Logger
}

// Deliverer sends the notifications of the alerts of all teams. Any number of processes may each run one on the same store:
// a webhook is claimed in the database, so that one process at a time sends to it, in order. A message that was sent when
// the process was killed, and not recorded, is sent again under the same id.
//
// Nothing waits in memory but what has been claimed, which is bounded. When more is due, it stays in the store.
type Deliverer struct {
	o     Options
	lease *lease.Worker

	// wake and wakeFanOut hold one call each.
	wake, wakeFanOut chan struct{}
	sent             chan sent
	// rowsAfter is when sample rows of teams are asked for again that took too long; it belongs to the goroutine of
	// fanOutAll.
	rowsAfter  map[core.TeamID]time.Time
	renderFor  time.Duration
	recipients recipientLimit
	failures   *failures.Log // of webhooks

	// What follows belongs to the goroutine of Run.
	workers  map[store.DeliveryTarget]*worker
	inFlight int
	probing  int
	// looked is when all workers were marked to load more.
	looked time.Time
	// unknownClaims says that webhooks may be claimed of which the answer was lost.
	unknownClaims bool
	outcomes      []outcome
	// sending is the context of what is sent under the present claims.
	sending context.Context
	cut     context.CancelFunc
}

// NewDeliverer returns a Deliverer that does nothing before Run.
func NewDeliverer(o Options) *Deliverer {
	if o.Tick == 0 {
		o.Tick = defaultTick
	}
	if o.Tracer == nil {
		o.Tracer = noop.NewTracerProvider().Tracer("")
	}
	d := &Deliverer{
		o: o, wake: make(chan struct{}, 1), wakeFanOut: make(chan struct{}, 1), sent: make(chan sent, maxInFlight),
		rowsAfter: map[core.TeamID]time.Time{}, renderFor: renderFor, failures: failures.New(o.Log),
	}
	d.lease = lease.New(lease.Options{
		Store: o.Store, Now: o.Now, Task: "delivery", Abandoned: d.reset, Log: o.Log,
	})
	d.reset()
	return d
}

// Wake says that there is something to send, so that it is looked for at once. It does not block, and any goroutine may
// call it.
func (d *Deliverer) Wake() {
	for _, c := range []chan struct{}{d.wake, d.wakeFanOut} {
		select {
		case c <- struct{}{}:
		default:
		}
	}
}

// Run delivers until the context ends, and returns when nothing is left running. What could not be sent by then is free
// for others at once. It must be called once only. What is being sent when the context ends has stopGrace to arrive, and is
// then recorded within storeTimeout for each batch.
func (d *Deliverer) Run(ctx context.Context) {
	var background sync.WaitGroup
	background.Go(func() { d.fanOutAll(ctx) })
	background.Go(func() { d.lease.Prune(ctx, d.o.History, d.o.Store.PruneDeliveries) })
	for wait := time.Duration(0); d.await(ctx, wait); {
		wait = d.pass(ctx)
	}
	background.Wait()
	d.finish()
}

// await returns when there may be something to do, and whether the context still runs.
func (d *Deliverer) await(ctx context.Context, wait time.Duration) bool {
	next := time.NewTimer(wait)
	defer next.Stop()
	look := false
	select {
	case <-ctx.Done():
	case <-next.C:
		look = true
	case <-d.wake:
		look = true
	case s := <-d.sent:
		d.settle(s)
	}
	if look || time.Since(d.looked) >= d.o.Tick {
		d.lookAgain()
	}
	return ctx.Err() == nil
}

// reset forgets what was claimed, and cuts off what is being sent, since another process may send it.
func (d *Deliverer) reset() {
	if d.cut != nil {
		d.cut()
	}
	d.workers = map[store.DeliveryTarget]*worker{}
	d.sending, d.cut = context.WithCancel(context.Background())
}

// pass stores what came of attempts, claims webhooks that something is due for, and sends it. It returns how long to
// wait for the next one.
func (d *Deliverer) pass(ctx context.Context) time.Duration {
	d.collect()
	if d.lease.Expired() {
		d.o.Log.Warn("claims on webhooks expired before renewal")
		d.lease.Abandon(ctx)
	}
	for _, step := range []struct {
		doing string
		do    func(context.Context) error
	}{
		{"cannot renew claims", d.lease.Heartbeat},
		{"cannot find attempts in the future", func(ctx context.Context) error { return d.lease.Expedite(ctx, d.expedite) }},
		{"cannot record attempts", d.record},
		{"cannot claim webhooks", d.claim},
		{"cannot load messages", d.load},
	} {
		if err := d.call(ctx, step.do); err != nil {
			d.lease.Warn(ctx, step.doing, err)
			return d.o.Tick
		}
	}
	if d.lease.Expired() {
		return 0 // the store took so long that others may have the claims by now
	}
	d.dispatch()
	if d.idle() {
		return 0
	}
	return d.o.Tick
}

// call calls the store, which does not get for ever.
func (d *Deliverer) call(ctx context.Context, do func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, storeTimeout)
	defer cancel()
	return do(ctx)
}

// expedite looks for what waits because of attempts that were made while a clock was ahead.
func (d *Deliverer) expedite(ctx context.Context) error {
	found, err := d.o.Store.ExpediteDeliveries(ctx, retryFor)
	if err != nil {
		return err
	}
	if found != (store.Expedited{}) {
		d.o.Log.Warn("deliveries were delayed by a clock that was ahead",
			"attempts", found.Attempts, "pauses", found.Pauses)
		d.o.Metrics.ahead.WithLabelValues("attempt").Add(float64(found.Attempts))
		d.o.Metrics.ahead.WithLabelValues("pause").Add(float64(found.Pauses))
	}
	return nil
}

// claim takes webhooks that something is due for.
func (d *Deliverer) claim(ctx context.Context) error {
	free := min(maxClaimed, maxWorkers-len(d.workers))
	if d.lease.Barred() || free <= 0 || d.inFlight >= maxInFlight {
		return nil
	}
	if d.unknownClaims {
		free += len(d.workers)
	}
	failing := 0
	for _, w := range d.workers {
		if w.target.Failures > 0 {
			failing++
		}
	}
	targets, err := d.o.Store.ClaimTargets(ctx, store.TargetClaim{
		Worker: d.lease.ID(), Again: d.unknownClaims, Failing: d.unknownClaims || failing < maxProbing, Limit: free,
	})
	if err != nil {
		d.unknownClaims = true // the answer may have been lost
		return err
	}
	d.unknownClaims = d.unknownClaims && len(targets) == free // others may have been due for longer
	for _, t := range targets {
		if w := d.workers[t.DeliveryTarget]; w != nil {
			w.target.Claim = t.Claim
			continue
		}
		d.workers[t.DeliveryTarget] = newWorker(t)
	}
	return nil
}

// finish lets what is being sent arrive, stores what came of it, and frees the rest.
func (d *Deliverer) finish() {
	grace := time.NewTimer(stopGrace)
	defer grace.Stop()
	for d.inFlight > 0 {
		select {
		case s := <-d.sent:
			d.settle(s)
		case <-grace.C:
			d.cut()
		}
	}
	d.cut()
	ctx := context.Background()
	for len(d.outcomes) > 0 {
		if err := d.call(ctx, d.record); err != nil {
			d.o.Log.Warn("cannot record attempts, notifications may be sent twice", "attempts", len(d.outcomes), "error", err)
			break
		}
	}
	if err := d.call(ctx, d.lease.Release); err != nil {
		d.o.Log.Warn("cannot release claimed webhooks", "error", err)
	}
}
