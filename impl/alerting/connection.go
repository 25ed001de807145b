package alerting

import (
	"context"
	"fmt"
	"maps"
	"runtime/debug"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/trace"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/store"
)

const (
	// maxJobs is how many jobs of one connection run at a time.
	maxJobs = 4
	// jobTimeout ends a job: what its queries may wait for their turn, and take after that.
	jobTimeout = 75 * time.Second
)

// queueKey is a connection of a team. What happens in its queue holds up no other. Alerts whose queries may take any time,
// for SQL of users in them calls functions, are in queues of their own, by the persons who have made them. So are those
// whose last evaluation has failed: they may take as long as they may again, and the others must not wait behind them.
type queueKey struct {
	team       core.TeamID
	connection string
	userSQL    bool
	creator    string // empty without userSQL
	failed     bool
}

// connectionQueue is the work on one connection.
type connectionQueue struct {
	jobs       []job // that wait
	running    int
	held       holdings  // alerts that wait or run
	lastAnswer time.Time // when the connection last answered, or was first asked
}

// stuckAfter is how long a connection that has work may be silent before its alerts count as stuck.
const stuckAfter = 3 * time.Second

// stuck reports whether the connection has alerts and has not answered for a while. It goes by the monotonic clock, which
// cannot be set.
func (q *connectionQueue) stuck() bool {
	return len(q.held) > 0 && time.Since(q.lastAnswer) > stuckAfter
}

// hold counts alerts as held, or no more as such if n is negative.
func (e *Evaluator) hold(of store.AlertGroup, n int) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.held.add(of, n)
}

// available is how many alerts may be claimed, and whose may not: those of holders who have their share already, be
// it of all alerts or of those on connections that answer. When another holder would find little free, few are claimed at
// once.
func (e *Evaluator) available() (alerts int, full map[store.AlertGroup]bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	moving := maps.Clone(e.held)
	for _, q := range e.queues {
		if q.stuck() {
			for group, held := range q.held {
				moving.add(group, -held)
			}
		}
	}
	alerts, full = moving.available(maxEvaluating)
	held, holding := e.held.available(maxHeld)
	maps.Copy(full, holding)
	left := min(maxEvaluating-moving.sum(), maxHeld-e.held.sum())
	return min(left, maxClaimed, max(minClaimed, min(alerts, held))), full
}

// release takes an alert of a queue away that needs nothing any more.
func (e *Evaluator) release(q *connectionQueue, t task) {
	e.mu.Lock()
	defer e.mu.Unlock()
	q.held.add(t.due.Group(), -1)
	q.lastAnswer = time.Now()
}

// windowsKey are windows, as a key of maps.
type windowsKey struct {
	start, end int64 // milliseconds since 1970
	interval   time.Duration
}

// job is what is evaluated together: alerts on one connection about the same windows.
type job struct {
	windows windowsKey
	tasks   []task
}

// end gives back the memory of the conditions of the job's alerts.
func (j job) end() {
	for _, t := range j.tasks {
		t.reservation.Release()
	}
}

// enqueue adds a job to its queue, unless that is stuck and the job would have to wait.
func (e *Evaluator) enqueue(ctx context.Context, key queueKey, j job, now time.Time) {
	e.mu.Lock()
	q := e.queues[key]
	if q == nil {
		q = &connectionQueue{held: holdings{}}
		e.queues[key] = q
	}
	stuck := q.stuck() && q.running == maxJobs
	if !stuck {
		if len(q.held) == 0 {
			q.lastAnswer = time.Now()
		}
		q.jobs = append(q.jobs, j)
		for _, t := range j.tasks {
			q.held.add(t.due.Group(), 1)
		}
		if q.running < maxJobs {
			q.running++
			e.jobs.Go(func() { e.work(ctx, key, q) })
		}
	}
	e.mu.Unlock()
	if stuck {
		j.end()
		for _, t := range j.tasks {
			e.results.add(e.skipped(t, now.Add(postponed)))
		}
	}
}

// work runs jobs of a queue until none waits.
func (e *Evaluator) work(ctx context.Context, key queueKey, q *connectionQueue) {
	for {
		e.mu.Lock()
		if len(q.jobs) == 0 {
			if q.running--; q.running == 0 {
				delete(e.queues, key)
			}
			e.mu.Unlock()
			return
		}
		j := q.jobs[0]
		q.jobs[0] = job{} // the array keeps nothing of it
		q.jobs = q.jobs[1:]
		e.mu.Unlock()
		e.run(ctx, key, q, j)
	}
}

// run runs a job. Each alert is evaluated as soon as its values are there.
func (e *Evaluator) run(ctx context.Context, key queueKey, q *connectionQueue, j job) {
	defer j.end()
	if ctx.Err() != nil {
		for _, t := range j.tasks {
			e.release(q, t)
			e.hold(t.due.Group(), -1)
		}
		return
	}
	limited, cancel := context.WithTimeout(ctx, jobTimeout)
	defer cancel()
	limited = core.WithPrincipal(limited, core.Principal{PersonID: key.creator})
	conditions := make([]batch.Condition, len(j.tasks))
	for i, t := range j.tasks {
		conditions[i] = t.condition.Query
		conditions[i].Alone = key.failed // so that none makes the others fail again and again
	}
	windows := batch.Windows{
		Start: time.UnixMilli(j.windows.start).UTC(), End: time.UnixMilli(j.windows.end).UTC(),
		Interval: j.windows.interval,
	}
	asked, read := time.Now(), e.o.Now()
	limited, span := e.o.Tracer.Start(limited, "evaluate alerts", trace.WithAttributes(
		attribute.String("team_id", string(key.team)), attribute.Int("alerts", len(j.tasks))))
	defer span.End()
	e.o.Reader.Observe(limited, key.team, windows, conditions, func(i int, o batch.Observation) {
		t := j.tasks[i]
		t.read = read
		e.release(q, t)
		_, span := e.o.Tracer.Start(limited, "evaluation", trace.WithTimestamp(asked), trace.WithAttributes(
			attribute.String("team_id", string(key.team)), attribute.String("alert_id", t.due.Alert.ID)))
		defer span.End()
		if o.Err != nil {
			span.SetStatus(codes.Error, core.KindOf(o.Err).String())
		}
		e.answered(ctx, t, o)
	})
	e.o.Metrics.queries.Observe(time.Since(asked).Seconds())
}

// answered evaluates the values of an alert and hands on the result.
func (e *Evaluator) answered(ctx context.Context, t task, o batch.Observation) {
	switch {
	case ctx.Err() != nil:
		e.hold(t.due.Group(), -1)
	case o.Err != nil:
		e.results.add(e.failed(t, o.Err))
	default:
		if !e.results.add(e.evaluate(t, o)) { // more than can be stored: it is asked for again
			e.results.add(e.skipped(t, e.o.Now().Add(postponed)))
		}
	}
}

// evaluate evaluates the values of an alert. A mistake in it must not end the process.
func (e *Evaluator) evaluate(t task, o batch.Observation) (r alertResult) {
	defer func() {
		if p := recover(); p != nil {
			r = e.failed(t, fmt.Errorf("panic: %v\n%s", p, debug.Stack()))
		}
	}()
	r, err := e.resultFrom(t, o)
	if err != nil {
		return e.failed(t, err)
	}
	e.failures.Works(t.due.Alert.ID, hasFailed(&t.due.Alert), "an alert can be evaluated again", idsOf(&t.due.Alert)...)
	return r
}
