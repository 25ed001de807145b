package store

import (
	"context"
	"time"
)

// maxLease is the longest lease. A heartbeat that would count for longer was written while a clock was ahead, or the
// database's is behind since then, and counts for nothing: the claims of a dead worker must not hold for as long as that.
const maxLease = time.Minute

// StayAlive is the heartbeat of a worker, whose claims count for a lease from now, a minute at most. With PostgreSQL now
// is the database's time, so that a replica whose clock is wrong neither outlives the others nor looks dead. It returns
// what is known of the clock of this process.
func (s *Store) StayAlive(ctx context.Context, worker string, lease time.Duration) (Clock, error) {
	var clock Clock
	err := s.Write(ctx, func(tx *Tx) (err error) {
		if clock, err = s.checkClock(ctx, tx); err != nil {
			return failed(ctx, "compare clocks", err)
		}
		now, args := tx.leaseClock()
		args = append([]any{worker, s.id}, append(args, min(lease, maxLease).Milliseconds(), clock.stored())...)
		err = tx.session(ctx).Exec("INSERT INTO evaluators (id, process, until, clock_offset) VALUES (?, ?, "+now+" + ?, ?)"+
			" ON CONFLICT (id) DO UPDATE SET until = excluded.until, clock_offset = excluded.clock_offset", args...).Error
		return failed(ctx, "keep a worker", err)
	})
	if err == nil {
		s.hasWritten()
	}
	return clock, err
}

// longDead is how long the heartbeats of workers are kept that have died without a word.
const longDead = time.Hour

// Leave frees what the worker has claimed, and forgets workers that are long dead.
func (s *Store) Leave(ctx context.Context, worker string) error {
	return s.Write(ctx, func(tx *Tx) error {
		now, args := tx.leaseClock()
		args = append([]any{worker}, append(args, longDead.Milliseconds())...)
		err := tx.session(ctx).Exec("DELETE FROM evaluators WHERE id = ? OR abs(until - "+now+") > ?", args...).Error
		return failed(ctx, "end a worker", err)
	})
}

// FreeClaims frees what any worker has claimed. It is for a process that has just started and is the only one that works
// on the store.
func (s *Store) FreeClaims(ctx context.Context) error {
	return s.Write(ctx, func(tx *Tx) error {
		if err := s.findLastWrite(ctx, tx); err != nil {
			return failed(ctx, "find the last write", err)
		}
		return failed(ctx, "end all workers", tx.session(ctx).Exec("DELETE FROM evaluators").Error)
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

// alive is the condition that a worker e is.
func (d *DB) alive() (sql string, args []any) {
	now, args := d.leaseClock()
	return "e.until - " + now + " BETWEEN 1 AND ?", append(args, maxLease.Milliseconds())
}

// unclaimed is the condition that no worker alive has claimed a row of the table.
func (d *DB) unclaimed(table string) (sql string, args []any) {
	alive, args := d.alive()
	return "(" + table + ".claim IS NULL OR NOT EXISTS (SELECT 1 FROM evaluators e WHERE " + alive +
		" AND substr(" + table + ".claim, 1, length(e.id) + 1) = e.id || '/'))", args
}

// claimedBy is the condition that a worker has claimed a row of the table. Its parameters are the length of the worker's
// name with a slash behind it, and that.
func claimedBy(table string) string { return "substr(" + table + ".claim, 1, ?) = ?" }
