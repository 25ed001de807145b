package query_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/querytest"
)

// hours are the two hours of the test range.
var hours = batch.Windows{Start: time.UnixMilli(query.Start), End: time.UnixMilli(query.End), Interval: time.Hour}

// observeOne answers a single condition.
func observeOne(t testing.TB, r *query.Runner, w batch.Windows, condition batch.Condition) batch.Observation {
	t.Helper()
	return observeAll(t.Context(), t, r, w, []batch.Condition{condition})[0]
}

// observeAll answers conditions. Each must be answered once.
func observeAll(ctx context.Context, t testing.TB, r *query.Runner, w batch.Windows, conditions []batch.Condition) []batch.Observation {
	t.Helper()
	found, times := make([]batch.Observation, len(conditions)), make([]atomic.Int64, len(conditions))
	batch.NewReader(r).Observe(ctx, query.Team, w, conditions, func(i int, answer batch.Observation) {
		times[i].Add(1)
		found[i] = answer
	})
	for i := range times {
		if n := times[i].Load(); n != 1 {
			t.Fatalf("condition %d has %d answers", i, n)
		}
	}
	return found
}

// wantAlone holds what conditions have found together to what they find by themselves: all of them, or some that are others
// each time. It returns how many values those have, and how many of them have none.
func wantAlone(t *testing.T, r *query.Runner, w batch.Windows, conditions []batch.Condition, shared []batch.Observation) (values, empty int) {
	t.Helper()
	some := rand.Perm(len(conditions))
	some = some[:len(some)/query.Rounds(24, 1)]
	alone := make([]batch.Condition, len(some))
	for n, i := range some {
		alone[n] = conditions[i]
		alone[n].Alone = true
	}
	for n, want := range observeAll(t.Context(), t, r, w, alone) {
		i := some[n]
		if diff := cmp.Diff(want, shared[i]); diff != "" || want.Err != nil {
			t.Errorf("%s: alone and shared (-alone +shared):\n%s", text(conditions[i]), diff)
		}
	}
	for _, o := range shared {
		values += len(o.Values)
		if len(o.Values) == 0 {
			empty++
		}
	}
	return values, empty
}

// written is what was found as text: values at their times, with their labels.
func written(w batch.Observation) string {
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

// observed is a tile, and what is observed of it in two hours.
type observed struct {
	rule    string
	tile    query.Tile
	grouped bool
	want    string
}

func TestObserveTiles(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	wantObserved(t, ts, []observed{
		{
			"what happened at the end belongs to the next range",
			ts.Of(`{"displayType":"line","select":[{"aggFn":"count"}],"fillNulls":true}`), false, "10:00 3, 11:00 3",
		},
		{
			"groups without rows have no value, all groups count, and nothing is compared",
			ts.Of(`{"displayType":"line","select":[{"aggFn":"sum","valueExpression":"ms"}],"groupBy":"svc, attrs['zone'] AS zone",
				"seriesLimit":1,"compareToPreviousPeriod":true}`),
			true, "10:00 svc:a zone:eu 40, 10:00 svc:b zone:us 5, 11:00 svc:a zone:eu 20, 11:00 svc:c zone:us 100",
		},
		{
			"a number is evaluated over time, and without groups",
			ts.Of(`{"displayType":"number","select":[{"aggFn":"max","valueExpression":"ms"}],"groupBy":"svc"}`), false, "10:00 30, 11:00 100",
		},
		{
			"the last formula counts, though its operands are shown",
			ts.Of(`{"displayType":"stacked_bar","select":[{"aggFn":"count"},{"aggFn":"count","where":"svc:b"}],
				"formulas":[{"expression":"A"},{"expression":"B * 10"}],"showOperandSeries":true}`),
			false, "10:00 10, 11:00 0",
		},
		{
			"what has rows and no number is NULL",
			ts.Of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"count","where":"svc:b"}],"asRatio":true}`), false, "10:00 3, 11:00 none: division by zero",
		},
		{
			"of several values the last counts",
			ts.Of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"avg","valueExpression":"note"}],"groupBy":"svc"}`),
			true, `10:00 svc:a 1, 10:00 svc:b none: no row in this window has a number for "avg(note)", ` +
				`11:00 svc:a none: no row in this window has a number for "avg(note)", 11:00 svc:c 7`,
		},
		{
			"formulas without a result", ts.Of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"avg","valueExpression":"note"}],
				"groupBy":"svc","formulas":[{"expression":"A / (A - 1) + B"}]}`),
			true, "10:00 svc:a 3, 10:00 svc:b none: division by zero, " +
				"11:00 svc:a none: division by zero, 11:00 svc:c 9",
		},
		{
			"formulas of a value that is missing", ts.Of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"avg","valueExpression":"note"}],
				"groupBy":"svc","formulas":[{"expression":"A + B"}]}`),
			true, "10:00 svc:a 3, 10:00 svc:b none: an operand has no value in this window, " +
				"11:00 svc:a none: an operand has no value in this window, 11:00 svc:c 9",
		},
		{
			"text of a builder's tile", ts.Of(`{"displayType":"line","select":[{"aggFn":"none","valueExpression":"toString(max(ms))"}]}`),
			false, "10:00 30, 11:00 100",
		},
	})
}

