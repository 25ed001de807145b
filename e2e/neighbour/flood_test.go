package neighbour

import (
	"context"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

const (
	// floodWorkers is how many requests of the flood are in flight, and floodRequest how many records each has.
	floodWorkers = 16
	floodRequest = 2000
	// steadyRequest is how many records the other key sends every steadyPause, which are 1,000 a second.
	steadyRequest = 100
	steadyPause   = 100 * time.Millisecond
	// In a short run, each worker of the flood and the other key send fewRequests requests.
	fewRequests = 5
	// maxLogs is how large the test lets the intake's log become.
	maxLogs = "768MiB"
	// maxVisible is after how long what the other key sends is to be seen, and visiblePause how often that is looked at.
	maxVisible   = 5 * time.Second
	visiblePause = 250 * time.Millisecond
)

// TestFloodOfTelemetry has one ingestion key send as much as it can, whatever it is answered, while people look at charts,
// alerts are evaluated, and another key sends 1,000 records a second, as an exporter does that sends again what was refused.
// Not parallel, as it measures.
func TestFloodOfTelemetry(t *testing.T) {
	if harness.Deployment.Managed { // it takes no telemetry in
		return
	}
	s := harness.StartServer(t, "", append(harness.Embedded, "--engine-memory", fmt.Sprint(engineMemory), "--egress-allow", "127.0.0.1", "--deliver",
		"--alert-delay", harness.AlertDelay.String(), "--otlp-http", "127.0.0.1:0", "--otlp-log-size", maxLogs)...)
	receiver := startNotified(t)
	victim := newNeighbour(t, s, "/api/v2/", "", s.Authorize)
	victim.notify(t, receiver.URL)
	w := newWork(t, victim, receiver)
	probe := monitorMemory(t, s)

	before := w.warmUp()
	f, p := &flood{answers: map[string]int{}}, &steady{}
	flooding, key := ingestionKey(t, s, "flood"), ingestionKey(t, s, "steady")
	ctx, stop := forAWhile(t.Context())
	defer stop()
	began := time.Now()
	var senders sync.WaitGroup
	senders.Go(func() { f.run(ctx, t, s, flooding) })
	senders.Go(func() {
		p.run(ctx, t, s, key)
		stop()
	})
	count := func(service string) string {
		return harness.Ask(t, harness.EngineClient(s), "SELECT count() FROM otel_logs WHERE ServiceName = '"+service+"'")
	}
	var watch sync.WaitGroup
	watch.Go(func() {
		for tick := time.Tick(visiblePause); ; <-tick {
			rows, _ := strconv.Atoi(count("steady"))
			p.see(rows)
			if ctx.Err() != nil && int64(rows) == p.rows.Load() {
				return
			}
		}
	})
	during := w.run(ctx)
	senders.Wait()
	ended := time.Now()
	peak := probe.peaks()
	watch.Wait()

	for service, want := range map[string]int64{"steady": p.rows.Load(), "flood": f.rows.Load()} {
		patience.Within(t, "all of "+service+" is stored", func() bool { return count(service) == fmt.Sprint(want) })
	}
	w.recovers()
	recovered := time.Since(ended)
	after := w.warmUp()
	r := report{
		before: before, during: during, after: after, windows: w.evaluated(ended), peak: peak,
		recovered: recovered, attack: fmt.Sprintf("  %.0f rows a second\n", float64(f.rows.Load())/ended.Sub(began).Seconds()),
	}
	for _, answer := range sortedKeys(f.answers) {
		r.attack += fmt.Sprintf("  %d× %s\n", f.answers[answer], answer)
	}
	t.Log(r.String())
	t.Logf("the steady key: %d rows, of %d requests %d were sent again; accepted after %s, p99 %s, slowest %s", p.rows.Load(), p.requests,
		p.again, rounded(p.times.at(.5)), rounded(p.times.at(.99)), rounded(p.times.at(1)))
	t.Logf("they are seen %s after they were accepted, p99 %s, slowest %s", rounded(p.visible.at(.5)), rounded(p.visible.at(.99)),
		rounded(p.visible.at(1)))
	r.hold(t)
	if late := p.visible.at(.99); full() && late > maxVisible {
		t.Errorf("rows of the steady key are seen %s after they were accepted", late)
	}
	if least := int64(0.9 * float64(*neighbourFor/steadyPause) * steadyRequest); full() && p.rows.Load() < least {
		t.Errorf("%d rows of the steady key have arrived, want %d", p.rows.Load(), least)
	}
}

// ingestionKey is a new one.
func ingestionKey(t *testing.T, s *harness.Server, name string) string {
	t.Helper()
	out, err := s.Command("keys", "create", "--kind", "ingestion", "--name", name, "--output", "json")
	if err != nil {
		t.Fatal(err)
	}
	return harness.Decode[struct{ Secret string }](t, strings.TrimSpace(out)).Secret
}

// flood is what became of the requests of the key that sends most.
type flood struct {
	rows    atomic.Int64
	mu      sync.Mutex
	answers map[string]int
}

func (f *flood) run(ctx context.Context, t *testing.T, s *harness.Server, key string) {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: floodWorkers}}
	defer client.CloseIdleConnections()
	var workers sync.WaitGroup
	for range floodWorkers {
		workers.Go(func() {
			body, made := []byte(nil), time.Time{}
			for i := 0; ctx.Err() == nil && (full() || i < fewRequests); i++ {
				if time.Since(made) > time.Second {
					body, made = harness.LogRequest(t, "flood", floodRequest), time.Now()
				}
				// It is not cut off, so that what was accepted is known.
				status, err := s.SendLogs(context.WithoutCancel(ctx), client, key, body)
				answer := fmt.Sprint("status ", status)
				if err != nil {
					answer = err.Error()
				}
				if status == http.StatusOK {
					f.rows.Add(floodRequest)
				}
				f.mu.Lock()
				f.answers[answer]++
				f.mu.Unlock()
			}
		})
	}
	workers.Wait()
}

