package storetest

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testOrganizations(t *testing.T, fresh func(testing.TB) store.Options) {
	t.Run("organizations are found by name and listed by name", func(t *testing.T) {
		t.Parallel()
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
	})

	t.Run("services are found in their organization only", func(t *testing.T) {
		t.Parallel()
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
	})

	t.Run("people have an address in lower case, unique in their organization", func(t *testing.T) {
		t.Parallel()
		s, clock := timed(t, fresh(t))
		service, ann := newService(t, s)
		clock.advance(time.Second)
		bob := store.Person{
			ID: uuid.NewString(), OrganizationID: service.OrganizationID, Email: "Bob@Example.COM", Name: "B",
			Role: "developer",
		}
		write(t, s, func(tx *store.Tx) error { return tx.CreatePerson(t.Context(), &bob) })
		wantEqual(t, bob.Email, "bob@example.com")
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
	})

	t.Run("invitations can be read back and changed in role and expiry", func(t *testing.T) {
		t.Parallel()
		s, clock := timed(t, fresh(t))
		service, _ := newService(t, s)
		organization := service.OrganizationID
		invitation := api.Invitation{
			ID: uuid.NewString(), Email: "Ann@Example.com", Role: api.InvitationRoleDeveloper,
			ExpireAt: core.Time{Time: clock.time().Add(time.Hour)},
		}
		write(t, s, func(tx *store.Tx) error { return tx.CreateInvitation(t.Context(), organization, &invitation) })
		wantEqual(t, invitation.Email, "ann@example.com")
		wantEqual(t, invitation.CreatedAt, clock.time())
		wantEqual(t, must(s.GetInvitation(t.Context(), organization, invitation.ID))(t), invitation)
		wantEqual(t, must(s.FindInvitation(t.Context(), organization, "ANN@example.com"))(t), invitation)

		clock.advance(time.Second)
		invitation.Role, invitation.ExpireAt = api.InvitationRoleAdmin, clock.time()
		write(t, s, func(tx *store.Tx) error { return tx.UpdateInvitation(t.Context(), organization, &invitation) })
		wantEqual(t, must(s.ListInvitations(t.Context(), organization))(t), []api.Invitation{invitation})

		foreign, _ := newService(t, s)
		_, err := s.GetInvitation(t.Context(), foreign.OrganizationID, invitation.ID)
		wantKind(t, err, core.NotFound)
		_, err = s.FindInvitation(t.Context(), foreign.OrganizationID, invitation.Email)
		wantKind(t, err, core.NotFound)
		wantEqual(t, must(s.ListInvitations(t.Context(), foreign.OrganizationID))(t), []api.Invitation{})
		err = s.Write(t.Context(), func(tx *store.Tx) error {
			return tx.UpdateInvitation(t.Context(), foreign.OrganizationID, &invitation)
		})
		wantKind(t, err, core.NotFound)
	})
}
