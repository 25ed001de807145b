package query

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// sums are points of counters, deltas and levels.
func sums() []Point {
	return slices.Concat(
		[]Point{
			// A counter that was there before the range, and is reset at 10:50.
			Value("a", -600, "95"), Value("a", 0, "100"), Value("a", 1800, "110"), Value("a", 3000, "4"),
			Value("a", 3600, "5"), Value("a", 7199, "25"), Value("a", 7200, "1000"),
			// Its first point has no increase, and points without a value do not come between others.
			Value("b", 600, "7"), Value("b", 1200, "8"), Value("b", 3600, "8"),
			at("b", 900, Point{"Value": "0", "Flags": "1"}), Value("b", 901, "nan"), Value("b", 902, "-inf"),
		},
		// Deltas count as they are.
		With(Point{"MetricName": "'delta'", "AggregationTemporality": "1"},
			Value("a", -600, "1000"), Value("a", 60, "5"), Value("a", 120, "3"), Value("a", 3600, "-1"), Value("b", 60, "2")),
		// Both in one series do not touch each other.
		With(Point{"MetricName": "'mixed'", "AggregationTemporality": "1"}, Value("a", 60, "5"), Value("a", 180, "3")),
		With(Point{"MetricName": "'mixed'", "AggregationTemporality": "0"},
			Value("a", 0, "100"), Value("a", 120, "110"), Value("a", 240, "111")),
		// Levels go up and down, and one has begun before the range.
		With(Point{"MetricName": "'level'", "IsMonotonic": "false"},
			Value("a", -60, "10"), Value("a", 60, "12"), Value("a", 120, "3"), Value("a", 3600, "4"),
			Value("b", 180, "-5"), Value("b", 180, "nan"), at("b", 240, Point{"Value": "70", "Flags": "1"})),
		// Changes of a level, and a counter beside levels.
		With(Point{"MetricName": "'changes'", "IsMonotonic": "false", "AggregationTemporality": "1"},
			Value("a", -60, "10"), Value("a", 60, "12"), Value("a", 120, "-15"), Value("b", 3600, "4")),
		With(Point{"MetricName": "'both'", "IsMonotonic": "false"}, Value("a", 60, "40"), Value("a", 3600, "30")),
		With(Point{"MetricName": "'both'"}, Value("b", 60, "1"), Value("b", 120, "3"), Value("b", 3600, "2")),
		// Two points in one second, the later of a counter that began anew.
		With(Point{"MetricName": "'second'"},
			Value("a", 0, "5"), Value("a", 60, "9"), Value("a", 60, "7"),
			at("a", 60, Point{"Value": "1", "StartTimeUnix": "fromUnixTimestamp(2)"})),
	)
}

