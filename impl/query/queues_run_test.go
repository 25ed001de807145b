package query_test

import (
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// SQL of users that calls functions may take any time, so it waits in a queue of its own, and everything else goes on
// when that is full.
func TestSQLOfUsersHasItsOwnSlots(t *testing.T) {
	t.Parallel()
	r, source := query.SetUp(t, "CREATE TABLE t (ts DateTime, a String, n UInt32) ENGINE = MergeTree ORDER BY ts",
		"INSERT INTO t VALUES ('2026-01-05 10:00:00', 'x', 1)")
	source.From.Table = "t"
	query.CloseUserQueues(r)
	for _, c := range []struct {
		what    string
		series  sqlgen.Series
		refused bool
	}{
		{"a count", sqlgen.Series{AggFn: "count"}, false},
		{"words", sqlgen.Series{AggFn: "count", Where: "a:x OR (a:y AND n:>1)"}, false},
		{"SQL without functions", sqlgen.Series{AggFn: "count", Where: "a = 'x' AND n > 0", WhereLanguage: "sql"}, false},
		{"a function in the filter", sqlgen.Series{AggFn: "count", Where: "lower(a) = 'x'", WhereLanguage: "sql"}, true},
		{"a sub-query", sqlgen.Series{AggFn: "count", Where: "a IN (SELECT 'x')", WhereLanguage: "sql"}, true},
		{"a column", sqlgen.Series{AggFn: "sum", Field: "n"}, false},
		{"a function of the column", sqlgen.Series{AggFn: "sum", Field: "abs(n)"}, true},
		{"an aggregation", sqlgen.Series{AggFn: "none", Field: "sum(n) / count()"}, true},
		{"groups", sqlgen.Series{AggFn: "count", GroupBy: []string{"a"}}, false},
		{"groups by a function", sqlgen.Series{AggFn: "count", GroupBy: []string{"lower(a)"}}, true},
	} {
		c.series.Source = source
		_, err := r.Chart(t.Context(), query.Team, query.ChartOf(c.series))
		if refused := core.KindOf(err) == core.RateLimited; refused != c.refused || err != nil && !refused {
			t.Errorf("%s: got %v, want that it is refused: %t", c.what, err, c.refused)
		}
	}
	if _, err := r.Search(t.Context(), query.Team, sqlgen.Search{
		Source: source, Start: query.Start, End: query.End, Select: "upper(a)", OrderBy: "ts", Limit: 1,
	}); core.KindOf(err) != core.RateLimited {
		t.Errorf("a search that selects a function: got %v", err)
	}
	raw := batch.Condition{Tile: &query.Tile{
		Config: []byte(`{"configType":"sql","displayType":"number","sqlTemplate":"SELECT 1"}`), Connection: source.Connection,
	}}
	conditions := []batch.Condition{
		raw,
		{Rows: &batch.Rows{Source: source, Where: "a:x"}},
		{Rows: &batch.Rows{Source: source, Where: "lower(a) = 'x'", WhereLanguage: "sql"}},
	}
	for i, found := range observeAll(t.Context(), t, r, hours, conditions) {
		if refused := core.KindOf(found.Err) == core.RateLimited; refused != (i != 1) || found.Err != nil && !refused {
			t.Errorf("condition %d: got %v", i, found.Err)
		}
	}
}

// Alerts go on when pages have taken all that they may, and the other way round.
func TestPagesAndAlertsHaveTheirOwnSlots(t *testing.T) {
	t.Parallel()
	r, source := query.SetUp(t, "CREATE TABLE t (ts DateTime) ENGINE = MergeTree ORDER BY ts",
		"INSERT INTO t VALUES ('2026-01-05 10:00:00')")
	source.From.Table = "t"
	query.CloseQueues(r, true, false)
	if found := observeOne(t, r, hours, batch.Condition{Rows: &batch.Rows{Source: source}}); found.Err != nil {
		t.Errorf("an alert beside many charts: %v", found.Err)
	}
	query.CloseQueues(r, false, true)
	if _, err := r.Chart(t.Context(), query.Team, query.ChartOf(sqlgen.Series{Source: source, AggFn: "count"})); err != nil {
		t.Errorf("a chart beside many alerts: %v", err)
	}
}
