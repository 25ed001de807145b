package store_test

import (
	"crypto/sha256"
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
	storetest.Run(t, onSQLite)
}

func TestPostgreSQL(t *testing.T) {
	t.Parallel()
	storetest.Run(t, onPostgres)
}
