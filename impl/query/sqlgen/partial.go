package sqlgen

import (
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/filter"
)

// Partial returns the values in the form in which those of buckets can be put together to those of the whole window: counts
// and sums as they are, others as an array of a number and how many rows it is of. A mean has the sum in the place of the
// number. It returns nothing for what cannot be put together, and for what only the engine keeps or puts in order.
func (v *Values) Partial() *Values {
	if v.Source.Kind == "metric" || strings.TrimSpace(v.Having) != "" || strings.TrimSpace(v.OrderBy) != "" {
		return nil
	}
	for _, s := range v.Series {
		if !slices.Contains(mergedExactly, s.AggFn) {
			return nil
		}
	}
	p := *v
	p.partial, p.Newest = true, 0
	return &p
}

// partialAggregate is aggregate in the form of Partial.
func (s Series) partialAggregate(t *Table, p *filter.Params, when string, o *keyOrder) (string, error) {
	if s.AggFn == "count" || s.AggFn == "sum" {
		return s.aggregate(t, p, when, o)
	}
	weight, err := s.weight(t, p)
	if err != nil {
		return "", err
	}
	n, present, err := s.number(t, p, when)
	if err != nil {
		return "", err
	}
	rows := o.aggregate("count", "", present)
	switch {
	case s.AggFn == "avg" && weight != "":
		n, rows = o.aggregate("sum", n+" * "+weight, present), o.aggregate("sum", weight, present)
	case s.AggFn == "avg":
		n = o.aggregate("sum", n, present)
	case s.AggFn == "last_value":
		latest, err := s.Source.latest(t, p)
		if err != nil {
			return "", err
		}
		n = o.aggregate("argMax", n+", "+latest, present)
	default:
		n = o.aggregate(s.AggFn, n, present)
	}
	return "[" + n + ", toFloat64(" + rows + ")]", nil
}
