package engine_test

import (
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/engine/enginetest"
	"github.com/obstack/obstack/impl/patience"
)

// A server that gives no answer is left alone but for probes, of which there is one at a time, and it is used again as
// soon as one of them is answered.
func TestServerThatDoesNotAnswerIsProbed(t *testing.T) {
	t.Parallel()
	back, err := url.Parse(enginetest.Server(t))
	if err != nil {
		t.Fatal(err)
	}
	proxy := httputil.NewSingleHostReverseProxy(back)
	var down atomic.Bool
	var asked, together, most atomic.Int64
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !down.Load() {
			proxy.ServeHTTP(w, r)
			return
		}
		asked.Add(1)
		most.Store(max(most.Load(), together.Add(1)))
		defer together.Add(-1)
		panic(http.ErrAbortHandler)
	}))
	t.Cleanup(server.Close)
	db, err := engine.Open(engine.Options{URL: server.URL, Name: "theirs"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	enginetest.Select(t, db, engine.Query{SQL: "SELECT 1"})

	down.Store(true)
	ask := func() error {
		_, err := db.Select(t.Context(), engine.Query{SQL: "SELECT 1"})
		return err
	}
	wantUnavailable(t, "the first that gets no answer", ask())
	asked.Store(0)
	most.Store(0)
	var all sync.WaitGroup
	const askers = 50
	for range askers {
		all.Go(func() { wantUnavailable(t, "those who come then", ask()) })
	}
	all.Wait()
	// net/http repeats on a new connection what an old one did not answer.
	if n, at := asked.Load(), most.Load(); n == 0 || n > 4 || at > 1 {
		t.Errorf("for %d queries the server was asked %d times, %d at once, want one probe", askers, n, at)
	}

	down.Store(false)
	patience.Within(t, "the server that is back is asked", func() bool {
		err := ask()
		if err != nil && core.KindOf(err) != core.Unavailable {
			t.Fatal(err)
		}
		return err == nil
	})
}
