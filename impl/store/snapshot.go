package store

import (
	"context"
	"database/sql"
	"errors"

	"gorm.io/gorm"
)

// Snapshot runs fn on what the database holds at one moment, whatever is written meanwhile. It takes a connection that
// others may wait for, so fn must wait for the database alone.
func (s *Store) Snapshot(ctx context.Context, fn func(db *DB) error) error {
	if !s.postgres {
		return s.snapshotSQLite(ctx, fn)
	}
	return s.transact(ctx, "begin isolation level repeatable read read only", fn)
}

// snapshotSQLite runs fn in a transaction, for which the write-ahead log stays as it is when fn first reads.
func (s *Store) snapshotSQLite(ctx context.Context, fn func(db *DB) error) (err error) {
	conn, err := s.pool.Conn(ctx)
	if err != nil {
		return failed(ctx, "read a snapshot", err)
	}
	pool := &snapshotPool{prepared: s.reading}
	defer pool.prepare(ctx) // once the connection is free
	defer func() { _ = conn.Close() }()
	tx, err := conn.BeginTx(context.WithoutCancel(ctx), nil) // as with session, a read is not interrupted
	if err != nil {
		return failed(ctx, "read a snapshot", err)
	}
	defer func() {
		if rollback := tx.Rollback(); rollback != nil && !errors.Is(rollback, sql.ErrTxDone) && err == nil {
			err = failed(ctx, "read a snapshot", rollback)
		}
	}()
	db := *s.DB
	db.gorm = s.gorm.Session(&gorm.Session{NewDB: true, Context: context.WithoutCancel(ctx)})
	pool.Tx = tx
	db.gorm.Statement.ConnPool = pool
	return fn(&db)
}

// snapshotPool runs queries in a transaction on a connection of a pool, with the statements that are prepared there:
// SQLite takes longer to prepare the queries of a list than to read a hundred items.
type snapshotPool struct {
	*sql.Tx
	prepared *prepared
	missing  []string
}

// QueryContext runs a query that is not prepared yet as it is. To prepare it takes a connection, and other snapshots, which
// do the same, may have them all.
func (p *snapshotPool) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	if stmt := p.prepared.known(query); stmt != nil {
		return p.StmtContext(ctx, stmt).QueryContext(ctx, args...)
	}
	p.missing = append(p.missing, query)
	return p.Tx.QueryContext(ctx, query, args...)
}

// prepare prepares what was missing, for the next snapshots. If that fails they do without.
func (p *snapshotPool) prepare(ctx context.Context) {
	for _, query := range p.missing {
		if _, err := p.prepared.PrepareContext(ctx, query); err != nil {
			return
		}
	}
}
