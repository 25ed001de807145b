package storetest

import (
	"net/netip"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// newPerson makes a developer of an organization.
func newPerson(t testing.TB, s *store.Store, organizationID, email string) store.Person {
	t.Helper()
	p := store.Person{ID: uuid.NewString(), OrganizationID: organizationID, Email: email, Name: "B", Role: "developer"}
	write(t, s, func(tx *store.Tx) error { return tx.CreatePerson(t.Context(), &p) })
	return p
}

func testPeople(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"people have an address in lower case, unique in their organization", testPersonAddress},
		{"a role can be changed", testPersonRole},
		{"a password is kept apart, in each organization", testPersonPassword},
		{"a person goes with the personal keys", testPersonDeleted},
		{"unknown people, and those of others, are missing", testPersonMissing},
		{"two admins that leave at the same time leave one", testLastAdmin},
	})
}

func testPersonAddress(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, ann := newService(t, s)
	clock.advance(time.Second)
	bob := newPerson(t, s, service.OrganizationID, "Bob@Example.COM")
	wantEqual(t, bob.Email, "bob@example.com")
	wantEqual(t, []core.Time{bob.CreatedAt, bob.UpdatedAt}, []core.Time{clock.time(), clock.time()})
	wantEqual(t, must(s.GetPerson(t.Context(), service.OrganizationID, bob.ID))(t), bob)
	wantEqual(t, must(s.FindPerson(t.Context(), service.OrganizationID, "BOB@example.com"))(t), bob)
	wantEqual(t, must(s.ListPeople(t.Context(), service.OrganizationID))(t), []store.Person{ann, bob})

	other, _ := newService(t, s)
	_, err := s.GetPerson(t.Context(), other.OrganizationID, bob.ID)
	wantKind(t, err, core.NotFound)
	_, err = s.FindPerson(t.Context(), other.OrganizationID, bob.Email)
	wantKind(t, err, core.NotFound)
	bob.ID = uuid.NewString()
	err = s.Write(t.Context(), func(tx *store.Tx) error { return tx.CreatePerson(t.Context(), &bob) })
	wantKind(t, err, core.Conflict)
}

func testPersonRole(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, _ := newService(t, s)
	bob := newPerson(t, s, service.OrganizationID, "bob@example.com")
	clock.advance(time.Second)
	write(t, s, func(tx *store.Tx) error {
		return tx.UpdatePersonRole(t.Context(), service.OrganizationID, bob.ID, "admin")
	})
	bob.Role, bob.UpdatedAt = "admin", clock.time()
	write(t, s, func(tx *store.Tx) error {
		wantEqual(t, must(tx.LockPerson(t.Context(), service.OrganizationID, bob.ID))(t), bob)
		wantEqual(t, must(tx.LockAdmins(t.Context(), service.OrganizationID))(t), 2)
		return nil
	})
}

func testPersonPassword(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	here, _ := newService(t, s)
	clock.advance(time.Second)
	there, _ := newService(t, s)
	bob := newPerson(t, s, here.OrganizationID, "Bob@example.com")
	clock.advance(time.Second)
	same := bob
	same.OrganizationID = there.OrganizationID
	write(t, s, func(tx *store.Tx) error {
		if err := tx.CreatePerson(t.Context(), &same); err != nil {
			return err
		}
		return tx.SetPassword(t.Context(), same.OrganizationID, same.ID, "$argon2id$x")
	})
	wantEqual(t, must(s.PersonPassword(t.Context(), here.OrganizationID, bob.ID))(t), "")
	wantEqual(t, must(s.PersonPassword(t.Context(), there.OrganizationID, bob.ID))(t), "$argon2id$x")
	wantEqual(t, must(s.AccountsOfAllOrganizations(t.Context(), "BOB@example.com"))(t), []store.Account{
		{OrganizationID: here.OrganizationID, PersonID: bob.ID},
		{OrganizationID: there.OrganizationID, PersonID: bob.ID, Password: "$argon2id$x"},
	})
	wantEqual(t, must(s.AccountsOfAllOrganizations(t.Context(), "bo@example.com"))(t), []store.Account{})
	write(t, s, func(tx *store.Tx) error {
		return tx.SetPassword(t.Context(), same.OrganizationID, same.ID, "")
	})
	wantEqual(t, must(s.PersonPassword(t.Context(), there.OrganizationID, bob.ID))(t), "")
}

