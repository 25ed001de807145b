package service

import (
	"context"
	"net/netip"
	"slices"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/queue"
	"github.com/obstack/obstack/impl/store"
)

// People knows who calls, and manages organizations with their people, invitations and keys.
type People struct {
	Store *store.Store
	Now   func() time.Time
	// BaseURL is where the page is on which the invited join: the base of the links in invitations.
	BaseURL func() string
	// PersonalKeys says that who joins gets a key.
	PersonalKeys bool

	// Issuer is the identity provider that people sign in with, empty for none. NoPasswords says that they do so alone.
	Issuer      string
	NoPasswords bool
	// Server is what people see of the server when they are signed in.
	Server ServerInfo

	tries    passwordTries
	failures failures
	failed   failedSignIns
	hashing  *queue.Queue
}

// Caller returns the person whose key the request carries.
func (p *People) Caller(ctx context.Context) (store.Person, error) {
	caller := core.PrincipalFrom(ctx)
	return p.Store.GetPerson(ctx, caller.OrganizationID, caller.PersonID)
}

// FirstService returns the service that the first start made: the only one of a self-hosted store.
func FirstService(ctx context.Context, db *store.DB) (store.Service, error) {
	organization, err := db.FindOrganization(ctx, "default")
	if err != nil {
		return store.Service{}, err
	}
	return db.FindService(ctx, organization.ID, "default")
}

// Tenant returns the caller in the organization and service of a path. Those of others and unknown ones are Forbidden
// alike. They are not NotFound, which a client with a wrong id in its configuration would take for the end of all that it
// manages there.
func (p *People) Tenant(ctx context.Context, caller core.Principal, organizationID, serviceID string) (
	core.Principal, error,
) {
	if organizationID != caller.OrganizationID {
		return caller, core.NewError(core.Forbidden, "The key has no access to this organization", nil)
	}
	if serviceID == "" {
		return caller, nil
	}
	team, err := p.Store.ServiceTeam(ctx, organizationID, serviceID)
	if core.KindOf(err) == core.NotFound {
		err = core.NewError(core.Forbidden, "The key has no access to this service", err)
	}
	caller.Team = team
	return caller, err
}

// AuthenticatePersonal returns who calls with a personal key from an address. Every key that does not work is Unauthenticated, with
// the same text.
func (p *People) AuthenticatePersonal(ctx context.Context, key string, address netip.Addr) (core.Principal, error) {
	return p.Store.AuthenticatePersonal(ctx, core.HashKey(key), address)
}

// AuthenticateOrganization returns who calls with an organization key from an address. The caller has no team yet; see
// Tenant.
func (p *People) AuthenticateOrganization(ctx context.Context, id, secret string, address netip.Addr) (core.Principal, error) {
	return p.Store.AuthenticateOrganization(ctx, id, core.HashKey(secret), address)
}

// change is a transaction in which the caller changes the organization, its people, its invitations or its keys.
type change struct {
	*store.Tx
	caller       core.Principal
	organization store.Organization
}

// change is changeAs for an admin.
func (p *People) change(ctx context.Context, fn func(c *change) error) error {
	return p.changeAs(ctx, core.RoleAdmin, fn)
}

// changeAs runs fn in a transaction. Other such changes in the organization wait until it ends, so that what fn has read
// stays so. Who calls, and with which role, is looked at once more: of two admins who take it from each other, one keeps it, and
// whoever has a key or a session that ends meanwhile makes nothing that lasts.
func (p *People) changeAs(ctx context.Context, role core.Role, fn func(c *change) error) error {
	caller := core.PrincipalFrom(ctx)
	return p.Store.Write(ctx, func(tx *store.Tx) error {
		organization, err := tx.LockOrganization(ctx, caller.OrganizationID)
		if err != nil {
			return err
		}
		c := &change{Tx: tx, organization: organization}
		if c.caller, err = tx.CallerNow(ctx, caller); err != nil {
			return err
		}
		if err := checkRole(ctx, tx, c.caller, role); err != nil {
			return err
		}
		return fn(c)
	})
}

// checkRole refuses a caller who does not have the needed role, or has it no more since the request has come.
func checkRole(ctx context.Context, tx *store.Tx, caller core.Principal, needed core.Role) error {
	if caller.PersonID != "" {
		if !caller.May(needed) {
			return needsRole(needed)
		}
		return nil
	}
	key, err := tx.GetKey(ctx, caller.OrganizationID, store.OrganizationKey, caller.KeyID)
	if core.KindOf(err) == core.NotFound || err == nil && !opens(key, core.RoleAdmin) {
		err = core.NewError(core.Forbidden, "The key no longer has the admin role", err)
	}
	return err
}

// opens reports whether a key gives its holder a role.
func opens(k store.Key, role core.Role) bool {
	return k.State == store.KeyEnabled && slices.Contains(k.Roles, role)
}

// record notes in the audit log what was done, and to whom or what. What has changed nothing is no activity.
func (c *change) record(what api.ActivityType, r resource, before, after any, effects ...effect) {
	noted := changeOf(r, before, after, effects...)
	if noted.Type != "" {
		noted.Type = what
	}
	noted.OrganizationID = c.organization.ID
	aboutOf(&noted)
	c.Audit(noted)
}

// aboutOf says in the words of activities what an entry is about.
func aboutOf(noted *store.Change) {
	switch noted.Kind {
	case auditKey:
		noted.KeyID, noted.KeyName = noted.ID, noted.Name
	case auditMember:
		noted.MemberID, noted.MemberEmail = noted.ID, noted.Name
	case auditInvitation:
		noted.InvitationID, noted.MemberEmail = noted.ID, noted.Name
	}
}

func (p *People) bodyRules() map[string]Rule {
	return map[string]Rule{
		"createKey": whole(p.keyRules), "updateKey": whole(p.keyUpdateRules),
		"createInvitation": whole(invitationRules), "updateMember": whole(memberRules),
		"createPersonalKey": whole(p.personalKeyRules), "createIngestionKey": whole(p.ingestionKeyRules),
	}
}
