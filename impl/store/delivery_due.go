package store

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// maxMoved bounds how many deliveries one transaction gives up because they have expired, or makes due at once. What is
// left is given up with the next failure of its target, or tried when that was meant to be. So is what has expired after
// maxExpired others, of all targets.
const (
	maxMoved   = 500
	maxExpired = 5000
)

// deliveryFields are what a Delivery is read from, of the table d.
const deliveryFields = "d.team_id, d.id, d.seq, d.alert_id, d.group_key, d.webhook_id, d.webhook_name, d.service," +
	" d.message_id, d.event_id, d.firing, d.title, d.body, d.link, d.window_start, d.window_end, d.variables, d.attempts," +
	" d.tries, d.expires_at"

// deliveryRow is a delivery as it is read.
type deliveryRow struct {
	Delivery
	variables *string
	expires   int64
}

func (r *deliveryRow) fields() []any {
	m := &r.Message
	return []any{
		&r.Team, &r.ID, &r.Seq, &r.AlertID, &r.Group, &r.WebhookID, &r.WebhookName, &r.Service, &r.MessageID, &m.EventID,
		&m.Firing, &m.Title, &m.Body, &m.Link, &m.Start, &m.End, &r.variables, &r.Attempts, &r.Tries, &r.expires,
	}
}

func deliveryFromRow(r *deliveryRow) Delivery {
	r.Expires = fromMilliseconds(r.expires).Time
	if r.variables != nil {
		// The notification matters more than its variables: without them, it is delivered too.
		_ = json.Unmarshal([]byte(*r.variables), &r.Message.Variables)
	}
	return r.Delivery
}

// capacityColumns are targets and how much is wanted of each.
var capacityColumns = append(targetColumns[:2:2], column{"target", "text"}, column{"capacity", "bigint"}, column{"claim", "text"})

// DueDeliveries returns what is to be sent to targets now, those that have been due for longest first, and at most what
// each of them can take. Of the deliveries about one group of an alert it is the first that is pending, or none.
// Nothing is due at a target that is left alone for a while.
func (d *DB) DueDeliveries(ctx context.Context, targets []TargetCapacity) ([]Delivery, error) {
	type record struct {
		targetRecord
		Capacity int    `json:"capacity"`
		Claim    string `json:"claim"`
	}
	records := make([]record, 0, len(targets))
	for _, t := range targets {
		if t.Capacity > 0 {
			records = append(records, record{t.record(), t.Capacity, t.Claim})
		}
	}
	query, now := dueInSQLite, milliseconds(d.now())
	args := []any{now, jsonText(records), now, now}
	if d.postgres {
		query, args = dueInPostgreSQL, []any{jsonText(records), now, now}
	}
	rows, err := d.rows(ctx, strings.ReplaceAll(query, "{targets}", d.records(capacityColumns)), args...)
	due, err := scanAll(rows, err, (*deliveryRow).fields)
	return convert(due, deliveryFromRow), failed(ctx, "load due deliveries", err)
}

// A target may have very many deliveries that are due, so no more of them may be looked at than it can take.
// SQLite, which has no LATERAL, finds one more for each target with every step.
const (
	isDue = " d.status = 'pending' AND NOT d.waits AND d.due_at <= ?"

	atWork = "{targets} JOIN delivery_targets t ON t.team_id = v.team_id AND t.webhook_id = v.webhook_id" +
		" AND (v.claim = '' OR t.claim = v.claim)" +
		" AND (t.paused_until IS NULL OR t.paused_until <= ?)"

	dueInPostgreSQL = "SELECT " + deliveryFields + " FROM " + atWork + " CROSS JOIN LATERAL (SELECT * FROM deliveries d" +
		" WHERE d.target = v.target AND" + isDue + " ORDER BY d.due_at, d.seq LIMIT v.capacity) d ORDER BY d.due_at, d.seq"

	dueInSQLite = "WITH RECURSIVE picked (target, capacity, seq) AS (SELECT v.target, v.capacity," +
		" (SELECT d.seq FROM deliveries d WHERE d.target = v.target AND" + isDue + " ORDER BY d.due_at, d.seq LIMIT 1)" +
		" FROM " + atWork + " UNION ALL SELECT p.target, p.capacity - 1," +
		" (SELECT d.seq FROM deliveries d WHERE d.target = p.target AND" + isDue +
		" AND (d.due_at, d.seq) > (last.due_at, last.seq) ORDER BY d.due_at, d.seq LIMIT 1)" +
		" FROM picked p JOIN deliveries last ON last.seq = p.seq WHERE p.capacity > 1)" +
		" SELECT " + deliveryFields + " FROM picked JOIN deliveries d ON d.seq = picked.seq ORDER BY d.due_at, d.seq"
)

