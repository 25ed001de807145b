package sqlgen

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// Values are what is selected of a source by groups: aggregations over its rows, and formulas over them.
type Values struct {
	Source  Source
	Aliases *Aliases // that conditions and groups may name
	Series  []Series
	Names   []string // of the series
	Groups  []string // their names
	Shown   []ShownValue
	Filters []Variable
	// RowFilters must match as well. Series of metrics have their own.
	RowFilters RowFilters
	// Where renders further conditions that rows must meet, each between parentheses; nil for none.
	Where func(t *Table, p *filter.Params) ([]string, error)
	// having keeps groups, and orderBy puts them in order, where there are no buckets. Blank keeps all of them, those with
	// the largest first value first.
	Having, OrderBy string
	// Newest is how many rows there are at most over time, those of the newest buckets first; 0 is for all.
	Newest int

	partial bool // see Partial
}

// ShownValue is a value that is shown: one of a series, or of a formula over all of them.
type ShownValue struct {
	Name   string
	Series int // -1 for a formula
	Of     Formula
}

// Ref is the table that the values are read from, unless the source is one of metrics.
func (v *Values) Ref() Ref {
	ref := v.Source.Ref()
	ref.Aliases = v.Aliases
	return ref
}

// RanksByLast reports whether groups over time are ranked by the last number of the first shown value instead of its total.
// The total of a level, such as the memory in use, depends on how many buckets a group has. A formula is a level if all values
// that it names are.
func (v *Values) RanksByLast() bool {
	level := func(i int) bool {
		s := v.Series[i]
		return s.AggFn == "last_value" || s.Source.Kind == "metric" && s.MetricType == "gauge" && !s.Delta
	}
	if first := v.Shown[0]; first.Series < 0 {
		return first.Of.all(level)
	}
	return level(v.Shown[0].Series)
}

// rankedNumber returns the SQL of a shown value as a number, which ranks groups. numbers are the values of series, parsed from
// text. Only any and none need them, since their types are unknown: parsing does not restore every digit.
func (v *Values) rankedNumber(shown ShownValue, sql string, numbers []string) string {
	if i := shown.Series; i >= 0 && v.Source.Kind != "metric" && slices.Contains([]string{"any", "none"}, v.Series[i].AggFn) {
		sql = numbers[i]
	}
	return "CAST(" + sql + ", 'Nullable(Float64)')"
}

// Statement renders the values for a window. Metrics each have their own table. Over time, ranked sorts the groups by the total
// or, if RanksByLast says so, by the last number of their first value, and keeps limit groups; 0 keeps all.
func (v *Values) Statement(tables []*Table, w Window, ranked bool, limit int) (Query, error) {
	settings, err := v.Source.QuerySettings()
	if err != nil {
		return Query{}, err
	}
	settings["enable_positional_arguments"] = 0 // see Series.statement
	var p filter.Params
	g := Grouping{Names: map[string]string{}, Scope: usersql.Scope{Called: func() { p.UserSQL = true }}}
	params := map[string]string{}
	var hints map[string]any
	if v.Source.Kind == "metric" {
		err = v.metrics(&g, tables, w, params, settings)
	} else {
		hints, err = v.events(&g, tables[0], w, &p, settings)
	}
	if err != nil {
		return Query{}, err
	}
	if err := v.arrange(&g, w, ranked, limit); err != nil {
		return Query{}, err
	}
	maps.Copy(params, p.Values())
	return Query{SQL: g.SQL(), Params: params, Settings: settings, Hints: hints, UserSQL: p.UserSQL}, nil
}

// ErrGroups is for a list of groups that was split otherwise than ClickHouse's grammar does.
var ErrGroups = core.InvalidError("groupBy: not a list of expressions")

// SplitGroups splits a list of groups, whose names are their aliases or how they are written.
func SplitGroups(text string) (list, names []string, err error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return nil, nil, nil
	}
	list, end := splitList(text, 0)
	if end < len(text) {
		return nil, nil, core.InvalidError("groupBy: a closing bracket has no opening bracket")
	}
	for _, part := range list {
		if part == "" {
			return nil, nil, core.InvalidError("groupBy: an expression is missing before or after a comma")
		}
		name := part
		if groupAlias.MatchString(part) {
			if parsed, err := usersql.ParseList(part); err == nil && len(parsed) == 1 && parsed[0].Alias() != "" {
				name = parsed[0].Alias()
			}
		}
		names = append(names, name)
	}
	return list, names, nil
}

