package query

import (
	"context"
	"fmt"
	"strings"

	"github.com/obstack/obstack/impl/core"
)

// watch reads the values by queries of their own. There is no builder for raw SQL.
func (a *plan) watch(ctx context.Context, b *builder) ([]TileValue, error) {
	switch {
	case b != nil:
		found, err := b.run(ctx, b.window, 0)
		if err != nil {
			return nil, err
		}
		if err := b.checkIncreases(ctx, found); err != nil {
			return nil, err
		}
		return b.compare(found)
	case a.config.DisplayType == "number":
		return a.eachNumber(ctx)
	}
	return a.sqlValues(ctx)
}

// compare takes the last value of each row.
func (b *builder) compare(found *foundRows) ([]TileValue, error) {
	var values []TileValue
	for _, row := range found.rows {
		at, ok := b.window.at(row.bucket)
		if !ok {
			continue
		}
		value, err := b.last(row.values)
		if err != nil {
			return nil, err
		}
		value.Start, value.Labels = at, b.labels(row.groups, found.groupTypes)
		values = append(values, value)
	}
	return values, nil
}

// last is the value that counts, of those of the items.
func (b *builder) last(items []any) (TileValue, error) {
	shown := b.row(items, false)
	last := len(shown) - 1
	if shown[last] == nil {
		return TileValue{NoValue: b.noValue(last, nil, items)}, nil
	}
	return watchedValue(b.shown[last].column.Name, shown[last])
}

// watchedValue is the value of a column, which may be NULL or no finite number. What is no number at all is Invalid.
func watchedValue(column string, v any) (TileValue, error) {
	if f := toFloat(v); f != nil {
		return TileValue{Value: *f}, nil
	}
	return TileValue{NoValue: noNumber(column, v)}, checkNumber(column, v)
}

// labels are the groups of a row by their names.
func (b *builder) labels(groups []any, types []string) []TileLabel {
	if len(groups) == 0 {
		return nil
	}
	labels := make([]TileLabel, len(groups))
	for i, group := range groups {
		labels[i] = TileLabel{
			Name: b.groups[i], Value: labelText(group, types[i]), Type: labelType(types[i]), Null: group == nil,
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
func (a *plan) eachNumber(ctx context.Context) ([]TileValue, error) {
	var values []TileValue
	for _, w := range a.window.each() {
		value := TileValue{Start: w.start}
		w.bucket, w.shift = 0, 0
		res, err := a.sql(ctx, w)
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
func (a *plan) sqlValues(ctx context.Context) ([]TileValue, error) {
	db, q, err := a.prepare(ctx, a.window)
	if err != nil {
		return nil, err
	}
	if a.window.shift == 0 || !namesInterval(q.SQL) {
		res, err := a.ask(ctx, db, q)
		if err != nil {
			return nil, err
		}
		return res.values(a.window.around)
	}
	var values []TileValue
	for _, w := range a.window.each() {
		res, err := a.sql(ctx, w)
		if err != nil {
			return nil, err
		}
		found, err := res.values(func(int64) (int64, bool) { return w.start, true })
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

// values are the last numbers of the rows that are in a window, which a row's time leads to.
func (r *rawResult) values(around func(millis int64) (start int64, ok bool)) ([]TileValue, error) {
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
