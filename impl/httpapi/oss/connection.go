package oss

import (
	"context"

	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/store"
)

// ListConnections answers every connection of the team.
func (s *Server) ListConnections(ctx context.Context, r oss.ListConnectionsRequestObject) (
	oss.ListConnectionsResponseObject, error,
) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	return page(ctx, s.Connections.List(team(ctx), store.ListOptions{Name: httpapi.ValueOf(r.Params.Name), Limit: limit, Offset: offset}), limit, offset), nil
}

// CreateConnection stores a connection.
func (s *Server) CreateConnection(ctx context.Context, r oss.CreateConnectionRequestObject) (
	oss.CreateConnectionResponseObject, error,
) {
	connection, err := s.Connections.Create(ctx, team(ctx), *r.Body)
	httpapi.SetVersion(ctx, core.VersionAt(connection.UpdatedAt))
	return oss.CreateConnection200JSONResponse{Data: connection}, err
}

// GetConnection answers one connection.
func (s *Server) GetConnection(ctx context.Context, r oss.GetConnectionRequestObject) (
	oss.GetConnectionResponseObject, error,
) {
	connection, err := s.Connections.Get(ctx, team(ctx), r.ID)
	httpapi.SetVersion(ctx, core.VersionAt(connection.UpdatedAt))
	found := oss.ConnectionFoundJSONResponse{Data: connection}
	return oss.GetConnection200JSONResponse{ConnectionFoundJSONResponse: found}, err
}

// UpdateConnection replaces a connection.
func (s *Server) UpdateConnection(ctx context.Context, r oss.UpdateConnectionRequestObject) (
	oss.UpdateConnectionResponseObject, error,
) {
	connection, err := s.Connections.Update(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx), *r.Body)
	httpapi.SetVersion(ctx, core.VersionAt(connection.UpdatedAt))
	return oss.UpdateConnection200JSONResponse{Data: connection}, err
}

// DeleteConnection removes a connection.
func (s *Server) DeleteConnection(ctx context.Context, r oss.DeleteConnectionRequestObject) (
	oss.DeleteConnectionResponseObject, error,
) {
	return oss.DeleteConnection200JSONResponse{}, s.Connections.Delete(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx))
}
