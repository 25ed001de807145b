package otlp_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

var (
	received = time.Date(2026, 11, 23, 7, 30, 0, 123456789, time.UTC)
	window   = otlp.Window{Received: received, Oldest: received.Add(-30 * 24 * time.Hour)}
)

// columnTypes are those of all tables; a column has the same in each that has it, except for those of metrics.
func columnType(table, column string) string {
	if metrics := strings.HasPrefix(table, "otel_metrics"); metrics || table == "otel_traces" {
		switch {
		case metrics && (column == "ResourceSchemaUrl" || column == "ScopeSchemaUrl"), column == "ScopeVersion":
			return "String"
		}
	}
	switch column {
	case "TraceFlags", "SeverityNumber":
		return "UInt8"
	case "ScopeDroppedAttrCount", "Flags":
		return "UInt32"
	case "AggregationTemporality", "Scale", "PositiveOffset", "NegativeOffset":
		return "Int32"
	case "Duration", "Count", "ZeroCount":
		return "UInt64"
	case "Value", "Sum", "Min", "Max":
		return "Float64"
	case "IsMonotonic":
		return "Bool"
	case "Timestamp", "StartTimeUnix", "TimeUnix":
		return "DateTime64(9)"
	case "SeverityText", "ServiceName", "ResourceSchemaUrl", "ScopeSchemaUrl", "ScopeVersion", "SpanName", "SpanKind",
		"StatusCode", "MetricName":
		return "LowCardinality(String)"
	case "ResourceAttributes", "ScopeAttributes", "LogAttributes", "SpanAttributes", "Attributes":
		return "Map(LowCardinality(String), String)"
	case "Events.Timestamp", "Exemplars.TimeUnix":
		return "Array(DateTime64(9))"
	case "Events.Name":
		return "Array(LowCardinality(String))"
	case "Events.Attributes", "Links.Attributes", "Exemplars.FilteredAttributes":
		return "Array(Map(LowCardinality(String), String))"
	case "Links.TraceId", "Links.SpanId", "Links.TraceState", "Exemplars.SpanId", "Exemplars.TraceId":
		return "Array(String)"
	case "BucketCounts", "PositiveBucketCounts", "NegativeBucketCounts":
		return "Array(UInt64)"
	case "ExplicitBounds", "Exemplars.Value", "ValueAtQuantiles.Quantile", "ValueAtQuantiles.Value":
		return "Array(Float64)"
	}
	return "String"
}

func rowsOf(t testing.TB, k *otlp.Block, from, to int) []row {
	t.Helper()
	columns, types := names(otlp.Columns(k.Table())), map[string]string{}
	for _, c := range columns {
		types[c] = columnType(k.Table(), c)
	}
	native, err := k.AppendNative(nil, otlp.Columns(k.Table()), from, to)
	if err != nil {
		t.Fatal(err)
	}
	return readBlocks(t, native, columns, types)
}

func names(columns []otlp.Column) (all []string) {
	for _, c := range columns {
		all = append(all, c.Name)
	}
	return all
}

// builder is used for everything in a fuzzer's process, so that what it keeps shows.
var builder = otlp.NewBuilder()

const allRules = otlp.NormalizeSeverity | otlp.ParseBody | otlp.SplitSessions

// compare checks that a request gives the rows of the oracle, or that both refuse it, without rules and with all of them.
func compare(t *testing.T, s otlp.Signal, body []byte) {
	t.Helper()
	for _, rules := range []otlp.Rules{0, allRules} {
		compareBy(t, s, body, rules)
	}
}

func compareBy(t *testing.T, s otlp.Signal, body []byte, rules otlp.Rules) {
	t.Helper()
	o := oracle{window: window, rules: rules}
	canonical, refused := o.decode(s, body)
	original := bytes.Clone(body)
	sum, err := otlp.Check(s, body, window, rules)
	builder.Reset()
	appended := builder.Append(s, body, window, rules)
	if !bytes.Equal(original, body) {
		t.Fatal("the request was changed")
	}
	if err != nil {
		if appended == nil || appended.Error() != err.Error() {
			t.Fatalf("Check: %v, but Append: %v", err, appended)
		}
		if core.KindOf(err) != core.Invalid {
			t.Fatalf("%v is of kind %s", err, core.KindOf(err))
		}
		if builder.Rows() != 0 || len(builder.Blocks()) != 0 {
			t.Fatal("rows of a request that was refused")
		}
		switch {
		case refused != nil:
			return
		case stricter(err):
			// What no encoder writes; as one would write it, it must be understood.
			if !bytes.Equal(canonical, body) {
				compareBy(t, s, canonical, rules)
				return
			}
		case limited(err):
			return
		}
		t.Fatalf("refused: %v", err)
	}
	if refused != nil {
		t.Fatalf("accepted, but pdata: %v", refused)
	}
	if appended != nil {
		t.Fatalf("accepted by Check, but Append: %v", appended)
	}
	if sum.Records != o.records || sum.Rejected != o.rejected || builder.Rows() != o.records {
		t.Fatalf("got %+v and %d rows, want %d and %d rejected", sum, builder.Rows(), o.records, o.rejected)
	}
	got, days := rows{}, map[int32]bool{}
	for _, k := range builder.Blocks() {
		days[k.Day()] = true
		all := rowsOf(t, k, 0, k.Rows())
		got[blockKey(k.Table(), k.Day())] = all
		middle := k.Rows() / 2
		if d := diff(all, append(rowsOf(t, k, 0, middle), rowsOf(t, k, middle, k.Rows())...)); d != "" {
			t.Fatalf("in two halves (-whole +halves):\n%s", d)
		}
	}
	if d := diff(o.rows, got); d != "" {
		t.Fatalf("rows (-pdata +ours):\n%s", d)
	}
	if len(sum.Days) != len(days) {
		t.Fatalf("days %v, but blocks of %v", sum.Days, days)
	}
	for i, day := range sum.Days {
		if !days[day] || i > 0 && sum.Days[i-1] >= day {
			t.Fatalf("days %v, but blocks of %v", sum.Days, days)
		}
	}
}

// stricter reports whether an error is about an encoding that pdata reads although protobuf has none such.
func stricter(err error) bool { return strings.Contains(err.Error(), "malformed protobuf: ") }

// limited reports whether an error is about a limit, of which pdata has none.
func limited(err error) bool {
	return strings.Contains(err.Error(), "nested more than 64 levels deep") || strings.Contains(err.Error(), "as rows, which repeat")
}
