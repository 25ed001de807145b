package storetest

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/oapi-codegen/nullable"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testAlerts(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"every field comes back", testAlertComesBack},
		{"a start is absent, null or a time", testAlertStart},
		{"an update changes what a client sets and nothing else", testAlertUpdate},
		{"alerts can be given to another person, which no third one sees", testAlertGiven},
		{"a deleted alert is gone", testAlertDeleted},
		{"pages go by id and count all", testAlertPages},
		{"alerts go with their dashboard or tile", testAlertsGoWithTile},
	})
}

func createAlerts(t *testing.T, s *store.Store, team core.TeamID, alerts ...*api.Alert) {
	t.Helper()
	for _, a := range alerts {
		write(t, s, func(tx *store.Tx) error { return tx.CreateAlert(t.Context(), team, a, "") })
	}
}

// fullAlert has a value in every field.
func fullAlert(t testing.TB, now core.Time) api.Alert {
	a := newAlert(core.NewID(), core.NewID(), core.NewID())
	a.Name, a.Message, a.Note = ptr("ñame"), ptr("{{value}}\n"), ptr("")
	a.Threshold, a.ThresholdMax, a.ThresholdType = -0.1, ptr(1e300), api.AlertThresholdTypeNotBetween
	a.ScheduleOffsetMinutes, a.NumConsecutiveWindows = ptr(0), ptr(3)
	a.ScheduleStartAt = nullable.NewNullableWithValue(now)
	a.SavedSearchID, a.GroupBy = ptr(core.NewID()), ptr("")
	a.Source, a.ChartConfig = api.AlertSourceInline, newChart(t, "<&>")
	a.State = api.AlertStateALERT
	a.Channels = append(a.Channels, api.AlertChannel{Type: api.AlertChannelTypeWebhook, WebhookID: core.NewID()})
	a.Channel = &a.Channels[0]
	a.Silenced = &api.AlertSilence{By: ptr("ann"), At: now, Until: core.Time{Time: now.Add(time.Hour)}}
	a.ExecutionErrors = []api.AlertError{{Timestamp: now, Type: api.AlertErrorTypeQUERYTIMEOUT, Message: "30 s"}}
	return a
}

func testAlertComesBack(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	team := newTeam()
	full, bare := fullAlert(t, clock.time()), newAlert(core.NewID(), core.NewID(), core.NewID())
	search := bare
	search.ID, search.Source = core.NewID(), api.AlertSourceSavedSearch
	search.DashboardID, search.TileID, search.SavedSearchID = nil, nil, ptr(core.NewID())
	search.Channels, search.Channel = nil, nil
	search.ExecutionErrors = []api.AlertError{}
	for _, a := range []api.Alert{full, bare, search} {
		createAlerts(t, s, team, &a)
		wantEqual(t, a.TeamID, string(team))
		wantEqual(t, []core.Time{a.CreatedAt, a.UpdatedAt}, []core.Time{clock.time(), clock.time()})
		wantEqual(t, must(s.GetAlert(t.Context(), team, a.ID))(t), a)
		wantEqual(t, must(s.AlertChart(t.Context(), team, a.ID))(t), a.ChartConfig)
	}
	_, err := s.AlertChart(t.Context(), newTeam(), full.ID)
	wantKind(t, err, core.NotFound)
}

func testAlertStart(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	team := newTeam()
	for _, start := range []nullable.Nullable[core.Time]{
		nil, nullable.NewNullNullable[core.Time](), nullable.NewNullableWithValue(clock.time()),
	} {
		a := newAlert("d", "t", "w")
		a.ScheduleStartAt = start
		createAlerts(t, s, team, &a)
		wantEqual(t, must(s.GetAlert(t.Context(), team, a.ID))(t).ScheduleStartAt, start)
		for _, next := range []nullable.Nullable[core.Time]{
			nullable.NewNullableWithValue(core.Time{Time: clock.time().Add(-time.Hour)}),
			nullable.NewNullNullable[core.Time](), nil,
		} {
			a.ScheduleStartAt = next
			write(t, s, func(tx *store.Tx) error { return tx.UpdateAlert(t.Context(), team, &a) })
			wantEqual(t, must(s.GetAlert(t.Context(), team, a.ID))(t).ScheduleStartAt, next)
		}
	}
}

func testAlertUpdate(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	team := newTeam()
	before := fullAlert(t, clock.time())
	createAlerts(t, s, team, &before)
	clock.advance(time.Minute)

	want := newAlert(core.NewID(), core.NewID(), core.NewID())
	want.ID, want.Interval = before.ID, api.AlertIntervalDays1
	update := want
	update.State, update.ExecutionErrors, update.CreatedAt = api.AlertStateOK, []api.AlertError{}, core.Time{}
	write(t, s, func(tx *store.Tx) error { return tx.UpdateAlert(t.Context(), team, &update) })

	wantEqual(t, update.UpdatedAt, clock.time())
	want.TeamID, want.CreatedAt, want.UpdatedAt = before.TeamID, before.CreatedAt, clock.time()
	want.State, want.Silenced, want.ExecutionErrors = before.State, before.Silenced, before.ExecutionErrors
	wantEqual(t, must(s.GetAlert(t.Context(), team, before.ID))(t), want)
	write(t, s, func(tx *store.Tx) error {
		wantEqual(t, must(tx.LockAlert(t.Context(), team, before.ID))(t), want)
		return nil
	})
}

