package storetest

import (
	"errors"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testVersions(t *testing.T, fresh func(testing.TB) store.Options) {
	t.Run("a version is checked against what is stored", func(t *testing.T) {
		t.Parallel()
		s, team := migrated(t, fresh(t)), newTeam()
		d, source, connection := newDashboard("n"), newSource("n"), newConnection("n")
		hook, search := newWebhook("n"), newSavedSearch("n")
		alert := newAlert(d.ID, "tile", hook.ID)
		write(t, s, func(tx *store.Tx) error {
			return errors.Join(tx.CreateDashboard(t.Context(), team, &d), tx.CreateSource(t.Context(), team, &source),
				tx.CreateConnection(t.Context(), team, &connection, store.ConnectionAccess{}),
				tx.CreateWebhook(t.Context(), team, &hook, store.WebhookSecrets{}, store.WebhookAccess{}),
				tx.CreateSavedSearch(t.Context(), team, &search), tx.CreateAlert(t.Context(), team, &alert, ""))
		})
		for noun, object := range map[store.Noun]struct {
			id      string
			changed core.Time
		}{
			store.Dashboards: {d.ID, d.UpdatedAt}, store.Sources: {source.ID, source.UpdatedAt},
			store.Connections: {connection.ID, connection.UpdatedAt}, store.Webhooks: {hook.ID, hook.UpdatedAt},
			store.SavedSearches: {search.ID, search.UpdatedAt}, store.Alerts: {alert.ID, alert.UpdatedAt},
		} {
			check := func(team core.TeamID, id string, match core.IfMatch) error {
				return s.Write(t.Context(), func(tx *store.Tx) error { return tx.CheckVersion(t.Context(), team, noun, id, match) })
			}
			version := core.VersionAt(object.changed)
			wantEqual(t, check(team, object.id, core.IfMatch{1, version}), nil)
			wantKind(t, check(team, object.id, core.IfMatch{version + 1, 0}), core.PreconditionFailed)
			wantKind(t, check(team, core.NewID(), core.IfMatch{version}), core.NotFound)
			wantKind(t, check(newTeam(), object.id, core.IfMatch{version}), core.NotFound)
			wantEqual(t, check(team, core.NewID(), nil), nil)
		}
	})

	t.Run("a silence leaves the version of an alert", func(t *testing.T) {
		t.Parallel()
		s, clock := timed(t, fresh(t))
		team, alert := newTeam(), newAlert(core.NewID(), "tile", core.NewID())
		write(t, s, func(tx *store.Tx) error { return tx.CreateAlert(t.Context(), team, &alert, "") })
		clock.ms.Add(time.Second.Milliseconds())
		write(t, s, func(tx *store.Tx) error {
			return tx.SilenceAlert(t.Context(), team, alert.ID, &api.AlertSilence{Until: core.Time{Time: clock.Now().Add(time.Hour)}})
		})
		wantEqual(t, must(s.GetAlert(t.Context(), team, alert.ID))(t).UpdatedAt, alert.UpdatedAt)
	})

	t.Run("of a change and a deletion of the same version one is made", func(t *testing.T) {
		t.Parallel()
		opts, team := fresh(t), newTeam()
		stores := []*store.Store{migrated(t, opts), open(t, opts)}
		for range 20 {
			d := newDashboard("n")
			write(t, stores[0], func(tx *store.Tx) error { return tx.CreateDashboard(t.Context(), team, &d) })
			match := core.IfMatch{core.VersionAt(d.UpdatedAt)}
			errs := concurrently(2, func(i int) error {
				return stores[i].Write(t.Context(), func(tx *store.Tx) error {
					if i == 0 {
						if err := tx.CheckVersion(t.Context(), team, store.Dashboards, d.ID, match); err != nil {
							return err
						}
						return tx.DeleteDashboard(t.Context(), team, d.ID)
					}
					old, err := tx.LockDashboard(t.Context(), team, d.ID)
					if err == nil {
						err = match.Check(core.VersionAt(old.UpdatedAt))
					}
					if err != nil {
						return err
					}
					return tx.UpdateDashboard(t.Context(), team, &store.Dashboard{ID: d.ID, Name: "changed", Body: d.Body})
				})
			})
			switch _, err := stores[0].GetDashboard(t.Context(), team, d.ID); {
			case errs[0] == nil:
				wantKind(t, err, core.NotFound)
				wantKind(t, errs[1], core.NotFound)
			default:
				wantKind(t, errs[0], core.PreconditionFailed)
				wantEqual(t, []error{errs[1], err}, []error{nil, nil})
			}
		}
	})
}
