package reuse

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

func isLocked(mu *sync.Mutex) bool {
	if !mu.TryLock() {
		return true
	}
	mu.Unlock()
	return false
}

// A question that comes while another waits for more is one of them.
func TestQuestionsThatComeTogetherReadOneState(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	q := c.question(start, start+2*minute)
	c.tables.come = time.Hour
	table := c.tables.add(q.tableKey())
	joined, ended := make(chan struct{}, 1), make(chan error, 2)
	table.flights.OnJoin = func(struct{}) { joined <- struct{}{} }
	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	read := func() {
		_, _, err := table.read(ctx, q)
		ended <- err
	}
	go read()
	patience.Within(t, "the question waits", func() bool { return len(ended) > 0 || isLocked(&table.reading) })
	go read()
	select {
	case <-joined:
	case err := <-ended:
		t.Fatalf("a question has read the state without the other: %v", err)
	}
	leave()
	for range 2 {
		if err := <-ended; !errors.Is(err, context.Canceled) {
			t.Errorf("a question that has left ends with %v", err)
		}
	}
}

// A question is answered while another of the table takes long.
func TestASlowQuestionHoldsUpNoOther(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	slow, quick := c.question(start, start+2*minute), c.question(start+minute, start+2*minute)
	asking, answered, ended := make(chan struct{}), make(chan struct{}), make(chan struct{})
	ask := slow.Ask
	slow.Ask = func(ctx context.Context, w sqlgen.Window) (*engine.Recording, error) {
		close(asking)
		select {
		case <-answered:
		case <-time.After(patience.Timeout):
			t.Error("the other question was not answered before the slow one had its rows")
		}
		return ask(ctx, w)
	}
	c.Took(slow, Cost{Engine: time.Hour})
	go func() {
		defer close(ended)
		if _, err := c.Answer(t.Context(), slow, func() {}); err != nil {
			t.Error(err)
		}
	}()
	select {
	case <-asking:
	case <-ended:
		t.Fatal("the slow question does not ask")
	}
	c.want("beside a slow question", "[[29460121 2]]", c.answer(quick))
	close(answered)
	<-ended
}

// Others need not wait while it is found out what has changed, and what they keep meanwhile stays.
func TestOthersAreAnsweredWhileChangesAreLookedThrough(t *testing.T) {
	t.Parallel()
	c := setUp(t)
	q := c.question(start, start+2*minute)
	c.want("first", twoMinutes, c.answer(q))
	table, _ := c.tables.get(q.tableKey())
	now, _, err := table.read(t.Context(), q)
	if err != nil {
		t.Fatal(err)
	}
	e := c.kept.get(q.key())
	e.buckets = map[int64]bucket{start / minute: {number: now.number}}
	c.kept.add(key{question: "another"}) // find uses its own later
	table.mu.Lock()
	found := make(chan *found)
	go func() { found <- c.find(q, table, now) }()
	patience.Within(t, "others can change what is kept meanwhile", func() bool {
		if !c.mu.TryLock() {
			return false
		}
		defer c.mu.Unlock()
		seen := c.kept.recent.Front().Value == e
		if seen {
			e.buckets[start/minute] = bucket{number: now.number + 1}
		}
		return seen
	})
	table.mu.Unlock()
	if f := <-found; f.buckets[start/minute].number != now.number {
		t.Errorf("found %v", f.buckets)
	}
	if b := e.buckets[start/minute]; b.number != now.number+1 {
		t.Errorf("what is kept is of state %d, want the later one", b.number)
	}
}
