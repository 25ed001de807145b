package query

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/memory"
)

// hours are the two hours of the test range.
var hours = Windows{Start: time.UnixMilli(start), End: time.UnixMilli(end), Interval: time.Hour}

// watchOne answers a single watch.
func watchOne(t testing.TB, r *Runner, w Windows, watch Watch) Watched {
	t.Helper()
	return watchAll(t.Context(), t, r, w, []Watch{watch})[0]
}

// watchAll answers watches. Each must be answered once.
func watchAll(ctx context.Context, t testing.TB, r *Runner, w Windows, watches []Watch) []Watched {
	t.Helper()
	found, times := make([]Watched, len(watches)), make([]atomic.Int64, len(watches))
	NewReader(r).Watch(ctx, team, w, watches, func(i int, answer Watched) {
		times[i].Add(1)
		found[i] = answer
	})
	for i := range times {
		if n := times[i].Load(); n != 1 {
			t.Fatalf("watch %d has %d answers", i, n)
		}
	}
	return found
}

// written is what was found as text: values at their times, with their labels.
func written(w Watched) string {
	if w.Err != nil {
		return w.Err.Error()
	}
	var lines []string
	for _, v := range w.Values {
		line := strings.TrimSuffix(time.UnixMilli(v.Start).UTC().Format("15:04:05.000"), ".000")
		line = strings.TrimSuffix(line, ":00")
		for _, l := range v.Labels {
			line += " " + l.Name + ":" + l.Value
		}
		if v.NoValue != "" {
			lines = append(lines, line+" none: "+v.NoValue)
			continue
		}
		lines = append(lines, fmt.Sprintf("%s %v", line, v.Value))
	}
	return strings.Join(lines, ", ")
}

