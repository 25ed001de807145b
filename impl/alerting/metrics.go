package alerting

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/gen/api"
)

// Metrics are what an Evaluator counts.
type Metrics struct {
	evaluations *prometheus.CounterVec
	errors      *prometheus.CounterVec
	events      *prometheus.CounterVec
	claims      prometheus.Counter
	ahead       *prometheus.CounterVec
	lost        prometheus.Counter
	lateness    prometheus.Histogram
	queries     prometheus.Histogram
}

// NewMetrics returns metrics that r shows. It panics if r has some already.
func NewMetrics(r prometheus.Registerer) *Metrics {
	m := &Metrics{
		evaluations: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_alert_evaluations_total",
			Help: "Stored alert evaluations, by outcome: done, failed, or skipped (nothing due).",
		}, []string{"outcome"}),
		errors: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_alert_errors_total", Help: "Failed alert evaluations, by type of error.",
		}, []string{"type"}),
		events: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_alert_events_total", Help: "Alert events, by event: firing or resolved.",
		}, []string{"event"}),
		claims: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "obstack_alert_claims_total", Help: "Alerts claimed by this process.",
		}),
		ahead: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_alert_ahead_total",
			Help: "Alerts delayed by a clock that was ahead, by kind: due later than scheduled, or a window evaluated before its end.",
		}, []string{"kind"}),
		lost: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "obstack_alert_claims_lost_total",
			Help: "Evaluations dropped because the alert was changed or claimed by another process.",
		}),
		lateness: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "obstack_alert_lateness_seconds", Help: "Time until an evaluation is stored. Starts --alert-delay after the end of the window, or at a later change of the alert.",
			Buckets: []float64{.1, .25, .5, 1, 2, 3, 5, 10, 20, 30, 60, 120, 300},
		}),
		queries: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "obstack_alert_query_seconds", Help: "Duration of queries for the values of alerts with the same window.",
			Buckets: prometheus.ExponentialBuckets(.005, 2, 14),
		}),
	}
	r.MustRegister(m.evaluations, m.errors, m.events, m.claims, m.ahead, m.lost, m.lateness, m.queries)
	// What can be counted is shown before it has happened, so that its first increase is one.
	for _, outcome := range []string{"done", "failed", "skipped"} {
		m.evaluations.WithLabelValues(outcome)
	}
	for _, event := range []string{"firing", "resolved"} {
		m.events.WithLabelValues(event)
	}
	for _, kind := range []api.AlertErrorType{
		api.AlertErrorTypeINVALIDALERT, api.AlertErrorTypeQUERYERROR, api.AlertErrorTypeQUERYTIMEOUT, api.AlertErrorTypeUNKNOWN,
	} {
		m.errors.WithLabelValues(string(kind))
	}
	for _, kind := range []string{"schedule", "window"} {
		m.ahead.WithLabelValues(kind)
	}
	return m
}

// stored counts results, of which some were not stored because they were about alerts that are others' now.
func (m *Metrics) stored(batch []alertResult, lost int, now time.Time) {
	m.lost.Add(float64(lost))
	for i := range batch {
		switch r := &batch[i]; {
		case r.State != "":
			m.evaluations.WithLabelValues("done").Inc()
			m.lateness.Observe(max(now.Sub(r.since), 0).Seconds())
		case len(r.Errors) > 0:
			m.evaluations.WithLabelValues("failed").Inc()
		default:
			m.evaluations.WithLabelValues("skipped").Inc()
		}
	}
}
