package alerting

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// timer is a receiver that takes everything, and knows when what arrived first. The body of a message is the beginning
// of its window.
type timer struct {
	*httptest.Server
	mu    sync.Mutex
	first map[string]time.Time // by path and body
	last  time.Time
}

func startTimer(b *testing.B) *timer {
	b.Helper()
	r := &timer{first: map[string]time.Time{}}
	r.Server = httptest.NewServer(r)
	b.Cleanup(r.Close)
	return r
}

func (r *timer) ServeHTTP(_ http.ResponseWriter, req *http.Request) {
	text, err := io.ReadAll(req.Body)
	if err != nil {
		return
	}
	now := time.Now()
	key := req.URL.Path[1:] + " " + string(text)
	r.mu.Lock()
	defer r.mu.Unlock()
	if _, came := r.first[key]; !came {
		r.first[key], r.last = now, now
	}
}

func (r *timer) count() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.first)
}

// wait waits until so many different messages have arrived.
func (r *timer) wait(b *testing.B, n int) {
	b.Helper()
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	deadline := time.After(3 * time.Minute)
	for r.count() < n {
		select {
		case <-deadline:
			b.Fatalf("only %d of %d messages have arrived", r.count(), n)
		case <-tick.C:
		}
	}
}

// notifying starts a server that evaluates nothing, and what notifies of something.
func notifying(b *testing.B, args []string) (*harness.Stack, *notifier) {
	b.Helper()
	args = slices.Concat(args, harness.NoEngine, []string{"--evaluate=false", "--deliver", "--egress-allow", "127.0.0.1"})
	s := &harness.Stack{Server: harness.Launch(b, "", args...), ID: map[string]string{}}
	s.WaitListen()
	s.LearnSources(b)
	return s, newNotifier(b, s, time.Now)
}

// addTimed makes a webhook.
func addTimed(b *testing.B, s *harness.Stack, name, url string) *hook {
	b.Helper()
	return &hook{name: name, id: harness.MustID(b, s.Do("POST", "webhooks", harness.Encode(b, harness.Object{
		"name": name, "service": "generic", "url": url + "/" + name, "body": "{{startTime}}",
	})))}
}

// deliveryStores are the databases of the figures, in the order in which they are printed. The arguments are for one
// server: it has a new database.
func deliveryStores(b *testing.B, run func(name string, args func() []string)) {
	run("SQLite", func() []string { return nil })
	run("PostgreSQL", func() []string { return harness.PostgresArgs(b) })
}

// BenchmarkDeliveries delivers what many groups have to say at once, to a receiver that takes everything.
func BenchmarkDeliveries(b *testing.B) {
	deliveryStores(b, func(name string, args func() []string) {
		for _, webhooks := range []int{1, 10} {
			s, l := notifying(b, args())
			r := startTimer(b)
			var hooks []*hook
			for i := range webhooks {
				hooks = append(hooks, addTimed(b, s, fmt.Sprint("timed-", webhooks, "-", i), r.URL))
			}
			groups := make([]string, 100)
			for i := range groups {
				groups[i] = fmt.Sprint("ServiceName:service-", i)
			}
			var alerts []*saying
			for i := range 120 {
				alerts = append(alerts, l.alert(fmt.Sprint("alert ", i), groups, hooks[i%webhooks]))
			}
			start := time.Now()
			l.notify(alerts...)
			committed := time.Since(start)
			n := len(alerts) * len(groups)
			r.wait(b, n)
			took := r.last.Sub(start)
			to := "to one webhook"
			if webhooks > 1 {
				to = fmt.Sprintf("to %d webhooks", webhooks)
			}
			harness.Figure(b, fmt.Sprintf("deliver %d events on %s %s", n, name, to), fmt.Sprintf("%.0f /s, stored in %s",
				float64(n)/took.Seconds(), committed.Round(10*time.Millisecond)), "≥ 1,000 /s")
			s.Kill()
		}
	})
}

// silent accepts connections and answers nothing.
func silent(b *testing.B) string {
	b.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = listener.Close() })
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			defer func() { _ = conn.Close() }()
		}
	}()
	return "http://" + listener.Addr().String()
}

// BenchmarkDeliveriesBesideDead delivers to a thousand webhooks, of which a hundred are dead: most of them accept
// connections and never answer, and the others refuse.
func BenchmarkDeliveriesBesideDead(b *testing.B) {
	const webhooks, perAlert, rounds, perRound = 1000, 10, 100, 5
	deliveryStores(b, func(name string, args func() []string) {
		s, l := notifying(b, args())
		r, dead := startTimer(b), silent(b)
		var alerts []*saying
		for i := range webhooks / perAlert {
			var hooks []*hook
			for n := range perAlert {
				url := r.URL
				if n == 0 {
					url = dead
					if i%3 == 0 {
						url = "http://127.0.0.1:9"
					}
				}
				hooks = append(hooks, addTimed(b, s, fmt.Sprint("timed-", i, "-", n), url))
			}
			alerts = append(alerts, l.alert(fmt.Sprint("alert ", i), nil, hooks...))
		}
		committed := map[string]time.Time{} // by the body of the message
		tick := time.NewTicker(100 * time.Millisecond)
		defer tick.Stop()
		for round := range rounds {
			<-tick.C
			first, from := l.window, round*perRound%len(alerts)
			l.notify(alerts[from : from+perRound]...)
			for now := time.Now(); first < l.window; first += time.Minute.Milliseconds() {
				committed[strconv.FormatInt(first, 10)] = now
			}
		}
		n := rounds * perRound * (perAlert - 1)
		r.wait(b, n)
		var took []time.Duration
		r.mu.Lock()
		for key, at := range r.first {
			_, body, _ := strings.Cut(key, " ")
			took = append(took, at.Sub(committed[body]))
		}
		r.mu.Unlock()
		slices.Sort(took)
		harness.Figure(b, fmt.Sprintf("commit to arrival of %d on %s, 100 of 1,000 dead", n, name), fmt.Sprintf("median %s, p99 %s",
			harness.Percentile(took, 0.5).Round(time.Millisecond), harness.Percentile(took, 0.99).Round(time.Millisecond)), "p99 < 2 s")
		s.Kill()
	})
}
