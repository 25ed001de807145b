package service

import (
	"math"
	"reflect"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/store"
)

// webhooks applies webhooks, matched by their trimmed names. Where problems do not depend on each other all are reported, so that the operator can repair a
// file in one go.
func (t *teamRun) webhooks(items []*item) error {
	stored, _, err := t.tx.ListWebhooks(t.ctx, t.team, math.MaxInt32, 0)
	if err != nil {
		return err
	}
	bodies := map[string]*string{}
	for _, w := range stored {
		t.know("webhook", w.Name, w.ID)
		bodies[w.ID] = w.Body
	}
	for _, it := range items {
		id, ok := t.stored(it)
		it.v.Set("name", &schema.Value{Kind: schema.String, Text: it.name, Line: it.v.Get("name").Line})
		secret, given := t.signingSecret(it)
		if !t.check(it, t.Schemas.WebhookWrite) || !ok {
			continue
		}
		w, err := decode[api.WebhookWrite](it.v)
		if err != nil {
			return err
		}
		issues := t.webhookIssues(w, bodies[id])
		if given != nil && !t.Kinds[w.Service].Signed {
			t.problem(it.file, given.Line, "webhook %q: signingSecret: signingSecret is not supported for %s webhooks",
				it.name, w.Service)
			continue
		}
		if t.report(it, issues); len(issues) > 0 || given != nil && secret == "" {
			continue
		}
		if err := t.webhook(it, id, w, secret); err != nil {
			return err
		}
	}
	return nil
}

// signingSecret takes the signing secret out of an item, which only files have: those who apply them need not be able
// to read one from an answer. The text is empty, and the problem reported, if what is given is none.
func (t *teamRun) signingSecret(it *item) (string, *schema.Value) {
	given := it.v.Get("signingSecret")
	if given == nil {
		return "", nil
	}
	it.v.Delete("signingSecret")
	if given.Kind != schema.String || !isSigningSecret(given.Text) {
		t.problem(it.file, given.Line, "webhook %q: signingSecret: Expected %s and %d to %d bytes as base64", it.name,
			secretPrefix, minSecretBytes, maxSecretBytes)
		return "", given
	}
	return given.Text, given
}

// webhookIssues holds the rules of a webhook that the operator applies in place of one with the given body. It may point
// at anything, inside too, and a mail server is the business of those who send.
func (t *teamRun) webhookIssues(w api.WebhookWrite, body *string) issueList {
	hook, secrets := newWebhook(w)
	issues := t.Kinds.rules(w)
	if _, ok := parseTarget(w.URL); ok {
		if err := t.Kinds.checkURL(w.Service, w.URL); err != nil {
			issues.add(message(err), "url")
		}
	}
	issues = append(issues, t.Kinds.checkPayload(t.CheckTemplate, hook, body)...)
	t.Kinds.checkRequired(&issues, hook, secrets)
	return issues
}

// webhook stores a webhook with a signing secret, which is empty when the file does not say one. A file says all of the
// rest, so secrets that it leaves out are gone. Its URL is trusted.
func (t *teamRun) webhook(it *item, id string, w api.WebhookWrite, secret string) error {
	hook, secrets := newWebhook(w)
	if id == "" {
		if secret == "" {
			secret = t.Kinds.newSigningSecret(w.Service)
		}
		hook.ID = core.NewID()
		access := store.WebhookAccess{SigningSecret: secret, Trusted: true}
		err := t.tx.CreateWebhook(t.ctx, t.team, &hook, secrets, access)
		if t.refuses(it, err) {
			t.know("webhook", it.name, unresolved)
			return nil
		}
		t.know("webhook", it.name, hook.ID)
		t.done(it, hook.ID, Created)
		made := auditedWebhookOf(hook, secrets)
		made.Signing = secret
		audit(t.tx, auditedWebhookName(t.team, hook), nil, made)
		return err
	}
	old, err := t.tx.LockWebhook(t.ctx, t.team, id)
	if err != nil {
		return err
	}
	hook.ID, hook.CreatedAt, hook.UpdatedAt = id, old.CreatedAt, old.UpdatedAt
	action, signing := Unchanged, ""
	if !reflect.DeepEqual(hook, old.Webhook) || !sameSecrets(secrets, old.WebhookSecrets) || !old.Trusted {
		action = Updated
		if err := t.tx.UpdateWebhook(t.ctx, t.team, &hook, secrets, true); err != nil {
			return err
		}
	}
	if secret == "" {
		secret = t.Kinds.firstSecret(old, w.Service)
	}
	if secret != "" && (len(old.Signing) == 0 || secret != old.Signing[0]) {
		action, signing = Updated, secret
		if _, err := t.tx.SetWebhookSecret(t.ctx, t.team, id, secret, t.Now().Add(secretOverlap)); err != nil {
			return err
		}
	}
	if action == Updated {
		changed := auditedWebhookOf(hook, secrets)
		changed.Signing = signing
		audit(t.tx, auditedWebhookName(t.team, hook), auditedWebhookOf(old.Webhook, old.WebhookSecrets), changed)
	}
	t.done(it, id, action)
	return nil
}
