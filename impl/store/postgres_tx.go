package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
)

// postgresQuerier runs queries by the driver's own means. By way of database/sql each takes a goroutine of its own and boxes
// every value, which costs half as much again.
type postgresQuerier interface {
	query(ctx context.Context, query string, args []any) (result, error)
}

// postgresPool is a postgresQuerier of which each query takes any connection.
type postgresPool struct{ *sql.DB }

// query takes a connection for one query that changes nothing, until its result is closed. It is sent again on another
// connection when it has certainly not reached the server, as on one that has died while it was idle, and when it timed out
// although its context goes on: what the driver reads in the background may keep the end of another caller's context, which
// came just when the answer to that was complete.
func (p postgresPool) query(ctx context.Context, query string, args []any) (result, error) {
	for attempt := 1; ; attempt++ {
		conn, direct, err := p.acquire(ctx)
		if err != nil {
			return nil, err
		}
		rows, err := direct.Query(ctx, query, args...)
		out, err := begun(rows, err, conn.Close)
		again := pgconn.SafeToRetry(err) || pgconn.Timeout(err) && ctx.Err() == nil
		if err == nil || !again || attempt == maxAttempts {
			return out, err
		}
	}
}

// acquire takes a connection. It may be used directly until it is closed, which gives it back. A connection is of no use any more
// when its request was cancelled, and database/sql gives up after three such, of which there are more when many requests are
// cancelled at once.
func (p postgresPool) acquire(ctx context.Context) (conn *sql.Conn, direct *pgx.Conn, err error) {
	for range maxConns {
		if conn, err = p.Conn(ctx); !errors.Is(err, driver.ErrBadConn) {
			break
		}
	}
	if err != nil {
		return nil, nil, err
	}
	err = conn.Raw(func(c any) error {
		direct = c.(*stdlib.Conn).Conn()
		return nil
	})
	if err != nil {
		_ = conn.Close()
		return nil, nil, err
	}
	return conn, direct, nil
}

// rollbackTimeout bounds how long the end of a transaction is waited for that came to nothing.
const rollbackTimeout = 5 * time.Second

// transaction runs fn in a transaction, which the statement begin begins.
func (p postgresPool) transaction(ctx context.Context, begin string, fn func(*postgresTx) error) error {
	conn, direct, err := p.acquire(ctx)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close() }()
	tx := &postgresTx{conn: conn, direct: direct}
	tx.later(begin)
	defer tx.rollback(ctx) // does nothing after a commit
	if err := fn(tx); err != nil {
		return err
	}
	return tx.commit(ctx)
}

// postgresTx is a transaction, also for gorm. A round trip to the server takes as long as most statements do. So BEGIN, and
// other statements whose results are not waited for, go out with the next one or with COMMIT.
type postgresTx struct {
	conn   *sql.Conn
	direct *pgx.Conn // of conn
	queued []*pgx.QueuedQuery
	sent   time.Time // when what was queued last went out
	failed error     // of what was queued; whatever comes after it would not be in the transaction
}

// later queues a statement. What becomes of it is up to its Fn, whose error fails the statement that it goes out with.
func (t *postgresTx) later(query string, args ...any) *pgx.QueuedQuery {
	q := &pgx.QueuedQuery{SQL: query, Arguments: args}
	t.queued = append(t.queued, q)
	return q
}

// send sends what is queued, and then statements whose results are still to be read.
func (t *postgresTx) send(ctx context.Context, statements ...*pgx.QueuedQuery) (pgx.BatchResults, error) {
	if t.failed != nil {
		return nil, t.failed
	}
	queued := t.queued
	t.queued, t.sent = nil, time.Now()
	results := t.direct.SendBatch(ctx, &pgx.Batch{QueuedQueries: append(queued, statements...)})
	for _, q := range queued {
		run := q.Fn
		if run == nil {
			run = execResult
		}
		if err := run(results); err != nil {
			_ = results.Close()
			t.failed = err
			return nil, err
		}
	}
	return results, nil
}

func execResult(results pgx.BatchResults) error {
	_, err := results.Exec()
	return err
}

// query sends what is queued together with the query, so that both take one round trip.
func (t *postgresTx) query(ctx context.Context, query string, args []any) (result, error) {
	if len(t.queued) == 0 && t.failed == nil {
		rows, err := t.direct.Query(ctx, query, args...)
		return begun(rows, err, nil)
	}
	results, err := t.send(ctx, &pgx.QueuedQuery{SQL: query, Arguments: args})
	if err != nil {
		return nil, err
	}
	rows, err := results.Query()
	return begun(rows, err, results.Close)
}

