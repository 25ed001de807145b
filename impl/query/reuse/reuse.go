// Package reuse keeps the buckets of charts, so that a question for a window asks the engine only for those that are new.
//
// A Cache answers questions. It proves from the parts of the table that what it keeps is still right: a state of the table is
// read before any rows, only the parts of that state are read, and each later state says in which ranges of time rows may have
// changed since. A bucket is kept with the number of the state before its rows, and is right until a change with a later number
// touches its range. An answer is of one state: a query that names parts fails if one of them has changed, and the Cache then does not
// answer. Neither does it answer what is not known to be safe, and the caller asks for the whole: tables of other engines, queries
// with something in them that may change by itself, answers that are too large to share.
//
// Kept rows are as the engine has answered them, and shared. It may import neither query nor what is above that.
package reuse

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

const (
	// leastTime and leastRows are what a question must take in full, or read, to be worth keeping.
	leastTime = 60 * time.Millisecond
	leastRows = 1_000_000
	// fewRows are too few, however long they took: on a busy machine all questions take long.
	fewRows = 250_000
	// maxRanges is how many ranges of missing buckets are asked for each on its own.
	maxRanges = 8
	// maxAsked is how many parts a question may name.
	maxAsked = 2000
	// largeEntry is what part of all that is kept may be of one question, before what is out of its latest window is dropped.
	largeEntry = 64
	// maxInVain is how many questions in a row may find nothing before those like them rest for restTime.
	maxInVain = 3
	restTime  = time.Minute
	// largeRestTime is for those whose answers are too large, which is known when they were asked for.
	largeRestTime = 10 * time.Minute
	// usualCheck is how many answers there are to one that is compared with the full one.
	usualCheck = 500
	// firstTime and lastTime bound the windows that are answered, in milliseconds: seconds of parts have 32 bits.
	firstTime = 366 * 24 * 3600 * 1000
	lastTime  = 1000 << 32
)

// Question is a query over time. Its rows begin with the number of their bucket, in whose order they are.
type Question struct {
	Team core.TeamID
	// DB is the engine, with the database of the table, and Time the column of its time, by which buckets are told apart.
	DB          *engine.DB
	Table, Time string
	// SQL, Params and Settings are those of the query for CanonicalWindow, and so equal for all windows.
	SQL      string
	Params   string
	Settings map[string]any
	Window   sqlgen.Window
	// Values are how exactly values repeat, by their place in a row behind First.
	First  int
	Values []Exactness
	// Add adds rows of one bucket to others of it, in the order of the query: those of some parts of the table to those of others.
	// It returns rows of its own, or false where that might not be what the query answers for all of them. Nil never adds.
	Add func(columns []engine.Column, rows, more [][]any) ([][]any, bool)
	// Ask asks the engine for a window, or for ranges of it. It returns nothing if the rows are too many to be shared.
	Ask func(context.Context, sqlgen.Window) (*engine.Recording, error)

	// Ran is the time that the queries of Ask have run in the engine. Ask adds to it.
	Ran time.Duration

	// text is what its key is made of, as soon as that was asked for.
	text string
}

// Exactness is how far two answers of the engine from the same rows are the same.
type Exactness int

const (
	// Exact values are the same whenever the rows are.
	Exact Exactness = iota
	// Rounded values depend on the order in which rows are added.
	Rounded
	// Chosen values are one of several that are as right.
	Chosen
)

// CanonicalWindow is one with the same buckets, whatever the window.
func CanonicalWindow(w sqlgen.Window) sqlgen.Window {
	return sqlgen.Window{Start: 1_000_000_000_000, End: 1_000_000_000_000 + w.Bucket*1000, Bucket: w.Bucket, Open: true}
}

// Cache keeps buckets of many questions. It is safe for concurrent use. A nil one keeps nothing.
type Cache struct {
	// Metrics may be nil, and Log is for answers that were wrong. They are set before the first question.
	Metrics *Metrics
	Log     *slog.Logger
	// Check is how many answers there are to one that is compared with the full one, LeastTime what a question must take to be
	// kept, and FewRows of how many rows it must be. Samples is how many answers of each way are compared to choose one; 0 chooses
	// kept buckets. Spared is how many rows a query of its own for new parts must spare. Tests set
	// them.
	Check     uint64
	Samples   int
	LeastTime time.Duration
	FewRows   float64
	Spared    float64

	now    func() time.Time
	tables tables

	mu      sync.Mutex
	kept    kept
	answers uint64
}

