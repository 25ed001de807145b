package storetest

import (
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testSources(t *testing.T, fresh func(testing.TB) store.Options) {
	t.Run("sources are read back, listed by id and found by name", func(t *testing.T) {
		t.Parallel()
		s, team := migrated(t, fresh(t)), newTeam()
		wantEqual(t, must(s.ListSources(t.Context(), team))(t), []store.Source{})
		z, a, other := newSource("z"), newSource("a"), newSource("a")
		for _, source := range []store.Source{other, z, a} {
			write(t, s, func(tx *store.Tx) error { return tx.CreateSource(t.Context(), team, &source) })
		}
		got := must(s.GetSource(t.Context(), team, a.ID))(t)
		got.UpdatedAt = core.Time{}
		wantEqual(t, got, a)
		wantEqual(t, must(s.ListSources(t.Context(), team))(t), []store.Source{z, a, other})
		wantEqual(t, must(s.SourcesNamed(t.Context(), team, "a"))(t), []store.Source{a, other})
	})

	t.Run("an update replaces all but the id", func(t *testing.T) {
		t.Parallel()
		s, team, source := migrated(t, fresh(t)), newTeam(), newSource("a")
		err := s.Write(t.Context(), func(tx *store.Tx) error { return tx.UpdateSource(t.Context(), team, &source) })
		wantKind(t, err, core.NotFound)
		write(t, s, func(tx *store.Tx) error { return tx.CreateSource(t.Context(), team, &source) })
		source = store.Source{ID: source.ID, Name: "b", Kind: "trace", ConnectionID: core.NewID(), Body: []byte("{}")}
		write(t, s, func(tx *store.Tx) error { return tx.UpdateSource(t.Context(), team, &source) })
		wantEqual(t, must(s.GetSource(t.Context(), team, source.ID))(t), source)
	})

	t.Run("a deleted source is gone", func(t *testing.T) {
		t.Parallel()
		s, team, source := migrated(t, fresh(t)), newTeam(), newSource("a")
		write(t, s, func(tx *store.Tx) error { return tx.CreateSource(t.Context(), team, &source) })
		write(t, s, func(tx *store.Tx) error {
			wantEqual(t, must(tx.LockSource(t.Context(), team, source.ID))(t), source)
			return tx.DeleteSource(t.Context(), team, source.ID)
		})
		for _, try := range []func(tx *store.Tx) error{
			func(tx *store.Tx) error { return errorOf(tx.GetSource(t.Context(), team, source.ID)) },
			func(tx *store.Tx) error { return errorOf(tx.LockSource(t.Context(), team, source.ID)) },
			func(tx *store.Tx) error { return tx.DeleteSource(t.Context(), team, source.ID) },
		} {
			wantKind(t, s.Write(t.Context(), try), core.NotFound)
		}
	})
}
