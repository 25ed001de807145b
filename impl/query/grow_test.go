package query

import (
	"fmt"
	"math"
	"testing"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

func TestRowsAreAddedOnlyAsTheEngineAnswers(t *testing.T) {
	t.Parallel()
	const number, nullable = "Float64", "Nullable(Float64)"
	row := func(group, value any) []any { return []any{uint32(0), group, value} }
	for _, tt := range []struct {
		rule, aggFn, group, value string
		rows, more                [][]any
		want                      string
	}{
		{"counts", "count", "String", "UInt64", [][]any{row("b", uint64(1))}, [][]any{row("a", uint64(4)), row("b", uint64(2))}, "[[0 a 4] [0 b 3]]"},
		{"NULL is the last group", "sum", "Nullable(String)", number, [][]any{row("b", 1.), row(nil, 1.)}, [][]any{row("c", 1.), row(nil, 2.)}, "[[0 b 1] [0 c 1] [0 <nil> 3]]"},
		{"numbers are no texts", "sum", "UInt64", number, [][]any{row(uint64(9), 1.)}, [][]any{row(uint64(10), 1.)}, "[[0 9 1] [0 10 1]]"},
		{"groups that are fractions", "count", "Float64", "UInt64", [][]any{row(1., uint64(1))}, [][]any{row(2., uint64(1))}, ""},
		{"the least", "min", "String", nullable, [][]any{row("a", 3.)}, [][]any{row("a", 2.)}, "[[0 a 2]]"},
		{"the largest", "max", "String", nullable, [][]any{row("a", nil)}, [][]any{row("a", 0.)}, "[[0 a 0]]"},
		{"0 is less", "min", "String", nullable, [][]any{row("a", 3.)}, [][]any{row("a", 0.)}, "[[0 a 0]]"},
		{"no number", "max", "String", nullable, [][]any{row("a", 3.)}, [][]any{row("a", math.NaN())}, ""},
		{"zeros with signs", "max", "String", nullable, [][]any{row("a", 0.)}, [][]any{row("a", math.Copysign(0, -1))}, ""},
	} {
		columns := []engine.Column{{Name: "b", Type: "UInt32"}, {Name: "g", Type: tt.group}, {Name: "v", Type: tt.value}}
		before := fmt.Sprint(tt.rows)
		got := ""
		if rows, ok := adds([]sqlgen.Series{{AggFn: tt.aggFn}}, 2, false)(columns, tt.rows, tt.more); ok {
			got = fmt.Sprint(rows)
		}
		if got != tt.want || fmt.Sprint(tt.rows) != before {
			t.Errorf("%s: %s, want %s; what was kept is %v", tt.rule, got, tt.want, tt.rows)
		}
	}
	for _, aggFn := range []string{"avg", "last_value", "count_distinct", "quantile"} {
		if adds([]sqlgen.Series{{AggFn: "count"}, {AggFn: aggFn}}, 1, false) != nil {
			t.Errorf("%s is added", aggFn)
		}
	}
	if adds([]sqlgen.Series{{AggFn: "last_value"}}, 1, true) != nil || adds([]sqlgen.Series{{AggFn: "avg"}}, 1, true) == nil {
		t.Error("in parts, a mean is added and a last value is not")
	}
}