func TestSum(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	Insert(t, db, "sum", sums())
	for _, tt := range []struct {
		rule   string
		series sqlgen.Series
		want   string
	}{
		// a: 5 + 10 + 4, and 1 + 20. b: 0 + 1, and 0.
		{"the increase of all", sqlgen.Series{AggFn: "sum"}, "10[] 20, 11[] 21"},
		{"by another name", sqlgen.Series{AggFn: "increase"}, "10[] 20, 11[] 21"},
		{"the average", sqlgen.Series{AggFn: "avg"}, "10[] 10, 11[] 10.5"},
		{"the least", sqlgen.Series{AggFn: "min"}, "10[] 1, 11[] 0"},
		{"the highest", sqlgen.Series{AggFn: "max"}, "10[] 19, 11[] 21"},
		{"the median", sqlgen.Series{AggFn: "quantile"}, "10[] 10, 11[] 10.5"},
		{"a quantile", sqlgen.Series{AggFn: "quantile", Level: level(1)}, "10[] 19, 11[] 21"},
		{"how many series there are", sqlgen.Series{AggFn: "count"}, "10[] 2, 11[] 2"},
		{"how many different increases", sqlgen.Series{AggFn: "count_distinct"}, "10[] 2, 11[] 2"},
		{"that of the last point", sqlgen.Series{AggFn: "last_value"}, "10[] 19, 11[] 21"},
		{"any", sqlgen.Series{AggFn: "any", Where: "Attributes.s:b"}, "10[] 1, 11[] 0"},
		{"groups", sqlgen.Series{AggFn: "sum", GroupBy: []string{"Attributes['s']"}}, "10[a] 19, 10[b] 1, 11[a] 21, 11[b] 0"},
		{"a filter", sqlgen.Series{AggFn: "sum", Where: `Attributes.s:"a"`}, "10[] 19, 11[] 21"},

		{"deltas", sqlgen.Series{AggFn: "sum", MetricName: "delta"}, "10[] 10, 11[] -1"},
		{"deltas of one series", sqlgen.Series{AggFn: "max", MetricName: "delta"}, "10[] 8, 11[] -1"},
		{"a mixture", sqlgen.Series{AggFn: "sum", MetricName: "mixed"}, "10[] 19"},
		{"a level is the last value of each series", sqlgen.Series{AggFn: "sum", MetricName: "level"}, "10[] -2, 11[] 4"},
		{"the average of levels", sqlgen.Series{AggFn: "avg", MetricName: "level"}, "10[] -1, 11[] 4"},
		{"the least of them", sqlgen.Series{AggFn: "min", MetricName: "level"}, "10[] -5, 11[] 4"},
		{"the highest", sqlgen.Series{AggFn: "max", MetricName: "level"}, "10[] 3, 11[] 4"},
		{"their median", sqlgen.Series{AggFn: "quantile", MetricName: "level"}, "10[] -1, 11[] 4"},
		{"how many they are", sqlgen.Series{AggFn: "count", MetricName: "level"}, "10[] 2, 11[] 1"},
		{"how many different ones", sqlgen.Series{AggFn: "count_distinct", MetricName: "level"}, "10[] 2, 11[] 1"},
		{"the one that came last", sqlgen.Series{AggFn: "last_value", MetricName: "level"}, "10[] -5, 11[] 4"},
		{"any of them", sqlgen.Series{AggFn: "any", MetricName: "level", Where: "Attributes.s:a"}, "10[] 3, 11[] 4"},
		{"groups of levels", sqlgen.Series{AggFn: "sum", MetricName: "level", GroupBy: []string{"Attributes.s"}}, "10[a] 3, 10[b] -5, 11[a] 4"},
		{"changes of a level add up", sqlgen.Series{AggFn: "sum", MetricName: "changes"}, "10[] -3, 11[] 4"},
		{"levels beside a counter", sqlgen.Series{AggFn: "sum", MetricName: "both"}, "10[] 42, 11[] 32"},
		{"the highest of both", sqlgen.Series{AggFn: "max", MetricName: "both"}, "10[] 40, 11[] 30"},
		{"the increase is that of the counter", sqlgen.Series{AggFn: "increase", MetricName: "both"}, "10[] 2, 11[] 2"},
		{
			"and has its groups alone",
			sqlgen.Series{AggFn: "increase", MetricName: "both", GroupBy: []string{"Attributes.s"}},
			"10[b] 2, 11[b] 2",
		},
		{"of which a filter may leave none", sqlgen.Series{AggFn: "increase", MetricName: "both", Where: "Attributes.s:a"}, ""},
		{"points of one second", sqlgen.Series{AggFn: "sum", MetricName: "second"}, "10[] 5"},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			tt.series.Source, tt.series.MetricType = source, "sum"
			if tt.series.MetricName == "" {
				tt.series.MetricName = "m"
			}
			WantCells(t, tt.want, r.Cells(t, tt.series))
		})
	}
}

