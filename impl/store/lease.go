package store

import (
	"context"
	"time"
)

// maxLease is the longest lease. A heartbeat that would count for longer was written while a clock was ahead, or the
// database's is behind since then, and counts for nothing: the claims of a dead worker must not hold for as long as that.
const maxLease = time.Minute

// Heartbeat prolongs what a worker has claimed: it counts for a lease from now, a minute at most. With PostgreSQL now is
// the database's time, so that a replica whose clock is wrong neither outlives the others nor looks dead. It returns what
// is known of the clock of this process.
func (s *Store) Heartbeat(ctx context.Context, worker string, lease time.Duration) (Clock, error) {
	var clock Clock
	err := s.Write(ctx, func(tx *Tx) (err error) {
		if clock, err = s.checkClock(ctx, tx); err != nil {
			return failed(ctx, "compare clocks", err)
		}
		now, args := tx.leaseClock()
		args = append([]any{worker, s.id}, append(args, min(lease, maxLease).Milliseconds(), clock.stored())...)
		err = tx.session(ctx).Exec("INSERT INTO workers (id, process, expires_at, clock_offset) VALUES (?, ?, "+now+" + ?, ?)"+
			" ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at, clock_offset = excluded.clock_offset", args...).Error
		return failed(ctx, "store a heartbeat", err)
	})
	if err == nil {
		s.hasWritten()
	}
	return clock, err
}

// longDead is how long the heartbeats of workers are kept that have died without a word.
const longDead = time.Hour

// Release frees what a worker has claimed, and forgets workers that are long dead.
func (s *Store) Release(ctx context.Context, worker string) error {
	return s.Write(ctx, func(tx *Tx) error {
		now, args := tx.leaseClock()
		args = append([]any{worker}, append(args, longDead.Milliseconds())...)
		err := tx.session(ctx).Exec("DELETE FROM workers WHERE id = ? OR abs(expires_at - "+now+") > ?", args...).Error
		return failed(ctx, "release a worker", err)
	})
}

// ReleaseAll frees what any worker has claimed. It is for a process that has just started and is the only one that works
// on the store.
func (s *Store) ReleaseAll(ctx context.Context) error {
	return s.Write(ctx, func(tx *Tx) error {
		if err := s.findLastWrite(ctx, tx); err != nil {
			return failed(ctx, "find the last write", err)
		}
		return failed(ctx, "release all workers", tx.session(ctx).Exec("DELETE FROM workers").Error)
	})
}

// leaseClock is the time that leases are measured by, in milliseconds: SQL and its parameters. Within a transaction it
// goes on, so that a heartbeat that has waited for a lock is as long as any other.
func (d *DB) leaseClock() (sql string, args []any) {
	if d.postgres {
		return "(extract(epoch FROM clock_timestamp()) * 1000)::bigint", nil
	}
	return "?", []any{milliseconds(d.now())}
}

// unclaimed is the condition that no worker alive has claimed a row of the table.
//
// A statement that locks rows evaluates it again, in PostgreSQL, for the newest version of a row that was changed since the
// statement's snapshot. Other tables it reads as of the snapshot also then: a worker that has begun since, and claimed the
// row, is not there and would pass for dead. So a claim is taken over only from a version of the row that the snapshot has.
func (d *DB) unclaimed(table string) (sql string, args []any) {
	now, args := d.leaseClock()
	dead := "NOT EXISTS (SELECT 1 FROM workers w WHERE w.id = " + table + ".worker" +
		" AND w.expires_at - " + now + " BETWEEN 1 AND ?)"
	if d.postgres {
		dead += " AND (SELECT seen.claim FROM " + table + " seen WHERE seen.ctid = " + table + ".ctid) IS NOT NULL"
	}
	return "(" + table + ".claim IS NULL OR " + dead + ")", append(args, maxLease.Milliseconds())
}
