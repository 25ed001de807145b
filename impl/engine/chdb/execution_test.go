package chdb_test

import (
	"context"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/patience"
)

// get asks a path of the server and returns the status, or why there is none.
func (e endpoint) get(ctx context.Context, t *testing.T, path string) (int, error) {
	t.Helper()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, e.url+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return 0, err
	}
	_, _ = io.Copy(io.Discard, res.Body)
	return res.StatusCode, res.Body.Close()
}

// A client that has left a query knows by /ended when the engine has stopped it.
func TestTheEndOfAQueryIsReported(t *testing.T) {
	t.Parallel()
	e := serve(t)
	id := uuid.NewString()
	ctx, leave := context.WithCancel(t.Context())
	left := make(chan struct{})
	go func() {
		defer close(left)
		req, err := http.NewRequestWithContext(ctx, http.MethodPost, e.url+"/?query_id="+id,
			strings.NewReader("SELECT count() FROM numbers(1000000000000) WHERE cityHash64(number, currentDatabase()) = 7 AND '"+id+"' != ''"))
		if err != nil {
			t.Error(err)
			return
		}
		if res, err := http.DefaultClient.Do(req); err == nil {
			_ = res.Body.Close()
		}
	}()
	patience.Within(t, "the query runs", func() bool {
		return e.run(t, "SELECT count() FROM system.processes WHERE query LIKE 'SELECT count() FROM numbers%"+id+"%'") == "1\n"
	})
	ended := make(chan int, 1)
	go func() {
		status, err := e.get(t.Context(), t, "/ended?query_id="+id)
		if err != nil {
			t.Error(err)
		}
		ended <- status
	}()
	same := e.do(t, http.MethodPost, "SELECT 1", nil, "query_id", id)
	if same.status == http.StatusOK || !strings.Contains(same.body, "QUERY_WITH_SAME_ID_IS_ALREADY_RUNNING") {
		t.Errorf("a second query with its id: got %d %s", same.status, same.body)
	}
	select {
	case <-ended:
		t.Error("it is said to have ended while it runs")
	default:
	}
	leave()
	<-left
	if status := <-ended; status != http.StatusNoContent {
		t.Errorf("its end: got %d", status)
	}
	if n := e.run(t, "SELECT count() FROM system.processes WHERE query LIKE 'SELECT count() FROM numbers%"+id+"%'"); n != "0\n" {
		t.Errorf("after its end %s run", n)
	}
}

// The request of a query that is given up may come after the question for its end.
func TestAQueryThatWasGivenUpDoesNotRun(t *testing.T) {
	t.Parallel()
	e := serve(t)
	id := uuid.NewString()
	if status, err := e.get(t.Context(), t, "/ended?query_id="+id); status != http.StatusNoContent {
		t.Errorf("the end of a query that has not come: got %d, %v", status, err)
	}
	if got := e.do(t, http.MethodPost, "SELECT 1", nil, "query_id", id); got.status == http.StatusOK {
		t.Error("it runs when it comes")
	}
	if status, err := e.get(t.Context(), t, "/health"); status != http.StatusNoContent {
		t.Errorf("health: got %d, %v", status, err)
	}
}
