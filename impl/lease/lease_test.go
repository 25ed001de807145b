package lease

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// replicas are workers on a store with one alert, and a clock that tests set.
type replicas struct {
	store *store.Store
	now   atomic.Int64 // milliseconds
	log   bytes.Buffer
}

// noon is when the clock of the replicas begins.
var noon = time.Date(2027, 3, 4, 12, 0, 0, 0, time.UTC)

func newReplicas(t *testing.T) *replicas {
	t.Helper()
	return openReplicas(t, store.Options{Dir: t.TempDir()})
}

func openReplicas(t *testing.T, opts store.Options) *replicas {
	t.Helper()
	r := &replicas{}
	r.now.Store(noon.UnixMilli())
	opts.Key, opts.Now = bytes.Repeat([]byte{7}, 32), r.clock
	var err error
	r.store, err = store.Open(t.Context(), opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = r.store.Close() })
	if err := r.store.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	a := api.Alert{ID: core.NewID(), Source: api.AlertSourceTile, Interval: api.AlertIntervalMinutes1, State: api.AlertStateOK}
	err = r.store.Write(t.Context(), func(tx *store.Tx) error { return tx.CreateAlert(t.Context(), "team", &a, "") })
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func (r *replicas) clock() time.Time { return time.UnixMilli(r.now.Load()).UTC() }

func (r *replicas) advance(d time.Duration) { r.now.Add(d.Milliseconds()) }

func (r *replicas) worker() *Worker {
	return New(Options{Store: r.store, Now: r.clock, Task: "test", Log: slog.New(slog.NewTextHandler(&r.log, nil))})
}

// claims reports whether a worker gets the alert.
func (r *replicas) claims(t *testing.T, w *Worker) bool {
	t.Helper()
	if err := w.Heartbeat(t.Context()); err != nil {
		t.Fatal(err)
	}
	due, err := r.store.ClaimAlerts(t.Context(), w.ID(), 1)
	if err != nil {
		t.Fatal(err)
	}
	return len(due) == 1
}

func TestAClaimLastsWhileItsWorkerIsAlive(t *testing.T) {
	t.Parallel()
	r := newReplicas(t)
	ann, bob := r.worker(), r.worker()
	if !r.claims(t, ann) {
		t.Fatal("nothing can be claimed")
	}
	for range 10 { // her heartbeats keep it
		r.advance(beatEvery())
		if r.claims(t, ann) || r.claims(t, bob) || ann.Expired() {
			t.Fatal("what is claimed can be claimed again")
		}
	}
	r.advance(Length - time.Millisecond)
	if r.claims(t, bob) || ann.Expired() {
		t.Error("a lease has expired too early")
	}
	r.advance(time.Millisecond)
	if !ann.Expired() || !r.claims(t, bob) {
		t.Error("a worker without heartbeats keeps its claims")
	}
	if err := bob.Release(t.Context()); err != nil || !r.claims(t, ann) {
		t.Error("what was released cannot be claimed", err)
	}
	r.advance(-time.Hour)
	if !ann.Expired() {
		t.Error("a clock that was set back knows that the lease lasts")
	}
}

func TestClaimsThatAreAbandonedLastAsLongAsTheLease(t *testing.T) {
	t.Parallel()
	r := newReplicas(t)
	ann, reset := r.worker(), 0
	ann.o.Abandoned = func() { reset++ }
	r.claims(t, ann)
	id := ann.ID()
	ending, end := context.WithCancel(t.Context())
	end()
	if ann.Abandon(ending); ann.ID() != id || reset != 0 {
		t.Error("a worker that is about to release its claims does not know them any more")
	}
	if ann.Abandon(t.Context()); ann.ID() == id || reset != 1 {
		t.Error("a worker that has abandoned its claims goes on with them")
	}
	if r.claims(t, ann) {
		t.Error("claims that others may still hold to be good can be claimed")
	}
	r.advance(Length)
	if !r.claims(t, ann) {
		t.Error("claims that were abandoned last for ever")
	}
}

func TestWhatGoesOnFailingIsLoggedNowAndThen(t *testing.T) {
	t.Parallel()
	r := newReplicas(t)
	w := r.worker()
	w.wall = r.clock
	for range 100 {
		w.Warn(t.Context(), "work", errors.New("down"))
		r.advance(warnEvery / 50)
	}
	if n := strings.Count(r.log.String(), "test: work"); n != 2 {
		t.Errorf("%d lines in %s", n, 2*warnEvery)
	}
}

// TestAClockThatWasSetDeletesNothing sets the clock of a replica between two heartbeats.
func TestAClockThatWasSetDeletesNothing(t *testing.T) {
	t.Parallel()
	const history = 30 * 24 * time.Hour
	r := openReplicas(t, store.Options{DSN: pgtest.SetClock(t, pgtest.DSN(t), pgtest.At(noon))})
	w := r.worker()
	var pruned []time.Time
	prune := func() {
		t.Helper()
		w.prune(t.Context(), history, func(_ context.Context, before time.Time, _ int) (int, error) {
			pruned = append(pruned, before)
			return 0, nil
		})
	}
	r.claims(t, w)
	r.advance(365 * 24 * time.Hour)
	if prune(); len(pruned) > 0 {
		t.Errorf("a clock that is a year ahead has deleted what is older than %s", pruned)
	}
	r.advance(-365 * 24 * time.Hour)
	if prune(); len(pruned) > 0 {
		t.Error("something was deleted before the clock was compared again")
	}
	r.claims(t, w)
	if prune(); len(pruned) != 1 || !pruned[0].Equal(noon.Add(-history)) {
		t.Errorf("a clock that is right deletes what is older than %s", pruned)
	}
}
