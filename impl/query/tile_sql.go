package query

import (
	"context"
	"slices"
	"time"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

// answerSQL answers a tile in raw SQL. What the columns are for is found out from their types, as the text does not say it:
// a number tile keeps one value, a tile over time gets its buckets filled and cut, and others are answered as they are.
func (a *plan) answerSQL(ctx context.Context) (*TileData, error) {
	res, err := a.runner.RunSQL(ctx, a.team, a.ParsedTile, a.window)
	if err != nil {
		return nil, err
	}
	switch {
	case a.Config.Display().Single:
		err := res.CheckNumber(ctx)
		if err == nil {
			err = res.LastNumber(a.Config.NumberFormat)
		}
		if err != nil {
			return nil, err
		}
	case a.window.Bucket > 0:
		if err := a.overTime(ctx, res); err != nil {
			return nil, err
		}
	}
	res.explain()
	return &TileData{Columns: res.Columns, Rows: res.Rows}, nil
}

// explain says why values are missing in columns that do not say so yet, by the first row where one is.
func (r *SQLResult) explain() {
	for i := range r.Columns {
		c := &r.Columns[i]
		if c.Role != RoleValue || c.NoValue != "" {
			continue
		}
		if n := slices.IndexFunc(r.Rows, func(row []any) bool { return !isNumber(row[i]) }); n >= 0 {
			c.NoValue = whyNoNumber(c.Name, unwrap(r.Rows[n][i]))
		}
	}
}

// overTime does to the result what the config asks for: the limit of series, the period before, and filled buckets. The
// period before is a second run of the same SQL, for the range as many whole buckets earlier as the tile has.
func (a *plan) overTime(ctx context.Context, res *SQLResult) error {
	res.cut(a.window) // first, so that rows which are not shown keep no group
	res.keepLargest(limitOf(a.Config.SeriesLimit))
	var previous *SQLResult
	shift := time.Duration(a.window.Buckets()*a.window.Bucket) * time.Second
	if a.Config.comparesPrevious() {
		w := a.window
		w.Start -= shift.Milliseconds()
		w.End -= shift.Milliseconds()
		var err error
		if previous, err = a.runner.RunSQL(ctx, a.team, a.ParsedTile, w); err != nil {
			return err
		}
		previous.cut(w)
	}
	fill := a.Config.FillNulls == nil || *a.Config.FillNulls
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

// cut drops what lies behind an open end: the macros of a range of time include the end itself.
func (r *SQLResult) cut(w sqlgen.Window) {
	if w.Open {
		r.Rows = slices.DeleteFunc(r.Rows, func(row []any) bool {
			at, ok := r.At(row)
			return ok && at >= w.End
		})
	}
}

// key is equal for rows of one group.
func (r *SQLResult) key(row []any) string {
	var groups []any
	for i, c := range r.Columns {
		if c.Role == RoleGroup {
			groups = append(groups, row[i])
		}
	}
	return groupKey(groups)
}

// keepLargest keeps limit groups, 0 for all: those with the largest totals in the first column of values. Groups without any
// number are dropped first. Of equal groups, the ones with later rows are dropped.
func (r *SQLResult) keepLargest(limit int) {
	first := slices.IndexFunc(r.Columns, func(c TileColumn) bool { return c.Role == RoleValue })
	if limit == 0 || first < 0 || r.Time < 0 {
		return
	}
	var keys []string
	totals := map[string]*float64{}
	for _, row := range r.Rows {
		key := r.key(row)
		if _, known := totals[key]; !known {
			keys = append(keys, key)
		}
		totals[key] = total(totals[key], Number(row[first]))
	}
	if len(keys) <= limit {
		return
	}
	slices.SortStableFunc(keys, func(a, b string) int { return compareTop(totals[a], totals[b]) })
	kept := map[string]bool{}
	for _, key := range keys[:limit] {
		kept[key] = true
	}
	r.Rows = slices.DeleteFunc(r.Rows, func(row []any) bool { return !kept[r.key(row)] })
}

// fill adds a row with 0 for each group and bucket without one. SQL whose times are not starts of buckets is left as it is.
func (r *SQLResult) fill(w sqlgen.Window) error {
	width := w.Bucket * 1000
	rows := map[cell][][]any{}
	groups := map[string][]any{} // a row of each
	var keys []string
	for _, row := range r.Rows {
		at, ok := r.At(row)
		if !ok || at%width != 0 || at < w.Start-w.Start%width || at > w.Last() {
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
			row[r.Time] = time.UnixMilli(c.bucket * width).UTC()
			for i, column := range r.Columns {
				if column.Role == RoleValue {
					row[i] = float64(0)
				}
			}
			found = [][]any{row}
		}
		filled = append(filled, found...)
	}
	r.Rows = filled
	return nil
}

// compare adds the values of the period before, which are drawn that much later. What only that period had is left out. The
// rows are changed in place: each grows by as many values as it has.
func (r *SQLResult) compare(previous *SQLResult, shift time.Duration, fill bool) {
	if r.Time < 0 {
		return
	}
	before := map[cell][]any{}
	for _, row := range previous.Rows {
		if at, ok := previous.At(row); ok {
			before[cell{at + shift.Milliseconds(), previous.key(row)}] = row
		}
	}
	own := r.Columns
	for _, c := range own {
		if c.Role == RoleValue {
			c.Name += " (previous)"
			c.Previous = true
			r.Columns = append(r.Columns, c)
		}
	}
	for n, row := range r.Rows {
		at, _ := r.At(row)
		then := before[cell{at, r.key(row)}]
		for i, c := range own {
			if c.Role != RoleValue {
				continue
			}
			var v any
			switch {
			case then != nil:
				v = then[i]
			case fill:
				v = float64(0)
			}
			row = append(row, v)
		}
		r.Rows[n] = row
	}
}
