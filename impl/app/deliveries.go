package app

import (
	"context"
	"fmt"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/webhook"
)

// newSender returns what makes one attempt to deliver a notification.
func (a *App) newSender(policy *egress.Policy) (*webhook.Sender, error) {
	o := webhook.SenderOptions{
		Egress: policy, Check: func(r store.Receiver) error { return a.services.Webhooks.CheckReceiver(r) },
	}
	if a.options.SMTP != "" {
		mail, err := webhook.ParseMail(a.options.SMTP, a.options.SMTPFrom)
		if err != nil {
			return nil, fmt.Errorf("cannot read the mail server's settings: %w", err)
		}
		o.Mail = mail
	}
	return webhook.NewSender(o), nil
}

// sample are rows for a notification.
func (a *App) sample(ctx context.Context, e store.Event) (string, error) {
	select {
	case <-a.prepared:
		return a.services.Searches.Sample(ctx, e)
	default:
		return "", nil // the engine is not up yet, and rows are not worth the wait
	}
}

// testWebhook sends a message once.
func (a *App) testWebhook(ctx context.Context, r store.Receiver, n store.NewDelivery) (
	api.DeliveryAttempt, api.DeliveryStatus,
) {
	return webhook.SendTest(ctx, a.sender, r, n, a.options.Now)
}

// freeClaims frees what a process that was killed had claimed. Only one process at a time works on an SQLite store.
func (a *App) freeClaims() error {
	if a.options.Database != "" {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	if err := a.store.ReleaseAll(ctx); err != nil {
		return fmt.Errorf("cannot release the claims of a killed process: %w", err)
	}
	return nil
}