// New returns a Cache that holds so many bytes, nil for none.
func New(size int64) *Cache {
	if size <= 0 {
		return nil
	}
	return &Cache{
		Log: slog.New(slog.DiscardHandler), Check: usualCheck, Samples: leastSamples, LeastTime: leastTime, FewRows: fewRows, Spared: leastSpared, now: time.Now,
		tables: newTables(), kept: newKept(size),
	}
}

// eligible reports whether a question can be answered from buckets, of which its window has at least one as a whole.
func (q *Question) eligible() bool {
	first, last := whole(q.Window)
	return q.DB.Hosts() == 1 && q.Time != "" && q.Window.Shift == 0 && q.Window.Start >= firstTime && q.Window.End <= lastTime && first <= last
}

// Took records the cost of an answer in full. A question whose answer takes long is answered from kept buckets from then on.
func (c *Cache) Took(q *Question, cost Cost) {
	if c == nil || !q.eligible() {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.kept.get(q.key())
	if e == nil && cost.Engine >= c.LeastTime {
		e = c.kept.add(q.key())
	}
	if e != nil {
		e.costs.add(true, cost, c.now())
	}
}

// Answer answers a question in part from what is kept, and keeps what it asks for. It calls begin before it reads anything.
// Without an answer the caller asks in full.
func (c *Cache) Answer(ctx context.Context, q *Question, begin func()) (*engine.Recording, error) {
	if c == nil || !q.eligible() {
		return nil, nil
	}
	if known, wrong := c.tables.get(q.tableKey()); wrong || !c.worth(q, known) {
		return nil, nil
	}
	begin()
	came := time.Now()
	table := c.tables.add(q.tableKey())
	now, reading, err := table.read(ctx, q)
	if err != nil {
		if ctx.Err() == nil {
			c.refuse(q, refusedState, restTime)
		}
		return nil, nil
	}
	c.tables.hold(q.tableKey(), table, len(now.state.parts)+len(now.state.retired), maxHeld)
	why := c.refused(q, now)
	if why == "" && table.rowsIn(q.Window.Start/1000, q.Window.End/1000) < c.FewRows {
		why = refusedRows
	}
	if why != "" {
		c.refuse(q, why, restTime)
		return nil, nil
	}
	found := c.find(q, table, now)
	why, err = found.ask(ctx, q, table, now)
	switch {
	case err != nil:
		return nil, err
	case why == refusedChange:
		c.Metrics.refused(why)
		return nil, nil
	case why == refusedState:
		c.refuse(q, why, restTime)
		return nil, nil
	case why != "":
		c.refuse(q, why, largeRestTime)
		return nil, nil
	}
	if len(found.asked) > 0 {
		c.keep(q, table, now, found)
	}
	answer := found.recording()
	c.tookKept(q, Cost{Latency: time.Since(came), Engine: reading + q.Ran}, found, len(now.state.parts))
	if c.toCheck() {
		return c.check(ctx, q, table, now, answer)
	}
	return answer, nil
}

// ask queries the buckets that are not kept. A refusal says why it cannot.
func (f *found) ask(ctx context.Context, q *Question, t *table, now *snapshot) (why refusal, err error) {
	if why, err = f.add(ctx, q, now); why != "" || err != nil {
		return why, err
	}
	missing := f.missing(q.Window)
	if len(missing) == 0 {
		return "", nil
	}
	ranges := within(q.Window, missing)
	ranges.Few, ranges.Of = t.rowsInAll(missing) < leastRows, q.of(now)
	// Parts that come later are not read, and may be gone before a later state would show them.
	parts := now.state.touching(missing)
	if len(parts) > maxAsked {
		return refusedState, nil
	}
	if f.more != nil {
		ranges.Parts, ranges.Mixed = f.grown.fresh.others(parts)
		ranges.Proof = now.state.proof(ranges.Names())
		why, added, err := f.askFor(ctx, q, ranges, missing)
		if added || why != "" || err != nil {
			return why, err
		}
		f.more = nil // what cannot be added is asked for with all other rows
	}
	ranges.Parts, ranges.Mixed, ranges.Proof = parts, nil, now.state.proof(parts)
	why, _, err = f.askFor(ctx, q, ranges, missing)
	return why, err
}

// changed reports whether the proof of a window failed. No query that is kept has a function of its own that throws.
func changed(err error) bool { return engine.CodeName(err) == "FUNCTION_THROW_IF_VALUE_IS_NON_ZERO" }

// askFor asks for ranges of the window, and adds the rows of more to theirs. It reports false if some cannot be added.
func (f *found) askFor(ctx context.Context, q *Question, w sqlgen.Window, ranges []sqlgen.Window) (why refusal, added bool, err error) {
	asked, err := q.Ask(ctx, w)
	if changed(err) {
		return refusedChange, false, nil
	}
	if kind := core.KindOf(err); ctx.Err() == nil && (kind == core.Invalid || kind == core.Timeout) {
		return refusedSize, false, nil // buckets may be too many where what is asked in full is not
	}
	if err != nil {
		return "", false, err
	}
	if asked == nil {
		return refusedSize, false, nil
	}
	joined, added := f.join(q, asked, ranges)
	if added && !joined {
		return refusedSize, false, nil
	}
	return "", added, nil
}

// tookKept records the cost of an answer from kept buckets, and how many parts the table has. The cost counts only if at least half
// of the buckets were kept: a first answer reads all of them.
func (c *Cache) tookKept(q *Question, cost Cost, found *found, parts int) {
	first, last := whole(q.Window)
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.kept.get(q.key())
	if e == nil {
		return
	}
	e.costs.see(parts)
	if 2*int64(found.kept+len(found.grown.buckets)) > last-first {
		e.costs.add(false, cost, c.now())
	}
}

// worth reports whether a question costs enough in full for its buckets to be kept, does not rest, and is not cheaper in full. The
// table is nil if it is not known.
func (c *Cache) worth(q *Question, t *table) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.kept.get(q.key())
	if e == nil && t.rowsIn(q.Window.Start/1000, q.Window.End/1000) >= leastRows {
		e = c.kept.add(q.key())
	}
	if e == nil || c.now().Before(e.rests) {
		return false
	}
	if c.Samples > 0 && e.costs.choose(c.now(), c.Samples) {
		c.Metrics.refused(refusedCost)
		return false
	}
	return true
}

