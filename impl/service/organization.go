package service

import (
	"context"
	"reflect"
	"slices"
	"strconv"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// maxEndpoints is how many private endpoints an organization may have.
const maxEndpoints = 1000

// organizationOf is an organization as answers show it.
func organizationOf(o store.Organization) api.Organization {
	return api.Organization{
		ID: o.ID, Name: o.DisplayName, CreatedAt: o.CreatedAt, EnableCoreDumps: o.EnableCoreDumps,
		PrivateEndpoints: o.PrivateEndpoints,
	}
}

// Organization returns the caller's organization.
func (p *People) Organization(ctx context.Context) (api.Organization, error) {
	organization, err := p.Store.GetOrganization(ctx, core.PrincipalFrom(ctx).OrganizationID)
	return organizationOf(organization), err
}

// ListOrganizations returns a page of a list with the caller's organization alone, and how many there are in all.
func (p *People) ListOrganizations(ctx context.Context, o store.ListOptions) ([]api.Organization, int, error) {
	organization, err := p.Organization(ctx)
	page, total := store.PageOf([]api.Organization{organization}, func(o api.Organization) string { return o.Name }, o)
	return page, total, err
}

// ListServices returns a page of the list of the services of the caller's organization, by name.
func (p *People) ListServices(ctx context.Context, o store.ListOptions) List {
	return jsonList(p.Store.ServiceList(core.PrincipalFrom(ctx).OrganizationID, o), func(s store.Service) api.Service {
		return api.Service{ID: s.ID, Name: s.Name, CreatedAt: s.CreatedAt}
	})
}

// UpdateOrganization changes what the body names, if the organization has one of the versions. Private endpoints are removed
// first and added then.
func (p *People) UpdateOrganization(ctx context.Context, match core.IfMatch, body api.OrganizationUpdate) (
	api.Organization, error,
) {
	var updated store.Organization
	err := p.change(ctx, func(c *change) error {
		if err := match.Check(OrganizationVersion(organizationOf(c.organization))); err != nil {
			return err
		}
		updated = c.organization
		if body.Name != nil {
			updated.DisplayName = *body.Name
		}
		if body.EnableCoreDumps != nil {
			updated.EnableCoreDumps = *body.EnableCoreDumps
		}
		if body.PrivateEndpoints != nil {
			updated.PrivateEndpoints = changeEndpoints(c.organization.PrivateEndpoints, *body.PrivateEndpoints)
		}
		if len(updated.PrivateEndpoints) > maxEndpoints {
			var issues issueList
			issues.add("An organization may have at most "+strconv.Itoa(maxEndpoints)+" private endpoints", "privateEndpoints.add")
			return bodyError(issues)
		}
		c.record(api.ActivityTypeOrganizationUpdate, resource{kind: auditOrganization, id: updated.ID, name: updated.DisplayName},
			organizationOf(c.organization), organizationOf(updated))
		if reflect.DeepEqual(updated, c.organization) {
			return nil
		}
		return c.UpdateOrganization(ctx, &updated)
	})
	return organizationOf(updated), err
}

// changeEndpoints is the list with what is removed and then what is added, which takes the place of one with the same id. The
// old list is not changed.
func changeEndpoints(old []api.PrivateEndpoint, changes api.PrivateEndpointChange) []api.PrivateEndpoint {
	endpoints := slices.DeleteFunc(slices.Clone(old), func(e api.PrivateEndpoint) bool {
		return slices.Contains(changes.Remove, api.PrivateEndpointRef{ID: e.ID})
	})
	for _, added := range changes.Add {
		at := slices.IndexFunc(endpoints, func(e api.PrivateEndpoint) bool { return e.ID == added.ID })
		if at < 0 {
			endpoints = append(endpoints, added)
		} else {
			endpoints[at] = added
		}
	}
	return endpoints
}

// Team returns the caller's team.
func (p *People) Team(ctx context.Context) (api.Team, error) {
	service, err := p.Store.TeamService(ctx, core.PrincipalFrom(ctx).Team)
	return api.Team{ID: string(service.Team), Name: service.Name}, err
}
