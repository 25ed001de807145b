package query

import (
	"context"
	"math"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// FoundChoices are the values that a filter of a dashboard offers, the most frequent first.
type FoundChoices struct {
	Values []Choice
	// Sampled says that not all rows were read, so that the counts are estimates, and More that there are more values.
	Sampled, More bool
}

// Choice is a value and how many rows have it.
type Choice struct {
	Text string
	Rows int64
}

const (
	// maxChoiceRows is about how many rows are read for the choices of a filter, and choiceSlices how many parts of the time
	// range a sample has at least, so that it is spread over all of it.
	maxChoiceRows = 1_000_000
	choiceSlices  = 32
)

// Choices answers the values of a filter between two times in milliseconds since 1970, both included. It counts the rows of the
// range first, which reads nothing but their times; of too many it reads those of some slices of the time. Rows that all are
// within fewer seconds than that takes are cut off instead.
func (r *Runner) Choices(ctx context.Context, team core.TeamID, c sqlgen.Choices, start, end int64) (*FoundChoices, error) {
	ctx = forKind(ctx, kindTile)
	w, err := Chart{Start: start, End: end}.window()
	if err != nil {
		return nil, err
	}
	if w.Start >= w.End {
		return nil, core.InvalidError("endTime must be greater than startTime")
	}
	ref, err := c.From()
	if err != nil {
		return nil, err
	}
	whole := w
	whole.Bucket = 0
	var rows uint64
	err = r.run(ctx, team, ref, func(t *sqlgen.Table) (sqlgen.Query, error) { return c.Count(t, whole) }, func(found *engine.Rows) error {
		rows = 0
		for found.Next() {
			cells, err := found.Values()
			if err != nil {
				return err
			}
			if len(cells) != 1 || !set(&rows, cells[0]) {
				return Strange("a count of choices has an unexpected type")
			}
		}
		return found.Err()
	})
	if err != nil {
		return nil, err
	}
	found := &FoundChoices{Sampled: rows > maxChoiceRows}
	every := int64(rows/maxChoiceRows) + 1
	if w.Bucket = (w.End - w.Start) / 1000 / (every * choiceSlices); every == 1 || w.Bucket == 0 {
		w, every = whole, 1
	}
	err = r.run(ctx, team, ref, func(t *sqlgen.Table) (sqlgen.Query, error) {
		return c.Statement(t, w, every, 2*maxChoiceRows)
	}, func(rows *engine.Rows) error {
		found.Values = nil
		for rows.Next() {
			var text string
			var n uint64
			if err := scan(rows, &text, &n); err != nil {
				return err
			}
			switch {
			case len(found.Values) > c.Limit:
				return Strange("more than %d choices", c.Limit+1)
			case len(text) > sqlgen.MaxChoiceLength:
				return Strange("a choice of %d bytes", len(text))
			case n > uint64(math.MaxInt64/every):
				return Strange("a choice with an impossible count")
			}
			found.Values = append(found.Values, Choice{text, int64(n) * every})
		}
		return rows.Err()
	})
	if err != nil {
		return nil, err
	}
	if found.More = len(found.Values) > c.Limit; found.More {
		found.Values = found.Values[:c.Limit]
	}
	return found, nil
}
