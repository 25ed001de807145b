package service

import (
	"context"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func memberOf(p store.Person) api.Member {
	return api.Member{
		UserID: p.ID, Name: p.Name, Email: p.Email, Role: api.InvitationRole(p.Role), JoinedAt: p.CreatedAt,
		AssignedRoles: assignedRoles(core.Role(p.Role)),
	}
}

func memberVersion(person store.Person) core.Version { return MemberVersion(memberOf(person)) }

// ListMembers returns the people of the organization, who joined first comes first.
func (p *People) ListMembers(ctx context.Context, o store.ListOptions) List {
	return jsonList(p.Store.PersonList(core.PrincipalFrom(ctx).OrganizationID, o), memberOf)
}

// GetMember returns a person of the organization.
func (p *People) GetMember(ctx context.Context, id string) (api.Member, error) {
	person, err := p.Store.GetPerson(ctx, core.PrincipalFrom(ctx).OrganizationID, id)
	return memberOf(person), err
}

func memberRules(body api.MemberUpdate) (issues issueList) {
	readPersonRole(&issues, body.Role, body.AssignedRoleIds)
	return issues
}

// UpdateMember gives a person who has one of the versions another role. The last admin stays one.
func (p *People) UpdateMember(ctx context.Context, id string, match core.IfMatch, body api.MemberUpdate) (api.Member, error) {
	var issues issueList
	role := readPersonRole(&issues, body.Role, body.AssignedRoleIds)
	if err := bodyError(issues); err != nil {
		return api.Member{}, err
	}
	what := api.ActivityTypeOrganizationMemberUpdateRole
	if len(body.AssignedRoleIds) > 0 {
		what = api.ActivityTypeOrganizationMemberUpdateRoles
	}
	var person store.Person
	err := p.change(ctx, func(c *change) (err error) {
		person, err = c.updateRole(ctx, id, memberVersion, match, string(role), what)
		return err
	})
	return memberOf(person), err
}

// auditedMember is a person as the audit log names one.
func auditedMember(person store.Person) resource {
	return resource{kind: auditMember, id: person.ID, name: person.Email}
}

// updateRole gives a person who has one of the versions, as version tells them, a role, if there is one that is new.
func (c *change) updateRole(
	ctx context.Context, id string, version func(store.Person) core.Version, match core.IfMatch, role string, what api.ActivityType,
) (store.Person, error) {
	person, err := c.LockPerson(ctx, c.organization.ID, id)
	if err == nil {
		err = match.Check(version(person))
	}
	if err != nil {
		return person, err
	}
	old := person
	if role != "" {
		person.Role = role
	}
	c.record(what, auditedMember(person), memberOf(old), memberOf(person))
	if person.Role == old.Role {
		return person, nil
	}
	if err := c.keepAdmin(ctx, old); err != nil {
		return person, err
	}
	return person, c.UpdatePersonRole(ctx, c.organization.ID, id, role)
}

// keepAdmin refuses to take the last admin from an organization.
func (c *change) keepAdmin(ctx context.Context, person store.Person) error {
	if person.Role != string(core.RoleAdmin) {
		return nil
	}
	admins, err := c.LockAdmins(ctx, c.organization.ID)
	if err == nil && admins == 1 {
		err = core.NewError(core.Conflict, "This is the last admin of the organization", nil)
	}
	return err
}

// DeleteMember removes a person who has one of the versions from the organization. The last admin stays.
func (p *People) DeleteMember(ctx context.Context, id string, match core.IfMatch) error {
	return p.change(ctx, func(c *change) error {
		person, err := c.LockPerson(ctx, c.organization.ID, id)
		if err != nil {
			return err
		}
		if err := c.keepAdmin(ctx, person); err != nil {
			return err
		}
		if err := match.Check(MemberVersion(memberOf(person))); err != nil {
			return err
		}
		return c.remove(ctx, person)
	})
}

// remove deletes a person. The personal keys stop working, and the alerts become the caller's. An invitation of the address,
// which is open when the person has become a member by other means, would let the person in again.
func (c *change) remove(ctx context.Context, person store.Person) error {
	services, err := c.ListServices(ctx, c.organization.ID)
	if err != nil {
		return err
	}
	reassigned := effect{path: "reassignedAlerts"}
	for _, service := range services {
		ids, err := c.ReassignAlerts(ctx, service.Team, person.ID, c.caller.PersonID)
		if err != nil {
			return err
		}
		reassigned.kept = append(reassigned.kept, ids...)
	}
	withdrawn := effect{path: "withdrawnInvitations"}
	invitation, err := c.FindInvitation(ctx, c.organization.ID, person.Email)
	if err == nil {
		withdrawn.gone = []string{invitation.ID}
		err = c.DeleteInvitation(ctx, c.organization.ID, invitation.ID)
	}
	if err != nil && core.KindOf(err) != core.NotFound {
		return err
	}
	c.record(api.ActivityTypeOrganizationMemberDelete, auditedMember(person), memberOf(person), nil, reassigned, withdrawn)
	return c.DeletePerson(ctx, c.organization.ID, person.ID)
}

// ListTeamMembers returns the people of the caller's team, who joined first comes first.
func (p *People) ListTeamMembers(ctx context.Context, o store.ListOptions) List {
	caller := core.PrincipalFrom(ctx)
	return jsonList(p.Store.PersonList(caller.OrganizationID, o), func(person store.Person) api.TeamMember {
		return teamMemberOf(caller, person)
	})
}

func teamMemberOf(caller core.Principal, p store.Person) api.TeamMember {
	return api.TeamMember{
		ID: p.ID, Email: p.Email, Name: optional(p.Name), Role: api.PersonRole(p.Role), IsCurrentUser: p.ID == caller.PersonID,
	}
}

// GetTeamMember returns a person of the caller's team and the version.
func (p *People) GetTeamMember(ctx context.Context, id string) (api.TeamMember, core.Version, error) {
	caller := core.PrincipalFrom(ctx)
	person, err := p.Store.GetPerson(ctx, caller.OrganizationID, id)
	return teamMemberOf(caller, person), teamMemberVersion(person), err
}

// UpdateTeamMember gives a person of the caller's team who has one of the versions another role, and returns the version that
// the person has then. The last admin stays one.
func (p *People) UpdateTeamMember(ctx context.Context, id string, match core.IfMatch, body api.TeamMemberUpdate) (
	api.TeamMember, core.Version, error,
) {
	var person store.Person
	err := p.change(ctx, func(c *change) (err error) {
		if err := c.secretOfNow(); err != nil {
			return err
		}
		person, err = c.updateRole(ctx, id, teamMemberVersion, match, string(body.Role), api.ActivityTypeOrganizationMemberUpdateRole)
		return err
	})
	return teamMemberOf(core.PrincipalFrom(ctx), person), teamMemberVersion(person), err
}

// DeleteTeamMember removes a person who has one of the versions from the team, whose alerts become the caller's. Callers are
// admins and cannot remove themselves, so one admin always stays.
func (p *People) DeleteTeamMember(ctx context.Context, id string, match core.IfMatch) error {
	if id == core.PrincipalFrom(ctx).PersonID {
		return core.InvalidError("You cannot remove yourself from the team")
	}
	return p.change(ctx, func(c *change) error {
		person, err := c.LockPerson(ctx, c.organization.ID, id)
		if err == nil {
			err = match.Check(teamMemberVersion(person))
		}
		if err != nil {
			return err
		}
		return c.remove(ctx, person)
	})
}
