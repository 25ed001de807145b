package query

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// ownEngine is an engine that a test may bring down.
type ownEngine struct {
	t        *testing.T
	db       *engine.DB
	runner   *Runner
	registry *prometheus.Registry
}

func startOwnEngine(t *testing.T) *ownEngine {
	t.Helper()
	o := enginetest.Options(t, t.TempDir())
	registry := prometheus.NewRegistry()
	o.Memory = 512 << 20 // which is used up in half the time
	o.Metrics = engine.NewMetrics(registry)
	e, err := engine.Start(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := e.Stop(patience.Context(t)); err != nil {
			t.Error(err)
		}
	})
	if err := e.Ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	return &ownEngine{t, e.DB(), RunnerOf(e.DB()), registry}
}

// run runs a query with SQL of a user. It retries while the engine is starting, which takes a busy machine longer than a query
// waits.
func (e *ownEngine) run(ctx context.Context, team core.TeamID, sql string) error {
	q := sqlgen.Query{SQL: sql, UserSQL: true, Settings: map[string]any{"max_block_size": 1}}
	for begun := time.Now(); ; {
		err := e.runner.Query(ctx, team, e.db, q, func(rows *engine.Rows) error {
			for rows.Next() { // to the end
			}
			return rows.Err()
		})
		if core.KindOf(err) != core.Unavailable || !strings.Contains(err.Error(), "engine is starting") || time.Since(begun) > patience.Timeout {
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(patience.Pause(begun)):
		}
	}
}

// alertsOf is the context of the evaluation of a person's alerts.
func (e *ownEngine) alertsOf(person string) context.Context {
	return ForAlerts(core.WithPrincipal(e.t.Context(), core.Principal{PersonID: person}))
}

// restarts is how often the engine was restarted.
func (e *ownEngine) restarts() (n int) {
	e.t.Helper()
	families, err := e.registry.Gather()
	if err != nil {
		e.t.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			n += int(m.GetCounter().GetValue())
		}
	}
	return n
}

// hungry uses memory that the engine's own count knows nothing of. Each has another text.
func hungry(i int) string {
	return fmt.Sprintf("SELECT %d, length(URLHierarchy(concat('http://a/', repeat('b/', 100000))))", i)
}

// slow takes a while.
const slow = "SELECT count() FROM numbers(%d) WHERE NOT sleepEachRow(0.05)"

// awaitSlow waits until it runs, or the context ends.
func (e *ownEngine) awaitSlow(ctx context.Context) {
	running := errors.New("it runs")
	q := sqlgen.Query{SQL: "SELECT 1 FROM system.processes WHERE query_id != queryID() AND query LIKE '%sleepEachRow%'"}
	patience.Within(e.t, "the slow query runs", func() bool {
		err := e.runner.Query(ctx, "", e.db, q, func(rows *engine.Rows) error {
			if rows.Next() {
				return running
			}
			return rows.Err()
		})
		return errors.Is(err, running) || ctx.Err() != nil
	})
}

// TestWhoIsNotToBlameIsNotRefused has a query of one team use up the engine's memory while one of another team runs. Of
// neither is known that it was the cause, and both are run once more: one after the other.
func TestWhoIsNotToBlameIsNotRefused(t *testing.T) {
	t.Parallel()
	e := startOwnEngine(t)
	other := make(chan error, 1)
	go func() { other <- e.run(t.Context(), "other", fmt.Sprintf(slow, 60)) }()
	e.awaitSlow(t.Context())
	if err := e.run(t.Context(), "greedy", hungry(0)); err == nil {
		t.Error("a query took all memory")
	}
	if err := e.run(t.Context(), "greedy", "SELECT 1"); core.KindOf(err) != core.RateLimited {
		t.Errorf("the team that is to blame gets %v", err)
	}
	if err := <-other; err != nil {
		t.Errorf("the query of the other team: %v", err)
	}
	if err := e.run(t.Context(), "other", "SELECT 1"); err != nil {
		t.Errorf("the other team gets %v", err)
	}
}

