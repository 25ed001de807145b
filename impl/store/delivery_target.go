package store

import (
	"cmp"
	"context"
	"slices"

	"github.com/obstack/obstack/impl/core"
)

// DeliveryTarget is a webhook that deliveries are for. It may have been deleted.
type DeliveryTarget struct {
	Team      core.TeamID
	WebhookID string
}

// ClaimedTarget is a target that one worker alone sends to.
type ClaimedTarget struct {
	DeliveryTarget
	// Claim is what a TargetUpdate must name.
	Claim string
	// Failures is how many attempts in a row have failed.
	Failures int
}

// TargetRoom says how many deliveries of a target are wanted.
type TargetRoom struct {
	DeliveryTarget
	Room int
}

// targetColumns name a target, in the order in which they are locked.
var (
	targetColumns = []column{{"team_id", "text"}, {"webhook_id", "text"}}
	dueColumns    = append(targetColumns[:2:2], column{"due_at", "bigint"})
)

type targetRecord struct {
	TeamID    string `json:"team_id"`
	WebhookID string `json:"webhook_id"`
	Target    string `json:"target"`
}

func (t DeliveryTarget) record() targetRecord {
	return targetRecord{string(t.Team), t.WebhookID, t.name()}
}

// name is what deliveries call their target.
func (t DeliveryTarget) name() string { return string(t.Team) + "/" + t.WebhookID }

// ClaimTargets claims targets of all teams for a worker, which must be alive: those that something has been due for
// longest, and that nobody alive has claimed. It keeps them until it releases them. With again those that are due and
// that the worker has claimed before are among them, under a new claim.
func (s *Store) ClaimTargets(ctx context.Context, worker string, again bool, limit int) ([]ClaimedTarget, error) {
	var claimed []ClaimedTarget
	err := s.Write(ctx, func(tx *Tx) error {
		now, claim := milliseconds(tx.now()), worker+"/"+core.NewID()
		type row struct {
			ClaimedTarget
			due int64
		}
		rows, err := tx.rows(ctx, "WITH due AS (SELECT team_id, webhook_id FROM delivery_targets WHERE due_at <= ?"+
			" AND ("+unclaimed("delivery_targets")+" OR ? AND "+claimedBy("delivery_targets")+")"+
			" ORDER BY due_at LIMIT ? "+tx.locking("FOR UPDATE SKIP LOCKED")+")"+
			" UPDATE delivery_targets SET claim = ? FROM due WHERE delivery_targets.team_id = due.team_id"+
			" AND delivery_targets.webhook_id = due.webhook_id RETURNING delivery_targets.team_id,"+
			" delivery_targets.webhook_id, delivery_targets.claim, delivery_targets.failures, delivery_targets.due_at",
			now, now, again, len(worker)+1, worker+"/", limit, claim)
		due, err := scanAll(rows, err, func(r *row) []any {
			return []any{&r.Team, &r.WebhookID, &r.Claim, &r.Failures, &r.due}
		})
		slices.SortStableFunc(due, func(a, b row) int { return cmp.Compare(a.due, b.due) })
		claimed = make([]ClaimedTarget, len(due))
		for i, r := range due {
			claimed[i] = r.ClaimedTarget
		}
		return failed(ctx, "claim webhooks", err)
	})
	return claimed, err
}

// wakeTargets makes targets due, those that are left alone for a while after that. They stay locked until the
// transaction ends.
func (t *Tx) wakeTargets(ctx context.Context, targets map[DeliveryTarget]bool) error {
	if len(targets) == 0 {
		return nil
	}
	type record struct {
		targetRecord
		DueAt int64 `json:"due_at"`
	}
	records, now := make([]record, 0, len(targets)), milliseconds(t.now())
	for target := range targets {
		records = append(records, record{target.record(), now})
	}
	const due = "CASE WHEN delivery_targets.paused_until > excluded.due_at THEN delivery_targets.paused_until" +
		" ELSE excluded.due_at END"
	return t.session(ctx).Exec("INSERT INTO delivery_targets (team_id, webhook_id, due_at, failures)"+
		" SELECT v.team_id, v.webhook_id, v.due_at, 0 FROM "+t.records(dueColumns)+
		" WHERE true ORDER BY v.team_id, v.webhook_id ON CONFLICT (team_id, webhook_id) DO UPDATE SET due_at ="+
		" CASE WHEN delivery_targets.due_at <= "+due+" THEN delivery_targets.due_at ELSE "+due+" END",
		jsonText(records)).Error
}

// lockTargets returns the claims of targets, empty for those that nobody has claimed. Until the transaction ends nobody
// else changes them, nor their deliveries.
func (t *Tx) lockTargets(ctx context.Context, targets map[DeliveryTarget]bool) (map[DeliveryTarget]string, error) {
	if len(targets) == 0 {
		return nil, nil
	}
	records := make([]targetRecord, 0, len(targets))
	for target := range targets {
		records = append(records, target.record())
	}
	type row struct {
		DeliveryTarget
		claim *string
	}
	rows, err := t.rows(ctx, "SELECT team_id, webhook_id, claim FROM delivery_targets WHERE (team_id, webhook_id) IN ("+
		"SELECT v.team_id, v.webhook_id FROM "+t.records(targetColumns)+") ORDER BY team_id, webhook_id"+t.locking(forUpdate),
		jsonText(records))
	locked, err := scanAll(rows, err, func(r *row) []any { return []any{&r.Team, &r.WebhookID, &r.claim} })
	claims := make(map[DeliveryTarget]string, len(locked))
	for _, r := range locked {
		claims[r.DeliveryTarget] = text(r.claim)
	}
	return claims, err
}

// Receivers returns the webhooks of targets. Those that have been deleted are not in it.
func (d *DB) Receivers(ctx context.Context, targets []DeliveryTarget) (map[DeliveryTarget]Receiver, error) {
	records := make([]targetRecord, len(targets))
	for i, t := range targets {
		records[i] = t.record()
	}
	var rows []webhookRow
	err := d.session(ctx).Where("(team_id, id) IN (SELECT v.team_id, v.webhook_id FROM "+d.records(targetColumns)+")",
		jsonText(records)).Find(&rows).Error
	if err != nil {
		return nil, failed(ctx, "load webhooks", err)
	}
	receivers := make(map[DeliveryTarget]Receiver, len(rows))
	for i := range rows {
		r, err := d.receiver(&rows[i])
		if err != nil {
			return nil, failed(ctx, "load webhooks", err)
		}
		receivers[DeliveryTarget{core.TeamID(rows[i].TeamID), r.ID}] = r
	}
	return receivers, nil
}

// GetReceiver returns a webhook of the team with everything that it takes to call it.
func (d *DB) GetReceiver(ctx context.Context, team core.TeamID, webhookID string) (Receiver, error) {
	row, err := d.webhook(ctx, d.session(ctx), team, webhookID)
	if err != nil {
		return Receiver{}, err
	}
	r, err := d.receiver(&row)
	return r, failed(ctx, "load webhook", err)
}
