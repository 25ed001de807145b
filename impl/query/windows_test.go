package query_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/querytest"
)

// perWindow are the values of each window added up.
func perWindow(t *testing.T, w batch.Windows, found batch.Observation) string {
	t.Helper()
	if found.Err != nil {
		return found.Err.Error()
	}
	sums := make([]float64, w.End.Sub(w.Start)/w.Interval)
	for _, v := range found.Values {
		behind := v.Start - w.Start.UnixMilli()
		if behind < 0 || behind%w.Interval.Milliseconds() != 0 || behind/w.Interval.Milliseconds() >= int64(len(sums)) {
			t.Errorf("no window begins at %d", v.Start)
			continue
		}
		sums[behind/w.Interval.Milliseconds()] += v.Value
	}
	return fmt.Sprint(sums)
}

// TestWindowsBeginAnywhere counts rows in windows that are no multiples of their width since 1970, by all that can count.
func TestWindowsBeginAnywhere(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	const rows, step = 2000, 1777 // one row every 1.777 s
	query.Exec(t, db, fmt.Sprintf(`CREATE TABLE t (ts DateTime64(9), ms DateTime64(3), s DateTime, zone DateTime('Asia/Kathmandu')) ENGINE = MergeTree
			ORDER BY ts AS SELECT fromUnixTimestamp64Milli(%d + number * %d) AS ts, ts AS ms, toDateTime(ts) AS s, s AS zone
			FROM numbers(%d)`, query.Start, step, rows),
		`CREATE TABLE gauges (ts DateTime64(9), MetricName String, Value Float64, Attributes Map(String, String)) ENGINE = Memory
			AS SELECT ts, 'm' AS MetricName, 1 AS Value, map('n', toString(ts)) AS Attributes FROM t`,
		`CREATE TABLE sums (ts DateTime64(9), MetricName String, Value Float64, AggregationTemporality Int32, IsMonotonic Bool,
			StartTimeUnix DateTime64(9), Attributes Map(String, String)) ENGINE = Memory
			AS SELECT ts, 'm' AS MetricName, 1 AS Value, 1 AS AggregationTemporality, true AS IsMonotonic, ts AS StartTimeUnix,
				map('a', 'b') AS Attributes FROM t`)
	r := query.RunnerOf(db)
	metrics := query.TableSource(db, "")
	metrics.Kind, metrics.MetricTables = "metric", map[string]string{"gauge": "gauges", "sum": "sums"}

	for i, w := range []batch.Windows{
		{Start: time.UnixMilli(query.Start), End: time.UnixMilli(query.Start + 3*300_000), Interval: 5 * time.Minute},
		{Start: time.UnixMilli(query.Start + 120_000), End: time.UnixMilli(query.Start + 120_000 + 3*300_000), Interval: 5 * time.Minute},
		{Start: time.UnixMilli(query.Start + 150_000), End: time.UnixMilli(query.Start + 150_000 + 600_000), Interval: 10 * time.Minute},
		{Start: time.UnixMilli(query.Start + 61_234), End: time.UnixMilli(query.Start + 61_234 + 4*60_000), Interval: time.Minute},
		{Start: time.UnixMilli(query.Start + 1_777*10), End: time.UnixMilli(query.Start + 1_777*10 + 60_000), Interval: time.Minute},
	} {
		count := func(millis func(int64) int64) string {
			counts := make([]float64, w.End.Sub(w.Start)/w.Interval)
			for n := range int64(rows) {
				at := millis(query.Start+n*step) - w.Start.UnixMilli()
				if at >= 0 && at < w.End.Sub(w.Start).Milliseconds() {
					counts[at/w.Interval.Milliseconds()]++
				}
			}
			return fmt.Sprint(counts)
		}
		exact := count(func(at int64) int64 { return at })
		seconds := count(func(at int64) int64 { return at - at%1000 })
		check := func(name, want string, condition batch.Condition) {
			t.Helper()
			for _, condition.Alone = range []bool{false, true} {
				if !*query.Thorough && condition.Alone == (i%2 == 0) {
					continue
				}
				if got := perWindow(t, w, observeOne(t, r, w, condition)); got != want {
					t.Errorf("%s in windows of %s from %s: got %s, want %s", name, w.Interval, w.Start.UTC(), got, want)
				}
			}
		}
		for column, want := range map[string]string{"ts": exact, "ms": exact, "s": seconds, "zone": seconds, "toDateTime(ts)": seconds} {
			source := query.TableSource(db, "t")
			source.Timestamp = column
			check("rows by "+column, want, batch.Condition{Rows: &batch.Rows{Source: source}})
			check("a tile by "+column, want, batch.Condition{Tile: &query.Tile{
				Config: []byte(`{"displayType":"number","select":[{"aggFn":"count"}]}`), Source: &source,
			}})
		}
		for name, metric := range map[string]string{"gauges": `"aggFn":"sum","metricType":"gauge"`, "sums": `"aggFn":"increase","metricType":"sum"`} {
			check(name, exact, batch.Condition{Tile: &query.Tile{
				Config: []byte(`{"displayType":"line","select":[{` + metric + `,"metricName":"m","valueExpression":"Value"}]}`), Source: &metrics,
			}})
		}
		for sql, want := range map[string]string{
			"SELECT $__timeInterval(ts) AS t, count() AS n FROM t WHERE $__timeFilter_ms(ts) GROUP BY t":                                                            exact,
			"SELECT $__timeInterval_ms(ts) AS t, count() AS n FROM t WHERE $__timeFilter_ms(ts) GROUP BY t":                                                         exact,
			"SELECT $__timeInterval(s) AS t, count() AS n FROM t WHERE s >= $__fromTime_ms AND s < $__toTime_ms GROUP BY t":                                         seconds,
			"SELECT ms AS t, count() AS n, '{intervalSeconds:Int64}' AS x FROM t GROUP BY t":                                                                        exact,
			"SELECT toStartOfInterval(ts, toIntervalSecond($__interval_s)) AS t, count() AS n FROM t WHERE ts >= $__fromTime_ms AND ts < $__toTime_ms GROUP BY t":   exact,
			"SELECT $__timeInterval(ts) AS t, count() AS n FROM t WHERE ts >= $__fromTime_ms AND ts < $__toTime_ms AND {intervalMilliseconds:Int64} > 0 GROUP BY t": exact,
		} {
			check(sql, want, batch.Condition{Tile: &query.Tile{Config: []byte(fmt.Sprintf(`{"configType":"sql","displayType":"line","sqlTemplate":%q}`, sql))}})
		}
		const number = "SELECT count() FROM t WHERE ts >= $__fromTime_ms AND ts < $__toTime_ms"
		check(number, exact, batch.Condition{Tile: &query.Tile{Config: []byte(`{"configType":"sql","displayType":"number","sqlTemplate":"` + number + `"}`)}})
	}
}

