package storetest

import (
	"errors"
	"log/slog"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testOrganizationKeys(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"what a key is made with comes back, and its roles with the caller", testOrganizationKeyComesBack},
		{"a key can be changed and deleted, at once for another store", testOrganizationKeyUpdate},
		{"keys that are revoked, of another kind or of others are missing", testOrganizationKeyMissing},
		{"only who has the secret learns that a key does not work", testOrganizationKeyRefused},
		{"a key works from the addresses of its list", testAddressesOfKey},
		{"a key that its owner has made is stored as hashes", testOrganizationKeyHashes},
		{"the use of a key is known to the minute", testUseOfKey},
		{"a minute of requests to replicas writes once", testUseWritesOnce},
		{"a use that cannot be written down is attempted once in a minute and stops no request", testUseThatCannotBeWritten},
	})
}

func createOrganizationKey(t *testing.T, s *store.Store, k *store.Key) (secret core.KeyHash) {
	t.Helper()
	k.Kind = store.OrganizationKey
	write(t, s, func(tx *store.Tx) error {
		text, err := tx.CreateKey(t.Context(), k)
		secret = core.HashKey(text)
		return err
	})
	return secret
}

func testOrganizationKeyComesBack(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, _ := newService(t, s)
	k := store.Key{
		OrganizationID: service.OrganizationID, Name: "n", Roles: []core.Role{core.RoleDeveloper, core.RoleQueryEndpoints},
		IPAccess: []api.IPAccess{{Source: "::/0", Description: ptr("<all>")}, {Source: "10.0.0.1"}},
		ExpireAt: ptr(core.Time{Time: clock.time().Add(time.Hour)}),
	}
	secret := createOrganizationKey(t, s, &k)
	wantEqual(t, k.State, store.KeyEnabled)
	wantEqual(t, must(s.GetKey(t.Context(), k.OrganizationID, store.OrganizationKey, k.ID))(t), k)
	p := must(s.AuthenticateOrganization(t.Context(), k.LoginID, secret, netip.MustParseAddr("10.0.0.1")))(t)
	wantEqual(t, p, core.Principal{KeyID: k.ID, OrganizationID: k.OrganizationID, Roles: k.Roles})

	bare := store.Key{OrganizationID: service.OrganizationID, State: store.KeyDisabled}
	createOrganizationKey(t, s, &bare)
	wantEqual(t, bare.State, store.KeyDisabled)
	wantEqual(t, must(s.GetKey(t.Context(), bare.OrganizationID, store.OrganizationKey, bare.ID))(t), bare)
	wantEqual(t, bare.Roles, []core.Role{})
	wantEqual(t, bare.IPAccess, []api.IPAccess{})
}

func testOrganizationKeyUpdate(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, other := migrated(t, opts), open(t, opts)
	service, _ := newService(t, s)
	k := store.Key{
		OrganizationID: service.OrganizationID, Name: "old", Roles: []core.Role{core.RoleAdmin},
		IPAccess: []api.IPAccess{{Source: "10.0.0.0/8"}},
	}
	secret := createOrganizationKey(t, s, &k)
	k.Name, k.Roles, k.IPAccess = "new", []core.Role{core.RoleDeveloper}, nil
	expiry := time.Now().Add(time.Hour).UTC().Truncate(time.Millisecond)
	for _, k.ExpireAt = range []*core.Time{{Time: expiry}, nil} {
		write(t, s, func(tx *store.Tx) error { return tx.UpdateKey(t.Context(), &k) })
		write(t, s, func(tx *store.Tx) error {
			wantEqual(t, must(tx.LockKey(t.Context(), k.OrganizationID, k.Kind, k.ID))(t), k)
			return nil
		})
	}
	p := must(other.AuthenticateOrganization(t.Context(), k.LoginID, secret, netip.MustParseAddr("192.0.2.1")))(t)
	wantEqual(t, p.Roles, k.Roles)
	write(t, s, func(tx *store.Tx) error { return tx.DeleteKey(t.Context(), k.OrganizationID, k.Kind, k.ID) })
	_, err := other.AuthenticateOrganization(t.Context(), k.LoginID, secret, netip.Addr{})
	wantMessage(t, err, core.Unauthenticated, "Unauthorized")
	wantEqual(t, must(s.ListKeys(t.Context(), k.OrganizationID))(t), []store.Key{})
}

