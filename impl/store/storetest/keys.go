package storetest

import (
	"net/netip"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testKeys(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"a key opens what its kind is for and nothing else", testKeyOpensItsKind},
		{"a revoked key stops at once on another store", testRevokedKey},
		{"ingestion keys are known by their hashes until they are revoked", testIngestionKeys},
		{"a key ends when it expires", testKeyExpires},
		{"a personal key may do what both its scope and its owner's role allow, at each use", testPersonalKeyRights},
		{"a rotated key works beside the one before until that ends", testRotatedKey},
		{"a key that was rotated ends when it expires", testRotatedKeyExpires},
		{"of every key is known when and from where it was used last", testLastUseOfKey},
		{"the list shows keys of one organization and nothing secret", testListOfKeys},
		{"credentials of any bytes are refused alike", testCredentialsOfAnyBytes},
		{"keys of another organization cannot be revoked", testKeysOfAnotherOrganization},
		{"a key needs an organization, owner and team that exist", testKeyNeedsOwner},
	})
}

// authenticate tries a key in every way that there is.
func authenticate(t testing.TB, s *store.Store, k store.Key, secret string) map[store.KeyKind]error {
	_, personal := s.AuthenticatePersonal(t.Context(), core.HashKey(secret), netip.Addr{})
	_, ingestion := s.AuthenticateIngestion(t.Context(), core.HashKey(secret), netip.Addr{})
	_, organization := s.AuthenticateOrganization(t.Context(), k.LoginID, core.HashKey(secret), netip.Addr{})
	return map[store.KeyKind]error{
		store.PersonalKey: personal, store.IngestionKey: ingestion, store.OrganizationKey: organization,
	}
}

func createKey(t *testing.T, s *store.Store, k *store.Key) (secret string) {
	t.Helper()
	write(t, s, func(tx *store.Tx) (err error) {
		secret, err = tx.CreateKey(t.Context(), k)
		return err
	})
	return secret
}

func keysOf(service store.Service, person store.Person) []store.Key {
	organization := service.OrganizationID
	return []store.Key{
		{OrganizationID: organization, Kind: store.PersonalKey, PersonID: person.ID, Team: service.Team, Name: "p"},
		{OrganizationID: organization, Kind: store.IngestionKey, Team: service.Team, Name: "i"},
		{OrganizationID: organization, Kind: store.OrganizationKey, Name: "o"},
	}
}

func testKeyOpensItsKind(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, person := newService(t, s)
	prefixes := map[store.KeyKind]string{
		store.PersonalKey: "obs_key_", store.IngestionKey: "obs_ing_", store.OrganizationKey: "obs_sec_",
	}
	for _, k := range keysOf(service, person) {
		secret := createKey(t, s, &k)
		wantEqual(t, secret[:8], prefixes[k.Kind])
		for kind, err := range authenticate(t, s, k, secret) {
			if kind == k.Kind && err != nil {
				t.Errorf("%s key does not authenticate as %s: %v", k.Kind, kind, err)
			}
			if kind != k.Kind {
				wantKind(t, err, core.Unauthenticated)
			}
		}
		for _, err := range authenticate(t, s, k, secret+"x") {
			wantKind(t, err, core.Unauthenticated)
		}
		shown := secret
		if k.Kind == store.OrganizationKey {
			shown = k.LoginID
			wantEqual(t, k.LoginID[:7], "obs_id_")
		}
		wantEqual(t, k.Suffix, shown[len(shown)-4:])
		wantEqual(t, k.CreatedAt, clock.time())
	}
}

func testRevokedKey(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, other := migrated(t, opts), open(t, opts)
	service, person := newService(t, s)
	for _, k := range keysOf(service, person) {
		secret := createKey(t, s, &k)
		if err := authenticate(t, other, k, secret)[k.Kind]; err != nil {
			t.Fatal(err)
		}
		for range 2 {
			write(t, s, func(tx *store.Tx) error { return tx.RevokeKey(t.Context(), k.OrganizationID, k.ID) })
			wantKind(t, authenticate(t, other, k, secret)[k.Kind], core.Unauthenticated)
		}
	}
}

func testIngestionKeys(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	service, person := newService(t, s)
	known := func(limit int) []core.KeyHash {
		hashes, err := s.IngestionKeys(t.Context(), limit)
		if err != nil {
			t.Fatal(err)
		}
		return hashes
	}
	before := len(known(100))
	for _, k := range keysOf(service, person) {
		hash := core.HashKey(createKey(t, s, &k))
		wantEqual(t, slices.Contains(known(100), hash), k.Kind == store.IngestionKey)
		wantEqual(t, len(known(1)) <= 1, true)
		write(t, s, func(tx *store.Tx) error { return tx.RevokeKey(t.Context(), k.OrganizationID, k.ID) })
		wantEqual(t, len(known(100)), before)
	}
}

