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
	firesWithout = "; the alert is set to fire then"      // behind one of the others
	treatedAsOK  = "; the alert is set to treat it as OK" // behind one of the others
	noRows       = "no data in this window"
	groupsBack   = "data has arrived again; each group is evaluated separately"
	groupRemoved = "the alert no longer has this group"
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
	e := &evaluation{rule: r, due: due, known: known, groups: map[string]*groupResult{}, without: map[string]string{}}
	some := e.evaluateValues(values)
	e.evaluateAbsent(some, state)
	out := Result{Groups: maps.Clone(known)}
	if out.Groups == nil {
		out.Groups = map[string]Group{}
	}
	maps.DeleteFunc(out.Groups, func(_ string, g Group) bool { return due.End.Sub(g.Evaluated) > forget })
	var changes []change
	for _, key := range slices.Sorted(maps.Keys(e.groups)) {
		gr := e.groups[key]
		group, events := e.settle(key, gr, silenced)
		out.Rows = append(out.Rows, Row{
			Group: key, State: gr.state, Violations: gr.violations, Values: gr.values, NoValue: gr.last.noValue,
		})
		out.State = worse(out.State, gr.state)
		out.remember(key, group)
		if len(events) > 0 {
			changes = append(changes, change{key, events, e.known[key], e.streak(key)})
		}
	}
	notified, truncated := divide(changes)
	for _, c := range notified {
		out.Events = append(out.Events, c.events...)
	}
	for _, c := range truncated {
		group, _ := e.settle(c.group, e.groups[c.group], true)
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
func (e *evaluation) of(key string) *groupResult {
	gr := e.groups[key]
	if gr == nil {
		gr = &groupResult{state: api.AlertStateOK}
		e.groups[key] = gr
	}
	return gr
}

// record notes the value of a window, which history and events show, and does not change the state.
func (gr *groupResult) record(start time.Time, v float64) {
	gr.last = dataPoint{WindowValue: WindowValue{start, v}}
	gr.values = append(gr.values, gr.last.WindowValue)
}

// ok is what a window says that does not violate. It ends the row of violations, and takes back what earlier windows of the
// same evaluation have said, but for fired: after an outage people are still notified that there was an alert.
func (gr *groupResult) ok() { gr.state, gr.violations = api.AlertStateOK, 0 }

// okWithout is ok in a window without a value.
func (gr *groupResult) okWithout(start time.Time, why string) {
	gr.last = dataPoint{WindowValue{Start: start}, why}
	gr.ok()
}

// violate notes a window that violates. All windows of one evaluation have the same past: those that were missed do not
// make a row.
func (e *evaluation) violate(key string, p dataPoint, labels []core.Label) {
	gr := e.of(key)
	gr.record(p.Start, p.Value)
	gr.last = p
	gr.violations++
	gr.violation, gr.labels = p, labels
	gr.state = api.AlertStatePENDING
	if e.streak(key)+1 >= e.rule.Windows {
		gr.state, gr.fired = api.AlertStateALERT, true
	}
}

// streak is how many windows in a row have violated right before the newest one. A window that was not evaluated ends
// the row.
func (e *evaluation) streak(key string) int {
	g := e.known[key]
	if g.Evaluated.Before(e.newest()) {
		return 0
	}
	return g.Streak
}

// evaluateValues looks at what there is and reports whether there is anything.
// Values of windows that are not due are left out: their starts are not among those that it walks through. A window with rows
// but no values counts as empty only for an alert that fires without data.
func (e *evaluation) evaluateValues(values []Value) (some bool) {
	windows := map[int64]map[string][]Value{}
	why := map[int64]string{} // rows have no value
	for _, v := range values {
		if !e.rule.Grouped {
			v.Group, v.Labels = "", nil
		}
		start := v.Start.UnixMilli()
		if windows[start] == nil {
			windows[start] = map[string][]Value{}
		}
		if v.NoValue != "" {
			why[start] = v.NoValue
			if v.Start.Equal(e.newest()) {
				e.without[v.Group], e.anyWhy = v.NoValue, v.NoValue
			}
			continue
		}
		windows[start][v.Group] = append(windows[start][v.Group], v)
	}
	for start := e.due.Start; start.Before(e.due.End); start = start.Add(e.rule.Interval) {
		groups, there := windows[start.UnixMilli()]
		if !there || len(groups) == 0 && e.rule.NoData == api.AlertNoDataAlert {
			e.evaluateEmpty(start, cmp.Or(why[start.UnixMilli()], noRows))
			continue
		}
		some = some || len(groups) > 0
		for key, values := range groups {
			e.evaluateGroup(key, start, values)
		}
	}
	return some
}

// evaluateGroup evaluates the values of a group in a window. Of several, one that violates is enough.
func (e *evaluation) evaluateGroup(key string, start time.Time, values []Value) {
	last := values[len(values)-1]
	for i := len(values) - 1; i >= 0; i-- {
		if v := values[i]; e.rule.Violates(v.Value) {
			e.violate(key, dataPoint{WindowValue: WindowValue{start, v.Value}}, v.Labels)
			return
		}
	}
	gr := e.of(key)
	gr.labels = last.Labels
	gr.record(start, last.Value)
	gr.ok()
}

// evaluateEmpty evaluates a window in which no group has a value, which why says.
// What is known of groups is not touched here: evaluateAbsent does that once, after all windows.
func (e *evaluation) evaluateEmpty(start time.Time, why string) {
	switch e.rule.NoData {
	case api.AlertNoDataKeep, api.AlertNoDataInsufficient:
	case api.AlertNoDataAlert:
		e.violate("", dataPoint{WindowValue{Start: start}, why + firesWithout}, nil)
	case api.AlertNoDataOk:
		if len(e.known) == 0 || !e.rule.Grouped {
			e.of("").okWithout(start, why+treatedAsOK)
		}
	default:
		switch {
		case e.rule.Violates(0):
			e.violate("", dataPoint{WindowValue: WindowValue{Start: start}}, nil)
		case !e.rule.Grouped:
			// It does not take back what a window before it in the same evaluation has found.
			e.of("").record(start, 0)
		case len(e.known) == 0:
			e.of("").record(start, 0)
		}
	}
}

// evaluateAbsent evaluates what is remembered and had no value in any window.
func (e *evaluation) evaluateAbsent(some bool, state api.AlertState) {
	for key, g := range e.known {
		if e.groups[key] != nil {
			continue
		}
		switch {
		case key == "" && e.rule.Grouped && some: // all groups were gone
			e.of(key).okWithout(e.newest(), groupsBack)
		case key != "" && !e.rule.Grouped: // by an edit
			e.of(key).okWithout(e.newest(), groupRemoved)
		default:
			e.evaluateMissing(key, g)
		}
	}
	if len(e.groups) > 0 {
		return
	}
	gr := e.of("")
	gr.okWithout(e.newest(), cmp.Or(e.anyWhy, noRows))
	switch {
	case e.rule.NoData == api.AlertNoDataInsufficient:
		gr.state, gr.carried = api.AlertStateINSUFFICIENTDATA, true
	case e.rule.NoData == api.AlertNoDataKeep && state != "":
		gr.state, gr.carried = state, true
	}
}

// newest is when the newest window begins.
func (e *evaluation) newest() time.Time { return e.due.End.Add(-e.rule.Interval) }

// evaluateMissing evaluates one remembered group that had no value in any window, by what NoData makes of that.
func (e *evaluation) evaluateMissing(key string, g Group) {
	switch e.rule.NoData {
	case api.AlertNoDataKeep:
		gr := e.of(key)
		gr.okWithout(e.newest(), cmp.Or(e.without[key], noRows))
		gr.state, gr.carried = g.State, true
	case api.AlertNoDataInsufficient:
		gr := e.of(key)
		gr.okWithout(e.newest(), cmp.Or(e.without[key], noRows))
		gr.state, gr.carried = api.AlertStateINSUFFICIENTDATA, true
	case api.AlertNoDataAlert:
		why := cmp.Or(e.without[key], noRows)
		e.violate(key, dataPoint{WindowValue{Start: e.newest()}, why + firesWithout}, g.Labels)
	case api.AlertNoDataOk:
		e.of(key).okWithout(e.newest(), cmp.Or(e.without[key], noRows)+treatedAsOK)
	default:
		// Where 0 violates the group cannot be said to be OK. It is resolved when it comes back.
		switch why := e.without[key]; {
		case e.rule.Violates(0):
		case why != "":
			e.of(key).okWithout(e.newest(), why)
		default:
			e.of(key).record(e.due.Start, 0)
		}
	}
}

// settle returns what is to be remembered of a group, and what people are notified.
// It may be called twice for one group, the second time as if it were silenced, and changes nothing itself. An alert that
// fires and ends within one evaluation, after an outage, has both events, in this order.
func (e *evaluation) settle(key string, gr *groupResult, silenced bool) (Group, []store.Event) {
	g, remembered := e.known[key]
	if gr.carried {
		if e.rule.NoData == api.AlertNoDataKeep && remembered {
			g.Evaluated, g.Streak = e.due.End, e.streak(key) // the row goes on
		}
		if !remembered {
			g.State = api.AlertStateOK
		}
		return g, nil
	}
	if gr.labels == nil { // without rows there are none
		gr.labels = g.Labels
	}
	next := Group{State: gr.state, Evaluated: e.due.End, Notified: g.Notified, NotifiedAt: g.NotifiedAt, Labels: gr.labels}
	if gr.state != api.AlertStateOK {
		next.Streak = e.streak(key) + 1
	}
	if silenced {
		return next, nil
	}
	var events []store.Event
	repeat := e.rule.Renotify > 0 && gr.state == api.AlertStateALERT && e.due.End.Sub(g.NotifiedAt) >= e.rule.Renotify
	if gr.fired && (!g.Notified || repeat) {
		events = append(events, e.event(key, gr.labels, true, gr.violation))
		next.Notified, next.NotifiedAt = true, e.due.End
	}
	if next.Notified && gr.state == api.AlertStateOK {
		events = append(events, e.event(key, gr.labels, false, gr.last))
		next.Notified, next.NotifiedAt = false, time.Time{}
	}
	return next, events
}

// event is about one window of a group: the last that violated, or the last there is.
func (e *evaluation) event(group string, labels []core.Label, firing bool, p dataPoint) store.Event {
	return store.Event{
		Firing: firing, Grouped: e.rule.Grouped, Group: group, Labels: labels, Value: p.Value, NoValue: p.noValue,
		Start: p.Start.UnixMilli(), End: p.Start.Add(e.rule.Interval).UnixMilli(),
	}
}