// expired returns outcomes that give up what has expired at targets.
func (t *Tx) expired(ctx context.Context, targets []TargetUpdate) ([]Outcome, error) {
	var records []targetRecord
	for _, u := range targets {
		if u.Expire {
			records = append(records, u.record())
		}
	}
	if len(records) == 0 {
		return nil, nil
	}
	now := t.stamp()
	rows, err := t.rows(ctx, "SELECT "+deliveryFields+" FROM (SELECT * FROM deliveries WHERE status = 'pending'"+
		" AND expires_at <= ? ORDER BY expires_at, seq LIMIT ?) d WHERE (d.team_id, d.webhook_id) IN ("+
		"SELECT v.team_id, v.webhook_id FROM "+t.records(targetColumns)+") ORDER BY d.expires_at, d.seq LIMIT ?",
		milliseconds(now.Time), maxExpired, jsonText(records), maxMoved)
	expired, err := scanAll(rows, err, (*deliveryRow).fields)
	outcomes := make([]Outcome, len(expired))
	reason, message := api.DeliveryErrorTypeEXPIRED, "the webhook has failed for too long"
	for i := range expired {
		d := deliveryFromRow(&expired[i])
		outcomes[i] = Outcome{
			Delivery: d, Status: api.DeliveryStatusFailed,
			Attempt: api.DeliveryAttempt{Number: d.Attempts + 1, At: now, Error: &reason, Message: &message},
			Error:   fmt.Sprintf("Stopped notifying %s: it has failed for too long.", TargetName(d.WebhookID, d.Service, d.WebhookName)),
		}
	}
	return outcomes, err
}

// updateColumns are what becomes of a target.
var updateColumns = append(targetColumns[:2:2], []column{
	{"target", "text"}, {"failures", "bigint"}, {"paused_until", "bigint"}, {"paused_at", "bigint"}, {"recovered", "boolean"}, {"release", "boolean"},
}...)

// updateTargets changes targets that are locked.
//
// A target that is released is due again when the first of its deliveries is, but not before its pause is over; without
// pending ones it is never due. That is computed here rather than by the caller, because deliveries may have been added
// since then.
func (t *Tx) updateTargets(ctx context.Context, updates []TargetUpdate) error {
	if len(updates) == 0 {
		return nil
	}
	type record struct {
		targetRecord
		Failures    int    `json:"failures"`
		PausedUntil *int64 `json:"paused_until"`
		PausedAt    *int64 `json:"paused_at"`
		Recovered   bool   `json:"recovered"`
		Release     bool   `json:"release"`
	}
	records := make([]record, len(updates))
	recovered, at := false, t.stamp()
	for i, u := range updates {
		records[i] = record{targetRecord: u.record(), Failures: u.Failures, Recovered: u.Recovered, Release: u.Release}
		if !u.Paused.IsZero() {
			records[i].PausedUntil, records[i].PausedAt = millisecondsPointer(&core.Time{Time: u.Paused}), millisecondsPointer(&at)
		}
		recovered = recovered || u.Recovered
	}
	json := jsonText(records)
	if recovered {
		now := milliseconds(t.now())
		err := t.session(ctx).Exec("UPDATE deliveries SET due_at = ? WHERE (team_id, id) IN (SELECT d.team_id, d.id FROM "+
			t.records(updateColumns)+" JOIN deliveries d ON d.target = v.target"+
			" AND d.status = 'pending' AND NOT d.waits AND d.due_at > ? WHERE v.recovered ORDER BY d.due_at, d.seq LIMIT ?)",
			now, json, now, maxMoved).Error
		if err != nil {
			return err
		}
	}
	// One that is kept and paused is paused for others too, should its claim end.
	return t.session(ctx).Exec("UPDATE delivery_targets SET failures = v.failures, paused_until = v.paused_until,"+
		" paused_at = v.paused_at, claim = CASE WHEN v.release THEN NULL ELSE delivery_targets.claim END, due_at = CASE WHEN v.release THEN"+
		" (SELECT CASE WHEN d.due_at < v.paused_until THEN v.paused_until ELSE d.due_at END FROM deliveries d"+
		" WHERE d.target = v.target AND d.status = 'pending' AND NOT d.waits"+
		" ORDER BY d.due_at LIMIT 1) WHEN delivery_targets.due_at < v.paused_until THEN v.paused_until"+
		" ELSE delivery_targets.due_at END FROM "+t.records(updateColumns)+
		" WHERE delivery_targets.team_id = v.team_id AND delivery_targets.webhook_id = v.webhook_id", json).Error
}