func testKeyExpires(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, person := newService(t, s)
	for _, k := range keysOf(service, person) {
		expiry := core.Time{Time: clock.time().Add(time.Hour)}
		k.ExpireAt = &expiry
		secret := createKey(t, s, &k)
		clock.advance(time.Hour - time.Millisecond)
		if err := authenticate(t, s, k, secret)[k.Kind]; err != nil {
			t.Error(err)
		}
		clock.advance(time.Millisecond)
		wantKind(t, authenticate(t, s, k, secret)[k.Kind], core.Unauthenticated)
	}
}

func testPersonalKeyRights(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, other := migrated(t, opts), open(t, opts)
	service, person := newService(t, s)
	all := []core.Role{core.RoleViewer, core.RoleEditor, core.RoleAdmin}
	for i, scope := range all {
		k := keysOf(service, person)[0]
		k.Roles = []core.Role{scope}
		hash := core.HashKey(createKey(t, s, &k))
		for j, role := range all {
			write(t, s, func(tx *store.Tx) error {
				return tx.UpdatePersonRole(t.Context(), person.OrganizationID, person.ID, string(role))
			})
			p := must(other.AuthenticatePersonal(t.Context(), hash, netip.Addr{}))(t)
			wantEqual(t, p.Roles, []core.Role{all[min(i, j)]})
			wantEqual(t, p.Scope, scope)
		}
	}
}

func testRotatedKey(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, person := newService(t, s)
	for _, k := range keysOf(service, person)[:2] {
		rotate := func(until *core.Time) (secret string) {
			write(t, s, func(tx *store.Tx) (err error) {
				secret, err = tx.RotateKey(t.Context(), &k, until)
				return err
			})
			return secret
		}
		works := func(secret string, want bool) {
			t.Helper()
			if err := authenticate(t, s, k, secret)[k.Kind]; (err == nil) != want {
				t.Errorf("%s key: %v", k.Kind, err)
			}
		}
		first := createKey(t, s, &k)
		until := ptr(core.Time{Time: clock.time().Add(time.Hour)})
		second := rotate(until)
		works(first, true)
		works(second, true)
		if k.Kind == store.PersonalKey {
			wantEqual(t, must(s.AuthenticatePersonal(t.Context(), core.HashKey(first), netip.Addr{}))(t).SecretEnds, until)
			wantEqual(t, must(s.AuthenticatePersonal(t.Context(), core.HashKey(second), netip.Addr{}))(t).SecretEnds, (*core.Time)(nil))
		}
		wantEqual(t, slices.Contains(must(s.IngestionKeys(t.Context(), 100))(t), core.HashKey(first)), k.Kind == store.IngestionKey)
		list := must(s.ListKeys(t.Context(), k.OrganizationID))(t)
		stored := list[slices.IndexFunc(list, func(l store.Key) bool { return l.ID == k.ID })]
		wantEqual(t, []any{stored.Suffix, stored.PreviousUntil}, []any{second[len(second)-4:], until})
		clock.advance(time.Hour)
		works(first, false)
		works(second, true)

		third := rotate(ptr(core.Time{Time: clock.time().Add(time.Hour)}))
		fourth := rotate(nil)
		for _, secret := range []string{first, second, third} {
			works(secret, false)
		}
		works(fourth, true)
		rotate(ptr(core.Time{Time: clock.time().Add(time.Hour)}))
		works(fourth, true)
		write(t, s, func(tx *store.Tx) error { return tx.DeleteKey(t.Context(), k.OrganizationID, k.Kind, k.ID) })
		works(fourth, false)
		wantKind(t, s.Write(t.Context(), func(tx *store.Tx) error {
			return errorOf(tx.RotateKey(t.Context(), &k, nil))
		}), core.NotFound)
	}
}

func testRotatedKeyExpires(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, person := newService(t, s)
	k := keysOf(service, person)[0]
	k.ExpireAt = ptr(core.Time{Time: clock.time().Add(time.Minute)})
	first := createKey(t, s, &k)
	write(t, s, func(tx *store.Tx) error {
		return errorOf(tx.RotateKey(t.Context(), &k, ptr(core.Time{Time: clock.time().Add(time.Hour)})))
	})
	clock.advance(time.Minute - time.Millisecond)
	p := must(s.AuthenticatePersonal(t.Context(), core.HashKey(first), netip.Addr{}))(t)
	wantEqual(t, p.SecretEnds, k.ExpireAt)
	clock.advance(time.Millisecond)
	wantKind(t, errorOf(s.AuthenticatePersonal(t.Context(), core.HashKey(first), netip.Addr{})), core.Unauthenticated)
}

