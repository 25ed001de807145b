package query

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

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
	s, err := a.Config.search(source)
	if err != nil {
		return nil, err
	}
	s.Start, s.End, s.Limit = a.window.Start, a.window.End, maxListRows
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

// search returns the search of a tile that lists rows. Without a select, event patterns have the messages of the source, and
// other lists have its columns.
func (c *tileConfig) search(source sqlgen.Source) (sqlgen.Search, error) {
	s := sqlgen.Search{Source: source, Where: c.Where, WhereLanguage: c.WhereLanguage}
	if s.WhereLanguage == "promql" {
		s.WhereLanguage = "sql" // as for series
	}
	if c.Select != nil {
		if err := json.Unmarshal(c.Select, &s.Select); err != nil {
			return s, fmt.Errorf("decode select of a tile: %w", err)
		}
	}
	if c.DisplayType == "event_patterns" && strings.TrimSpace(s.Select) == "" {
		if message, _, err := source.Message(); err == nil {
			s.Select = message
		}
	}
	return s, nil
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
