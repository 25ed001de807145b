package query

import (
	"fmt"
	"math"
	"testing"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

// exponential is a point of an exponential histogram of a scale. Its buckets are an offset and counts.
func exponential(series string, seconds, scale int, positive, negative string, zero int) Point {
	side := func(buckets string) (offset, counts string) {
		if buckets == "" {
			return "0", "[]"
		}
		offset, counts = "", buckets
		for i, c := range buckets {
			if c == ' ' {
				return buckets[:i], buckets[i+1:]
			}
		}
		return offset, counts
	}
	positiveOffset, positiveCounts := side(positive)
	negativeOffset, negativeCounts := side(negative)
	sum := func(counts string) string { return "arraySum(CAST(" + counts + ", 'Array(UInt64)'))" }
	return at(series, seconds, Point{
		"Scale": fmt.Sprint(scale), "ZeroCount": fmt.Sprint(zero),
		"PositiveOffset": positiveOffset, "PositiveBucketCounts": positiveCounts,
		"NegativeOffset": negativeOffset, "NegativeBucketCounts": negativeCounts,
		"Count": fmt.Sprintf("%s + %s + %d", sum(positiveCounts), sum(negativeCounts), zero),
	})
}

func TestExponentialHistogram(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	var points []Point
	add := func(name, temporality string, more ...Point) {
		points = append(points, With(Point{"MetricName": "'" + name + "'", "AggregationTemporality": temporality}, more...)...)
	}
	began := func(second int, p Point) Point {
		return With(Point{"StartTimeUnix": fmt.Sprintf("fromUnixTimestamp(%d)", Start/1000+second)}, p)[0]
	}
	add("positive", "1", exponential("a", 0, 0, "0 [4, 0, 3]", "", 0), exponential("a", 1, 0, "2 [1]", "", 0))
	add("sides", "1", exponential("a", 0, 1, "-3 [4, 2]", "1 [2, 4]", 4))
	// Bucket 5 of scale 2 is bucket 1 of scale 0, -1 is -1, and -4 as well; -5 is -2.
	add("scales", "1", exponential("a", 0, 2, "5 [2]", "", 0), exponential("b", 0, 2, "-5 [1, 1, 0, 0, 1]", "", 0),
		exponential("a", 3600, 0, "1 [2]", "", 0))
	// The first point, points that begin at their own time, and those that do not say how they count are nothing.
	add("cumulative", "2",
		exponential("a", -60, 0, "0 [5, 5]", "0 [5]", 5), exponential("a", 60, 0, "0 [5, 9]", "0 [5]", 5),
		exponential("b", 60, 0, "3 [100]", "", 0), exponential("c", 60, 0, "3 [100]", "", 0),
		began(120, exponential("c", 120, 0, "3 [200]", "", 0)))
	add("cumulative", "0", exponential("d", 60, 0, "3 [100]", "", 0), exponential("d", 61, 0, "3 [100]", "", 0))
	add("coarser", "2", exponential("a", 0, 1, "0 [1, 2, 3]", "", 0), exponential("a", 60, 0, "0 [3, 7]", "", 0))
	add("moved", "2", exponential("a", 0, 0, "1 [1, 2]", "", 0), exponential("a", 60, 0, "0 [0, 1, 2, 8]", "", 0))
	add("restart", "2", exponential("a", 0, 0, "0 [4]", "", 0), began(30, exponential("a", 60, 0, "0 [8]", "", 0)))
	add("lower", "2", exponential("a", 0, 0, "0 [4, 4]", "", 0), exponential("a", 60, 0, "0 [16, 0]", "", 0))
	add("lower zero", "2", exponential("a", 0, 0, "0 [4]", "", 4), exponential("a", 60, 0, "0 [7]", "", 3))
	add("lower count", "2", exponential("a", 0, 0, "0 [4]", "", 4), exponential("a", 60, 0, "0 [5]", "", 0))
	add("empty", "1", exponential("a", 0, 0, "", "", 0))
	add("odd", "1", exponential("a", 0, -40, "-2147483648 [1]", "2147483647 [1]", 1),
		exponential("b", 0, 2147483647, "2147483647 [1]", "-2147483648 [1]", 1))
	add("far apart", "1", exponential("a", 0, 70, "-1000 [1]", "", 0), exponential("b", 0, 0, "-1 [1]", "", 0))
	add("largest", "1", exponential("a", 0, 0, "1023 [4]", "1023 [4]", 0))
	add("stale", "1", exponential("a", 0, 0, "0 [4]", "", 0), With(Point{"Flags": "1"}, exponential("a", 60, -5, "9 [9]", "", 0))[0])
	Insert(t, db, "exponential histogram", points)
	for _, tt := range []struct {
		metric string
		series sqlgen.Series
		want   string
	}{
		{"positive", sqlgen.Series{Level: level(0)}, "10[] 1"},
		{"positive", sqlgen.Series{Level: level(0.25)}, "10[] " + digits(math.Sqrt2)},
		{"positive", sqlgen.Series{Level: level(0.5)}, "10[] 2"},
		{"positive", sqlgen.Series{Level: level(0.75)}, "10[] " + digits(4*math.Sqrt2)},
		{"positive", sqlgen.Series{Level: level(1)}, "10[] 8"},
		{"positive", sqlgen.Series{AggFn: "count"}, "10[] 8"},
		// Of 16 values, 6 are negative, 4 zero and 6 positive.
		{"sides", sqlgen.Series{Level: level(0)}, "10[] " + digits(-math.Exp2(1.5))},
		{"sides", sqlgen.Series{Level: level(0.125)}, "10[] " + digits(-math.Exp2(1.25))},
		{"sides", sqlgen.Series{Level: level(0.25)}, "10[] -2"},
		{"sides", sqlgen.Series{Level: level(0.375)}, "10[] " + digits(-math.Sqrt2)},
		{"sides", sqlgen.Series{Level: level(0.5)}, "10[] 0"},
		{"sides", sqlgen.Series{Level: level(0.625)}, "10[] 0"},
		{"sides", sqlgen.Series{Level: level(0.75)}, "10[] " + digits(math.Exp2(-1.25))},
		{"sides", sqlgen.Series{Level: level(1)}, "10[] " + digits(math.Exp2(-0.5))},
		{"scales", sqlgen.Series{Level: level(0.1)}, "10[] " + digits(math.Exp2(-1.5)) + ", 11[] " + digits(math.Exp2(1.1))},
		{"scales", sqlgen.Series{Level: level(0.4)}, "10[] " + digits(math.Exp2(-0.5)) + ", 11[] " + digits(math.Exp2(1.4))},
		{"scales", sqlgen.Series{Level: level(0.8)}, "10[] " + digits(math.Exp2(1.5)) + ", 11[] " + digits(math.Exp2(1.8))},
		{"scales", sqlgen.Series{AggFn: "count", GroupBy: []string{"Attributes.s"}}, "10[a] 2, 10[b] 3, 11[a] 2"},
		{
			"scales",
			sqlgen.Series{Level: level(1), GroupBy: []string{"Attributes.s"}},
			"10[a] 4, 10[b] 1, 11[a] 4",
		},
		{"cumulative", sqlgen.Series{Level: level(0.5)}, "10[] " + digits(2*math.Sqrt2)},
		{"cumulative", sqlgen.Series{AggFn: "count"}, "10[] 4"},
		{"coarser", sqlgen.Series{Level: level(0.5)}, "10[] " + digits(2*math.Sqrt2)},
		{"coarser", sqlgen.Series{AggFn: "count"}, "10[] 4"},
		{"moved", sqlgen.Series{Level: level(0.5)}, "10[] " + digits(8*math.Sqrt2)},
		{"moved", sqlgen.Series{AggFn: "count"}, "10[] 8"},
		{"restart", sqlgen.Series{Level: level(0.5)}, "10[] " + digits(math.Sqrt2)},
		{"restart", sqlgen.Series{AggFn: "count"}, "10[] 8"},
		{"lower", sqlgen.Series{Level: level(1)}, "10[] 2"},
		{"lower zero", sqlgen.Series{Level: level(0.3)}, "10[] 0"},
		{"lower zero", sqlgen.Series{AggFn: "count"}, "10[] 2"},
		{"lower count", sqlgen.Series{AggFn: "count"}, "10[] 5"},
		{"nothing", sqlgen.Series{Level: level(0.5)}, ""},
		{"nothing", sqlgen.Series{AggFn: "count"}, ""},
		{"empty", sqlgen.Series{Level: level(0.5)}, ""},
		{"empty", sqlgen.Series{AggFn: "count"}, "10[] 0"},
		{"odd", sqlgen.Series{Level: level(0.5)}, "10[] 0"},
		{"odd", sqlgen.Series{AggFn: "count"}, "10[] 6"},
		{"far apart", sqlgen.Series{Level: level(0.5)}, "10[] " + digits(math.Sqrt2/2)},
		{"largest", sqlgen.Series{Level: level(0)}, "10[] " + digits(-math.MaxFloat64)},
		{"largest", sqlgen.Series{Level: level(0.25)}, "10[] " + digits(-math.Exp2(1023.5))},
		{"largest", sqlgen.Series{Level: level(0.75)}, "10[] " + digits(math.Exp2(1023.5))},
		{"largest", sqlgen.Series{Level: level(1)}, "10[] " + digits(math.MaxFloat64)},
		{"stale", sqlgen.Series{Level: level(1)}, "10[] 2"},
	} {
		name := tt.series.AggFn
		if tt.series.Level != nil {
			tt.series.AggFn = "quantile"
			name = fmt.Sprint(*tt.series.Level)
		}
		t.Run(tt.metric+" "+name, func(t *testing.T) {
			t.Parallel()
			tt.series.Source, tt.series.MetricType, tt.series.MetricName = source, "exponential histogram", tt.metric
			WantCells(t, tt.want, r.Cells(t, tt.series))
		})
	}
}
