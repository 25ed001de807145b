package sqlgen

import (
	"strings"

	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// Where is the condition of a filter in a language, empty if it asks for nothing.
func (s Source) Where(t *Table, p *filter.Params, text, language string) (string, error) {
	if strings.TrimSpace(text) == "" {
		return "", nil
	}
	if language != "" && language != "lucene" {
		e, err := usersql.ParseExpr(text)
		if err != nil {
			return "", Named("where", err)
		}
		before := p.UserSQL
		p.UserSQL = false
		sql, err := s.render(t, p, e)
		p.Indexed = p.Indexed || !p.UserSQL && t.EqualsIndexed(sql) // a function may hide the column from its index
		p.UserSQL = p.UserSQL || before
		return sql, Named("where", err)
	}
	f, err := filter.Parse(text)
	if err != nil {
		return "", err
	}
	return s.Lucene(t, p, f)
}

// Lucene is the condition of a filter that was read.
func (s Source) Lucene(t *Table, p *filter.Params, f *filter.Filter) (string, error) {
	implicit, implicitErr := s.implicit(t, p)
	known := s.withNames(t.Aliases.Table(s, t, p))
	if s.UseTextIndex != "" {
		known = known.UseTextIndex(s.UseTextIndex)
	}
	sql, err := f.SQL(known, implicit, p)
	if err != nil && implicitErr != nil {
		return "", implicitErr
	}
	return sql, err
}

// implicit are the fields that bare text in a filter searches, of which there may be none.
func (s Source) implicit(t *Table, p *filter.Params) ([]filter.Field, error) {
	list := s.ImplicitColumn
	if strings.TrimSpace(list) == "" && s.Kind == "log" {
		list = s.Body
	}
	if strings.TrimSpace(list) == "" {
		return nil, nil
	}
	found, err := s.withoutNames().fields(t, p, list)
	if err != nil {
		return nil, Named("implicit column of the source", err)
	}
	fields := make([]filter.Field, len(found))
	for i, f := range found {
		fields[i] = f.Field
	}
	return fields, nil
}

// selection are the conditions of what is selected in a dashboard's filters.
func (s Source) selection(t *Table, p *filter.Params, filters []Variable) ([]string, error) {
	conditions := make([]string, len(filters))
	for i, f := range filters {
		field, err := s.Field(t, p, f.Expression)
		if err == nil {
			err = Single(field)
		}
		if err != nil {
			return nil, f.located(err)
		}
		conditions[i] = field.SQL(p) + " IN (" + f.list(p) + ")"
	}
	return conditions, nil
}
