package query

import (
	"cmp"
	"context"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/usersql"
)

// rawResult is the result of raw SQL.
type rawResult struct {
	columns []TileColumn // unknown without rows
	time    int          // the column of the time, -1 if there is none
	rows    [][]any
}

// answerSQL answers a tile in raw SQL.
func (a *plan) answerSQL(ctx context.Context) (*TileData, error) {
	res, err := a.runner.sql(ctx, a.team, a.parsedTile, a.window)
	if err != nil {
		return nil, err
	}
	switch {
	case a.config.DisplayType == "number":
		if err := res.lastNumber(a.config.NumberFormat); err != nil {
			return nil, err
		}
	case a.window.bucket > 0:
		if err := a.overTime(ctx, res); err != nil {
			return nil, err
		}
	}
	res.explain()
	return &TileData{Columns: res.columns, Rows: res.rows}, nil
}

// explain says why values are missing.
func (r *rawResult) explain() {
	for i := range r.columns {
		c := &r.columns[i]
		if c.Role != RoleValue || c.Type == unknownType {
			continue
		}
		if n := slices.IndexFunc(r.rows, func(row []any) bool { return !isNumber(row[i]) }); n >= 0 {
			c.NoValue = noNumber(c.Name, r.rows[n][i])
		}
	}
}

// overTime does to the result what the config asks for.
func (a *plan) overTime(ctx context.Context, res *rawResult) error {
	res.cut(a.window)
	res.keepLargest(limitOf(a.config.SeriesLimit))
	var previous *rawResult
	shift := time.Duration(a.window.buckets()*a.window.bucket) * time.Second
	if a.config.ComparePrevious && a.config.DisplayType == "line" {
		w := a.window
		w.start -= shift.Milliseconds()
		w.end -= shift.Milliseconds()
		var err error
		if previous, err = a.runner.sql(ctx, a.team, a.parsedTile, w); err != nil {
			return err
		}
		previous.cut(w)
	}
	fill := a.config.FillNulls == nil || *a.config.FillNulls
	if fill {
		if err := res.fill(a.window); err != nil {
			return err
		}
	}
	if previous != nil {
		res.compare(previous, shift, fill)
	}
	return nil
}

// sql runs the tile's SQL for a window.
func (r *Runner) sql(ctx context.Context, team core.TeamID, t *parsedTile, w window) (*rawResult, error) {
	db, q, err := r.prepare(ctx, team, t, w)
	if err != nil {
		return nil, err
	}
	return r.ask(ctx, team, t, db, q)
}

// ask runs a statement that was prepared.
func (r *Runner) ask(
	ctx context.Context, team core.TeamID, t *parsedTile, db *engine.DB, q Query,
) (res *rawResult, err error) {
	err = r.query(ctx, team, db, q, func(rows *engine.Rows) (err error) {
		res, err = t.config.read(rows)
		return err
	})
	return res, err
}

