package store

import (
	"context"

	"github.com/obstack/obstack/impl/core"
)

// TeamDeliveries is by how many deliveries a team is beyond its limit.
type TeamDeliveries struct {
	Team   core.TeamID
	Excess int
}

// DeliveriesOverLimit returns the teams that have more deliveries than their limit. They are counted here and not in the
// transactions that add them, of which there may be thousands in a second.
func (d *DB) DeliveriesOverLimit(ctx context.Context) ([]TeamDeliveries, error) {
	limit, limited := d.limits[Deliveries]
	if !limited {
		return nil, nil
	}
	rows, err := d.rows(ctx, "SELECT team_id, count(*) - ? FROM deliveries GROUP BY team_id HAVING count(*) > ?"+
		" ORDER BY team_id", limit, limit)
	over, err := scanAll(rows, err, func(r *TeamDeliveries) []any { return []any{&r.Team, &r.Excess} })
	return over, failed(ctx, "count deliveries", err)
}

// TrimDeliveries deletes the oldest deliveries of a team, n at most, that are finished. When they are fewer it gives up the
// oldest of those that are pending, which are deleted another time: until then the log of deliveries has them as failed.
func (s *Store) TrimDeliveries(ctx context.Context, team core.TeamID, n int) (deleted, gaveUp int, err error) {
	err = s.Write(ctx, func(tx *Tx) error {
		deleted, err = tx.deleteDeliveries(ctx, "team_id = ? AND status <> 'pending'", string(team), "created_at, seq", n)
		if err == nil {
			gaveUp, err = tx.giveUpOldest(ctx, team, min(n-deleted, maxMoved))
		}
		return failed(ctx, "delete deliveries beyond the limit", err)
	})
	return deleted, gaveUp, err
}

// giveUpOldest gives up the deliveries of a team that have been pending for longest.
func (t *Tx) giveUpOldest(ctx context.Context, team core.TeamID, n int) (int, error) {
	if n <= 0 {
		return 0, nil
	}
	const oldest = " FROM (SELECT * FROM deliveries WHERE team_id = ? AND status = 'pending'" +
		" ORDER BY created_at, seq LIMIT ?) d"
	rows, err := t.rows(ctx, "SELECT DISTINCT d.team_id, d.webhook_id"+oldest, string(team), n)
	touched, err := scanAll(rows, err, func(r *DeliveryTarget) []any { return []any{&r.Team, &r.WebhookID} })
	if err != nil || len(touched) == 0 {
		return 0, err
	}
	targets := make(map[DeliveryTarget]bool, len(touched))
	for _, target := range touched {
		targets[target] = true
	}
	if _, err := t.lockTargets(ctx, targets); err != nil {
		return 0, err
	}
	rows, err = t.rows(ctx, "SELECT "+deliveryFields+oldest+" ORDER BY d.created_at, d.seq", string(team), n)
	pending, err := scanAll(rows, err, (*deliveryRow).fields)
	if err != nil {
		return 0, err
	}
	const why = "the team has as many notifications as it may have"
	return len(pending), t.record(ctx, givenUp(pending, t.stamp(), why, why))
}
