package query

import (
	"context"
	"math"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// answerHeatmap answers how many rows have which values over time. Its rows are the cells that are not empty: the time, the
// least and the greatest value of the bin, and the count. On a logarithmic scale, the default, bins are of equal ratios;
// values that have no logarithm share one bin that ends at 0.
func (a *plan) answerHeatmap(ctx context.Context) (*TileData, error) {
	source, err := a.source()
	if err != nil {
		return nil, err
	}
	items, err := a.Config.items()
	if err != nil {
		return nil, err
	}
	count := sqlgen.Series{Source: source, AggFn: "count", Where: a.Config.Where, WhereLanguage: a.Config.WhereLanguage}
	if source.Kind == "metric" {
		return nil, errHeatmapSource
	}
	if err := count.Check(); err != nil {
		return nil, err
	}
	if count.Filters, err = a.tile.broadcast(a.Config.SourceID); err != nil {
		return nil, err
	}
	count.RowFilters = a.tile.RowFilters
	item := items[0]
	countName := strings.TrimSpace(item.Count)
	if countName == "" {
		countName = "count()"
	}
	format := a.Config.NumberFormat
	if format == nil {
		format = durationFormat(source, item.Expression)
	}
	d := &TileData{Columns: []TileColumn{
		{Name: "time", Type: "DateTime", Role: RoleTime},
		{Name: "from", Type: "Float64", Role: RoleGroup, NumberFormat: format},
		{Name: "to", Type: "Float64", Role: RoleGroup, NumberFormat: format},
		{Name: countName, Type: unknownType, Role: RoleValue},
	}}
	linear := item.Scale == "linear"
	return d, a.runner.run(ctx, a.team, source.Ref(), func(t *sqlgen.Table) (sqlgen.Query, error) {
		return count.Heatmap(t, a.window, item.Expression, item.Count, linear)
	}, func(rows *engine.Rows) error {
		d.Rows = nil // of a query that is run once more
		for rows.Next() {
			var v [5]float64
			cells, err := rows.Values()
			if err != nil {
				return err
			}
			if len(cells) != 6 {
				return Strange("heatmap query answered %d columns, want 6", len(cells))
			}
			for i, place := range []int{0, 1, 3, 4, 5} {
				n := Number(cells[place])
				if n == nil {
					return Strange("heatmap query answered a %T, want a number", cells[place])
				}
				v[i] = *n
			}
			from, to := binBounds(v[1], v[2], v[3], v[4], linear)
			d.Rows = append(d.Rows, []any{time.Unix(int64(v[0])*a.window.Bucket, 0).UTC(), from, to, cells[2]})
		}
		if d.Rows != nil {
			d.Columns[3].Type = rows.Columns()[2].Type
		}
		return rows.Err()
	})
}

var errHeatmapSource = core.InvalidError("a heatmap needs a log or trace source, not a metric source")

// binBounds are the values between which a bin lies. On a logarithmic scale low is the least value above 0, and least
// the least of all. The last bin ends at high itself and not where rounding takes it, so that no value lies above all bins.
func binBounds(bin, low, high, least float64, linear bool) (from, to float64) {
	at := func(bin float64) float64 {
		switch {
		case bin == sqlgen.HeatmapBins:
			return high
		case linear:
			return low + (high-low)*bin/sqlgen.HeatmapBins
		}
		return low * math.Pow(high/low, bin/sqlgen.HeatmapBins)
	}
	if bin < 0 {
		return least, 0
	}
	return at(bin), at(bin + 1)
}
