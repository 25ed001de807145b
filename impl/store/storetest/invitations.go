package storetest

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testInvitations(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"invitations can be read back and changed in role and expiry", testInvitationComesBack},
		{"an invitation is missing for others, and when it is deleted", testInvitationMissing},
		{"one that has expired is not shown and gives way to a fresh one", testInvitationExpires},
		{"of many who invite an address at once one succeeds and the others find it", testInvitationsAtOnce},
		{"of two who accept one does", testInvitationAcceptedOnce},
		{"tokens cannot be read in the database", testInvitationSecrets},
	})
}

func createInvitation(t *testing.T, s *store.Store, i *store.Invitation) {
	t.Helper()
	write(t, s, func(tx *store.Tx) error { return tx.CreateInvitation(t.Context(), i) })
}

func testInvitationComesBack(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, _ := newService(t, s)
	organization := service.OrganizationID
	invitation := newInvitation(organization, "Ann@Example.com", clock.time().Add(time.Hour))
	invitation.Name = ptr("")
	createInvitation(t, s, &invitation)
	wantEqual(t, invitation.Email, "ann@example.com")
	wantEqual(t, invitation.CreatedAt, clock.time())
	if len(invitation.Token) != 64 || strings.Trim(invitation.Token, "0123456789abcdef") != "" {
		t.Errorf("the token is %q", invitation.Token)
	}
	wantEqual(t, must(s.GetInvitation(t.Context(), organization, invitation.ID))(t), invitation)
	wantEqual(t, must(s.FindInvitation(t.Context(), organization, "ANN@example.com"))(t), invitation)
	wantEqual(t, must(s.InvitationByToken(t.Context(), invitation.Token))(t), invitation)

	clock.advance(time.Second)
	invitation.Role, invitation.ExpireAt = api.InvitationRoleAdmin, core.Time{Time: clock.time().Add(time.Second)}
	write(t, s, func(tx *store.Tx) error { return tx.UpdateInvitation(t.Context(), &invitation) })
	other := newInvitation(organization, "bob@example.com", clock.time().Add(time.Hour))
	createInvitation(t, s, &other)
	wantEqual(t, listed(t, s.InvitationList(organization, store.ListOptions{})), []store.Invitation{invitation, other})
}

func testInvitationMissing(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	service, _ := newService(t, s)
	foreign, _ := newService(t, s)
	invitation := newInvitation(service.OrganizationID, "ann@example.com", time.Now().Add(time.Hour))
	createInvitation(t, s, &invitation)
	ctx, id := t.Context(), invitation.ID
	missing := func(organization string) {
		t.Helper()
		moved := invitation
		moved.OrganizationID = organization
		for _, try := range []func(tx *store.Tx) error{
			func(tx *store.Tx) error { return errorOf(tx.GetInvitation(ctx, organization, id)) },
			func(tx *store.Tx) error { return errorOf(tx.FindInvitation(ctx, organization, invitation.Email)) },
			func(tx *store.Tx) error { return tx.UpdateInvitation(ctx, &moved) },
			func(tx *store.Tx) error { return tx.DeleteInvitation(ctx, organization, id) },
		} {
			wantKind(t, s.Write(ctx, try), core.NotFound)
		}
		wantEqual(t, listed(t, s.InvitationList(organization, store.ListOptions{})), []store.Invitation{})
	}
	missing(foreign.OrganizationID)
	invitation.ExpireAt.Time = invitation.ExpireAt.UTC().Truncate(time.Millisecond)
	wantEqual(t, must(s.GetInvitation(ctx, service.OrganizationID, id))(t), invitation)
	write(t, s, func(tx *store.Tx) error { return tx.DeleteInvitation(ctx, service.OrganizationID, id) })
	missing(service.OrganizationID)
	_, err := s.InvitationByToken(ctx, invitation.Token)
	wantKind(t, err, core.NotFound)
}

