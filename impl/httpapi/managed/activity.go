package managed

import (
	"context"

	"github.com/obstack/obstack/gen/managed"
	"github.com/obstack/obstack/impl/httpapi"
)

// ListActivities answers the audit log of the organization.
func (s *Server) ListActivities(ctx context.Context, r managed.ListActivitiesRequestObject) (
	managed.ListActivitiesResponseObject, error,
) {
	limit, offset := httpapi.Page(r.Params.Limit, r.Params.Offset)
	activities, err := s.People.ListActivities(ctx, r.Params.FromDate, r.Params.ToDate, limit, offset)
	return listResult(ctx, activities, r.Params.Limit, r.Params.Offset), err
}
