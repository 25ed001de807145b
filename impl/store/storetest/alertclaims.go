package storetest

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// evaluating is a store whose alerts are evaluated.
type evaluating struct {
	*store.Store
	opts  store.Options
	clock *clock
	team  core.TeamID
	// claims are the last ones of each evaluator, by its name and the alert, and evaluated what was evaluated by then.
	claims    map[string]string
	evaluated map[string]time.Time
}

func newEvaluating(t testing.TB, opts store.Options) *evaluating {
	t.Helper()
	if opts.DSN == "" {
		s, clock := timed(t, opts)
		return &evaluating{s, opts, clock, newTeam(), map[string]string{}, map[string]time.Time{}}
	}
	// Leases are measured by the database's clock, which has to go along.
	opts.DSN = pgtest.SetClock(t, opts.DSN, "now()")
	s, clock := timed(t, opts)
	db := openRaw(t, opts)
	t.Cleanup(func() { _ = db.Close() })
	clock.moved = func() { must(db.ExecContext(t.Context(), pgtest.Clock(pgtest.At(clock.time().Time))))(t) }
	clock.moved()
	return &evaluating{s, opts, clock, newTeam(), map[string]string{}, map[string]time.Time{}}
}

// alive gives workers a heartbeat that holds for a minute.
func (e *evaluating) alive(t testing.TB, workers ...string) {
	t.Helper()
	for _, id := range workers {
		must(e.Heartbeat(t.Context(), id, time.Minute))(t)
	}
}

// add makes alerts, each a second after the one before.
func (e *evaluating) add(t testing.TB, n int) []api.Alert {
	t.Helper()
	alerts := make([]api.Alert, n)
	for i := range alerts {
		alerts[i] = newAlert("d", "t", "w")
		write(t, e.Store, func(tx *store.Tx) error { return tx.CreateAlert(t.Context(), e.team, &alerts[i], "") })
		e.clock.advance(time.Second)
	}
	return alerts
}

// claim returns the ids of what an evaluator may evaluate, in the order of creation.
func (e *evaluating) claim(t testing.TB, evaluator string, limit int) []string {
	t.Helper()
	ids := []string{}
	for _, due := range must(e.ClaimAlerts(t.Context(), evaluator, limit))(t) {
		ids = append(ids, due.Alert.ID)
		e.claims[evaluator+due.Alert.ID], e.evaluated[evaluator+due.Alert.ID] = due.Claim, due.Evaluated
	}
	slices.Sort(ids)
	return ids
}

func (e *evaluating) evaluate(t testing.TB, evaluator string, want int, results ...store.Evaluation) {
	t.Helper()
	for i := range results {
		results[i].Claim, results[i].After = e.claims[evaluator+results[i].Alert], e.evaluated[evaluator+results[i].Alert]
	}
	if got := must(e.StoreEvaluations(t.Context(), results))(t); got != want {
		t.Errorf("%d evaluations were stored, want %d", got, want)
	}
}

// fires is the result that an alert fires in the five minutes before an end.
func (e *evaluating) fires(a api.Alert, end time.Time) store.Evaluation {
	start := end.Add(-5 * time.Minute)
	return store.Evaluation{
		Team: core.TeamID(a.TeamID), Alert: a.ID, State: api.AlertStateALERT, Start: start, End: end,
		Due: end.Add(5 * time.Minute), Memory: []byte(`{"":{}}`),
		Rows: []store.GroupResult{{
			State: api.AlertHistoryStateALERT, Violations: 1,
			Values: []api.AlertWindowValue{{StartTime: core.Time{Time: start}, Value: 2}},
		}},
		Events: []store.Event{{Alert: a, Firing: true, Value: 2, Start: start.UnixMilli(), End: end.UnixMilli()}},
	}
}

// fails is the result that nothing could be said about the five minutes before an end.
func (e *evaluating) fails(a api.Alert, end time.Time, message string) store.Evaluation {
	return store.Evaluation{
		Team: core.TeamID(a.TeamID), Alert: a.ID, Start: end.Add(-5 * time.Minute), End: end, Due: e.clock.time().Time,
		Errors: []api.AlertError{{Timestamp: e.clock.time(), Type: api.AlertErrorTypeQUERYERROR, Message: message}},
	}
}

