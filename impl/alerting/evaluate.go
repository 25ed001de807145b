package alerting

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// Value is the value of a group in one window.
type Value struct {
	// Start is where the window begins.
	Start time.Time
	// Group is the key of the group, empty for the alert as a whole.
	Group  string
	Labels []core.Label
	Value  float64
	// NoValue says why there are rows and no value, as in store.Event. They are not missing, and nothing can be said about
	// them, but for an alert that fires without data.
	NoValue string
}

// Group is what is remembered of a group from one evaluation to the next. Groups that are OK, and have notified nothing
// else, are not remembered. It is stored as JSON, whose keys judged, told and toldAt are what the version before reads too.
type Group struct {
	State api.AlertState `json:"state"`
	// Streak is how many windows in a row have violated, up to the one that ends at Evaluated.
	Streak    int       `json:"streak,omitempty"`
	Evaluated time.Time `json:"judged"`
	// Notified says that there was an event of the group that fires, and none yet that it is resolved; NotifiedAt is when.
	Notified   bool         `json:"told,omitempty"`
	NotifiedAt time.Time    `json:"toldAt,omitzero"`
	Labels     []core.Label `json:"labels,omitempty"`
}

// Row is what an evaluation says about a group.
type Row struct {
	Group string
	State api.AlertState
	// Violations counts the windows that have violated since the last that did not.
	Violations int
	// Values are those of the windows, in their order.
	Values []WindowValue
	// NoValue is as in store.Event, about the last of them. It is not empty if there are none.
	NoValue string
}

// WindowValue is a value that a group had in a window.
type WindowValue struct {
	Start time.Time
	Value float64
}

// Why a window has no value.
const (
	firesWithout = ", and the alert fires without data" // behind one of the others
	noRowsIsOK   = "there are no rows in this window, which the alert takes for OK"
	noRows       = "there are no rows in this window"
	groupsBack   = "there are rows again, and each of their groups is judged on its own"
	groupRemoved = "the alert has no such group any more"
)

// Result is what an evaluation results in.
type Result struct {
	State api.AlertState
	Rows  []Row // by group
	// Events are by group. They lack what is the same for all of an alert.
	Events []store.Event
	// Truncated counts the groups that there would be events of if they were not too many.
	Truncated int
	// Groups are to be remembered.
	Groups map[string]Group
}

// Evaluate evaluates the values of the windows that end with due.End, given what is remembered and the state that the alert
// had. It does not look at values of other windows. While silenced there are no events; the first evaluation after that
// makes those that still hold. There are events of maxNotified groups at most, and it is as if the alert were silenced for
// the others.
//
// It is pure: it neither changes known nor reads a clock, so that a test of an alert and an evaluation after an outage say
// the same about the same values.
func (r Rule) Evaluate(due Range, values []Value, known map[string]Group, state api.AlertState, silenced bool) Result {
	known = past(known, due)
	d := &evaluation{rule: r, due: due, known: known, groups: map[string]*groupResult{}, without: map[string]string{}}
	some := d.evaluateValues(values)
	d.evaluateAbsent(some, state)
	out := Result{Groups: maps.Clone(known)}
	if out.Groups == nil {
		out.Groups = map[string]Group{}
	}
	maps.DeleteFunc(out.Groups, func(_ string, g Group) bool { return due.End.Sub(g.Evaluated) > forget })
	var changes []change
	for _, key := range slices.Sorted(maps.Keys(d.groups)) {
		j := d.groups[key]
		group, events := d.settle(key, j, silenced)
		out.Rows = append(out.Rows, Row{
			Group: key, State: j.state, Violations: j.violations, Values: j.values, NoValue: j.last.noValue,
		})
		out.State = worse(out.State, j.state)
		out.remember(key, group)
		if len(events) > 0 {
			changes = append(changes, change{key, events, d.known[key], d.streak(key)})
		}
	}
	notified, truncated := divide(changes)
	for _, c := range notified {
		out.Events = append(out.Events, c.events...)
	}
	for _, c := range truncated {
		group, _ := d.settle(c.group, d.groups[c.group], true)
		out.remember(c.group, group)
	}
	out.Truncated = len(truncated)
	return out
}

