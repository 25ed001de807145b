package alerting

import (
	"context"
	"slices"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/lease"
	"github.com/obstack/obstack/impl/store"
)

const (
	// maxStored, maxRows and maxStoredSize bound what is stored in one transaction, but for the last alert of it: alerts,
	// entries of their history, and bytes of everything. Others who write to SQLite wait for it.
	maxStored     = 300
	maxRows       = 2000
	maxStoredSize = 4 << 20
	// storeTimeout limits one attempt to store. Attempts are repeated for lease.Length: after that the claims may have
	// expired, and the alerts are evaluated again.
	storeTimeout = 15 * time.Second
	storeAgain   = 500 * time.Millisecond
)

// store stores results, as many at a time as there are, until there will be no more.
func (e *Evaluator) store(ctx context.Context) {
	for batch := e.results.batch(); len(batch) > 0; batch = e.results.batch() {
		e.storeBatch(ctx, batch)
		for i := range batch {
			e.hold(batch[i].group, -1)
		}
	}
}

// storeBatch stores results, and tries again for as long as the claims last, or until everything is about to stop.
// Results that cannot be stored do not keep the others from being so.
func (e *Evaluator) storeBatch(ctx context.Context, batch []alertResult) {
	giveUp := time.Now().Add(lease.Length)
	for {
		err := e.storeOnce(batch)
		switch kind := core.KindOf(err); {
		case err == nil:
			return
		case kind != core.Unavailable && kind != core.Timeout && len(batch) > 1:
			for i := range batch {
				e.storeBatch(ctx, batch[i:i+1])
			}
			return
		case kind != core.Unavailable && kind != core.Timeout:
			e.o.Log.Error("cannot store the evaluation of an alert", "alert_id", batch[0].Alert, "error", err)
			e.storeFailure(ctx, batch[0])
			return
		case ctx.Err() != nil, time.Now().After(giveUp):
			e.o.Log.Error("cannot store evaluations of alerts, giving up", "alerts", len(batch), "error", err)
			e.lease.Abandon(ctx)
			return
		}
		e.o.Log.Warn("cannot store evaluations of alerts, retrying", "alerts", len(batch), "error", err, "retry_in", storeAgain)
		again := time.NewTimer(storeAgain)
		select {
		case <-ctx.Done():
			again.Stop()
		case <-again.C:
		}
	}
}

// storeOnce makes one attempt to store results. It has a context of its own, since what was evaluated is worth storing also
// when the server is about to stop. Results whose claims do not hold any more are left out by the store, which is no error.
func (e *Evaluator) storeOnce(batch []alertResult) error {
	ctx, cancel := context.WithTimeout(context.Background(), storeTimeout)
	defer cancel()
	results := make([]store.Evaluation, len(batch))
	for i := range batch {
		results[i] = batch[i].Evaluation
	}
	stored, err := e.o.Store.StoreEvaluations(ctx, results)
	if err != nil {
		return err
	}
	e.o.Metrics.stored(batch, len(batch)-stored, e.o.Now())
	notified := func(v alertResult) bool { return len(v.Events) > 0 }
	if e.o.Committed != nil && slices.ContainsFunc(batch, notified) {
		e.o.Committed()
	}
	return nil
}

// storeFailure says of an alert that its evaluation could not be stored.
func (e *Evaluator) storeFailure(ctx context.Context, r alertResult) {
	now := e.o.Now()
	r.State, r.Rows, r.Events, r.Due = "", nil, nil, now.Add(retryAfter)
	r.Errors = []api.AlertError{{
		Timestamp: core.Time{Time: now}, Type: api.AlertErrorTypeUNKNOWN,
		Message: "The evaluation failed unexpectedly and will be retried",
	}}
	if err := e.storeOnce([]alertResult{r}); err != nil {
		e.o.Log.Error("cannot store the failure of an evaluation", "alert_id", r.Alert, "error", err)
		e.lease.Abandon(ctx)
	}
}
