package contract

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/managed"
)

// newManagedClient is the generated client with the server's first key.
func newManagedClient(t *testing.T, s *harness.Server) *managed.ClientWithResponses {
	t.Helper()
	edit := managed.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		s.Authorize(r)
		return nil
	})
	c, err := managed.NewClientWithResponses(s.URL, edit)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// outcomeManaged is the decoded answer, or the error that was decoded instead of it without the word in front.
func outcomeManaged[T any](status int, answer *T, errors ...*managed.Error) (T, failure) {
	if status == http.StatusOK && answer != nil {
		return *answer, failure{}
	}
	for _, e := range errors {
		if e != nil && e.Status == status && e.RequestID != "" {
			_, text, _ := strings.Cut(e.Error, ": ")
			return *new(T), failure{status, text}
		}
	}
	return *new(T), failure{status, "neither the answer nor an error was decoded"}
}

// clientOfManaged is the client of this deployment.
func clientOfManaged(t *testing.T, s *harness.Stack) client {
	t.Helper()
	c, ctx := newManagedClient(t, s.Server), t.Context()
	organization, service := s.Keys.OrganizationID, s.Keys.ServiceID
	x := client{
		sources: func() ([]api.Source, failure) {
			r, err := c.ListSourcesWithResponse(ctx, organization, service, nil)
			if err != nil {
				return nil, failure{text: err.Error()}
			}
			answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON403)
			return answer.Result, f
		},
		dashboards: func() ([]api.Dashboard, failure) {
			r, err := c.ListDashboardsWithResponse(ctx, organization, service, nil)
			if err != nil {
				return nil, failure{text: err.Error()}
			}
			answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON403)
			return answer.Result, f
		},
		createDashboard: func(body api.DashboardCreate) (api.Dashboard, failure) {
			r, err := c.CreateDashboardWithResponse(ctx, organization, service, body)
			if err != nil {
				return api.Dashboard{}, failure{text: err.Error()}
			}
			answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON403)
			return answer.Result, f
		},
		getDashboard: func(id string) (api.Dashboard, failure) {
			r, err := c.GetDashboardWithResponse(ctx, organization, service, id)
			if err != nil {
				return api.Dashboard{}, failure{text: err.Error()}
			}
			answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
			return answer.Result, f
		},
		updateDashboard: func(id string, body api.DashboardUpdate) (api.Dashboard, failure) {
			r, err := c.UpdateDashboardWithResponse(ctx, organization, service, id, body)
			if err != nil {
				return api.Dashboard{}, failure{text: err.Error()}
			}
			answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
			return answer.Result, f
		},
		deleteDashboard: func(id string) failure {
			r, err := c.DeleteDashboardWithResponse(ctx, organization, service, id)
			if err != nil {
				return failure{text: err.Error()}
			}
			_, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
			return f
		},
	}
	addAlertsOfManaged(ctx, &x, c, s)
	return x
}

