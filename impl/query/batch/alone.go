package batch

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// alone answers a subject by queries of its own.
func (c *call) alone(s *subject) {
	c.start([]*subject{s}, func() error {
		values, err := c.values(s)
		if err == nil {
			c.done(s, values)
		}
		return err
	})
}

// values reads the values of a subject by queries of their own.
func (c *call) values(s *subject) ([]Value, error) {
	switch {
	case s.values != nil:
		found, err := c.runner.Values(c.ctx, c.team, s.values, c.window)
		if err != nil {
			return nil, err
		}
		return c.compare(s.values, found)
	case s.tile.Config.Display().Single:
		return c.eachNumber(s.tile)
	}
	return c.sqlValues(s.tile)
}

// compare returns the last value of each row, or an error if their type rules out numbers.
func (c *call) compare(v *sqlgen.Values, found *query.Found) ([]Value, error) {
	list, err := c.lastNumbers(v, found)
	return list, c.checkType(v, list, err)
}

// checkType returns the error of a builder whose last values were read with err. If none of them is a number, it also checks their
// type, so that the error is the same with rows and without.
func (c *call) checkType(v *sqlgen.Values, values []Value, err error) error {
	if err == nil && slices.ContainsFunc(values, func(v Value) bool { return v.NoValue == "" }) {
		return nil
	}
	return cmp.Or(c.runner.CheckLastNumber(c.ctx, c.team, v), err)
}

// lastNumbers returns the last value of each row.
func (c *call) lastNumbers(v *sqlgen.Values, found *query.Found) ([]Value, error) {
	var list []Value
	for _, row := range found.Rows {
		at, ok := c.window.At(row.Bucket)
		if !ok {
			continue
		}
		number, noValue, err := query.LastNumberOf(v, row.Values)
		if err != nil {
			return nil, err
		}
		labels := labelsOf(v.Groups, row.Groups, found.GroupTypes)
		list = append(list, Value{Start: at, Labels: labels, Value: number, NoValue: noValue})
	}
	return list, nil
}

// eachNumber is the value of SQL for one number in each window.
func (c *call) eachNumber(t *query.ParsedTile) ([]Value, error) {
	var values []Value
	for _, w := range c.window.Each() {
		value := Value{Start: w.Start}
		w.Bucket, w.Shift = 0, 0
		res, err := c.runner.RunSQL(c.ctx, c.team, t, w)
		if err != nil {
			return nil, err
		}
		if err := c.checkColumns(t, res); err != nil {
			return nil, err
		}
		if len(res.Rows) > 0 {
			if err := res.LastNumber(nil); err != nil {
				return nil, err
			}
			number := res.Rows[0][0]
			v := query.Number(number)
			switch {
			case v != nil:
				value.Value = *v
			case number != nil:
				return nil, core.InvalidError(fmt.Sprintf("The column %q is %v, which cannot be compared with a threshold",
					res.Columns[0].Name, number))
			}
		}
		values = append(values, value)
	}
	return values, nil
}

// sqlValues are the values of SQL over time.
func (c *call) sqlValues(t *query.ParsedTile) ([]Value, error) {
	db, q, err := c.runner.PrepareSQL(c.ctx, c.team, t, c.window)
	if err != nil {
		return nil, err
	}
	if c.window.Shift == 0 || !namesInterval(q.SQL) {
		res, err := c.runner.AskSQL(c.ctx, c.team, t, db, q)
		if err == nil {
			err = c.checkColumns(t, res)
		}
		if err != nil {
			return nil, err
		}
		return valuesIn(res, c.window.Around)
	}
	var values []Value
	for _, w := range c.window.Each() {
		res, err := c.runner.RunSQL(c.ctx, c.team, t, w)
		if err == nil {
			err = c.checkColumns(t, res)
		}
		if err != nil {
			return nil, err
		}
		found, err := valuesIn(res, func(int64) (int64, bool) { return w.Start, true })
		if err != nil {
			return nil, err
		}
		values = append(values, found...)
	}
	return values, nil
}

// checkColumns returns an error if the columns of a result cannot hold values. It checks only the first of several empty results
// of a tile, because that takes a query of its own.
func (c *call) checkColumns(t *query.ParsedTile, res *query.SQLResult) error {
	if len(res.Rows) == 0 {
		if _, checked := c.described.LoadOrStore(t, true); checked {
			return nil
		}
	}
	if t.Config.Display().Single {
		return res.CheckNumber(c.ctx)
	}
	return res.CheckOverTime(c.ctx)
}

// namesInterval reports whether SQL that was rendered has the width of buckets as a parameter.
func namesInterval(sql string) bool {
	for i := 0; i < len(sql); i = max(sqlgen.SkipQuoted(sql, i), i+1) {
		if rest, ok := strings.CutPrefix(sql[i:], "{"); ok &&
			(strings.HasPrefix(rest, sqlgen.ParamInterval+":") || strings.HasPrefix(rest, sqlgen.ParamIntervalMillis+":")) {
			return true
		}
	}
	return false
}

// valuesIn returns the last number of each row whose time is in a window. The columns were checked.
func valuesIn(r *query.SQLResult, around func(millis int64) (start int64, ok bool)) ([]Value, error) {
	last := -1
	for i, c := range r.Columns {
		if c.Role == query.RoleValue {
			last = i
		}
	}
	var values []Value
	for _, row := range r.Rows {
		at, ok := r.At(row)
		if !ok {
			continue
		}
		start, ok := around(at)
		if !ok {
			continue
		}
		number, noValue, err := query.NumberOf(r.Columns[last].Name, row[last])
		if err != nil {
			return nil, err
		}
		value := Value{Start: start, Value: number, NoValue: noValue}
		for i, c := range r.Columns {
			if c.Role == query.RoleGroup {
				value.Labels = append(value.Labels, core.Label{Name: c.Name, Value: labelText(row[i], c.Type)})
			}
		}
		values = append(values, value)
	}
	return values, nil
}
