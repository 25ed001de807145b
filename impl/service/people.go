package service

import (
	"context"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// People reads organizations, services, people and invitations.
type People struct{ Store *store.Store }

// Caller returns the person whose key the request carries.
func (p *People) Caller(ctx context.Context) (store.Person, error) {
	caller := core.PrincipalFrom(ctx)
	return p.Store.GetPerson(ctx, caller.OrganizationID, caller.PersonID)
}

// Invitation returns an invitation of the organization.
func (p *People) Invitation(ctx context.Context, organizationID, id string) (api.Invitation, error) {
	return p.Store.GetInvitation(ctx, organizationID, id)
}

// FirstService returns the service that the first start made: the only one of a self-hosted store.
func FirstService(ctx context.Context, db *store.DB) (store.Service, error) {
	organization, err := db.FindOrganization(ctx, "default")
	if err != nil {
		return store.Service{}, err
	}
	return db.FindService(ctx, organization.ID, "default")
}

// Tenant returns the caller in the organization and service of a path. An organization of others is a missing one,
// and so is an unknown service.
func (p *People) Tenant(ctx context.Context, caller core.Principal, organizationID, serviceID string) (
	core.Principal, error,
) {
	if organizationID != caller.OrganizationID {
		return caller, core.NotFoundError("Organization not found")
	}
	if serviceID == "" {
		return caller, nil
	}
	team, err := p.Store.ServiceTeam(ctx, organizationID, serviceID)
	caller.Team = team
	return caller, err
}

// AuthenticatePersonal returns who calls with a personal key. Every key that does not work is Unauthenticated, with
// the same text.
func (p *People) AuthenticatePersonal(ctx context.Context, key string) (core.Principal, error) {
	return p.Store.AuthenticatePersonal(ctx, core.HashKey(key))
}

// AuthenticateOrganization returns who calls with an organization key. The caller has no team yet; see Tenant.
func (p *People) AuthenticateOrganization(ctx context.Context, id, secret string) (core.Principal, error) {
	return p.Store.AuthenticateOrganization(ctx, id, core.HashKey(secret))
}
