package query

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

func TestQueriesAreCounted(t *testing.T) {
	t.Parallel()
	r, source := SetUp(t, "CREATE TABLE t (ts DateTime, n UInt32) ENGINE = MergeTree ORDER BY ts",
		"INSERT INTO t SELECT '2026-01-05 10:00:00', number FROM numbers(3)")
	registry := prometheus.NewRegistry()
	r.Metrics = NewMetrics(registry)
	r.answer(t, false, sqlgen.Series{Source: source, AggFn: "count", GroupBy: []string{"n"}})
	if _, err := r.Chart(t.Context(), Team, ChartOf(sqlgen.Series{
		Source: source, AggFn: "max", Field: "throwIf(n = 2)",
	})); err == nil {
		t.Error("a query that throws has an answer")
	}
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := r.Chart(gone, Team, ChartOf(sqlgen.Series{Source: source, AggFn: "count"})); err == nil {
		t.Error("a client that has gone away has an answer")
	}
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range families {
		for _, m := range f.GetMetric() {
			text := f.GetName()
			for _, l := range m.GetLabel() {
				text += " " + l.GetValue()
			}
			if n := m.GetCounter().GetValue() + float64(m.GetHistogram().GetSampleCount()); n > 0 {
				got = append(got, fmt.Sprintf("%s: %g", text, n))
			}
		}
	}
	slices.Sort(got)
	want := []string{
		"obstack_queries_total chart canceled: 1",
		"obstack_queries_total chart done: 1",
		"obstack_queries_total chart invalid: 1",
		"obstack_query_rows_total chart: 3",
		"obstack_query_seconds chart: 2",
		"obstack_query_wait_seconds pages: 2",
		"obstack_query_wait_seconds user_pages: 1",
	}
	if diff := cmp.Diff(got, want); diff != "" {
		t.Errorf("-got +want:\n%s", diff)
	}
}
