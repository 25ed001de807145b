package managed

import (
	"context"
	"net/http"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/managed"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/service"
)

// ListAlertDeliveries answers a page of what an alert had sent to webhooks.
func (s *Server) ListAlertDeliveries(ctx context.Context, r managed.ListAlertDeliveriesRequestObject) (
	managed.ListAlertDeliveriesResponseObject, error,
) {
	limit, offset := httpapi.Page(r.Params.Limit, r.Params.Offset)
	deliveries, err := s.Deliveries.ListOfAlert(ctx, team(ctx), r.ID, service.DeliveryFilter{
		Status: r.Params.Status, Start: r.Params.StartTime, End: r.Params.EndTime,
	}, limit, offset)
	return listResult(ctx, deliveries, r.Params.Limit, r.Params.Offset), err
}

// GetAlertDelivery answers one delivery with its attempts.
func (s *Server) GetAlertDelivery(ctx context.Context, r managed.GetAlertDeliveryRequestObject) (
	managed.GetAlertDeliveryResponseObject, error,
) {
	delivery, err := s.Deliveries.GetOfAlert(ctx, team(ctx), r.ID, r.DeliveryID)
	return managed.GetAlertDelivery200JSONResponse(deliveryResult(ctx, delivery)), err
}

// RedeliverAlertDelivery puts a delivery in line again.
func (s *Server) RedeliverAlertDelivery(ctx context.Context, r managed.RedeliverAlertDeliveryRequestObject) (
	managed.RedeliverAlertDeliveryResponseObject, error,
) {
	delivery, err := s.Deliveries.RedeliverOfAlert(ctx, team(ctx), r.ID, r.DeliveryID)
	return managed.RedeliverAlertDelivery200JSONResponse(deliveryResult(ctx, delivery)), err
}

func deliveryResult(ctx context.Context, delivery api.Delivery) managed.DeliveryResult {
	return managed.DeliveryResult{Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: delivery}
}
