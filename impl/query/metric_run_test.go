package query

import (
	"fmt"
	"maps"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/sqltext"
)

// SetUpMetrics returns a Runner on a database with the tables of metrics, and the source on them.
func SetUpMetrics(t testing.TB) (*engine.DB, *Runner, sqlgen.Source) {
	t.Helper()
	db := enginetest.Start(t)
	if err := db.CreateTables(t.Context(), db.Database(), engine.Retention{Metrics: 1 << 62}); err != nil {
		t.Fatal(err)
	}
	return db, RunnerOf(db), metricSource(db.Database())
}

func metricSource(database string) sqlgen.Source {
	s := sqlgen.Source{Kind: "metric", Connection: "64b5f0a0c0ffee0000000002", Timestamp: "TimeUnix"}
	s.From.Database = database
	s.MetricTables = map[string]string{
		"gauge": "otel_metrics_gauge", "sum": "otel_metrics_sum", "histogram": "otel_metrics_histogram",
		"exponential histogram": "otel_metrics_exponential_histogram", "summary": "otel_metrics_summary",
	}
	return s
}

// Point is a row of a table of metrics: expressions by column. Columns that it leaves out have defaults.
type Point map[string]string

// at is a point of the series of a name, so many seconds after the start of the test range.
func at(series string, seconds int, more Point) Point {
	p := Point{
		"MetricName": "'m'", "Attributes": "map('s', " + sqltext.Literal(series) + ")",
		"TimeUnix": fmt.Sprintf("fromUnixTimestamp(%d)", Start/1000+seconds),
	}
	maps.Copy(p, more)
	return p
}

// Value is a point of a gauge or a sum.
func Value(series string, seconds int, value string) Point {
	return at(series, seconds, Point{"Value": value})
}

// With adds columns to points.
func With(more Point, points ...Point) []Point {
	all := make([]Point, len(points))
	for i, p := range points {
		all[i] = maps.Clone(p)
		maps.Copy(all[i], more)
	}
	return all
}

// Insert adds points to the table of a type of metrics.
func Insert(t testing.TB, db *engine.DB, typ string, points []Point) {
	t.Helper()
	columns := make(map[string]bool)
	if typ == "sum" {
		columns["IsMonotonic"] = true // the table's default is a level
	}
	for _, p := range points {
		for column := range p {
			columns[column] = true
		}
	}
	defaults := Point{
		"AggregationTemporality": "2", "IsMonotonic": "true", "Flags": "0", "ScopeName": "''", "ServiceName": "''",
		"ResourceAttributes": "map()", "ScopeAttributes": "map()", "StartTimeUnix": "fromUnixTimestamp(1)",
		"MetricUnit": "''",
	}
	names := make([]string, 0, len(columns))
	for column := range columns {
		names = append(names, column)
	}
	rows := make([]string, len(points))
	for i, p := range points {
		cells := make([]string, len(names))
		for j, name := range names {
			cell, ok := p[name]
			if !ok {
				if cell, ok = defaults[name]; !ok {
					t.Fatalf("point %d has no %s", i, name)
				}
			}
			cells[j] = cell
		}
		rows[i] = "(" + strings.Join(cells, ", ") + ")"
	}
	Exec(t, db, "INSERT INTO "+metricSource("").MetricTables[typ]+" ("+strings.Join(names, ", ")+") VALUES "+
		strings.Join(rows, ", "))
}

// Cells answers a chart by the hour, from 10:00 to 11:59:59, as texts: the hour, the groups, and the value of each row.
func (r *Runner) Cells(t testing.TB, s sqlgen.Series) []string {
	t.Helper()
	answer, err := r.Chart(t.Context(), Team, Chart{
		Series: []sqlgen.Series{s}, Start: Start, End: End - 1, Granularity: "1h",
	})
	if err != nil {
		t.Fatal(err)
	}
	return cells(t, answer)
}

func cells(t testing.TB, answer []byte) []string {
	t.Helper()
	texts := []string{}
	for _, object := range Decode(t, answer) {
		hour := 10 + int(object["ts_bucket"].(float64)-Start)/3_600_000
		texts = append(texts, fmt.Sprintf("%d%v %s", hour, object["group"], digits(object["series_0.data"])))
	}
	return texts
}

