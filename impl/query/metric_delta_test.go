package query_test

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/sqltext"
)

// deltaPoint is a point of a gauge.
type deltaPoint struct {
	series, group string
	at            int64 // milliseconds
	value         float64
}

func (p deltaPoint) row(metric string) query.Point {
	return query.Point{
		"MetricName": sqltext.Literal(metric), "Value": fmt.Sprint(p.value),
		"Attributes": fmt.Sprintf("map('s', '%s', 'g', '%s')", p.series, p.group),
		"TimeUnix":   fmt.Sprintf("fromUnixTimestamp64Milli(%d)", p.at),
	}
}

// prometheusDelta is delta() of Prometheus over the points of a series between two times in milliseconds.
func prometheusDelta(points []deltaPoint, begin, end int64) (change float64, ok bool) {
	if len(points) < 2 {
		return 0, false
	}
	slices.SortFunc(points, func(a, b deltaPoint) int { return int(a.at - b.at) })
	seconds := func(millis int64) float64 { return float64(millis) / 1000 }
	first, last := points[0], points[len(points)-1]
	sampled := seconds(last.at - first.at)
	average := sampled / float64(len(points)-1)
	toStart, toEnd := seconds(first.at-begin), seconds(end-last.at)
	if toStart >= average*1.1 {
		toStart = average / 2
	}
	if toEnd >= average*1.1 {
		toEnd = average / 2
	}
	return (last.value - first.value) * ((sampled + toStart + toEnd) / sampled), true
}

// deltaModel computes the changes of gauges in the buckets of a window. NaN stands for null.
func deltaModel(points []deltaPoint, aggFn string, grouped bool, w sqlgen.Window) map[query.ModelCell]float64 {
	type place struct {
		query.ModelCell
		series     string
		begin, end int64
	}
	bySeries := map[place][]deltaPoint{}
	width := w.Bucket * 1000
	first, last := w.Start, w.Last()
	if width > 0 {
		first -= (first - w.Shift) % width
		last += width - 1 - (last-w.Shift)%width
	}
	for _, p := range points {
		if p.at < first || p.at > last {
			continue
		}
		c := place{series: p.series, begin: w.Start, end: w.End}
		if width > 0 {
			c.begin = p.at - (p.at-w.Shift)%width
			c.end, c.Bucket = c.begin+width, c.begin/1000
		}
		if grouped {
			c.Group = p.group
		}
		bySeries[c] = append(bySeries[c], p)
	}
	changes := map[query.ModelCell][]float64{}
	for c, points := range bySeries {
		if changes[c.ModelCell] == nil {
			changes[c.ModelCell] = []float64{}
		}
		if change, ok := prometheusDelta(points, c.begin, c.end); ok {
			changes[c.ModelCell] = append(changes[c.ModelCell], change)
		}
	}
	result := map[query.ModelCell]float64{}
	for c, list := range changes {
		result[c] = query.Across(aggFn, list)
	}
	return result
}

// deltaTile is a tile of the changes of a gauge by group.
func deltaTile(display, aggFn, metric, groupBy, more string) []byte {
	return fmt.Appendf(nil, `{"displayType":%q,"sourceId":%q,"fillNulls":false,"groupBy":%q%s,"select":[
		{"aggFn":%q,"metricType":"gauge","metricName":%q,"valueExpression":"Value","periodAggFn":"delta"}]}`,
		display, query.SourceID, groupBy, more, aggFn, metric)
}

// cellsOfTile are the values of a tile by their times and groups. NaN stands for null.
func cellsOfTile(t testing.TB, r *query.Runner, tile query.Tile) map[query.ModelCell]float64 {
	t.Helper()
	data, err := r.Tile(t.Context(), query.Team, tile)
	if err != nil {
		t.Fatal(err)
	}
	cells := map[query.ModelCell]float64{}
	for _, row := range data.Rows {
		var c query.ModelCell
		value := math.NaN()
		for i, column := range data.Columns {
			switch column.Role {
			case query.RoleTime:
				c.Bucket = row[i].(time.Time).Unix()
			case query.RoleGroup:
				c.Group = row[i].(string)
			default:
				if v := query.Number(row[i]); v != nil {
					value = *v
				}
			}
		}
		cells[c] = value
	}
	return cells
}

