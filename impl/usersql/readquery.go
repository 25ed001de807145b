package usersql

import (
	"strings"

	kept "github.com/AfterShip/clickhouse-sql-parser/parser"
)

// query reads a SELECT with what it is joined to.
func (r reader) query(s *kept.SelectQuery) (*query, error) {
	q := &query{distinct: s.HasDistinct}
	if s.Top != nil || s.DistinctOn != nil || s.Settings != nil || s.Format != nil {
		return nil, r.unknown(s)
	}
	for _, step := range []func(*query, *kept.SelectQuery) error{
		r.with, r.selectItems, r.from, r.conditions, r.group, r.windows, r.order, r.limits, r.next,
	} {
		if err := step(q, s); err != nil {
			return nil, err
		}
	}
	return q, nil
}

func (r reader) with(q *query, s *kept.SelectQuery) error {
	if s.With == nil {
		return nil
	}
	for _, cte := range s.With.CTEs {
		if inner, ok := cte.Alias.(*kept.SelectQuery); ok {
			name, err := r.name(cte.Expr)
			if err != nil {
				return err
			}
			// Names of tables with dots have a meaning of their own.
			if strings.Contains(name.text, ".") {
				return errorAt(name.at, "a name behind WITH has no dots")
			}
			inner, err := r.query(inner)
			if err != nil {
				return err
			}
			q.with = append(q.with, with{name: name.text, query: inner})
			continue
		}
		value, err := r.expression(cte.Expr)
		if err != nil {
			return err
		}
		name, err := r.name(cte.Alias)
		if err != nil {
			return err
		}
		q.with = append(q.with, with{name: name.text, value: value})
	}
	return nil
}

func (r reader) selectItems(q *query, s *kept.SelectQuery) error {
	for _, item := range s.SelectItems {
		n, err := r.item(item)
		if err != nil {
			return err
		}
		q.items = append(q.items, n)
	}
	return nil
}

// item reads an item of a select list.
func (r reader) item(s *kept.SelectItem) (node, error) {
	n, err := r.expression(s.Expr)
	if err != nil {
		return nil, err
	}
	var modifiers []modifier
	for _, m := range s.Modifiers {
		items, err := r.list(m.Params.Items)
		if err != nil {
			return nil, err
		}
		if m.Params.ColumnArgList != nil {
			return nil, r.unknown(m)
		}
		modifiers = append(modifiers, modifier{r.position(m), m.Name.Name, items})
	}
	if len(modifiers) > 0 {
		switch of := n.(type) {
		case star:
			of.modifiers = modifiers
			n = of
		case call:
			of.modifiers = modifiers
			n = of
		default:
			return nil, errorAt(modifiers[0].at, "%s is not expected here", modifiers[0].word)
		}
	}
	if s.Alias == nil {
		return n, nil
	}
	alias, err := r.name(s.Alias)
	return aliased{at(n.position()), n, alias.text}, err
}

func (r reader) from(q *query, s *kept.SelectQuery) error {
	if s.From == nil {
		return nil
	}
	join, e := "", s.From.Expr
	for e != nil {
		j, ok := e.(*kept.JoinExpr)
		if !ok {
			t, err := r.table(e, join)
			q.from = append(q.from, t)
			return err
		}
		if len(j.Modifiers) > 0 {
			join = strings.ToUpper(strings.Join(j.Modifiers, " "))
		}
		t, err := r.joined(j, join)
		if err != nil {
			return err
		}
		q.from = append(q.from, t)
		// What the parser hangs to the right without words of its own stands behind a comma.
		join, e = ",", j.Right
	}
	return nil
}

// joined reads a table of a join with its conditions.
func (r reader) joined(j *kept.JoinExpr, join string) (source, error) {
	if list, ok := j.Left.(*kept.ColumnExprList); ok {
		arrays, err := r.list(list)
		return source{at: r.position(list), join: join, arrays: arrays}, err
	}
	t, err := r.table(j.Left, join)
	if err != nil {
		return t, err
	}
	switch c := j.Constraints.(type) {
	case nil:
	case *kept.OnClause:
		on, err := r.list(c.On)
		if err != nil {
			return t, err
		}
		if len(on) != 1 {
			return t, errorAt(r.position(c), "ON takes one condition")
		}
		t.on = on[0]
	case *kept.UsingClause:
		t.using, err = r.list(c.Using)
	default:
		return t, r.unknown(c)
	}
	return t, err
}

