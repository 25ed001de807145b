package engine_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
)

func TestLargeResultsTakeTurns(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	count := func(ctx context.Context, bytes int) error {
		rows, err := db.Select(ctx, engine.Query{
			SQL: fmt.Sprintf("SELECT repeat('x', 1000) FROM numbers(%d)", bytes/1000),
		})
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
		}
		return rows.Err()
	}
	const large = 2 * engine.LargeResult
	room := engine.NewRoom(1, time.Minute)
	first, leave := room.Enter(t.Context())
	for range 2 { // all results of a request share its place
		if err := count(first, large); err != nil {
			t.Fatal(err)
		}
	}

	second, leaveSecond := room.Enter(t.Context())
	defer leaveSecond()
	if err := count(second, large/10); err != nil {
		t.Errorf("a small result beside a large one: %v", err)
	}
	if err := count(t.Context(), large); err != nil {
		t.Errorf("a large result that is not in the room: %v", err)
	}
	short, cancel := context.WithTimeout(second, 200*time.Millisecond)
	defer cancel()
	if err := count(short, large); core.KindOf(err) != core.Timeout {
		t.Errorf("a second large result does not wait: got %v", err)
	}

	done := make(chan error, 1)
	go func() { done <- count(second, large) }()
	leave()
	if err := <-done; err != nil {
		t.Errorf("a large result whose turn it is: %v", err)
	}
}

func TestLargeResultsDoNotWaitForever(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	room := engine.NewRoom(0, time.Millisecond)
	ctx, leave := room.Enter(t.Context())
	defer leave()
	rows, err := db.Select(ctx, engine.Query{SQL: "SELECT repeat('x', 1000) FROM numbers(10000)"})
	if err == nil {
		defer rows.Close()
		for rows.Next() {
		}
		err = rows.Err()
	}
	if core.KindOf(err) != core.RateLimited {
		t.Errorf("got %v, want to be told to try again", err)
	}
}
