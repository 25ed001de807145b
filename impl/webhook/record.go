package webhook

import (
	"context"
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

// record stores what came of attempts, the oldest first, and gives lanes up that have nothing left to do.
func (d *Deliverer) record(ctx context.Context) error {
	batch := d.outcomes[:min(len(d.outcomes), maxRecorded)]
	err := d.recordBatch(ctx, batch)
	if err != nil && !passing(err) {
		err = d.recordEach(ctx, batch)
	}
	if err != nil {
		return err
	}
	d.outcomes = append([]outcome(nil), d.outcomes[len(batch):]...)
	return nil
}

// passing reports whether what failed may work the next time, also because it was only cut off by a stop.
func passing(err error) bool {
	kind := core.KindOf(err)
	return kind == core.Unavailable || kind == core.Timeout || kind == core.Canceled
}

// recordEach stores the outcomes one by one, because one of them cannot be. That one is dropped.
func (d *Deliverer) recordEach(ctx context.Context, batch []outcome) error {
	for i := range batch {
		err := d.recordBatch(ctx, batch[i:i+1])
		if passing(err) {
			return err
		}
		if err != nil {
			o := batch[i]
			d.o.Log.Error("record an attempt to deliver a notification", "delivery", o.Delivery.ID, "error", err)
			delete(o.lane.held, o.Delivery.ID)
			o.lane.paused, o.lane.changed = d.o.Now().Add(restAfterTrouble), true
		}
	}
	return nil
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
