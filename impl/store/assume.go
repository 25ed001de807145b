package store

import (
	"context"
	"sync"

	"github.com/jackc/pgx/v5"

	"github.com/obstack/obstack/impl/core"
)

// maxAssumed bounds the bytes of texts that are remembered, and maxAssumedIDs how many things.
const (
	maxAssumed    = 1 << 20
	maxAssumedIDs = 4096
)

// assumptions are what this process has read of things that alerts refer to. With PostgreSQL a transaction that refers to
// them again assumes that they are still so, instead of waiting for a round trip to read them. It has the database check
// that, and lock them, with the statements that it sends next; if one was changed, the transaction runs again and reads.
// The zero value is empty, and safe for concurrent use.
type assumptions struct {
	mu    sync.Mutex
	known map[reference]assumption
	size  int
}

// reference names a row.
type reference struct {
	table string
	team  core.TeamID
	id    string
}

// assumption is what a row was at a version.
type assumption struct {
	version int64
	text    []byte
}

func (a *assumptions) of(r reference) (assumption, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	known, ok := a.known[r]
	return known, ok
}

func (a *assumptions) add(all map[reference]assumption) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for r, v := range all {
		a.size += len(v.text) - len(a.known[r].text)
		if a.known == nil || a.size > maxAssumed || len(a.known) >= maxAssumedIDs {
			a.known, a.size = map[reference]assumption{}, len(v.text)
		}
		a.known[r] = v
	}
}

func (a *assumptions) forget(r reference) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.size -= len(a.known[r].text)
	delete(a.known, r)
}

// reliance is what one transaction assumes, and what it has learned for others to assume.
type reliance struct {
	assumed []reference
	learned map[reference]assumption
}

// assumed returns what is known of a row, if the transaction may assume that it is still so.
func (t *Tx) assumed(r reference) (assumption, bool) {
	if t.relies == nil || t.again {
		return assumption{}, false
	}
	known, ok := t.assumptions.of(r)
	if ok {
		t.relies.assumed = append(t.relies.assumed, r)
	}
	return known, ok
}

// isRefusal reports whether an error may be about what was read, rather than a database that did not do it.
func isRefusal(err error) bool {
	switch core.KindOf(err) {
	case core.Timeout, core.Unavailable, core.Canceled:
		return false
	}
	return true
}

// assume has the transaction run again if a query, which locks what it reads, does not find so many rows.
func (t *Tx) assume(ctx context.Context, doing string, rows int, query string, args ...any) {
	query, args = t.bind("SELECT assume(count(*) = ?) FROM ("+query+" FOR SHARE) found", append([]any{rows}, args...))
	tx := t.direct.(*postgresTx)
	tx.later(query, args...).Fn = func(results pgx.BatchResults) error {
		_, err := results.Exec()
		if !isRetryable(err) {
			t.metrics.queried(ctx, tx.sent, err)
		}
		return failed(ctx, doing, err)
	}
}

// learn remembers what was read of a row, once the transaction has been committed: until then it may be a change that
// comes to nothing.
func (t *Tx) learn(r reference, v assumption) {
	if t.relies != nil {
		t.relies.learned[r] = v
	}
}

// forget is for a row that the transaction changes. Without it the next one would assume in vain.
func (t *Tx) forget(r reference) {
	if t.relies != nil {
		t.assumptions.forget(r)
	}
}
