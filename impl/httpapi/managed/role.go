package managed

import (
	"context"
	"net/http"

	"github.com/obstack/obstack/gen/managed"
	"github.com/obstack/obstack/impl/httpapi"
)

// ListRoles answers the roles with those who have them.
func (s *Server) ListRoles(ctx context.Context, _ managed.ListRolesRequestObject) (managed.ListRolesResponseObject, error) {
	roles, err := s.People.ListRoles(ctx)
	return managed.ListRoles200JSONResponse{
		Body:    managed.RoleListResult{Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: roles},
		Headers: managed.ListRoles200ResponseHeaders{XTotalCount: len(roles)},
	}, err
}

// GetRole answers one role.
func (s *Server) GetRole(ctx context.Context, r managed.GetRoleRequestObject) (managed.GetRoleResponseObject, error) {
	role, err := s.People.GetRole(ctx, r.RoleID)
	return managed.GetRole200JSONResponse{
		Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: role,
	}, err
}
