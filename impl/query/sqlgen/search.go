package sqlgen

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/sqltext"
	"github.com/obstack/obstack/impl/usersql"
)

// Search is a request for rows of a source.
type Search struct {
	Source Source
	// Start and End are in milliseconds since 1970, both included.
	Start, End int64
	// Where keeps the rows that match; blank keeps all. WhereLanguage is lucene, also by default, or sql.
	Where, WhereLanguage string
	// Select is a list of expressions, and OrderBy one of expressions with directions. Blank means the source's.
	Select, OrderBy string
	// Limit is how many rows to answer at most, and Offset how many to pass over.
	Limit, Offset int

	// MaxBytes is how large the result of the engine may be, 0 for as large as any.
	MaxBytes int64
	// Filters are what is selected in the filters of the dashboard that the search is part of.
	Filters []Variable
	// RowFilters must match as well.
	RowFilters RowFilters
}

// Ref is the table of the search with the aliases of what is selected.
func (s Search) Ref() Ref {
	ref := s.Source.Ref()
	ref.Aliases = s.Aliases()
	return ref
}

// Check finds what is wrong before the table's columns are known.
func (s Search) Check() error {
	switch s.Source.Kind {
	case "log", "trace", "session":
	default:
		return core.InvalidError(fmt.Sprintf("a %s source cannot be searched", s.Source.Kind))
	}
	switch s.WhereLanguage {
	case "", "lucene", "sql":
		return nil
	}
	return core.InvalidError(fmt.Sprintf("unknown whereLanguage %q", s.WhereLanguage))
}

// Aliases are those of what is selected.
func (s Search) Aliases() *Aliases {
	filters := s.RowFilters.Lucene()
	if !InSQL(s.WhereLanguage) {
		filters = append(filters, s.Where)
	}
	a := ReadAliases(cmp.Or(strings.TrimSpace(s.Select), s.Source.Select)).In(filters...)
	if a != nil {
		a.selected = true
	}
	return a
}

// Statement renders the search.
func (s Search) Statement(t *Table) (Query, error) {
	var p filter.Params
	conditions, err := s.conditions(t, s.window(), &p)
	if err != nil {
		return Query{}, err
	}
	return s.Matching(t, &p, conditions)
}

// window returns the range of the search.
func (s Search) window() Window {
	return Window{Start: millisInRange(s.Start), End: millisInRange(s.End)}
}

// conditions returns the conditions of the rows that the search finds in a window.
func (s Search) conditions(t *Table, w Window, p *filter.Params) ([]string, error) {
	_, conditions, err := s.Source.TimeRange(t, w, p)
	if err != nil {
		return nil, err
	}
	for _, filter := range []func(*Table, *filter.Params) (string, error){s.where, s.TableFilter} {
		condition, err := filter(t, p)
		if err != nil {
			return nil, err
		}
		if condition != "" {
			conditions = append(conditions, "("+condition+")")
		}
	}
	selection, err := s.Source.selection(t, p, s.Filters)
	if err != nil {
		return nil, err
	}
	filters, err := s.Source.RowConditions(t, p, s.RowFilters)
	return slices.Concat(conditions, selection, filters), err
}

// Matching renders the rows that meet conditions: what is selected of them, in their order.
func (s Search) Matching(t *Table, p *filter.Params, conditions []string) (Query, error) {
	settings, err := s.Source.QuerySettings()
	if err != nil {
		return Query{}, err
	}
	// An alias must not stand for a column in conditions: Body AS Timestamp would move the range of time.
	settings["prefer_column_name_to_alias"] = 1
	columns, err := s.Columns(t, p)
	if err != nil {
		return Query{}, err
	}
	order, err := s.Order(t, p, slices.ContainsFunc(columns, func(c selectItem) bool { return c.aggregates }))
	if err != nil {
		return Query{}, err
	}
	list := make([]string, len(columns))
	for i, c := range columns {
		list[i] = c.sql
	}
	sql := s.sql(list, conditions, order) + " LIMIT " + strconv.Itoa(s.Limit) + " OFFSET " + strconv.Itoa(s.Offset)
	return Query{
		SQL: sql, Params: p.Values(), Settings: settings, MaxBytes: s.MaxBytes, UserSQL: p.UserSQL,
	}, nil
}

// sql is the text of a statement but for its limit.
func (s Search) sql(list, conditions, order []string) string {
	return "SELECT " + strings.Join(list, ", ") +
		" FROM " + filter.QuoteName(s.Source.From.Database) + "." + filter.QuoteName(s.Source.From.Table) +
		" WHERE " + strings.Join(conditions, " AND ") + orderBy(order)
}

func orderBy(order []string) string {
	if order == nil {
		return ""
	}
	return " ORDER BY " + strings.Join(order, ", ")
}

func millisInRange(millis int64) int64 { return min(max(millis, 0), MaxMillis) }

func (s Search) where(t *Table, p *filter.Params) (string, error) {
	return s.Source.Where(t, p, s.Where, s.WhereLanguage)
}

// TableFilter is the condition that a log source adds to every search.
func (s Search) TableFilter(t *Table, p *filter.Params) (string, error) {
	if s.Source.Kind != "log" || strings.TrimSpace(s.Source.TableFilter) == "" {
		return "", nil
	}
	const place = "tableFilterExpression of the source"
	e, err := usersql.ParseExpr(s.Source.TableFilter)
	if err != nil {
		return "", Named(place, err)
	}
	sql, err := renderIn(s.Source.OwnScope, t, p, e)
	return sql, Named(place, err)
}

