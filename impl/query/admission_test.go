package query

import (
	"context"
	"testing"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/queue"
)

// closed is a queue without slots in which none may wait.
func closed() *queue.Queue { return queue.New(queue.Limits{}) }

// closeUserQueues lets no SQL of users wait, and closeQueues no other pages or alerts.
func closeUserQueues(r *Runner) { r.queues.userPages, r.queues.userAlerts = closed(), closed() }

func closeQueues(r *Runner, pages, alerts bool) {
	r.queues.pages, r.queues.alerts = newQueues().pages, newQueues().alerts
	if pages {
		r.queues.pages = closed()
	}
	if alerts {
		r.queues.alerts = closed()
	}
}

// pageTurns counts those of pages, as turns does.
func pageTurns(r *Runner) uint64 { return r.queues.pages.Turns() + r.queues.userPages.Turns() }

// turns counts the queries of alerts: each takes a turn, and so does each caller that comes.
func turns(r *Runner) uint64 { return r.queues.alerts.Turns() + r.queues.userAlerts.Turns() }

// SQL of users that calls functions may take any time, so it waits in a queue of its own, and everything else goes on
// when that is full.
func TestSQLOfUsersHasItsOwnSlots(t *testing.T) {
	t.Parallel()
	r, source := setUp(t, "CREATE TABLE t (ts DateTime, a String, n UInt32) ENGINE = MergeTree ORDER BY ts",
		"INSERT INTO t VALUES ('2026-01-05 10:00:00', 'x', 1)")
	source.From.Table = "t"
	closeUserQueues(r)
	for _, c := range []struct {
		what    string
		series  Series
		refused bool
	}{
		{"a count", Series{AggFn: "count"}, false},
		{"words", Series{AggFn: "count", Where: "a:x OR (a:y AND n:>1)"}, false},
		{"SQL without functions", Series{AggFn: "count", Where: "a = 'x' AND n > 0", WhereLanguage: "sql"}, false},
		{"a function in the filter", Series{AggFn: "count", Where: "lower(a) = 'x'", WhereLanguage: "sql"}, true},
		{"a sub-query", Series{AggFn: "count", Where: "a IN (SELECT 'x')", WhereLanguage: "sql"}, true},
		{"a column", Series{AggFn: "sum", Field: "n"}, false},
		{"a function of the column", Series{AggFn: "sum", Field: "abs(n)"}, true},
		{"an aggregation", Series{AggFn: "none", Field: "sum(n) / count()"}, true},
		{"groups", Series{AggFn: "count", GroupBy: []string{"a"}}, false},
		{"groups by a function", Series{AggFn: "count", GroupBy: []string{"lower(a)"}}, true},
	} {
		c.series.Source = source
		_, err := r.Chart(t.Context(), team, chart(c.series))
		if refused := core.KindOf(err) == core.RateLimited; refused != c.refused || err != nil && !refused {
			t.Errorf("%s: got %v, want that it is refused: %t", c.what, err, c.refused)
		}
	}
	if _, err := r.Search(t.Context(), team, Search{
		Source: source, Start: start, End: end, Select: "upper(a)", OrderBy: "ts", Limit: 1,
	}); core.KindOf(err) != core.RateLimited {
		t.Errorf("a search that selects a function: got %v", err)
	}
	raw := Watch{Tile: &Tile{
		Config: []byte(`{"configType":"sql","displayType":"number","sqlTemplate":"SELECT 1"}`), Connection: source.Connection,
	}}
	watches := []Watch{
		raw,
		{Rows: &WatchedRows{Source: source, Where: "a:x"}},
		{Rows: &WatchedRows{Source: source, Where: "lower(a) = 'x'", WhereLanguage: "sql"}},
	}
	for i, found := range watchAll(t.Context(), t, r, hours, watches) {
		if refused := core.KindOf(found.Err) == core.RateLimited; refused != (i != 1) || found.Err != nil && !refused {
			t.Errorf("watch %d: got %v", i, found.Err)
		}
	}
}

// Alerts go on when pages have taken all that they may, and the other way round.
func TestPagesAndAlertsHaveTheirOwnSlots(t *testing.T) {
	t.Parallel()
	r, source := setUp(t, "CREATE TABLE t (ts DateTime) ENGINE = MergeTree ORDER BY ts",
		"INSERT INTO t VALUES ('2026-01-05 10:00:00')")
	source.From.Table = "t"
	closeQueues(r, true, false)
	if found := watchOne(t, r, hours, Watch{Rows: &WatchedRows{Source: source}}); found.Err != nil {
		t.Errorf("an alert beside many charts: %v", found.Err)
	}
	closeQueues(r, false, true)
	if _, err := r.Chart(t.Context(), team, chart(Series{Source: source, AggFn: "count"})); err != nil {
		t.Errorf("a chart beside many alerts: %v", err)
	}
}

