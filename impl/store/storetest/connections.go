package storetest

import (
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testConnections(t *testing.T, fresh func(testing.TB) store.Options) {
	t.Run("connections are read back, listed by id and found by name", func(t *testing.T) {
		t.Parallel()
		s, clock := timed(t, fresh(t))
		team := newTeam()
		wantEqual(t, must(s.ListConnections(t.Context(), team))(t), []api.Connection{})
		plain, full := newConnection("a"), newConnection("a")
		full.HyperdxSettingPrefix, full.IsPrometheusEndpoint = ptr("pre"), ptr(false)
		for _, c := range []*api.Connection{&full, &plain} {
			write(t, s, func(tx *store.Tx) error { return tx.CreateConnection(t.Context(), team, c, store.ConnectionAccess{}) })
		}
		wantEqual(t, []core.Time{full.CreatedAt, full.UpdatedAt}, []core.Time{clock.time(), clock.time()})
		wantEqual(t, must(s.GetConnection(t.Context(), team, full.ID))(t), full)
		wantEqual(t, must(s.ListConnections(t.Context(), team))(t), []api.Connection{plain, full})
		wantEqual(t, must(s.ConnectionsNamed(t.Context(), team, "a"))(t), []api.Connection{plain, full})
		wantEqual(t, must(s.ConnectionsNamed(t.Context(), team, "b"))(t), []api.Connection{})
		wantEqual(t, must(s.ConnectionAccess(t.Context(), team, full.ID))(t), store.ConnectionAccess{})
	})

	t.Run("an update keeps the password unless one is given, and never the trust", func(t *testing.T) {
		t.Parallel()
		s, clock := timed(t, fresh(t))
		team, c := newTeam(), newConnection("a")
		c.HyperdxSettingPrefix, c.IsPrometheusEndpoint = ptr("pre"), ptr(true)
		err := s.Write(t.Context(), func(tx *store.Tx) error { return tx.UpdateConnection(t.Context(), team, &c, nil, false) })
		wantKind(t, err, core.NotFound)
		access := store.ConnectionAccess{Password: "first", Trusted: true}
		write(t, s, func(tx *store.Tx) error { return tx.CreateConnection(t.Context(), team, &c, access) })
		wantEqual(t, must(s.ConnectionAccess(t.Context(), team, c.ID))(t), access)
		for _, password := range []*string{nil, ptr("second"), nil, ptr("")} {
			clock.advance(time.Second)
			c.Name, c.HyperdxSettingPrefix, c.IsPrometheusEndpoint = c.Name+"x", nil, nil
			access.Trusted = !access.Trusted
			write(t, s, func(tx *store.Tx) error {
				return tx.UpdateConnection(t.Context(), team, &c, password, access.Trusted)
			})
			if password != nil {
				access.Password = *password
			}
			wantEqual(t, c.UpdatedAt, clock.time())
			wantEqual(t, must(s.GetConnection(t.Context(), team, c.ID))(t), c)
			wantEqual(t, must(s.ConnectionAccess(t.Context(), team, c.ID))(t), access)
		}
	})

	t.Run("changes within one millisecond have times of their own", func(t *testing.T) {
		t.Parallel()
		s, clock := timed(t, fresh(t))
		team, c := newTeam(), newConnection("a")
		write(t, s, func(tx *store.Tx) error {
			return tx.CreateConnection(t.Context(), team, &c, store.ConnectionAccess{})
		})
		last := clock.time()
		for range 3 {
			write(t, s, func(tx *store.Tx) error { return tx.UpdateConnection(t.Context(), team, &c, nil, false) })
			if !c.UpdatedAt.After(last.Time) {
				t.Errorf("changed at %v, and again at %v", last, c.UpdatedAt)
			}
			wantEqual(t, must(s.GetConnection(t.Context(), team, c.ID))(t), c)
			last = c.UpdatedAt
		}
	})

	t.Run("connections of the first schema are trusted", func(t *testing.T) {
		t.Parallel()
		opts := fresh(t)
		s, team, c := migrated(t, opts), newTeam(), newConnection("a")
		write(t, s, func(tx *store.Tx) error {
			return tx.CreateConnection(t.Context(), team, &c, store.ConnectionAccess{Password: "p"})
		})
		execRaw(t, opts, "ALTER TABLE connections DROP COLUMN trusted")
		execRaw(t, opts, "DELETE FROM schema_version WHERE version_id > 1")
		if err := s.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		want := store.ConnectionAccess{Password: "p", Trusted: true}
		wantEqual(t, must(s.ConnectionAccess(t.Context(), team, c.ID))(t), want)
	})

	t.Run("passwords cannot be read in the database", func(t *testing.T) {
		t.Parallel()
		opts := fresh(t)
		s, team, c := migrated(t, opts), newTeam(), newConnection("readable walrus")
		hidden := store.ConnectionAccess{Password: "hidden walrus"}
		write(t, s, func(tx *store.Tx) error { return tx.CreateConnection(t.Context(), team, &c, hidden) })
		write(t, s, func(tx *store.Tx) error {
			return tx.UpdateConnection(t.Context(), team, &c, ptr("hidden penguin"), false)
		})
		raw := dump(t, opts)
		wantPresent(t, raw, "readable walrus")
		wantAbsent(t, raw, "hidden walrus")
		wantAbsent(t, raw, "hidden penguin")
	})
}
