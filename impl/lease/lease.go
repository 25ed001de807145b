// Package lease keeps apart what several processes on one store work on: alerts that are evaluated, events and webhooks
// that are delivered.
//
// A Worker is one loop of a process. Rows that it has claimed in the store, under its ID, are its own until its lease
// expires: Heartbeat prolongs that, Release ends it at once, and Abandon lets it expire. So a process that is killed or cut
// off from the database holds nothing up for longer than Length. What is stored names its claim, and comes to nothing once
// that has passed to another worker.
//
// The package also has what every such loop needs: a log that does not repeat itself with each pass, the search for what a
// wrong clock has held up, and the deletion of what is old. The statements that claim are in package store, beside the rows
// that they are about. It imports only store and core.
package lease

import (
	"context"
	"log/slog"
	"sync/atomic"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// Length is the lifetime of a worker's claims after its last heartbeat, by the clock of Options. Heartbeats take real time, so a
// test with a fast clock sets Length to a minute before it starts a worker. The store accepts no more.
var Length = 20 * time.Second

// beatEvery returns the time between two heartbeats.
func beatEvery() time.Duration { return Length / 4 }

const (
	// expediteEvery is how often is looked for what a clock that was ahead has held up. For alerts that reads most of those
	// whose windows are longer than a minute, which takes some 80 ms for 100,000 of them.
	expediteEvery = 15 * time.Second
	// warnEvery is how often is logged that something does not work.
	warnEvery = 10 * time.Second

	pruneEvery = 10 * time.Minute
	pruneBatch = 1000
	prunePause = 200 * time.Millisecond
)

// Options are what a Worker works with.
type Options struct {
	Store *store.Store
	// Now is the clock, which heartbeats compare with the database's.
	Now func() time.Time
	// Task begins the lines of the log, such as "evaluate alerts".
	Task string
	// Abandoned is called when the claims are given up, by the goroutine that does so; nil calls nothing.
	Abandoned func()
	Log       *slog.Logger
}

// Worker claims for one loop of a process. ID, Barred, Abandon, Prune and Warn may be called by any goroutine, the other
// methods by that of the loop.
type Worker struct {
	o      Options
	id     atomic.Pointer[string]
	warned atomic.Pointer[time.Time]
	wall   func() time.Time // for warned: the clock of Options may be wrong

	beaten    string // the ID of the last heartbeat
	beat      time.Time
	barred    bool // as of then
	expedited time.Time
}

// New returns a Worker that has claimed nothing yet. Its claims count from the first heartbeat.
func New(o Options) *Worker {
	w := &Worker{o: o, wall: time.Now}
	w.rename()
	return w
}

func (w *Worker) rename() {
	id := core.NewID()
	w.id.Store(&id)
}

// ID is the name that the worker claims under. It changes when the claims are given up.
func (w *Worker) ID() string { return *w.id.Load() }

// Heartbeat prolongs the lease if it is time for that. When the clock has turned out to be wrong, the claims are abandoned.
func (w *Worker) Heartbeat(ctx context.Context) error {
	now, id := w.o.Now(), w.ID()
	since := core.Elapsed(w.beat, now)
	if id == w.beaten && since >= 0 && since < beatEvery() && !w.o.Store.Clock().Moved {
		return nil
	}
	clock, err := w.o.Store.Heartbeat(ctx, id, Length)
	if err != nil {
		return err
	}
	w.beaten, w.beat = id, now
	if clock.Barred && !w.barred {
		w.Abandon(ctx)
	}
	w.barred = clock.Barred
	return nil
}

// Barred reports whether nothing may be claimed, because the clock of this process is wrong.
func (w *Worker) Barred() bool { return w.o.Store.Clock().Barred }

// Expired reports whether the last heartbeat is so long ago that others may have the claims. A clock that was set back does
// not know.
func (w *Worker) Expired() bool {
	since := core.Elapsed(w.beat, w.o.Now())
	return w.ID() == w.beaten && (since >= Length || since < 0)
}

// Abandon gives the claims up without having to reach the database: others take them over when the lease has expired.
// Once the context has ended it does nothing, for then Release follows, which has to know them.
func (w *Worker) Abandon(ctx context.Context) {
	if ctx.Err() != nil {
		return
	}
	w.rename()
	if w.o.Abandoned != nil {
		w.o.Abandoned()
	}
}

// Release frees the claims at once.
func (w *Worker) Release(ctx context.Context) error { return w.o.Store.Release(ctx, w.ID()) }

// Expedite looks for what a clock that was ahead has held up, if it is time for that. It is for clocks that are right: to
// one that is behind everything is in the future.
func (w *Worker) Expedite(ctx context.Context, look func(context.Context) error) error {
	now := w.o.Now()
	if since := core.Elapsed(w.expedited, now); w.Barred() || since >= 0 && since < expediteEvery {
		return nil
	}
	err := look(ctx)
	if err == nil {
		w.expedited = now
	}
	return err
}

// Prune deletes what is older than the history goes back until the context ends, a little at a time. The function deletes
// what was before a time, no more rows than the limit, and returns how many those were. What is old is not for a process
// to say whose clock is wrong.
func (w *Worker) Prune(
	ctx context.Context, history time.Duration, prune func(ctx context.Context, before time.Time, limit int) (int, error),
) {
	for wait := time.Minute; ; {
		next := time.NewTimer(wait)
		select {
		case <-ctx.Done():
			next.Stop()
			return
		case <-next.C:
		}
		wait = w.prune(ctx, history, prune)
	}
}

// prune deletes once, and returns when to do so again.
func (w *Worker) prune(
	ctx context.Context, history time.Duration, prune func(ctx context.Context, before time.Time, limit int) (int, error),
) time.Duration {
	now, steady, err := w.o.Store.SteadyTime(ctx)
	deleted := 0
	if err == nil && steady {
		deleted, err = prune(ctx, now.Add(-history), pruneBatch)
	}
	if err != nil {
		w.Warn(ctx, "cannot delete old history", err)
	}
	if deleted == pruneBatch {
		return prunePause
	}
	return pruneEvery
}

// Warn logs what will be tried again, unless everything is about to stop. While the database is down it would say the same
// with every pass, so it says something every ten seconds.
func (w *Worker) Warn(ctx context.Context, doing string, err error) {
	now, last := w.wall(), w.warned.Load()
	if ctx.Err() == nil && (last == nil || now.Sub(*last) > warnEvery) && w.warned.CompareAndSwap(last, &now) {
		w.o.Log.Warn(w.o.Task+": "+doing, "error", err)
	}
}