// digits writes the first ten digits of a number: engines differ in the last.
func digits(v any) string {
	if n, ok := v.(float64); ok {
		return strconv.FormatFloat(n, 'g', 10, 64)
	}
	return fmt.Sprint(v)
}

func WantCells(t testing.TB, want string, got []string) {
	t.Helper()
	if diff := cmp.Diff(want, strings.Join(got, ", ")); diff != "" {
		t.Errorf("answer (-want +got):\n%s", diff)
	}
}

func level(v float64) *float64 { return &v }

func TestGauge(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	Insert(t, db, "gauge", append([]Point{
		Value("a", 60, "15"), Value("a", 3000, "25"), Value("b", 1800, "5"),
		// The next hour has one more series, and some points that say nothing.
		Value("a", 3600, "1"), Value("b", 3600, "2"), Value("c", 3660, "6"),
		Value("b", 3700, "nan"), Value("c", 3700, "inf"),
		at("a", 3700, Point{"Value": "0", "Flags": "1"}),
		at("d", 3700, Point{"Value": "0", "Flags": "3"}),
		// Neither the time before and after the range nor another metric counts.
		Value("a", -1, "1000"), Value("e", 7200, "1000"),
	}, With(Point{"MetricName": "'M'"}, Value("a", 3000, "1000"))...))
	for _, tt := range []struct {
		rule   string
		series sqlgen.Series
		want   string
	}{
		{"the average of the last values", sqlgen.Series{AggFn: "avg"}, "10[] 15, 11[] 3"},
		{"their sum", sqlgen.Series{AggFn: "sum"}, "10[] 30, 11[] 9"},
		{"their maximum", sqlgen.Series{AggFn: "max"}, "10[] 25, 11[] 6"},
		{"their minimum", sqlgen.Series{AggFn: "min"}, "10[] 5, 11[] 1"},
		{"how many series there are", sqlgen.Series{AggFn: "count"}, "10[] 2, 11[] 3"},
		{"how many different values", sqlgen.Series{AggFn: "count_distinct"}, "10[] 2, 11[] 3"},
		{"the value that came last", sqlgen.Series{AggFn: "last_value"}, "10[] 25, 11[] 6"},
		{"the median", sqlgen.Series{AggFn: "quantile"}, "10[] 15, 11[] 2"},
		{"a quantile", sqlgen.Series{AggFn: "quantile", Level: level(0.75)}, "10[] 20, 11[] 4"},
		{"any, here of one series", sqlgen.Series{AggFn: "any", Where: `Attributes.s:"b"`}, "10[] 5, 11[] 2"},
		{"a filter keeps points", sqlgen.Series{AggFn: "sum", Where: "Value:<20"}, "10[] 20, 11[] 9"},
		{
			"groups",
			sqlgen.Series{AggFn: "sum", GroupBy: []string{"Attributes.s"}},
			"10[a] 25, 10[b] 5, 11[a] 1, 11[b] 2, 11[c] 6",
		},
		{
			"a filter in SQL",
			sqlgen.Series{AggFn: "sum", Where: "Value BETWEEN 2 AND 20 AND Attributes.s != 'c'", WhereLanguage: "sql"},
			"10[] 20, 11[] 2",
		},
		{
			"groups in SQL",
			sqlgen.Series{AggFn: "count", GroupBy: []string{"upper(Attributes.s) = 'A' AS is_a", "MetricName, Attributes['t']"}},
			"10[0 [m ]] 1, 10[1 [m ]] 1, 11[0 [m ]] 2, 11[1 [m ]] 1",
		},
		{"a number as a group", sqlgen.Series{AggFn: "sum", GroupBy: []string{"2"}}, "10[2] 30, 11[2] 9"},
		{"the field as the name", sqlgen.Series{AggFn: "sum", Field: " m "}, "10[] 30, 11[] 9"},
		{"the name before the field", sqlgen.Series{AggFn: "sum", MetricName: "M", Field: "m"}, "10[] 1000"},
		{"a metric that is not there", sqlgen.Series{AggFn: "count", MetricName: "nope"}, ""},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			tt.series.Source, tt.series.MetricType = source, "gauge"
			if tt.series.Field == "" && tt.series.MetricName == "" {
				tt.series.MetricName = "m"
			}
			WantCells(t, tt.want, r.Cells(t, tt.series))
		})
	}
	t.Run("columns have the names of the groups", func(t *testing.T) {
		t.Parallel()
		wantText(t, `[{"series_0":25,"S":"x","upper(Attributes['s'])":"A","MetricName":"m","__hdx_time_bucket":"2026-01-05T10:00:00Z"}]`,
			r.answer(t, true, sqlgen.Series{
				Source: source, AggFn: "sum", MetricType: "gauge", MetricName: "m", Where: `Attributes.s:a Value:25`,
				GroupBy: []string{"'x' AS S", "upper(Attributes.s)", "MetricName"},
			}))
	})
	t.Run("a range within a bucket reads that range", func(t *testing.T) {
		t.Parallel()
		s := sqlgen.Series{Source: source, AggFn: "sum", MetricType: "gauge", MetricName: "m"}
		for _, tt := range []struct {
			from, to int64
			want     string
		}{
			{Start + 60_000, Start + 1_800_000, "10[] 20"},
			{Start + 60_001, Start + 1_799_999, ""},
			{Start + 1_000_000, Start + 3_600_000, "10[] 30, 11[] 3"},
		} {
			answer, err := r.Chart(t.Context(), Team, Chart{
				Series: []sqlgen.Series{s}, Start: tt.from, End: tt.to, Granularity: "1h",
			})
			if err != nil {
				t.Fatal(err)
			}
			WantCells(t, tt.want, cells(t, answer))
		}
	})
}

