package webhook

import (
	"context"
	"slices"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// restAfterTrouble is how long a webhook is left alone when what came of an attempt cannot be stored. It would be sent
// the same again at once.
const restAfterTrouble = time.Minute

// idle says whether there are lanes with nothing to do, which are to be given up.
func (d *Deliverer) idle() bool {
	for _, l := range d.lanes {
		if l.idle() {
			return true
		}
	}
	return false
}

func (l *lane) idle() bool { return l.looked && len(l.held) == 0 }

// record stores what came of attempts, the oldest first, and gives lanes up that have nothing left to do. When it
// returns nil there is nothing left to record: what was sent and is not recorded could be loaded and sent again.
func (d *Deliverer) record(ctx context.Context) error {
	for {
		n := min(len(d.outcomes), maxRecorded)
		err := d.recordBatch(ctx, d.outcomes[:n])
		switch {
		case err == nil:
		case passing(err) || n == 0:
			return err
		default:
			n, err = d.recordEach(ctx, d.outcomes[:n])
		}
		d.outcomes = slices.Clone(d.outcomes[n:])
		if err != nil || len(d.outcomes) == 0 {
			return err
		}
	}
}

// passing reports whether what failed may work the next time, also because it was only cut off by a stop.
func passing(err error) bool {
	kind := core.KindOf(err)
	return kind == core.Unavailable || kind == core.Timeout || kind == core.Canceled
}

// recordEach stores the outcomes one by one, because one of them cannot be. That one is dropped. It returns how many were
// dealt with.
func (d *Deliverer) recordEach(ctx context.Context, batch []outcome) (int, error) {
	for i := range batch {
		err := d.recordBatch(ctx, batch[i:i+1])
		if passing(err) {
			return i, err
		}
		if err != nil {
			o := batch[i]
			d.o.Log.Error("record an attempt to deliver a notification", "delivery_id", o.Delivery.ID, "error", err)
			delete(o.lane.held, o.Delivery.ID)
			o.lane.paused, o.lane.changed = d.o.Now().Add(restAfterTrouble), true
		}
	}
	return len(batch), nil
}

func (d *Deliverer) recordBatch(ctx context.Context, batch []outcome) error {
	outcomes := make([]store.Outcome, len(batch))
	done := map[*lane]int{}
	for i, o := range batch {
		outcomes[i] = o.Outcome
		done[o.lane]++
	}
	var updates []store.TargetUpdate
	for _, l := range d.lanes {
		release := l.looked && len(l.held) == done[l]
		if !release && !l.changed {
			continue
		}
		updates = append(updates, store.TargetUpdate{
			ClaimedTarget: l.target, Paused: l.paused, Recovered: l.recovered, Expire: l.expire, Release: release,
		})
	}
	if len(outcomes) == 0 && len(updates) == 0 {
		return nil
	}
	if err := d.o.Store.Record(ctx, outcomes, updates); err != nil {
		return err
	}
	for _, o := range batch {
		delete(o.lane.held, o.Delivery.ID)
		o.lane.look = true // what came after it in its queue
	}
	for _, u := range updates {
		l := d.lanes[u.DeliveryTarget]
		l.changed, l.recovered, l.expire = false, false, false
		if u.Release {
			delete(d.lanes, u.DeliveryTarget)
		}
	}
	return nil
}
