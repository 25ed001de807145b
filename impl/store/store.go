package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/logger"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/queue"
)

// Options say which database to open.
type Options struct {
	// Dir is the directory of the SQLite file obstack.db. It must exist.
	Dir string
	// InMemory keeps the SQLite database of a process in memory instead, until the Store is closed. It is for one caller at
	// a time: nothing can be read while something is written.
	InMemory bool
	// DSN, when not empty, is the postgres:// address of the database to use instead.
	DSN string
	// Key has 32 bytes and seals the secrets that are stored. A store belongs to the first key that it is used with.
	Key []byte
	// Kinds, when not empty, are the kinds of keys that the deployment makes. A store whose keys are of other kinds belongs
	// to another deployment.
	Kinds []KeyKind
	// Limits are those that differ from DefaultLimits.
	Limits Limits
	// Now is the clock, time.Now when nil.
	Now func() time.Time
	// Log and Metrics may be nil.
	Log     *slog.Logger
	Metrics *Metrics

	patience time.Duration // startingTime when 0
}

// Store is an open database. Its methods are safe for concurrent use, also by several processes on one database.
// Reads go through the embedded DB, each on its own; everything else through Write.
type Store struct {
	*DB

	opts    Options
	id      string       // of this opening, which is a process's
	pool    *sql.DB      // all connections to PostgreSQL, or those that read from SQLite
	reading *prepared    // statements of the pool; nil with PostgreSQL
	writer  *writer      // nil with PostgreSQL
	turns   *queue.Queue // to change something there
	scans   *queue.Queue // to read all of a list
	used    usedKeys
	// presenting are the lookups of keys, with PostgreSQL.
	presenting sharing[presentation, presentedKey]
	// sessions are the same for those of people.
	sessions sharing[core.KeyHash, presentedSession]
	clocks   clockState
	// written is when a write has last worked that Ready may rely on, and probing holds one element while it tries one.
	written atomic.Pointer[time.Time]
	probing chan struct{}
	// marking are the notes that keys were used, for which no request waits any more.
	marking sync.WaitGroup
	log     *slog.Logger
}

// DB reads, either from the database as it is now or, as part of a Tx, from within a transaction. Every method takes
// the tenant after the context and treats what belongs to another one as missing. Errors are *core.Error values.
type DB struct {
	gorm   *gorm.DB
	sealer sealer
	limits Limits // of every noun, or of none
	ample  *ample
	// assumptions are nil with SQLite.
	assumptions *assumptions
	metrics     *storeMetrics
	now         func() time.Time
	direct      postgresQuerier // nil with SQLite
	postgres    bool
	writes      bool // within a transaction of Write
}

// Tx reads and writes within one transaction. It must not be used after the function that it was passed to returned,
// nor by several goroutines at once.
type Tx struct {
	*DB
	// counted is what the transaction has been admitted to add to, nil with SQLite.
	counted map[counted]usage
	// relies is nil with SQLite.
	relies *reliance
	// again says that it has run before, and lost against others or assumed what did not hold.
	again bool
	// changes are those that it has made so far, for the audit log.
	changes []Change
}

