package alerting

import (
	"cmp"
	"context"
	"slices"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/service"
)

// creator is who has made alerts: a person of a team, or its organization. Dashboards may be so large that reading many
// takes seconds, so what the alerts of one creator watch is looked up one after the other, and keeps no others waiting.
type creator struct {
	team   core.TeamID
	person string // empty for an organization
}

// lookUp looks up what alerts watch, in the background, and hands them to the lanes of their connections.
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
		jobs := e.watchedBy(ctx, by, tasks)
		now := e.o.Now()
		for lane, byWindows := range jobs {
			for windows, tasks := range byWindows {
				e.enqueue(ctx, lane, job{windows, tasks}, now)
			}
		}
	}
}

// watchedBy finds out what alerts of one creator watch, and returns what can be evaluated together.
func (e *Evaluator) watchedBy(ctx context.Context, by creator, tasks []task) map[laneKey]map[windowsKey][]task {
	jobs := map[laneKey]map[windowsKey][]task{}
	watches := service.NewWatches(e.o.Store, e.o.Dashboards)
	// No more than one dashboard is remembered at a time.
	slices.SortStableFunc(tasks, func(a, b task) int { return cmp.Compare(dashboardOf(a), dashboardOf(b)) })
	for _, t := range tasks {
		var err error
		t.watched, err = watches.Of(ctx, t.due.Alert)
		switch {
		case ctx.Err() != nil:
			e.hold(t.due.Group(), -1) // another process will evaluate it
			continue
		case err != nil:
			e.judged <- e.failed(t, notWatchable{err})
			continue
		}
		lane := laneKey{team: by.team, connection: t.watched.Connection}
		if t.watched.Watch.CallsFunctions() {
			lane.userSQL, lane.creator = true, by.person
		}
		windows := windowsKey{t.windows.Start.UnixMilli(), t.windows.End.UnixMilli(), t.schedule.Interval}
		if jobs[lane] == nil {
			jobs[lane] = map[windowsKey][]task{}
		}
		jobs[lane][windows] = append(jobs[lane][windows], t)
	}
	return jobs
}

// dashboardOf is the id of the dashboard that an alert is about, empty for one about a saved search.
func dashboardOf(t task) string {
	if t.due.Alert.Source == api.AlertSourceTile && t.due.Alert.DashboardID != nil {
		return *t.due.Alert.DashboardID
	}
	return ""
}
