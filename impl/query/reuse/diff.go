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
}

func everything() change { return change{causeTable, math.MinInt64, math.MaxInt64} }

// diff returns the ranges in which a table may answer otherwise than it did in an older state. Rows that a merge has only
// moved are in none. What is not certain is a change.
func diff(old, now *state) []change {
	if !old.stays(now, nil) {
		return []change{everything()}
	}
	var changes []change
	dirty := func(why cause, p part) {
		switch {
		case p.unknown:
			changes = append(changes, change{why, math.MinInt64, math.MaxInt64})
		case p.rows > 0:
			changes = append(changes, change{why, p.start - 1, p.end + 1})
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
		switch why := replaces(old, now, p, replaced); why {
		case "":
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

// replaces returns why the rows of a part may be others than those of the parts that it replaces, or nothing if it has been
// merged of them alone. That they are still there as retired ones, with the same contents, shows that it was made of them,
// and not of parts that have got their names later.
func replaces(old, now *state, p part, replaced []part) cause {
	if len(replaced) == 0 {
		return causeInsert
	}
	rows := uint64(0)
	for _, other := range replaced {
		if other.mutation != p.mutation {
			return causeMutation
		}
		if retired, ok := now.retired[other.name]; !ok || !retired.is(other) {
			return causeMerge
		}
		if other.masked {
			return causeMutation
		}
		rows += other.rows
	}
	if p.masked || rows != p.rows || p.last > old.last {
		return causeMerge
	}
	return ""
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
