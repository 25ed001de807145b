package storetest

import (
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func testWebhooks(t *testing.T, fresh func(testing.TB) store.Options) {
	run(t, fresh, []rule{
		{"a webhook comes back, its secrets apart from it", testWebhookComesBack},
		{"an update replaces webhook and secrets", testWebhookUpdate},
		{"service and name together are unique in a team", testWebhookName},
		{"pages go by id and count all", testWebhookPages},
		{"of a list of ids those that exist are returned", testWebhooksThatExist},
		{"a webhook can be locked and deleted", testWebhookLocked},
		{"a webhook keeps its signing secret, and is trusted for its URL alone", testWebhookSigningSecret},
		{"only alerts that have a webhook first count", testAlertsOfWebhook},
		{"a webhook is deleted or an alert made with it, never both", testWebhookDeletedOrUsed},
		{"addresses and secrets cannot be read in the database", testWebhookSecretsAreHidden},
	})
}

func createWebhook(t *testing.T, s *store.Store, team core.TeamID, w *api.Webhook, secrets store.WebhookSecrets) {
	t.Helper()
	write(t, s, func(tx *store.Tx) error {
		return tx.CreateWebhook(t.Context(), team, w, secrets, store.WebhookAccess{})
	})
}

var hiddenSecrets = store.WebhookSecrets{
	Headers:     map[string]string{"Authorization": "hidden header <&>"},
	QueryParams: map[string]string{"tökén": "hidden param\x7f"},
}

func testWebhookComesBack(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	team := newTeam()
	full, bare := newWebhook("full"), newWebhook("bare")
	full.Description, full.Body, full.Service = ptr(""), ptr("{{title}}"), api.WebhookServiceIncidentio
	full.URL = "https://example.com/?q=ü&" + strings.Repeat("x", 2000)
	createWebhook(t, s, team, &full, hiddenSecrets)
	createWebhook(t, s, team, &bare, store.WebhookSecrets{Headers: map[string]string{}})
	wantEqual(t, []core.Time{full.CreatedAt, full.UpdatedAt}, []core.Time{clock.time(), clock.time()})
	wantEqual(t, must(s.GetWebhook(t.Context(), team, full.ID))(t), full)
	wantEqual(t, must(s.GetWebhook(t.Context(), team, bare.ID))(t), bare)
	wantEqual(t, must(s.WebhookSecrets(t.Context(), team, full.ID))(t), hiddenSecrets)
	wantEqual(t, must(s.WebhookSecrets(t.Context(), team, bare.ID))(t),
		store.WebhookSecrets{Headers: map[string]string{}})
}

func testWebhookUpdate(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	team, w := newTeam(), newWebhook("a")
	err := s.Write(t.Context(), func(tx *store.Tx) error {
		return tx.UpdateWebhook(t.Context(), team, &w, store.WebhookSecrets{}, false)
	})
	wantKind(t, err, core.NotFound)
	w.Description, w.Body = ptr("d"), ptr("b")
	createWebhook(t, s, team, &w, hiddenSecrets)
	w.Name, w.URL, w.Service, w.Description, w.Body = "b", "https://b.example", api.WebhookServiceSlack, nil, nil
	for _, next := range []store.WebhookSecrets{{QueryParams: map[string]string{"a": "b"}}, hiddenSecrets, {}} {
		clock.advance(time.Second)
		write(t, s, func(tx *store.Tx) error { return tx.UpdateWebhook(t.Context(), team, &w, next, false) })
		wantEqual(t, w.UpdatedAt, clock.time())
		wantEqual(t, must(s.GetWebhook(t.Context(), team, w.ID))(t), w)
		wantEqual(t, must(s.WebhookSecrets(t.Context(), team, w.ID))(t), next)
	}
}

func testWebhookName(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	name := strings.Repeat("𝄞", 1024) // no webhook has a longer name
	first := newWebhook(name)
	createWebhook(t, s, team, &first, store.WebhookSecrets{})
	again := newWebhook(name)
	clash := s.Write(t.Context(), func(tx *store.Tx) error {
		return tx.CreateWebhook(t.Context(), team, &again, store.WebhookSecrets{}, store.WebhookAccess{})
	})
	wantMessage(t, clash, core.Conflict, "A webhook of this service and name already exists")
	again.Service = api.WebhookServiceSlack
	createWebhook(t, s, team, &again, store.WebhookSecrets{})
	foreign, lower, upper := newWebhook(name), newWebhook("a"), newWebhook("A")
	createWebhook(t, s, newTeam(), &foreign, store.WebhookSecrets{})
	createWebhook(t, s, team, &lower, store.WebhookSecrets{})
	createWebhook(t, s, team, &upper, store.WebhookSecrets{})

	lower.Name = name
	clash = s.Write(t.Context(), func(tx *store.Tx) error {
		return tx.UpdateWebhook(t.Context(), team, &lower, store.WebhookSecrets{}, false)
	})
	wantMessage(t, clash, core.Conflict, "A webhook of this service and name already exists")
	wantEqual(t, must(s.WebhooksNamed(t.Context(), team, name))(t), []api.Webhook{first, again})
}

func testWebhookPages(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	a, b, c := newWebhook("c"), newWebhook("b"), newWebhook("a")
	for _, w := range []*api.Webhook{&c, &a, &b} {
		createWebhook(t, s, team, w, store.WebhookSecrets{})
	}
	all := []api.Webhook{a, b, c}
	for _, page := range []struct {
		limit, offset int
		want          []api.Webhook
	}{{1000, 0, all}, {2, 0, all[:2]}, {2, 2, all[2:]}, {2, 3, all[3:]}} {
		got, total, err := s.ListWebhooks(t.Context(), team, page.limit, page.offset)
		if err != nil || total != 3 {
			t.Errorf("got a total of %d (%v), want 3", total, err)
		}
		wantEqual(t, got, page.want)
	}
}

func testWebhooksThatExist(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	a, b := newWebhook("a"), newWebhook("b")
	createWebhook(t, s, team, &a, store.WebhookSecrets{})
	createWebhook(t, s, team, &b, store.WebhookSecrets{})
	write(t, s, func(tx *store.Tx) error {
		wantEqual(t, must(tx.ShareWebhooks(t.Context(), team, nil)())(t), []string{})
		ids := []string{b.ID, core.NewID(), a.ID, b.ID, `'"`}
		wantEqual(t, must(tx.ShareWebhooks(t.Context(), team, ids)())(t), []string{a.ID, b.ID})
		return nil
	})
}

func testWebhookLocked(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team, w := migrated(t, fresh(t)), newTeam(), newWebhook("a")
	createWebhook(t, s, team, &w, hiddenSecrets)
	write(t, s, func(tx *store.Tx) error {
		got, err := tx.LockWebhook(t.Context(), team, w.ID)
		wantEqual(t, got, store.Receiver{Webhook: w, WebhookSecrets: hiddenSecrets})
		return err
	})
	write(t, s, func(tx *store.Tx) error { return tx.DeleteWebhook(t.Context(), team, w.ID) })
	for _, try := range []func(tx *store.Tx) error{
		func(tx *store.Tx) error { return errorOf(tx.GetWebhook(t.Context(), team, w.ID)) },
		func(tx *store.Tx) error { return errorOf(tx.LockWebhook(t.Context(), team, w.ID)) },
		func(tx *store.Tx) error { return tx.DeleteWebhook(t.Context(), team, w.ID) },
	} {
		wantMessage(t, s.Write(t.Context(), try), core.NotFound, "Webhook not found")
	}
}

func testWebhookSigningSecret(t *testing.T, fresh func(testing.TB) store.Options) {
	s, clock := timed(t, fresh(t))
	team, w, unsigned := newTeam(), newWebhook("a"), newWebhook("b")
	keyed := store.WebhookSecrets{RoutingKey: ptr("")}
	write(t, s, func(tx *store.Tx) error {
		access := store.WebhookAccess{SigningSecret: "first", Trusted: true}
		if err := tx.CreateWebhook(t.Context(), team, &w, keyed, access); err != nil {
			return err
		}
		return tx.CreateWebhook(t.Context(), team, &unsigned, store.WebhookSecrets{}, store.WebhookAccess{})
	})
	receiver := func(w api.Webhook) store.Receiver {
		t.Helper()
		return must(s.GetReceiver(t.Context(), team, w.ID))(t)
	}
	want := store.Receiver{Webhook: w, WebhookSecrets: keyed, Signing: []string{"first"}, Trusted: true}
	wantEqual(t, receiver(w), want)
	wantEqual(t, receiver(unsigned), store.Receiver{Webhook: unsigned})
	write(t, s, func(tx *store.Tx) error {
		got, err := tx.LockWebhook(t.Context(), team, w.ID)
		wantEqual(t, got, want)
		return err
	})

	rotate := func(w api.Webhook, secret string, had bool) {
		t.Helper()
		write(t, s, func(tx *store.Tx) error {
			got, err := tx.SetWebhookSecret(t.Context(), team, w.ID, secret, clock.time().Add(time.Hour))
			wantEqual(t, got, had)
			return err
		})
	}
	rotate(w, "second", true)
	rotate(unsigned, "new", false)
	wantEqual(t, receiver(unsigned).Signing, []string{"new"})
	for _, trusted := range []bool{false, true, false} {
		write(t, s, func(tx *store.Tx) error { return tx.UpdateWebhook(t.Context(), team, &w, hiddenSecrets, trusted) })
		wantEqual(t, receiver(w), store.Receiver{
			Webhook: w, WebhookSecrets: hiddenSecrets, Signing: []string{"second", "first"}, Trusted: trusted,
		})
	}
	clock.advance(time.Hour - time.Millisecond)
	wantEqual(t, receiver(w).Signing, []string{"second", "first"})
	clock.advance(time.Millisecond)
	wantEqual(t, receiver(w).Signing, []string{"second"})
	rotate(w, "third", true)
	rotate(w, "fourth", true)
	wantEqual(t, receiver(w).Signing, []string{"fourth", "third"})
	wantEqual(t, receiver(unsigned).Signing, []string{"new"})
	for _, stray := range []struct {
		team core.TeamID
		id   string
	}{{newTeam(), w.ID}, {team, core.NewID()}} {
		err := s.Write(t.Context(), func(tx *store.Tx) error {
			return errorOf(tx.SetWebhookSecret(t.Context(), stray.team, stray.id, "x", clock.time().Time))
		})
		wantMessage(t, err, core.NotFound, "Webhook not found")
	}
}

func testAlertsOfWebhook(t *testing.T, fresh func(testing.TB) store.Options) {
	s, team := migrated(t, fresh(t)), newTeam()
	first, second := newWebhook("first"), newWebhook("second")
	createWebhook(t, s, team, &first, store.WebhookSecrets{})
	createWebhook(t, s, team, &second, store.WebhookSecrets{})
	for range 2 {
		alert := newAlert("d", "t", first.ID)
		alert.Channels = append(alert.Channels, api.AlertChannel{
			Type: api.AlertChannelTypeWebhook, WebhookID: second.ID,
		})
		write(t, s, func(tx *store.Tx) error { return tx.CreateAlert(t.Context(), team, &alert, "") })
	}
	write(t, s, func(tx *store.Tx) error {
		wantEqual(t, must(tx.CountAlertsOfWebhook(t.Context(), team, first.ID))(t), 2)
		wantEqual(t, must(tx.CountAlertsOfWebhook(t.Context(), team, second.ID))(t), 0)
		return nil
	})
}

func testWebhookDeletedOrUsed(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	stores := []*store.Store{migrated(t, opts), open(t, opts)}
	team := newTeam()
	for range 20 {
		w := newWebhook(core.NewID())
		createWebhook(t, stores[0], team, &w, store.WebhookSecrets{})
		deleted, made := false, false
		errs := concurrently(2, func(i int) error {
			return stores[i].Write(t.Context(), func(tx *store.Tx) error {
				deletes := i == 0
				if deletes {
					deleted = false
					if _, err := tx.LockWebhook(t.Context(), team, w.ID); err != nil {
						return err
					}
					n, err := tx.CountAlertsOfWebhook(t.Context(), team, w.ID)
					if err != nil || n > 0 {
						return err
					}
					deleted = true
					return tx.DeleteWebhook(t.Context(), team, w.ID)
				}
				made = false
				found, err := tx.ShareWebhooks(t.Context(), team, []string{w.ID})()
				if err != nil || len(found) == 0 {
					return err
				}
				made = true
				alert := newAlert("d", "t", w.ID)
				return tx.CreateAlert(t.Context(), team, &alert, "")
			})
		})
		wantEqual(t, errs, []error{nil, nil})
		if deleted == made {
			t.Errorf("deleted %t, alert made %t", deleted, made)
		}
	}
}

func testWebhookSecretsAreHidden(t *testing.T, fresh func(testing.TB) store.Options) {
	opts := fresh(t)
	s, team, w := migrated(t, opts), newTeam(), newWebhook("readable walrus")
	w.URL = "https://hidden.example/walrus"
	secrets := hiddenSecrets
	secrets.RoutingKey = ptr("hidden routing key")
	access := store.WebhookAccess{SigningSecret: "hidden first secret"}
	write(t, s, func(tx *store.Tx) error { return tx.CreateWebhook(t.Context(), team, &w, secrets, access) })
	w.URL = "https://hidden.example/penguin"
	write(t, s, func(tx *store.Tx) error { return tx.UpdateWebhook(t.Context(), team, &w, secrets, false) })
	write(t, s, func(tx *store.Tx) error {
		return errorOf(tx.SetWebhookSecret(t.Context(), team, w.ID, "hidden second secret", time.Now()))
	})
	raw := dump(t, opts)
	wantPresent(t, raw, "readable walrus")
	for _, secret := range []string{
		"hidden.example", "hidden header", "hidden param", "Authorization", "hidden routing", "hidden first", "hidden second",
	} {
		wantAbsent(t, raw, secret)
	}
}