func TestRandomDeltasMatchPrometheus(t *testing.T) {
	t.Parallel()
	db, r, source := query.SetUpMetrics(t)
	query.Exec(t, db, "RENAME TABLE otel_metrics_gauge TO full", "CREATE TABLE otel_metrics_gauge AS full ENGINE = Memory", "DROP TABLE full",
		"ALTER TABLE otel_metrics_gauge MODIFY COLUMN TimeUnix DateTime64(9)")
	var number atomic.Int64
	values, nulls := 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		metric := fmt.Sprintf("m%d", number.Add(1))
		var points []deltaPoint
		var rows []query.Point
		for _, series := range []string{"a", "b", "c"} {
			group := rapid.SampledFrom([]string{"x", "y"}).Draw(rt, "group")
			step := rapid.SampledFrom([]int64{1, 1000, 60_000, 600_000}).Draw(rt, "step")
			begin := rapid.Int64Range(-600_000, 3_000_000).Draw(rt, "begin")
			for _, n := range rapid.SliceOfNDistinct(rapid.Int64Range(0, 20), 0, 15, rapid.ID).Draw(rt, "times") {
				p := deltaPoint{series, group, query.Start + begin + n*step, float64(rapid.IntRange(-50, 50).Draw(rt, "value"))}
				points, rows = append(points, p), append(rows, p.row(metric))
				if rapid.IntRange(0, 3).Draw(rt, "stored twice") == 0 { // as after a failure
					rows = append(rows, p.row(metric))
				}
			}
		}
		if len(rows) > 0 {
			query.Insert(t, db, "gauge", rows)
		}
		aggFn := rapid.SampledFrom([]string{"sum", "avg", "min", "max", "count", "quantile"}).Draw(rt, "aggFn")
		granularity := rapid.SampledFrom([]string{"1m", "10m", "30m", "1h"}).Draw(rt, "granularity")
		width := sqlgen.Granularities[granularity]
		check := func(how string, w sqlgen.Window, grouped bool, got map[query.ModelCell]float64) {
			rt.Helper()
			want := deltaModel(points, aggFn, grouped, w)
			for _, v := range want {
				if math.IsNaN(v) {
					nulls++
				} else {
					values++
				}
			}
			if diff := gocmp.Diff(want, got, cmpopts.EquateApprox(1e-9, 1e-9), cmpopts.EquateNaNs()); diff != "" {
				rt.Fatalf("%s: %s of %s by %s (-want +got):\n%s", how, aggFn, metric, granularity, diff)
			}
		}
		w := sqlgen.Window{Bucket: width}
		w.Start = rapid.Int64Range(query.Start, query.Start+3_600_000).Draw(rt, "from")
		w.End = rapid.Int64Range(w.Start+1, query.Start+3_600_001).Draw(rt, "to")
		tile := query.Tile{Source: &source, Start: w.Start, End: w.End, Granularity: granularity}

		const groupBy = "Attributes.g"
		tile.Config = deltaTile("line", aggFn, metric, groupBy, `,"alignDateRangeToGranularity":false`)
		check("a range that is not of whole buckets", w, true, cellsOfTile(t, r, tile))
		tile.Config = deltaTile("stacked_bar", aggFn, metric, "", "")
		aligned := w
		aligned.Start -= w.Start % (width * 1000)
		aligned.End += (width*1000 - w.End%(width*1000)) % (width * 1000)
		aligned.Open = true
		check("whole buckets", aligned, false, cellsOfTile(t, r, tile))

		windows := batch.Windows{Start: time.UnixMilli(query.Start + 7000), Interval: time.Duration(width) * time.Second}
		windows.End = windows.Start.Add(time.Hour)
		tile.Config = deltaTile("line", aggFn, metric, groupBy, "")
		found := observeOne(t, r, windows, batch.Condition{Tile: &tile})
		if found.Err != nil {
			rt.Fatal(found.Err)
		}
		observed := observedCells(found)
		for _, v := range found.Values {
			if v.NoValue != "" {
				observed[query.ModelCell{Bucket: v.Start / 1000, Group: v.Labels[0].Value}] = math.NaN()
			}
		}
		check("an alert", sqlgen.Window{
			Start: windows.Start.UnixMilli(), End: windows.End.UnixMilli(), Open: true, Bucket: width, Shift: windows.Start.UnixMilli() % (width * 1000),
		}, true, observed)

		whole := sqlgen.Window{Start: w.Start, End: w.End}
		tile.Config = deltaTile("table", aggFn, metric, groupBy, "")
		check("a table", whole, true, cellsOfTile(t, r, tile))
		tile.Config = deltaTile("number", aggFn, metric, "", "")
		if len(deltaModel(points, aggFn, false, whole)) > 0 {
			check("a number", whole, false, cellsOfTile(t, r, tile))
		}
	})
	if values == 0 || nulls == 0 {
		t.Errorf("%d values and %d nulls", values, nulls)
	}
}

