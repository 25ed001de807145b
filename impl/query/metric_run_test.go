package query

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

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

func TestTheMedianIsTheQuantileByDefault(t *testing.T) {
	t.Parallel()
	db, r, source := SetUpMetrics(t)
	delta := Point{"AggregationTemporality": "1"}
	Insert(t, db, "gauge", []Point{Value("a", 60, "1"), Value("b", 60, "2"), Value("c", 60, "9")})
	Insert(t, db, "histogram", With(delta, histogram("a", 60, "[10, 50, 100]", "[8, 22, 8, 2]")))
	Insert(t, db, "exponential histogram", With(delta, exponential("a", 60, 0, "0 [4, 0, 4]", "", 0)))
	for _, typ := range []string{"gauge", "histogram", "exponential histogram"} {
		s := sqlgen.Series{Source: source, AggFn: "quantile", MetricType: typ, MetricName: "m", Level: level(0.5)}
		want := r.Cells(t, s)
		if len(want) != 1 {
			t.Errorf("%s: %v", typ, want)
		}
		s.Level = nil
		WantCells(t, strings.Join(want, ", "), r.Cells(t, s))
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
			querytest.WantError(t, err, core.Invalid, "series 0: "+tt.want)
		})
	}
}
