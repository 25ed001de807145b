package harness

import (
	"database/sql"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	_ "github.com/jackc/pgx/v5/stdlib"
	_ "modernc.org/sqlite"

	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// PostgresArgs are the flags of a server on a fresh PostgreSQL database.
func PostgresArgs(t testing.TB) []string {
	t.Helper()
	key := filepath.Join(t.TempDir(), "key")
	if err := os.WriteFile(key, []byte(strings.Repeat("ab", 32)), 0o600); err != nil {
		t.Fatal(err)
	}
	return []string{"--database", pgtest.DSN(t), "--encryption-key-file", key}
}

// Execute runs a statement on a database that it opens for that.
func Execute(t *testing.T, driver, dsn, statement string) {
	t.Helper()
	db, err := sql.Open(driver, dsn)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	if _, err := db.Exec(statement); err != nil {
		t.Fatal(err)
	}
}

// NoEngine points the server at an engine that is not there, for tests about metadata that start many servers.
var NoEngine = []string{"--clickhouse", "http://127.0.0.1:1"}

// everyStore is for `make faults`.
var everyStore = flag.Bool("every-store", false, "run the tests of both deployments on SQLite and on PostgreSQL")

// OnEachStore runs a test on SQLite and on PostgreSQL. Where Main runs the tests for both deployments, oss runs on SQLite and
// managed on PostgreSQL, unless -every-store is given. The arguments make a server use the store; settled waits until whatever a killed
// server had begun there has come to its end.
func OnEachStore(t *testing.T, test StoreTest) { onStores(t, *everyStore || !bothDeployments, test) }

// OnItsStore is like OnEachStore, but without -every-store it always runs on the store of the deployment alone. It is for rules that
// the tests of impl/store hold on both stores.
func OnItsStore(t *testing.T, test StoreTest) { onStores(t, *everyStore, test) }

// StoreTest is a test that OnEachStore runs.
type StoreTest = func(t *testing.T, args []string, settled func(t testing.TB))

func onStores(t *testing.T, both bool, test StoreTest) {
	on := func(store string, deployment deployment, run func(*testing.T)) {
		if both || Deployment.Name == deployment.Name {
			t.Run(store, run)
		}
	}
	on("SQLite", OSS, func(t *testing.T) {
		t.Parallel()
		test(t, nil, func(testing.TB) {}) // nothing outlives the process
	})
	on("PostgreSQL", Managed, func(t *testing.T) {
		t.Parallel()
		dsn := pgtest.DSN(t)
		args := []string{"--database", dsn, "--encryption-key-file", KeyFile(t)}
		test(t, args, func(t testing.TB) {
			// A session that has got its COMMIT carries it out, though its client waits no more.
			patience.Within(t, "the sessions have ended", func() bool {
				return Query[int](t, dsn, `SELECT count(*) FROM pg_stat_activity
					WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`) == 0
			})
		})
	})
}

// KeyFile makes an encryption key that replicas can share.
func KeyFile(t testing.TB) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "key")
	key := "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n"
	if err := os.WriteFile(file, []byte(key), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// Query returns the one value of a query on PostgreSQL.
func Query[T any](t testing.TB, dsn, text string) T {
	t.Helper()
	db, err := sql.Open("pgx", dsn)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	var value T
	if err := db.QueryRow(text).Scan(&value); err != nil {
		t.Fatal(err)
	}
	return value
}

// Metadata opens the server's SQLite file beside it, as another program would.
func (s *Server) Metadata(t testing.TB) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+filepath.Join(s.Data, "obstack.db")+"?_pragma=busy_timeout(60000)")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	return db
}

// Change runs a statement that writes.
func Change(t testing.TB, db *sql.DB, statement string, args ...any) {
	t.Helper()
	if _, err := db.ExecContext(t.Context(), statement, args...); err != nil {
		t.Fatal(err)
	}
}

// Single reads a query's one value.
func Single[T any](t testing.TB, db *sql.DB, query string, args ...any) T {
	t.Helper()
	var v T
	if err := db.QueryRowContext(t.Context(), query, args...).Scan(&v); err != nil {
		t.Fatal(err)
	}
	return v
}

// Database opens the server's store beside it, as another program would.
func (s *Server) Database(t testing.TB) *sql.DB {
	t.Helper()
	for i, flag := range s.Store {
		if flag == "--database" {
			db, err := sql.Open("pgx", s.Store[i+1])
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = db.Close() })
			return db
		}
	}
	return s.Metadata(t)
}