// events renders the values of rows that are no metrics: one statement for all of them, each over the rows of its own
// condition. It returns hints for the query.
func (v *Values) events(
	g *Grouping, t *Table, w Window, p *filter.Params, settings map[string]any,
) (hints map[string]any, err error) {
	bucket, times, err := v.Source.TimeRange(t, w, p)
	if err != nil {
		return nil, err
	}
	order := t.keyOrder(v.Source, w, settings, v.Series...)
	if order != nil {
		bucket = order.bucket
	}
	if w.Bucket > 0 {
		g.Key(bucket, BucketColumn)
	}
	groups, err := v.Series[0].Groups(t, p)
	if err != nil {
		return nil, err
	}
	if len(groups) != len(v.Groups) {
		return nil, ErrGroups
	}
	for i, group := range groups {
		g.Key(group.SQL, GroupColumn(i))
		g.Names[v.Groups[i]] = Quoted(GroupColumn(i))
	}
	common, wheres, err := v.Conditions(t, p)
	if err != nil {
		return nil, err
	}
	conditions := slices.Concat(times, common)
	shared := !slices.ContainsFunc(wheres, func(where string) bool { return where != wheres[0] })
	switch {
	case shared && wheres[0] != "":
		conditions = append(conditions, "("+wheres[0]+")")
	case !shared && !slices.Contains(wheres, ""):
		conditions = append(conditions, "(("+strings.Join(wheres, ") OR (")+"))")
	}
	for i, s := range v.Series {
		when := wheres[i]
		if shared {
			when = ""
		}
		if s.AggFn == "none" && when != "" {
			return nil, Located("select", i, core.InvalidError("aggFn 'none' cannot have its own filter; "+
				"put the condition into the expression, such as sumIf(x, condition)"))
		}
		aggregate := s.aggregate
		if v.partial {
			aggregate = s.partialAggregate
		}
		value, err := aggregate(t, p, when, order)
		if err != nil {
			return nil, Located("select", i, err)
		}
		g.Value(value, ValueColumn(i))
	}
	g.From = filter.QuoteName(v.Source.From.Database) + "." + filter.QuoteName(v.Source.From.Table) +
		" WHERE " + strings.Join(conditions, " AND ")
	if order != nil {
		g.From = order.from(g.From)
	}
	g.Scope = v.Source.OwnScope(t, p)
	filtered := len(conditions) > len(times) && !(w.Few && t.narrow(slices.Concat(g.selected, conditions)...))
	return t.Hints(settings, w, times, filtered), nil
}

// Conditions are those of all values, which stand between parentheses or bind as tightly, and that of each value, empty
// if it has none.
func (v *Values) Conditions(t *Table, p *filter.Params) (common, wheres []string, err error) {
	if common, err = v.Source.selection(t, p, v.Filters); err != nil {
		return nil, nil, err
	}
	filters, err := v.Source.RowConditions(t, p, v.RowFilters)
	if err != nil {
		return nil, nil, err
	}
	common = append(common, filters...)
	if v.Where != nil {
		conditions, err := v.Where(t, p)
		if err != nil {
			return nil, nil, err
		}
		common = append(common, conditions...)
	}
	wheres = make([]string, len(v.Series))
	for i, s := range v.Series {
		if wheres[i], err = v.Source.Where(t, p, s.Where, s.WhereLanguage); err != nil {
			return nil, nil, Located("select", i, err)
		}
	}
	return common, wheres, nil
}

// metrics renders the values of metrics: a statement for each, put together by bucket and groups.
func (v *Values) metrics(
	g *Grouping, tables []*Table, w Window, params map[string]string, settings map[string]any,
) error {
	// The first of united statements names their columns, and NULL goes with all types.
	header := []string{as("toUInt32(0)", BucketColumn), as("NULL", metricColumn)}
	columns := []string{Quoted(BucketColumn), as("toFloat64("+Quoted(metricColumn)+")", numberColumn)}
	if w.Bucket > 0 {
		g.Key(Quoted(BucketColumn), BucketColumn)
	}
	for i, name := range v.Groups {
		header = append(header, as("NULL", GroupColumn(i)))
		columns = append(columns, Quoted(GroupColumn(i)))
		g.Key(Quoted(GroupColumn(i)), GroupColumn(i))
		g.Names[name] = Quoted(GroupColumn(i))
	}
	parts := make([]string, len(v.Series))
	for i, s := range v.Series {
		st, err := s.Statement(tables[i], w)
		if err != nil {
			return Located("select", i, err)
		}
		if len(st.Groups) != len(v.Groups) {
			return ErrGroups
		}
		maps.Copy(settings, st.Settings)
		if st.UserSQL {
			g.Scope.Called()
		}
		prefix := "m" + strconv.Itoa(i)
		for name, value := range st.Params {
			params[prefix+name] = value
		}
		number := strconv.Itoa(i)
		parts[i] = "SELECT " + strings.Join(columns, ", ") + ", " + as(number, itemColumn) +
			" FROM (SELECT " + strings.Join(header, ", ") + " LIMIT 0 UNION ALL (" + prefixParams(st.SQL, prefix) + "))"
		g.Value("anyIf("+Quoted(numberColumn)+", "+Quoted(itemColumn)+" = "+number+")", ValueColumn(i))
	}
	g.From = "(" + strings.Join(parts, " UNION ALL ") + ")"
	g.Scope.Database = v.Source.From.Database
	return nil
}

