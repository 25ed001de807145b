package sqlgen

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/filter"
)

func metricSource(database string) Source {
	s := Source{Kind: "metric", Connection: "64b5f0a0c0ffee0000000002", Timestamp: "TimeUnix"}
	s.From.Database = database
	s.MetricTables = map[string]string{
		"gauge": "otel_metrics_gauge", "sum": "otel_metrics_sum", "histogram": "otel_metrics_histogram",
		"exponential histogram": "otel_metrics_exponential_histogram", "summary": "otel_metrics_summary",
	}
	return s
}

func level(v float64) *float64 { return &v }

var update = flag.Bool("update", false, "rewrite the golden files")

// metricColumns are a table for statements that are only rendered.
var metricColumns = NewTable([]filter.Column{
	{Name: "ResourceAttributes", Type: "Map(LowCardinality(String), String)"},
	{Name: "ScopeName", Type: "String"},
	{Name: "ScopeAttributes", Type: "JSON"},
	{Name: "ServiceName", Type: "LowCardinality(String)"},
	{Name: "MetricName", Type: "LowCardinality(String)"},
	{Name: "Attributes", Type: "Map(LowCardinality(String), String)"},
	{Name: "StartTimeUnix", Type: "DateTime"},
	{Name: "TimeUnix", Type: "DateTime"},
	{Name: "Value", Type: "Float64"},
	{Name: "Flags", Type: "UInt32"},
	{Name: "AggregationTemporality", Type: "Int32"},
	{Name: "IsMonotonic", Type: "Bool"},
}, "", "")

// TestMetricStatement compares with testdata/metric, one file for each template.
func TestMetricStatement(t *testing.T) {
	t.Parallel()
	source := metricSource("default")
	source.Settings = []Setting{{Name: "max_threads", Value: "2"}}
	for file, s := range map[string]Series{
		"gauge":                {AggFn: "quantile", MetricType: "gauge", Where: `ServiceName:"$by"`},
		"gauge_delta":          {AggFn: "sum", MetricType: "gauge", Delta: true},
		"sum":                  {AggFn: "last_value", MetricType: "sum"},
		"increase":             {AggFn: "increase", MetricType: "sum"},
		"histogram_count":      {AggFn: "count", MetricType: "histogram"},
		"histogram_quantile":   {AggFn: "quantile", MetricType: "histogram", Level: level(0.95)},
		"exponential_count":    {AggFn: "count", MetricType: "exponential histogram"},
		"exponential_quantile": {AggFn: "quantile", MetricType: "exponential histogram", Level: level(0.5)},
	} {
		t.Run(file, func(t *testing.T) {
			t.Parallel()
			s.Source, s.MetricName = source, "http.requests"
			s.GroupBy = []string{"ServiceName", "Attributes['$kept']"}
			if err := s.Check(); err != nil {
				t.Fatal(err)
			}
			st, err := s.Statement(metricColumns, hour)
			if err != nil {
				t.Fatal(err)
			}
			got := st.SQL + "\n"
			for i := range len(st.Params) {
				got += fmt.Sprintf("p%d = %s\n", i, st.Params[fmt.Sprintf("p%d", i)])
			}
			got += fmt.Sprintf("settings %v\n", st.Settings)
			for _, g := range st.Groups {
				got += "group " + g.Name + "\n"
			}
			path := filepath.Join("testdata", "metric", file+".txt")
			if *update {
				if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got); diff != "" {
				t.Errorf("statement (-want +got):\n%s", diff)
			}
		})
	}
}

func TestWholeBuckets(t *testing.T) {
	t.Parallel()
	const hour = 3_600_000
	for _, tt := range []struct {
		rule            string
		asked           Window
		read, from, end int64
	}{
		{"aligned", Window{Start: 2 * hour, End: 4*hour - 1, Bucket: 3600}, hour, 2 * hour, 4 * hour},
		{"the end is in the last bucket", Window{Start: 2 * hour, End: 4 * hour, Bucket: 3600}, hour, 2 * hour, 5 * hour},
		{"unless it is not", Window{Start: 2 * hour, End: 4 * hour, Bucket: 3600, Open: true}, hour, 2 * hour, 4 * hour},
		{"the start in the first", Window{Start: 2*hour + 1, End: 3*hour + 1, Bucket: 3600}, hour, 2 * hour, 4 * hour},
		{"five minutes at least", Window{Start: hour + 1, End: hour + 2, Bucket: 60}, hour - 300_000, hour, hour + 60_000},
		{"nothing before 1970", Window{Start: 30_000, End: 40_000, Bucket: 60}, 0, 0, 60_000},
		{
			"nothing beyond the end of time",
			Window{Start: MaxMillis, End: MaxMillis, Bucket: 30 * Day},
			3557 * 30 * Day * 1000, 3558 * 30 * Day * 1000, MaxMillis,
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			read, from := tt.asked.whole()
			want := Window{Start: tt.read, End: tt.end, Open: true, Bucket: tt.asked.Bucket}
			if !reflect.DeepEqual(read, want) || from != tt.from {
				t.Errorf("reads %v and counts from %d, want %v and %d", read, from, want, tt.from)
			}
		})
	}
	asked := Window{Start: hour, End: 2 * hour}
	read, from := asked.whole()
	if from != hour || !reflect.DeepEqual(read, Window{Start: hour - 300_000, End: 2 * hour}) {
		t.Errorf("without buckets reads %v and counts from %d", read, from)
	}
}
