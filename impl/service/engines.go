package service

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/store"
)

// Engines opens the engines behind connections. A connection without a host is the default engine.
type Engines struct {
	Store   *store.Store
	Default *engine.DB

	mu      sync.Mutex
	opened  map[string]openedEngine // by connection id
	retired []retiredEngine
}

// retiredEngine is one whose connection has changed. Queries may still run on it.
type retiredEngine struct {
	db    *engine.DB
	since time.Time
}

type openedEngine struct {
	db      *engine.DB
	version core.Time // when the connection was last changed
}

// Open returns the engine of a team's connection. It stays open until the connection changes or Close.
func (e *Engines) Open(ctx context.Context, team core.TeamID, connection string) (*engine.DB, error) {
	c, err := e.Store.GetConnection(ctx, team, connection)
	if err != nil || c.Host == "" {
		return e.Default, err
	}
	e.mu.Lock()
	known, ok := e.opened[c.ID]
	e.mu.Unlock()
	if ok && known.version.Equal(c.UpdatedAt.Time) {
		return known.db, nil
	}
	password, err := e.Store.ConnectionPassword(ctx, team, connection)
	if err != nil {
		return nil, err
	}
	db, err := engine.Open(engine.Options{URL: c.Host, Username: c.Username, Password: password})
	if err != nil {
		return nil, core.NewError(core.Invalid, "The connection "+c.Name+" has no usable host", nil)
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.opened == nil {
		e.opened = map[string]openedEngine{}
	}
	if other, ok := e.opened[c.ID]; ok {
		if other.version.Equal(c.UpdatedAt.Time) {
			// Another request was faster.
			return other.db, db.Close()
		}
		e.retire(other.db)
	}
	e.opened[c.ID] = openedEngine{db, c.UpdatedAt}
	return db, nil
}

// retire puts an engine aside, and closes those of earlier changes on which no query can run any more.
func (e *Engines) retire(db *engine.DB) {
	now := time.Now()
	e.retired = slices.DeleteFunc(append(e.retired, retiredEngine{db, now}), func(r retiredEngine) bool {
		over := now.Sub(r.since) > 2*engine.MaxTime
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
