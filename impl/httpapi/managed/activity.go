package managed

import (
	"context"

	"github.com/obstack/obstack/gen/managed"
)

// ListActivities answers the audit log of the organization.
func (s *Server) ListActivities(ctx context.Context, r managed.ListActivitiesRequestObject) (
	managed.ListActivitiesResponseObject, error,
) {
	list, err := s.People.ListActivities(ctx, r.Params.FromDate, r.Params.ToDate)
	return listResult(ctx, list), err
}
