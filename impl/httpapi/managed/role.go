package managed

import (
	"context"
	"net/http"

	"github.com/obstack/obstack/gen/managed"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/store"
)

// ListRoles answers the roles with those who have them.
func (s *Server) ListRoles(ctx context.Context, r managed.ListRolesRequestObject) (managed.ListRolesResponseObject, error) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	roles, total, err := s.People.ListRoles(ctx, store.ListOptions{Name: httpapi.ValueOf(r.Params.Name), Limit: limit, Offset: offset})
	return managed.ListRoles200JSONResponse{
		Body: managed.RoleListResult{
			Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: roles, Meta: pageInfo(total, limit, offset),
		},
		Headers: managed.ListRoles200ResponseHeaders{XTotalCount: total},
	}, err
}

// GetRole answers one role.
func (s *Server) GetRole(ctx context.Context, r managed.GetRoleRequestObject) (managed.GetRoleResponseObject, error) {
	role, err := s.People.GetRole(ctx, r.RoleID)
	return managed.GetRole200JSONResponse{
		Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: role,
	}, err
}
