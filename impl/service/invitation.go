package service

import (
	"context"
	"net/url"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// invitationLife is how long an invitation is open when the client does not say.
const invitationLife = 30 * 24 * time.Hour

// invitationEnd is when an invitation that is made now ends.
func invitationEnd(now time.Time) core.Time {
	return core.Time{Time: now.UTC().Truncate(time.Millisecond).Add(invitationLife)}
}

// link is where the page of an invitation is.
func (p *People) link(token string) string {
	return p.BaseURL() + "/join-team?token=" + url.QueryEscape(token)
}

// invitationOf is what the caller sees of an invitation: with the link one can join, which only admins may decide on.
func (p *People) invitationOf(caller core.Principal, i store.Invitation) api.Invitation {
	seen := api.Invitation{
		ID: i.ID, Email: i.Email, Role: i.Role, CreatedAt: i.CreatedAt, ExpireAt: i.ExpireAt,
		AssignedRoles: assignedRoles(core.Role(i.Role)),
	}
	if i.Token != "" && caller.May(core.RoleAdmin) {
		link := p.link(i.Token)
		seen.URL = &link
	}
	return seen
}

// ListInvitations returns the open invitations of the organization, the oldest first.
func (p *People) ListInvitations(ctx context.Context, o store.ListOptions) List {
	caller := core.PrincipalFrom(ctx)
	return jsonList(p.Store.InvitationList(caller.OrganizationID, o), func(invitation store.Invitation) api.Invitation {
		return p.invitationOf(caller, invitation)
	})
}

// GetInvitation returns an open invitation of the organization.
func (p *People) GetInvitation(ctx context.Context, id string) (api.Invitation, error) {
	caller := core.PrincipalFrom(ctx)
	invitation, err := p.Store.GetInvitation(ctx, caller.OrganizationID, id)
	return p.invitationOf(caller, invitation), err
}

// invitationRules are the conditions of a new invitation that its schema cannot say.
func invitationRules(body api.InvitationWrite) (issues issueList) {
	readPersonRole(&issues, body.Role, body.AssignedRoleIds)
	return issues
}

// CreateInvitation invites a person, who is a Conflict if a member already or invited. Without a role it is a developer's.
func (p *People) CreateInvitation(ctx context.Context, body api.InvitationWrite) (api.Invitation, error) {
	var issues issueList
	role := readPersonRole(&issues, body.Role, body.AssignedRoleIds)
	if err := bodyError(issues); err != nil {
		return api.Invitation{}, err
	}
	if role == "" {
		role = api.InvitationRoleDeveloper
	}
	var made store.Invitation
	err := p.change(ctx, func(c *change) error {
		member, err := c.isMember(ctx, body.Email)
		if err == nil && member {
			err = core.NewError(core.Conflict, "A member already has this email address", nil)
		}
		if err != nil {
			return err
		}
		made = store.Invitation{Email: body.Email, Role: role}
		return c.invite(ctx, &made, invitationEnd(p.Now()))
	})
	return p.invitationOf(core.PrincipalFrom(ctx), made), err
}

// isMember reports whether a person of the organization has the address.
func (c *change) isMember(ctx context.Context, email string) (bool, error) {
	_, err := c.FindPerson(ctx, c.organization.ID, email)
	if core.KindOf(err) == core.NotFound {
		return false, nil
	}
	return err == nil, err
}

// invite stores an invitation under a new id. One of the address that is open is a Conflict.
func (c *change) invite(ctx context.Context, i *store.Invitation, expireAt core.Time) error {
	i.ID, i.OrganizationID, i.ExpireAt = uuid.NewString(), c.organization.ID, expireAt
	if err := c.CreateInvitation(ctx, i); err != nil {
		return err
	}
	c.record(api.ActivityTypeOrganizationInviteCreate, auditedInvitation(*i), nil, auditedInvitationOf(*i))
	return nil
}

// auditedInvitation is an invitation as the audit log names it.
func auditedInvitation(i store.Invitation) resource {
	return resource{kind: auditInvitation, id: i.ID, name: i.Email}
}

// auditedInvitationOf is an invitation as the audit log shows it.
func auditedInvitationOf(i store.Invitation) api.Invitation {
	return api.Invitation{Email: i.Email, Role: i.Role, ExpireAt: i.ExpireAt}
}

// DeleteInvitation withdraws an open invitation that has one of the versions.
func (p *People) DeleteInvitation(ctx context.Context, id string, match core.IfMatch) error {
	return p.change(ctx, func(c *change) error {
		invitation, err := c.GetInvitation(ctx, c.organization.ID, id)
		if err == nil {
			err = match.Check(InvitationVersion(p.invitationOf(c.caller, invitation)))
		}
		if err != nil {
			return err
		}
		c.record(api.ActivityTypeOrganizationInviteDelete, auditedInvitation(invitation), auditedInvitationOf(invitation), nil)
		return c.DeleteInvitation(ctx, c.organization.ID, id)
	})
}

// ListTeamInvitations returns the open invitations to the caller's team, the oldest first.
func (p *People) ListTeamInvitations(ctx context.Context, o store.ListOptions) List {
	list := p.Store.InvitationList(core.PrincipalFrom(ctx).OrganizationID, o)
	return jsonList(list, p.teamInvitationOf)
}

func (p *People) teamInvitationOf(i store.Invitation) api.TeamInvitation {
	return api.TeamInvitation{
		ID: i.ID, CreatedAt: i.CreatedAt, Email: i.Email, Name: i.Name, Role: api.PersonRole(i.Role), URL: p.link(i.Token),
	}
}

// GetTeamInvitation returns an open invitation to the caller's team and its version, which is that of DeleteInvitation.
func (p *People) GetTeamInvitation(ctx context.Context, id string) (api.TeamInvitation, core.Version, error) {
	caller := core.PrincipalFrom(ctx)
	invitation, err := p.Store.GetInvitation(ctx, caller.OrganizationID, id)
	return p.teamInvitationOf(invitation), InvitationVersion(p.invitationOf(caller, invitation)), err
}

// CreateTeamInvitation invites a person to the team, as an admin when no role is given. One who is invited already gets the
// same invitation again, with the name and the role of the first time. Where passwords are turned off it is Forbidden: who has
// an invitation joins with one.
func (p *People) CreateTeamInvitation(ctx context.Context, body api.TeamInvitationWrite) (
	api.TeamInvitationMade, core.Version, error,
) {
	if p.NoPasswords {
		return api.TeamInvitationMade{}, 0, core.NewError(core.Forbidden,
			"Password sign-in is disabled: people join by signing in with the identity provider", nil)
	}
	var invitation store.Invitation
	err := p.change(ctx, func(c *change) error {
		if err := c.secretOfNow(); err != nil {
			return err
		}
		member, err := c.isMember(ctx, body.Email)
		if err == nil && member {
			err = core.InvalidError("User already exists")
		}
		if err != nil {
			return err
		}
		invitation, err = c.FindInvitation(ctx, c.organization.ID, body.Email)
		if err == nil && invitation.ExpireAt.After(p.Now()) {
			same := auditedInvitationOf(invitation)
			c.record("", auditedInvitation(invitation), same, same)
			return nil
		}
		if err != nil && core.KindOf(err) != core.NotFound {
			return err
		}
		invitation = store.Invitation{Email: body.Email, Name: body.Name, Role: api.InvitationRoleAdmin}
		if body.Role != nil {
			invitation.Role = api.InvitationRole(*body.Role)
		}
		return c.invite(ctx, &invitation, invitationEnd(p.Now()))
	})
	return api.TeamInvitationMade{
		Email: invitation.Email, InvitationID: invitation.ID, Status: api.TeamInvitationMadeStatusPending,
		Role: api.PersonRole(invitation.Role), URL: p.link(invitation.Token),
	}, InvitationVersion(p.invitationOf(core.PrincipalFrom(ctx), invitation)), err
}