func TestSum(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	Insert(t, db, "sum", append(append(append(append([]Point{
		// A counter that was there before the range, and is reset at 10:50.
		Value("a", -600, "95"), Value("a", 0, "100"), Value("a", 1800, "110"), Value("a", 3000, "4"),
		Value("a", 3600, "5"), Value("a", 7199, "25"), Value("a", 7200, "1000"),
		// Its first point has no increase, and points without a value do not come between others.
		Value("b", 600, "7"), Value("b", 1200, "8"), Value("b", 3600, "8"),
		at("b", 900, Point{"Value": "0", "Flags": "1"}), Value("b", 901, "nan"), Value("b", 902, "-inf"),
	},
		// Deltas count as they are.
		With(Point{"MetricName": "'delta'", "AggregationTemporality": "1"},
			Value("a", -600, "1000"), Value("a", 60, "5"), Value("a", 120, "3"), Value("a", 3600, "-1"), Value("b", 60, "2"))...),
		// Both in one series do not touch each other.
		append(With(Point{"MetricName": "'mixed'", "AggregationTemporality": "1"},
			Value("a", 60, "5"), Value("a", 180, "3")),
			With(Point{"MetricName": "'mixed'", "AggregationTemporality": "0"},
				Value("a", 0, "100"), Value("a", 120, "110"), Value("a", 240, "111"))...)...),
		// Levels go up and down, and one has begun before the range.
		append(With(Point{"MetricName": "'level'", "IsMonotonic": "false"},
			Value("a", -60, "10"), Value("a", 60, "12"), Value("a", 120, "3"), Value("a", 3600, "4"),
			Value("b", 180, "-5"), Value("b", 180, "nan"), at("b", 240, Point{"Value": "70", "Flags": "1"})),
			// Changes of a level, and a counter beside levels.
			append(With(Point{"MetricName": "'changes'", "IsMonotonic": "false", "AggregationTemporality": "1"},
				Value("a", -60, "10"), Value("a", 60, "12"), Value("a", 120, "-15"), Value("b", 3600, "4")),
				append(With(Point{"MetricName": "'both'", "IsMonotonic": "false"}, Value("a", 60, "40"), Value("a", 3600, "30")),
					With(Point{"MetricName": "'both'"}, Value("b", 60, "1"), Value("b", 120, "3"), Value("b", 3600, "2"))...)...)...)...),
		// Two points in one second, the later of a counter that began anew.
		With(Point{"MetricName": "'second'"},
			Value("a", 0, "5"), Value("a", 60, "9"), Value("a", 60, "7"),
			at("a", 60, Point{"Value": "1", "StartTimeUnix": "fromUnixTimestamp(2)"}))...))
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
	t.Run("a bucket has its whole increase wherever the range begins and ends", func(t *testing.T) {
		t.Parallel()
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
	})
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
	wantText(t, "[]", string(answer))
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

// TestMetricTablesOfOtherMakers has tables as the collector's exporter makes them, one with JSON.
func TestMetricTablesOfOtherMakers(t *testing.T) {
	t.Parallel()
	for _, attributes := range []string{"Map(LowCardinality(String), String)", "JSON", "Map(String, Float64)"} {
		t.Run(attributes, func(t *testing.T) {
			t.Parallel()
			db := enginetest.Start(t)
			r, source := RunnerOf(db), metricSource(db.Database())
			x, y := `'{"s":1, "t":2}'`, `'{"t":2, "s":1}'`
			if attributes != "JSON" {
				x, y = "map('s', '1', 't', '2')", "map('t', '2', 's', '1')"
			}
			Exec(t, db, `CREATE TABLE otel_metrics_sum (ServiceName LowCardinality(String), MetricName String,
				Attributes `+attributes+`, TimeUnix DateTime64(9, 'Asia/Kolkata'), Value Float64, AggregationTemporality Int32)
				ENGINE = MergeTree ORDER BY (ServiceName, MetricName, toUnixTimestamp64Nano(TimeUnix))`,
				`INSERT INTO otel_metrics_sum SELECT 'svc', 'm', attributes, fromUnixTimestamp64Milli(at), value, 2 FROM values(
					'attributes `+attributes+`, at Int64, value Float64',
					(`+x+`, 1767607199999, 5), (`+x+`, 1767607200001, 7), (`+y+`, 1767607200002, 11), (`+y+`, 1767610799999, 12))`)
			s := sqlgen.Series{Source: source, AggFn: "count", MetricType: "sum", MetricName: "m"}
			WantCells(t, "10[] 1", r.Cells(t, s))
			s.AggFn = "sum"
			WantCells(t, "10[] 7", r.Cells(t, s))
			s.GroupBy = []string{"Attributes.s"}
			WantCells(t, "10[1] 7", r.Cells(t, s))
		})
	}
}

func TestMetricsWithoutBuckets(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	points := []Point{
		Value("a", -299, "95"), Value("a", 10, "100"), Value("a", 1800, "110"), Value("a", 7300, "200"),
		Value("b", -400, "1"), Value("b", 10, "2"), Value("b", 20, "5"),
	}
	Insert(t, db, "sum", points)
	Insert(t, db, "gauge", points)
	for _, tt := range []struct {
		rule   string
		series sqlgen.Series
		open   bool
		want   string
	}{
		{"a sum has a point before the range", sqlgen.Series{AggFn: "sum", MetricType: "sum"}, false, "0 18"},
		{"the end may belong to it", sqlgen.Series{AggFn: "sum", MetricType: "sum"}, true, "0 8"},
		{"a gauge", sqlgen.Series{AggFn: "sum", MetricType: "gauge"}, false, "0 115"},
		{"a gauge to the end", sqlgen.Series{AggFn: "sum", MetricType: "gauge"}, true, "0 105"},
		{
			"groups",
			sqlgen.Series{AggFn: "increase", MetricType: "sum", GroupBy: []string{"Attributes.s"}},
			false, "0a 15, 0b 3",
		},
		{"nothing", sqlgen.Series{AggFn: "sum", MetricType: "sum", Where: "Attributes.s:z"}, false, ""},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			s := tt.series
			s.Source, s.MetricName = source, "m"
			ref, err := s.From()
			if err != nil {
				t.Fatal(err)
			}
			_, known, err := r.Table(t.Context(), Team, ref)
			if err != nil {
				t.Fatal(err)
			}
			st, err := s.Statement(known, sqlgen.Window{Start: Start, End: Start + 1_800_000, Open: tt.open})
			if err != nil {
				t.Fatal(err)
			}
			rows, err := db.Select(t.Context(), engine.Query{SQL: st.SQL, Params: st.Params, Settings: st.Settings})
			if err != nil {
				t.Fatal(err)
			}
			defer rows.Close()
			got := []string{}
			for rows.Next() {
				values, err := rows.Values()
				if err != nil {
					t.Fatal(err)
				}
				text := fmt.Sprint(values[0])
				for _, group := range values[2:] {
					text += fmt.Sprint(group)
				}
				got = append(got, text+" "+fmt.Sprint(values[1]))
			}
			if err := rows.Err(); err != nil {
				t.Fatal(err)
			}
			WantCells(t, tt.want, got)
		})
	}
}

