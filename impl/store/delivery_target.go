package store

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// DeliveryTarget is a webhook that deliveries are for, which may have been deleted, or the EmailTarget of a team.
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

// TargetCapacity says how many deliveries of a target are wanted.
type TargetCapacity struct {
	DeliveryTarget
	// Claim is that of the ClaimedTarget: there are none when it does not hold any more. Empty asks for them anyway.
	Claim    string
	Capacity int
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

// TargetClaim says which targets are claimed.
type TargetClaim struct {
	// Worker is who claims. It must be alive.
	Worker string
	// Again adds those that are due and that the worker has claimed before, under a new claim.
	Again bool
	// Failing adds those whose last attempt has failed. They come last.
	Failing bool
	Limit   int
}

// ClaimTargets claims targets of all teams: those that something has been due for longest, and that no live worker has
// claimed. The worker keeps them until it releases them. With PostgreSQL it claims none while the clock is wrong
// or was set since it was compared.
func (s *Store) ClaimTargets(ctx context.Context, c TargetClaim) ([]ClaimedTarget, error) {
	var claimed []ClaimedTarget
	err := s.Write(ctx, func(tx *Tx) error {
		at, claim := tx.now(), core.NewID()
		type row struct {
			ClaimedTarget
			due int64
		}
		unclaimed, args := tx.unclaimed("delivery_targets")
		steady, more := s.steadyClock(tx, at)
		args = append(append(append([]any{milliseconds(at)}, args...), c.Again, c.Worker, c.Failing), more...)
		args = append(args, c.Limit, c.Worker, claim)
		rows, err := tx.rows(ctx, "WITH due AS (SELECT team_id, webhook_id FROM delivery_targets WHERE due_at <= ?"+
			" AND ("+unclaimed+" OR ? AND delivery_targets.worker = ?)"+
			" AND (failures = 0 OR ?) AND "+steady+" ORDER BY failures > 0, due_at LIMIT "+limitParam+" "+tx.locking("FOR UPDATE SKIP LOCKED")+")"+
			" UPDATE delivery_targets SET worker = ?, claim = ? FROM due WHERE delivery_targets.team_id = due.team_id"+
			" AND delivery_targets.webhook_id = due.webhook_id RETURNING delivery_targets.team_id,"+
			" delivery_targets.webhook_id, delivery_targets.claim, delivery_targets.failures, delivery_targets.due_at",
			args...)
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

// lockTargets returns the claims of targets, empty for those that no worker has claimed. Until the transaction ends no other
// one changes them, nor their deliveries.
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

// EmailTarget is the id of the target for all emails to addresses that alerts of a team name. One target keeps a team from
// taking more workers and connections than one webhook has.
const EmailTarget = "email"

// TargetName returns the name of a target for people: the slack webhook "oncall".
func TargetName(id string, service api.WebhookService, name string) string {
	if id == EmailTarget {
		return fmt.Sprintf("\"%s\" by email", cutName(name))
	}
	return fmt.Sprintf("the %s webhook \"%s\"", service, cutName(name))
}

// cutName cuts a name for a message.
func cutName(name string) string {
	const most = 100
	if runes := []rune(name); len(runes) > most {
		return string(runes[:most]) + "..."
	}
	return name
}

// Receivers returns the receivers of targets. Webhooks that have been deleted are not in it. The addresses of emails
// are in their deliveries.
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
		r := d.receiver(&rows[i])
		receivers[DeliveryTarget{core.TeamID(rows[i].TeamID), r.ID}] = r
	}
	for _, t := range targets {
		if t.WebhookID == EmailTarget {
			receivers[t] = Receiver{Webhook: api.Webhook{ID: t.WebhookID, Service: api.WebhookServiceEmail}}
		}
	}
	return receivers, nil
}

// GetReceiver returns a webhook of the team with everything that it takes to call it.
func (d *DB) GetReceiver(ctx context.Context, team core.TeamID, webhookID string) (Receiver, error) {
	row, err := d.webhook(ctx, d.session(ctx), team, webhookID)
	if err != nil {
		return Receiver{}, err
	}
	return d.receiver(&row), nil
}

// RetryNow makes everything due that waits for a later attempt at a webhook, because there is a reason to believe that
// it works again. Should it be a lot, the rest of it is due once an attempt has succeeded.
func (t *Tx) RetryNow(ctx context.Context, team core.TeamID, webhookID string) error {
	// The target first, as with all who change its queues.
	if err := t.endPause(ctx, team, webhookID); err != nil {
		return failed(ctx, "end the pause of a webhook", err)
	}
	now := milliseconds(t.now())
	target := DeliveryTarget{team, webhookID}
	err := t.session(ctx).Exec("UPDATE deliveries SET due_at = ? WHERE seq IN (SELECT seq FROM deliveries"+
		" WHERE target = ? AND status = 'pending' AND NOT waits AND due_at > ? ORDER BY due_at, seq LIMIT ?)",
		now, target.name(), now, maxMoved).Error
	return failed(ctx, "end the pause of a webhook", err)
}

// endPause lets a webhook be tried at once that is left alone. How often it has failed stays, so it gets one message at
// a time until it takes one.
func (t *Tx) endPause(ctx context.Context, team core.TeamID, webhookID string) error {
	return t.session(ctx).Exec("UPDATE delivery_targets SET paused_until = NULL, paused_at = NULL, due_at = ?"+
		" WHERE team_id = ? AND webhook_id = ? AND due_at IS NOT NULL",
		milliseconds(t.now()), string(team), webhookID).Error
}
