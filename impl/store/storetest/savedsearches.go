package storetest

import (
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testSavedSearches(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"every field comes back", testSavedSearchComesBack},
		{"an update replaces all but the time of creation", testSavedSearchUpdate},
		{"pages go by id and count all", testSavedSearchPages},
		{"a deleted saved search is gone", testSavedSearchDeleted},
		{"no alert survives the deletion of its saved search", testAlertsGoWithSavedSearch},
	})
}

func createSearches(t *testing.T, s *store.Store, team core.TeamID, searches ...*api.SavedSearch) {
	t.Helper()
	for _, search := range searches {
		write(t, s, func(tx *store.Tx) error { return tx.CreateSavedSearch(t.Context(), team, search) })
	}
}

func fullSearch() api.SavedSearch {
	return api.SavedSearch{
		ID: core.NewID(), Name: "ñame", SourceID: core.NewID(), Select: "Body, <&>", Where: `a:"b" OR c:'d'`,
		WhereLanguage: api.SavedSearchLanguageSQL, OrderBy: "Timestamp DESC", Tags: []string{"b", "a", "a", ""},
		Filters: []api.SavedSearchFilter{
			{Type: ptr(api.SavedSearchFilterTypeSQL), Condition: ptr("a IN ('<x>')")},
			{
				Type: ptr(api.SavedSearchFilterTypeSQLAst), Operator: ptr(api.SavedSearchFilterOperatorLess),
				Left: ptr(""), Right: ptr("1"),
			},
		},
	}
}

func testSavedSearchComesBack(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	team, full, bare := newTeam(), fullSearch(), newSavedSearch("")
	bare.Tags, bare.Filters = nil, nil
	createSearches(t, s, team, &full, &bare)
	for _, search := range []api.SavedSearch{full, bare} {
		wantEqual(t, search.TeamID, string(team))
		wantEqual(t, []core.Time{search.CreatedAt, search.UpdatedAt}, []core.Time{clock.time(), clock.time()})
		wantEqual(t, must(s.GetSavedSearch(t.Context(), team, search.ID))(t), search)
	}
	wantEqual(t, bare.Tags, []string{})
	wantEqual(t, bare.Filters, []api.SavedSearchFilter{})
}

func testSavedSearchUpdate(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	team, before := newTeam(), fullSearch()
	createSearches(t, s, team, &before)
	clock.advance(time.Minute)
	update := newSavedSearch("new")
	update.ID = before.ID
	write(t, s, func(tx *store.Tx) error { return tx.UpdateSavedSearch(t.Context(), team, &update) })
	wantEqual(t, update.UpdatedAt, clock.time())
	update.CreatedAt = before.CreatedAt
	wantEqual(t, must(s.GetSavedSearch(t.Context(), team, before.ID))(t), update)
	write(t, s, func(tx *store.Tx) error {
		wantEqual(t, must(tx.LockSavedSearch(t.Context(), team, before.ID))(t), update)
		wantEqual(t, must(tx.ShareSavedSearch(t.Context(), team, before.ID))(t), update)
		return nil
	})
}

func testSavedSearchPages(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	a, b, c := newSavedSearch("x"), newSavedSearch("y"), newSavedSearch("x")
	createSearches(t, s, team, &c, &a, &b)
	all := []api.SavedSearch{a, b, c}
	for _, page := range []struct {
		limit, offset int
		want          []api.SavedSearch
	}{{1000, 0, all}, {2, 0, all[:2]}, {2, 2, all[2:]}, {2, 3, all[3:]}} {
		got, total, err := s.ListSavedSearches(t.Context(), team, page.limit, page.offset)
		if err != nil || total != 3 {
			t.Errorf("got a total of %d (%v), want 3", total, err)
		}
		wantEqual(t, got, page.want)
	}
	wantEqual(t, must(s.SavedSearchesNamed(t.Context(), team, "x"))(t), []api.SavedSearch{a, c})
	wantEqual(t, must(s.SavedSearchesNamed(t.Context(), team, "z"))(t), []api.SavedSearch{})
}

func testSavedSearchDeleted(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team, search := migrated(t, fresh(t)), newTeam(), newSavedSearch("a")
	createSearches(t, s, team, &search)
	write(t, s, func(tx *store.Tx) error { return tx.DeleteSavedSearch(t.Context(), team, search.ID) })
	for _, try := range []func(tx *store.Tx) error{
		func(tx *store.Tx) error { return errorOf(tx.GetSavedSearch(t.Context(), team, search.ID)) },
		func(tx *store.Tx) error { return errorOf(tx.LockSavedSearch(t.Context(), team, search.ID)) },
		func(tx *store.Tx) error { return errorOf(tx.ShareSavedSearch(t.Context(), team, search.ID)) },
		func(tx *store.Tx) error { return tx.UpdateSavedSearch(t.Context(), team, &search) },
		func(tx *store.Tx) error { return tx.DeleteSavedSearch(t.Context(), team, search.ID) },
	} {
		wantKind(t, s.Write(t.Context(), try), core.NotFound)
	}
}

func testAlertsGoWithSavedSearch(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	kept := newAlert("d", "t", "w")
	write(t, s, func(tx *store.Tx) error { return tx.CreateAlert(t.Context(), team, &kept, "") })
	for range 20 {
		search := newSavedSearch("s")
		createSearches(t, s, team, &search)
		errs := concurrently(4, func(i int) error {
			return s.Write(t.Context(), func(tx *store.Tx) error {
				if i == 0 {
					if _, err := tx.LockSavedSearch(t.Context(), team, search.ID); err != nil {
						return err
					}
					if _, err := tx.DeleteSavedSearchAlerts(t.Context(), team, search.ID); err != nil {
						return err
					}
					return tx.DeleteSavedSearch(t.Context(), team, search.ID)
				}
				if _, err := tx.ShareSavedSearch(t.Context(), team, search.ID); err != nil {
					return err
				}
				alert := newAlert("", "", "hook")
				alert.Source, alert.DashboardID, alert.TileID = api.AlertSourceSavedSearch, nil, nil
				alert.SavedSearchID = &search.ID
				return tx.CreateAlert(t.Context(), team, &alert, "")
			})
		})
		for _, err := range errs {
			if err != nil && core.KindOf(err) != core.NotFound {
				t.Error(err)
			}
		}
	}
	left, _, err := s.ListAlerts(t.Context(), team, 1000, 0)
	if err != nil || len(left) != 1 || left[0].ID != kept.ID {
		t.Errorf("%d alerts are left (%v)", len(left), err)
	}
}
