package managed

import (
	"context"
	"net/http"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/managed"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/store"
)

// ListAlerts answers a page of alerts.
func (s *Server) ListAlerts(ctx context.Context, r managed.ListAlertsRequestObject) (
	managed.ListAlertsResponseObject, error,
) {
	limit, offset := httpapi.Page(r.Params.Limit, r.Params.Offset)
	return listResult(ctx, s.Alerts.List(team(ctx), store.ListOptions{
		Name: httpapi.ValueOf(r.Params.Name), Tag: r.Params.Tag, State: string(httpapi.ValueOf(r.Params.State)),
		Limit: limit, Offset: offset,
	}), r.Params.Limit, r.Params.Offset), nil
}

// CreateAlert stores an alert.
func (s *Server) CreateAlert(ctx context.Context, r managed.CreateAlertRequestObject) (
	managed.CreateAlertResponseObject, error,
) {
	alert, err := s.Alerts.Create(ctx, team(ctx), *r.Body)
	httpapi.SetVersion(ctx, core.VersionAt(alert.UpdatedAt))
	return managed.CreateAlert200JSONResponse(alertResult(ctx, alert)), err
}

// GetAlert answers one alert.
func (s *Server) GetAlert(ctx context.Context, r managed.GetAlertRequestObject) (managed.GetAlertResponseObject, error) {
	alert, err := s.Alerts.Get(ctx, team(ctx), r.ID)
	httpapi.SetVersion(ctx, core.VersionAt(alert.UpdatedAt))
	return managed.GetAlert200JSONResponse(alertResult(ctx, alert)), err
}

// UpdateAlert replaces an alert.
func (s *Server) UpdateAlert(ctx context.Context, r managed.UpdateAlertRequestObject) (
	managed.UpdateAlertResponseObject, error,
) {
	alert, err := s.Alerts.Update(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx), *r.Body)
	httpapi.SetVersion(ctx, core.VersionAt(alert.UpdatedAt))
	return managed.UpdateAlert200JSONResponse(alertResult(ctx, alert)), err
}

func alertResult(ctx context.Context, alert api.Alert) managed.AlertResult {
	return managed.AlertResult{Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: alert}
}

// DeleteAlert removes an alert.
func (s *Server) DeleteAlert(ctx context.Context, r managed.DeleteAlertRequestObject) (
	managed.DeleteAlertResponseObject, error,
) {
	err := s.Alerts.Delete(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx))
	return managed.DeleteAlert200JSONResponse{Status: http.StatusOK, RequestID: httpapi.RequestID(ctx)}, err
}

// ListAlertHistory answers a page of what evaluations said about an alert.
func (s *Server) ListAlertHistory(ctx context.Context, r managed.ListAlertHistoryRequestObject) (
	managed.ListAlertHistoryResponseObject, error,
) {
	limit, offset := httpapi.Page(r.Params.Limit, r.Params.Offset)
	entries, err := s.Alerts.History(team(ctx), r.ID, r.Params.Group, limit, offset)
	return listResult(ctx, entries, r.Params.Limit, r.Params.Offset), err
}

// GetAlertSilence answers the silence of an alert.
func (s *Server) GetAlertSilence(ctx context.Context, r managed.GetAlertSilenceRequestObject) (
	managed.GetAlertSilenceResponseObject, error,
) {
	silence, version, err := s.Alerts.GetSilence(ctx, team(ctx), r.ID)
	httpapi.SetVersion(ctx, version)
	return managed.GetAlertSilence200JSONResponse{
		Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: silence,
	}, err
}

// SilenceAlert mutes an alert for a while.
func (s *Server) SilenceAlert(ctx context.Context, r managed.SilenceAlertRequestObject) (
	managed.SilenceAlertResponseObject, error,
) {
	alert, err := s.Alerts.Silence(ctx, team(ctx), r.ID, *r.Body)
	httpapi.SetVersion(ctx, core.VersionAt(alert.UpdatedAt))
	return managed.SilenceAlert200JSONResponse(alertResult(ctx, alert)), err
}

// UnsilenceAlert ends the silence of an alert.
func (s *Server) UnsilenceAlert(ctx context.Context, r managed.UnsilenceAlertRequestObject) (
	managed.UnsilenceAlertResponseObject, error,
) {
	alert, err := s.Alerts.Unsilence(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx))
	httpapi.SetVersion(ctx, core.VersionAt(alert.UpdatedAt))
	return managed.UnsilenceAlert200JSONResponse(alertResult(ctx, alert)), err
}

// TestAlert answers what an alert would say now.
func (s *Server) TestAlert(ctx context.Context, r managed.TestAlertRequestObject) (
	managed.TestAlertResponseObject, error,
) {
	tested, err := s.Alerts.Test(ctx, team(ctx), r.ID)
	return managed.TestAlert200JSONResponse{
		Status: http.StatusOK, RequestID: httpapi.RequestID(ctx), Result: tested,
	}, err
}
