package alerting

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/alerting"
	"github.com/obstack/obstack/impl/store"
)

// caughtUp is how many windows are caught up at most.
const caughtUp = 50

// said is a row of the history of an alert.
type said struct {
	WindowEnd  int64
	Group      string
	State      string
	Violations int
	Values     string
	evaluated  int64
}

// notified is a row of the outbox.
type notified struct {
	Alert      string
	WindowEnd  int64
	Group      string
	Firing     bool
	Value      float64
	Start, End int64 // of the window of the value
}

// left is what is stored about an alert itself.
type left struct {
	state, memory, errors string
	evaluated             int64
}

// evaluations are the tables of evaluations, read as they are.
type evaluations struct {
	history map[string][]said // by alert, ordered by window and group
	outbox  []notified
	alerts  map[string]left
}

func readEvaluations(t *testing.T, db *sql.DB) evaluations {
	t.Helper()
	found := evaluations{history: map[string][]said{}, alerts: map[string]left{}}
	each(t, db, "SELECT alert_id, window_end, group_key, state, violations, window_values, evaluated_at FROM alert_history"+
		" ORDER BY window_end, group_key", func(scan func(...any)) {
		var alert string
		var row said
		scan(&alert, &row.WindowEnd, &row.Group, &row.State, &row.Violations, &row.Values, &row.evaluated)
		found.history[alert] = append(found.history[alert], row)
	})
	each(t, db, "SELECT alert_id, window_end, group_key, firing, event FROM outbox", func(scan func(...any)) {
		var row notified
		var text string
		scan(&row.Alert, &row.WindowEnd, &row.Group, &row.Firing, &text)
		event := harness.Decode[store.Event](t, text)
		if event.Alert.ID != row.Alert || event.Firing != row.Firing || event.Group != row.Group {
			t.Errorf("the event of %v is %s", row, text)
		}
		row.Value, row.Start, row.End = event.Value, event.Start, event.End
		found.outbox = append(found.outbox, row)
	})
	each(t, db, "SELECT id, state, memory, execution_errors, judged_at FROM alerts", func(scan func(...any)) {
		var alert string
		var row left
		scan(&alert, &row.state, &row.memory, &row.errors, &row.evaluated)
		found.alerts[alert] = row
	})
	return found
}

// each reads the rows of a query.
func each(t *testing.T, db *sql.DB, query string, row func(scan func(...any))) {
	t.Helper()
	rows, err := db.QueryContext(t.Context(), query)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		row(func(dest ...any) {
			if err := rows.Scan(dest...); err != nil {
				t.Fatal(err)
			}
		})
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
}

// evaluation is what one evaluation of an alert has said, about the windows from start to end.
type evaluation struct {
	start, end time.Time
	rows       []said
}

// evaluationsOf divides the history of an alert into evaluations. The windows of one begin where those of the one before
// have ended, unless that is too far in the past.
func (a *evaluatedAlert) evaluationsOf(t *testing.T, history []said) []evaluation {
	t.Helper()
	var list []evaluation
	var failures []time.Time
	for _, row := range history {
		end := time.UnixMilli(row.WindowEnd).UTC()
		if row.State == string(api.AlertHistoryStateERROR) {
			failures = append(failures, end)
			continue
		}
		if n := len(list); n > 0 && list[n-1].end.Equal(end) {
			list[n-1].rows = append(list[n-1].rows, row)
			continue
		}
		if end.Sub(a.origin())%a.interval() != 0 {
			t.Errorf("%s: no window of it ends at %s", *a.Name, end)
		}
		start := end.Add(-a.interval())
		if n := len(list); n > 0 {
			start = list[n-1].end
			if earliest := end.Add(-caughtUp * a.interval()); start.Before(earliest) {
				start = earliest
			}
		}
		list = append(list, evaluation{start, end, []said{row}})
	}
	for _, end := range failures {
		// What a later evaluation says about a window takes the place of a failure there.
		if slices.ContainsFunc(list, func(e evaluation) bool { return e.start.Before(end) && !e.end.Before(end) }) {
			t.Errorf("%s: a failure at %s is still in the history", *a.Name, end)
		}
	}
	return list
}

// check holds the tables to what the data says: every window of every alert was evaluated once, by its true value, and
// people are notified of each change once. All windows that have ended at an instant must be evaluated.
func (f *faults) check(until time.Time) {
	t := f.t
	t.Helper()
	found := readEvaluations(t, f.db)
	want := f.checkEvaluated(found, until)
	slices.SortFunc(found.outbox, notified.compare)
	if diff := gocmp.Diff(want, found.outbox); diff != "" {
		t.Errorf("what people are notified of (-want +got):\n%s", diff)
	}
}

