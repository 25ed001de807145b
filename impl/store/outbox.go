package store

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// OutboxEvent is an Event whose webhooks have not been notified yet.
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

// teamColumns name a team.
var teamColumns = []column{{"team_id", "text"}}

type teamRecord struct {
	TeamID string `json:"team_id"`
}

// ClaimEvents claims events of all teams for a worker, which must be alive: of each team that has any an equal share of
// the limit, the oldest, of each group of an alert only the first, and none that another worker who is alive has claimed.
// Teams take turns, the first event of each before the second of any, so that none waits for all that another has to
// say. The worker keeps the events until they are fanned out. Those that it has claimed before and not fanned out are
// among them again, so it must not look at two batches at a time.
func (s *Store) ClaimEvents(ctx context.Context, worker string, limit int) ([]OutboxEvent, error) {
	var claimed []OutboxEvent
	err := s.Write(ctx, func(tx *Tx) error {
		claimed = nil
		if err := tx.planAnew(ctx); err != nil { // or it sorts all that a team has in line to find the oldest
			return failed(ctx, "claim events", err)
		}
		teams, err := tx.teamsInLine(ctx, worker, limit)
		if err != nil || len(teams) == 0 {
			return failed(ctx, "find teams with events", err)
		}
		claimed, err = tx.claimEvents(ctx, worker, teams, limit/len(teams))
		return failed(ctx, "claim events", err)
	})
	return claimed, err
}

// inLine selects the events of a team v that a worker may claim, the oldest first. Its last parameter is how many.
func (d *DB) inLine(worker string) (sql string, args []any) {
	unclaimed, args := d.unclaimed("outbox")
	// With an OFFSET it stays a look into the index for each row. PostgreSQL would make a join of it otherwise, and may
	// choose one that reads the whole table.
	return "SELECT outbox.seq FROM outbox WHERE outbox.team_id = v.team_id AND (" + unclaimed +
		" OR outbox.worker = ?) AND NOT EXISTS (SELECT 1 FROM outbox earlier WHERE earlier.team_id = outbox.team_id" +
		" AND earlier.alert_id = outbox.alert_id AND earlier.group_key = outbox.group_key" +
		" AND earlier.seq < outbox.seq LIMIT 1 OFFSET 0)" +
		" ORDER BY outbox.seq LIMIT " + limitParam, append(args, worker)
}

// teamsInLine returns the teams of which a worker may claim events, those first that have waited longest. It finds one
// after the other in the index: what a team has in line is not read.
func (t *Tx) teamsInLine(ctx context.Context, worker string, limit int) ([]teamRecord, error) {
	inLine, args := t.inLine(worker)
	rows, err := t.rows(ctx, "WITH RECURSIVE teams (team_id) AS (SELECT min(team_id) FROM outbox UNION ALL"+
		" SELECT (SELECT min(team_id) FROM outbox WHERE team_id > v.team_id) FROM teams v WHERE v.team_id IS NOT NULL),"+
		" waiting AS MATERIALIZED (SELECT v.team_id, ("+inLine+") AS oldest FROM teams v WHERE v.team_id IS NOT NULL)"+
		" SELECT team_id FROM waiting WHERE oldest IS NOT NULL ORDER BY oldest LIMIT "+limitParam, append(args, 1, limit)...)
	return scanAll(rows, err, func(r *teamRecord) []any { return []any{&r.TeamID} })
}

// claimEvents claims so many events of each team.
func (t *Tx) claimEvents(ctx context.Context, worker string, teams []teamRecord, share int) ([]OutboxEvent, error) {
	type row struct {
		OutboxEvent
		text string
		turn int
	}
	inLine, args := t.inLine(worker)
	ofTeams := "outbox o ON o.seq IN (" + inLine + ")" // for want of LATERAL
	if t.postgres {
		ofTeams = "LATERAL (" + inLine + " FOR UPDATE SKIP LOCKED) o"
	}
	claim := core.NewID()
	args = append([]any{jsonText(teams)}, append(args, share, worker, claim)...)
	// Not materialized, PostgreSQL may select what is due more than once, and then others each time.
	rows, err := t.rows(ctx, "WITH due AS MATERIALIZED (SELECT v.team_id, o.seq FROM "+t.records(teamColumns)+" CROSS JOIN "+ofTeams+")"+
		" UPDATE outbox SET worker = ?, claim = ? FROM due WHERE outbox.team_id = due.team_id AND outbox.seq = due.seq"+
		" RETURNING outbox.team_id, outbox.id, outbox.seq, outbox.event", args...)
	events, err := scanAll(rows, err, func(r *row) []any { return []any{&r.Team, &r.ID, &r.Seq, &r.text} })
	if err != nil {
		return nil, err
	}
	slices.SortFunc(events, func(a, b row) int { return cmp.Compare(a.Seq, b.Seq) })
	turns := make(map[core.TeamID]int, len(teams))
	for i := range events {
		e := &events[i]
		e.turn, e.Claim = turns[e.Team], claim
		turns[e.Team]++
		if err := json.Unmarshal([]byte(e.text), &e.Event); err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(events, func(a, b row) int { return cmp.Compare(a.turn, b.turn) })
	return convert(events, func(r *row) OutboxEvent { return r.OutboxEvent }), nil
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
	var notified, errs []notifyRecord
	groups := make([]notifyRecord, len(fanouts))
	targets := map[DeliveryTarget]bool{}
	now := milliseconds(t.now())
	for i, f := range fanouts {
		group := notifyRecord{TeamID: string(f.Team), AlertID: f.AlertID, GroupKey: Storable(f.Group), CreatedAt: now}
		groups[i] = group
		for _, e := range f.Errors {
			group.WebhookID, group.Message = word(e.WebhookID), Storable(e.Message)
			errs = append(errs, group)
		}
		for _, n := range f.Deliveries {
			group.WebhookID, group.Message = word(n.WebhookID), ""
			notified = append(notified, group)
			r := newRecord(f.Team, f.AlertID, f.Group, n, now)
			r.DueAt, r.ExpiresAt = &now, milliseconds(expires)
			deliveries = append(deliveries, r)
			targets[DeliveryTarget{f.Team, n.WebhookID}] = true
		}
	}
	if err := t.wakeTargets(ctx, targets); err != nil {
		return failed(ctx, "notify deliverers", err)
	}
	if err := t.addDeliveries(ctx, deliveries); err != nil {
		return failed(ctx, "store deliveries", err)
	}
	// What was said of those who are notified something now stays until there is news of them.
	return failed(ctx, "store undelivered events", t.replaceNotifyErrors(ctx, groups, groupColumns, notified, errs))
}
