package storetest

import (
	"context"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// owned is one object of each kind, of one team.
type owned struct {
	dashboard       store.Dashboard
	source          store.Source
	connection      api.Connection
	access          store.ConnectionAccess
	webhook         api.Webhook
	alert, alerting api.Alert // on a tile, and on the saved search
	search          api.SavedSearch
}

// testIsolation has one team try everything with what belongs to another.
func testIsolation(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, owner, thief := migrated(t, opts), newTeam(), newTeam()
	o := createOwned(t, s, owner)
	for name, try := range findsOfAnother(t.Context(), thief, o) {
		t.Run(name+" finds nothing", func(t *testing.T) { wantKind(t, s.Write(t.Context(), try), core.NotFound) })
	}
	for name, try := range countsOfAnother(t.Context(), thief, o) {
		t.Run(name+" touches nothing", func(t *testing.T) {
			write(t, s, func(tx *store.Tx) error {
				wantEqual(t, must(try(tx))(t), 0)
				return nil
			})
		})
	}
	t.Run("the owner still has everything as it was", func(t *testing.T) {
		wantOwned(t, s, owner, o)
		wantEqual(t, countRaw(t, opts, "SELECT count(*) FROM alerts WHERE created_by = 'ann'"), 1)
	})
	t.Run("teams can hold the same ids and names", func(t *testing.T) { testSameIDs(t, s, thief, o) })
}

func createOwned(t testing.TB, s *store.Store, owner core.TeamID) owned {
	t.Helper()
	dashboard, webhook, search := newDashboard("n"), newWebhook("n"), newSavedSearch("n")
	o := owned{
		dashboard: dashboard, source: newSource("n"), connection: newConnection("n"), webhook: webhook, search: search,
		access: store.ConnectionAccess{Password: "password", Trusted: true},
		alert:  newAlert(dashboard.ID, "tile", webhook.ID), alerting: newAlert("", "", webhook.ID),
	}
	o.alert.Name = ptr("n")
	o.alerting.Source, o.alerting.DashboardID, o.alerting.TileID = api.AlertSourceSavedSearch, nil, nil
	o.alerting.SavedSearchID = &search.ID
	write(t, s, func(tx *store.Tx) error {
		for _, err := range []error{
			tx.CreateDashboard(t.Context(), owner, &o.dashboard),
			tx.CreateSource(t.Context(), owner, &o.source),
			tx.CreateConnection(t.Context(), owner, &o.connection, o.access),
			tx.CreateWebhook(t.Context(), owner, &o.webhook, store.WebhookSecrets{Headers: map[string]string{"a": "b"}},
				store.WebhookAccess{SigningSecret: "whsec"}),
			tx.CreateSavedSearch(t.Context(), owner, &o.search),
			tx.CreateAlert(t.Context(), owner, &o.alert, ""),
			tx.CreateAlert(t.Context(), owner, &o.alerting, "ann"),
		} {
			if err != nil {
				return err
			}
		}
		return nil
	})
	return o
}

// findsOfAnother are the operations that do not find what belongs to another team, by their names.
func findsOfAnother(ctx context.Context, thief core.TeamID, o owned) map[string]func(tx *store.Tx) error {
	return map[string]func(tx *store.Tx) error{
		"GetDashboard":   func(tx *store.Tx) error { return errorOf(tx.GetDashboard(ctx, thief, o.dashboard.ID)) },
		"LockDashboard":  func(tx *store.Tx) error { return errorOf(tx.LockDashboard(ctx, thief, o.dashboard.ID)) },
		"ShareDashboard": func(tx *store.Tx) error { return errorOf(tx.ShareDashboard(ctx, thief, o.dashboard.ID)) },
		"GetSource":      func(tx *store.Tx) error { return errorOf(tx.GetSource(ctx, thief, o.source.ID)) },
		"GetConnection":  func(tx *store.Tx) error { return errorOf(tx.GetConnection(ctx, thief, o.connection.ID)) },
		"NamedConnection": func(tx *store.Tx) error {
			_, _, err := tx.NamedConnection(ctx, thief, o.connection.ID)
			return err
		},
		"ConnectionAccess": func(tx *store.Tx) error {
			return errorOf(tx.ConnectionAccess(ctx, thief, o.connection.ID))
		},
		"GetWebhook":     func(tx *store.Tx) error { return errorOf(tx.GetWebhook(ctx, thief, o.webhook.ID)) },
		"WebhookSecrets": func(tx *store.Tx) error { return errorOf(tx.WebhookSecrets(ctx, thief, o.webhook.ID)) },
		"GetReceiver":    func(tx *store.Tx) error { return errorOf(tx.GetReceiver(ctx, thief, o.webhook.ID)) },
		"SetWebhookSecret": func(tx *store.Tx) error {
			return errorOf(tx.SetWebhookSecret(ctx, thief, o.webhook.ID, "stolen", time.Now()))
		},
		"GetAlert":    func(tx *store.Tx) error { return errorOf(tx.GetAlert(ctx, thief, o.alert.ID)) },
		"LockAlert":   func(tx *store.Tx) error { return errorOf(tx.LockAlert(ctx, thief, o.alert.ID)) },
		"LockSource":  func(tx *store.Tx) error { return errorOf(tx.LockSource(ctx, thief, o.source.ID)) },
		"LockWebhook": func(tx *store.Tx) error { return errorOf(tx.LockWebhook(ctx, thief, o.webhook.ID)) },
		"LockConnection": func(tx *store.Tx) error {
			_, _, err := tx.LockConnection(ctx, thief, o.connection.ID)
			return err
		},
		"ShareConnection":   func(tx *store.Tx) error { return tx.ShareConnection(ctx, thief, o.connection.ID) },
		"DeleteConnection":  func(tx *store.Tx) error { return tx.DeleteConnection(ctx, thief, o.connection.ID) },
		"DeleteSource":      func(tx *store.Tx) error { return tx.DeleteSource(ctx, thief, o.source.ID) },
		"DeleteWebhook":     func(tx *store.Tx) error { return tx.DeleteWebhook(ctx, thief, o.webhook.ID) },
		"GetSavedSearch":    func(tx *store.Tx) error { return errorOf(tx.GetSavedSearch(ctx, thief, o.search.ID)) },
		"LockSavedSearch":   func(tx *store.Tx) error { return errorOf(tx.LockSavedSearch(ctx, thief, o.search.ID)) },
		"ShareSavedSearch":  func(tx *store.Tx) error { return errorOf(tx.ShareSavedSearch(ctx, thief, o.search.ID)) },
		"DeleteSavedSearch": func(tx *store.Tx) error { return tx.DeleteSavedSearch(ctx, thief, o.search.ID) },
		"UpdateSavedSearch": func(tx *store.Tx) error {
			return tx.UpdateSavedSearch(ctx, thief, &api.SavedSearch{ID: o.search.ID})
		},
		"UpdateDashboard": func(tx *store.Tx) error {
			return tx.UpdateDashboard(ctx, thief, &store.Dashboard{ID: o.dashboard.ID})
		},
		"UpdateSource": func(tx *store.Tx) error { return tx.UpdateSource(ctx, thief, &store.Source{ID: o.source.ID}) },
		"UpdateConnection": func(tx *store.Tx) error {
			return tx.UpdateConnection(ctx, thief, &api.Connection{ID: o.connection.ID}, ptr(""), true)
		},
		"UpdateWebhook": func(tx *store.Tx) error {
			return tx.UpdateWebhook(ctx, thief, &api.Webhook{ID: o.webhook.ID}, store.WebhookSecrets{}, false)
		},
		"UpdateAlert":     func(tx *store.Tx) error { return tx.UpdateAlert(ctx, thief, &api.Alert{ID: o.alert.ID}) },
		"DeleteDashboard": func(tx *store.Tx) error { return tx.DeleteDashboard(ctx, thief, o.dashboard.ID) },
		"DeleteAlert":     func(tx *store.Tx) error { return tx.DeleteAlert(ctx, thief, o.alert.ID) },
	}
}

// countsOfAnother are those that answer how many there are, or how many they have changed.
func countsOfAnother(ctx context.Context, thief core.TeamID, o owned) map[string]func(tx *store.Tx) (int, error) {
	return map[string]func(tx *store.Tx) (int, error){
		"ListDashboards":  func(tx *store.Tx) (int, error) { return length(tx.ListDashboards(ctx, thief)) },
		"ListSources":     func(tx *store.Tx) (int, error) { return length(tx.ListSources(ctx, thief)) },
		"ListConnections": func(tx *store.Tx) (int, error) { return length(tx.ListConnections(ctx, thief)) },
		"DashboardsAmong": func(tx *store.Tx) (int, error) {
			return length(tx.DashboardsAmong(ctx, thief, []string{o.dashboard.ID}))
		},
		"DashboardsNamed": func(tx *store.Tx) (int, error) { return length(tx.DashboardsNamed(ctx, thief, "n")) },
		"SourcesNamed":    func(tx *store.Tx) (int, error) { return length(tx.SourcesNamed(ctx, thief, "n")) },
		"WebhooksNamed":   func(tx *store.Tx) (int, error) { return length(tx.WebhooksNamed(ctx, thief, "n")) },
		"AlertsNamed":     func(tx *store.Tx) (int, error) { return length(tx.AlertsNamed(ctx, thief, "n")) },
		"ShareWebhooks": func(tx *store.Tx) (int, error) {
			return length(tx.ShareWebhooks(ctx, thief, []string{o.webhook.ID})())
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
			return length(tx.DeleteSavedSearchAlerts(ctx, thief, o.search.ID))
		},
		"CountAlertsOfWebhook": func(tx *store.Tx) (int, error) {
			return tx.CountAlertsOfWebhook(ctx, thief, o.webhook.ID)
		},
		"ReassignAlerts": func(tx *store.Tx) (int, error) {
			return length(tx.ReassignAlerts(ctx, thief, "ann", "thief"))
		},
		"DeleteDashboardAlerts": func(tx *store.Tx) (int, error) {
			return length(tx.DeleteDashboardAlerts(ctx, thief, o.dashboard.ID))
		},
		"DeleteOtherTileAlerts": func(tx *store.Tx) (int, error) {
			return length(tx.DeleteOtherTileAlerts(ctx, thief, o.dashboard.ID, nil))
		},
	}
}

func wantOwned(t *testing.T, s *store.Store, owner core.TeamID, o owned) {
	t.Helper()
	wantEqual(t, must(s.GetDashboard(t.Context(), owner, o.dashboard.ID))(t).Body, o.dashboard.Body)
	wantEqual(t, must(s.GetSource(t.Context(), owner, o.source.ID))(t), o.source)
	wantEqual(t, must(s.GetConnection(t.Context(), owner, o.connection.ID))(t), o.connection)
	wantEqual(t, must(s.ConnectionAccess(t.Context(), owner, o.connection.ID))(t), o.access)
	wantEqual(t, must(s.GetWebhook(t.Context(), owner, o.webhook.ID))(t), o.webhook)
	wantEqual(t, must(s.GetReceiver(t.Context(), owner, o.webhook.ID))(t), store.Receiver{
		Webhook: o.webhook, WebhookSecrets: store.WebhookSecrets{Headers: map[string]string{"a": "b"}}, Signing: []string{"whsec"},
	})
	wantEqual(t, must(s.GetAlert(t.Context(), owner, o.alert.ID))(t), o.alert)
	wantEqual(t, must(s.GetAlert(t.Context(), owner, o.alerting.ID))(t), o.alerting)
	wantEqual(t, must(s.GetSavedSearch(t.Context(), owner, o.search.ID))(t), o.search)
}

func testSameIDs(t *testing.T, s *store.Store, thief core.TeamID, o owned) {
	copied, moved := o.webhook, o.alert
	write(t, s, func(tx *store.Tx) error {
		if err := tx.CreateDashboard(t.Context(), thief, &o.dashboard); err != nil {
			return err
		}
		if err := tx.CreateAlert(t.Context(), thief, &moved, ""); err != nil {
			return err
		}
		return tx.CreateWebhook(t.Context(), thief, &copied, store.WebhookSecrets{}, store.WebhookAccess{})
	})
	wantEqual(t, must(s.WebhookSecrets(t.Context(), thief, o.webhook.ID))(t), store.WebhookSecrets{})
	wantEqual(t, must(s.GetAlert(t.Context(), thief, o.alert.ID))(t).TeamID, string(thief))
}

func errorOf[T any](_ T, err error) error { return err }

func length[T any](all []T, err error) (int, error) { return len(all), err }
