package alerting

import (
	"sync"

	"github.com/obstack/obstack/impl/core"
)

const (
	// maxQueued is about how many bytes the results take that wait to be stored, maxQueuedOfTeam those of one team, and
	// minQueuedOfTeam what a team may have however much others do.
	maxQueued       = 64 << 20
	maxQueuedOfTeam = 16 << 20
	minQueuedOfTeam = 1 << 20
	// quantum is how many bytes a team may have stored in each round.
	quantum = 256 << 10
)

// resultQueue holds results until they are stored, by a deficit round robin among teams: who has a result with ten thousand
// groups stored waits while others have as much stored, which may be a thousand results. It is safe for concurrent use.
type resultQueue struct {
	mu      sync.Mutex
	changed *sync.Cond
	teams   map[core.TeamID]*teamResults
	turns   []core.TeamID // those that have any, whose turn it is first
	size    int
	closed  bool
}

// teamResults are the results of a team.
type teamResults struct {
	results []alertResult
	size    int
	credit  int // bytes that may be stored in its turn
}

// newResultQueue returns an empty queue. The caller must close it, or whoever waits in batch does so for ever.
func newResultQueue() *resultQueue {
	q := &resultQueue{teams: map[core.TeamID]*teamResults{}}
	q.changed = sync.NewCond(&q.mu)
	return q
}

// add adds a result, and reports whether it has. One that says something about groups is not added while those of its
// team, or all, take too much memory: to wait with it would take as much. Each team may have one in any case, and
// minQueuedOfTeam. The others are small, and no more than what is held.
func (q *resultQueue) add(v alertResult) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	v.size = v.sizeNow()
	if len(v.Rows) > 0 && q.full(v.Team, v.size) {
		return false
	}
	t := q.teams[v.Team]
	if t == nil {
		t = &teamResults{}
		q.teams[v.Team] = t
		q.turns = append(q.turns, v.Team)
	}
	t.results = append(t.results, v)
	t.size += v.size
	q.size += v.size
	q.changed.Signal()
	return true
}

// full reports whether a result of this size is too much for its team, or for all. The caller holds the mutex.
func (q *resultQueue) full(team core.TeamID, size int) bool {
	t := q.teams[team]
	return t != nil && (t.size+size > maxQueuedOfTeam || q.size+size > maxQueued && t.size+size > minQueuedOfTeam)
}

// close says that no more are added.
func (q *resultQueue) close() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.closed = true
	q.changed.Broadcast()
}

// next waits for a result and returns it. It is not ok when there will be no more.
func (q *resultQueue) next() (v alertResult, ok bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.turns) == 0 && !q.closed {
		q.changed.Wait()
	}
	if len(q.turns) == 0 {
		return alertResult{}, false
	}
	return q.pop(), true
}

// batch waits for results, and returns as many as are stored together. There are none when there will be no more.
func (q *resultQueue) batch() []alertResult {
	first, ok := q.next()
	if !ok {
		return nil
	}
	batch, rows, size := []alertResult{first}, len(first.Rows), first.size
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.turns) > 0 && len(batch) < maxStored && rows < maxRows && size < maxStoredSize {
		v := q.pop()
		batch, rows, size = append(batch, v), rows+len(v.Rows), size+v.size
	}
	return batch
}

// pop takes the next result. There must be some.
//
// A team whose next result is larger than its credit gets a quantum and goes to the end of the round, so that over several
// rounds all teams have as many bytes stored. Credit that is left when a team has no results any more is lost, as in every
// deficit round robin: it must not save up for a burst. The caller holds the mutex.
func (q *resultQueue) pop() alertResult {
	team := q.turns[0]
	t := q.teams[team]
	for t.results[0].size > t.credit { // its turn is over
		t.credit += quantum
		q.turns = append(q.turns[1:], team)
		team = q.turns[0]
		t = q.teams[team]
	}
	v := t.results[0]
	t.results[0] = alertResult{} // or it would stay in memory
	t.results = t.results[1:]
	t.size, t.credit, q.size = t.size-v.size, t.credit-v.size, q.size-v.size
	if len(t.results) == 0 {
		delete(q.teams, team)
		q.turns = q.turns[1:]
	}
	return v
}

// sizeNow is about how many bytes a result takes in memory.
func (v *alertResult) sizeNow() int {
	n := 1<<10 + len(v.Memory)
	for i := range v.Rows {
		n += 100 + len(v.Rows[i].Group) + len(v.Rows[i].NoValue) + 32*len(v.Rows[i].Values)
	}
	for i := range v.Events {
		n += 1<<10 + len(v.Events[i].Group) + len(v.Events[i].SourceQuery)
		if note := v.Events[i].Alert.Note; note != nil { // stored with each event
			n += len(*note)
		}
		for _, l := range v.Events[i].Labels {
			n += 32 + len(l.Name) + len(l.Value)
		}
	}
	return n
}
