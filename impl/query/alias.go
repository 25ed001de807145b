package query

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

const (
	// maxAliases is how deep aliases may stand for each other, and maxAliasSQL how long the SQL may be that stands in
	// for them in one expression: both can repeat them.
	maxAliases  = 8
	maxAliasSQL = 64 << 10
)

// aliases are the expressions of a select list by their aliases. A nil one has none.
//
// They are names in filters where the table knows no such name: a column, or a path into one, goes before an alias, as
// with ClickHouse's prefer_column_name_to_alias. So no select list changes what a filter on columns means, nor moves the
// range of time. In lucene an alias of a field is that field, with its indexes, and one of an expression has the type
// that the engine says.
type aliases struct {
	text string // of the list
	list map[string]aliased
	// selected says that the query selects the list itself, so that ClickHouse knows the names.
	selected bool
	// fields are those that filters in lucene name, which may be aliases or lead into them.
	fields []string
	// types are the types of the expressions among them, by alias, once the engine was asked.
	types map[string]string
	// expansion is of one expression; nil where none is rendered.
	*expansion
}

type aliased struct {
	expr usersql.Expr
	// text is how the expression was written, and at its place in the list.
	text string
	at   int
}

// expansion is the state of an expression in which aliases are replaced.
type expansion struct {
	around []string // the aliases that are being replaced, each within the one before
	left   int      // how much SQL may still be written
	err    error
}

var groupAlias = regexp.MustCompile("(?is)\\sAS\\s+(?:[a-z_][a-z0-9_]*|`[^`]+`|\"[^\"]+\")$")

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
	a := &aliases{text: list, list: map[string]aliased{}}
	for i, e := range parsed {
		if e.Alias() == "" {
			continue
		}
		found := aliased{expr: e, at: i, text: strings.Join(e.Path(), ".")}
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

// in returns the aliases for a query with these filters in lucene.
func (a *aliases) in(filters ...string) *aliases {
	if a == nil {
		return nil
	}
	own := *a
	own.types = map[string]string{}
	for _, text := range filters {
		if f, err := filter.Parse(text); err == nil { // else found where it is rendered
			own.fields = append(own.fields, f.Fields()...)
		}
	}
	return &own
}

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
	if a == nil || a.expansion != nil {
		return a
	}
	own := *a
	own.expansion = &expansion{left: maxAliasSQL}
	return &own
}

// failed is what was wrong with an alias in the expression, nil for nothing.
func (a *aliases) failed() error {
	if a == nil || a.expansion == nil {
		return nil
	}
	return a.err
}

// sql is the expression that a name in an expression stands for. What is wrong with it is left to failed.
func (a *aliases) sql(s Source, t *table, p *filter.Params, path []string) (string, bool) {
	if !a.has(path) {
		return "", false
	}
	sql, err := a.named(s, t, p, strings.Join(path, "."))
	return sql, err == nil
}

// named is what stands for an alias in the query: its name where it is selected, or else its expression.
func (a *aliases) named(s Source, t *table, p *filter.Params, name string) (string, error) {
	if !a.selected {
		return a.expand(s, t, p, name)
	}
	own := a.begin()
	left := own.left
	_, err := own.expand(s, t, &filter.Params{}, name) // for what may be wrong with it
	own.left = left
	return filter.QuoteName(name), err
}

// expand is the expression that an alias stands for, in which there is no alias any more.
func (a *aliases) expand(s Source, t *table, p *filter.Params, name string) (string, error) {
	own := *a.begin()
	own.selected = false
	x, found := own.expansion, a.list[name]
	fail := func(format string, args ...any) (string, error) {
		if x.err == nil {
			x.err = core.InvalidError(fmt.Sprintf("the alias %q ", shorten(name)) + fmt.Sprintf(format, args...))
		}
		return "", x.err
	}
	switch {
	case slices.Contains(x.around, name):
		return fail("stands for itself")
	case len(x.around) == maxAliases:
		return fail("stands for others more than %d deep", maxAliases)
	case found.expr.Aggregates():
		return fail("stands for an aggregate, which no single row has")
	}
	x.around = append(x.around, name)
	sql, err := found.expr.SQL(s.scope(t.with(&own), p))
	x.around = x.around[:len(x.around)-1]
	switch x.left -= len(sql); {
	case x.err != nil:
		return "", x.err
	case err != nil:
		return fail("cannot be used: %s", err)
	case x.left < 0:
		return fail("is too long with all that it stands for")
	}
	return sql, nil
}

// field is the field that an alias is, if it is one of a field.
func (a aliased) field(t *table) (f filter.Field, ok bool) {
	f, err := lookUp(t, a.text)
	return f, err == nil && a.text != ""
}

// table is a table whose filters may name aliases, those of expressions only if there is a place for their values.
func (a *aliases) table(s Source, t *table, p *filter.Params) *filter.Table {
	if a == nil {
		return t.Table
	}
	return t.WithAliases(func(name string) (filter.Field, bool, error) {
		found, ok := a.list[name]
		if !ok {
			return filter.Field{}, false, nil
		}
		if f, ok := found.field(t); ok {
			return f, true, nil
		}
		if p == nil {
			return filter.Field{}, false, nil
		}
		sql, err := a.named(s, t, p, name)
		return filter.Alias(name, sql, a.types[name]), true, err
	})
}

// expressions are the aliases of expressions that the filters name.
func (a *aliases) expressions(t *table) []string {
	var names []string
	if a == nil {
		return nil
	}
	seen := t.WithAliases(func(name string) (filter.Field, bool, error) {
		found, ok := a.list[name]
		if !ok {
			return filter.Field{}, false, nil
		}
		if _, plain := found.field(t); !plain && !slices.Contains(names, name) {
			names = append(names, name)
		}
		return filter.Alias(name, "", ""), true, nil
	})
	for _, name := range a.fields {
		_, _ = seen.Field(name) // for what it asks
	}
	return names
}

// maxNamed is how many aliases of expressions filters may name. The engine is asked for the type of each.
const maxNamed = 20

// learnAliases asks the engine for the types of the expressions whose aliases filters name. What is wrong with the
// aliases is left to who needs them.
func (r *Runner) learnAliases(ctx context.Context, team core.TeamID, db *engine.DB, ref tableRef, t *table) error {
	a := ref.aliases
	names := a.expressions(t)
	if len(names) > maxNamed {
		return core.InvalidError(fmt.Sprintf("filters may name %d aliases of expressions, and these name %d", maxNamed, len(names)))
	}
	for _, name := range names {
		text := sourceText{list: a.text, at: a.list[name].at}
		typ := t.types.get(text)
		if typ == "" {
			var p filter.Params
			sql, err := a.expand(ref.source, t, &p, name)
			if err != nil {
				continue
			}
			if typ, err = r.describe(ctx, team, db, ref, sql, &p); err != nil {
				return named(fmt.Sprintf("the alias %q", shorten(name)), err)
			}
			if len(typ) > maxTableText || typeDepth(typ) > maxTypeDepth {
				return errNoClickHouse
			}
			t.types.put(text, typ)
		}
		a.types[name] = typ
	}
	return nil
}
