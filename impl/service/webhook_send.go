package service

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// maxTests is how many webhooks are tested at a time. Each may take as long as its receiver likes.
const maxTests = 16

// SendTest sends a notification to a webhook, once, and returns what came of it. It is stored like any other, also when
// the client goes away before the receiver has answered.
func (w *Webhooks) SendTest(ctx context.Context, team core.TeamID, id string, body api.WebhookTestWrite) (
	api.Delivery, error,
) {
	defer w.tests.Add(-1)
	if w.tests.Add(1) > maxTests {
		return api.Delivery{}, &core.Error{
			Kind: core.RateLimited, Message: "Too many webhooks are being tested, please try again shortly.",
			RetryAfter: time.Second,
		}
	}
	hook, err := w.Store.GetReceiver(ctx, team, id)
	if err != nil {
		return api.Delivery{}, err
	}
	if !hook.Service.Valid() { // which lists do not show either
		return api.Delivery{}, core.NotFoundError("Webhook not found")
	}
	test := w.testMessage(team, hook.Webhook, body)
	attempt, status := w.Test(ctx, hook, test)
	ctx = context.WithoutCancel(ctx)
	stored, err := w.Store.AddTest(ctx, team, test, attempt, status)
	if err == nil && status == api.DeliveryStatusDelivered {
		// It works, so what waits for it need not wait longer.
		err = w.Store.Write(ctx, func(tx *store.Tx) error { return tx.RetryNow(ctx, team, hook.ID) })
	}
	if err != nil {
		return api.Delivery{}, err
	}
	return w.Store.GetDelivery(ctx, team, stored)
}

// testMessage returns the message of a test, with a sample for each variable of a body template.
func (w *Webhooks) testMessage(team core.TeamID, hook api.Webhook, body api.WebhookTestWrite) store.NewDelivery {
	firing := body.State == nil || *body.State == api.DeliveryStateALERT
	mark, status, value := "✅", "resolved", "0"
	if firing {
		mark, status, value = "🚨", "firing", "5"
	}
	// All tests of a webhook are about the same event, so that one that is resolved closes what one that fires opened.
	event := sha256.Sum256([]byte("test of webhook " + hook.ID))
	var message [20]byte
	_, _ = rand.Read(message[:])
	now := w.Now()
	return store.NewDelivery{
		WebhookID: hook.ID, WebhookName: hook.Name, Service: hook.Service, MessageID: hex.EncodeToString(message[:]),
		Message: store.Message{
			Firing: firing, Title: fmt.Sprintf(`%s Test of webhook "%s"`, mark, hook.Name),
			Body: "This is a test notification.", Link: w.BaseURL(),
			Start: now.Add(-time.Minute).UnixMilli(), End: now.UnixMilli(), EventID: hex.EncodeToString(event[:20]),
			Variables: map[string]string{
				"alertId": "000000000000000000000000", "teamId": string(team), "alertType": "search", "status": status,
				"comparator": "between", "threshold": "1", "thresholdMax": "10", "value": value,
				"groupKey": "ServiceName:checkout", "sourceQuery": "SeverityText:error", "note": "A note of a test.",
			},
		},
	}
}
