package storetest

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testIdentities(t *testing.T, fresh func(testing.TB) store.Options) {
	t.Run("a person is found by an identity until the person is deleted", func(t *testing.T) {
		t.Parallel()
		s := migrated(t, fresh(t))
		service, ann := newService(t, s)
		other, _ := newService(t, s)
		here := service.OrganizationID
		bob := newPerson(t, s, here, "bob@example.com")
		at := store.Identity{Issuer: "https://id.example.com", Subject: "b-1"}
		add := func(organizationID, personID string, i store.Identity) error {
			return s.Write(t.Context(), func(tx *store.Tx) error { return tx.AddIdentity(t.Context(), organizationID, personID, i) })
		}
		_, err := s.FindPersonByIdentity(t.Context(), here, at)
		wantKind(t, err, core.NotFound)
		wantEqual(t, add(here, bob.ID, at), nil)
		wantEqual(t, must(s.FindPersonByIdentity(t.Context(), here, at))(t), bob)

		for _, i := range []store.Identity{
			{Issuer: at.Issuer, Subject: "B-1"}, {Issuer: at.Issuer + "/", Subject: at.Subject}, {Subject: at.Subject},
		} {
			_, err := s.FindPersonByIdentity(t.Context(), here, i)
			wantKind(t, err, core.NotFound)
		}
		_, err = s.FindPersonByIdentity(t.Context(), other.OrganizationID, at)
		wantKind(t, err, core.NotFound)

		wantKind(t, add(here, ann.ID, at), core.Conflict)
		wantKind(t, add(here, bob.ID, store.Identity{Issuer: at.Issuer, Subject: "b-2"}), core.Conflict)
		wantEqual(t, add(here, bob.ID, store.Identity{Issuer: "https://elsewhere.example.com", Subject: "b-1"}), nil)
		if add(here, uuid.NewString(), store.Identity{Issuer: at.Issuer, Subject: "c"}) == nil {
			t.Error("an identity of a person who does not exist was stored")
		}

		write(t, s, func(tx *store.Tx) error { return tx.DeletePerson(t.Context(), here, bob.ID) })
		_, err = s.FindPersonByIdentity(t.Context(), here, at)
		wantKind(t, err, core.NotFound)
		wantEqual(t, add(here, ann.ID, at), nil)
	})

	t.Run("an admin who can sign in needs no link to set up", func(t *testing.T) {
		t.Parallel()
		s := migrated(t, fresh(t))
		service, ann := newService(t, s)
		other, eve := newService(t, s)
		here, issuer := service.OrganizationID, "https://id.example.com"
		required := func(issuer string, want bool) {
			t.Helper()
			wantEqual(t, must(s.NeedsSetup(t.Context(), here, issuer))(t), want)
		}
		identify := func(p store.Person) {
			t.Helper()
			write(t, s, func(tx *store.Tx) error {
				return tx.AddIdentity(t.Context(), p.OrganizationID, p.ID, store.Identity{Issuer: issuer, Subject: p.ID})
			})
		}
		identify(newPerson(t, s, here, "bob@example.com")) // no admin
		identify(eve)
		required(issuer, true)
		identify(ann)
		required(issuer, false)
		required("", true) // the server has no provider any more
		required("https://elsewhere.example.com", true)
		write(t, s, func(tx *store.Tx) error { return tx.SetPassword(t.Context(), here, ann.ID, "hash") })
		required("", false)
		wantEqual(t, must(s.NeedsSetup(t.Context(), other.OrganizationID, ""))(t), true)
	})

	t.Run("a callback is used once, by one of several replicas", func(t *testing.T) {
		t.Parallel()
		opts := fresh(t)
		s, clock := timed(t, opts)
		opts.Now = clock.Now
		stores := []*store.Store{s, open(t, opts)}
		for range 10 {
			id := uuid.NewString()
			errs := concurrently(2, func(i int) error {
				return stores[i].UseCallback(t.Context(), id, clock.time().Add(10*time.Minute))
			})
			kinds := map[core.Kind]int{}
			for _, err := range errs {
				if err != nil {
					kinds[core.KindOf(err)]++
				}
			}
			wantEqual(t, kinds, map[core.Kind]int{core.Unauthenticated: 1})
		}
		wantEqual(t, s.UseCallback(t.Context(), "a", clock.time().Add(10*time.Minute)), nil)
		clock.advance(30 * time.Minute)
		wantKind(t, s.UseCallback(t.Context(), "a", clock.time().Add(10*time.Minute)), core.Unauthenticated)
		clock.advance(time.Hour)
		wantEqual(t, s.UseCallback(t.Context(), "a", clock.time().Add(10*time.Minute)), nil) // forgotten: it had expired
	})
}
