package ingest

import (
	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

// metrics count what comes in and what becomes of it.
type metrics struct {
	registry                         prometheus.Registerer
	requests, records, bytes         *prometheus.CounterVec
	refusals, inserts, stored, aside *prometheus.CounterVec
	undecodable                      prometheus.Counter
	lateness                         *prometheus.HistogramVec
	late                             *prometheus.CounterVec
}

func newMetrics(r prometheus.Registerer) *metrics {
	counter := func(name, help string, labels ...string) *prometheus.CounterVec {
		return prometheus.NewCounterVec(prometheus.CounterOpts{Name: name, Help: help}, labels)
	}
	m := &metrics{
		registry: r,
		requests: counter("obstack_ingest_requests_total",
			"OTLP requests, by signal and outcome: done, or the kind of error.", "signal", "outcome"),
		records: counter("obstack_ingest_records_total",
			"Log records, spans and data points of accepted requests, by signal and outcome: done, or rejected as too old.",
			"signal", "outcome"),
		bytes: counter("obstack_ingest_bytes_total", "Decompressed bytes of accepted requests, by signal.", "signal"),
		refusals: counter("obstack_ingest_refused_total",
			"Requests refused before reading the body, by reason: memory.", "reason"),
		inserts: counter("obstack_ingest_inserts_total", "Inserts, by table and outcome: done, failed, unknown (cut off), "+
			"found (cut off, but stored) and refused (ClickHouse rejected some rows).", "table", "outcome"),
		stored: counter("obstack_ingest_stored_rows_total", "Stored rows, by table.", "table"),
		aside:  counter("obstack_ingest_set_aside_rows_total", "Rows refused by ClickHouse and set aside in files, by table.", "table"),
		undecodable: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "obstack_ingest_undecodable_total", Help: "Requests in the ingest log dropped because they could not be decoded.",
		}),
		lateness: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name:    "obstack_ingest_lateness_seconds",
			Help:    "Delay from the timestamp of a row until it is stored, by table.",
			Buckets: []float64{0.1, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 900, 3600, 86400},
		}, []string{"table"}),
		late: counter("obstack_ingest_late_rows_total",
			"Rows stored later than --alert-delay after the end of their minute, by table. Alerts may have missed them.", "table"),
	}
	r.MustRegister(m.requests, m.records, m.bytes, m.refusals, m.inserts, m.stored, m.aside, m.undecodable, m.lateness, m.late)
	for _, s := range signals {
		m.requests.WithLabelValues(s.String(), outcomeDone)
		m.records.WithLabelValues(s.String(), outcomeDone)
		m.bytes.WithLabelValues(s.String())
	}
	return m
}

// show registers the state of the log.
func (m *metrics) show(i *Intake) {
	for _, s := range i.streams {
		m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "obstack_ingest_log_bytes", Help: "Disk size of the ingest log, by signal.",
			ConstLabels: prometheus.Labels{"signal": s.signal.String()},
		}, func() float64 { return float64(s.log.Size()) }), prometheus.NewCounterFunc(prometheus.CounterOpts{
			Name: "obstack_ingest_broken_total", Help: "Unreadable records in the ingest log, by signal.",
			ConstLabels: prometheus.Labels{"signal": s.signal.String()},
		}, func() float64 { return float64(s.log.Lost()) }))
	}
	m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{
		Name: "obstack_ingest_oldest_seconds", Help: "Age of the oldest record not stored yet.",
	}, func() float64 {
		waits := 0.0
		for _, s := range i.streams {
			if t := s.oldest(); !t.IsZero() {
				waits = max(waits, i.options.Now().Sub(t).Seconds())
			}
		}
		return waits
	}))
}

func (m *metrics) request(s otlp.Signal, records, rejected, bytes int, err error) {
	if err != nil {
		m.requests.WithLabelValues(s.String(), core.KindOf(err).String()).Inc()
		return
	}
	m.requests.WithLabelValues(s.String(), outcomeDone).Inc()
	m.records.WithLabelValues(s.String(), outcomeDone).Add(float64(records))
	m.records.WithLabelValues(s.String(), "rejected").Add(float64(rejected))
	m.bytes.WithLabelValues(s.String()).Add(float64(bytes))
}

func (m *metrics) refused(reason string) { m.refusals.WithLabelValues(reason).Inc() }
