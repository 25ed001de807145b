package reuse

import (
	"cmp"
	"math"
	"slices"
)

// cause is why buckets are dirty. Its values are labels of metrics and never change.
type cause string

const (
	causeInsert   cause = "insert"
	causeMerge    cause = "merge" // of parts of which some were not known, or whose rows it has changed
	causeMutation cause = "mutation"
	causeRemoval  cause = "removal"
	causeTable    cause = "table" // or patches, which may be of any row
)

// change is a range of time in seconds, both included, in which rows may have changed.
type change struct {
	cause      cause
	start, end int64
	// part is what has come. Blocks are those of its rows that are new, so many, if nothing else has changed: with causeInsert
	// all, and with causeMerge those that were not known, as far as it can be proven that it keeps the blocks of its rows.
	part   partID
	blocks []blocks
	rows   uint64
}

// touches reports whether rows of a range of seconds, its end not included, may have changed.
func (c change) touches(start, end int64) bool { return c.start < end && c.end >= start }

// blocks are those of inserts, both included, into a partition.
type blocks struct {
	partition   string
	first, last int64
}

func everything() change { return change{cause: causeTable, start: math.MinInt64, end: math.MaxInt64} }

// diff returns the ranges in which a table may answer otherwise than it did in an older state. Rows that a merge has only
// moved are in none. What is not certain is a change.
func diff(old, now *state) []change {
	if !old.sameTable(now) {
		return []change{everything()}
	}
	var changes []change
	dirty := func(why cause, p part) {
		if start, end := p.seconds(); p.rows > 0 {
			changes = append(changes, change{cause: why, start: start, end: end, part: p.id()})
		}
	}
	var gone, added []part
	for name, p := range old.parts {
		if other, ok := now.parts[name]; !ok || !other.is(p) {
			gone = append(gone, p)
		}
	}
	for name, p := range now.parts {
		if other, ok := old.parts[name]; !ok || !other.is(p) {
			added = append(added, p)
		}
	}
	slices.SortFunc(gone, byBlock)
	covered := make([]bool, len(gone))
	for _, p := range added {
		if p.patch {
			continue
		}
		var replaced []part
		at, _ := slices.BinarySearchFunc(gone, p, byBlock)
		for ; at < len(gone) && p.covers(gone[at]); at++ {
			replaced, covered[at] = append(replaced, gone[at]), true
		}
		why, fresh := replaces(old, now, p, replaced)
		switch {
		case why == "":
		case len(fresh) > 0 && p.rows > 0:
			c := change{cause: why, part: p.id(), blocks: fresh, rows: p.rows}
			c.start, c.end = p.seconds()
			for _, other := range replaced {
				if start, end := other.seconds(); other.rows > 0 {
					c.start, c.end, c.rows = min(c.start, start), max(c.end, end), c.rows-other.rows
				}
			}
			changes = append(changes, c)
		default:
			dirty(why, p)
			for _, other := range replaced {
				dirty(why, other)
			}
		}
	}
	for i, p := range gone {
		if !covered[i] {
			dirty(causeRemoval, p)
		}
	}
	return changes
}

// seconds is the range of time that the rows of a part may be in, in seconds, both included.
func (p part) seconds() (start, end int64) {
	if p.unknown {
		return math.MinInt64, math.MaxInt64
	}
	return p.start - 1, p.end + 1
}

// replaces returns why the rows of a part may be others than those of the parts that it replaces, or nothing if it has been
// merged of them alone. That they are still there as retired ones, with the same contents, shows that it was made of them,
// and not of parts that have got their names later. If it may have been merged of them and of others that were not known, the
// blocks of those are fresh.
func replaces(old, now *state, p part, replaced []part) (why cause, fresh []blocks) {
	if len(replaced) == 0 {
		return causeInsert, []blocks{{p.partition, p.first, p.last}}
	}
	rows, next := uint64(0), p.first
	for _, other := range replaced {
		if other.mutation != p.mutation {
			return causeMutation, nil
		}
		if retired, ok := now.retired[other.name]; !ok || !retired.is(other) {
			return causeMerge, nil
		}
		if other.masked {
			return causeMutation, nil
		}
		rows += other.rows
		if other.first > next {
			fresh = append(fresh, blocks{p.partition, next, other.first - 1})
		}
		next = other.last + 1
	}
	if p.last >= next {
		fresh = append(fresh, blocks{p.partition, next, p.last})
	}
	switch {
	case p.masked || rows > p.rows:
		return causeMerge, nil
	case rows < p.rows || p.last > old.last:
		return causeMerge, fresh
	}
	return "", nil
}

func byBlock(a, b part) int {
	return cmp.Or(cmp.Compare(a.partition, b.partition), cmp.Compare(a.first, b.first))
}

// patches are the names of the parts that patch rows of others.
func (s *state) patches() []string {
	var names []string
	for name, p := range s.parts {
		if p.patch {
			names = append(names, name+p.hash)
		}
	}
	slices.Sort(names)
	return names
}
