package batch

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// Condition is what an alert compares: the values of a tile, or how many rows a saved search finds.
type Condition struct {
	// Tile is a line, stacked bar or number tile, whose Start, End, Granularity and selected values do not matter. A
	// builder's number is a number for each window here.
	Tile *query.Tile
	// Rows are counted if there is no tile.
	Rows *Rows
	// Alone keeps the condition out of queries with others, which is for what has failed in one.
	Alone bool
}

// Size is about how many bytes the condition takes, most of which are SQL.
func (w Condition) Size() int {
	if w.Tile != nil {
		size := len(w.Tile.Config)
		if w.Tile.Source != nil {
			size += w.Tile.Source.Size()
		}
		return size
	}
	if w.Rows == nil {
		return 0
	}
	size := w.Rows.Source.Size()
	for _, text := range w.Rows.expressions() {
		size += len(text)
	}
	return size
}

// errNothing is for a condition that asks nothing.
var errNothing = errors.New("a condition has neither a tile nor rows")

// key is equal for conditions with equal values.
func (w Condition) key(sources *sourceKeys) (string, error) {
	parts := make([]string, 0, 16)
	switch {
	case w.Tile != nil:
		source := ""
		if w.Tile.Source != nil {
			var err error
			if source, err = sources.key(w.Tile.Source); err != nil {
				return "", err
			}
		}
		parts = append(parts, "tile", source, w.Tile.Connection, string(w.Tile.Config))
		for _, f := range w.Tile.Filters {
			parts = append(parts, string(f.Config))
		}
	case w.Rows != nil:
		source, err := sources.key(&w.Rows.Source)
		if err != nil {
			return "", err
		}
		parts = append(parts, "rows", source, w.Rows.Select, w.Rows.Where, w.Rows.WhereLanguage, w.Rows.GroupBy)
		if len(w.Rows.Filters) > 0 {
			filters, err := json.Marshal(w.Rows.Filters)
			if err != nil {
				return "", fmt.Errorf("encode filters: %w", err)
			}
			parts = append(parts, string(filters))
		}
	default:
		return "", errNothing
	}
	return fmt.Sprintf("%t %q", w.Alone, parts), nil
}

// sourceKeys makes the keys of sources, of which many conditions have the same.
type sourceKeys struct {
	last    *sqlgen.Source
	lastKey string
	numbers map[string]string
}

// key is equal for equal sources.
func (k *sourceKeys) key(s *sqlgen.Source) (string, error) {
	if s == k.last {
		return k.lastKey, nil
	}
	text, err := json.Marshal(s)
	if err != nil {
		return "", fmt.Errorf("encode source: %w", err)
	}
	if k.numbers == nil {
		k.numbers = map[string]string{}
	}
	number, ok := k.numbers[string(text)]
	if !ok {
		number = fmt.Sprint(len(k.numbers))
		k.numbers[string(text)] = number
	}
	k.last, k.lastKey = s, number
	return number, nil
}

// CallsFunctions reports whether the SQL of a user that is part of the condition may call functions, which may take any time.
func (w Condition) CallsFunctions() bool {
	if w.Tile == nil {
		return w.Rows != nil && (w.Rows.Source.CallsFunctions() || sqlgen.MayCall(w.Rows.expressions()...))
	}
	return w.Tile.CallsFunctions()
}
