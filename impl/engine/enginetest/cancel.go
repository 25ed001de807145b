package enginetest

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/patience"
)

// endless is a query that computes for hours before its first row.
const endless = "SELECT count() FROM numbers(1000000000000) WHERE cityHash64(number, currentDatabase()) = 7"

// many is how many queries a screen full of charts runs, as far as the tests go.
const many = 40

// wantIdle waits until no query runs in the database. The time since the queries were given up is only reported: on a
// machine that is busy with other tests it says little.
func wantIdle(t *testing.T, db *engine.DB, since time.Time) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 25*time.Second) // what is not canceled ends by itself after 30
	defer cancel()
	for processes(t, db) > 0 {
		if ctx.Err() != nil {
			t.Errorf("%d queries run on", processes(t, db))
			return
		}
		<-time.After(10 * time.Millisecond)
	}
	t.Logf("idle after %s", time.Since(since).Round(time.Millisecond))
}

// processes counts the queries that run in the database, without the one that asks.
func processes(t *testing.T, db *engine.DB) uint64 {
	t.Helper()
	return Select(t, db, engine.Query{
		SQL: "SELECT count() FROM system.processes WHERE query_id != queryID() AND current_database = currentDatabase()",
	})[0][0].(uint64)
}

// waitFor waits until that many queries run.
func waitFor(t *testing.T, db *engine.DB, n uint64) {
	t.Helper()
	patience.Within(t, fmt.Sprintf("%d queries run", n), func() bool { return processes(t, db) >= n })
}

func testCancel(t *testing.T, db *engine.DB) {
	// Whatever the engine is at when the caller gives up.
	for name, sql := range map[string]string{
		"while it computes its first row":      endless,
		"while the engine computes a constant": "SELECT (" + endless + ")",
		"while the engine computes a set":      "SELECT 1 WHERE 1 IN (" + endless + ")",
		"while it sorts":                       "SELECT number FROM numbers(1000000000000) ORDER BY cityHash64(number) LIMIT 1",
		"while it joins": "SELECT count() FROM numbers(1000000000000) AS a " +
			"JOIN (SELECT 1 AS number) AS b ON a.number % 1000 = b.number",
		"while another one waits for it": "SELECT count() FROM (SELECT 1 UNION ALL " + endless + ")",
		"while it searches":              "SELECT count() FROM numbers(1000000000000) WHERE match(toString(number), 'x.*y')",
	} {
		t.Run(name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			failed := make(chan error, 1)
			go func() { failed <- drain(ctx, db, engine.Query{SQL: sql}) }()
			waitFor(t, db, 1)
			since := time.Now()
			cancel()
			wantCanceled(t, failed, 1)
			wantIdle(t, db, since)
		})
	}
	t.Run("an insert", func(t *testing.T) { testCancelInsert(t, db) })
	t.Run("a whole screen of them", func(t *testing.T) { testCancelScreen(t, db) })
	t.Run("of which some have not begun yet", func(t *testing.T) { testCancelWaiting(t, db) })
	t.Run("rows that are closed before their end", func(t *testing.T) { testCloseRows(t, db) })
	t.Run("a client of ours that goes away", func(t *testing.T) { testCancelOfClient(t, db) })
	t.Run("a deadline", func(t *testing.T) { testCancelByDeadline(t, db) })
}

func wantCanceled(t *testing.T, failed <-chan error, n int) {
	t.Helper()
	for range n {
		if err := <-failed; core.KindOf(err) != core.Canceled {
			t.Errorf("got %v, want Canceled", err)
		}
	}
}

func testCancelInsert(t *testing.T, db *engine.DB) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	failed := make(chan error, 1)
	go func() { failed <- db.Exec(ctx, engine.Query{SQL: "INSERT INTO FUNCTION null('n UInt64') " + endless}) }()
	waitFor(t, db, 1)
	since := time.Now()
	cancel()
	wantCanceled(t, failed, 1)
	wantIdle(t, db, since)
}

func testCancelScreen(t *testing.T, db *engine.DB) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	failed := make(chan error, many)
	for range many {
		go func() { failed <- drain(ctx, db, engine.Query{SQL: endless}) }()
	}
	waitFor(t, db, many)
	since := time.Now()
	cancel()
	wantCanceled(t, failed, many)
	wantIdle(t, db, since)
}

func testCancelWaiting(t *testing.T, db *engine.DB) {
	var all sync.WaitGroup
	since := time.Now()
	for range many {
		ctx, cancel := context.WithCancel(t.Context())
		all.Go(func() {
			if err := drain(ctx, db, engine.Query{SQL: endless}); core.KindOf(err) != core.Canceled {
				t.Errorf("got %v, want Canceled", err)
			}
		})
		all.Go(cancel)
	}
	all.Wait()
	wantIdle(t, db, since)
}

func testCloseRows(t *testing.T, db *engine.DB) {
	rows, err := db.Select(t.Context(), engine.Query{
		SQL:      "SELECT number, randomPrintableASCII(1000) FROM numbers(99999)",
		Settings: map[string]any{"max_block_size": 1000},
	})
	if err != nil {
		t.Fatal(err)
	}
	if !rows.Next() {
		t.Fatal(rows.Err())
	}
	since := time.Now()
	rows.Close()
	wantIdle(t, db, since)
}

func testCancelOfClient(t *testing.T, db *engine.DB) {
	failed := make(chan error, 1)
	api := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		failed <- drain(r.Context(), db, engine.Query{SQL: endless})
	}))
	defer api.Close()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, api.URL, nil)
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		if res, err := api.Client().Do(req); err == nil {
			_ = res.Body.Close()
		}
	}()
	waitFor(t, db, 1)
	since := time.Now()
	cancel()
	wantCanceled(t, failed, 1)
	wantIdle(t, db, since)
}

func testCancelByDeadline(t *testing.T, db *engine.DB) {
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	if err := drain(ctx, db, engine.Query{SQL: endless}); core.KindOf(err) != core.Timeout {
		t.Errorf("got %v, want a Timeout", err)
	}
	wantIdle(t, db, time.Now())
}
