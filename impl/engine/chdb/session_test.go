package chdb_test

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/obstack/obstack/impl/patience"
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
	size := 1000
	patience.Within(t, "a session that was opened ahead answers", func() bool {
		size++ // for which no session is opened ahead
		before := e.comment(t, "max_block_size", strconv.Itoa(size))
		return e.comment(t, params...) < before
	})
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
					if !strings.HasPrefix(a.body, want) || c.readonly == "0" && seen[a.body] {
						t.Errorf("got %q, want %q and a session of its own where it could be changed", a.body, want)
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

// begin sends a statement whose answer is not waited for. stop gives it up.
func (e endpoint) begin(t *testing.T, sql string, settings ...string) (stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	values := url.Values{"database": {e.database}}
	for i := 0; i < len(settings); i += 2 {
		values.Set(settings[i], settings[i+1])
	}
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

// What cannot change a session leaves it to the next request, unless it was given up.
func TestUnchangedSessionsAreUsedAgain(t *testing.T) {
	e := serve(t)
	readonly := []string{"readonly", "1", "max_threads", "1"}
	first := e.comment(t, readonly...)
	if again := e.comment(t, readonly...); again != first {
		t.Fatalf("session %d answers, want %d again", again, first)
	}
	e.run(t, "CREATE TABLE t (a Int8) ENGINE = Memory")
	afterChange := e.comment(t, readonly...)
	if afterChange == first {
		t.Error("a session outlives a change of what there is")
	}
	e.run(t, "INSERT INTO t SELECT 1")
	if again := e.comment(t, readonly...); again != afterChange {
		t.Error("an insert ends a session")
	}
	if got := e.run(t, "SELECT {word:String}", append(readonly, "param_word", "secret")...); got != "secret\n" {
		t.Errorf("got the parameter %q", got)
	}
	const unknownParameter = "456"
	for range 8 { // at most as many sessions are kept, and a failure closes one: one of these has had the parameter
		a := e.do(t, http.MethodPost, "SELECT {word:String}", nil, readonly...)
		if a.header.Get("X-Clickhouse-Exception-Code") != unknownParameter {
			t.Errorf("a request without the parameter got %q", a.body)
		}
	}
	for _, sql := range []string{
		"SELECT throwIf(1)", "SET max_threads = 7", "SELECT", "CREATE TEMPORARY TABLE own (a Int8)",
	} {
		if a := e.do(t, http.MethodPost, sql, nil, readonly...); a.status == http.StatusOK {
			t.Errorf("%s: got %q", sql, a.body)
		}
		if got := e.run(t, "SELECT getSetting('max_threads')", readonly...); got != "1\n" {
			t.Errorf("behind %s there are %q threads", sql, got)
		}
	}
	id := "given up " + e.database
	stop := e.begin(t, "SELECT /* given up */ count() FROM numbers(1000000000000) WHERE cityHash64(number) = 7", append(readonly, "query_id", id)...)
	givenUp := ""
	patience.Within(t, "the query runs", func() bool {
		givenUp = strings.TrimSpace(e.run(t, "SELECT Settings['log_comment'] FROM system.processes WHERE query LIKE 'SELECT /* given up %'"))
		return givenUp != ""
	})
	stop()
	res, err := http.Get(e.url + "/ended?" + url.Values{"query_id": {id}}.Encode())
	if err != nil {
		t.Fatal(err)
	}
	_ = res.Body.Close()
	for range 5 {
		if got := e.comment(t, readonly...); strconv.Itoa(got) == givenUp {
			t.Errorf("session %d, whose query was given up, answers again", got)
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
		patience.Within(t, fmt.Sprintf("only %q run", want), func() bool { return e.run(t, running) == want })
	}
	const first, second = "SELECT /* equal 1 */ count() FROM numbers(1000000000000) WHERE cityHash64(number) = 7",
		"SELECT /* equal 2 */ count() FROM numbers(1000000000000) WHERE cityHash64(number) = 7"
	stopFirst := e.begin(t, first, "max_threads", "1")
	defer stopFirst()
	wait(first + "\n")
	stopSecond := e.begin(t, second, "max_threads", "1")
	defer stopSecond()
	wait(first + "\n" + second + "\n")
	stopFirst()
	wait(second + "\n")
	stopSecond()
	wait("")
}