func testOrganizationKeyMissing(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	service, person := newService(t, s)
	organization, ctx := service.OrganizationID, t.Context()
	foreignService, _ := newService(t, s)
	foreign := store.Key{OrganizationID: foreignService.OrganizationID}
	kept, revoked := store.Key{OrganizationID: organization}, store.Key{OrganizationID: organization}
	createOrganizationKey(t, s, &foreign)
	createOrganizationKey(t, s, &kept)
	createOrganizationKey(t, s, &revoked)
	personal := store.Key{
		OrganizationID: organization, Kind: store.PersonalKey, PersonID: person.ID, Team: service.Team,
	}
	write(t, s, func(tx *store.Tx) error {
		_, err := tx.CreateKey(ctx, &personal)
		return errors.Join(err, tx.RevokeKey(ctx, organization, revoked.ID))
	})
	for _, id := range []string{revoked.ID, personal.ID, foreign.ID, uuid.NewString(), "\x00"} {
		for _, try := range []func(tx *store.Tx) error{
			func(tx *store.Tx) error { return errorOf(tx.GetKey(ctx, organization, store.OrganizationKey, id)) },
			func(tx *store.Tx) error { return errorOf(tx.LockKey(ctx, organization, store.OrganizationKey, id)) },
			func(tx *store.Tx) error { return tx.UpdateKey(ctx, &store.Key{OrganizationID: organization, ID: id}) },
			func(tx *store.Tx) error { return tx.DeleteKey(ctx, organization, store.OrganizationKey, id) },
		} {
			if id == "\x00" { // which PostgreSQL refuses
				try = func(tx *store.Tx) error { return errorOf(tx.GetKey(ctx, organization, store.OrganizationKey, id)) }
			}
			wantMessage(t, s.Write(ctx, try), core.NotFound, "Key not found")
		}
	}
	wantEqual(t, listed(t, s.OrganizationKeyList(organization, store.ListOptions{})), []store.Key{kept})
	wantEqual(t, must(s.GetKey(ctx, foreign.OrganizationID, store.OrganizationKey, foreign.ID))(t), foreign)
	wantEqual(t, len(must(s.ListKeys(ctx, organization))(t)), 3)
}

func testOrganizationKeyRefused(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, _ := newService(t, s)
	organization, ctx := service.OrganizationID, t.Context()
	expired := core.Time{Time: clock.time().Time}
	for name, end := range map[string]func(tx *store.Tx, k *store.Key) error{
		"disabled": func(tx *store.Tx, k *store.Key) error { k.State = store.KeyDisabled; return tx.UpdateKey(ctx, k) },
		"expired":  func(tx *store.Tx, k *store.Key) error { k.ExpireAt = &expired; return tx.UpdateKey(ctx, k) },
		"revoked":  func(tx *store.Tx, k *store.Key) error { return tx.RevokeKey(ctx, organization, k.ID) },
	} {
		k := store.Key{OrganizationID: organization, IPAccess: []api.IPAccess{{Source: "10.0.0.1"}}}
		secret := createOrganizationKey(t, s, &k)
		write(t, s, func(tx *store.Tx) error { return end(tx, &k) })
		t.Run(name, func(t *testing.T) {
			_, err := s.AuthenticateOrganization(ctx, k.LoginID, secret, netip.Addr{})
			wantMessage(t, err, core.Unauthenticated, "The key is not active")
			_, err = s.AuthenticateOrganization(ctx, k.LoginID, core.HashKey("guess"), netip.Addr{})
			wantMessage(t, err, core.Unauthenticated, "Unauthorized")
		})
	}
	k := store.Key{OrganizationID: organization, IPAccess: []api.IPAccess{{Source: "10.0.0.1"}}}
	secret := createOrganizationKey(t, s, &k)
	for _, try := range []struct {
		login  string
		secret core.KeyHash
	}{{k.LoginID, core.HashKey("guess")}, {"obs_id_guess", secret}, {"", core.KeyHash{}}} {
		_, err := s.AuthenticateOrganization(ctx, try.login, try.secret, netip.MustParseAddr("10.0.0.1"))
		wantMessage(t, err, core.Unauthenticated, "Unauthorized")
		_, err = s.AuthenticateOrganization(ctx, try.login, try.secret, netip.MustParseAddr("10.0.0.2"))
		wantMessage(t, err, core.Unauthenticated, "Unauthorized")
	}
	must(s.AuthenticateOrganization(ctx, k.LoginID, secret, netip.MustParseAddr("10.0.0.1")))(t)
}

