package demo

import (
	"context"
	"encoding/hex"
	"fmt"
	"math"

	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"
	"go.opentelemetry.io/collector/pdata/pmetric"
	"go.opentelemetry.io/collector/pdata/pmetric/pmetricotlp"
	"go.opentelemetry.io/collector/pdata/ptrace"
	"go.opentelemetry.io/collector/pdata/ptrace/ptraceotlp"

	"github.com/obstack/obstack/impl/ingest/otlp"
)

// Send hands over a request of OpenTelemetry in protobuf. When there is no error, it is stored.
type Send func(ctx context.Context, s otlp.Signal, body []byte) error

// request is one of OpenTelemetry.
type request interface{ MarshalProto() ([]byte, error) }

// through returns what sends rows as requests that encode makes.
func through[R any](send Send, s otlp.Signal, encode func(rows []R) request) func(context.Context, []R) error {
	return func(ctx context.Context, rows []R) error {
		body, err := encode(rows).MarshalProto()
		if err != nil {
			return fmt.Errorf("encode %s: %w", s, err)
		}
		return send(ctx, s, body)
	}
}

// byPod calls add with the part of a request that is for the pod of each row. part makes one, for a resource and a scope.
func byPod[R, P any](rows []R, podOf func(*R) *pod, part func(*pod) P, add func(P, *R)) {
	parts := map[*pod]P{}
	for i := range rows {
		pod := podOf(&rows[i])
		p, known := parts[pod]
		if !known {
			p = part(pod)
			parts[pod] = p
		}
		add(p, &rows[i])
	}
}

func logsRequest(rows []logRow) request {
	logs := plog.NewLogs()
	byPod(rows, func(r *logRow) *pod { return r.pod }, func(p *pod) plog.ScopeLogs {
		resource := logs.ResourceLogs().AppendEmpty()
		fillMap(resource.Resource().Attributes(), p.resource)
		scope := resource.ScopeLogs().AppendEmpty()
		scope.Scope().SetName(p.service.scope)
		return scope
	}, func(scope plog.ScopeLogs, r *logRow) {
		record := scope.LogRecords().AppendEmpty()
		record.SetTimestamp(pcommon.NewTimestampFromTime(r.at))
		if r.trace != "" {
			record.SetTraceID(traceID(r.trace))
			record.SetSpanID(spanID(r.span))
			record.SetFlags(plog.DefaultLogRecordFlags.WithIsSampled(true))
		}
		record.SetSeverityText(r.level.text)
		record.SetSeverityNumber(plog.SeverityNumber(r.level.number))
		record.Body().SetStr(r.body)
		fillMap(record.Attributes(), r.attributes)
	})
	return plogotlp.NewExportRequestFromLogs(logs)
}

var spanKinds = map[string]ptrace.SpanKind{
	kindServer: ptrace.SpanKindServer, kindClient: ptrace.SpanKindClient,
	kindProducer: ptrace.SpanKindProducer, kindConsumer: ptrace.SpanKindConsumer,
}

func spansRequest(rows []spanRow) request {
	traces := ptrace.NewTraces()
	byPod(rows, func(r *spanRow) *pod { return r.pod }, func(p *pod) ptrace.ScopeSpans {
		resource := traces.ResourceSpans().AppendEmpty()
		fillMap(resource.Resource().Attributes(), p.resource)
		scope := resource.ScopeSpans().AppendEmpty()
		scope.Scope().SetName(p.service.scope)
		return scope
	}, func(scope ptrace.ScopeSpans, r *spanRow) {
		span := scope.Spans().AppendEmpty()
		span.SetTraceID(traceID(r.trace))
		span.SetSpanID(spanID(r.id))
		span.SetParentSpanID(spanID(r.parent))
		span.SetKind(spanKinds[r.kind])
		span.SetName(r.name)
		span.SetStartTimestamp(pcommon.NewTimestampFromTime(r.at))
		span.SetEndTimestamp(pcommon.NewTimestampFromTime(r.at.Add(r.duration)))
		fillMap(span.Attributes(), r.attributes)
		if r.failure == nil {
			return
		}
		span.Status().SetCode(ptrace.StatusCodeError)
		span.Status().SetMessage(r.failure.message)
		event := span.Events().AppendEmpty()
		event.SetTimestamp(pcommon.NewTimestampFromTime(r.failedAt))
		event.SetName("exception")
		fillMap(event.Attributes(), r.failure.attributes())
	})
	return ptraceotlp.NewExportRequestFromTraces(traces)
}

