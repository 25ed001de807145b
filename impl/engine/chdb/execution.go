package chdb

import (
	"net/http"
	"sync"
	"time"
)

// refuseFor is how long an id is refused under which no query ran when its end was asked for. Its request may have been
// on its way.
const refuseFor = 10 * time.Second

// codeSameID is ClickHouse's number for a query whose id another one has.
const codeSameID = 216

// executions are the queries that run, by the ids that their clients gave them. Its zero value is empty.
type executions struct {
	mu      sync.Mutex
	running map[string]chan struct{}
	refused map[string]time.Time // until when
}

// begin registers a query. The caller must call end when it runs no more.
func (x *executions) begin(id string) (end func(), err error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if until, ok := x.refused[id]; ok && time.Now().Before(until) {
		return nil, newException(codeSameID, "QUERY_WITH_SAME_ID_IS_ALREADY_RUNNING", "The query was canceled before it arrived")
	}
	if x.running[id] != nil {
		return nil, newException(codeSameID, "QUERY_WITH_SAME_ID_IS_ALREADY_RUNNING", "A query with this ID is already running")
	}
	if x.running == nil {
		x.running = map[string]chan struct{}{}
	}
	done := make(chan struct{})
	x.running[id] = done
	return func() {
		x.mu.Lock()
		defer x.mu.Unlock()
		delete(x.running, id)
		close(done)
	}, nil
}

// ended returns a channel that is closed when no query runs under the id, and none will.
func (x *executions) ended(id string) <-chan struct{} {
	x.mu.Lock()
	defer x.mu.Unlock()
	if done := x.running[id]; done != nil {
		return done
	}
	now := time.Now()
	for other, until := range x.refused {
		if now.After(until) {
			delete(x.refused, other)
		}
	}
	if x.refused == nil {
		x.refused = map[string]time.Time{}
	}
	x.refused[id] = now.Add(refuseFor)
	done := make(chan struct{})
	close(done)
	return done
}

// serveEnded answers once the query of an id has ended. A client that has closed the connection of a query knows by it
// when the engine has stopped, which some functions put off for as long as they like.
func (e *Engine) serveEnded(w http.ResponseWriter, r *http.Request) {
	select {
	case <-e.executions.ended(r.URL.Query().Get("query_id")):
		w.WriteHeader(http.StatusNoContent)
	case <-r.Context().Done():
	}
}

// serveHealth answers once the engine has run a query. It takes no slot.
func (e *Engine) serveHealth(w http.ResponseWriter) {
	c, err := e.connect()
	if err == nil {
		err = c.exec("SELECT 1")
		c.close()
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}
