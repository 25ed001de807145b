package demo

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"math/rand/v2"
	"runtime/debug"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

const (
	// trafficTick is how often rows are stored. Alerts see nearly all of a window when they read it, and the engine has
	// no more than a few small parts a second to merge.
	trafficTick = 2 * time.Second
	slotLength  = window / slots
	// trafficRows is how many logs are made at most before they are stored, when there is much time to make up for.
	trafficRows = 10_000
	// sendRows is how many rows are sent at once, about two megabytes.
	sendRows = 5_000
)

// Traffic goes on with the shop where its stored rows end. It holds at most the rows of the next five minutes, or so many
// that it sends at once. While the engine does not answer it waits, and then makes up for the time, but for no more than a
// day. It deletes nothing: rows leave when the retention of their table is over. Two that run at the same time would both
// add rows.
type Traffic struct {
	DB *engine.DB
	// Send takes rows in as those of any application; without it they are inserted. Sessions always are.
	Send Send
	// Stored, if it is not nil, returns once all that was sent is stored, also before this process.
	Stored func(ctx context.Context) error
	// Every is how often rows are stored; 0 means every two seconds.
	Every time.Duration
	Now   func() time.Time
	Log   *slog.Logger

	shop *shop // nil until it is known where the rows end
	next time.Time

	logs, sessions unsent[logRow]
	spans          unsent[spanRow]
	gauges, sums   unsent[metricRow]
	histograms     unsent[histogramRow]
}

// errNothingToGoOn says that there are no sample rows, because the tables are those of others.
var errNothingToGoOn = errors.New("no sample telemetry")

