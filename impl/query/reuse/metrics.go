package reuse

import "github.com/prometheus/client_golang/prometheus"

// Metrics are what a Cache counts. They are safe for concurrent use, and nil ones count nothing.
type Metrics struct {
	buckets  *prometheus.CounterVec
	dirtied  *prometheus.CounterVec
	refusals *prometheus.CounterVec
	checks   *prometheus.CounterVec
	bytes    prometheus.Gauge
}

// NewMetrics returns metrics that r shows, all of them from the start. It panics when r has such metrics already.
func NewMetrics(r prometheus.Registerer) *Metrics {
	m := &Metrics{
		buckets: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_reuse_buckets_total", Help: "Cacheable buckets of charts and tiles, by outcome: hit, miss, or grown (only rows of new parts were added).",
		}, []string{"outcome"}),
		dirtied: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_reuse_dirty_buckets_total", Help: "Cached buckets queried again, by change in the table.",
		}, []string{"cause"}),
		refusals: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_reuse_refusals_total", Help: "Slow charts and tiles that cannot be cached, by cause.",
		}, []string{"cause"}),
		checks: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_reuse_checks_total", Help: "Cached results compared with the full result, by outcome.",
		}, []string{"outcome"}),
		bytes: prometheus.NewGauge(prometheus.GaugeOpts{Name: "obstack_reuse_bytes", Help: "Approximate memory of the bucket cache."}),
	}
	r.MustRegister(m.buckets, m.dirtied, m.refusals, m.checks, m.bytes)
	for _, outcome := range []string{"hit", "miss", "grown"} {
		m.buckets.WithLabelValues(outcome)
	}
	for _, c := range []cause{causeInsert, causeMerge, causeMutation, causeRemoval, causeTable} {
		m.dirtied.WithLabelValues(string(c))
	}
	for _, r := range []refusal{refusedTable, refusedQuery, refusedSettings, refusedServer, refusedState, refusedRows, refusedSize, refusedChange, refusedCost} {
		m.refusals.WithLabelValues(string(r))
	}
	for _, outcome := range []string{"equal", "different", "skipped"} {
		m.checks.WithLabelValues(outcome)
	}
	return m
}

func (m *Metrics) found(hits, misses, grown int) {
	if m != nil {
		m.buckets.WithLabelValues("hit").Add(float64(hits))
		m.buckets.WithLabelValues("miss").Add(float64(misses))
		m.buckets.WithLabelValues("grown").Add(float64(grown))
	}
}

func (m *Metrics) dirty(c cause) {
	if m != nil {
		m.dirtied.WithLabelValues(string(c)).Inc()
	}
}

func (m *Metrics) refused(r refusal) {
	if m != nil {
		m.refusals.WithLabelValues(string(r)).Inc()
	}
}

func (m *Metrics) checked(outcome string) {
	if m != nil {
		m.checks.WithLabelValues(outcome).Inc()
	}
}

func (m *Metrics) size(bytes int64) {
	if m != nil {
		m.bytes.Set(float64(bytes))
	}
}