func testLastUseOfKey(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, clock := timed(t, opts)
	service, person := newService(t, s)
	for _, k := range keysOf(service, person) {
		secret := createKey(t, s, &k)
		minute := clock.time()
		clock.advance(59 * time.Second)
		for _, from := range []string{"192.0.2.1", "192.0.2.2"} {
			address := netip.MustParseAddr(from)
			var err error
			switch k.Kind {
			case store.PersonalKey:
				_, err = s.AuthenticatePersonal(t.Context(), core.HashKey(secret), address)
			case store.IngestionKey:
				_, err = s.AuthenticateIngestion(t.Context(), core.HashKey(secret), address)
			case store.OrganizationKey:
				_, err = s.AuthenticateOrganization(t.Context(), k.LoginID, core.HashKey(secret), address)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if k.Kind == store.IngestionKey { // no request waits for that note, but the end of the store does
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
			opts.Now = clock.Now
			s = open(t, opts)
		}
		list := must(s.ListKeys(t.Context(), k.OrganizationID))(t)
		stored := list[slices.IndexFunc(list, func(l store.Key) bool { return l.ID == k.ID })]
		wantEqual(t, []any{stored.UsedAt, stored.UsedAddress}, []any{&minute, "192.0.2.1"})
		clock.advance(time.Second)
	}
}

func testListOfKeys(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, clock := timed(t, opts)
	service, person := newService(t, s)
	foreign, _ := newService(t, s)
	createKey(t, s, &store.Key{OrganizationID: foreign.OrganizationID, Kind: store.OrganizationKey})
	want := keysOf(service, person)
	var secrets []string
	for i := range want {
		secrets = append(secrets, createKey(t, s, &want[i]))
		clock.advance(time.Second)
	}
	write(t, s, func(tx *store.Tx) error { return tx.RevokeKey(t.Context(), service.OrganizationID, want[1].ID) })
	want[1].State, want[1].RevokedAt = store.KeyDisabled, ptr(clock.time())
	wantEqual(t, must(s.ListKeys(t.Context(), service.OrganizationID))(t), want)

	raw := dump(t, opts)
	for _, secret := range secrets {
		wantAbsent(t, raw, secret)
	}
	wantPresent(t, raw, want[2].LoginID)
}

func testCredentialsOfAnyBytes(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	for _, id := range []string{"", "\x00", "\xff", "obs_id_\x00'", "\"; --", "ü"} {
		_, err := s.AuthenticateOrganization(t.Context(), id, core.HashKey(id), netip.Addr{})
		wantKind(t, err, core.Unauthenticated)
		_, err = s.ServiceTeam(t.Context(), id, id)
		wantKind(t, err, core.NotFound)
		_, err = s.GetInvitation(t.Context(), id, id)
		wantKind(t, err, core.NotFound)
		_, err = s.GetDashboard(t.Context(), newTeam(), id)
		wantKind(t, err, core.NotFound)
	}
}

func testKeysOfAnotherOrganization(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	service, _ := newService(t, s)
	k := store.Key{OrganizationID: service.OrganizationID, Kind: store.OrganizationKey}
	secret := createKey(t, s, &k)
	for _, organization := range []string{uuid.NewString(), ""} {
		err := s.Write(t.Context(), func(tx *store.Tx) error {
			return tx.RevokeKey(t.Context(), organization, k.ID)
		})
		wantKind(t, err, core.NotFound)
	}
	must(s.AuthenticateOrganization(t.Context(), k.LoginID, core.HashKey(secret), netip.Addr{}))(t)
}

func testKeyNeedsOwner(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	service, person := newService(t, s)
	for _, spoil := range []func(*store.Key){
		func(k *store.Key) { k.OrganizationID = uuid.NewString() },
		func(k *store.Key) { k.PersonID = uuid.NewString() },
		func(k *store.Key) { k.Team = newTeam() },
		func(k *store.Key) { k.Kind = "master" },
	} {
		k := keysOf(service, person)[0]
		spoil(&k)
		err := s.Write(t.Context(), func(tx *store.Tx) error {
			_, err := tx.CreateKey(t.Context(), &k)
			return err
		})
		if err == nil {
			t.Errorf("key %+v was created", k)
		}
	}
}