// Open opens the database. It does not bring the schema up to date: Migrate does, and must have done so before
// anything else is called.
func Open(ctx context.Context, opts Options) (*Store, error) {
	sealer, err := newSealer(opts.Key)
	if err != nil {
		return nil, err
	}
	if opts.Now == nil {
		opts.Now = time.Now
	}
	s := &Store{
		opts: opts, id: core.NewID(), log: opts.Log, turns: newWriteQueue(), scans: newScanQueue(),
		probing: make(chan struct{}, 1),
	}
	if s.log == nil {
		s.log = slog.New(slog.DiscardHandler)
	}
	db := DB{sealer: sealer, limits: DefaultLimits(), ample: new(ample), now: opts.Now, postgres: opts.DSN != ""}
	maps.Copy(db.limits, opts.Limits)
	if db.postgres {
		db.assumptions = new(assumptions)
		db.metrics = opts.Metrics.of("postgresql")
		err = s.openPostgres(ctx, db)
	} else {
		db.metrics = opts.Metrics.of("sqlite")
		err = s.openSQLite(ctx, db)
	}
	if err != nil {
		return nil, failed(ctx, "open the store", err)
	}
	s.metrics.pool(s.pool)
	if err := s.checkOpened(ctx); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// checkOpened refuses a wrong key and the store of another deployment at once, before anything is written there.
func (s *Store) checkOpened(ctx context.Context) error {
	version, err := s.SchemaVersion(ctx)
	if err != nil || version == 0 {
		return err
	}
	if err := s.checkKinds(ctx); err != nil {
		return err
	}
	if err := s.checkKey(ctx); core.KindOf(err) != core.NotFound {
		return err
	}
	return nil
}

// Close waits for running transactions and closes the database.
func (s *Store) Close() error {
	s.marking.Wait()
	var err error
	if s.writer != nil {
		err = s.writer.close()
	}
	return errors.Join(err, s.pool.Close())
}

// Ping reports whether the database answers. It reads a table, because SQLite needs no file to answer SELECT 1.
func (s *Store) Ping(ctx context.Context) error {
	_, err := s.count(ctx, "SELECT count(*) FROM settings")
	return failed(ctx, "ping the store", err)
}

// Write runs fn in one transaction, which is durable once Write has returned nil and has left no trace if fn returned
// an error, which Write then returns. When a concurrent transaction got in the way fn runs again, so what it does
// besides must bear repeating. It must not call Write, and must return an error of tx's, after which PostgreSQL
// accepts no more statements. What the caller's Operation changes is in the audit log with it.
func (s *Store) Write(ctx context.Context, fn func(tx *Tx) error) error {
	fn = audited(ctx, fn)
	err := s.metrics.write(ctx, func() error {
		if s.writer != nil {
			return s.writer.write(ctx, fn)
		}
		return s.writePostgres(ctx, fn)
	})
	if operation := core.OperationFrom(ctx); err == nil && operation != nil {
		operation.SetRecorded()
	}
	return err
}

// openGorm puts gorm on a pool of connections.
func (d *DB) openGorm(dialector gorm.Dialector) (*gorm.DB, error) {
	g, err := gorm.Open(dialector, &gorm.Config{
		SkipDefaultTransaction: true,           // writes are in a Tx already
		DisableAutomaticPing:   true,           // opening has done it
		QueryFields:            true,           // no SELECT *, which a column added by a newer replica would break
		Logger:                 logger.Discard, // it would print values, and errors are returned anyway
	})
	if err != nil {
		return nil, err
	}
	return g, d.metrics.timed(g)
}

// session starts a statement.
func (d *DB) session(ctx context.Context) *gorm.DB {
	ctx, err := d.statementContext(ctx)
	session := d.gorm.WithContext(ctx)
	if err != nil {
		_ = session.AddError(err)
	}
	return session
}

// statementContext is the context of a statement, or why none may start. SQLite statements take microseconds and are not
// interrupted: an interrupted write would roll back the transactions that share the commit, and an interrupted read costs
// its connection.
func (d *DB) statementContext(ctx context.Context) (context.Context, error) {
	if d.postgres {
		return ctx, nil
	}
	return context.WithoutCancel(ctx), ctx.Err()
}

// rows runs a query. It is for reads that are frequent or large, where filling structs by reflection costs too much, and
// so does gorm's writing of the text, which takes half as long as SQLite does for a row.
func (d *DB) rows(ctx context.Context, query string, args ...any) (rows result, err error) {
	if ctx, err = d.statementContext(ctx); err != nil {
		return nil, err
	}
	query, args = d.bind(query, args)
	began := time.Now()
	if d.postgres {
		rows, err = d.direct.query(ctx, query, args)
	} else {
		rows, err = d.gorm.Statement.ConnPool.QueryContext(ctx, query, args...)
	}
	d.metrics.queried(ctx, began, err)
	return rows, err
}

// bind writes a query with a question mark for each argument as the driver wants it. What among returns is written in place.
func (d *DB) bind(query string, args []any) (string, []any) {
	lists := slices.ContainsFunc(args, func(arg any) bool { _, ok := arg.(clause.Expr); return ok })
	if !d.postgres && !lists {
		return query, args
	}
	var text strings.Builder
	var bound []any
	for _, arg := range args {
		before, after, _ := strings.Cut(query, "?")
		list, ok := arg.(clause.Expr)
		if ok {
			opening, closing, _ := strings.Cut(list.SQL, "?")
			before, after, arg = before+opening, closing+after, list.Vars[0]
		}
		text.WriteString(before)
		bound = append(bound, arg)
		if d.postgres {
			text.WriteString("$" + strconv.Itoa(len(bound)))
		} else {
			text.WriteByte('?')
		}
		query = after
	}
	text.WriteString(query)
	return text.String(), bound
}

// put runs a statement of which all that matters is that it works. In PostgreSQL that may show only when the next statement
// runs, or when the transaction is committed.
func (t *Tx) put(ctx context.Context, doing, query string, args ...any) error {
	ctx, err := t.statementContext(ctx)
	if err != nil {
		return failed(ctx, doing, err)
	}
	query, args = t.bind(query, args)
	if tx, ok := t.direct.(*postgresTx); ok {
		tx.later(query, args...).Fn = func(results pgx.BatchResults) error {
			_, err := results.Exec()
			t.metrics.executed(ctx, tx.sent, err)
			return failed(ctx, doing, err)
		}
		return nil
	}
	began := time.Now()
	_, err = t.gorm.Statement.ConnPool.ExecContext(ctx, query, args...)
	t.metrics.executed(ctx, began, err)
	return failed(ctx, doing, err)
}

// ask is scanAll of a query that is sent with the next statement, or when the answer is asked for.
func ask[T any](ctx context.Context, t *Tx, dest func(*T) []any, query string, args ...any) func() ([]T, error) {
	tx, ok := t.direct.(*postgresTx)
	if !ok {
		return func() ([]T, error) {
			rows, err := t.rows(ctx, query, args...)
			return scanAll(rows, err, dest)
		}
	}
	var all []T
	var err error
	asked := false
	query, args = t.bind(query, args)
	tx.later(query, args...).Fn = func(results pgx.BatchResults) error {
		rows, failure := results.Query()
		read, failure := begun(rows, failure, nil)
		t.metrics.queried(ctx, tx.sent, failure)
		all, err = scanAll(read, failure, dest)
		asked = true
		return err
	}
	return func() ([]T, error) {
		if !asked {
			if failure := tx.flush(ctx); err == nil {
				err = failure
			}
		}
		return all, err
	}
}

// one runs a query for a single row and stores its columns in dest; sql.ErrNoRows when there is none.
func (d *DB) one(ctx context.Context, dest []any, query string, args ...any) error {
	rows, err := d.rows(ctx, query, args...)
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }()
	if !rows.Next() {
		if err := rows.Err(); err != nil {
			return err
		}
		return sql.ErrNoRows
	}
	if err := rows.Scan(dest...); err != nil {
		return err
	}
	return rows.Close() // some errors show only here
}

