package managed

import (
	"context"
	"net/http"

	"github.com/obstack/obstack/gen/managed"
	"github.com/obstack/obstack/impl/httpapi"
)

// ListActivities answers the audit log of the organization.
func (s *Server) ListActivities(ctx context.Context, r managed.ListActivitiesRequestObject) (
	managed.ListActivitiesResponseObject, error,
) {
	list, err := s.People.ListActivities(ctx, r.Params.FromDate, r.Params.ToDate)
	return managed.ListActivities200JSONResponse{
		Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: list,
	}, err
}
