package query

import (
	"fmt"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// cell is where a row is drawn.
type cell struct {
	bucket int64
	key    string
}

// allCells are all buckets of all groups.
func allCells(w sqlgen.Window, keys []string) ([]cell, error) {
	n := w.Buckets()
	if n*int64(len(keys)) > engine.MaxRows {
		return nil, core.InvalidError(fmt.Sprintf("%d buckets of %d groups are more than %d values; choose wider buckets",
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
