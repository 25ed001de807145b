package engine_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/memory"
)

// read reads a result of so many bytes.
func read(ctx context.Context, db *engine.DB, bytes int) error {
	rows, err := db.Select(ctx, engine.Query{
		SQL: fmt.Sprintf("SELECT repeat('x', 1000) FROM numbers(%d)", bytes/1000),
	})
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if _, err := rows.Values(); err != nil {
			return err
		}
	}
	return rows.Err()
}

func TestLargeResultsWaitForMemory(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	const large = 12 * memory.Free
	budget := memory.NewBudget(memory.Limits{All: 40 << 20, Group: 1 << 30, Owner: 40 << 20}, time.Minute)
	first := budget.Reservation("g", "a")
	if err := read(memory.NewContext(t.Context(), first), db, large); err != nil {
		t.Fatal(err)
	}
	if held := first.Held(); held < large || held > 40<<20 {
		t.Errorf("a result of %d bytes holds %d", large, held)
	}
	if err := first.Acquire(t.Context(), 40<<20); err != nil {
		t.Fatal(err)
	}

	second := budget.Reservation("g", "b")
	defer second.Release()
	ctx := memory.NewContext(t.Context(), second)
	if err := read(ctx, db, memory.Free/2); err != nil {
		t.Errorf("a small result beside a large one: %v", err)
	}
	if err := read(t.Context(), db, large); err != nil {
		t.Errorf("a large result that nothing bounds: %v", err)
	}
	short, cancel := context.WithTimeout(ctx, 200*time.Millisecond)
	defer cancel()
	if err := read(short, db, large); core.KindOf(err) != core.Timeout {
		t.Errorf("a second large result does not wait: got %v", err)
	}
	done := make(chan error, 1)
	go func() { done <- read(ctx, db, large) }()
	first.Release()
	if err := <-done; err != nil {
		t.Errorf("a large result whose turn it is: %v", err)
	}
}

func TestLargeResultsDoNotWaitForever(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	budget := memory.NewBudget(memory.Limits{All: 20 << 20, Group: 1 << 30, Owner: 20 << 20}, time.Millisecond)
	other := budget.Reservation("g", "a")
	if err := other.Acquire(t.Context(), 20<<20); err != nil {
		t.Fatal(err)
	}
	for owner, want := range map[string]core.Kind{"a": core.RateLimited, "b": core.Unavailable} {
		err := read(memory.NewContext(t.Context(), budget.Reservation("g", owner)), db, 10<<20)
		if core.KindOf(err) != want {
			t.Errorf("the owner %s: got %v, want an error that says to try again", owner, err)
		}
	}
}
