package query

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// query renders the tile for a window. Metrics each have their own table.
func (b *builder) query(tables []*table, w window, limit int) (engine.Query, error) {
	settings, err := b.source.settings()
	if err != nil {
		return engine.Query{}, err
	}
	settings["enable_positional_arguments"] = 0 // see Series.statement
	var p filter.Params
	g := grouping{names: map[string]string{}, scope: usersql.Scope{Called: func() { p.UserSQL = true }}}
	params := map[string]string{}
	var hints map[string]any
	if b.source.Kind == "metric" {
		err = b.metrics(&g, tables, w, params, settings)
	} else {
		hints, err = b.events(&g, tables[0], w, &p, settings)
	}
	if err != nil {
		return engine.Query{}, err
	}
	if err := b.arrange(&g, w, limit); err != nil {
		return engine.Query{}, err
	}
	maps.Copy(params, p.Values())
	return engine.Query{SQL: g.sql(), Params: params, Settings: settings, Hints: hints, UserSQL: p.UserSQL}, nil
}

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

// events renders the values of rows that are no metrics: one statement for all of them, each over the rows of its own
// condition. It returns hints for the query.
func (b *builder) events(
	g *grouping, t *table, w window, p *filter.Params, settings map[string]any,
) (hints map[string]any, err error) {
	bucket, times, err := b.source.timeRange(t, w, p)
	if err != nil {
		return nil, err
	}
	if w.bucket > 0 {
		g.key(bucket, bucketColumn)
	}
	groups, err := b.series[0].groups(t.Table, p)
	if err != nil {
		return nil, err
	}
	if len(groups) != len(b.groups) {
		return nil, errGroups
	}
	for i, group := range groups {
		g.key(group.sql, groupColumn(i))
		g.names[b.groups[i]] = quoted(groupColumn(i))
	}
	common, wheres, err := b.conditions(t, p)
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
	for i, s := range b.series {
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
	g.from = filter.QuoteName(b.source.From.Database) + "." + filter.QuoteName(b.source.From.Table) +
		" WHERE " + strings.Join(conditions, " AND ")
	g.scope = b.source.scope(t.Table, p)
	return t.hints(settings, w, times, len(conditions) > len(times)), nil
}

// conditions are those of all values, which stand between parentheses or bind as tightly, and that of each value, empty
// if it has none.
func (b *builder) conditions(t *table, p *filter.Params) (common, wheres []string, err error) {
	if common, err = b.source.selection(t.Table, p, b.filters); err != nil {
		return nil, nil, err
	}
	if b.rows != nil {
		conditions, err := b.rows.conditions(b.source, t, p)
		if err != nil {
			return nil, nil, err
		}
		common = append(common, conditions...)
	}
	wheres = make([]string, len(b.series))
	for i, s := range b.series {
		if wheres[i], err = b.source.where(t.Table, p, s.Where, s.WhereLanguage); err != nil {
			return nil, nil, located("select", i, err)
		}
	}
	return common, wheres, nil
}

// metrics renders the values of metrics: a statement for each, put together by bucket and groups.
func (b *builder) metrics(
	g *grouping, tables []*table, w window, params map[string]string, settings map[string]any,
) error {
	// The first of united statements names their columns, and NULL goes with all types.
	header := []string{as("toUInt32(0)", bucketColumn), as("NULL", metricColumn)}
	columns := []string{quoted(bucketColumn), as("toFloat64("+quoted(metricColumn)+")", numberColumn)}
	if w.bucket > 0 {
		g.key(quoted(bucketColumn), bucketColumn)
	}
	for i, name := range b.groups {
		header = append(header, as("NULL", groupColumn(i)))
		columns = append(columns, quoted(groupColumn(i)))
		g.key(quoted(groupColumn(i)), groupColumn(i))
		g.names[name] = quoted(groupColumn(i))
	}
	parts := make([]string, len(b.series))
	for i, s := range b.series {
		st, err := s.statement(tables[i], w)
		if err != nil {
			return located("select", i, err)
		}
		if len(st.groups) != len(b.groups) {
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
	g.scope.Database = b.source.From.Database
	return nil
}

// arrange adds what keeps groups, and puts them in order.
func (b *builder) arrange(g *grouping, w window, limit int) error {
	columns, numbers := make([]string, len(b.items)), make([]string, len(b.items))
	for i, item := range b.items {
		columns[i] = quoted(valueColumn(i))
		numbers[i] = "toFloat64OrNull(toString(" + columns[i] + "))"
		g.names[item.name(b.source.Kind == "metric")] = columns[i]
	}
	drawn := make([]string, len(b.shown), len(b.shown)+len(b.groups))
	for i, v := range b.shown {
		if v.item >= 0 {
			drawn[i] = columns[v.item]
		} else {
			drawn[i] = v.of.SQL(numbers)
			g.names[v.column.Name] = drawn[i]
		}
	}
	first := drawn[0]
	g.limit = limit
	if w.bucket > 0 {
		if len(b.groups) > 0 && !b.compared {
			g.rank = first
		}
		g.order = g.keys
		return nil
	}
	if len(g.keys) > 0 {
		g.order = append([]string{first + " DESC"}, g.keys...)
	}
	if b.config.DisplayType == "number" {
		return nil
	}
	if b.config.DisplayType == "table" && strings.TrimSpace(b.config.Having) != "" {
		e, err := usersql.ParseExpr(b.config.Having)
		if err == nil {
			g.having, err = b.arrangement(g, e)
		}
		if err != nil {
			return core.InvalidError("having: " + err.Error())
		}
	}
	if strings.TrimSpace(b.config.OrderBy) == "" {
		return nil
	}
	list, err := usersql.ParseOrder(b.config.OrderBy)
	if err != nil {
		return core.InvalidError("orderBy: " + err.Error())
	}
	drawn = append(drawn, g.keys...) // there is no bucket
	var order []string
	for _, e := range list {
		sql, err := b.arrangement(g, e)
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
func (b *builder) arrangement(g *grouping, e usersql.Expr) (string, error) {
	if e.Aggregates() && b.source.Kind == "metric" {
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
