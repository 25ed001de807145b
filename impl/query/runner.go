package query

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"regexp"
	"runtime/debug"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/queue"
)

// OpenFunc returns the engine behind a connection of a team. Its error is NotFound if the team has no such connection.
type OpenFunc func(ctx context.Context, team core.TeamID, connection string) (*engine.DB, error)

// Runner answers charts, searches and tiles. It is safe for concurrent use.
type Runner struct {
	// Metrics may be nil. It is set before the first query.
	Metrics *Metrics

	open    OpenFunc
	columns columnCache
	queues  queues
	watched *memory.Budget
}

// watched is what the results of all evaluations of alerts hold in memory while they are read, and those of one team. Other
// results count as those of the request that asks.
var watched = memory.Limits{All: 96 << 20, Group: 48 << 20, Owner: 48 << 20}

// largeWait is how long evaluations wait for that.
const largeWait = 10 * time.Second

// NewRunner returns a Runner on the engines of open.
func NewRunner(open OpenFunc) *Runner {
	return &Runner{
		open: open,
		columns: columnCache{
			now: time.Now, timeout: columnsTimeout, entries: make(map[tableKey]knownTable),
		},
		queues:  newQueues(),
		watched: memory.NewBudget(watched, largeWait),
	}
}

// maxParallel is how many series of one chart run at a time.
const maxParallel = 4

// Chart runs the series of a chart and returns the JSON text of the array of its data.
//
// The error is that of the first series that has one, no matter which fails first. A mistake in a series is Invalid
// and names it; an engine that is down is Unavailable, one that takes too long Timeout.
func (r *Runner) Chart(ctx context.Context, team core.TeamID, c Chart) ([]byte, error) {
	ctx = forKind(ctx, kindChart)
	w, err := c.window()
	if err != nil {
		return nil, err
	}
	if w.start >= w.end {
		return []byte("[]"), nil
	}

	results := make([]result, len(c.Series))
	errs := make([]error, len(c.Series))
	contexts := make([]context.Context, len(c.Series))
	cancels := make([]context.CancelFunc, len(c.Series))
	for i := range c.Series {
		contexts[i], cancels[i] = context.WithCancel(ctx)
		defer cancels[i]()
	}
	slots := make(chan struct{}, maxParallel)
	run := func(i int) {
		defer func() { <-slots }()
		if results[i], errs[i] = r.series(contexts[i], team, c.Series[i], w); errs[i] == nil {
			return
		}
		// The series before this one go on: only they can still change the answer.
		for _, cancel := range cancels[i+1:] {
			cancel()
		}
	}
	var running sync.WaitGroup
	for i := range c.Series {
		slots <- struct{}{}
		if i == len(c.Series)-1 {
			run(i) // most charts have one series, and starting a goroutine takes longer than rendering it
		} else {
			running.Go(func() { run(i) })
		}
	}
	running.Wait()
	for i, err := range errs {
		if err != nil {
			return nil, seriesError(i, err)
		}
	}
	if c.Columns {
		return columns(ctx, results)
	}
	return merged(ctx, results)
}

// seriesError names the series in the errors that are about it.
func seriesError(i int, err error) error {
	var e *core.Error
	if !errors.As(err, &e) {
		return fmt.Errorf("series %d: %w", i, err)
	}
	switch e.Kind {
	case core.Invalid:
		return core.NewError(e.Kind, fmt.Sprintf("series %d: %s", i, e.Message), e.Err)
	case core.NotFound:
		return core.NewError(e.Kind, fmt.Sprintf("%s for series %d", e.Message, i), e.Err)
	}
	return err
}

// series runs one series.
func (r *Runner) series(ctx context.Context, team core.TeamID, s Series, w window) (res result, err error) {
	defer recovered(&err)
	if err := s.check(); err != nil {
		return result{}, err
	}
	ref, err := s.from()
	if err != nil {
		return result{}, err
	}
	var st statement
	err = r.run(ctx, team, ref, func(t *table) (q Query, err error) {
		st, err = s.statement(t, w)
		return st.Query, err
	}, func(rows *engine.Rows) (err error) {
		res, err = readRows(ctx, rows, cmp.Or(s.metricName(), s.AggFn), st.groups, w)
		return err
	})
	if err == nil && len(res.rows) == 0 && s.AggFn == "increase" {
		err = r.checkIncrease(ctx, team, s, w)
	}
	return res, err
}

// recovered makes a panic an internal error. Where a request runs nobody needs that, but in other goroutines a panic
// ends the process.
func recovered(err *error) {
	if p := recover(); p != nil {
		*err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
	}
}

// tableRef is a table that is read through a source, and the aliases that the query may use.
type tableRef struct {
	source          Source
	database, table string
	aliases         *aliases
}

