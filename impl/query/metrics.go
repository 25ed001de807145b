package query

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/core"
)

// Metrics are what a Runner counts, by what queries are for or by the queue that they wait in. They are safe for concurrent use.
type Metrics struct {
	queries *prometheus.CounterVec
	wait    *prometheus.HistogramVec
	seconds *prometheus.HistogramVec
	rows    *prometheus.CounterVec
	shared  *prometheus.CounterVec
	reads   *prometheus.CounterVec
}

// NewMetrics returns metrics that r shows, all of them from the start: a label that appears with its first query would have
// no rate for that one. It panics when r has such metrics already.
func NewMetrics(r prometheus.Registerer) *Metrics {
	buckets := prometheus.ExponentialBuckets(.001, 2, 17) // to 65 s
	m := &Metrics{
		queries: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_queries_total",
			Help: "Queries to ClickHouse, by kind and outcome: done, refused if a search then read its range in parts, or the kind of error.",
		}, []string{"kind", "outcome"}),
		wait: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "obstack_query_wait_seconds", Help: "Time queries spent in a queue, by queue. Includes queries that timed out or were canceled while waiting.", Buckets: buckets,
		}, []string{"queue"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "obstack_query_seconds", Help: "Duration of queries without queueing, until all rows are read.",
			Buckets: buckets,
		}, []string{"kind"}),
		rows: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_query_rows_total", Help: "Rows returned by queries.",
		}, []string{"kind"}),
		shared: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_queries_shared_total",
			Help: "Queries that shared the result of an equal queued or running query.",
		}, []string{"kind"}),
		reads: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_indexed_searches_total",
			Help: "Pages of searches in the order of time over more than five minutes, with a condition that an index answers, by how " +
				"their range was read: whole in one query, in parts after ClickHouse refused that query, or in parts because a " +
				"search with the same condition was refused or filled its page.",
		}, []string{"outcome"}),
	}
	r.MustRegister(m.queries, m.wait, m.seconds, m.rows, m.shared, m.reads)
	for _, outcome := range []string{rangeWhole, rangeRefused, rangeInParts} {
		m.reads.WithLabelValues(outcome)
	}
	for _, k := range []kind{kindChart, kindTile} {
		m.shared.WithLabelValues(string(k))
	}
	for _, k := range []kind{
		kindChart, kindSearch, kindExport, kindTile, kindSample, kindAlert, kindCheck, kindFields, kindTrace, kindPreview,
	} {
		m.queries.WithLabelValues(string(k), "done")
		m.seconds.WithLabelValues(string(k))
		m.rows.WithLabelValues(string(k))
	}
	for _, queue := range queueNames {
		m.wait.WithLabelValues(queue)
	}
	return m
}

// waited observes how long a query has waited for its turn. Nil metrics count nothing, here and below.
func (m *Metrics) waited(queue string, since time.Time) {
	if m != nil {
		m.wait.WithLabelValues(queue).Observe(time.Since(since).Seconds())
	}
}

// ran observes a query that had its turn, and has read so many rows.
func (m *Metrics) ran(ctx context.Context, since time.Time, rows int) {
	if m != nil {
		k := string(kindOf(ctx))
		m.seconds.WithLabelValues(k).Observe(time.Since(since).Seconds())
		m.rows.WithLabelValues(k).Add(float64(rows))
	}
}

// joined counts a query that waits for the rows of an equal one.
func (m *Metrics) joined(k kind) {
	if m != nil {
		m.shared.WithLabelValues(string(k)).Inc()
	}
}

// The outcomes of countRange.
const (
	rangeWhole   = "whole"
	rangeRefused = "refused"
	rangeInParts = "parts"
)

// countRange counts a page by how its range was read.
func (m *Metrics) countRange(outcome string) {
	if m != nil {
		m.reads.WithLabelValues(outcome).Inc()
	}
}

// ended counts a query, whether it had its turn or not.
func (m *Metrics) ended(ctx context.Context, err error) {
	if m == nil {
		return
	}
	outcome := "done"
	switch {
	case isRefused(ctx, err):
		outcome = "refused"
	case err != nil:
		outcome = core.KindOf(err).String()
	}
	m.queries.WithLabelValues(string(kindOf(ctx)), outcome).Inc()
}
