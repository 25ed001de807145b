package sqlgen

import (
	"math"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// field returns the field that an item with an alias stands for, if it is not an expression.
func (a *Aliases) field(s Source, t *Table, item aliased) (f filter.Field, ok bool) {
	if f, err := lookUp(t, item.text); err == nil && item.text != "" {
		return f, true
	}
	return s.selectedAttribute(t.With(a), item.expr)
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
		if f, ok := a.field(s, t, found); ok {
			return f, true, nil
		}
		if p == nil {
			return filter.Field{}, false, nil
		}
		sql, err := a.named(s, t, p, name)
		return filter.Alias(name, sql, a.Types[name]), true, err
	})
}

// withNames returns the table with the attributes of the source that may be named without their column, and with the
// durations of its spans. An attribute of an event goes before one of its resource, and that before one of its scope.
func (s Source) withNames(t *filter.Table) *filter.Table {
	event, resource := strings.TrimSpace(s.Attributes), strings.TrimSpace(s.ResourceAttributes)
	if s.Kind == "metric" && event == "" && resource != "" {
		event = "Attributes"
	}
	if event != "" || resource != "" {
		t = t.WithAttributes(event, resource, "ScopeAttributes")
	}
	if duration := strings.TrimSpace(s.Duration); s.Kind == "trace" && duration != "" {
		t = t.WithDurations(duration, s.second())
	}
	return t
}

// attribute finds the attribute that a name in SQL stands for, if ClickHouse knows nothing of that name.
func (s Source) attribute(t *Table, path []string) (filter.Field, bool) {
	name := strings.Join(path, ".")
	if path == nil || HasColumn(t, name) || s.knows(t, path) {
		return filter.Field{}, false
	}
	f, err := s.withNames(t.Table).Field(name)
	return f, err == nil
}

// selectedAttribute finds the attribute that an item of a select list stands for. An item may name the alias of another
// item, but not its own: in service.name AS service the path does not lead into the alias.
func (s Source) selectedAttribute(t *Table, item usersql.Expr) (filter.Field, bool) {
	return s.attribute(t.With(t.Aliases.without(item.Alias())), item.Path())
}

// nameWithAttributes returns an expression as it was written, without back-ticks, if it names attributes without their column.
// Without this name, ClickHouse would call the column by its expanded SQL.
func (s Source) nameWithAttributes(t *Table, e usersql.Expr) (name string, ok bool) {
	sql, err := e.SQL(usersql.Scope{Database: s.From.Database, Attribute: func(path []string) (string, bool, error) {
		_, found := s.attribute(t, path)
		ok = ok || found
		return "", false, nil
	}})
	return strings.ReplaceAll(sql, "`", ""), ok && err == nil && !e.IsColumns()
}

// withoutNames returns the source for its own expressions. They name columns alone, so that a mistyped column is an error.
func (s Source) withoutNames() Source {
	s.Attributes, s.ResourceAttributes = "", ""
	return s
}

// second is the duration of a second in the source's unit of durations.
func (s Source) second() float64 {
	if s.DurationPrecision == nil {
		return 1000
	}
	return math.Pow(10, *s.DurationPrecision)
}

// Expressions are the aliases of expressions that the filters name.
func (a *Aliases) Expressions(s Source, t *Table) []string {
	var names []string
	if a == nil {
		return nil
	}
	seen := t.WithAliases(func(name string) (filter.Field, bool, error) {
		found, ok := a.List[name]
		if !ok {
			return filter.Field{}, false, nil
		}
		if _, plain := a.field(s, t, found); !plain && !slices.Contains(names, name) {
			names = append(names, name)
		}
		return filter.Alias(name, "", ""), true, nil
	})
	for _, name := range a.fields {
		_, _ = seen.Field(name) // for what it asks
	}
	return names
}

// UnknownField returns the error for a name that neither the table nor ClickHouse has. It proposes the nearest column.
func (s Source) UnknownField(t *Table, path []string) error {
	name := strings.Join(path, ".")
	if _, err := s.withNames(t.Table).Find(name); err != nil {
		return err
	}
	return core.InvalidError("unknown field \"" + Shorten(name) + "\"")
}

// timeFunctions are those that ClickHouse calls without parentheses. It calls user and database, too, which are likely attributes.
var timeFunctions = []string{"now", "today", "current_timestamp", "current_date"}

// MayKnow reports whether ClickHouse may know a name that is neither a column nor a path into one as we know them.
func (s Source) MayKnow(t *Table, name []string) bool { return s.knows(t, name) || t.Nested(name[0]) }

// knows is MayKnow without names that begin like columns with dots.
func (s Source) knows(t *Table, name []string) bool {
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
		len(name) == 1 && slices.Contains(timeFunctions, strings.ToLower(name[0])) ||
		t.Aliases.has(name) || t.Aliases.has(name[:1])
}

// Among looks for names of fields that are aliases or lead into them, and for one that nothing has.
func (a *Aliases) Among(s Source, t *Table, names []string) (unknown string, aliased bool) {
	own := s.withNames(t.Table).WithAliases(func(name string) (filter.Field, bool, error) {
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
