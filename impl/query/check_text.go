package query

import (
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// list checks SQL without a table, and reports whether nothing is wrong with it. A tile may have 400 KB of it, so the end of
// the time is looked at here too.
func (c *Check) list(path, key string, s Source, text string, parse func(string) ([]usersql.Expr, error)) bool {
	if c.over() {
		return false
	}
	items, err := parse(text)
	for _, e := range items {
		if err == nil {
			_, err = e.SQL(usersql.Scope{Database: s.From.Database})
		}
	}
	c.add(path, key, err)
	return err == nil
}

// field calls render for what stands at the path, if the table is known, and adds its error and the names that nothing
// has.
func (c *Check) field(path, key string, s Source, t *table, render func(t *table, p *filter.Params) error) {
	if t == nil || c.over() {
		return
	}
	own := *t
	own.unknown = func(name []string) {
		if !s.mayKnow(t, name) {
			c.add(path, key, errUnknownField(name))
		}
	}
	var p filter.Params
	c.add(path, key, render(&own, &p))
}

func errUnknownField(name []string) error {
	return core.InvalidError("unknown field \"" + shorten(strings.Join(name, ".")) + "\"")
}

// mayKnow reports whether ClickHouse may know a name that is neither a column nor a path into one as we know them.
func (s Source) mayKnow(t *table, name []string) bool {
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
		t.Nested(name[0]) || t.aliases.has(name) || t.aliases.has(name[:1])
}

// where checks a filter.
func (c *Check) where(path string, s Source, t *table, text, language string) {
	switch {
	case strings.TrimSpace(text) == "":
	case inSQL(language):
		c.list(path, "where", s, text, func(text string) ([]usersql.Expr, error) {
			e, err := usersql.ParseExpr(text)
			return []usersql.Expr{e}, err
		})
		c.field(path, "where", s, t, func(t *table, p *filter.Params) error {
			_, err := s.where(t, p, text, language)
			return err
		})
	default:
		f, err := filter.Parse(text)
		if err != nil || t == nil {
			c.add(path, "where", err)
			return
		}
		unknown, aliased := t.aliases.among(t, f.Fields())
		switch {
		case aliased && unknown != "":
			c.add(path, "where", errUnknownField([]string{unknown}))
		case !aliased: // else ClickHouse would have to be asked for their types
			var p filter.Params
			_, err := s.lucene(t, &p, f)
			c.add(path, "where", err)
		}
	}
}

// among looks for names of fields that are aliases or lead into them, and for one that nothing has.
func (a *aliases) among(t *table, names []string) (unknown string, aliased bool) {
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
