package sqlgen

import (
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

const (
	// maxAliases is how deep aliases may stand for each other, and maxAliasSQL how long the SQL may be that stands in
	// for them in one expression: both can repeat them.
	maxAliases  = 8
	maxAliasSQL = 64 << 10
)

// Aliases are the expressions of a select list by their aliases. A nil one has none.
//
// They are names in filters where the table knows no such name: a column, or a path into one, goes before an alias, as
// with ClickHouse's prefer_column_name_to_alias. So no select list changes what a filter on columns means, nor moves the
// range of time. In lucene an alias of a field is that field, with its indexes, and one of an expression has the type
// that the engine says.
type Aliases struct {
	Text   string // of the list
	List   map[string]aliased
	hidden string // the alias that an attribute goes before
	// selected says that the query selects the list itself, so that ClickHouse knows the names.
	selected bool
	// fields are those that filters in lucene name, which may be aliases or lead into them.
	fields []string
	// Types are the types of the expressions among them, by alias, once the engine was asked.
	Types map[string]string
	// expansion is of one expression; nil where none is rendered.
	*expansion
}

// aliased is an expression of the select list that has a name.
type aliased struct {
	expr usersql.Expr
	// text is how the expression was written, and at its place in the list.
	text string
	At   int
}

// expansion is the state of an expression in which aliases are replaced.
type expansion struct {
	around []string // the aliases that are being replaced, each within the one before
	left   int      // how much SQL may still be written
	err    error
}

var groupAlias = regexp.MustCompile("(?is)\\sAS\\s+(?:[a-z_][a-z0-9_]*|`[^`]+`|\"[^\"]+\")$")

// ReadAliases reads a select list. One that cannot be read has no aliases: it is no part of what is counted.
func ReadAliases(list string) *Aliases {
	if strings.TrimSpace(list) == "" {
		return nil
	}
	parsed, err := usersql.ParseList(list)
	if err != nil {
		return nil
	}
	parts, _ := splitList(list, 0)
	a := &Aliases{Text: list, List: map[string]aliased{}}
	for i, e := range parsed {
		if e.Alias() == "" {
			continue
		}
		found := aliased{expr: e, At: i, text: strings.Join(e.Path(), ".")}
		if at := groupAlias.FindStringIndex(parts[min(i, len(parts)-1)]); at != nil && len(parts) == len(parsed) {
			found.text = strings.TrimSpace(parts[i][:at[0]])
		}
		a.List[e.Alias()] = found
	}
	if len(a.List) == 0 {
		return nil
	}
	return a
}

// In returns the aliases for a query with these filters in lucene.
func (a *Aliases) In(filters ...string) *Aliases {
	if a == nil {
		return nil
	}
	own := *a
	own.Types = map[string]string{}
	for _, text := range filters {
		if f, err := filter.Parse(text); err == nil { // else found where it is rendered
			own.fields = append(own.fields, f.Fields()...)
		}
	}
	return &own
}

// without returns the aliases for the expression of one, which may name an attribute as itself: lower(x) AS x.
func (a *Aliases) without(name string) *Aliases {
	if a == nil {
		return nil
	}
	own := *a
	own.hidden = name
	return &own
}

// has reports whether a name is an alias.
func (a *Aliases) has(path []string) bool {
	if a == nil {
		return false
	}
	name := strings.Join(path, ".")
	_, ok := a.List[name]
	return ok && name != a.hidden
}
