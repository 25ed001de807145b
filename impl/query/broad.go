package query

import (
	"context"
	"hash/maphash"
	"math/bits"
	"sync/atomic"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

const (
	// maxRead limits the rows that indexes may leave for one query over the whole range of a search. The embedded engine finds a
	// word in a million rows in some 50 ms. ClickHouse compares the limit before it reads a table, so a refused query over ten
	// million rows takes 8 ms.
	maxRead = 1 << 20
	// smallPage is a number of rows that a rare condition may have: a page of so few says nothing about it.
	smallPage = 99
	// keepBroad is the time until a broad condition is tried again: it may match few rows by then.
	keepBroad = 10 * time.Minute
	// maxBroad is the number of known conditions, with 16 bytes each. If one is replaced, the next search with it takes
	// another query.
	maxBroad = 1 << 14
)

// attemptKey marks the context of a query after which the search reads its range in parts if ClickHouse refuses it.
type attemptKey struct{}

// isRefused reports whether ClickHouse refused the query of such a context.
func isRefused(ctx context.Context, err error) bool {
	return ctx.Value(attemptKey{}) != nil && engine.CodeName(err) != ""
}

// broadConditions remembers the conditions of searches that match too many rows for one query over the whole range. It is safe for
// concurrent use, and its zero value is empty.
type broadConditions [maxBroad]struct{ hash, until atomic.Int64 }

var hashSeed = maphash.MakeSeed()

// conditionOf identifies the condition of a search on a range of about that length.
func conditionOf(team core.TeamID, s sqlgen.Search, r *sqlgen.Range) uint64 {
	s.Start, s.End, s.Limit, s.Offset, s.MaxBytes, s.Select = 0, 0, 0, 0, 0, ""
	return hashOf(digest("broad", team, s, bits.Len64(uint64(r.End-r.Start))))
}

// limitsOf identifies all conditions on the connection of a search, whose server may deny the settings of a limit.
func limitsOf(team core.TeamID, s sqlgen.Search) uint64 {
	return hashOf(digest("limits", team, s.Source.Connection))
}

func hashOf(b binding) uint64 { return maphash.Bytes(hashSeed, b[:]) }

func (b *broadConditions) has(condition uint64, now time.Time) bool {
	slot := &b[condition%maxBroad]
	return slot.hash.Load() == int64(condition) && now.UnixNano() < slot.until.Load()
}

func (b *broadConditions) add(condition uint64, now time.Time) {
	slot := &b[condition%maxBroad]
	slot.hash.Store(int64(condition))
	slot.until.Store(now.Add(keepBroad).UnixNano())
}
