package storetest

import (
	"errors"
	"fmt"
	"testing"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testOrganizations(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"organizations are found by name and listed by name", testOrganizationsByName},
		{"an organization can be changed but for the name that the operator knows", testOrganizationUpdate},
		{"concurrent changes of an organization lose nothing, and let others belong to it", testOrganizationChangedAtOnce},
		{"services are found in their organization only", testServicesOfOrganization},
	})
}

func testOrganizationsByName(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	b := store.Organization{ID: uuid.NewString(), Name: "b"}
	a := store.Organization{ID: uuid.NewString(), Name: "a"}
	write(t, s, func(tx *store.Tx) error {
		if err := tx.CreateOrganization(t.Context(), &b); err != nil {
			return err
		}
		return tx.CreateOrganization(t.Context(), &a)
	})
	wantEqual(t, a.CreatedAt, clock.time())
	wantEqual(t, must(s.FindOrganization(t.Context(), "a"))(t), a)
	wantEqual(t, must(s.ListOrganizations(t.Context()))(t), []store.Organization{a, b})
	_, err := s.FindOrganization(t.Context(), "c")
	wantKind(t, err, core.NotFound)
	err = s.Write(t.Context(), func(tx *store.Tx) error {
		return tx.CreateOrganization(t.Context(), &store.Organization{ID: uuid.NewString(), Name: "a"})
	})
	wantKind(t, err, core.Conflict)
}

func testOrganizationUpdate(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	service, _ := newService(t, s)
	o := must(s.GetOrganization(t.Context(), service.OrganizationID))(t)
	wantEqual(t, o.PrivateEndpoints, []api.PrivateEndpoint{})
	o.DisplayName, o.EnableCoreDumps = "new", true
	o.PrivateEndpoints = []api.PrivateEndpoint{{ID: "vpce-1", Region: ptr("<eu>")}, {ID: "vpce-0"}}
	update := o
	update.CreatedAt, update.Name = core.Time{}, "another"
	write(t, s, func(tx *store.Tx) error { return tx.UpdateOrganization(t.Context(), &update) })
	write(t, s, func(tx *store.Tx) error {
		wantEqual(t, must(tx.LockOrganization(t.Context(), o.ID))(t), o)
		return nil
	})
	o.EnableCoreDumps, o.PrivateEndpoints = false, []api.PrivateEndpoint{}
	update.EnableCoreDumps, update.PrivateEndpoints = false, nil
	write(t, s, func(tx *store.Tx) error { return tx.UpdateOrganization(t.Context(), &update) })
	wantEqual(t, must(s.GetOrganization(t.Context(), o.ID))(t), o)

	wantEqual(t, must(s.FindOrganization(t.Context(), o.Name))(t), o)
	wantKind(t, errorOf(s.FindOrganization(t.Context(), "another")), core.NotFound)
	for _, try := range []func(tx *store.Tx) error{
		func(tx *store.Tx) error { return errorOf(tx.GetOrganization(t.Context(), uuid.NewString())) },
		func(tx *store.Tx) error { return errorOf(tx.LockOrganization(t.Context(), uuid.NewString())) },
		func(tx *store.Tx) error {
			return tx.UpdateOrganization(t.Context(), &store.Organization{ID: uuid.NewString()})
		},
	} {
		wantKind(t, s.Write(t.Context(), try), core.NotFound)
	}
}

func testOrganizationChangedAtOnce(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	stores := []*store.Store{migrated(t, opts), open(t, opts)}
	service, _ := newService(t, stores[0])
	errs := concurrently(16, func(i int) error {
		return stores[i%2].Write(t.Context(), func(tx *store.Tx) error {
			o, err := tx.LockOrganization(t.Context(), service.OrganizationID)
			if err != nil {
				return err
			}
			o.PrivateEndpoints = append(o.PrivateEndpoints, api.PrivateEndpoint{ID: fmt.Sprint(i)})
			person := store.Person{ID: uuid.NewString(), OrganizationID: o.ID, Email: fmt.Sprint(i)}
			if err := tx.CreatePerson(t.Context(), &person); err != nil {
				return err
			}
			return tx.UpdateOrganization(t.Context(), &o)
		})
	})
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
	o := must(stores[0].GetOrganization(t.Context(), service.OrganizationID))(t)
	wantEqual(t, len(o.PrivateEndpoints), 16)
}

func testServicesOfOrganization(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	mine, _ := newService(t, s)
	other, _ := newService(t, s)
	wantEqual(t, must(s.FindService(t.Context(), mine.OrganizationID, mine.Name))(t), mine)
	wantEqual(t, must(s.ListServices(t.Context(), mine.OrganizationID))(t), []store.Service{mine})
	wantEqual(t, must(s.TeamService(t.Context(), mine.Team))(t), mine)
	wantEqual(t, must(s.ServiceTeam(t.Context(), mine.OrganizationID, mine.ID))(t), mine.Team)

	_, err := s.ServiceTeam(t.Context(), mine.OrganizationID, other.ID)
	wantKind(t, err, core.NotFound)
	_, err = s.ServiceTeam(t.Context(), uuid.NewString(), mine.ID)
	wantKind(t, err, core.NotFound)
	_, err = s.FindService(t.Context(), mine.OrganizationID, "other")
	wantKind(t, err, core.NotFound)
	_, err = s.TeamService(t.Context(), newTeam())
	wantKind(t, err, core.NotFound)
	wantEqual(t, must(s.ListServices(t.Context(), uuid.NewString()))(t), []store.Service{})

	again := mine
	again.ID, again.Team = uuid.NewString(), newTeam()
	err = s.Write(t.Context(), func(tx *store.Tx) error { return tx.CreateService(t.Context(), &again) })
	wantKind(t, err, core.Conflict)
}
