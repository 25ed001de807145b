package service

import (
	"context"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// maxSilence is how far ahead a silence may end: a year, whichever year it is.
const maxSilence = 366 * 24 * time.Hour

// Silence keeps an alert from notifying until a time to come, in place of the silence that it has. It is evaluated as
// before.
func (a *Alerts) Silence(ctx context.Context, team core.TeamID, id string, body api.AlertSilenceWrite) (api.Alert, error) {
	var alert api.Alert
	if err := bodyError(a.silenceRules(body)); err != nil {
		return alert, err
	}
	silence := api.AlertSilence{At: core.Time{Time: a.Now()}, Until: body.Until, Reason: body.Reason}
	if person := core.PrincipalFrom(ctx).PersonID; person != "" {
		silence.By = &person
	}
	err := a.Store.Write(ctx, func(tx *store.Tx) error {
		old, err := tx.LockAlert(ctx, team, id)
		if err != nil {
			return err
		}
		alert = old
		alert.Silenced = &silence
		audit(tx, auditedAlert(team, alert), old, alert)
		return tx.SilenceAlert(ctx, team, id, &silence)
	})
	return alert, err
}

// GetSilence returns the silence of an alert and its version. An alert that is not silenced has none, which is NotFound.
func (a *Alerts) GetSilence(ctx context.Context, team core.TeamID, id string) (api.AlertSilence, core.Version, error) {
	alert, err := a.Get(ctx, team, id)
	switch {
	case err != nil:
		return api.AlertSilence{}, 0, err
	case alert.Silenced == nil:
		return api.AlertSilence{}, 0, notSilenced()
	}
	return *alert.Silenced, silenceVersion(alert.Silenced), nil
}

func notSilenced() error { return core.NotFoundError("The alert is not silenced") }

// Unsilence ends the silence of an alert, if that has one of the versions. Without one it changes nothing, and a request that
// names a version is NotFound.
func (a *Alerts) Unsilence(ctx context.Context, team core.TeamID, id string, match core.IfMatch) (api.Alert, error) {
	var alert api.Alert
	err := a.Store.Write(ctx, func(tx *store.Tx) error {
		stored, err := tx.LockAlert(ctx, team, id)
		if err != nil {
			return err
		}
		alert = a.shown(stored)
		if match != nil {
			if alert.Silenced == nil {
				return notSilenced()
			}
			if err := match.Check(silenceVersion(alert.Silenced)); err != nil {
				return err
			}
		}
		unsilenced := stored
		unsilenced.Silenced = nil
		audit(tx, auditedAlert(team, stored), stored, unsilenced)
		if alert.Silenced == nil {
			return nil
		}
		alert.Silenced = nil
		return tx.SilenceAlert(ctx, team, id, nil)
	})
	return alert, err
}

// silenceRules are the conditions on a silence that depend on the clock.
func (a *Alerts) silenceRules(body api.AlertSilenceWrite) issueList {
	var issues issueList
	switch ahead := body.Until.Sub(a.Now()); {
	case ahead <= 0:
		issues.add("until must be in the future", "until")
	case ahead > maxSilence:
		issues.add("until must be at most 366 days from now", "until")
	}
	return issues
}

// shown is an alert as it is answered: a silence that is over stays in the store, and is not shown.
func (a *Alerts) shown(alert api.Alert) api.Alert {
	if alert.Silenced != nil && !alert.Silenced.Until.After(a.Now()) {
		alert.Silenced = nil
	}
	return alert
}
