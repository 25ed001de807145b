package service

import (
	"slices"
	"strings"

	"github.com/google/uuid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

// organizationItem is one organization of the managed files. What several files, or several places of one, say about
// it is put together, and so is what they say about a service.
type organizationItem struct {
	*item
	services    []*serviceItem
	invitations []*item
}

// serviceItem is one service of an organization, with the lists of all files that name it.
type serviceItem struct {
	*item
	lists teamLists
}

// collectOrganizations reads the organizations of a managed file: a list of them with a name each, the services with their
// lists, and the invitations by address. Addresses are compared as the API does, in lower case.
func (r *applyRun) collectOrganizations(root *schema.Value) {
	if root.Kind != schema.Object {
		r.problem(r.file, root.Line, "expected organizations")
		return
	}
	for _, m := range root.Members {
		if m.Key != "organizations" {
			r.problem(r.file, m.Value.Line, "unknown list %q, expected organizations", m.Key)
			continue
		}
		for _, it := range r.items(m.Key, "name", m.Value) {
			o := r.organization(it)
			for _, part := range it.v.Members {
				switch part.Key {
				case "name":
				case "services":
					r.collectServices(o, part.Value)
				case "invitations":
					for _, invitation := range r.items(part.Key, "email", part.Value) {
						invitation.name = strings.ToLower(strings.TrimSpace(invitation.name))
						o.invitations = append(o.invitations, invitation)
					}
				default:
					r.problem(r.file, part.Value.Line, "organization %q: unknown key %q", it.name, part.Key)
				}
			}
		}
	}
}

// organization returns the organization of the item's name, a new one when no file has named it before.
func (r *applyRun) organization(it *item) *organizationItem {
	for _, o := range r.organizations {
		if o.name == it.name {
			return o
		}
	}
	o := &organizationItem{item: it}
	r.organizations = append(r.organizations, o)
	return o
}

// collectServices adds the services of an organization in a file to those of files before. Their lists come together.
func (r *applyRun) collectServices(o *organizationItem, v *schema.Value) {
	for _, it := range r.items("services", "name", v) {
		at := slices.IndexFunc(o.services, func(s *serviceItem) bool { return s.name == it.name })
		if at < 0 {
			at = len(o.services)
			o.services = append(o.services, &serviceItem{item: it, lists: newTeamLists()})
		}
		lists := &schema.Value{Kind: schema.Object, Line: it.v.Line}
		for _, m := range it.v.Members {
			if m.Key != "name" {
				lists.Members = append(lists.Members, m)
			}
		}
		r.collect(o.services[at].lists, lists)
	}
}

// applyOrganizations makes what is missing and applies the lists of each service. It deletes nothing: an organization, a
// service or a person that no file names stays.
func (r *applyRun) applyOrganizations() error {
	for _, o := range r.organizations {
		found, err := r.tx.FindOrganization(r.ctx, o.name)
		action := Unchanged
		if core.KindOf(err) == core.NotFound {
			found, action = store.Organization{ID: uuid.NewString(), Name: o.name}, Created
			err = r.tx.CreateOrganization(r.ctx, &found)
		}
		if err != nil {
			return err
		}
		if action == Created {
			made := changeOf(resource{kind: auditOrganization, id: found.ID, name: found.Name}, nil, organizationOf(found))
			made.OrganizationID = found.ID
			r.tx.Audit(made)
		}
		id := found.ID
		r.results = append(r.results, Result{Kind: "organization", Name: o.name, ID: id, Action: action})
		for _, s := range o.services {
			if err := r.service(id, s); err != nil {
				return err
			}
		}
		// As all do who change people. Only now: what is applied to services takes time, and this lock holds up the API.
		if _, err := r.tx.LockOrganization(r.ctx, id); err != nil {
			return err
		}
		for _, it := range r.once(o.invitations) {
			if err := r.invitation(id, it); err != nil {
				return err
			}
		}
	}
	return nil
}

// service finds or makes a service of an organization, by its name, and applies its lists. A new one has a database that is
// named after its team.
func (r *applyRun) service(organizationID string, s *serviceItem) error {
	found, err := r.tx.FindService(r.ctx, organizationID, s.name)
	action := Unchanged
	if core.KindOf(err) == core.NotFound {
		team := core.TeamID(core.NewID())
		found = store.Service{
			ID: uuid.NewString(), OrganizationID: organizationID, Team: team, Name: s.name,
			Database: "obstack_" + string(team),
		}
		action = Created
		r.tx.Audit(store.Change{
			Type: api.ActivityTypeResourceCreate, Kind: auditService, ID: found.ID, Name: found.Name,
			OrganizationID: organizationID, Team: team,
		})
		if err = r.tx.CreateService(r.ctx, &found); err == nil {
			err = r.provision(found.Team, found.Database)
		}
	}
	if err != nil {
		return err
	}
	r.results = append(r.results, Result{Kind: "service", Name: s.name, ID: found.ID, Action: action})
	return r.team(found.Team, s.lists)
}

// invitation invites a person, changes an open invitation, or leaves a member alone. One that has ended gives
// way to a new one, unless the file says the very end that has passed: applying that again must not invite again.
func (r *applyRun) invitation(organizationID string, it *item) error {
	var issues issueList
	email := it.name
	if local, domain, ok := strings.Cut(email, "@"); !ok || local == "" || !strings.Contains(domain, ".") {
		issues.add("Invalid email", "email")
	}
	role := api.InvitationRole(it.v.Str("role"))
	if role != api.InvitationRoleAdmin && role != api.InvitationRoleDeveloper {
		issues.add("Expected 'admin' | 'developer'", "role")
	}
	var expireAt core.Time
	if v := it.v.Get("expireAt"); v != nil && v.Kind != schema.Null {
		var err error
		if expireAt, err = core.ParseTime(v.Text); err != nil {
			issues.add("Invalid datetime", "expireAt")
		}
	}
	for _, m := range it.v.Members {
		if m.Key != "email" && m.Key != "role" && m.Key != "expireAt" {
			issues.add("Unknown key", "%s", m.Key)
		}
	}
	if len(issues) > 0 {
		r.report(it, issues)
		return nil
	}
	member, err := r.tx.FindPerson(r.ctx, organizationID, email)
	if err == nil { // who has accepted needs no other invitation
		r.results = append(r.results, Result{Kind: "invitation", Name: email, ID: member.ID, Action: Unchanged})
		return nil
	}
	if core.KindOf(err) != core.NotFound {
		return err
	}
	old, err := r.tx.FindInvitation(r.ctx, organizationID, email)
	if err != nil && core.KindOf(err) != core.NotFound {
		return err
	}
	if err != nil || r.hasEnded(old.ExpireAt) && !expireAt.Equal(old.ExpireAt.Time) {
		err := r.invite(store.Invitation{OrganizationID: organizationID, Email: email, Role: role, ExpireAt: expireAt})
		if r.refuses(it, err) {
			return nil
		}
		return err
	}
	changed := old
	changed.Role = role
	if !expireAt.IsZero() {
		changed.ExpireAt = expireAt
	}
	action := Unchanged
	if changed.Role != old.Role || !changed.ExpireAt.Equal(old.ExpireAt.Time) {
		action = Updated
		if err := r.tx.UpdateInvitation(r.ctx, &changed); err != nil {
			return err
		}
		r.recordInvitation(changed, auditedInvitationOf(old))
	}
	r.results = append(r.results, Result{Kind: "invitation", Name: email, ID: old.ID, Action: action})
	return nil
}

// hasEnded reports whether an invitation that ends at a time has ended by now; one of this very instant has.
func (r *applyRun) hasEnded(at core.Time) bool { return !at.After(r.Now()) }

// invite makes an invitation, in the place of one that has ended. Without an end it has that of one made over the API.
func (r *applyRun) invite(i store.Invitation) error {
	i.ID = uuid.NewString()
	if i.ExpireAt.IsZero() {
		i.ExpireAt = invitationEnd(r.Now())
	}
	r.results = append(r.results, Result{Kind: "invitation", Name: i.Email, ID: i.ID, Action: Created})
	if err := r.tx.CreateInvitation(r.ctx, &i); err != nil {
		return err
	}
	r.recordInvitation(i, nil)
	return nil
}

// recordInvitation notes an invitation in the audit log, as one that is made also when a file has changed it.
func (r *applyRun) recordInvitation(i store.Invitation, before any) {
	noted := changeOf(auditedInvitation(i), before, auditedInvitationOf(i))
	noted.Type, noted.OrganizationID = api.ActivityTypeOrganizationInviteCreate, i.OrganizationID
	aboutOf(&noted)
	r.tx.Audit(noted)
}
