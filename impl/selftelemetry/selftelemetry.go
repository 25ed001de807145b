// Package selftelemetry has a server's own logs, metrics and traces stored as those of any application, under the service
// name obstack.
//
// A Telemetry is made before whatever logs or is traced: Handler adds it to the handler of the log, and Tracer is for the
// spans of requests, queries, evaluations and deliveries. Start gives it the intake, and Stop sends what is left. The
// OpenTelemetry SDK batches and encodes; its exporters send over HTTP, by a transport that hands the body to the intake.
//
// It never blocks: logs and spans beyond a rate, or beyond what may wait, are dropped and counted, as is what the intake
// refuses. Whatever the intake itself does must be neither logged nor traced by it, or each batch would be the reason of
// another one.
//
// It imports ingest/otlp and core.
package selftelemetry

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"
	"go.opentelemetry.io/contrib/bridges/otelslog"
	otelprometheus "go.opentelemetry.io/contrib/bridges/prometheus"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/exporters/otlp/otlplog/otlploghttp"
	"go.opentelemetry.io/otel/exporters/otlp/otlpmetric/otlpmetrichttp"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	sdklog "go.opentelemetry.io/otel/sdk/log"
	sdkmetric "go.opentelemetry.io/otel/sdk/metric"
	"go.opentelemetry.io/otel/sdk/resource"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"

	"github.com/obstack/obstack/impl/ingest/otlp"
)

const (
	name = "obstack"
	// maxRate is how many logs and spans together are sent in a second, and maxPoints how many data points of metrics are in
	// each metricInterval: 50 in a second, so that all are 200.
	maxRate        = 150
	maxPoints      = 50 * int(metricInterval/time.Second)
	metricInterval = time.Minute
	// maxWaiting is how many bytes of logs and spans wait to be sent, of which each is taken to have recordSize besides its
	// texts. So no queue of the SDK gets longer than queueSize, beyond which it would drop by itself.
	maxWaiting = 1 << 20
	recordSize = 256
	queueSize  = maxWaiting / recordSize
	// batchInterval is how long logs and spans wait for others.
	batchInterval = time.Second
	// exportTimeout is for sending a batch, from when on there is an intake to send it to. The SDK's own would begin before, and
	// a start may take longer: noTimeout takes it away.
	exportTimeout = 30 * time.Second
	noTimeout     = 10_000 * time.Hour
)

// Why something is dropped.
const (
	overRate = "rate"
	full     = "full"
	refused  = "refused"
)

// Accept stores a request in protobuf.
type Accept func(ctx context.Context, s otlp.Signal, body []byte) error

// Options are the options of a Telemetry.
type Options struct {
	Version string
	// Metrics are sent, and those of the Telemetry added to them.
	Metrics *prometheus.Registry
	// Log gets the errors of the SDK. It must not be one with the Handler.
	Log *slog.Logger
}

// Telemetry sends what the server says about itself. It is safe for concurrent use.
type Telemetry struct {
	accept  Accept        // once started is closed
	started chan struct{} // before that, batches wait
	gone    chan struct{} // closed when there will be no intake
	stopped atomic.Bool

	rate    rate
	waiting atomic.Int64 // bytes
	dropped *prometheus.CounterVec

	logs    *sdklog.LoggerProvider
	traces  *sdktrace.TracerProvider
	metrics *sdkmetric.MeterProvider
}

