package query

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

// values are what is selected of a source by groups: aggregations over its rows, and formulas over them.
type values struct {
	source  Source
	aliases *aliases // that conditions and groups may name
	series  []Series
	names   []string // of the series
	groups  []string // their names
	shown   []shownValue
	filters []variable
	// where renders further conditions that rows must meet, each between parentheses; nil for none.
	where func(t *table, p *filter.Params) ([]string, error)
	// having keeps groups, and orderBy puts them in order, where there are no buckets. Blank keeps all of them, those with
	// the largest first value first.
	having, orderBy string
}

// shownValue is a value that is shown: one of a series, or of a formula over all of them.
type shownValue struct {
	name   string
	series int // -1 for a formula
	of     Formula
}

// ref is the table that the values are read from, unless the source is one of metrics.
func (v *values) ref() tableRef {
	ref := v.source.ref()
	ref.aliases = v.aliases
	return ref
}

// query renders the values for a window. Metrics each have their own table. Over time, ranked puts the groups in order by
// their largest first value, of which as many are kept as limit says; 0 is for all.
func (v *values) query(tables []*table, w window, ranked bool, limit int) (Query, error) {
	settings, err := v.source.settings()
	if err != nil {
		return Query{}, err
	}
	settings["enable_positional_arguments"] = 0 // see Series.statement
	var p filter.Params
	g := grouping{names: map[string]string{}, scope: usersql.Scope{Called: func() { p.UserSQL = true }}}
	params := map[string]string{}
	var hints map[string]any
	if v.source.Kind == "metric" {
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
	return Query{SQL: g.sql(), Params: params, Settings: settings, Hints: hints, UserSQL: p.UserSQL}, nil
}

// Names of the columns of a statement of values. What users call them must not be part of it: an alias in ClickHouse takes
// the place of a column of the same name everywhere in the statement.
const (
	bucketColumn = "__bucket"
	rankColumn   = "__rank"
	topColumn    = "__top"
	// These are of the statements of metrics.
	itemColumn   = "__item"
	metricColumn = "__value"
	numberColumn = "__number"
)

func groupColumn(i int) string     { return "__group" + strconv.Itoa(i) }
func valueColumn(i int) string     { return "__value" + strconv.Itoa(i) }
func quoted(column string) string  { return "`" + column + "`" }
func as(sql, column string) string { return sql + " AS " + quoted(column) }

// grouping is a statement that makes rows into groups.
type grouping struct {
	selected []string // with their aliases
	from     string   // with WHERE
	keys     []string // columns to group by
	having   string
	order    []string
	limit    int
	// rank is the value by which groups are put in order over all buckets, the largest first; empty if they are not.
	rank  string
	scope usersql.Scope
	names map[string]string // columns by what users call them
}

func (g *grouping) key(sql, column string) {
	if sql == quoted(column) {
		g.selected = append(g.selected, sql)
	} else {
		g.selected = append(g.selected, as(sql, column))
	}
	g.keys = append(g.keys, quoted(column))
}

func (g *grouping) value(sql, column string) { g.selected = append(g.selected, as(sql, column)) }

// sql is the statement. Its rows have the keys, the values, and their rank if they have one.
func (g *grouping) sql() string {
	sql := "SELECT " + strings.Join(g.selected, ", ") + " FROM " + g.from
	if len(g.keys) > 0 {
		sql += " GROUP BY " + strings.Join(g.keys, ", ")
	}
	if g.having != "" {
		sql += " HAVING " + g.having
	}
	if g.rank != "" {
		groups := strings.Join(g.keys[1:], ", ") // behind the bucket
		sql = "SELECT *, " + as("max("+g.rank+") OVER (PARTITION BY "+groups+")", topColumn) + " FROM (" + sql + ")"
		sql = "SELECT * EXCEPT " + quoted(topColumn) + ", " +
			as("dense_rank() OVER (ORDER BY "+quoted(topColumn)+" DESC, "+groups+")", rankColumn) + " FROM (" + sql + ")"
		sql = "SELECT * FROM (" + sql + ")"
		if g.limit > 0 {
			sql += " WHERE " + quoted(rankColumn) + " <= " + strconv.Itoa(g.limit)
		}
		return sql + " ORDER BY " + quoted(bucketColumn) + ", " + quoted(rankColumn)
	}
	if len(g.order) > 0 {
		sql += " ORDER BY " + strings.Join(g.order, ", ")
	}
	if g.limit > 0 {
		sql += " LIMIT " + strconv.Itoa(g.limit)
	}
	return sql
}

// errGroups is for a list of groups that was split otherwise than ClickHouse's grammar does.
var errGroups = core.InvalidError("groupBy: it is not a list of expressions")

// splitGroups splits a list of groups, whose names are their aliases or how they are written.
func splitGroups(text string) (list, names []string, err error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return nil, nil, nil
	}
	list, end := splitList(text, 0)
	if end < len(text) {
		return nil, nil, core.InvalidError("groupBy: a bracket is closed that was not opened")
	}
	for _, part := range list {
		if part == "" {
			return nil, nil, core.InvalidError("groupBy: nothing stands before a comma or after one")
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
func (v *values) events(
	g *grouping, t *table, w window, p *filter.Params, settings map[string]any,
) (hints map[string]any, err error) {
	bucket, times, err := v.source.timeRange(t, w, p)
	if err != nil {
		return nil, err
	}
	if w.bucket > 0 {
		g.key(bucket, bucketColumn)
	}
	groups, err := v.series[0].groups(t, p)
	if err != nil {
		return nil, err
	}
	if len(groups) != len(v.groups) {
		return nil, errGroups
	}
	for i, group := range groups {
		g.key(group.sql, groupColumn(i))
		g.names[v.groups[i]] = quoted(groupColumn(i))
	}
	common, wheres, err := v.conditions(t, p)
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
	for i, s := range v.series {
		when := wheres[i]
		if shared {
			when = ""
		}
		if s.AggFn == "none" && when != "" {
			return nil, located("select", i, core.InvalidError("aggFn none cannot have a filter that other values do not have; "+
				"put it into the expression, as in sumIf(x, condition)"))
		}
		value, err := s.value(t, p, when)
		if err != nil {
			return nil, located("select", i, err)
		}
		g.value(value, valueColumn(i))
	}
	g.from = filter.QuoteName(v.source.From.Database) + "." + filter.QuoteName(v.source.From.Table) +
		" WHERE " + strings.Join(conditions, " AND ")
	g.scope = v.source.scope(t, p)
	return t.hints(settings, w, times, len(conditions) > len(times)), nil
}

// conditions are those of all values, which stand between parentheses or bind as tightly, and that of each value, empty
// if it has none.
func (v *values) conditions(t *table, p *filter.Params) (common, wheres []string, err error) {
	if common, err = v.source.selection(t, p, v.filters); err != nil {
		return nil, nil, err
	}
	if v.where != nil {
		conditions, err := v.where(t, p)
		if err != nil {
			return nil, nil, err
		}
		common = append(common, conditions...)
	}
	wheres = make([]string, len(v.series))
	for i, s := range v.series {
		if wheres[i], err = v.source.where(t, p, s.Where, s.WhereLanguage); err != nil {
			return nil, nil, located("select", i, err)
		}
	}
	return common, wheres, nil
}

// metrics renders the values of metrics: a statement for each, put together by bucket and groups.
func (v *values) metrics(
	g *grouping, tables []*table, w window, params map[string]string, settings map[string]any,
) error {
	// The first of united statements names their columns, and NULL goes with all types.
	header := []string{as("toUInt32(0)", bucketColumn), as("NULL", metricColumn)}
	columns := []string{quoted(bucketColumn), as("toFloat64("+quoted(metricColumn)+")", numberColumn)}
	if w.bucket > 0 {
		g.key(quoted(bucketColumn), bucketColumn)
	}
	for i, name := range v.groups {
		header = append(header, as("NULL", groupColumn(i)))
		columns = append(columns, quoted(groupColumn(i)))
		g.key(quoted(groupColumn(i)), groupColumn(i))
		g.names[name] = quoted(groupColumn(i))
	}
	parts := make([]string, len(v.series))
	for i, s := range v.series {
		st, err := s.statement(tables[i], w)
		if err != nil {
			return located("select", i, err)
		}
		if len(st.groups) != len(v.groups) {
			return errGroups
		}
		maps.Copy(settings, st.Settings)
		if st.UserSQL {
			g.scope.Called()
		}
		prefix := "m" + strconv.Itoa(i)
		for name, value := range st.Params {
			params[prefix+name] = value
		}
		number := strconv.Itoa(i)
		parts[i] = "SELECT " + strings.Join(columns, ", ") + ", " + as(number, itemColumn) +
			" FROM (SELECT " + strings.Join(header, ", ") + " LIMIT 0 UNION ALL (" + prefixParams(st.SQL, prefix) + "))"
		g.value("anyIf("+quoted(numberColumn)+", "+quoted(itemColumn)+" = "+number+")", valueColumn(i))
	}
	g.from = "(" + strings.Join(parts, " UNION ALL ") + ")"
	g.scope.Database = v.source.From.Database
	return nil
}

// arrange adds what keeps groups, and puts them in order.
func (v *values) arrange(g *grouping, w window, ranked bool, limit int) error {
	columns, numbers := make([]string, len(v.series)), make([]string, len(v.series))
	for i, name := range v.names {
		columns[i] = quoted(valueColumn(i))
		numbers[i] = "toFloat64OrNull(toString(" + columns[i] + "))"
		g.names[name] = columns[i]
	}
	drawn := make([]string, len(v.shown), len(v.shown)+len(v.groups))
	for i, shown := range v.shown {
		if shown.series >= 0 {
			drawn[i] = columns[shown.series]
		} else {
			drawn[i] = shown.of.SQL(numbers)
			g.names[shown.name] = drawn[i]
		}
	}
	first := drawn[0]
	g.limit = limit
	if w.bucket > 0 {
		if len(v.groups) > 0 && ranked {
			g.rank = first
		}
		g.order = g.keys
		return nil
	}
	if len(g.keys) > 0 {
		g.order = append([]string{first + " DESC"}, g.keys...)
	}
	if strings.TrimSpace(v.having) != "" {
		e, err := usersql.ParseExpr(v.having)
		if err == nil {
			g.having, err = v.arrangement(g, e)
		}
		if err != nil {
			return core.InvalidError("having: " + err.Error())
		}
	}
	if strings.TrimSpace(v.orderBy) == "" {
		return nil
	}
	list, err := usersql.ParseOrder(v.orderBy)
	if err != nil {
		return core.InvalidError("orderBy: " + err.Error())
	}
	drawn = append(drawn, g.keys...) // there is no bucket
	var order []string
	for _, e := range list {
		sql, err := v.arrangement(g, e)
		if err == nil {
			sql, err = atPosition(sql, drawn)
		}
		if err != nil {
			return core.InvalidError("orderBy: " + err.Error())
		}
		order = append(order, sql)
	}
	g.order = append(order, g.keys...)
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
		return "", core.InvalidError(fmt.Sprintf("there is no column %s, but %d of them", m[1], len(columns)))
	}
	return columns[n-1] + m[2], nil
}

// arrangement renders an expression on groups, which may use the names of values and groups. Where it has aggregates,
// names are columns first: avg(Duration) is the average of the column, though a value may have the alias Duration.
func (v *values) arrangement(g *grouping, e usersql.Expr) (string, error) {
	if e.Aggregates() && v.source.Kind == "metric" {
		return "", core.InvalidError("values of metrics have no rows to aggregate; use their aliases")
	}
	scope := g.scope
	scope.Column = func(path []string) (string, bool) {
		sql, named := g.names[strings.Join(path, ".")]
		if named && !e.Aggregates() {
			return sql, true
		}
		if g.scope.Column != nil {
			if column, ok := g.scope.Column(path); ok {
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
		end := max(skipQuoted(sql, i), i+1)
		out.WriteString(sql[i:end])
		if sql[i] == '{' {
			out.WriteString(prefix)
		}
		i = end
	}
	return out.String()
}
