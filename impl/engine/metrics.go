package engine

import "github.com/prometheus/client_golang/prometheus"

// Metrics count what happens to the embedded engine.
type Metrics struct{ restarts *prometheus.CounterVec }

// NewMetrics registers the metrics.
func NewMetrics(r prometheus.Registerer) *Metrics {
	m := &Metrics{restarts: prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "obstack_engine_restarts_total",
		Help: "Restarts of the embedded engine, by reason: memory (over its limit), query (one that could not be stopped), " +
			"hang (no sign of life) and crash (it ended by itself).",
	}, []string{"reason"})}
	r.MustRegister(m.restarts)
	return m
}

// restart counts one. A nil Metrics counts nothing.
func (m *Metrics) restart(reason string) {
	if m != nil {
		m.restarts.WithLabelValues(reason).Inc()
	}
}
