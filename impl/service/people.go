package service

import (
	"context"
	"net/netip"
	"slices"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
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

	tries passwordTries
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
		return caller, core.NewError(core.Forbidden, "The key may not use this organization", nil)
	}
	if serviceID == "" {
		return caller, nil
	}
	team, err := p.Store.ServiceTeam(ctx, organizationID, serviceID)
	if core.KindOf(err) == core.NotFound {
		err = core.NewError(core.Forbidden, "The key may not use this service", err)
	}
	caller.Team = team
	return caller, err
}

// AuthenticatePersonal returns who calls with a personal key. Every key that does not work is Unauthenticated, with
// the same text.
func (p *People) AuthenticatePersonal(ctx context.Context, key string) (core.Principal, error) {
	return p.Store.AuthenticatePersonal(ctx, core.HashKey(key))
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
	actor        api.Activity // says who does it
}

// change runs fn in a transaction. Other such changes in the organization wait until it ends, so that what fn has read
// stays so. The caller is looked at once more: of two admins who take the right from each other, one keeps it.
func (p *People) change(ctx context.Context, fn func(c *change) error) error {
	caller := core.PrincipalFrom(ctx)
	return p.Store.Write(ctx, func(tx *store.Tx) error {
		organization, err := tx.LockOrganization(ctx, caller.OrganizationID)
		if err != nil {
			return err
		}
		c := &change{Tx: tx, caller: caller, organization: organization}
		if c.actor, err = actorOf(ctx, tx, caller); err != nil {
			return err
		}
		return fn(c)
	})
}

// actorOf says who the caller is, in the words of an activity.
func actorOf(ctx context.Context, tx *store.Tx, caller core.Principal) (api.Activity, error) {
	actor := api.Activity{ActorType: api.ActivityActorAPI, ActorID: caller.KeyID, UserAgent: caller.UserAgent}
	if caller.Address.IsValid() {
		actor.ActorIPAddress = caller.Address.String()
	}
	if caller.PersonID != "" {
		person, err := tx.GetPerson(ctx, caller.OrganizationID, caller.PersonID)
		if core.KindOf(err) == core.NotFound {
			err = core.NewError(core.Unauthenticated, "", err)
		}
		actor.ActorType, actor.ActorID, actor.ActorDetails = api.ActivityActorUser, person.ID, person.Email
		return actor, err
	}
	key, err := tx.GetKey(ctx, caller.OrganizationID, caller.KeyID)
	if core.KindOf(err) == core.NotFound || err == nil && !opens(key, core.RoleAdmin) {
		err = core.NewError(core.Forbidden, "The key is no admin's any more", err)
	}
	actor.ActorDetails = key.Name
	return actor, err
}

// opens reports whether a key gives its holder a role.
func opens(k store.Key, role core.Role) bool {
	return k.State == store.KeyEnabled && slices.Contains(k.Roles, role)
}

// record leaves an entry in the organization's log: what was done, and to whom or what.
func (c *change) record(ctx context.Context, what api.ActivityType, about api.Activity) error {
	about.Type, about.ActorType, about.ActorID = what, c.actor.ActorType, c.actor.ActorID
	about.ActorDetails, about.ActorIPAddress = c.actor.ActorDetails, c.actor.ActorIPAddress
	about.UserAgent = c.actor.UserAgent
	return c.AddActivity(ctx, c.organization.ID, &about)
}

func (p *People) bodyRules() map[string]Rule {
	return map[string]Rule{
		"createKey": whole(p.keyRules), "updateKey": whole(p.keyUpdateRules),
		"createInvitation": whole(invitationRules), "updateMember": whole(memberRules),
	}
}
