package query

import (
	"context"
	"errors"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// SearchResult is what a search found.
type SearchResult struct {
	// Data is the JSON text of an array of objects.
	Data []byte
	// Rows is how many they are.
	Rows int
}

// Search answers the rows that a search finds. A mistake in it is Invalid; other errors are as those of Chart.
func (r *Runner) Search(ctx context.Context, team core.TeamID, s sqlgen.Search) (SearchResult, error) {
	if err := s.Check(); err != nil {
		return SearchResult{}, err
	}
	var res SearchResult
	err := r.run(forKind(ctx, kindSearch), team, s.Ref(), s.Statement, func(rows *engine.Rows) (err error) {
		res, err = readObjects(ctx, rows)
		return err
	})
	return res, err
}

// Sample answers the rows of a query for a notification. What they hold counts as that of the team's alerts.
func (r *Runner) Sample(
	ctx context.Context, team core.TeamID, ref sqlgen.Ref, render func(*sqlgen.Table) (sqlgen.Query, error),
) (res SearchResult, err error) {
	reservation := r.results.Reservation(string(team), "")
	defer reservation.Release()
	ctx = forKind(memory.NewContext(ctx, reservation), kindSample)
	err = r.run(ctx, team, ref, render, func(rows *engine.Rows) (err error) {
		res, err = readObjects(ctx, rows)
		return err
	})
	return res, err
}

// readObjects reads rows to their end and writes them as JSON objects.
func readObjects(ctx context.Context, rows *engine.Rows) (SearchResult, error) {
	reservation := memory.FromContext(ctx)
	res := SearchResult{Data: []byte{'['}}
	var keys [][]byte
	var layouts []string
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			return SearchResult{}, err
		}
		if keys == nil { // the columns are only known with the first row
			keys, layouts = objectKeys(rows.Columns())
		}
		if res.Rows > 0 {
			res.Data = append(res.Data, ',')
		}
		res.Rows++
		start := len(res.Data)
		for i, v := range values {
			if keys[i] != nil {
				res.Data = append(append(res.Data, ','), keys[i]...)
				res.Data = AppendValue(res.Data, v, layouts[i])
			}
		}
		res.Data[start] = '{'
		res.Data = append(res.Data, '}')
		if err := errors.Join(checkLength(len(res.Data)), reservation.GrowTo(ctx, int64(len(res.Data)))); err != nil {
			return SearchResult{}, err
		}
	}
	res.Data = append(res.Data, ']')
	return res, rows.Err()
}

// objectKeys are the columns' names as keys of an object, with their colons, and the layouts of their times. A key may
// be in an object once, so of columns with the same name only the last has one.
func objectKeys(columns []engine.Column) (keys [][]byte, layouts []string) {
	last := make(map[string]int, len(columns)) // a team's own server may answer a hundred thousand
	for i, c := range columns {
		last[c.Name] = i
	}
	for i, c := range columns {
		var key []byte
		if last[c.Name] == i {
			key = append(appendText(nil, c.Name), ':')
		}
		keys, layouts = append(keys, key), append(layouts, TimeLayout(c.Type))
	}
	return keys, layouts
}
