// Package querytest has what the tests of the query packages share.
//
// LogColumns are those of a table that statements are rendered for, and WantText and WantError compare what came of it.
//
// It may import filter and core alone, so that the tests of sqlgen, the lowest of the query packages, can use it too.
package querytest

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// LogColumns are those of a table for statements that are only rendered.
var LogColumns = []filter.Column{
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

// WantError checks an error's kind and the message for the client, which begins with this text.
func WantError(t testing.TB, err error, kind core.Kind, message string) {
	t.Helper()
	var e *core.Error
	if !errors.As(err, &e) || e.Kind != kind || !strings.HasPrefix(e.Message, message) {
		t.Errorf("got error %v, want one of kind %d with the message %s", err, kind, message)
	}
}

// WantText compares an answer.
func WantText(t testing.TB, want, got string) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("answer (-want +got):\n%s", diff)
	}
}
