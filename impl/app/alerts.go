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

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/webhook"
)

// evaluate evaluates alerts as soon as there is something to ask.
func (a *App) evaluate(ctx context.Context) {
	select {
	case <-a.prepared:
		a.evaluator.Run(ctx)
	case <-ctx.Done():
	}
}

// render is what a notification about an event says. A template that does not work is Invalid.
func (a *App) render(ctx context.Context, e store.Event) (title, body string, err error) {
	sample := ""
	if e.Alert.Source == api.AlertSourceSavedSearch && e.Firing {
		// Without them the notification still says what happened.
		if sample, err = a.services.Searches.Sample(ctx, e); err != nil {
			a.log.Info("read sample rows for a notification", "alert_id", e.Alert.ID,
				"reason", core.KindOf(err).String())
		}
	}
	event := webhook.EventOf(e, sample)
	text, err := webhook.Render(event, webhook.Link(event, a.linkBase()))
	if err != nil {
		return "", "", core.NewError(core.Invalid, "The notification cannot be written: "+err.Error(), err)
	}
	return text.Title, text.Body, nil
}

// newRegistry returns a registry with the metrics of the program and the process itself.
func newRegistry(o Options, d Deployment) *prometheus.Registry {
	r := prometheus.NewRegistry()
	build := prometheus.NewGaugeFunc(prometheus.GaugeOpts{
		Name: "obstack_build_info", Help: "Always 1, with what the program was built from.",
		ConstLabels: prometheus.Labels{
			"version": o.Version, "commit": o.Commit, "deployment": d.Name, "go_version": runtime.Version(),
		},
	}, func() float64 { return 1 })
	r.MustRegister(build, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return r
}

// serveMetrics serves /metrics on an address of its own: what it tells is for the operator.
func (a *App) serveMetrics() {
	if a.metricsListener == nil {
		return
	}
	a.countInStore("obstack_alerts_due",
		"Alerts of all processes that are due, of which few should be left between ticks.", a.store.DueAlerts)
	a.countInStore("obstack_deliveries_pending",
		"Notifications of all processes that have not arrived and are not given up.", a.store.PendingDeliveries)
	a.metrics.MustRegister(
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "obstack_clock_offset_seconds",
			Help: "How far the clock is ahead of PostgreSQL's; with SQLite, of a last write in the future, as a negative number.",
		}, func() float64 { return a.store.Clock().Offset.Seconds() }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{
			Name: "obstack_clock_writes_ahead_total", Help: "How often the last write to SQLite was found to be in the future.",
		}, func() float64 { return float64(a.store.WritesAhead()) }),
	)
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(a.metrics, promhttp.HandlerOpts{}))
	server := &http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second, WriteTimeout: time.Minute}
	go func() {
		if err := server.Serve(a.metricsListener); !errors.Is(err, http.ErrServerClosed) {
			a.log.Error("serve metrics", "error", err)
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
