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
	// authenticate tries a key in every way that there is.
	authenticate := func(s *store.Store, k store.Key, secret string) map[store.KeyKind]error {
		_, personal := s.AuthenticatePersonal(t.Context(), core.HashKey(secret))
		_, ingestion := s.AuthenticateIngestion(t.Context(), core.HashKey(secret))
		_, organization := s.AuthenticateOrganization(t.Context(), k.LoginID, core.HashKey(secret), netip.Addr{})
		return map[store.KeyKind]error{
			store.PersonalKey: personal, store.IngestionKey: ingestion, store.OrganizationKey: organization,
		}
	}
	create := func(t *testing.T, s *store.Store, k *store.Key) (secret string) {
		t.Helper()
		write(t, s, func(tx *store.Tx) (err error) {
			secret, err = tx.CreateKey(t.Context(), k)
			return err
		})
		return secret
	}
	keysOf := func(service store.Service, person store.Person) []store.Key {
		organization := service.OrganizationID
		return []store.Key{
			{OrganizationID: organization, Kind: store.PersonalKey, PersonID: person.ID, Team: service.Team, Name: "p"},
			{OrganizationID: organization, Kind: store.IngestionKey, Team: service.Team, Name: "i"},
			{OrganizationID: organization, Kind: store.OrganizationKey, Name: "o"},
		}
	}

	t.Run("a key opens what its kind is for and nothing else", func(t *testing.T) {
		t.Parallel()
		s, clock := timed(t, fresh(t))
		service, person := newService(t, s)
		prefixes := map[store.KeyKind]string{
			store.PersonalKey: "obs_key_", store.IngestionKey: "obs_ing_", store.OrganizationKey: "obs_sec_",
		}
		for _, k := range keysOf(service, person) {
			secret := create(t, s, &k)
			wantEqual(t, secret[:8], prefixes[k.Kind])
			for kind, err := range authenticate(s, k, secret) {
				if kind == k.Kind && err != nil {
					t.Errorf("%s key does not authenticate as %s: %v", k.Kind, kind, err)
				}
				if kind != k.Kind {
					wantKind(t, err, core.Unauthenticated)
				}
			}
			for _, err := range authenticate(s, k, secret+"x") {
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
	})

	t.Run("a revoked key stops at once on another store", func(t *testing.T) {
		t.Parallel()
		opts := fresh(t)
		s, other := migrated(t, opts), open(t, opts)
		service, person := newService(t, s)
		for _, k := range keysOf(service, person) {
			secret := create(t, s, &k)
			if err := authenticate(other, k, secret)[k.Kind]; err != nil {
				t.Fatal(err)
			}
			for range 2 {
				write(t, s, func(tx *store.Tx) error { return tx.RevokeKey(t.Context(), k.OrganizationID, k.ID) })
				wantKind(t, authenticate(other, k, secret)[k.Kind], core.Unauthenticated)
			}
		}
	})

	t.Run("ingestion keys are known by their hashes until they are revoked", func(t *testing.T) {
		t.Parallel()
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
			hash := core.HashKey(create(t, s, &k))
			wantEqual(t, slices.Contains(known(100), hash), k.Kind == store.IngestionKey)
			wantEqual(t, len(known(1)) <= 1, true)
			write(t, s, func(tx *store.Tx) error { return tx.RevokeKey(t.Context(), k.OrganizationID, k.ID) })
			wantEqual(t, len(known(100)), before)
		}
	})

	t.Run("a key ends when it expires", func(t *testing.T) {
		t.Parallel()
		s, clock := timed(t, fresh(t))
		service, person := newService(t, s)
		for _, k := range keysOf(service, person) {
			expiry := core.Time{Time: clock.time().Add(time.Hour)}
			k.ExpireAt = &expiry
			secret := create(t, s, &k)
			clock.advance(time.Hour - time.Millisecond)
			if err := authenticate(s, k, secret)[k.Kind]; err != nil {
				t.Error(err)
			}
			clock.advance(time.Millisecond)
			wantKind(t, authenticate(s, k, secret)[k.Kind], core.Unauthenticated)
		}
	})

	t.Run("the list shows keys of one organization and nothing secret", func(t *testing.T) {
		t.Parallel()
		opts := fresh(t)
		s, clock := timed(t, opts)
		service, person := newService(t, s)
		foreign, _ := newService(t, s)
		create(t, s, &store.Key{OrganizationID: foreign.OrganizationID, Kind: store.OrganizationKey})
		want := keysOf(service, person)
		var secrets []string
		for i := range want {
			secrets = append(secrets, create(t, s, &want[i]))
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
	})

	t.Run("credentials of any bytes are refused alike", func(t *testing.T) {
		t.Parallel()
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
	})

	t.Run("keys of another organization cannot be revoked", func(t *testing.T) {
		t.Parallel()
		s := migrated(t, fresh(t))
		service, _ := newService(t, s)
		k := store.Key{OrganizationID: service.OrganizationID, Kind: store.OrganizationKey}
		secret := create(t, s, &k)
		for _, organization := range []string{uuid.NewString(), ""} {
			err := s.Write(t.Context(), func(tx *store.Tx) error {
				return tx.RevokeKey(t.Context(), organization, k.ID)
			})
			wantKind(t, err, core.NotFound)
		}
		must(s.AuthenticateOrganization(t.Context(), k.LoginID, core.HashKey(secret), netip.Addr{}))(t)
	})

	t.Run("a key needs an organization, owner and team that exist", func(t *testing.T) {
		t.Parallel()
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
	})
}
