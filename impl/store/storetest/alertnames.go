package storetest

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testAlertNames(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"names of an alert follow its object until it has its own", testDerivedNames},
		{"a list shows and finds alerts by their names and tags", testListedNames},
		{"the tag of a list changes with a derived name", testListTagOfNames},
		{"a derived name can be sent back", testNamesSentBack},
	})
}

// namedAlerts are an alert on the tile "Errors" of a dashboard, one on a saved search, and one with names of its own.
type namedAlerts struct {
	team      core.TeamID
	dashboard store.Dashboard
	search    api.SavedSearch
	alerts    []*api.Alert
}

func newNamedAlerts(t testing.TB, s *store.Store) *namedAlerts {
	t.Helper()
	n := &namedAlerts{team: newTeam(), dashboard: newDashboard("Shop"), search: newSavedSearch("Slow")}
	n.dashboard.Body = []byte(`{"name":"Shop","tiles":[{"id":"t","name":"Errors"}],"tags":["shop"]}`)
	n.search.Tags = []string{"speed", "shop"}
	onTile, onSearch, own := newAlert(n.dashboard.ID, "t", "w"), newAlert("", "", "w"), newAlert(n.dashboard.ID, "t", "w")
	onSearch.Source, onSearch.DashboardID, onSearch.TileID = api.AlertSourceSavedSearch, nil, nil
	onSearch.SavedSearchID = &n.search.ID
	onTile.DisplayName, onTile.Tags = "", nil
	onSearch.DisplayName, onSearch.Tags = "", nil
	own.Name = ptr("Template")
	n.alerts = []*api.Alert{&onTile, &onSearch, &own}
	write(t, s, func(tx *store.Tx) error {
		if err := tx.CreateDashboard(t.Context(), n.team, &n.dashboard); err != nil {
			return err
		}
		if err := tx.CreateSavedSearch(t.Context(), n.team, &n.search); err != nil {
			return err
		}
		for _, a := range n.alerts {
			if err := tx.CreateAlert(t.Context(), n.team, a, ""); err != nil {
				return err
			}
		}
		return nil
	})
	return n
}

// names returns the names and tags in a list of the alerts, as "name tags".
func (n *namedAlerts) names(t testing.TB, s *store.Store, o store.ListOptions) []string {
	t.Helper()
	names := []string{}
	for _, a := range listedAlerts(t, s, n.team, o) {
		wantEqual(t, a, must(s.GetAlert(t.Context(), n.team, a.ID))(t))
		names = append(names, a.DisplayName+" "+strings.Join(a.Tags, ","))
	}
	return names
}

func testDerivedNames(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	n := newNamedAlerts(t, s)
	wantEqual(t, n.names(t, s, store.ListOptions{}), []string{"Shop - Errors shop", "Slow speed,shop", "Special own"})
	before := must(s.GetAlert(t.Context(), n.team, n.alerts[0].ID))(t)

	n.dashboard.Name, n.dashboard.Body = "Store", []byte(`{"name":"Store","tiles":[{"id":"t"}]}`)
	n.search.Name, n.search.Tags = "Fast", []string{}
	write(t, s, func(tx *store.Tx) error { return tx.UpdateDashboard(t.Context(), n.team, &n.dashboard) })
	write(t, s, func(tx *store.Tx) error { return tx.UpdateSavedSearch(t.Context(), n.team, &n.search) })
	wantEqual(t, n.names(t, s, store.ListOptions{}), []string{"Store - Tile ", "Fast ", "Special own"})
	wantEqual(t, must(s.GetAlert(t.Context(), n.team, n.alerts[0].ID))(t).UpdatedAt, before.UpdatedAt)

	// Names of its own and back, and an empty list of tags of its own.
	n.dashboard.Body = []byte(`{"name":"Store","tiles":[{"id":"t","name":"Rows"}],"tags":["a"]}`)
	write(t, s, func(tx *store.Tx) error { return tx.UpdateDashboard(t.Context(), n.team, &n.dashboard) })
	for _, c := range []struct {
		name string
		tags []string
		want string
	}{{"Mine", []string{}, "Mine "}, {"", []string{"b"}, "Store - Rows b"}, {"", nil, "Store - Rows a"}} {
		n.alerts[0].DisplayName, n.alerts[0].Tags = c.name, c.tags
		write(t, s, func(tx *store.Tx) error { return tx.UpdateAlert(t.Context(), n.team, n.alerts[0]) })
		wantEqual(t, n.names(t, s, store.ListOptions{})[0], c.want)
		wantEqual(t, must(s.AlertNames(t.Context(), n.team, n.alerts[0].ID))(t), store.AlertNames{DisplayName: c.name, Tags: c.tags})
	}
}

