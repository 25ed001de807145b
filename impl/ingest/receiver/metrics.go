package receiver

import (
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/ingest/otlp"
)

// abortedCode is of requests whose connection was closed instead of an answer.
const abortedCode = "aborted"

var signalNames = map[otlp.Signal]string{0: "unknown", otlp.Logs: "logs", otlp.Traces: "traces", otlp.Metrics: "metrics"}

// Metrics are what is counted of requests.
type Metrics struct {
	registerer prometheus.Registerer
	requests   *prometheus.CounterVec
	seconds    *prometheus.HistogramVec
	known      sync.Map // of counted, by labels: to look those up takes longer than to count
}

type labels struct {
	protocol string
	signal   otlp.Signal
	code     string
}

type counted struct {
	requests prometheus.Counter
	seconds  prometheus.Observer
}

// NewMetrics returns metrics that r shows.
func NewMetrics(r prometheus.Registerer) *Metrics {
	m := &Metrics{
		registerer: r,
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_otlp_requests_total",
			Help: "OTLP requests, by protocol, signal and code. The code is the HTTP status or gRPC code, or aborted if the " +
				"connection was closed without a response.",
		}, []string{"protocol", "signal", "code"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "obstack_otlp_request_seconds", Help: "Duration of OTLP requests.",
			Buckets: []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30},
		}, []string{"protocol", "signal"}),
	}
	r.MustRegister(m.requests, m.seconds)
	return m
}

// connections shows how many there are.
func (m *Metrics) connections(s *connections) {
	m.registerer.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{
		Name: "obstack_otlp_connections", Help: "Open OTLP connections.",
	}, func() float64 { return float64(s.open()) }))
}

func (m *Metrics) observe(protocol string, s otlp.Signal, code string, took time.Duration) {
	l := labels{protocol, s, code}
	known, ok := m.known.Load(l)
	if !ok {
		known, _ = m.known.LoadOrStore(l, counted{
			m.requests.WithLabelValues(protocol, signalNames[s], code), m.seconds.WithLabelValues(protocol, signalNames[s]),
		})
	}
	c := known.(counted)
	c.requests.Inc()
	c.seconds.Observe(took.Seconds())
}
