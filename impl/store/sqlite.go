package store

import (
	"context"
	"database/sql"
	"errors"
	"net/url"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/callbacks"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/logger"
	"gorm.io/gorm/schema"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

const (
	// File is the name of the SQLite database in Options.Dir.
	File     = "obstack.db"
	lockFile = "obstack.lock" // of Locked; SQLite has locks of its own
)

// sqliteDSN is the address of the database file, with more parameters in pairs of name and value.
func (s *Store) sqliteDSN(more ...string) string {
	params := url.Values{
		"_busy_timeout": {strconv.FormatInt(busyTimeout.Milliseconds(), 10)},
		"_foreign_keys": {"on"},
		"_dqs":          {"0"}, // a misspelt column is an error, not a string
	}
	file := url.URL{Scheme: "file", Path: "/" + s.id} // a path, or each connection has a database of its own
	if s.opts.InMemory {
		params.Set("vfs", "memdb")
	} else {
		file.Path = filepath.Join(s.opts.Dir, File)
		// SQLite gives the files that it makes the permissions of this one, 0600.
		params.Set("modeof", filepath.Join(s.opts.Dir, lockFile))
	}
	for i := 0; i < len(more); i += 2 {
		params.Add(more[i], more[i+1])
	}
	// SQLite reads the parameters too, and takes a plus for a plus.
	return file.String() + "?" + strings.ReplaceAll(params.Encode(), "+", "%20")
}

// writingDSN is the address for connections that write. With synchronous FULL a commit is on the disk when it returns,
// and with a write-ahead log readers go on meanwhile. The log's file shrinks to 64 MiB after a burst. "immediate" is
// for goose: a transaction that first reads and then writes could not wait for another process.
func (s *Store) writingDSN() string {
	return s.sqliteDSN("_journal_mode", "WAL", "_synchronous", "FULL", "_txlock", "immediate",
		"_pragma", "journal_size_limit(67108864)")
}

// openSQLite opens the one connection that writes, which makes the file if there is none, and then a pool for reading.
func (s *Store) openSQLite(ctx context.Context, db DB) error {
	if !s.opts.InMemory {
		dir, err := filepath.Abs(s.opts.Dir)
		if err != nil {
			return err
		}
		s.opts.Dir = dir
		if err := touchLockFile(dir); err != nil {
			return err
		}
	}
	writing, err := openPool(s.writingDSN(), 1)
	if err != nil {
		return err
	}
	// The writer has to be the only one on its connection, from BEGIN to COMMIT.
	conn, err := firstConn(ctx, writing)
	if err != nil {
		return errors.Join(err, writing.Close())
	}
	txDB, statements := db, &prepared{pool: conn}
	if txDB.gorm, err = db.openGorm(sqliteDialector{statements}); err != nil {
		return errors.Join(err, conn.Close(), writing.Close())
	}
	txDB.writes = true
	s.writer = &writer{pool: writing, conn: conn, statements: statements, tx: &Tx{DB: &txDB}}

	// Reads never wait for the disk for long, so more connections than cores gain little and cost memory each.
	if s.pool, err = openPool(s.sqliteDSN("_query_only", "on"), max(4, runtime.GOMAXPROCS(0))); err != nil {
		return errors.Join(err, s.writer.close())
	}
	s.reading = &prepared{pool: s.pool}
	if db.gorm, err = db.openGorm(sqliteDialector{s.reading}); err != nil {
		return errors.Join(err, s.writer.close(), s.pool.Close())
	}
	s.DB = &db
	return nil
}

// Checkpoint copies the write-ahead log of SQLite to the database file. SQLite itself does so only once the log has 1,000 pages,
// and ignores all pages after a damaged one: until then a new store is in the log alone. With PostgreSQL it does nothing.
//
// Reads and writes continue meanwhile. Pages that a running transaction needs in the log are left to the next call.
func (s *Store) Checkpoint(ctx context.Context) error {
	if s.postgres {
		return nil
	}
	pool, err := openPool(s.writingDSN(), 1)
	if err != nil {
		return failed(ctx, "checkpoint the store", err)
	}
	_, err = pool.ExecContext(ctx, "PRAGMA wal_checkpoint(PASSIVE)")
	return failed(ctx, "checkpoint the store", errors.Join(err, pool.Close()))
}

// busyTimeout is how long a connection waits for another process's transaction, a long time for any but a migration.
const busyTimeout = 5 * time.Second

// firstConn opens a connection. Those who open a new file together all turn its write-ahead log on, and may find it busy
// without SQLite having waited.
func firstConn(ctx context.Context, pool *sql.DB) (*sql.Conn, error) {
	again := time.NewTicker(10 * time.Millisecond)
	defer again.Stop()
	giveUp := time.Now().Add(busyTimeout)
	for {
		conn, err := pool.Conn(ctx)
		if sqliteCode(err)&0xff != sqlite3.SQLITE_BUSY || time.Now().After(giveUp) {
			return conn, err
		}
		select {
		case <-again.C:
		case <-ctx.Done():
			return nil, errors.Join(ctx.Err(), err)
		}
	}
}

// openPool prepares a pool of so many connections, which are opened when needed and then kept.
func openPool(dsn string, size int) (*sql.DB, error) {
	connector, err := sqlite.NewConnector(dsn)
	if err != nil {
		return nil, err
	}
	pool := sql.OpenDB(connector)
	pool.SetMaxOpenConns(size)
	pool.SetMaxIdleConns(size)
	return pool, nil
}

// sqliteDialector makes gorm write the SQL of SQLite. There is no migrator behind it: the schema comes from files.
type sqliteDialector struct{ pool gorm.ConnPool }

func (sqliteDialector) Name() string { return "sqlite" }

// Initialize sets up gorm's statements. Without RETURNING, which nothing needs: no column has a default.
func (d sqliteDialector) Initialize(db *gorm.DB) error {
	callbacks.RegisterDefaultCallbacks(db, &callbacks.Config{})
	db.ConnPool = d.pool
	return nil
}

func (sqliteDialector) Migrator(*gorm.DB) gorm.Migrator { return nil }

func (sqliteDialector) DataTypeOf(*schema.Field) string { return "" }

func (sqliteDialector) DefaultValueOf(*schema.Field) clause.Expression {
	return clause.Expr{SQL: "NULL"}
}

func (sqliteDialector) BindVarTo(w clause.Writer, _ *gorm.Statement, _ any) { _ = w.WriteByte('?') }

// QuoteTo quotes a name, of which ours need no escaping; a dot separates table and column.
func (sqliteDialector) QuoteTo(w clause.Writer, name string) {
	_ = w.WriteByte('"')
	for i := range len(name) {
		if name[i] == '.' {
			_, _ = w.WriteString(`"."`)
			continue
		}
		_ = w.WriteByte(name[i])
	}
	_ = w.WriteByte('"')
}

func (sqliteDialector) Explain(query string, vars ...any) string {
	return logger.ExplainSQL(query, nil, `'`, vars...)
}

// prepared is a pool that prepares each statement once and keeps it, which works because the program has a limited
// number of statement texts. gorm's own cache would start a goroutine that never ends, and drops statements that
// others may be about to run. PostgreSQL needs none: its driver prepares on each connection by itself.
type prepared struct {
	pool gorm.ConnPool

	mu         sync.RWMutex
	statements map[string]*sql.Stmt
}

// PrepareContext returns the statement of a text. On a *sql.DB it serves all connections, each of which prepares it
// when it first runs there.
func (p *prepared) PrepareContext(ctx context.Context, query string) (*sql.Stmt, error) {
	if stmt := p.known(query); stmt != nil {
		return stmt, nil
	}
	stmt, err := p.pool.PrepareContext(ctx, query) // not under the lock: those with the pool's connections may wait for it
	if err != nil {
		return nil, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if first := p.statements[query]; first != nil {
		return first, stmt.Close()
	}
	if p.statements == nil {
		p.statements = make(map[string]*sql.Stmt)
	}
	p.statements[query] = stmt
	return stmt, nil
}

// known returns the statement of a text, or nil if there is none yet.
func (p *prepared) known(query string) *sql.Stmt {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return p.statements[query]
}

// close ends the statements. A pool does that for its connections, but database/sql does not for a single one, and SQLite
// keeps a connection open that has statements.
func (p *prepared) close() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	var err error
	for _, stmt := range p.statements {
		err = errors.Join(err, stmt.Close())
	}
	p.statements = nil
	return err
}

func (p *prepared) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	stmt, err := p.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	return stmt.ExecContext(ctx, args...)
}

func (p *prepared) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	stmt, err := p.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	return stmt.QueryContext(ctx, args...)
}

func (p *prepared) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	stmt, err := p.PrepareContext(ctx, query)
	if err != nil {
		return p.pool.QueryRowContext(ctx, query, args...) // a Row that carries the error cannot be made otherwise
	}
	return stmt.QueryRowContext(ctx, args...)
}
