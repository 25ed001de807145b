package service

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/store"
)

// Engines opens the engines behind connections. A connection without a host is the default engine.
type Engines struct {
	Store   *store.Store
	Default *engine.DB
	// Egress says where the hosts of connections may be that the operator has not configured. Nil means in public.
	Egress *egress.Policy

	mu      sync.Mutex
	opened  map[connectionKey]openedEngine
	retired []retiredEngine
}

type connectionKey struct {
	team core.TeamID
	id   string
}

// keepRetired is longer than anybody uses the engine that Open has given: a query waits for its turn, runs, and may be
// tried again.
const keepRetired = 10 * time.Minute

// retiredEngine is one whose connection has changed or is gone. Queries may still run on it.
type retiredEngine struct {
	db    *engine.DB
	since time.Time
}

type openedEngine struct {
	db      *engine.DB
	version core.Time // when the connection was last changed
}

// Open returns the engine of a team's connection. It stays open until the connection changes or Close. It does not
// connect: a server that cannot be reached is an error of the queries, which names the connection.
func (e *Engines) Open(ctx context.Context, team core.TeamID, connection string) (*engine.DB, error) {
	key := connectionKey{team, connection}
	c, err := e.Store.GetConnection(ctx, team, connection)
	switch {
	case core.KindOf(err) == core.NotFound:
		e.forget(key)
		return nil, err
	case err != nil:
		return nil, err
	case c.Host == "":
		e.forget(key)
		return e.Default, nil
	}
	e.mu.Lock()
	known, ok := e.opened[key]
	e.mu.Unlock()
	if ok && known.version.Equal(c.UpdatedAt.Time) {
		return known.db, nil
	}
	db, err := e.open(ctx, team, c)
	if err != nil {
		return nil, err
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.opened == nil {
		e.opened = map[connectionKey]openedEngine{}
	}
	if other, ok := e.opened[key]; ok {
		if other.version.Equal(c.UpdatedAt.Time) {
			// Another request was faster.
			return other.db, db.Close()
		}
		e.retire(other.db)
	}
	e.opened[key] = openedEngine{db, c.UpdatedAt}
	return db, nil
}

func (e *Engines) open(ctx context.Context, team core.TeamID, c api.Connection) (*engine.DB, error) {
	access, err := e.Store.ConnectionAccess(ctx, team, c.ID)
	if err != nil {
		return nil, err
	}
	// A password, or the operator's trust, that came with a change must not meet the host from before it.
	if now, err := e.Store.GetConnection(ctx, team, c.ID); err != nil {
		return nil, err
	} else if now.Host != c.Host || !now.UpdatedAt.Equal(c.UpdatedAt.Time) {
		return nil, &core.Error{
			Kind: core.Unavailable, Message: fmt.Sprintf("The connection %q has just changed, try again", c.Name),
			RetryAfter: time.Second,
		}
	}
	o := engine.Options{Name: c.Name, URL: c.Host, Username: c.Username, Password: access.Password}
	if !access.Trusted {
		o.DialContext = e.Egress.DialContext
	}
	db, err := engine.Open(o)
	if err != nil {
		return nil, core.InvalidError(fmt.Sprintf("The connection %q has no usable host", c.Name))
	}
	return db, nil
}

// forget retires the engine of a connection that is gone or has become the default one.
func (e *Engines) forget(key connectionKey) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if known, ok := e.opened[key]; ok {
		delete(e.opened, key)
		e.retire(known.db)
	}
}

// retire puts an engine aside, and closes those of earlier changes on which no query can run any more.
func (e *Engines) retire(db *engine.DB) {
	now := time.Now()
	e.retired = slices.DeleteFunc(append(e.retired, retiredEngine{db, now}), func(r retiredEngine) bool {
		over := now.Sub(r.since) > keepRetired
		if over {
			_ = r.db.Close()
		}
		return over
	})
}

// Close closes what Open has opened, but not the default engine.
func (e *Engines) Close() error {
	e.mu.Lock()
	defer e.mu.Unlock()
	var failures []error
	for _, o := range e.opened {
		failures = append(failures, o.db.Close())
	}
	for _, r := range e.retired {
		failures = append(failures, r.db.Close())
	}
	e.opened, e.retired = nil, nil
	return errors.Join(failures...)
}
