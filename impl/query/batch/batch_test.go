package batch

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// logs is a table for statements that are only rendered.
var logs = sqlgen.NewTable(logColumns, "", "")

var logColumns = []filter.Column{
	{Name: "Timestamp", Type: "DateTime64(9)"},
	{Name: "Observed", Type: "DateTime64(9)"},
	{Name: "TimestampTime", Type: "DateTime"},
	{Name: "Millis", Type: "DateTime64(3, 'Europe/Berlin')"},
	{Name: "Day", Type: "Date"},
	{Name: "ServiceName", Type: "LowCardinality(String)"},
	{Name: "Body", Type: "String"},
	{Name: "LogAttributes", Type: "Map(LowCardinality(String), String)"},
	{Name: "NumAttr", Type: "Map(String, Nullable(Float64))"},
	{Name: "Duration", Type: "UInt64"},
	{Name: "Price", Type: "Nullable(Decimal(10, 2))"},
	{Name: "Level", Type: "Enum8('1' = 1)"},
	{Name: "SampleRate", Type: "UInt64"},
	{Name: "Rate", Type: "Nullable(String)"},
	{Name: "Tags", Type: "Array(String)"},
	{Name: "Events.Attributes", Type: "Array(Map(String, String))"},
	{Name: "odd`name", Type: "String"},
}

func logSource() sqlgen.Source {
	s := sqlgen.Source{Kind: "log", Timestamp: "Timestamp", Body: "Body"}
	s.From.Database, s.From.Table = "default", "otel_logs"
	return s
}

var hour = sqlgen.Window{Start: 1767607200000, End: 1767610800000, Bucket: 60}

func wantText(t testing.TB, want, got string) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("answer (-want +got):\n%s", diff)
	}
}
