package storetest

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
)

func testNotifyErrors(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"answers about an alert say what has not arrived", testNotifyErrorsOfAlert},
		{"there is one for each group and webhook, until it arrives or something else happens", testNotifyErrorOfGroup},
		{"an answer has the newest of very many", testNewestNotifyErrors},
		{"they go with their alert, whose deliveries stay", testNotifyErrorsGoWithAlert},
		{"an event of an alert that is deleted is sent", testEventOfDeletedAlert},
		{"nothing is said of an alert that is deleted at the same time", testAlertDeletedDuringFanOut},
	})
}

// notify fans one event out, to webhooks and with errors.
func notify(t testing.TB, d *delivering, a api.Alert, event string, webhooks []string, errs ...store.NotifyError) {
	t.Helper()
	d.happen(t, a, event)
	d.alive(t, "ann")
	f := fanout(must(d.ClaimEvents(t.Context(), "ann", 1))(t)[0], webhooks...)
	f.Errors = errs
	must(d.FanOut(t.Context(), []store.Fanout{f}, d.expires()))(t)
}

func testNotifyErrorsOfAlert(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.alive(t, "ann")
	d.claim(t, "ann", 1)
	d.evaluate(t, "ann", 1, d.fails(d.alert, d.clock.time().Time, "the query"))
	if err := d.Release(t.Context(), "ann"); err != nil {
		t.Fatal(err)
	}
	name, quiet := "n", d.add(t, 1)[0]
	d.alert.Name = &name
	write(t, d.Store, func(tx *store.Tx) error { return tx.UpdateAlert(t.Context(), d.team, &d.alert) })
	notify(t, d, quiet, "q 1", nil) // of which nothing is said
	evaluated := d.get(t, d.alert.ID).ExecutionErrors
	wantEqual(t, len(evaluated), 1)

	d.happen(t, d.alert, "a 1")
	d.fanOut(t, "w")
	evaluated = d.get(t, d.alert.ID).ExecutionErrors // none after an evaluation that said something
	wantEqual(t, evaluated, []api.AlertError{})
	d.clock.advance(time.Second)
	d.record(t, d.failed(time.Minute, d.due(t, "w", 1)...))
	want := d.get(t, d.alert.ID)
	wantEqual(t, want.ExecutionErrors, []api.AlertError{
		{Timestamp: d.clock.time(), Type: api.AlertErrorTypeWEBHOOKERROR, Message: "failed a 1"},
	})
	write(t, d.Store, func(tx *store.Tx) error {
		wantEqual(t, must(tx.LockAlert(t.Context(), d.team, d.alert.ID))(t), want)
		return nil
	})
	wantEqual(t, must(d.AlertsNamed(t.Context(), d.team, name))(t), []api.Alert{want})
	page, _, err := d.ListAlerts(t.Context(), d.team, 10, 0)
	if err != nil {
		t.Fatal(err)
	}
	wantEqual(t, page, []api.Alert{want, d.get(t, quiet.ID)})
	wantEqual(t, listedAlerts(t, d.Store, d.team, store.ListOptions{}), page)
	wantEqual(t, listedAlerts(t, d.Store, d.team, store.ListOptions{Name: name}), page[:1])
	wantEqual(t, page[1].ExecutionErrors, []api.AlertError{})

	// Evaluations say what they say, and know nothing of it.
	d.alive(t, "bob")
	for _, due := range must(d.ClaimAlerts(t.Context(), "bob", 5))(t) {
		d.claims["bob"+due.Alert.ID] = due.Claim
		wantEqual(t, due.Alert.ExecutionErrors, []api.AlertError{})
	}
	d.evaluate(t, "bob", 1, d.fails(d.alert, d.clock.time().Time, "the query"))
	wantEqual(t, messages(d.get(t, d.alert.ID)), []string{"the query", "failed a 1"})
}

func testNotifyErrorOfGroup(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	said := func() []string {
		t.Helper()
		all := messages(d.get(t, d.alert.ID))
		slices.Sort(all)
		return all
	}
	notify(t, d, d.alert, "a 1", []string{"v", "w"}, store.NotifyError{WebhookID: "x", Message: "x is gone"},
		store.NotifyError{Message: "and more"})
	notify(t, d, d.alert, "b 1", []string{"w"})
	wantEqual(t, said(), []string{"and more", "x is gone"})
	d.record(t, d.failed(time.Second, d.due(t, "v", 1)...))
	sent := d.due(t, "w", 2)
	d.record(t, d.failed(time.Second, sent...))
	d.clock.advance(time.Second)
	d.record(t, d.refused(d.due(t, "w", 1)...))
	wantEqual(t, said(), []string{"and more", "failed a 1", "failed b 1", "refused a 1", "x is gone"})
	d.record(t, d.arrived(d.due(t, "v", 1)...))
	wantEqual(t, said(), []string{"and more", "failed b 1", "refused a 1", "x is gone"})
	notify(t, d, d.alert, "a 2", []string{"w"}, store.NotifyError{WebhookID: "@x", Message: "no @x"})
	// What was said of w stays, until there is news of it.
	wantEqual(t, said(), []string{"failed b 1", "no @x", "refused a 1"})
	d.record(t, d.arrived(d.due(t, "w", 2)...))
	wantEqual(t, said(), []string{"no @x"})
	notify(t, d, d.alert, "a 3", []string{"v", "w"})
	d.record(t, d.refused(append(d.due(t, "v", 2), d.due(t, "w", 2)...)...))
	wantEqual(t, said(), []string{"refused a 3", "refused a 3"})
	notify(t, d, d.alert, "a 4", []string{"w"}) // and no replica fans out to v any more
	wantEqual(t, said(), []string{"refused a 3"})
}