// refused returns why a question cannot be reused. What is due to the table it remembers while that is described in the same
// way; what the server keeps from its account may change meanwhile.
func (c *Cache) refused(q *Question, now *snapshot) refusal {
	if !now.state.trusted(q.DB.Embedded()) {
		return refusedServer
	}
	c.mu.Lock()
	e := c.kept.get(q.key())
	if e != nil && e.known == now.columns {
		defer c.mu.Unlock()
		return e.refused
	}
	c.mu.Unlock()
	why := q.refused(now.state, now.columns.byName)
	c.mu.Lock()
	defer c.mu.Unlock()
	if e := c.kept.get(q.key()); e != nil {
		e.known, e.refused = now.columns, why
	}
	return why
}

// Refuse lets a question be asked in full for a while, of whose rows the caller cannot make its answer.
func (c *Cache) Refuse(q *Question) { c.refuse(q, refusedQuery, largeRestTime) }

// refuse lets a question be asked in full for a while.
func (c *Cache) refuse(q *Question, why refusal, rest time.Duration) {
	c.Metrics.refused(why)
	c.mu.Lock()
	defer c.mu.Unlock()
	if e := c.kept.get(q.key()); e != nil {
		e.rests = c.now().Add(rest)
	}
}

// found are buckets of an answer: those that were kept, and then all.
type found struct {
	columns []engine.Column
	buckets map[int64]bucket
	// kept are how many of them were.
	kept  int
	asked []int64
	grown grown
	// more are the fresh rows of all buckets, if they were asked for.
	more map[int64][][]any
}

