package managed

import (
	"context"
	"net/http"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/managed"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// ListKeys answers the keys of the organization.
func (s *Server) ListKeys(ctx context.Context, r managed.ListKeysRequestObject) (managed.ListKeysResponseObject, error) {
	limit, offset := httpapi.PageIfAsked(r.Params.Limit, r.Params.Offset)
	return listResult(ctx, s.People.ListKeys(ctx, store.ListOptions{
		Name: httpapi.ValueOf(r.Params.Name), State: string(httpapi.ValueOf(r.Params.State)),
		Limit: limit, Offset: offset,
	}), r.Params.Limit, r.Params.Offset), nil
}

// CreateKey makes a key.
func (s *Server) CreateKey(ctx context.Context, r managed.CreateKeyRequestObject) (managed.CreateKeyResponseObject, error) {
	made, err := s.People.CreateKey(ctx, *r.Body)
	httpapi.SetVersion(ctx, service.KeyVersion(made.Key))
	return managed.CreateKey200JSONResponse{
		Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: made,
	}, err
}

// GetKey answers one key.
func (s *Server) GetKey(ctx context.Context, r managed.GetKeyRequestObject) (managed.GetKeyResponseObject, error) {
	key, err := s.People.GetKey(ctx, r.KeyID)
	httpapi.SetVersion(ctx, service.KeyVersion(key))
	return managed.GetKey200JSONResponse(keyResult(ctx, key)), err
}

// UpdateKey changes what the body names.
func (s *Server) UpdateKey(ctx context.Context, r managed.UpdateKeyRequestObject) (managed.UpdateKeyResponseObject, error) {
	key, err := s.People.UpdateKey(ctx, r.KeyID, httpapi.IfMatch(ctx), *r.Body)
	httpapi.SetVersion(ctx, service.KeyVersion(key))
	return managed.UpdateKey200JSONResponse(keyResult(ctx, key)), err
}

func keyResult(ctx context.Context, k api.Key) managed.KeyResult {
	return managed.KeyResult{Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: k}
}

// DeleteKey deletes a key.
func (s *Server) DeleteKey(ctx context.Context, r managed.DeleteKeyRequestObject) (managed.DeleteKeyResponseObject, error) {
	return managed.DeleteKey200JSONResponse(done(ctx)), s.People.DeleteKey(ctx, r.KeyID, httpapi.IfMatch(ctx))
}
