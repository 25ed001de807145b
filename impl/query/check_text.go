package query

import (
	"strings"

	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/usersql"
)

// list checks SQL without a table, and reports whether nothing is wrong with it. A tile may have 400 KB of it, so the end of
// the time is looked at here too.
func (c *Check) list(path, key string, s sqlgen.Source, text string, parse func(string) ([]usersql.Expr, error)) bool {
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
func (c *Check) field(path, key string, s sqlgen.Source, t *sqlgen.Table, render func(t *sqlgen.Table, p *filter.Params) error) {
	if t == nil || c.over() {
		return
	}
	own := *t
	own.Unknown = func(name []string) {
		if !s.MayKnow(t, name) {
			c.add(path, key, s.UnknownField(t, name))
		}
	}
	var p filter.Params
	c.add(path, key, render(&own, &p))
}

// where checks a filter.
func (c *Check) where(path string, s sqlgen.Source, t *sqlgen.Table, text, language string) {
	switch {
	case strings.TrimSpace(text) == "":
	case sqlgen.InSQL(language):
		c.list(path, "where", s, text, func(text string) ([]usersql.Expr, error) {
			e, err := usersql.ParseExpr(text)
			return []usersql.Expr{e}, err
		})
		c.field(path, "where", s, t, func(t *sqlgen.Table, p *filter.Params) error {
			_, err := s.Where(t, p, text, language)
			return err
		})
	default:
		f, err := filter.Parse(text)
		if err != nil || t == nil {
			c.add(path, "where", err)
			return
		}
		unknown, aliased := t.Aliases.Among(s, t, f.Fields())
		switch {
		case aliased && unknown != "":
			c.add(path, "where", s.UnknownField(t, []string{unknown}))
		case !aliased: // else ClickHouse would have to be asked for their types
			var p filter.Params
			_, err := s.Lucene(t, &p, f)
			c.add(path, "where", err)
		}
	}
}
