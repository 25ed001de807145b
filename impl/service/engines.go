package service

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/store"
)

// Engines opens the engines behind connections. A connection without a host is the default engine, in the database of
// its team's service, if the operator has made it: a team that could make one would read what is there of others.
type Engines struct {
	Store   *store.Store
	Default *engine.DB
	// Egress says where the hosts of connections may be that the operator has not configured. Nil means in public.
	Egress *egress.Policy

	mu      sync.Mutex
	opened  map[connectionKey]openedEngine
	retired []retiredEngine
	homes   map[core.TeamID]*engine.DB // the default engine in the database of the team's service
	// breakers are those of each team's servers. They outlive the connections: a server that does not answer is not asked
	// again for every change of one.
	breakers map[core.TeamID]map[breakerKey]*engine.Breaker
}

// breakerKey is a server of a team. Which addresses may be dialed differs for those that the operator has named, so what
// one finds out says nothing about the other.
type breakerKey struct {
	server  string
	trusted bool
}

// maxBreakers is how many are remembered of a team, as many as it may have connections.
const maxBreakers = 1000

type connectionKey struct {
	team core.TeamID
	id   string
}

// maxOpened is how many engines are remembered. The store does not say when a connection is gone for good, and teams can
// make as many as they like; each has its own sockets.
const maxOpened = 500

// keepRetired is longer than a caller uses the engine that Open has given: a query waits for its turn, runs, and may be
// tried again.
const keepRetired = 10 * time.Minute

// maxRetired is how many are kept for that. A team that changes connections more often finds that queries on them fail.
const maxRetired = 100

// retiredEngine is one whose connection has changed or is gone. Queries may still run on it.
type retiredEngine struct {
	db    *engine.DB
	since time.Time
}

type openedEngine struct {
	db      *engine.DB
	version core.Time // when the connection was last changed
	shared  bool      // its name is that of others too
	home    bool      // the default engine, which is not ours to close
	used    time.Time // when it was last asked for
}

// Open returns the engine of a team's connection. It stays open until the connection changes or Close. It does not
// connect: a server that cannot be reached is an error of the queries, which names the connection.
func (e *Engines) Open(ctx context.Context, team core.TeamID, connection string) (*engine.DB, error) {
	key := connectionKey{team, connection}
	c, shared, err := e.Store.NamedConnection(ctx, team, connection)
	switch {
	case core.KindOf(err) == core.NotFound:
		e.forget(key)
		return nil, err
	case err != nil:
		return nil, err
	}
	if db := e.known(key, c.UpdatedAt, shared); db != nil {
		return db, nil
	}
	opened, err := e.open(ctx, team, c, shared)
	if err != nil {
		return nil, err
	}
	return e.remember(key, opened)
}

// known returns the engine of a connection that has not changed since it was opened, nor what errors call it, or nil.
func (e *Engines) known(key connectionKey, version core.Time, shared bool) *engine.DB {
	e.mu.Lock()
	defer e.mu.Unlock()
	known, ok := e.opened[key]
	if !ok || known.shared != shared || !known.version.Equal(version.Time) {
		return nil
	}
	known.used = time.Now()
	e.opened[key] = known
	return known.db
}

// remember keeps an engine for those who ask next, and returns it, or the one that another request has opened faster.
func (e *Engines) remember(key connectionKey, opened openedEngine) (*engine.DB, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.opened == nil {
		e.opened = map[connectionKey]openedEngine{}
	}
	if other, ok := e.opened[key]; ok {
		if other.shared == opened.shared && other.version.Equal(opened.version.Time) {
			if opened.home {
				return other.db, nil
			}
			return other.db, opened.db.Close()
		}
		e.retire(key)
	}
	if len(e.opened) >= maxOpened {
		var oldest connectionKey
		for key, o := range e.opened {
			if known := e.opened[oldest]; known.db == nil || o.used.Before(known.used) {
				oldest = key
			}
		}
		e.retire(oldest)
	}
	opened.used = time.Now()
	e.opened[key] = opened
	return opened.db, nil
}

