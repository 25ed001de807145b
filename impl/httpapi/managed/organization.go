package managed

import (
	"context"
	"net/http"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/managed"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// ListOrganizations answers the one organization of the key.
func (s *Server) ListOrganizations(ctx context.Context, r managed.ListOrganizationsRequestObject) (
	managed.ListOrganizationsResponseObject, error,
) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	organizations, total, err := s.People.ListOrganizations(ctx, store.ListOptions{Name: httpapi.ValueOf(r.Params.Name), Limit: limit, Offset: offset})
	return managed.ListOrganizations200JSONResponse{
		Body: managed.OrganizationListResult{
			Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: organizations,
			Meta: pageInfo(total, limit, offset),
		},
		Headers: managed.ListOrganizations200ResponseHeaders{XTotalCount: total},
	}, err
}

// GetOrganization answers the organization.
func (s *Server) GetOrganization(ctx context.Context, _ managed.GetOrganizationRequestObject) (
	managed.GetOrganizationResponseObject, error,
) {
	organization, err := s.People.Organization(ctx)
	httpapi.SetVersion(ctx, service.OrganizationVersion(organization))
	return managed.GetOrganization200JSONResponse(organizationResult(ctx, organization)), err
}

// UpdateOrganization changes what the body names.
func (s *Server) UpdateOrganization(ctx context.Context, r managed.UpdateOrganizationRequestObject) (
	managed.UpdateOrganizationResponseObject, error,
) {
	organization, err := s.People.UpdateOrganization(ctx, httpapi.IfMatch(ctx), *r.Body)
	httpapi.SetVersion(ctx, service.OrganizationVersion(organization))
	return managed.UpdateOrganization200JSONResponse(organizationResult(ctx, organization)), err
}

func organizationResult(ctx context.Context, o api.Organization) managed.OrganizationResult {
	return managed.OrganizationResult{Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: o}
}

// done is the answer that has no result.
func done(ctx context.Context) managed.EmptyResult {
	return managed.EmptyResult{Status: http.StatusOK, RequestID: httpapi.RequestID(ctx)}
}

// ListServices answers the services of the organization.
func (s *Server) ListServices(ctx context.Context, r managed.ListServicesRequestObject) (
	managed.ListServicesResponseObject, error,
) {
	limit, offset := httpapi.Page(r.Params.Limit, r.Params.Offset)
	return listResult(ctx, s.People.ListServices(ctx, store.ListOptions{Name: httpapi.ValueOf(r.Params.Name), Limit: limit, Offset: offset}), r.Params.Limit, r.Params.Offset), nil
}
