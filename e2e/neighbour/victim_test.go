package neighbour

import (
	"context"
	"fmt"
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
	mu        sync.Mutex
	total     int
	restarted int // answered with 503 and Retry-After, by the engine
	failures  map[string]int
	times     map[string]times
	charts    times
}

// run sends requests at a steady rate, whether those before have been answered or not, waits for the answers, and
// returns what came of them.
func (w *work) run(ctx context.Context, length time.Duration) *shift {
	s := &shift{failures: map[string]int{}, times: map[string]times{}}
	var bag []victimRequest
	for _, r := range w.requests {
		for range r.weight {
			bag = append(bag, r)
		}
	}
	ctx, cancel := context.WithTimeout(ctx, length+patience.Timeout)
	defer cancel()
	tick := time.NewTicker(victimPause)
	defer tick.Stop()
	end := time.After(length)
	var sent sync.WaitGroup
	for {
		select {
		case <-end:
			sent.Wait()
			return s
		case <-tick.C:
			r := bag[rand.N(len(bag))]
			sent.Go(func() { s.add(r, ctx) })
		}
	}
}

// add sends a request and counts what comes of it.
func (s *shift) add(r victimRequest, ctx context.Context) {
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
	case x.Status == http.StatusServiceUnavailable && x.Header.Get("Retry-After") != "" && r.engine:
		s.restarted++
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