// A bucket has its whole increase wherever the range begins and ends.
func TestIncreaseOfWholeBuckets(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	Insert(t, db, "sum", sums())
	s := sqlgen.Series{Source: source, AggFn: "sum", MetricType: "sum", MetricName: "m", Where: "Attributes.s:a"}
	for _, tt := range []struct{ from, to int64 }{
		{Start + 1, End - 1}, {Start + 3_599_999, Start + 3_600_000}, {Start, End - 1},
	} {
		answer, err := r.Chart(t.Context(), Team, Chart{
			Series: []sqlgen.Series{s}, Start: tt.from, End: tt.to, Granularity: "1h",
		})
		if err != nil {
			t.Fatal(err)
		}
		WantCells(t, "10[] 19, 11[] 21", cells(t, answer))
	}
}

func TestIncreaseHasTwentyGroups(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	var points []Point
	for i := range 30 {
		name := fmt.Sprintf("s%02d", i)
		// Those of a low number have the highest sum, those of a high one the highest bucket.
		points = append(points, Value(name, -60, "0"), Value(name, 60, fmt.Sprint(60-i)),
			Value(name, 3660, fmt.Sprint(60-i+100+i)))
	}
	points = append(points, Value("", -60, "0"), Value("", 60, "100000"))
	Insert(t, db, "sum", points)
	s := sqlgen.Series{Source: source, MetricType: "sum", MetricName: "m", GroupBy: []string{"Attributes.s"}}

	s.AggFn = "increase"
	var want []string
	for hour := 10; hour <= 11; hour++ {
		for i := 10; i < 30; i++ {
			n := 60 - i
			if hour == 11 {
				n = 100 + i
			}
			want = append(want, fmt.Sprintf("%d[s%02d] %d", hour, i, n))
		}
	}
	WantCells(t, strings.Join(want, ", "), r.Cells(t, s))

	s.AggFn = "sum"
	if got := r.Cells(t, s); len(got) != 61 {
		t.Errorf("a sum has %d rows, want one for each of 30 groups in two hours, and one of the group without a name", len(got))
	}
	s.AggFn, s.GroupBy = "increase", []string{"Attributes.s", "nullIf(ScopeName, '')"}
	answer, err := r.Chart(t.Context(), Team, ChartOf(s))
	if err != nil {
		t.Fatal(err)
	}
	querytest.WantText(t, "[]", string(answer))
}

func TestTimeSeries(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	Insert(t, db, "gauge", append(
		With(Point{"MetricName": "'order'"},
			at("", 1, Point{"Value": "1", "Attributes": "map('a', 'x', 'b', 'y')"}),
			at("", 2, Point{"Value": "2", "Attributes": "map('b', 'y', 'a', 'x')"})),
		With(Point{"MetricName": "'different'"},
			at("", 1, Point{"Value": "1", "Attributes": "map('a', 'x', 'b', 'y')"}),
			at("", 2, Point{"Value": "2", "Attributes": "map('a', 'y', 'b', 'x')"}),
			at("", 2, Point{"Value": "3", "Attributes": "map('a', 'x')", "ResourceAttributes": "map('b', 'y')"}),
			at("", 2, Point{"Value": "4", "Attributes": "map('a', 'x')", "ScopeAttributes": "map('b', 'y')"}),
			at("", 2, Point{"Value": "5", "Attributes": "map()", "ServiceName": "'a'"}),
			at("", 2, Point{"Value": "6", "Attributes": "map()", "ServiceName": "'b'"}),
			at("", 2, Point{"Value": "7", "Attributes": "map()", "ServiceName": "'b'", "ScopeName": "'c'"}),
			// Whatever else differs makes no other series.
			at("", 3, Point{
				"Value": "8", "Attributes": "map()", "ServiceName": "'b'", "ScopeName": "'c'",
				"MetricUnit": "'ms'", "StartTimeUnix": "fromUnixTimestamp(7)",
			}))...))
	for metric, want := range map[string]string{"order": "1", "different": "7"} {
		s := sqlgen.Series{Source: source, AggFn: "count", MetricType: "gauge", MetricName: metric}
		WantCells(t, "10[] "+want, r.Cells(t, s))
	}
	s := sqlgen.Series{Source: source, AggFn: "sum", MetricType: "gauge", MetricName: "order"}
	WantCells(t, "10[] 2", r.Cells(t, s))
}
