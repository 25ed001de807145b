package query

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/obstack/obstack/impl/engine"
)

// maxListRows is how many rows a tile shows that lists them: the latest, unless the source has another order.
const maxListRows = 200

// answerList answers a tile that lists rows.
func (a *plan) answerList(ctx context.Context) (*TileData, error) {
	source, err := a.source()
	if err != nil {
		return nil, err
	}
	s := Search{
		Source: source, Start: a.window.start, End: a.window.end,
		Where: a.config.Where, WhereLanguage: a.config.WhereLanguage, Limit: maxListRows,
	}
	if a.config.Select != nil {
		if err := json.Unmarshal(a.config.Select, &s.Select); err != nil {
			return nil, fmt.Errorf("decode select of a tile: %w", err)
		}
	}
	if s.WhereLanguage == "promql" {
		s.WhereLanguage = "sql" // as for series
	}
	if s.filters, err = a.tile.broadcast(a.config.SourceID); err != nil {
		return nil, err
	}
	if err := s.check(); err != nil {
		return nil, err
	}
	d := &TileData{}
	return d, a.runner.run(ctx, a.team, s.ref(), s.query, func(rows *engine.Rows) error {
		var err error
		if d.Rows, err = readCells(rows); err != nil {
			return err
		}
		d.Columns = nil
		seen := false // a time: lists are about the first one
		for _, c := range rows.Columns() {
			column := TileColumn{Name: c.Name, Type: c.Type, Role: RoleOther}
			if _, isTime := precision(c.Type); isTime && !seen {
				column.Role, seen = RoleTime, true
			}
			d.Columns = append(d.Columns, column)
		}
		return nil
	})
}

// readCells reads rows to their end.
func readCells(rows *engine.Rows) ([][]any, error) {
	var cells [][]any
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			return nil, err
		}
		cells = append(cells, values)
		if err := checkSize(len(cells), len(values)); err != nil {
			return nil, err
		}
	}
	return cells, rows.Err()
}