func (e *evaluating) get(t testing.TB, id string) api.Alert {
	t.Helper()
	return must(e.GetAlert(t.Context(), e.team, id))(t)
}

func (e *evaluating) history(t testing.TB, id string) []api.AlertHistoryEntry {
	t.Helper()
	entries, total, err := e.AlertHistoryList(e.team, id, nil, 1000, 0).All(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if total != len(entries) {
		t.Errorf("the history has %d entries, and says %d", len(entries), total)
	}
	return entries
}

// events are what people are to be notified about an alert.
func (e *evaluating) events(t testing.TB, id string) []store.Event {
	t.Helper()
	db := openRaw(t, e.opts)
	defer func() { _ = db.Close() }()
	rows, err := db.QueryContext(t.Context(), "SELECT event FROM outbox WHERE alert_id = '"+id+"' ORDER BY seq")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = rows.Close() }()
	events := []store.Event{}
	for rows.Next() {
		var text string
		var event store.Event
		if err := rows.Scan(&text); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal([]byte(text), &event); err != nil {
			t.Fatal(err)
		}
		events = append(events, event)
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return events
}

func idsOf(alerts []api.Alert) []string {
	ids := []string{}
	for _, a := range alerts {
		ids = append(ids, a.ID)
	}
	slices.Sort(ids)
	return ids
}

func testAlertClaims(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"what is due for the longest time is claimed first", testOldestDueFirst},
		{"what is left out keeps no others from being claimed", testClaimsLeaveOut},
		{"a claimed alert comes with all that is known of it", testClaimedAlert},
		{"claims count as long as who made them is alive", testClaimsLast},
		{"an evaluator that stops frees what it has claimed", testEvaluatorStops},
		{"evaluators at the same time never share an alert, and leave none", testEvaluatorsShareNothing},
		{"a claim that is lost costs its alert only", testLostClaim},
		{"an alert that changed is evaluated as it is now, also when the same evaluator has claimed it again", testAlertThatChanged},
		{"an evaluation frees the alert until it is due again", testEvaluationFreesAlert},
		{"an evaluation without state and errors moves the alert and nothing else", testEvaluationThatMovesAlert},
		{"a disabled alert is never due, and due at once when it is enabled", testDisabledAlert},
		{"a silence is all that silencing changes", testSilencedAlert},
	})
}

func testOldestDueFirst(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	alerts := e.add(t, 6)
	e.alive(t, "ann")
	wantEqual(t, e.claim(t, "ann", 10), idsOf(alerts))
	now := e.clock.time().Time
	for i, seconds := range []int{5, 3, 1, 4, 2, 60} { // the last one is not due yet
		e.evaluate(t, "ann", 1, store.Evaluation{
			Team: e.team, Alert: alerts[i].ID, Due: now.Add(time.Duration(seconds) * time.Second),
		})
	}
	e.clock.advance(10 * time.Second)
	execRaw(t, e.opts, "ANALYZE") // or the index gives PostgreSQL an order that no query asked for
	if n := must(e.DueAlerts(t.Context()))(t); n != 5 {
		t.Errorf("%d are due, want 5", n)
	}
	wantEqual(t, e.claim(t, "ann", 2), idsOf([]api.Alert{alerts[2], alerts[4]}))
	wantEqual(t, e.claim(t, "ann", 2), idsOf([]api.Alert{alerts[1], alerts[3]}))
	wantEqual(t, e.claim(t, "ann", 2), idsOf(alerts[:1]))
	wantEqual(t, e.claim(t, "ann", 2), []string{})
}

