package otlp_test

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/ClickHouse/ch-go/proto"
	"github.com/google/go-cmp/cmp"
	"go.opentelemetry.io/collector/pdata/pcommon"
	"go.opentelemetry.io/collector/pdata/plog"
	"go.opentelemetry.io/collector/pdata/plog/plogotlp"
	"go.opentelemetry.io/collector/pdata/pmetric"
	"go.opentelemetry.io/collector/pdata/pmetric/pmetricotlp"
	"go.opentelemetry.io/collector/pdata/ptrace"
	"go.opentelemetry.io/collector/pdata/ptrace/ptraceotlp"

	"github.com/obstack/obstack/impl/ingest/otlp"
)

// row is a row by column. Floats are their bits, times nanoseconds, and maps lists of pairs.
type row map[string]any

type pair struct{ Key, Value string }

// rows are those of each table and day.
type rows map[string][]row

// oracle decodes a request by pdata, and makes rows of it without any regard to how long it takes.
type oracle struct {
	window   otlp.Window
	rules    otlp.Rules
	rows     rows
	records  int
	rejected int
}

// decode returns an error if pdata refuses the request. Canonical is the request as pdata writes it.
func (o *oracle) decode(s otlp.Signal, body []byte) (canonical []byte, err error) {
	o.rows, o.records, o.rejected = rows{}, 0, 0
	switch s {
	case otlp.Logs:
		request := plogotlp.NewExportRequest()
		if err := request.UnmarshalProto(body); err != nil {
			return nil, err
		}
		o.logs(request.Logs())
		return request.MarshalProto()
	case otlp.Traces:
		request := ptraceotlp.NewExportRequest()
		if err := request.UnmarshalProto(body); err != nil {
			return nil, err
		}
		o.traces(request.Traces())
		return request.MarshalProto()
	default:
		request := pmetricotlp.NewExportRequest()
		if err := request.UnmarshalProto(body); err != nil {
			return nil, err
		}
		o.metrics(request.Metrics())
		return request.MarshalProto()
	}
}

func (o *oracle) logs(data plog.Logs) {
	for _, resource := range data.ResourceLogs().All() {
		for _, scope := range resource.ScopeLogs().All() {
			for _, record := range scope.LogRecords().All() {
				nanos := uint64(record.Timestamp())
				if nanos == 0 {
					nanos = uint64(record.ObservedTimestamp())
				}
				attributes := pairsOf(record.Attributes())
				stored, ok := o.admit(nanos, &attributes, fmt.Sprint(nanos))
				if !ok {
					continue
				}
				level := levelOf(record)
				if o.rules&otlp.ParseBody != 0 {
					attributes, level = withMembers(record.Body(), attributes, level)
				}
				if o.rules&otlp.NormalizeSeverity != 0 {
					level = level.normalized()
				}
				r := row{
					"Timestamp":          stored,
					"TraceId":            traceID(record.TraceID()),
					"SpanId":             spanID(record.SpanID()),
					"TraceFlags":         uint8(record.Flags()),
					"SeverityText":       text(level.text),
					"SeverityNumber":     uint8(level.number),
					"ServiceName":        service(resource.Resource()),
					"Body":               valueText(record.Body()),
					"ResourceSchemaUrl":  text(resource.SchemaUrl()),
					"ResourceAttributes": pairsOf(resource.Resource().Attributes()),
					"ScopeSchemaUrl":     text(scope.SchemaUrl()),
					"ScopeName":          text(scope.Scope().Name()),
					"ScopeVersion":       text(scope.Scope().Version()),
					"ScopeAttributes":    pairsOf(scope.Scope().Attributes()),
					"LogAttributes":      attributes,
					"EventName":          text(record.EventName()),
				}
				table := "otel_logs"
				if _, replay := record.Attributes().Get("rr-web.event"); replay && o.rules&otlp.SplitSessions != 0 {
					table = "hyperdx_sessions"
					delete(r, "EventName")
				}
				o.add(table, stored, r)
			}
		}
	}
}