func (r reader) table(e kept.Expr, join string) (source, error) {
	j, ok := e.(*kept.JoinTableExpr)
	if !ok {
		return source{}, r.unknown(e)
	}
	t := source{at: r.position(j.Table), join: join, final: j.HasFinal || j.Table.HasFinal}
	of := j.Table.Expr
	if alias, ok := of.(*kept.AliasExpr); ok {
		name, err := r.name(alias.Alias)
		if err != nil {
			return t, err
		}
		t.alias, of = name.text, alias.Expr
	}
	var err error
	if j.SampleRatio != nil {
		if t.sample, err = r.ratio(j.SampleRatio.Ratio); err == nil && j.SampleRatio.Offset != nil {
			t.sampleOffset, err = r.ratio(j.SampleRatio.Offset)
		}
		if err != nil {
			return t, err
		}
	}
	switch of := of.(type) {
	case *kept.TableIdentifier:
		if of.Database != nil {
			database, err := r.name(of.Database)
			if err != nil {
				return t, err
			}
			t.table = append(t.table, database.text)
		}
		table, err := r.name(of.Table)
		t.table = append(t.table, table.text)
		return t, err
	case *kept.TableFunctionExpr:
		t.function, err = r.tableFunction(of)
		return t, err
	case *kept.SubQuery:
		t.query, err = r.query(of.Select)
		return t, err
	}
	return t, r.unknown(of)
}

func (r reader) tableFunction(e *kept.TableFunctionExpr) (*call, error) {
	name, err := r.name(e.Name)
	if err != nil {
		return nil, err
	}
	c := &call{at: at(name.at), name: name.text}
	for _, arg := range e.Args.Args {
		n, err := r.expression(arg)
		if err != nil {
			return nil, err
		}
		c.args = append(c.args, n)
	}
	return c, nil
}

func (r reader) ratio(e *kept.RatioExpr) (string, error) {
	text := ""
	for i, n := range []*kept.NumberLiteral{e.Numerator, e.Denominator} {
		if n == nil {
			break
		}
		it, ok := r.lookUp(n.Literal)
		if !ok || it.kind != numberItem {
			return "", r.unknown(n)
		}
		if i == 1 {
			text += " / "
		}
		text += it.text
	}
	return text, nil
}

func (r reader) conditions(q *query, s *kept.SelectQuery) (err error) {
	if s.Prewhere != nil {
		if q.prewhere, err = r.expression(s.Prewhere.Expr); err != nil {
			return err
		}
	}
	if s.Where != nil {
		if q.where, err = r.expression(s.Where.Expr); err != nil {
			return err
		}
	}
	if s.Having != nil {
		q.having, err = r.aliased(s.Having.Expr)
	}
	return err
}

func (r reader) group(q *query, s *kept.SelectQuery) (err error) {
	if g := s.GroupBy; g != nil {
		q.grouping = strings.ToUpper(g.AggregateType)
		switch list := g.Expr.(type) {
		case nil:
		case *kept.ColumnExprList:
			q.group, err = r.list(list)
		case *kept.ParamExprList:
			q.group, err = r.list(list.Items)
			if list.ColumnArgList != nil {
				err = r.unknown(list)
			}
		default:
			err = r.unknown(list)
		}
		if g.WithRollup {
			q.withs = append(q.withs, "ROLLUP")
		}
		if g.WithCube {
			q.withs = append(q.withs, "CUBE")
		}
	}
	if s.WithTotal || s.GroupBy != nil && s.GroupBy.WithTotals {
		q.withs = append(q.withs, "TOTALS")
	}
	return err
}

func (r reader) windows(q *query, s *kept.SelectQuery) error {
	if s.Window == nil {
		return nil
	}
	for _, definition := range s.Window.Windows {
		name, err := r.name(definition.Name)
		if err != nil {
			return err
		}
		w, err := r.window(definition.Expr)
		if err != nil {
			return err
		}
		q.windows = append(q.windows, namedWindow{name.text, w})
	}
	return nil
}

func (r reader) windowCall(e *kept.WindowFunctionExpr) (node, error) {
	n, err := r.call(e.Function)
	if err != nil {
		return nil, err
	}
	c, ok := n.(call)
	if !ok {
		return nil, r.unknown(e)
	}
	switch over := e.OverExpr.(type) {
	case *kept.Ident:
		name, err := r.name(over)
		c.overName = name.text
		return c, err
	case *kept.WindowExpr:
		c.over, err = r.window(over)
		return c, err
	}
	return nil, r.unknown(e)
}

