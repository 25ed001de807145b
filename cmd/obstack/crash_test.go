package main

import (
	"database/sql"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib"

	"github.com/obstack/obstack/impl/store/pgtest"
)

// noEngine points the server at an engine that is not there, for tests about metadata that start many servers.
var noEngine = []string{"--clickhouse", "http://127.0.0.1:1"}

// onEachStore runs a test on SQLite and on PostgreSQL. The arguments make a server use the store; settled waits until
// whatever a killed server had begun there has come to its end.
func onEachStore(t *testing.T, test func(t *testing.T, args []string, settled func(t testing.TB))) {
	t.Run("SQLite", func(t *testing.T) {
		t.Parallel()
		test(t, nil, func(testing.TB) {}) // nothing outlives the process
	})
	t.Run("PostgreSQL", func(t *testing.T) {
		t.Parallel()
		dsn := pgtest.DSN(t)
		args := []string{"--database", dsn, "--encryption-key-file", keyFile(t)}
		test(t, args, func(t testing.TB) {
			// A session that has got its COMMIT carries it out, though nobody waits for it any more.
			within(t, "the sessions have ended", func() bool {
				return query[int](t, dsn, `SELECT count(*) FROM pg_stat_activity
					WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`) == 0
			})
		})
	})
}

// keyFile makes an encryption key that replicas can share.
func keyFile(t testing.TB) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "key")
	key := "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n"
	if err := os.WriteFile(file, []byte(key), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// query returns the one value of a query on PostgreSQL.
func query[T any](t testing.TB, dsn, text string) T {
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

func TestAKillLosesNothingThatWasAnswered(t *testing.T) {
	t.Parallel()
	const rounds = 50
	onEachStore(t, func(t *testing.T, args []string, settled func(testing.TB)) {
		args = append(args, noEngine...)
		data := filepath.Join(t.TempDir(), "data")
		s := launch(t, data, args...)
		s.waitListen()
		l := newLedger(t, s)
		for range rounds {
			killWhileWriting(t, s, l)
			settled(t)
			if rand.N(4) == 0 { // a start that is cut short
				launch(t, data, args...).killAfter(rand.N(60 * time.Millisecond))
				settled(t)
			}
			s = launch(t, data, args...)
			s.waitListen()
			l.check(t, s)
			if t.Failed() {
				return
			}
		}
		t.Logf("%d writes were answered in %d rounds", l.answered, rounds)
	})
}

// killWhileWriting kills the server at a random moment of many writes at once.
func killWhileWriting(t *testing.T, s *server, l *ledger) {
	t.Helper()
	const writers = 8
	remaining := rand.N(150)
	now := make(chan struct{})
	ready := sync.OnceFunc(func() { close(now) })
	l.onSend = func() {
		if remaining--; remaining <= 0 {
			ready()
		}
	}
	var killed atomic.Bool
	var all sync.WaitGroup
	for i := range writers {
		var own []pair
		for j := i; j < len(l.pairs); j += writers {
			own = append(own, l.pairs[j])
		}
		all.Go(func() {
			defer ready()
			err := l.keepWriting(t.Context(), s, own)
			var refused *refusal
			if !killed.Load() || errors.As(err, &refused) {
				t.Errorf("a server that was not dead yet: %v", err)
			}
		})
	}
	<-now
	killed.Store(true)
	// Writes arrive and are answered in step with each other, so without this the kill would be in step with them.
	s.killAfter(rand.N(3 * time.Millisecond))
	all.Wait()
	l.onSend = nil
}

// killAfter kills the server at a moment that has nothing to do with what the server is doing.
func (s *server) killAfter(d time.Duration) {
	select {
	case <-time.After(d):
	case <-s.exited:
	}
	s.kill()
}

func TestAKillDuringTheFirstStartLeavesAStoreThatStarts(t *testing.T) {
	t.Parallel()
	onEachStore(t, func(t *testing.T, args []string, settled func(testing.TB)) {
		args = append(args, noEngine...)
		data := filepath.Join(t.TempDir(), "data")
		for range 10 {
			launch(t, data, args...).killAfter(rand.N(120 * time.Millisecond))
			settled(t)
		}
		s := launch(t, data, args...)
		s.waitListen()
		if a := s.do("GET", "dashboards", ""); a.Status != 200 {
			t.Errorf("with the key of bootstrap.json: status %d: %s", a.Status, a.Body)
		}
		s.kill()
		again := launch(t, data, args...)
		again.waitListen()
		if again.Keys != s.Keys || again.do("GET", "dashboards", "").Status != 200 {
			t.Error("a later start has made other keys")
		}
	})
}
