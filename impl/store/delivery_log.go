package store

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

const deliveryMissing = "Delivery not found"

// maxAttemptsShown bounds the attempts of an answer.
const maxAttemptsShown = 1000

// DeliveryFilter says which deliveries are wanted; nil is any. Start and End are of the time that they were made, End
// without that moment itself.
type DeliveryFilter struct {
	AlertID, WebhookID *string
	Status             *api.DeliveryStatus
	Start, End         *time.Time
}

// where is the filter as a condition.
func (f DeliveryFilter) where(team core.TeamID) (condition string, args []any) {
	parts := []string{"d.team_id = ?"}
	args = []any{string(team)}
	add := func(part string, arg any) { parts, args = append(parts, part), append(args, arg) }
	if f.AlertID != nil {
		add("d.alert_id = ?", *f.AlertID)
	}
	if f.WebhookID != nil {
		add("d.webhook_id = ?", *f.WebhookID)
	}
	if f.Status != nil {
		add("d.status = ?", string(*f.Status))
	}
	if f.Start != nil {
		add("d.created_at >= ?", ceilMilliseconds(*f.Start))
	}
	if f.End != nil {
		add("d.created_at < ?", ceilMilliseconds(*f.End))
	}
	return strings.Join(parts, " AND "), args
}

// ceilMilliseconds is the first stored time that is not before another.
func ceilMilliseconds(t time.Time) int64 {
	return milliseconds(t.Add(time.Millisecond - time.Nanosecond))
}

// logFields are what an answer is read from, of the deliveries d and their last attempts a.
const logFields = "d.id, d.alert_id, d.group_key, d.webhook_id, d.webhook_name, d.service, d.firing, d.title," +
	" d.window_start, d.window_end, d.event_id, d.message_id, d.status, d.attempts, d.due_at, d.created_at," +
	" d.finished_at, a.number, a.began_at, a.duration, a.status, a.error, a.message, a.response, a.next_at"

const logTables = " FROM deliveries d LEFT JOIN delivery_attempts a" +
	" ON a.team_id = d.team_id AND a.delivery_id = d.id AND a.number = d.attempts"

// logRow is a delivery with its last attempt, as answers have it.
type logRow struct {
	api.Delivery
	alertID, group      string
	firing              bool
	start, end, created int64
	due, finished       *int64
	last                attemptRow
}

func (r *logRow) fields() []any {
	return append([]any{
		&r.ID, &r.alertID, &r.group, &r.WebhookID, &r.WebhookName, &r.Service, &r.firing, &r.Title, &r.start, &r.end,
		&r.EventID, &r.MessageID, &r.Status, &r.AttemptCount, &r.due, &r.created, &r.finished,
	}, r.last.fields()...)
}

// loggedFromRow returns the answer about a delivery.
func loggedFromRow(r *logRow) api.Delivery {
	d := r.Delivery
	d.AlertID, d.Group = textPointer(r.alertID), textPointer(r.group)
	d.State = api.DeliveryStateOK
	if r.firing {
		d.State = api.DeliveryStateALERT
	}
	d.StartTime, d.EndTime, d.CreatedAt = fromMilliseconds(r.start), fromMilliseconds(r.end), fromMilliseconds(r.created)
	d.NextAttemptAt, d.FinishedAt = timePointer(r.due), timePointer(r.finished)
	if r.last.number != nil {
		last := attemptFromRow(&r.last)
		d.LastAttempt = &last
	}
	return d
}

// attemptRow is an attempt, or nothing but NULL.
type attemptRow struct {
	number, duration *int
	beganAt          *int64
	status           *int
	error, message   *string
	response         *string
	nextAt           *int64
}

func (r *attemptRow) fields() []any {
	return []any{&r.number, &r.beganAt, &r.duration, &r.status, &r.error, &r.message, &r.response, &r.nextAt}
}

func attemptFromRow(r *attemptRow) api.DeliveryAttempt {
	return api.DeliveryAttempt{
		Number: *r.number, At: fromMilliseconds(*r.beganAt), DurationMs: *r.duration, Status: r.status,
		Error: (*api.DeliveryErrorType)(r.error), Message: r.message, Response: r.response, NextAttemptAt: timePointer(r.nextAt),
	}
}

// GetDelivery returns a delivery of the team with its text and its attempts.
func (d *DB) GetDelivery(ctx context.Context, team core.TeamID, id string) (api.Delivery, error) {
	var row logRow
	var body, link string
	err := d.one(ctx, append(row.fields(), &body, &link),
		"SELECT "+logFields+", d.body, d.link"+logTables+" WHERE d.team_id = ? AND d.id = ?", string(team), id)
	if err != nil {
		return api.Delivery{}, found(ctx, "load delivery", deliveryMissing, err)
	}
	delivery := loggedFromRow(&row)
	delivery.Body, delivery.Link = &body, &link
	rows, err := d.rows(ctx, "SELECT number, began_at, duration, status, error, message, response, next_at FROM delivery_attempts"+
		" WHERE team_id = ? AND delivery_id = ? ORDER BY number DESC LIMIT ?", string(team), id, maxAttemptsShown)
	attempts, err := scanAll(rows, err, (*attemptRow).fields)
	if err != nil {
		return api.Delivery{}, failed(ctx, "load delivery", err)
	}
	delivery.Attempts = convert(attempts, attemptFromRow)
	slices.Reverse(delivery.Attempts)
	return delivery, nil
}