func testClaimsLeaveOut(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	first, _ := newService(t, e.Store)
	second, _ := newService(t, e.Store)
	add := func(team core.TeamID, creator string) store.AlertGroup {
		e.team = team
		a := newAlert("d", "t", "w")
		write(t, e.Store, func(tx *store.Tx) error { return tx.CreateAlert(t.Context(), team, &a, creator) })
		group := store.AlertGroup{Organization: first.OrganizationID, Team: team, Creator: creator}
		if team == second.Team {
			group.Organization = second.OrganizationID
		}
		return group
	}
	ann, bob, none := add(first.Team, "ann"), add(first.Team, "bob"), add(first.Team, "")
	other, otherAnn := add(second.Team, ""), add(second.Team, "ann")
	e.alive(t, "e")
	claim := func(leftOut ...store.AlertGroup) []store.AlertGroup {
		groups := []store.AlertGroup{}
		for _, due := range must(e.ClaimAlerts(t.Context(), "e", 9, leftOut...))(t) {
			groups = append(groups, due.Group())
			e.claims["e"+due.Alert.ID] = due.Claim
			e.evaluate(t, "e", 1, store.Evaluation{Team: due.Group().Team, Alert: due.Alert.ID, Due: e.clock.time().Time})
		}
		order := func(g store.AlertGroup) string { return fmt.Sprint(g.Team == second.Team, " ", g.Creator) }
		slices.SortFunc(groups, func(a, b store.AlertGroup) int { return strings.Compare(order(a), order(b)) })
		return groups
	}
	all := []store.AlertGroup{none, ann, bob, other, otherAnn}
	wantEqual(t, claim(), all)
	wantEqual(t, claim(ann, none), []store.AlertGroup{bob, other, otherAnn})
	wantEqual(t, claim(other, store.AlertGroup{Organization: first.OrganizationID}), []store.AlertGroup{otherAnn})
	wantEqual(t, claim(store.AlertGroup{Organization: second.OrganizationID}), all[:3])
	wantEqual(t, claim(all...), []store.AlertGroup{})
}

func testClaimedAlert(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	a := e.add(t, 1)[0]
	chart := newChart(t, "c")
	a.ChartConfig = chart
	write(t, e.Store, func(tx *store.Tx) error { return tx.UpdateAlert(t.Context(), e.team, &a) })
	a.ChartConfig = nil // which is read later
	e.alive(t, "ann")
	due := must(e.ClaimAlerts(t.Context(), "ann", 1))(t)
	e.claims["ann"+a.ID] = due[0].Claim
	wantEqual(t, due, []store.DueAlert{{Alert: a, Claim: due[0].Claim, ClaimedAt: e.clock.Now()}})
	wantEqual(t, must(e.AlertChart(t.Context(), e.team, a.ID))(t), chart)
	end := e.clock.time().Time
	evaluation := e.fires(a, end)
	e.evaluate(t, "ann", 1, evaluation)
	e.clock.advance(5*time.Minute - time.Millisecond)
	wantEqual(t, e.claim(t, "ann", 1), []string{})
	e.clock.advance(time.Millisecond)
	e.alive(t, "ann")
	a.State, a.ExecutionErrors = api.AlertStateALERT, []api.AlertError{}
	again := must(e.ClaimAlerts(t.Context(), "ann", 1))(t)
	wantEqual(t, again, []store.DueAlert{{
		Alert: a, Evaluated: end, Memory: evaluation.Memory, Claim: again[0].Claim, ClaimedAt: e.clock.Now(),
	}})
}

func testClaimsLast(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	e := newEvaluating(t, opts)
	alerts := e.add(t, 2)
	e.alive(t, "ann", "bob")
	wantEqual(t, e.claim(t, "ann", 10), idsOf(alerts))
	for range 2 {
		e.clock.advance(50 * time.Second)
		wantEqual(t, e.claim(t, "bob", 10), []string{})
		e.alive(t, "ann", "bob")
	}
	wantEqual(t, e.claim(t, "ann", 10), []string{}) // nor twice by the same
	e.clock.advance(59 * time.Second)
	e.alive(t, "bob")
	wantEqual(t, e.claim(t, "bob", 10), []string{})
	e.clock.advance(time.Second)
	wantEqual(t, e.claim(t, "bob", 1), idsOf(alerts[:1]))
	// She was only slow. What no other worker has taken is still hers.
	end := e.clock.time().Time
	e.evaluate(t, "ann", 1, e.fires(alerts[0], end), e.fires(alerts[1], end))
	wantEqual(t, e.history(t, alerts[0].ID), []api.AlertHistoryEntry{})
	e.evaluate(t, "bob", 1, e.fires(alerts[0], end))
}

