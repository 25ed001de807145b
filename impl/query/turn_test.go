package query

import (
	"context"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// TryResults takes all memory that results may have.
func TryResults(ctx context.Context, r *Runner) error {
	return r.results.Reservation(string(Team), "").TryAcquire(ctx, resultLimits.Owner)
}

func TestEachLargeResultOfAnEvaluationCounts(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	r := RunnerOf(db)
	r.results = memory.NewBudget(resultLimits, time.Millisecond)
	read := func(rows *engine.Rows) error {
		for rows.Next() {
			if _, err := rows.Values(); err != nil {
				return err
			}
		}
		return rows.Err()
	}
	large := sqlgen.Query{SQL: "SELECT repeat('x', 1000) FROM numbers(3000)"}
	ctx := ForAlerts(t.Context())
	err := r.Query(ctx, Team, db, large, func(rows *engine.Rows) error {
		if err := read(rows); err != nil {
			return err
		}
		if err := r.Query(ctx, Team, db, large, read); core.KindOf(err) != core.RateLimited {
			t.Errorf("a second one at once: %v", err)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	if err := r.Query(ctx, Team, db, large, read); err != nil {
		t.Errorf("one after the other: %v", err)
	}
}
