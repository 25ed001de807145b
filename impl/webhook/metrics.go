package webhook

import (
	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/gen/api"
)

// Metrics are what a Deliverer counts.
type Metrics struct {
	events   prometheus.Counter
	attempts *prometheus.CounterVec
	ahead    *prometheus.CounterVec
	seconds  *prometheus.HistogramVec
}

// NewMetrics returns metrics that r shows. It panics if r has some already.
func NewMetrics(r prometheus.Registerer) *Metrics {
	m := &Metrics{
		events: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "obstack_delivery_events_total", Help: "Alert events turned into deliveries.",
		}),
		attempts: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_delivery_attempts_total",
			Help: "Delivery attempts, by webhook service and resulting delivery status.",
		}, []string{"service", "status"}),
		ahead: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_delivery_ahead_total",
			Help: "Delivery attempts and webhook pauses postponed by a clock that was ahead, by kind.",
		}, []string{"kind"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "obstack_delivery_attempt_seconds", Help: "Duration of delivery attempts, by webhook service.",
			Buckets: []float64{.01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30},
		}, []string{"service"}),
	}
	r.MustRegister(m.events, m.attempts, m.ahead, m.seconds)
	// What can be counted is shown before it has happened, so that its first increase is one.
	for service := range kinds {
		for _, status := range []api.DeliveryStatus{
			api.DeliveryStatusDelivered, api.DeliveryStatusFailed, api.DeliveryStatusPending,
		} {
			m.attempts.WithLabelValues(string(service), string(status))
		}
		m.seconds.WithLabelValues(string(service))
	}
	for _, kind := range []string{"attempt", "pause"} {
		m.ahead.WithLabelValues(kind)
	}
	return m
}

func (m *Metrics) attempted(s sent, status api.DeliveryStatus) {
	service := string(s.delivery.Service)
	m.attempts.WithLabelValues(service, string(status)).Inc()
	m.seconds.WithLabelValues(service).Observe(s.took.Seconds())
}
