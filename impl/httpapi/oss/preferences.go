package oss

import (
	"context"

	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/httpapi"
)

// GetPreferences answers what the caller has chosen.
func (s *Server) GetPreferences(ctx context.Context, _ oss.GetPreferencesRequestObject) (
	oss.GetPreferencesResponseObject, error,
) {
	preferences, version, err := s.People.Preferences(ctx)
	httpapi.SetVersion(ctx, version)
	return oss.GetPreferences200JSONResponse{Data: preferences}, err
}

// UpdatePreferences replaces what the caller has chosen.
func (s *Server) UpdatePreferences(ctx context.Context, r oss.UpdatePreferencesRequestObject) (
	oss.UpdatePreferencesResponseObject, error,
) {
	version, err := s.People.SetPreferences(ctx, httpapi.IfMatch(ctx), *r.Body)
	httpapi.SetVersion(ctx, version)
	return oss.UpdatePreferences200JSONResponse{Data: *r.Body}, err
}