// checkEvaluated is check without what people are notified of. It returns what they must be notified of, in order.
func (f *faults) checkEvaluated(found evaluations, until time.Time) []notified {
	t := f.t
	t.Helper()
	var want []notified
	var lateness []time.Duration
	count, windows, rows := 0, 0, 0
	for i := range f.alerts {
		a := &f.alerts[i]
		history := a.evaluationsOf(t, found.history[a.ID])
		if len(history) == 0 {
			t.Errorf("%s was never evaluated", *a.Name)
			continue
		}
		events := a.replay(t, f.logs, history, found.alerts[a.ID])
		a.checkSimply(t, history, events)
		want = append(want, events...)
		if last := history[len(history)-1]; last.end.Add(a.interval() - time.Minute).Before(until) {
			t.Errorf("%s: the last window evaluated ends at %s, and there was one after it up to %s", *a.Name, last.end, until)
		}
		for _, e := range history {
			due := e.start.Add(a.interval())
			if a.CreatedAt.After(due) {
				due = a.CreatedAt.Time
			}
			lateness = append(lateness, time.UnixMilli(e.rows[0].evaluated).Sub(due))
			windows += int(e.end.Sub(e.start) / a.interval())
			rows += len(e.rows)
		}
		count += len(history)
	}
	slices.SortFunc(want, notified.compare)
	slices.Sort(lateness)
	t.Logf("%d evaluations of %d windows of %d alerts, %d rows of history, %d events; lateness on the fast clock: half %s, 99%% %s, most %s",
		count, windows, len(f.alerts), rows, len(want), lateness[len(lateness)/2], lateness[len(lateness)*99/100],
		lateness[len(lateness)-1])
	return want
}

// replay compares evaluations with what the rules say about the data, and returns what people must be notified of.
func (a *evaluatedAlert) replay(t *testing.T, logs []logRow, history []evaluation, at left) []notified {
	t.Helper()
	var want []notified
	known, state := map[string]alerting.Group{}, api.AlertStateOK
	for _, e := range history {
		out := a.rule().Evaluate(alerting.Range{Start: e.start, End: e.end}, a.truth(logs, e.start, e.end), known, state, false)
		known, state = out.Groups, out.State
		var rows []said
		for i, row := range out.Rows {
			values := make([][2]any, len(row.Values))
			for n, v := range row.Values {
				values[n] = [2]any{v.Start.UnixMilli(), v.Value}
			}
			evaluated := int64(0)
			if i < len(e.rows) {
				evaluated = e.rows[i].evaluated
			}
			rows = append(rows, said{
				e.end.UnixMilli(), row.Group, string(row.State), row.Violations, harness.Encode(t, values), evaluated,
			})
		}
		if diff := gocmp.Diff(rows, e.rows, gocmp.AllowUnexported(said{})); diff != "" {
			t.Fatalf("%s: about the windows from %s to %s (-want +got):\n%s", *a.Name, e.start, e.end, diff)
		}
		for _, event := range out.Events {
			want = append(want, notified{
				a.ID, e.end.UnixMilli(), event.Group, event.Firing, event.Value, event.Start, event.End,
			})
		}
	}
	var remembered map[string]alerting.Group
	if err := json.Unmarshal([]byte(at.memory), &remembered); err != nil {
		t.Fatal(err)
	}
	if diff := gocmp.Diff(known, remembered); diff != "" {
		t.Errorf("%s: what is remembered (-want +got):\n%s", *a.Name, diff)
	}
	last := history[len(history)-1].end.UnixMilli()
	if at.state != string(state) || at.errors != "[]" || at.evaluated != last {
		t.Errorf("%s: state %s, errors %s, evaluated up to %d; want %s, none, %d",
			*a.Name, at.state, at.errors, at.evaluated, state, last)
	}
	return want
}

// checkSimply holds an alert without groups, of which each window counts on its own, to the words of the rules: it has
// the value of each window once, its state is that of the last window with rows, or where 0 violates of the last one,
// and people are notified when it changes.
func (a *evaluatedAlert) checkSimply(t *testing.T, history []evaluation, events []notified) {
	t.Helper()
	rule := a.rule()
	if a.grouped || rule.Windows > 1 {
		return
	}
	var got []string
	for _, e := range events {
		got = append(got, fmt.Sprint(e.WindowEnd, e.Firing))
	}
	slices.Sort(got)
	var want []string
	fires := false
	for _, e := range history {
		at, violates, violated := e.start, false, false
		for _, v := range harness.Decode[[][2]float64](t, e.rows[0].Values) {
			if int64(v[0]) != at.UnixMilli() {
				t.Fatalf("%s: the evaluation of %s has %s, with nothing at %s", *a.Name, e.end, e.rows[0].Values, at)
			}
			at = at.Add(rule.Interval)
			if v[1] != 0 || rule.Violates(0) {
				violates = rule.Violates(v[1])
			}
			violated = violated || violates
		}
		if !at.Equal(e.end) || len(e.rows) != 1 || (e.rows[0].State == "ALERT") != violates {
			t.Errorf("%s: the evaluation of %s says %v", *a.Name, e.end, e.rows)
		}
		if violated && !fires {
			want, fires = append(want, fmt.Sprint(e.end.UnixMilli(), true)), true
		}
		if !violates && fires {
			want, fires = append(want, fmt.Sprint(e.end.UnixMilli(), false)), false
		}
	}
	slices.Sort(want)
	if diff := gocmp.Diff(want, got); diff != "" {
		t.Errorf("%s: what people are notified of (-want +got):\n%s", *a.Name, diff)
	}
}
