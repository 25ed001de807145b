package storetest

import (
	"crypto/rand"
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testAlertHistory(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"failures give way to what is said about their windows later", testHistoryOfFailures},
		{"an entry that is replaced changes the tag of its list", testHistoryTag},
		{"pages, groups and teams", testHistoryPages},
		{"everything comes back as it was", testHistoryComesBack},
		{"rows that came after the windows were read", testHistoryOfLateRows},
		{"what is old goes, a little at a time", testHistoryIsPruned},
		{"many alerts with many groups in one transaction", testHistoryOfManyGroups},
	})
}

// summaryOf is what a history says, the newest first.
func summaryOf(entries []api.AlertHistoryEntry) []string {
	words := []string{}
	for _, entry := range entries {
		word := entry.WindowEnd.Format("15:04 ") + string(entry.State)
		if entry.Group != nil {
			word += " " + *entry.Group
		}
		for _, e := range entry.Errors {
			word += " " + e.Message
		}
		words = append(words, word)
	}
	return words
}

func testHistoryOfFailures(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	alerts := e.add(t, 2)
	e.alive(t, "ann")
	at := func(minute int) time.Time { return time.Date(2026, 2, 8, 9, minute, 0, 0, time.UTC) }
	say := func(results ...store.Evaluation) {
		t.Helper()
		e.alive(t, "ann")
		for i := range results {
			results[i].Due = e.clock.time().Time
		}
		e.claim(t, "ann", 10)
		e.evaluate(t, "ann", len(results), results...)
	}
	say(e.fires(alerts[0], at(0)), e.fires(alerts[1], at(0)))
	say(e.fails(alerts[0], at(5), "first"), e.fails(alerts[1], at(5), "other"))
	first := e.clock.time()
	e.clock.advance(15 * time.Second)
	say(e.fails(alerts[0], at(5), "second"))
	wantEqual(t, e.history(t, alerts[0].ID)[0].EvaluatedAt, first) // when the window was looked at
	say(e.fails(alerts[0], at(10), "third"))
	wantEqual(t, summaryOf(e.history(t, alerts[0].ID)), []string{"09:10 ERROR third", "09:05 ERROR second", "09:00 ALERT"})
	got := e.get(t, alerts[0].ID)
	if got.State != api.AlertStateALERT || len(got.ExecutionErrors) != 1 || got.ExecutionErrors[0].Message != "third" {
		t.Errorf("a failure leaves %s and %v", got.State, got.ExecutionErrors)
	}
	entry := e.history(t, alerts[0].ID)[0]
	wantEqual(t, entry.Values, []api.AlertWindowValue{})
	wantEqual(t, entry.EvaluatedAt, e.clock.time())

	// It says nothing about the window that ends at five past.
	late := e.fires(alerts[0], at(10))
	late.Rows = append(late.Rows, store.GroupResult{Group: "a", State: api.AlertHistoryStateOK})
	say(late)
	wantEqual(t, summaryOf(e.history(t, alerts[0].ID)),
		[]string{"09:10 ALERT", "09:10 OK a", "09:05 ERROR second", "09:00 ALERT"})
	wantEqual(t, e.get(t, alerts[0].ID).ExecutionErrors, []api.AlertError{})
	wantEqual(t, summaryOf(e.history(t, alerts[1].ID)), []string{"09:05 ERROR other", "09:00 ALERT"})
	whole := e.fires(alerts[1], at(15))
	whole.Start = at(0)
	say(whole)
	wantEqual(t, summaryOf(e.history(t, alerts[1].ID)), []string{"09:15 ALERT", "09:00 ALERT"})
}

func testHistoryTag(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	a := e.add(t, 1)[0]
	e.alive(t, "ann")
	end := time.Date(2026, 2, 8, 9, 5, 0, 0, time.UTC)
	tag := tagOf(e.AlertHistoryList(e.team, a.ID, nil, 10, 0))
	seen := map[uint64]bool{}
	for _, evaluation := range []store.Evaluation{
		e.fails(a, end, "first"), e.fails(a, end, "second"), e.fires(a, end), // within one millisecond
	} {
		evaluation.Due = e.clock.time().Time
		e.claim(t, "ann", 1)
		e.evaluate(t, "ann", 1, evaluation)
		entries := summaryOf(e.history(t, a.ID))
		if len(entries) != 1 {
			t.Fatalf("the window has %q, want one entry", entries)
		}
		if now := tag(t); now != tag(t) || seen[now] {
			t.Errorf("the tag did not change with %q, or changed by itself", entries)
		} else {
			seen[now] = true
		}
	}
}