func testAlertGiven(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, clock := timed(t, opts)
	team, other := newTeam(), newTeam()
	for i, owner := range []core.TeamID{team, team, other} {
		a := newAlert("d", "t", "w")
		write(t, s, func(tx *store.Tx) error {
			return tx.CreateAlert(t.Context(), owner, &a, []string{"ann", "bob", "bob"}[i])
		})
	}
	before, _, err := s.ListAlerts(t.Context(), team, 1000, 0)
	if err != nil {
		t.Fatal(err)
	}
	clock.advance(time.Second)
	write(t, s, func(tx *store.Tx) error { return errorOf(tx.ReassignAlerts(t.Context(), team, "bob", "carol")) })
	after, _, err := s.ListAlerts(t.Context(), team, 1000, 0)
	if err != nil {
		t.Fatal(err)
	}
	wantEqual(t, after, before)
	// Nothing reads the creator yet.
	for by, want := range map[string]int{"ann": 1, "bob": 1, "carol": 1} {
		got := countRaw(t, opts, "SELECT count(*) FROM alerts WHERE created_by = '"+by+"'")
		if got != want {
			t.Errorf("%s has %d alerts, want %d", by, got, want)
		}
	}
}

func testAlertDeleted(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team, a := migrated(t, fresh(t)), newTeam(), newAlert("d", "t", "w")
	createAlerts(t, s, team, &a)
	write(t, s, func(tx *store.Tx) error { return tx.DeleteAlert(t.Context(), team, a.ID) })
	_, err := s.GetAlert(t.Context(), team, a.ID)
	wantKind(t, err, core.NotFound)
	for _, change := range []func(tx *store.Tx) error{
		func(tx *store.Tx) error { return tx.DeleteAlert(t.Context(), team, a.ID) },
		func(tx *store.Tx) error { return tx.UpdateAlert(t.Context(), team, &a) },
		func(tx *store.Tx) error { _, err := tx.LockAlert(t.Context(), team, a.ID); return err },
	} {
		wantKind(t, s.Write(t.Context(), change), core.NotFound)
	}
}

func testAlertPages(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	var all []api.Alert
	for i := range 5 {
		a := newAlert("d", "t", "w")
		a.Name = ptr(fmt.Sprint(5 - i))
		all = append(all, a)
	}
	for _, i := range []int{3, 0, 4, 2, 1} {
		createAlerts(t, s, team, &all[i])
	}
	for _, page := range []struct {
		limit, offset int
		want          []api.Alert
	}{
		{1000, 0, all},
		{2, 0, all[:2]},
		{2, 2, all[2:4]},
		{2, 4, all[4:]},
		{2, 5, all[5:]},
		{1000, 1 << 31, all[5:]},
	} {
		got, total, err := s.ListAlerts(t.Context(), team, page.limit, page.offset)
		if err != nil || total != 5 {
			t.Errorf("got a total of %d (%v), want 5", total, err)
		}
		wantEqual(t, got, page.want)
	}
	wantEqual(t, must(s.AlertsNamed(t.Context(), team, "4"))(t), all[1:2])
	wantEqual(t, must(s.AlertsNamed(t.Context(), team, "6"))(t), all[:0])
}

func testAlertsGoWithTile(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	a1, a2, a3 := newAlert("a", "1", "w"), newAlert("a", "2", "w"), newAlert("a", "3", "w")
	b1, search := newAlert("b", "1", "w"), newAlert("", "", "w")
	search.DashboardID, search.TileID = nil, nil
	createAlerts(t, s, team, &a1, &a2, &a3, &b1, &search)
	remaining := func() (ids []string) {
		alerts, _, err := s.ListAlerts(t.Context(), team, 1000, 0)
		if err != nil {
			t.Error(err)
		}
		for _, a := range alerts {
			ids = append(ids, a.ID)
		}
		return ids
	}
	for _, step := range []struct {
		delete  func(tx *store.Tx) ([]string, error)
		deleted []string
		want    []string
	}{
		{func(tx *store.Tx) ([]string, error) {
			return tx.DeleteOtherTileAlerts(t.Context(), team, "a", []string{"1", "3", `"`})
		}, []string{a2.ID}, []string{a1.ID, a3.ID, b1.ID, search.ID}},
		{func(tx *store.Tx) ([]string, error) {
			return tx.DeleteOtherTileAlerts(t.Context(), team, "b", nil)
		}, []string{b1.ID}, []string{a1.ID, a3.ID, search.ID}},
		{func(tx *store.Tx) ([]string, error) {
			return tx.DeleteOtherTileAlerts(t.Context(), team, "a", slices.Repeat([]string{"1"}, 100_000))
		}, []string{a3.ID}, []string{a1.ID, search.ID}},
		{func(tx *store.Tx) ([]string, error) {
			return tx.DeleteDashboardAlerts(t.Context(), team, "a")
		}, []string{a1.ID}, []string{search.ID}},
		{func(tx *store.Tx) ([]string, error) {
			return tx.DeleteDashboardAlerts(t.Context(), team, "a")
		}, []string{}, []string{search.ID}},
	} {
		write(t, s, func(tx *store.Tx) error {
			wantEqual(t, must(step.delete(tx))(t), step.deleted)
			return nil
		})
		wantEqual(t, remaining(), step.want)
	}
}
