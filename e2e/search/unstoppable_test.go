package search

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// unstoppable is SQL that looks neither at a KILL nor at a time limit.
const unstoppable = "hasAll(range(3000000), range(3000000))"

// TestSearchesThatCannotBeStopped asks for more of them with one key than there are slots, and leaves. The charts of
// another key go on through the restart of the engine that it takes, and the SQL of the team is refused after it.
func TestSearchesThatCannotBeStopped(t *testing.T) {
	t.Parallel()
	s := harness.StartStack(t, harness.Embedded...)
	attacker := s.CreateKey(t)
	search := func(ctx context.Context, where, language string) (harness.Answer, error) {
		return s.DoContext(ctx, "POST", "search", harness.Encode(t, harness.Object{
			"sourceId": s.ID["source Logs"], "where": where, "whereLanguage": language, "select": "Body",
		}), attacker.Use)
	}
	chart := harness.Encode(t, harness.Object{
		"startTime": time.Now().Add(-time.Hour).UnixMilli(), "endTime": time.Now().UnixMilli(), "granularity": "1h",
		"series": []any{harness.Object{
			"sourceId": s.ID["source Logs"], "aggFn": "count", "where": "SeverityText:error", "groupBy": []any{"ServiceName"},
		}},
	})
	engine := s.Engine()
	ctx, leave := context.WithCancel(t.Context())
	var attackers sync.WaitGroup
	for range 140 {
		attackers.Go(func() { _, _ = search(ctx, unstoppable, "sql") })
	}
	var answered atomic.Int32
	ask := func() {
		switch got := s.Do("POST", "charts/series", chart); {
		case got.Status == http.StatusOK:
			answered.Add(1)
		case got.Status != http.StatusServiceUnavailable || got.Header.Get("Retry-After") == "":
			t.Errorf("a chart beside them: got %d %s", got.Status, got.Body)
		}
	}
	patience.Within(t, "twenty charts are answered beside them", func() bool {
		ask()
		return answered.Load() >= 20
	})
	leave()
	attackers.Wait()
	patience.Within(t, "the engine has been restarted", func() bool {
		ask()
		return strings.Contains(s.Stderr.String(), "engine killed, restarting")
	})
	patience.Within(t, "charts are answered again", func() bool {
		before := answered.Load()
		ask()
		return answered.Load() > before
	})
	if s.Engine() == engine {
		t.Error("the engine is the same process")
	}
	got, err := search(t.Context(), "lower(Body) = 'x'", "sql")
	if err != nil {
		t.Fatal(err)
	}
	if got.Status != http.StatusTooManyRequests || got.Header.Get("Retry-After") == "" {
		t.Errorf("SQL of the team after that: got %d %s", got.Status, got.Body)
	}
	if got, err = search(t.Context(), "Body:x", "lucene"); err != nil || got.Status != http.StatusOK {
		t.Errorf("a search without SQL: got %d %s %v", got.Status, got.Body, err)
	}
}

