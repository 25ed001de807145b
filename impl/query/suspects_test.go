package query

import (
	"context"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

// TestWhoIsNotToBlameIsNotRefused has a query of one team use up the engine's memory while one of another team runs. Of
// neither is known that it was the cause, and both are run once more: one after the other.
func TestWhoIsNotToBlameIsNotRefused(t *testing.T) {
	t.Parallel()
	e, err := engine.Start(t.Context(), enginetest.Options(t, t.TempDir()))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
		defer cancel()
		if err := e.Stop(ctx); err != nil {
			t.Error(err)
		}
	})
	if err := e.Ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	db := e.DB()
	r := newRunner(db)
	settings := map[string]any{"max_block_size": 1}
	run := func(team core.TeamID, sql string) error {
		return r.query(t.Context(), team, db, engine.Query{SQL: sql, UserSQL: true, Settings: settings}, func(rows *engine.Rows) error {
			for rows.Next() { // to the end
			}
			return rows.Err()
		})
	}
	slow := make(chan error, 1)
	go func() {
		slow <- run("other", "SELECT count() FROM numbers(60) WHERE NOT sleepEachRow(0.05)")
	}()
	running := engine.Query{SQL: "SELECT 1 FROM system.processes WHERE query_id != queryID() AND query LIKE '%sleepEachRow%'"}
	for len(enginetest.Select(t, db, running)) == 0 {
		select {
		case err := <-slow:
			t.Fatal(err)
		default:
		}
	}
	// The engine's own count knows nothing of this memory.
	if err := run("greedy", "SELECT length(URLHierarchy(concat('http://a/', repeat('b/', 100000))))"); err == nil {
		t.Error("a query took all memory")
	}
	if err := <-slow; err != nil {
		t.Errorf("the query of the other team: %v", err)
	}
	if err := db.Admit(t.Context(), "greedy"); core.KindOf(err) != core.RateLimited {
		t.Errorf("the team that is to blame is told %v", err)
	}
	if err := db.Admit(t.Context(), "other"); err != nil {
		t.Errorf("the other team is told %v", err)
	}
}