// count runs a query for a single number.
func (d *DB) count(ctx context.Context, query string, args ...any) (int, error) {
	var n int
	err := d.one(ctx, []any{&n}, query, args...)
	return n, err
}

// among returns a value for a question mark in place of a condition: that a column is one of the values. One parameter
// carries the whole list, so that its length neither meets the limit of parameters nor makes a new statement to prepare.
// Unlike a query, which might be run for each row, PostgreSQL looks an array up in an index also without statistics.
func (d *DB) among(column string, values []string) clause.Expr {
	if d.postgres {
		if values == nil {
			values = []string{} // nil would be NULL
		}
		return gorm.Expr(column+" = ANY(?)", textArray{values})
	}
	text := "[]" // for nil too
	if len(values) > 0 {
		text = jsonText(values)
	}
	return gorm.Expr(column+" IN (SELECT value FROM json_each(?))", text)
}

// textArray is a parameter of type TEXT[]. gorm would make a slice several parameters.
type textArray struct{ pgtype.FlatArray[string] }

// locking is the end of a SELECT whose rows shall stay as they are until the transaction ends. SQLite knows no such
// clause and needs none, since only one transaction writes at a time.
func (d *DB) locking(clause string) string {
	if d.postgres {
		return " " + clause
	}
	return ""
}

const (
	forUpdate = "FOR UPDATE"
	forShare  = "FOR SHARE"
)

// noKeyUpdate is what locks a row that others refer to with foreign keys: FOR UPDATE would stop them from doing so.
const noKeyUpdate = "NO KEY UPDATE"

// lockingSession is session for a SELECT that locking would end.
func (t *Tx) lockingSession(ctx context.Context, strength string) *gorm.DB {
	if !t.postgres {
		return t.session(ctx)
	}
	return t.session(ctx).Clauses(clause.Locking{Strength: strength})
}

// maxSmallText is up to which size a text is read without a place in memory.
const maxSmallText = 64 << 10

// smallText are the size of a text and the text itself, if it is small.
var smallText = fmt.Sprintf("octet_length(body), CASE WHEN octet_length(body) <= %d THEN body END", maxSmallText)

// takeMemory waits for the memory that a large text takes until it is answered. Others wait for a transaction, so there it
// is refused instead.
func (d *DB) takeMemory(ctx context.Context, size int64) error {
	reservation := memory.FromContext(ctx)
	if d.writes {
		return reservation.TryAcquire(ctx, itemWeight*size)
	}
	return reservation.Acquire(ctx, itemWeight*size)
}

// milliseconds is the stored form of a time, the same precision on both databases as in answers.
func milliseconds(t time.Time) int64 { return t.UnixMilli() }

func fromMilliseconds(ms int64) core.Time { return core.Time{Time: time.UnixMilli(ms).UTC()} }

// later is an expression for the time of a change, given twice, or a moment after that of the change before, so that no
// two changes of a row share one: by it others know whether what they have is still the right one. So do transactions that
// assume what a row was when it was last read, lists what they answer about an alert, and clients what they change: whatever
// changes a row that one of them is about has to change this too.
const later = "CASE WHEN updated_at < ? THEN ? ELSE updated_at + 1 END"

// laterStamp is stamp for the change of what was changed before.
func (d *DB) laterStamp(before core.Time) core.Time {
	if now := d.stamp(); now.After(before.Time) {
		return now
	}
	return fromMilliseconds(milliseconds(before.Time) + 1)
}

// stamp is the current time as it will be read back, so that the answer to a write equals that to the next read.
func (d *DB) stamp() core.Time { return fromMilliseconds(milliseconds(d.now())) }
