package store

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// OutboxEvent is an Event that nobody has been told of yet.
type OutboxEvent struct {
	Team core.TeamID
	// ID is the same however often the event is claimed.
	ID string
	// Seq orders the events of a group as they happened.
	Seq   int64
	Event Event
	// Claim is what a Fanout of the event must name.
	Claim string
}

// NewDelivery is a notification that is to be sent to a webhook.
type NewDelivery struct {
	WebhookID, WebhookName string
	Service                api.WebhookService
	MessageID              string
	Message                Message
}

// NotifyError is what the answers about an alert say of a notification that could not be made.
type NotifyError struct {
	// WebhookID is a word that names what failed: the webhook's id, a mention, or empty for all of them.
	WebhookID string
	Message   string
}

// Fanout is what becomes of an event.
type Fanout struct {
	Team core.TeamID
	Seq  int64
	// Claim is that of the OutboxEvent.
	Claim          string
	AlertID, Group string
	Deliveries     []NewDelivery
	Errors         []NotifyError
}

// eventColumns name a claimed event.
var eventColumns = []column{{"team_id", "text"}, {"seq", "bigint"}, {"claim", "text"}}

type eventRecord struct {
	TeamID string `json:"team_id"`
	Seq    int64  `json:"seq"`
	Claim  string `json:"claim"`
}

// ClaimEvents claims events of all teams for a worker, which must be alive: the oldest, of each group of an alert only
// the first, and none that another worker who is alive has claimed. It keeps them until they are fanned out. Those that
// it has claimed before and not fanned out are among them again, so it must not look at two batches at a time.
func (s *Store) ClaimEvents(ctx context.Context, worker string, limit int) ([]OutboxEvent, error) {
	var claimed []OutboxEvent
	err := s.Write(ctx, func(tx *Tx) error {
		claim := worker + "/" + core.NewID()
		type row struct {
			OutboxEvent
			text string
		}
		unclaimed, args := tx.unclaimed("outbox")
		args = append(args, len(worker)+1, worker+"/", limit, claim)
		// With an OFFSET it stays a look into the index for each row. PostgreSQL would make a join of it otherwise, and may
		// choose one that reads the whole table.
		rows, err := tx.rows(ctx, "WITH due AS (SELECT seq FROM outbox WHERE ("+unclaimed+
			" OR "+claimedBy("outbox")+") AND NOT EXISTS (SELECT 1 FROM outbox earlier WHERE earlier.team_id = outbox.team_id"+
			" AND earlier.alert_id = outbox.alert_id AND earlier.group_key = outbox.group_key"+
			" AND earlier.seq < outbox.seq LIMIT 1 OFFSET 0)"+
			" ORDER BY seq LIMIT ? "+tx.locking("FOR UPDATE SKIP LOCKED")+")"+
			" UPDATE outbox SET claim = ? FROM due WHERE outbox.seq = due.seq"+
			" RETURNING outbox.team_id, outbox.id, outbox.seq, outbox.event", args...)
		events, err := scanAll(rows, err, func(r *row) []any { return []any{&r.Team, &r.ID, &r.Seq, &r.text} })
		if err != nil {
			return failed(ctx, "claim events", err)
		}
		slices.SortFunc(events, func(a, b row) int { return int(a.Seq - b.Seq) })
		claimed = make([]OutboxEvent, len(events))
		for i, e := range events {
			claimed[i], claimed[i].Claim = e.OutboxEvent, claim
			if err := json.Unmarshal([]byte(e.text), &claimed[i].Event); err != nil {
				return failed(ctx, "claim events", err)
			}
		}
		return nil
	})
	return claimed, err
}

// FanOut puts notifications about claimed events in line, which are given up when they expire, and with that deletes
// the events. What was said of earlier notifications about the groups gives way to the new errors. Events whose claims
// do not hold any more are left out. It returns how many others there were, all of them in one transaction.
func (s *Store) FanOut(ctx context.Context, fanouts []Fanout, expires time.Time) (done int, err error) {
	records := make([]eventRecord, len(fanouts))
	for i, f := range fanouts {
		records[i] = eventRecord{string(f.Team), f.Seq, f.Claim}
	}
	err = s.Write(ctx, func(tx *Tx) error {
		rows, err := tx.rows(ctx, "DELETE FROM outbox WHERE (team_id, seq, claim) IN (SELECT v.team_id, v.seq, v.claim FROM "+
			tx.records(eventColumns)+") RETURNING seq", jsonText(records))
		seqs, err := scanAll(rows, err, func(seq *int64) []any { return []any{seq} })
		if err != nil {
			return failed(ctx, "take events out of the outbox", err)
		}
		held := make(map[int64]bool, len(seqs))
		for _, seq := range seqs {
			held[seq] = true
		}
		ours := make([]*Fanout, 0, len(seqs))
		for i := range fanouts {
			if held[fanouts[i].Seq] {
				ours = append(ours, &fanouts[i])
				held[fanouts[i].Seq] = false // should it be there twice
			}
		}
		done = len(ours)
		return tx.fanOut(ctx, ours, expires)
	})
	return done, err
}

// fanOut stores what becomes of events. The targets come first: those who give one up hold it locked while they look
// for what else is due, and so do we while we add to that.
func (t *Tx) fanOut(ctx context.Context, fanouts []*Fanout, expires time.Time) error {
	var deliveries []deliveryRecord
	var told, errs []notifyRecord
	groups := make([]notifyRecord, len(fanouts))
	targets := map[DeliveryTarget]bool{}
	now := milliseconds(t.now())
	for i, f := range fanouts {
		group := notifyRecord{TeamID: string(f.Team), AlertID: f.AlertID, GroupKey: plain(f.Group), CreatedAt: now}
		groups[i] = group
		for _, e := range f.Errors {
			group.WebhookID, group.Message = word(e.WebhookID), plain(e.Message)
			errs = append(errs, group)
		}
		for _, n := range f.Deliveries {
			group.WebhookID, group.Message = word(n.WebhookID), ""
			told = append(told, group)
			r := newRecord(f.Team, f.AlertID, f.Group, n, now)
			r.DueAt, r.ExpiresAt = &now, milliseconds(expires)
			deliveries = append(deliveries, r)
			targets[DeliveryTarget{f.Team, n.WebhookID}] = true
		}
	}
	if err := t.wakeTargets(ctx, targets); err != nil {
		return failed(ctx, "wake those who deliver", err)
	}
	if err := t.addDeliveries(ctx, deliveries); err != nil {
		return failed(ctx, "store deliveries", err)
	}
	// What was said of those who are told something now stays until there is news of them.
	return failed(ctx, "store what was not delivered", t.replaceNotifyErrors(ctx, groups, groupColumns, told, errs))
}
