package service

import (
	"context"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/store"
)

// Webhooks creates, lists, replaces and deletes webhooks. Nothing shows their headers and query parameters again.
type Webhooks struct {
	Store *store.Store
	// Egress says which hosts members may name.
	Egress *egress.Policy
	// Own are the addresses of the server's own data stores, as the operator gave them.
	Own []string
}

// List returns a page of the team's webhooks in the order of creation, and how many there are in all.
func (w *Webhooks) List(ctx context.Context, team core.TeamID, limit, offset int) ([]api.Webhook, int, error) {
	list, total, err := w.Store.ListWebhooks(ctx, team, limit, offset)
	// Those of services that only other programs know are counted, but cannot be shown.
	list = slices.DeleteFunc(list, func(hook api.Webhook) bool { return !hook.Service.Valid() })
	for i := range list {
		list[i] = shown(list[i])
	}
	return list, total, err
}

// shown is a webhook as answers show it: the payload template only where the client is free to choose it.
func shown(hook api.Webhook) api.Webhook {
	if hook.Service != api.WebhookServiceGeneric {
		hook.Body = nil
	}
	return hook
}

// Create stores a new webhook.
func (w *Webhooks) Create(ctx context.Context, team core.TeamID, body api.WebhookWrite) (api.Webhook, error) {
	if issues := webhookRules(body); len(issues) > 0 {
		return api.Webhook{}, core.IssuesError("Body validation failed: ", issues)
	}
	if err := w.checkTarget(body); err != nil {
		return api.Webhook{}, err
	}
	hook, secrets := newWebhook(body)
	hook.ID = core.NewID()
	err := w.Store.Write(ctx, func(tx *store.Tx) error { return tx.CreateWebhook(ctx, team, &hook, secrets) })
	return shown(hook), nameTaken(err)
}

// newWebhook is a webhook of a body, without an id.
func newWebhook(body api.WebhookWrite) (api.Webhook, store.WebhookSecrets) {
	return api.Webhook{
		Name: strings.TrimSpace(body.Name), Service: body.Service, URL: body.URL, Description: body.Description,
		Body: body.Body,
	}, store.WebhookSecrets{Headers: body.Headers, QueryParams: body.QueryParams}
}

// nameTaken makes a 400 of the store's refusal of a name, as the reference does.
func nameTaken(err error) error {
	if core.KindOf(err) == core.Conflict {
		return core.InvalidError("A webhook of this service and name already exists")
	}
	return err
}

// Update replaces a webhook. Secrets that are left out stay, unless the URL or the service changes: they never follow
// to another receiver. The stored webhook is locked, so that it cannot change between the look at it and the write, and
// the reference's 409 for that never happens.
func (w *Webhooks) Update(ctx context.Context, team core.TeamID, id string, body api.WebhookWrite) (
	api.Webhook, error,
) {
	if issues := webhookRules(body); len(issues) > 0 {
		return api.Webhook{}, core.IssuesError("Body validation failed: ", issues)
	}
	hook, sent := newWebhook(body)
	err := w.Store.Write(ctx, func(tx *store.Tx) error {
		old, stored, err := tx.LockWebhook(ctx, team, id)
		if err != nil {
			return err
		}
		// What the operator has applied may point anywhere. It must stay possible to change the rest of it, so where
		// it may point is asked of another URL only.
		check := w.checkTarget
		if hook.URL == old.URL {
			check = checkReceiver
		}
		if err := check(body); err != nil {
			return err
		}
		secrets := sent
		if hook.URL == old.URL && hook.Service == old.Service {
			secrets = keepSecrets(sent, stored)
		}
		hook.ID, hook.CreatedAt, hook.UpdatedAt = id, old.CreatedAt, old.UpdatedAt
		if reflect.DeepEqual(hook, old) && sameSecrets(secrets, stored) {
			return nil
		}
		// What is sent along to a place where only the operator may point to is the operator's to say.
		if (hook.Service != old.Service || !sameSecrets(secrets, stored)) && w.checkTarget(body) != nil {
			return core.InvalidError("Service, headers and query parameters of a webhook inside the network cannot be changed")
		}
		return tx.UpdateWebhook(ctx, team, &hook, secrets)
	})
	return shown(hook), nameTaken(err)
}

// keepSecrets fills in the secrets that were left out. An empty map was not: it clears them.
func keepSecrets(sent, stored store.WebhookSecrets) store.WebhookSecrets {
	if sent.Headers == nil {
		sent.Headers = stored.Headers
	}
	if sent.QueryParams == nil {
		sent.QueryParams = stored.QueryParams
	}
	return sent
}

func sameSecrets(a, b store.WebhookSecrets) bool {
	return maps.Equal(a.Headers, b.Headers) && maps.Equal(a.QueryParams, b.QueryParams)
}

// Delete removes a webhook. One that is the first channel of an alert is a Conflict; other alerts that name it go on
// with their other channels, as in the reference.
func (w *Webhooks) Delete(ctx context.Context, team core.TeamID, id string) error {
	return w.Store.Write(ctx, func(tx *store.Tx) error {
		// Locked, so that no alert comes to name it after the count. The count is looked at before anything else.
		_, _, err := tx.LockWebhook(ctx, team, id)
		if err != nil && core.KindOf(err) != core.NotFound {
			return err
		}
		n, err := tx.CountAlertsOfWebhook(ctx, team, id)
		switch {
		case err != nil:
			return err
		case n == 1:
			return core.NewError(core.Conflict, "The webhook cannot be deleted: 1 alert still references it", nil)
		case n > 1:
			return core.NewError(core.Conflict,
				"The webhook cannot be deleted: "+strconv.Itoa(n)+" alerts still reference it", nil)
		}
		return tx.DeleteWebhook(ctx, team, id)
	})
}

// maxName is how long the name of a webhook or a saved search may be, in UTF-16 units as everywhere.
const maxName = 1024

// checkName holds the length of a name, which counts without the blanks around it. An empty name is the schema's.
func checkName(issues *issueList, name string) {
	switch n := len(utf16.Encode([]rune(strings.TrimSpace(name)))); {
	case n == 0 && name != "":
		issues.add("String must contain at least 1 character(s)", "name")
	case n > maxName:
		issues.add("String must contain at most "+strconv.Itoa(maxName)+" character(s)", "name")
	}
}

// webhookRules holds the rules of a webhook that its schema cannot say, but for where its URL may point.
func webhookRules(w api.WebhookWrite) issueList {
	var issues issueList
	checkName(&issues, w.Name)
	if _, ok := parseTarget(w.URL); !ok {
		issues.add("Invalid url", "url")
	}
	if w.Service == api.WebhookServiceSlack {
		for _, field := range []struct {
			name  string
			given bool
		}{{"body", w.Body != nil}, {"headers", w.Headers != nil}, {"queryParams", w.QueryParams != nil}} {
			if field.given {
				issues.add(field.name+" is not supported for slack webhooks", "%s", field.name)
			}
		}
	}
	return issues
}

// checkWebhook holds the rules of a webhook that the operator applies. It may point at anything, inside too.
func checkWebhook(w api.WebhookWrite) issueList {
	issues := webhookRules(w)
	if _, ok := parseTarget(w.URL); ok {
		if err := checkReceiver(w); err != nil {
			issues.add(message(err), "url")
		}
	}
	return issues
}
