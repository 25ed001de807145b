package engine_test

import (
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
)

// wantUnavailable is what every caller gets while there is no engine.
func wantUnavailable(t *testing.T, what string, err error) {
	t.Helper()
	var failure *core.Error
	if !errors.As(err, &failure) || failure.Kind != core.Unavailable || failure.RetryAfter <= 0 {
		t.Errorf("%s: got %v, want Unavailable with a time to wait", what, err)
	}
}

// The kernel ends the engine by SIGKILL when memory runs out, and a query that meets a fault of the library does it in
// another way. Either costs those who run queries an error, and all others no more than the restart.
func TestEngineComesBackAfterACrash(t *testing.T) {
	t.Parallel()
	e := start(t, enginetest.Options(t, t.TempDir()))
	db := e.DB()
	_, err := db.Select(t.Context(), engine.Query{SQL: "SELECT 1"})
	wantUnavailable(t, "before the start", err)

	ready(t, e)
	enginetest.Exec(t, db, "CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a", "INSERT INTO t VALUES (7)")
	for _, crash := range []string{"first", "second"} {
		const callers = 10
		failed := make(chan error, callers)
		for range callers {
			go func() {
				_, err := db.Select(t.Context(), engine.Query{SQL: "SELECT count() FROM numbers(1000000000000)"})
				failed <- err
			}()
		}
		patience.Within(t, "all queries run", func() bool {
			return len(enginetest.Select(t, db, engine.Query{
				SQL: "SELECT 1 FROM system.processes WHERE query_id != queryID()",
			})) >= callers
		})
		process := e.Process()
		if err := process.Kill(); err != nil {
			t.Fatal(err)
		}
		for range callers {
			wantUnavailable(t, crash+" crash", <-failed)
		}
		patience.Within(t, "the next engine is started", func() bool { return e.Process() != process })
		// Whether the next engine is up already or not: nothing but Unavailable, and then answers.
		patience.Within(t, "the next engine answers", func() bool {
			_, err := db.Select(t.Context(), engine.Query{SQL: "SELECT 1"})
			if err == nil {
				return true
			}
			wantUnavailable(t, "after the "+crash+" crash", err)
			if err := e.Ready(t.Context()); err != nil {
				t.Fatal(err)
			}
			return false
		})
		got := enginetest.Select(t, db, engine.Query{SQL: "SELECT a FROM t"})
		if diff := cmp.Diff([][]any{{uint8(7)}}, got); diff != "" {
			t.Error(diff)
		}
	}
}

// greedy needs more memory than any limit allows.
const greedy = "SELECT length(groupArray(number)) FROM numbers(1000000000)"

func TestEngineKeepsToItsMemory(t *testing.T) {
	t.Parallel()
	o := enginetest.Options(t, t.TempDir())
	e := start(t, o)
	db := ready(t, e)
	process := e.Process()
	_, err := db.Select(t.Context(), engine.Query{SQL: greedy})
	if core.KindOf(err) != core.Invalid || !strings.Contains(err.Error(), "MEMORY_LIMIT_EXCEEDED") {
		t.Errorf("more than a query may use: got %v", err)
	}
	// Without a limit of its own the query fails at the limit of the engine.
	err = db.Exec(t.Context(), engine.Query{SQL: greedy})
	if core.KindOf(err) != core.Unavailable || !strings.Contains(err.Error(), "MEMORY_LIMIT_EXCEEDED") {
		t.Errorf("more than the engine may use: got %v", err)
	}
	enginetest.Select(t, db, engine.Query{SQL: "SELECT 1"})
	if e.Process() != process {
		t.Error("the engine did not survive")
	}
}

// What all queries use together is bounded as well. Those that run into the bound are the ones that want the most.
func TestGreedyQueriesLeaveMemoryForOthers(t *testing.T) {
	t.Parallel()
	o := enginetest.Options(t, t.TempDir())
	o.Log = slog.New(slog.NewTextHandler(t.Output(), nil)) // which says why it does not survive
	o.Memory = 2 << 30                                     // of 1 GiB the library itself takes most of what is not counted
	e := start(t, o)
	db := ready(t, e)
	process := e.Process()
	// By default each thread may hold 4 MiB that are not counted yet. On a machine that is busy, where threads with memory wait
	// for a processor, that adds up to more than is left for it.
	counted := map[string]any{"max_untracked_memory": 256 << 10}
	var all sync.WaitGroup
	for i := range 8 {
		all.Go(func() {
			_, err := db.Select(t.Context(), engine.Query{SQL: greedy, Settings: counted})
			if kind := core.KindOf(err); kind != core.Invalid && kind != core.Unavailable {
				t.Errorf("greedy query %d: got %v", i, err)
			}
		})
	}
	// A busy machine may take so long to end the greedy queries that a small one is refused too. It is answered later.
	const small = 16
	var refused atomic.Int64
	for i := range small {
		all.Go(func() {
			tries := 0
			patience.Within(t, fmt.Sprintf("small query %d is answered", i), func() bool {
				rows, err := db.Select(t.Context(), engine.Query{
					SQL: fmt.Sprintf("SELECT uniqExact(number + %d) FROM numbers(100000)", i), Settings: counted,
				})
				if err == nil {
					rows.Close()
					return true
				}
				wantUnavailable(t, fmt.Sprintf("small query %d", i), err)
				if tries++; tries == 1 {
					refused.Add(1)
				}
				return false
			})
		})
	}
	all.Wait()
	if n := refused.Load(); n > small/4 {
		t.Errorf("%d of %d small queries were refused", n, small)
	}
	if e.Process() != process {
		t.Error("the engine did not survive")
	}
}

// A sort or a group that does not fit into memory goes to the disk, of which a query gets its share too.
func TestLargeQueriesUseTheDisk(t *testing.T) {
	t.Parallel()
	db := ready(t, start(t, enginetest.Options(t, t.TempDir())))
	const groups = "SELECT count() FROM (SELECT number, toString(number) AS s FROM numbers(%d) GROUP BY number, s)"
	got := enginetest.Select(t, db, engine.Query{SQL: fmt.Sprintf(groups, 4_000_000)})
	if diff := cmp.Diff([][]any{{uint64(4_000_000)}}, got); diff != "" {
		t.Error(diff)
	}
	_, err := db.Select(t.Context(), engine.Query{
		SQL: "SELECT count() FROM (SELECT randomPrintableASCII(1000) AS s FROM numbers(10000000) GROUP BY s)",
	})
	if core.KindOf(err) != core.Invalid || engine.CodeName(err) != "TOO_MANY_ROWS_OR_BYTES" {
		t.Errorf("more than fits on the disk: got %v", err)
	}
}
