package query

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/sqltext"
)

// These tests answer random series of random points twice: on the engine, and by the plain Go below.

// modelPoint is a point of any metric.
type modelPoint struct {
	series, group          string
	at, began              int64 // seconds
	value                  float64
	temporality            int
	monotonic, stale       bool
	bounds                 []float64
	counts                 []uint64
	scale                  int
	zero                   uint64
	negative, positive     []uint64
	negativeAt, positiveAt int
	count                  uint64
}

// Row is the point as a row of a metric of its type. The cells are literals: 600 rows of them are inserted in 40 ms, and
// 600 rows of expressions in more than a second.
func (p modelPoint) Row(metric, typ string) Point {
	r := at(p.series, int(p.at-Start/1000), Point{
		"MetricName":    sqltext.Literal(metric),
		"Attributes":    fmt.Sprintf("{'s': %s, 'g': %s}", sqltext.Literal(p.series), sqltext.Literal(p.group)),
		"StartTimeUnix": fmt.Sprint(p.began),
		"TimeUnix":      fmt.Sprint(p.at),
		"Flags":         "0",
	})
	if p.stale {
		r["Flags"] = "1"
	}
	if typ != "gauge" {
		r["AggregationTemporality"] = fmt.Sprint(p.temporality)
	}
	list := func(counts []uint64) string {
		text := "["
		for i, n := range counts {
			if i > 0 {
				text += ", "
			}
			text += fmt.Sprint(n)
		}
		return text + "]"
	}
	switch typ {
	case "gauge", "sum":
		r["Value"] = fmt.Sprint(p.value)
		if typ == "sum" {
			r["IsMonotonic"] = fmt.Sprint(p.monotonic)
		}
	case "histogram":
		r["Count"], r["BucketCounts"], r["ExplicitBounds"] = fmt.Sprint(p.count), list(p.counts), "["
		for i, b := range p.bounds {
			if i > 0 {
				r["ExplicitBounds"] += ", "
			}
			r["ExplicitBounds"] += fmt.Sprint(b)
		}
		r["ExplicitBounds"] += "]"
	default:
		maps.Copy(r, Point{
			"Count": fmt.Sprint(p.count), "Scale": fmt.Sprint(p.scale), "ZeroCount": fmt.Sprint(p.zero),
			"PositiveOffset": fmt.Sprint(p.positiveAt), "PositiveBucketCounts": list(p.positive),
			"NegativeOffset": fmt.Sprint(p.negativeAt), "NegativeBucketCounts": list(p.negative),
		})
	}
	return r
}

// Draw generates the points of a few series, of which no two of one series are in the same second.
func Draw(t *rapid.T, typ string) []modelPoint {
	var points []modelPoint
	count := rapid.Uint64Range(0, 9)
	side := rapid.Custom(func(t *rapid.T) []uint64 { return rapid.SliceOfN(count, 0, 5).Draw(t, "side") })
	bounds := rapid.SampledFrom([][]float64{{10, 50, 100}, {10, 50, 100}, {0, 5, 10}, {-5, 0, 5}, {5, 20}, {-2}, {0.5, 10}, {}})
	temporality := rapid.SampledFrom([]int{1, 2, 2, 2, 0})
	for _, series := range []string{"a", "b", "c"} {
		own, usual := bounds.Draw(t, "bounds"), temporality.Draw(t, "temporality")
		group := rapid.SampledFrom([]string{"x", "y", ""}).Draw(t, "group")
		monotonic := rapid.Bool().Draw(t, "monotonic")
		times := rapid.SliceOfNDistinct(rapid.Int64Range(-1500, 3600), 0, 12, rapid.ID).Draw(t, "times")
		for _, at := range times {
			p := modelPoint{
				series: series, group: group, at: Start/1000 + at, began: 1, monotonic: monotonic,
				value:       float64(rapid.IntRange(-2, 40).Draw(t, "value")),
				stale:       rapid.IntRange(0, 9).Draw(t, "stale") == 0,
				temporality: usual, bounds: own, scale: rapid.IntRange(-1, 2).Draw(t, "scale"),
				zero: count.Draw(t, "zero"), negative: side.Draw(t, "negative"), positive: side.Draw(t, "positive"),
				negativeAt: rapid.IntRange(-6, 6).Draw(t, "negativeAt"),
				positiveAt: rapid.IntRange(-6, 6).Draw(t, "positiveAt"),
			}
			switch rapid.IntRange(0, 9).Draw(t, "odd") {
			case 0:
				p.bounds = bounds.Draw(t, "bounds")
			case 1:
				p.temporality = temporality.Draw(t, "temporality")
			case 2:
				p.began = p.at
			case 3:
				p.began = 2
			case 4:
				p.monotonic = !p.monotonic
			}
			n := len(p.bounds) + 1
			p.counts = rapid.SliceOfN(count, n, n).Draw(t, "counts")
			all := p.counts
			if typ == "exponential histogram" {
				all = slices.Concat(p.negative, p.positive, []uint64{p.zero})
			}
			for _, n := range all {
				p.count += n
			}
			points = append(points, p)
		}
	}
	// Most counters grow.
	if typ != "gauge" && rapid.IntRange(0, 3).Draw(t, "growing") > 0 {
		grow(points)
	}
	return points
}