func TestWhatAreNoWindows(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	at := time.UnixMilli(query.Start)
	for _, tt := range []struct {
		windows batch.Windows
		want    string
	}{
		{batch.Windows{}, "windows cannot have a length of 0s"},
		{batch.Windows{Start: at, End: at.Add(time.Hour), Interval: time.Millisecond}, "windows cannot have a length of 1ms"},
		{batch.Windows{Start: at, End: at, Interval: time.Minute}, "the range is not a multiple of the window"},
		{batch.Windows{Start: at, End: at.Add(90 * time.Second), Interval: time.Minute}, "the range is not a multiple of the window"},
		{batch.Windows{Start: at.Add(time.Hour), End: at, Interval: time.Minute}, "the range is not a multiple of the window"},
		{batch.Windows{Start: time.UnixMilli(-60_000), End: time.UnixMilli(0), Interval: time.Minute}, "the range is not a multiple of the window"},
		{batch.Windows{Start: at, End: at.Add(200_000 * time.Second), Interval: time.Second}, "more than 100000 windows"},
	} {
		querytest.WantError(t, observeOne(t, ts.Runner, tt.windows, batch.Condition{Rows: &batch.Rows{Source: ts.Source}}).Err, core.Invalid, tt.want)
	}
}

// TestScansAreBounded observes far more than one query can hold, twice: equal conditions cost one column.
func TestScansAreBounded(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	var conditions []batch.Condition
	for i := range 2000 {
		where := fmt.Sprintf("svc:a ms:<%d", i%1000)
		if i%100 == 0 { // which has three times the length in a URL
			where += ` -status:"` + strings.Repeat("%", 40_000) + `"`
		}
		conditions = append(conditions, batch.Condition{Rows: &batch.Rows{Source: ts.Source, Where: where}})
	}
	before := query.Grants(ts.Runner)
	found := observeAll(t.Context(), t, ts.Runner, hours, conditions)
	if n := query.Grants(ts.Runner) - before; n < 5 || n > 40 {
		t.Errorf("%d conditions took %d queries", len(conditions), n)
	}
	for i, got := range found {
		first, second := 0, 0
		for _, ms := range []int{10, 30} {
			if ms < i%1000 {
				first++
			}
		}
		if 20 < i%1000 {
			second++
		}
		want := fmt.Sprint([]int{first, second})
		if text := perWindow(t, hours, got); text != want {
			t.Errorf("condition %d: got %s, want %s", i, text, want)
		}
	}
}

