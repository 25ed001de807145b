package sqlgen

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// RowFilters are filters as saved searches keep them, of which the rows of a query must meet all.
type RowFilters struct {
	// Place is what the client calls the list, for errors.
	Place string
	List  []api.SavedSearchFilter
	// Where is a filter of a chart in WhereLanguage, as in a Search, that rows must meet as well.
	Where, WhereLanguage string
}

// Lucene are the conditions in that language.
func (f RowFilters) Lucene() []string {
	var texts []string
	if f.Where != "" && !InSQL(f.WhereLanguage) {
		texts = append(texts, f.Where)
	}
	for _, filter := range f.List {
		if filter.Type != nil && *filter.Type == api.SavedSearchFilterTypeLucene && filter.Condition != nil {
			texts = append(texts, *filter.Condition)
		}
	}
	return texts
}

// RowConditions are the conditions of filters, each between parentheses. A name that the table does not have is Invalid here,
// because the error of ClickHouse would not say which filter it is in.
func (s Source) RowConditions(t *Table, p *filter.Params, filters RowFilters) ([]string, error) {
	var list []string
	var unknown error
	own := t
	if len(filters.List) > 0 && t.Unknown == nil {
		strict := *t
		strict.Unknown = func(name []string) {
			if unknown == nil && !s.MayKnow(t, name) {
				unknown = s.UnknownField(t, name)
			}
		}
		own = &strict
	}
	where, err := s.Where(t, p, filters.Where, filters.WhereLanguage)
	if err != nil && !InSQL(filters.WhereLanguage) { // SQL names the place itself
		err = Named("where", err)
	}
	if err != nil {
		return nil, err
	}
	if where != "" {
		list = append(list, "("+where+")")
	}
	for i, f := range filters.List {
		condition, err := s.savedFilter(own, p, f)
		if err = cmp.Or(err, unknown); err != nil {
			return nil, Located(filters.Place, i, err)
		}
		if condition != "" {
			list = append(list, "("+condition+")")
		}
	}
	return list, nil
}

// savedFilter is the condition of a saved search's filter, empty if it asks for nothing.
func (s Source) savedFilter(t *Table, p *filter.Params, f api.SavedSearchFilter) (string, error) {
	typ := api.SavedSearchFilterTypeSQL
	if f.Type != nil {
		typ = *f.Type
	}
	if typ == api.SavedSearchFilterTypeSQLAst {
		if f.Left == nil || f.Right == nil || f.Operator == nil || !f.Operator.Valid() {
			return "", core.InvalidError("expected left, operator and right")
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
		return s.Where(t, p, *f.Condition, "lucene")
	}
	return "", core.InvalidError(fmt.Sprintf("unknown type %q", typ))
}

// sql renders an expression.
func (s Source) sql(t *Table, p *filter.Params, text string) (string, error) {
	e, err := usersql.ParseExpr(text)
	if err != nil {
		return "", err
	}
	return s.render(t, p, e)
}
