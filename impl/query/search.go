package query

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/memory"
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

	// maxBytes is how large the result of the engine may be, 0 for as large as any.
	maxBytes int64
	// filters are what is selected in the filters of the dashboard that the search is part of.
	filters []variable
}

// SearchResult is what a search found.
type SearchResult struct {
	// Data is the JSON text of an array of objects.
	Data []byte
	// Rows is how many they are.
	Rows int
}

// Search answers the rows that a search finds. A mistake in it is Invalid; other errors are as those of Chart.
func (r *Runner) Search(ctx context.Context, team core.TeamID, s Search) (SearchResult, error) {
	if err := s.check(); err != nil {
		return SearchResult{}, err
	}
	var res SearchResult
	err := r.run(forKind(ctx, kindSearch), team, s.ref(), s.query, func(rows *engine.Rows) (err error) {
		res, err = readObjects(ctx, rows)
		return err
	})
	return res, err
}

// sample answers the rows of a query for a notification. What they hold counts as that of the team's alerts.
func (r *Runner) sample(
	ctx context.Context, team core.TeamID, ref tableRef, render func(*table) (Query, error),
) (res SearchResult, err error) {
	lease := r.watched.Lease(string(team), "")
	defer lease.End()
	ctx = forKind(memory.With(ctx, lease), kindSample)
	err = r.run(ctx, team, ref, render, func(rows *engine.Rows) (err error) {
		res, err = readObjects(ctx, rows)
		return err
	})
	return res, err
}

// ref is the table of the search with the aliases of what is selected.
func (s Search) ref() tableRef {
	ref := s.Source.ref()
	ref.aliases = s.aliases()
	return ref
}

