package batch

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

// The order of a sample names an alias that is selected, whose expression is in the statement once.
func TestSamplesAreOrderedByTheAliasesThatTheySelect(t *testing.T) {
	t.Parallel()
	s := Sample{
		Rows:  Rows{Source: logSource(), Select: "Body, concat(ServiceName, Body) AS label", Where: "label = 'x'", WhereLanguage: "sql"},
		Start: hour.Start, End: hour.Start + 60_000, OrderBy: "label DESC", Limit: 5,
	}
	aliases := sqlgen.ReadAliases(s.Rows.Select)
	counted, err := s.Rows.values(aliases)
	if err != nil {
		t.Fatal(err)
	}
	q, err := s.query(logs.With(aliases), hour, counted)
	if err != nil {
		t.Fatal(err)
	}
	const want = "SELECT `Body`, concat(`ServiceName`, `Body`) AS `label` FROM "
	selected, conditions, _ := strings.Cut(q.SQL, " WHERE ")
	if !strings.HasPrefix(selected, want) || !strings.HasSuffix(conditions, " ORDER BY `label` DESC LIMIT 5 OFFSET 0") ||
		strings.Count(conditions, "concat(") != 1 {
		t.Error(q.SQL)
	}
}
