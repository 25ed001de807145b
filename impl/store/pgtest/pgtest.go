// Package pgtest runs a real PostgreSQL for tests, from the binaries that `make engine` installs.
//
// DSN is what most tests need: a database of their own, on a server that all tests of the process share, in a package
// whose TestMain calls Main. Copy makes a database like another one, SetClock one whose time the test sets. Start returns
// a Server for tests that stop, kill, freeze or restart theirs. Whatever is started ends with the process, also when that
// is killed.
//
// It imports no other package of this module than patience. So the tests of every package can use it, including store.
package pgtest

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/obstack/obstack/impl/patience"
)

// A shared server is used by all tests, or all benchmarks, of a process and started by the first that asks.
type shared struct {
	durable bool
	once    sync.Once
	server  *Server
	err     error
}

var (
	forTests      = shared{durable: false}
	forBenchmarks = shared{durable: true}
)

func (s *shared) get() (*Server, error) {
	s.once.Do(func() { s.server, s.err = start(s.durable) })
	return s.server, s.err
}

// Main runs the tests and then stops the shared servers. A package that uses DSN calls it from TestMain. Without it
// nothing stays behind either, but the servers are then killed instead of stopped.
func Main(m *testing.M) {
	m.Run()
	Stop()
}

// Stop stops the shared servers. What calls it instead of Main does so after the last test.
func Stop() {
	for _, s := range []*shared{&forTests, &forBenchmarks} {
		if s.server != nil {
			_ = s.server.close()
		}
	}
}

// DSN returns the address of a fresh, empty database, which is dropped when the test ends. The databases of the tests
// of a process live on one server, which does without fsync; that only matters when the machine crashes. Those of the
// benchmarks live on another, which is as slow as a real one. TEST_POSTGRES_DSN names a server to use instead (PostgreSQL
// 15 or later), with a user who may create databases.
func DSN(t testing.TB) string {
	t.Helper()
	base := os.Getenv("TEST_POSTGRES_DSN")
	if base == "" {
		s := &forTests
		if _, ok := t.(*testing.B); ok {
			s = &forBenchmarks
		}
		server, err := s.get()
		if err != nil {
			t.Fatal(err)
		}
		base = server.DSN("postgres")
	}
	return createDatabase(t, base, "")
}

// Copy returns the address of a fresh database with all that is in another of the same server, to which nothing may be
// connected. It is dropped when the test ends. To copy tables takes a fraction of the time that it takes to migrate them.
func Copy(t testing.TB, dsn string) string {
	t.Helper()
	u, err := url.Parse(dsn)
	if err != nil {
		t.Fatal(err)
	}
	template := strings.TrimPrefix(u.Path, "/")
	u.Path = "/postgres"
	return createDatabase(t, u.String(), " TEMPLATE "+template)
}

func createDatabase(t testing.TB, base, template string) string {
	t.Helper()
	var random [8]byte
	_, _ = rand.Read(random[:])
	name := "test_" + hex.EncodeToString(random[:])
	// To copy the files takes half of the time of the default, which writes them to the WAL.
	if err := admin(base, "CREATE DATABASE "+name+template+" STRATEGY FILE_COPY"); err != nil {
		t.Fatalf("create a database for the test: %v", err)
	}
	t.Cleanup(func() {
		// FORCE, so that a connection that the test forgot does not also fail the clean-up.
		if err := admin(base, "DROP DATABASE "+name+" WITH (FORCE)"); err != nil {
			t.Errorf("drop the test's database: %v", err)
		}
	})
	u, err := url.Parse(base)
	if err != nil || u.Scheme == "" {
		t.Fatal("TEST_POSTGRES_DSN is not a postgres:// address")
	}
	u.Path = "/" + name
	return u.String()
}

// admin runs one statement on a connection of its own; CREATE DATABASE cannot be in a transaction.
func admin(dsn, statement string) error {
	ctx, cancel := context.WithTimeout(context.Background(), patience.Timeout)
	defer cancel()
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close(ctx) }()
	_, err = conn.Exec(ctx, statement)
	return err
}

// Exec runs a statement on a connection of its own.
func Exec(t testing.TB, dsn, statement string) {
	t.Helper()
	if err := admin(dsn, statement); err != nil {
		t.Fatalf("%v\nin %s", err, statement)
	}
}

// Start starts a server of the test's own, for tests that stop, kill or restart it, and stops it when the test ends.
// What it has committed is on the disk.
func Start(t testing.TB) *Server {
	t.Helper()
	s, err := start(true)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.close(); err != nil {
			t.Errorf("stop PostgreSQL: %v", err)
		}
	})
	return s
}

// Server is one running PostgreSQL. Its methods are not safe for concurrent use.
type Server struct {
	native  string // the installed package: bin, lib, share
	dir     string // data directory and socket
	durable bool   // fsync is on
	guard   io.WriteCloser
	proc    *process
}

func start(durable bool) (*Server, error) {
	native, err := prepare()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "obstack-pg-")
	if err != nil {
		return nil, err
	}
	s := &Server{native: native, dir: dir, durable: durable}
	// The guard comes first, so that there is never a server without one.
	if s.guard, err = guard(dir); err == nil {
		if err = s.init(); err == nil {
			err = s.Restart()
		}
	}
	if err != nil {
		_ = s.remove()
		return nil, fmt.Errorf("start PostgreSQL for tests: %w", err)
	}
	return s, nil
}

// DSN returns the address of a database on the server. The database postgres always exists. The address stays the
// same when the server is restarted.
func (s *Server) DSN(database string) string {
	return "postgres://postgres@/" + database + "?host=" + url.QueryEscape(s.dir)
}

// Stop shuts the server down as an administrator would: it breaks off all sessions and writes everything.
func (s *Server) Stop() error { return s.proc.interrupt() }

// Kill ends the server without any warning, as a crash would.
func (s *Server) Kill() error { return s.proc.kill() }

// Restart starts the server again after Stop or Kill, on the same data and the same address.
func (s *Server) Restart() error {
	// After a kill, the server's other processes may need a moment to notice; until then a new one refuses to start.
	begun := time.Now()
	for {
		proc, err := s.run()
		if err == nil {
			s.proc = proc
			return nil
		}
		if !strings.Contains(err.Error(), "still in use") || time.Since(begun) > patience.Timeout {
			return err
		}
		<-time.After(patience.Pause(begun))
	}
}

func (s *Server) close() error {
	_ = s.Thaw() // or it could not end
	return errors.Join(s.proc.interrupt(), s.remove())
}

func (s *Server) remove() error {
	if s.guard != nil {
		_, _ = io.WriteString(s.guard, "done\n")
		_ = s.guard.Close()
	}
	return os.RemoveAll(s.dir)
}
