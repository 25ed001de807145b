package query

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
)

// foundRows are the rows of values in a window.
type foundRows struct {
	groupTypes, valueTypes []string // empty without rows
	rows                   []foundRow
}

type foundRow struct {
	bucket int64  // number of the bucket, 0 for tiles without
	rank   uint64 // of the groups, if they have one
	groups []any
	key    string // of the groups
	values []any  // of the series
}

// readValues reads the rows of values to their end.
func readValues(rows *engine.Rows, v *values, w window) (*foundRows, error) {
	f := &foundRows{}
	from := 0
	if w.bucket > 0 {
		from = 1
	}
	to := from + len(v.groups)
	for rows.Next() {
		cells, err := rows.Values()
		if err != nil {
			return nil, err
		}
		if len(cells) < to+len(v.series) {
			return nil, fmt.Errorf("tile query answered %d columns, want %d", len(cells), to+len(v.series))
		}
		r := foundRow{groups: cells[from:to], key: groupKey(cells[from:to]), values: cells[to : to+len(v.series)]}
		if from > 0 {
			number, ok := cells[0].(uint32)
			if !ok {
				return nil, fmt.Errorf("tile query answered a bucket of type %T", cells[0])
			}
			r.bucket = int64(number)
		}
		if rank, ok := cells[len(cells)-1].(uint64); ok && len(cells) > to+len(v.series) {
			r.rank = rank
		}
		f.rows = append(f.rows, r)
		if err := checkSize(len(f.rows), len(cells)); err != nil {
			return nil, err
		}
	}
	if len(f.rows) > 0 {
		for i, c := range rows.Columns() {
			switch {
			case i >= from && i < to:
				f.groupTypes = append(f.groupTypes, c.Type)
			case i >= to && i < to+len(v.series):
				f.valueTypes = append(f.valueTypes, c.Type)
			}
		}
	}
	return f, rows.Err()
}

// groupKey is equal for equal groups.
func groupKey(groups []any) string {
	var key []byte
	for _, g := range groups {
		key = append(appendValue(key, g, time.RFC3339Nano), 0)
	}
	return string(key)
}

// cell is where a row is drawn.
type cell struct {
	bucket int64
	key    string
}

// data makes the answer of the rows, and of those of the period that many buckets before.
func (b *builder) data(found, previous *foundRows, shift int64) (*TileData, error) {
	now := make(map[cell][]any, len(found.rows))
	var before map[cell][]any
	groups, ranks := map[string][]any{}, map[string]uint64{}
	var keys []string // of the groups in order
	var cells []cell  // in order
	for _, r := range found.rows {
		at := cell{r.bucket, r.key}
		if _, ok := groups[r.key]; !ok {
			keys = append(keys, r.key)
			groups[r.key] = r.groups
		}
		now[at] = r.values
		ranks[r.key] = r.rank
		cells = append(cells, at)
	}
	slices.SortStableFunc(keys, func(x, y string) int { return cmp.Compare(ranks[x], ranks[y]) })
	if previous != nil {
		before = make(map[cell][]any, len(previous.rows))
		limit := b.limit()
		for _, r := range previous.rows {
			at := cell{r.bucket + shift, r.key}
			if _, ok := groups[r.key]; !ok {
				if limit > 0 && len(keys) >= limit {
					continue
				}
				keys = append(keys, r.key)
				groups[r.key] = r.groups
			}
			before[at] = r.values
			if _, ok := now[at]; !ok {
				cells = append(cells, at)
			}
		}
	}

	fill := b.fills()
	switch {
	case fill:
		if len(b.groups) == 0 {
			keys = []string{""}
		}
		var err error
		if cells, err = allCells(b.window, keys); err != nil {
			return nil, err
		}
	case b.window.bucket == 0 && len(b.groups) == 0 && len(cells) == 0 && b.config.Having == "":
		cells = []cell{{}} // a value that is nothing at all
	case previous != nil:
		place := make(map[string]int, len(keys))
		for i, key := range keys {
			place[key] = i
		}
		slices.SortStableFunc(cells, func(x, y cell) int {
			return cmp.Or(cmp.Compare(x.bucket, y.bucket), cmp.Compare(place[x.key], place[y.key]))
		})
	}

	d := &TileData{Columns: b.allColumns(found, previous)}
	for _, at := range cells {
		var row []any
		values := b.row(now[at], fill)
		if fill || now[at] != nil {
			b.explain(d.Columns, values, now[at])
		}
		if previous != nil {
			values = append(values, b.row(before[at], fill)...)
		}
		if b.window.bucket > 0 {
			row = append(row, time.Unix(at.bucket*b.window.bucket, 0).UTC())
		}
		if b.valuesFirst() {
			row = append(append(row, values...), groups[at.key]...)
		} else {
			row = append(append(row, groups[at.key]...), values...)
		}
		d.Rows = append(d.Rows, row)
	}
	return d, nil
}

// explain says why values of a row, which were made of those of items, are missing, in columns that do not say so yet.
func (b *builder) explain(columns []TileColumn, values, items []any) {
	first := 0 // of the columns of values
	if b.window.bucket > 0 {
		first++
	}
	if !b.valuesFirst() {
		first += len(b.groups)
	}
	for i, v := range values {
		if c := &columns[first+i]; c.NoValue == "" && !isNumber(v) {
			c.NoValue = b.noValue(i, v, items)
		}
	}
}