// remember keeps a group for the next evaluation, if there is something to know of it: groups come and go, and those that
// were only ever OK would fill the memory of an alert.
func (o *Result) remember(key string, g Group) {
	delete(o.Groups, key)
	if g.Notified || g.State != api.AlertStateOK {
		o.Groups[key] = g
	}
}

// past is what is remembered without what a clock that was ahead has left: windows that are not over yet have violated
// nothing. That people were notified stays true, though not when, or nothing would be repeated for as long as it was ahead.
func past(known map[string]Group, due Range) map[string]Group {
	known = maps.Clone(known)
	for key, g := range known {
		if g.Evaluated.After(due.End) {
			g.Evaluated, g.Streak = due.Start, 0
		}
		if g.NotifiedAt.After(due.End) {
			g.NotifiedAt = due.Start
		}
		known[key] = g
	}
	return known
}

// severity orders states: that of an alert is the worst of its groups'.
// DISABLED is not among them, as disabled alerts are not evaluated: it is less than all.
func severity(s api.AlertState) int {
	return slices.Index([]api.AlertState{
		api.AlertStateOK, api.AlertStateINSUFFICIENTDATA, api.AlertStatePENDING, api.AlertStateALERT,
	}, s)
}

// worse returns the more severe of two states. The empty one, of an evaluation that has not begun, is the least.
func worse(a, b api.AlertState) api.AlertState {
	if severity(a) >= severity(b) {
		return a
	}
	return b
}

// evaluation is one call of Evaluate.
type evaluation struct {
	rule   Rule
	due    Range
	known  map[string]Group
	groups map[string]*groupResult
	// without are the groups that have rows and no value in the newest window, with why, and anyWhy is one of these.
	without map[string]string
	anyWhy  string
}

// groupResult is what the windows say about a group, one after the other.
type groupResult struct {
	state      api.AlertState // after the last window
	violations int
	values     []WindowValue
	labels     []core.Label
	fired      bool      // some window makes it an alert
	violation  dataPoint // the last one
	last       dataPoint // what the state is from
	carried    bool      // nothing new: what is remembered stays
}

// dataPoint is what one window says.
type dataPoint struct {
	WindowValue
	noValue string // as in store.Event
}

// of returns the result of a group, which is OK until a window says otherwise.
func (d *evaluation) of(key string) *groupResult {
	j := d.groups[key]
	if j == nil {
		j = &groupResult{state: api.AlertStateOK}
		d.groups[key] = j
	}
	return j
}

// record notes the value of a window, which history and events show, and does not change the state.
func (j *groupResult) record(start time.Time, v float64) {
	j.last = dataPoint{WindowValue: WindowValue{start, v}}
	j.values = append(j.values, j.last.WindowValue)
}

// ok is what a window says that does not violate. It ends the row of violations, and takes back what earlier windows of the
// same evaluation have said, but for fired: after an outage people are still notified that there was an alert.
func (j *groupResult) ok() { j.state, j.violations = api.AlertStateOK, 0 }

// okWithout is ok in a window without a value.
func (j *groupResult) okWithout(start time.Time, why string) {
	j.last = dataPoint{WindowValue{Start: start}, why}
	j.ok()
}

// violate notes a window that violates. All windows of one evaluation have the same past: those that were missed do not
// make a row.
func (d *evaluation) violate(key string, o dataPoint, labels []core.Label) {
	j := d.of(key)
	j.record(o.Start, o.Value)
	j.last = o
	j.violations++
	j.violation, j.labels = o, labels
	j.state = api.AlertStatePENDING
	if d.streak(key)+1 >= d.rule.Windows {
		j.state, j.fired = api.AlertStateALERT, true
	}
}

