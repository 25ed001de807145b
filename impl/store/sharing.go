package store

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// sharing lets callers with the same question share its answer. While a question is on its way, those who come wait, and
// then it is asked once for all of them: so each gets what was read after the call, as if it were alone. The zero value
// is ready.
type sharing[K comparable, T any] struct {
	mu     sync.Mutex
	latest map[K]*question[T]
}

// maxTurn is how long a question waits for the answer to the one before.
const maxTurn = 100 * time.Millisecond

type question[T any] struct {
	sent     bool
	answered chan struct{}
	answer   T
	err      error
}

// ask returns what read answers, be it called by this caller or by another one that waited too.
func (s *sharing[K, T]) ask(ctx context.Context, key K, read func() (T, error)) (T, error) {
	s.mu.Lock()
	before := s.latest[key]
	if before != nil && !before.sent {
		s.mu.Unlock()
		return before.join(ctx, read)
	}
	if s.latest == nil {
		s.latest = map[K]*question[T]{}
	}
	q := &question[T]{answered: make(chan struct{})}
	s.latest[key] = q
	s.mu.Unlock()
	if before != nil {
		patience := time.NewTimer(maxTurn)
		select {
		case <-before.answered:
		case <-patience.C: // its connection may be dead, and others are not
		case <-ctx.Done(): // read says so
		}
		patience.Stop()
	}
	s.mu.Lock()
	q.sent = true
	s.mu.Unlock()
	defer func() {
		s.mu.Lock()
		if s.latest[key] == q {
			delete(s.latest, key)
		}
		s.mu.Unlock()
		close(q.answered)
	}()
	q.err = errNotAnswered
	q.answer, q.err = read()
	return q.answer, q.err
}

// errNotAnswered is what those who wait get when the read panics: without an error they would get an answer that is empty.
var errNotAnswered = errors.New("a shared read ended without a result")

// join waits for the answer to a question that was not sent when the caller came.
func (q *question[T]) join(ctx context.Context, read func() (T, error)) (answer T, err error) {
	select {
	case <-q.answered:
	case <-ctx.Done():
		return answer, ctx.Err()
	}
	if kind := core.KindOf(q.err); q.err != nil && (kind == core.Canceled || kind == core.Timeout) {
		return read() // the client who asked for all has gone away
	}
	return q.answer, q.err
}
