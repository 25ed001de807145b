package query

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/queue"
)

// gate is a proxy before a server. It holds queries until they are let through.
type gate struct {
	*Runner
	source  sqlgen.Source
	arrived chan chan struct{} // one for each query, which closing it lets through
	gone    chan struct{}      // queries that ended at the gate
	joined  chan struct{}      // requests that share the query of another
}

// setUpGate returns a gate before a server with a table t. The runner knows the table already.
func setUpGate(t *testing.T) *gate {
	t.Helper()
	address := enginetest.Server(t)
	own := enginetest.Database(t, serverDB(t, address)) // dropped by a connection that is not held back
	target, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	g := &gate{arrived: make(chan chan struct{}, 100), gone: make(chan struct{}, 100), joined: make(chan struct{}, 100)}
	holding := make(chan struct{})
	proxy := httputil.NewSingleHostReverseProxy(target)
	front := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body) // or it would not be noticed that the client has gone
		if err != nil {
			return
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		select {
		case <-holding:
			if bytes.Contains(body, []byte("system.parts")) {
				break // no query of a request
			}
			pass := make(chan struct{})
			g.arrived <- pass
			select {
			case <-pass:
			case <-r.Context().Done():
				g.gone <- struct{}{}
				return
			}
		default: // what prepares the test
		}
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(front.Close)
	db, err := engine.Open(engine.Options{URL: front.URL})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	db = db.In(own.Database())
	Exec(t, db, "CREATE TABLE t (ts DateTime64(9), n UInt32) ENGINE = MergeTree ORDER BY ts",
		"INSERT INTO t SELECT fromUnixTimestamp64Milli(toInt64(1767607200000)), number FROM numbers(20000)")
	g.Runner, g.source = RunnerOf(db), TableSource(db, "t")
	g.MaxAge = time.Hour
	g.flights.OnJoin = func(flightKey) { g.joined <- struct{}{} }
	for _, team := range []core.TeamID{Team, "another team"} {
		if _, err := g.Chart(t.Context(), team, ChartOf(g.count())); err != nil {
			t.Fatal(err)
		}
	}
	close(holding)
	return g
}

func (g *gate) count() sqlgen.Series { return sqlgen.Series{Source: g.source, AggFn: "count"} }

// answered is the answer to a request.
type answered struct {
	text  string
	err   error
	fresh *Freshness
}

// ask asks for a chart in the background.
func (g *gate) ask(ctx context.Context, team core.TeamID, f *Freshness, c Chart) chan answered {
	answers := make(chan answered, 1)
	if f != nil {
		ctx = WithFreshness(ctx, f)
	}
	go func() {
		text, err := g.Chart(ctx, team, c)
		answers <- answered{string(text), err, f}
	}()
	return answers
}

const counted = `[{"ts_bucket":1767607200000,"group":[],"series_0.data":20000}]`

func wantCounted(t *testing.T, what string, answers chan answered, shared bool) {
	t.Helper()
	a := <-answers
	if a.err != nil || a.text != counted {
		t.Errorf("%s: %s %v", what, a.text, a.err)
	}
	if a.fresh != nil && a.fresh.Age() > 0 != shared {
		t.Errorf("%s: the answer is %s old", what, a.fresh.Age())
	}
}

func TestEqualRequestsShareAQuery(t *testing.T) {
	t.Parallel()
	g := setUpGate(t)
	chart := ChartOf(g.count())

	first := g.ask(t.Context(), Team, &Freshness{}, chart)
	pass := <-g.arrived
	var sharing []chan answered
	for range 20 {
		sharing = append(sharing, g.ask(t.Context(), Team, &Freshness{}, chart))
	}
	for range sharing {
		<-g.joined
	}
	close(pass)
	wantCounted(t, "the first", first, false)
	for _, answers := range sharing {
		wantCounted(t, "one of many", answers, true)
	}
	if len(g.arrived) > 0 || len(g.joined) > 0 {
		t.Errorf("%d further queries, %d further requests share one", len(g.arrived), len(g.joined))
	}

	over := g.ask(t.Context(), Team, &Freshness{}, chart)
	close(<-g.arrived)
	wantCounted(t, "one that comes then", over, false)
}