// grow makes points of a series follow each other as those of something that counts up, where they are alike.
func grow(points []modelPoint) {
	slices.SortFunc(points, func(a, b modelPoint) int {
		return cmp.Or(cmp.Compare(a.series, b.series), cmp.Compare(a.at, b.at))
	})
	for i := 1; i < len(points); i++ {
		before, p := points[i-1], &points[i]
		if p.series != before.series {
			continue
		}
		p.value += before.value
		if slices.Equal(p.bounds, before.bounds) && p.counts != nil {
			for j := range p.counts {
				p.counts[j] += before.counts[j]
			}
		}
		p.zero += before.zero
		if p.scale >= 0 { // else what follows is lower somewhere
			p.scale, p.negative, p.negativeAt = before.scale, before.negative, before.negativeAt
			p.positive, p.positiveAt = slices.Clone(before.positive), before.positiveAt
			if len(p.positive) > 0 {
				p.positive[0] += 5
			}
			p.positive = append(p.positive, 2)
		}
		p.count += before.count
	}
}

// ModelCell is a place in an answer.
type ModelCell struct {
	Bucket int64 // seconds
	Group  string
}

// modelRange is what a series reads of a window: from first to last, and back before that to compare with, all in
// milliseconds.
func modelRange(s sqlgen.Series, w sqlgen.Window) (first, last, back int64) {
	first, last = w.Start, w.Last()
	if s.MetricType == "gauge" {
		return first, last, 0
	}
	width := w.Bucket * 1000
	if width > 0 {
		first -= (first - w.Shift) % width
		last += width - 1 - (last-w.Shift)%width
	}
	return first, last, max(width, 300_000)
}

// ModelMistake reports whether a series asks for the increase of a metric that has points, and none of a counter.
func ModelMistake(s sqlgen.Series, points []modelPoint, w sqlgen.Window) bool {
	first, last, back := modelRange(s, w)
	some, counters := false, false
	for _, p := range points {
		if !p.stale && p.at*1000 >= first-back && p.at*1000 <= last {
			some, counters = true, counters || p.monotonic
		}
	}
	return s.AggFn == "increase" && some && !counters
}

// model is a series that is computed from the points which it reads, in their order.
type model struct {
	series sqlgen.Series
	window sqlgen.Window
	points []modelPoint
}

// Model answers a series over points.
func Model(s sqlgen.Series, points []modelPoint, w sqlgen.Window) map[ModelCell]float64 {
	first, last, back := modelRange(s, w)
	m := model{series: s, window: w}
	for _, p := range points {
		if p.stale || p.at*1000 < first-back || p.at*1000 > last || s.Where != "" && p.series == "b" ||
			s.AggFn == "increase" && !p.monotonic {
			continue
		}
		m.points = append(m.points, p)
	}
	slices.SortFunc(m.points, func(a, b modelPoint) int { return cmp.Compare(a.at, b.at) })
	result := make(map[ModelCell]float64)
	switch {
	case s.MetricType == "gauge", s.MetricType == "sum":
		m.levels(result)
	case s.AggFn == "count":
		m.counts(result)
	case s.MetricType == "histogram":
		m.quantiles(result)
	default:
		m.exponentialQuantiles(result)
	}
	return result
}

// cell is what a point counts for, if it is of the range and not only of what is before it.
func (m model) cell(p modelPoint) (c ModelCell, ok bool) {
	first, _, _ := modelRange(m.series, m.window)
	if m.window.Bucket > 0 {
		c.Bucket = p.at - (p.at-m.window.Shift/1000)%m.window.Bucket
	}
	if m.series.GroupBy != nil {
		c.Group = p.group
	}
	return c, p.at*1000 >= first
}