// open opens the engine of a connection. The password and the operator's trust are read here, not for every query: who
// changes them changes the version.
func (e *Engines) open(ctx context.Context, team core.TeamID, c api.Connection, shared bool) (openedEngine, error) {
	access, err := e.Store.ConnectionAccess(ctx, team, c.ID)
	if err != nil {
		return openedEngine{}, err
	}
	o := engine.Options{
		Name: cmp.Or(c.Name, c.ID), URL: c.Host, Username: c.Username, Password: access.Password, Trusted: access.Trusted,
	}
	if shared {
		o.ID = c.ID
	}
	subject := engine.Subject(o.Name, o.ID)
	// A password, or the operator's trust, that came with a change must not meet the host from before it.
	if now, err := e.Store.GetConnection(ctx, team, c.ID); err != nil {
		return openedEngine{}, err
	} else if now.Host != c.Host || !now.UpdatedAt.Equal(c.UpdatedAt.Time) {
		return openedEngine{}, &core.Error{
			Kind: core.Unavailable, Message: subject + " has just changed, try again",
			RetryAfter: time.Second,
		}
	}
	if c.Host == "" {
		if !access.Trusted {
			return openedEngine{}, core.InvalidError(subject + " has no host")
		}
		db, err := e.home(ctx, team)
		return openedEngine{db: db, version: c.UpdatedAt, shared: shared, home: true}, err
	}
	if !access.Trusted {
		o.DialContext = e.Egress.DialContext
	}
	o.Breaker = e.breaker(team, o)
	db, err := engine.Open(o)
	if err != nil {
		return openedEngine{}, core.InvalidError(subject + " has no usable host")
	}
	return openedEngine{db: db, version: c.UpdatedAt, shared: shared}, nil
}

// breaker returns the circuit breaker of a team's server, nil if the options name none.
func (e *Engines) breaker(team core.TeamID, o engine.Options) *engine.Breaker {
	target, err := engine.TargetOf(o)
	if err != nil {
		return nil
	}
	key := breakerKey{target.Server, o.Trusted}
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.breakers == nil {
		e.breakers = map[core.TeamID]map[breakerKey]*engine.Breaker{}
	}
	known := e.breakers[team]
	if known == nil {
		known = map[breakerKey]*engine.Breaker{}
		e.breakers[team] = known
	}
	if known[key] == nil {
		if len(known) >= maxBreakers { // those that are closed are as good as new ones
			maps.DeleteFunc(known, func(_ breakerKey, b *engine.Breaker) bool { return b.Closed() })
		}
		for other := range known {
			if len(known) < maxBreakers {
				break
			}
			delete(known, other)
		}
		known[key] = &engine.Breaker{}
	}
	return known[key]
}

// home returns the default engine in the database of the team's service, which never changes.
func (e *Engines) home(ctx context.Context, team core.TeamID) (*engine.DB, error) {
	e.mu.Lock()
	db := e.homes[team]
	e.mu.Unlock()
	if db != nil {
		return db, nil
	}
	s, err := e.Store.TeamService(ctx, team)
	if err != nil {
		return nil, err
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.homes[team] == nil {
		if e.homes == nil {
			e.homes = map[core.TeamID]*engine.DB{}
		}
		e.homes[team] = e.Default.In(s.Database)
	}
	return e.homes[team], nil
}

// forget retires the engine of a connection that is gone.
func (e *Engines) forget(key connectionKey) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.retire(key)
}

// retire puts an engine aside, and closes those of earlier changes on which no query can run any more.
func (e *Engines) retire(key connectionKey) {
	now := time.Now()
	if known, ok := e.opened[key]; ok && !known.home {
		e.retired = append(e.retired, retiredEngine{known.db, now})
	}
	delete(e.opened, key)
	e.retired = slices.DeleteFunc(e.retired, func(r retiredEngine) bool {
		over := now.Sub(r.since) > keepRetired || len(e.retired) > maxRetired && r == e.retired[0]
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
		if !o.home {
			failures = append(failures, o.db.Close())
		}
	}
	for _, r := range e.retired {
		failures = append(failures, r.db.Close())
	}
	e.opened, e.retired = nil, nil
	return errors.Join(failures...)
}
