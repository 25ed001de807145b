package query

import (
	"context"
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
)

// heatmapBins is how many parts a heatmap makes of the range of its values.
const heatmapBins = 80

// countKey is the key of what a heatmap counts.
const countKey = "countExpression"

// answerHeatmap answers how many rows have which values over time. Its rows are the cells that are not empty: the time, the
// least and the greatest value of the bin, and the count. On a logarithmic scale, the default, bins are of equal ratios;
// values that have no logarithm share one bin that ends at 0.
func (a *plan) answerHeatmap(ctx context.Context) (*TileData, error) {
	source, err := a.source()
	if err != nil {
		return nil, err
	}
	items, err := a.config.items()
	if err != nil {
		return nil, err
	}
	count := Series{Source: source, AggFn: "count", Where: a.config.Where, WhereLanguage: a.config.WhereLanguage}
	if source.Kind == "metric" {
		return nil, errHeatmapSource
	}
	if err := count.check(); err != nil {
		return nil, err
	}
	if count.filters, err = a.tile.broadcast(a.config.SourceID); err != nil {
		return nil, err
	}
	item := items[0]
	countName := strings.TrimSpace(item.Count)
	if countName == "" {
		countName = "count()"
	}
	d := &TileData{Columns: []TileColumn{
		{Name: "time", Type: "DateTime", Role: RoleTime},
		{Name: "from", Type: "Float64", Role: RoleGroup, NumberFormat: a.config.NumberFormat},
		{Name: "to", Type: "Float64", Role: RoleGroup, NumberFormat: a.config.NumberFormat},
		{Name: countName, Type: unknownType, Role: RoleValue},
	}}
	linear := item.Scale == "linear"
	return d, a.runner.run(ctx, a.team, source.ref(), func(t *table) (engine.Query, error) {
		return count.heatmap(t, a.window, item, linear)
	}, func(rows *engine.Rows) error {
		d.Rows = nil
		for rows.Next() {
			var v [5]float64
			cells, err := rows.Values()
			if err != nil {
				return err
			}
			for i, place := range []int{0, 1, 3, 4, 5} {
				n := toFloat(cells[place])
				if n == nil {
					return fmt.Errorf("heatmap query answered %v, want a number", cells[place])
				}
				v[i] = *n
			}
			from, to := binBounds(v[1], v[2], v[3], v[4], linear)
			d.Rows = append(d.Rows, []any{time.Unix(int64(v[0])*a.window.bucket, 0).UTC(), from, to, cells[2]})
		}
		if d.Rows != nil {
			d.Columns[3].Type = rows.Columns()[2].Type
		}
		return rows.Err()
	})
}

var errHeatmapSource = core.InvalidError("a heatmap needs a source of rows, not of metrics")

// binBounds are the values between which a bin lies. On a logarithmic scale low is the least value above 0, and least
// the least of all.
func binBounds(bin, low, high, least float64, linear bool) (from, to float64) {
	at := func(bin float64) float64 {
		switch {
		case bin == heatmapBins:
			return high
		case linear:
			return low + (high-low)*bin/heatmapBins
		}
		return low * math.Pow(high/low, bin/heatmapBins)
	}
	if bin < 0 {
		return least, 0
	}
	return at(bin), at(bin + 1)
}

// heatmap renders the query. The columns of its rows are the bucket, the bin, the count, and the low and the high end of
// the bins and the least value.
func (s Series) heatmap(t *table, w window, item tileItem, linear bool) (engine.Query, error) {
	var p filter.Params
	settings, err := s.Source.settings()
	if err != nil {
		return engine.Query{}, err
	}
	bucket, conditions, err := s.Source.timeRange(t, w, &p)
	if err != nil {
		return engine.Query{}, err
	}
	where, err := s.where(t, &p)
	if err != nil {
		return engine.Query{}, err
	}
	if where != "" {
		conditions = append(conditions, "("+where+")")
	}
	f, err := s.Source.field(t, &p, item.Expression)
	if err == nil {
		err = single(f)
	}
	var n numeric
	if err == nil {
		n, err = number(f, &p)
	}
	if err != nil {
		return engine.Query{}, named(valueKey, err)
	}
	conditions = append(conditions, "isFinite("+n.value+")") // which NULL is not either
	counted, err := s.value(t, &p, "")
	if err != nil {
		return engine.Query{}, err
	}
	if strings.TrimSpace(item.Count) != "" {
		if counted, err = (Series{Source: s.Source, Field: item.Count, fieldKey: countKey}).aggregation(t, &p); err != nil {
			return engine.Query{}, err
		}
	}

	x := "assumeNotNull(" + n.value + ")"
	low := "minIf(" + x + ", " + x + " > 0)"
	bin := "if(" + x + " > 0, log(" + x + " / `__range`.1) / log(`__range`.2 / `__range`.1), -1)"
	if linear {
		low = "min(" + x + ")"
		bin = "(" + x + " - `__range`.1) / (`__range`.2 - `__range`.1)"
	}
	// The greatest value belongs to the last bin; all values being equal, which divides by 0, to the first.
	bin = "least(floor(if(isFinite(" + bin + "), " + bin + ", 0) * " + fmt.Sprint(heatmapBins) + "), " +
		fmt.Sprint(heatmapBins-1) + ")"
	from := " FROM " + filter.QuoteName(s.Source.From.Database) + "." + filter.QuoteName(s.Source.From.Table) +
		" WHERE " + strings.Join(conditions, " AND ")
	return engine.Query{
		SQL: "WITH (SELECT (" + low + ", max(" + x + "), min(" + x + "))" + from + ") AS `__range` SELECT " +
			as(bucket, bucketColumn) + ", " + as(bin, "__bin") + ", " + as(counted, valueColumn(0)) +
			", `__range`.1, `__range`.2, `__range`.3" + from +
			" GROUP BY " + quoted(bucketColumn) + ", `__bin` ORDER BY " + quoted(bucketColumn) + ", `__bin`",
		Params: p.Values(), Settings: settings, UserSQL: p.UserSQL,
	}, nil
}
