package query

import (
	"slices"

	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/query/sqlgen"
)

// addedExactly are the aggregations whose values for some rows and for others make that for all.
var addedExactly = []string{"count", "sum", "min", "max"}

// adds returns how rows of a bucket are added to others of it, whose values begin in the column first and may be in the form
// of Values.Partial. It is nil where some aggregation does not say.
func adds(series []sqlgen.Series, first int, partial bool) func([]engine.Column, [][]any, [][]any) ([][]any, bool) {
	for _, s := range series {
		if !slices.Contains(addedExactly, s.AggFn) && (s.AggFn != "avg" || !partial) {
			return nil
		}
	}
	values := func(column int) bool { return column >= first && column < first+len(series) }
	return func(columns []engine.Column, rows, more [][]any) ([][]any, bool) {
		// Groups of other types would come in another order than one query for all rows has them in.
		for i, c := range columns {
			if i > 0 && !values(i) && !rankedType(c.Type) {
				return nil, false
			}
		}
		groups := func(row []any) []any { return slices.Concat(row[1:first], row[first+len(series):]) }
		known := map[string][]any{}
		all := make([][]any, 0, len(rows)+len(more))
		for _, row := range slices.Concat(rows, more) {
			key := groupKey(groups(row))
			sum := known[key]
			if sum == nil {
				sum = slices.Clone(row)
				known[key], all = sum, append(all, sum)
				continue
			}
			for i, s := range series {
				var v any
				var ok bool
				if partial {
					v, ok = add(s.AggFn, sum[first+i], row[first+i])
				} else {
					v, ok = addValue(s.AggFn, sum[first+i], row[first+i])
				}
				if !ok {
					return nil, false
				}
				sum[first+i] = v
			}
		}
		slices.SortFunc(all, func(a, b []any) int { return compareAllGroups(groups(a), groups(b)) })
		return all, true
	}
}

// addValue combines the values of two buckets. A bucket without numbers has NULL.
func addValue(aggFn string, a, b any) (any, bool) {
	if aggFn == "count" || aggFn == "sum" {
		return add(aggFn, a, b)
	}
	switch {
	case a == nil:
		return b, true
	case b == nil:
		return a, true
	}
	x, ok := a.(float64)
	y, other := b.(float64)
	if !ok || !other || !unsigned(x) || !unsigned(y) {
		return nil, false
	}
	if aggFn == "min" {
		return min(x, y), true
	}
	return max(x, y), true
}