// before is the point before the i-th that is compared with it.
func (m model) before(i int, alike func(a, b modelPoint) bool) *modelPoint {
	for j := i - 1; j >= 0; j-- {
		if m.points[j].series == m.points[i].series && alike(m.points[j], m.points[i]) {
			return &m.points[j]
		}
	}
	return nil
}

func sameTemporality(a, b modelPoint) bool { return a.temporality == b.temporality }

// levels are the values of gauges and sums.
func (m model) levels(result map[ModelCell]float64) {
	increases, levels := make(map[ModelCell]map[string]float64), make(map[ModelCell]map[string]float64)
	isLevel := func(p modelPoint) bool { return m.series.MetricType == "gauge" || p.temporality != 1 && !p.monotonic }
	for i, p := range m.points {
		c, ok := m.cell(p)
		if !ok {
			continue
		}
		if increases[c] == nil {
			increases[c], levels[c] = make(map[string]float64), make(map[string]float64)
		}
		increases[c][p.series] += 0
		q := m.before(i, func(a, b modelPoint) bool {
			return (a.temporality == 1) == (b.temporality == 1) && isLevel(a) == isLevel(b)
		})
		switch {
		case isLevel(p):
			levels[c][p.series] = p.value // the last one stays
		case p.temporality == 1, q != nil && p.value < q.value:
			increases[c][p.series] += p.value
		case q != nil:
			increases[c][p.series] += p.value - q.value
		}
	}
	for c, bySeries := range increases {
		for series := range bySeries {
			bySeries[series] += levels[c][series]
		}
		result[c] = Across(m.series.AggFn, slices.Collect(maps.Values(bySeries)))
	}
	if m.series.AggFn == "increase" && m.series.GroupBy != nil && m.series.FieldKey == "" { // in a chart
		maps.DeleteFunc(result, func(c ModelCell, _ float64) bool { return c.Group == "" })
	}
}

// counts are how many values histograms have got.
func (m model) counts(result map[ModelCell]float64) {
	for i, p := range m.points {
		c, ok := m.cell(p)
		if !ok {
			continue
		}
		exponential := m.series.MetricType != "histogram"
		q := m.before(i, func(a, b modelPoint) bool {
			return sameTemporality(a, b) && (exponential || slices.Equal(a.bounds, b.bounds))
		})
		result[c] += 0
		switch {
		case p.temporality == 1:
			result[c] += float64(p.count)
		case p.temporality != 2 || q == nil || exponential && p.began == p.at:
		case p.count < q.count || exponential && p.began != q.began:
			result[c] += float64(p.count)
		default:
			result[c] += float64(p.count - q.count)
		}
	}
}

// quantiles are those of histograms with bounds.
func (m model) quantiles(result map[ModelCell]float64) {
	parts := make(map[ModelCell][]modelPoint)
	for i, p := range m.points {
		c, ok := m.cell(p)
		if !ok {
			continue
		}
		q := m.before(i, sameTemporality)
		switch {
		case p.temporality == 1:
		case p.temporality != 2 || q == nil:
			continue
		case slices.Equal(p.bounds, q.bounds):
			p.counts = difference(p.counts, q.counts)
		}
		parts[c] = append(parts[c], p)
	}
	for c, points := range parts {
		if v := histogramQuantile(*m.series.Level, mixedBuckets(points)); !math.IsNaN(v) {
			result[c] = v
		}
	}
}

// exponentialQuantiles are those of histograms with a scale.
func (m model) exponentialQuantiles(result map[ModelCell]float64) {
	parts := make(map[ModelCell]map[int]int64)
	scale := math.MaxInt
	for _, p := range m.points {
		scale = min(scale, p.scale)
	}
	for i, p := range m.points {
		c, ok := m.cell(p)
		if !ok {
			continue
		}
		increase := p.keys(scale)
		q := m.before(i, sameTemporality)
		switch {
		case p.temporality == 1:
		case p.temporality != 2 || q == nil || p.began == p.at:
			continue
		case p.began == q.began:
			changed, lower := maps.Clone(increase), false
			for key, n := range q.keys(scale) {
				changed[key] -= n
				lower = lower || changed[key] < 0
			}
			if !lower {
				increase = changed
			}
		}
		if parts[c] == nil {
			parts[c] = make(map[int]int64)
		}
		for key, n := range increase {
			parts[c][key] += n
		}
	}
	for c, keys := range parts {
		if v := exponentialQuantile(*m.series.Level, keys, scale); !math.IsNaN(v) {
			result[c] = v
		}
	}
}

