package storetest

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testDashboards(t *testing.T, fresh func(testing.TB) store.Options) {
	t.Run("a dashboard comes back byte for byte", func(t *testing.T) {
		t.Parallel()
		s, team := migrated(t, fresh(t)), newTeam()
		for _, body := range []string{
			"{}", `{"b":1.0,"a":1e400, "\u0000":"ü𝄞"}`,
			`{"big":"` + strings.Repeat("0123456789", 300_000) + `"}`,
		} {
			d := store.Dashboard{ID: core.NewID(), Name: "n", Body: []byte(body)}
			write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
			if got := must(s.GetDashboard(t.Context(), team, d.ID))(t).Body; string(got) != body {
				t.Errorf("a text of %d bytes came back changed", len(body))
			}
		}
	})

	t.Run("an update replaces name and text", func(t *testing.T) {
		t.Parallel()
		s, team, d := migrated(t, fresh(t)), newTeam(), newDashboard("old")
		write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
		d.Name, d.Body = "new", []byte("[]")
		write(t, s, func(tx *store.Tx) error { return tx.UpdateDashboard(t.Context(), team, &d) })
		wantEqual(t, must(s.GetDashboard(t.Context(), team, d.ID))(t).Body, d.Body)
		d.UpdatedAt = core.Time{} // which lists leave out
		wantEqual(t, must(s.DashboardsNamed(t.Context(), team, "new"))(t), []store.Dashboard{d})
		wantEqual(t, must(s.DashboardsNamed(t.Context(), team, "old"))(t), []store.Dashboard{})
	})

	t.Run("those among ids are found", func(t *testing.T) {
		t.Parallel()
		s, team, a, b := migrated(t, fresh(t)), newTeam(), newDashboard("a"), newDashboard("b")
		for _, d := range []store.Dashboard{a, b} {
			write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
		}
		wantEqual(t, must(s.DashboardsAmong(t.Context(), team, []string{core.NewID(), b.ID, b.ID, ""}))(t), []string{b.ID})
		wantEqual(t, must(s.DashboardsAmong(t.Context(), team, nil))(t), []string{})
	})

	t.Run("a deleted dashboard is gone", func(t *testing.T) {
		t.Parallel()
		s, team, d := migrated(t, fresh(t)), newTeam(), newDashboard("a")
		write(t, s, func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
		write(t, s, func(tx *store.Tx) error { return tx.DeleteDashboard(t.Context(), team, d.ID) })
		_, err := s.GetDashboard(t.Context(), team, d.ID)
		wantKind(t, err, core.NotFound)
		for _, change := range []func(tx *store.Tx) error{
			func(tx *store.Tx) error { return tx.DeleteDashboard(t.Context(), team, d.ID) },
			func(tx *store.Tx) error { return tx.UpdateDashboard(t.Context(), team, &d) },
			func(tx *store.Tx) error { _, err := tx.LockDashboard(t.Context(), team, d.ID); return err },
			func(tx *store.Tx) error { _, err := tx.ShareDashboard(t.Context(), team, d.ID); return err },
		} {
			wantKind(t, s.Write(t.Context(), change), core.NotFound)
		}
	})

	t.Run("the list goes by the bytes of the names, last first, then newest first", func(t *testing.T) {
		t.Parallel()
		s, team := migrated(t, fresh(t)), newTeam()
		long := strings.Repeat("𝄞", 1024) // no dashboard has a longer name
		// Created in an order of no meaning. The text fans out equal names apart.
		for _, d := range []struct{ name, body string }{
			{"b", "b"},
			{"10", "10"},
			{"a", "oldest a"},
			{"Z", "Z"},
			{"", ""},
			{long, long},
			{"a", "a"},
			{"_", "_"},
			{"9", "9"},
			{"a b", "a b"},
			{"A", "A"},
			{"é", "é"},
			{" ", " "},
			{"a", "newest a"},
		} {
			write(t, s, func(tx *store.Tx) error {
				stored := store.Dashboard{ID: core.NewID(), Name: d.name, Body: []byte(d.body)}
				return tx.CreateDashboard(t.Context(), team, &stored)
			})
		}
		want := []string{long, "é", "b", "a b", "newest a", "a", "oldest a", "_", "Z", "A", "9", "10", " ", ""}
		var got []string
		for _, body := range must(s.ListDashboards(t.Context(), team))(t) {
			got = append(got, string(body))
		}
		wantEqual(t, got, want)
	})
}