func TestMetricErrors(t *testing.T) {
	t.Parallel()
	_, r, source := SetUpMetrics(t)
	few := source
	few.MetricTables = map[string]string{"gauge": "nope"}
	for _, tt := range []struct {
		rule   string
		series sqlgen.Series
		want   string
	}{
		{"no type", sqlgen.Series{AggFn: "count", MetricName: "m"}, "metricDataType is missing"},
		{
			"a summary",
			sqlgen.Series{AggFn: "count", MetricType: "summary", MetricName: "m"},
			"metrics of the type summary cannot be charted",
		},
		{
			"no table",
			sqlgen.Series{Source: few, AggFn: "count", MetricType: "sum", MetricName: "m"},
			"no query support for metric type=sum",
		},
		{
			"a table that is not there",
			sqlgen.Series{Source: few, AggFn: "count", MetricType: "gauge", MetricName: "m"},
			"the source's table " + source.From.Database + ".nope does not exist",
		},
		{"no name", sqlgen.Series{AggFn: "count", MetricType: "gauge", MetricName: " ", Field: "\t"}, "metricName is missing"},
		{
			"none",
			sqlgen.Series{AggFn: "none", MetricType: "gauge", MetricName: "m"},
			`aggFn "none" is not supported for metrics of the type gauge`,
		},
		{
			"none of a sum",
			sqlgen.Series{AggFn: "none", MetricType: "sum", MetricName: "m"},
			`aggFn "none" is not supported for metrics of the type sum`,
		},
		{
			"the increase of a gauge",
			sqlgen.Series{AggFn: "increase", MetricType: "gauge", MetricName: "m"},
			"aggFn 'increase' is only supported for Sum (counter) metrics (got metricType=gauge)",
		},
		{
			"the average of a histogram",
			sqlgen.Series{AggFn: "avg", MetricType: "histogram", MetricName: "m"},
			`aggFn "avg" is not supported for metrics of the type histogram`,
		},
		{
			"the increase of a histogram",
			sqlgen.Series{AggFn: "increase", MetricType: "histogram", MetricName: "m"},
			"aggFn 'increase' is only supported for Sum (counter) metrics (got metricType=histogram)",
		},
		{
			"the sum of an exponential histogram",
			sqlgen.Series{AggFn: "sum", MetricType: "exponential histogram", MetricName: "m"},
			`aggFn "sum" is not supported for metrics of the type exponential histogram`,
		},
		{
			"a quantile without a level",
			sqlgen.Series{AggFn: "quantile", MetricType: "histogram", MetricName: "m"},
			"a quantile of a histogram needs a level",
		},
		{
			"a level outside",
			sqlgen.Series{AggFn: "quantile", MetricType: "gauge", Level: level(2), MetricName: "m"},
			"level must be between 0 and 1",
		},
		{
			"an unknown group",
			sqlgen.Series{AggFn: "sum", MetricType: "gauge", MetricName: "m", GroupBy: []string{"nope"}},
			`groupBy: unknown field "nope"`,
		},
		{
			"an unknown field in the filter",
			sqlgen.Series{AggFn: "sum", MetricType: "sum", MetricName: "m", Where: "BucketCounts:1"},
			`filter, character 1: unknown field "BucketCounts"`,
		},
		{"bare text", sqlgen.Series{AggFn: "sum", MetricType: "sum", MetricName: "m", Where: "text"}, "filter, character 1:"},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			if tt.series.Source.Kind == "" {
				tt.series.Source = source
			}
			_, err := r.Chart(t.Context(), Team, ChartOf(tt.series))
			WantError(t, err, core.Invalid, "series 0: "+tt.want)
		})
	}
}

