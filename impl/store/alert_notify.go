package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// maxNotifyErrors bounds what an answer says of the notifications of one alert, of which there are up to twenty for
// each of ten thousand groups.
const maxNotifyErrors = 100

// groupColumns name a group of an alert, notifiedColumns what one webhook is notified about it, in the order of the index.
var (
	groupColumns        = []column{{"team_id", "text"}, {"alert_id", "text"}, {"group_key", "text"}}
	notifiedColumns     = append(groupColumns[:3:3], column{"webhook_id", "text"})
	notifyErrorsColumns = append(notifiedColumns[:4:4], column{"message", "text"}, column{"created_at", "bigint"})
)

// notifyRecord names what a webhook is notified of about a group, with the error if that did not arrive.
type notifyRecord struct {
	TeamID    string `json:"team_id"`
	AlertID   string `json:"alert_id"`
	GroupKey  string `json:"group_key"`
	WebhookID string `json:"webhook_id"`
	Message   string `json:"message,omitempty"`
	CreatedAt int64  `json:"created_at,omitempty"`
}

// replaceNotifyErrors deletes what is said of notifications, by what the columns name of them and but for those to keep,
// and says something else instead, if their alerts are still there. Who deletes an alert locks it first and then this, so
// that is the order.
func (t *Tx) replaceNotifyErrors(ctx context.Context, old []notifyRecord, by []column, keep, errs []notifyRecord) error {
	errs, err := t.withAlerts(ctx, errs)
	if err != nil {
		return err
	}
	if len(old) > 0 {
		key := names(notifiedColumns, "e.")
		found, args := t.records(by)+" JOIN alert_notify_errors e ON ("+names(by, "e.")+") = ("+names(by, "v.")+")", []any{jsonText(old)}
		if len(keep) > 0 {
			found += " WHERE (" + key + ") NOT IN (SELECT " + names(notifiedColumns, "v.") + " FROM " + t.records(notifiedColumns) + ")"
			args = append(args, jsonText(keep))
		}
		err := t.session(ctx).Exec("DELETE FROM alert_notify_errors WHERE ("+names(notifiedColumns, "")+") IN (SELECT "+key+
			" FROM "+found+" ORDER BY "+key+t.locking("FOR UPDATE OF e")+")", args...).Error
		if err != nil {
			return err
		}
	}
	if len(errs) == 0 {
		return nil
	}
	return t.session(ctx).Exec("INSERT INTO alert_notify_errors ("+names(notifyErrorsColumns, "")+") SELECT "+
		names(notifyErrorsColumns, "v.")+" FROM "+t.records(notifyErrorsColumns)+" WHERE true ORDER BY "+
		names(notifiedColumns, "v.")+" ON CONFLICT DO NOTHING", jsonText(errs)).Error
}

// withAlerts returns the errors of alerts that exist. These stay until the transaction ends.
func (t *Tx) withAlerts(ctx context.Context, errs []notifyRecord) ([]notifyRecord, error) {
	if len(errs) == 0 {
		return nil, nil
	}
	rows, err := t.rows(ctx, "SELECT team_id, id FROM alerts WHERE (team_id, id) IN (SELECT v.team_id, v.alert_id FROM "+
		t.records(groupColumns)+") ORDER BY team_id, id"+t.locking("FOR KEY SHARE"), jsonText(errs))
	alerts, err := scanAll(rows, err, func(k *alertKey) []any { return []any{&k.team, &k.id} })
	there := make(map[alertKey]bool, len(alerts))
	for _, k := range alerts {
		there[k] = true
	}
	kept := make([]notifyRecord, 0, len(errs))
	for _, e := range errs {
		if there[alertKey{e.TeamID, e.AlertID}] {
			kept = append(kept, e)
		}
	}
	return kept, err
}

// word names something in an index, whose entries cannot be long.
func word(s string) string {
	if s = Storable(s); len(s) <= 200 {
		return s
	}
	sum := sha256.Sum256([]byte(s))
	return hex.EncodeToString(sum[:])
}

// addNotifyErrors adds to alerts what the newest notifications about them came to that have not arrived.
func (d *DB) addNotifyErrors(ctx context.Context, team core.TeamID, alerts []api.Alert) error {
	ids := make([]string, len(alerts))
	of := make(map[string]*api.Alert, len(alerts))
	for i := range alerts {
		ids[i] = alerts[i].ID
		of[ids[i]] = &alerts[i]
	}
	type row struct {
		alertID, message string
		at               int64
	}
	rows, err := d.rows(ctx, "SELECT alert_id, message, created_at FROM (SELECT alert_id, message, created_at,"+
		" row_number() OVER (PARTITION BY alert_id ORDER BY created_at DESC, group_key, webhook_id) AS n"+
		" FROM alert_notify_errors WHERE team_id = ? AND ?) newest WHERE n <= ? ORDER BY alert_id, n",
		string(team), d.among("alert_id", ids), maxNotifyErrors)
	all, err := scanAll(rows, err, func(r *row) []any { return []any{&r.alertID, &r.message, &r.at} })
	for _, r := range all {
		a := of[r.alertID]
		a.ExecutionErrors = append(a.ExecutionErrors, api.AlertError{
			Timestamp: fromMilliseconds(r.at), Type: api.AlertErrorTypeWEBHOOKERROR, Message: r.message,
		})
	}
	return err
}
