package query

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/reuse"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

// Freshness is how old what a request reads may be, and how old it was. Requests whose context carries one share queries
// that are equal: those of charts and tiles, which many people look at. What is evaluated or tested reads for itself.
type Freshness struct {
	// Strict says that the request sees all that was there when it came, whatever age the Runner allows.
	Strict bool

	mu  sync.Mutex
	age time.Duration
}

type freshnessKey struct{}

// WithFreshness returns a context for a request that may share queries.
func WithFreshness(ctx context.Context, f *Freshness) context.Context {
	return context.WithValue(ctx, freshnessKey{}, f)
}

// Age is how long before the request the oldest of the queries began whose rows it got, 0 if all began afterwards.
func (f *Freshness) Age() time.Duration {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.age
}

func (f *Freshness) read(age time.Duration) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.age = max(f.age, age)
}

// flightKey is equal for queries that answer the same. The client of a connection changes with it.
type flightKey struct {
	team            core.TeamID
	kind            kind
	client          any
	database, query string
	// strict requests do not read what is kept.
	strict bool
}

func newFlightKey(ctx context.Context, team core.TeamID, db *engine.DB, q sqlgen.Query, strict bool) flightKey {
	// Maps are printed in the order of their keys.
	text := fmt.Sprintf("%q %q %#v %#v %d %t", q.SQL, q.Params, q.Settings, q.Hints, q.MaxBytes, q.UserSQL)
	return flightKey{team, kindOf(ctx), db.Client(), db.Database(), text, strict}
}

// sharedRows is what a query reads for several requests.
type sharedRows struct {
	recording *engine.Recording
	// large says that the rows were more than requests share, and that the one which began the query has read them alone.
	large bool
}

// ask is Query for a request that may share its rows with others that ask the same. What is small enough to need no place in
// memory is shared; more is read by the request that asked first, and by the others for themselves.
func (r *Runner) ask(
	ctx context.Context, team core.TeamID, db *engine.DB, q sqlgen.Query, read func(*engine.Rows) error,
) (err error) {
	return r.askOver(ctx, team, db, q, nil, read)
}

// askOver is ask for a query that may be answered from what is kept, as over says, unless that is nil.
func (r *Runner) askOver(
	ctx context.Context, team core.TeamID, db *engine.DB, q sqlgen.Query, over *question, read func(*engine.Rows) error,
) (err error) {
	defer Recovered(&err)
	fresh, _ := ctx.Value(freshnessKey{}).(*Freshness)
	if fresh == nil {
		return r.Query(ctx, team, db, q, read)
	}
	maxAge := r.MaxAge
	if fresh.Strict {
		maxAge = 0
	}
	var reading sync.Mutex // while rows are read for this request alone
	a, err := r.flights.Do(ctx, newFlightKey(ctx, team, db, q, fresh.Strict), maxAge, func(flight context.Context, begin func()) (s sharedRows, err error) {
		flight, cancel := context.WithCancel(flight)
		defer cancel()
		if !fresh.Strict {
			if s.recording, err = over.answer(flight, begin); s.recording != nil || err != nil {
				return s, err
			}
		}
		came, began := time.Now(), time.Time{}
		err = r.query(flight, team, db, q, func() { began = time.Now(); begin() }, func(rows *engine.Rows) (err error) {
			s.recording, err = rows.Record(memory.Free)
			if s.large = s.recording == nil && err == nil; !s.large {
				return err
			}
			reading.Lock()
			defer reading.Unlock()
			if ctx.Err() != nil {
				return ctx.Err()
			}
			defer context.AfterFunc(ctx, cancel)()
			return read(rows)
		})
		if err == nil && !s.large {
			over.took(reuse.Cost{Latency: time.Since(came), Engine: time.Since(began)})
		}
		return s, err
	})
	reading.Lock() // for the end of that, if this request leaves before
	defer reading.Unlock()
	switch kind := core.KindOf(err); {
	case ctx.Err() != nil && err != nil:
		return queue.ContextError(ctx, "query")
	case a.Joined && (a.Value.large || kind == core.RateLimited || kind == core.Canceled):
		// Those errors are about the request that asked first: how much its caller asks for, and that it has gone.
		return r.Query(ctx, team, db, q, read)
	case err != nil || a.Value.large:
		return err
	}
	fresh.read(a.Age)
	return read(a.Value.recording.Rows())
}
