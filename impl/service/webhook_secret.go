package service

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// secretOverlap is for how long a signing secret is good after there is a new one.
const secretOverlap = 24 * time.Hour

// A signing secret is written as Standard Webhooks says: a prefix, and some bytes as base64.
const (
	secretPrefix   = "whsec_"
	secretBytes    = 32
	minSecretBytes = 24
	maxSecretBytes = 64
)

// newSigningSecret returns a secret for webhooks of a service, which is empty if they are not signed.
func (k WebhookKinds) newSigningSecret(service api.WebhookService) string {
	if !k[service].Signed {
		return ""
	}
	secret := make([]byte, secretBytes)
	_, _ = rand.Read(secret)
	return secretPrefix + base64.StdEncoding.EncodeToString(secret)
}

// firstSecret returns a secret for a webhook that comes to be of another service, which is empty if it has one already
// or needs none.
func (k WebhookKinds) firstSecret(old store.Receiver, service api.WebhookService) string {
	if service == old.Service || len(old.Signing) > 0 {
		return ""
	}
	return k.newSigningSecret(service)
}

// isSigningSecret reports whether a text is a secret that messages can be signed with.
func isSigningSecret(text string) bool {
	encoded, ok := strings.CutPrefix(text, secretPrefix)
	secret, err := base64.StdEncoding.Strict().DecodeString(encoded)
	return ok && err == nil && !strings.ContainsAny(encoded, "\r\n") &&
		len(secret) >= minSecretBytes && len(secret) <= maxSecretBytes
}

// RotateSecret gives a webhook a new signing secret. The one before stays good beside it for a day.
func (w *Webhooks) RotateSecret(ctx context.Context, team core.TeamID, id string) (api.WebhookSecret, error) {
	var rotated api.WebhookSecret
	err := w.Store.Write(ctx, func(tx *store.Tx) error {
		hook, err := tx.LockWebhook(ctx, team, id)
		if err != nil {
			return err
		}
		rotated = api.WebhookSecret{SigningSecret: w.Kinds.newSigningSecret(hook.Service)}
		if rotated.SigningSecret == "" {
			return core.InvalidError("Only " + w.Kinds.signed() + " webhooks are signed")
		}
		audit(tx, auditedWebhookName(team, hook.Webhook), auditedWebhook{Webhook: hook.Webhook},
			auditedWebhook{Webhook: hook.Webhook, Signing: rotated.SigningSecret})
		until := core.Time{Time: w.Now().Add(secretOverlap)}
		had, err := tx.SetWebhookSecret(ctx, team, id, rotated.SigningSecret, until.Time)
		if had {
			rotated.PreviousValidUntil = &until
		}
		return err
	})
	if err != nil {
		return api.WebhookSecret{}, err
	}
	return rotated, nil
}
