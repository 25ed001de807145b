package alerting

import (
	"context"
	"log/slog"
	"maps"
	"slices"
	"sync"
	"time"

	"go.opentelemetry.io/otel/trace"
	"go.opentelemetry.io/otel/trace/noop"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/failures"
	"github.com/obstack/obstack/impl/lease"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

const (
	// maxClaimed is how many alerts are claimed at once. More of them share a query. No fewer than minClaimed are, but for
	// want of alerts.
	maxClaimed = 1000
	minClaimed = 50
	// maxEvaluating is how many alerts a process evaluates at a time, and maxHeld how many with those of connections that do
	// not answer, which must not keep others from being claimed.
	maxEvaluating = 6000
	maxHeld       = 20_000
	// postponed is how much later those are looked at whose connection does not answer, or for which there is no memory.
	postponed = 5 * time.Second
	// retryAfter is when an evaluation that failed is tried again, and retryInvalid when it is the alert's own fault, but no
	// later than the next window is read.
	retryAfter   = 15 * time.Second
	retryInvalid = time.Minute

	defaultTick = time.Second
)

// Options are what an Evaluator works with.
type Options struct {
	// The three are shared with the rest of the server, which closes them after Run has returned.
	Store      *store.Store
	Dashboards *service.Dashboards
	Reader     *batch.Reader
	// Render returns the title and the text of the notification about an event.
	Render func(context.Context, store.Event) (title, body string, err error)
	// Now is the clock. With PostgreSQL nothing is evaluated while it differs from the database's by more than five seconds,
	// unless those of all others do alike.
	Now func() time.Time
	// Committed is called when events were stored, by the goroutine that has stored them; nil calls nothing.
	Committed func()
	// Tick is how often alerts are looked for that are due, 0 for every second.
	Tick time.Duration
	// Delay is how long after its end a window is read, for rows that arrive late: no more than store.MaxDelay. Processes
	// on one store may differ in it.
	Delay time.Duration
	// History is how long is kept what evaluations said, and what people were to be notified.
	History time.Duration
	// Tracer makes a span of each evaluation, and of what is read for several; nil makes none.
	Tracer trace.Tracer
	// Metrics and Log are required.
	Metrics *Metrics
	Log     *slog.Logger
}

// Evaluator evaluates the alerts of all teams. Any number of processes may each run one on the same store: an alert is
// claimed in the database before it is evaluated, and what comes of it is stored only while the claim holds.
type Evaluator struct {
	o     Options
	lease *lease.Worker
	// leftOut are those without whose alerts nothing was due when claims were last made, which need not be tried again
	// before quiet: to find nothing takes 30 ms where 100,000 of theirs are due.
	leftOut  map[store.AlertGroup]bool
	quiet    time.Time
	failures *failures.Log // of alerts
	results  *resultQueue

	mu     sync.Mutex
	queues map[queueKey]*connectionQueue
	// held are the alerts from being claimed until they are stored or given up.
	held holdings
	// lookups are the alerts that are next to have their conditions looked up, for creators of whom some are looked up now.
	lookups    map[creator][]task
	conditions *memory.Budget
	jobs       sync.WaitGroup
}

// New returns an Evaluator that does nothing before Run.
func New(o Options) *Evaluator {
	if o.Tick == 0 {
		o.Tick = defaultTick
	}
	if o.Tracer == nil {
		o.Tracer = noop.NewTracerProvider().Tracer("")
	}
	return &Evaluator{
		o: o, lease: lease.New(lease.Options{Store: o.Store, Now: o.Now, Task: "alert evaluation", Log: o.Log}),
		queues: map[queueKey]*connectionQueue{}, held: holdings{}, lookups: map[creator][]task{},
		results: newResultQueue(), failures: failures.New(o.Log), conditions: memory.NewBudget(conditionLimits, conditionWait),
	}
}

// Run evaluates what is due until the context ends, and returns when nothing is left running. What was claimed and is
// not stored by then is free for others at once.
// It must be called once only. Results that exist when the context ends are still stored, within storeTimeout for each
// batch, so Run may return some seconds later.
func (e *Evaluator) Run(ctx context.Context) {
	var background sync.WaitGroup
	background.Go(func() { e.lease.Prune(ctx, e.o.History, e.o.Store.PruneAlerts) })
	var storing sync.WaitGroup
	storing.Go(func() { e.store(ctx) })

	for wait := time.Duration(0); ; {
		next := time.NewTimer(wait)
		select {
		case <-ctx.Done():
			next.Stop()
		case <-next.C:
		}
		if ctx.Err() != nil {
			break
		}
		wait = e.pass(ctx)
	}
	e.jobs.Wait()
	e.results.close()
	storing.Wait()
	background.Wait()

	ending, cancel := context.WithTimeout(context.WithoutCancel(ctx), storeTimeout)
	defer cancel()
	if err := e.lease.Release(ending); err != nil {
		e.o.Log.Warn("cannot release claimed alerts", "error", err)
	}
}

// pass claims what is due and begins to evaluate it. It returns how long to wait for the next one.
//
// Passes begin at whole ticks of the clock, at which windows end, and not a tick after the last one. Every error here leaves
// alerts due, so the next pass does what this one has not done.
func (e *Evaluator) pass(ctx context.Context) time.Duration {
	now := e.o.Now()
	wait := e.o.Tick - time.Duration(now.UnixNano()%int64(e.o.Tick))
	if err := e.lease.Heartbeat(ctx); err != nil {
		e.lease.Warn(ctx, "cannot renew claims", err)
		return wait
	}
	if e.lease.Barred() {
		return wait
	}
	if err := e.lease.Expedite(ctx, e.expedite); err != nil {
		e.lease.Warn(ctx, "cannot find alerts due too late", err)
		return wait
	}
	available, full := e.available()
	if available < minClaimed || e.isQuiet(now, full) {
		return min(wait, e.o.Tick/20)
	}
	claimed, err := e.o.Store.ClaimAlerts(ctx, e.lease.ID(), available, slices.Collect(maps.Keys(full))...)
	if err != nil {
		e.lease.Warn(ctx, "cannot claim alerts", err)
		// The claim of an answer that was lost has the worker's id. Under another id it lapses with the lease of this one.
		e.lease.Abandon(ctx) // some may be claimed that we have not heard of
		return wait
	}
	e.o.Metrics.claims.Add(float64(len(claimed)))
	e.dispatch(ctx, claimed)
	if len(claimed) == available {
		return 0
	}
	e.leftOut, e.quiet = full, now.Add(wait)
	if len(full) > 0 {
		return min(wait, e.o.Tick/20)
	}
	return wait
}

// isQuiet reports whether there is nothing to claim before the next tick, while these have their share.
func (e *Evaluator) isQuiet(now time.Time, full map[store.AlertGroup]bool) bool {
	left := e.quiet.Sub(now)
	if len(e.leftOut) == 0 || left <= 0 || left > e.o.Tick { // as when the clock was set back
		return false
	}
	for group := range e.leftOut {
		if !full[group] && !full[store.AlertGroup{Organization: group.Organization}] {
			return false
		}
	}
	return true
}

// expedite looks for alerts that are due later than their schedules say.
func (e *Evaluator) expedite(ctx context.Context) error {
	n, err := e.o.Store.ExpediteAlerts(ctx)
	if err == nil {
		e.tookBack("due later than scheduled", "schedule", n)
	}
	return err
}

// tookBack logs and counts alerts that a clock which was ahead has kept from being evaluated.
func (e *Evaluator) tookBack(because, kind string, alerts int) {
	if alerts > 0 {
		e.o.Log.Warn("alerts were delayed by a clock that was ahead: "+because, "alerts", alerts)
		e.o.Metrics.ahead.WithLabelValues(kind).Add(float64(alerts))
	}
}

// nextRead is when the first window may be read that may not be at now.
func (e *Evaluator) nextRead(s Schedule, now time.Time) time.Time {
	return s.Next(now.Add(-e.o.Delay)).Add(e.o.Delay)
}

// task is an alert under evaluation.
type task struct {
	due       store.DueAlert
	schedule  Schedule
	windows   Range
	read      time.Time // when the windows were, the zero time before
	condition service.Condition
	// reservation is for the condition, from when it is known until the job has ended.
	reservation *memory.Reservation
}

// dispatch finds out which windows of the alerts were due when they were claimed, since the clock may have been set after
// that, and has the conditions of those looked up that have any.
func (e *Evaluator) dispatch(ctx context.Context, claimed []store.DueAlert) {
	tasks := map[creator][]task{}
	ahead := 0
	for _, due := range claimed {
		e.hold(due.Group(), 1)
		if due.Ahead {
			ahead++
		}
		t := task{due: due, schedule: scheduleOf(&due.Alert)}
		if t.schedule.Interval == 0 {
			e.results.add(e.failed(t, invalidCondition{errInterval}))
			continue
		}
		t.windows = t.schedule.Due(due.ClaimedAt.Add(-e.o.Delay), due.Evaluated)
		if t.windows.Empty() {
			e.results.add(e.skipped(t, e.nextRead(t.schedule, due.ClaimedAt)))
			continue
		}
		if timedOut(&due.Alert) { // many windows may take too long for ever, and the newest matters most
			t.windows.Start = t.windows.End.Add(-t.schedule.Interval)
		}
		if err := checkRange(&due.Alert); err != nil {
			e.results.add(e.failed(t, invalidCondition{err}))
			continue
		}
		by := creator{core.TeamID(due.Alert.TeamID), due.Creator}
		tasks[by] = append(tasks[by], t)
	}
	e.tookBack("windows were evaluated before their end", "window", ahead)
	for by, tasks := range tasks {
		e.lookUp(ctx, by, tasks)
	}
}

// errInterval is for alerts that no API has written, as is what checkRange finds.
var errInterval = core.InvalidError("Unknown interval")

// timedOut reports whether the last evaluation took too long.
func timedOut(a *api.Alert) bool {
	return slices.ContainsFunc(a.ExecutionErrors, func(e api.AlertError) bool {
		return e.Type == api.AlertErrorTypeQUERYTIMEOUT
	})
}

// hasFailed reports whether the last evaluation found nothing out.
func hasFailed(a *api.Alert) bool {
	return slices.ContainsFunc(a.ExecutionErrors, func(e api.AlertError) bool {
		return e.Type != api.AlertErrorTypeWEBHOOKERROR
	})
}

// checkRange refuses an alert without the upper bound that its type needs. The API refuses them too; ruleOf would take the
// bound for 0.
func checkRange(a *api.Alert) error {
	if a.ThresholdType.IsRange() && a.ThresholdMax == nil {
		return core.InvalidError("thresholdMax is required for " + string(a.ThresholdType))
	}
	return nil
}

// scheduleOf returns the schedule of an alert. Its Interval is 0, with which nothing may be asked of it, when the alert has
// one that is unknown.
func scheduleOf(a *api.Alert) Schedule {
	s := Schedule{Interval: a.Interval.Duration()}
	if a.ScheduleOffsetMinutes != nil {
		s.Offset = time.Duration(*a.ScheduleOffsetMinutes) * time.Minute
	}
	if start, err := a.ScheduleStartAt.Get(); err == nil {
		s.Anchor = start.Time
	}
	return s
}

// ruleOf returns what the values of an alert are evaluated by. Only the observation says whether there are groups: a tile
// decides that by its columns.
func ruleOf(a *api.Alert, grouped bool) Rule {
	r := Rule{
		Type: a.ThresholdType, Threshold: a.Threshold, Windows: 1, Grouped: grouped,
		Interval: a.Interval.Duration(),
	}
	if a.ThresholdMax != nil {
		r.Max = *a.ThresholdMax
	}
	if a.NumConsecutiveWindows != nil {
		r.Windows = *a.NumConsecutiveWindows
	}
	if a.NoData != nil {
		r.NoData = *a.NoData
	}
	if a.RenotifyInterval != nil {
		r.Renotify = a.RenotifyInterval.Duration()
	}
	return r
}
