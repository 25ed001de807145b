package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"net"
	"strings"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"gorm.io/gorm"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"github.com/obstack/obstack/impl/core"
)

// ErrWrongKey is returned by Open and Migrate when the secrets in the store were sealed with another key.
var ErrWrongKey = errors.New("the encryption key does not match this store")

// ErrOtherDeployment is returned by Open when the store was made by a build for another deployment.
var ErrOtherDeployment = errors.New("the store belongs to another deployment")

// ErrNewerSchema is returned by Migrate when a newer version of the program has changed the store's schema.
var ErrNewerSchema = errors.New("the store was created by a newer version of obstack")

// retryAfter is what a client is notified while the database is away: about what a restart takes.
const retryAfter = 2 * time.Second

// failed turns a driver's error into one with a kind and a message that gives nothing away; the driver's own text
// stays in the chain, for the log. An error that speaks for itself is returned as it is.
func failed(ctx context.Context, doing string, err error) error {
	var known *core.Error
	if err == nil || errors.As(err, &known) {
		return err
	}
	for _, speaks := range []error{ErrWrongKey, ErrOtherDeployment, ErrNewerSchema} {
		if errors.Is(err, speaks) {
			return err
		}
	}
	// A context that ended shows as many different errors, depending on what the driver was doing.
	if ended := ctx.Err(); ended != nil {
		err = errors.Join(ended, err)
	}
	cause := fmt.Errorf("%s: %w", doing, err)
	switch {
	case errors.Is(err, context.Canceled):
		return core.NewError(core.Canceled, "The request was canceled", cause)
	case errors.Is(err, context.DeadlineExceeded), isTimeout(err):
		return core.NewError(core.Timeout, "The database did not respond in time", cause)
	case isNoText(err):
		return core.NewError(core.Invalid, "A string has characters that cannot be stored", cause)
	case isUnique(err):
		return core.NewError(core.Conflict, "The object already exists", cause)
	case isUnavailable(err):
		return unavailable(cause)
	}
	return core.NewError(core.Internal, "The database failed", cause)
}

// unavailable is the error about a database that may work again a little later.
func unavailable(cause error) error {
	e := core.NewError(core.Unavailable, "The database is unavailable, try again later", cause)
	e.RetryAfter = retryAfter
	return e
}

// found is failed for the reading of one thing: that it is missing is a NotFound error with the given message. What
// is asked for by a name that cannot be stored is missing too; names in paths and credentials are any bytes.
func found(ctx context.Context, doing, missing string, err error) error {
	var known *core.Error // of a statement that was sent together with this one
	if !errors.As(err, &known) &&
		(errors.Is(err, sql.ErrNoRows) || errors.Is(err, gorm.ErrRecordNotFound) || isNoText(err)) {
		return core.NotFoundError(missing)
	}
	return failed(ctx, doing, err)
}

// changed is found for a statement that should change exactly one row.
func changed(ctx context.Context, doing, missing string, result *gorm.DB) error {
	if result.Error == nil && result.RowsAffected == 0 {
		return core.NotFoundError(missing)
	}
	return failed(ctx, doing, result.Error)
}

// unique is failed for a statement that stores something of which there may be only one: that it is there already is a
// Conflict with the given message. PostgreSQL accepts no more statements in the transaction then.
func unique(ctx context.Context, doing, exists string, err error) error {
	var known *core.Error // as above
	if !errors.As(err, &known) && isUnique(err) {
		return core.NewError(core.Conflict, exists, fmt.Errorf("%s: %w", doing, err))
	}
	return failed(ctx, doing, err)
}

// isUnique reports whether a row with the same key or name is there already.
func isUnique(err error) bool {
	if code := sqliteCode(err); code != 0 {
		return code == sqlite3.SQLITE_CONSTRAINT_UNIQUE || code == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY
	}
	return postgresCode(err) == "23505"
}

// isNoText reports whether PostgreSQL was given text that is not UTF-8, or has a NUL. SQLite takes anything.
func isNoText(err error) bool {
	code := postgresCode(err)
	return code == "22021" || code == "22P05"
}

// isTimeout reports whether PostgreSQL stopped a statement at its statement_timeout.
func isTimeout(err error) bool { return postgresCode(err) == "57014" }

// isUnavailable reports whether the same call may succeed a little later.
func isUnavailable(err error) bool {
	switch sqliteCode(err) & 0xff { // the upper bits only say more precisely what went wrong
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN,
		sqlite3.SQLITE_READONLY: // the file system has become so
		return true
	}
	if code := postgresCode(err); code != "" {
		switch code[:2] { // the class
		case "08", "53": // connection exceptions; out of connections, memory or disk
			return true
		case "57": // shutting down or starting up
			return strings.HasPrefix(code, "57P")
		}
		// A lock was not to be had in time; the server has become a read-only replica, or was notified to take no writes.
		return code == "55P03" || code == "25006" || isRetryable(err)
	}
	// The connection broke, or there is none. Drivers have no single error for that.
	var dial *pgconn.ConnectError
	var network net.Error
	return errors.As(err, &dial) || errors.As(err, &network) || errors.Is(err, driver.ErrBadConn) ||
		errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, net.ErrClosed) ||
		pgconn.SafeToRetry(err)
}

// isStarting reports whether PostgreSQL may accept connections a little later: it is starting, nothing listens yet, or its
// name is not known yet. Containers that start together see all three. A server that refuses the client is none of them.
func isStarting(err error) bool {
	if code := postgresCode(err); code != "" {
		return code == "57P03"
	}
	var lookup *net.DNSError
	var network net.Error
	return errors.As(err, &lookup) || errors.As(err, &network) && network.Timeout() ||
		errors.Is(err, syscall.ECONNREFUSED) || errors.Is(err, syscall.ECONNRESET) || errors.Is(err, syscall.EHOSTUNREACH) ||
		errors.Is(err, syscall.ENOENT) || errors.Is(err, io.ErrUnexpectedEOF)
}

// isRetryable reports whether PostgreSQL gave up a transaction only because of what others did at the same time.
func isRetryable(err error) bool {
	code := postgresCode(err)
	return code == "40001" || code == "40P01"
}

// isLockTimeout reports whether PostgreSQL gave up a statement because of a lock that others held for too long.
func isLockTimeout(err error) bool { return postgresCode(err) == "55P03" }

// sqliteCode returns SQLite's extended result code, 0 for an error of something else.
func sqliteCode(err error) int {
	var e *sqlite.Error
	if errors.As(err, &e) {
		return e.Code()
	}
	return 0
}

// postgresCode returns PostgreSQL's SQLSTATE of five characters, empty for an error of something else.
func postgresCode(err error) string {
	var e *pgconn.PgError
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}