func testNewestNotifyErrors(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	var first, second []store.NotifyError
	for i := range 80 {
		e := store.NotifyError{WebhookID: fmt.Sprint(i)}
		e.Message = "first"
		first = append(first, e)
		e.Message = "second"
		second = append(second, e)
	}
	notify(t, d, d.alert, "a 1", nil, first...)
	d.clock.advance(time.Second)
	notify(t, d, d.alert, "b 1", nil, second...)
	other := d.add(t, 1)[0]
	notify(t, d, other, "b 1", nil, store.NotifyError{Message: "other"})
	got := messages(d.get(t, d.alert.ID))
	wantEqual(t, len(got), 100)
	wantEqual(t, got[:80], slices.Repeat([]string{"second"}, 80))
	page, _, err := d.ListAlerts(t.Context(), d.team, 10, 0)
	if err != nil {
		t.Fatal(err)
	}
	wantEqual(t, messages(page[0]), got)
	wantEqual(t, messages(page[1]), []string{"other"})
}

func testNotifyErrorsGoWithAlert(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	search := newAlert("", "", "w")
	search.DashboardID, search.TileID, search.SavedSearchID = nil, nil, ptr("s")
	tiles, dashboard := newAlert("d2", "t", "w"), newAlert("d3", "t", "w")
	for _, a := range []*api.Alert{&search, &tiles, &dashboard} {
		write(t, d.Store, func(tx *store.Tx) error { return tx.CreateAlert(t.Context(), d.team, a, "") })
	}
	for i, a := range []api.Alert{search, tiles, dashboard, d.alert} {
		notify(t, d, a, fmt.Sprint("a ", i), []string{"w"}, store.NotifyError{Message: "m"})
	}
	const count = "SELECT count(*) FROM alert_notify_errors"
	wantEqual(t, countRaw(t, d.opts, count), 4)
	for i, remove := range []func(tx *store.Tx) error{
		func(tx *store.Tx) error { return errorOf(tx.DeleteSavedSearchAlerts(t.Context(), d.team, "s")) },
		func(tx *store.Tx) error { return errorOf(tx.DeleteOtherTileAlerts(t.Context(), d.team, "d2", nil)) },
		func(tx *store.Tx) error { return errorOf(tx.DeleteDashboardAlerts(t.Context(), d.team, "d3")) },
		func(tx *store.Tx) error { return tx.DeleteAlert(t.Context(), d.team, d.alert.ID) },
	} {
		write(t, d.Store, remove)
		wantEqual(t, countRaw(t, d.opts, count), 3-i)
	}
	sent := d.due(t, "w", 5)
	wantEqual(t, titles(sent), []string{"a 0", "a 1", "a 2", "a 3"})
	d.record(t, append(d.refused(sent[:2]...), d.arrived(sent[2:]...)...))
	wantEqual(t, countRaw(t, d.opts, count), 0)
	wantEqual(t, countRaw(t, d.opts, "SELECT count(*) FROM delivery_attempts"), 4)
}

func testEventOfDeletedAlert(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	d.happen(t, d.alert, "a 1")
	d.alive(t, "ann")
	f := fanout(must(d.ClaimEvents(t.Context(), "ann", 1))(t)[0], "w")
	f.Errors = []store.NotifyError{{Message: "m"}}
	write(t, d.Store, func(tx *store.Tx) error { return tx.DeleteAlert(t.Context(), d.team, d.alert.ID) })
	wantEqual(t, must(d.FanOut(t.Context(), []store.Fanout{f}, d.expires()))(t), 1)
	wantEqual(t, titles(d.due(t, "w", 1)), []string{"a 1"})
}

func testAlertDeletedDuringFanOut(t *testing.T, fresh func(testing.TB) store.Options) {
	d := newDelivering(t, fresh(t))
	notify(t, d, d.alert, "a 1", nil, store.NotifyError{WebhookID: "x", Message: "m"})
	d.happen(t, d.alert, "a 2")
	f := fanout(must(d.ClaimEvents(t.Context(), "ann", 1))(t)[0], "w")
	f.Errors = []store.NotifyError{{WebhookID: "y", Message: "m"}}
	stores, deleted, commit := []*store.Store{d.Store, d.second(t)}, make(chan struct{}), make(chan struct{})
	errs := concurrently(3, func(i int) error {
		switch i {
		case 0:
			return stores[0].Write(t.Context(), func(tx *store.Tx) error {
				defer func() { <-commit }()
				defer close(deleted)
				return tx.DeleteAlert(t.Context(), d.team, d.alert.ID)
			})
		case 1:
			<-deleted
			return errorOf(stores[1].FanOut(t.Context(), []store.Fanout{f}, d.expires()))
		}
		<-deleted
		const waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted AND pid IN (" +
			"SELECT pid FROM pg_stat_activity WHERE datname = current_database())"
		defer close(commit)
		if d.opts.DSN != "" {
			patience.Within(t, "the fan-out waits for the deletion", func() bool { return countRaw(t, d.opts, waiting) > 0 })
		}
		return nil
	})
	wantEqual(t, errs, make([]error, 3))
	wantEqual(t, countRaw(t, d.opts, "SELECT count(*) FROM alert_notify_errors"), 0)
	wantEqual(t, titles(d.due(t, "w", 5)), []string{"a 2"})
}
