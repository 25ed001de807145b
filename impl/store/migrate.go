package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/pressly/goose/v3"
	"golang.org/x/sys/unix"
	"modernc.org/sqlite"

	"github.com/obstack/obstack/impl/core"
)

// migrations has a folder for each database with files of the same numbers, all but unsealVersion and answersVersion. They are only
// ever added to.
//
//go:embed migrations
var migrations embed.FS

// sqliteSchema has the statements that create the schema of SQLite as it is after the last migration.
//
//go:embed migrations/sqlite.sql
var sqliteSchema string

// versionTable is where goose writes down which migrations have run.
const versionTable = "schema_version"

// A migration of PostgreSQL waits migrationWait for a lock, and is then tried again after migrationPause. Behind one that
// waits for the end of a backup, all that replicas want of the table would wait too.
const (
	migrationWait  = "1s"
	migrationPause = 2 * time.Second
)

// Migrate brings the schema up to date and ties the store to its encryption key, if it is not yet. It must run within
// Locked when other processes may do the same.
func (s *Store) Migrate(ctx context.Context) error {
	pool, err := s.migrationPool()
	if err != nil {
		return failed(ctx, "open the store for migrations", err)
	}
	err = s.migrate(ctx, pool)
	if err = errors.Join(err, pool.Close()); err != nil {
		return failed(ctx, "migrate the store", err)
	}
	return s.Write(ctx, func(tx *Tx) error { return tx.bindKey(ctx) })
}

// migrationPool is apart from the others because a migration may take long and, with SQLite, needs the writer's role.
func (s *Store) migrationPool() (*sql.DB, error) {
	if s.postgres {
		pool, err := s.openUnbounded(migrationWait)
		if err == nil {
			pool.SetMaxOpenConns(2) // goose keeps one, and answersMigration needs another
		}
		return pool, err
	}
	pool := sql.OpenDB(migrationConnector{s.writingDSN()})
	pool.SetMaxOpenConns(1)
	return pool, nil
}

// migrationDriver opens SQLite with the functions that migrations need and PostgreSQL has by itself.
var migrationDriver = sync.OnceValue(func() *sqlite.Driver {
	d := &sqlite.Driver{}
	d.MustRegisterDeterministicScalarFunction("sha256", 1,
		func(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
			text, ok := args[0].(string)
			if !ok {
				return nil, errors.New("sha256 needs a string")
			}
			hash := core.HashKey(text)
			return hash[:], nil
		})
	return d
})

// migrationConnector opens connections to an address with the migrationDriver.
type migrationConnector struct{ dsn string }

func (c migrationConnector) Connect(context.Context) (driver.Conn, error) {
	return migrationDriver().Open(c.dsn)
}

func (c migrationConnector) Driver() driver.Driver { return migrationDriver() }

// provider knows the migrations of the database.
func (s *Store) provider(pool *sql.DB) (*goose.Provider, error) {
	dialect, folder := goose.DialectSQLite3, "migrations/sqlite"
	if s.postgres {
		dialect, folder = goose.DialectPostgres, "migrations/postgres"
	}
	files, err := fs.Sub(migrations, folder)
	if err != nil {
		return nil, err
	}
	return goose.NewProvider(dialect, pool, files,
		goose.WithTableName(versionTable), goose.WithSlog(s.log), goose.WithDisableGlobalRegistry(true),
		goose.WithGoMigrations(s.unsealMigration(), s.answersMigration()),
		// The eighth was there before the seventh, which only adds an index.
		goose.WithAllowOutofOrder(true))
}

// migrate runs the missing migrations, each in its own transaction. The migration of answers has several on PostgreSQL. An empty
// SQLite database gets the schema of the last migration at once.
func (s *Store) migrate(ctx context.Context, pool *sql.DB) error {
	provider, err := s.provider(pool)
	if err != nil {
		return err
	}
	current, latest, err := provider.GetVersions(ctx)
	if err != nil {
		return err
	}
	if current > latest {
		return fmt.Errorf("%w: its schema has version %d, this version supports %d", ErrNewerSchema, current, latest)
	}
	if pending, err := provider.HasPending(ctx); err != nil || !pending { // the usual start, which shall be quick and quiet
		return err
	}
	if current == 0 && !s.postgres {
		err = createSQLite(ctx, pool, provider.ListSources())
	} else {
		err = s.upgrade(ctx, provider)
	}
	if err != nil {
		return err
	}
	s.log.InfoContext(ctx, "migrated the store", "from_version", current, "to_version", latest)
	return nil
}

