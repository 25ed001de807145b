package otlp_test

import (
	"fmt"
	"math"
	"testing"
	"time"

	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"
	"go.opentelemetry.io/collector/pdata/pmetric"
	"go.opentelemetry.io/collector/pdata/pmetric/pmetricotlp"
	"go.opentelemetry.io/collector/pdata/ptrace"
	"go.opentelemetry.io/collector/pdata/ptrace/ptraceotlp"

	"github.com/obstack/obstack/impl/ingest/otlp"
)

var (
	aTrace = pcommon.TraceID{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0xab}
	aSpan  = pcommon.SpanID{0xfe, 2, 3, 4, 5, 6, 7, 8}
)

func stamp(ago time.Duration) pcommon.Timestamp {
	return pcommon.NewTimestampFromTime(received.Add(-ago))
}

func fillResource(r pcommon.Resource) {
	a := r.Attributes()
	a.PutStr("service.name", "checkout")
	a.PutStr("service.version", "1.4.2")
	a.PutStr("k8s.pod.name", "checkout-6d5f")
	a.PutStr("deployment.environment.name", "production")
	a.PutInt("process.pid", 4711)
	a.PutEmptySlice("process.command_args").AppendEmpty().SetStr("serve")
}

// fillAttributes puts in a value of every type.
func fillAttributes(a pcommon.Map) {
	a.PutStr("http.request.method", "GET")
	a.PutStr("note", "tab\t, quote \", line\u2028 and \x00")
	a.PutInt("http.response.status_code", 200)
	a.PutInt("lowest", math.MinInt64)
	a.PutBool("sampled", true)
	for i, n := range []float64{0.1, 1e21, 1e-7, math.Copysign(0, -1), 1.5e300, math.NaN(), math.Inf(1), math.Inf(-1), math.MaxFloat64} {
		a.PutDouble(fmt.Sprintf("double.%d", i), n)
	}
	a.PutEmptyBytes("bytes").FromRaw([]byte{0, 255, 3})
	a.PutEmpty("empty")
	list := a.PutEmptySlice("list")
	list.AppendEmpty().SetStr("a\xffb")
	list.AppendEmpty().SetDouble(math.NaN())
	list.AppendEmpty()
	list.AppendEmpty().SetEmptyBytes()
	inner := list.AppendEmpty().SetEmptyMap()
	inner.PutStr("z", "<last>")
	inner.PutBool("a", false)
	inner.PutEmptySlice("none")
	a.PutEmptyMap("nothing")
}

func sampleLogs(t testing.TB) []byte {
	t.Helper()
	logs := plog.NewLogs()
	resource := logs.ResourceLogs().AppendEmpty()
	resource.SetSchemaUrl("https://opentelemetry.io/schemas/1.26.0")
	fillResource(resource.Resource())
	scope := resource.ScopeLogs().AppendEmpty()
	scope.SetSchemaUrl("https://opentelemetry.io/schemas/1.27.0")
	scope.Scope().SetName("checkout/http")
	scope.Scope().SetVersion("0.3")
	scope.Scope().Attributes().PutStr("short", "yes")
	for i := range 3 {
		record := scope.LogRecords().AppendEmpty()
		record.SetTimestamp(stamp(time.Duration(i) * 20 * time.Hour))
		record.SetObservedTimestamp(stamp(0))
		record.SetSeverityNumber(plog.SeverityNumberWarn)
		record.SetSeverityText("WARN")
		record.Body().SetStr(fmt.Sprintf("payment %d was declined", i))
		record.SetTraceID(aTrace)
		record.SetSpanID(aSpan)
		record.SetFlags(plog.DefaultLogRecordFlags.WithIsSampled(true))
		record.SetEventName("payment.declined")
		fillAttributes(record.Attributes())
	}
	structured := scope.LogRecords().AppendEmpty()
	structured.SetObservedTimestamp(stamp(time.Minute))
	fillAttributes(structured.Body().SetEmptyMap())
	old := scope.LogRecords().AppendEmpty()
	old.SetTimestamp(stamp(31 * 24 * time.Hour))
	fillAttributes(old.Attributes())
	future := scope.LogRecords().AppendEmpty()
	future.SetTimestamp(stamp(-25 * time.Hour))
	resource.ScopeLogs().AppendEmpty().LogRecords().AppendEmpty()
	logs.ResourceLogs().AppendEmpty()
	body, err := plogotlp.NewExportRequestFromLogs(logs).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	return body
}

