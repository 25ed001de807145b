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
