package sqlgen

import (
	"fmt"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// Single refuses a field that has many values in each row.
func Single(f filter.Field) error {
	if f.Type.Kind == filter.Array && f.Path != nil {
		return core.InvalidError(fmt.Sprintf("%q has several values in each row",
			strings.Join(append([]string{f.Column}, f.Path...), ".")))
	}
	return nil
}

// Field finds what a text stands for: a column, a key of a map or a path into one, or else an expression.
func (s Source) Field(t *Table, p *filter.Params, text string) (filter.Field, error) {
	if f, err := lookUp(t, text); err == nil {
		return f, nil
	}
	e, err := usersql.ParseExpr(text)
	if err != nil {
		return filter.Field{}, err
	}
	return s.expression(t, p, e)
}

// namedField is a field with the name of its column in a result, empty if that is what ClickHouse calls it.
type namedField struct {
	filter.Field
	name string
}

// fields finds what the parts of a list stand for, which are separated by commas and may have an alias.
func (s Source) fields(t *Table, p *filter.Params, list string) ([]namedField, error) {
	if fields := plainFields(t, list); fields != nil {
		return fields, nil
	}
	parsed, err := usersql.ParseList(list)
	if err != nil {
		return nil, err
	}
	fields := make([]namedField, len(parsed))
	for i, e := range parsed {
		if e.IsColumns() {
			return nil, core.InvalidError("name the columns one by one, without * or COLUMNS")
		}
		f, err := s.expression(t, p, e)
		if err != nil {
			return nil, err
		}
		fields[i] = namedField{f, e.Alias()}
		if fields[i].name == "" && e.Path() != nil {
			fields[i].name = f.Name()
		}
	}
	return fields, nil
}

// plainFields finds the fields of a list that is one field or has nothing but fields between its commas, as most do.
// It spares parsing them as SQL.
func plainFields(t *Table, list string) []namedField {
	if f, err := lookUp(t, list); err == nil {
		return []namedField{{f, f.Name()}}
	}
	var fields []namedField
	for part := range strings.SplitSeq(list, ",") {
		f, err := lookUp(t, part)
		if err != nil {
			return nil
		}
		fields = append(fields, namedField{f, f.Name()})
	}
	return fields
}

// expression is the field of SQL that was parsed. A name that nothing in the table has is an error, before ClickHouse
// finds it.
func (s Source) expression(t *Table, p *filter.Params, e usersql.Expr) (filter.Field, error) {
	if path := e.Path(); path != nil {
		f, err := t.Field(strings.Join(path, "."))
		if err == nil {
			return f, nil
		}
		// ClickHouse knows more than we do of what is in a column, such as the size of an array.
		_, missing := t.Field(path[0])
		if !t.Aliases.has(path) && (missing != nil || len(path) == 1) {
			if s.MayKnow(t, path) {
				return filter.Field{}, err
			}
			return s.withNames(t.Table).Find(strings.Join(path, "."))
		}
	}
	sql, err := s.render(t, p, e)
	if err != nil {
		return filter.Field{}, err
	}
	name := strings.ReplaceAll(sql, "`", "")
	if inner, ok := strings.CutPrefix(name, "("); ok {
		name = strings.TrimSuffix(inner, ")")
	}
	return filter.Expression(name, sql), nil
}
