package store

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"sync"

	"github.com/obstack/obstack/impl/core"
)

// errBusy is the answer to a Write when too many others wait already.
var errBusy = core.NewError(core.Unavailable, "Too many changes are waiting, please try again shortly.", nil)

// errClosed is the answer to a Write after Close.
var errClosed = errors.New("the store is closed")

// maxWaiting bounds the line. Who finds it full is refused as Unavailable; at a thousand commits a second it stands for
// more than a second of work.
const maxWaiting = 2000

// maxGroup bounds the transactions of one commit, and with it the time that the first of them waits for the last.
const maxGroup = 64

// writer runs all write transactions of a process on one SQLite connection, one at a time and several to a commit.
//
// A commit costs an fsync, which can carry any number of transactions. So a caller whose turn it is runs within a
// savepoint, and if another one waits by then, it leaves the open group to that: the last in line commits. None
// is answered before the commit that holds their work. Callers run on their own goroutine, so that a panic ends up
// where it belongs.
type writer struct {
	pool       *sql.DB // holds conn and no other
	conn       *sql.Conn
	statements *prepared // of conn
	tx         *Tx

	mu      sync.Mutex
	taken   bool          // a transaction has the turn
	waiting []chan *group // the line: each gets the turn, and the open group, on its channel
	closed  bool
}

// group is a transaction of the database that carries those of its members.
type group struct {
	members int
	done    chan struct{} // closed when the group has been committed, or err set
	err     error
}

// write runs fn as a member of a group and returns when the group is committed.
func (w *writer) write(ctx context.Context, fn func(*Tx) error) error {
	g, err := w.run(ctx, fn)
	if g == nil {
		return failed(ctx, "begin a transaction", err)
	}
	// One that failed waits too: what made it fail may be the work of another member, which is not there if the
	// commit fails.
	<-g.done
	if g.err != nil {
		return failed(context.WithoutCancel(ctx), "commit a transaction", g.err)
	}
	return err
}

// run waits for the caller's turn, runs fn and passes the turn on. The group is nil if fn did not run.
func (w *writer) run(ctx context.Context, fn func(*Tx) error) (_ *group, err error) {
	g, err := w.acquire(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { w.release(g) }()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if g == nil {
		if err := w.exec("BEGIN IMMEDIATE"); err != nil {
			return nil, err
		}
		g = &group{done: make(chan struct{})}
	}
	g.members++
	if g.err = w.exec("SAVEPOINT member"); g.err != nil {
		return g, nil
	}
	returned := false
	defer func() {
		if returned && err == nil {
			err = failed(context.WithoutCancel(ctx), "end a transaction", w.exec("RELEASE member"))
		}
		// When fn failed, panicked or ended its goroutine, what it did goes, and the group lives on. That fails if
		// SQLite has ended the transaction, as it does when the disk is full; then all of the group is lost.
		if !returned || err != nil {
			if lost := errors.Join(w.exec("ROLLBACK TO member"), w.exec("RELEASE member")); lost != nil {
				// What SQLite says now is about the savepoint that is gone, and no longer about the disk.
				g.err = unavailable(errors.Join(err, lost))
			}
		}
	}()
	err = fn(w.tx)
	returned = true
	return g, err
}

// acquire waits for the turn and returns the group that the one before has left open, nil for none. A caller whose
// context ends leaves the line, unless the turn has just been passed to it, which it must then take: the group is in
// its hands.
func (w *writer) acquire(ctx context.Context) (*group, error) {
	w.mu.Lock()
	if w.closed {
		w.mu.Unlock()
		return nil, errClosed
	}
	if !w.taken {
		w.taken = true
		w.mu.Unlock()
		return nil, nil
	}
	if len(w.waiting) >= maxWaiting {
		w.mu.Unlock()
		return nil, errBusy
	}
	turn := w.enqueue()
	w.mu.Unlock()

	select {
	case g := <-turn:
		return g, nil
	case <-ctx.Done():
	}
	w.mu.Lock()
	i := slices.Index(w.waiting, turn)
	if i >= 0 {
		w.waiting = slices.Delete(w.waiting, i, i+1)
	}
	w.mu.Unlock()
	if i >= 0 {
		return nil, ctx.Err()
	}
	return <-turn, nil
}

// enqueue adds a place to the end of the line. The channel holds one turn, so that passing it on never blocks.
func (w *writer) enqueue() chan *group {
	turn := make(chan *group, 1)
	w.waiting = append(w.waiting, turn)
	return turn
}

// release passes the turn on, with the open group if that is whole and not full, else after committing it.
func (w *writer) release(g *group) {
	if g != nil && g.err == nil && g.members < maxGroup && w.pass(g) {
		return
	}
	if g != nil {
		if g.err == nil {
			g.err = w.exec("COMMIT")
		}
		if g.err != nil {
			_ = w.exec("ROLLBACK") // there may be nothing left to roll back: some errors end the transaction
		}
		close(g.done)
	}
	w.pass(nil)
}

// pass hands the turn to the next in line and reports whether there was one. If there was none, an open group, and
// the turn with it, stays with the caller.
func (w *writer) pass(g *group) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.waiting) == 0 {
		w.taken = g != nil
		return false
	}
	next := w.waiting[0]
	w.waiting = slices.Delete(w.waiting, 0, 1)
	next <- g
	return true
}

// exec runs a statement that steers the transaction, whatever has become of the caller's context: it belongs to others
// too.
func (w *writer) exec(statement string) error {
	_, err := w.tx.gorm.Statement.ConnPool.ExecContext(context.Background(), statement)
	return err
}

// close answers those who wait already and refuses all others.
func (w *writer) close() error {
	w.mu.Lock()
	if w.closed {
		w.mu.Unlock()
		return nil
	}
	w.closed = true
	var turn chan *group
	if w.taken {
		turn = w.enqueue()
	}
	w.taken = true
	w.mu.Unlock()
	if turn != nil {
		w.release(<-turn) // no transaction can have queued up behind
	}
	return errors.Join(w.statements.close(), w.conn.Close(), w.pool.Close())
}
