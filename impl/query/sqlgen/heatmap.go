package sqlgen

import (
	"fmt"
	"strings"

	"github.com/obstack/obstack/impl/filter"
)

// Heatmap renders how many rows of the window have which values of an expression; counting is what is counted, blank for
// rows. The columns of its rows are the bucket, the bin, the count, and the low and the high end of
// the bins and the least value.
func (s Series) Heatmap(t *Table, w Window, expression, counting string, linear bool) (Query, error) {
	var p filter.Params
	settings, err := s.Source.QuerySettings()
	if err != nil {
		return Query{}, err
	}
	bucket, conditions, err := s.Source.TimeRange(t, w, &p)
	if err != nil {
		return Query{}, err
	}
	where, err := s.where(t, &p)
	if err != nil {
		return Query{}, err
	}
	if where != "" {
		conditions = append(conditions, "("+where+")")
	}
	f, err := s.Source.Field(t, &p, expression)
	if err == nil {
		err = Single(f)
	}
	var n Numeric
	if err == nil {
		n, err = Number(f, &p)
	}
	if err != nil {
		return Query{}, Named(ValueKey, err)
	}
	conditions = append(conditions, "isFinite("+n.value+")") // which NULL is not either
	counted, err := s.Aggregate(t, &p, "")
	if err != nil {
		return Query{}, err
	}
	if strings.TrimSpace(counting) != "" {
		if counted, err = (Series{Source: s.Source, Field: counting, FieldKey: CountKey}).Aggregation(t, &p); err != nil {
			return Query{}, err
		}
	}

	x := "assumeNotNull(" + n.value + ")"
	low := "minIf(" + x + ", " + x + " > 0)"
	bin := "if(" + x + " > 0, log(" + x + " / `__range`.1) / log(`__range`.2 / `__range`.1), -1)"
	if linear {
		low = "min(" + x + ")"
		bin = "(" + x + " - `__range`.1) / (`__range`.2 - `__range`.1)"
	}
	// The greatest value belongs to the last bin; all values being equal, which divides by 0, to the first.
	bin = "least(floor(if(isFinite(" + bin + "), " + bin + ", 0) * " + fmt.Sprint(HeatmapBins) + "), " +
		fmt.Sprint(HeatmapBins-1) + ")"
	from := " FROM " + filter.QuoteName(s.Source.From.Database) + "." + filter.QuoteName(s.Source.From.Table) +
		" WHERE " + strings.Join(conditions, " AND ")
	return Query{
		SQL: "WITH (SELECT (" + low + ", max(" + x + "), min(" + x + "))" + from + ") AS `__range` SELECT " +
			as(bucket, BucketColumn) + ", " + as(bin, "__bin") + ", " + as(counted, ValueColumn(0)) +
			", `__range`.1, `__range`.2, `__range`.3" + from +
			" GROUP BY " + Quoted(BucketColumn) + ", `__bin` ORDER BY " + Quoted(BucketColumn) + ", `__bin`",
		Params: p.Values(), Settings: settings, UserSQL: p.UserSQL,
	}, nil
}

// HeatmapBins is how many parts a heatmap makes of the range of its values.
const HeatmapBins = 80

// CountKey is the key of what a heatmap counts.
const CountKey = "countExpression"
