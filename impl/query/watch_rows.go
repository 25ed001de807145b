package query

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// WatchedRows are the rows that a saved search finds, to be counted. On a source that samples, each counts as many times
// as its weight says.
type WatchedRows struct {
	// Source is a source of logs, traces or sessions.
	Source Source
	// Select is the select list of the search, blank for the source's own. Its aliases may stand for its expressions in
	// conditions and groups, unless the table has columns of these names; in lucene only those of fields.
	Select string
	// Where keeps the rows that match; blank keeps all. WhereLanguage is lucene, also by default, or sql.
	Where, WhereLanguage string
	// GroupBy is a list of expressions, which may have aliases, by whose values rows are counted. Blank counts all as one.
	GroupBy string
	// Filters must match as well.
	Filters []api.SavedSearchFilter
}

// builder makes a tile of the rows that counts them.
func (r *WatchedRows) builder(a *plan, known *aliases) (*builder, error) {
	if err := (Search{Source: r.Source, WhereLanguage: r.WhereLanguage}).check(); err != nil {
		return nil, err
	}
	source := r.Source
	source.aliases = known
	a.tile.Source = &source
	a.config = tileConfig{DisplayType: "line", Select: []byte(`[{"aggFn":"count"}]`), GroupBy: r.GroupBy}
	b, err := a.builder()
	if err != nil {
		return nil, err
	}
	b.rows = r
	return b, nil
}

// conditions are those that rows must meet, each between parentheses.
func (r *WatchedRows) conditions(s Source, t *table, p *filter.Params) ([]string, error) {
	var list []string
	where, err := s.where(t.Table, p, r.Where, r.WhereLanguage)
	if err != nil {
		return nil, err
	}
	if where != "" {
		list = append(list, "("+where+")")
	}
	for i, f := range r.Filters {
		condition, err := s.savedFilter(t.Table, p, f)
		if err != nil {
			return nil, located("filters", i, err)
		}
		if condition != "" {
			list = append(list, "("+condition+")")
		}
	}
	own, err := Search{Source: s}.tableFilter(t, p)
	if err != nil {
		return nil, err
	}
	if own != "" {
		list = append(list, "("+own+")")
	}
	return list, nil
}

// savedFilter is the condition of a saved search's filter, empty if it asks for nothing.
func (s Source) savedFilter(t *filter.Table, p *filter.Params, f api.SavedSearchFilter) (string, error) {
	typ := api.SavedSearchFilterTypeSQL
	if f.Type != nil {
		typ = *f.Type
	}
	if typ == api.SavedSearchFilterTypeSQLAst {
		if f.Left == nil || f.Right == nil || f.Operator == nil || !f.Operator.Valid() {
			return "", core.InvalidError("it needs a left side, an operator and a right side")
		}
		left, err := s.sql(t, p, *f.Left)
		if err != nil {
			return "", err
		}
		right, err := s.sql(t, p, *f.Right)
		return "(" + left + ") " + string(*f.Operator) + " (" + right + ")", err
	}
	if f.Condition == nil || strings.TrimSpace(*f.Condition) == "" {
		return "", nil
	}
	switch typ {
	case api.SavedSearchFilterTypeSQL:
		return s.sql(t, p, *f.Condition)
	case api.SavedSearchFilterTypeLucene:
		return s.where(t, p, *f.Condition, "lucene")
	}
	return "", core.InvalidError(fmt.Sprintf("unknown type %q", typ))
}

// sql renders an expression.
func (s Source) sql(t *filter.Table, p *filter.Params, text string) (string, error) {
	e, err := usersql.ParseExpr(text)
	if err != nil {
		return "", err
	}
	return e.SQL(s.scope(t, p))
}

const (
	// maxAliases is how deep aliases may stand for each other, and maxAliasSQL how long the SQL may be that stands in
	// for them in one expression: both can repeat them.
	maxAliases  = 8
	maxAliasSQL = 64 << 10
)

// aliases are the expressions of a select list by their aliases. A nil one has none.
type aliases struct {
	list map[string]aliased
	// depth is how many aliases are around, and left how much SQL may still be written.
	depth int
	left  *int
}

type aliased struct {
	expr usersql.Expr
	// text is how the expression was written.
	text string
}

// readAliases reads a select list. One that cannot be read has no aliases: it is no part of what is counted.
func readAliases(list string) *aliases {
	if strings.TrimSpace(list) == "" {
		return nil
	}
	parsed, err := usersql.ParseList(list)
	if err != nil {
		return nil
	}
	parts, _ := splitList(list, 0)
	a := &aliases{list: map[string]aliased{}}
	for i, e := range parsed {
		if e.Alias() == "" {
			continue
		}
		found := aliased{expr: e}
		if at := groupAlias.FindStringIndex(parts[min(i, len(parts)-1)]); at != nil && len(parts) == len(parsed) {
			found.text = strings.TrimSpace(parts[i][:at[0]])
		}
		a.list[e.Alias()] = found
	}
	if len(a.list) == 0 {
		return nil
	}
	return a
}

// selected is the select list of the rows.
func (r *WatchedRows) selected() string { return cmp.Or(strings.TrimSpace(r.Select), r.Source.Select) }

// has reports whether a name is an alias.
func (a *aliases) has(path []string) bool {
	if a == nil {
		return false
	}
	_, ok := a.list[strings.Join(path, ".")]
	return ok
}

// begin returns the aliases for one expression.
func (a *aliases) begin() *aliases {
	if a == nil || a.left != nil {
		return a
	}
	left := maxAliasSQL
	return &aliases{list: a.list, left: &left}
}

// sql is the expression that a name stands for. What it cannot be is left to ClickHouse to refuse by its name.
func (a *aliases) sql(s Source, t *filter.Table, p *filter.Params, path []string) (string, bool) {
	if !a.has(path) || a.depth == maxAliases {
		return "", false
	}
	s.aliases = &aliases{list: a.list, depth: a.depth + 1, left: a.left}
	sql, err := a.list[strings.Join(path, ".")].expr.SQL(s.scope(t, p))
	if *a.left -= len(sql); err != nil || *a.left < 0 {
		return "", false
	}
	return sql, true
}

// replace puts the fields that aliases stand for in their places in a filter.
func (a *aliases) replace(t *filter.Table, n filter.Node) {
	if a == nil {
		return
	}
	switch n := n.(type) {
	case *filter.And:
		for _, n := range n.Nodes {
			a.replace(t, n)
		}
	case *filter.Or:
		for _, n := range n.Nodes {
			a.replace(t, n)
		}
	case *filter.Not:
		a.replace(t, n.Node)
	case *filter.Term:
		found, ok := a.list[n.Field]
		if !ok || n.Field == "" {
			return
		}
		if _, err := t.Field(n.Field); err == nil {
			return
		}
		if _, err := lookUp(t, found.text); err == nil {
			n.Field = found.text
		}
	}
}
