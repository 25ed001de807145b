package query

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// maxListRows is how many rows a tile shows that lists them: the latest, unless the source has another order.
const maxListRows = 200

// answerList answers a tile that lists rows: a search with the select and the filter of its config, whose columns are those
// that the engine answers.
func (a *plan) answerList(ctx context.Context) (*TileData, error) {
	source, err := a.source()
	if err != nil {
		return nil, err
	}
	s := sqlgen.Search{
		Source: source, Start: a.window.Start, End: a.window.End,
		Where: a.Config.Where, WhereLanguage: a.Config.WhereLanguage, Limit: maxListRows,
	}
	if a.Config.Select != nil {
		if err := json.Unmarshal(a.Config.Select, &s.Select); err != nil {
			return nil, fmt.Errorf("decode select of a tile: %w", err)
		}
	}
	if s.WhereLanguage == "promql" {
		s.WhereLanguage = "sql" // as for series
	}
	if s.Filters, err = a.tile.broadcast(a.Config.SourceID); err != nil {
		return nil, err
	}
	s.RowFilters = a.tile.RowFilters
	if err := s.Check(); err != nil {
		return nil, err
	}
	d := &TileData{}
	return d, a.runner.run(ctx, a.team, s.Ref(), s.Statement, func(rows *engine.Rows) error {
		var err error
		if d.Rows, err = readCells(rows); err != nil {
			return err
		}
		d.Columns = nil
		seen := false // a time: lists are about the first one
		for _, c := range rows.Columns() {
			column := TileColumn{Name: c.Name, Type: c.Type, Role: RoleOther}
			if _, isTime := sqlgen.Precision(c.Type); isTime && !seen {
				column.Role, seen = RoleTime, true
			}
			d.Columns = append(d.Columns, column)
		}
		return nil
	})
}

// readCells reads rows to their end, as values of the types that engine.Rows.Values describes. Too many are Invalid.
func readCells(rows *engine.Rows) ([][]any, error) {
	var cells [][]any
	for rows.Next() {
		values, err := rows.Values()
		if err != nil {
			return nil, err
		}
		cells = append(cells, values)
		if err := CheckSize(len(cells), len(values)); err != nil {
			return nil, err
		}
	}
	return cells, rows.Err()
}
