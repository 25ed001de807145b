package contract

import (
	"context"
	"net/http"
	"slices"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
)

// newOSSClient is the generated client with the server's first key.
func newOSSClient(t *testing.T, s *harness.Server) *oss.ClientWithResponses {
	t.Helper()
	c, err := oss.NewClientWithResponses(s.URL, oss.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		s.Authorize(r)
		return nil
	}))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// outcomeOSS is the decoded answer, or the error that was decoded instead of it.
func outcomeOSS[T any](status int, answer *T, errors ...*oss.Error) (T, failure) {
	if status == http.StatusOK && answer != nil {
		return *answer, failure{}
	}
	for _, e := range errors {
		if e != nil && e.Error == e.Message && e.Status == status && e.RequestID != "" {
			return *new(T), failure{status, e.Error}
		}
	}
	return *new(T), failure{status, "neither the answer nor an error was decoded"}
}

// clientOfOSS is the client of this deployment.
func clientOfOSS(t *testing.T, s *harness.Stack) client {
	t.Helper()
	c, ctx := newOSSClient(t, s.Server), t.Context()
	x := client{
		sources: func() ([]api.Source, failure) {
			r, err := c.ListSourcesWithResponse(ctx, nil)
			if err != nil {
				return nil, failure{text: err.Error()}
			}
			answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401)
			return answer.Data, f
		},
		dashboards: func() ([]api.Dashboard, failure) {
			r, err := c.ListDashboardsWithResponse(ctx, nil)
			if err != nil {
				return nil, failure{text: err.Error()}
			}
			answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401)
			return answer.Data, f
		},
		createDashboard: func(body api.DashboardCreate) (api.Dashboard, failure) {
			r, err := c.CreateDashboardWithResponse(ctx, body)
			if err != nil {
				return api.Dashboard{}, failure{text: err.Error()}
			}
			answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401)
			return answer.Data, f
		},
		getDashboard: func(id string) (api.Dashboard, failure) {
			r, err := c.GetDashboardWithResponse(ctx, id)
			if err != nil {
				return api.Dashboard{}, failure{text: err.Error()}
			}
			answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
			return answer.Data, f
		},
		updateDashboard: func(id string, body api.DashboardUpdate) (api.Dashboard, failure) {
			r, err := c.UpdateDashboardWithResponse(ctx, id, body)
			if err != nil {
				return api.Dashboard{}, failure{text: err.Error()}
			}
			answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
			return answer.Data, f
		},
		deleteDashboard: func(id string) failure {
			r, err := c.DeleteDashboardWithResponse(ctx, id)
			if err != nil {
				return failure{text: err.Error()}
			}
			_, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
			return f
		},
	}
	addAlertsOfOSS(ctx, &x, c)
	return x
}

// addAlertsOfOSS adds what concerns alerts.
func addAlertsOfOSS(ctx context.Context, x *client, c *oss.ClientWithResponses) {
	x.alerts = func(limit, offset int) ([]api.Alert, failure) {
		r, err := c.ListAlertsWithResponse(ctx, &oss.ListAlertsParams{Limit: &limit, Offset: &offset})
		if err != nil {
			return nil, failure{text: err.Error()}
		}
		answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401)
		return answer.Data, f
	}
	x.createAlert = func(body api.AlertWrite) (api.Alert, failure) {
		r, err := c.CreateAlertWithResponse(ctx, body)
		if err != nil {
			return api.Alert{}, failure{text: err.Error()}
		}
		answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401)
		return answer.Data, f
	}
	x.getAlert = func(id string) (api.Alert, failure) {
		r, err := c.GetAlertWithResponse(ctx, id)
		if err != nil {
			return api.Alert{}, failure{text: err.Error()}
		}
		answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return answer.Data, f
	}
	x.updateAlert = func(id string, body api.AlertWrite) (api.Alert, failure) {
		r, err := c.UpdateAlertWithResponse(ctx, id, body)
		if err != nil {
			return api.Alert{}, failure{text: err.Error()}
		}
		answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return answer.Data, f
	}
	x.updateIfMatch = func(id, etag string, body api.AlertWrite) failure {
		r, err := c.UpdateAlertWithResponse(ctx, id, body, oss.IfMatch(etag))
		if err != nil {
			return failure{text: err.Error()}
		}
		_, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON404, r.JSON412)
		return f
	}
	x.deleteAlert = func(id string) failure {
		r, err := c.DeleteAlertWithResponse(ctx, id)
		if err != nil {
			return failure{text: err.Error()}
		}
		_, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return f
	}
	x.silenceAlert = func(id string, body api.AlertSilenceWrite) (api.Alert, failure) {
		r, err := c.SilenceAlertWithResponse(ctx, id, body)
		if err != nil {
			return api.Alert{}, failure{text: err.Error()}
		}
		answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return answer.Data, f
	}
	x.unsilenceAlert = func(id string) (api.Alert, failure) {
		r, err := c.UnsilenceAlertWithResponse(ctx, id)
		if err != nil {
			return api.Alert{}, failure{text: err.Error()}
		}
		answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return answer.Data, f
	}
	x.alertHistory = func(id, group string) ([]api.AlertHistoryEntry, failure) {
		r, err := c.ListAlertHistoryWithResponse(ctx, id, &oss.ListAlertHistoryParams{Group: &group})
		if err != nil {
			return nil, failure{text: err.Error()}
		}
		answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return answer.Data, f
	}
	x.testAlert = func(id string) (api.AlertTestResult, failure) {
		r, err := c.TestAlertWithResponse(ctx, id)
		if err != nil {
			return api.AlertTestResult{}, failure{text: err.Error()}
		}
		answer, f := outcomeOSS(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return answer.Data, f
	}
}

