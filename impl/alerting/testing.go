package alerting

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// maxTestGroups is how many groups a test says something about.
const maxTestGroups = 100

// Test evaluates the newest window of an alert that may be read on its own, and returns what would be said about it. It
// stores nothing and notifies nothing. That what the alert is about is not there, or its query or its templates do not work,
// is Invalid; otherwise it fails as queries do. It claims nothing and needs no worker, so it works while evaluation is
// switched off. Any goroutine may call it.
func (e *Evaluator) Test(ctx context.Context, team core.TeamID, a api.Alert) (api.AlertTestResult, error) {
	result, err := e.test(ctx, team, a)
	var known *core.Error
	if errors.As(err, &known) && known.Kind == core.NotFound { // which would look as if the alert were
		err = core.NewError(core.Invalid, known.Message, known.Err)
	}
	return result, err
}

func (e *Evaluator) test(ctx context.Context, team core.TeamID, a api.Alert) (api.AlertTestResult, error) {
	s := scheduleOf(&a)
	if s.Interval == 0 {
		return api.AlertTestResult{}, errInterval
	}
	if err := checkRange(&a); err != nil {
		return api.AlertTestResult{}, err
	}
	condition, err := service.NewConditions(e.o.Store, e.o.Dashboards).Of(ctx, a)
	if err != nil {
		return api.AlertTestResult{}, err
	}
	end := s.End(e.o.Now().Add(-e.o.Delay))
	due := Range{end.Add(-s.Interval), end}
	condition.Query.Alone = true
	var found batch.Observation
	e.o.Reader.Observe(ctx, team, batch.Windows{Start: due.Start, End: due.End, Interval: s.Interval},
		[]batch.Condition{condition.Query}, func(_ int, o batch.Observation) { found = o })
	if found.Err != nil {
		return api.AlertTestResult{}, found.Err
	}
	values, err := valuesOf(found)
	if err != nil {
		return api.AlertTestResult{}, err
	}
	rule := ruleOf(&a, found.Grouped)
	rule.Windows = 1
	out := rule.Evaluate(due, values, nil, api.AlertStateOK, false)

	result := api.AlertTestResult{
		State: out.State, WindowStart: core.Time{Time: due.Start}, WindowEnd: core.Time{Time: due.End},
		Groups: []api.AlertTestGroup{},
	}
	labels := map[string][]core.Label{}
	for _, v := range values {
		labels[v.Group] = v.Labels
	}
	names := condition.NamesForEvents()
	slices.SortStableFunc(out.Rows, func(a, b Row) int { return cmp.Compare(severity(b.State), severity(a.State)) })
	for i, row := range out.Rows[:min(len(out.Rows), maxTestGroups)] {
		group := api.AlertTestGroup{State: row.State}
		if row.Group != "" {
			group.Group = &row.Group
		}
		if row.NoValue != "" {
			group.NoValue = &row.NoValue
		}
		if n := len(row.Values); n > 0 {
			group.Value = &row.Values[n-1].Value
			event := store.Event{
				Firing: row.State == api.AlertStateALERT, Grouped: found.Grouped, Group: row.Group, Labels: labels[row.Group],
				Value: *group.Value, NoValue: row.NoValue, Start: due.Start.UnixMilli(), End: due.End.UnixMilli(),
			}
			title, body, err := e.o.Render(ctx, eventOf(&a, names, event))
			if err != nil {
				return api.AlertTestResult{}, err
			}
			group.Title, group.Body = &title, &body
		}
		if i == 0 {
			result.Value, result.NoValue, result.Title, result.Body = group.Value, group.NoValue, group.Title, group.Body
		}
		result.Groups = append(result.Groups, group)
	}
	return result, nil
}