func testListedNames(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	n := newNamedAlerts(t, s)
	for _, c := range []struct {
		options store.ListOptions
		want    []string
	}{
		{store.ListOptions{Name: "SHOP - e"}, []string{"Shop - Errors shop"}},
		{store.ListOptions{Name: "slow"}, []string{"Slow speed,shop"}},
		{store.ListOptions{Name: "speci"}, []string{"Special own"}},
		{store.ListOptions{Name: "template"}, []string{"Special own"}},
		{store.ListOptions{Name: "ialt"}, []string{}},
		{store.ListOptions{Tag: ptr("shop")}, []string{"Shop - Errors shop", "Slow speed,shop"}},
		{store.ListOptions{Tag: ptr("own")}, []string{"Special own"}},
		{store.ListOptions{Tag: ptr("shop"), Name: "slow"}, []string{"Slow speed,shop"}},
		{store.ListOptions{Tag: ptr("sho")}, []string{}},
	} {
		wantEqual(t, n.names(t, s, c.options), c.want)
	}
}

func testListTagOfNames(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	n := newNamedAlerts(t, s)
	named := func() uint64 { return tagOf(s.AlertList(n.team, store.ListOptions{}))(t) }
	seen := map[uint64]bool{named(): true}
	for _, change := range []func(tx *store.Tx) error{
		func(tx *store.Tx) error {
			n.dashboard.Name = "Store"
			return tx.UpdateDashboard(t.Context(), n.team, &n.dashboard)
		},
		func(tx *store.Tx) error {
			n.dashboard.Body = []byte(`{"name":"Store","tiles":[{"id":"t","name":"Errors"}],"tags":["other"]}`)
			return tx.UpdateDashboard(t.Context(), n.team, &n.dashboard)
		},
		func(tx *store.Tx) error {
			n.search.Tags = []string{"speed"}
			return tx.UpdateSavedSearch(t.Context(), n.team, &n.search)
		},
	} {
		write(t, s, change)
		if seen[named()] {
			t.Error("the tag of the list stayed as it was")
		}
		seen[named()] = true
	}
}

func testNamesSentBack(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	for _, name := range []string{
		"Slow", " Slow ", "\tSlow", "", "   ", strings.Repeat("a", 513), strings.Repeat("ü", 600), strings.Repeat("😀", 600),
		strings.Repeat("a", 511) + "  b", strings.Repeat("a ", 600),
	} {
		n := newNamedAlerts(t, s)
		n.search.Name, n.dashboard.Name = name, name
		write(t, s, func(tx *store.Tx) error { return tx.UpdateSavedSearch(t.Context(), n.team, &n.search) })
		write(t, s, func(tx *store.Tx) error { return tx.UpdateDashboard(t.Context(), n.team, &n.dashboard) })
		for i, derived := range []store.DerivedNames{
			store.DeriveFromTile(name, "Errors", []byte(`["shop"]`)), store.DeriveFromSearch(name, n.search.Tags),
		} {
			a := must(s.GetAlert(t.Context(), n.team, n.alerts[i].ID))(t)
			wantEqual(t, store.DerivedNames{Name: a.DisplayName, Tags: a.Tags}, derived)
			wantEqual(t, derived.Own(&a.DisplayName, a.Tags), store.AlertNames{})
			if units := len([]rune(a.DisplayName)) + strings.Count(a.DisplayName, "😀"); units > 512 {
				t.Errorf("%q has %d units", name[:10], units)
			}
		}
	}
}