func TestObserveSQL(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	const byHour = "SELECT $__timeInterval(ts) AS t, svc, 1 AS one, sum(ms) AS n, toDecimal32(1, 0) FROM t WHERE $__timeFilter(ts) GROUP BY t, svc ORDER BY t, svc"
	wantObserved(t, ts, []observed{
		{
			"SQL over time, by its last numbers", ts.Raw("line", byHour), true,
			"10:00 svc:a 1, 10:00 svc:b 1, 11:00 svc:a 1, 11:00 svc:c 1",
		},
		{
			"SQL without rows", ts.Raw("stacked_bar", "SELECT now() AS t, 1 AS n FROM t WHERE 0"), true, "",
		},
		{
			"SQL with a NULL", ts.Raw("stacked_bar", "SELECT $__timeInterval(ts) AS t, avg(note) AS n FROM t GROUP BY t ORDER BY t"),
			true, "10:00 1, 11:00 7",
		},
		{
			"SQL that divides by zero", ts.Raw("line", "SELECT $__timeInterval(ts) AS t, count() / countIf(svc = 'b') AS n FROM t GROUP BY t ORDER BY t"),
			true, `10:00 3, 11:00 none: "n" is +Inf in this window, for example after a division by zero`,
		},
		{
			"SQL that answers NULL", ts.Raw("line", "SELECT $__timeInterval(ts) AS t, max(if(svc = 'b', ms, NULL)) AS n FROM t GROUP BY t ORDER BY t"),
			true, `10:00 5, 11:00 none: "n" is NULL in this window`,
		},
		{
			"SQL for a number has one value", ts.Raw("number", "SELECT svc, count(), sum(ms) FROM t GROUP BY svc ORDER BY svc"), false, "10:00 60, 11:00 60",
		},
		{
			"of each window", ts.Raw("number", "SELECT sum(ms) FROM t WHERE ts >= $__fromTime_ms AND ts < $__toTime_ms"), false, "10:00 45, 11:00 120",
		},
		{"without a row it is 0", ts.Raw("number", "SELECT 1 WHERE 0"), false, "10:00 0, 11:00 0"},
		{"a number may be a decimal", ts.Raw("number", "SELECT toDecimal64(50, 2) AS v"), false, "10:00 50, 11:00 50"},
		{"a large decimal", ts.Raw("number", "SELECT toDecimal256('1234567890123456789.5', 1) AS v"), false, "10:00 1.2345678901234568e+18, 11:00 1.2345678901234568e+18"},
		{"a large number", ts.Raw("number", "SELECT toInt256(-50), toUInt128(7) AS v, 'x'"), false, "10:00 7, 11:00 7"},
		{"text", ts.Raw("number", "SELECT ' -5e1' AS v"), false, "10:00 -50, 11:00 -50"},
		{"text of few", ts.Raw("number", "SELECT toLowCardinality('.5') AS v"), false, "10:00 0.5, 11:00 0.5"},
		{"decimals over time", ts.Raw("line", "SELECT $__timeInterval(ts) AS t, sum(toDecimal32(ms, 1)) AS n FROM t GROUP BY t ORDER BY t"), true, "10:00 45, 11:00 120"},
		{"with NULL, too", ts.Raw("number", "SELECT toNullable(1) + NULL, 'x'"), false, "10:00 0, 11:00 0"},
		{
			"variables have nothing selected",
			ts.Raw("line", "SELECT $__timeInterval(ts) AS t, count() AS n FROM t WHERE $__filter($svc) AND $__filters GROUP BY t ORDER BY t",
				query.Selected("svc", "svc")),
			true, "10:00 3, 11:00 3",
		},
	})
}