// addAlertsOfManaged adds what concerns alerts.
func addAlertsOfManaged(ctx context.Context, x *client, c *managed.ClientWithResponses, s *harness.Stack) {
	organization, service := s.Keys.OrganizationID, s.Keys.ServiceID
	x.alerts = func(limit, offset int) ([]api.Alert, failure) {
		page := &managed.ListAlertsParams{Limit: &limit, Offset: &offset}
		r, err := c.ListAlertsWithResponse(ctx, organization, service, page)
		if err != nil {
			return nil, failure{text: err.Error()}
		}
		answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON403)
		return answer.Result, f
	}
	x.createAlert = func(body api.AlertWrite) (api.Alert, failure) {
		r, err := c.CreateAlertWithResponse(ctx, organization, service, body)
		if err != nil {
			return api.Alert{}, failure{text: err.Error()}
		}
		answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON403)
		return answer.Result, f
	}
	x.getAlert = func(id string) (api.Alert, failure) {
		r, err := c.GetAlertWithResponse(ctx, organization, service, id)
		if err != nil {
			return api.Alert{}, failure{text: err.Error()}
		}
		answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return answer.Result, f
	}
	x.updateAlert = func(id string, body api.AlertWrite) (api.Alert, failure) {
		r, err := c.UpdateAlertWithResponse(ctx, organization, service, id, body)
		if err != nil {
			return api.Alert{}, failure{text: err.Error()}
		}
		answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return answer.Result, f
	}
	x.updateIfMatch = func(id, etag string, body api.AlertWrite) failure {
		r, err := c.UpdateAlertWithResponse(ctx, organization, service, id, body, managed.IfMatch(etag))
		if err != nil {
			return failure{text: err.Error()}
		}
		_, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON404, r.JSON412)
		return f
	}
	x.deleteAlert = func(id string) failure {
		r, err := c.DeleteAlertWithResponse(ctx, organization, service, id)
		if err != nil {
			return failure{text: err.Error()}
		}
		_, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return f
	}
	x.silenceAlert = func(id string, body api.AlertSilenceWrite) (api.Alert, failure) {
		r, err := c.SilenceAlertWithResponse(ctx, organization, service, id, body)
		if err != nil {
			return api.Alert{}, failure{text: err.Error()}
		}
		answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return answer.Result, f
	}
	x.unsilenceAlert = func(id string) (api.Alert, failure) {
		r, err := c.UnsilenceAlertWithResponse(ctx, organization, service, id)
		if err != nil {
			return api.Alert{}, failure{text: err.Error()}
		}
		answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return answer.Result, f
	}
	x.alertHistory = func(id, group string) ([]api.AlertHistoryEntry, failure) {
		r, err := c.ListAlertHistoryWithResponse(ctx, organization, service, id, &managed.ListAlertHistoryParams{Group: &group})
		if err != nil {
			return nil, failure{text: err.Error()}
		}
		answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return answer.Result, f
	}
	x.testAlert = func(id string) (api.AlertTestResult, failure) {
		r, err := c.TestAlertWithResponse(ctx, organization, service, id)
		if err != nil {
			return api.AlertTestResult{}, failure{text: err.Error()}
		}
		answer, f := outcomeManaged(r.StatusCode(), r.JSON200, r.JSON400, r.JSON401, r.JSON404)
		return answer.Result, f
	}
}

// testClientOfManaged tries the operations that only this deployment has.
func testClientOfManaged(t *testing.T, s *harness.Stack) {
	t.Helper()
	c, organization := newManagedClient(t, s.Server), s.Keys.OrganizationID
	out, err := s.Command("apply", "--output", "json", "-f", harness.WriteYAML(t, "organizations: [{name: default, "+
		"invitations: [{email: Ann@example.com, role: developer, expireAt: \"2050-01-01T00:00:00Z\"}]}]"))
	if err != nil {
		t.Fatal(err)
	}
	id := harness.Decode[[]harness.Applied](t, out)[1].ID
	got, err := c.GetInvitationWithResponse(t.Context(), organization, id)
	if err != nil {
		t.Fatal(err)
	}
	if got.JSON200 == nil || got.JSON200.Status != 200 ||
		got.JSON200.RequestID != got.HTTPResponse.Header.Get("X-Request-Id") {
		t.Fatalf("the invitation is %d %s", got.StatusCode(), got.Body)
	}
	if i := got.JSON200.Result; i.Email != "ann@example.com" || i.Role != api.InvitationRoleDeveloper ||
		i.ExpireAt.String() != "2050-01-01T00:00:00.000Z" {
		t.Errorf("the invitation is %s", got.Body)
	}
	missing, err := c.GetInvitationWithResponse(t.Context(), organization, harness.MissingUUID)
	if err != nil {
		t.Fatal(err)
	}
	if missing.JSON404 == nil || missing.JSON404.Error != "NOT_FOUND: Invitation not found" {
		t.Errorf("a missing invitation is %d %s", missing.StatusCode(), missing.Body)
	}
}
