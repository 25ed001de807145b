package oss

import (
	"context"

	"github.com/obstack/obstack/gen/oss"
)

// GetPreferences answers what the caller has chosen.
func (s *Server) GetPreferences(ctx context.Context, _ oss.GetPreferencesRequestObject) (
	oss.GetPreferencesResponseObject, error,
) {
	preferences, err := s.People.Preferences(ctx)
	return oss.GetPreferences200JSONResponse{Data: preferences}, err
}

// UpdatePreferences replaces what the caller has chosen.
func (s *Server) UpdatePreferences(ctx context.Context, r oss.UpdatePreferencesRequestObject) (
	oss.UpdatePreferencesResponseObject, error,
) {
	err := s.People.SetPreferences(ctx, *r.Body)
	return oss.UpdatePreferences200JSONResponse{Data: *r.Body}, err
}
