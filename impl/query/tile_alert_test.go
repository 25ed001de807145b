package query

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
)

func TestTileValues(t *testing.T) {
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
			true, "10:00 svc:a zone:eu 40, 10:00 svc:b zone:us 5, 11:00 svc:c zone:us 100, 11:00 svc:a zone:eu 20",
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
			"values that are NULL are left out",
			ts.of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"count","where":"svc:b"}],"asRatio":true}`), false, "10:00 3",
		},
		{
			"of several values the last counts",
			ts.of(`{"displayType":"line","select":[{"aggFn":"count"},{"aggFn":"avg","valueExpression":"note"}],"groupBy":"svc"}`),
			true, "10:00 svc:a 1, 11:00 svc:c 7",
		},
		{
			"SQL over time, by its last numbers", ts.raw("line", byHour), true,
			"10:00 svc:a toDecimal32(1, 0):1 40, 10:00 svc:b toDecimal32(1, 0):1 5, 11:00 svc:a toDecimal32(1, 0):1 20, 11:00 svc:c toDecimal32(1, 0):1 100",
		},
		{
			"SQL without rows", ts.raw("stacked_bar", "SELECT now() AS t, 1 AS n FROM t WHERE 0"), true, "",
		},
		{
			"SQL with a NULL", ts.raw("stacked_bar", "SELECT $__timeInterval(ts) AS t, avg(note) AS n FROM t GROUP BY t ORDER BY t"),
			true, "10:00 1, 11:00 7",
		},
		{
			"SQL for a number has one value", ts.raw("number", "SELECT svc, count(), sum(ms) FROM t GROUP BY svc ORDER BY svc"), false, "12:00 60",
		},
		{"without a row it is 0", ts.raw("number", "SELECT 1 WHERE 0"), false, "12:00 0"},
		{"with NULL, too", ts.raw("number", "SELECT toNullable(1) + NULL, 'x'"), false, "12:00 0"},
		{
			"variables have nothing selected",
			ts.raw("line", "SELECT $__timeInterval(ts) AS t, count() AS n FROM t WHERE $__filter($svc) AND $__filters GROUP BY t ORDER BY t",
				selected("svc", "svc")),
			true, "10:00 3, 11:00 3",
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			got, err := ts.runner.TileValues(t.Context(), team, tt.tile)
			if err != nil {
				t.Fatal(err)
			}
			var lines []string
			for _, v := range got.Values {
				line := fmt.Sprintf("%d:00", 10+(v.Start-start)/3_600_000)
				for _, l := range v.Labels {
					line += " " + l.Name + ":" + l.Value
				}
				lines = append(lines, fmt.Sprintf("%s %v", line, v.Value))
			}
			if diff := cmp.Diff(tt.want, strings.Join(lines, ", ")); diff != "" || got.Grouped != tt.grouped {
				t.Errorf("grouped %v, values (-want +got):\n%s", got.Grouped, diff)
			}
		})
	}

	for _, granularity := range []string{"1m", "5m", "15m", "30m", "1h", "6h", "12h", "1d"} {
		tile := ts.of(`{"displayType":"line","select":[{"aggFn":"count"}]}`)
		tile.Granularity = granularity
		got, err := ts.runner.TileValues(t.Context(), team, tile)
		if err != nil {
			t.Fatal(err)
		}
		sum := 0.0
		for _, v := range got.Values {
			if v.Start%(Granularities[granularity]*1000) != 0 {
				t.Errorf("%s: no bucket begins at %d", granularity, v.Start)
			}
			sum += v.Value
		}
		if sum != 6 {
			t.Errorf("%s: %v rows were counted", granularity, sum)
		}
	}
	// A range need not be whole buckets.
	tile := ts.of(`{"displayType":"line","select":[{"aggFn":"count"}]}`)
	tile.Start, tile.End = start+600_000, end-1
	got, err := ts.runner.TileValues(t.Context(), team, tile)
	want := &TileValues{Values: []TileValue{{Start: start, Value: 2}, {Start: start + 3_600_000, Value: 2}}}
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("%v, values (-want +got):\n%s", err, diff)
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
	} {
		_, err := ts.runner.TileValues(t.Context(), team, tt.tile)
		wantError(t, err, core.Invalid, tt.want)
	}
	tile := ts.of(`{"displayType":"line","select":[{"aggFn":"count"}]}`)
	tile.Granularity = "auto"
	_, err := ts.runner.TileValues(t.Context(), team, tile)
	wantError(t, err, core.Invalid, `unknown granularity "auto"`)
}