func (r reader) window(e *kept.WindowExpr) (*window, error) {
	w := &window{}
	if e.WindowName != nil {
		name, err := r.name(e.WindowName)
		if err != nil {
			return nil, err
		}
		w.name = name.text
	}
	if e.PartitionBy != nil {
		list, ok := e.PartitionBy.Expr.(*kept.ColumnExprList)
		if !ok {
			return nil, r.unknown(e)
		}
		var err error
		if w.partition, err = r.list(list); err != nil {
			return nil, err
		}
	}
	var err error
	if w.order, err = r.orderBy(e.OrderBy); err != nil || e.Frame == nil {
		return w, err
	}
	w.frame, err = r.frame(e.Frame)
	return w, err
}

func (r reader) frame(f *kept.WindowFrameClause) (string, error) {
	between, ok := f.Extend.(*kept.BetweenClause)
	if !ok {
		extent, err := r.extent(f.Extend)
		return strings.ToUpper(f.Type) + " " + extent, err
	}
	from, err := r.extent(between.Between)
	if err != nil {
		return "", err
	}
	to, err := r.extent(between.And)
	return strings.ToUpper(f.Type) + " BETWEEN " + from + " AND " + to, err
}

// extent reads one end of a window's frame.
func (r reader) extent(e kept.Expr) (string, error) {
	switch e := e.(type) {
	case *kept.WindowFrameCurrentRow:
		return "CURRENT ROW", nil
	case *kept.WindowFrameUnbounded:
		return "UNBOUNDED " + strings.ToUpper(e.Direction), nil
	case *kept.WindowFrameNumber:
		if it, ok := r.lookUp(e.Number.Literal); ok && it.kind == numberItem {
			return it.text + " " + strings.ToUpper(e.Direction), nil
		}
	}
	return "", r.unknown(e)
}

func (r reader) order(q *query, s *kept.SelectQuery) (err error) {
	q.order, err = r.orderBy(s.OrderBy)
	return err
}

func (r reader) orderBy(o *kept.OrderByClause) ([]node, error) {
	if o == nil {
		return nil, nil
	}
	if o.Interpolate != nil {
		return nil, r.unknown(o)
	}
	var list []node
	for _, item := range o.Items {
		e, ok := item.(*kept.OrderExpr)
		if !ok || e.Direction != kept.OrderDirectionNone {
			return nil, r.unknown(item)
		}
		n, err := r.expression(e.Expr)
		if err != nil {
			return nil, err
		}
		direction, ok := n.(ordered)
		if !ok {
			direction = ordered{at: at(n.position()), of: n}
		}
		if e.Alias != nil {
			return nil, errorAt(n.position(), "an alias is not expected in ORDER BY")
		}
		if e.Fill != nil {
			if direction.fill, err = r.fill(e.Fill); err != nil {
				return nil, err
			}
		}
		list = append(list, direction)
	}
	return list, nil
}

func (r reader) fill(f *kept.Fill) (*fill, error) {
	to := &fill{}
	for _, part := range []struct {
		to *node
		of kept.Expr
	}{{&to.from, f.From}, {&to.to, f.To}, {&to.step, f.Step}, {&to.staleness, f.Staleness}} {
		var err error
		if *part.to, err = r.optional(part.of); err != nil {
			return nil, err
		}
	}
	return to, nil
}

func (r reader) limits(q *query, s *kept.SelectQuery) (err error) {
	if s.LimitBy != nil {
		if q.limitBy, err = r.limit(s.LimitBy.Limit); err != nil {
			return err
		}
		if q.by, err = r.list(s.LimitBy.ByExpr); err != nil {
			return err
		}
	}
	q.limit, err = r.limit(s.Limit)
	return err
}

func (r reader) limit(l *kept.LimitClause) (*limit, error) {
	if l == nil {
		return nil, nil
	}
	to := &limit{}
	var err error
	if to.count, err = r.optional(l.Limit); err != nil {
		return nil, err
	}
	to.offset, err = r.optional(l.Offset)
	return to, err
}

func (r reader) next(q *query, s *kept.SelectQuery) (err error) {
	for _, n := range []struct {
		operator string
		query    *kept.SelectQuery
	}{{"UNION ALL", s.UnionAll}, {"UNION DISTINCT", s.UnionDistinct}, {"EXCEPT", s.Except}} {
		if n.query == nil {
			continue
		}
		q.operator = n.operator
		if q.next, err = r.query(n.query); err != nil {
			return err
		}
		// The parser does not keep the parentheses that would say what comes first.
		if next := q.next; next.operator != "" && (next.operator != q.operator || q.operator == "EXCEPT") {
			return errorAt(r.position(n.query), "put a chain of UNION and EXCEPT into sub-queries of FROM")
		}
	}
	return nil
}