// selectItem is an item of a select list.
type selectItem struct {
	// sql is value with its alias.
	sql, value string
	aggregates bool
	several    bool // columns
}

// Columns are the items of the select list.
func (s Search) Columns(t *Table, p *filter.Params) ([]selectItem, error) {
	text, place := s.Select, "select"
	if strings.TrimSpace(text) == "" {
		text, place = s.Source.Select, "defaultTableSelectExpression of the source"
	}
	if strings.TrimSpace(text) == "" {
		return nil, core.InvalidError(fmt.Sprintf("select: required, because a %s source has no default columns",
			s.Source.Kind))
	}
	items, err := usersql.ParseList(text)
	if err != nil {
		return nil, Named(place, err)
	}
	scope, attributes := s.selectScope(t, p), s.Source.attributes(p)
	columns := make([]selectItem, len(items))
	for i, e := range items {
		if f, ok := s.Source.selectedAttribute(t, e); ok {
			value := f.SQL(p)
			columns[i] = selectItem{sql: value + " AS " + filter.QuoteName(cmp.Or(e.Alias(), f.Name())), value: value}
			continue
		}
		scope.Attribute = nil
		if !e.IsColumns() { // which cannot have parameters
			scope.Attribute = func(path []string) (string, bool, error) {
				return attributes(t.With(t.Aliases.without(e.Alias())), path)
			}
		}
		value, err := e.SQL(scope)
		if err != nil {
			return nil, Named(place, err)
		}
		sql := value
		if alias := e.Alias(); alias != "" {
			sql += " AS " + filter.QuoteName(alias)
		} else if name, ok := s.Source.nameWithAttributes(t, e); ok {
			sql += " AS " + filter.QuoteName(name)
		} else if f, err := t.Field(strings.Join(e.Path(), ".")); err == nil && f.Path != nil && f.Type.Kind != filter.Array {
			sql += " AS " + filter.QuoteName(f.Name())
		}
		columns[i] = selectItem{sql, value, e.Aggregates(), e.IsColumns()}
	}
	return columns, nil
}

// selectScope is the scope of what is answered. The names of columns are made of their expressions, so a key of a map
// is there as it was written, and not a parameter nor the column that holds the same values.
func (s Search) selectScope(t *Table, p *filter.Params) usersql.Scope {
	scope := s.Source.Scope(t, p)
	scope.MapValue = nil
	scope.Column = func(path []string) (string, bool) {
		f, err := t.Field(strings.Join(path, "."))
		switch {
		case err != nil:
			return "", false
		case f.Path != nil && f.Type.Kind == filter.Array: // of which each row has many
			return "", false
		case f.Path != nil && f.Type.Kind == filter.Map:
			return filter.QuoteName(f.Column) + "[" + sqltext.Literal(f.Path[0]) + "]", true
		}
		return f.SQL(p), true
	}
	return scope
}

// Order are the items of the order.
func (s Search) Order(t *Table, p *filter.Params, aggregates bool) ([]string, error) {
	order, err := s.order(t, p, aggregates)
	if err != nil {
		return nil, err
	}
	return t.inKeyOrder(order), nil
}

// inKeyOrder adds to an order what changes no result, but lets ClickHouse read a table in the order of its key, and stop
// after the first rows.
func (t *Table) inKeyOrder(order []string) []string {
	for _, direction := range []string{"", " ASC", " DESC"} {
		if t.rounded != "" && order[0] == filter.QuoteName(t.rounded)+direction {
			return slices.Insert(order, 0, t.rounding+"("+filter.QuoteName(t.rounded)+")"+direction)
		}
	}
	return order
}

// order are the items of the order as the search or its source has them.
func (s Search) order(t *Table, p *filter.Params, aggregates bool) ([]string, error) {
	text, place, scopeOf := s.OrderBy, "orderBy", s.Source.Scope
	if strings.TrimSpace(text) == "" {
		if aggregates {
			return nil, core.InvalidError("orderBy: required, because the source's default order does not apply to aggregates")
		}
		text, place, scopeOf = s.Source.OrderBy, "orderByExpression of the source", s.Source.OwnScope
	}
	if strings.TrimSpace(text) == "" {
		return s.latestFirst(t, p)
	}
	items, err := usersql.ParseOrder(text)
	if err != nil {
		return nil, Named(place, err)
	}
	scope := scopeOf(t, p)
	order := make([]string, len(items))
	for i, e := range items {
		if order[i], err = e.SQL(scope); err != nil {
			return nil, Named(place, err)
		}
	}
	return order, nil
}

// latestFirst is the order of a source that does not say one: by its time and then by the time that it shows.
func (s Search) latestFirst(t *Table, p *filter.Params) ([]string, error) {
	moments, err := s.Source.Moments(t, p)
	if err != nil {
		return nil, err
	}
	var order []string
	for _, m := range moments {
		order = append(order, m.SQL+" DESC")
	}
	if strings.TrimSpace(s.Source.DisplayedTimestamp) == "" {
		return order, nil
	}
	shown, err := s.Source.withoutNames().fields(t, p, s.Source.DisplayedTimestamp)
	if err != nil {
		return nil, Named("displayedTimestampValueExpression of the source", err)
	}
	for _, f := range shown {
		if sql := f.SQL(p) + " DESC"; !slices.Contains(order, sql) {
			order = append(order, sql)
		}
	}
	return order, nil
}