func TestWhatMustNotBeShared(t *testing.T) {
	t.Parallel()
	g := setUpGate(t)
	chart := ChartOf(g.count())
	later := chart
	later.End++
	for _, tt := range []struct {
		rule   string
		team   core.TeamID
		fresh  *Freshness
		chart  Chart
		maxAge time.Duration
	}{
		{"a strict request", Team, &Freshness{Strict: true}, chart, time.Hour},
		{"one behind the max age", Team, &Freshness{}, chart, 1},
		{"one where no age is allowed", Team, &Freshness{}, chart, 0},
		{"one of another team", "another team", &Freshness{}, chart, time.Hour},
		{"one of another range", Team, &Freshness{}, later, time.Hour},
		{"one that is no request for a chart", Team, nil, chart, time.Hour},
	} {
		g.MaxAge = time.Hour
		first := g.ask(t.Context(), Team, &Freshness{}, chart)
		pass := <-g.arrived
		g.MaxAge = tt.maxAge
		own := g.ask(t.Context(), tt.team, tt.fresh, tt.chart)
		select {
		case passOwn := <-g.arrived:
			close(passOwn)
		case <-g.joined:
			t.Fatalf("%s shares a query", tt.rule)
		}
		wantCounted(t, tt.rule, own, false)
		close(pass)
		wantCounted(t, "the first", first, false)
	}
}

func TestASharedQueryEndsWithItsLastRequest(t *testing.T) {
	t.Parallel()
	g := setUpGate(t)
	chart := ChartOf(g.count())
	leaves, leaveFirst := context.WithCancel(t.Context())
	first := g.ask(leaves, Team, &Freshness{}, chart)
	pass := <-g.arrived
	second := g.ask(t.Context(), Team, &Freshness{}, chart)
	<-g.joined
	leaveFirst()
	if a := <-first; core.KindOf(a.err) != core.Canceled {
		t.Errorf("who leaves: %s %v", a.text, a.err)
	}
	third := g.ask(t.Context(), Team, &Freshness{}, chart)
	<-g.joined
	if len(g.gone) > 0 {
		t.Error("the query ended with the request that began it")
	}
	close(pass)
	wantCounted(t, "who stays", second, true)
	wantCounted(t, "who comes afterwards", third, true)

	var leave [2]context.CancelFunc
	var left [2]chan answered
	for i := range leave {
		var ctx context.Context
		ctx, leave[i] = context.WithCancel(t.Context())
		left[i] = g.ask(ctx, Team, &Freshness{}, chart)
		if i == 0 {
			<-g.arrived
		} else {
			<-g.joined
		}
	}
	for i := range leave {
		leave[i]()
		<-left[i]
	}
	<-g.gone // or this waits for ever
}

// A strict request may wait for its turn together with others: what they read is read afterwards.
func TestRequestsWaitTogetherForTheirTurn(t *testing.T) {
	t.Parallel()
	g := setUpGate(t)
	var releases []func()
	for i := range pageSlots {
		release, err := g.queues.pages.Acquire(t.Context(), queue.Holder{Tenant: string(rune('a' + i))})
		if err != nil {
			t.Fatal(err)
		}
		releases = append(releases, release)
	}
	chart := ChartOf(g.count())
	first := g.ask(t.Context(), Team, &Freshness{Strict: true}, chart)
	second := g.ask(t.Context(), Team, &Freshness{Strict: true}, chart)
	<-g.joined
	for _, release := range releases {
		release()
	}
	close(<-g.arrived)
	wantCounted(t, "the first", first, false)
	wantCounted(t, "the second", second, false)
	if len(g.arrived) > 0 {
		t.Error("requests that waited together had two queries")
	}
}

// What is too large to be shared is read by each request for itself.
func TestLargeResultsAreNotShared(t *testing.T) {
	t.Parallel()
	g := setUpGate(t)
	series := g.count()
	series.GroupBy = []string{"n"}
	chart := ChartOf(series)
	first := g.ask(t.Context(), Team, &Freshness{}, chart)
	pass := <-g.arrived
	second := g.ask(t.Context(), Team, &Freshness{}, chart)
	<-g.joined
	close(pass)
	a := <-first
	close(<-g.arrived)
	b := <-second
	if a.err != nil || b.err != nil || a.text != b.text || len(Decode(t, []byte(a.text))) != 20_000 {
		t.Errorf("%d and %d bytes, %v, %v", len(a.text), len(b.text), a.err, b.err)
	}
	if b.fresh.Age() > 0 {
		t.Errorf("an answer of its own is %s old", b.fresh.Age())
	}
}