// noValue says why a value of a row is missing, which was made of those of items; nil are those of no row.
func (v *values) noValue(i int, value any, items []any) string {
	s := v.shown[i]
	switch {
	case value != nil:
		return noNumber(s.name, value)
	case s.series >= 0:
		return fmt.Sprintf("the rows in this window have no number for %q", brief(s.name))
	case items == nil:
		items = make([]any, len(v.series))
	}
	return s.of.why(toFloats(orZero(v.series, items)))
}

// noNumber says why a value of a column is no number.
func noNumber(column string, v any) string {
	if v == nil {
		return fmt.Sprintf("%q is NULL in this window", brief(column))
	}
	return fmt.Sprintf("%q is %v in this window, as after a division by zero", brief(column), v)
}

// isNumber reports whether a value is anything but NULL, NaN and the infinities.
func isNumber(v any) bool {
	switch v := v.(type) {
	case nil:
		return false
	case float64:
		return !math.IsNaN(v) && !math.IsInf(v, 0)
	case float32:
		return isNumber(float64(v))
	}
	return true
}

// fills reports whether buckets without rows are part of the answer.
func (b *builder) fills() bool {
	return b.window.bucket > 0 && (b.config.FillNulls == nil || *b.config.FillNulls)
}

// allCells are all buckets of all groups.
func allCells(w window, keys []string) ([]cell, error) {
	n := w.buckets()
	if n*int64(len(keys)) > engine.MaxRows {
		return nil, core.InvalidError(fmt.Sprintf("%d buckets of %d groups are more than %d values; choose wider buckets",
			n, len(keys), engine.MaxRows))
	}
	cells := make([]cell, 0, n*int64(len(keys)))
	for i := range n {
		for _, key := range keys {
			cells = append(cells, cell{w.first() + i, key})
		}
	}
	return cells, nil
}

// valuesFirst reports whether values stand before groups, which they do in tables unless told otherwise.
func (b *builder) valuesFirst() bool { return b.config.DisplayType == "table" && !b.config.GroupsFirst }

// row is the shown values of the items' values, which are nil for a cell without rows. What counts or adds up is 0 where
// there is nothing; the rest is nil, which a fill draws as 0. Formulas that have no result stay nil.
func (b *builder) row(items []any, fill bool) []any {
	row := make([]any, len(b.shown), 2*len(b.shown))
	if items == nil {
		if !fill && b.window.bucket > 0 {
			return row
		}
		items = make([]any, len(b.series))
	}
	items = orZero(b.series, items)
	numbers := toFloats(items)
	for i, s := range b.shown {
		if s.series < 0 {
			if result := s.of.Eval(numbers); result != nil {
				row[i] = *result
			}
			continue
		}
		row[i] = items[s.series]
		if f, ok := row[i].(float64); fill && (row[i] == nil || ok && (math.IsNaN(f) || math.IsInf(f, 0))) {
			row[i] = float64(0)
		}
	}
	return row
}

// orZero are the values of series, with 0 for those that count or add up nothing.
func orZero(series []Series, items []any) []any {
	items = slices.Clone(items)
	for i, v := range items {
		switch series[i].AggFn {
		case "count", "count_distinct", "sum", "increase":
			if v == nil {
				items[i] = float64(0)
			}
		}
	}
	return items
}

// toFloats is toFloat of each value.
func toFloats(values []any) []*float64 {
	numbers := make([]*float64, len(values))
	for i, v := range values {
		numbers[i] = toFloat(v)
	}
	return numbers
}

// numericText matches texts that are numbers.
var numericText = regexp.MustCompile(`^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$`)

// toFloat is a value of a result as a finite number, or nil if it is none. Text may be one.
func toFloat(v any) *float64 {
	var f float64
	switch v := v.(type) {
	case nil:
		return nil
	case string:
		text := strings.TrimSpace(v)
		if !numericText.MatchString(text) {
			return nil
		}
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return nil
		}
		f = n
	case json.Number:
		n, err := strconv.ParseFloat(string(v), 64)
		if err != nil {
			return nil
		}
		f = n
	default:
		switch r := reflect.ValueOf(v); {
		case r.CanInt():
			f = float64(r.Int())
		case r.CanUint():
			f = float64(r.Uint())
		case r.CanFloat():
			f = r.Float()
		default:
			return nil
		}
	}
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return nil
	}
	return &f
}

// allColumns are the columns of the answer.
func (b *builder) allColumns(found, previous *foundRows) []TileColumn {
	types := found
	if len(found.rows) == 0 && previous != nil {
		types = previous
	}
	var columns, groups, values []TileColumn
	if b.window.bucket > 0 {
		columns = append(columns, TileColumn{Name: "time", Type: "DateTime", Role: RoleTime})
	}
	for i, name := range b.groups {
		c := TileColumn{Name: name, Type: unknownType, Role: RoleGroup}
		if types.groupTypes != nil {
			c.Type = types.groupTypes[i]
		}
		groups = append(groups, c)
	}
	for i, s := range b.shown {
		c := b.columns[i]
		if s.series >= 0 && types.valueTypes != nil {
			c.Type = types.valueTypes[s.series]
		}
		values = append(values, c)
	}
	if previous != nil {
		for _, c := range slices.Clone(values) {
			c.Name += " (previous)"
			c.Previous = true
			values = append(values, c)
		}
	}
	if b.valuesFirst() {
		return append(append(columns, values...), groups...)
	}
	return append(append(columns, groups...), values...)
}