func TestWatchTiles(t *testing.T) {
	t.Parallel()
	ts := setUpTiles(t)
	const byHour = "SELECT $__timeInterval(ts) AS t, svc, 1 AS one, sum(ms) AS n, toDecimal32(1, 0) FROM t WHERE $__timeFilter(ts) GROUP BY t, svc ORDER BY t, svc"
	for _, tt := range []struct {
		rule    string
		tile    Tile
		grouped bool
		want    string
	}{
		{
			"what happened at the end belongs to the next range",
			ts.of(`{"displayType":"line","select":[{"aggFn":"count"}],"fillNulls":true}`), false, "10:00 3, 11:00 3",
		},
		{
			"groups without rows have no value, all groups count, and nothing is compared",
			ts.of(`{"displayType":"line","select":[{"aggFn":"sum","valueExpression":"ms"}],"groupBy":"svc, attrs['zone'] AS zone",
				"seriesLimit":1,"compareToPreviousPeriod":true}`),
			true, "10:00 svc:a zone:eu 40, 10:00 svc:b zone:us 5, 11:00 svc:a zone:eu 20, 11:00 svc:c zone:us 100",
		},
		{
			"a number is evaluated over time, and without groups",
			ts.of(`{"displayType":"number","select":[{"aggFn":"max","valueExpression":"ms"}],"groupBy":"svc"}`), false, "10:00 30, 11:00 100",
		},
		{
			"the last formula counts, though its operands are shown",
			ts.of(`{"displayType":"stacked_bar","select":[{"aggFn":"count"},{"aggFn":"count","where":"svc:b"}],
				"formulas":[{"expression":"A"},{"expression":"B * 10"}],"showOperandSeries":true}`),
			false, "10:00 10, 11:00 0",
		},
		{
			"what has rows and no number is NULL",
			ts.of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"count","where":"svc:b"}],"asRatio":true}`), false, "10:00 3, 11:00 none: it would be a division by zero",
		},
		{
			"of several values the last counts",
			ts.of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"avg","valueExpression":"note"}],"groupBy":"svc"}`),
			true, `10:00 svc:a 1, 10:00 svc:b none: the rows in this window have no number for "avg(note)", ` +
				`11:00 svc:a none: the rows in this window have no number for "avg(note)", 11:00 svc:c 7`,
		},
		{
			"SQL over time, by its last numbers", ts.raw("line", byHour), true,
			"10:00 svc:a 1, 10:00 svc:b 1, 11:00 svc:a 1, 11:00 svc:c 1",
		},
		{
			"SQL without rows", ts.raw("stacked_bar", "SELECT now() AS t, 1 AS n FROM t WHERE 0"), true, "",
		},
		{
			"SQL with a NULL", ts.raw("stacked_bar", "SELECT $__timeInterval(ts) AS t, avg(note) AS n FROM t GROUP BY t ORDER BY t"),
			true, "10:00 1, 11:00 7",
		},
		{
			"SQL that divides by zero", ts.raw("line", "SELECT $__timeInterval(ts) AS t, count() / countIf(svc = 'b') AS n FROM t GROUP BY t ORDER BY t"),
			true, `10:00 3, 11:00 none: "n" is +Inf in this window, as after a division by zero`,
		},
		{
			"SQL that answers NULL", ts.raw("line", "SELECT $__timeInterval(ts) AS t, max(if(svc = 'b', ms, NULL)) AS n FROM t GROUP BY t ORDER BY t"),
			true, `10:00 5, 11:00 none: "n" is NULL in this window`,
		},
		{
			"formulas without a result", ts.of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"avg","valueExpression":"note"}],
				"groupBy":"svc","formulas":[{"expression":"A / (A - 1) + B"}]}`),
			true, "10:00 svc:a 3, 10:00 svc:b none: it would be a division by zero, " +
				"11:00 svc:a none: it would be a division by zero, 11:00 svc:c 9",
		},
		{
			"formulas of a value that is missing", ts.of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"avg","valueExpression":"note"}],
				"groupBy":"svc","formulas":[{"expression":"A + B"}]}`),
			true, "10:00 svc:a 3, 10:00 svc:b none: a value that it is computed from is missing in this window, " +
				"11:00 svc:a none: a value that it is computed from is missing in this window, 11:00 svc:c 9",
		},
		{
			"SQL for a number has one value", ts.raw("number", "SELECT svc, count(), sum(ms) FROM t GROUP BY svc ORDER BY svc"), false, "10:00 60, 11:00 60",
		},
		{
			"of each window", ts.raw("number", "SELECT sum(ms) FROM t WHERE ts >= $__fromTime_ms AND ts < $__toTime_ms"), false, "10:00 45, 11:00 120",
		},
		{"without a row it is 0", ts.raw("number", "SELECT 1 WHERE 0"), false, "10:00 0, 11:00 0"},
		{"a number may be a decimal", ts.raw("number", "SELECT toDecimal64(50, 2) AS v"), false, "10:00 50, 11:00 50"},
		{"a large decimal", ts.raw("number", "SELECT toDecimal256('1234567890123456789.5', 1) AS v"), false, "10:00 1.2345678901234568e+18, 11:00 1.2345678901234568e+18"},
		{"a large number", ts.raw("number", "SELECT toInt256(-50), toUInt128(7) AS v, 'x'"), false, "10:00 7, 11:00 7"},
		{"text", ts.raw("number", "SELECT ' -5e1' AS v"), false, "10:00 -50, 11:00 -50"},
		{"text of few", ts.raw("number", "SELECT toLowCardinality('.5') AS v"), false, "10:00 0.5, 11:00 0.5"},
		{"decimals over time", ts.raw("line", "SELECT $__timeInterval(ts) AS t, sum(toDecimal32(ms, 1)) AS n FROM t GROUP BY t ORDER BY t"), true, "10:00 45, 11:00 120"},
		{
			"text of a builder's tile", ts.of(`{"displayType":"line","select":[{"aggFn":"none","valueExpression":"toString(max(ms))"}]}`),
			false, "10:00 30, 11:00 100",
		},
		{"with NULL, too", ts.raw("number", "SELECT toNullable(1) + NULL, 'x'"), false, "10:00 0, 11:00 0"},
		{
			"variables have nothing selected",
			ts.raw("line", "SELECT $__timeInterval(ts) AS t, count() AS n FROM t WHERE $__filter($svc) AND $__filters GROUP BY t ORDER BY t",
				selected("svc", "svc")),
			true, "10:00 3, 11:00 3",
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			for _, alone := range []bool{false, true} {
				got := watchOne(t, ts.runner, hours, Watch{Tile: &tt.tile, Alone: alone})
				if diff := cmp.Diff(tt.want, written(got)); diff != "" || got.Grouped != tt.grouped {
					t.Errorf("alone %v: grouped %v, values (-want +got):\n%s", alone, got.Grouped, diff)
				}
			}
		})
	}
}

