package alerting

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/cespare/xxhash/v2"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/store"
)

const (
	// maxMessage is how many bytes of what went wrong are kept.
	maxMessage = 10_000
	// maxGroups is how many groups an alert may have. Each has entries of its own in the history.
	maxGroups = 10_000
	// maxKey is how many bytes the key of a group may have, which is part of keys in the database, and maxLabel how many
	// are kept of each of its labels.
	maxKey   = 1000
	maxLabel = 1000
)

// alertResult is what is to be stored about an alert.
type alertResult struct {
	store.Evaluation
	group store.AlertGroup // that it is held for
	// since is when it could have been stored at the earliest
	since time.Time
	size  int // bytes in memory, once it is in the queue
}

// skipped is the result that there is nothing to evaluate before a time.
func (e *Evaluator) skipped(t task, due time.Time) alertResult {
	return alertResult{group: t.due.Group(), Evaluation: store.Evaluation{
		Team: core.TeamID(t.due.Alert.TeamID), Alert: t.due.Alert.ID, Claim: t.due.Claim, Due: due, After: t.due.Evaluated,
	}}
}

// failed is the result that nothing can be said, because of an error.
func (e *Evaluator) failed(t task, err error) alertResult {
	kind, message := describe(err)
	e.logFailure(t, kind, err)
	e.o.Metrics.errors.WithLabelValues(string(kind)).Inc()
	now := e.o.Now()
	again := retryAfter
	if kind == api.AlertErrorTypeINVALIDALERT { // its owner has to repair it
		again = retryInvalid
	}
	due := now.Add(again)
	if t.schedule.Interval > 0 { // the next window is evaluated when those of others are
		if next := e.nextRead(t.schedule, now); next.Before(due) {
			due = next
		}
	}
	r := e.skipped(t, due)
	r.Start, r.End = t.windows.Start, t.windows.End
	r.Errors = []api.AlertError{{Timestamp: core.Time{Time: now}, Type: kind, Message: message}}
	return r
}

// logFailure logs that an alert cannot be evaluated, without the message, which may quote SQL and telemetry of the team.
func (e *Evaluator) logFailure(t task, kind api.AlertErrorType, err error) {
	level := slog.LevelWarn
	attrs := append(idsOf(&t.due.Alert), slog.String("type", string(kind)),
		slog.String("reason", cmp.Or(engine.CodeName(err), core.KindOf(err).String())))
	if kind == api.AlertErrorTypeUNKNOWN { // a mistake of ours
		level, attrs = slog.LevelError, append(attrs, slog.Any("error", err))
	}
	e.failures.Failed(t.due.Alert.ID, !hasFailed(&t.due.Alert), level, "an alert cannot be evaluated", attrs...)
}

// idsOf are the attributes that each line of the log about an alert has. Its name and message are text of users.
func idsOf(a *api.Alert) []slog.Attr {
	return []slog.Attr{slog.String("team_id", a.TeamID), slog.String("alert_id", a.ID)}
}

// invalidCondition is an error of an alert itself: there is nothing to ask a query engine for.
// It makes the alert INVALID_ALERT, where the same error of a query would be QUERY_ERROR, and has it evaluated less often.
type invalidCondition struct{ error }

func (e invalidCondition) Unwrap() error { return e.error }

// advice is how messages end that ask a client to send its request again. Whoever reads of an alert has sent none.
var advice = regexp.MustCompile(`,? (?:please )?try again[ a-z]*\.?$`)

// describe says what went wrong in words for people, who learn nothing about what is inside from it.
func describe(err error) (api.AlertErrorType, string) {
	var known *core.Error
	if !errors.As(err, &known) {
		return api.AlertErrorTypeUNKNOWN, "The evaluation failed unexpectedly and will be retried"
	}
	message := known.Message
	if len(message) > maxMessage {
		message = strings.ToValidUTF8(message[:maxMessage], "")
	}
	message = store.Storable(message) // it may quote what is in the telemetry
	switch known.Kind {
	case core.NotFound:
		return api.AlertErrorTypeINVALIDALERT, message
	case core.Timeout:
		return api.AlertErrorTypeQUERYTIMEOUT,
			fmt.Sprintf("The query took longer than %.0f seconds and will be retried", engine.MaxTime.Seconds())
	case core.Invalid:
		if errors.As(err, new(invalidCondition)) {
			return api.AlertErrorTypeINVALIDALERT, message
		}
		return api.AlertErrorTypeQUERYERROR, message
	case core.Unavailable, core.RateLimited, core.TooLarge:
		return api.AlertErrorTypeQUERYERROR, advice.ReplaceAllString(message, "; the evaluation will be retried")
	}
	return api.AlertErrorTypeUNKNOWN, "The evaluation failed unexpectedly and will be retried"
}

