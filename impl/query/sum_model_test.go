package query_test

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
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// TestRandomSumsInChartsTilesAndAlerts asks for sums of counters and levels, cumulative and as deltas, in each of the
// ways in which one can ask.
func TestRandomSumsInChartsTilesAndAlerts(t *testing.T) {
	t.Parallel()
	db, r, source := query.SetUpMetrics(t)
	query.Exec(t, db, "DROP TABLE otel_metrics_sum", "CREATE TABLE otel_metrics_sum AS otel_metrics_gauge ENGINE = Memory",
		"ALTER TABLE otel_metrics_sum ADD COLUMN AggregationTemporality Int32, ADD COLUMN IsMonotonic Bool")
	functions := slices.DeleteFunc(slices.Clone(sqlgen.MetricFunctions["sum"]), func(f string) bool {
		return f == "count_distinct" || f == "any" || f == "last_value"
	})
	var number atomic.Int64
	answers, mistakes := 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		points := query.Draw(rt, "sum")
		metric := fmt.Sprintf("m%d", number.Add(1))
		rows := make([]query.Point, len(points))
		for i, p := range points {
			rows[i] = p.Row(metric, "sum")
		}
		if len(rows) > 0 {
			query.Insert(t, db, "sum", rows)
		}
		s := sqlgen.Series{
			Source: source, MetricType: "sum", MetricName: metric,
			AggFn:   rapid.SampledFrom(functions).Draw(rt, "aggFn"),
			GroupBy: rapid.SampledFrom([][]string{nil, {"Attributes.g"}}).Draw(rt, "groupBy"),
			Where:   rapid.SampledFrom([]string{"", `-Attributes.s:"b"`}).Draw(rt, "where"),
		}
		granularity := rapid.SampledFrom([]string{"1m", "10m", "30m", "1h"}).Draw(rt, "granularity")
		width := sqlgen.Granularities[granularity]
		check := func(how string, w sqlgen.Window, got map[query.ModelCell]float64, err error) {
			rt.Helper()
			if query.ModelMistake(s, points, w) {
				mistakes++
				if core.KindOf(err) != core.Invalid {
					rt.Fatalf("%s: got %v with the error %v, want one about an increase of levels", how, got, err)
				}
				return
			}
			if err != nil {
				rt.Fatalf("%s: %v", how, err)
			}
			want := query.Model(s, points, w)
			answers += len(want)
			if diff := gocmp.Diff(want, got, cmpopts.EquateApprox(1e-9, 1e-9)); diff != "" {
				rt.Fatalf("%s: %s of %s (-want +got):\n%s", how, s.AggFn, metric, diff)
			}
		}

		w := sqlgen.Window{Bucket: width}
		w.Start = rapid.Int64Range(query.Start, query.Start+3_600_000).Draw(rt, "from")
		w.End = rapid.Int64Range(w.Start+1, query.Start+3_600_001).Draw(rt, "to")
		got, err := query.ChartCells(t, r, s, w, granularity)
		check("chart", w, got, err)

		s.FieldKey = sqlgen.ValueKey
		tile := query.Tile{Source: &source, Start: w.Start, End: w.End, Granularity: granularity}
		tile.Config = tileOf(t, "line", s)
		got, err = tileCells(t, r, tile)
		w.Start -= w.Start % (width * 1000)
		w.End += (width*1000 - w.End%(width*1000)) % (width * 1000)
		w.Open = true
		check("line", w, got, err)

		windows := batch.Windows{Start: time.UnixMilli(query.Start + 7000), Interval: time.Duration(width) * time.Second}
		windows.End = windows.Start.Add(time.Hour)
		found := observeOne(t, r, windows, batch.Condition{Tile: &tile})
		shifted := sqlgen.Window{
			Start: windows.Start.UnixMilli(), End: windows.End.UnixMilli(), Open: true, Bucket: width,
			Shift: windows.Start.UnixMilli() % (width * 1000),
		}
		check("alert", shifted, observedCells(found), found.Err)

		s.GroupBy = nil
		tile.Config = tileOf(t, "number", s)
		got, err = tileCells(t, r, tile)
		if len(query.Model(s, points, sqlgen.Window{Start: tile.Start, End: tile.End})) == 0 {
			maps.DeleteFunc(got, func(_ query.ModelCell, v float64) bool { return v == 0 }) // what counts or adds up nothing
		}
		check("number", sqlgen.Window{Start: tile.Start, End: tile.End}, got, err)
	})
	if answers == 0 || mistakes == 0 && *query.Thorough { // few ask for an increase of nothing but levels
		t.Errorf("%d values and %d increases of levels", answers, mistakes)
	}
}

// tileOf is the config of a tile that shows a series.
func tileOf(t testing.TB, display string, s sqlgen.Series) []byte {
	config := map[string]any{
		"displayType": display, "sourceId": query.SourceID, "fillNulls": false,
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
func tileCells(t testing.TB, r *query.Runner, tile query.Tile) (map[query.ModelCell]float64, error) {
	data, err := r.Tile(t.Context(), query.Team, tile)
	if err != nil {
		return nil, err
	}
	cells := make(map[query.ModelCell]float64)
	for _, row := range data.Rows {
		var c query.ModelCell
		for i, column := range data.Columns {
			switch value := row[i].(type) {
			case time.Time:
				c.Bucket = value.Unix()
			case string:
				c.Group = value
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

// observedCells are the values of a condition.
func observedCells(w batch.Observation) map[query.ModelCell]float64 {
	cells := make(map[query.ModelCell]float64)
	for _, v := range w.Values {
		c := query.ModelCell{Bucket: v.Start / 1000}
		for _, l := range v.Labels {
			c.Group = l.Value
		}
		cells[c] = v.Value
	}
	return cells
}