func testHistoryPages(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	alerts := e.add(t, 2)
	end := e.clock.time().Truncate(time.Hour)
	e.clock.advance(2 * time.Minute) // the last window is over
	e.alive(t, "ann")
	for i := range 3 {
		e.claim(t, "ann", 2)
		evaluation := e.fires(alerts[0], end.Add(time.Duration(i)*time.Minute))
		evaluation.Due = e.clock.time().Time
		for _, group := range []string{"b", "ä", "a", `"',`} {
			evaluation.Rows = append(evaluation.Rows, store.GroupResult{Group: group, State: api.AlertHistoryStateOK})
		}
		e.evaluate(t, "ann", 1, evaluation)
	}
	page := func(group *string, limit, offset, want int) []string {
		t.Helper()
		entries, total, err := e.AlertHistoryList(e.team, alerts[0].ID, group, limit, offset).All(t.Context())
		if err != nil || total != want {
			t.Errorf("there are %d (%v), want %d", total, err, want)
		}
		return summaryOf(entries)
	}
	// In the order of the bytes, whatever language the database speaks.
	newest := []string{"10:02 ALERT", `10:02 OK "',`, "10:02 OK a", "10:02 OK b", "10:02 OK ä"}
	wantEqual(t, page(nil, 5, 0, 15), newest)
	wantEqual(t, page(nil, 2, 3, 15), newest[3:])
	wantEqual(t, page(nil, 2, 4, 15), []string{"10:02 OK ä", "10:01 ALERT"})
	wantEqual(t, page(nil, 5, 14, 15), []string{"10:00 OK ä"})
	wantEqual(t, page(nil, 5, 15, 15), []string{})
	wantEqual(t, page(ptr(""), 5, 0, 3), []string{"10:02 ALERT", "10:01 ALERT", "10:00 ALERT"})
	wantEqual(t, page(ptr("b"), 2, 1, 3), []string{"10:01 OK b", "10:00 OK b"})
	wantEqual(t, page(ptr("B"), 2, 0, 0), []string{})
	wantEqual(t, e.history(t, alerts[1].ID), []api.AlertHistoryEntry{})
	for _, c := range []struct {
		team core.TeamID
		id   string
	}{{newTeam(), alerts[0].ID}, {e.team, core.NewID()}} {
		_, _, err := e.AlertHistoryList(c.team, c.id, nil, 10, 0).All(t.Context())
		wantMessage(t, err, core.NotFound, "Alert not found")
	}
}

func testHistoryComesBack(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	a := e.add(t, 1)[0]
	e.alive(t, "ann")
	e.claim(t, "ann", 1)
	end := e.clock.time().Time
	evaluation := e.fires(a, end)
	evaluation.Memory = []byte(`{"\"a\": \u0000 ü":{"streak":12345678901234567}}`)
	row := &evaluation.Rows[0]
	row.NoValue = `"ü" is +Inf`
	row.Group, row.Violations, row.Values = "a:\"x\\\", ü:\U0001f6a8\n", math.MaxInt32, nil
	for i, v := range []float64{
		0, math.Copysign(0, -1), 1, -1.5, 0.1, 1e300, -1e300, math.MaxFloat64, math.SmallestNonzeroFloat64, 1e-300,
		1 << 53, 1<<53 + 2, 9007199254740993, 1e21, 123456789.123456789,
	} {
		start := end.Add(time.Duration(i) * time.Millisecond)
		row.Values = append(row.Values, api.AlertWindowValue{StartTime: core.Time{Time: start}, Value: v})
	}
	event := &evaluation.Events[0]
	event.Group, event.Value = row.Group, math.Copysign(0, -1)
	event.Labels = []core.Label{{Name: "a.b", Value: "<&>\u2028"}, {Name: "", Value: ""}}
	event.ConditionNames = store.ConditionNames{Dashboard: "d", Tile: "t", SavedSearch: "s", Source: "\x7f"}
	event.Alert.Message = ptr("{{value}}\x00\\u0000")
	resolved := *event
	resolved.Firing, resolved.Value = false, 1e300
	evaluation.Events = append(evaluation.Events, resolved)
	evaluation.Due, evaluation.Read = end, end.Add(-time.Millisecond)
	e.evaluate(t, "ann", 1, evaluation)

	entry := e.history(t, a.ID)[0]
	want := api.AlertHistoryEntry{
		WindowEnd: core.Time{Time: end}, Group: &row.Group, State: row.State, Violations: row.Violations,
		Values: row.Values, NoValue: &row.NoValue, ReadAt: &core.Time{Time: evaluation.Read}, EvaluatedAt: e.clock.time(),
	}
	if diff := cmp.Diff(want, entry, sameNumbers); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if diff := cmp.Diff(evaluation.Events, e.events(t, a.ID), sameNumbers); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	due := must(e.ClaimAlerts(t.Context(), "ann", 1))(t)
	e.claims["ann"+a.ID] = due[0].Claim
	wantEqual(t, string(due[0].Memory), string(evaluation.Memory))

	failure := e.fails(a, end.Add(time.Minute), "\x00 \" \\ \u2028 <ü> \U0001f6a8")
	e.evaluate(t, "ann", 1, failure)
	wantEqual(t, e.history(t, a.ID)[0].Errors, failure.Errors)
	wantEqual(t, e.get(t, a.ID).ExecutionErrors, failure.Errors)
}