func testAddressesOfKey(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	service, _ := newService(t, s)
	for name, c := range map[string]struct {
		list    []string
		in, out []string
	}{
		"one address":        {[]string{"10.0.0.1"}, []string{"10.0.0.1", "::ffff:10.0.0.1"}, []string{"10.0.0.2", "::1", ""}},
		"a range":            {[]string{"10.1.2.3/8"}, []string{"10.0.0.0", "10.255.255.255", "::ffff:a00:1"}, []string{"11.0.0.0", ""}},
		"several":            {[]string{"10.0.0.1", "192.0.2.0/24"}, []string{"10.0.0.1", "192.0.2.7"}, []string{"192.0.3.7"}},
		"IPv6":               {[]string{"2001:db8::/32", "::1"}, []string{"2001:db8:1::", "::1", "::1%lo"}, []string{"2001:db9::", "127.0.0.1"}},
		"all of IPv4":        {[]string{"0.0.0.0/0"}, []string{"10.0.0.1", "::ffff:1.2.3.4"}, []string{"::1", ""}},
		"IPv4 as IPv6":       {[]string{"::ffff:10.0.0.1", "::ffff:10.1.0.0/112"}, []string{"10.0.0.1", "10.1.9.9"}, []string{"10.0.0.2", "10.2.0.0"}},
		"one bit":            {[]string{"10.0.0.0/31"}, []string{"10.0.0.1"}, []string{"10.0.0.2"}},
		"what is no address": {[]string{"", "office", "10.0.0.1/33"}, nil, []string{"10.0.0.1", ""}},
	} {
		k := store.Key{OrganizationID: service.OrganizationID}
		for _, source := range c.list {
			k.IPAccess = append(k.IPAccess, api.IPAccess{Source: source})
		}
		secret := createOrganizationKey(t, s, &k)
		try := func(text string) error {
			var address netip.Addr
			if text != "" {
				address = netip.MustParseAddr(text)
			}
			return errorOf(s.AuthenticateOrganization(t.Context(), k.LoginID, secret, address))
		}
		t.Run(name, func(t *testing.T) {
			for _, address := range c.in {
				if err := try(address); err != nil {
					t.Errorf("from %s: %v", address, err)
				}
			}
			for _, address := range c.out {
				wantMessage(t, try(address), core.Forbidden, "This key may not be used from this address")
			}
		})
	}
}

func testOrganizationKeyHashes(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s := migrated(t, opts)
	service, _ := newService(t, s)
	foreign, _ := newService(t, s)
	hashes := store.KeyHashes{LoginID: core.HashKey("my walrus"), Secret: core.HashKey("my penguin")}
	k := store.Key{
		OrganizationID: service.OrganizationID, Name: "mine", Suffix: "lrus", Roles: []core.Role{core.RoleDeveloper},
	}
	write(t, s, func(tx *store.Tx) error { return tx.CreateHashedKey(t.Context(), &k, hashes) })
	wantEqual(t, []any{k.Kind, k.LoginID, k.Suffix, k.State},
		[]any{store.OrganizationKey, "", "lrus", store.KeyEnabled})
	wantEqual(t, must(s.GetKey(t.Context(), k.OrganizationID, store.OrganizationKey, k.ID))(t), k)
	p := must(s.AuthenticateOrganization(t.Context(), "my walrus", hashes.Secret, netip.Addr{}))(t)
	wantEqual(t, p.KeyID, k.ID)
	_, err := s.AuthenticateOrganization(t.Context(), "my walrus", hashes.LoginID, netip.Addr{})
	wantMessage(t, err, core.Unauthenticated, "Unauthorized")

	for _, again := range []store.KeyHashes{
		{LoginID: hashes.LoginID, Secret: core.HashKey("other")},
		{LoginID: core.HashKey("other"), Secret: hashes.Secret},
	} {
		err := s.Write(t.Context(), func(tx *store.Tx) error {
			return tx.CreateHashedKey(t.Context(), &store.Key{OrganizationID: foreign.OrganizationID}, again)
		})
		wantMessage(t, err, core.Conflict, "A key with this id exists already")
	}
	raw := dump(t, opts)
	wantPresent(t, raw, "mine")
	wantAbsent(t, raw, "my walrus")
	wantAbsent(t, raw, "my penguin")
}