func TestWhatAQueryCountsFor(t *testing.T) {
	t.Parallel()
	q := newQueues()
	local := enginetest.Start(t)
	open := func(name string, trusted bool) *engine.DB {
		db, err := engine.Open(engine.Options{URL: "http://127.0.0.1:1", Name: name, Trusted: trusted})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = db.Close() })
		return db
	}
	theirs, ours := open("theirs", false), open("ours", true)
	key := core.WithPrincipal(t.Context(), core.Principal{KeyID: "key"})
	alerts := ForAlerts(core.WithPrincipal(t.Context(), core.Principal{PersonID: "person"}))
	for _, c := range []struct {
		what    string
		ctx     context.Context
		db      *engine.DB
		userSQL bool
		queue   *queue.Queue
		share   queue.Share
	}{
		{"a page", key, local, false, q.pages, queue.Share{Tenant: "team", Caller: "key"}},
		{"a page with SQL", key, local, true, q.userPages, queue.Share{Tenant: "team", Caller: "key"}},
		{"an alert", alerts, local, false, q.alerts, queue.Share{Tenant: "team", Caller: "person"}},
		{"an alert that an organization made", ForAlerts(t.Context()), local, false, q.alerts, queue.Share{Tenant: "team", Caller: ""}},
		{"an alert on SQL", alerts, local, true, q.userAlerts, queue.Share{Tenant: "team", Caller: "person"}},
		{"the test of an alert", ForAlerts(key), local, false, q.alerts, queue.Share{Tenant: "team", Caller: "key"}},
		{"a page of a team's server", key, theirs, true, q.remotePages, queue.Share{Tenant: "team", Caller: "key"}},
		{"an alert on a team's server", alerts, theirs, false, q.remoteAlerts, queue.Share{Tenant: "team", Caller: "theirs"}},
		{"a page of the operator's server", key, ours, false, q.remotePages, queue.Share{Tenant: "team/ours", Caller: "key"}},
	} {
		in, got := q.of(c.ctx, "team", c.db, c.userSQL)
		if in != c.queue || got != c.share {
			t.Errorf("%s counts for %v, want %v; in its queue: %t", c.what, got, c.share, in == c.queue)
		}
	}
}

// Alerts that may take any time are told from others before they are read.
func TestWatchesThatCallFunctions(t *testing.T) {
	t.Parallel()
	plain := Source{Kind: "log", Timestamp: "ts", Body: "Body", Select: "ts, Body"}
	rows := func(edit func(*WatchedRows)) Watch {
		r := &WatchedRows{Source: plain, Where: "Body:(a OR b)"}
		edit(r)
		return Watch{Rows: r}
	}
	tile := func(config string) Watch { return Watch{Tile: &Tile{Config: []byte(config), Source: &plain}} }
	condition := "lower(Body) = 'x'"
	for what, c := range map[string]struct {
		watch Watch
		want  bool
	}{
		"words":                    {rows(func(*WatchedRows) {}), false},
		"a filter in SQL":          {rows(func(r *WatchedRows) { r.Where, r.WhereLanguage = condition, "sql" }), true},
		"a group":                  {rows(func(r *WatchedRows) { r.GroupBy = "ServiceName" }), false},
		"a group by a function":    {rows(func(r *WatchedRows) { r.GroupBy = "lower(ServiceName)" }), true},
		"a saved filter":           {rows(func(r *WatchedRows) { r.Filters = []api.SavedSearchFilter{{Condition: &condition}} }), true},
		"a function of the source": {rows(func(r *WatchedRows) { r.Source.Timestamp = "toDate(ts)" }), true},
		"a count":                  {tile(`{"displayType":"line","select":[{"aggFn":"count","where":"a:(b OR c)"}]}`), false},
		"a name with parentheses":  {tile(`{"displayType":"line","select":[{"aggFn":"count","alias":"n (5m)"}]}`), false},
		"a sum of a function":      {tile(`{"displayType":"line","select":[{"aggFn":"sum","valueExpression":"abs(n)"}]}`), true},
		"SQL":                      {tile(`{"configType":"sql","displayType":"line","sqlTemplate":"SELECT count() FROM t"}`), true},
	} {
		if got := c.watch.CallsFunctions(); got != c.want {
			t.Errorf("%s: got %t", what, got)
		}
	}
}