// check finds what is wrong before the table's columns are known.
func (s Search) check() error {
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

// aliases are those of what is selected.
func (s Search) aliases() *aliases {
	where := s.Where
	if inSQL(s.WhereLanguage) {
		where = ""
	}
	a := readAliases(cmp.Or(strings.TrimSpace(s.Select), s.Source.Select)).in(where)
	if a != nil {
		a.selected = true
	}
	return a
}

// query renders the search.
func (s Search) query(t *table) (Query, error) {
	var p filter.Params
	_, conditions, err := s.Source.timeRange(t, window{start: millisInRange(s.Start), end: millisInRange(s.End)}, &p)
	if err != nil {
		return Query{}, err
	}
	for _, filter := range []func(*table, *filter.Params) (string, error){s.where, s.tableFilter} {
		condition, err := filter(t, &p)
		if err != nil {
			return Query{}, err
		}
		if condition != "" {
			conditions = append(conditions, "("+condition+")")
		}
	}
	selection, err := s.Source.selection(t, &p, s.filters)
	if err != nil {
		return Query{}, err
	}
	return s.matching(t, &p, append(conditions, selection...))
}

// matching renders the rows that meet conditions: what is selected of them, in their order.
func (s Search) matching(t *table, p *filter.Params, conditions []string) (Query, error) {
	settings, err := s.Source.settings()
	if err != nil {
		return Query{}, err
	}
	// An alias must not stand for a column in conditions: Body AS Timestamp would move the range of time.
	settings["prefer_column_name_to_alias"] = 1
	columns, err := s.columns(t, p)
	if err != nil {
		return Query{}, err
	}
	order, err := s.order(t, p, slices.ContainsFunc(columns, func(c selectItem) bool { return c.aggregates }))
	if err != nil {
		return Query{}, err
	}
	list := make([]string, len(columns))
	for i, c := range columns {
		list[i] = c.sql
	}
	return Query{
		SQL: "SELECT " + strings.Join(list, ", ") +
			" FROM " + filter.QuoteName(s.Source.From.Database) + "." + filter.QuoteName(s.Source.From.Table) +
			" WHERE " + strings.Join(conditions, " AND ") +
			" ORDER BY " + strings.Join(order, ", ") +
			" LIMIT " + strconv.Itoa(s.Limit) + " OFFSET " + strconv.Itoa(s.Offset),
		Params: p.Values(), Settings: settings, MaxBytes: s.maxBytes, UserSQL: p.UserSQL,
	}, nil
}

func millisInRange(millis int64) int64 { return min(max(millis, 0), maxMillis) }

func (s Search) where(t *table, p *filter.Params) (string, error) {
	return s.Source.where(t, p, s.Where, s.WhereLanguage)
}

// tableFilter is the condition that a log source adds to every search.
func (s Search) tableFilter(t *table, p *filter.Params) (string, error) {
	if s.Source.Kind != "log" || strings.TrimSpace(s.Source.TableFilter) == "" {
		return "", nil
	}
	const place = "tableFilterExpression of the source"
	e, err := usersql.ParseExpr(s.Source.TableFilter)
	if err != nil {
		return "", named(place, err)
	}
	sql, err := s.Source.render(t, p, e)
	return sql, named(place, err)
}

// selectItem is an item of a select list.
type selectItem struct {
	sql        string
	aggregates bool
}

// columns are the items of the select list.
func (s Search) columns(t *table, p *filter.Params) ([]selectItem, error) {
	text, place := s.Select, "select"
	if strings.TrimSpace(text) == "" {
		text, place = s.Source.Select, "defaultTableSelectExpression of the source"
	}
	if strings.TrimSpace(text) == "" {
		return nil, core.InvalidError(fmt.Sprintf("select: say what to select, for a %s source has no columns of its own choice",
			s.Source.Kind))
	}
	items, err := usersql.ParseList(text)
	if err != nil {
		return nil, named(place, err)
	}
	scope := s.selectScope(t, p)
	columns := make([]selectItem, len(items))
	for i, e := range items {
		sql, err := e.SQL(scope)
		if err != nil {
			return nil, named(place, err)
		}
		if alias := e.Alias(); alias != "" {
			sql += " AS " + filter.QuoteName(alias)
		} else if f, err := t.Field(strings.Join(e.Path(), ".")); err == nil && f.Path != nil && f.Type.Kind != filter.Array {
			sql += " AS " + filter.QuoteName(f.Name())
		}
		columns[i] = selectItem{sql, e.Aggregates()}
	}
	return columns, nil
}

// selectScope is the scope of what is answered. The names of columns are made of their expressions, so a key of a map
// is there as it was written, and not a parameter nor the column that holds the same values.
func (s Search) selectScope(t *table, p *filter.Params) usersql.Scope {
	scope := s.Source.scope(t, p)
	scope.MapValue = nil
	scope.Column = func(path []string) (string, bool) {
		f, err := t.Field(strings.Join(path, "."))
		switch {
		case err != nil:
			if t.unknown != nil {
				t.unknown(path)
			}
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

// order are the items of the order.
func (s Search) order(t *table, p *filter.Params, aggregates bool) ([]string, error) {
	text, place := s.OrderBy, "orderBy"
	if strings.TrimSpace(text) == "" {
		if aggregates {
			return nil, core.InvalidError("orderBy: say how to order, for the order of the source does not fit an aggregate")
		}
		text, place = s.Source.OrderBy, "orderByExpression of the source"
	}
	var order []string
	if strings.TrimSpace(text) != "" {
		items, err := usersql.ParseOrder(text)
		if err != nil {
			return nil, named(place, err)
		}
		scope := s.Source.scope(t, p)
		for _, e := range items {
			sql, err := e.SQL(scope)
			if err != nil {
				return nil, named(place, err)
			}
			order = append(order, sql)
		}
	} else {
		var err error
		if order, err = s.latestFirst(t, p); err != nil {
			return nil, err
		}
	}
	// This changes no result. It lets ClickHouse read a table in the order of its key, and stop after the first rows.
	for _, direction := range []string{"", " ASC", " DESC"} {
		if t.rounded != "" && order[0] == filter.QuoteName(t.rounded)+direction {
			order = slices.Insert(order, 0, t.rounding+"("+filter.QuoteName(t.rounded)+")"+direction)
		}
	}
	return order, nil
}

// latestFirst is the order of a source that does not say one: by its time and then by the time that it shows.
func (s Search) latestFirst(t *table, p *filter.Params) ([]string, error) {
	moments, err := s.Source.moments(t, p)
	if err != nil {
		return nil, err
	}
	var order []string
	for _, m := range moments {
		order = append(order, m.sql+" DESC")
	}
	if strings.TrimSpace(s.Source.DisplayedTimestamp) == "" {
		return order, nil
	}
	shown, err := s.Source.fields(t, p, s.Source.DisplayedTimestamp)
	if err != nil {
		return nil, named("displayedTimestampValueExpression of the source", err)
	}
	for _, f := range shown {
		if sql := f.SQL(p) + " DESC"; !slices.Contains(order, sql) {
			order = append(order, sql)
		}
	}
	return order, nil
}

// readObjects reads rows to their end and writes them as JSON objects.
func readObjects(ctx context.Context, rows *engine.Rows) (SearchResult, error) {
	lease := memory.From(ctx)
	res := SearchResult{Data: []byte{'['}}
	var keys [][]byte
	var layouts []string
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			return SearchResult{}, err
		}
		if keys == nil { // the columns are only known with the first row
			keys, layouts = objectKeys(rows.Columns())
		}
		if res.Rows > 0 {
			res.Data = append(res.Data, ',')
		}
		res.Rows++
		start := len(res.Data)
		for i, v := range values {
			if keys[i] != nil {
				res.Data = append(append(res.Data, ','), keys[i]...)
				res.Data = appendValue(res.Data, v, layouts[i])
			}
		}
		res.Data[start] = '{'
		res.Data = append(res.Data, '}')
		if err := errors.Join(checkLength(len(res.Data)), lease.Reach(ctx, int64(len(res.Data)))); err != nil {
			return SearchResult{}, err
		}
	}
	res.Data = append(res.Data, ']')
	return res, rows.Err()
}

// objectKeys are the columns' names as keys of an object, with their colons, and the layouts of their times. A key may
// be in an object once, so of columns with the same name only the last has one.
func objectKeys(columns []engine.Column) (keys [][]byte, layouts []string) {
	last := make(map[string]int, len(columns)) // a server of somebody's may answer a hundred thousand
	for i, c := range columns {
		last[c.Name] = i
	}
	for i, c := range columns {
		var key []byte
		if last[c.Name] == i {
			key = append(appendText(nil, c.Name), ':')
		}
		keys, layouts = append(keys, key), append(layouts, timeLayout(c.Type))
	}
	return keys, layouts
}
