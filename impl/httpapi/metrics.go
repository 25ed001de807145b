package httpapi

import (
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/schema"
)

const (
	// unknownRoute is the route of requests that no operation answers, such as those of clients that try paths, of
	// methods that a path does not have, and of CORS preflights.
	unknownRoute = "unknown"
	// otherMethod stands for the methods that no client of the API needs, since a client may send any word as one.
	otherMethod = "other"
	// abortedStatus is of answers that ended with their connection.
	abortedStatus = "aborted"
)

// Metrics are what the API counts of its requests.
type Metrics struct {
	requests *prometheus.CounterVec
	seconds  *prometheus.HistogramVec
}

// NewMetrics returns metrics that r shows.
func NewMetrics(r prometheus.Registerer) *Metrics {
	m := &Metrics{
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_http_requests_total",
			Help: "API requests, by route template, method and status. The route is unknown if no operation matches. " +
				"The status is 499 if the client disconnected, and aborted if the response was cut off.",
		}, []string{"route", "method", "status"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "obstack_http_request_seconds", Help: "Duration of API requests.",
			Buckets: []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30, 75},
		}, []string{"route", "method"}),
	}
	r.MustRegister(m.requests, m.seconds)
	return m
}

// routeMetrics are those of one route and method, by status. They are kept, since to look labels up takes longer than to
// count.
type routeMetrics struct {
	of            *Metrics
	route, method string
	byStatus      sync.Map // of statusMetrics
}

// statusMetrics count the answers of a route with one status.
type statusMetrics struct {
	requests prometheus.Counter
	seconds  prometheus.Observer
}

// route returns the metrics of a route. HEAD is counted as the GET that it stands for.
func (m *Metrics) route(route, method string) *routeMetrics {
	switch method {
	case http.MethodGet, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions:
	case http.MethodHead:
		method = http.MethodGet
	default:
		method = otherMethod
	}
	return &routeMetrics{of: m, route: route, method: method}
}

// operations returns the metrics of all operations of a document.
func (m *Metrics) operations(doc *schema.Document) map[*schema.Operation]*routeMetrics {
	all := map[*schema.Operation]*routeMetrics{}
	for _, path := range doc.Paths() {
		for _, method := range doc.Methods(path) {
			all[doc.Operation(method, path)] = m.route(path, method)
		}
	}
	return all
}

// observe counts a request, whose status is 0 if its answer was cut off.
func (r *routeMetrics) observe(status int, took time.Duration) {
	known, ok := r.byStatus.Load(status)
	if !ok {
		text := abortedStatus
		if status != 0 {
			text = strconv.Itoa(status)
		}
		known, _ = r.byStatus.LoadOrStore(status, statusMetrics{
			r.of.requests.WithLabelValues(r.route, r.method, text), r.of.seconds.WithLabelValues(r.route, r.method),
		})
	}
	a := known.(statusMetrics)
	a.requests.Inc()
	a.seconds.Observe(took.Seconds())
}