func sampleTraces(t testing.TB) []byte {
	t.Helper()
	traces := ptrace.NewTraces()
	resource := traces.ResourceSpans().AppendEmpty()
	resource.SetSchemaUrl("https://opentelemetry.io/schemas/1.26.0")
	fillResource(resource.Resource())
	scope := resource.ScopeSpans().AppendEmpty()
	scope.Scope().SetName("checkout/http")
	scope.Scope().SetVersion("0.3")
	for i := range 8 {
		span := scope.Spans().AppendEmpty()
		span.SetTraceID(aTrace)
		span.SetSpanID(aSpan)
		if i > 0 {
			span.SetParentSpanID(pcommon.SpanID{byte(i)})
		}
		span.TraceState().FromRaw("vendor=1")
		span.SetName(fmt.Sprintf("GET /cart/%d", i))
		span.SetKind(ptrace.SpanKind(i))
		span.SetStartTimestamp(stamp(time.Duration(i) * 7 * time.Hour))
		span.SetEndTimestamp(stamp(time.Duration(i)*7*time.Hour - 250*time.Millisecond))
		span.Status().SetCode(ptrace.StatusCode(i % 4))
		span.Status().SetMessage("timed out")
		span.SetFlags(0x101)
		fillAttributes(span.Attributes())
		for j := range i % 3 {
			event := span.Events().AppendEmpty()
			event.SetName("exception")
			event.SetTimestamp(stamp(time.Duration(j)))
			fillAttributes(event.Attributes())
			link := span.Links().AppendEmpty()
			link.SetTraceID(aTrace)
			link.SetSpanID(aSpan)
			link.TraceState().FromRaw("a=b")
			link.Attributes().PutInt("n", int64(j))
		}
	}
	backwards := scope.Spans().AppendEmpty()
	backwards.SetStartTimestamp(stamp(0))
	backwards.SetEndTimestamp(stamp(time.Hour))
	backwards.Events().AppendEmpty().SetTimestamp(math.MaxUint64)
	scope.Spans().AppendEmpty().SetEndTimestamp(stamp(0))
	scope.Spans().AppendEmpty().SetStartTimestamp(stamp(-48 * time.Hour))
	scope.Spans().AppendEmpty().SetStartTimestamp(1)
	body, err := ptraceotlp.NewExportRequestFromTraces(traces).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	return body
}

func sampleMetrics(t testing.TB) []byte {
	t.Helper()
	metrics := pmetric.NewMetrics()
	resource := metrics.ResourceMetrics().AppendEmpty()
	resource.SetSchemaUrl("https://opentelemetry.io/schemas/1.26.0")
	fillResource(resource.Resource())
	scope := resource.ScopeMetrics().AppendEmpty()
	scope.SetSchemaUrl("https://opentelemetry.io/schemas/1.27.0")
	scope.Scope().SetName("runtime")
	scope.Scope().SetVersion("0.50")
	scope.Scope().SetDroppedAttributesCount(7)
	scope.Scope().Attributes().PutStr("k", "v")
	add := func(name string) pmetric.Metric {
		m := scope.Metrics().AppendEmpty()
		m.SetName(name)
		m.SetDescription("what " + name + " is")
		m.SetUnit("By")
		return m
	}
	gauge := add("memory").SetEmptyGauge()
	sum := add("requests").SetEmptySum()
	sum.SetAggregationTemporality(pmetric.AggregationTemporalityCumulative)
	sum.SetIsMonotonic(true)
	histogram := add("duration").SetEmptyHistogram()
	histogram.SetAggregationTemporality(pmetric.AggregationTemporalityDelta)
	exponential := add("size").SetEmptyExponentialHistogram()
	exponential.SetAggregationTemporality(pmetric.AggregationTemporalityDelta)
	summary := add("gc").SetEmptySummary()
	for i := range 6 {
		fillNumber(gauge.DataPoints().AppendEmpty(), i)
		fillNumber(sum.DataPoints().AppendEmpty(), i)
		fillHistogram(histogram.DataPoints().AppendEmpty(), i)
		fillExponential(exponential.DataPoints().AppendEmpty(), i)
		fillSummary(summary.DataPoints().AppendEmpty(), i)
	}
	gauge.DataPoints().AppendEmpty()
	gauge.DataPoints().AppendEmpty().SetTimestamp(stamp(-48 * time.Hour))
	gauge.DataPoints().AppendEmpty().SetTimestamp(5)
	add("nothing")
	add("no points").SetEmptyGauge()
	body, err := pmetricotlp.NewExportRequestFromMetrics(metrics).MarshalProto()
	if err != nil {
		t.Fatal(err)
	}
	return body
}

