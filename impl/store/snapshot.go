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
	db.gorm.Statement.ConnPool = tx
	return fn(&db)
}
