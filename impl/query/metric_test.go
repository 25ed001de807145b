package query

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// metricColumns are a table for statements that are only rendered.
var metricColumns = newTable([]filter.Column{
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
			if err := s.check(); err != nil {
				t.Fatal(err)
			}
			st, err := s.statement(metricColumns, hour)
			if err != nil {
				t.Fatal(err)
			}
			got := st.SQL + "\n"
			for i := range len(st.Params) {
				got += fmt.Sprintf("p%d = %s\n", i, st.Params[fmt.Sprintf("p%d", i)])
			}
			got += fmt.Sprintf("settings %v\n", st.Settings)
			for _, g := range st.groups {
				got += "group " + g.name + "\n"
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
		asked           window
		read, from, end int64
	}{
		{"aligned", window{start: 2 * hour, end: 4*hour - 1, bucket: 3600}, hour, 2 * hour, 4 * hour},
		{"the end is in the last bucket", window{start: 2 * hour, end: 4 * hour, bucket: 3600}, hour, 2 * hour, 5 * hour},
		{"unless it is not", window{start: 2 * hour, end: 4 * hour, bucket: 3600, open: true}, hour, 2 * hour, 4 * hour},
		{"the start in the first", window{start: 2*hour + 1, end: 3*hour + 1, bucket: 3600}, hour, 2 * hour, 4 * hour},
		{"five minutes at least", window{start: hour + 1, end: hour + 2, bucket: 60}, hour - 300_000, hour, hour + 60_000},
		{"nothing before 1970", window{start: 30_000, end: 40_000, bucket: 60}, 0, 0, 60_000},
		{
			"nothing beyond the end of time",
			window{start: maxMillis, end: maxMillis, bucket: 30 * day},
			3557 * 30 * day * 1000, 3558 * 30 * day * 1000, maxMillis,
		},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			read, from := tt.asked.whole()
			want := window{start: tt.read, end: tt.end, open: true, bucket: tt.asked.bucket}
			if read != want || from != tt.from {
				t.Errorf("reads %v and counts from %d, want %v and %d", read, from, want, tt.from)
			}
		})
	}
	asked := window{start: hour, end: 2 * hour}
	read, from := asked.whole()
	if from != hour || read != (window{start: hour - 300_000, end: 2 * hour}) {
		t.Errorf("without buckets reads %v and counts from %d", read, from)
	}
}

// TestMetricsSkipByIndex sees that neither other metrics nor other times are read.
func TestMetricsSkipByIndex(t *testing.T) {
	t.Parallel()
	db, r, source := setUpMetrics(t)
	exec(t, db, `INSERT INTO otel_metrics_sum (ServiceName, MetricName, Attributes, TimeUnix, Value)
		SELECT 'svc' || toString(number % 2), 'm' || toString(number % 10), map('s', toString(number % 20)),
			fromUnixTimestamp(1767571200 + intDiv(number, 20) * 8), number FROM numbers(200000)`)
	s := Series{Source: source, AggFn: "sum", MetricType: "sum", MetricName: "m3"}
	ref, err := s.from()
	if err != nil {
		t.Fatal(err)
	}
	_, known, err := r.table(t.Context(), team, ref)
	if err != nil {
		t.Fatal(err)
	}
	st, err := s.statement(known, window{start: start, end: end, bucket: 60})
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
	db, r, source := setUpMetrics(b)
	for _, typ := range []string{"gauge", "sum"} {
		columns, values := "", ""
		if typ == "sum" {
			columns, values = ", AggregationTemporality, IsMonotonic", ", 2, true"
		}
		for i := range 10 { // at once they do not fit into the engine of a test
			exec(b, db, fmt.Sprintf(`INSERT INTO otel_metrics_%s (ResourceAttributes, ServiceName, MetricName, Attributes,
					StartTimeUnix, TimeUnix, Value%s)
				SELECT map('service.name', svc, 'service.version', '1.2.3', 'k8s.pod.name', svc || '-7d9f', 'host.name', 'node-1'),
					svc, 'm', map('http.route', '/api/' || toString(s), 'http.request.method', 'GET'),
					fromUnixTimestamp(1767571200), fromUnixTimestamp(1767571200 + intDiv(number, 1000) * 17), number%s
				FROM (SELECT number, number %% 1000 AS s, 'svc-' || toString(s %% 20) AS svc FROM numbers(%d, 500000))`,
				typ, columns, values, i*500_000))
		}
	}
	for name, s := range map[string]Series{
		"gauge":    {AggFn: "avg", MetricType: "gauge"},
		"sum":      {AggFn: "sum", MetricType: "sum"},
		"increase": {AggFn: "increase", MetricType: "sum", GroupBy: []string{"Attributes['http.route']"}},
	} {
		b.Run(name, func(b *testing.B) {
			s.Source, s.MetricName = source, "m"
			for b.Loop() {
				_, err := r.Chart(b.Context(), team, Chart{
					Series: []Series{s}, Start: 1767571200000, End: 1767571200000 + day*1000 - 1, Granularity: "1h",
				})
				if err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// TestIncreaseNeedsACounter asks for the increase of a metric of levels in each way in which one can, and again once it
// has a counter.
func TestIncreaseNeedsACounter(t *testing.T) {
	t.Parallel()
	db, r, source := setUpMetrics(t)
	insert(t, db, "sum", append(
		with(point{"IsMonotonic": "false"}, value("a", 60, "10"), value("a", 3660, "30")),
		with(point{"IsMonotonic": "false", "AggregationTemporality": "1"}, value("b", 60, "2"))...))
	s := Series{Source: source, AggFn: "increase", MetricType: "sum", MetricName: "m"}
	tile := func(display string) Tile {
		return Tile{Config: tileOf(t, display, s), Source: &source, Start: start, End: end}
	}
	line := tile("line")
	ask := func() map[string]error {
		_, inChart := r.Chart(t.Context(), team, chart(s))
		_, inLine := r.Tile(t.Context(), team, line)
		_, inNumber := r.Tile(t.Context(), team, tile("number"))
		return map[string]error{
			"chart": inChart, "line": inLine, "number": inNumber, "alert": watchOne(t, r, hours, Watch{Tile: &line}).Err,
		}
	}
	const mistake = "aggFn 'increase' is only supported for monotonic sums (counters), and \"m\" has none"
	for how, err := range ask() {
		place := "select.0: "
		if how == "chart" {
			place = "series 0: "
		}
		wantError(t, err, core.Invalid, place+mistake)
	}
	insert(t, db, "sum", []point{value("c", 60, "1"), value("c", 120, "4")})
	for how, err := range ask() {
		if err != nil {
			t.Errorf("%s with a counter: %v", how, err)
		}
	}
	wantCells(t, "10[] 3", r.cells(t, s))
}
