package query

import (
	"testing"

	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

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
		querytest.WantText(t, `[{"series_0":25,"S":"x","upper(Attributes['s'])":"A","MetricName":"m","__hdx_time_bucket":"2026-01-05T10:00:00Z"}]`,
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