func (o *oracle) traces(data ptrace.Traces) {
	for _, resource := range data.ResourceSpans().All() {
		for _, scope := range resource.ScopeSpans().All() {
			for _, span := range scope.Spans().All() {
				start := uint64(span.StartTimestamp())
				attributes := pairsOf(span.Attributes())
				stored, ok := o.admit(start, &attributes, fmt.Sprint(start))
				if !ok {
					continue
				}
				var duration uint64
				if end := uint64(span.EndTimestamp()); start > 0 && end > start {
					duration = end - start
				}
				r := row{
					"Timestamp":          stored,
					"TraceId":            traceID(span.TraceID()),
					"SpanId":             spanID(span.SpanID()),
					"ParentSpanId":       spanID(span.ParentSpanID()),
					"TraceState":         text(span.TraceState().AsRaw()),
					"SpanName":           text(span.Name()),
					"SpanKind":           span.Kind().String(),
					"ServiceName":        service(resource.Resource()),
					"ResourceAttributes": pairsOf(resource.Resource().Attributes()),
					"ScopeName":          text(scope.Scope().Name()),
					"ScopeVersion":       text(scope.Scope().Version()),
					"SpanAttributes":     attributes,
					"Duration":           duration,
					"StatusCode":         span.Status().Code().String(),
					"StatusMessage":      text(span.Status().Message()),
				}
				var times []int64
				var names []string
				var events [][]pair
				for _, event := range span.Events().All() {
					times = append(times, clamped(event.Timestamp()))
					names = append(names, text(event.Name()))
					events = append(events, pairsOf(event.Attributes()))
				}
				r["Events.Timestamp"], r["Events.Name"], r["Events.Attributes"] = times, names, events
				var traces, spans, states []string
				var links [][]pair
				for _, link := range span.Links().All() {
					traces = append(traces, traceID(link.TraceID()))
					spans = append(spans, spanID(link.SpanID()))
					states = append(states, text(link.TraceState().AsRaw()))
					links = append(links, pairsOf(link.Attributes()))
				}
				r["Links.TraceId"], r["Links.SpanId"], r["Links.TraceState"], r["Links.Attributes"] = traces, spans, states, links
				o.add("otel_traces", stored, r)
			}
		}
	}
}

func (o *oracle) metrics(data pmetric.Metrics) {
	for _, resource := range data.ResourceMetrics().All() {
		for _, scope := range resource.ScopeMetrics().All() {
			for _, metric := range scope.Metrics().All() {
				common := func(table string, start, at pcommon.Timestamp, attributes pcommon.Map, rest row) {
					pairs := pairsOf(attributes)
					stored, ok := o.admit(uint64(at), &pairs, "received")
					if !ok {
						return
					}
					maps.Copy(rest, row{
						"ResourceAttributes":    pairsOf(resource.Resource().Attributes()),
						"ResourceSchemaUrl":     text(resource.SchemaUrl()),
						"ScopeName":             text(scope.Scope().Name()),
						"ScopeVersion":          text(scope.Scope().Version()),
						"ScopeAttributes":       pairsOf(scope.Scope().Attributes()),
						"ScopeDroppedAttrCount": scope.Scope().DroppedAttributesCount(),
						"ScopeSchemaUrl":        text(scope.SchemaUrl()),
						"ServiceName":           service(resource.Resource()),
						"MetricName":            text(metric.Name()),
						"MetricDescription":     text(metric.Description()),
						"MetricUnit":            text(metric.Unit()),
						"Attributes":            pairs,
						"StartTimeUnix":         clamped(start),
						"TimeUnix":              stored,
					})
					o.add("otel_metrics_"+table, stored, rest)
				}
				switch metric.Type() {
				case pmetric.MetricTypeGauge:
					for _, p := range metric.Gauge().DataPoints().All() {
						common("gauge", p.StartTimestamp(), p.Timestamp(), p.Attributes(), with(exemplars(p.Exemplars()), row{
							"Value": number(p), "Flags": uint32(p.Flags()),
						}))
					}
				case pmetric.MetricTypeSum:
					sum := metric.Sum()
					for _, p := range sum.DataPoints().All() {
						common("sum", p.StartTimestamp(), p.Timestamp(), p.Attributes(), with(exemplars(p.Exemplars()), row{
							"Value": number(p), "Flags": uint32(p.Flags()), "IsMonotonic": sum.IsMonotonic(),
							"AggregationTemporality": int32(sum.AggregationTemporality()),
						}))
					}
				case pmetric.MetricTypeHistogram:
					for _, p := range metric.Histogram().DataPoints().All() {
						common("histogram", p.StartTimestamp(), p.Timestamp(), p.Attributes(), with(exemplars(p.Exemplars()), row{
							"Count": p.Count(), "Sum": bits(p.Sum()), "Min": bits(p.Min()), "Max": bits(p.Max()),
							"BucketCounts": p.BucketCounts().AsRaw(), "ExplicitBounds": allBits(p.ExplicitBounds().AsRaw()),
							"Flags": uint32(p.Flags()), "AggregationTemporality": int32(metric.Histogram().AggregationTemporality()),
						}))
					}
				case pmetric.MetricTypeExponentialHistogram:
					for _, p := range metric.ExponentialHistogram().DataPoints().All() {
						common("exponential_histogram", p.StartTimestamp(), p.Timestamp(), p.Attributes(), with(exemplars(p.Exemplars()), row{
							"Count": p.Count(), "Sum": bits(p.Sum()), "Min": bits(p.Min()), "Max": bits(p.Max()),
							"Scale": p.Scale(), "ZeroCount": p.ZeroCount(),
							"PositiveOffset": p.Positive().Offset(), "PositiveBucketCounts": p.Positive().BucketCounts().AsRaw(),
							"NegativeOffset": p.Negative().Offset(), "NegativeBucketCounts": p.Negative().BucketCounts().AsRaw(),
							"Flags": uint32(p.Flags()), "AggregationTemporality": int32(metric.ExponentialHistogram().AggregationTemporality()),
						}))
					}
				case pmetric.MetricTypeSummary:
					for _, p := range metric.Summary().DataPoints().All() {
						var quantiles, values []uint64
						for _, q := range p.QuantileValues().All() {
							quantiles, values = append(quantiles, bits(q.Quantile())), append(values, bits(q.Value()))
						}
						common("summary", p.StartTimestamp(), p.Timestamp(), p.Attributes(), row{
							"Count": p.Count(), "Sum": bits(p.Sum()), "Flags": uint32(p.Flags()),
							"ValueAtQuantiles.Quantile": quantiles, "ValueAtQuantiles.Value": values,
						})
					}
				}
			}
		}
	}
}

