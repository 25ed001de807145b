package storetest

import (
	"errors"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testConnections(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"connections are read back and listed by id", testConnectionComesBack},
		{"it is known whether a name is that of one alone", testConnectionName},
		{"an update keeps the password unless one is given, and never the trust", testConnectionUpdate},
		{"changes within one millisecond have times of their own", testConnectionTimes},
		{"a connection can be locked, shared and deleted", testConnectionLocked},
		{"concurrent changes of a connection see each other", testConnectionChangedAtOnce},
		{"passwords cannot be read in the database", testConnectionSecrets},
	})
}

func testConnectionComesBack(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	team := newTeam()
	wantEqual(t, must(s.ListConnections(t.Context(), team))(t), []api.Connection{})
	plain, full := newConnection("a"), newConnection("a")
	full.HyperdxSettingPrefix, full.IsPrometheusEndpoint, full.PrometheusEndpoint = ptr("pre"), ptr(false), ptr("http://p")
	for _, c := range []*api.Connection{&full, &plain} {
		write(t, s, func(tx *store.Tx) error { return tx.CreateConnection(t.Context(), team, c, store.ConnectionAccess{}) })
	}
	wantEqual(t, []core.Time{full.CreatedAt, full.UpdatedAt}, []core.Time{clock.time(), clock.time()})
	wantEqual(t, must(s.GetConnection(t.Context(), team, full.ID))(t), full)
	wantEqual(t, must(s.ListConnections(t.Context(), team))(t), []api.Connection{plain, full})
	wantEqual(t, must(s.ConnectionAccess(t.Context(), team, full.ID))(t), store.ConnectionAccess{})
}

func testConnectionName(t *testing.T, fresh func(testing.TB) store.Options) {
	s, _ := timed(t, fresh(t))
	team := newTeam()
	shared := func(id string) bool {
		c, shared, err := s.NamedConnection(t.Context(), team, id)
		wantEqual(t, err, nil)
		wantEqual(t, must(s.GetConnection(t.Context(), team, id))(t), c)
		return shared
	}
	create := func(team core.TeamID, name string) string {
		c := newConnection(name)
		write(t, s, func(tx *store.Tx) error { return tx.CreateConnection(t.Context(), team, &c, store.ConnectionAccess{}) })
		return c.ID
	}
	first := create(team, "a")
	create(team, "b")
	create(newTeam(), "a")
	wantEqual(t, shared(first), false)
	second := create(team, "a")
	wantEqual(t, []bool{shared(first), shared(second)}, []bool{true, true})
	write(t, s, func(tx *store.Tx) error { return tx.DeleteConnection(t.Context(), team, first) })
	wantEqual(t, shared(second), false)
}

func testConnectionUpdate(t *testing.T, fresh func(testing.TB) store.Options) {
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
}

func testConnectionTimes(t *testing.T, fresh func(testing.TB) store.Options) {
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
}

func testConnectionLocked(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team, c := migrated(t, fresh(t)), newTeam(), newConnection("a")
	c.IsPrometheusEndpoint = ptr(true)
	access := store.ConnectionAccess{Password: "p", Trusted: true}
	write(t, s, func(tx *store.Tx) error { return tx.CreateConnection(t.Context(), team, &c, access) })
	write(t, s, func(tx *store.Tx) error {
		got, how, err := tx.LockConnection(t.Context(), team, c.ID)
		wantEqual(t, got, c)
		wantEqual(t, how, access)
		return errors.Join(err, tx.ShareConnection(t.Context(), team, c.ID))
	})
	write(t, s, func(tx *store.Tx) error { return tx.DeleteConnection(t.Context(), team, c.ID) })
	for _, try := range []func(tx *store.Tx) error{
		func(tx *store.Tx) error { return errorOf(tx.GetConnection(t.Context(), team, c.ID)) },
		func(tx *store.Tx) error { _, _, err := tx.LockConnection(t.Context(), team, c.ID); return err },
		func(tx *store.Tx) error { return tx.ShareConnection(t.Context(), team, c.ID) },
		func(tx *store.Tx) error { return tx.DeleteConnection(t.Context(), team, c.ID) },
	} {
		wantMessage(t, s.Write(t.Context(), try), core.NotFound, "Connection not found")
	}
}

func testConnectionChangedAtOnce(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	stores := []*store.Store{migrated(t, opts), open(t, opts)}
	team, c := newTeam(), newConnection("")
	write(t, stores[0], func(tx *store.Tx) error {
		return tx.CreateConnection(t.Context(), team, &c, store.ConnectionAccess{})
	})
	errs := concurrently(16, func(i int) error {
		return stores[i%2].Write(t.Context(), func(tx *store.Tx) error {
			c, access, err := tx.LockConnection(t.Context(), team, c.ID)
			if err != nil {
				return err
			}
			c.Name += "x"
			return tx.UpdateConnection(t.Context(), team, &c, ptr(access.Password+"y"), false)
		})
	})
	wantEqual(t, errs, make([]error, 16))
	wantEqual(t, len(must(stores[0].GetConnection(t.Context(), team, c.ID))(t).Name), 16)
	wantEqual(t, len(must(stores[0].ConnectionAccess(t.Context(), team, c.ID))(t).Password), 16)
}

func testConnectionSecrets(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, team, c := migrated(t, opts), newTeam(), newConnection("readable walrus")
	redacted := store.ConnectionAccess{Password: "hidden walrus"}
	write(t, s, func(tx *store.Tx) error { return tx.CreateConnection(t.Context(), team, &c, redacted) })
	write(t, s, func(tx *store.Tx) error {
		return tx.UpdateConnection(t.Context(), team, &c, ptr("hidden penguin"), false)
	})
	raw := dump(t, opts)
	wantPresent(t, raw, "readable walrus")
	wantAbsent(t, raw, "hidden walrus")
	wantAbsent(t, raw, "hidden penguin")
}
