package engine

import "github.com/prometheus/client_golang/prometheus"

// Metrics count what happens to the default engine.
type Metrics struct {
	registry prometheus.Registerer
	restarts *prometheus.CounterVec
}

// NewMetrics registers the metrics.
func NewMetrics(r prometheus.Registerer) *Metrics {
	m := &Metrics{registry: r, restarts: prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "obstack_engine_restarts_total",
		Help: "Restarts of the embedded engine, by reason: memory (over its limit), query (a query could not be stopped), " +
			"hang (no response) and crash (it exited unexpectedly).",
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

// Show registers the state of an engine.
func (m *Metrics) Show(d *DB) {
	gauge := func(name, help string, value func() float64) {
		m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, value))
	}
	gauge("obstack_engine_up", "Whether ClickHouse responds: 1 or 0.", func() float64 {
		if d.isUp() {
			return 1
		}
		return 0
	})
	gauge("obstack_engine_queries", "Queries running in ClickHouse.", func() float64 { return float64(d.running.Load()) })
	e := d.embedded
	if e == nil {
		return
	}
	for _, reason := range []string{reasonMemory, reasonQuery, reasonHang, reasonCrash} {
		m.restarts.WithLabelValues(reason)
	}
	gauge("obstack_engine_memory_bytes", "Memory used by the embedded engine.", func() float64 {
		return float64(e.memory())
	})
	gauge("obstack_engine_memory_limit_bytes", "Memory limit of the embedded engine. Above it, the engine is restarted.", func() float64 {
		return float64(e.options.Memory)
	})
}

// isUp reports whether queries may be sent, as far as is known.
func (d *DB) isUp() bool {
	if d.embedded == nil {
		return d.breaker.Closed()
	}
	d.embedded.mu.Lock()
	defer d.embedded.mu.Unlock()
	return d.embedded.up
}

// memory is what the child uses, 0 while there is none.
func (e *Embedded) memory() int64 {
	e.mu.Lock()
	in := e.current
	e.mu.Unlock()
	if in == nil {
		return 0
	}
	return residentMemory(in.process.Pid)
}
