package oss

import (
	"context"

	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/service"
)

// ListDeliveries answers a page of what was sent to webhooks.
func (s *Server) ListDeliveries(ctx context.Context, r oss.ListDeliveriesRequestObject) (
	oss.ListDeliveriesResponseObject, error,
) {
	limit, offset := httpapi.Page(r.Params.Limit, r.Params.Offset)
	deliveries, err := s.Deliveries.List(ctx, team(ctx), service.DeliveryFilter{
		AlertID: r.Params.AlertID, WebhookID: r.Params.WebhookID, Status: r.Params.Status,
		Start: r.Params.StartTime, End: r.Params.EndTime,
	}, limit, offset)
	return page(ctx, deliveries, limit, offset).shapedByRole(), err
}

// GetDelivery answers one delivery with its attempts.
func (s *Server) GetDelivery(ctx context.Context, r oss.GetDeliveryRequestObject) (oss.GetDeliveryResponseObject, error) {
	delivery, err := s.Deliveries.Get(ctx, team(ctx), r.ID)
	found := oss.DeliveryFoundJSONResponse{Data: delivery}
	return oss.GetDelivery200JSONResponse{DeliveryFoundJSONResponse: found}, err
}

// Redeliver puts a delivery in line again.
func (s *Server) Redeliver(ctx context.Context, r oss.RedeliverRequestObject) (oss.RedeliverResponseObject, error) {
	delivery, err := s.Deliveries.Redeliver(ctx, team(ctx), r.ID)
	return oss.Redeliver200JSONResponse{Data: delivery}, err
}

// TestWebhook answers what came of a notification that it sends.
func (s *Server) TestWebhook(ctx context.Context, r oss.TestWebhookRequestObject) (oss.TestWebhookResponseObject, error) {
	delivery, err := s.Webhooks.SendTest(ctx, team(ctx), r.ID, *r.Body)
	return oss.TestWebhook200JSONResponse{Data: delivery}, err
}
