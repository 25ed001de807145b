package service

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"net/url"
	"reflect"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
	"unicode/utf16"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/store"
)

// Webhooks creates, lists, replaces, tests and deletes webhooks. Nothing shows their secrets again.
type Webhooks struct {
	Store *store.Store
	Now   func() time.Time
	Kinds WebhookKinds
	// Egress says which hosts members may name.
	Egress *egress.Policy
	// Own are the addresses of the server's own data stores, as the operator gave them.
	Own []string
	// Mail says that there is a mail server.
	Mail bool
	// BaseURL is where the user interface is.
	BaseURL func() string
	// CheckTemplate says what is wrong with a template.
	CheckTemplate func(template string) error
	// Test sends a message once, and says what came of it.
	Test func(ctx context.Context, to store.Receiver, n store.NewDelivery) (api.DeliveryAttempt, api.DeliveryStatus)

	tests atomic.Int64 // how many are in flight
}

// List returns a page of the list of the team's webhooks in the order of creation. Those of services that only other
// programs know are counted, but cannot be shown.
func (w *Webhooks) List(ctx context.Context, team core.TeamID, o store.ListOptions) List {
	return textList(w.Store.WebhookList(team, o), func(hook api.Webhook) ([]byte, error) {
		if !hook.Service.Valid() {
			return nil, nil
		}
		return json.Marshal(w.shown(ctx, hook))
	})
}

// Get returns one webhook. One of a service that only other programs know is NotFound, as it cannot be shown.
func (w *Webhooks) Get(ctx context.Context, team core.TeamID, id string) (api.Webhook, error) {
	hook, err := w.Store.GetWebhook(ctx, team, id)
	if err == nil && !hook.Service.Valid() {
		err = core.NotFoundError("Webhook not found")
	}
	return w.shown(ctx, hook), err
}

// shown is a webhook as answers show it: the payload template only where the client is free to choose it. In a template and
// in the URL beyond the host may be what the receiver takes for a password, so only callers who may see receivers get those.
func (w *Webhooks) shown(ctx context.Context, hook api.Webhook) api.Webhook {
	all := seesReceivers(ctx)
	if !all {
		hook.URL = schemeAndHost(hook.URL)
	}
	if !all || !w.Kinds[hook.Service].BodyShown {
		hook.Body = nil
	}
	return hook
}

// schemeAndHost is what every caller may know of a URL. Nothing is left of text that is none.
func schemeAndHost(text string) string {
	u, err := url.Parse(text)
	switch {
	case err != nil:
		return ""
	case u.Host == "":
		return u.Scheme + ":"
	}
	return u.Scheme + "://" + u.Host
}

// Create stores a new webhook. Its signing secret, if it has one, is in the result.
func (w *Webhooks) Create(ctx context.Context, team core.TeamID, body api.WebhookWrite) (api.Webhook, error) {
	if err := bodyError(w.createRules(body)); err != nil {
		return api.Webhook{}, err
	}
	if err := w.checkTarget(body.Service, body.URL); err != nil {
		return api.Webhook{}, err
	}
	if err := w.checkMail(body.Service); err != nil {
		return api.Webhook{}, err
	}
	hook, secrets := newWebhook(body)
	hook.ID = core.NewID()
	access := store.WebhookAccess{SigningSecret: w.Kinds.newSigningSecret(body.Service)}
	err := w.Store.Write(ctx, func(tx *store.Tx) error {
		audit(tx, auditedWebhookName(team, hook), nil, auditedWebhookOf(hook, secrets))
		return tx.CreateWebhook(ctx, team, &hook, secrets, access)
	})
	if err != nil {
		return api.Webhook{}, nameTaken(err)
	}
	if access.SigningSecret != "" {
		hook.SigningSecret = &access.SigningSecret
	}
	return w.shown(ctx, hook), nil
}

// auditedWebhook is a webhook with what no answer has.
type auditedWebhook struct {
	api.Webhook
	Headers     map[string]string `json:"headers,omitempty"`
	QueryParams map[string]string `json:"queryParams,omitempty"`
	RoutingKey  *string           `json:"routingKey,omitempty"`
	// Signing is what messages are signed with, if that changes.
	Signing string `json:"signingSecret,omitempty"`
}

func auditedWebhookOf(hook api.Webhook, s store.WebhookSecrets) auditedWebhook {
	return auditedWebhook{Webhook: hook, Headers: s.Headers, QueryParams: s.QueryParams, RoutingKey: s.RoutingKey}
}

// auditedWebhookName is a webhook as the audit log names it.
func auditedWebhookName(team core.TeamID, hook api.Webhook) resource {
	return resource{auditWebhook, hook.ID, hook.Name, team}
}

// newWebhook is a webhook of a body, without an id.
func newWebhook(body api.WebhookWrite) (api.Webhook, store.WebhookSecrets) {
	return api.Webhook{
		Name: strings.TrimSpace(body.Name), Service: body.Service, URL: body.URL, Description: body.Description,
		Body: body.Body,
	}, store.WebhookSecrets{Headers: body.Headers, QueryParams: body.QueryParams, RoutingKey: body.RoutingKey}
}

// nameTaken makes a 400 of the store's refusal of a name, as the reference API does.
func nameTaken(err error) error {
	if core.KindOf(err) == core.Conflict && !errors.Is(err, store.ErrLimit) {
		return core.InvalidError("A webhook of this service and name already exists")
	}
	return err
}

