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
	t, err := r.known(ctx, team, db, ref, keepColumns)
	return db, t, err
}

// Refreshed returns what is known of a table since now, or for a moment at the most, when what is known may be wrong. It is the
// same table when nothing has changed.
func (r *Runner) Refreshed(ctx context.Context, team core.TeamID, db *engine.DB, ref sqlgen.Ref) (*sqlgen.Table, error) {
	return r.known(ctx, team, db, ref, refreshColumns)
}

// known returns what is known of a table for no longer than maxAge. The table is shared and must not be changed.
func (r *Runner) known(
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
	return r.onTable(ctx, team, ref, func(ctx context.Context, db *engine.DB, t *sqlgen.Table) (asked bool, err error) {
		q, err := render(t)
		if err != nil {
			return false, err
		}
		return true, r.ask(ctx, team, db, q, read)
	})
}

// runOver is run for a query over time, of which a request may get buckets that are kept.
func (r *Runner) runOver(
	ctx context.Context, team core.TeamID, ref sqlgen.Ref, over overTime,
	render func(*sqlgen.Table) (sqlgen.Query, error), read func(*engine.Rows) error,
) error {
	return r.onTable(ctx, team, ref, func(ctx context.Context, db *engine.DB, t *sqlgen.Table) (asked bool, err error) {
		q, err := render(t)
		if err != nil {
			return false, err
		}
		return true, r.askOver(ctx, team, db, q, r.question(ctx, team, db, ref, t, over), read)
	})
}

// isThere fails when there is nothing to know of a table any more.
func (r *Runner) isThere(ctx context.Context, team core.TeamID, ref sqlgen.Ref) error {
	db, _, err := r.Table(ctx, team, ref)
	if err == nil {
		_, err = r.Refreshed(ctx, team, db, ref)
	}
	return err
}

// isGone reports whether the table that ClickHouse does not know is the source's own, of which nothing is known any more. What
// is said of that names the source; ClickHouse's words would be taken for a mistake in the query.
func isGone(err, fresh error) bool {
	code := engine.CodeName(err)
	return core.KindOf(fresh) == core.Invalid && (code == "UNKNOWN_TABLE" || code == "UNKNOWN_DATABASE")
}

// onTable calls do with what is known of a table. It does so once more, with what the engine says of the table then, if do
// fails before it has asked for rows, or because of what ClickHouse did not know.
func (r *Runner) onTable(
	ctx context.Context, team core.TeamID, ref sqlgen.Ref,
	do func(context.Context, *engine.DB, *sqlgen.Table) (asked bool, err error),
) error {
	db, known, err := r.Table(ctx, team, ref)
	if err != nil {
		return err
	}
	// A name that ClickHouse takes for a table, though we did not, is looked for where the user may read.
	own := db.In(ref.Database)
	asked, err := do(ctx, own, known.With(ref.Aliases))
	if err == nil || asked && !ColumnsChanged(err) {
		return err
	}
	fresh, freshErr := r.Refreshed(ctx, team, db, ref)
	if isGone(err, freshErr) {
		return freshErr
	}
	if freshErr != nil || fresh == known {
		return err
	}
	_, err = do(ctx, own, fresh.With(ref.Aliases))
	return err
}