// difference is that of two lists, or the first if it is lower anywhere.
func difference(now, before []uint64) []uint64 {
	changed := slices.Clone(now)
	for i := range now {
		if now[i] < before[i] {
			return now
		}
		changed[i] -= before[i]
	}
	return changed
}

// Across aggregates the values of series. NaN stands for null.
func Across(aggFn string, values []float64) float64 {
	if len(values) == 0 && aggFn != "count" {
		return math.NaN()
	}
	sum := 0.0
	for _, v := range values {
		sum += v
	}
	slices.Sort(values)
	switch aggFn {
	case "count":
		return float64(len(values))
	case "avg":
		return sum / float64(len(values))
	case "min":
		return values[0]
	case "max":
		return values[len(values)-1]
	case "quantile":
		return (values[(len(values)-1)/2] + values[len(values)/2]) / 2
	}
	return sum
}

// ChartCells are the values of a chart of one series.
func ChartCells(t testing.TB, r *Runner, s sqlgen.Series, w sqlgen.Window, granularity string) (map[ModelCell]float64, error) {
	answer, err := r.Chart(t.Context(), Team, Chart{
		Start: w.Start, End: w.End, Granularity: granularity, Series: []sqlgen.Series{s},
	})
	if err != nil {
		return nil, err
	}
	got := make(map[ModelCell]float64)
	for _, object := range Decode(t, answer) {
		c := ModelCell{Bucket: int64(object["ts_bucket"].(float64)) / 1000}
		for _, group := range object["group"].([]any) {
			c.Group = group.(string)
		}
		if _, twice := got[c]; twice {
			return nil, fmt.Errorf("%v is in the answer twice", c)
		}
		v, ok := object["series_0.data"].(float64)
		if !ok {
			return nil, fmt.Errorf("%v has the value %v", c, object["series_0.data"])
		}
		got[c] = v
	}
	return got, nil
}

func TestRandomMetricsMatchTheModel(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	for _, table := range source.MetricTables {
		// In memory, where many small inserts take little time.
		Exec(t, db, "RENAME TABLE "+table+" TO full", "CREATE TABLE "+table+" AS full ENGINE = Memory", "DROP TABLE full")
	}
	var number atomic.Int64
	for typ, functions := range sqlgen.MetricFunctions {
		t.Run(typ, func(t *testing.T) {
			t.Parallel()
			functions := slices.DeleteFunc(slices.Clone(functions), func(f string) bool {
				return f == "count_distinct" || f == "any" || f == "last_value"
			})
			answers := 0
			rapid.Check(t, func(rt *rapid.T) {
				points := Draw(rt, typ)
				metric := fmt.Sprintf("m%d", number.Add(1))
				rows := make([]Point, len(points))
				for i, p := range points {
					rows[i] = p.Row(metric, typ)
				}
				if len(rows) > 0 {
					Insert(t, db, typ, rows)
				}
				granularity := rapid.SampledFrom([]string{"1m", "10m", "30m", "1h", "1d"}).Draw(rt, "granularity")
				w := sqlgen.Window{Bucket: sqlgen.Granularities[granularity]}
				w.Start = rapid.Int64Range(Start, Start+3_600_000).Draw(rt, "from")
				w.End = rapid.Int64Range(w.Start+1, Start+3_600_001).Draw(rt, "to")
				s := sqlgen.Series{
					Source: source, MetricType: typ, MetricName: metric,
					AggFn:   rapid.SampledFrom(functions).Draw(rt, "aggFn"),
					GroupBy: rapid.SampledFrom([][]string{nil, {"Attributes.g"}}).Draw(rt, "groupBy"),
					Where:   rapid.SampledFrom([]string{"", `-Attributes.s:"b"`}).Draw(rt, "where"),
				}
				if strings.HasSuffix(s.MetricType, "histogram") {
					s.Level = level(rapid.SampledFrom([]float64{0, 0.1, 0.5, 0.75, 0.99, 1}).Draw(rt, "level"))
				}
				got, err := ChartCells(t, r, s, w, granularity)
				if ModelMistake(s, points, w) {
					querytest.WantError(t, err, core.Invalid, "series 0: aggFn 'increase' is only supported for monotonic sums")
					return
				}
				if err != nil {
					rt.Fatal(err)
				}
				want := Model(s, points, w)
				answers += len(want)
				if diff := gocmp.Diff(want, got, cmpopts.EquateApprox(1e-9, 1e-9)); diff != "" {
					rt.Fatalf("%s of %s (-want +got):\n%s", s.AggFn, metric, diff)
				}
			})
			if answers == 0 {
				t.Error("no series had an answer")
			}
		})
	}
}
