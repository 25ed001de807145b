package query

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/obstack/obstack/impl/core"
)

// TestRandomSumsInChartsTilesAndAlerts asks for sums of counters and levels, cumulative and as deltas, in each of the
// ways in which one can ask.
func TestRandomSumsInChartsTilesAndAlerts(t *testing.T) {
	t.Parallel()
	db, r, source := setUpMetrics(t)
	exec(t, db, "DROP TABLE otel_metrics_sum", "CREATE TABLE otel_metrics_sum AS otel_metrics_gauge ENGINE = Memory",
		"ALTER TABLE otel_metrics_sum ADD COLUMN AggregationTemporality Int32, ADD COLUMN IsMonotonic Bool")
	functions := slices.DeleteFunc(slices.Clone(metricFunctions["sum"]), func(f string) bool {
		return f == "count_distinct" || f == "any" || f == "last_value"
	})
	var number atomic.Int64
	answers, mistakes := 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		points := draw(rt, "sum")
		metric := fmt.Sprintf("m%d", number.Add(1))
		rows := make([]point, len(points))
		for i, p := range points {
			rows[i] = p.row(metric, "sum")
		}
		if len(rows) > 0 {
			insert(t, db, "sum", rows)
		}
		s := Series{
			Source: source, MetricType: "sum", MetricName: metric,
			AggFn:   rapid.SampledFrom(functions).Draw(rt, "aggFn"),
			GroupBy: rapid.SampledFrom([][]string{nil, {"Attributes.g"}}).Draw(rt, "groupBy"),
			Where:   rapid.SampledFrom([]string{"", `-Attributes.s:"b"`}).Draw(rt, "where"),
		}
		granularity := rapid.SampledFrom([]string{"1m", "10m", "30m", "1h"}).Draw(rt, "granularity")
		width := Granularities[granularity]
		check := func(how string, w window, got map[modelCell]float64, err error) {
			rt.Helper()
			if modelMistake(s, points, w) {
				mistakes++
				if core.KindOf(err) != core.Invalid {
					rt.Fatalf("%s: got %v with the error %v, want one about an increase of levels", how, got, err)
				}
				return
			}
			if err != nil {
				rt.Fatalf("%s: %v", how, err)
			}
			want := model(s, points, w)
			answers += len(want)
			if diff := gocmp.Diff(want, got, cmpopts.EquateApprox(1e-9, 1e-9)); diff != "" {
				rt.Fatalf("%s: %s of %s (-want +got):\n%s", how, s.AggFn, metric, diff)
			}
		}

		w := window{bucket: width}
		w.start = rapid.Int64Range(start, start+3_600_000).Draw(rt, "from")
		w.end = rapid.Int64Range(w.start+1, start+3_600_001).Draw(rt, "to")
		got, err := chartCells(t, r, s, w, granularity)
		check("chart", w, got, err)

		tile := Tile{Source: &source, Start: w.start, End: w.end, Granularity: granularity}
		tile.Config = tileOf(t, "line", s)
		got, err = tileCells(t, r, tile)
		w.start -= w.start % (width * 1000)
		w.end += (width*1000 - w.end%(width*1000)) % (width * 1000)
		w.open = true
		check("line", w, got, err)

		windows := Windows{Start: time.UnixMilli(start + 7000), Interval: time.Duration(width) * time.Second}
		windows.End = windows.Start.Add(time.Hour)
		found := watchOne(t, r, windows, Watch{Tile: &tile})
		shifted := window{
			start: windows.Start.UnixMilli(), end: windows.End.UnixMilli(), open: true, bucket: int64(width),
			shift: windows.Start.UnixMilli() % (int64(width) * 1000),
		}
		check("alert", shifted, watchedCells(found), found.Err)

		s.GroupBy = nil
		tile.Config = tileOf(t, "number", s)
		got, err = tileCells(t, r, tile)
		if len(model(s, points, window{start: tile.Start, end: tile.End})) == 0 {
			maps.DeleteFunc(got, func(_ modelCell, v float64) bool { return v == 0 }) // what counts or adds up nothing
		}
		check("number", window{start: tile.Start, end: tile.End}, got, err)
	})
	if answers == 0 || mistakes == 0 {
		t.Errorf("%d values and %d increases of levels", answers, mistakes)
	}
}

// tileOf is the config of a tile that shows a series.
func tileOf(t testing.TB, display string, s Series) []byte {
	config := map[string]any{
		"displayType": display, "sourceId": sourceID, "fillNulls": false,
		"select": []any{map[string]any{
			"aggFn": s.AggFn, "where": s.Where, "metricType": s.MetricType, "metricName": s.MetricName, "valueExpression": "Value",
		}},
	}
	if s.GroupBy != nil {
		config["groupBy"] = s.GroupBy[0]
	}
	text, err := json.Marshal(config)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// tileCells are the values of a tile, by their times and groups if it has them.
func tileCells(t testing.TB, r *Runner, tile Tile) (map[modelCell]float64, error) {
	data, err := r.Tile(t.Context(), team, tile)
	if err != nil {
		return nil, err
	}
	cells := make(map[modelCell]float64)
	for _, row := range data.Rows {
		var c modelCell
		for i, column := range data.Columns {
			switch value := row[i].(type) {
			case time.Time:
				c.bucket = value.Unix()
			case string:
				c.group = value
			case float64:
				cells[c] = value
			case nil:
			default:
				t.Fatalf("%s is %v of type %T", column.Name, value, value)
			}
		}
	}
	return cells, nil
}

// watchedCells are the values of a watch.
func watchedCells(w Watched) map[modelCell]float64 {
	cells := make(map[modelCell]float64)
	for _, v := range w.Values {
		c := modelCell{bucket: v.Start / 1000}
		for _, l := range v.Labels {
			c.group = l.Value
		}
		cells[c] = v.Value
	}
	return cells
}
