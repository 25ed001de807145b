package webhook

import (
	"context"
	"slices"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// pauseAfterFailure is how long a webhook is paused when what came of an attempt cannot be stored. The same would be sent
// again at once.
const pauseAfterFailure = time.Minute

// idle reports whether there are workers with nothing to do, whose claims are to be released.
func (d *Deliverer) idle() bool {
	for _, w := range d.workers {
		if w.idle() {
			return true
		}
	}
	return false
}

func (w *worker) idle() bool { return w.looked && len(w.held) == 0 }

// record stores what came of attempts, the oldest first, and ends workers that have nothing left to do. When it
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
			d.o.Log.Error("cannot record a delivery attempt", "delivery_id", o.Delivery.ID, "error", err)
			delete(o.worker.held, o.Delivery.ID)
			o.worker.paused, o.worker.changed = d.o.Now().Add(pauseAfterFailure), true
		}
	}
	return len(batch), nil
}

// recordBatch stores outcomes and what has become of the workers. A worker that has nothing left is released in the same
// transaction; it must have looked for more, or the claim would come and go without an attempt.
func (d *Deliverer) recordBatch(ctx context.Context, batch []outcome) error {
	outcomes := make([]store.Outcome, len(batch))
	done := map[*worker]int{}
	for i, o := range batch {
		outcomes[i] = o.Outcome
		done[o.worker]++
	}
	var updates []store.TargetUpdate
	for _, w := range d.workers {
		release := w.looked && len(w.held) == done[w]
		if !release && !w.changed {
			continue
		}
		updates = append(updates, store.TargetUpdate{
			ClaimedTarget: w.target, Paused: w.paused, Recovered: w.recovered, Expire: w.expire, Release: release,
		})
	}
	if len(outcomes) == 0 && len(updates) == 0 {
		return nil
	}
	if err := d.o.Store.Record(ctx, outcomes, updates); err != nil {
		return err
	}
	for _, o := range batch {
		delete(o.worker.held, o.Delivery.ID)
		o.worker.look = true // what came after it in its queue
	}
	for _, u := range updates {
		w := d.workers[u.DeliveryTarget]
		w.changed, w.recovered, w.expire = false, false, false
		if u.Release {
			delete(d.workers, u.DeliveryTarget)
		}
	}
	return nil
}