func testHistoryOfLateRows(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	e := newEvaluating(t, opts)
	alerts := e.add(t, 4)
	e.alive(t, "ann")
	e.claim(t, "ann", 10)
	begin := e.clock.time().Truncate(time.Hour)
	at := func(minute int) time.Time { return begin.Add(time.Duration(minute) * time.Minute) }
	say := func(a api.Alert, start, end time.Time, tables ...string) {
		t.Helper()
		evaluation := e.fires(a, end)
		evaluation.Start, evaluation.Read, evaluation.Tables = start, end.Add(5*time.Second), tables
		evaluation.Rows = append(evaluation.Rows, store.GroupResult{Group: "a", State: api.AlertHistoryStateOK})
		evaluation.Due = e.clock.time().Time
		e.evaluate(t, "ann", 1, evaluation)
	}
	add := func(late ...store.LateRows) {
		t.Helper()
		report := rand.Text()
		for range 2 { // as when the first answer was lost
			if err := e.AddLateRows(t.Context(), e.team, report, late); err != nil {
				t.Fatal(err)
			}
		}
	}
	say(alerts[0], at(0), at(5), "otel_logs")
	say(alerts[1], at(0), at(5), "otel_metrics_gauge", "otel_metrics_sum")
	say(alerts[2], at(0).Add(20*time.Second), at(5).Add(20*time.Second), "otel_logs") // not of whole minutes
	say(alerts[3], at(0), at(5))
	e.claim(t, "ann", 10)
	say(alerts[0], at(5), at(10), "otel_logs")
	tag := tagOf(e.AlertHistoryList(e.team, alerts[0].ID, nil, 10, 0))
	before := tag(t)
	read := at(5).Add(5 * time.Second)
	add(
		store.LateRows{Table: "otel_logs", Minute: at(4), Stored: read, Rows: 1000}, // it was counted
		store.LateRows{Table: "otel_logs", Minute: at(0), Stored: read.Add(time.Millisecond), Rows: 2},
		store.LateRows{Table: "otel_logs", Minute: at(4), Stored: read.Add(time.Hour), Rows: 3},
		store.LateRows{Table: "otel_logs", Minute: at(-1), Stored: read.Add(time.Hour), Rows: 1000},
		store.LateRows{Table: "otel_logs", Minute: at(5), Stored: read.Add(time.Hour), Rows: 40},
		store.LateRows{Table: "otel_logs", Minute: at(10), Stored: read.Add(time.Hour), Rows: 1000},
		store.LateRows{Table: "logs", Minute: at(4), Stored: read.Add(time.Hour), Rows: 1000},
		store.LateRows{Table: "otel_metrics_sum", Minute: at(3), Stored: read.Add(time.Hour), Rows: 6},
		store.LateRows{Table: "otel_metrics_gauge", Minute: at(3), Stored: read.Add(time.Hour), Rows: 1},
		store.LateRows{Table: "otel_metrics_summary", Minute: at(3), Stored: read.Add(time.Hour), Rows: 1000},
	)
	add(store.LateRows{Table: "otel_logs", Minute: at(4), Stored: read.Add(time.Hour), Rows: 1 << 40})
	if err := e.AddLateRows(t.Context(), newTeam(), "report", []store.LateRows{
		{Table: "otel_logs", Minute: at(4), Stored: read.Add(time.Hour), Rows: 1000},
	}); err != nil {
		t.Fatal(err)
	}
	if tag(t) == before {
		t.Error("the tag of the list did not change")
	}
	late := func(a api.Alert) (all []int64) {
		t.Helper()
		for _, entry := range e.history(t, a.ID) {
			if entry.LateRows == nil {
				all = append(all, 0)
			} else {
				all = append(all, *entry.LateRows)
			}
		}
		return all
	}
	wantEqual(t, late(alerts[0]), []int64{40, 40, 5 + 1<<40, 5 + 1<<40})
	wantEqual(t, late(alerts[1]), []int64{7, 7})
	wantEqual(t, late(alerts[2]), []int64{0, 0})
	wantEqual(t, late(alerts[3]), []int64{0, 0})
	for _, left := range []int{11, 8, 5, 2, 2} { // those of at(5) and at(10)
		must(e.PruneAlerts(t.Context(), at(5), 3))(t)
		wantEqual(t, countRaw(t, opts, "SELECT count(*) FROM late_rows"), left)
	}
}