// streak is how many windows in a row have violated right before the newest one. A window that was not evaluated ends
// the row.
func (d *evaluation) streak(key string) int {
	g := d.known[key]
	if g.Evaluated.Before(d.newest()) {
		return 0
	}
	return g.Streak
}

// evaluateValues looks at what there is and reports whether there is anything.
// Values of windows that are not due are left out: their starts are not among those that it walks through. A window with rows
// but no values counts as empty only for an alert that fires without data.
func (d *evaluation) evaluateValues(values []Value) (some bool) {
	windows := map[int64]map[string][]Value{}
	why := map[int64]string{} // rows have no value
	for _, v := range values {
		if !d.rule.Grouped {
			v.Group, v.Labels = "", nil
		}
		start := v.Start.UnixMilli()
		if windows[start] == nil {
			windows[start] = map[string][]Value{}
		}
		if v.NoValue != "" {
			why[start] = v.NoValue
			if v.Start.Equal(d.newest()) {
				d.without[v.Group], d.anyWhy = v.NoValue, v.NoValue
			}
			continue
		}
		windows[start][v.Group] = append(windows[start][v.Group], v)
	}
	for start := d.due.Start; start.Before(d.due.End); start = start.Add(d.rule.Interval) {
		groups, there := windows[start.UnixMilli()]
		if !there || len(groups) == 0 && d.rule.NoData == api.AlertNoDataAlert {
			d.evaluateEmpty(start, cmp.Or(why[start.UnixMilli()], noRows))
			continue
		}
		some = some || len(groups) > 0
		for key, values := range groups {
			d.evaluateGroup(key, start, values)
		}
	}
	return some
}

// evaluateGroup evaluates the values of a group in a window. Of several, one that violates is enough.
func (d *evaluation) evaluateGroup(key string, start time.Time, values []Value) {
	last := values[len(values)-1]
	for i := len(values) - 1; i >= 0; i-- {
		if v := values[i]; d.rule.Violates(v.Value) {
			d.violate(key, dataPoint{WindowValue: WindowValue{start, v.Value}}, v.Labels)
			return
		}
	}
	j := d.of(key)
	j.labels = last.Labels
	j.record(start, last.Value)
	j.ok()
}

// evaluateEmpty evaluates a window in which no group has a value, which why says.
// What is known of groups is not touched here: evaluateAbsent does that once, after all windows.
func (d *evaluation) evaluateEmpty(start time.Time, why string) {
	switch d.rule.NoData {
	case api.AlertNoDataKeep, api.AlertNoDataInsufficient:
	case api.AlertNoDataAlert:
		d.violate("", dataPoint{WindowValue{Start: start}, why + firesWithout}, nil)
	case api.AlertNoDataOk:
		if len(d.known) == 0 || !d.rule.Grouped {
			d.of("").okWithout(start, noRowsIsOK)
		}
	default:
		switch {
		case d.rule.Violates(0):
			d.violate("", dataPoint{WindowValue: WindowValue{Start: start}}, nil)
		case !d.rule.Grouped:
			// It does not take back what a window before it in the same evaluation has found.
			d.of("").record(start, 0)
		case len(d.known) == 0:
			d.of("").record(start, 0)
		}
	}
}

// evaluateAbsent evaluates what is remembered and had no value in any window.
func (d *evaluation) evaluateAbsent(some bool, state api.AlertState) {
	for key, g := range d.known {
		if d.groups[key] != nil {
			continue
		}
		switch {
		case key == "" && d.rule.Grouped && some: // all groups were gone
			d.of(key).okWithout(d.newest(), groupsBack)
		case key != "" && !d.rule.Grouped: // by an edit
			d.of(key).okWithout(d.newest(), groupRemoved)
		default:
			d.evaluateMissing(key, g)
		}
	}
	if len(d.groups) > 0 {
		return
	}
	j := d.of("")
	j.okWithout(d.newest(), cmp.Or(d.anyWhy, noRows))
	switch {
	case d.rule.NoData == api.AlertNoDataInsufficient:
		j.state, j.carried = api.AlertStateINSUFFICIENTDATA, true
	case d.rule.NoData == api.AlertNoDataKeep && state != "":
		j.state, j.carried = state, true
	}
}

