package alerting

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/service"
)

// creator is who has made alerts: a person of a team, or its organization. Dashboards may be so large that reading many
// takes seconds, so the conditions of the alerts of one creator are looked up one after the other, and keep no others
// waiting.
type creator struct {
	team   core.TeamID
	person string // empty for an organization
}

// conditionLimits are how many bytes conditions may take, from when they are looked up until they are evaluated: of all, of
// those of one team, and of one creator. A tile or a search may have a megabyte of SQL, and as long as the queries of others
// take, thousands of alerts wait.
var conditionLimits = memory.Limits{All: 32 << 20, Group: 16 << 20, Owner: 8 << 20}

const (
	// smallCondition is how much of each alert is not counted, which is more than most have.
	smallCondition = 4 << 10
	// conditionWait is how long a creator's alerts wait for memory. Those that get none are looked at again later.
	conditionWait = 10 * time.Second
)

// lookUp looks up the conditions of alerts, in the background, and hands them to the queues of their connections.
func (e *Evaluator) lookUp(ctx context.Context, by creator, tasks []task) {
	e.mu.Lock()
	defer e.mu.Unlock()
	next, running := e.lookups[by]
	e.lookups[by] = append(next, tasks...)
	if !running {
		e.jobs.Go(func() { e.lookUpAll(ctx, by) })
	}
}

// lookUpAll looks up for one creator until no alert is next.
func (e *Evaluator) lookUpAll(ctx context.Context, by creator) {
	for {
		e.mu.Lock()
		tasks := e.lookups[by]
		e.lookups[by] = nil
		if len(tasks) == 0 {
			delete(e.lookups, by)
		}
		e.mu.Unlock()
		if len(tasks) == 0 {
			return
		}
		e.lookUpTasks(ctx, by, tasks)
	}
}

// lookUpTasks finds the conditions of alerts of one creator, and enqueues what can be evaluated together.
func (e *Evaluator) lookUpTasks(ctx context.Context, by creator, tasks []task) {
	conditions := service.NewConditions(e.o.Store, e.o.Dashboards)
	found := jobsByQueue{}
	// No more than one dashboard is remembered at a time.
	slices.SortStableFunc(tasks, func(a, b task) int { return cmp.Compare(dashboardOf(a), dashboardOf(b)) })
	for i, t := range tasks {
		tasks[i] = task{} // the jobs have it
		var err error
		t.condition, err = conditions.Of(ctx, t.due.Alert)
		if err != nil && ctx.Err() == nil {
			e.results.add(e.failed(t, invalidCondition{err}))
			continue
		}
		t.reservation = e.conditions.Reservation(string(by.team), by.person)
		size := int64(t.condition.Query.Size()) - smallCondition
		if ctx.Err() == nil && t.reservation.TryAcquire(ctx, size) != nil {
			// What is found so far holds some of what is missing, and gives it back when it has been evaluated.
			e.enqueueAll(ctx, found)
			found, conditions = jobsByQueue{}, service.NewConditions(e.o.Store, e.o.Dashboards)
			err = t.reservation.Acquire(ctx, size)
		}
		switch {
		case ctx.Err() != nil:
			t.reservation.Release()
			e.hold(t.due.Group(), -1) // another process will evaluate it
		case err != nil:
			e.results.add(e.skipped(t, e.o.Now().Add(postponed)))
		default:
			found.add(by, t)
		}
	}
	e.enqueueAll(ctx, found)
}

// jobsByQueue are alerts that can be evaluated together, by their queues and windows.
type jobsByQueue map[queueKey]map[windowsKey][]task

// add puts an alert into the job of its queue and windows. Alerts of different creators share a job, and so a query, unless
// SQL of users in them calls functions, which may take any time.
func (j jobsByQueue) add(by creator, t task) {
	queue := queueKey{team: by.team, connection: t.condition.Connection, failed: hasFailed(&t.due.Alert)}
	if t.condition.Query.CallsFunctions() {
		queue.userSQL, queue.creator = true, by.person
	}
	windows := windowsKey{t.windows.Start.UnixMilli(), t.windows.End.UnixMilli(), t.schedule.Interval}
	if j[queue] == nil {
		j[queue] = map[windowsKey][]task{}
	}
	j[queue][windows] = append(j[queue][windows], t)
}

// enqueueAll hands the jobs to their queues, which end them: their memory is given back by whoever ran or refused them.
func (e *Evaluator) enqueueAll(ctx context.Context, found jobsByQueue) {
	now := e.o.Now()
	for queue, byWindows := range found {
		for windows, tasks := range byWindows {
			e.enqueue(ctx, queue, job{windows, tasks}, now)
		}
	}
}

// dashboardOf is the id of the dashboard that an alert is about, empty for an alert of another source.
func dashboardOf(t task) string {
	if t.due.Alert.Source == api.AlertSourceTile && t.due.Alert.DashboardID != nil {
		return *t.due.Alert.DashboardID
	}
	return ""
}