// prepare makes the tile's SQL for a window into a query of the engine that it is for.
func (r *Runner) prepare(
	ctx context.Context, team core.TeamID, t *parsedTile, w window,
) (*engine.DB, Query, error) {
	var q Query
	if s := t.tile.Source; s != nil {
		if err := s.check(); err != nil {
			return nil, q, err
		}
		// The source may have been changed since the tile was. Its database is that of its own connection: on another one
		// the name may be that of anybody's.
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
	q, err = sql.query(database, w, func(expression string, p *filter.Params) (string, error) {
		return r.filterField(ctx, team, t.tile.Source, database, expression, p)
	})
	return db.In(database), q, err
}

// sql is the tile's SQL with the dashboard's filters.
func (t *parsedTile) sql() (rawSQL, error) {
	s := rawSQL{text: t.config.SQL, display: t.config.DisplayType, source: t.tile.Source}
	var err error
	if s.variables, err = t.tile.variables(); err != nil {
		return s, err
	}
	s.filters, err = t.tile.broadcast(t.config.SourceID)
	return s, err
}

// filterField renders the expression of a dashboard's filter for SQL on the tile's source. Metrics have many tables, so
// it is not known to which one the expression belongs.
func (r *Runner) filterField(
	ctx context.Context, team core.TeamID, s *Source, database, expression string, p *filter.Params,
) (string, error) {
	if s != nil && s.From.Table != "" {
		_, t, err := r.table(ctx, team, s.ref())
		if err != nil {
			return "", err
		}
		f, err := s.field(t, p, expression)
		if err == nil {
			err = single(f)
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

// numericType matches the types of numbers, of which a tile draws the values, and that of a NULL.
var numericType = regexp.MustCompile(`^(?:LowCardinality\()?(?:Nullable\()?(?:(?:U?Int|B?Float)\d|Decimal\(|Nothing)`)

// read reads the result to its end and finds out what its columns are for.
func (c *tileConfig) read(rows *engine.Rows) (*rawResult, error) {
	res := &rawResult{time: -1}
	var err error
	if res.rows, err = readCells(rows); err != nil || len(res.rows) == 0 {
		return res, err
	}
	for i, found := range rows.Columns() {
		column := TileColumn{Name: found.Name, Type: found.Type, Role: RoleGroup}
		_, isTime := precision(found.Type)
		switch {
		case numericType.MatchString(found.Type):
			column.Role, column.NumberFormat = RoleValue, c.NumberFormat
		case isTime && res.time < 0 && c.overTime():
			column.Role, res.time = RoleTime, i
		}
		res.columns = append(res.columns, column)
	}
	return res, nil
}

// lastNumber keeps the last number of the first row, which is nil if that is NULL or there is no row. Without a column of
// numbers it is that of the last column, which may be text; one that is no number is Invalid.
func (r *rawResult) lastNumber(format []byte) error {
	column := TileColumn{Name: "value", Type: unknownType, Role: RoleValue, NumberFormat: format}
	var value any
	if last := len(r.columns) - 1; last >= 0 {
		for i, c := range slices.Backward(r.columns) {
			if c.Role == RoleValue {
				last = i
				break
			}
		}
		column, value = r.columns[last], r.rows[0][last]
		if err := checkNumber(column.Name, value); err != nil {
			return err
		}
		if text, ok := value.(string); ok {
			value = *toFloat(text)
		}
		column.Role, column.NumberFormat = RoleValue, format
	}
	r.columns, r.rows = []TileColumn{column}, [][]any{{value}}
	return nil
}

// checkNumber reports a value of a column that is neither a number, which need not be finite, nor NULL.
func checkNumber(column string, v any) error {
	if v == nil || toFloat(v) != nil || reflect.ValueOf(v).CanFloat() {
		return nil
	}
	text, ok := v.(string)
	if !ok {
		text = string(appendValue(nil, v, time.RFC3339Nano))
	}
	return core.InvalidError(fmt.Sprintf("The column %q is %q, which is no number", column, brief(text)))
}

// maxShown is how much of a value is in an error.
const maxShown = 100

// brief is no more of a text than that.
func brief(text string) string {
	if len(text) > maxShown {
		text = strings.ToValidUTF8(text[:maxShown], "") + "…"
	}
	return text
}

// at is the time of a row in milliseconds.
func (r *rawResult) at(row []any) (millis int64, ok bool) {
	if r.time < 0 {
		return 0, false
	}
	at, ok := row[r.time].(time.Time)
	return at.UnixMilli(), ok
}

// cut drops what lies behind an open end: the macros of a range of time include the end itself.
func (r *rawResult) cut(w window) {
	if w.open {
		r.rows = slices.DeleteFunc(r.rows, func(row []any) bool {
			at, ok := r.at(row)
			return ok && at >= w.end
		})
	}
}

// key is equal for rows of one group.
func (r *rawResult) key(row []any) string {
	var groups []any
	for i, c := range r.columns {
		if c.Role == RoleGroup {
			groups = append(groups, row[i])
		}
	}
	return groupKey(groups)
}

// keepLargest keeps the groups with the largest values of the first column of values, as many as limit says; 0 is for
// all.
func (r *rawResult) keepLargest(limit int) {
	first := slices.IndexFunc(r.columns, func(c TileColumn) bool { return c.Role == RoleValue })
	if limit == 0 || first < 0 || r.time < 0 {
		return
	}
	var keys []string
	largest := map[string]*float64{}
	for _, row := range r.rows {
		key, v := r.key(row), toFloat(row[first])
		most, known := largest[key]
		if !known {
			keys = append(keys, key)
		}
		if most == nil || v != nil && *v > *most {
			largest[key] = v
		}
	}
	if len(keys) <= limit {
		return
	}
	slices.SortStableFunc(keys, func(x, y string) int {
		a, b := largest[x], largest[y]
		switch {
		case a == nil && b == nil:
			return 0
		case a == nil:
			return 1
		case b == nil:
			return -1
		}
		return cmp.Compare(*b, *a)
	})
	kept := map[string]bool{}
	for _, key := range keys[:limit] {
		kept[key] = true
	}
	r.rows = slices.DeleteFunc(r.rows, func(row []any) bool { return !kept[r.key(row)] })
}

// fill adds the buckets that a group has no row in, and writes 0 for values that are NULL. SQL whose times are no
// buckets is left as it is.
func (r *rawResult) fill(w window) error {
	width := w.bucket * 1000
	rows := map[cell][][]any{}
	groups := map[string][]any{} // a row of each
	var keys []string
	for _, row := range r.rows {
		at, ok := r.at(row)
		if !ok || at%width != 0 || at < w.start-w.start%width || at > w.last() {
			return nil
		}
		key := r.key(row)
		if groups[key] == nil {
			groups[key] = row
			keys = append(keys, key)
		}
		rows[cell{at / width, key}] = append(rows[cell{at / width, key}], row)
	}
	cells, err := allCells(w, keys)
	if err != nil {
		return err
	}
	filled := make([][]any, 0, len(cells))
	for _, c := range cells {
		found := rows[c]
		if found == nil {
			row := slices.Clone(groups[c.key])
			row[r.time] = time.UnixMilli(c.bucket * width).UTC()
			for i, column := range r.columns {
				if column.Role == RoleValue {
					row[i] = nil
				}
			}
			found = [][]any{row}
		}
		for _, row := range found {
			for i, column := range r.columns {
				if column.Role == RoleValue && toFloat(row[i]) == nil {
					row[i] = float64(0)
				}
			}
		}
		filled = append(filled, found...)
	}
	r.rows = filled
	return nil
}

// compare adds the values of the period before, which are drawn that much later. What only that period had is left out.
func (r *rawResult) compare(previous *rawResult, shift time.Duration, fill bool) {
	if r.time < 0 {
		return
	}
	before := map[cell][]any{}
	for _, row := range previous.rows {
		if at, ok := previous.at(row); ok {
			before[cell{at + shift.Milliseconds(), previous.key(row)}] = row
		}
	}
	own := r.columns
	for _, c := range own {
		if c.Role == RoleValue {
			c.Name += " (previous)"
			c.Previous = true
			r.columns = append(r.columns, c)
		}
	}
	for n, row := range r.rows {
		at, _ := r.at(row)
		then := before[cell{at, r.key(row)}]
		for i, c := range own {
			if c.Role != RoleValue {
				continue
			}
			var v any
			if then != nil {
				v = then[i]
			}
			if fill && toFloat(v) == nil {
				v = float64(0)
			}
			row = append(row, v)
		}
		r.rows[n] = row
	}
}
