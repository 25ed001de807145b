package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
	"gorm.io/driver/postgres"
	"gorm.io/gorm"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/queue"
)

// Bounds of the connections to PostgreSQL. Settings in the address go first.
const (
	maxConns       = 20 // of one replica; servers commonly allow 100 in all
	connectTimeout = 5 * time.Second
	maxConnAge     = 30 * time.Minute // so that connections move over to a new server behind the same name

	startingTime  = 30 * time.Second // how long a server that does not accept connections yet is waited for
	startingPause = 250 * time.Millisecond
)

// timeouts keep a lost client or a stuck transaction from holding on to rows for ever. A request's own deadline is
// shorter in most cases; these also work when the process that had it is gone.
var timeouts = map[string]string{
	"statement_timeout":                   "30s",
	"lock_timeout":                        "10s",
	"idle_in_transaction_session_timeout": "60s",
}

// openPostgres opens the pool and waits for the server. Timeouts that the operator has put into the address stay.
func (s *Store) openPostgres(ctx context.Context, db DB) error {
	config, err := s.postgresConfig()
	if err != nil {
		return err
	}
	for name, value := range timeouts {
		if _, ok := config.RuntimeParams[name]; !ok {
			config.RuntimeParams[name] = value
		}
	}
	s.pool = stdlib.OpenDB(*config)
	s.pool.SetMaxOpenConns(maxConns)
	s.pool.SetMaxIdleConns(maxConns) // the default of 2 would open and close connections all the time under load
	s.pool.SetConnMaxLifetime(maxConnAge)
	if err := s.awaitPostgres(ctx); err != nil {
		return errors.Join(err, s.pool.Close())
	}
	if db.gorm, err = db.openGorm(postgres.New(postgres.Config{Conn: s.pool})); err != nil {
		return errors.Join(err, s.pool.Close())
	}
	db.direct = postgresPool{s.pool}
	s.DB = &db
	return nil
}

// awaitPostgres waits until the server accepts connections, in case that it was started together with this process.
func (s *Store) awaitPostgres(ctx context.Context) error {
	began, patience := time.Now(), cmp.Or(s.opts.patience, startingTime)
	again := time.NewTicker(startingPause)
	defer again.Stop()
	for attempt := 1; ; attempt++ {
		err := connectError(s.pool.PingContext(ctx))
		switch {
		case err == nil && attempt > 1:
			s.log.InfoContext(ctx, "PostgreSQL is up", "took", time.Since(began).Round(time.Millisecond))
			return nil
		case err == nil, ctx.Err() != nil, !isStarting(err):
			return err
		case time.Since(began) > patience:
			return fmt.Errorf("PostgreSQL did not become available within %v: %w", patience, err)
		case attempt == 1:
			s.log.WarnContext(ctx, "waiting for PostgreSQL", "error", err, "timeout", patience)
		}
		select {
		case <-again.C:
		case <-ctx.Done():
		}
	}
}

// connectError is what went wrong in the end. The driver reports each way that it has tried, on a line of its own.
func connectError(err error) error {
	var server *pgconn.PgError
	var lookup *net.DNSError
	var network *net.OpError
	switch {
	case errors.As(err, &server):
		return server
	case errors.As(err, &lookup):
		return lookup
	case errors.As(err, &network):
		return network
	}
	return err
}

// postgresConfig reads the address. Settings that it leaves out come from the PG… variables, as with other clients.
func (s *Store) postgresConfig() (*pgx.ConnConfig, error) {
	config, err := pgx.ParseConfig(s.opts.DSN)
	if err != nil {
		// The parser's text may quote the address, and with it a password.
		return nil, errors.New("the database address is not a valid postgres:// address")
	}
	if config.ConnectTimeout == 0 {
		config.ConnectTimeout = connectTimeout
	}
	return config, nil
}

// writeSlots are how many of the connections clients may change something on at a time, so that others are left for reads
// and for the work between requests. A change may wait for a lock of another one of the same team, with its connection.
const writeSlots = 16

