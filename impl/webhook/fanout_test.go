package webhook

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// neighbour is another team of the same store, whose notifications the same deliverer sends.
func (o *office) neighbour(t *testing.T) *office {
	t.Helper()
	n := &office{team: core.TeamID(core.NewID()), dir: o.dir, store: o.store, deliverer: o.deliverer, log: o.log}
	n.now.Store(o.now.Load())
	n.found(t)
	return n
}

// sayOf is say for several groups, by one evaluation.
func (o *office) sayOf(t *testing.T, a api.Alert, groups []string, firing bool) {
	t.Helper()
	o.windows++
	end := o.clock().Truncate(time.Minute).Add(time.Duration(o.windows) * time.Minute)
	if _, err := o.store.Heartbeat(t.Context(), "evaluator", time.Minute); err != nil {
		t.Fatal(err)
	}
	due, err := o.store.ClaimAlerts(t.Context(), "evaluator", 1000)
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(due, func(d store.DueAlert) bool { return d.Alert.ID == a.ID })
	if at < 0 {
		t.Fatal("the alert cannot be claimed")
	}
	for i, d := range due {
		j := store.Evaluation{Team: core.TeamID(d.Alert.TeamID), Alert: d.Alert.ID, Claim: d.Claim, Due: o.clock()}
		if i == at {
			j.State, j.Start, j.End, j.Memory = api.AlertStateALERT, end.Add(-time.Minute), end, []byte("{}")
			for _, group := range groups {
				j.Events = append(j.Events, store.Event{
					Alert: a, Firing: firing, Grouped: group != "", Group: group, Value: 7,
					Start: end.Add(-time.Minute).UnixMilli(), End: end.UnixMilli(),
				})
			}
		}
		if _, err := o.store.StoreEvaluations(t.Context(), []store.Evaluation{j}); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNoTeamWaitsBehindTheEventsOfAnother has tens of thousands of events of one team in line before one of another.
func TestNoTeamWaitsBehindTheEventsOfAnother(t *testing.T) {
	t.Parallel()
	loud, b, storm := newOffice(t), newInbox(t), newInbox(t)
	quiet := loud.neighbour(t)
	groups := make([]string, 30_000)
	for i := range groups {
		groups[i] = fmt.Sprint("host:", i)
	}
	loud.sayOf(t, loud.alert(t, "", loud.hook(t, "oncall", storm.URL)), groups, true)
	a := quiet.alert(t, "", quiet.hook(t, "oncall", b.URL))
	quiet.say(t, a, "", true)
	quiet.say(t, a, "", false)

	d := loud.deliverer
	for _, want := range []string{"ALERT", "ALERT OK"} { // a webhook is notified of one event of a group at a time
		n, err := d.fanOut(t.Context())
		if err != nil || n > maxEvents || n < maxEvents/2 {
			t.Fatal(n, err)
		}
		for got := ""; got != want; got = b.states() {
			if all := quiet.deliveries(t); len(all) < len(want)/len("ALERT") {
				t.Fatalf("%d notifications of the quiet team are in line, want %s", len(all), want)
			}
			d.lookAgain()
			if d.pass(t.Context()); d.inFlight > 0 {
				d.settle(<-d.sent)
			}
		}
	}
	if left := len(groups) - len(loud.deliveries(t)); left < len(groups)-2*maxEvents {
		t.Errorf("%d events of the loud team are left: the test says nothing", left)
	}
}

// TestTemplatesThatAreSlowHoldUpTheirOwnTeam takes any template for a slow one.
func TestTemplatesThatAreSlowHoldUpTheirOwnTeam(t *testing.T) {
	t.Parallel()
	slow, b := newOffice(t), newInbox(t)
	quiet := slow.neighbour(t)
	slow.deliverer.renderFor = time.Nanosecond
	groups := make([]string, 20)
	for i := range groups {
		groups[i] = fmt.Sprint("host:", i)
	}
	slow.sayOf(t, slow.alert(t, "", slow.hook(t, "oncall", b.URL)), groups, true)
	quiet.say(t, quiet.alert(t, "", quiet.hook(t, "oncall", b.URL)), "", true)
	n, err := slow.deliverer.fanOut(t.Context())
	if err != nil || n < 2 || n > maxOfTeam+1 || len(quiet.deliveries(t)) != 1 {
		t.Errorf("%d events were looked at: %v, and the quiet team has %d notifications", n, err, len(quiet.deliveries(t)))
	}
	slow.work(t)
	if n := len(slow.deliveries(t)); n != len(groups) {
		t.Errorf("the slow team has %d notifications in the end, want %d", n, len(groups))
	}
}