func gaugesRequest(rows []metricRow) request {
	return metricsRequest(rows, itself, func(metric pmetric.Metric, r *metricRow) {
		fillPoint(metric.SetEmptyGauge().DataPoints().AppendEmpty(), r)
	})
}

func sumsRequest(rows []metricRow) request {
	return metricsRequest(rows, itself, func(metric pmetric.Metric, r *metricRow) {
		sum := metric.SetEmptySum()
		sum.SetAggregationTemporality(pmetric.AggregationTemporality(cumulative))
		sum.SetIsMonotonic(true)
		fillPoint(sum.DataPoints().AppendEmpty(), r)
	})
}

func histogramsRequest(rows []histogramRow) request {
	return metricsRequest(rows, ofHistogram, func(metric pmetric.Metric, r *histogramRow) {
		histogram := metric.SetEmptyHistogram()
		histogram.SetAggregationTemporality(pmetric.AggregationTemporality(delta))
		point := histogram.DataPoints().AppendEmpty()
		fillTimes(point, &r.metricRow)
		point.SetCount(r.count)
		point.SetSum(r.value)
		if !math.IsInf(r.min, 0) {
			point.SetMin(r.min)
			point.SetMax(r.max)
		}
		point.BucketCounts().FromRaw(r.buckets)
		point.ExplicitBounds().FromRaw(latencyBounds)
	})
}

func metricsRequest[R any](rows []R, common func(*R) *metricRow, add func(pmetric.Metric, *R)) request {
	metrics := pmetric.NewMetrics()
	byPod(rows, func(r *R) *pod { return common(r).pod }, func(p *pod) pmetric.ScopeMetrics {
		resource := metrics.ResourceMetrics().AppendEmpty()
		fillMap(resource.Resource().Attributes(), p.resource)
		scope := resource.ScopeMetrics().AppendEmpty()
		scope.Scope().SetName(p.service.scope)
		return scope
	}, func(scope pmetric.ScopeMetrics, r *R) {
		metric, row := scope.Metrics().AppendEmpty(), common(r)
		metric.SetName(row.name)
		metric.SetDescription(row.description)
		metric.SetUnit(row.unit)
		add(metric, r)
	})
	return pmetricotlp.NewExportRequestFromMetrics(metrics)
}

func fillPoint(point pmetric.NumberDataPoint, r *metricRow) {
	fillTimes(point, r)
	point.SetDoubleValue(r.value)
}

// fillTimes fills in what all data points have.
func fillTimes(point interface {
	SetTimestamp(at pcommon.Timestamp)
	SetStartTimestamp(at pcommon.Timestamp)
	Attributes() pcommon.Map
}, r *metricRow,
) {
	point.SetTimestamp(pcommon.NewTimestampFromTime(r.at))
	point.SetStartTimestamp(pcommon.NewTimestampFromTime(r.start))
	fillMap(point.Attributes(), r.attributes)
}

func fillMap(m pcommon.Map, values map[string]string) {
	m.EnsureCapacity(len(values))
	for key, value := range values {
		m.PutStr(key, value)
	}
}

func traceID(text string) (id pcommon.TraceID) {
	_, _ = hex.Decode(id[:], []byte(text)) // which the shop has made
	return id
}

func spanID(text string) (id pcommon.SpanID) {
	_, _ = hex.Decode(id[:], []byte(text))
	return id
}
