package alerting

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/service"
)

const (
	// maxPreviewed is how many evaluations of groups a preview makes: windows times the groups that are in any of them.
	maxPreviewed = 100_000
	// maxPreviewList is how many windows and changes a preview shows.
	maxPreviewList = 1000
)

// Preview evaluates the windows of an alert that is not stored over the time up to now, one after the other, as if it had been
// created before the first. It stores nothing and notifies nothing. Errors are as those of Test.
//
// What is too much is left out from the oldest window on, because the result of each window depends on those before it.
func (e *Evaluator) Preview(ctx context.Context, team core.TeamID, a api.Alert, span time.Duration) (api.AlertPreview, error) {
	p, err := e.preview(ctx, team, a, span)
	var known *core.Error
	if errors.As(err, &known) && known.Kind == core.NotFound { // which would look as if the operation were
		err = core.NewError(core.Invalid, known.Message, known.Err)
	}
	return p, err
}

func (e *Evaluator) preview(ctx context.Context, team core.TeamID, a api.Alert, span time.Duration) (
	p api.AlertPreview, err error,
) {
	s := scheduleOf(&a)
	if s.Interval == 0 {
		return p, errInterval
	}
	if err := checkRange(&a); err != nil {
		return p, err
	}
	condition, err := service.NewConditions(e.o.Store, e.o.Dashboards).Of(ctx, a)
	if err != nil {
		return p, err
	}
	end := s.End(e.o.Now().Add(-e.o.Delay))
	start := end.Add(-max(1, span/s.Interval) * s.Interval)
	if start.Before(s.Anchor) {
		start = s.Anchor
	}
	p = api.AlertPreview{
		StartTime: core.Time{Time: start}, EndTime: core.Time{Time: end}, State: api.AlertStateOK,
		Fired: []api.AlertPreviewWindow{}, Changes: []api.AlertPreviewChange{},
	}
	if !start.Before(end) { // its first window is not over yet
		p.EndTime = p.StartTime
		return p, nil
	}
	found, whole, err := e.o.Reader.Preview(
		ctx, team, batch.Windows{Start: start, End: end, Interval: s.Interval}, condition.Query)
	if err != nil {
		return p, err
	}
	values, failed, first := previewed(found, whole, end, s.Interval)
	rule := ruleOf(&a, found.Grouped)
	p.StartTime.Time = first
	known, states := map[string]Group{}, map[string]api.AlertState{}
	for at := first; at.Before(end); at = at.Add(s.Interval) {
		if err := ctx.Err(); err != nil {
			return p, err
		}
		due := Range{at, at.Add(s.Interval)}
		if failed[at.UnixMilli()] != nil { // what was before stays, as it does for an alert
			continue
		}
		result := rule.Evaluate(due, values[at.UnixMilli()], known, p.State, false)
		known, p.State = result.Groups, result.State
		p.Windows++
		addWindow(&p, due, result, states)
	}
	p.Fired, p.Changes = newest(p.Fired, maxPreviewList), newest(p.Changes, maxPreviewList)
	var reasons []string
	if first.After(start) {
		reasons = append(reasons, fmt.Sprintf("too many values or queries: only the newest %d windows were read",
			p.Windows+len(failed)))
	}
	if n := len(failed); n > 0 {
		last := slices.Max(slices.Collect(maps.Keys(failed)))
		windows := "windows"
		if n == 1 {
			windows = "window"
		}
		reasons = append(reasons, fmt.Sprintf("%d %s could not be evaluated; the newest begins at %s: %s",
			n, windows, time.UnixMilli(last).UTC().Format(time.RFC3339), failed[last].Error()))
	}
	if reasons != nil {
		reason := strings.Join(reasons, "; ")
		p.Reason = &reason
	}
	p.Truncated = p.Reason != nil || p.FiredCount > len(p.Fired) || p.ChangeCount > len(p.Changes)
	return p, nil
}

// previewed are the values of the windows from whole on by their starts in milliseconds, why others have none that can be
// evaluated, and the first window that is not too much with all behind it.
func previewed(found batch.Observation, whole, end time.Time, interval time.Duration) (
	values map[int64][]Value, failed map[int64]error, first time.Time,
) {
	seen := map[int64][]batch.Value{}
	for _, v := range found.Values {
		seen[v.Start] = append(seen[v.Start], v)
	}
	values, failed = map[int64][]Value{}, map[int64]error{}
	groups := map[string]bool{"": true}
	first = end
	for windows := 1; first.After(whole); windows++ {
		at := first.Add(-interval)
		list, err := valuesOf(batch.Observation{Values: seen[at.UnixMilli()]})
		if err != nil {
			first, failed[at.UnixMilli()] = at, err
			continue
		}
		for _, v := range list {
			groups[v.Group] = true
		}
		if windows > 1 && windows*len(groups) > maxPreviewed {
			break
		}
		first, values[at.UnixMilli()] = at, list
	}
	return values, failed, first
}

// addWindow adds what a window says. states are those of the groups that are not OK, before and after it.
func addWindow(p *api.AlertPreview, due Range, result Result, states map[string]api.AlertState) {
	notified := map[string]api.AlertPreviewChangeNotification{}
	for _, event := range result.Events {
		notified[event.Group] = api.AlertPreviewChangeNotificationResolved
		if event.Firing {
			notified[event.Group] = api.AlertPreviewChangeNotificationFiring
		}
	}
	for _, row := range result.Rows {
		var group, noValue *string
		var value *float64
		if row.Group != "" {
			group = &row.Group
		}
		if row.NoValue != "" {
			noValue = &row.NoValue
		} else if n := len(row.Values); n > 0 {
			value = &row.Values[n-1].Value
		}
		if row.State == api.AlertStateALERT {
			p.FiredCount++
			p.Fired = append(half(p.Fired), api.AlertPreviewWindow{
				StartTime: core.Time{Time: due.Start}, EndTime: core.Time{Time: due.End}, Group: group, Value: value, NoValue: noValue,
			})
		}
		before := cmp.Or(states[row.Group], api.AlertStateOK)
		change := api.AlertPreviewChange{
			Time: core.Time{Time: due.End}, Group: group, From: before, To: row.State, Value: value, NoValue: noValue,
		}
		if event, ok := notified[row.Group]; ok {
			change.Notification = &event
		}
		if change.Notification != nil || before != row.State {
			p.ChangeCount++
			p.Changes = append(half(p.Changes), change)
		}
		if states[row.Group] = row.State; row.State == api.AlertStateOK {
			delete(states, row.Group)
		}
	}
}

// half drops the older half of a list that has become twice as long as is shown.
func half[T any](list []T) []T {
	if len(list) < 2*maxPreviewList {
		return list
	}
	return newest(list, maxPreviewList)
}

// newest are the last of a list, in memory of their own.
func newest[T any](list []T, most int) []T {
	return append([]T{}, list[max(0, len(list)-most):]...)
}