// resultFrom evaluates the values of an alert against what is known of it.
func (e *Evaluator) resultFrom(t task, o batch.Observation) (alertResult, error) {
	known := map[string]Group{}
	if len(t.due.Memory) > 0 {
		if err := json.Unmarshal(t.due.Memory, &known); err != nil {
			return alertResult{}, fmt.Errorf("decode the state of groups: %w", err)
		}
	}
	a := &t.due.Alert
	values, err := valuesOf(o)
	if err != nil {
		return alertResult{}, err
	}
	now := e.o.Now()
	silenced := a.Silenced != nil && now.Before(a.Silenced.Until.Time)
	out := ruleOf(a, o.Grouped).Evaluate(t.windows, values, known, a.State, silenced)

	readable := t.windows.End.Add(e.o.Delay)
	r := e.skipped(t, e.nextRead(t.schedule, readable))
	if r.since = readable; a.UpdatedAt.After(r.since) {
		r.since = a.UpdatedAt.Time // the alert is new, or was changed
	}
	r.State, r.Start, r.End, r.Read = out.State, t.windows.Start, t.windows.End, t.read
	r.Tables = t.condition.Tables
	if r.Memory, err = json.Marshal(out.Groups); err != nil {
		return alertResult{}, fmt.Errorf("encode the state of groups: %w", err)
	}
	for _, row := range out.Rows {
		r.Rows = append(r.Rows, store.GroupResult{
			Group: row.Group, State: api.AlertHistoryState(row.State), Violations: row.Violations,
			Values: windowValues(row.Values), NoValue: row.NoValue,
		})
	}
	if out.Truncated > 0 {
		r.Errors = []api.AlertError{{
			Timestamp: core.Time{Time: now}, Type: api.AlertErrorTypeWEBHOOKERROR, Message: fmt.Sprintf(
				"Nobody was notified of %d more groups that changed state. "+
					"Notifications for them follow if the state persists.", out.Truncated),
		}}
	}
	var names store.ConditionNames
	if len(out.Events) > 0 {
		names = t.condition.NamesForEvents()
	}
	for _, event := range out.Events {
		change := eventOf(a, names, event)
		change.Truncated = out.Truncated
		r.Events = append(r.Events, change)
		e.o.Metrics.events.WithLabelValues(map[bool]string{true: "firing", false: "resolved"}[event.Firing]).Inc()
	}
	return r, nil
}

func windowValues(values []WindowValue) []api.AlertWindowValue {
	out := make([]api.AlertWindowValue, len(values))
	for i, v := range values {
		out[i] = api.AlertWindowValue{StartTime: core.Time{Time: v.Start}, Value: v.Value}
	}
	return out
}

// eventOf adds to an event what is the same for all of an alert.
func eventOf(a *api.Alert, names store.ConditionNames, event store.Event) store.Event {
	event.Alert, event.ConditionNames = *a, names
	event.Alert.ExecutionErrors, event.Alert.ChartConfig = nil, nil // may be long, and are not sent
	return event
}

// valuesOf reads what a query has answered.
func valuesOf(o batch.Observation) ([]Value, error) {
	values := make([]Value, len(o.Values))
	groups := map[string]bool{}
	for i, v := range o.Values {
		labels := append([]core.Label{}, v.Labels...) // not nil, which is for groups without rows
		for n, l := range v.Labels {
			labels[n].Name, labels[n].Value = printable(l.Name), printable(l.Value)
			if labels[n].Value != l.Value {
				labels[n].Hash = strconv.FormatUint(xxhash.Sum64String(l.Value), 10)
			}
		}
		key := groupKey(v.Labels)
		groups[key] = true
		values[i] = Value{Start: time.UnixMilli(v.Start).UTC(), Group: key, Labels: labels, Value: v.Value, NoValue: v.NoValue}
	}
	if len(groups) > maxGroups {
		return nil, core.InvalidError(fmt.Sprintf("The alert has %d groups, more than %d", len(groups), maxGroups))
	}
	return values, nil
}

// printable is text that every database can store, and not too much of it.
func printable(s string) string {
	if len(s) > maxLabel {
		s = strings.ToValidUTF8(s[:maxLabel], "") + "…"
	}
	return store.Storable(s)
}

// groupKey names a group by its labels: "ServiceName:api, Region:eu". Of one that is too long the end is replaced by a
// hash of the whole.
func groupKey(labels []core.Label) string {
	parts := make([]string, len(labels))
	for i, l := range labels {
		parts[i] = l.Name + ":" + strings.ToValidUTF8(l.Value, "\uFFFD")
	}
	key := strings.Join(parts, ", ")
	if len(key) <= maxKey {
		return printable(key)
	}
	hash := strconv.FormatUint(xxhash.Sum64String(key), 16)
	return printable(key[:maxKey-len(hash)-len("…#")]) + "…#" + hash
}
