package engine

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/core"
)

const (
	// killTimeout is how long a query may go on that has been killed. Ordinary ones end within a few blocks of rows, but
	// a machine that has no time for the engine may need longer to compute those: so the child must also have used as much
	// time of processors, unless that takes starvedTimeout.
	killTimeout    = 3 * time.Second
	starvedTimeout = 30 * time.Second
	// askAgain is after what time the end of a query is asked for again when there was no answer.
	askAgain = 100 * time.Millisecond
	// Queries wait for the next child until restartWait after the end of the last one. A restart takes some 300 ms. If it takes
	// longer, a query must not hold a slot for a child that may not answer for minutes.
	restartWait = 10 * time.Second
)

// ErrRestarted is the cause of an Unavailable error of a query that was cut off by a restart of the engine, unless it is
// known to be the one that could not be stopped. It may be tried again: if it was to blame after all, it is refused.
var ErrRestarted = errors.New("the engine was restarted")

// instance is one child, from its start to its end.
type instance struct {
	process *os.Process
	life    context.Context // ends with it
	end     context.CancelFunc
	// forced is set before the child is killed because of what it runs.
	forced bool
	// up is when it answered first.
	up time.Time
}

// execution is a query that the embedded engine runs, until the engine says that it has ended: some functions look
// neither at a KILL nor at a time limit, and go on for as long as they take.
type execution struct {
	id        string
	owner     string
	statement string
	in        *instance // nil if there was none
	// survived says that it went on after it was killed.
	survived bool
}

type executionKey struct{}

// begin registers a query before it is sent. It returns nil for a server.
func (d *DB) begin(q Query) *execution {
	if d.embedded == nil {
		return nil
	}
	return d.embedded.begin(q)
}

func (e *Embedded) begin(q Query) *execution {
	x := &execution{id: uuid.NewString(), owner: q.Owner, statement: q.statement()}
	e.mu.Lock()
	defer e.mu.Unlock()
	x.in = e.current
	e.executions[x] = struct{}{}
	return x
}

// settle calls ended when the query has ended in the engine. If that is not known, for the client has left before, it
// is asked for.
func (d *DB) settle(x *execution, known bool, ended func()) {
	if x == nil {
		ended()
		return
	}
	e := d.embedded
	e.mu.Lock()
	if known || x.in == nil || x.in.life.Err() != nil {
		delete(e.executions, x)
		e.mu.Unlock()
		ended()
		return
	}
	// With the lock, so that Stop, which waits for this after the end of the last child, has not begun to.
	e.waits.Go(func() {
		e.await(x)
		e.mu.Lock()
		delete(e.executions, x)
		e.mu.Unlock()
		ended()
	})
	e.mu.Unlock()
}

// await returns when a query that was given up has ended, with its child if need be.
func (e *Embedded) await(x *execution) {
	waiting, stop := context.WithCancel(x.in.life)
	defer stop()
	e.waits.Go(func() { e.limit(waiting, x) })
	for x.in.life.Err() == nil && !e.hasEnded(x) {
		again := time.NewTimer(askAgain)
		select {
		case <-x.in.life.Done():
		case <-again.C:
		}
		again.Stop()
	}
}

// limit finds out whether a query that was killed can be stopped, until the context ends.
func (e *Embedded) limit(ctx context.Context, x *execution) {
	began, used := time.Now(), processorTime(x.in.process.Pid)
	for wait := killTimeout; ; wait = askAgain {
		next := time.NewTimer(wait)
		select {
		case <-next.C:
		case <-ctx.Done():
			next.Stop()
			return
		}
		if processorTime(x.in.process.Pid)-used >= killTimeout || time.Since(began) >= starvedTimeout {
			e.stuck(x)
			return
		}
	}
}

// hasEnded asks the child, which answers when the query has ended.
func (e *Embedded) hasEnded(x *execution) bool {
	return e.ask(x.in.life, "/ended?query_id="+url.QueryEscape(x.id)) == nil
}

// ask asks the child for something that is no query.
func (e *Embedded) ask(ctx context.Context, path string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://engine"+path, http.NoBody)
	if err != nil {
		return err
	}
	res, err := e.sockets.RoundTrip(req)
	if err != nil {
		return err
	}
	_, _ = io.Copy(io.Discard, io.LimitReader(res.Body, maxAnswer))
	_ = res.Body.Close()
	if res.StatusCode != http.StatusNoContent {
		return fmt.Errorf("the engine responded to %s with %d", path, res.StatusCode)
	}
	return nil
}

// cutOff makes the error of a query that ended with its child one that says so, if another query was the reason.
func (d *DB) cutOff(x *execution, err error) error {
	if x == nil || x.in == nil || core.KindOf(err) != core.Unavailable || errors.Is(err, errStarting) { // which was not sent
		return err
	}
	// That the connection broke may be known before the end of the child is.
	noticed := time.NewTimer(askAgain)
	defer noticed.Stop()
	select {
	case <-x.in.life.Done():
	case <-noticed.C:
	}
	e := d.embedded
	e.mu.Lock()
	defer e.mu.Unlock()
	if !x.in.forced || x.survived {
		return err
	}
	return unavailable(d.subject, "was restarted, try again shortly", ErrRestarted)
}

// awaitRestart waits for the next child during the restartWait after the end of the last one, so that queries notice no more of a
// restart than a delay.
func (e *Embedded) awaitRestart(ctx context.Context) {
	e.mu.Lock()
	wait, alive := time.Until(e.waitUntil), e.alive
	e.mu.Unlock()
	if wait <= 0 {
		return
	}
	limit := time.NewTimer(wait)
	defer limit.Stop()
	select {
	case <-alive:
	case <-e.stopped:
	case <-limit.C:
	case <-ctx.Done():
	}
}