func fillExemplar(e pmetric.Exemplar, i int) {
	e.SetTimestamp(stamp(time.Second))
	if i%2 == 0 {
		e.SetIntValue(int64(-i))
	} else {
		e.SetDoubleValue(0.5)
	}
	e.SetTraceID(aTrace)
	e.SetSpanID(aSpan)
	fillAttributes(e.FilteredAttributes())
}

func fillNumber(p pmetric.NumberDataPoint, i int) {
	p.SetStartTimestamp(stamp(time.Hour))
	p.SetTimestamp(stamp(time.Duration(i) * 10 * time.Hour))
	p.Attributes().PutInt("cpu", int64(i))
	p.SetFlags(pmetric.DataPointFlags(i % 2))
	switch i % 3 {
	case 0:
		p.SetIntValue(int64(i) - 5)
	case 1:
		p.SetDoubleValue(math.NaN())
	}
	for j := range i % 4 {
		fillExemplar(p.Exemplars().AppendEmpty(), j)
	}
}

func fillHistogram(h pmetric.HistogramDataPoint, i int) {
	h.SetTimestamp(stamp(time.Duration(i) * 10 * time.Hour))
	h.SetStartTimestamp(stamp(time.Duration(i) * 11 * time.Hour))
	h.SetCount(uint64(i))
	fillAttributes(h.Attributes())
	if i > 1 {
		h.SetSum(12.5)
		h.SetMin(-1)
		h.SetMax(math.Inf(1))
		h.BucketCounts().FromRaw([]uint64{1, 2, math.MaxUint64})
		h.ExplicitBounds().FromRaw([]float64{0.5, 1})
		fillExemplar(h.Exemplars().AppendEmpty(), i)
	}
}

func fillExponential(e pmetric.ExponentialHistogramDataPoint, i int) {
	e.SetTimestamp(stamp(time.Duration(i) * 10 * time.Hour))
	e.SetCount(uint64(i))
	e.SetSum(3)
	e.SetScale(int32(-i))
	e.SetZeroCount(2)
	e.SetZeroThreshold(0.1)
	e.Positive().SetOffset(int32(i) - 3)
	e.Positive().BucketCounts().FromRaw([]uint64{0, 300, math.MaxUint64})
	e.Negative().SetOffset(math.MinInt32)
	e.Negative().BucketCounts().FromRaw([]uint64{1}[:i%2])
	fillExemplar(e.Exemplars().AppendEmpty(), i)
}

func fillSummary(s pmetric.SummaryDataPoint, i int) {
	s.SetTimestamp(stamp(time.Duration(i) * 10 * time.Hour))
	s.SetStartTimestamp(math.MaxUint64)
	s.SetCount(9)
	s.SetSum(math.NaN())
	s.Attributes().PutStr("pool", "old")
	for j := range i % 3 {
		q := s.QuantileValues().AppendEmpty()
		q.SetQuantile(float64(j) / 2)
		q.SetValue(math.Pi)
	}
}

// samples are requests with everything that there is.
func samples(t testing.TB) map[otlp.Signal][]byte {
	t.Helper()
	return map[otlp.Signal][]byte{
		otlp.Logs: sampleLogs(t), otlp.Traces: sampleTraces(t), otlp.Metrics: sampleMetrics(t),
	}
}
