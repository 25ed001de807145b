package oss

import (
	"context"

	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/store"
)

// ListWebhooks answers a page of webhooks.
func (s *Server) ListWebhooks(ctx context.Context, r oss.ListWebhooksRequestObject) (
	oss.ListWebhooksResponseObject, error,
) {
	limit, offset := httpapi.Page(r.Params.Limit, r.Params.Offset)
	webhooks := s.Webhooks.List(ctx, team(ctx), store.ListOptions{Name: httpapi.ValueOf(r.Params.Name), Limit: limit, Offset: offset})
	return page(ctx, webhooks, limit, offset).shapedByRole(), nil
}

// CreateWebhook stores a webhook.
func (s *Server) CreateWebhook(ctx context.Context, r oss.CreateWebhookRequestObject) (
	oss.CreateWebhookResponseObject, error,
) {
	webhook, err := s.Webhooks.Create(ctx, team(ctx), *r.Body)
	httpapi.SetVersion(ctx, core.VersionAt(webhook.UpdatedAt))
	return oss.CreateWebhook200JSONResponse{Data: webhook}, err
}

// GetWebhook answers one webhook.
func (s *Server) GetWebhook(ctx context.Context, r oss.GetWebhookRequestObject) (oss.GetWebhookResponseObject, error) {
	webhook, err := s.Webhooks.Get(ctx, team(ctx), r.ID)
	httpapi.SetVersion(ctx, core.VersionAt(webhook.UpdatedAt))
	return oss.GetWebhook200JSONResponse{Data: webhook}, err
}

// UpdateWebhook replaces a webhook.
func (s *Server) UpdateWebhook(ctx context.Context, r oss.UpdateWebhookRequestObject) (
	oss.UpdateWebhookResponseObject, error,
) {
	webhook, err := s.Webhooks.Update(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx), *r.Body)
	httpapi.SetVersion(ctx, core.VersionAt(webhook.UpdatedAt))
	return oss.UpdateWebhook200JSONResponse{Data: webhook}, err
}

// DeleteWebhook removes a webhook that no alert has for its first channel.
func (s *Server) DeleteWebhook(ctx context.Context, r oss.DeleteWebhookRequestObject) (
	oss.DeleteWebhookResponseObject, error,
) {
	return oss.DeleteWebhook200JSONResponse{}, s.Webhooks.Delete(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx))
}

// RotateWebhookSecret answers a new signing secret.
func (s *Server) RotateWebhookSecret(ctx context.Context, r oss.RotateWebhookSecretRequestObject) (
	oss.RotateWebhookSecretResponseObject, error,
) {
	secret, err := s.Webhooks.RotateSecret(ctx, team(ctx), r.ID)
	return oss.RotateWebhookSecret200JSONResponse{Data: secret}, err
}
