package query

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"testing/synctest"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

// A screen full of dashboards is less than may wait.
func TestTheTilesOfManyDashboardsMayWait(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		pages, done := newQueues().pages, make(chan struct{})
		for i := range 32 * 12 {
			go func() {
				release, err := pages.Acquire(t.Context(), queue.Holder{Tenant: string(Team), Caller: "key"})
				if err != nil {
					t.Errorf("tile %d: %v", i, err)
					return
				}
				<-done
				release()
			}()
		}
		synctest.Wait()
		close(done)
		synctest.Wait()
	})
}

// These are more than run at once.
func TestManyDashboardsAtOnce(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, "CREATE TABLE t (ts DateTime, n UInt32) ENGINE = MergeTree ORDER BY ts",
		"INSERT INTO t SELECT '2026-01-05 10:00:00', number FROM numbers(50000)")
	source.From.Table = "t"
	var all sync.WaitGroup
	for i := range 8 * 12 {
		all.Go(func() {
			s := sqlgen.Series{Source: source, AggFn: "count", Where: fmt.Sprintf("n >= %d", i), WhereLanguage: "sql"}
			got, err := r.Chart(t.Context(), Team, ChartOf(s))
			if err != nil {
				t.Errorf("tile %d: %v", i, err)
			} else if rows := Decode(t, got); len(rows) != 1 || rows[0]["series_0.data"] != float64(50000-i) {
				t.Errorf("tile %d: got %s", i, got)
			}
		})
	}
	all.Wait()
}

// However many slow queries one team has, the others get their answers.
func TestSlowQueriesOfOneTeamLeaveSlotsForOthers(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	Exec(t, db,
		// It takes forever, but no processor.
		"CREATE VIEW slow AS SELECT toDateTime('2026-01-05 10:00:00') AS ts FROM system.numbers "+
			"WHERE sleepEachRow(0.001) = 0 SETTINGS max_block_size = 50",
		"CREATE TABLE t (ts DateTime) ENGINE = Memory", "INSERT INTO t VALUES ('2026-01-05 10:00:00')")
	r := RunnerOf(db)
	running := func() uint64 {
		return enginetest.Select(t, db, engine.Query{
			SQL: "SELECT count() FROM system.processes WHERE query_id != queryID() AND current_database = currentDatabase()",
		})[0][0].(uint64)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	const asked, most = 60, 30 // of 40
	failed := make(chan error, asked)
	for range asked {
		go func() {
			_, err := r.Chart(ctx, "slow team", ChartOf(sqlgen.Series{Source: TableSource(db, "slow"), AggFn: "count"}))
			failed <- err
		}()
	}
	patience.Within(t, fmt.Sprintf("%d queries run", most), func() bool { return running() >= most })
	for range 5 {
		if _, err := r.Chart(t.Context(), Team, ChartOf(sqlgen.Series{Source: TableSource(db, "t"), AggFn: "count"})); err != nil {
			t.Errorf("the other team: %v", err)
		}
	}
	if n := running(); n > most {
		t.Errorf("the slow team runs %d queries, want %d", n, most)
	}
	// Those that run and those that wait go away with their client.
	cancel()
	for range asked {
		if err := <-failed; core.KindOf(err) != core.Canceled {
			t.Errorf("got %v, want Canceled", err)
		}
	}
	patience.Within(t, "no query runs", func() bool { return running() == 0 })
}
