package neighbour

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// neighbourFor is the duration of the attack. make faults sets two minutes and also checks limits of time. With 0, as in make test,
// each worker attacks once, and the victim sends its requests before, during and after the attack.
var neighbourFor = flag.Duration("neighbour", 0, "how long the hostile neighbour attacks, 0 for once in each way")

// full reports whether the attack takes its time.
func full() bool { return *neighbourFor > 0 }

// few returns many in a full run. In a short run it returns a sixteenth, but at least two.
func few(many int) int {
	if full() {
		return many
	}
	return max(2, many/16)
}

// forAWhile returns the context of an attack. It ends after neighbourFor in a full run, and when stop is called.
func forAWhile(ctx context.Context) (attack context.Context, stop func()) {
	if full() {
		return context.WithTimeout(ctx, *neighbourFor)
	}
	return context.WithCancel(ctx)
}

// The bounds that hold beside a hostile neighbour on a machine of two cores that runs nothing else.
const (
	maxChartTime = 2 * time.Second  // of all but one in a hundred of the victim's charts
	maxLateness  = 10 * time.Second // from when a window may be read until it is evaluated
	maxRestarted = 0.02             // of the victim's requests, answered with 503 during a restart of the engine
	maxAPI       = 780e6            // resident size of an API process that takes telemetry in
	engineMemory = 2 << 30          // --engine-memory of the server
	maxEngine    = engineMemory * 11 / 10
	// maxAnywhere is where the test ends the server, for the sake of the machine that it runs on.
	maxAnywhere = 8 << 30
)

// TestNeighbour attacks a server with one key, in all ways at once, while another tenant goes on with its work. In oss,
// which has one team, the attacker is another key of that team; in managed it is a developer of another organization.
// What the attacker sends is bounded by the number of its workers and by time, and goes to loopback addresses only. The
// limit of requests per key is off, which would keep the attacker from most of what it does. Not parallel, as it
// measures.
func TestNeighbour(t *testing.T) {
	args := []string{
		"--engine-memory", fmt.Sprint(engineMemory), "--egress-allow", "127.0.0.1", "--deliver",
		"--alert-delay", harness.AlertDelay.String(),
	}
	if harness.Deployment.Managed { // so that each store is attacked once
		args = append(args, "--database", pgtest.DSN(t), "--encryption-key-file", harness.KeyFile(t))
	}
	s := harness.StartServer(t, "", append(harness.Embedded, args...)...)
	receiver := startNotified(t)
	peers := startPeers(t)
	victim, attacker := neighbours(t, s, receiver.URL, peers)
	w := newWork(t, victim, receiver)
	probe := monitorMemory(t, s)

	a := newAttack(t, attacker, peers)
	before := w.warmUp()
	ctx, stop := forAWhile(t.Context())
	defer stop()
	var attacked sync.WaitGroup
	attacked.Go(func() { a.run(ctx, stop) })
	during := w.run(ctx)
	attacked.Wait()
	ended := time.Now()
	peak := probe.peaks()

	w.recovers()
	recovered := time.Since(ended)
	after := w.warmUp()
	windows := w.evaluated(ended)
	r := report{
		before: before, during: during, after: after, windows: windows, peak: peak,
		recovered: recovered, attack: a.counts(),
	}
	t.Log(r.String())
	r.hold(t)
}

// neighbour is one of the two tenants.
type neighbour struct {
	server       *harness.Server
	base         string // the path in front of the stack's resources
	organization string // the path of its organization; empty in oss
	use          func(*http.Request)
	admin        func(*http.Request) // a key that may invite people; in oss that is every key
	client       *http.Client
	sources      map[string]string // their ids by name
	connection   string            // the id of the one to the default engine
	database     string            // where its telemetry is
	webhooks     map[string]string // ids by name
	connections  map[string]string // ids by name, besides the default one
}

// newNeighbour is a tenant that uses a key, and finds out what it has.
func newNeighbour(t *testing.T, s *harness.Server, base, organization string, use func(*http.Request)) *neighbour {
	t.Helper()
	n := &neighbour{
		server: s, base: base, organization: organization, use: use, admin: use, sources: map[string]string{},
		webhooks: map[string]string{}, connections: map[string]string{}, database: "default",
		client: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 200, DisableCompression: true}},
	}
	t.Cleanup(n.client.CloseIdleConnections)
	for _, source := range harness.Decode[[]map[string]any](t, n.must(t, "GET", "sources", "")) {
		n.sources[source["name"].(string)] = source["id"].(string)
		if source["name"] == "Logs" {
			n.connection = source["connection"].(string)
		}
	}
	return n
}

// exchange is a request's answer, as far as it was kept, and how long it took to come.
type exchange struct {
	harness.Answer
	took time.Duration
	err  error
}

// keptBody is how much is kept of answers that are not compared.
const keptBody = 2 << 10

// send sends a request. Of the answer only the beginning is kept, or all of it when keep is set; it is read to its end.
func (n *neighbour) send(ctx context.Context, method, path, body string, keep bool, edit ...func(*http.Request)) exchange {
	start := time.Now()
	if !strings.HasPrefix(path, "/") {
		path = n.base + path
	}
	r, err := http.NewRequestWithContext(ctx, method, n.server.URL+path, strings.NewReader(body))
	if err != nil {
		return exchange{err: err}
	}
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	n.use(r)
	for _, fn := range edit {
		fn(r)
	}
	res, err := n.client.Do(r)
	if err != nil {
		return exchange{took: time.Since(start), err: err}
	}
	defer func() { _ = res.Body.Close() }()
	limit := int64(keptBody)
	if keep {
		limit = 1 << 30
	}
	text, err := io.ReadAll(io.LimitReader(res.Body, limit))
	if err == nil {
		_, err = io.Copy(io.Discard, res.Body)
	}
	return exchange{harness.Answer{Status: res.StatusCode, Header: res.Header, Body: string(text)}, time.Since(start), err}
}

// resource is the resource in the answer, nil where there is none.
func (x exchange) resource() json.RawMessage {
	var envelope struct{ Data, Result json.RawMessage }
	if x.err != nil || x.Status != http.StatusOK || json.Unmarshal([]byte(x.Body), &envelope) != nil {
		return nil
	}
	if harness.Deployment.Managed {
		return envelope.Result
	}
	return envelope.Data
}

// field is a field of the resource in the answer, nil where there is none.
func (x exchange) field(name string) any {
	var fields harness.Object
	_ = json.Unmarshal(x.resource(), &fields)
	return fields[name]
}

// must sends a request that succeeds, and returns the resource in its answer.
func (n *neighbour) must(t testing.TB, method, path, body string) string {
	t.Helper()
	x := n.send(t.Context(), method, path, body, true)
	if x.err != nil {
		t.Fatal(x.err)
	}
	return x.Payload(t)
}

// times are how long requests took, of one kind.
type times []time.Duration

// at is the time that a share of the requests did not pass.
func (l times) at(share float64) time.Duration {
	if len(l) == 0 {
		return 0
	}
	slices.Sort(l)
	return harness.Percentile(l, share)
}
