package enginetest

import (
	"errors"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
)

// testDefence is about queries that the checks of user SQL should not have let through: each is refused, and the
// engine goes on.
func testDefence(t *testing.T, db *engine.DB) {
	nested := func(open, end string, depth int) string {
		return "SELECT " + strings.Repeat(open, depth) + "1" + strings.Repeat(end, depth)
	}
	for name, c := range map[string]struct{ sql, want string }{
		"deep brackets":         {nested("(", ")", 10_000), ""},
		"deep calls":            {nested("abs(", ")", 2_000), ""},
		"deep arrays":           {nested("[", "]", 5_000), ""},
		"deep negations":        {nested("NOT ", "", 50_000), ""},
		"a long sum":            {"SELECT 1" + strings.Repeat("+1", 60_000), ""},
		"deep subqueries":       {nested("(SELECT ", ")", 400), ""},
		"deep lambdas":          {nested("arrayMap(x -> ", ", [1])", 2_000), ""},
		"a text that is long":   {"SELECT '" + strings.Repeat("x", 300<<10) + "'", "SYNTAX_ERROR: "},
		"settings in the query": {"SELECT 1 SETTINGS max_execution_time = 0", "READONLY: "},
		"settings in a view": {
			"SELECT * FROM view(SELECT number FROM numbers(200000) " +
				"SETTINGS max_result_rows = 0, result_overflow_mode = 'break')",
			"TOO_MANY_ROWS_OR_BYTES: ",
		},
		"a change of settings": {"SET max_execution_time = 0", "READONLY: "},
		"a long pattern":       {"SELECT multiMatchAny('x', ['" + strings.Repeat("a", 1001) + "'])", "BAD_ARGUMENTS: "},
		"many patterns": {
			"SELECT multiMatchAny('x', ['" + strings.Repeat(strings.Repeat("a", 900)+"','", 20) + "b'])", "BAD_ARGUMENTS: ",
		},
		"an expensive pattern": {"SELECT multiMatchAny('x', ['(a{1,5000}){1,5000}'])", ""},
		"introspection":        {"SELECT demangle('x')", "FUNCTION_NOT_ALLOWED: "},
		"a new table":          {"CREATE TEMPORARY TABLE t (a UInt8)", ""},
		"a change":             {"ALTER TABLE t DELETE WHERE 1", ""},
		"a huge array":         {"SELECT length(range(100000000000))", ""},
		"a huge text":          {"SELECT length(repeat('x', 100000000000))", ""},
		"a file":               {"SELECT * FROM file('/etc/passwd', LineAsString)", ""},
		"an unknown function":  {"SELECT getOSKernelVersionX()", "UNKNOWN_FUNCTION: "},
	} {
		err := drain(t.Context(), db, engine.Query{SQL: c.sql})
		var e *core.Error
		if !errors.As(err, &e) || e.Kind != core.Invalid || !strings.HasPrefix(e.Message, c.want) {
			t.Errorf("%s: got %v, want Invalid with %q", name, err, c.want)
		} else if len(e.Message) > 500 {
			t.Errorf("%s: the message has %d bytes", name, len(e.Message))
		}
	}
	if got := Select(t, db, engine.Query{SQL: "SELECT 1"}); len(got) != 1 {
		t.Errorf("got %v afterwards", got)
	}
}
