package app

import (
	"context"
	"errors"
	"math"
	"net/http"
	"runtime"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// newRegistry returns a registry with the metrics of the program and the process itself.
func newRegistry(o Options, d Deployment) *prometheus.Registry {
	r := prometheus.NewRegistry()
	build := prometheus.NewGaugeFunc(prometheus.GaugeOpts{
		Name: "obstack_build_info", Help: "Always 1; the labels describe the build.",
		ConstLabels: prometheus.Labels{
			"version": o.Version, "commit": o.Commit, "deployment": d.Name, "go_version": runtime.Version(),
		},
	}, func() float64 { return 1 })
	r.MustRegister(build, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return r
}

// serveMetrics serves /metrics on an address of its own: what it says is for the operator. What is counted in the store when
// it is asked for is there for whoever asks, which may be the server's own telemetry.
func (a *App) serveMetrics() {
	if a.metricsListener == nil && a.own == nil {
		return
	}
	a.countInStore("obstack_alerts_due",
		"Due alerts of all processes.", a.store.DueAlerts)
	a.countInStore("obstack_deliveries_pending",
		"Pending deliveries of all processes.", a.store.PendingDeliveries)
	a.metrics.MustRegister(
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "obstack_clock_offset_seconds",
			Help: "Offset of the clock from PostgreSQL's. With SQLite, the negative distance to a last write in the future.",
		}, func() float64 { return a.store.Clock().Offset.Seconds() }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{
			Name: "obstack_clock_writes_ahead_total", Help: "Checks that found the last write to SQLite in the future.",
		}, func() float64 { return float64(a.store.WritesAhead()) }),
	)
	if a.metricsListener == nil {
		return
	}
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(a.metrics, promhttp.HandlerOpts{}))
	server := &http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second, WriteTimeout: time.Minute}
	go func() {
		if err := server.Serve(a.metricsListener); !errors.Is(err, http.ErrServerClosed) {
			a.log.Error("cannot serve metrics", "error", err)
		}
	}()
	a.onStop("metrics", func(context.Context) error { return server.Close() })
}

// countInStore adds a metric that is counted when it is asked for, and is no number while the store does not answer.
func (a *App) countInStore(name, help string, count func(context.Context) (int, error)) {
	a.metrics.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, func() float64 {
		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		n, err := count(ctx)
		if err != nil {
			return math.NaN()
		}
		return float64(n)
	}))
}