func testUseOfKey(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, clock := timed(t, opts)
	service, _ := newService(t, s)
	k := store.Key{OrganizationID: service.OrganizationID, IPAccess: []api.IPAccess{{Source: "10.0.0.1"}}}
	secret := createOrganizationKey(t, s, &k)
	used := func() *core.Time {
		return must(s.GetKey(t.Context(), k.OrganizationID, store.OrganizationKey, k.ID))(t).UsedAt
	}
	minute := clock.time()
	clock.advance(59 * time.Second)
	for secret, address := range map[core.KeyHash]string{secret: "10.0.0.2", core.HashKey("guess"): "10.0.0.1"} {
		if err := errorOf(s.AuthenticateOrganization(t.Context(), k.LoginID, secret, netip.MustParseAddr(address))); err == nil {
			t.Errorf("the key works from %s", address)
		}
	}
	wantEqual(t, used(), (*core.Time)(nil))
	for range 3 {
		must(s.AuthenticateOrganization(t.Context(), k.LoginID, secret, netip.MustParseAddr("10.0.0.1")))(t)
		wantEqual(t, used(), &minute)
	}
	clock.advance(time.Second)
	wantEqual(t, used(), &minute)
	must(s.AuthenticateOrganization(t.Context(), k.LoginID, secret, netip.MustParseAddr("10.0.0.1")))(t)
	wantEqual(t, used(), ptr(clock.time()))
	k.UsedAt = nil // which a change does not touch
	write(t, s, func(tx *store.Tx) error { return tx.UpdateKey(t.Context(), &k) })
	wantEqual(t, used(), ptr(clock.time()))

	// A replica whose clock is behind does not turn the time back.
	opts.Now = func() time.Time { return minute.Time }
	must(open(t, opts).AuthenticateOrganization(t.Context(), k.LoginID, secret, netip.MustParseAddr("10.0.0.1")))(t)
	wantEqual(t, used(), ptr(clock.time()))
}

func testUseWritesOnce(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	clock := &clock{}
	clock.advance(time.Hour)
	opts.Now = clock.Now
	stores := []*store.Store{migrated(t, opts), open(t, opts)}
	service, _ := newService(t, stores[0])
	k := store.Key{OrganizationID: service.OrganizationID}
	secret := createOrganizationKey(t, stores[0], &k)
	execRaw(t, opts, "CREATE TABLE writes (n INTEGER)")
	onUpdateOfKeys(t, opts, "INSERT INTO writes VALUES (1)")
	for range 2 {
		errs := concurrently(32, func(i int) error {
			return errorOf(stores[i%2].AuthenticateOrganization(t.Context(), k.LoginID, secret, netip.Addr{}))
		})
		wantEqual(t, errs, make([]error, 32))
	}
	wantEqual(t, countRaw(t, opts, "SELECT count(*) FROM writes"), 1)
}

func testUseThatCannotBeWritten(t *testing.T, fresh func(testing.TB) store.Options) {
	var log syncBuffer
	opts := fresh(t)
	opts.Log = slog.New(slog.NewTextHandler(&log, nil))
	s, clock := timed(t, opts)
	service, _ := newService(t, s)
	k := store.Key{OrganizationID: service.OrganizationID}
	secret := createOrganizationKey(t, s, &k)
	onUpdateOfKeys(t, opts, "INSERT INTO full_disk VALUES (1)")
	for minute := 1; minute <= 2; minute++ {
		for range 3 {
			must(s.AuthenticateOrganization(t.Context(), k.LoginID, secret, netip.Addr{}))(t)
		}
		wantEqual(t, strings.Count(log.String(), "cannot record the use of a key"), minute)
		clock.advance(time.Minute)
	}
	wantEqual(t, must(s.GetKey(t.Context(), k.OrganizationID, store.OrganizationKey, k.ID))(t), k)
}

// onUpdateOfKeys has the database run a statement, which may be one that fails, after each update of a key.
func onUpdateOfKeys(t testing.TB, opts store.Options, statement string) {
	t.Helper()
	if opts.DSN == "" {
		execRaw(t, opts, "CREATE TRIGGER on_use AFTER UPDATE ON keys BEGIN "+statement+"; END")
		return
	}
	execRaw(t, opts, "CREATE FUNCTION on_use() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "+statement+
		"; RETURN NULL; END $$")
	execRaw(t, opts, "CREATE TRIGGER on_use AFTER UPDATE ON keys FOR EACH ROW EXECUTE FUNCTION on_use()")
}