func testHistoryIsPruned(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	e := newEvaluating(t, opts)
	a := e.add(t, 1)[0]
	e.alive(t, "ann")
	first := e.clock.time().Truncate(time.Hour)
	const made = 10
	for i := range made {
		e.claim(t, "ann", 1)
		evaluation := e.fires(a, first.Add(time.Duration(i)*time.Minute))
		evaluation.Due = e.clock.time().Time
		evaluation.Rows = append(evaluation.Rows, store.GroupResult{Group: "a", State: api.AlertHistoryStateOK})
		e.evaluate(t, "ann", 1, evaluation)
		e.clock.advance(time.Minute)
		e.alive(t, "ann")
	}
	prune := func(before time.Time, limit, want, left int) {
		t.Helper()
		if n := must(e.PruneAlerts(t.Context(), before, limit))(t); n != want {
			t.Errorf("%d were deleted, want %d", n, want)
		}
		wantEqual(t, countRaw(t, opts, "SELECT count(*) FROM alert_history"), left)
	}
	prune(first, 100, 0, 20)
	// Five windows have ten entries.
	limit := first.Add(4*time.Minute + time.Second)
	prune(limit, 3, 3, 17)
	prune(limit, 3, 3, 14)
	prune(limit, 3, 3, 11)
	prune(limit, 3, 1, 10)
	prune(limit, 3, 0, 10)
	for i, entry := range e.history(t, a.ID) {
		if want := first.Add(time.Duration(made-1-i/2) * time.Minute); !entry.WindowEnd.Equal(want) {
			t.Errorf("entry %d is of %s, want %s", i, entry.WindowEnd, want)
		}
	}
	prune(e.clock.time().Add(time.Hour), 1000, 10, 0)
	wantEqual(t, len(e.events(t, a.ID)), 0) // nor is there a notification of what happened then
}

func testHistoryOfManyGroups(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	alerts := e.add(t, 50)
	e.alive(t, "ann")
	e.claim(t, "ann", 100)
	end := e.clock.time().Time
	results := make([]store.Evaluation, len(alerts))
	for i, a := range alerts {
		results[i] = e.fires(a, end)
		for n := range 100 {
			results[i].Rows = append(results[i].Rows,
				store.GroupResult{Group: fmt.Sprint("host:", n), State: api.AlertHistoryStatePENDING})
			results[i].Events = append(results[i].Events, store.Event{Alert: a, Group: fmt.Sprint("host:", n), Firing: true})
		}
	}
	e.evaluate(t, "ann", len(alerts), results...)
	for _, a := range alerts {
		if n := len(e.history(t, a.ID)); n != 101 {
			t.Errorf("%d entries, want 101", n)
		}
	}
	if n := countRaw(t, e.opts, "SELECT count(*) FROM outbox"); n != 50*101 {
		t.Errorf("%d events, want %d", n, 50*101)
	}
}