func testEvaluatorStops(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	e := newEvaluating(t, opts)
	alerts := e.add(t, 3)
	e.alive(t, "old", "ann", "bob")
	e.clock.advance(2 * time.Hour)
	e.alive(t, "ann", "bob")
	wantEqual(t, e.claim(t, "ann", 2), idsOf(alerts[:2]))
	wantEqual(t, e.claim(t, "bob", 2), idsOf(alerts[2:]))
	if err := e.Release(t.Context(), "ann"); err != nil {
		t.Fatal(err)
	}
	if n := countRaw(t, opts, "SELECT count(*) FROM workers WHERE id = 'bob'"); n != 1 {
		t.Error("another one is forgotten")
	}
	if n := countRaw(t, opts, "SELECT count(*) FROM workers"); n != 1 {
		t.Errorf("%d workers are known, want 1", n)
	}
	wantEqual(t, e.claim(t, "bob", 5), idsOf(alerts[:2]))
}

func testEvaluatorsShareNothing(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	e := newEvaluating(t, opts)
	alerts := e.add(t, 300)
	end := e.clock.time().Time
	var mu sync.Mutex
	claimed := map[string]string{}
	left := func() int { mu.Lock(); defer mu.Unlock(); return len(alerts) - len(claimed) }
	var all sync.WaitGroup
	for i := range 12 {
		id := fmt.Sprint("evaluator ", i)
		e.alive(t, id)
		all.Go(func() {
			for left() > 0 {
				due, err := e.ClaimAlerts(t.Context(), id, 1+i)
				if err != nil || len(due) > 1+i {
					t.Errorf("claimed %d of %d: %v", len(due), 1+i, err)
					return
				}
				results := make([]store.Evaluation, len(due))
				mu.Lock()
				for n, d := range due {
					if other, ok := claimed[d.Alert.ID]; ok {
						t.Errorf("%s has what %s has claimed", id, other)
					}
					claimed[d.Alert.ID] = id
					results[n] = e.fires(d.Alert, end)
					results[n].Claim = d.Claim
				}
				mu.Unlock()
				if n, err := e.StoreEvaluations(t.Context(), results); err != nil || n != len(results) {
					t.Errorf("%d of %d were stored: %v", n, len(results), err)
				}
			}
		})
	}
	all.Wait()
	if n := countRaw(t, opts, "SELECT count(*) FROM outbox"); n != len(alerts) {
		t.Errorf("%d events, want %d", n, len(alerts))
	}
}

