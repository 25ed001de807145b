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
	// conditions and groups, unless the table knows these names itself.
	Select string
	// Where keeps the rows that match; blank keeps all. WhereLanguage is lucene, also by default, or sql.
	Where, WhereLanguage string
	// GroupBy is a list of expressions, which may have aliases, by whose values rows are counted. Blank counts all as one.
	GroupBy string
	// Filters must match as well.
	Filters []api.SavedSearchFilter
}

// values are the count of the rows. The aliases are those of what is selected.
func (r *WatchedRows) values(selected *aliases) (*values, error) {
	if err := (Search{Source: r.Source, WhereLanguage: r.WhereLanguage}).check(); err != nil {
		return nil, err
	}
	groupBy, names, err := splitGroups(r.GroupBy)
	if err != nil {
		return nil, err
	}
	const name = "count()"
	return &values{
		source: r.Source, aliases: selected.in(r.lucene()...),
		series: []Series{{Source: r.Source, AggFn: "count", GroupBy: groupBy}}, names: []string{name},
		groups: names, shown: []shownValue{{name: name}}, where: r.conditions,
	}, nil
}

// conditions are those that rows must meet, each between parentheses.
func (r *WatchedRows) conditions(t *table, p *filter.Params) ([]string, error) {
	s := r.Source
	var list []string
	where, err := s.where(t, p, r.Where, r.WhereLanguage)
	if err != nil {
		return nil, err
	}
	if where != "" {
		list = append(list, "("+where+")")
	}
	for i, f := range r.Filters {
		condition, err := s.savedFilter(t, p, f)
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
func (s Source) savedFilter(t *table, p *filter.Params, f api.SavedSearchFilter) (string, error) {
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
func (s Source) sql(t *table, p *filter.Params, text string) (string, error) {
	e, err := usersql.ParseExpr(text)
	if err != nil {
		return "", err
	}
	return s.render(t, p, e)
}

// lucene are the conditions in that language.
func (r *WatchedRows) lucene() []string {
	var texts []string
	if !inSQL(r.WhereLanguage) {
		texts = append(texts, r.Where)
	}
	for _, f := range r.Filters {
		if f.Type != nil && *f.Type == api.SavedSearchFilterTypeLucene && f.Condition != nil {
			texts = append(texts, *f.Condition)
		}
	}
	return texts
}

// selected is the select list of the rows.
func (r *WatchedRows) selected() string { return cmp.Or(strings.TrimSpace(r.Select), r.Source.Select) }