// createSQLite creates the schema in an empty database and records all migrations as applied. Running the migrations would
// take 70 ms more, a third of the processor time of a server's first start.
func createSQLite(ctx context.Context, pool *sql.DB, applied []*goose.Source) error {
	tx, err := pool.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	if _, err := tx.ExecContext(ctx, sqliteSchema); err != nil {
		return fmt.Errorf("create the schema: %w", err)
	}
	for _, migration := range applied {
		_, err := tx.ExecContext(ctx, "INSERT INTO "+versionTable+" (version_id, is_applied) VALUES (?, true)", migration.Version)
		if err != nil {
			return fmt.Errorf("record the migrations: %w", err)
		}
	}
	return tx.Commit()
}

// upgrade runs the migrations that are missing.
func (s *Store) upgrade(ctx context.Context, provider *goose.Provider) error {
	// Replicas of the version before may be writing. One that waited for a lock of ours while we waited for one of its own
	// may have won.
	for attempt := 1; ; attempt++ {
		_, err := provider.Up(ctx)
		if err == nil {
			return nil
		}
		if isLockTimeout(err) {
			if attempt = 0; !s.letOthersGo(ctx, err) {
				return err
			}
			continue
		}
		if !isRetryable(err) || attempt == maxAttempts {
			return err
		}
	}
}

// letOthersGo waits before a migration is tried again that did not get its locks. It reports false when the context ends.
func (s *Store) letOthersGo(ctx context.Context, err error) bool {
	s.log.WarnContext(ctx, "migration waits until the store is not in use", "error", err, "retry_in", migrationPause)
	pause := time.NewTimer(migrationPause)
	defer pause.Stop()
	select {
	case <-pause.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// SchemaVersion returns the number of the last migration that the database has seen, 0 for an empty database.
func (s *Store) SchemaVersion(ctx context.Context) (int64, error) {
	// Asking the table itself would be an error in an empty database.
	exists := "SELECT count(*) FROM sqlite_schema WHERE name = ?"
	if s.postgres {
		exists = "SELECT count(to_regclass(?))"
	}
	var version int64
	err := s.one(ctx, []any{&version}, exists, versionTable)
	if err == nil && version > 0 {
		err = s.one(ctx, []any{&version}, "SELECT coalesce(max(version_id), 0) FROM "+versionTable)
	}
	return version, failed(ctx, "read the schema version", err)
}

// Locked runs fn while no other process, and no other Store, is in Locked on the same database. Migrate and Bootstrap
// belong in there. Everything else may run at the same time. Locked must not be called within itself.
func (s *Store) Locked(ctx context.Context, fn func(ctx context.Context) error) (err error) {
	lock := s.lockSQLite
	if s.postgres {
		lock = s.lockPostgres
	}
	unlock, err := lock(ctx)
	if err != nil {
		return failed(ctx, "lock the store", err)
	}
	defer func() { err = errors.Join(err, failed(ctx, "unlock the store", unlock())) }()
	return fn(ctx)
}

// lockSQLite locks a file beside the database, not the database itself: closing a second descriptor of that would
// take SQLite's own locks away.
func (s *Store) lockSQLite(ctx context.Context) (unlock func() error, err error) {
	// The lock belongs to this opening of the file: another Store of the process has to wait as well, and the system
	// lets go of it however the process ends.
	file, err := os.OpenFile(filepath.Join(s.opts.Dir, lockFile), os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	// flock itself cannot be notified to give up.
	again := time.NewTicker(10 * time.Millisecond)
	defer again.Stop()
	for {
		err := unix.Flock(int(file.Fd()), unix.LOCK_EX|unix.LOCK_NB)
		if err == nil {
			return file.Close, nil
		}
		if !errors.Is(err, unix.EWOULDBLOCK) && !errors.Is(err, unix.EINTR) {
			return nil, errors.Join(err, file.Close())
		}
		select {
		case <-again.C:
		case <-ctx.Done():
			return nil, errors.Join(ctx.Err(), file.Close())
		}
	}
}

// touchLockFile makes the lock file, which also sets the permissions of the database's files.
func touchLockFile(dir string) error {
	file, err := os.OpenFile(filepath.Join(dir, lockFile), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	return file.Close()
}
