package selftelemetry

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	"go.opentelemetry.io/otel/attribute"
	sdklog "go.opentelemetry.io/otel/sdk/log"
	sdkmetric "go.opentelemetry.io/otel/sdk/metric"
	"go.opentelemetry.io/otel/sdk/metric/metricdata"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

// transport hands the bodies of requests to the intake.
type transport struct {
	t      *Telemetry
	signal otlp.Signal
}

// RoundTrip answers as a receiver would.
func (r transport) RoundTrip(req *http.Request) (*http.Response, error) {
	defer func() { _ = req.Body.Close() }()
	if err := r.t.await(req.Context()); err != nil {
		return nil, err
	}
	body, err := io.ReadAll(req.Body)
	if err != nil {
		return nil, err
	}
	res := &http.Response{
		StatusCode: http.StatusOK, Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Request: req,
		Header: http.Header{"Content-Type": {"application/x-protobuf"}}, Body: io.NopCloser(strings.NewReader("")),
	}
	if err := r.t.accept(req.Context(), r.signal, body); err != nil {
		res.StatusCode = http.StatusBadRequest // it is not sent again
		var e *core.Error
		if errors.As(err, &e) && e.RetryAfter > 0 {
			res.StatusCode = http.StatusServiceUnavailable
			res.Header.Set("Retry-After", strconv.Itoa(int((e.RetryAfter+time.Second-1)/time.Second)))
		}
	}
	return res, nil
}

// send calls export once there is an intake.
func (t *Telemetry) send(ctx context.Context, export func(ctx context.Context) error) error {
	if err := t.await(ctx); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, exportTimeout)
	defer cancel()
	return export(ctx)
}

// limitedLogs hands on what may wait.
type limitedLogs struct {
	t *Telemetry
	*sdklog.BatchProcessor
}

// OnEmit is called for each line of the log.
func (p limitedLogs) OnEmit(ctx context.Context, r *sdklog.Record) error {
	if !p.t.take(otlp.Logs, logSize(r)) {
		return nil
	}
	return p.BatchProcessor.OnEmit(ctx, r)
}

// logSize is about how much a line takes while it waits.
func logSize(r *sdklog.Record) int {
	size := recordSize + len(r.Body().String())
	r.WalkAttributes(func(kv attribute.KeyValue) bool {
		size += len(kv.Key) + len(kv.Value.String())
		return true
	})
	return size
}

// logExporter counts what its exporter does not send, and never fails: the SDK would write about that elsewhere.
type logExporter struct {
	sdklog.Exporter
	t *Telemetry
}

// Export sends lines of the log.
func (e logExporter) Export(ctx context.Context, records []sdklog.Record) error {
	size := 0
	for i := range records {
		size += logSize(&records[i])
	}
	if e.t.send(ctx, func(ctx context.Context) error { return e.Exporter.Export(ctx, records) }) != nil {
		e.t.drop(otlp.Logs, refused, len(records))
	}
	e.t.waiting.Add(-int64(size))
	return nil
}

// limitedSpans hands on what may wait.
type limitedSpans struct {
	sdktrace.SpanProcessor
	t *Telemetry
}

// OnEnd is called for each span.
func (p limitedSpans) OnEnd(s sdktrace.ReadOnlySpan) {
	if p.t.take(otlp.Traces, spanSize(s)) {
		p.SpanProcessor.OnEnd(s)
	}
}

func spanSize(s sdktrace.ReadOnlySpan) int {
	size := recordSize + len(s.Name()) + len(s.Status().Description)
	for _, kv := range s.Attributes() {
		size += len(kv.Key) + len(kv.Value.String())
	}
	return size
}

// spanExporter is a logExporter for spans.
type spanExporter struct {
	sdktrace.SpanExporter
	t *Telemetry
}

// ExportSpans sends spans.
func (e spanExporter) ExportSpans(ctx context.Context, spans []sdktrace.ReadOnlySpan) error {
	size := 0
	for _, s := range spans {
		size += spanSize(s)
	}
	if e.t.send(ctx, func(ctx context.Context) error { return e.SpanExporter.ExportSpans(ctx, spans) }) != nil {
		e.t.drop(otlp.Traces, refused, len(spans))
	}
	e.t.waiting.Add(-int64(size))
	return nil
}

// metricExporter is a logExporter for metrics. What is more than may be sent is dropped.
type metricExporter struct {
	sdkmetric.Exporter
	t *Telemetry
}

// Export sends metrics.
func (e metricExporter) Export(ctx context.Context, all *metricdata.ResourceMetrics) error {
	sent := 0
	for i := range all.ScopeMetrics {
		metrics := all.ScopeMetrics[i].Metrics
		kept := metrics[:0]
		for _, m := range metrics {
			n := points(m.Data)
			if sent+n > maxPoints {
				e.t.drop(otlp.Metrics, overRate, n)
				continue
			}
			sent += n
			kept = append(kept, m)
		}
		all.ScopeMetrics[i].Metrics = kept
	}
	if e.Exporter.Export(ctx, all) != nil {
		e.t.drop(otlp.Metrics, refused, sent)
	}
	return nil
}

// points is how many data points a metric has. These are all types that the metrics of Prometheus become.
func points(data metricdata.Aggregation) int {
	switch data := data.(type) {
	case metricdata.Gauge[float64]:
		return len(data.DataPoints)
	case metricdata.Sum[float64]:
		return len(data.DataPoints)
	case metricdata.Histogram[float64]:
		return len(data.DataPoints)
	case metricdata.ExponentialHistogram[float64]:
		return len(data.DataPoints)
	case metricdata.Summary:
		return len(data.DataPoints)
	}
	return 0
}
