package storetest

import (
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// testIsolation has one team try everything with what belongs to another.
func testIsolation(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, owner, thief := migrated(t, opts), newTeam(), newTeam()
	dashboard, source := newDashboard("n"), newSource("n")
	connection, webhook := newConnection("n"), newWebhook("n")
	access := store.ConnectionAccess{Password: "password", Trusted: true}
	alert := newAlert(dashboard.ID, "tile", webhook.ID)
	alert.Name = ptr("n")
	search := newSavedSearch("n")
	alerting := newAlert("", "", webhook.ID)
	alerting.Source, alerting.DashboardID, alerting.TileID = api.AlertSourceSavedSearch, nil, nil
	alerting.SavedSearchID = &search.ID
	write(t, s, func(tx *store.Tx) error {
		for _, err := range []error{
			tx.CreateDashboard(t.Context(), owner, &dashboard),
			tx.CreateSource(t.Context(), owner, &source),
			tx.CreateConnection(t.Context(), owner, &connection, access),
			tx.CreateWebhook(t.Context(), owner, &webhook, store.WebhookSecrets{Headers: map[string]string{"a": "b"}},
				store.WebhookAccess{SigningSecret: "whsec"}),
			tx.CreateSavedSearch(t.Context(), owner, &search),
			tx.CreateAlert(t.Context(), owner, &alert, ""),
			tx.CreateAlert(t.Context(), owner, &alerting, "ann"),
		} {
			if err != nil {
				return err
			}
		}
		return nil
	})

	ctx := t.Context()
	for name, try := range map[string]func(tx *store.Tx) error{
		"GetDashboard":   func(tx *store.Tx) error { return errorOf(tx.GetDashboard(ctx, thief, dashboard.ID)) },
		"LockDashboard":  func(tx *store.Tx) error { return errorOf(tx.LockDashboard(ctx, thief, dashboard.ID)) },
		"ShareDashboard": func(tx *store.Tx) error { return errorOf(tx.ShareDashboard(ctx, thief, dashboard.ID)) },
		"GetSource":      func(tx *store.Tx) error { return errorOf(tx.GetSource(ctx, thief, source.ID)) },
		"GetConnection":  func(tx *store.Tx) error { return errorOf(tx.GetConnection(ctx, thief, connection.ID)) },
		"NamedConnection": func(tx *store.Tx) error {
			_, _, err := tx.NamedConnection(ctx, thief, connection.ID)
			return err
		},
		"ConnectionAccess": func(tx *store.Tx) error {
			return errorOf(tx.ConnectionAccess(ctx, thief, connection.ID))
		},
		"GetWebhook":     func(tx *store.Tx) error { return errorOf(tx.GetWebhook(ctx, thief, webhook.ID)) },
		"WebhookSecrets": func(tx *store.Tx) error { return errorOf(tx.WebhookSecrets(ctx, thief, webhook.ID)) },
		"GetReceiver":    func(tx *store.Tx) error { return errorOf(tx.GetReceiver(ctx, thief, webhook.ID)) },
		"SetWebhookSecret": func(tx *store.Tx) error {
			return errorOf(tx.SetWebhookSecret(ctx, thief, webhook.ID, "stolen", time.Now()))
		},
		"GetAlert":    func(tx *store.Tx) error { return errorOf(tx.GetAlert(ctx, thief, alert.ID)) },
		"LockAlert":   func(tx *store.Tx) error { return errorOf(tx.LockAlert(ctx, thief, alert.ID)) },
		"LockSource":  func(tx *store.Tx) error { return errorOf(tx.LockSource(ctx, thief, source.ID)) },
		"LockWebhook": func(tx *store.Tx) error { return errorOf(tx.LockWebhook(ctx, thief, webhook.ID)) },
		"LockConnection": func(tx *store.Tx) error {
			_, _, err := tx.LockConnection(ctx, thief, connection.ID)
			return err
		},
		"ShareConnection":   func(tx *store.Tx) error { return tx.ShareConnection(ctx, thief, connection.ID) },
		"DeleteConnection":  func(tx *store.Tx) error { return tx.DeleteConnection(ctx, thief, connection.ID) },
		"DeleteSource":      func(tx *store.Tx) error { return tx.DeleteSource(ctx, thief, source.ID) },
		"DeleteWebhook":     func(tx *store.Tx) error { return tx.DeleteWebhook(ctx, thief, webhook.ID) },
		"GetSavedSearch":    func(tx *store.Tx) error { return errorOf(tx.GetSavedSearch(ctx, thief, search.ID)) },
		"LockSavedSearch":   func(tx *store.Tx) error { return errorOf(tx.LockSavedSearch(ctx, thief, search.ID)) },
		"ShareSavedSearch":  func(tx *store.Tx) error { return errorOf(tx.ShareSavedSearch(ctx, thief, search.ID)) },
		"DeleteSavedSearch": func(tx *store.Tx) error { return tx.DeleteSavedSearch(ctx, thief, search.ID) },
		"UpdateSavedSearch": func(tx *store.Tx) error {
			return tx.UpdateSavedSearch(ctx, thief, &api.SavedSearch{ID: search.ID})
		},
		"UpdateDashboard": func(tx *store.Tx) error {
			return tx.UpdateDashboard(ctx, thief, &store.Dashboard{ID: dashboard.ID})
		},
		"UpdateSource": func(tx *store.Tx) error { return tx.UpdateSource(ctx, thief, &store.Source{ID: source.ID}) },
		"UpdateConnection": func(tx *store.Tx) error {
			return tx.UpdateConnection(ctx, thief, &api.Connection{ID: connection.ID}, ptr(""), true)
		},
		"UpdateWebhook": func(tx *store.Tx) error {
			return tx.UpdateWebhook(ctx, thief, &api.Webhook{ID: webhook.ID}, store.WebhookSecrets{}, false)
		},
		"UpdateAlert":     func(tx *store.Tx) error { return tx.UpdateAlert(ctx, thief, &api.Alert{ID: alert.ID}) },
		"DeleteDashboard": func(tx *store.Tx) error { return tx.DeleteDashboard(ctx, thief, dashboard.ID) },
		"DeleteAlert":     func(tx *store.Tx) error { return tx.DeleteAlert(ctx, thief, alert.ID) },
	} {
		t.Run(name+" finds nothing", func(t *testing.T) { wantKind(t, s.Write(ctx, try), core.NotFound) })
	}

	for name, try := range map[string]func(tx *store.Tx) (int, error){
		"ListDashboards":  func(tx *store.Tx) (int, error) { return length(tx.ListDashboards(ctx, thief)) },
		"ListSources":     func(tx *store.Tx) (int, error) { return length(tx.ListSources(ctx, thief)) },
		"ListConnections": func(tx *store.Tx) (int, error) { return length(tx.ListConnections(ctx, thief)) },
		"DashboardsAmong": func(tx *store.Tx) (int, error) {
			return length(tx.DashboardsAmong(ctx, thief, []string{dashboard.ID}))
		},
		"DashboardsNamed": func(tx *store.Tx) (int, error) { return length(tx.DashboardsNamed(ctx, thief, "n")) },
		"SourcesNamed":    func(tx *store.Tx) (int, error) { return length(tx.SourcesNamed(ctx, thief, "n")) },
		"WebhooksNamed":   func(tx *store.Tx) (int, error) { return length(tx.WebhooksNamed(ctx, thief, "n")) },
		"AlertsNamed":     func(tx *store.Tx) (int, error) { return length(tx.AlertsNamed(ctx, thief, "n")) },
		"ShareWebhooks": func(tx *store.Tx) (int, error) {
			return length(tx.ShareWebhooks(ctx, thief, []string{webhook.ID})())
		},
		"ListAlerts": func(tx *store.Tx) (int, error) {
			page, total, err := tx.ListAlerts(ctx, thief, 1000, 0)
			return len(page) + total, err
		},
		"ListWebhooks": func(tx *store.Tx) (int, error) {
			page, total, err := tx.ListWebhooks(ctx, thief, 1000, 0)
			return len(page) + total, err
		},
		"WebhookNames": func(tx *store.Tx) (int, error) { return length(tx.WebhookNames(ctx, thief)) },
		"ListSavedSearches": func(tx *store.Tx) (int, error) {
			page, total, err := tx.ListSavedSearches(ctx, thief, 1000, 0)
			return len(page) + total, err
		},
		"SavedSearchesNamed": func(tx *store.Tx) (int, error) {
			return length(tx.SavedSearchesNamed(ctx, thief, "n"))
		},
		"DeleteSavedSearchAlerts": func(tx *store.Tx) (int, error) {
			return length(tx.DeleteSavedSearchAlerts(ctx, thief, search.ID))
		},
		"CountAlertsOfWebhook": func(tx *store.Tx) (int, error) {
			return tx.CountAlertsOfWebhook(ctx, thief, webhook.ID)
		},
		"ReassignAlerts": func(tx *store.Tx) (int, error) {
			return length(tx.ReassignAlerts(ctx, thief, "ann", "thief"))
		},
		"DeleteDashboardAlerts": func(tx *store.Tx) (int, error) {
			return length(tx.DeleteDashboardAlerts(ctx, thief, dashboard.ID))
		},
		"DeleteOtherTileAlerts": func(tx *store.Tx) (int, error) {
			return length(tx.DeleteOtherTileAlerts(ctx, thief, dashboard.ID, nil))
		},
	} {
		t.Run(name+" touches nothing", func(t *testing.T) {
			write(t, s, func(tx *store.Tx) error {
				wantEqual(t, must(try(tx))(t), 0)
				return nil
			})
		})
	}

	t.Run("the owner still has everything as it was", func(t *testing.T) {
		wantEqual(t, must(s.GetDashboard(t.Context(), owner, dashboard.ID))(t).Body, dashboard.Body)
		wantEqual(t, must(s.GetSource(t.Context(), owner, source.ID))(t), source)
		wantEqual(t, must(s.GetConnection(t.Context(), owner, connection.ID))(t), connection)
		wantEqual(t, must(s.ConnectionAccess(t.Context(), owner, connection.ID))(t), access)
		wantEqual(t, must(s.GetWebhook(t.Context(), owner, webhook.ID))(t), webhook)
		wantEqual(t, must(s.GetReceiver(t.Context(), owner, webhook.ID))(t), store.Receiver{
			Webhook: webhook, WebhookSecrets: store.WebhookSecrets{Headers: map[string]string{"a": "b"}}, Signing: []string{"whsec"},
		})
		wantEqual(t, must(s.GetAlert(t.Context(), owner, alert.ID))(t), alert)
		wantEqual(t, must(s.GetAlert(t.Context(), owner, alerting.ID))(t), alerting)
		wantEqual(t, must(s.GetSavedSearch(t.Context(), owner, search.ID))(t), search)
		wantEqual(t, countRaw(t, opts, "SELECT count(*) FROM alerts WHERE created_by = 'ann'"), 1)
	})

	t.Run("teams can hold the same ids and names", func(t *testing.T) {
		copied, moved := webhook, alert
		write(t, s, func(tx *store.Tx) error {
			if err := tx.CreateDashboard(t.Context(), thief, &dashboard); err != nil {
				return err
			}
			if err := tx.CreateAlert(t.Context(), thief, &moved, ""); err != nil {
				return err
			}
			return tx.CreateWebhook(t.Context(), thief, &copied, store.WebhookSecrets{}, store.WebhookAccess{})
		})
		wantEqual(t, must(s.WebhookSecrets(t.Context(), thief, webhook.ID))(t), store.WebhookSecrets{})
		wantEqual(t, must(s.GetAlert(t.Context(), thief, alert.ID))(t).TeamID, string(thief))
	})
}

func errorOf[T any](_ T, err error) error { return err }

func length[T any](all []T, err error) (int, error) { return len(all), err }
