package query

import (
	"fmt"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// cell is where a row is drawn.
type cell struct {
	bucket int64  // its number since 1970, in buckets of the window's width
	key    string // groupKey of the groups, empty without
}

// allCells are all buckets of all groups, by bucket and then in the order of the keys. There is no row behind most of them,
// so the engine's limit of rows says nothing about their number, and it is held here: a narrow bucket over a long time is a
// mistake of the client's, and Invalid.
func allCells(w sqlgen.Window, keys []string) ([]cell, error) {
	n := w.Buckets()
	if n*int64(len(keys)) > engine.MaxRows {
		return nil, core.InvalidError(fmt.Sprintf("%d buckets of %d groups exceed %d values: use a coarser granularity",
			n, len(keys), engine.MaxRows))
	}
	cells := make([]cell, 0, n*int64(len(keys)))
	for i := range n {
		for _, key := range keys {
			cells = append(cells, cell{w.First() + i, key})
		}
	}
	return cells, nil
}