// Redeliver puts a delivery in line again until it expires, whatever has become of it, before everything of its queue
// that is newer. It is as if it had never been tried, but for the attempts, which it keeps.
func (t *Tx) Redeliver(ctx context.Context, team core.TeamID, id string, expires time.Time) error {
	var webhook, queue string
	err := t.one(ctx, []any{&webhook, &queue},
		"SELECT webhook_id, queue FROM deliveries WHERE team_id = ? AND id = ?", string(team), id)
	if err != nil {
		return found(ctx, "load delivery", deliveryMissing, err)
	}
	// The target first, as with all who change its queues.
	if err := t.wakeTargets(ctx, map[DeliveryTarget]bool{{team, webhook}: true}); err != nil {
		return failed(ctx, "redeliver", err)
	}
	if err := t.endPause(ctx, team, webhook); err != nil { // the client wants an attempt now
		return failed(ctx, "redeliver", err)
	}
	result := t.session(ctx).Exec("UPDATE deliveries SET status = 'pending', tries = 0, due_at = ?, expires_at = ?,"+
		" finished_at = NULL WHERE team_id = ? AND id = ?", milliseconds(t.now()), milliseconds(expires), string(team), id)
	if err := changed(ctx, "redeliver", deliveryMissing, result); err != nil {
		return err
	}
	// It may be the first of its queue now, before another that was, or wait behind one.
	var first int64
	err = t.one(ctx, []any{&first}, "SELECT min(seq) FROM deliveries WHERE queue = ? AND status = 'pending'", queue)
	if err == nil {
		err = t.session(ctx).Exec("UPDATE deliveries SET waits = NOT waits WHERE queue = ? AND status = 'pending'"+
			" AND waits = (seq = ?)", queue, first).Error
	}
	return failed(ctx, "redeliver", err)
}

// AddTest stores a notification that was sent to a webhook as a test, with what came of it, and returns its id.
func (s *Store) AddTest(
	ctx context.Context, team core.TeamID, n NewDelivery, a api.DeliveryAttempt, status api.DeliveryStatus,
) (id string, err error) {
	err = s.Write(ctx, func(tx *Tx) error {
		now := milliseconds(tx.now())
		r := newRecord(team, "", "", n, now)
		r.Status, r.Attempts, r.Tries, r.ExpiresAt, r.FinishedAt = string(status), a.Number, 1, now, &now
		id = r.ID
		tx.Audit(Change{Type: api.ActivityTypeResourceCreate, Kind: "delivery", ID: id, Name: n.Message.Title, Team: team})
		if err := tx.addDeliveries(ctx, []deliveryRecord{r}); err != nil {
			return failed(ctx, "store a test", err)
		}
		_, err := tx.addAttempts(ctx, []attemptRecord{attemptToRecord(team, r.ID, a)})
		return failed(ctx, "store a test", err)
	})
	return id, err
}

// PruneDeliveries deletes up to limit deliveries that were finished before a time, with their attempts, and returns how
// many there were. What is pending stays: it is given up first.
func (s *Store) PruneDeliveries(ctx context.Context, before time.Time, limit int) (deleted int, err error) {
	err = s.Write(ctx, func(tx *Tx) error {
		deleted, err = tx.pruneDeliveries(ctx, milliseconds(before), limit)
		return failed(ctx, "delete old deliveries", err)
	})
	return deleted, err
}

// pruneDeliveries deletes deliveries, their attempts, and targets that nothing is left of.
func (t *Tx) pruneDeliveries(ctx context.Context, before int64, limit int) (int, error) {
	rows, err := t.rows(ctx, "SELECT DISTINCT team_id, webhook_id FROM (SELECT team_id, webhook_id FROM deliveries"+
		" WHERE finished_at < ? ORDER BY finished_at, seq LIMIT ?) old", before, limit)
	touched, err := scanAll(rows, err, func(r *DeliveryTarget) []any { return []any{&r.Team, &r.WebhookID} })
	if err != nil || len(touched) == 0 {
		return 0, err
	}
	// The targets first, as with all who change their queues: nothing is put in line again meanwhile.
	targets := make(map[DeliveryTarget]bool, len(touched))
	records := make([]targetRecord, len(touched))
	for i, target := range touched {
		targets[target] = true
		records[i] = target.record()
	}
	if _, err := t.lockTargets(ctx, targets); err != nil {
		return 0, err
	}
	rows, err = t.rows(ctx, "DELETE FROM deliveries WHERE finished_at < ? AND (team_id, id) IN (SELECT team_id, id"+
		" FROM deliveries WHERE finished_at < ? ORDER BY finished_at, seq LIMIT ?) RETURNING team_id, id",
		before, before, limit)
	deleted, err := scanAll(rows, err, func(r *attemptRecord) []any { return []any{&r.TeamID, &r.DeliveryID} })
	if err != nil {
		return 0, err
	}
	err = t.session(ctx).Exec("DELETE FROM delivery_attempts WHERE (team_id, delivery_id) IN ("+
		"SELECT v.team_id, v.delivery_id FROM "+t.records(attemptColumns[:2])+")", jsonText(deleted)).Error
	if err != nil {
		return 0, err
	}
	// A target that a worker has claimed is due, so it stays.
	err = t.session(ctx).Exec("DELETE FROM delivery_targets WHERE due_at IS NULL AND (team_id, webhook_id) IN ("+
		"SELECT v.team_id, v.webhook_id FROM "+t.records(targetColumns)+" WHERE NOT EXISTS (SELECT 1 FROM deliveries d"+
		" WHERE d.team_id = v.team_id AND d.webhook_id = v.webhook_id))", jsonText(records)).Error
	return len(deleted), err
}

// PendingDeliveries returns how many notifications of all teams are still tried.
func (d *DB) PendingDeliveries(ctx context.Context) (int, error) {
	n, err := d.count(ctx, "SELECT count(*) FROM deliveries WHERE status = 'pending'")
	return n, failed(ctx, "count pending deliveries", err)
}