func with(a, b row) row {
	maps.Copy(a, b)
	return a
}

func exemplars(all pmetric.ExemplarSlice) row {
	var attributes [][]pair
	var times []int64
	var values []uint64
	var spans, traces []string
	for _, e := range all.All() {
		attributes = append(attributes, pairsOf(e.FilteredAttributes()))
		times = append(times, clamped(e.Timestamp()))
		switch e.ValueType() {
		case pmetric.ExemplarValueTypeInt:
			values = append(values, bits(float64(e.IntValue())))
		default:
			values = append(values, bits(e.DoubleValue()))
		}
		// Unlike for other ids, the exporter writes absent ones as zeros.
		span, trace := e.SpanID(), e.TraceID()
		spans, traces = append(spans, hex.EncodeToString(span[:])), append(traces, hex.EncodeToString(trace[:]))
	}
	return row{
		"Exemplars.FilteredAttributes": attributes, "Exemplars.TimeUnix": times, "Exemplars.Value": values,
		"Exemplars.SpanId": spans, "Exemplars.TraceId": traces,
	}
}

func number(p pmetric.NumberDataPoint) uint64 {
	if p.ValueType() == pmetric.NumberDataPointValueTypeInt {
		return bits(float64(p.IntValue()))
	}
	return bits(p.DoubleValue())
}

func bits(n float64) uint64 { return math.Float64bits(n) }

func allBits(ns []float64) []uint64 {
	var all []uint64
	for _, n := range ns {
		all = append(all, bits(n))
	}
	return all
}

func (o *oracle) admit(nanos uint64, attributes *[]pair, mark string) (stored int64, ok bool) {
	received := o.window.Received.UnixNano()
	if nanos == 0 || nanos > uint64(received)+uint64(24*time.Hour) {
		*attributes = append(*attributes, pair{"obstack.timestamp", mark})
		nanos = uint64(received)
	} else if !o.window.Oldest.IsZero() && int64(nanos) < o.window.Oldest.UnixNano() {
		o.rejected++
		return 0, false
	}
	o.records++
	return int64(nanos), true
}

