package query

import (
	"fmt"
	"testing"
)

// histogram is a point of a histogram whose count is the sum of those in its buckets.
func histogram(series string, seconds int, bounds, counts string) point {
	return at(series, seconds, point{
		"Count": "arraySum(CAST(" + counts + ", 'Array(UInt64)'))", "BucketCounts": counts, "ExplicitBounds": bounds,
	})
}

func TestHistogram(t *testing.T) {
	t.Parallel()
	const bounds = "[10, 50, 100]"
	db, r, source := setUpMetrics(t)
	var points []point
	add := func(name, temporality string, more ...point) {
		points = append(points, with(point{"MetricName": "'" + name + "'", "AggregationTemporality": temporality}, more...)...)
	}
	// The example of the reference: [8, 22, 8, 2] in two series, before and after a first point that says nothing.
	add("example", "2",
		histogram("a", -60, bounds, "[100, 100, 100, 100]"), histogram("a", 60, bounds, "[105, 110, 104, 100]"),
		histogram("a", 120, bounds, "[107, 111, 104, 102]"),
		histogram("b", 60, bounds, "[1000, 0, 0, 0]"), histogram("b", 120, bounds, "[1001, 11, 4, 0]"))
	add("deltas", "1", histogram("a", 60, bounds, "[7, 11, 4, 2]"), histogram("b", 60, bounds, "[1, 11, 4, 0]"),
		histogram("b", -60, bounds, "[1000, 0, 0, 0]"))
	// Any count that is lower is a reset, though the sum is higher.
	add("reset", "2", histogram("a", 0, bounds, "[5, 5, 0, 0]"), histogram("a", 60, bounds, "[4, 16, 0, 0]"))
	add("lower", "2", histogram("a", 0, bounds, "[5, 5, 0, 0]"), histogram("a", 60, bounds, "[1, 2, 0, 0]"))
	// Other bounds begin anew, and so do the same ones after them.
	add("bounds", "2", histogram("a", 0, bounds, "[5, 5, 0, 0]"), histogram("a", 60, "[10]", "[3, 0]"),
		histogram("a", 120, "[10]", "[5, 0]"))
	add("other bounds", "2", histogram("a", 0, bounds, "[5, 5, 0, 0]"), histogram("a", 60, "[10, 60, 100]", "[9, 5, 0, 0]"))
	add("unspecified", "0", histogram("a", 0, bounds, "[5, 5, 0, 0]"), histogram("a", 60, bounds, "[9, 9, 0, 0]"))
	add("one bucket", "1", histogram("a", 0, "[]", "[5]"), histogram("a", 60, "[]", "[]"),
		at("a", 60, point{"Count": "4", "BucketCounts": "[]", "ExplicitBounds": "[]"}))
	add("nothing", "1", histogram("a", 0, bounds, "[0, 0, 0, 0]"))
	add("negative", "1", histogram("a", 0, "[-5, 0, 5]", "[2, 2, 2, 0]"))
	add("overflow", "1", histogram("a", 0, bounds, "[0, 0, 0, 5]"))
	add("gap", "1", histogram("a", 0, "[1, 2, 3]", "[1, 0, 1, 0]"))
	add("union", "1", histogram("a", 0, "[10, 20]", "[0, 10, 0]"), histogram("b", 0, "[5, 15]", "[0, 20, 10]"))
	add("negative union", "1", histogram("a", 0, "[-2]", "[4, 0]"), histogram("b", 0, "[5, 20]", "[4, 0, 0]"))
	add("groups", "1", histogram("a", 0, "[10, 20]", "[4, 0, 0]"), histogram("b", 0, "[5, 15]", "[4, 0, 0]"),
		histogram("b", 3600, "[5, 15]", "[0, 4, 0]"))
	// Points that are no histograms do not disturb those that are.
	add("wrong", "2", histogram("a", 0, bounds, "[0, 0, 0, 0]"),
		histogram("a", 1, bounds, "[1, 2, 3]"), histogram("a", 2, bounds, "[1, 2, 3, 4, 5]"), histogram("a", 3, bounds, "[]"),
		histogram("a", 4, "[]", "[1, 2]"), histogram("a", 5, "[10, nan, 100]", "[1, 2, 3, 4]"),
		histogram("a", 6, "[10, 50, inf]", "[1, 2, 3, 4]"),
		with(point{"Flags": "1"}, histogram("a", 7, bounds, "[0, 0, 0, 0]"))[0],
		histogram("a", 60, bounds, "[0, 4, 0, 0]"))
	insert(t, db, "histogram", points)
	for _, tt := range []struct {
		metric string
		series Series
		want   string
	}{
		{"example", Series{Level: level(0.5)}, "10[] 31.81818182"},
		{"example", Series{Level: level(0.95)}, "10[] 100"},
		{"example", Series{Level: level(0)}, "10[] 0"},
		{"example", Series{Level: level(1)}, "10[] 100"},
		{"example", Series{AggFn: "count"}, "10[] 40"},
		{"deltas", Series{Level: level(0.5)}, "10[] 31.81818182"},
		{"deltas", Series{AggFn: "count"}, "10[] 40"},
		{"deltas", Series{AggFn: "count", Where: "Attributes.s:b"}, "10[] 16"},
		{"reset", Series{Level: level(0.5)}, "10[] 25"},
		{"reset", Series{AggFn: "count"}, "10[] 10"},
		{"lower", Series{Level: level(0.5)}, "10[] 20"},
		{"lower", Series{AggFn: "count"}, "10[] 3"},
		{"bounds", Series{Level: level(0.5)}, "10[] 5"},
		{"bounds", Series{AggFn: "count"}, "10[] 2"},
		{"other bounds", Series{Level: level(0.5)}, "10[] 7.777777778"},
		{"other bounds", Series{AggFn: "count"}, "10[] 0"},
		{"unspecified", Series{Level: level(0.5)}, ""},
		{"unspecified", Series{AggFn: "count"}, "10[] 0"},
		{"one bucket", Series{Level: level(0.5)}, ""},
		{"one bucket", Series{AggFn: "count"}, "10[] 9"},
		{"nothing", Series{Level: level(0.5)}, ""},
		{"nothing", Series{AggFn: "count"}, "10[] 0"},
		{"negative", Series{Level: level(0.1)}, "10[] -5"},
		{"negative", Series{Level: level(0.5)}, "10[] -2.5"},
		{"negative", Series{Level: level(1)}, "10[] 5"},
		{"overflow", Series{Level: level(0)}, "10[] 100"},
		{"gap", Series{Level: level(0.5)}, "10[] 2"},
		{"gap", Series{Level: level(0.49)}, "10[] 0.98"},
		{"gap", Series{Level: level(1)}, "10[] 3"},
		// 20 between 5 and 15, 10 between 10 and 20, 10 above 15: 10 are below 10, 25 below 15.
		{"union", Series{Level: level(0.25)}, "10[] 10"},
		{"union", Series{Level: level(0.5)}, "10[] 13.33333333"},
		{"union", Series{Level: level(0.7)}, "10[] 18"},
		{"union", Series{Level: level(0.9)}, "10[] 20"},
		{"union", Series{AggFn: "count"}, "10[] 40"},
		{"negative union", Series{Level: level(0.25)}, "10[] -2"},
		{"negative union", Series{Level: level(0.75)}, "10[] 1.5"},
		{"groups", Series{Level: level(0.5), GroupBy: []string{"Attributes.s"}}, "10[a] 5, 10[b] 2.5, 11[b] 10"},
		{"groups", Series{AggFn: "count", GroupBy: []string{"Attributes.s"}}, "10[a] 4, 10[b] 4, 11[b] 4"},
		{"wrong", Series{Level: level(0.5)}, "10[] 30"},
		{"wrong", Series{AggFn: "count"}, "10[] 4"},
	} {
		name := tt.series.AggFn
		if tt.series.Level != nil {
			tt.series.AggFn = "quantile"
			name = fmt.Sprint(*tt.series.Level)
		}
		t.Run(tt.metric+" "+name, func(t *testing.T) {
			t.Parallel()
			tt.series.Source, tt.series.MetricType, tt.series.MetricName = source, "histogram", tt.metric
			wantCells(t, tt.want, r.cells(t, tt.series))
		})
	}
}