// TestScansSeeNewColumns adds a column to a table that is known already.
func TestScansSeeNewColumns(t *testing.T) {
	t.Parallel()
	db := enginetest.Start(t)
	query.Exec(t, db, query.TileStatements...)
	r, source := query.RunnerOf(db), query.TableSource(db, "t")
	now := time.Now()
	query.SetClock(r, func() time.Time { return now })
	conditions := []batch.Condition{
		{Rows: &batch.Rows{Source: source, Where: "svc:a"}},
		{Rows: &batch.Rows{Source: source, Where: "note:>0"}},
	}
	observeAll(t.Context(), t, r, hours, conditions)
	query.Exec(t, db, "ALTER TABLE t ADD COLUMN more String DEFAULT svc", "ALTER TABLE t DROP COLUMN note")
	now = now.Add(query.RefreshColumns)
	conditions = append(conditions, batch.Condition{Rows: &batch.Rows{Source: source, Where: "more:a"}})
	found := observeAll(t.Context(), t, r, hours, conditions)
	if written(found[0]) != "10:00 2, 11:00 1" || written(found[2]) != "10:00 2, 11:00 1" {
		t.Errorf("got %s and %s", written(found[0]), written(found[2]))
	}
	querytest.WantError(t, found[1].Err, core.Invalid, `filter, character 1: unknown field "note"`)
	query.Exec(t, db, "ALTER TABLE t DROP COLUMN more")
	now = now.Add(query.RefreshColumns)
	before := query.Grants(r)
	found = observeAll(t.Context(), t, r, hours, conditions)
	if n := query.Grants(r) - before; n > 4 { // two queries, each of which also counts as a team that comes
		t.Errorf("two queries took %d turns", n)
	}
	if written(found[0]) != "10:00 2, 11:00 1" {
		t.Errorf("got %s", written(found[0]))
	}
	querytest.WantError(t, found[2].Err, core.Invalid, `filter, character 1: unknown field "more"`)
}

// TestConditionsEndWithTheirContext holds that nothing is tried again when no caller waits for it.
func TestConditionsEndWithTheirContext(t *testing.T) {
	t.Parallel()
	ts := query.SetUpTiles(t)
	tile := ts.Raw("number", "SELECT 1")
	conditions := []batch.Condition{{Rows: &batch.Rows{Source: ts.Source}}, {Tile: &tile}, {Rows: &batch.Rows{Source: ts.Source, Where: "(("}}}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	found := observeAll(ctx, t, ts.Runner, hours, conditions)
	for i, got := range found[:2] {
		if core.KindOf(got.Err) != core.Canceled {
			t.Errorf("condition %d: got %v, want Canceled", i, got.Err)
		}
	}
}
