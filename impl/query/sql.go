package query

import (
	"cmp"
	"context"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/usersql"
)

// SQLResult is the result of raw SQL.
type SQLResult struct {
	Columns []TileColumn // unknown without rows
	Time    int          // the column of the time, -1 if there is none
	Rows    [][]any
}

// RunSQL runs the tile's SQL for a window. It waits for its turn as all SQL of users does; errors are as those of Tile.
func (r *Runner) RunSQL(ctx context.Context, team core.TeamID, t *ParsedTile, w sqlgen.Window) (*SQLResult, error) {
	db, q, err := r.PrepareSQL(ctx, team, t, w)
	if err != nil {
		return nil, err
	}
	return r.AskSQL(ctx, team, t, db, q)
}

// AskSQL runs a statement that PrepareSQL has made, on the engine that came with it.
func (r *Runner) AskSQL(
	ctx context.Context, team core.TeamID, t *ParsedTile, db *engine.DB, q sqlgen.Query,
) (res *SQLResult, err error) {
	err = r.ask(ctx, team, db, q, func(rows *engine.Rows) (err error) {
		res, err = t.Config.read(rows)
		return err
	})
	return res, err
}

// readCost is about how many bytes of memory it takes to read a byte of SQL: what is parsed is many times as large.
const readCost = 330

// PrepareSQL makes the tile's SQL for a window into a query of the engine that it is for. SQL that is not allowed is Invalid,
// and a connection that the team does not have NotFound. Nothing runs yet, but a filter may have a table looked up.
func (r *Runner) PrepareSQL(
	ctx context.Context, team core.TeamID, t *ParsedTile, w sqlgen.Window,
) (*engine.DB, sqlgen.Query, error) {
	var q sqlgen.Query
	if s := t.tile.Source; s != nil {
		if err := s.Check(); err != nil {
			return nil, q, err
		}
		// The source may have been changed since the tile was. Its database is that of its own connection: on another one
		// the name may be that of any user's.
		if !strings.EqualFold(s.Connection, t.tile.Connection) {
			return nil, q, core.InvalidError("the tile's source is on another connection than the tile")
		}
	}
	db, err := r.open(ctx, team, t.tile.Connection)
	if err != nil {
		return nil, q, err
	}
	database := cmp.Or(db.Database(), "default")
	if t.tile.Source != nil {
		database = t.tile.Source.From.Database
	}
	sql, err := t.sql()
	if err != nil {
		return nil, q, err
	}
	reservation := memory.FromContext(ctx)
	defer reservation.Shrink(reservation.Held())
	sql.Reserve = func(length int) error {
		if length *= readCost; length <= memory.Free {
			return nil
		}
		return reservation.Acquire(ctx, max(0, int64(length)-reservation.Held())) // of two periods the second has what the first took
	}
	q, err = sql.Statement(database, w, func(expression string, p *filter.Params) (string, error) {
		return r.filterField(ctx, team, t.tile.Source, database, expression, p)
	}, func(p *filter.Params) ([]string, error) {
		return r.rowConditions(ctx, team, t.tile.Source, t.tile.RowFilters, p)
	})
	return db.In(database), q, err
}

// filterField renders the expression of a dashboard's filter for SQL on the tile's source. Metrics have many tables, so
// it is not known to which one the expression belongs.
func (r *Runner) filterField(
	ctx context.Context, team core.TeamID, s *sqlgen.Source, database, expression string, p *filter.Params,
) (string, error) {
	if s != nil && s.From.Table != "" {
		_, t, err := r.Table(ctx, team, s.Ref())
		if err != nil {
			return "", err
		}
		f, err := s.Field(t, p, expression)
		if err == nil {
			err = sqlgen.Single(f)
		}
		if err != nil {
			return "", err
		}
		return f.SQL(p), nil
	}
	e, err := usersql.ParseExpr(expression)
	if err != nil {
		return "", err
	}
	return e.SQL(usersql.Scope{Database: database})
}

// rowConditions renders row filters for SQL on the tile's source, of whose table the columns must be known.
func (r *Runner) rowConditions(
	ctx context.Context, team core.TeamID, s *sqlgen.Source, filters sqlgen.RowFilters, p *filter.Params,
) ([]string, error) {
	if len(filters.List) == 0 {
		return nil, nil
	}
	if s == nil || s.From.Table == "" {
		return nil, core.InvalidError(filters.Place + ": raw SQL on a metric source, which has many tables, cannot be narrowed")
	}
	_, t, err := r.Table(ctx, team, s.Ref())
	if err != nil {
		return nil, err
	}
	return s.RowConditions(t, p, filters)
}

// numericType matches the types of numbers, of which a tile draws the values, and that of a NULL.
var numericType = regexp.MustCompile(`^(?:LowCardinality\()?(?:Nullable\()?(?:(?:U?Int|B?Float)\d|Decimal\(|Nothing)`)

// read reads the result to its end and finds out what its columns are for.
func (c *tileConfig) read(rows *engine.Rows) (*SQLResult, error) {
	res := &SQLResult{Time: -1}
	var err error
	if res.Rows, err = readCells(rows); err != nil || len(res.Rows) == 0 {
		return res, err
	}
	for i, found := range rows.Columns() {
		column := TileColumn{Name: found.Name, Type: found.Type, Role: RoleGroup}
		_, isTime := sqlgen.Precision(found.Type)
		switch {
		case numericType.MatchString(found.Type):
			column.Role, column.NumberFormat = RoleValue, c.NumberFormat
		case isTime && res.Time < 0 && c.Display().OverTime:
			column.Role, res.Time = RoleTime, i
		}
		res.Columns = append(res.Columns, column)
	}
	return res, nil
}

// LastNumber keeps the last number of the first row, which is nil if that is NULL or there is no row. Without a column of
// numbers it is that of the last column, which may be text; one that is no number is Invalid.
func (r *SQLResult) LastNumber(format []byte) error {
	column := TileColumn{Name: "value", Type: unknownType, Role: RoleValue, NumberFormat: format, NoValue: noRows}
	var value any
	if last := len(r.Columns) - 1; last >= 0 {
		for i, c := range slices.Backward(r.Columns) {
			if c.Role == RoleValue {
				last = i
				break
			}
		}
		column, value = r.Columns[last], r.Rows[0][last]
		if err := checkNumber(column.Name, value); err != nil {
			return err
		}
		if text, ok := value.(string); ok {
			value = *Number(text)
		}
		column.Role, column.NumberFormat = RoleValue, format
	}
	r.Columns, r.Rows = []TileColumn{column}, [][]any{{value}}
	return nil
}

// At is the time of a row in milliseconds.
func (r *SQLResult) At(row []any) (millis int64, ok bool) {
	if r.Time < 0 {
		return 0, false
	}
	at, ok := row[r.Time].(time.Time)
	return at.UnixMilli(), ok
}