// exec sends what is queued together with the statement.
func (t *postgresTx) exec(ctx context.Context, query string, args []any) (tag pgconn.CommandTag, err error) {
	if len(t.queued) == 0 && t.failed == nil {
		return t.direct.Exec(ctx, query, args...)
	}
	results, err := t.send(ctx, &pgx.QueuedQuery{SQL: query, Arguments: args})
	if err != nil {
		return tag, err
	}
	tag, err = results.Exec()
	if closing := results.Close(); err == nil {
		err = closing
	}
	return tag, err
}

// flush sends what is queued.
func (t *postgresTx) flush(ctx context.Context) error {
	if len(t.queued) == 0 {
		return t.failed
	}
	results, err := t.send(ctx)
	if err != nil {
		return err
	}
	return results.Close()
}

// commit ends the transaction. One that has sent nothing needs no round trip.
func (t *postgresTx) commit(ctx context.Context) error {
	if t.failed == nil && t.idle() && len(t.queued) == 1 { // BEGIN
		return nil
	}
	tag, err := t.exec(ctx, "commit", nil)
	if err == nil && tag.String() != "COMMIT" { // fn has ignored the error of a statement
		err = pgx.ErrTxCommitRollback
	}
	return err
}

// rollback undoes what was not committed.
func (t *postgresTx) rollback(ctx context.Context) {
	if t.direct.IsClosed() || t.idle() {
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), rollbackTimeout)
	defer cancel()
	if _, err := t.direct.Exec(ctx, "rollback"); err != nil {
		_ = t.direct.Close(ctx) // which ends it too
	}
}

// idle reports whether the server knows of no transaction.
func (t *postgresTx) idle() bool { return t.direct.PgConn().TxStatus() == 'I' }

// ExecContext is one of the methods that gorm calls.
func (t *postgresTx) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	tag, err := t.exec(ctx, query, args)
	return driver.RowsAffected(tag.RowsAffected()), err
}

// QueryContext is one of the methods that gorm calls.
func (t *postgresTx) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	if err := t.flush(ctx); err != nil {
		return nil, err
	}
	return t.conn.QueryContext(ctx, query, args...)
}

// QueryRowContext is one of the methods that gorm calls, for nothing that is done here. Without what is queued the statement
// would not be part of the transaction, so it then fails.
func (t *postgresTx) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	if err := t.flush(ctx); err != nil {
		ended, cancel := context.WithCancel(ctx)
		cancel()
		ctx = ended
	}
	return t.conn.QueryRowContext(ctx, query, args...)
}

// PrepareContext is one of the methods that gorm calls.
func (t *postgresTx) PrepareContext(ctx context.Context, query string) (*sql.Stmt, error) {
	if err := t.flush(ctx); err != nil {
		return nil, err
	}
	return t.conn.PrepareContext(ctx, query)
}

// result is what a query has found, *sql.Rows or as much of them as is needed.
type result interface {
	Next() bool
	Scan(dest ...any) error
	Err() error
	Close() error
}

// postgresRows are a result whose first row has been read already, because some errors show only then.
type postgresRows struct {
	pgx.Rows
	ahead, more bool
	release     func() error // nil when there is nothing to release any more
}

// begun reads the first row. What release gives back is given back after the last one at the latest.
func begun(rows pgx.Rows, err error, release func() error) (result, error) {
	r := &postgresRows{Rows: rows, ahead: true, release: release}
	if err == nil {
		r.more = rows.Next()
		err = rows.Err()
	}
	if !r.more || err != nil {
		if closing := r.Close(); err == nil {
			err = closing
		}
	}
	if err != nil {
		return nil, err
	}
	return r, nil
}

// Next closes the rows behind the last one, so that the connection is free though the caller does not close them.
func (r *postgresRows) Next() bool {
	if r.ahead {
		r.ahead = false
		return r.more
	}
	if r.Rows.Next() {
		return true
	}
	_ = r.Close() // an error is in Err too
	return false
}

// Close gives the connection back. It may be called again.
func (r *postgresRows) Close() error {
	r.Rows.Close()
	err := r.Rows.Err()
	if r.release != nil {
		release := r.release
		r.release = nil
		if closing := release(); err == nil {
			err = closing
		}
	}
	return err
}