// New returns a Telemetry that keeps what it is given until Start.
func New(o Options) (*Telemetry, error) {
	t := &Telemetry{
		started: make(chan struct{}), gone: make(chan struct{}), rate: rate{left: maxRate, at: time.Now()},
		dropped: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "obstack_self_telemetry_dropped_total",
			Help: "Logs, spans and data points of the server itself that were dropped, by signal and reason: rate limit, full queue, " +
				"or refused by the intake.",
		}, []string{"signal", "reason"}),
	}
	o.Metrics.MustRegister(t.dropped)
	for _, s := range []otlp.Signal{otlp.Logs, otlp.Traces, otlp.Metrics} {
		t.drop(s, refused, 0)
		t.drop(s, overRate, 0)
	}
	t.drop(otlp.Logs, full, 0)
	t.drop(otlp.Traces, full, 0)

	// The SDK knows one place for a process, and without this writes to stderr.
	otel.SetErrorHandler(otel.ErrorHandlerFunc(func(err error) {
		if !errors.Is(err, context.Canceled) {
			o.Log.Warn("cannot store the server's own telemetry", "error", err)
		}
	}))
	ctx := context.Background()
	logs, err := otlploghttp.New(ctx, otlploghttp.WithEndpointURL(url(otlp.Logs)), otlploghttp.WithHTTPClient(t.client(otlp.Logs)),
		otlploghttp.WithCompression(otlploghttp.NoCompression))
	traces, err2 := otlptracehttp.New(ctx, otlptracehttp.WithEndpointURL(url(otlp.Traces)), otlptracehttp.WithHTTPClient(t.client(otlp.Traces)),
		otlptracehttp.WithCompression(otlptracehttp.NoCompression))
	metrics, err3 := otlpmetrichttp.New(ctx, otlpmetrichttp.WithEndpointURL(url(otlp.Metrics)), otlpmetrichttp.WithHTTPClient(t.client(otlp.Metrics)),
		otlpmetrichttp.WithCompression(otlpmetrichttp.NoCompression))
	if err := errors.Join(err, err2, err3); err != nil {
		return nil, fmt.Errorf("make the exporters of the server's own telemetry: %w", err)
	}
	server := resource.NewSchemaless(attribute.String("service.name", name), attribute.String("service.version", o.Version),
		attribute.String("service.instance.id", uuid.NewString()))
	t.logs = sdklog.NewLoggerProvider(sdklog.WithResource(server), sdklog.WithProcessor(limitedLogs{t, sdklog.NewBatchProcessor(
		logExporter{logs, t}, sdklog.WithMaxQueueSize(queueSize), sdklog.WithExportInterval(batchInterval),
		sdklog.WithExportTimeout(noTimeout))}))
	t.traces = sdktrace.NewTracerProvider(sdktrace.WithResource(server), sdktrace.WithSampler(sdktrace.AlwaysSample()),
		sdktrace.WithSpanProcessor(limitedSpans{sdktrace.NewBatchSpanProcessor(spanExporter{traces, t},
			sdktrace.WithMaxQueueSize(queueSize), sdktrace.WithBatchTimeout(batchInterval), sdktrace.WithExportTimeout(noTimeout)), t}))
	t.metrics = sdkmetric.NewMeterProvider(sdkmetric.WithResource(server), sdkmetric.WithReader(sdkmetric.NewPeriodicReader(
		metricExporter{metrics, t}, sdkmetric.WithInterval(metricInterval),
		sdkmetric.WithProducer(otelprometheus.NewMetricProducer(otelprometheus.WithGatherer(o.Metrics))))))
	return t, nil
}

// Tracer makes the server's spans.
func (t *Telemetry) Tracer() trace.Tracer { return t.traces.Tracer(name) }

// Handler returns a handler that hands what the given one logs to the Telemetry as well.
func (t *Telemetry) Handler(log slog.Handler) slog.Handler {
	return &handler{log, otelslog.NewHandler(name, otelslog.WithLoggerProvider(t.logs))}
}

// Start has what was kept, and all that comes, sent to the intake.
func (t *Telemetry) Start(accept Accept) {
	t.accept = accept
	close(t.started)
}

// Stop sends what is left, for as long as the context lasts. It may be called without Start and twice.
func (t *Telemetry) Stop(ctx context.Context) {
	if t.stopped.Swap(true) {
		return
	}
	select {
	case <-t.started:
	default: // there is nowhere to send it
		close(t.gone)
	}
	// The reader of metrics goes on for as long as a collection takes, whatever its context says.
	var all sync.WaitGroup
	for _, shutdown := range []func(context.Context) error{t.logs.Shutdown, t.traces.Shutdown, t.metrics.Shutdown} {
		all.Go(func() { _ = shutdown(ctx) })
	}
	done := make(chan struct{})
	go func() { all.Wait(); close(done) }()
	select {
	case <-done:
	case <-ctx.Done():
	}
}

// await waits until there is an intake. What comes meanwhile is bounded by maxWaiting.
func (t *Telemetry) await(ctx context.Context) error {
	select {
	case <-t.started:
		return nil
	case <-t.gone:
		return context.Canceled
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (t *Telemetry) drop(s otlp.Signal, reason string, n int) {
	t.dropped.WithLabelValues(s.String(), reason).Add(float64(n))
}

// take reports whether a log or a span of a size may wait to be sent.
func (t *Telemetry) take(s otlp.Signal, size int) bool {
	switch {
	case t.stopped.Load():
		return false
	case !t.rate.take():
		t.drop(s, overRate, 1)
		return false
	case t.waiting.Add(int64(size)) > maxWaiting:
		t.waiting.Add(-int64(size))
		t.drop(s, full, 1)
		return false
	}
	return true
}

// rate is a bucket of what may be sent now, which a second fills.
type rate struct {
	mu   sync.Mutex
	left float64
	at   time.Time
}

func (r *rate) take() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	now := time.Now()
	r.left = min(maxRate, r.left+maxRate*now.Sub(r.at).Seconds())
	r.at = now
	if r.left < 1 {
		return false
	}
	r.left--
	return true
}

// url is where an exporter takes itself to send to.
func url(s otlp.Signal) string { return "http://" + name + "/v1/" + s.String() }

// client is an HTTP client whose requests go to the intake.
func (t *Telemetry) client(s otlp.Signal) *http.Client {
	return &http.Client{Transport: transport{t, s}}
}
