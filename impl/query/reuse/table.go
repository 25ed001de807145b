package reuse

import (
	"context"
	"math"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/flight"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

const (
	// maxTables limits the tables that are remembered, and maxChanges the changes of each. After wrong answers of maxWrong tables,
	// nothing is reused at all.
	maxTables  = 256
	maxChanges = 2000
	maxWrong   = 1000
	// maxHeld limits the parts that are remembered of all tables.
	maxHeld = 100_000
	// stateTimeout limits the time to read a state.
	stateTimeout = 5 * time.Second
	// comeTime is the wait for other questions before the state is read for all of them. Tiles of a dashboard come near to
	// each other, and reading the state takes half as much of the processor as reading the rows of a tile.
	comeTime = 5 * time.Millisecond
)

type tableKey struct {
	team            core.TeamID
	client          any
	database, table string
}

func (q *Question) tableKey() tableKey {
	return tableKey{q.Team, q.DB.Client(), q.DB.Database(), q.Table}
}

// tables are those whose buckets were asked for last.
type tables struct {
	mu    sync.Mutex
	all   map[tableKey]*table
	uses  uint64
	held  int               // parts of all tables
	wrong map[tableKey]bool // an answer was, and nothing is reused any more
	// come is comeTime. Tests set it.
	come time.Duration
}

func newTables() tables {
	return tables{all: map[tableKey]*table{}, wrong: map[tableKey]bool{}, come: comeTime}
}

// get returns a table, nil if it is not remembered, and whether an answer was wrong.
func (ts *tables) get(key tableKey) (t *table, wrong bool) {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	return ts.all[key], ts.wrong[key] || len(ts.wrong) >= maxWrong
}

// mark ends reuse for a table.
func (ts *tables) mark(key tableKey) {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	if len(ts.wrong) < maxWrong {
		ts.wrong[key] = true
	}
}

// add returns a table, which may be new. What is known of it may have been forgotten, and then nothing that was kept of it is proven.
func (ts *tables) add(key tableKey) *table {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	t := ts.all[key]
	if t == nil {
		if len(ts.all) >= maxTables {
			ts.evict()
		}
		t = &table{come: ts.come}
		ts.all[key] = t
	}
	ts.uses++
	t.used = ts.uses
	return t
}

// evict forgets the table that was not used for the longest.
func (ts *tables) evict() {
	var oldest tableKey
	first := uint64(math.MaxUint64)
	for key, t := range ts.all {
		if t.used < first {
			oldest, first = key, t.used
		}
	}
	ts.held -= ts.all[oldest].held
	delete(ts.all, oldest)
}

// hold counts the parts of a table, and forgets others until all have no more than most.
func (ts *tables) hold(key tableKey, t *table, parts, most int) {
	ts.mu.Lock()
	defer ts.mu.Unlock()
	if ts.all[key] != t {
		return // forgotten meanwhile
	}
	ts.held += parts - t.held
	t.held = parts
	for ts.held > most && len(ts.all) > 1 {
		ts.evict()
	}
}

// table is what is known of one. Its states have numbers in the order in which they were read, one after the other.
type table struct {
	flights flight.Group[struct{}, *snapshot]
	reading sync.Mutex
	come    time.Duration // comeTime
	used    uint64        // the latest of tables.uses
	held    int           // parts that are counted in tables.held

	mu      sync.Mutex
	latest  *snapshot // nil until the first
	changes []numbered
	// forgotten is the number of the latest change that is in changes no more.
	forgotten uint64
}

// snapshot is a state with its number: how many states there were before in which something had changed.
type snapshot struct {
	state   *state
	number  uint64
	columns *columns
	reading time.Duration // in the engine
	// proofs are those that are being looked for, and proven those that were.
	proofs flight.Group[string, bool]
	mu     sync.Mutex
	proven map[string]bool
}

// columns are those of a table while it is described in the same way.
type columns struct {
	create string
	byName map[string]column
	// numbered says that merges keep the blocks of rows.
	numbered bool
}

// numbered is a change with the number of the state that showed it.
type numbered struct {
	change
	number uint64
}

// read reads the state of the table, once for all that wait for it. It is never one from before the call. Reading is the time in the
// engine, which counts for the one of them that began.
func (t *table) read(ctx context.Context, q *Question) (now *snapshot, reading time.Duration, err error) {
	a, err := t.flights.Do(ctx, struct{}{}, 0, func(ctx context.Context, begin func()) (*snapshot, error) {
		t.reading.Lock() // one by one, so that the order of states is known
		defer t.reading.Unlock()
		timer := time.NewTimer(t.come)
		defer timer.Stop()
		select {
		case <-timer.C:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		begin()
		return t.next(ctx, q.DB, q.Table)
	})
	if err == nil && !a.Joined {
		reading = a.Value.reading
	}
	return a.Value, reading, err
}

// next reads the next state.
func (t *table) next(ctx context.Context, db *engine.DB, name string) (*snapshot, error) {
	ctx, cancel := context.WithTimeout(ctx, stateTimeout)
	defer cancel()
	t.mu.Lock()
	before := t.latest
	t.mu.Unlock()
	var old *state
	if before != nil {
		old = before.state
	}
	began := time.Now()
	s, err := readState(ctx, db, db.Database(), name, old, maxParts)
	if err != nil {
		return nil, err
	}
	now := &snapshot{state: s, number: 1, reading: time.Since(began)}
	var changes []change
	if before != nil {
		now.number, now.columns = before.number, before.columns
		changes = diff(before.state, s)
	}
	if now.columns == nil || now.columns.create != s.create {
		// They are those of s, or of a later state that has another description and changes everything.
		byName, err := readColumns(ctx, db, db.Database(), name)
		if err != nil {
			return nil, err
		}
		now.columns = &columns{s.create, byName, numbersRows.MatchString(s.create)}
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(changes) > 0 {
		now.number++
	}
	for _, change := range changes {
		t.changes = append(t.changes, numbered{change, now.number})
	}
	if n := len(t.changes) - maxChanges; n > 0 {
		t.forgotten = t.changes[n-1].number
		t.changes = append([]numbered(nil), t.changes[n:]...)
	}
	t.latest = now
	return now, nil
}

// changed reports whether rows of a range of seconds, its end not included, may have changed since a state.
func (t *table) changed(since uint64, start, end int64) (cause, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if since < t.forgotten {
		return causeTable, true
	}
	for i := len(t.changes) - 1; i >= 0 && t.changes[i].number > since; i-- {
		if c := t.changes[i]; c.touches(start, end) {
			return c.cause, true
		}
	}
	return "", false
}

// since returns the changes since a state that have only brought rows, up to a later one, and all others. Where no others are,
// the rows of the blocks of the former and what was kept are all that there is in the later state. It reports false if some were
// forgotten.
func (t *table) since(number uint64, now *snapshot) (inserted, others []change, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for i := len(t.changes) - 1; i >= 0 && t.changes[i].number > number; i-- {
		switch c := t.changes[i]; {
		case len(c.blocks) == 0:
			others = append(others, c.change)
		case c.number <= now.number: // the state has nothing of later ones
			inserted = append(inserted, c.change)
		}
	}
	return inserted, others, number >= t.forgotten
}

// rowsInAll is about how many rows the table has in ranges.
func (t *table) rowsInAll(ranges []sqlgen.Window) float64 {
	rows := 0.
	for _, w := range ranges {
		rows += t.rowsIn(w.Start/1000, w.Last()/1000)
	}
	return rows
}

// rowsIn is about how many rows the table has in a range of seconds, as far as its latest state says.
func (t *table) rowsIn(start, end int64) float64 {
	if t == nil {
		return 0
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.latest == nil {
		return 0
	}
	rows := 0.
	for _, p := range t.latest.state.parts {
		if in := min(end, p.end) - max(start, p.start) + 1; in > 0 && !p.patch {
			rows += float64(p.rows) * min(1, float64(in)/float64(p.end-p.start+1))
		}
	}
	return rows
}