// steady is what became of the requests of the other key.
type steady struct {
	rows            atomic.Int64
	mu              sync.Mutex
	requests, again int
	times           times // until a request was accepted
	accepted        []time.Time
	visible         times // from then on until its rows were seen
}

// see notes that so many rows are seen. Rows of a key are stored in the order in which they were accepted.
func (p *steady) see(rows int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for n := len(p.visible); n < min(rows/steadyRequest, len(p.accepted)); n++ {
		p.visible = append(p.visible, time.Since(p.accepted[n]))
	}
}

func (p *steady) run(ctx context.Context, t *testing.T, s *harness.Server, key string) {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 100}}
	defer client.CloseIdleConnections()
	tick := time.NewTicker(steadyPause)
	defer tick.Stop()
	var requests sync.WaitGroup
	defer requests.Wait()
	for i := 0; full() || i < fewRequests; i++ {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			requests.Go(func() { p.send(context.WithoutCancel(ctx), t, s, client, key) })
		}
	}
}

// send sends a request until it is accepted.
func (p *steady) send(ctx context.Context, t *testing.T, s *harness.Server, client *http.Client, key string) {
	body, began, again := harness.LogRequest(t, "steady", steadyRequest), time.Now(), 0
	for {
		status, err := s.SendLogs(ctx, client, key, body)
		if err == nil && status == http.StatusOK {
			break
		}
		if err != nil || status != http.StatusTooManyRequests && status != http.StatusServiceUnavailable {
			t.Errorf("a request of the steady key: status %d, %v", status, err)
			return
		}
		if time.Since(began) > patience.Timeout {
			t.Errorf("a request of the steady key is refused for %v", patience.Timeout)
			return
		}
		again++
		<-time.After(time.Second) // Retry-After
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.rows.Add(steadyRequest)
	p.requests++
	p.again += again
	p.times = append(p.times, time.Since(began))
	p.accepted = append(p.accepted, time.Now())
}
