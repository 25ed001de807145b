package oss

import (
	"context"

	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/store"
)

// ListSavedSearches answers a page of saved searches.
func (s *Server) ListSavedSearches(ctx context.Context, r oss.ListSavedSearchesRequestObject) (
	oss.ListSavedSearchesResponseObject, error,
) {
	limit, offset := httpapi.Page(r.Params.Limit, r.Params.Offset)
	return page(ctx, s.SavedSearches.List(team(ctx), store.ListOptions{
		Name: httpapi.ValueOf(r.Params.Name), Tag: r.Params.Tag, SourceID: httpapi.ValueOf(r.Params.SourceID),
		Limit: limit, Offset: offset,
	}), limit, offset), nil
}

// CreateSavedSearch stores a saved search.
func (s *Server) CreateSavedSearch(ctx context.Context, r oss.CreateSavedSearchRequestObject) (
	oss.CreateSavedSearchResponseObject, error,
) {
	search, err := s.SavedSearches.Create(ctx, team(ctx), *r.Body)
	httpapi.SetVersion(ctx, core.VersionAt(search.UpdatedAt))
	if err == nil {
		httpapi.Warn(ctx, func() []core.Issue { return s.SavedSearches.Warnings(ctx, team(ctx), search) })
	}
	return oss.CreateSavedSearch200JSONResponse{Data: search}, err
}

// GetSavedSearch answers one saved search.
func (s *Server) GetSavedSearch(ctx context.Context, r oss.GetSavedSearchRequestObject) (
	oss.GetSavedSearchResponseObject, error,
) {
	search, err := s.SavedSearches.Get(ctx, team(ctx), r.ID)
	httpapi.SetVersion(ctx, core.VersionAt(search.UpdatedAt))
	found := oss.SavedSearchFoundJSONResponse{Data: search}
	return oss.GetSavedSearch200JSONResponse{SavedSearchFoundJSONResponse: found}, err
}

// UpdateSavedSearch replaces a saved search.
func (s *Server) UpdateSavedSearch(ctx context.Context, r oss.UpdateSavedSearchRequestObject) (
	oss.UpdateSavedSearchResponseObject, error,
) {
	search, err := s.SavedSearches.Update(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx), *r.Body)
	httpapi.SetVersion(ctx, core.VersionAt(search.UpdatedAt))
	if err == nil {
		httpapi.Warn(ctx, func() []core.Issue { return s.SavedSearches.Warnings(ctx, team(ctx), search) })
	}
	return oss.UpdateSavedSearch200JSONResponse{Data: search}, err
}

// DeleteSavedSearch removes a saved search and the alerts on it.
func (s *Server) DeleteSavedSearch(ctx context.Context, r oss.DeleteSavedSearchRequestObject) (
	oss.DeleteSavedSearchResponseObject, error,
) {
	return oss.DeleteSavedSearch200JSONResponse{}, s.SavedSearches.Delete(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx))
}
