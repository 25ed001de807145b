package query

import (
	"fmt"
	"strings"

	"github.com/obstack/obstack/impl/filter"
)

// heatmap renders how many rows of the window have which values of an expression; counting is what is counted, blank for
// rows. The columns of its rows are the bucket, the bin, the count, and the low and the high end of
// the bins and the least value.
func (s Series) heatmap(t *table, w window, expression, counting string, linear bool) (Query, error) {
	var p filter.Params
	settings, err := s.Source.settings()
	if err != nil {
		return Query{}, err
	}
	bucket, conditions, err := s.Source.timeRange(t, w, &p)
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
	f, err := s.Source.field(t, &p, expression)
	if err == nil {
		err = single(f)
	}
	var n numeric
	if err == nil {
		n, err = number(f, &p)
	}
	if err != nil {
		return Query{}, named(valueKey, err)
	}
	conditions = append(conditions, "isFinite("+n.value+")") // which NULL is not either
	counted, err := s.value(t, &p, "")
	if err != nil {
		return Query{}, err
	}
	if strings.TrimSpace(counting) != "" {
		if counted, err = (Series{Source: s.Source, Field: counting, fieldKey: countKey}).aggregation(t, &p); err != nil {
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
	bin = "least(floor(if(isFinite(" + bin + "), " + bin + ", 0) * " + fmt.Sprint(heatmapBins) + "), " +
		fmt.Sprint(heatmapBins-1) + ")"
	from := " FROM " + filter.QuoteName(s.Source.From.Database) + "." + filter.QuoteName(s.Source.From.Table) +
		" WHERE " + strings.Join(conditions, " AND ")
	return Query{
		SQL: "WITH (SELECT (" + low + ", max(" + x + "), min(" + x + "))" + from + ") AS `__range` SELECT " +
			as(bucket, bucketColumn) + ", " + as(bin, "__bin") + ", " + as(counted, valueColumn(0)) +
			", `__range`.1, `__range`.2, `__range`.3" + from +
			" GROUP BY " + quoted(bucketColumn) + ", `__bin` ORDER BY " + quoted(bucketColumn) + ", `__bin`",
		Params: p.Values(), Settings: settings, UserSQL: p.UserSQL,
	}, nil
}