// TestUnstoppableSQLIsRefusedForItsKey sends SQL that cannot be stopped with a key that may only read. Afterwards that key and
// that SQL are refused, and other keys and alerts run SQL. In the thorough form keys of other people then send such SQL, one
// after the other, until the team is refused.
func TestUnstoppableSQLIsRefusedForItsKey(t *testing.T) {
	t.Parallel()
	s := harness.StartStack(t, harness.Embedded...)
	reader, other := s.CreateKey(t, "--scope", "read"), s.CreateKey(t, "--scope", "read")
	tile := func(ctx context.Context, expression string, use func(*http.Request)) harness.Answer {
		now := time.Now().UnixMilli()
		a, err := s.DoContext(ctx, "POST", "tiles/query", harness.Encode(t, harness.Object{
			"startTime": now - 3600_000, "endTime": now, "config": harness.Object{
				"configType": "sql", "displayType": "number", "connectionId": s.ID["connection local"], "sqlTemplate": "SELECT " + expression,
			},
		}), use)
		if err != nil && ctx.Err() == nil {
			t.Fatal(err)
		}
		return a
	}
	engine := harness.EngineClient(s.Server)
	restarts := func() int { return strings.Count(s.Stderr.String(), "engine killed, restarting") }
	wantRefused := func(what string, a harness.Answer, message string) {
		t.Helper()
		if a.Status != http.StatusTooManyRequests || a.Header.Get("Retry-After") == "" || !strings.Contains(a.Body, message) {
			t.Errorf("%s: got %d %q %s, want 429 with %q", what, a.Status, a.Header.Get("Retry-After"), a.Body, message)
		}
	}
	wantOK := func(what string, a harness.Answer) {
		t.Helper()
		if a.Status != http.StatusOK {
			t.Errorf("%s: got %d %s", what, a.Status, a.Body)
		}
	}
	// send sends SQL, leaves, and waits until the server says that the query cannot be stopped.
	send := func(expression string, use func(*http.Request)) {
		t.Helper()
		noticed := func() int { return strings.Count(s.Stderr.String(), "a query cannot be stopped") }
		before, running := noticed(), expression[:len("hasAll(range(3000000")]
		ctx, leave := context.WithCancel(t.Context())
		var sender sync.WaitGroup
		sender.Go(func() { tile(ctx, expression, use) })
		patience.Within(t, "the engine runs it", func() bool {
			return strings.Contains(harness.Ask(t, engine, "SELECT query FROM system.processes WHERE query NOT LIKE '%system.processes%'"), running)
		})
		leave()
		sender.Wait()
		patience.Within(t, "the server notices that it cannot be stopped", func() bool { return noticed() > before })
	}
	send(unstoppable, reader.Use)
	patience.Within(t, "the engine is restarted", func() bool { return restarts() == 1 })

	wantOK("another key", tile(t.Context(), "length('abc')", other.Use))
	wantRefused("the key", tile(t.Context(), "length('abc')", reader.Use), "SQL that calls functions is refused for this key for another ")
	wantRefused("another key with the same SQL", tile(t.Context(), unstoppable, other.Use), "This SQL is refused for another ")
	search := func(where, language string, use func(*http.Request)) harness.Answer {
		return s.Do("POST", "search", harness.Encode(t, harness.Object{
			"sourceId": s.ID["source Logs"], "where": where, "whereLanguage": language,
		}), use)
	}
	wantOK("a search of the key without SQL", search("Body:x", "lucene", reader.Use))
	wantOK("a search of another key with SQL", search("lower(Body) = 'x'", "sql", other.Use))
	wantRefused("a search of the key with SQL", search("lower(Body) = 'x'", "sql", reader.Use), "for this key ")
	if n := restarts(); n != 1 {
		t.Errorf("the engine was restarted %d times, want once", n)
	}
	if !*thorough {
		return
	}
	for i := range 2 {
		m := s.AddTeamMember(t, fmt.Sprintf("member-%d@example.com", i))
		wantOK("a person before the SQL", tile(t.Context(), "length('abc')", harness.Bearer(m.Key)))
		send(fmt.Sprintf("hasAll(range(300001%d), range(3000000))", i), harness.Bearer(m.Key))
		wantRefused("a person after the SQL", tile(t.Context(), "length('abc')", harness.Bearer(m.Key)), "for this key ")
		patience.Within(t, "the engine is restarted again", func() bool { // a minute after the last time
			wantOK("a search beside it", search("Body:x", "lucene", other.Use))
			return restarts() == i+2
		})
	}
	wantRefused("a key that sent none of it", tile(t.Context(), "length('abc')", other.Use), "for all keys and sessions of this team ")
	wantOK("a search of that key without SQL", search("Body:x", "lucene", other.Use))
}

// TestConnectionsThatNeverAnswer holds that searches on the built-in engine go on, however many connections a team has
// made to servers that accept and say nothing.
func TestConnectionsThatNeverAnswer(t *testing.T) {
	t.Parallel()
	s := harness.StartStack(t, "--egress-allow", "127.0.0.1")
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	var accepted atomic.Int32
	var conns sync.Map
	go func() {
		for {
			conn, err := silent.Accept()
			if err != nil {
				return
			}
			conns.Store(conn, true)
			accepted.Add(1)
		}
	}()
	t.Cleanup(func() {
		_ = silent.Close()
		conns.Range(func(conn, _ any) bool { _ = conn.(net.Conn).Close(); return true })
	})
	attacker := s.CreateKey(t)
	const connections = 250
	tiles := make([]string, connections)
	for i := range tiles {
		_, text := s.CreateConnection(t, harness.Object{
			"name": fmt.Sprint("silent ", i), "host": "http://" + silent.Addr().String(), "username": "x",
		})
		page := harness.Decode[struct {
			ID    string
			Tiles []struct{ ID string }
		}](t, s.Do("POST", "dashboards", s.Tile(`"configType":"sql","displayType":"number","sqlTemplate":"SELECT 1",`+
			`"connectionId":"`+harness.ID(t, text)+`"`)).Payload(t))
		tiles[i] = "dashboards/" + page.ID + "/tiles/" + page.Tiles[0].ID + "/query"
	}
	now := time.Now().UnixMilli()
	body := harness.Encode(t, harness.Object{"startTime": now - 3600_000, "endTime": now})
	ctx, leave := context.WithCancel(t.Context())
	var attackers sync.WaitGroup
	for _, tile := range tiles {
		attackers.Go(func() { _, _ = s.DoContext(ctx, "POST", tile, body, attacker.Use) })
	}
	patience.Within(t, "as many queries wait for an answer as may at a time", func() bool { return accepted.Load() >= 24 })
	search := func() {
		t.Helper()
		if got := s.Do("POST", "search", harness.Encode(t, harness.Object{"sourceId": s.ID["source Logs"]})); got.Status != http.StatusOK {
			t.Fatalf("a search on the built-in engine: got %d %s", got.Status, got.Body)
		}
	}
	// For as long as it takes until all of them are there.
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for range 50 {
		<-tick.C
		search()
	}
	// When one of the queries is given up, the next one takes its place.
	patience.Within(t, "a search is answered while none of them is given up", func() bool {
		before := accepted.Load()
		search()
		return accepted.Load() == before
	})
	leave()
	attackers.Wait()
}