func TestTilesThatHaveNoValues(t *testing.T) {
	t.Parallel()
	ts := setUpTiles(t)
	for _, tt := range []struct {
		tile Tile
		want string
	}{
		{ts.of(`{"displayType":"table","select":[{"aggFn":"count"}]}`), "a table tile has no values to compare"},
		{ts.of(`{"displayType":"markdown"}`), "a markdown tile has no values to compare"},
		{ts.raw("pie", "SELECT 1"), "a pie tile has no values to compare"},
		{ts.raw("line", "SELECT 1"), "the SQL answers no column of a date or a time"},
		{ts.raw("line", "SELECT min(ts) FROM t"), "the SQL answers no column of numbers"},
		{ts.raw("number", "SELECT 'none' AS v"), `The column "v" is "none", which is no number`},
		{ts.raw("number", "SELECT '0x10' AS v"), `The column "v" is "0x10", which is no number`},
		{ts.raw("number", "SELECT true AS v"), `The column "v" is "true", which is no number`},
		{ts.raw("number", "SELECT toDateTime(0) AS v"), `The column "v" is`},
		{ts.raw("number", "SELECT avg(ms) AS v FROM t WHERE 0"), `The column "v" is NaN, which no threshold can be compared with`},
		{
			ts.of(`{"displayType":"line","select":[{"aggFn":"none","valueExpression":"argMax(svc, ms)","alias":"worst"}]}`),
			`The column "worst" is "a", which is no number`,
		},
	} {
		wantError(t, watchOne(t, ts.runner, hours, Watch{Tile: &tt.tile}).Err, core.Invalid, tt.want)
	}
}

// TestEachLargeResultOfAnEvaluationCounts reads a large result of one evaluation while another one is there.
// tryResults takes all memory that results may have.
func tryResults(ctx context.Context, r *Runner) error {
	return r.watched.Lease(string(team), "").TryTake(ctx, watched.Owner)
}

func TestEachLargeResultOfAnEvaluationCounts(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	r := newRunner(db)
	r.watched = memory.NewBudget(watched, time.Millisecond)
	read := func(rows *engine.Rows) error {
		for rows.Next() {
			if _, err := rows.Values(); err != nil {
				return err
			}
		}
		return rows.Err()
	}
	large := Query{SQL: "SELECT repeat('x', 1000) FROM numbers(3000)"}
	ctx := ForAlerts(t.Context())
	err := r.query(ctx, team, db, large, func(rows *engine.Rows) error {
		if err := read(rows); err != nil {
			return err
		}
		if err := r.query(ctx, team, db, large, read); core.KindOf(err) != core.RateLimited {
			t.Errorf("a second one at once: %v", err)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	if err := r.query(ctx, team, db, large, read); err != nil {
		t.Errorf("one after the other: %v", err)
	}
}

// TestAnEvaluationHoldsMemoryOnlyWhileItReads looks at what is free when a large result has been answered, but not all are.
func TestAnEvaluationHoldsMemoryOnlyWhileItReads(t *testing.T) {
	t.Parallel()
	ts := setUpTiles(t)
	tile := ts.of(`{"configType":"sql","displayType":"line","sqlTemplate":"SELECT $__timeInterval(ts) AS t, ` +
		`repeat(toString(arrayJoin(range(3000))), 300) AS g, count() FROM t WHERE $__timeFilter(ts) GROUP BY t, g"}`)
	NewReader(ts.runner).Watch(t.Context(), team, hours, []Watch{{Tile: &tile}}, func(_ int, found Watched) {
		if found.Err != nil || len(found.Values) == 0 {
			t.Errorf("%d values: %v", len(found.Values), found.Err)
		}
		if err := tryResults(t.Context(), ts.runner); err != nil {
			t.Error(err)
		}
	})
}
