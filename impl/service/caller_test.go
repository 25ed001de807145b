package service_test

import (
	"context"
	"net/netip"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// callers are requests of the owner that have been let in, by a key and by a session, and are about to do something.
type callers struct {
	*identities
	key            api.PersonalKeyMade
	byKey, session context.Context
}

func newCallers(t *testing.T) *callers {
	t.Helper()
	c := &callers{identities: newIdentities(t)}
	owner, err := c.FindPerson(t.Context(), c.first.OrganizationID, "owner@localhost")
	if err != nil {
		t.Fatal(err)
	}
	in, err := c.people.StartSession(t.Context(), owner)
	if err != nil {
		t.Fatal(err)
	}
	session, err := c.people.AuthenticateSession(t.Context(), in.Secret, netip.Addr{})
	if err != nil {
		t.Fatal(err)
	}
	c.session = core.WithPrincipal(t.Context(), session)
	c.key, _, err = c.people.CreatePersonalKey(c.session, api.PersonalKeyWrite{Name: "leaked", Scope: api.KeyScopeAdmin})
	if err != nil {
		t.Fatal(err)
	}
	key, err := c.people.AuthenticatePersonal(t.Context(), c.key.Secret, netip.Addr{})
	if err != nil {
		t.Fatal(err)
	}
	c.byKey = core.WithPrincipal(t.Context(), key)
	return c
}

func (c *callers) rotate(ctx context.Context, overlap int) (api.PersonalKeyMade, error) {
	made, _, err := c.people.RotatePersonalKey(ctx, c.key.Key.ID, api.KeyRotation{OverlapHours: &overlap})
	return made, err
}

// attempts are what would let the caller keep the access.
func (c *callers) attempts(ctx context.Context) map[string]error {
	_, _, key := c.people.CreatePersonalKey(ctx, api.PersonalKeyWrite{Name: "kept", Scope: api.KeyScopeAdmin})
	_, _, ingestion := c.people.CreateIngestionKey(ctx, api.IngestionKeyWrite{Name: "kept"})
	_, _, invitation := c.people.CreateTeamInvitation(ctx, api.TeamInvitationWrite{Email: "eve@example.com"})
	_, rotation := c.rotate(ctx, 1)
	return map[string]error{"a key": key, "an ingestion key": ingestion, "an invitation": invitation, "a rotation": rotation}
}

// TestWhatACallerCameWithCountsUntilTheEnd has keys and sessions end while requests with them are under way, of which none may
// make anything that lasts.
func TestWhatACallerCameWithCountsUntilTheEnd(t *testing.T) {
	t.Parallel()
	for what, end := range map[string]func(*callers) (ended context.Context, err error){
		"a rotated key": func(c *callers) (context.Context, error) {
			_, err := c.rotate(c.session, 0)
			return c.byKey, err
		},
		"a revoked key": func(c *callers) (context.Context, error) {
			return c.byKey, c.people.RevokePersonalKey(c.session, c.key.Key.ID, nil)
		},
		"a session that was ended": func(c *callers) (context.Context, error) {
			return c.session, c.people.EndSessions(c.byKey, nil)
		},
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			c := newCallers(t)
			ended, err := end(c)
			if err != nil {
				t.Fatal(err)
			}
			for made, err := range c.attempts(ended) {
				if core.KindOf(err) != core.Unauthenticated {
					t.Errorf("makes %s: %v", made, err)
				}
			}
		})
	}
	t.Run("a key with another secret", func(t *testing.T) {
		t.Parallel()
		c := newCallers(t)
		rotated, err := c.rotate(c.session, 1)
		if err != nil {
			t.Fatal(err)
		}
		attempts := c.attempts(c.byKey)
		for _, made := range []string{"an ingestion key", "an invitation", "a rotation"} {
			if core.KindOf(attempts[made]) != core.Forbidden {
				t.Errorf("makes %s: %v", made, attempts[made])
			}
		}
		keys, err := c.ListKeys(t.Context(), c.first.OrganizationID)
		if err != nil || attempts["a key"] != nil {
			t.Fatal(err, attempts["a key"])
		}
		for _, k := range keys {
			if k.Name == "kept" && k.Kind == store.PersonalKey && (k.ExpireAt == nil || !k.ExpireAt.Equal(rotated.Key.PreviousValidUntil.Time)) {
				t.Errorf("the key that it makes ends at %v, want %v", k.ExpireAt, rotated.Key.PreviousValidUntil)
			}
		}
	})
	t.Run("a role that was taken away", func(t *testing.T) {
		t.Parallel()
		c := newCallers(t)
		admin := store.Person{ID: "a24bb6f5-6a7f-4a0c-9d0e-0d5a4c0d7a11", OrganizationID: c.first.OrganizationID, Email: "other@example.com", Role: "admin"}
		err := c.Write(t.Context(), func(tx *store.Tx) error {
			if err := tx.CreatePerson(t.Context(), &admin); err != nil {
				return err
			}
			return tx.UpdatePersonRole(t.Context(), admin.OrganizationID, core.PrincipalFrom(c.session).PersonID, "viewer")
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, caller := range []context.Context{c.session, c.byKey} {
			if _, _, err := c.people.CreatePersonalKey(caller, api.PersonalKeyWrite{Name: "kept", Scope: api.KeyScopeAdmin}); core.KindOf(err) != core.Forbidden {
				t.Errorf("a key for admins: %v", err)
			}
		}
	})
	t.Run("a key that goes on", func(t *testing.T) {
		t.Parallel()
		c := newCallers(t)
		for _, caller := range []context.Context{c.session, c.byKey} {
			if _, _, err := c.people.CreatePersonalKey(caller, api.PersonalKeyWrite{Name: time.Now().String(), Scope: api.KeyScopeAdmin}); err != nil {
				t.Error(err)
			}
		}
	})
}
