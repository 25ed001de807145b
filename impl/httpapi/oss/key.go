package oss

import (
	"context"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/store"
)

// ListPersonalKeys answers the caller's keys, or those of all people.
func (s *Server) ListPersonalKeys(ctx context.Context, r oss.ListPersonalKeysRequestObject) (
	oss.ListPersonalKeysResponseObject, error,
) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	keys, shape, err := s.People.ListPersonalKeys(ctx, httpapi.ValueOf(r.Params.All),
		store.ListOptions{Name: httpapi.ValueOf(r.Params.Name), Limit: limit, Offset: offset})
	if err != nil {
		return nil, err
	}
	return page(ctx, keys, limit, offset).shapedBy(shape), nil
}

// CreatePersonalKey makes a key of the caller.
func (s *Server) CreatePersonalKey(ctx context.Context, r oss.CreatePersonalKeyRequestObject) (
	oss.CreatePersonalKeyResponseObject, error,
) {
	made, version, err := s.People.CreatePersonalKey(ctx, *r.Body)
	httpapi.SetVersion(ctx, version)
	return oss.CreatePersonalKey200JSONResponse{Data: made}, err
}

// GetPersonalKey answers a key.
func (s *Server) GetPersonalKey(ctx context.Context, r oss.GetPersonalKeyRequestObject) (oss.GetPersonalKeyResponseObject, error) {
	key, version, err := s.People.GetPersonalKey(ctx, r.ID)
	httpapi.SetVersion(ctx, version)
	return oss.GetPersonalKey200JSONResponse{Data: key}, err
}

// RevokePersonalKey deletes a key.
func (s *Server) RevokePersonalKey(ctx context.Context, r oss.RevokePersonalKeyRequestObject) (
	oss.RevokePersonalKeyResponseObject, error,
) {
	err := s.People.RevokePersonalKey(ctx, r.ID, httpapi.IfMatch(ctx))
	return oss.RevokePersonalKey200JSONResponse{Data: api.Success{Success: true}}, err
}

// RotatePersonalKey gives a key another secret.
func (s *Server) RotatePersonalKey(ctx context.Context, r oss.RotatePersonalKeyRequestObject) (
	oss.RotatePersonalKeyResponseObject, error,
) {
	made, version, err := s.People.RotatePersonalKey(ctx, r.ID, *r.Body)
	httpapi.SetVersion(ctx, version)
	return oss.RotatePersonalKey200JSONResponse{Data: made}, err
}

// ListIngestionKeys answers the ingestion keys.
func (s *Server) ListIngestionKeys(ctx context.Context, r oss.ListIngestionKeysRequestObject) (
	oss.ListIngestionKeysResponseObject, error,
) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	keys := s.People.ListIngestionKeys(ctx, store.ListOptions{Name: httpapi.ValueOf(r.Params.Name), Limit: limit, Offset: offset})
	return page(ctx, keys, limit, offset), nil
}

// CreateIngestionKey makes an ingestion key.
func (s *Server) CreateIngestionKey(ctx context.Context, r oss.CreateIngestionKeyRequestObject) (
	oss.CreateIngestionKeyResponseObject, error,
) {
	made, version, err := s.People.CreateIngestionKey(ctx, *r.Body)
	httpapi.SetVersion(ctx, version)
	return oss.CreateIngestionKey200JSONResponse{Data: made}, err
}

// GetIngestionKey answers an ingestion key.
func (s *Server) GetIngestionKey(ctx context.Context, r oss.GetIngestionKeyRequestObject) (
	oss.GetIngestionKeyResponseObject, error,
) {
	key, version, err := s.People.GetIngestionKey(ctx, r.ID)
	httpapi.SetVersion(ctx, version)
	return oss.GetIngestionKey200JSONResponse{Data: key}, err
}

// RevokeIngestionKey deletes an ingestion key.
func (s *Server) RevokeIngestionKey(ctx context.Context, r oss.RevokeIngestionKeyRequestObject) (
	oss.RevokeIngestionKeyResponseObject, error,
) {
	err := s.People.RevokeIngestionKey(ctx, r.ID, httpapi.IfMatch(ctx))
	return oss.RevokeIngestionKey200JSONResponse{Data: api.Success{Success: true}}, err
}

// RotateIngestionKey gives an ingestion key another secret.
func (s *Server) RotateIngestionKey(ctx context.Context, r oss.RotateIngestionKeyRequestObject) (
	oss.RotateIngestionKeyResponseObject, error,
) {
	made, version, err := s.People.RotateIngestionKey(ctx, r.ID, *r.Body)
	httpapi.SetVersion(ctx, version)
	return oss.RotateIngestionKey200JSONResponse{Data: made}, err
}
