package neighbour

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// victimPause is between two requests of the victim.
const victimPause = 50 * time.Millisecond

// work is what the victim does: it reads dashboards, queries, and changes alerts. Its alerts are of type victim.
type work struct {
	*victim
	t         *testing.T
	neighbour *neighbour
	hour      time.Time // of whose logs all is known
	dashboard string
	tiles     []string
	requests  []victimRequest
}

// log gives a tenant a log a second for five hours, of which every fifth is an error.
func (n *neighbour) log(t *testing.T, from time.Time) {
	t.Helper()
	harness.Ask(t, harness.EngineClient(n.server), fmt.Sprintf("INSERT INTO %s.otel_logs (Timestamp, TraceId, ServiceName, SeverityText, Body)"+
		" SELECT toDateTime64(%d, 9) + INTERVAL number SECOND, 'trace-' || toString(intDiv(number, 10)), 's' || toString(number %% 7), if(number %% 5 = 0, 'error', 'info'),"+
		" 'request ' || toString(number) FROM numbers(%d)", n.database, from.Unix(), 5*3600))
}

// victimRequest is one of the victim's. The requests of a weight of two are sent twice as often as those of one.
type victimRequest struct {
	name   string
	weight int
	chart  bool // one that people wait for in front of a dashboard
	engine bool // one that the engine takes part in
	// send sends it and says whether the answer is right, which counts when its status is 200.
	send func(context.Context) (exchange, bool)
}

// newWork gives the victim logs, a dashboard and alerts.
func newWork(t *testing.T, n *neighbour, receiver *notified) *work {
	t.Helper()
	w := &work{t: t, neighbour: n, hour: time.Now().Add(-2 * time.Hour).Truncate(time.Hour).UTC()}
	n.log(t, w.hour)
	logs := n.sources["Logs"]
	count := func(where string) []any { return []any{harness.Object{"aggFn": "count", "where": where}} }
	var tiles []any
	for i, config := range []harness.Object{
		{"displayType": "line", "sourceId": logs, "select": count("SeverityText:error")},
		{"displayType": "number", "sourceId": logs, "select": count("SeverityText:error")},
		{"displayType": "table", "sourceId": logs, "select": count(""), "groupBy": "ServiceName"},
	} {
		tiles = append(tiles, harness.Object{"name": fmt.Sprint(i), "x": 0, "y": 4 * i, "w": 12, "h": 4, "config": config})
	}
	made := harness.Decode[harness.Object](t, n.must(t, "POST", "dashboards", harness.Encode(t, harness.Object{"name": "Service", "tiles": tiles})))
	w.dashboard = made["id"].(string)
	for i := range tiles {
		w.tiles = append(w.tiles, harness.At(made, "tiles", i, "id").(string))
	}
	w.victim = newVictim(t, n, receiver)
	w.requests = append(w.requestsOfDeployment(),
		w.same(victimRequest{name: "dashboard", weight: 5}, "GET", "dashboards/"+w.dashboard, ""),
		w.changedDashboard(), w.changedAlert(),
	)
	return w
}

// same is a request whose answer is always what it is now.
func (w *work) same(r victimRequest, method, path, body string) victimRequest {
	w.t.Helper()
	want := w.neighbour.must(w.t, method, path, body)
	if r.engine && len(want) < 100 {
		w.t.Fatalf("%s has no data: %s", r.name, want)
	}
	r.send = func(ctx context.Context) (exchange, bool) {
		x := w.neighbour.send(ctx, method, path, body, true)
		return x, string(x.resource()) == want
	}
	return r
}

// changedDashboard makes a dashboard and deletes it.
func (w *work) changedDashboard() victimRequest {
	body := harness.Encode(w.t, harness.Object{"name": "Short-lived", "tiles": []any{harness.Object{
		"name": "t", "x": 0, "y": 0, "w": 1, "h": 1, "config": harness.Object{"displayType": "markdown", "markdown": "x"},
	}}})
	return victimRequest{name: "new dashboard", weight: 1, send: func(ctx context.Context) (exchange, bool) {
		n := w.neighbour
		x := n.send(ctx, "POST", "dashboards", body, true)
		made, ok := x.field("id").(string)
		if !ok {
			return x, false
		}
		return n.send(ctx, "DELETE", "dashboards/"+made, "", true), true
	}}
}

