package neighbour

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/obstack/obstack/e2e/harness"
)

// worker is a way to attack, and by how many at once it is tried. Each sends the next request when the one before has
// been answered.
type worker struct {
	name string
	many int
	send func(ctx context.Context, number int) exchange
	// endless are those whose requests take as long as the attack, or nearly.
	endless bool
}

// attack is everything that the attacker does.
type attack struct {
	neighbour  *neighbour
	peers      []peer
	webhooks   []string // the ids of the attacker's
	functions  functions
	aggregates functions
	large      string // a dashboard of 23 MB, or 5 MB in a run that is not full
	bomb, zip  string // gzip: 32 MiB of text, and the large dashboard

	mu      sync.Mutex
	answers map[string]map[string]int
	kept    []string // the ids of dashboards that stay until the end
}

// largeDashboards is how many large dashboards are in the lists that the attacker asks for.
const largeDashboards = 12

// newAttack prepares what the attacker sends.
func newAttack(t *testing.T, n *neighbour, peers []peer) *attack {
	t.Helper()
	a := &attack{neighbour: n, peers: peers, answers: map[string]map[string]int{}}
	a.webhooks = a.ids(n.webhooks)
	a.functions, a.aggregates = readFunctions(t)
	tile := harness.Object{"name": "t", "x": 0, "y": 0, "w": 1, "h": 1, "config": harness.Object{
		"displayType": "markdown", "markdown": strings.Repeat("x", 49_000),
	}}
	number := harness.Object{"name": "n", "x": 0, "y": 0, "w": 1, "h": 1, "config": harness.Object{
		"displayType": "number", "sourceId": n.sources["Logs"], "select": []any{harness.Object{"aggFn": "count", "where": ""}},
	}}
	tiles := 470
	if !full() { // a fifth of the largest body
		tiles = 94
	}
	a.large = a.encode(harness.Object{"name": "Large", "tiles": append([]any{number}, slices.Repeat([]any{tile}, tiles)...)})
	zipped := func(text string) string {
		var buf bytes.Buffer
		z := gzip.NewWriter(&buf)
		if _, err := io.WriteString(z, text); err != nil {
			t.Fatal(err)
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		return buf.String()
	}
	a.zip = zipped(a.large)
	a.bomb = zipped(`{"tiles":[],"name":"` + strings.Repeat("x", 32<<20-30) + `"}`)
	for range few(largeDashboards) { // or the lists would be short: who makes more has to wait for memory
		x := a.post(t.Context(), a.zip, "gzip", n.use)
		if x.err != nil || x.Status != http.StatusOK {
			t.Fatalf("a large dashboard: %d %s, %v", x.Status, x.Body, x.err)
		}
		ids := answeredIDs.FindAllStringSubmatch(x.Body, 2)
		a.kept = append(a.kept, ids[0][1])
		a.neighbour.must(t, "POST", "alerts", a.encode(a.alert(ids[0][1], ids[1][1])))
	}
	return a
}

// maxRequest is how long the attacker waits for an answer.
const maxRequest = 2 * time.Minute

// refusedPause is how long a worker rests after a refusal. Without it the attacker's own process would take the machine
// from the server.
const refusedPause = 100 * time.Millisecond

// run attacks until the context ends, or stops it after each worker but the endless ones has been answered once. It takes
// back then what would go on by itself.
func (a *attack) run(ctx context.Context, stop func()) {
	a.attackersAlert(ctx)
	workers := append(a.attacksOfDeployment(),
		worker{"tile, unstoppable", 16, func(ctx context.Context, _ int) exchange {
			return a.statements(ctx, a.neighbour.connection, func() string { return bad(runaway) })
		}, false},
		worker{"tile, memory", 2, func(ctx context.Context, _ int) exchange {
			return a.statements(ctx, a.neighbour.connection, func() string { return bad(hungry) })
		}, false},
		worker{"tile, any function", 8, func(ctx context.Context, _ int) exchange {
			return a.statements(ctx, a.neighbour.connection, func() string { return "toString(" + a.functions.call() + ") = 'x'" })
		}, false},
		worker{"tile, any aggregate", 8, func(ctx context.Context, _ int) exchange {
			return a.statements(ctx, a.neighbour.connection, func() string { return "1) GROUP BY ts HAVING (toString(" + a.aggregates.call() + ") = 'x'" })
		}, false},
		worker{"gzip of 32 MiB", 40, func(ctx context.Context, _ int) exchange {
			return a.post(ctx, a.bomb, "gzip", a.neighbour.use)
		}, false},
		worker{"gzip of 32 MiB, bad key", 10, func(ctx context.Context, _ int) exchange {
			return a.post(ctx, a.bomb, "gzip", badKey)
		}, false},
		worker{"large dashboard", 12, func(ctx context.Context, i int) exchange {
			body, encoding := a.zip, "gzip"
			if i == 0 {
				body, encoding = a.large, ""
			}
			x := a.post(ctx, body, encoding, a.neighbour.use)
			if x.Status != http.StatusOK {
				return x
			}
			path := "dashboards/" + firstID.FindString(x.Body)
			defer a.neighbour.send(ctx, "DELETE", path, "", false)
			return a.neighbour.send(ctx, "GET", path, "", false)
		}, false},
		worker{"list of large dashboards", 6, func(ctx context.Context, _ int) exchange {
			return a.neighbour.send(ctx, "GET", "dashboards", "", false)
		}, false},
		worker{"list, read slowly", 20, func(ctx context.Context, _ int) exchange { return a.readSlowly(ctx, "dashboards") }, true},
		worker{"body, sent slowly", 200, func(ctx context.Context, _ int) exchange { return a.sendSlowly(ctx) }, true},
		worker{"invitation", 8, func(ctx context.Context, _ int) exchange { return a.invite(ctx) }, false},
		worker{"alerts and their history", 4, func(ctx context.Context, _ int) exchange {
			return a.neighbour.send(ctx, "GET", "alerts?limit=1000", "", false)
		}, false},
		worker{"sources as fast as can be", 2, func(ctx context.Context, _ int) exchange {
			return a.neighbour.send(ctx, "GET", "sources", "", false)
		}, false},
		worker{"bad keys as fast as can be", 2, func(ctx context.Context, _ int) exchange {
			return a.neighbour.send(ctx, "GET", "sources", "", false, badKey)
		}, false},
	)
	var working, endless sync.WaitGroup
	for _, w := range workers {
		group := &working
		if w.endless {
			group = &endless
		}
		for i := range few(w.many) {
			group.Go(func() { a.work(ctx, w, i) })
		}
	}
	working.Wait()
	stop()
	endless.Wait()
	for _, dashboard := range a.kept { // and the alerts on it
		a.neighbour.send(context.WithoutCancel(ctx), "DELETE", "dashboards/"+dashboard, "", false)
	}
}

// work lets one worker send until the context ends, or once in a run that is not full.
func (a *attack) work(ctx context.Context, w worker, number int) {
	for ctx.Err() == nil {
		limited, cancel := context.WithTimeout(ctx, maxRequest)
		x := w.send(limited, number)
		cancel()
		a.count(ctx, w.name, x)
		if !full() {
			return
		}
		if x.err != nil || x.Status != http.StatusOK {
			select {
			case <-ctx.Done():
			case <-time.After(refusedPause):
			}
		}
	}
}

// count adds an answer to those of its kind.
func (a *attack) count(ctx context.Context, name string, x exchange) {
	said := fmt.Sprint(x.Status)
	switch {
	case ctx.Err() != nil:
		said = "cut off at the end"
	case errors.Is(x.err, context.DeadlineExceeded):
		said = "NO ANSWER"
	case x.err != nil:
		said = "connection lost"
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.answers[name] == nil {
		a.answers[name] = map[string]int{}
	}
	a.answers[name][said]++
}

// counts says what the attacker was answered.
func (a *attack) counts() string {
	a.mu.Lock()
	defer a.mu.Unlock()
	var text strings.Builder
	for _, name := range sortedKeys(a.answers) {
		fmt.Fprintf(&text, "  %-28s", name)
		for _, said := range sortedKeys(a.answers[name]) {
			fmt.Fprintf(&text, " %s×%d", said, a.answers[name][said])
		}
		text.WriteString("\n")
	}
	return text.String()
}

// ids are the ids in a table of them, in an order of their own.
func (a *attack) ids(byName map[string]string) []string { return slices.Sorted(maps.Values(byName)) }

func (a *attack) encode(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // it is made of maps, texts and numbers
	}
	return string(text)
}

var (
	firstID = regexp.MustCompile(`[0-9a-f]{24}`)
	// answeredIDs are those in an answer with a dashboard: its own, and then those of its tiles.
	answeredIDs = regexp.MustCompile(`"id":"([0-9a-f]{24})"`)
	anyRequest  = regexp.MustCompile(`,?"requestId":"[0-9a-f-]{36}"`)
)

// address is one that no invitation has named before.
func (a *attack) address() string { return uuid.NewString() + "@example.com" }

// badKey puts a key into a request that there is not.
func badKey(r *http.Request) {
	harness.NewKey{KeyID: uuid.NewString(), Secret: uuid.NewString()}.Use(r)
}

// post sends a body to where dashboards are made.
func (a *attack) post(ctx context.Context, body, encoding string, use func(*http.Request)) exchange {
	return a.neighbour.send(ctx, "POST", "dashboards", body, false, func(r *http.Request) {
		use(r)
		if encoding != "" {
			r.Header.Set("Content-Encoding", encoding)
		}
	})
}

// tiles makes a dashboard of raw SQL on a connection and returns the ids of its tiles.
func (a *attack) tiles(ctx context.Context, connection string, statements []string) (
	dashboard string, tiles []string, x exchange,
) {
	var list []any
	for i, sql := range statements {
		list = append(list, harness.Object{"name": fmt.Sprint(i), "x": 0, "y": i, "w": 1, "h": 1, "config": harness.Object{
			"configType": "sql", "displayType": "line", "connectionId": connection, "sqlTemplate": sql,
		}})
	}
	x = a.neighbour.send(ctx, "POST", "dashboards", a.encode(harness.Object{"name": "SQL", "tiles": list}), true)
	var made struct {
		ID    string
		Tiles []struct{ ID string }
	}
	_ = json.Unmarshal(x.resource(), &made) // an answer that is none has no tiles
	for _, tile := range made.Tiles {
		tiles = append(tiles, tile.ID)
	}
	return made.ID, tiles, x
}

// statementsAtOnce is how many tiles a worker has on its dashboard.
const statementsAtOnce = 4

// counting is a statement that counts the logs for which a condition holds, in the form that alerts need.
func counting(condition string) string {
	if !strings.Contains(condition, ") GROUP BY ") {
		condition += ") GROUP BY ts ORDER BY (ts"
	}
	return "SELECT $__timeInterval(Timestamp) AS ts, count() AS n FROM otel_logs WHERE $__timeFilter(Timestamp) AND (" +
		condition + ")"
}

// statements makes a dashboard of statements with such conditions, queries all its tiles at once, and deletes it.
func (a *attack) statements(ctx context.Context, connection string, condition func() string) exchange {
	var list []string
	for range statementsAtOnce {
		list = append(list, counting(condition()))
	}
	dashboard, tiles, x := a.tiles(ctx, connection, list)
	if dashboard == "" {
		return x
	}
	defer a.neighbour.send(context.WithoutCancel(ctx), "DELETE", "dashboards/"+dashboard, "", false)
	answers := make([]exchange, len(tiles))
	var querying sync.WaitGroup
	for i, tile := range tiles {
		querying.Go(func() { answers[i] = a.runTile(ctx, dashboard, tile) })
	}
	querying.Wait()
	return answers[0]
}

// alert is the body of an alert on a tile that notifies as many webhooks as it may, and is due at once.
func (a *attack) alert(dashboard, tile string) harness.Object {
	var channels []any
	for _, i := range rand.Perm(len(a.webhooks))[:10] {
		channels = append(channels, harness.Object{"type": "webhook", "webhookId": a.webhooks[i]})
	}
	return harness.Object{
		"name": "hostile", "source": "tile", "dashboardId": dashboard, "tileId": tile, "interval": "1m", "threshold": 1,
		"thresholdType": "above", "channels": channels, "scheduleStartAt": time.Now().Add(-2 * time.Minute).UTC().Format(time.RFC3339),
	}
}

// attackersAlert makes alerts that are evaluated on schedule: of SQL that cannot be stopped, of SQL that takes memory,
// of servers that misbehave, and of what fires for a hundred groups each minute, at receivers that misbehave.
func (a *attack) attackersAlert(ctx context.Context) {
	var making sync.WaitGroup
	alert := func(connection string, statements ...string) {
		making.Go(func() {
			dashboard, tiles, x := a.tiles(ctx, connection, statements)
			a.count(ctx, "alerts", x)
			a.mu.Lock()
			a.kept = append(a.kept, dashboard)
			a.mu.Unlock()
			for _, tile := range tiles {
				a.count(ctx, "alerts", a.neighbour.send(ctx, "POST", "alerts", a.encode(a.alert(dashboard, tile)), false))
			}
		})
	}
	var heavy []string
	for _, condition := range slices.Concat(runaway, hungry) {
		heavy = append(heavy, counting(sized(condition)))
	}
	alert(a.neighbour.connection, heavy...)
	alert(a.neighbour.connection, slices.Repeat([]string{"SELECT $__timeInterval(Timestamp) AS ts, Body, toMinute(now()) % 2 AS n" +
		" FROM otel_logs WHERE $__timeFilter(Timestamp) GROUP BY ts, Body LIMIT 100"}, few(10))...)
	connections := a.ids(a.neighbour.connections)
	for _, i := range rand.Perm(len(connections))[:min(len(connections), few(30))] {
		alert(connections[i], counting("1"))
	}
	making.Wait()
}

// dial opens a connection to the server and sends the head of a request with the attacker's key.
func (a *attack) dial(ctx context.Context, method, path string, length int) (net.Conn, error) {
	r, err := http.NewRequestWithContext(ctx, method, a.neighbour.server.URL+a.neighbour.base+path, nil)
	if err != nil {
		return nil, err
	}
	a.neighbour.use(r)
	conn, err := (&net.Dialer{}).DialContext(ctx, "tcp", r.URL.Host)
	if err != nil {
		return nil, err
	}
	_, err = fmt.Fprintf(conn, "%s %s HTTP/1.1\r\nHost: x\r\nAuthorization: %s\r\nContent-Type: application/json\r\n"+
		"Content-Length: %d\r\n\r\n", method, r.URL.Path, r.Header.Get("Authorization"), length)
	return conn, err
}

// slowPause is between two bytes of those who are slow.
const slowPause = 200 * time.Millisecond

// readSlowly asks for something and takes a byte of the answer at a time.
func (a *attack) readSlowly(ctx context.Context, path string) exchange {
	return a.slowly(ctx, "GET", path, 0, func(c net.Conn) error {
		_, err := io.ReadFull(c, make([]byte, 1))
		return err
	})
}

// sendSlowly sends a byte of a large body at a time.
func (a *attack) sendSlowly(ctx context.Context) exchange {
	return a.slowly(ctx, "POST", "dashboards", 30<<20, func(c net.Conn) error {
		_, err := io.WriteString(c, " ")
		return err
	})
}

func (a *attack) slowly(ctx context.Context, method, path string, length int, step func(net.Conn) error) exchange {
	conn, err := a.dial(ctx, method, path, length)
	if err != nil {
		return exchange{err: err}
	}
	defer func() { _ = conn.Close() }()
	stop := context.AfterFunc(ctx, func() { _ = conn.Close() })
	defer stop()
	tick := time.NewTicker(slowPause)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return exchange{err: ctx.Err()}
		case <-tick.C:
		}
		if err := step(conn); err != nil {
			return exchange{err: err}
		}
	}
}
