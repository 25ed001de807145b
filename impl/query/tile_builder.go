package query

import (
	"cmp"
	"context"
	"slices"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
)

// builder is a tile that selects values of a source.
type builder struct {
	*plan
	*values
	columns []TileColumn // of the values that are shown
}

// answerValues answers a tile that selects values.
func (a *plan) answerValues(ctx context.Context) (*TileData, error) {
	b, err := a.builder()
	if err != nil {
		return nil, err
	}
	v := b.values
	found, err := a.runner.values(ctx, a.team, v, a.window, true, b.limit())
	if err == nil {
		err = a.runner.checkIncreases(ctx, a.team, v, a.window, found)
	}
	if err != nil {
		return nil, err
	}
	var previous *foundRows
	shift := int64(0)
	if a.config.ComparePrevious && a.config.DisplayType == "line" {
		// By whole buckets, so that each is drawn over one of now.
		shift = a.window.buckets()
		w := a.window
		w.start -= shift * w.bucket * 1000
		w.end -= shift * w.bucket * 1000
		if previous, err = a.runner.values(ctx, a.team, v, w, true, 0); err != nil {
			return nil, err
		}
	}
	return b.data(found, previous, shift)
}

// builder reads what the tile selects.
func (a *plan) builder() (*builder, error) {
	v, columns, err := a.values()
	return &builder{a, v, columns}, err
}

// values reads what the tile selects, and how the answer calls it.
func (t *parsedTile) values() (*values, []TileColumn, error) {
	v := &values{}
	var err error
	if v.source, err = t.source(); err != nil {
		return nil, nil, err
	}
	items, err := t.config.items()
	if err != nil {
		return nil, nil, err
	}
	metric := v.source.Kind == "metric"
	written, parsed, err := t.config.formulas(items, metric)
	if err != nil {
		return nil, nil, err
	}
	if v.filters, err = t.tile.broadcast(t.config.SourceID); err != nil {
		return nil, nil, err
	}
	groupBy, names, err := t.config.groups()
	if err != nil {
		return nil, nil, err
	}
	v.groups = names
	for i, item := range items {
		s := Series{
			Source: v.source, AggFn: item.AggFn, Field: item.Expression, Level: item.Level,
			Where: item.Where, WhereLanguage: item.WhereLanguage, GroupBy: groupBy,
			MetricType: item.MetricType, MetricName: item.MetricName, filters: v.filters, fieldKey: valueKey,
		}
		if err := s.check(); err != nil {
			return nil, nil, located("select", i, err)
		}
		v.series, v.names = append(v.series, s), append(v.names, item.name(metric))
	}
	if t.config.DisplayType == "table" {
		v.having = t.config.Having
	}
	if t.config.DisplayType != "number" {
		v.orderBy = t.config.OrderBy
	}
	return v, t.config.show(v, items, written, parsed), nil
}

// show decides which values are shown, and returns their columns.
func (c *tileConfig) show(v *values, items []tileItem, written []tileFormula, parsed []Formula) []TileColumn {
	var columns []TileColumn
	operands := len(written) == 0 || !c.AsRatio && c.DisplayType != "number" && (c.ShowOperands == nil || *c.ShowOperands)
	for i, item := range items {
		if operands {
			v.shown = append(v.shown, shownValue{name: v.names[i], series: i})
			columns = append(columns, c.valueColumn(v.names[i], unknownType, item.NumberFormat))
		}
	}
	for i, f := range written {
		name := cmp.Or(f.Alias, f.Expression)
		v.shown = append(v.shown, shownValue{name: name, series: -1, of: parsed[i]})
		columns = append(columns, c.valueColumn(name, "Nullable(Float64)", f.NumberFormat))
	}
	return columns
}

func (c *tileConfig) valueColumn(name, typ string, format []byte) TileColumn {
	if format == nil {
		format = c.NumberFormat
	}
	return TileColumn{Name: name, Type: typ, Role: RoleValue, NumberFormat: format}
}

// limit is how many groups are kept, 0 for all.
func (b *builder) limit() int {
	if len(b.groups) == 0 {
		return 0
	}
	switch b.config.DisplayType {
	case "line", "stacked_bar":
		return limitOf(b.config.SeriesLimit)
	case "pie", "bar":
		return limitOf(b.config.Limit)
	}
	return 0
}

// values reads the rows of a window.
func (r *Runner) values(
	ctx context.Context, team core.TeamID, v *values, w window, ranked bool, limit int,
) (*foundRows, error) {
	ref := v.ref()
	tables := make([]*table, len(v.series)) // of the metrics behind the first
	if v.source.Kind == "metric" {
		var err error
		if ref, err = v.series[0].from(); err != nil {
			return nil, located("select", 0, err)
		}
		for i, s := range v.series[1:] {
			other, err := s.from()
			if err == nil {
				_, tables[i+1], err = r.table(ctx, team, other)
			}
			if err != nil {
				return nil, located("select", i+1, err)
			}
		}
	}
	var found *foundRows
	err := r.run(ctx, team, ref, func(t *table) (Query, error) {
		tables[0] = t
		return v.query(tables, w, ranked, limit)
	}, func(rows *engine.Rows) (err error) {
		found, err = readValues(rows, v, w)
		return err
	})
	return found, err
}

// checkIncreases finds out why increases have no values in what was found.
func (r *Runner) checkIncreases(ctx context.Context, team core.TeamID, v *values, w window, found *foundRows) error {
	for i, s := range v.series {
		if s.AggFn != "increase" || slices.ContainsFunc(found.rows, func(r foundRow) bool { return r.values[i] != nil }) {
			continue
		}
		if err := r.checkIncrease(ctx, team, s, w); err != nil {
			return located("select", i, err)
		}
	}
	return nil
}
