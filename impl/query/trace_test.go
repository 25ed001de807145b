package query_test

import (
	"strconv"
	"testing"

	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// A trace is cut off where it is larger than a result may be, however few spans that are.
func TestLargeTracesAreCutOff(t *testing.T) {
	t.Parallel()
	r, source := query.SetUp(t, `CREATE TABLE t (ts DateTime64(9), trace String, span String, attrs Map(String, String))
			ENGINE = MergeTree ORDER BY (trace, cityHash64(span))`,
		`INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(1767607200000 + number)), 'large', toString(number),
			map('k', repeat('x', 30000)) FROM numbers(3000)`,
		`INSERT INTO t VALUES ('2026-01-05 10:00:00', 'small', '1', map('k', 'v'))`)
	s := sqlgen.TraceSource{Source: source, TraceID: "trace", SpanID: "span"}
	s.Attributes = "attrs"
	for id, large := range map[string]bool{"large": true, "small": false} {
		trace := query.Trace{Source: s, ID: id, Window: &sqlgen.Window{Start: query.Start, End: query.End}}
		spans, _, err := r.Trace(t.Context(), query.Team, trace)
		if err != nil {
			t.Fatalf("%s: %v", id, err)
		}
		// What is answered are about 24 MiB, from the first span on.
		found := query.Decode(t, spans.Data)
		if spans.Truncated != large || large && (len(found) < 800 || len(found) > 900) || len(found) != spans.Rows {
			t.Errorf("%s: %d spans, cut off: %v", id, len(found), spans.Truncated)
		}
		if last := found[len(found)-1]["spanId"]; large && last != strconv.Itoa(len(found)-1) {
			t.Errorf("the last of %d spans is %v", len(found), last)
		}
	}
}

func TestLogsOfTracesHaveSeverityNumbers(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, column, value string
		want                any
	}{
		{"an integer from 1 to 24", "SeverityNumber UInt8", "17", float64(17)},
		{"a Nullable integer", "SeverityNumber LowCardinality(Nullable(Int32))", "24", float64(24)},
		{"NULL is unknown", "SeverityNumber Nullable(UInt8)", "NULL", float64(0)},
		{"other integers are unknown", "SeverityNumber Int64", "-300", float64(0)},
		{"text is no number", "SeverityNumber String", "'17'", nil},
		{"a table without the column", "severity UInt8", "17", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r, source := query.SetUp(t, "CREATE TABLE t (ts DateTime64(9), trace String, "+c.column+`)
					ENGINE = MergeTree ORDER BY ts SETTINGS allow_suspicious_low_cardinality_types = 1`,
				"INSERT INTO t VALUES ('2026-01-05 10:00:00', 'a', "+c.value+")")
			s := sqlgen.TraceSource{Source: source, TraceID: "trace"}
			spans := s
			spans.Kind = "trace"
			s.Kind = "log"
			trace := query.Trace{Source: spans, Logs: &s, ID: "a", Window: &sqlgen.Window{Start: query.Start, End: query.End}}
			found, logs, err := r.Trace(t.Context(), query.Team, trace)
			if err != nil {
				t.Fatal(err)
			}
			if got := query.Decode(t, logs.Data)[0]["severityNumber"]; got != c.want {
				t.Errorf("the severity number is %v, not %v", got, c.want)
			}
			if span := query.Decode(t, found.Data)[0]; len(span) != 1 {
				t.Errorf("the span has more than its timestamp: %v", span)
			}
		})
	}
}