// newest is when the newest window begins.
func (d *evaluation) newest() time.Time { return d.due.End.Add(-d.rule.Interval) }

// evaluateMissing evaluates one remembered group that had no value in any window, by what NoData makes of that.
func (d *evaluation) evaluateMissing(key string, g Group) {
	switch d.rule.NoData {
	case api.AlertNoDataKeep:
		j := d.of(key)
		j.okWithout(d.newest(), cmp.Or(d.without[key], noRows))
		j.state, j.carried = g.State, true
	case api.AlertNoDataInsufficient:
		j := d.of(key)
		j.okWithout(d.newest(), cmp.Or(d.without[key], noRows))
		j.state, j.carried = api.AlertStateINSUFFICIENTDATA, true
	case api.AlertNoDataAlert:
		why := cmp.Or(d.without[key], noRows)
		d.violate(key, dataPoint{WindowValue{Start: d.newest()}, why + firesWithout}, g.Labels)
	case api.AlertNoDataOk:
		d.of(key).okWithout(d.newest(), noRowsIsOK)
	default:
		// Where 0 violates the group cannot be said to be OK. It is resolved when it comes back.
		switch why := d.without[key]; {
		case d.rule.Violates(0):
		case why != "":
			d.of(key).okWithout(d.newest(), why)
		default:
			d.of(key).record(d.due.Start, 0)
		}
	}
}

// settle returns what is to be remembered of a group, and what people are notified.
// It may be called twice for one group, the second time as if it were silenced, and changes nothing itself. An alert that
// fires and ends within one evaluation, after an outage, has both events, in this order.
func (d *evaluation) settle(key string, j *groupResult, silenced bool) (Group, []store.Event) {
	g, remembered := d.known[key]
	if j.carried {
		if d.rule.NoData == api.AlertNoDataKeep && remembered {
			g.Evaluated, g.Streak = d.due.End, d.streak(key) // the row goes on
		}
		if !remembered {
			g.State = api.AlertStateOK
		}
		return g, nil
	}
	if j.labels == nil { // without rows there are none
		j.labels = g.Labels
	}
	next := Group{State: j.state, Evaluated: d.due.End, Notified: g.Notified, NotifiedAt: g.NotifiedAt, Labels: j.labels}
	if j.state != api.AlertStateOK {
		next.Streak = d.streak(key) + 1
	}
	if silenced {
		return next, nil
	}
	var events []store.Event
	repeat := d.rule.Renotify > 0 && j.state == api.AlertStateALERT && d.due.End.Sub(g.NotifiedAt) >= d.rule.Renotify
	if j.fired && (!g.Notified || repeat) {
		events = append(events, d.event(key, j.labels, true, j.violation))
		next.Notified, next.NotifiedAt = true, d.due.End
	}
	if next.Notified && j.state == api.AlertStateOK {
		events = append(events, d.event(key, j.labels, false, j.last))
		next.Notified, next.NotifiedAt = false, time.Time{}
	}
	return next, events
}

// event is about one window of a group: the last that violated, or the last there is.
func (d *evaluation) event(group string, labels []core.Label, firing bool, o dataPoint) store.Event {
	return store.Event{
		Firing: firing, Grouped: d.rule.Grouped, Group: group, Labels: labels, Value: o.Value, NoValue: o.noValue,
		Start: o.Start.UnixMilli(), End: o.Start.Add(d.rule.Interval).UnixMilli(),
	}
}
