package sqlgen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// begin returns the aliases for one expression.
func (a *Aliases) begin() *Aliases {
	if a == nil || a.expansion != nil {
		return a
	}
	own := *a
	own.expansion = &expansion{left: maxAliasSQL}
	return &own
}

// failed is what was wrong with an alias in the expression, nil for nothing.
func (a *Aliases) failed() error {
	if a == nil || a.expansion == nil {
		return nil
	}
	return a.err
}

// sql is the expression that a name in an expression stands for. What is wrong with it is left to failed.
func (a *Aliases) sql(s Source, t *Table, p *filter.Params, path []string) (string, bool) {
	if !a.has(path) {
		return "", false
	}
	sql, err := a.named(s, t, p, strings.Join(path, "."))
	return sql, err == nil
}

// named is what stands for an alias in the query: its name where it is selected, or else its expression.
func (a *Aliases) named(s Source, t *Table, p *filter.Params, name string) (string, error) {
	if !a.selected {
		return a.Expand(s, t, p, name)
	}
	own := a.begin()
	left := own.left
	_, err := own.Expand(s, t, &filter.Params{}, name) // for what may be wrong with it
	own.left = left
	return filter.QuoteName(name), err
}

// Expand is the expression that an alias stands for, in which there is no alias any more.
func (a *Aliases) Expand(s Source, t *Table, p *filter.Params, name string) (string, error) {
	own := *a.begin()
	own.selected, own.hidden = false, ""
	x, found := own.expansion, a.List[name]
	fail := func(format string, args ...any) (string, error) {
		if x.err == nil {
			x.err = core.InvalidError(fmt.Sprintf("the alias %q ", Shorten(name)) + fmt.Sprintf(format, args...))
		}
		return "", x.err
	}
	switch {
	case slices.Contains(x.around, name):
		return fail("refers to itself")
	case len(x.around) == maxAliases:
		return fail("refers to other aliases more than %d levels deep", maxAliases)
	case found.expr.Aggregates():
		return fail("is an aggregate, which has no value for a single row")
	}
	if f, ok := s.selectedAttribute(t.With(a), found.expr); ok {
		return f.SQL(p), nil
	}
	if _, ok := s.attribute(t.With(nil), []string{name}); ok {
		own.hidden = name
	}
	x.around = append(x.around, name)
	sql, err := found.expr.SQL(s.Scope(t.With(&own), p))
	x.around = x.around[:len(x.around)-1]
	switch x.left -= len(sql); {
	case x.err != nil:
		return "", x.err
	case err != nil:
		return fail("cannot be used: %s", err)
	case x.left < 0:
		return fail("is too long after expanding the aliases in it")
	}
	return sql, nil
}

// maxAttributes limits the attributes that one text of SQL names without their column. Each becomes some 200 bytes.
const maxAttributes = 100

// Scope returns the scope of SQL on a table of the source: columns, aliases and attributes. Rendering adds the parameters of
// names to p.
func (s Source) Scope(t *Table, p *filter.Params) usersql.Scope {
	scope := s.OwnScope(t, p)
	find := s.attributes(p)
	scope.Attribute = func(path []string) (string, bool, error) { return find(t, path) }
	return scope
}

// attributes returns a function for the attributes of one text of SQL, which returns their SQL.
func (s Source) attributes(p *filter.Params) func(t *Table, path []string) (sql string, ok bool, err error) {
	n := 0
	return func(t *Table, path []string) (string, bool, error) {
		f, ok := s.attribute(t, path)
		if !ok {
			return "", false, nil
		}
		if n++; n > maxAttributes {
			return "", false, fmt.Errorf("more than %d attributes are used without their column", maxAttributes)
		}
		return f.SQL(p), true, nil
	}
}

// OwnScope returns a scope without attributes, for the source's own SQL: a mistyped column is an error there.
func (s Source) OwnScope(t *Table, p *filter.Params) usersql.Scope {
	known := t.Aliases.begin()
	return usersql.Scope{
		Database: s.From.Database,
		Called:   func() { p.UserSQL = true },
		Unknown:  t.Unknown,
		Column: func(path []string) (string, bool) {
			f, err := t.Field(strings.Join(path, "."))
			switch {
			case err != nil:
				return known.sql(s, t, p, path)
			case f.Path == nil:
				return f.SQL(p), true
			case f.Type.Kind == filter.Array && f.Type.Elem.Kind == filter.Map:
				return "arrayMap(x -> x[" + p.Add("String", f.Path[0]) + "], " + f.SQL(p) + ")", true
			case f.Type.Kind == filter.Array, f.Type.Kind == filter.JSON:
				// SQL has names of its own for these, and values of JSON then have the types that they are stored with.
				return "", false
			}
			return f.SQL(p), true
		},
		MapValue: func(column, key string) (string, bool) {
			name, ok := t.Materialized(column, key)
			return filter.QuoteName(name), ok
		},
	}
}

// render renders an expression on a table of the source.
func (s Source) render(t *Table, p *filter.Params, e usersql.Expr) (string, error) {
	return renderIn(s.Scope, t, p, e)
}

// renderIn renders an expression in a scope on a table.
func renderIn(scope func(*Table, *filter.Params) usersql.Scope, t *Table, p *filter.Params, e usersql.Expr) (string, error) {
	t = t.With(t.Aliases.begin())
	sql, err := e.SQL(scope(t, p))
	if failed := t.Aliases.failed(); failed != nil {
		err = failed
	}
	return sql, err
}

// notInPath are characters of which any makes SQL of what could else be a path, such as LogAttributes.a + 1. A dash or
// a slash does not: attributes have them in their names. An operator needs a blank before it, or a key brackets.
const notInPath = " \t\r\n(),'\"`+*=<>|%!?{}[]\\;"

// lookUp finds a column, a key of a map or a path in a table. An expression is no such thing, though it may begin like
// a path.
func lookUp(t *Table, text string) (filter.Field, error) {
	text = strings.TrimSpace(text)
	f, err := t.Field(text)
	if err != nil || !slices.ContainsFunc(f.Path, func(step string) bool { return strings.ContainsAny(step, notInPath) }) {
		return f, err
	}
	// What stands between brackets may have any characters.
	column, _, brackets := strings.Cut(text, "['")
	if in, err := t.Field(column); brackets && err == nil && in.Path == nil {
		return f, nil
	}
	return filter.Field{}, core.InvalidError(fmt.Sprintf("%q is an expression, not a field", text))
}
