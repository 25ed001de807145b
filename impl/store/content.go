package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
)

// Content grades the content of a database.
type Content int

// The contents of a database. Each includes what the one before has.
const (
	NoFile          Content = iota // SQLite alone
	NoSchema                       // an empty file, or no tables
	NoOrganization                 // Migrate has run, and Bootstrap has not
	HasOrganization                // the store of a server
)

// onePage is the size of a SQLite file without tables.
const onePage = 4096

// Inspect returns the content of the SQLite database in a directory. It writes neither to the database nor to its write-ahead
// log: opening and closing a Store moves what can be read of a damaged log to the database, and deletes the rest.
func Inspect(ctx context.Context, dir string) (Content, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return 0, err
	}
	path := filepath.Join(dir, File)
	file, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return NoFile, nil
	}
	if err != nil {
		return 0, err
	}
	log, err := os.Stat(path + "-wal")
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return 0, err
	}
	// SQLite deletes the log of an empty file, even when it only reads.
	if file.Size() == 0 || file.Size() <= onePage && (log == nil || log.Size() == 0) {
		return NoSchema, nil
	}
	params := url.Values{"mode": {"ro"}, "_busy_timeout": {strconv.FormatInt(busyTimeout.Milliseconds(), 10)}}
	if log == nil {
		params.Set("immutable", "1") // else SQLite makes a log
	}
	pool, err := openPool((&url.URL{Scheme: "file", Path: path, RawQuery: params.Encode()}).String(), 1)
	if err != nil {
		return 0, err
	}
	content, err := inspect(ctx, pool)
	if err := errors.Join(err, pool.Close()); err != nil {
		return 0, fmt.Errorf("read %s: %w", path, err)
	}
	return content, nil
}

// inspect reads the content of a SQLite database.
func inspect(ctx context.Context, pool *sql.DB) (Content, error) {
	var count int
	err := pool.QueryRowContext(ctx, "SELECT count(*) FROM sqlite_schema WHERE name = 'organizations'").Scan(&count)
	if err != nil || count == 0 {
		return NoSchema, err
	}
	err = pool.QueryRowContext(ctx, "SELECT count(*) FROM organizations").Scan(&count)
	if err != nil || count == 0 {
		return NoOrganization, err
	}
	return HasOrganization, nil
}

// Content returns the content of an open database.
func (s *Store) Content(ctx context.Context) (Content, error) {
	version, err := s.SchemaVersion(ctx)
	if err != nil || version == 0 {
		return NoSchema, err
	}
	count, err := s.count(ctx, "SELECT count(*) FROM organizations")
	if err != nil || count == 0 {
		return NoOrganization, failed(ctx, "count organizations", err)
	}
	return HasOrganization, nil
}
