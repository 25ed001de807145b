package service

import (
	"context"
	"slices"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// systemRole is a role that every organization has, under the same id.
type systemRole struct {
	role        core.Role
	id, name    string
	policy      string // its id, empty for a role that allows nothing
	permissions []string
}

// The permissions of roles, as the managed API names them. They are what answers show; what a role may do is decided by
// core.Role alone.
const (
	mayView   = "control-plane:organization:view"
	mayManage = "control-plane:organization:manage"
	mayUse    = "control-plane:service:manage-observability-api"
)

// systemRoles are all roles there are. Clients keep their ids and those of their policies, which therefore never change and
// are the same in every installation.
var systemRoles = []systemRole{
	{
		role: core.RoleAdmin, id: "2e9d4c57-7a01-4f63-8b1e-5d0c3f2a9b01", name: "Admin",
		policy: "2e9d4c57-7a01-4f63-8b1e-5d0c3f2a9b11", permissions: []string{mayView, mayManage, mayUse},
	},
	{
		role: core.RoleDeveloper, id: "2e9d4c57-7a01-4f63-8b1e-5d0c3f2a9b02", name: "Developer",
		policy: "2e9d4c57-7a01-4f63-8b1e-5d0c3f2a9b12", permissions: []string{mayView, mayUse},
	},
	{role: core.RoleQueryEndpoints, id: "2e9d4c57-7a01-4f63-8b1e-5d0c3f2a9b03", name: "Query Endpoints"},
}

// assignedRoles is what roles are in answers. It is never nil, because an answer has an empty list and not null.
func assignedRoles(roles ...core.Role) []api.AssignedRole {
	assigned := []api.AssignedRole{}
	for _, role := range roles {
		for _, s := range systemRoles {
			if s.role == role {
				assigned = append(assigned, api.AssignedRole{RoleID: s.id, RoleName: s.name, RoleType: api.RoleTypeSystem})
			}
		}
	}
	return assigned
}

// readRoles returns the roles that a body names in two ways: as words under the given key, and by their ids. It returns
// nil when neither is there. Both may be there if they say the same. Ids are compared without case. Mistakes are added to
// the issues, and what is returned with them must not be used.
func readRoles(issues *issueList, key string, words []core.Role, ids []string) []core.Role {
	var named []core.Role
	for i, id := range ids {
		at := slices.IndexFunc(systemRoles, func(s systemRole) bool { return s.id == strings.ToLower(id) })
		switch {
		case at < 0:
			issues.add("Unknown role", "assignedRoleIds.%d", i)
		case slices.Contains(named, systemRoles[at].role):
			issues.add("Duplicate role", "assignedRoleIds.%d", i)
		default:
			named = append(named, systemRoles[at].role)
		}
	}
	for i, word := range words {
		if slices.Contains(words[:i], word) {
			issues.add("Duplicate role", "%s.%d", key, i)
		}
	}
	switch {
	case len(ids) == 0:
		return words
	case len(*issues) == 0 && len(words) > 0 && !sameRoles(words, named):
		issues.add("Must match "+key, "assignedRoleIds")
	}
	return named
}

// sameRoles compares sets. Neither list has a role twice.
func sameRoles(a, b []core.Role) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(role core.Role) bool { return !slices.Contains(b, role) })
}

// readPersonRole is readRoles for a person, who has exactly one role. It is empty when the body names none.
func readPersonRole(issues *issueList, role *api.InvitationRole, ids []string) api.InvitationRole {
	var words []core.Role
	if role != nil {
		words = []core.Role{core.Role(*role)}
	}
	roles := readRoles(issues, "role", words, ids)
	if len(*issues) > 0 || len(roles) == 0 {
		return ""
	}
	if len(roles) > 1 || roles[0] == core.RoleQueryEndpoints {
		issues.add("Expected exactly one role: Admin or Developer", "assignedRoleIds")
		return ""
	}
	return api.InvitationRole(roles[0])
}

// ListRoles returns a page of the roles with the people and keys that have them, and how many there are in all.
func (p *People) ListRoles(ctx context.Context, o store.ListOptions) ([]api.OrganizationRole, int, error) {
	roles, err := p.roles(ctx)
	page, total := store.PageOf(roles, func(r api.OrganizationRole) string { return r.Name }, o)
	return page, total, err
}

func (p *People) roles(ctx context.Context) ([]api.OrganizationRole, error) {
	organization, err := p.Store.GetOrganization(ctx, core.PrincipalFrom(ctx).OrganizationID)
	if err != nil {
		return nil, err
	}
	people, err := p.Store.ListPeople(ctx, organization.ID)
	if err != nil {
		return nil, err
	}
	keys, err := p.Store.KeyRoles(ctx, organization.ID)
	if err != nil {
		return nil, err
	}
	var roles []api.OrganizationRole
	for _, s := range systemRoles {
		actors := []string{}
		for _, person := range people {
			if person.Role == string(s.role) {
				actors = append(actors, "user/"+person.ID)
			}
		}
		for _, key := range keys {
			if slices.Contains(key.Roles, s.role) {
				actors = append(actors, "apiKey/"+key.ID)
			}
		}
		owner := "organization/" + organization.ID
		policies := []api.RolePolicy{}
		if s.policy != "" {
			policies = append(policies, api.RolePolicy{
				ID: s.policy, RoleID: s.id, TenantID: owner, AllowDeny: api.RolePolicyAllowDenyALLOW,
				Permissions: s.permissions, Resources: []string{owner, "instance/*"},
			})
		}
		roles = append(roles, api.OrganizationRole{
			ID: s.id, TenantID: owner, OwnerID: owner, Name: s.name, Type: api.RoleTypeSystem, Actors: actors,
			Policies: policies, CreatedAt: organization.CreatedAt, UpdatedAt: organization.CreatedAt,
		})
	}
	return roles, nil
}

// GetRole returns one role.
func (p *People) GetRole(ctx context.Context, id string) (api.OrganizationRole, error) {
	roles, err := p.roles(ctx)
	if err != nil {
		return api.OrganizationRole{}, err
	}
	at := slices.IndexFunc(roles, func(r api.OrganizationRole) bool { return r.ID == id })
	if at < 0 {
		return api.OrganizationRole{}, core.NotFoundError("Role not found")
	}
	return roles[at], nil
}
