package service

import (
	"context"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// maxActivities is how many entries of the log are answered at once.
const maxActivities = 1000

// ListActivities returns who has changed what in the organization, the newest first. The ends are date-times whose form
// has been checked. Both are included, and nil is no end.
func (p *People) ListActivities(ctx context.Context, from, to *string) ([]api.Activity, error) {
	begin, err := timeOf(from)
	if err != nil {
		return nil, err
	}
	end, err := timeOf(to)
	if err != nil {
		return nil, err
	}
	return p.Store.ListActivities(ctx, core.PrincipalFrom(ctx).OrganizationID, begin, end, maxActivities)
}

// timeOf reads a date-time, of which nil is the zero time.
func timeOf(text *string) (time.Time, error) {
	if text == nil {
		return time.Time{}, nil
	}
	at, err := core.ParseTime(*text)
	return at.Time, err
}
