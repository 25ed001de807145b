package oss

import (
	"context"
	"net/http"

	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/store"
)

func (t text) VisitCreateSourceResponse(w http.ResponseWriter) error { return t.write(w) }
func (t text) VisitGetSourceResponse(w http.ResponseWriter) error    { return t.write(w) }
func (t text) VisitUpdateSourceResponse(w http.ResponseWriter) error { return t.write(w) }

// ListSources answers every source of the team.
func (s *Server) ListSources(ctx context.Context, r oss.ListSourcesRequestObject) (oss.ListSourcesResponseObject, error) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	return page(ctx, s.Sources.List(team(ctx), store.ListOptions{
		Name: httpapi.ValueOf(r.Params.Name), Kind: string(httpapi.ValueOf(r.Params.Kind)),
		Limit: limit, Offset: offset,
	}), limit, offset), nil
}

// CreateSource stores a source.
func (s *Server) CreateSource(ctx context.Context, _ oss.CreateSourceRequestObject) (
	oss.CreateSourceResponseObject, error,
) {
	source, version, err := s.Sources.Create(ctx, team(ctx), httpapi.Body(ctx))
	httpapi.SetVersion(ctx, version)
	return data(ctx, source), err
}

// GetSource answers one source.
func (s *Server) GetSource(ctx context.Context, r oss.GetSourceRequestObject) (oss.GetSourceResponseObject, error) {
	source, version, err := s.Sources.Get(ctx, team(ctx), r.ID)
	httpapi.SetVersion(ctx, version)
	return data(ctx, source), err
}

// UpdateSource replaces a source.
func (s *Server) UpdateSource(ctx context.Context, r oss.UpdateSourceRequestObject) (
	oss.UpdateSourceResponseObject, error,
) {
	source, version, err := s.Sources.Update(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx), httpapi.Body(ctx))
	httpapi.SetVersion(ctx, version)
	return data(ctx, source), err
}

// DeleteSource removes a source.
func (s *Server) DeleteSource(ctx context.Context, r oss.DeleteSourceRequestObject) (
	oss.DeleteSourceResponseObject, error,
) {
	return oss.DeleteSource200JSONResponse{}, s.Sources.Delete(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx))
}