// Update replaces a webhook that has one of the versions. Secrets that are left out stay, unless the URL or the service
// changes: they never follow to another receiver. The signing secret stays in any case, since no answer shows it. One that
// there was none of, and that the new service needs, is in the result. The stored webhook is locked, so that it cannot
// change between the look at it and the write, and the reference API's 409 for that never happens.
func (w *Webhooks) Update(
	ctx context.Context, team core.TeamID, id string, match core.IfMatch, body api.WebhookWrite,
) (api.Webhook, error) {
	if err := bodyError(w.Kinds.rules(body)); err != nil {
		return api.Webhook{}, err
	}
	hook, sent := newWebhook(body)
	var first string // signing secret
	err := w.Store.Write(ctx, func(tx *store.Tx) error {
		first = ""
		old, err := tx.LockWebhook(ctx, team, id)
		if err == nil {
			err = match.Check(core.VersionAt(old.UpdatedAt))
		}
		if err != nil {
			return err
		}
		// The operator's trust is in a URL, and does not go where a member points to. While it lasts the rest of the
		// webhook can be changed, so where it may point is not asked.
		trusted := old.Trusted && hook.URL == old.URL
		check := w.checkTarget
		if trusted {
			check = w.Kinds.checkURL
		}
		if err := check(hook.Service, hook.URL); err != nil {
			return err
		}
		if hook.URL != old.URL {
			if err := w.checkMail(hook.Service); err != nil {
				return err
			}
		}
		secrets := sent
		if hook.URL == old.URL && hook.Service == old.Service {
			secrets = keepSecrets(sent, old.WebhookSecrets)
		}
		issues := w.Kinds.checkPayload(w.CheckTemplate, hook, old.Body)
		w.Kinds.checkRequired(&issues, hook, secrets)
		if err := bodyError(issues); err != nil {
			return err
		}
		hook.ID, hook.CreatedAt, hook.UpdatedAt = id, old.CreatedAt, old.UpdatedAt
		audit(tx, auditedWebhookName(team, hook), auditedWebhookOf(old.Webhook, old.WebhookSecrets),
			auditedWebhookOf(hook, secrets))
		if reflect.DeepEqual(hook, old.Webhook) && sameSecrets(secrets, old.WebhookSecrets) {
			return nil
		}
		// What is sent along to a place where only the operator may point to is the operator's to say.
		same := hook.Service == old.Service && reflect.DeepEqual(hook.Body, old.Body) &&
			sameSecrets(secrets, old.WebhookSecrets)
		if trusted && !same && w.checkTarget(hook.Service, hook.URL) != nil {
			return core.InvalidError(
				"The service, body, headers and query parameters of a webhook with a private address cannot be changed")
		}
		if err := tx.UpdateWebhook(ctx, team, &hook, secrets, trusted); err != nil {
			return err
		}
		if first = w.Kinds.firstSecret(old, hook.Service); first != "" {
			if _, err := tx.SetWebhookSecret(ctx, team, id, first, w.Now()); err != nil {
				return err
			}
		}
		return tx.RetryNow(ctx, team, id) // it may have been repaired
	})
	if err != nil {
		return api.Webhook{}, nameTaken(err)
	}
	if first != "" {
		hook.SigningSecret = &first
	}
	return w.shown(ctx, hook), nil
}

// keepSecrets fills in the secrets that were left out. An empty map was not: it clears them.
func keepSecrets(sent, stored store.WebhookSecrets) store.WebhookSecrets {
	if sent.Headers == nil {
		sent.Headers = stored.Headers
	}
	if sent.QueryParams == nil {
		sent.QueryParams = stored.QueryParams
	}
	if sent.RoutingKey == nil {
		sent.RoutingKey = stored.RoutingKey
	}
	return sent
}

func sameSecrets(a, b store.WebhookSecrets) bool {
	return maps.Equal(a.Headers, b.Headers) && maps.Equal(a.QueryParams, b.QueryParams) &&
		text(a.RoutingKey) == text(b.RoutingKey)
}

// Delete removes a webhook that has one of the versions. One that is the first channel of an alert is a Conflict; other
// alerts that name it go on with their other channels, as in the reference API.
func (w *Webhooks) Delete(ctx context.Context, team core.TeamID, id string, match core.IfMatch) error {
	return w.Store.Write(ctx, func(tx *store.Tx) error {
		// Locked, so that no alert comes to name it after the count. The count is looked at before anything else.
		old, err := tx.LockWebhook(ctx, team, id)
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
		if err := tx.CheckVersion(ctx, team, store.Webhooks, id, match); err != nil {
			return err
		}
		audit(tx, auditedWebhookName(team, old.Webhook), auditedWebhookOf(old.Webhook, old.WebhookSecrets), nil)
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

func (w *Webhooks) bodyRules() map[string]Rule {
	return map[string]Rule{"createWebhook": whole(w.createRules), "updateWebhook": whole(w.Kinds.rules)}
}

// createRules are the rules for one of which nothing is stored.
func (w *Webhooks) createRules(body api.WebhookWrite) issueList {
	hook, secrets := newWebhook(body)
	issues := append(w.Kinds.rules(body), w.Kinds.checkPayload(w.CheckTemplate, hook, nil)...)
	w.Kinds.checkRequired(&issues, hook, secrets)
	return issues
}

// checkTemplate looks at a template that takes the place of a stored one.
func checkTemplate(issues *issueList, check func(string) error, path string, template, stored *string) {
	if template == nil || stored != nil && *template == *stored {
		return
	}
	if err := check(*template); err != nil {
		issues.add("Invalid template: "+err.Error(), "%s", path)
	}
}
