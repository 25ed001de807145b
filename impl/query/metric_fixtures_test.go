package query

import (
	"fmt"
	"maps"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

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