func testLostClaim(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	alerts := e.add(t, 7)
	e.alive(t, "ann", "bob")
	wantEqual(t, e.claim(t, "ann", 6), idsOf(alerts[:6]))
	wantEqual(t, e.claim(t, "bob", 6), idsOf(alerts[6:]))
	edited, silenced, loud, disabled, deleted := alerts[1], alerts[2], alerts[3], alerts[4], alerts[5]
	disabled.Enabled = ptr(false)
	silence := api.AlertSilence{At: e.clock.time(), Until: e.clock.time()}
	for _, change := range []func(tx *store.Tx) error{
		func(tx *store.Tx) error { return tx.UpdateAlert(t.Context(), e.team, &edited) },
		func(tx *store.Tx) error { return tx.SilenceAlert(t.Context(), e.team, silenced.ID, &silence) },
		func(tx *store.Tx) error { return tx.SilenceAlert(t.Context(), e.team, loud.ID, nil) },
		func(tx *store.Tx) error { return tx.UpdateAlert(t.Context(), e.team, &disabled) },
		func(tx *store.Tx) error { return tx.DeleteAlert(t.Context(), e.team, deleted.ID) },
	} {
		write(t, e.Store, change)
	}
	end := e.clock.time().Time
	var results []store.Evaluation
	before := map[string]api.Alert{}
	for _, a := range alerts {
		results = append(results, e.fires(a, end))
		if a.ID != deleted.ID {
			before[a.ID] = e.get(t, a.ID)
		}
	}
	stray := e.fires(alerts[0], end)
	stray.Team = newTeam()
	e.evaluate(t, "ann", 1, append(results, stray)...)

	kept := e.get(t, alerts[0].ID)
	if kept.State != api.AlertStateALERT || len(e.history(t, kept.ID)) != 1 || len(e.events(t, kept.ID)) != 1 {
		t.Errorf("the alert that was not touched: %s, %v", kept.State, e.history(t, kept.ID))
	}
	for _, a := range alerts[1:] {
		if got := e.events(t, a.ID); len(got) != 0 {
			t.Errorf("events %+v", got)
		}
		if a.ID == deleted.ID {
			_, _, err := e.AlertHistoryList(e.team, a.ID, nil, 10, 0).All(t.Context())
			wantKind(t, err, core.NotFound)
			continue
		}
		wantEqual(t, e.get(t, a.ID), before[a.ID])
		wantEqual(t, e.history(t, a.ID), []api.AlertHistoryEntry{})
	}
	if n := countRaw(t, e.opts, "SELECT count(*) FROM alert_history"); n != 1 {
		t.Errorf("%d entries of history, want 1", n)
	}
	// Those that were changed are due as they are now.
	wantEqual(t, e.claim(t, "ann", 10), idsOf([]api.Alert{edited, silenced, loud}))
}

func testAlertThatChanged(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	alerts := e.add(t, 2)
	e.alive(t, "ann")
	e.claim(t, "ann", 2)
	end := e.clock.time().Time
	stale := []store.Evaluation{e.fires(alerts[0], end), e.fires(alerts[1], end)}
	for i := range stale {
		stale[i].Claim = e.claims["ann"+stale[i].Alert]
	}
	silence := api.AlertSilence{At: e.clock.time(), Until: e.clock.time()}
	write(t, e.Store, func(tx *store.Tx) error { return tx.UpdateAlert(t.Context(), e.team, &alerts[0]) })
	write(t, e.Store, func(tx *store.Tx) error { return tx.SilenceAlert(t.Context(), e.team, alerts[1].ID, &silence) })
	wantEqual(t, e.claim(t, "ann", 2), idsOf(alerts))
	if n := must(e.StoreEvaluations(t.Context(), stale))(t); n != 0 {
		t.Errorf("%d evaluations about what was before were stored", n)
	}
	e.evaluate(t, "ann", 2, e.fires(alerts[0], end), e.fires(alerts[1], end))
}

func testEvaluationFreesAlert(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	a := e.add(t, 1)[0]
	e.alive(t, "ann", "bob")
	e.claim(t, "ann", 1)
	end := e.clock.time().Time
	evaluation := e.fires(a, end)
	evaluation.Due = end
	e.evaluate(t, "ann", 1, evaluation)
	e.evaluate(t, "ann", 0, evaluation) // which is not hers any more
	wantEqual(t, e.claim(t, "bob", 1), []string{a.ID})
	// What was said about a window stays. What people are to be notified is another matter.
	again := e.fires(a, end)
	again.Rows[0].State, again.Events[0].Value = api.AlertHistoryStateOK, 7
	before := e.history(t, a.ID)
	e.evaluate(t, "bob", 1, again)
	wantEqual(t, e.history(t, a.ID), before)
	wantEqual(t, e.events(t, a.ID), append(evaluation.Events, again.Events...))
}