// bucket is what is known of a bucket.
type bucket struct {
	rows [][]any
	// number is that of the state that was read before its rows, or by which they were last proven.
	number uint64
	size   int64
}

// find finds the whole buckets of a window that are kept and still right. What has changed since is looked through without the
// lock, for which all teams wait.
func (c *Cache) find(q *Question, t *table, now *snapshot) *found {
	f := &found{buckets: map[int64]bucket{}}
	e, columns, were := c.keptOf(q, t)
	if e == nil {
		return f
	}
	f.columns = columns
	first, last := whole(q.Window)
	since := map[uint64]map[int64]bucket{}
	var wrong []int64
	for n, b := range were {
		start, end := n*q.Window.Bucket, (n+1)*q.Window.Bucket
		if b.number > now.number {
			if _, later := t.changed(now.number, start, end); later {
				continue // kept by a question that has read a later state
			}
		}
		why, dirty := t.changed(b.number, start, end)
		switch {
		case !dirty:
			b.number = max(b.number, now.number)
			f.buckets[n] = b
			continue
		case why != causeInsert && why != causeMerge || q.Add == nil:
			wrong = append(wrong, n)
		case since[b.number] == nil:
			since[b.number] = map[int64]bucket{n: b}
		default:
			since[b.number][n] = b
		}
		c.Metrics.dirty(why)
	}
	f.kept = len(f.buckets)
	f.grown = c.grow(q, t, now, since)
	c.Metrics.found(f.kept, int(max(0, last-first+1))-f.kept-len(f.grown.buckets), len(f.grown.buckets))

	c.mu.Lock()
	defer c.mu.Unlock()
	if c.kept.get(q.key()) != e || e.table != t {
		return f // it was forgotten meanwhile
	}
	same := func(n int64) bool {
		b, ok := e.buckets[n]
		return ok && b.number == were[n].number
	}
	for n, b := range f.buckets {
		if same(n) {
			e.buckets[n] = b
		}
	}
	for _, n := range wrong {
		if same(n) {
			c.kept.drop(e, n)
		}
	}
	switch {
	case f.kept > 0 || len(f.grown.buckets) > 0 || e.buckets == nil:
		e.inVain = 0
	case first <= last:
		if e.inVain++; e.inVain >= maxInVain {
			e.inVain, e.rests = 0, c.now().Add(restTime)
		}
	}
	return f
}

// keptOf is what is kept for questions like one, nil if it was forgotten, with the buckets of the window.
func (c *Cache) keptOf(q *Question, t *table) (*entry, []engine.Column, map[int64]bucket) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.kept.get(q.key())
	if e == nil {
		return nil, nil, nil
	}
	if e.table != t {
		c.kept.clear(e)
		e.table = t
	}
	buckets := make(map[int64]bucket, len(e.buckets))
	first, last := whole(q.Window)
	for n, b := range e.buckets {
		if n >= first && n <= last {
			buckets[n] = b
		}
	}
	return e, e.columns, buckets
}

// keep keeps the whole buckets that were asked for, with the state before.
func (c *Cache) keep(q *Question, t *table, now *snapshot, f *found) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.kept.get(q.key())
	if _, wrong := c.tables.get(q.tableKey()); e == nil || wrong || e.table != t || e.known != now.columns {
		return
	}
	if len(e.buckets) > 0 && !equalColumns(e.columns, f.columns) {
		c.kept.clear(e)
	}
	if len(f.columns) > 0 {
		e.columns = f.columns
	}
	first, last := whole(q.Window)
	for _, n := range f.asked {
		if n >= first && n <= last && e.buckets[n].number <= now.number {
			b := f.buckets[n]
			b.number = now.number
			c.kept.put(e, n, b)
		}
	}
	// Windows move on. The one before is kept as well, with which tiles compare, and others that are asked beside it as long as
	// that takes little.
	if length := q.Window.Buckets(); e.size > c.kept.limit/largeEntry {
		for n := range e.buckets {
			if n < first-length-1 || n > last+length+1 {
				c.kept.drop(e, n)
			}
		}
	}
	c.kept.shrink(e)
	c.Metrics.size(c.kept.size)
}