// A team with many alerts that use up the memory, each with SQL of its own, restarts the engine a few times, and not once
// or twice for each.
func TestManyAlertsOfOnePersonRestartTheEngineThreeTimes(t *testing.T) {
	t.Parallel()
	const most = 3
	e := startOwnEngine(t)
	ann := e.alertsOf("ann")
	for i := range 8 {
		if err := e.run(ann, "team", hungry(i)); err == nil {
			t.Error("a query took all memory")
		}
	}
	if n := e.restarts(); n != most {
		t.Errorf("eight alerts have restarted the engine %d times, want %d", n, most)
	}
	// The error of others of hers says that it was not them.
	querytest.WantError(t, e.run(ann, "team", "SELECT 1"), core.RateLimited, "SQL that calls functions is refused for all alerts of this person ")
	key := core.WithPrincipal(t.Context(), core.Principal{KeyID: "key", PersonID: "ann"})
	for what, err := range map[string]error{
		"alerts of another member":         e.run(e.alertsOf("bob"), "team", "SELECT 1"),
		"alerts of another team":           e.run(ann, "other", "SELECT 1"),
		"pages of the team":                e.run(key, "team", "SELECT 1"),
		"the test of an alert of the team": e.run(ForAlerts(key), "team", "SELECT 2"),
	} {
		if err != nil {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// A key whose query ends the engine is refused, and so is its SQL for the team. Other keys of the team and its alerts run
// SQL.
func TestOneKeyIsRefusedAndNotItsTeam(t *testing.T) {
	t.Parallel()
	e := startOwnEngine(t)
	key := func(id, person string) context.Context {
		return core.WithPrincipal(t.Context(), core.Principal{KeyID: id, PersonID: person})
	}
	bad := hungry(0)
	if err := e.run(key("1", "ann"), "team", bad); err == nil {
		t.Error("a query took all memory")
	}
	querytest.WantError(t, e.run(key("1", "ann"), "team", "SELECT 1"), core.RateLimited,
		"SQL that calls functions is refused for this key")
	for what, ctx := range map[string]context.Context{
		"another key of the person":           key("2", "ann"),
		"a session of the person":             core.WithPrincipal(t.Context(), core.Principal{SessionID: "1", PersonID: "ann"}),
		"a key of another person":             key("3", "bob"),
		"an alert of the person":              e.alertsOf("ann"),
		"the test of an alert by another key": ForAlerts(key("3", "bob")),
	} {
		if err := e.run(ctx, "team", "SELECT 1"); err != nil {
			t.Errorf("%s: %v", what, err)
		}
		querytest.WantError(t, e.run(ctx, "team", bad), core.RateLimited, "This SQL is refused")
	}
	if n := e.restarts(); n != 1 {
		t.Errorf("the engine was restarted %d times, want once", n)
	}
}

// Tests of alerts count for their caller: the next one may be about any other alert.
func TestTestsOfAlertsRestartTheEngineOnce(t *testing.T) {
	t.Parallel()
	e := startOwnEngine(t)
	key := ForAlerts(core.WithPrincipal(t.Context(), core.Principal{KeyID: "key", PersonID: "ann"}))
	for i := range 3 {
		if err := e.run(key, "team", hungry(i)); err == nil {
			t.Error("a query took all memory")
		}
	}
	if n := e.restarts(); n != 1 {
		t.Errorf("three tests have restarted the engine %d times, want 1", n)
	}
}

// TestManyAlertsBlameNoOtherTeam has a team run one alert after the other that uses up the memory, always while the page of
// another team is read.
func TestManyAlertsBlameNoOtherTeam(t *testing.T) {
	t.Parallel()
	e := startOwnEngine(t)
	ctx, cancel := context.WithCancel(t.Context())
	var other sync.WaitGroup
	other.Go(func() {
		for ctx.Err() == nil {
			// One that is cut off twice may have to be asked for again.
			err := e.run(ctx, "other", fmt.Sprintf(slow, 20))
			if kind := core.KindOf(err); err != nil && kind != core.Unavailable && kind != core.Canceled {
				t.Errorf("the other team gets %v", err)
				cancel()
			}
		}
	})
	const alerts = 2
	for i := range alerts {
		e.awaitSlow(ctx)
		_ = e.run(e.alertsOf("ann"), "greedy", hungry(i))
	}
	cancel()
	other.Wait()
	if n := e.restarts(); n > 2*alerts {
		t.Errorf("%d alerts have restarted the engine %d times", alerts, n)
	}
	patience.Within(t, "the engine is up again", func() bool { return e.run(t.Context(), "third", "SELECT 1") == nil })
	if err := e.run(t.Context(), "other", "SELECT 1"); err != nil {
		t.Errorf("at the end the other team gets %v", err)
	}
}
