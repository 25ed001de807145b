package query

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// TestAnAnswerHasALimitedLength holds that what is short where it is stored and on the wire, and long in each row of an
// answer, does not fill the memory.
func TestAnAnswerHasALimitedLength(t *testing.T) {
	t.Parallel()
	ts := SetUpTiles(t,
		fmt.Sprintf(`CREATE TABLE enums (ts DateTime, e Enum8('%s' = 1)) ENGINE = Memory`, strings.Repeat("x", 2000)),
		fmt.Sprintf(`INSERT INTO enums SELECT toDateTime('2026-01-05 10:00:00'), 1 FROM numbers(%d)`, engine.MaxRows))
	enums := ts.Source
	enums.From.Table = "enums"
	for name, ask := range map[string]func() ([]byte, error){
		"one long value in all rows": func() ([]byte, error) {
			return ts.answer(t, ts.Raw("table", "SELECT toLowCardinality(toFixedString('x', 50000)) AS a FROM numbers(10000)"))
		},
		"a value that stands for a text": func() ([]byte, error) {
			return ts.answer(t, ts.Raw("table", "SELECT e FROM enums"))
		},
		"a chart of texts": func() ([]byte, error) {
			return ts.Runner.Chart(t.Context(), Team,
				ChartOf(sqlgen.Series{Source: enums, AggFn: "count", GroupBy: []string{"e, rand64() AS r"}}))
		},
		"a chart with long names": func() ([]byte, error) {
			c := ChartOf(sqlgen.Series{Source: enums, AggFn: "count", GroupBy: []string{"rand64() AS " + strings.Repeat("r", 2000)}})
			c.Columns = true
			return ts.Runner.Chart(t.Context(), Team, c)
		},
	} {
		text, err := ask()
		if core.KindOf(err) != core.Invalid || !strings.Contains(err.Error(), "larger than 64 MiB") {
			t.Errorf("%s: %d bytes and %v, want Invalid", name, len(text), err)
		}
	}
	if text, err := ts.answer(t, ts.Raw("table", "SELECT e FROM enums LIMIT 30000")); err != nil {
		t.Errorf("%d bytes: %v", len(text), err)
	}
}

func (ts Tiles) answer(t *testing.T, tile Tile) ([]byte, error) {
	d, err := ts.Runner.Tile(t.Context(), Team, tile)
	if err != nil {
		return nil, err
	}
	return d.JSON(t.Context())
}
