package query

import (
	"fmt"
	"strings"

	"github.com/obstack/obstack/impl/core"
)

// values reads the values of a subject by queries of their own.
func (c *watching) values(s *subject) ([]TileValue, error) {
	switch {
	case s.values != nil:
		found, err := c.runner.values(c.ctx, c.team, s.values, c.window, false, 0)
		if err != nil {
			return nil, err
		}
		if err := c.runner.checkIncreases(c.ctx, c.team, s.values, c.window, found); err != nil {
			return nil, err
		}
		return c.compare(s.values, found)
	case s.tile.config.DisplayType == "number":
		return c.eachNumber(s.tile)
	}
	return c.sqlValues(s.tile)
}

// compare takes the last value of each row.
func (c *watching) compare(v *values, found *foundRows) ([]TileValue, error) {
	var list []TileValue
	for _, row := range found.rows {
		at, ok := c.window.at(row.bucket)
		if !ok {
			continue
		}
		value, err := lastValue(v, row.values)
		if err != nil {
			return nil, err
		}
		value.Start, value.Labels = at, labelsOf(v.groups, row.groups, found.groupTypes)
		list = append(list, value)
	}
	return list, nil
}

// lastValue is the value that counts, of those of the series.
func lastValue(v *values, items []any) (TileValue, error) {
	items = orZero(v.series, items)
	last := len(v.shown) - 1
	s := v.shown[last]
	switch {
	case s.series >= 0 && items[s.series] != nil:
		return watchedValue(s.name, items[s.series])
	case s.series < 0:
		if result := s.of.Eval(toFloats(items)); result != nil {
			return TileValue{Value: *result}, nil
		}
	}
	return TileValue{NoValue: v.noValue(last, nil, items)}, nil
}

// watchedValue is the value of a column, which may be NULL or no finite number. What is no number at all is Invalid.
func watchedValue(column string, v any) (TileValue, error) {
	if f := toFloat(v); f != nil {
		return TileValue{Value: *f}, nil
	}
	return TileValue{NoValue: noNumber(column, v)}, checkNumber(column, v)
}

// labelsOf are the groups of a row by their names.
func labelsOf(names []string, groups []any, types []string) []TileLabel {
	if len(groups) == 0 {
		return nil
	}
	labels := make([]TileLabel, len(groups))
	for i, group := range groups {
		labels[i] = TileLabel{
			Name: names[i], Value: labelText(group, types[i]), Type: labelType(types[i]), Null: group == nil,
		}
	}
	return labels
}

// each are the windows one by one.
func (w window) each() []window {
	list := make([]window, w.buckets())
	for i := range list {
		list[i] = w
		list[i].start += int64(i) * w.bucket * 1000
		list[i].end = list[i].start + w.bucket*1000
	}
	return list
}

// eachNumber is the value of SQL for one number in each window.
func (c *watching) eachNumber(t *parsedTile) ([]TileValue, error) {
	var values []TileValue
	for _, w := range c.window.each() {
		value := TileValue{Start: w.start}
		w.bucket, w.shift = 0, 0
		res, err := c.runner.sql(c.ctx, c.team, t, w)
		if err != nil {
			return nil, err
		}
		if len(res.rows) > 0 {
			if err := res.lastNumber(nil); err != nil {
				return nil, err
			}
			number := res.rows[0][0]
			v := toFloat(number)
			switch {
			case v != nil:
				value.Value = *v
			case number != nil:
				return nil, core.InvalidError(fmt.Sprintf("The column %q is %v, which no threshold can be compared with",
					res.columns[0].Name, number))
			}
		}
		values = append(values, value)
	}
	return values, nil
}

// sqlValues are the values of SQL over time.
func (c *watching) sqlValues(t *parsedTile) ([]TileValue, error) {
	db, q, err := c.runner.prepare(c.ctx, c.team, t, c.window)
	if err != nil {
		return nil, err
	}
	if c.window.shift == 0 || !namesInterval(q.SQL) {
		res, err := c.runner.ask(c.ctx, c.team, t, db, q)
		if err != nil {
			return nil, err
		}
		return valuesIn(res, c.window.around)
	}
	var values []TileValue
	for _, w := range c.window.each() {
		res, err := c.runner.sql(c.ctx, c.team, t, w)
		if err != nil {
			return nil, err
		}
		found, err := valuesIn(res, func(int64) (int64, bool) { return w.start, true })
		if err != nil {
			return nil, err
		}
		values = append(values, found...)
	}
	return values, nil
}

// namesInterval reports whether SQL that was rendered has the width of buckets as a parameter.
func namesInterval(sql string) bool {
	for i := 0; i < len(sql); i = max(skipQuoted(sql, i), i+1) {
		if rest, ok := strings.CutPrefix(sql[i:], "{"); ok &&
			(strings.HasPrefix(rest, paramInterval+":") || strings.HasPrefix(rest, paramIntervalMillis+":")) {
			return true
		}
	}
	return false
}

// valuesIn are the last numbers of the rows that are in a window, which a row's time leads to.
func valuesIn(r *rawResult, around func(millis int64) (start int64, ok bool)) ([]TileValue, error) {
	if len(r.rows) == 0 {
		return nil, nil
	}
	last := -1
	for i, c := range r.columns {
		if c.Role == RoleValue {
			last = i
		}
	}
	switch {
	case r.time < 0:
		return nil, core.InvalidError("the SQL answers no column of a date or a time")
	case last < 0:
		return nil, core.InvalidError("the SQL answers no column of numbers")
	}
	var values []TileValue
	for _, row := range r.rows {
		at, ok := r.at(row)
		if !ok {
			continue
		}
		start, ok := around(at)
		if !ok {
			continue
		}
		value, err := watchedValue(r.columns[last].Name, row[last])
		if err != nil {
			return nil, err
		}
		value.Start = start
		for i, c := range r.columns {
			if c.Role == RoleGroup {
				value.Labels = append(value.Labels, TileLabel{Name: c.Name, Value: labelText(row[i], c.Type)})
			}
		}
		values = append(values, value)
	}
	return values, nil
}

// labelText is a group as text: what it is, or its JSON.
func labelText(v any, typ string) string {
	if s, ok := v.(string); ok {
		return s
	}
	return strings.Trim(string(appendValue(nil, v, timeLayout(typ))), `"`)
}