// whole are the numbers of the first and the last bucket that a window has as a whole.
func whole(w sqlgen.Window) (first, last int64) {
	width := w.Bucket * 1000
	return (w.Start + width - 1) / width, w.End/width - 1
}

// missing are the ranges of a window that have to be asked for: at most maxRanges, or one.
func (f *found) missing(w sqlgen.Window) []sqlgen.Window {
	width := w.Bucket * 1000
	first := w.Start / width
	var ranges []sqlgen.Window
	for n := first; n < first+w.Buckets(); n++ {
		if _, ok := f.buckets[n]; ok {
			continue
		}
		own := sqlgen.Window{Start: max(w.Start, n*width), End: (n + 1) * width, Open: true}
		if own.End > w.Last() {
			own.End, own.Open = w.End, w.Open
		}
		if last := len(ranges) - 1; last >= 0 && ranges[last].End == own.Start && ranges[last].Open {
			ranges[last].End, ranges[last].Open = own.End, own.Open
		} else {
			ranges = append(ranges, own)
		}
	}
	if last := len(ranges) - 1; last >= maxRanges {
		return []sqlgen.Window{{Start: ranges[0].Start, End: ranges[last].End, Open: ranges[last].Open}}
	}
	return ranges
}

// within is a window of which only ranges are read.
func within(w sqlgen.Window, ranges []sqlgen.Window) sqlgen.Window {
	last := ranges[len(ranges)-1]
	w.Start, w.End, w.Open = ranges[0].Start, last.End, last.Open
	if len(ranges) > 1 {
		w.Ranges = ranges
	}
	return w
}

// join adds what was asked for to what was kept, and to that the rows of more. It reports false for added if some of those cannot
// be, and nothing is joined. It is joined if that is an answer: one whose columns are the same and that is small enough to be
// shared.
func (f *found) join(q *Question, asked *engine.Recording, ranges []sqlgen.Window) (joined, added bool) {
	columns := asked.Columns()
	if len(f.buckets) > 0 && !equalColumns(f.columns, columns) {
		return false, true
	}
	rows, ok := byBucket(asked)
	if !ok {
		return false, true
	}
	buckets := map[int64]bucket{}
	for _, r := range ranges {
		for n := r.Start / (q.Window.Bucket * 1000); n <= r.Last()/(q.Window.Bucket*1000); n++ {
			own, ok := f.withMore(q, columns, rows[n], n)
			if !ok {
				return false, false
			}
			buckets[n] = bucketOf(own)
			delete(rows, n)
		}
	}
	if len(rows) > 0 {
		return false, true
	}
	if len(columns) > 0 {
		f.columns = columns
	}
	for n, b := range buckets {
		f.asked = append(f.asked, n)
		f.buckets[n] = b
	}
	size := int64(0)
	for _, b := range f.buckets {
		size += b.size
	}
	return size <= memory.Free, true
}

// withMore are rows of a bucket with those of more.
func (f *found) withMore(q *Question, columns []engine.Column, rows [][]any, n int64) ([][]any, bool) {
	switch more := f.more[n]; {
	case len(more) == 0:
		return rows, true
	case len(rows) == 0:
		return more, true
	case !equalColumns(f.columns, columns):
		return nil, false
	default:
		return q.Add(columns, rows, more)
	}
}

// equalColumns reports whether rows have the same columns, as far as there are any: without rows they are not known.
func equalColumns(a, b []engine.Column) bool {
	return len(a) == 0 || len(b) == 0 ||
		slices.EqualFunc(a, b, func(a, b engine.Column) bool { return a.Type == b.Type }) // their names are how they are computed
}

// recording is the answer, in the order of its buckets. In each its rows are as one query has put them in order.
func (f *found) recording() *engine.Recording {
	numbers := make([]int64, 0, len(f.buckets))
	for n := range f.buckets {
		numbers = append(numbers, n)
	}
	slices.Sort(numbers)
	var rows [][]any
	for _, n := range numbers {
		rows = append(rows, f.buckets[n].rows...)
	}
	return engine.NewRecording(f.columns, rows)
}
