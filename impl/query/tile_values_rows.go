package query

import (
	"cmp"
	"slices"
	"time"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

// builder is a tile that selects values of a source.
type builder struct {
	*plan
	*sqlgen.Values
	columns []TileColumn // of the values that are shown
}

// data makes the answer of the rows, and of those of the period that many buckets before.
//
// A row of the answer is a cell: a bucket, a group or both. Groups come in the order of their ranks, and those that only the
// earlier period has come last, as far as the limit of groups allows. With filled buckets every group has a row in each; a
// tile without groups has one in any case, but for a HAVING that leaves it out.
func (b *builder) data(found, previous *Found, shift int64) (*TileData, error) {
	now := make(map[cell][]any, len(found.Rows))
	var before map[cell][]any
	groups, ranks := map[string][]any{}, map[string]uint64{}
	var keys []string // of the groups in order
	var cells []cell  // in order
	for _, r := range found.Rows {
		at := cell{r.Bucket, r.key}
		if _, ok := groups[r.key]; !ok {
			keys = append(keys, r.key)
			groups[r.key] = r.Groups
		}
		now[at] = r.Values
		ranks[r.key] = r.rank
		cells = append(cells, at)
	}
	slices.SortStableFunc(keys, func(x, y string) int { return cmp.Compare(ranks[x], ranks[y]) })
	if previous != nil {
		before = make(map[cell][]any, len(previous.Rows))
		limit := b.limit()
		for _, r := range previous.Rows {
			at := cell{r.Bucket + shift, r.key}
			if _, ok := groups[r.key]; !ok {
				if limit > 0 && len(keys) >= limit {
					continue
				}
				keys = append(keys, r.key)
				groups[r.key] = r.Groups
			}
			before[at] = r.Values
			if _, ok := now[at]; !ok {
				cells = append(cells, at)
			}
		}
	}

	fill := b.fills()
	switch {
	case fill:
		if len(b.Groups) == 0 {
			keys = []string{""}
		}
		var err error
		if cells, err = allCells(b.window, keys); err != nil {
			return nil, err
		}
	case b.window.Bucket == 0 && len(b.Groups) == 0 && len(cells) == 0 && b.Config.Having == "":
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
		b.explain(d.Columns, values, now[at])
		if previous != nil {
			then := b.row(before[at], fill)
			b.explain(d.Columns[len(values):], then, before[at])
			values = append(values, then...)
		}
		if b.window.Bucket > 0 {
			row = append(row, time.Unix(at.bucket*b.window.Bucket, 0).UTC())
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
	if b.window.Bucket > 0 {
		first++
	}
	if !b.valuesFirst() {
		first += len(b.Groups)
	}
	for i, v := range values {
		if c := &columns[first+i]; c.NoValue == "" && !isNumber(v) {
			c.NoValue = whyNoValue(b.Values, i, unwrap(v), items)
		}
	}
}

// fills reports whether buckets without rows are part of the answer.
func (b *builder) fills() bool {
	return b.window.Bucket > 0 && (b.Config.FillNulls == nil || *b.Config.FillNulls)
}

// valuesFirst reports whether values stand before groups, which they do in tables unless the tile says otherwise.
func (b *builder) valuesFirst() bool { return b.Config.Display().Table && !b.Config.GroupsFirst }

// row is the shown values of the items' values, which are nil for a cell without rows. What counts or adds up is 0 where
// there is nothing. Everything else is nil, and 0 in a cell without rows that is filled. Formulas without a result stay nil.
func (b *builder) row(items []any, fill bool) []any {
	row := make([]any, len(b.Shown), 2*len(b.Shown))
	empty := items == nil
	if empty {
		if !fill && b.window.Bucket > 0 {
			return row
		}
		items = make([]any, len(b.Series))
	}
	items = orZero(b.Series, items)
	numbers := toNumbers(items)
	for i, s := range b.Shown {
		if s.Series < 0 {
			if result := s.Of.Eval(numbers); result != nil {
				row[i] = *result
			}
			continue
		}
		if row[i] = items[s.Series]; row[i] == nil && empty && fill {
			row[i] = float64(0)
		}
	}
	return row
}

// allColumns are the columns of the answer: the time, then groups and values, of which the tile says what comes first. The
// values of the period before follow those of the window. Types are the engine's and come with rows: when only the period
// before has some, with its own.
func (b *builder) allColumns(found, previous *Found) []TileColumn {
	types := found
	if len(found.Rows) == 0 && previous != nil {
		types = previous
	}
	var columns, groups, values []TileColumn
	if b.window.Bucket > 0 {
		columns = append(columns, TileColumn{Name: "time", Type: "DateTime", Role: RoleTime})
	}
	for i, name := range b.Groups {
		c := TileColumn{Name: name, Type: unknownType, Role: RoleGroup}
		if types.GroupTypes != nil {
			c.Type = types.GroupTypes[i]
		}
		groups = append(groups, c)
	}
	for i, s := range b.Shown {
		c := b.columns[i]
		if s.Series >= 0 && types.valueTypes != nil {
			c.Type = types.valueTypes[s.Series]
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
