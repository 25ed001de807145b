package query

import (
	"context"
	"fmt"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// maxNamed is how many aliases of expressions filters may name. The engine is asked for the type of each.
const maxNamed = 20

// LearnAliases asks the engine for the types of the expressions whose aliases filters name. What is wrong with the
// aliases is left to who needs them.
func (r *Runner) LearnAliases(ctx context.Context, team core.TeamID, db *engine.DB, ref sqlgen.Ref, t *sqlgen.Table) error {
	a := ref.Aliases
	names := a.Expressions(ref.Source, t)
	if len(names) > maxNamed {
		return core.InvalidError(fmt.Sprintf("filters may use at most %d aliases of expressions; these use %d", maxNamed, len(names)))
	}
	for _, name := range names {
		text := sqlgen.TypedText{List: a.Text, At: a.List[name].At}
		typ := t.Types.Get(text)
		if typ == "" {
			var p filter.Params
			sql, err := a.Expand(ref.Source, t, &p, name)
			if err != nil {
				continue
			}
			if typ, err = r.describe(ctx, team, db, ref, sql, &p); err != nil {
				return sqlgen.Named(fmt.Sprintf("the alias %q", sqlgen.Shorten(name)), err)
			}
			if len(typ) > maxTableText || typeDepth(typ) > maxTypeDepth {
				return errNoClickHouse
			}
			t.Types.Put(text, typ)
		}
		a.Types[name] = typ
	}
	return nil
}

// learn asks the engine for the types of the source's expressions of time that the columns do not give, and of aliases.
// What is wrong with them is left to who needs them.
func (r *Runner) learn(ctx context.Context, team core.TeamID, db *engine.DB, ref sqlgen.Ref, t *sqlgen.Table) error {
	var p filter.Params
	moments, err := ref.Source.Moments(t, &p)
	if err != nil {
		return nil
	}
	for _, m := range moments {
		if m.Type != "" {
			continue
		}
		typ, err := r.describe(ctx, team, db, ref, m.SQL, &p)
		if err != nil {
			return sqlgen.Named("timestampValueExpression of the source", err)
		}
		t.Types.Put(m.Text, typ)
	}
	return r.LearnAliases(ctx, team, db, ref, t)
}

// describe asks the engine for the type of an expression on a table.
func (r *Runner) describe(
	ctx context.Context, team core.TeamID, db *engine.DB, ref sqlgen.Ref, sql string, p *filter.Params,
) (typ string, err error) {
	q := sqlgen.Query{
		SQL:    "DESCRIBE (SELECT " + sql + " FROM " + filter.QuoteName(ref.Database) + "." + filter.QuoteName(ref.Table) + ")",
		Params: p.Values(), UserSQL: p.UserSQL,
	}
	// An expression may have sub-queries, which ClickHouse runs to describe it.
	return typ, r.Query(ctx, team, db.In(ref.Database), q, func(rows *engine.Rows) error {
		columns, err := described(rows)
		if len(columns) > 0 {
			typ = columns[0].Type
		}
		return err
	})
}

// described reads the columns that DESCRIBE answers.
func described(rows *engine.Rows) (columns []engine.Column, err error) {
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			return nil, err
		}
		if len(values) < 2 {
			return nil, errNoClickHouse
		}
		name, _ := values[0].(string)
		typ, _ := values[1].(string)
		columns = append(columns, engine.Column{Name: name, Type: typ})
	}
	return columns, rows.Err()
}
