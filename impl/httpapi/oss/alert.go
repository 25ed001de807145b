package oss

import (
	"context"

	"github.com/obstack/obstack/gen/oss"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/store"
)

// ListAlerts answers a page of alerts.
func (s *Server) ListAlerts(ctx context.Context, r oss.ListAlertsRequestObject) (oss.ListAlertsResponseObject, error) {
	limit, offset := httpapi.Page(r.Params.Limit, r.Params.Offset)
	return page(ctx, s.Alerts.List(team(ctx), store.ListOptions{
		Name: httpapi.ValueOf(r.Params.Name), Tag: r.Params.Tag, State: string(httpapi.ValueOf(r.Params.State)),
		Limit: limit, Offset: offset,
	}), limit, offset), nil
}

// CreateAlert stores an alert.
func (s *Server) CreateAlert(ctx context.Context, r oss.CreateAlertRequestObject) (oss.CreateAlertResponseObject, error) {
	alert, err := s.Alerts.Create(ctx, team(ctx), *r.Body)
	httpapi.SetVersion(ctx, core.VersionAt(alert.UpdatedAt))
	return oss.CreateAlert200JSONResponse{Data: alert}, err
}

// GetAlert answers one alert.
func (s *Server) GetAlert(ctx context.Context, r oss.GetAlertRequestObject) (oss.GetAlertResponseObject, error) {
	alert, err := s.Alerts.Get(ctx, team(ctx), r.ID)
	httpapi.SetVersion(ctx, core.VersionAt(alert.UpdatedAt))
	found := oss.AlertFoundJSONResponse{Data: alert}
	return oss.GetAlert200JSONResponse{AlertFoundJSONResponse: found}, err
}

// UpdateAlert replaces an alert.
func (s *Server) UpdateAlert(ctx context.Context, r oss.UpdateAlertRequestObject) (oss.UpdateAlertResponseObject, error) {
	alert, err := s.Alerts.Update(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx), *r.Body)
	httpapi.SetVersion(ctx, core.VersionAt(alert.UpdatedAt))
	return oss.UpdateAlert200JSONResponse{Data: alert}, err
}

// DeleteAlert removes an alert.
func (s *Server) DeleteAlert(ctx context.Context, r oss.DeleteAlertRequestObject) (oss.DeleteAlertResponseObject, error) {
	return oss.DeleteAlert200JSONResponse{}, s.Alerts.Delete(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx))
}

// ListAlertHistory answers a page of what evaluations said about an alert.
func (s *Server) ListAlertHistory(ctx context.Context, r oss.ListAlertHistoryRequestObject) (
	oss.ListAlertHistoryResponseObject, error,
) {
	limit, offset := httpapi.Page(r.Params.Limit, r.Params.Offset)
	entries, err := s.Alerts.History(team(ctx), r.ID, r.Params.Group, limit, offset)
	return page(ctx, entries, limit, offset), err
}

// GetAlertSilence answers the silence of an alert.
func (s *Server) GetAlertSilence(ctx context.Context, r oss.GetAlertSilenceRequestObject) (
	oss.GetAlertSilenceResponseObject, error,
) {
	silence, version, err := s.Alerts.GetSilence(ctx, team(ctx), r.ID)
	httpapi.SetVersion(ctx, version)
	return oss.GetAlertSilence200JSONResponse{Data: silence}, err
}

// SilenceAlert mutes an alert for a while.
func (s *Server) SilenceAlert(ctx context.Context, r oss.SilenceAlertRequestObject) (
	oss.SilenceAlertResponseObject, error,
) {
	alert, err := s.Alerts.Silence(ctx, team(ctx), r.ID, *r.Body)
	httpapi.SetVersion(ctx, core.VersionAt(alert.UpdatedAt))
	return oss.SilenceAlert200JSONResponse{Data: alert}, err
}

// UnsilenceAlert ends the silence of an alert.
func (s *Server) UnsilenceAlert(ctx context.Context, r oss.UnsilenceAlertRequestObject) (
	oss.UnsilenceAlertResponseObject, error,
) {
	alert, err := s.Alerts.Unsilence(ctx, team(ctx), r.ID, httpapi.IfMatch(ctx))
	httpapi.SetVersion(ctx, core.VersionAt(alert.UpdatedAt))
	return oss.UnsilenceAlert200JSONResponse{Data: alert}, err
}

// PreviewAlert answers what an alert that is not stored would have done.
func (s *Server) PreviewAlert(ctx context.Context, r oss.PreviewAlertRequestObject) (oss.PreviewAlertResponseObject, error) {
	preview, err := s.Alerts.Preview(ctx, team(ctx), *r.Body, r.Params.Minutes)
	return oss.PreviewAlert200JSONResponse{Data: preview}, err
}

// TestAlert answers what an alert would say now.
func (s *Server) TestAlert(ctx context.Context, r oss.TestAlertRequestObject) (oss.TestAlertResponseObject, error) {
	result, err := s.Alerts.Test(ctx, team(ctx), r.ID)
	return oss.TestAlert200JSONResponse{Data: result}, err
}