// arrange adds what keeps groups, and puts them in order.
func (v *Values) arrange(g *Grouping, w Window, ranked bool, limit int) error {
	columns, numbers := make([]string, len(v.Series)), make([]string, len(v.Series))
	for i, name := range v.Names {
		columns[i] = Quoted(ValueColumn(i))
		numbers[i] = "toFloat64OrNull(toString(" + columns[i] + "))"
		g.Names[name] = columns[i]
	}
	drawn := make([]string, len(v.Shown), len(v.Shown)+len(v.Groups))
	for i, shown := range v.Shown {
		if shown.Series >= 0 {
			drawn[i] = columns[shown.Series]
		} else {
			drawn[i] = shown.Of.SQL(numbers)
			g.Names[shown.Name] = drawn[i]
		}
	}
	first := drawn[0]
	g.limit = limit
	if w.Bucket > 0 {
		if len(v.Groups) > 0 && ranked {
			g.rank, g.rankLast = v.rankedNumber(v.Shown[0], first, numbers), v.RanksByLast()
		}
		g.Order = g.Keys
		if v.Newest > 0 {
			g.Order = append([]string{g.Keys[0] + " DESC"}, g.Keys[1:]...)
			g.limit = v.Newest
		}
		return nil
	}
	if len(g.Keys) > 0 {
		g.Order = append([]string{first + " DESC"}, g.Keys...)
	}
	if strings.TrimSpace(v.Having) != "" {
		e, err := usersql.ParseExpr(v.Having)
		if err == nil {
			g.Having, err = v.Arrangement(g, e)
		}
		if err != nil {
			return Named("having", err)
		}
	}
	if strings.TrimSpace(v.OrderBy) == "" {
		return nil
	}
	list, err := usersql.ParseOrder(v.OrderBy)
	if err != nil {
		return Named("orderBy", err)
	}
	drawn = append(drawn, g.Keys...) // there is no bucket
	var order []string
	for _, e := range list {
		sql, err := v.Arrangement(g, e)
		if err == nil {
			sql, err = atPosition(sql, drawn)
		}
		if err != nil {
			return Named("orderBy", err)
		}
		order = append(order, sql)
	}
	g.Order = append(order, g.Keys...)
	return nil
}

var position = regexp.MustCompile(`^([0-9]+)((?: ASC| DESC)?(?: NULLS (?:FIRST|LAST))?)$`)

// atPosition puts a column in the place of its number in an order. Values are counted first and then groups, wherever
// they are drawn.
func atPosition(order string, columns []string) (string, error) {
	m := position.FindStringSubmatch(order)
	if m == nil {
		return order, nil
	}
	n, err := strconv.Atoi(m[1])
	if err != nil || n < 1 || n > len(columns) {
		return "", core.InvalidError(fmt.Sprintf("column %s is not in the range 1 to %d", m[1], len(columns)))
	}
	return columns[n-1] + m[2], nil
}

// Arrangement renders an expression on groups, which may use the names of values and groups. Where it has aggregates,
// names are columns first: avg(Duration) is the average of the column, though a value may have the alias Duration. Attributes need
// their column: any mistyped alias would be one.
func (v *Values) Arrangement(g *Grouping, e usersql.Expr) (string, error) {
	if e.Aggregates() && v.Source.Kind == "metric" {
		return "", core.InvalidError("metric values have no rows to aggregate; use their aliases")
	}
	scope := g.Scope
	scope.Column = func(path []string) (string, bool) {
		sql, named := g.Names[strings.Join(path, ".")]
		if named && !e.Aggregates() {
			return sql, true
		}
		if g.Scope.Column != nil {
			if column, ok := g.Scope.Column(path); ok {
				return column, true
			}
		}
		return sql, named
	}
	return e.SQL(scope)
}

// prefixParams renames the parameters of a statement that was rendered here.
func prefixParams(sql, prefix string) string {
	var out strings.Builder
	for i := 0; i < len(sql); {
		end := max(SkipQuoted(sql, i), i+1)
		out.WriteString(sql[i:end])
		if sql[i] == '{' {
			out.WriteString(prefix)
		}
		i = end
	}
	return out.String()
}
