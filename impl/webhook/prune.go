package webhook

import (
	"context"
	"time"
)

// trimPause is how long others get the store between two batches.
const trimPause = 200 * time.Millisecond

// prune deletes deliveries that are older than a time, limit at most, and when those are gone what teams have beyond their
// limit. It returns how many of the former there were.
func (d *Deliverer) prune(ctx context.Context, before time.Time, limit int) (int, error) {
	deleted, err := d.o.Store.PruneDeliveries(ctx, before, limit)
	if err != nil || deleted == limit {
		return deleted, err
	}
	return deleted, d.trim(ctx, limit)
}

// trim deletes deliveries of teams that have more than their limit, a batch at a time.
func (d *Deliverer) trim(ctx context.Context, batch int) error {
	over, err := d.o.Store.DeliveriesOverLimit(ctx)
	if err != nil {
		return err
	}
	for _, team := range over {
		deleted, gaveUp := 0, 0
		for left := team.Excess; left > 0; {
			n, pending, err := d.o.Store.TrimDeliveries(ctx, team.Team, min(left, batch))
			if err != nil {
				return err
			}
			deleted, gaveUp, left = deleted+n, gaveUp+pending, left-n-pending
			if n+pending == 0 {
				break // others have
			}
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-time.After(trimPause):
			}
		}
		d.o.Log.Warn("a team has more deliveries than its limit", "team_id", team.Team, "deleted", deleted, "failed", gaveUp)
	}
	return nil
}
