package store_test

import (
	"crypto/sha256"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/store/pgtest"
	"github.com/obstack/obstack/impl/store/storetest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

func testKey() []byte {
	key := sha256.Sum256([]byte("a key for tests"))
	return key[:]
}

func onSQLite(t testing.TB) store.Options { return store.Options{Dir: t.TempDir(), Key: testKey()} }

func onPostgres(t testing.TB) store.Options { return store.Options{DSN: pgtest.DSN(t), Key: testKey()} }

func TestSQLite(t *testing.T) {
	t.Parallel()
	template := onSQLite(t)
	migrate(t, template)
	file, err := os.ReadFile(filepath.Join(template.Dir, store.File))
	if err != nil {
		t.Fatal(err)
	}
	storetest.Run(t, onSQLite, func(t testing.TB) store.Options {
		t.Helper()
		opts := onSQLite(t)
		if err := os.WriteFile(filepath.Join(opts.Dir, store.File), file, 0o600); err != nil {
			t.Fatal(err)
		}
		return opts
	})
}

func TestPostgreSQL(t *testing.T) {
	t.Parallel()
	template := onPostgres(t)
	migrate(t, template)
	storetest.Run(t, onPostgres, func(t testing.TB) store.Options {
		t.Helper()
		return store.Options{DSN: pgtest.Copy(t, template.DSN), Key: template.Key}
	})
}

// migrate gives a database the newest schema, and leaves no connection to it.
func migrate(t *testing.T, opts store.Options) {
	t.Helper()
	s, err := store.Open(t.Context(), opts)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(s.Migrate(t.Context()), s.Close()); err != nil {
		t.Fatal(err)
	}
}
