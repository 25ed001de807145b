package query

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// wholeBuckets is how many buckets a window is read in whose values are put together: it begins and ends within two of them,
// which have to be read each time.
const wholeBuckets = 200

// inBuckets is a window in buckets of the widest granularity that gives so many, without any where it is too short.
func inBuckets(w sqlgen.Window) sqlgen.Window {
	for _, width := range sqlgen.Granularities {
		if width > w.Bucket && (w.End-w.Start)/(width*1000) >= wholeBuckets {
			w.Bucket = width
		}
	}
	return w
}

// overWhole is what a tile without buckets asks over time, of which its values can be put together. It is nothing where
// they cannot.
func (r *Runner) overWhole(team core.TeamID, v *sqlgen.Values, w sqlgen.Window, limit int) overTime {
	partial := v.Partial()
	if partial == nil || len(v.Groups) > 0 && v.Shown[0].Series < 0 { // only the engine puts groups in the order of a formula
		return overTime{}
	}
	render := func(t *sqlgen.Table, w sqlgen.Window) (sqlgen.Query, error) {
		return partial.Statement([]*sqlgen.Table{t}, w, false, 0)
	}
	return overTime{
		window: inBuckets(w), series: v.Series, first: 1 + len(v.Groups), add: adds(v.Series, 1+len(v.Groups), true), render: render,
		arrange: func(ctx context.Context, db *engine.DB, t *sqlgen.Table, rec *engine.Recording) (*engine.Recording, error) {
			if len(rec.All()) > 0 || len(v.Groups) > 0 {
				return putTogether(rec, v, limit), nil
			}
			// Only the engine knows the row of nothing.
			w.Parts = []string{}
			q, err := v.Statement([]*sqlgen.Table{t}, w, false, 0)
			if err != nil {
				return nil, err
			}
			rec, _, err = r.record(ctx, team, db, q)
			return rec, err
		},
	}
}

// record asks for all rows, or for none if they are too many to be shared. Ran is the time after the wait for a slot.
func (r *Runner) record(
	ctx context.Context, team core.TeamID, db *engine.DB, q sqlgen.Query,
) (rec *engine.Recording, ran time.Duration, err error) {
	var began time.Time
	err = r.query(ctx, team, db, q, func() { began = time.Now() }, func(rows *engine.Rows) (err error) {
		rec, err = rows.Record(memory.Free)
		ran = time.Since(began)
		return err
	})
	return rec, ran, err
}

// putTogether makes rows of buckets, with values in the form of Values.Partial, into those of the whole window: without the
// bucket, the largest first values first, as many as limit says, 0 for all. It returns nothing where the engine might answer otherwise.
func putTogether(rec *engine.Recording, v *sqlgen.Values, limit int) *engine.Recording {
	columns := rec.Columns()
	if len(columns) == 0 {
		return rec
	}
	groups := len(v.Groups)
	for _, c := range columns[1 : 1+groups] {
		if !rankedType(c.Type) {
			return nil
		}
	}
	known := map[string][]any{}
	var rows [][]any
	for _, row := range rec.All() {
		key := groupKey(row[1 : 1+groups])
		whole := known[key]
		if whole == nil {
			whole = slices.Clone(row[1:])
			known[key], rows = whole, append(rows, whole)
			continue
		}
		for i, s := range v.Series {
			sum, ok := add(s.AggFn, whole[groups+i], row[1+groups+i])
			if !ok {
				return nil
			}
			whole[groups+i] = sum
		}
	}
	columns = slices.Clone(columns[1:])
	for i, s := range v.Series {
		c := &columns[groups+i]
		if strings.HasPrefix(c.Type, "Array(") {
			c.Type = "Nullable(Float64)"
		}
		for _, row := range rows {
			whole, ok := wholeValue(s.AggFn, row[groups+i])
			if !ok {
				return nil
			}
			row[groups+i] = whole
		}
	}
	if groups > 0 && !sortGroups(rows, groups, groups+v.Shown[0].Series) {
		return nil
	}
	if limit > 0 && len(rows) > limit {
		rows = rows[:limit]
	}
	return engine.NewRecording(columns, rows)
}

// add puts two values together, of which the second is that of a later time.
func add(aggFn string, a, b any) (any, bool) {
	switch aggFn {
	case "count":
		x, ok := a.(uint64)
		y, other := b.(uint64)
		return x + y, ok && other
	case "sum":
		x, ok := a.(float64)
		y, other := b.(float64)
		return x + y, ok && other
	}
	x, xRows, ok := numberAndRows(a)
	y, yRows, other := numberAndRows(b)
	if !ok || !other {
		return nil, false
	}
	switch {
	case yRows == 0:
		return a, true
	case xRows == 0 || aggFn == "last_value":
		return b, true
	case aggFn == "avg":
		return []float64{x + y, xRows + yRows}, true
	case !unsigned(x) || !unsigned(y): // the engine takes the one that it comes upon first
		return nil, false
	case aggFn == "min":
		return []float64{min(x, y), xRows + yRows}, true
	}
	return []float64{max(x, y), xRows + yRows}, true
}

// unsigned reports whether a number is greater or less than all others: zero may have a sign, which counts for nothing.
func unsigned(x float64) bool { return !math.IsNaN(x) && (x != 0 || !math.Signbit(x)) }

// wholeValue is the value of a whole window as the engine answers it.
func wholeValue(aggFn string, v any) (any, bool) {
	if aggFn == "count" || aggFn == "sum" {
		return v, true
	}
	x, rows, ok := numberAndRows(v)
	switch {
	case !ok:
		return nil, false
	case rows == 0:
		return nil, true
	case aggFn == "avg":
		return x / rows, true
	}
	return x, true
}

// numberAndRows are the number of a value and how many rows it is of, which is 0 where there are none.
func numberAndRows(v any) (number, rows float64, ok bool) {
	switch items := v.(type) {
	case []float64:
		if len(items) == 2 {
			return items[0], items[1], true
		}
	case []any: // of which the number may be NULL
		if len(items) != 2 {
			return 0, 0, false
		}
		if rows, ok = items[1].(float64); ok && rows > 0 {
			number, ok = items[0].(float64)
		}
	}
	return number, rows, ok
}

// sortGroups puts rows in the order of a column's values, the largest first, and of their groups, which come first in them.
// It reports whether that is the order of the engine.
func sortGroups(rows [][]any, groups, column int) bool {
	values := make([]rankedRow, len(rows))
	for i, row := range rows {
		value, ok := rankedValue(row[column])
		if !ok {
			return false
		}
		values[i] = rankedRow{row, value}
	}
	slices.SortFunc(values, func(a, b rankedRow) int {
		return cmp.Or(compareTop(a.value, b.value), compareAllGroups(a.row[:groups], b.row[:groups]))
	})
	for i, v := range values {
		rows[i] = v.row
	}
	return true
}

// rankedRow is a row with the value that says its place.
type rankedRow struct {
	row   []any
	value *float64
}

// compareTop compares values by which the largest comes first, and NULL last.
func compareTop(a, b *float64) int {
	switch {
	case a == nil && b == nil:
		return 0
	case a == nil:
		return 1
	case b == nil:
		return -1
	}
	return cmp.Compare(*b, *a)
}

// compareAllGroups compares groups one by one.
func compareAllGroups(a, b []any) int {
	for i := range a {
		if c := compareGroups(a[i], b[i]); c != 0 {
			return c
		}
	}
	return 0
}
