package query

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

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