func wantObserved(t *testing.T, ts query.Tiles, tiles []observed) {
	t.Helper()
	for _, tt := range tiles {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			for _, alone := range []bool{false, true} {
				got := observeOne(t, ts.Runner, hours, batch.Condition{Tile: &tt.tile, Alone: alone})
				if diff := cmp.Diff(tt.want, written(got)); diff != "" || got.Grouped != tt.grouped {
					t.Errorf("alone %v: grouped %v, values (-want +got):\n%s", alone, got.Grouped, diff)
				}
			}
		})
	}
}

func TestTilesThatHaveNoValues(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	for _, tt := range []struct {
		tile query.Tile
		want string
	}{
		{ts.Of(`{"displayType":"table","select":[{"aggFn":"count"}]}`), "a table tile has no values to compare"},
		{ts.Of(`{"displayType":"markdown"}`), "a markdown tile has no values to compare"},
		{ts.Raw("pie", "SELECT 1"), "a pie tile has no values to compare"},
		{ts.Raw("line", "SELECT 1"), "the SQL returns no column with a date or a time"},
		{ts.Raw("line", "SELECT min(ts) FROM t"), "the SQL returns no numeric column"},
		{ts.Raw("number", "SELECT 'none' AS v"), `The column "v" is "none", which is not a number`},
		{ts.Raw("number", "SELECT '0x10' AS v"), `The column "v" is "0x10", which is not a number`},
		{ts.Raw("number", "SELECT true AS v"), `The column "v" has the type Bool, which is not a number`},
		{ts.Raw("number", "SELECT toDateTime(0) AS v"), `The column "v" has the type DateTime, which is not a number`},
		{ts.Raw("number", "SELECT NULL::Nullable(DateTime64(3)) AS v"), `The column "v" has the type Nullable(DateTime64(3)), which is not a number`},
		{ts.Raw("number", "SELECT avg(ms) AS v FROM t WHERE 0"), `The column "v" is NaN, which cannot be compared with a threshold`},
		{
			ts.Of(`{"displayType":"line","select":[{"aggFn":"none","valueExpression":"argMax(svc, ms)","alias":"worst"}]}`),
			`The column "worst" is "a", which is not a number`,
		},
	} {
		querytest.WantError(t, observeOne(t, ts.Runner, hours, batch.Condition{Tile: &tt.tile}).Err, core.Invalid, tt.want)
	}
}

// TestAnEvaluationHoldsMemoryOnlyWhileItReads looks at what is free when a large result has been answered, but not all are.
func TestAnEvaluationHoldsMemoryOnlyWhileItReads(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	tile := ts.Of(`{"configType":"sql","displayType":"line","sqlTemplate":"SELECT $__timeInterval(ts) AS t, ` +
		`repeat(toString(arrayJoin(range(3000))), 300) AS g, count() FROM t WHERE $__timeFilter(ts) GROUP BY t, g"}`)
	batch.NewReader(ts.Runner).Observe(t.Context(), query.Team, hours, []batch.Condition{{Tile: &tile}}, func(_ int, found batch.Observation) {
		if found.Err != nil || len(found.Values) == 0 {
			t.Errorf("%d values: %v", len(found.Values), found.Err)
		}
		if err := query.TryResults(t.Context(), ts.Runner); err != nil {
			t.Error(err)
		}
	})
}