func testEvaluationThatMovesAlert(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	a := e.add(t, 1)[0]
	e.alive(t, "ann")
	e.claim(t, "ann", 1)
	end := e.clock.time().Time
	evaluation := e.fires(a, end)
	evaluation.Due, evaluation.Errors = end, e.fails(a, end, "a webhook").Errors
	e.evaluate(t, "ann", 1, evaluation)
	before, history := must(e.ClaimAlerts(t.Context(), "ann", 1))(t), e.history(t, a.ID)
	e.claims["ann"+a.ID] = before[0].Claim
	if before[0].Alert.ExecutionErrors[0].Message != "a webhook" {
		t.Errorf("the errors of an evaluation: %v", before[0].Alert.ExecutionErrors)
	}
	e.evaluate(t, "ann", 1, store.Evaluation{Team: e.team, Alert: a.ID, Due: end.Add(10 * time.Second)})
	wantEqual(t, e.claim(t, "ann", 1), []string{})
	e.clock.advance(10 * time.Second)
	after := must(e.ClaimAlerts(t.Context(), "ann", 1))(t)
	after[0].Claim, after[0].ClaimedAt = before[0].Claim, before[0].ClaimedAt
	wantEqual(t, after, before)
	wantEqual(t, e.history(t, a.ID), history)
	if n := len(e.events(t, a.ID)); n != 1 {
		t.Errorf("%d events, want 1", n)
	}
}

func testDisabledAlert(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	made := newAlert("d", "t", "w")
	made.Enabled, made.State = ptr(false), api.AlertStateDISABLED
	write(t, e.Store, func(tx *store.Tx) error { return tx.CreateAlert(t.Context(), e.team, &made, "") })
	a := e.add(t, 1)[0]
	set := func(a *api.Alert, enabled *bool) {
		a.Enabled = enabled
		write(t, e.Store, func(tx *store.Tx) error { return tx.UpdateAlert(t.Context(), e.team, a) })
	}
	e.alive(t, "ann")
	wantEqual(t, e.claim(t, "ann", 5), []string{a.ID})
	e.evaluate(t, "ann", 1, e.fires(a, e.clock.time().Time))
	set(&a, ptr(false))
	e.clock.advance(time.Hour)
	e.alive(t, "ann")
	wantEqual(t, e.claim(t, "ann", 5), []string{})
	wantEqual(t, e.get(t, a.ID).State, api.AlertStateDISABLED)
	set(&a, nil)
	set(&made, ptr(true))
	wantEqual(t, e.get(t, a.ID).State, api.AlertStateOK)
	wantEqual(t, e.get(t, made.ID).State, api.AlertStateOK)
	wantEqual(t, e.claim(t, "ann", 5), []string{made.ID, a.ID})
	// An edit of one that is enabled leaves the state alone.
	e.evaluate(t, "ann", 1, e.fires(a, e.clock.time().Time))
	set(&a, ptr(true))
	wantEqual(t, e.get(t, a.ID).State, api.AlertStateALERT)
}

func testSilencedAlert(t *testing.T, fresh func(testing.TB) store.Options) {
	e := newEvaluating(t, fresh(t))
	a := e.add(t, 1)[0]
	want := a
	want.Silenced = &api.AlertSilence{
		By: ptr("ann"), At: e.clock.time(), Until: core.Time{Time: e.clock.time().Add(time.Hour)}, Reason: ptr("\"ü\"\n"),
	}
	for _, silence := range []*api.AlertSilence{want.Silenced, nil} {
		e.clock.advance(time.Minute)
		write(t, e.Store, func(tx *store.Tx) error { return tx.SilenceAlert(t.Context(), e.team, a.ID, silence) })
		want.Silenced = silence
		wantEqual(t, e.get(t, a.ID), want)
	}
	for _, c := range []struct {
		team core.TeamID
		id   string
	}{{newTeam(), a.ID}, {e.team, core.NewID()}} {
		wantKind(t, e.Write(t.Context(), func(tx *store.Tx) error {
			return tx.SilenceAlert(t.Context(), c.team, c.id, want.Silenced)
		}), core.NotFound)
	}
	wantEqual(t, e.get(t, a.ID), want)
}

// sameNumbers fans out zeros apart.
var sameNumbers = cmp.Comparer(func(a, b float64) bool { return math.Float64bits(a) == math.Float64bits(b) })
