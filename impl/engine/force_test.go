package engine_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/logtest"
	"github.com/obstack/obstack/impl/patience"
)

// unstoppable is a query that looks neither at a KILL nor at its time limit.
const unstoppable = "SELECT hasAll(range(3000000), range(3000000))"

// wantRefused checks the error of an owner that has brought the engine down by a query which began at begun: the minute for
// which it is refused has begun since.
func wantRefused(t *testing.T, begun time.Time, err error) {
	t.Helper()
	var failure *core.Error
	if !errors.As(err, &failure) || failure.Kind != core.RateLimited || failure.RetryAfter <= 0 ||
		failure.RetryAfter < time.Minute-time.Since(begun) || failure.RetryAfter > time.Minute {
		t.Errorf("got %v, want RateLimited for a minute", err)
	}
}

// A query that goes on after it was killed ends with its child. Its owner is refused for a while, and those whose queries
// ended with it have errors that say to try again.
func TestQueryThatCannotBeStopped(t *testing.T) {
	t.Parallel()
	e := start(t, enginetest.Options(t, t.TempDir()))
	db := ready(t, e)
	process := e.Process()

	begun, ended := time.Now(), make(chan struct{})
	ctx, cancel := context.WithCancel(t.Context())
	failed := make(chan error, 1)
	go func() {
		_, err := db.Select(ctx, engine.Query{SQL: unstoppable, Owner: "greedy", Ended: func() { close(ended) }})
		failed <- err
	}()
	runs := func(what string) func() bool {
		return func() bool {
			return len(enginetest.Select(t, db, engine.Query{
				SQL: "SELECT 1 FROM system.processes WHERE query_id != queryID() AND query LIKE '%" + what + "%'",
			})) == 1
		}
	}
	patience.Within(t, "the query that cannot be stopped runs", runs("hasAll"))
	other := make(chan error, 1)
	go func() {
		_, err := db.Select(t.Context(), engine.Query{SQL: "SELECT count() FROM numbers(1000000000000)", Owner: "other"})
		other <- err
	}()
	patience.Within(t, "the other query runs", runs("1000000000000"))

	cancel()
	if err := <-failed; core.KindOf(err) != core.Canceled {
		t.Errorf("the client that left: got %v", err)
	}
	select {
	case <-ended:
		t.Error("the query is said to have ended when only its client was gone")
	default:
	}
	if err := <-other; !errors.Is(err, engine.ErrRestarted) || core.KindOf(err) != core.Unavailable {
		t.Errorf("the other query: got %v, want Unavailable for a restart", err)
	}
	<-ended
	// Who comes during the restart only waits.
	enginetest.Select(t, db, engine.Query{SQL: "SELECT 1", Owner: "other"})
	if e.Process() == process {
		t.Error("the engine was not restarted")
	}
	wantRefused(t, begun, db.Admit(t.Context(), engine.Query{Owner: "greedy"}))
	called := false
	_, err := db.Select(t.Context(), engine.Query{SQL: "SELECT 1", Owner: "greedy", Ended: func() { called = true }})
	wantRefused(t, begun, err)
	if !called {
		t.Error("Ended is not called for a query that was refused")
	}
}

// uncounted uses memory that the engine's own limits know nothing of, many times their size.
const uncounted = "SELECT length(URLHierarchy(concat('http://a/', repeat('b/', 100000))))"

// The memory of the child is that of the system, whatever the engine counts.
func TestMemoryThatTheEngineDoesNotCount(t *testing.T) {
	t.Parallel()
	var log logtest.Buffer
	o := enginetest.Options(t, t.TempDir())
	o.Log = newLog(&log)
	e := start(t, o)
	db := ready(t, e)
	process, begun := e.Process(), time.Now()
	_, err := db.Select(t.Context(), engine.Query{SQL: uncounted, Owner: "greedy"})
	t.Log(err)
	if kind := core.KindOf(err); kind != core.Unavailable && kind != core.Invalid {
		t.Errorf("got %v, want an error", err)
	}
	enginetest.Select(t, db, engine.Query{SQL: "SELECT 1"})
	if e.Process() == process {
		t.Error("the engine was not restarted")
	}
	wantRefused(t, begun, db.Admit(t.Context(), engine.Query{Owner: "greedy"}))
	if !strings.Contains(log.String(), `"reason":"memory"`) {
		t.Errorf("the log does not say why: %s", log.String())
	}
}

// A query that waits holds a slot. So it must not wait for each child that does not come up, nor for the end of such a child.
func TestQueriesWaitOnlyForTheFirstRestart(t *testing.T) {
	t.Parallel()
	o := enginetest.Options(t, t.TempDir())
	e := start(t, o)
	db := ready(t, e)
	enginetest.Select(t, db, engine.Query{SQL: "SELECT 1"}) // from now on the engine is known
	other := start(t, o)
	patience.Within(t, "another engine has the directory", func() bool {
		e.Force()
		_, err := other.DB().Select(t.Context(), engine.Query{SQL: "SELECT 1"})
		return err == nil
	})
	patience.Within(t, "the next child waits for the directory", func() bool { return e.Process() != nil })
	query := func(ctx context.Context, what string) {
		t.Helper()
		ended := false
		_, err := db.Select(ctx, engine.Query{SQL: "SELECT 1", Ended: func() { ended = true }})
		if core.KindOf(err) != core.Unavailable || errors.Is(err, engine.ErrRestarted) {
			t.Errorf("a query %s: got %v, want Unavailable, for it was not sent", what, err)
		}
		if !ended {
			t.Errorf("a query %s is not said to have ended, though it was not sent", what)
		}
	}
	query(t.Context(), "that waits for the restart")
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second)
	defer cancel()
	query(ctx, "after the time in which queries wait")
}

// A child that was killed may take a while to die. Who comes in that time waits for the next one, as others do.
func TestQueriesWaitFromTheKill(t *testing.T) {
	t.Parallel()
	e := start(t, enginetest.Options(t, t.TempDir()))
	db := ready(t, e)
	for range 3 {
		process := e.Process()
		e.Force()
		enginetest.Select(t, db, engine.Query{SQL: "SELECT 1"})
		if e.Process() == process {
			t.Error("the child that was killed has answered")
		}
	}
}
