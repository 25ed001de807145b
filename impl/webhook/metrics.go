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
			Name: "obstack_delivery_events_total", Help: "Events of alerts that deliveries were made of.",
		}),
		attempts: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_delivery_attempts_total",
			Help: "Attempts to deliver a notification, by the service of the webhook and by what has become of the delivery.",
		}, []string{"service", "status"}),
		ahead: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_delivery_ahead_total",
			Help: "Attempts, and pauses of webhooks, that a clock which was ahead has put off.",
		}, []string{"kind"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "obstack_delivery_attempt_seconds", Help: "Time that attempts took, by the service of the webhook.",
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
