package sqlgen

import (
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// field is the field that an alias is, if it is one of a field.
func (a aliased) field(t *Table) (f filter.Field, ok bool) {
	f, err := lookUp(t, a.text)
	return f, err == nil && a.text != ""
}

// Table is a table whose filters may name aliases, those of expressions only if there is a place for their values.
func (a *Aliases) Table(s Source, t *Table, p *filter.Params) *filter.Table {
	if a == nil {
		return t.Table
	}
	return t.WithAliases(func(name string) (filter.Field, bool, error) {
		found, ok := a.List[name]
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
		return filter.Alias(name, sql, a.Types[name]), true, err
	})
}

// Expressions are the aliases of expressions that the filters name.
func (a *Aliases) Expressions(t *Table) []string {
	var names []string
	if a == nil {
		return nil
	}
	seen := t.WithAliases(func(name string) (filter.Field, bool, error) {
		found, ok := a.List[name]
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

// UnknownField is the error for a name that nothing has.
func UnknownField(name []string) error {
	return core.InvalidError("unknown field \"" + Shorten(strings.Join(name, ".")) + "\"")
}

// MayKnow reports whether ClickHouse may know a name that is neither a column nor a path into one as we know them.
func (s Source) MayKnow(t *Table, name []string) bool {
	if _, err := t.Field(name[0]); err == nil {
		return true // of what is in a column it knows more
	}
	for _, table := range s.MetricTables {
		if name[0] == table {
			return true
		}
	}
	return name[0] == s.From.Table || name[0] == s.From.Database ||
		strings.HasPrefix(name[0], "_") || // a virtual column
		t.Nested(name[0]) || t.Aliases.has(name) || t.Aliases.has(name[:1])
}

// Among looks for names of fields that are aliases or lead into them, and for one that nothing has.
func (a *Aliases) Among(t *Table, names []string) (unknown string, aliased bool) {
	own := t.WithAliases(func(name string) (filter.Field, bool, error) {
		if !a.has([]string{name}) {
			return filter.Field{}, false, nil
		}
		aliased = true
		return filter.Alias(name, "", ""), true, nil
	})
	for _, name := range names {
		before := aliased
		aliased = false
		if _, err := own.Field(name); err != nil && !aliased && unknown == "" {
			unknown = name
		}
		aliased = aliased || before
	}
	return unknown, aliased
}
