package reuse

import (
	"container/list"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
)

// What things take in memory besides what is in them, about.
const (
	entrySize  = 1024
	bucketSize = 96
	rowSize    = 48
	valueSize  = 24
)

// key is equal for questions that differ in their window alone.
type key struct {
	tableKey
	question string
}

func (q *Question) key() key {
	if q.text == "" {
		// Maps are printed in the order of their keys.
		q.text = fmt.Sprintf("%d %q %s %#v", q.Window.Bucket, q.SQL, q.Params, q.Settings)
	}
	return key{q.tableKey(), q.text}
}

// entry is what is kept of questions with one key.
type entry struct {
	key     key
	table   *table // by which its buckets are proven
	columns []engine.Column
	buckets map[int64]bucket
	size    int64
	// known is the description of the table by which it was found out whether the questions are refused.
	known   *columns
	refused refusal
	costs   costs
	// inVain is how many times in a row nothing was found, and rests until when nothing is looked for.
	inVain int
	rests  time.Time
}

// kept are the entries that were asked for last.
type kept struct {
	limit, size int64
	teams       map[core.TeamID]int64 // the sizes by team
	entries     map[key]*list.Element // of *entry
	recent      list.List             // the latest used first
}

func newKept(limit int64) kept {
	return kept{limit: limit, teams: map[core.TeamID]int64{}, entries: map[key]*list.Element{}}
}

// get returns an entry, or nil.
func (k *kept) get(key key) *entry {
	e := k.entries[key]
	if e == nil {
		return nil
	}
	k.recent.MoveToFront(e)
	return e.Value.(*entry)
}

// add returns the entry, which may be new.
func (k *kept) add(key key) *entry {
	if e := k.get(key); e != nil {
		return e
	}
	e := &entry{key: key, buckets: map[int64]bucket{}}
	k.entries[key] = k.recent.PushFront(e)
	k.grow(e, entrySize+int64(len(key.question)))
	k.shrink(e)
	return e
}

func (k *kept) grow(e *entry, by int64) {
	e.size += by
	k.size += by
	if k.teams[e.key.team] += by; k.teams[e.key.team] == 0 {
		delete(k.teams, e.key.team)
	}
}

// put keeps a bucket of an entry.
func (k *kept) put(e *entry, n int64, b bucket) {
	k.drop(e, n)
	e.buckets[n] = b
	k.grow(e, b.size)
}

// drop forgets a bucket.
func (k *kept) drop(e *entry, n int64) {
	if b, ok := e.buckets[n]; ok {
		delete(e.buckets, n)
		k.grow(e, -b.size)
	}
}

// clear forgets all buckets of an entry.
func (k *kept) clear(e *entry) {
	for n := range e.buckets {
		k.drop(e, n)
	}
	e.columns = nil
}

// remove forgets an entry.
func (k *kept) remove(e *list.Element) {
	gone := k.recent.Remove(e).(*entry)
	delete(k.entries, gone.key)
	k.grow(gone, -gone.size)
}

// shrink forgets what was not asked for the longest, of the team that has too much and then of all, until the limits hold. A
// team has a quarter.
func (k *kept) shrink(of *entry) {
	for e := k.recent.Back(); e != nil && k.teams[of.key.team] > k.limit/4; {
		before := e.Prev()
		if e.Value.(*entry).key.team == of.key.team {
			k.remove(e)
		}
		e = before
	}
	for k.size > k.limit {
		k.remove(k.recent.Back())
	}
}

// cloned is a value whose texts are its own: they would keep all those that came with them.
func cloned(v any) any {
	switch v := v.(type) {
	case string:
		return strings.Clone(v)
	case []string:
		texts := slices.Clone(v)
		for i, text := range texts {
			texts[i] = strings.Clone(text)
		}
		return texts
	case []any:
		items := slices.Clone(v)
		for i, item := range items {
			items[i] = cloned(item)
		}
		return items
	case map[string]string:
		texts := make(map[string]string, len(v))
		for name, text := range v {
			texts[strings.Clone(name)] = strings.Clone(text)
		}
		return texts
	case map[string]any:
		items := make(map[string]any, len(v))
		for name, item := range v {
			items[strings.Clone(name)] = cloned(item)
		}
		return items
	}
	return v
}

// sizeOf is about what a row takes in memory.
func sizeOf(row []any) int64 {
	size := int64(rowSize)
	for _, v := range row {
		size += valueSize + textSize(v)
	}
	return size
}

// textSize is what a value takes besides itself.
func textSize(v any) int64 {
	switch v := v.(type) {
	case nil:
		return 0
	case string:
		return int64(len(v))
	case []string:
		size := int64(0)
		for _, text := range v {
			size += 16 + int64(len(text))
		}
		return size
	case []any:
		size := int64(0)
		for _, item := range v {
			size += valueSize + textSize(item)
		}
		return size
	case map[string]string:
		size := int64(0)
		for name, text := range v {
			size += 64 + int64(len(name)+len(text))
		}
		return size
	case map[string]any:
		size := int64(0)
		for name, item := range v {
			size += 64 + int64(len(name)) + textSize(item)
		}
		return size
	case []float64:
		return valueSize + 8*int64(len(v))
	case uint64, int64, float64, uint32, int32, float32, uint16, int16, uint8, int8, bool:
		return 8
	}
	return int64(len(fmt.Sprint(v))) * 4 // arrays of numbers and the like, which are rare
}
