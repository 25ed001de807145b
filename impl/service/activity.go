package service

import (
	"context"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// ListActivities returns the list of who has changed what in the organization, the newest first. The ends are
// date-times whose form has been checked. Both are included, and nil is no end.
func (p *People) ListActivities(ctx context.Context, from, to *string, limit, offset int) (List, error) {
	begin, err := timeOf(from)
	if err != nil {
		return nil, err
	}
	end, err := timeOf(to)
	if err != nil {
		return nil, err
	}
	organization := core.PrincipalFrom(ctx).OrganizationID
	return jsonList(p.Store.ActivityList(organization, begin, end, limit, offset), asStored), nil
}

// timeOf reads a date-time, of which nil is the zero time.
func timeOf(text *string) (time.Time, error) {
	if text == nil {
		return time.Time{}, nil
	}
	at, err := core.ParseTime(*text)
	return at.Time, err
}
