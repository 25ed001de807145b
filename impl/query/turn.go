package query

import (
	"context"
	"errors"
	"regexp"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/trace"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

// Query runs a query when it is its turn, and reads its rows, which it closes. A connection may lead to a server that
// answers something else than was asked for, which the caller that reads the rows does not expect.
//
// One that ended because the engine had to be restarted for another query is run once more, and read anew.
func (r *Runner) Query(
	ctx context.Context, team core.TeamID, db *engine.DB, q sqlgen.Query, read func(*engine.Rows) error,
) error {
	return r.query(ctx, team, db, q, func() {}, read)
}

// query is Query that calls begin when the turn has come, before anything is read.
func (r *Runner) query(
	ctx context.Context, team core.TeamID, db *engine.DB, q sqlgen.Query, begin func(), read func(*engine.Rows) error,
) error {
	asked := engine.Query{
		SQL: q.SQL, Params: q.Params, Settings: q.Settings, Hints: q.Hints, MaxBytes: q.MaxBytes, UserSQL: q.UserSQL,
		NoDirectRead: q.NoDirectRead, Owner: owner(ctx, team, q),
	}
	err := r.queryOnce(ctx, team, db, asked, begin, read)
	if errors.Is(err, engine.ErrRestarted) {
		err = r.queryOnce(ctx, team, db, asked, begin, read)
	}
	if lostColumn(err) {
		asked.NoDirectRead = true
		err = r.queryOnce(ctx, team, db, asked, begin, read)
	}
	return withoutHint(err)
}

// lostColumn reports whether ClickHouse lost track of a column of its own. Version 26.7 reads a text index in place of its column,
// and fails if the condition also has a constant part: has(items, 'a=b') AND n < 0 with an unsigned n. The query is valid, and
// works without direct reads.
func lostColumn(err error) bool { return engine.CodeName(err) == "NOT_FOUND_COLUMN_IN_BLOCK" }

// mayBePatched reports whether tables of the database may have patch parts. ClickHouse 26.7 loses their rows, or fails, if it reads
// a text index instead of its column together with another updated column. Pages accept an answer of up to MaxAge. Evaluations
// always ask.
func (r *Runner) mayBePatched(ctx context.Context, db *engine.DB) bool {
	maxAge := r.MaxAge
	if fresh, _ := ctx.Value(freshnessKey{}).(*Freshness); kindOf(ctx) == kindAlert || fresh != nil && fresh.Strict {
		maxAge = 0
	}
	return db.HasPatchParts(ctx, maxAge)
}

// queryOnce waits for a slot, runs a query and hands its rows to read. A panic of read is an error, so that what a server
// makes up cannot end the process.
func (r *Runner) queryOnce(
	ctx context.Context, team core.TeamID, db *engine.DB, q engine.Query, begin func(), read func(*engine.Rows) error,
) (err error) {
	ctx, span := r.Tracer.Start(ctx, "query", trace.WithSpanKind(trace.SpanKindClient),
		trace.WithAttributes(attribute.String("kind", string(kindOf(ctx))), attribute.String("team_id", string(team))))
	defer func() {
		r.Metrics.ended(ctx, err)
		if err != nil && !isRefused(ctx, err) {
			span.SetStatus(codes.Error, core.KindOf(err).String())
		}
		span.End()
	}()
	defer Recovered(&err)
	if err := db.Admit(ctx, q); err != nil {
		return err
	}
	in, share := r.queues.of(ctx, team, db, q.UserSQL)
	came := time.Now()
	release, err := r.turn(ctx, db, q.Owner, in, share)
	r.Metrics.waited(r.queues.name(in), came)
	if err != nil {
		return err
	}
	// The slot is free when the query has ended in the engine, which may be long after its client has left.
	q.Ended = release
	if kindOf(ctx) == kindAlert { // each on its own, because many run at once for one evaluation
		reservation := r.results.Reservation(string(team), "")
		defer reservation.Release()
		ctx = memory.NewContext(ctx, reservation)
	}
	began, count := time.Now(), 0
	span.AddEvent("its turn has come")
	begin()
	q.NoDirectRead = q.NoDirectRead || r.mayBePatched(ctx, db)
	defer func() {
		r.Metrics.ran(ctx, began, count)
		span.SetAttributes(attribute.Int("rows", count))
	}()
	rows, err := db.Select(ctx, q)
	if err != nil {
		return err
	}
	defer rows.Close()
	err = read(rows)
	count = rows.Count()
	return err
}

// turn waits for a slot of the queue. An owner in quarantine waits for its one slot first: there it holds no slot of
// those that others need.
func (r *Runner) turn(
	ctx context.Context, db *engine.DB, owner string, in *queue.Queue, of queue.Holder,
) (release func(), err error) {
	alone := func() {}
	for quarantined := db.Quarantined(owner); ; quarantined = true {
		if quarantined {
			if alone, err = r.queues.quarantine.Acquire(ctx, of); err != nil {
				return nil, err
			}
		}
		slot, err := in.Acquire(ctx, of)
		if err != nil {
			alone()
			return nil, err
		}
		if quarantined || !db.Quarantined(owner) {
			return func() {
				slot()
				alone()
			}, nil
		}
		slot() // it came into quarantine while it waited, and would run beside another one
	}
}

var tableHint = regexp.MustCompile(`\W*Maybe you meant.*`)

// withoutHint takes the guess away that ClickHouse makes when it does not know a table: that may be any user's, for it
// looks into all databases.
func withoutHint(err error) error {
	var e *core.Error
	switch engine.CodeName(err) {
	case "UNKNOWN_TABLE", "UNKNOWN_DATABASE":
		if errors.As(err, &e) {
			return core.NewError(e.Kind, tableHint.ReplaceAllString(e.Message, ""), e.Err)
		}
	}
	return err
}

// ColumnsChanged reports whether ClickHouse did not know a name or a type that we took from the table.
func ColumnsChanged(err error) bool {
	switch engine.CodeName(err) {
	case "UNKNOWN_IDENTIFIER", "UNKNOWN_TABLE", "UNKNOWN_DATABASE", "THERE_IS_NO_COLUMN", "NO_SUCH_COLUMN_IN_TABLE",
		"NOT_FOUND_COLUMN_IN_BLOCK", "ILLEGAL_TYPE_OF_ARGUMENT", "NO_COMMON_TYPE", "TYPE_MISMATCH":
		return true
	}
	return false
}
