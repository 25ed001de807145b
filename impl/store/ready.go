package store

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// ErrReadOnly is returned by Ready while the database answers reads and takes no writes: the disk is full, or the server
// has become a replica.
var ErrReadOnly = errors.New("the database does not accept writes")

// writtenFor is how long a write that has worked shows that the next one will. However many ask, a server writes for them
// once a second at most.
const writtenFor = time.Second

// Ready reports whether the database can be used, and is ErrReadOnly when it can only be read. It also finds out about
// the clock.
func (s *Store) Ready(ctx context.Context) error {
	if err := s.Ping(ctx); err != nil {
		return err
	}
	// One caller writes, and the others get what came of it, or their turn.
	select {
	case s.probing <- struct{}{}:
		defer func() { <-s.probing }()
	case <-ctx.Done():
		return failed(ctx, "wait for a write", ctx.Err())
	}
	if at := s.written.Load(); at != nil && time.Since(*at) < writtenFor {
		return nil
	}
	err := s.tryWrite(ctx)
	switch {
	case err == nil, errors.Is(err, errBusy): // it is at work, and hard
		return nil
	case core.KindOf(err) == core.Timeout: // which says nothing about writes: the line of them may be long
		return err
	}
	return fmt.Errorf("%w: %w", ErrReadOnly, err)
}

// tryWrite changes something and takes it back. A full disk lets a transaction end that changes nothing.
func (s *Store) tryWrite(ctx context.Context) error {
	err := s.Write(ctx, func(tx *Tx) error {
		if _, err := s.checkClock(ctx, tx); err != nil {
			return failed(ctx, "compare clocks", err)
		}
		// A row of its own, for which no other replica waits. It never counts as a heartbeat.
		id := core.NewID()
		if err := tx.session(ctx).Exec("INSERT INTO workers (id, expires_at) VALUES (?, 0)", id).Error; err != nil {
			return failed(ctx, "try to write", err)
		}
		return failed(ctx, "try to write", tx.session(ctx).Exec("DELETE FROM workers WHERE id = ?", id).Error)
	})
	if err == nil {
		s.hasWritten()
	}
	return err
}

// hasWritten notes that a write has worked.
func (s *Store) hasWritten() {
	now := time.Now()
	s.written.Store(&now)
}
