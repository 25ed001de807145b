package telemetry

import (
	"context"
	"fmt"
	"testing"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/exporters/otlp/otlplog/otlploggrpc"
	"go.opentelemetry.io/otel/exporters/otlp/otlplog/otlploghttp"
	"go.opentelemetry.io/otel/exporters/otlp/otlpmetric/otlpmetricgrpc"
	"go.opentelemetry.io/otel/exporters/otlp/otlpmetric/otlpmetrichttp"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracegrpc"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.opentelemetry.io/otel/log"
	"go.opentelemetry.io/otel/metric"
	sdklog "go.opentelemetry.io/otel/sdk/log"
	sdkmetric "go.opentelemetry.io/otel/sdk/metric"
	"go.opentelemetry.io/otel/sdk/resource"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"google.golang.org/grpc/encoding/gzip"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// exporters are those of an application, which an SDK has for a protocol.
type exporters struct {
	logs    sdklog.Exporter
	traces  sdktrace.SpanExporter
	metrics sdkmetric.Exporter
}

// must are the exporters, whose constructors fail for bad options alone.
func must[T any](t *testing.T) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func overGRPC(t *testing.T, s *stack, compressed bool) exporters {
	ctx, key := t.Context(), map[string]string{"authorization": "Bearer " + s.Keys.IngestionKey}
	logs := []otlploggrpc.Option{otlploggrpc.WithEndpointURL(s.OTLPGRPC), otlploggrpc.WithHeaders(key)}
	traces := []otlptracegrpc.Option{otlptracegrpc.WithEndpointURL(s.OTLPGRPC), otlptracegrpc.WithHeaders(key)}
	metrics := []otlpmetricgrpc.Option{otlpmetricgrpc.WithEndpointURL(s.OTLPGRPC), otlpmetricgrpc.WithHeaders(key)}
	if compressed {
		logs = append(logs, otlploggrpc.WithCompressor(gzip.Name))
		traces = append(traces, otlptracegrpc.WithCompressor(gzip.Name))
		metrics = append(metrics, otlpmetricgrpc.WithCompressor(gzip.Name))
	}
	return exporters{
		must[sdklog.Exporter](t)(otlploggrpc.New(ctx, logs...)),
		must[*otlptrace.Exporter](t)(otlptracegrpc.New(ctx, traces...)),
		must[sdkmetric.Exporter](t)(otlpmetricgrpc.New(ctx, metrics...)),
	}
}

func overHTTP(t *testing.T, s *stack, compressed bool) exporters {
	ctx, key := t.Context(), map[string]string{"authorization": s.Keys.IngestionKey}
	logs := []otlploghttp.Option{otlploghttp.WithEndpointURL(s.OTLPHTTP + "/v1/logs"), otlploghttp.WithHeaders(key)}
	traces := []otlptracehttp.Option{otlptracehttp.WithEndpointURL(s.OTLPHTTP + "/v1/traces"), otlptracehttp.WithHeaders(key)}
	metrics := []otlpmetrichttp.Option{otlpmetrichttp.WithEndpointURL(s.OTLPHTTP + "/v1/metrics"), otlpmetrichttp.WithHeaders(key)}
	if compressed {
		logs = append(logs, otlploghttp.WithCompression(otlploghttp.GzipCompression))
		traces = append(traces, otlptracehttp.WithCompression(otlptracehttp.GzipCompression))
		metrics = append(metrics, otlpmetrichttp.WithCompression(otlpmetrichttp.GzipCompression))
	}
	return exporters{
		must[sdklog.Exporter](t)(otlploghttp.New(ctx, logs...)),
		must[*otlptrace.Exporter](t)(otlptracehttp.New(ctx, traces...)),
		must[sdkmetric.Exporter](t)(otlpmetrichttp.New(ctx, metrics...)),
	}
}

// testSDKs has an application with the Go SDK for each protocol and compression, all of whose telemetry arrives.
func testSDKs(t *testing.T, s *stack) {
	for name, of := range map[string]func(*testing.T, *stack) exporters{
		"go-grpc":      func(t *testing.T, s *stack) exporters { return overGRPC(t, s, false) },
		"go-grpc-gzip": func(t *testing.T, s *stack) exporters { return overGRPC(t, s, true) },
		"go-http":      func(t *testing.T, s *stack) exporters { return overHTTP(t, s, false) },
		"go-http-gzip": func(t *testing.T, s *stack) exporters { return overHTTP(t, s, true) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			const spans, records, adds = 300, 700, 5
			ctx := t.Context()
			to := of(t, s)
			application := resource.NewSchemaless(attribute.String("service.name", name))
			logs := sdklog.NewLoggerProvider(sdklog.WithResource(application), sdklog.WithProcessor(sdklog.NewBatchProcessor(to.logs)))
			traces := sdktrace.NewTracerProvider(sdktrace.WithResource(application), sdktrace.WithBatcher(to.traces))
			metrics := sdkmetric.NewMeterProvider(sdkmetric.WithResource(application),
				sdkmetric.WithReader(sdkmetric.NewPeriodicReader(to.metrics, sdkmetric.WithInterval(time.Hour))))

			var trace string
			for i := range spans {
				_, span := traces.Tracer("shop").Start(ctx, fmt.Sprintf("checkout %d", i))
				trace = span.SpanContext().TraceID().String()
				span.End()
			}
			for i := range records {
				var r log.Record
				r.SetTimestamp(time.Now())
				r.SetSeverity(log.SeverityError)
				r.SetSeverityText("ERROR")
				r.SetBody(attribute.StringValue(fmt.Sprintf("card declined %d", i)))
				r.AddAttributes(attribute.Int("order", i))
				logs.Logger("shop").Emit(ctx, r)
			}
			meter := metrics.Meter("shop")
			orders := must[metric.Int64Counter](t)(meter.Int64Counter("orders"))
			for range adds {
				orders.Add(ctx, 2)
			}
			must[metric.Float64Gauge](t)(meter.Float64Gauge("stock")).Record(ctx, 42.5)
			seconds := must[metric.Float64Histogram](t)(meter.Float64Histogram("seconds"))
			seconds.Record(ctx, 0.25)
			for what, flush := range map[string]func(context.Context) error{
				"logs": logs.Shutdown, "traces": traces.Shutdown, "metrics": metrics.Shutdown,
			} {
				if err := flush(ctx); err != nil {
					t.Errorf("%s: %v", what, err)
				}
			}

			where := fmt.Sprintf("ServiceName:%q", name)
			s.wantCharted(t, "Logs", where, nil, records)
			s.wantCharted(t, "Traces", where, nil, spans)
			gauge := harness.Object{"metricDataType": "gauge", "metricName": "stock", "aggFn": "max"}
			s.wantCharted(t, "Metrics", where, gauge, 42.5)
			if got := s.found(t, "Logs", where+` LogAttributes.order:"17"`); len(got) != 1 || got[0]["Body"] != "card declined 17" {
				t.Errorf("a record is found as %v", got)
			}
			if got := s.found(t, "Traces", fmt.Sprintf("TraceId:%q", trace)); len(got) != 1 {
				t.Errorf("a span is found as %v", got)
			}
			engine := harness.EngineClient(s.Server)
			for sql, want := range map[string]string{
				"SELECT Value FROM otel_metrics_sum WHERE MetricName = 'orders' AND ServiceName = '%s'":                       "10",
				"SELECT (Count, Sum) FROM otel_metrics_histogram WHERE MetricName = 'seconds' AND ServiceName = '%s'":         "(1,0.25)",
				"SELECT (count(), uniqExact(SpanName)) FROM otel_traces WHERE ServiceName = '%s'":                             "(300,300)",
				"SELECT (count(), uniqExact(Body), uniqExact(Timestamp) > 1) FROM otel_logs WHERE ServiceName = '%s'":         "(700,700,1)",
				"SELECT uniqExact(ScopeName) FROM otel_logs WHERE ServiceName = '%s' AND ScopeName = 'shop'":                  "1",
				"SELECT countIf(SeverityText = 'error' AND SeverityNumber = 17) FROM otel_logs WHERE ServiceName = '%s'":      "700",
				"SELECT count() FROM otel_metrics_sum WHERE MetricName = 'orders' AND ServiceName = '%s' AND IsMonotonic = 1": "1",
			} {
				patience.Within(t, sql+" is "+want, func() bool { return harness.Ask(t, engine, fmt.Sprintf(sql, name)) == want })
			}
		})
	}
}