// testClientOfOSS tries the operations that only this deployment has.
func testClientOfOSS(t *testing.T, s *harness.Stack) {
	t.Helper()
	c := newOSSClient(t, s.Server)
	info, err := c.GetAPIWithResponse(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if info.JSON200 == nil || info.JSON200.Version != oss.APIInfoVersionV2 || info.JSON200.User.Team != s.Keys.TeamID {
		t.Errorf("the API is %d %s", info.StatusCode(), info.Body)
	}
	limit, offset := 2, 1
	hooks, err := c.ListWebhooksWithResponse(t.Context(), &oss.ListWebhooksParams{Limit: &limit, Offset: &offset})
	if err != nil {
		t.Fatal(err)
	}
	if hooks.JSON200 == nil {
		t.Fatalf("the webhooks are %d %s", hooks.StatusCode(), hooks.Body)
	}
	page := hooks.JSON200
	if page.Meta != (api.PageInfo{Total: 3, Limit: 2, Offset: 1}) || len(page.Data) != 2 ||
		page.Data[0].ID != s.ID["webhook errors"] || page.Data[0].Service != api.WebhookServiceSlack ||
		page.Data[0].Body != nil || page.Data[1].Service != api.WebhookServiceIncidentio {
		t.Errorf("the page is %s", hooks.Body)
	}
	list, language := "Timestamp, 1 AS one", api.SearchLanguageSQL
	found, err := c.SearchEventsWithResponse(t.Context(), api.SearchRequest{
		SourceID: s.ID["source Logs"], Select: &list, WhereLanguage: &language,
	})
	if err != nil {
		t.Fatal(err)
	}
	if found.JSON200 == nil || found.JSON200.Rows != 0 || found.JSON200.Data == nil {
		t.Errorf("the search is %d %s", found.StatusCode(), found.Body)
	}
	alert := s.NewAlert(t)
	tile, err := c.QueryTileWithResponse(t.Context(), alert["dashboardId"].(string), alert["tileId"].(string), api.TileQuery{
		StartTime: 1767607200000, EndTime: 1767610800000,
	})
	if err != nil {
		t.Fatal(err)
	}
	if tile.JSON200 == nil || tile.JSON200.Data.DisplayType != api.TileDataDisplayTypeLine {
		t.Errorf("the tile is %d %s", tile.StatusCode(), tile.Body)
	}
	name := "Typed"
	named, err := c.CreateAlertWithResponse(t.Context(), api.AlertWrite{
		Source: api.AlertSourceTile, DashboardID: new(alert["dashboardId"].(string)), TileID: new(alert["tileId"].(string)),
		Interval: api.AlertIntervalMinutes5, ThresholdType: api.AlertThresholdTypeAbove, DisplayName: &name, Tags: []string{"typed"},
		Channel: &api.AlertChannel{Type: api.AlertChannelTypeWebhook, WebhookID: s.ID["webhook oncall"]},
	})
	if err != nil {
		t.Fatal(err)
	}
	if named.JSON200 == nil || named.JSON200.Data.DisplayName != name || !slices.Equal(named.JSON200.Data.Tags, []string{"typed"}) {
		t.Errorf("the alert is %d %s", named.StatusCode(), named.Body)
	}
	tagged, err := c.ListAlertsWithResponse(t.Context(), &oss.ListAlertsParams{Tag: new("typed")})
	if err != nil {
		t.Fatal(err)
	}
	if tagged.JSON200 == nil || len(tagged.JSON200.Data) != 1 || tagged.JSON200.Data[0].DisplayName != name {
		t.Errorf("the alerts with the tag are %d %s", tagged.StatusCode(), tagged.Body)
	}
	// The test goes on with no dashboard.
	if f, err := c.DeleteDashboardWithResponse(t.Context(), alert["dashboardId"].(string)); err != nil || f.JSON200 == nil {
		t.Errorf("delete: %v, %v", f, err)
	}
}
