package chdb_test

import (
	"context"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// comment is the number of the session that answers, which says when it was opened.
func (e endpoint) comment(t *testing.T, params ...string) int {
	t.Helper()
	n, err := strconv.Atoi(strings.TrimSpace(e.run(t, "SELECT getSetting('log_comment')", params...)))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// warm asks until sessions are opened ahead: one that answers is older than that of a request before it.
func (e endpoint) warm(t *testing.T, params ...string) {
	t.Helper()
	for t.Context().Err() == nil {
		if before := e.comment(t, "max_block_size", "1234"); e.comment(t, params...) < before {
			return
		}
	}
}

// The tests of sessions that are opened ahead run alone, because any statement that changes something closes them.

func TestSessionsAreOpenedAheadAndUsedOnce(t *testing.T) {
	e := serve(t)
	e.warm(t, "max_threads", "3")
	seen := map[int]bool{}
	for range 50 {
		n := e.comment(t, "max_threads", "3")
		if seen[n] {
			t.Fatalf("session %d answered twice", n)
		}
		seen[n] = true
	}
}

func TestSessionsAheadShareNothing(t *testing.T) {
	e, other := serve(t), serve(t)
	var (
		mu   sync.Mutex
		seen = map[string]bool{}
		wg   sync.WaitGroup
	)
	for _, c := range []struct {
		endpoint
		readonly, threads string
	}{{e, "1", "3"}, {e, "1", "5"}, {e, "0", "3"}, {other, "1", "3"}} {
		for range 2 {
			wg.Go(func() {
				for range 30 {
					a := c.do(t, http.MethodPost, "SELECT currentDatabase(), getSetting('max_threads'), "+
						"getSetting('readonly'), getSetting('allow_ddl'), getSetting('log_comment')", nil,
						"max_threads", c.threads, "readonly", c.readonly)
					want := c.database + "\t" + c.threads + "\t" + c.readonly + "\ttrue\t"
					mu.Lock()
					if !strings.HasPrefix(a.body, want) || seen[a.body] {
						t.Errorf("got %q, want %q and a session of its own", a.body, want)
					}
					seen[a.body] = true
					mu.Unlock()
				}
			})
		}
	}
	wg.Wait()
	for range 5 {
		e.run(t, "SET max_threads = 7")
		e.run(t, "CREATE TEMPORARY TABLE mine (a Int8)")
		if got := e.run(t, "SELECT getSetting('max_threads') = 7"); got != "0\n" {
			t.Error("a setting stays")
		}
		if got := e.run(t, "EXISTS TEMPORARY TABLE mine"); got != "0\n" {
			t.Error("a temporary table stays")
		}
	}
}

func TestSessionsAheadEndWithTheirDatabase(t *testing.T) {
	e := serve(t)
	for range 3 {
		e.warm(t)
		endpoint{e.url, "default"}.run(t, "DROP DATABASE "+e.database)
		a := e.do(t, http.MethodPost, "SELECT 1", nil)
		if a.header.Get("X-Clickhouse-Exception-Code") != "81" {
			t.Errorf("got status %d, %q", a.status, a.body)
		}
		endpoint{e.url, "default"}.run(t, "CREATE DATABASE "+e.database)
	}
}

func TestKillStopsOneOfEqualSessions(t *testing.T) {
	e := serve(t)
	e.warm(t, "max_threads", "1")
	const running = "SELECT query FROM system.processes WHERE query LIKE 'SELECT /* equal %' ORDER BY query"
	wait := func(want string) {
		t.Helper()
		for e.run(t, running) != want {
			if t.Context().Err() != nil {
				t.Fatalf("%q do not run", want)
			}
		}
	}
	start := func(sql string) (stop func()) {
		ctx, cancel := context.WithCancel(t.Context())
		values := url.Values{"database": {e.database}, "max_threads": {"1"}}
		req, err := http.NewRequestWithContext(ctx, http.MethodPost, e.url+"/?"+values.Encode(), strings.NewReader(sql))
		if err != nil {
			t.Fatal(err)
		}
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			if res, err := http.DefaultClient.Do(req); err == nil {
				_ = res.Body.Close()
			}
		}()
		return func() {
			cancel()
			<-ended
		}
	}
	const first, second = "SELECT /* equal 1 */ count() FROM numbers(1000000000000) WHERE cityHash64(number) = 7",
		"SELECT /* equal 2 */ count() FROM numbers(1000000000000) WHERE cityHash64(number) = 7"
	stopFirst := start(first)
	defer stopFirst()
	wait(first + "\n")
	stopSecond := start(second)
	defer stopSecond()
	wait(first + "\n" + second + "\n")
	stopFirst()
	wait(second + "\n")
	stopSecond()
	wait("")
}