func testInvitationExpires(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	service, _ := newService(t, s)
	ctx, organization := t.Context(), service.OrganizationID
	old := newInvitation(organization, "ann@example.com", clock.time().Add(time.Hour))
	createInvitation(t, s, &old)
	clock.advance(time.Hour - time.Millisecond)
	wantEqual(t, must(s.InvitationByToken(ctx, old.Token))(t), old)
	again := newInvitation(organization, "Ann@example.com", clock.time().Add(time.Hour))
	write(t, s, func(tx *store.Tx) error {
		wantKind(t, tx.CreateInvitation(ctx, &again), core.Conflict)
		wantEqual(t, must(tx.FindInvitation(ctx, organization, "ann@example.com"))(t), old)
		return nil
	})
	clock.advance(time.Millisecond)
	for name, err := range map[string]error{
		"its id":    errorOf(s.GetInvitation(ctx, organization, old.ID)),
		"its token": errorOf(s.InvitationByToken(ctx, old.Token)),
		"no token":  errorOf(s.InvitationByToken(ctx, "")),
	} {
		if core.KindOf(err) != core.NotFound {
			t.Errorf("by %s: %v", name, err)
		}
	}
	wantEqual(t, listed(t, s.InvitationList(organization, store.ListOptions{})), []store.Invitation{})
	wantEqual(t, must(s.FindInvitation(ctx, organization, old.Email))(t), old)

	valid := newInvitation(organization, "ANN@example.com", clock.time().Add(time.Hour))
	valid.Name, valid.Role = ptr("Ann"), api.InvitationRoleAdmin
	createInvitation(t, s, &valid)
	wantEqual(t, listed(t, s.InvitationList(organization, store.ListOptions{})), []store.Invitation{valid})
	wantEqual(t, must(s.InvitationByToken(ctx, valid.Token))(t), valid)
	if valid.Token == old.Token {
		t.Error("the token is the same")
	}
}

func testInvitationsAtOnce(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	stores := []*store.Store{migrated(t, opts), open(t, opts)}
	service, _ := newService(t, stores[0])
	for _, start := range []string{"no one is invited", "one has expired"} {
		email := strings.Fields(start)[0] + "@example.com"
		if start == "one has expired" {
			old := newInvitation(service.OrganizationID, email, time.Now().Add(-time.Second))
			createInvitation(t, stores[0], &old)
		}
		var made atomic.Int32
		ids := make([]string, 16)
		errs := concurrently(len(ids), func(n int) error {
			return stores[n%2].Write(t.Context(), func(tx *store.Tx) error {
				i := newInvitation(service.OrganizationID, email, time.Now().Add(time.Hour))
				err := tx.CreateInvitation(t.Context(), &i)
				if err == nil {
					made.Add(1)
				} else if core.KindOf(err) == core.Conflict {
					i, err = tx.FindInvitation(t.Context(), service.OrganizationID, email)
				}
				ids[n] = i.ID
				return err
			})
		})
		wantEqual(t, errs, make([]error, len(ids)))
		wantEqual(t, made.Load(), int32(1))
		for _, id := range ids {
			wantEqual(t, id, ids[0])
		}
	}
	wantEqual(t, len(listed(t, stores[0].InvitationList(service.OrganizationID, store.ListOptions{}))), 2)
}

func testInvitationAcceptedOnce(t *testing.T, fresh func(testing.TB) store.Options) {
	s := migrated(t, fresh(t))
	service, _ := newService(t, s)
	for range 10 {
		i := newInvitation(service.OrganizationID, uuid.NewString()+"@example.com", time.Now().Add(time.Hour))
		createInvitation(t, s, &i)
		var joined, late atomic.Int32
		for _, err := range concurrently(2, func(int) error {
			return s.Write(t.Context(), func(tx *store.Tx) error {
				found, err := tx.InvitationByToken(t.Context(), i.Token)
				if err != nil {
					return err
				}
				if err := tx.DeleteInvitation(t.Context(), found.OrganizationID, found.ID); err != nil {
					return err
				}
				p := store.Person{ID: uuid.NewString(), OrganizationID: found.OrganizationID, Email: found.Email}
				return tx.CreatePerson(t.Context(), &p)
			})
		}) {
			switch {
			case err == nil:
				joined.Add(1)
			case core.KindOf(err) == core.NotFound:
				late.Add(1)
			default:
				t.Error(err)
			}
		}
		wantEqual(t, []int32{joined.Load(), late.Load()}, []int32{1, 1})
	}
}

func testInvitationSecrets(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s := migrated(t, opts)
	service, _ := newService(t, s)
	i := newInvitation(service.OrganizationID, "walrus@example.com", time.Now().Add(time.Hour))
	createInvitation(t, s, &i)
	raw := dump(t, opts)
	wantPresent(t, raw, "walrus@example.com")
	wantAbsent(t, raw, i.Token)
}
