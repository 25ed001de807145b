package query

import (
	"cmp"
	"context"
	"crypto/sha256"
	"fmt"
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
	// describe asks the engine for the columns of a result without rows. It is nil for a result with rows.
	describe func(context.Context) (*SQLResult, error)
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
	if err == nil && len(res.Rows) == 0 {
		res.describe = func(ctx context.Context) (*SQLResult, error) { return r.describeSQL(ctx, team, t, db, q) }
	}
	return res, err
}

// describeSQL returns the columns of a statement, and no rows: with an empty result ClickHouse sends no columns. They are unknown if
// ClickHouse does not describe the statement. They are remembered for a while, because ClickHouse runs scalar subqueries to describe
// a statement, and an alert may find no rows for days.
func (r *Runner) describeSQL(
	ctx context.Context, team core.TeamID, t *ParsedTile, db *engine.DB, q sqlgen.Query,
) (*SQLResult, error) {
	key := describedKey{team, db.Client(), db.Database(), sha256.Sum256(fmt.Appendf(nil, "%q %v", q.SQL, q.Settings))}
	columns, known := r.described.get(key)
	if !known {
		q.SQL = "DESCRIBE (" + q.SQL + ")"
		err := r.ask(ctx, team, db, q, func(rows *engine.Rows) (err error) {
			columns, err = described(rows)
			return err
		})
		switch {
		case ctx.Err() != nil:
			return nil, err
		case isLasting(err):
			r.described.put(key, columns)
		}
	}
	res := &SQLResult{Time: -1}
	t.Config.setColumns(res, columns)
	return res, nil
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
			return nil, q, core.InvalidError("the tile and its source have different connections")
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
		return nil, core.InvalidError(filters.Place + ": raw SQL on a metric source cannot be filtered, because the source has several tables")
	}
	_, t, err := r.Table(ctx, team, s.Ref())
	if err != nil {
		return nil, err
	}
	return s.RowConditions(t, p, filters)
}

// numericType matches the types of numbers, of which a tile draws the values, and that of a NULL.
var numericType = regexp.MustCompile(`^(?:(?:U?Int|B?Float)\d|Decimal\(|Nothing)`)

// read reads the result to its end and finds out what its columns are for.
func (c *tileConfig) read(rows *engine.Rows) (*SQLResult, error) {
	res := &SQLResult{Time: -1}
	var err error
	if res.Rows, err = readCells(rows); err != nil || len(res.Rows) == 0 {
		return res, err
	}
	c.setColumns(res, rows.Columns())
	return res, nil
}

// setColumns finds out what the columns of a result are for.
func (c *tileConfig) setColumns(res *SQLResult, columns []engine.Column) {
	for i, found := range columns {
		column := TileColumn{Name: found.Name, Type: found.Type, Role: RoleGroup}
		_, isTime := sqlgen.Precision(found.Type)
		switch {
		case numericType.MatchString(sqlgen.ValueType(found.Type)):
			column.Role, column.NumberFormat = RoleValue, c.NumberFormat
			if format, ok := c.ColumnFormats[found.Name]; ok && c.Display().Table {
				column.NumberFormat = format
			}
		case isTime && res.Time < 0 && c.Display().OverTime:
			column.Role, res.Time = RoleTime, i
		}
		res.Columns = append(res.Columns, column)
	}
}

// withColumns returns the result. For an empty result it returns one with the columns that the engine describes.
func (r *SQLResult) withColumns(ctx context.Context) (*SQLResult, error) {
	if r.describe == nil {
		return r, nil
	}
	return r.describe(ctx)
}

// otherType matches the types whose values are never numbers. Text may be a number.
var otherType = regexp.MustCompile(`^(?:Bool|Date|Time|UUID|IPv|Enum|Interval|Array\(|Tuple\(|Map\(|Nested\(|JSON|AggregateFunction\(|` +
	`Point|Ring|(?:Multi)?LineString|(?:Multi)?Polygon|Geometry)`)

// lastNumber returns the column that a number tile shows: the last column of numbers, or else the last column. It is -1 if the
// columns are unknown. A column of another type, which text is not, is Invalid.
func (r *SQLResult) lastNumber() (int, error) {
	last := len(r.Columns) - 1
	for i, c := range slices.Backward(r.Columns) {
		if c.Role == RoleValue {
			return i, nil
		}
	}
	if last >= 0 {
		return last, checkType(r.Columns[last].Name, r.Columns[last].Type)
	}
	return last, nil
}

// checkType returns an error if the type of a column rules out numbers.
func checkType(column, typ string) error {
	if !otherType.MatchString(sqlgen.ValueType(typ)) {
		return nil
	}
	return core.InvalidError(fmt.Sprintf("The column %q has the type %s, which is not a number", column, Brief(typ)))
}

// CheckNumber returns an error if the type of the column that a number tile shows rules out numbers. It also checks empty
// results, by another query.
func (r *SQLResult) CheckNumber(ctx context.Context) error {
	r, err := r.withColumns(ctx)
	if err == nil {
		_, err = r.lastNumber()
	}
	return err
}

// CheckOverTime returns an error if a result lacks a column of times or numbers. It also checks empty results, by another query.
func (r *SQLResult) CheckOverTime(ctx context.Context) error {
	r, err := r.withColumns(ctx)
	switch {
	case err != nil || len(r.Columns) == 0:
		return err
	case r.Time < 0:
		return core.InvalidError("the SQL returns no column with a date or a time")
	case !slices.ContainsFunc(r.Columns, func(c TileColumn) bool { return c.Role == RoleValue }):
		return core.InvalidError("the SQL returns no numeric column")
	}
	return nil
}

// LastNumber keeps the last number of the first row, which is nil if that is NULL or there is no row. Without a column of
// numbers it is that of the last column, which may be text; one that is no number is Invalid.
func (r *SQLResult) LastNumber(format []byte) error {
	column := TileColumn{Name: "value", Type: unknownType, Role: RoleValue, NumberFormat: format, NoValue: noRows}
	var value any
	last, err := r.lastNumber()
	if err != nil {
		return err
	}
	if last >= 0 {
		column, value = r.Columns[last], unwrap(r.Rows[0][last])
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
