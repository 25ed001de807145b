package query

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/core"
)

// TileValues are the values of a tile as an alert compares them.
type TileValues struct {
	// Grouped says that the tile makes groups, of which there may be none now.
	Grouped bool
	Values  []TileValue
}

// TileValue is the value of a group in a bucket. The bucket of SQL without buckets is the range, and Start its end.
type TileValue struct {
	// Start is in milliseconds since 1970.
	Start int64
	// Labels are the groups by their columns.
	Labels []TileLabel
	Value  float64
}

// TileLabel is a group of one column.
type TileLabel struct{ Name, Value string }

// TileValues answers the values of a line, stacked bar or number tile for the range from Start to End, End itself not
// included, in buckets of the granularity, which must be one of the keys of Granularities. A builder's number is a
// number for each bucket here.
//
// Of several values the last counts: of formulas the last one, of SQL the last column of numbers, by the time that the
// first column of a date or a time tells. Values that are NULL are left out, as is what SQL answers for other buckets
// than those of the range, the first and the last of which may be partial; nothing is filled, limited or compared
// with another period. SQL for one number always has a value, 0 if it finds none. Filters of the dashboard need no
// values; those with some count as they do in Tile.
//
// Tiles of other kinds, and SQL whose columns are not of these kinds, are Invalid. Other errors are as those of Tile.
func (r *Runner) TileValues(ctx context.Context, team core.TeamID, t Tile) (*TileValues, error) {
	a, err := r.evaluation(team, t)
	if err != nil {
		return nil, err
	}
	ctx, leave := r.room.Enter(ctx)
	defer leave()
	if a.config.ConfigType == "sql" {
		return a.sqlValues(ctx)
	}
	b, err := a.builder()
	if err != nil {
		return nil, err
	}
	found, err := b.run(ctx, b.window, 0)
	if err != nil {
		return nil, err
	}
	d, err := b.data(found, nil, 0)
	if err != nil {
		return nil, err
	}
	values, err := tileValues(d.Columns, d.Rows, a.window)
	return &TileValues{Grouped: len(b.groups) > 0, Values: values}, err
}

// evaluation reads a tile for an alert.
func (r *Runner) evaluation(team core.TeamID, t Tile) (*plan, error) {
	if _, ok := Granularities[t.Granularity]; !ok {
		return nil, core.InvalidError(fmt.Sprintf("unknown granularity %q", t.Granularity))
	}
	config, err := parseTileConfig(t.Config)
	if err != nil {
		return nil, err
	}
	if !slices.Contains([]string{"line", "stacked_bar", "number"}, config.DisplayType) {
		return nil, core.InvalidError(fmt.Sprintf("a %s tile has no values to compare", config.DisplayType))
	}
	a := &plan{runner: r, team: team, tile: t, config: config, compared: true}
	if a.window, err = (Chart{Start: t.Start, End: t.End, Granularity: t.Granularity}).window(); err != nil {
		return nil, err
	}
	a.window.open = true
	if config.ConfigType == "sql" && config.DisplayType == "number" {
		a.window.bucket = 0
		return a, nil
	}
	return a, a.align(false)
}

// sqlValues are the values of raw SQL.
func (a *plan) sqlValues(ctx context.Context) (*TileValues, error) {
	res, err := a.sql(ctx, a.window)
	if err != nil {
		return nil, err
	}
	if a.window.bucket == 0 {
		res.lastNumber(nil)
		value := TileValue{Start: a.window.end}
		if v := toFloat(res.rows[0][0]); v != nil {
			value.Value = *v
		}
		return &TileValues{Values: []TileValue{value}}, nil
	}
	if len(res.rows) > 0 && res.time < 0 {
		return nil, core.InvalidError("the SQL answers no column of a date or a time")
	}
	values, err := tileValues(res.columns, res.rows, a.window)
	return &TileValues{Grouped: true, Values: values}, err
}

// tileValues reads rows as an alert does.
func tileValues(columns []TileColumn, rows [][]any, w window) ([]TileValue, error) {
	if len(rows) == 0 {
		return nil, nil
	}
	res := rawResult{columns: columns, time: -1}
	last := -1
	for i, c := range columns {
		switch c.Role {
		case RoleTime:
			res.time = i
		case RoleValue:
			last = i
		}
	}
	if last < 0 {
		return nil, core.InvalidError("the SQL answers no column of numbers")
	}
	var values []TileValue
	for _, row := range rows {
		at, ok := res.at(row)
		v := toFloat(row[last])
		if !ok || v == nil || at >= w.end || at < w.start-w.start%(w.bucket*1000) {
			continue
		}
		value := TileValue{Start: at, Value: *v}
		for i, c := range columns {
			if c.Role == RoleGroup {
				value.Labels = append(value.Labels, TileLabel{c.Name, labelText(row[i], c.Type)})
			}
		}
		values = append(values, value)
	}
	return values, nil
}

// labelText is a group as text: what it is, or its JSON.
func labelText(v any, typ string) string {
	if s, ok := v.(string); ok {
		return strings.ToValidUTF8(s, "\uFFFD")
	}
	return strings.Trim(string(appendValue(nil, v, timeLayout(typ))), `"`)
}
