package store

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"gorm.io/gorm"

	"github.com/obstack/obstack/impl/core"
)

// Metrics are what a Store counts. Each has the label database, which is sqlite or postgresql.
type Metrics struct {
	registry     prometheus.Registerer
	transactions *prometheus.HistogramVec
	statements   *prometheus.HistogramVec
	errors       *prometheus.CounterVec
}

// NewMetrics returns metrics that r shows.
func NewMetrics(r prometheus.Registerer) *Metrics {
	m := &Metrics{
		registry: r,
		transactions: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "obstack_store_transaction_seconds",
			Help: "Duration of write transactions including queueing, by outcome: committed, refused " +
				"(invalid request), or failed.",
			Buckets: prometheus.ExponentialBuckets(.0005, 2, 16),
		}, []string{"database", "outcome"}),
		statements: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name:    "obstack_store_statement_seconds",
			Help:    "Duration of statements, by operation: query (until the first row) or exec.",
			Buckets: prometheus.ExponentialBuckets(.00005, 4, 10),
		}, []string{"database", "operation"}),
		errors: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_store_errors_total",
			Help: "Failed statements and transactions, by operation and kind: internal, unavailable or timeout.",
		}, []string{"database", "operation", "kind"}),
	}
	r.MustRegister(m.transactions, m.statements, m.errors)
	return m
}

// storeMetrics are the metrics of one database. A nil storeMetrics counts nothing.
type storeMetrics struct {
	*Metrics
	database    string
	query, exec prometheus.Observer
}

// of returns the metrics of a database, nil for nil Metrics.
func (m *Metrics) of(database string) *storeMetrics {
	if m == nil {
		return nil
	}
	for _, outcome := range []string{"committed", "refused", "failed"} {
		m.transactions.WithLabelValues(database, outcome)
	}
	for _, operation := range []string{"query", "exec", "transaction"} {
		for _, kind := range []core.Kind{core.Internal, core.Unavailable, core.Timeout} {
			m.errors.WithLabelValues(database, operation, kind.String())
		}
	}
	return &storeMetrics{
		Metrics: m, database: database, query: m.statements.WithLabelValues(database, "query"),
		exec: m.statements.WithLabelValues(database, "exec"),
	}
}

// pool shows the connections of a pool.
func (m *storeMetrics) pool(pool *sql.DB) {
	if m != nil {
		m.registry.MustRegister(collectors.NewDBStatsCollector(pool, m.database))
	}
}

// timed makes all statements that g runs count.
func (m *storeMetrics) timed(g *gorm.DB) error {
	if m == nil {
		return nil
	}
	callbacks := g.Callback()
	count := func(run func(*gorm.DB), operation string, seconds prometheus.Observer) func(*gorm.DB) {
		return func(tx *gorm.DB) {
			began := time.Now()
			run(tx)
			seconds.Observe(time.Since(began).Seconds())
			m.failed(tx.Statement.Context, operation, tx.Error)
		}
	}
	return errors.Join(
		callbacks.Query().Replace("gorm:query", count(callbacks.Query().Get("gorm:query"), "query", m.query)),
		callbacks.Row().Replace("gorm:row", count(callbacks.Row().Get("gorm:row"), "query", m.query)),
		callbacks.Raw().Replace("gorm:raw", count(callbacks.Raw().Get("gorm:raw"), "exec", m.exec)),
		callbacks.Create().Replace("gorm:create", count(callbacks.Create().Get("gorm:create"), "exec", m.exec)),
		callbacks.Update().Replace("gorm:update", count(callbacks.Update().Get("gorm:update"), "exec", m.exec)),
		callbacks.Delete().Replace("gorm:delete", count(callbacks.Delete().Get("gorm:delete"), "exec", m.exec)),
	)
}

// queried counts a query that gorm has no part in.
func (m *storeMetrics) queried(ctx context.Context, began time.Time, err error) {
	if m != nil {
		m.query.Observe(time.Since(began).Seconds())
		m.failed(ctx, "query", err)
	}
}

// executed counts a statement that gorm has no part in.
func (m *storeMetrics) executed(ctx context.Context, began time.Time, err error) {
	if m != nil {
		m.exec.Observe(time.Since(began).Seconds())
		m.failed(ctx, "exec", err)
	}
}

// failed counts an error, if it is the database's, and says whether it is.
func (m *storeMetrics) failed(ctx context.Context, operation string, err error) bool {
	if err == nil || errors.Is(err, gorm.ErrRecordNotFound) || errors.Is(err, sql.ErrNoRows) {
		return false
	}
	switch kind := core.KindOf(failed(ctx, operation, err)); kind {
	case core.Internal, core.Unavailable, core.Timeout:
		m.errors.WithLabelValues(m.database, operation, kind.String()).Inc()
		return true
	}
	return false
}

// write runs a transaction and counts it.
func (m *storeMetrics) write(ctx context.Context, write func() error) error {
	if m == nil {
		return write()
	}
	began := time.Now()
	err := write()
	outcome := "committed"
	switch {
	case m.failed(ctx, "transaction", err):
		outcome = "failed"
	case err != nil:
		outcome = "refused"
	}
	m.transactions.WithLabelValues(m.database, outcome).Observe(time.Since(began).Seconds())
	return err
}