// changedAlert makes an alert, changes and deletes it.
func (w *work) changedAlert() victimRequest {
	n := w.neighbour
	body := harness.Object{
		"name": "short-lived", "source": "tile", "dashboardId": w.dashboard, "tileId": w.tiles[0], "interval": "1d",
		"threshold": 1e9, "thresholdType": "above", "channel": harness.Object{"type": "webhook", "webhookId": n.webhooks["oncall"]},
	}
	first, second := harness.Encode(w.t, body), harness.Encode(w.t, harness.Edited(body, harness.Object{"threshold": 2e9}))
	return victimRequest{name: "new alert, changed", weight: 2, send: func(ctx context.Context) (exchange, bool) {
		x := n.send(ctx, "POST", "alerts", first, true)
		made, ok := x.field("id").(string)
		if !ok {
			return x, false
		}
		x = n.send(ctx, "PUT", "alerts/"+made, second, true)
		if x.field("threshold") != 2e9 {
			return x, false
		}
		return n.send(ctx, "DELETE", "alerts/"+made, "", true), true
	}}
}

// shift is what came of the requests during a time.
type shift struct {
	mu       sync.Mutex
	total    int
	again    int // refused with Retry-After: the engine restarts, or, in a short run, too many requests wait
	failures map[string]int
	times    map[string]times
	charts   times
}

// In a run that is not full, atOnce requests of the victim are in flight, and each is sent at most maxRounds times.
const (
	atOnce    = 4
	maxRounds = 2
)

// warmUp has the victim work without an attack.
func (w *work) warmUp() *shift {
	ctx, cancel := context.WithTimeout(w.t.Context(), min(*neighbourFor/4, 15*time.Second))
	defer cancel()
	return w.run(ctx)
}

// run sends requests until a context ends, and returns what came of them. In a full run the rate is steady, whether those
// before have been answered or not. In others only a few wait at once, and each is sent, however soon the context ends.
func (w *work) run(until context.Context) *shift {
	s := &shift{failures: map[string]int{}, times: map[string]times{}}
	var bag []victimRequest
	for _, r := range w.requests {
		if !full() {
			r.weight = 1
		}
		for range r.weight {
			bag = append(bag, r)
		}
	}
	tick := time.NewTicker(victimPause)
	defer tick.Stop()
	waiting := make(chan struct{}, atOnce)
	var sent sync.WaitGroup
	least, most := len(bag), maxRounds*len(bag)
	if full() {
		least, most = 0, math.MaxInt
	}
	for i := 0; i < least || until.Err() == nil && i < most; i++ {
		<-tick.C
		if i%len(bag) == 0 {
			rand.Shuffle(len(bag), func(a, b int) { bag[a], bag[b] = bag[b], bag[a] })
		}
		r := bag[i%len(bag)]
		if full() {
			sent.Go(func() { s.add(r, w.t.Context()) })
			continue
		}
		waiting <- struct{}{}
		sent.Go(func() {
			s.add(r, w.t.Context())
			<-waiting
		})
	}
	sent.Wait()
	return s
}

// add sends a request and counts what comes of it.
func (s *shift) add(r victimRequest, ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, patience.Timeout)
	defer cancel()
	x, right := r.send(ctx)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.total++
	s.times[r.name] = append(s.times[r.name], x.took)
	if r.chart {
		s.charts = append(s.charts, x.took)
	}
	switch {
	case x.err != nil:
		s.failures[fmt.Sprintf("%s: %v", r.name, x.err)]++
	case x.Header.Get("Retry-After") != "" && (x.Status == http.StatusServiceUnavailable && r.engine || !full()):
		s.again++
	case x.Status != http.StatusOK:
		s.failures[fmt.Sprintf("%s: %d %.300s", r.name, x.Status, anyRequest.ReplaceAllString(x.Body, ""))]++
	case !right:
		s.failures[r.name+": another answer than before"]++
	}
}

// recovers waits until every request of the victim is answered as before the attack, and the server is ready.
func (w *work) recovers() {
	w.t.Helper()
	w.neighbour.server.WaitReady()
	for _, r := range w.requests {
		var last exchange
		right := false
		patience.Within(w.t, r.name+" is answered as before", func() bool {
			last, right = r.send(w.t.Context())
			return last.err == nil && last.Status == http.StatusOK && right
		})
	}
}
