package app

import (
	"context"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/webhook"
)

// evaluate evaluates alerts as soon as there is something to ask.
func (a *App) evaluate(ctx context.Context) {
	select {
	case <-a.prepared:
		a.evaluator.Run(ctx)
	case <-ctx.Done():
	}
}

// render is what a notification about an event says. A template that does not work is Invalid.
func (a *App) render(ctx context.Context, e store.Event) (title, body string, err error) {
	sample := ""
	if e.Alert.Source == api.AlertSourceSavedSearch && e.Firing {
		// Without them the notification still says what happened.
		if sample, err = a.services.Searches.Sample(ctx, e); err != nil {
			a.log.Info("cannot read sample rows for a notification", "alert_id", e.Alert.ID,
				"reason", core.KindOf(err).String())
		}
	}
	text, err := webhook.Render(e, sample, webhook.Link(e, a.linkBase()))
	if err != nil {
		return "", "", core.NewError(core.Invalid, "Cannot render the notification: "+err.Error(), err)
	}
	return text.Title, text.Body, nil
}
