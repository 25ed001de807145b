package query_test

import (
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/querytest"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// TestIncreaseNeedsACounter asks for the increase of a metric of levels in each way in which one can, and again once it
// has a counter.
func TestIncreaseNeedsACounter(t *testing.T) {
	t.Parallel()
	db, r, source := query.SetUpMetrics(t)
	query.Insert(t, db, "sum", append(
		query.With(query.Point{"IsMonotonic": "false"}, query.Value("a", 60, "10"), query.Value("a", 3660, "30")),
		query.With(query.Point{"IsMonotonic": "false", "AggregationTemporality": "1"}, query.Value("b", 60, "2"))...))
	s := sqlgen.Series{Source: source, AggFn: "increase", MetricType: "sum", MetricName: "m"}
	tile := func(display string) query.Tile {
		return query.Tile{Config: tileOf(t, display, s), Source: &source, Start: query.Start, End: query.End}
	}
	line := tile("line")
	ask := func() map[string]error {
		_, inChart := r.Chart(t.Context(), query.Team, query.ChartOf(s))
		_, inLine := r.Tile(t.Context(), query.Team, line)
		_, inNumber := r.Tile(t.Context(), query.Team, tile("number"))
		return map[string]error{
			"chart": inChart, "line": inLine, "number": inNumber, "alert": observeOne(t, r, hours, batch.Condition{Tile: &line}).Err,
		}
	}
	const mistake = "aggFn 'increase' is only supported for monotonic sums (counters), and \"m\" has none"
	for how, err := range ask() {
		place := "select.0: "
		if how == "chart" {
			place = "series 0: "
		}
		querytest.WantError(t, err, core.Invalid, place+mistake)
	}
	query.Insert(t, db, "sum", []query.Point{query.Value("c", 60, "1"), query.Value("c", 120, "4")})
	for how, err := range ask() {
		if err != nil {
			t.Errorf("%s with a counter: %v", how, err)
		}
	}
	query.WantCells(t, "10[] 3", r.Cells(t, s))
}