func testPersonDeleted(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	service, ann := newService(t, s)
	organization := service.OrganizationID
	bob := newPerson(t, s, organization, "bob@example.com")
	secrets := map[string]string{}
	for _, p := range []store.Person{ann, bob} {
		write(t, s, func(tx *store.Tx) (err error) {
			k := store.Key{OrganizationID: organization, Kind: store.PersonalKey, PersonID: p.ID, Team: service.Team}
			secrets[p.ID], err = tx.CreateKey(t.Context(), &k)
			return err
		})
	}
	write(t, s, func(tx *store.Tx) error { return tx.DeletePerson(t.Context(), organization, bob.ID) })
	_, err := s.AuthenticatePersonal(t.Context(), core.HashKey(secrets[bob.ID]), netip.Addr{})
	wantKind(t, err, core.Unauthenticated)
	must(s.AuthenticatePersonal(t.Context(), core.HashKey(secrets[ann.ID]), netip.Addr{}))(t)
	wantEqual(t, must(s.ListPeople(t.Context(), organization))(t), []store.Person{ann})
	wantEqual(t, len(must(s.ListKeys(t.Context(), organization))(t)), 1)
}

func testPersonMissing(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	service, ann := newService(t, s)
	foreign, _ := newService(t, s)
	write(t, s, func(tx *store.Tx) error {
		return tx.SetPassword(t.Context(), service.OrganizationID, ann.ID, "hash")
	})
	ann = must(s.GetPerson(t.Context(), service.OrganizationID, ann.ID))(t)
	ctx := t.Context()
	for _, p := range []store.Person{
		{OrganizationID: foreign.OrganizationID, ID: ann.ID},
		{OrganizationID: service.OrganizationID, ID: uuid.NewString()},
	} {
		for name, try := range map[string]func(tx *store.Tx) error{
			"GetPerson":        func(tx *store.Tx) error { return errorOf(tx.GetPerson(ctx, p.OrganizationID, p.ID)) },
			"LockPerson":       func(tx *store.Tx) error { return errorOf(tx.LockPerson(ctx, p.OrganizationID, p.ID)) },
			"PersonPassword":   func(tx *store.Tx) error { return errorOf(tx.PersonPassword(ctx, p.OrganizationID, p.ID)) },
			"UpdatePersonRole": func(tx *store.Tx) error { return tx.UpdatePersonRole(ctx, p.OrganizationID, p.ID, "x") },
			"SetPassword":      func(tx *store.Tx) error { return tx.SetPassword(ctx, p.OrganizationID, p.ID, "x") },
			"DeletePerson":     func(tx *store.Tx) error { return tx.DeletePerson(ctx, p.OrganizationID, p.ID) },
		} {
			t.Run(name, func(t *testing.T) {
				wantMessage(t, s.Write(ctx, try), core.NotFound, "Member not found")
			})
		}
	}
	wantEqual(t, must(s.GetPerson(ctx, service.OrganizationID, ann.ID))(t), ann)
	wantEqual(t, must(s.PersonPassword(ctx, service.OrganizationID, ann.ID))(t), "hash")
	err := s.Write(ctx, func(tx *store.Tx) error { return errorOf(tx.LockAdmins(ctx, uuid.NewString())) })
	wantKind(t, err, core.NotFound)
}

func testLastAdmin(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	stores := []*store.Store{migrated(t, opts), open(t, opts)}
	for range 20 {
		service, ann := newService(t, stores[0])
		organization := service.OrganizationID
		bob := newPerson(t, stores[0], organization, "bob@example.com")
		write(t, stores[0], func(tx *store.Tx) error {
			return tx.UpdatePersonRole(t.Context(), organization, bob.ID, "admin")
		})
		var left atomic.Int32
		errs := concurrently(2, func(i int) error {
			return stores[i].Write(t.Context(), func(tx *store.Tx) error {
				n, err := tx.LockAdmins(t.Context(), organization)
				if err != nil || n < 2 {
					return err
				}
				left.Add(1)
				if i == 0 {
					return tx.DeletePerson(t.Context(), organization, ann.ID)
				}
				return tx.UpdatePersonRole(t.Context(), organization, bob.ID, "developer")
			})
		})
		wantEqual(t, errs, []error{nil, nil})
		wantEqual(t, left.Load(), int32(1))
		write(t, stores[0], func(tx *store.Tx) error {
			wantEqual(t, must(tx.LockAdmins(t.Context(), organization))(t), 1)
			return nil
		})
	}
}
