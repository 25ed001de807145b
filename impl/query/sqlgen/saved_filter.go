package sqlgen

import (
	"fmt"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// SavedFilter is the condition of a saved search's filter, empty if it asks for nothing.
func (s Source) SavedFilter(t *Table, p *filter.Params, f api.SavedSearchFilter) (string, error) {
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