// TestMetricsSkipByIndex sees that neither other metrics nor other times are read.
func TestMetricsSkipByIndex(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	Exec(t, db, `INSERT INTO otel_metrics_sum (ServiceName, MetricName, Attributes, TimeUnix, Value)
		SELECT 'svc' || toString(number % 2), 'm' || toString(number % 10), map('s', toString(number % 20)),
			fromUnixTimestamp(1767571200 + intDiv(number, 20) * 8), number FROM numbers(200000)`)
	s := sqlgen.Series{Source: source, AggFn: "sum", MetricType: "sum", MetricName: "m3"}
	ref, err := s.From()
	if err != nil {
		t.Fatal(err)
	}
	_, known, err := r.Table(t.Context(), Team, ref)
	if err != nil {
		t.Fatal(err)
	}
	st, err := s.Statement(known, sqlgen.Window{Start: Start, End: End, Bucket: 60})
	if err != nil {
		t.Fatal(err)
	}
	st.SQL = "EXPLAIN indexes = 1 " + st.SQL
	rows, err := db.Select(t.Context(), engine.Query{SQL: st.SQL, Params: st.Params, Settings: st.Settings})
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var read, all int
	for rows.Next() {
		var line string
		if err := rows.Scan(&line); err != nil {
			t.Fatal(err)
		}
		var n, of int
		if _, err := fmt.Sscanf(strings.TrimSpace(line), "Granules: %d/%d", &n, &of); err == nil {
			read, all = n, max(all, of)
		}
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	if all < 20 || read == 0 || read > all/4 {
		t.Errorf("reads %d of %d granules", read, all)
	}
}

// BenchmarkMetrics is the time of a chart by the hour over a day of five million points in a thousand series.
func BenchmarkMetrics(b *testing.B) {
	db, r, source := SetUpMetrics(b)
	for _, typ := range []string{"gauge", "sum"} {
		columns, values := "", ""
		if typ == "sum" {
			columns, values = ", AggregationTemporality, IsMonotonic", ", 2, true"
		}
		for i := range 10 { // at once they do not fit into the engine of a test
			Exec(b, db, fmt.Sprintf(`INSERT INTO otel_metrics_%s (ResourceAttributes, ServiceName, MetricName, Attributes,
					StartTimeUnix, TimeUnix, Value%s)
				SELECT map('service.name', svc, 'service.version', '1.2.3', 'k8s.pod.name', svc || '-7d9f', 'host.name', 'node-1'),
					svc, 'm', map('http.route', '/api/' || toString(s), 'http.request.method', 'GET'),
					fromUnixTimestamp(1767571200), fromUnixTimestamp(1767571200 + intDiv(number, 1000) * 17), number%s
				FROM (SELECT number, number %% 1000 AS s, 'svc-' || toString(s %% 20) AS svc FROM numbers(%d, 500000))`,
				typ, columns, values, i*500_000))
		}
	}
	for name, s := range map[string]sqlgen.Series{
		"gauge":    {AggFn: "avg", MetricType: "gauge"},
		"sum":      {AggFn: "sum", MetricType: "sum"},
		"increase": {AggFn: "increase", MetricType: "sum", GroupBy: []string{"Attributes['http.route']"}},
	} {
		b.Run(name, func(b *testing.B) {
			s.Source, s.MetricName = source, "m"
			for b.Loop() {
				_, err := r.Chart(b.Context(), Team, Chart{
					Series: []sqlgen.Series{s}, Start: 1767571200000, End: 1767571200000 + sqlgen.Day*1000 - 1, Granularity: "1h",
				})
				if err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