func (o *oracle) add(table string, at int64, r row) {
	key := blockKey(table, int32(time.Unix(0, at).Unix()/86400))
	o.rows[key] = append(o.rows[key], r)
}

func blockKey(table string, day int32) string { return fmt.Sprintf("%s on %d", table, day) }

func clamped(t pcommon.Timestamp) int64 {
	return int64(min(uint64(t), uint64(math.MaxUint32)*uint64(time.Second)))
}

func text(s string) string { return strings.ToValidUTF8(s, "\uFFFD") }

func traceID(id pcommon.TraceID) string {
	if id.IsEmpty() {
		return ""
	}
	return fmt.Sprintf("%x", id[:])
}

func spanID(id pcommon.SpanID) string {
	if id.IsEmpty() {
		return ""
	}
	return fmt.Sprintf("%x", id[:])
}

func service(r pcommon.Resource) string {
	if v, ok := r.Attributes().Get("service.name"); ok {
		return valueText(v)
	}
	return ""
}

func pairsOf(m pcommon.Map) []pair {
	var pairs []pair
	for key, v := range m.All() {
		pairs = append(pairs, pair{text(key), valueText(v)})
	}
	return pairs
}

// valueText is a value as a column has it.
func valueText(v pcommon.Value) string {
	switch v.Type() {
	case pcommon.ValueTypeMap, pcommon.ValueTypeSlice:
		return jsonText(v)
	default:
		return text(v.AsString())
	}
}

func jsonText(v pcommon.Value) string {
	switch v.Type() {
	case pcommon.ValueTypeStr:
		return quoted(v.Str())
	case pcommon.ValueTypeBytes:
		return quoted(base64.StdEncoding.EncodeToString(v.Bytes().AsRaw()))
	case pcommon.ValueTypeDouble:
		if n := v.Double(); math.IsNaN(n) || math.IsInf(n, 0) {
			return quoted(v.AsString())
		}
		return v.AsString()
	case pcommon.ValueTypeInt:
		return strconv.FormatInt(v.Int(), 10)
	case pcommon.ValueTypeBool:
		return strconv.FormatBool(v.Bool())
	case pcommon.ValueTypeSlice:
		var parts []string
		for _, element := range v.Slice().All() {
			parts = append(parts, jsonText(element))
		}
		return "[" + strings.Join(parts, ",") + "]"
	case pcommon.ValueTypeMap:
		members := map[string]string{}
		for key, member := range v.Map().All() {
			members[key] = jsonText(member)
		}
		var parts []string
		for _, key := range slices.Sorted(maps.Keys(members)) {
			parts = append(parts, quoted(key)+":"+members[key])
		}
		return "{" + strings.Join(parts, ",") + "}"
	default:
		return "null"
	}
}

// quoted is a text in JSON, in which line separators are not escaped.
func quoted(s string) string {
	var out strings.Builder
	for part := range strings.SplitAfterSeq(text(s), "") {
		if part == "\u2028" || part == "\u2029" {
			out.WriteString(part)
			continue
		}
		var b bytes.Buffer
		encoder := json.NewEncoder(&b)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(part); err != nil {
			panic(err)
		}
		out.WriteString(strings.TrimSuffix(strings.TrimPrefix(strings.TrimSuffix(b.String(), "\n"), `"`), `"`))
	}
	return `"` + out.String() + `"`
}

// readBlocks reads all blocks of an answer.
func readBlocks(t testing.TB, native []byte, columns []string, types map[string]string) []row {
	t.Helper()
	var all []row
	r := proto.NewReader(bytes.NewReader(native))
	for {
		block, err := readBlock(r, columns, types)
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, block...)
	}
}

// readBlock reads a block by the driver's decoder.
func readBlock(r *proto.Reader, columns []string, types map[string]string) ([]row, error) {
	var results proto.Results
	var readers []func(int) any
	for _, name := range columns {
		data, read := newReader(types[name])
		results, readers = append(results, proto.ResultColumn{Name: name, Data: data}), append(readers, read)
	}
	var block proto.Block
	if err := block.DecodeRawBlock(r, 0, results); err != nil {
		return nil, err
	}
	var all []row
	for i := range block.Rows {
		values := row{}
		for j, name := range columns {
			values[name] = readers[j](i)
		}
		all = append(all, values)
	}
	return all, nil
}