// table returns what is known of a table and the engine that it is on.
func (r *Runner) table(ctx context.Context, team core.TeamID, ref tableRef) (*engine.DB, *table, error) {
	if err := ref.source.check(); err != nil {
		return nil, nil, err
	}
	db, err := r.open(ctx, team, ref.source.Connection)
	if err != nil {
		return nil, nil, err
	}
	t, err := r.known(ctx, team, db, ref, keepColumns)
	return db, t, err
}

// known returns what is known of a table for no longer than maxAge.
func (r *Runner) known(
	ctx context.Context, team core.TeamID, db *engine.DB, ref tableRef, maxAge time.Duration,
) (*table, error) {
	key := tableKey{team, ref.source.Connection, ref.database, ref.table}
	t, err := r.columns.get(ctx, db, key, maxAge)
	if err != nil {
		return nil, err
	}
	return t, r.learn(ctx, team, db, ref, t)
}

// run renders a query on a table, runs it, and reads its rows, which it closes. If what went wrong may be what we know
// of the table, that is asked again and all is done once more: the last call of read counts.
func (r *Runner) run(
	ctx context.Context, team core.TeamID, ref tableRef,
	render func(*table) (Query, error), read func(*engine.Rows) error,
) error {
	db, known, err := r.table(ctx, team, ref)
	if err != nil {
		return err
	}
	// A name that ClickHouse takes for a table, though we did not, is looked for where the user may read.
	own := db.In(ref.database)
	q, err := render(known.with(ref.aliases))
	if err == nil {
		if err = r.query(ctx, team, own, q, read); !columnsChanged(err) {
			return err
		}
	}
	fresh, freshErr := r.known(ctx, team, db, ref, refreshColumns)
	if freshErr != nil || fresh == known {
		return err
	}
	if q, err = render(fresh.with(ref.aliases)); err != nil {
		return err
	}
	return r.query(ctx, team, own, q, read)
}

// query runs a query when it is its turn, and reads its rows, which it closes. A connection may lead to a server that
// answers something else than was asked for, which nobody who reads the rows expects.
//
// One that ended because the engine had to be restarted for another query is run once more, and read anew.
func (r *Runner) query(
	ctx context.Context, team core.TeamID, db *engine.DB, q Query, read func(*engine.Rows) error,
) error {
	asked := engine.Query{
		SQL: q.SQL, Params: q.Params, Settings: q.Settings, Hints: q.Hints, MaxBytes: q.MaxBytes, UserSQL: q.UserSQL,
		Owner: owner(ctx, team, q),
	}
	err := r.queryOnce(ctx, team, db, asked, read)
	if errors.Is(err, engine.ErrRestarted) {
		err = r.queryOnce(ctx, team, db, asked, read)
	}
	return withoutHint(err)
}

func (r *Runner) queryOnce(
	ctx context.Context, team core.TeamID, db *engine.DB, q engine.Query, read func(*engine.Rows) error,
) (err error) {
	defer func() { r.Metrics.ended(ctx, err) }()
	defer recovered(&err)
	if err := db.Admit(ctx, q.Owner); err != nil {
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
		lease := r.watched.Lease(string(team), "")
		defer lease.End()
		ctx = memory.With(ctx, lease)
	}
	began, count := time.Now(), 0
	defer func() { r.Metrics.ran(ctx, began, count) }()
	rows, err := db.Select(ctx, q)
	if err != nil {
		return err
	}
	defer rows.Close()
	err = read(rows)
	count = rows.Count()
	return err
}

// turn waits for a slot of the queue. Who is suspected waits for the one of the suspects first: there it holds no slot of
// those that others need.
func (r *Runner) turn(
	ctx context.Context, db *engine.DB, owner string, in *queue.Queue, of queue.Share,
) (release func(), err error) {
	alone := func() {}
	for suspected := db.Suspected(owner); ; suspected = true {
		if suspected {
			if alone, err = r.queues.suspects.Acquire(ctx, of); err != nil {
				return nil, err
			}
		}
		slot, err := in.Acquire(ctx, of)
		if err != nil {
			alone()
			return nil, err
		}
		if suspected || !db.Suspected(owner) {
			return func() {
				slot()
				alone()
			}, nil
		}
		slot() // it has become a suspect while it waited, and would be beside another one
	}
}

var tableHint = regexp.MustCompile(`\W*Maybe you meant.*`)

// withoutHint takes the guess away that ClickHouse makes when it does not know a table: that may be anybody's, for it
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

// columnsChanged reports whether ClickHouse did not know a name or a type that we took from the table.
func columnsChanged(err error) bool {
	switch engine.CodeName(err) {
	case "UNKNOWN_IDENTIFIER", "UNKNOWN_TABLE", "THERE_IS_NO_COLUMN", "NO_SUCH_COLUMN_IN_TABLE",
		"NOT_FOUND_COLUMN_IN_BLOCK", "ILLEGAL_TYPE_OF_ARGUMENT", "NO_COMMON_TYPE", "TYPE_MISMATCH":
		return true
	}
	return false
}