func TestDeltas(t *testing.T) {
	t.Parallel()
	db, r, source := query.SetUpMetrics(t)
	points := []query.Point{
		// The hour before has points as well: 0 to 10 in its first half.
		query.Value("a", -3600, "0"), query.Value("a", -1800, "10"),
		// Half an hour apart: each is extrapolated to its hour.
		query.Value("a", 0, "100"), query.Value("a", 1800, "130"), query.Value("a", 3600, "7"),
		// Far from both ends of the hour: half a minute is added at each.
		query.Value("b", 600, "10"), query.Value("b", 660, "6"), query.Value("b", 720, "2"),
		query.Value("c", 60, "1"), query.Value("c", 120, "nan"), query.Value("c", 180, "inf"),
	}
	query.Insert(t, db, "gauge", points)
	// Less and more than 1.1 times the distance of points from the start of the hour.
	query.Insert(t, db, "gauge", query.With(
		query.Point{"MetricName": "'edge'"},
		query.Value("a", 65, "0"), query.Value("a", 125, "5"), query.Value("a", 185, "2"),
		query.Value("a", 3667, "0"), query.Value("a", 3727, "5"), query.Value("a", 3787, "2"),
	))
	query.Insert(t, db, "sum", points)
	ts := query.Tiles{Runner: r, Source: source}
	const (
		item  = `"metricType":"gauge","metricName":"m","valueExpression":"Value","periodAggFn":"delta"`
		byS   = `"groupBy":"Attributes.s"`
		noTwo = `"noValue":"a change needs two points of a time series in this window"`
	)
	for _, tt := range []struct{ rule, config, want string }{
		{
			"each series", `{"displayType":"line","fillNulls":false,` + byS + `,"select":[{"aggFn":"sum",` + item + `}]}`,
			`[["10","a",60],["10","b",-12],["10","c",null],["11","a",null]]`,
		},
		{
			"buckets without points are filled, and a bucket with one point is not", `{"displayType":"line",` + byS + `,"select":[{"aggFn":"avg",` + item + `}]}`,
			`[["10","a",60],["10","b",-12],["10","c",null],["11","a",null],["11","b",0],["11","c",0]]`,
		},
		{"all series", `{"displayType":"line","select":[{"aggFn":"sum",` + item + `}]}`, `[["10",48],["11",null]]`},
		{"the number of series with a change", `{"displayType":"line","select":[{"aggFn":"count","metricType":"gauge","metricName":"m","periodAggFn":"delta"}]}`, `[["10",2],["11",0]]`},
		{"the last changed series", `{"displayType":"line","select":[{"aggFn":"last_value",` + item + `}]}`, `[["10",60],["11",null]]`},
		{
			"the previous period", `{"displayType":"line","compareToPreviousPeriod":true,"fillNulls":false,"select":[{"aggFn":"sum",` + item + `}]}`,
			`[["10",48,null],["11",null,20]]`,
		},
		{"a number is the change of the whole range", `{"displayType":"number","select":[{"aggFn":"max",` + item + `}]}`, `[[-12]]`},
		{
			"distances from the ends of a bucket",
			`{"displayType":"line","select":[{"aggFn":"sum","metricType":"gauge","metricName":"edge","valueExpression":"Value","periodAggFn":"delta"}]}`,
			`[["10",3.583333],["11",3]]`,
		},
		{
			"buckets are read as a whole",
			`{"displayType":"line","alignDateRangeToGranularity":false,"select":[{"aggFn":"sum",` + item + `}]}`, `[["10",48],["11",null]]`,
		},
		{"a formula", `{"displayType":"line","select":[{"aggFn":"sum",` + item + `},{"aggFn":"sum","metricType":"gauge","metricName":"m","valueExpression":"Value"}],
			"formulas":[{"expression":"A / B"}],"where":"","showOperandSeries":false}`, `[["10",0.360902],["11",null]]`},
		{"the increase of a sum stays as it is", `{"displayType":"line","select":[{"aggFn":"sum",` + strings.Replace(item, "gauge", "sum", 1) + `,"where":"Attributes.s:a"}]}`, `[["10",120],["11",7]]`},
		{"a sum of no changes is null", `{"displayType":"number","select":[{"aggFn":"sum",` + item + `,"where":"Attributes.s:nobody"}]}`, `[[null]]`},
	} {
		tile := ts.Of(tt.config)
		tile.End = query.End - 1
		if strings.Contains(tt.config, "alignDateRange") {
			tile.Start += 700_000
		}
		d, err := r.Tile(t.Context(), query.Team, tile)
		if err != nil {
			t.Errorf("%s: %v", tt.rule, err)
			continue
		}
		for _, row := range d.Rows {
			for i, v := range row {
				if at, ok := v.(time.Time); ok {
					row[i] = at.Format("15")
				} else if n := query.Number(v); n != nil {
					row[i] = math.Round(*n*1e6) / 1e6
				}
			}
		}
		got, err := json.Marshal(d.Rows)
		if err != nil {
			t.Fatal(err)
		}
		if diff := gocmp.Diff(tt.want, string(got)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.rule, diff)
		}
		if found := ts.Warnings(t, tile); found != "" {
			t.Errorf("%s: warnings %s", tt.rule, found)
		}
	}
	d, err := r.Tile(t.Context(), query.Team, ts.Of(`{"displayType":"line",`+byS+`,"select":[{"aggFn":"sum",`+item+`}]}`))
	if err != nil {
		t.Fatal(err)
	}
	text, err := d.JSON(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{noTwo, `"name":"sum(delta(m))"`} {
		if !strings.Contains(string(text), want) {
			t.Errorf("no %s in %s", want, text)
		}
	}
	logs := query.TableSource(db, "otel_metrics_gauge")
	logs.Timestamp = "TimeUnix"
	d, err = r.Tile(t.Context(), query.Team, query.Tiles{Runner: r, Source: logs}.Of(`{"displayType":"number","select":[{"aggFn":"max",`+item+`,"where":"Attributes.s:a"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	querytest.WantText(t, "[[130]]", strings.ReplaceAll(fmt.Sprint(d.Rows), " ", ""))
}