func newReader(typ string) (proto.ColResult, func(int) any) {
	newMap := func() *proto.ColMap[string, string] {
		return proto.NewMap(new(proto.ColStr).LowCardinality(), new(proto.ColStr))
	}
	pairsOf := func(m *proto.ColMap[string, string], i int) []pair {
		var pairs []pair
		for _, p := range m.RowKV(i) {
			pairs = append(pairs, pair{p.Key, p.Value})
		}
		return pairs
	}
	switch typ {
	case "UInt8":
		c := new(proto.ColUInt8)
		return c, func(i int) any { return c.Row(i) }
	case "UInt32":
		c := new(proto.ColUInt32)
		return c, func(i int) any { return c.Row(i) }
	case "Int32":
		c := new(proto.ColInt32)
		return c, func(i int) any { return c.Row(i) }
	case "UInt64":
		c := new(proto.ColUInt64)
		return c, func(i int) any { return c.Row(i) }
	case "Float64":
		c := new(proto.ColFloat64)
		return c, func(i int) any { return bits(c.Row(i)) }
	case "Bool":
		c := new(proto.ColBool)
		return c, func(i int) any { return c.Row(i) }
	case "DateTime64(9)":
		c := new(proto.ColDateTime64)
		return c, func(i int) any { return c.Row(i).UnixNano() }
	case "DateTime":
		c := new(proto.ColDateTime)
		return c, func(i int) any { return c.Row(i).UnixNano() }
	case "Int64":
		c := new(proto.ColInt64)
		return c, func(i int) any { return c.Row(i) }
	case "String":
		c := new(proto.ColStr)
		return c, func(i int) any { return c.Row(i) }
	case "LowCardinality(String)":
		c := new(proto.ColStr).LowCardinality()
		return c, func(i int) any { return c.Row(i) }
	case "Map(LowCardinality(String), String)":
		c := newMap()
		return c, func(i int) any { return pairsOf(c, i) }
	case "Array(String)":
		c := new(proto.ColStr).Array()
		return c, func(i int) any { return c.Row(i) }
	case "Array(LowCardinality(String))":
		c := new(proto.ColStr).LowCardinality().Array()
		return c, func(i int) any { return c.Row(i) }
	case "Array(UInt64)":
		c := new(proto.ColUInt64).Array()
		return c, func(i int) any { return c.Row(i) }
	case "Array(Float64)":
		c := new(proto.ColFloat64).Array()
		return c, func(i int) any { return allBits(c.Row(i)) }
	case "Array(DateTime64(9))":
		c := new(proto.ColDateTime64).Array()
		return c, func(i int) any {
			var all []int64
			for _, at := range c.Row(i) {
				all = append(all, at.UnixNano())
			}
			return all
		}
	case "Array(DateTime)":
		c := new(proto.ColDateTime).Array()
		return c, func(i int) any {
			var all []int64
			for _, at := range c.Row(i) {
				all = append(all, at.UnixNano())
			}
			return all
		}
	case "Array(Map(LowCardinality(String), String))":
		inner := newMap()
		c := proto.NewArray(proto.ColumnOf[map[string]string](inner))
		return c, func(i int) any {
			from := 0
			if i > 0 {
				from = int(c.Offsets[i-1])
			}
			var all [][]pair
			for j := from; j < int(c.Offsets[i]); j++ {
				all = append(all, pairsOf(inner, j))
			}
			return all
		}
	}
	panic("type " + typ)
}

// diff compares rows; nil and empty lists are the same.
func diff(want, got any) string {
	return cmp.Diff(want, got, cmp.FilterValues(func(a, b []uint64) bool { return len(a)+len(b) == 0 }, cmp.Ignore()),
		cmp.FilterValues(func(a, b []int64) bool { return len(a)+len(b) == 0 }, cmp.Ignore()),
		cmp.FilterValues(func(a, b []string) bool { return len(a)+len(b) == 0 }, cmp.Ignore()),
		cmp.FilterValues(slices.Equal[[]pair], cmp.Ignore()), // at once: cmp takes seconds for thousands of pairs
		cmp.FilterValues(func(a, b [][]pair) bool { return len(a)+len(b) == 0 }, cmp.Ignore()))
}
