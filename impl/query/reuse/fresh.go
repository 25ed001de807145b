package reuse

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/sqltext"
)

const (
	// blockRows is how many rows of a part are read by their block in the time of one that is counted: hardly any bytes are.
	blockRows = 8
	// maxBlocks is how many ranges of blocks a question may name.
	maxBlocks = 200
)

// fresh are rows that have come since a state: those of whole parts, and in parts that were merged with others those of some
// blocks.
type fresh struct {
	parts []string
	mixed []sqlgen.MixedPart
	// rows are how many there must be in each of the mixed parts.
	rows map[string]uint64
}

// read are the names of the parts that are read.
func (f fresh) read() []string {
	names := slices.Clone(f.parts)
	for _, p := range f.mixed {
		names = append(names, p.Name)
	}
	return names
}

// others are the rows of some parts that are not fresh.
func (f fresh) others(parts []string) (whole []string, mixed []sqlgen.MixedPart) {
	whole = []string{}
	for _, name := range parts {
		at := slices.IndexFunc(f.mixed, func(p sqlgen.MixedPart) bool { return p.Name == name })
		if _, fresh := slices.BinarySearch(f.parts, name); at >= 0 {
			mixed = append(mixed, sqlgen.MixedPart{Name: name, Blocks: f.mixed[at].Blocks, Others: true})
		} else if !fresh {
			whole = append(whole, name)
		}
	}
	return whole, mixed
}

// size is about how many rows are read, counted by the time that it takes.
func (f fresh) size(s *state) float64 {
	rows := s.rowsOf(f.parts)
	for _, p := range f.mixed {
		rows += float64(s.parts[p.Name].rows) / blockRows
	}
	return rows
}

// fresh finds the rows of changes that have only brought some. It reports false if they may not be told from others.
func (now *snapshot) fresh(changes []change) (f fresh, ok bool) {
	f = fresh{parts: []string{}, rows: map[string]uint64{}} // without any parts, none are read
	blocksOf := map[string]map[sqlgen.Blocks]bool{}
	var ordered []part
	for _, c := range changes {
		if c.cause == causeInsert && now.state.parts[c.part.name].id() == c.part {
			f.parts = append(f.parts, c.part.name)
			continue
		}
		if ordered == nil {
			ordered = now.state.inOrder()
		}
		in, found := holding(ordered, c.blocks[0])
		if !found {
			continue // they have gone again, which is a change of its own
		}
		if blocksOf[in.name] == nil {
			blocksOf[in.name] = map[sqlgen.Blocks]bool{}
		}
		for _, b := range c.blocks {
			blocksOf[in.name][sqlgen.Blocks{First: b.first, Last: b.last}] = true
		}
		f.rows[in.name] += c.rows
	}
	slices.Sort(f.parts)
	f.parts = slices.Compact(f.parts)
	ranges := 0
	for _, name := range slices.Sorted(maps.Keys(blocksOf)) {
		own := slices.SortedFunc(maps.Keys(blocksOf[name]), func(a, b sqlgen.Blocks) int { return cmp.Compare(a.First, b.First) })
		f.mixed = append(f.mixed, sqlgen.MixedPart{Name: name, Blocks: own})
		ranges += len(own)
		if _, whole := slices.BinarySearch(f.parts, name); whole {
			return f, false // rows would be read twice
		}
	}
	return f, ranges == 0 || now.columns.numbered && ranges <= maxBlocks
}

// inOrder are the parts in the order of their blocks.
func (s *state) inOrder() []part {
	ordered := make([]part, 0, len(s.parts))
	for _, p := range s.parts {
		if !p.patch {
			ordered = append(ordered, p)
		}
	}
	slices.SortFunc(ordered, byBlock)
	return ordered
}

// holding returns the part that the rows of blocks are in.
func holding(ordered []part, b blocks) (part, bool) {
	at, found := slices.BinarySearchFunc(ordered, part{partition: b.partition, first: b.first}, byBlock)
	if !found {
		at-- // the part before begins earlier
	}
	if at < 0 || ordered[at].partition != b.partition || ordered[at].last < b.last {
		return part{}, false
	}
	return ordered[at], true
}

// proves reports whether mixed parts have as many rows of the fresh blocks as have come with them, and so keep the blocks of
// their rows.
func (now *snapshot) proves(ctx context.Context, q *Question, f fresh) (bool, error) {
	if len(f.mixed) == 0 {
		return true, nil
	}
	key := fmt.Sprint(f.mixed)
	a, err := now.proofs.Do(ctx, key, stateTimeout, func(ctx context.Context, begin func()) (bool, error) {
		begin()
		now.mu.Lock()
		proven, known := now.proven[key]
		now.mu.Unlock()
		if known {
			return proven, nil
		}
		rows, err := now.count(ctx, q, f)
		if err != nil {
			return false, err
		}
		now.mu.Lock()
		defer now.mu.Unlock()
		if now.proven == nil {
			now.proven = map[string]bool{}
		}
		now.proven[key] = maps.Equal(rows, f.rows)
		return now.proven[key], nil
	})
	return a.Value, err
}

// count counts the rows of the fresh blocks in the mixed parts.
func (now *snapshot) count(ctx context.Context, q *Question, f fresh) (map[string]uint64, error) {
	ctx, cancel := context.WithTimeout(ctx, stateTimeout)
	defer cancel()
	params := &filter.Params{}
	w := sqlgen.Window{Parts: []string{}, Mixed: f.mixed, Of: q.of(now)}
	conditions := w.PartConditions(q.DB.Database(), q.Table, params)
	rows, err := q.DB.Select(ctx, engine.Query{
		SQL: "SELECT " + sqlgen.PartColumn + ", count() FROM " + sqltext.Ident(q.DB.Database()) + "." + sqltext.Ident(q.Table) +
			" WHERE " + strings.Join(conditions, " AND ") + " GROUP BY " + sqlgen.PartColumn,
		Params: params.Values(), Hints: sqlgen.FewHints(),
	})
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	counts := map[string]uint64{}
	for rows.Next() {
		var name string
		var n uint64
		if err := rows.Scan(&name, &n); err != nil {
			return nil, err
		}
		counts[name] = n
	}
	return counts, rows.Err()
}
