package query

import (
	"fmt"
	"testing"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

// histogram is a point of a histogram whose count is the sum of those in its buckets.
func histogram(series string, seconds int, bounds, counts string) Point {
	return at(series, seconds, Point{
		"Count": "arraySum(CAST(" + counts + ", 'Array(UInt64)'))", "BucketCounts": counts, "ExplicitBounds": bounds,
	})
}

func TestHistogram(t *testing.T) {
	t.Parallel()
	const bounds = "[10, 50, 100]"
	db, r, source := SetUpMetrics(t)
	var points []Point
	add := func(name, temporality string, more ...Point) {
		points = append(points, With(Point{"MetricName": "'" + name + "'", "AggregationTemporality": temporality}, more...)...)
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
		at("a", 60, Point{"Count": "4", "BucketCounts": "[]", "ExplicitBounds": "[]"}))
	add("nothing", "1", histogram("a", 0, bounds, "[0, 0, 0, 0]"))
	// The bounds of OpenTelemetry begin with 0.
	add("zero", "1", histogram("a", 0, "[0, 5, 10, 25]", "[0, 10, 0, 0, 0]"))
	add("zero, cumulative", "2", histogram("a", 0, "[0, 5, 10, 25]", "[9, 9, 9, 9, 9]"),
		histogram("a", 60, "[0, 5, 10, 25]", "[19, 19, 9, 9, 9]"))
	add("only zero", "1", histogram("a", 0, "[0]", "[4, 4]"))
	add("one bound", "1", histogram("a", 0, "[10]", "[4, 4]"))
	add("largest", "1", histogram("a", 0, "[1, 1.7976931348623157e308]", "[0, 4, 0]"))
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
		With(Point{"Flags": "1"}, histogram("a", 7, bounds, "[0, 0, 0, 0]"))[0],
		histogram("a", 60, bounds, "[0, 4, 0, 0]"))
	Insert(t, db, "histogram", points)
	for _, tt := range []struct {
		metric string
		series sqlgen.Series
		want   string
	}{
		{"example", sqlgen.Series{Level: level(0.5)}, "10[] 31.81818182"},
		{"example", sqlgen.Series{Level: level(0.95)}, "10[] 100"},
		{"example", sqlgen.Series{Level: level(0)}, "10[] 0"},
		{"example", sqlgen.Series{Level: level(1)}, "10[] 100"},
		{"example", sqlgen.Series{AggFn: "count"}, "10[] 40"},
		{"deltas", sqlgen.Series{Level: level(0.5)}, "10[] 31.81818182"},
		{"deltas", sqlgen.Series{AggFn: "count"}, "10[] 40"},
		{"deltas", sqlgen.Series{AggFn: "count", Where: "Attributes.s:b"}, "10[] 16"},
		{"reset", sqlgen.Series{Level: level(0.5)}, "10[] 25"},
		{"reset", sqlgen.Series{AggFn: "count"}, "10[] 10"},
		{"lower", sqlgen.Series{Level: level(0.5)}, "10[] 20"},
		{"lower", sqlgen.Series{AggFn: "count"}, "10[] 3"},
		{"bounds", sqlgen.Series{Level: level(0.5)}, "10[] 5"},
		{"bounds", sqlgen.Series{AggFn: "count"}, "10[] 2"},
		{"other bounds", sqlgen.Series{Level: level(0.5)}, "10[] 7.777777778"},
		{"other bounds", sqlgen.Series{AggFn: "count"}, "10[] 0"},
		{"unspecified", sqlgen.Series{Level: level(0.5)}, ""},
		{"unspecified", sqlgen.Series{AggFn: "count"}, "10[] 0"},
		{"one bucket", sqlgen.Series{Level: level(0.5)}, ""},
		{"one bucket", sqlgen.Series{AggFn: "count"}, "10[] 9"},
		{"nothing", sqlgen.Series{Level: level(0.5)}, ""},
		{"nothing", sqlgen.Series{AggFn: "count"}, "10[] 0"},
		{"zero", sqlgen.Series{Level: level(0)}, "10[] 0"},
		{"zero", sqlgen.Series{Level: level(0.5)}, "10[] 2.5"},
		{"zero", sqlgen.Series{Level: level(1)}, "10[] 5"},
		{"zero, cumulative", sqlgen.Series{Level: level(0.25)}, "10[] 0"},
		{"zero, cumulative", sqlgen.Series{Level: level(0.75)}, "10[] 2.5"},
		{"only zero", sqlgen.Series{Level: level(0.25)}, "10[] 0"},
		{"only zero", sqlgen.Series{Level: level(0.75)}, "10[] 0"},
		{"one bound", sqlgen.Series{Level: level(0.25)}, "10[] 5"},
		{"one bound", sqlgen.Series{Level: level(0.75)}, "10[] 10"},
		{"largest", sqlgen.Series{Level: level(0.5)}, "10[] 8.988465674e+307"},
		{"largest", sqlgen.Series{Level: level(1)}, "10[] 1.797693135e+308"},
		{"negative", sqlgen.Series{Level: level(0.1)}, "10[] -5"},
		{"negative", sqlgen.Series{Level: level(0.5)}, "10[] -2.5"},
		{"negative", sqlgen.Series{Level: level(1)}, "10[] 5"},
		{"overflow", sqlgen.Series{Level: level(0)}, "10[] 100"},
		{"gap", sqlgen.Series{Level: level(0.5)}, "10[] 2"},
		{"gap", sqlgen.Series{Level: level(0.49)}, "10[] 0.98"},
		{"gap", sqlgen.Series{Level: level(1)}, "10[] 3"},
		// 20 between 5 and 15, 10 between 10 and 20, 10 above 15: 10 are below 10, 25 below 15.
		{"union", sqlgen.Series{Level: level(0.25)}, "10[] 10"},
		{"union", sqlgen.Series{Level: level(0.5)}, "10[] 13.33333333"},
		{"union", sqlgen.Series{Level: level(0.7)}, "10[] 18"},
		{"union", sqlgen.Series{Level: level(0.9)}, "10[] 20"},
		{"union", sqlgen.Series{AggFn: "count"}, "10[] 40"},
		{"negative union", sqlgen.Series{Level: level(0.25)}, "10[] -2"},
		// The values of the second series are between 0 and 5.
		{"negative union", sqlgen.Series{Level: level(0.75)}, "10[] 2.5"},
		{"groups", sqlgen.Series{Level: level(0.5), GroupBy: []string{"Attributes.s"}}, "10[a] 5, 10[b] 2.5, 11[b] 10"},
		{"groups", sqlgen.Series{AggFn: "count", GroupBy: []string{"Attributes.s"}}, "10[a] 4, 10[b] 4, 11[b] 4"},
		{"wrong", sqlgen.Series{Level: level(0.5)}, "10[] 30"},
		{"wrong", sqlgen.Series{AggFn: "count"}, "10[] 4"},
	} {
		name := tt.series.AggFn
		if tt.series.Level != nil {
			tt.series.AggFn = "quantile"
			name = fmt.Sprint(*tt.series.Level)
		}
		t.Run(tt.metric+" "+name, func(t *testing.T) {
			t.Parallel()
			tt.series.Source, tt.series.MetricType, tt.series.MetricName = source, "histogram", tt.metric
			WantCells(t, tt.want, r.Cells(t, tt.series))
		})
	}
}
