package service_test

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/oidc"
)

// TestARemovedMemberHasNoInvitation invites a person who comes by way of the identity provider instead, and is removed.
func TestARemovedMemberHasNoInvitation(t *testing.T) {
	t.Parallel()
	c := newCallers(t)
	invite := func(email string) (token string) {
		t.Helper()
		made, _, err := c.people.CreateTeamInvitation(c.session, api.TeamInvitationWrite{Email: email})
		if err != nil {
			t.Fatal(err)
		}
		_, token, _ = strings.Cut(made.URL, "token=")
		return token
	}
	token, other := invite("ann@example.com"), invite("bob@example.com")
	ann := c.accepted(t, oidc.Claims{Subject: "1", Email: "Ann@example.com", EmailVerified: true}, "ann@example.com", core.RoleViewer)
	if err := c.people.DeleteTeamMember(c.session, ann.ID, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := c.people.Invited(t.Context(), token); core.KindOf(err) != core.NotFound {
		t.Errorf("she can join again: %v", err)
	}
	if _, err := c.people.Invited(t.Context(), other); err != nil {
		t.Errorf("another invitation: %v", err)
	}
}
