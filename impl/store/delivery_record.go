package store

import (
	"context"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// Outcome is what came of an attempt.
type Outcome struct {
	// Delivery is what was sent, as it was loaded.
	Delivery Delivery
	// Attempt is what the log of the delivery has about it. Its number is one more than Delivery.Attempts.
	Attempt api.DeliveryAttempt
	// Status is pending for a delivery that is tried again, at Attempt.NextAttemptAt.
	Status api.DeliveryStatus
	// Error is what the answers about the alert say of it. Empty takes back what was said about the group and the webhook.
	Error string
}

// TargetUpdate changes a target, of which Failures is the new count.
type TargetUpdate struct {
	ClaimedTarget
	// Paused is when the next delivery may be due, zero for any time.
	Paused time.Time
	// Recovered makes everything due at once that waits for a later attempt.
	Recovered bool
	// Expire gives up what has expired, the oldest of it first should it be a lot.
	Expire bool
	// Release gives the claim up, so that others may claim the target when something is due again.
	Release bool
}

// Record stores what came of attempts, and what becomes of targets, all of it in one transaction. An outcome counts
// whoever has claimed the target by now, as it was sent; the update of a target does while its claim holds. Record may
// be repeated: an attempt that is stored changes nothing, unless it failed according to another worker.
func (s *Store) Record(ctx context.Context, outcomes []Outcome, targets []TargetUpdate) error {
	touched := make(map[DeliveryTarget]bool, len(targets))
	for _, o := range outcomes {
		touched[DeliveryTarget{o.Delivery.Team, o.Delivery.WebhookID}] = true
	}
	for _, t := range targets {
		touched[t.DeliveryTarget] = true
	}
	return s.Write(ctx, func(tx *Tx) error {
		if err := tx.planAnew(ctx); err != nil {
			return failed(ctx, "record attempts", err)
		}
		// First of all, so that what is fanned out meanwhile is either seen below or makes the target due after that.
		claims, err := tx.lockTargets(ctx, touched)
		if err != nil {
			return failed(ctx, "lock webhooks", err)
		}
		var ours []TargetUpdate
		for _, t := range targets {
			if claim, there := claims[t.DeliveryTarget]; there && claim == t.Claim {
				ours = append(ours, t)
			}
		}
		if err := tx.record(ctx, outcomes); err != nil {
			return failed(ctx, "record attempts", err)
		}
		expired, err := tx.expired(ctx, ours)
		if err == nil {
			err = tx.record(ctx, expired)
		}
		if err != nil {
			return failed(ctx, "fail deliveries", err)
		}
		return failed(ctx, "update webhooks", tx.updateTargets(ctx, ours))
	})
}

// planAnew has PostgreSQL plan the statements of the transaction for what they are given. The plans that it keeps were
// made while the tables were small, and read them from end to end: that halves what can be recorded in a second.
func (t *Tx) planAnew(ctx context.Context) error {
	if !t.postgres {
		return nil
	}
	return t.session(ctx).Exec("SET LOCAL plan_cache_mode = force_custom_plan").Error
}

var attemptColumns = []column{
	{"team_id", "text"},
	{"delivery_id", "text"},
	{"number", "bigint"},
	{"began_at", "bigint"},
	{"duration", "bigint"},
	{"status", "bigint"},
	{"error", "text"},
	{"message", "text"},
	{"response", "text"},
	{"next_at", "bigint"},
}

// attemptRecord is an attempt as statements on many rows take it.
type attemptRecord struct {
	TeamID     string  `json:"team_id"`
	DeliveryID string  `json:"delivery_id"`
	Number     int     `json:"number"`
	BeganAt    int64   `json:"began_at"`
	Duration   int     `json:"duration"`
	Status     *int    `json:"status"`
	Error      *string `json:"error"`
	Message    *string `json:"message"`
	Response   *string `json:"response"`
	NextAt     *int64  `json:"next_at"`
}

// attemptToRecord returns the record of an attempt. What a receiver has answered need not be text that a database takes.
func attemptToRecord(team core.TeamID, delivery string, a api.DeliveryAttempt) attemptRecord {
	r := attemptRecord{
		TeamID: string(team), DeliveryID: delivery, Number: a.Number, BeganAt: milliseconds(a.At.Time),
		Duration: a.DurationMs, Status: a.Status, Error: (*string)(a.Error), Message: a.Message, NextAt: millisecondsPointer(a.NextAttemptAt),
	}
	if a.Response != nil {
		text := Storable(*a.Response)
		r.Response = &text
	}
	return r
}

// attemptKey names an attempt.
type attemptKey struct {
	team, delivery string
	number         int
}

// addAttempts stores attempts and returns which were new. One that arrived is, although another worker, to whom the claim
// of the target has passed, has stored a failure under its number.
func (t *Tx) addAttempts(ctx context.Context, records []attemptRecord) (map[attemptKey]bool, error) {
	rows, err := t.rows(ctx, "INSERT INTO delivery_attempts ("+names(attemptColumns, "")+") SELECT "+
		names(attemptColumns, "v.")+" FROM "+t.records(attemptColumns)+
		" WHERE EXISTS (SELECT 1 FROM deliveries d WHERE d.team_id = v.team_id AND d.id = v.delivery_id)"+
		" ON CONFLICT (team_id, delivery_id, number) DO UPDATE SET began_at = excluded.began_at,"+
		" duration = excluded.duration, status = excluded.status, error = excluded.error, message = excluded.message, response = excluded.response,"+
		" next_at = excluded.next_at WHERE delivery_attempts.error IS NOT NULL AND excluded.error IS NULL"+
		" RETURNING team_id, delivery_id, number", jsonText(records))
	stored, err := scanAll(rows, err, func(k *attemptKey) []any { return []any{&k.team, &k.delivery, &k.number} })
	fresh := make(map[attemptKey]bool, len(stored))
	for _, k := range stored {
		fresh[k] = true
	}
	return fresh, err
}

// record stores outcomes. The targets are locked.
func (t *Tx) record(ctx context.Context, outcomes []Outcome) error {
	if len(outcomes) == 0 {
		return nil
	}
	attempts := make([]attemptRecord, 0, len(outcomes))
	seen := make(map[attemptKey]bool, len(outcomes))
	for _, o := range outcomes {
		a := attemptToRecord(o.Delivery.Team, o.Delivery.ID, o.Attempt)
		if k := (attemptKey{a.TeamID, a.DeliveryID, a.Number}); !seen[k] {
			seen[k] = true
			attempts = append(attempts, a)
		}
	}
	fresh, err := t.addAttempts(ctx, attempts)
	if err != nil {
		return err
	}
	// What is known of a delivery is what came of its last attempt.
	last := make(map[[2]string]*Outcome, len(fresh))
	for i := range outcomes {
		o := &outcomes[i]
		team, id := string(o.Delivery.Team), o.Delivery.ID
		if before := last[[2]string{team, id}]; fresh[attemptKey{team, id, o.Attempt.Number}] &&
			(before == nil || before.Attempt.Number < o.Attempt.Number) {
			last[[2]string{team, id}] = o
		}
	}
	if len(last) == 0 {
		return nil
	}
	return t.settle(ctx, last)
}

// settledColumns are what becomes of a delivery.
var settledColumns = []column{
	{"team_id", "text"},
	{"id", "text"},
	{"status", "text"},
	{"attempts", "bigint"},
	{"tries", "bigint"},
	{"due_at", "bigint"},
	{"expires_at", "bigint"},
	{"finished_at", "bigint"},
}

// settle changes deliveries after attempts. What was delivered stays so, whatever others say who sent it too. So does what
// a client has redelivered meanwhile, which is to be seen by when it expires, unless it has arrived.
func (t *Tx) settle(ctx context.Context, last map[[2]string]*Outcome) error {
	now := milliseconds(t.now())
	records := make([]deliveryRecord, 0, len(last))
	for _, o := range last {
		r := deliveryRecord{
			TeamID: string(o.Delivery.Team), ID: o.Delivery.ID, Status: string(o.Status), Attempts: o.Attempt.Number,
			Tries: o.Delivery.Tries + 1, ExpiresAt: o.Delivery.Expires.UnixMilli(),
		}
		if o.Status != api.DeliveryStatusPending {
			r.FinishedAt = &now
		} else if r.DueAt = millisecondsPointer(o.Attempt.NextAttemptAt); r.DueAt == nil {
			r.DueAt = &now
		}
		records = append(records, r)
	}
	const counts = "(v.status = 'delivered' OR deliveries.status = 'pending' AND deliveries.expires_at = v.expires_at)"
	type row struct {
		notifyRecord
		id, queue, status string
	}
	rows, err := t.rows(ctx, "UPDATE deliveries SET tries = CASE WHEN "+counts+" THEN v.tries ELSE deliveries.tries END,"+
		" attempts = CASE WHEN v.attempts > deliveries.attempts THEN v.attempts ELSE deliveries.attempts END,"+
		" waits = CASE WHEN "+counts+" AND v.status <> 'pending' THEN false ELSE deliveries.waits END,"+
		" status = CASE WHEN "+counts+" THEN v.status ELSE deliveries.status END,"+
		" due_at = CASE WHEN "+counts+" THEN v.due_at ELSE deliveries.due_at END,"+
		" finished_at = CASE WHEN "+counts+" THEN v.finished_at ELSE deliveries.finished_at END FROM "+
		t.records(settledColumns)+" WHERE deliveries.team_id = v.team_id AND deliveries.id = v.id"+
		" RETURNING "+names(notifiedColumns, "deliveries.")+", deliveries.id, deliveries.queue, deliveries.status",
		jsonText(records))
	settled, err := scanAll(rows, err, func(r *row) []any {
		return []any{&r.TeamID, &r.AlertID, &r.GroupKey, &r.WebhookID, &r.id, &r.queue, &r.status}
	})
	if err != nil {
		return err
	}
	var notified, errs []notifyRecord
	var moved []queueRecord
	for _, r := range settled {
		if r.status != string(api.DeliveryStatusPending) {
			moved = append(moved, queueRecord{r.queue})
		}
		o := last[[2]string{r.TeamID, r.id}]
		if r.status != string(o.Status) {
			continue // it has come to something else
		}
		notified = append(notified, r.notifyRecord)
		if o.Error != "" {
			r.Message, r.CreatedAt = Storable(o.Error), now
			errs = append(errs, r.notifyRecord)
		}
	}
	if err := t.advance(ctx, moved); err != nil {
		return err
	}
	return t.replaceNotifyErrors(ctx, notified, notifiedColumns, nil, errs)
}

// queueRecord names the queue of a webhook and a group: its deliveries are sent one after the other.
type queueRecord struct {
	Queue string `json:"queue"`
}

// advance lets the first of each queue that is pending wait no more. The caller has locked the queues.
func (t *Tx) advance(ctx context.Context, queues []queueRecord) error {
	if len(queues) == 0 {
		return nil
	}
	return t.session(ctx).Exec("UPDATE deliveries SET waits = false FROM "+t.records([]column{{"queue", "text"}})+
		" WHERE deliveries.queue = v.queue AND deliveries.status = 'pending' AND deliveries.waits AND deliveries.seq ="+
		" (SELECT min(d.seq) FROM deliveries d WHERE d.queue = v.queue AND d.status = 'pending')", jsonText(queues)).Error
}