// Run stores rows until the context ends. It returns at once where Fill has added nothing, ever.
func (t *Traffic) Run(ctx context.Context) {
	every := t.Every
	if every == 0 {
		every = trafficTick
	}
	tick := time.NewTicker(every)
	defer tick.Stop()
	var failed error
	for {
		err := t.runOnce(ctx, t.Now())
		switch {
		case errors.Is(err, errNothingToGoOn) || ctx.Err() != nil:
			return
		case err != nil && failed == nil && core.KindOf(err) != core.Unavailable: // which the engine logs itself
			t.Log.Warn("cannot add demo traffic", "error", err)
		}
		failed = err
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}

// runOnce stores what the shop has reported until now.
func (t *Traffic) runOnce(ctx context.Context, now time.Time) error {
	if t.shop == nil {
		if err := t.resume(ctx, now); err != nil {
			return err
		}
	}
	if err := t.store(ctx, now); err != nil { // what could not be stored before
		return err
	}
	if oldest := now.Add(-window); t.next.Before(oldest) {
		t.next = oldest
	}
	behind := now.Sub(t.next) > slotLength
	for !t.next.After(now) {
		for !t.next.After(now) && len(t.logs.rows) < trafficRows {
			t.simulate()
		}
		if err := t.store(ctx, now); err != nil {
			return err
		}
	}
	if behind {
		debug.FreeOSMemory() // as after Fill
	}
	return nil
}

// resume opens the shop where the stored rows end, a day back at most.
func (t *Traffic) resume(ctx context.Context, now time.Time) error {
	if t.Stored != nil {
		if err := t.Stored(ctx); err != nil {
			return fmt.Errorf("wait for the demo traffic of before: %w", err)
		}
	}
	last, err := selectOne[time.Time](ctx, t.DB, fmt.Sprintf(
		"SELECT max(Timestamp) FROM otel_logs WHERE %s AND Timestamp <= fromUnixTimestamp64Nano(%d)", isSample(), now.UnixNano()))
	if err != nil {
		return fmt.Errorf("look where the demo traffic ends: %w", err)
	}
	if last.Unix() <= 0 {
		return errNothingToGoOn
	}
	filled, err := filledUntil(ctx, t.DB)
	if err != nil {
		return fmt.Errorf("look where the demo traffic begins: %w", err)
	}
	if rest := filled.Sub(last); rest > 0 && rest < 2*tail { // the last visits of the window
		last = filled
	}
	if oldest := now.Add(-window); last.Before(oldest) {
		last = oldest
	}
	t.open(last.UTC().Truncate(time.Second))
	return nil
}

// open makes a shop whose traffic begins at a time.
func (t *Traffic) open(from time.Time) {
	t.shop, t.next = newShop(from), from
	t.shop.start = from // counters begin anew, as when a service is restarted
	// The pods are those of the window, what they do is not.
	t.shop.random = rand.New(rand.NewPCG(seed, uint64(from.Unix())))
	t.shop.orders = int(from.Unix() / 10) // orders come in less often than that
	t.sessions = unsent[logRow]{at: logTime, send: insertInto(t.DB, "hyperdx_sessions", logColumns)}
	if t.Send != nil {
		t.logs = unsent[logRow]{at: logTime, send: through(t.Send, otlp.Logs, logsRequest)}
		t.spans = unsent[spanRow]{at: spanTime, send: through(t.Send, otlp.Traces, spansRequest)}
		t.gauges = unsent[metricRow]{at: metricTime, send: through(t.Send, otlp.Metrics, gaugesRequest)}
		t.sums = unsent[metricRow]{at: metricTime, send: through(t.Send, otlp.Metrics, sumsRequest)}
		t.histograms = unsent[histogramRow]{at: histogramTime, send: through(t.Send, otlp.Metrics, histogramsRequest)}
		return
	}
	t.logs = unsent[logRow]{at: logTime, send: insertInto(t.DB, "otel_logs", logColumns)}
	t.spans = unsent[spanRow]{at: spanTime, send: insertInto(t.DB, "otel_traces", spanColumns)}
	t.gauges = unsent[metricRow]{at: metricTime, send: insertInto(t.DB, "otel_metrics_gauge", gaugeColumns)}
	t.sums = unsent[metricRow]{at: metricTime, send: insertInto(t.DB, "otel_metrics_sum", sumColumns)}
	t.histograms = unsent[histogramRow]{at: histogramTime, send: insertInto(t.DB, "otel_metrics_histogram", histogramColumns)}
}

func logTime(r *logRow) time.Time             { return r.at }
func spanTime(r *spanRow) time.Time           { return r.at }
func metricTime(r *metricRow) time.Time       { return r.at }
func histogramTime(r *histogramRow) time.Time { return r.at }

// simulate makes the rows of the next slot.
func (t *Traffic) simulate() {
	begin, end := t.next, t.next.Add(slotLength)
	share := func(daily float64) int { return int(math.Round(daily / slots * load(begin))) }
	r := t.shop.run(begin, end, share(spanCount), share(logCount))
	t.shop.refuse(begin, end) // appends to the same rows
	t.logs.rows = append(t.logs.rows, r.logs...)
	t.sessions.rows = append(t.sessions.rows, r.sessions...)
	t.spans.rows = append(t.spans.rows, r.spans...)
	t.gauges.rows = append(t.gauges.rows, r.gauges...)
	t.sums.rows = append(t.sums.rows, r.sums...)
	t.histograms.rows = append(t.histograms.rows, r.histograms...)
	t.next = end
}

// store sends the rows that are due. Logs are last, because they say where to go on after a restart.
func (t *Traffic) store(ctx context.Context, now time.Time) error {
	for _, store := range []func(context.Context, time.Time) error{
		t.spans.store, t.gauges.store, t.sums.store, t.histograms.store, t.sessions.store, t.logs.store,
	} {
		if err := store(ctx, now); err != nil {
			return err
		}
	}
	return nil
}

// unsent are rows that are not stored yet, also those that are not due.
type unsent[R any] struct {
	at   func(r *R) time.Time
	send func(ctx context.Context, rows []R) error
	rows []R
}

// store sends the rows that are due. Those it could not send are sent again.
func (u *unsent[R]) store(ctx context.Context, now time.Time) error {
	var due, later []R
	for i := range u.rows {
		if u.at(&u.rows[i]).After(now) {
			later = append(later, u.rows[i])
		} else {
			due = append(due, u.rows[i])
		}
	}
	for len(due) > 0 {
		some := due[:min(len(due), sendRows)]
		if err := u.send(ctx, some); err != nil {
			u.rows = append(due, later...)
			return err
		}
		due = due[len(some):]
	}
	u.rows = later
	return nil
}

// insertInto returns what inserts rows into a table. After an error it starts a batch anew.
func insertInto[R any](db *engine.DB, table string, columns []column[R]) func(context.Context, []R) error {
	var unused *engine.Batch
	return func(ctx context.Context, rows []R) error {
		batch := unused
		unused = nil
		if batch == nil {
			var err error
			if batch, err = newBatch(ctx, db, table, columns); err != nil {
				return err
			}
		}
		if err := appendRows(batch, table, columns, rows); err != nil {
			return err
		}
		if err := batch.Send(ctx); err != nil {
			return fmt.Errorf("insert into %s: %w", table, err)
		}
		unused = batch
		return nil
	}
}
