package service

import (
	"math"
	"reflect"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

func (t *teamRun) webhooks(items []*item) error {
	stored, _, err := t.tx.ListWebhooks(t.ctx, t.team, math.MaxInt32, 0)
	if err != nil {
		return err
	}
	for _, w := range stored {
		t.know("webhook", w.Name, w.ID)
	}
	for _, it := range items {
		id, ok := t.stored(it)
		it.v.Set("name", &schema.Value{Kind: schema.String, Text: it.name, Line: it.v.Get("name").Line})
		if !t.check(it, t.Schemas.WebhookWrite) || !ok {
			continue
		}
		w, err := decode[api.WebhookWrite](it.v)
		if err != nil {
			return err
		}
		if issues := checkWebhook(w); len(issues) > 0 {
			t.report(it, issues)
			continue
		}
		if err := t.webhook(it, id, w); err != nil {
			return err
		}
	}
	return nil
}

// webhook stores a webhook. A file says all of it, so secrets that it leaves out are gone.
func (t *teamRun) webhook(it *item, id string, w api.WebhookWrite) error {
	hook, secrets := newWebhook(w)
	if id == "" {
		hook.ID = core.NewID()
		t.know("webhook", it.name, hook.ID)
		t.done(it, hook.ID, Created)
		return t.tx.CreateWebhook(t.ctx, t.team, &hook, secrets)
	}
	old, oldSecrets, err := t.tx.LockWebhook(t.ctx, t.team, id)
	if err != nil {
		return err
	}
	hook.ID, hook.CreatedAt, hook.UpdatedAt = id, old.CreatedAt, old.UpdatedAt
	if reflect.DeepEqual(hook, old) && sameSecrets(secrets, oldSecrets) {
		t.done(it, id, Unchanged)
		return nil
	}
	t.done(it, id, Updated)
	return t.tx.UpdateWebhook(t.ctx, t.team, &hook, secrets)
}