// newWriteQueue returns the queue for the connections that clients change something on. One key may hold 12 of them, and
// all of an organization 14.
func newWriteQueue() *queue.Queue {
	return queue.New(queue.Limits{
		Slots: writeSlots, TenantSlots: writeSlots, Dynamic: queue.DynamicLimit{Caller: 3, Tenant: 7},
		PerCaller: maxWaiting / 8, PerTenant: maxWaiting / 4, Total: maxWaiting, Wait: 10 * time.Second,
		Singular: "change", Plural: "changes",
	})
}

// maxAttempts bounds how often a transaction that lost against a concurrent one is tried.
const maxAttempts = 5

// writePostgres runs fn at the server's default isolation, READ COMMITTED. What fn relies on it must therefore lock or
// share, and then deadlocks are what remains to be tried again.
func (s *Store) writePostgres(ctx context.Context, fn func(*Tx) error) error {
	if p := core.PrincipalFrom(ctx); p.Caller() != "" {
		release, err := s.turns.Acquire(ctx, queue.Holder{Tenant: p.OrganizationID, Caller: p.Caller()})
		if err != nil {
			return err
		}
		defer release()
	}
	for attempt := 1; ; attempt++ {
		relies := &reliance{learned: map[reference]assumption{}}
		var refused error
		err := s.transact(ctx, "begin", func(db *DB) error {
			db.writes = true
			refused = fn(&Tx{DB: db, counted: map[counted]usage{}, relies: relies, again: attempt > 1})
			return refused
		})
		if err == nil {
			s.assumptions.add(relies.learned)
			return nil
		}
		for _, r := range relies.assumed { // maybe it does not hold any more
			s.assumptions.forget(r)
		}
		if len(relies.assumed) > 0 && refused != nil && isRefusal(err) {
			continue
		}
		if !isRetryable(err) || attempt == maxAttempts {
			return err
		}
		// Random, so that two that met do not meet again.
		pause := time.NewTimer(time.Duration(attempt) * rand.N(10*time.Millisecond))
		select {
		case <-pause.C:
		case <-ctx.Done():
			pause.Stop()
			return err
		}
	}
}

// transact runs fn in a transaction on PostgreSQL, and returns its error as it is.
func (s *Store) transact(ctx context.Context, begin string, fn func(db *DB) error) error {
	var fnErr error
	err := postgresPool{s.pool}.transaction(ctx, begin, func(tx *postgresTx) error {
		db := *s.DB
		db.gorm = s.gorm.Session(&gorm.Session{NewDB: true, Context: ctx})
		db.gorm.Statement.ConnPool, db.direct = tx, tx
		fnErr = fn(&db)
		return fnErr
	})
	if fnErr != nil {
		return fnErr
	}
	return failed(ctx, "commit a transaction", err) // or it did not begin
}

// advisoryLock is the number of the lock that Locked takes in PostgreSQL, "obstack" in ASCII.
const advisoryLock = 0x6f62737461636b

// lockPostgres holds the lock in a transaction on a connection of its own, so that it ends with the process. The
// connection has none of the timeouts: whoever holds the lock may take long.
func (s *Store) lockPostgres(ctx context.Context) (unlock func() error, err error) {
	pool, err := s.openUnbounded("0")
	if err != nil {
		return nil, err
	}
	tx, err := pool.BeginTx(context.WithoutCancel(ctx), nil) // the lock stays until fn has returned
	if err != nil {
		return nil, errors.Join(err, pool.Close())
	}
	if _, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock($1)", int64(advisoryLock)); err != nil {
		return nil, errors.Join(err, pool.Close())
	}
	return func() error { return errors.Join(tx.Rollback(), pool.Close()) }, nil
}

// openUnbounded opens a connection without timeouts, but for the given lock_timeout, for what is done once under the lock.
func (s *Store) openUnbounded(lockTimeout string) (*sql.DB, error) {
	config, err := s.postgresConfig()
	if err != nil {
		return nil, err
	}
	for name := range timeouts {
		config.RuntimeParams[name] = "0" // none, whatever the server's own setting is
	}
	config.RuntimeParams["lock_timeout"] = lockTimeout
	pool := stdlib.OpenDB(*config)
	pool.SetMaxOpenConns(1)
	return pool, nil
}
