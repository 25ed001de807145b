package query

import (
	"context"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Table returns what is known of a table, for half a minute at the most, and the engine that it is on.
func (r *Runner) Table(ctx context.Context, team core.TeamID, ref sqlgen.Ref) (*engine.DB, *sqlgen.Table, error) {
	if err := ref.Source.Check(); err != nil {
		return nil, nil, err
	}
	db, err := r.open(ctx, team, ref.Source.Connection)
	if err != nil {
		return nil, nil, err
	}
	t, err := r.Known(ctx, team, db, ref, keepColumns)
	return db, t, err
}

// Known returns what is known of a table for no longer than maxAge. The table is shared and must not be changed.
func (r *Runner) Known(
	ctx context.Context, team core.TeamID, db *engine.DB, ref sqlgen.Ref, maxAge time.Duration,
) (*sqlgen.Table, error) {
	key := tableKey{team, ref.Source.Connection, ref.Database, ref.Table}
	t, err := r.columns.get(ctx, db, key, maxAge)
	if err != nil {
		return nil, err
	}
	return t, r.learn(ctx, team, db, ref, t)
}

// run renders a query on a table, runs it, and reads its rows, which it closes. If what went wrong may be what we know
// of the table, that is asked again and all is done once more: the last call of read counts.
func (r *Runner) run(
	ctx context.Context, team core.TeamID, ref sqlgen.Ref,
	render func(*sqlgen.Table) (sqlgen.Query, error), read func(*engine.Rows) error,
) error {
	db, known, err := r.Table(ctx, team, ref)
	if err != nil {
		return err
	}
	// A name that ClickHouse takes for a table, though we did not, is looked for where the user may read.
	own := db.In(ref.Database)
	q, err := render(known.With(ref.Aliases))
	if err == nil {
		if err = r.ask(ctx, team, own, q, read); !ColumnsChanged(err) {
			return err
		}
	}
	fresh, freshErr := r.Known(ctx, team, db, ref, RefreshColumns)
	if freshErr != nil || fresh == known {
		return err
	}
	if q, err = render(fresh.With(ref.Aliases)); err != nil {
		return err
	}
	return r.ask(ctx, team, own, q, read)
}
