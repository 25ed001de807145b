package reuse

import (
	"context"
	"slices"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// leastSpared is how many rows must not have to be read for a query of its own that reads only new rows.
const leastSpared = 500_000

// grown are kept buckets to which rows have come since a state, all of which are fresh, and nothing else has changed.
type grown struct {
	buckets map[int64]bucket
	fresh   fresh
}

// grow picks the buckets to which it pays to add the rows that are fresh, of those that were kept since each state. The others
// are asked for anew.
func (c *Cache) grow(q *Question, t *table, now *snapshot, since map[uint64]map[int64]bucket) grown {
	var best grown
	if q.Add == nil {
		return best
	}
	spared := 0.
	for number, buckets := range since {
		changes, others, ok := t.since(number, now)
		if !ok {
			continue
		}
		rows := 0.
		for n := range buckets {
			start, end := n*q.Window.Bucket, (n+1)*q.Window.Bucket
			if slices.ContainsFunc(others, func(c change) bool { return c.touches(start, end) }) {
				delete(buckets, n)
				continue
			}
			rows += t.rowsIn(start, end-1)
		}
		of, ok := now.fresh(changes)
		if !ok || len(buckets) == 0 || len(of.read()) > maxAsked {
			continue
		}
		if rows -= of.size(now.state); rows >= c.Spared && (best.buckets == nil || rows > spared) {
			best, spared = grown{buckets, of}, rows
		}
	}
	return best
}

// add queries the fresh rows, and adds them to the cached buckets that lack them. Buckets that cannot be added to are queried in
// full. If it returns a refusal, the caller queries the whole range in full.
func (f *found) add(ctx context.Context, q *Question, now *snapshot) (why refusal, err error) {
	if len(f.grown.buckets) == 0 {
		return "", nil
	}
	of := f.grown.fresh
	if proven, err := now.proves(ctx, q, of); err != nil || !proven {
		return "", ctx.Err()
	}
	w := q.Window
	w.Parts, w.Mixed, w.Of, w.Few = of.parts, of.mixed, q.of(now), now.state.rowsOf(of.read()) < leastRows
	w.Proof = now.state.proof(of.read())
	asked, err := q.Ask(ctx, w)
	if changed(err) {
		return refusedChange, nil
	}
	if kind := core.KindOf(err); ctx.Err() == nil && (kind == core.Invalid || kind == core.Timeout) {
		return "", nil
	}
	if err != nil || asked == nil {
		return "", err
	}
	more, ok := byBucket(asked)
	if !ok || len(f.columns) > 0 && !equalColumns(f.columns, asked.Columns()) {
		return "", nil
	}
	if len(f.columns) == 0 {
		f.columns = asked.Columns()
	}
	f.more = more
	all := true
	for n, b := range f.grown.buckets {
		rows, ok := f.withMore(q, f.columns, b.rows, n)
		if all = all && ok; !ok {
			continue
		}
		f.buckets[n] = bucketOf(rows)
		f.asked = append(f.asked, n)
	}
	if !all {
		f.more = nil // what is asked for anew is asked for with them
	}
	return "", nil
}

// of is the table of a state, where an address may be that of several servers.
func (q *Question) of(now *snapshot) sqlgen.TableID {
	if q.DB.Embedded() {
		return sqlgen.TableID{}
	}
	return now.state.identity()
}

// byBucket are rows by their buckets.
func byBucket(rec *engine.Recording) (map[int64][][]any, bool) {
	rows := map[int64][][]any{}
	for _, row := range rec.All() {
		n, ok := row[0].(uint32)
		if !ok {
			return nil, false
		}
		rows[int64(n)] = append(rows[int64(n)], row)
	}
	return rows, true
}

// bucketOf is a bucket with rows of its own.
func bucketOf(rows [][]any) bucket {
	b := bucket{rows: rows, size: bucketSize}
	for _, row := range rows {
		for i, v := range row {
			row[i] = cloned(v)
		}
		b.size += sizeOf(row)
	}
	return b
}
