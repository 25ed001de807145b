package sqlgen

import (
	"cmp"
	"fmt"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// Series is one value of a chart: an aggregation over the rows of a source.
type Series struct {
	Source Source
	// AggFn is count, count_distinct, sum, avg, min, max, quantile, last_value, any or none. Metrics also have an
	// increase.
	AggFn string
	// Field is what is aggregated: a column, a key of a map column, a path into JSON, or an expression. A count needs
	// none. With none it is the aggregation itself, as in sum(Duration) / count().
	Field string
	// Level is which quantile, from 0 to 1; nil is the median.
	Level *float64
	// Where keeps the rows that match; blank keeps all. WhereLanguage is lucene, also by default, or sql, of which
	// promql is another name.
	Where, WhereLanguage string
	// GroupBy splits each bucket by the values of these, which are written as Field is, and may have an alias or be
	// several separated by commas.
	GroupBy []string
	// MetricType is gauge, sum, histogram, summary or exponential histogram, and MetricName which metric. Only metric
	// sources have them.
	MetricType, MetricName string
	// Delta shows the change of each gauge in a bucket instead of its last value. Other types ignore it.
	Delta bool

	// Filters are what is selected in the filters of the dashboard that the series is part of.
	Filters []Variable
	// RowFilters must match as well.
	RowFilters RowFilters
	// FieldKey is what the client calls Field in a tile, empty for a series of a chart.
	FieldKey string
}

// ValueKey is the key that Field tiles have for a selected value.
const ValueKey = "valueExpression"

// From is the table that the series reads.
func (s Series) From() (Ref, error) {
	ref := s.Source.Ref()
	if s.Source.Kind == "metric" {
		if ref.Table = s.Source.MetricTables[s.MetricType]; ref.Table == "" {
			return ref, core.InvalidError(fmt.Sprintf("no query support for metric type=%s", cmp.Or(s.MetricType, "undefined")))
		}
	}
	return ref, nil
}

// Group is a part of what divides the rows of a bucket.
type Group struct {
	SQL string
	// Name is what the client calls it, empty if that is what ClickHouse calls it.
	Name string
	// Item is which of GroupBy it belongs to. An item can be several groups.
	Item int
}

// where is the condition of the series' filter, those of its dashboard and of the request, empty if they ask for nothing.
func (s Series) where(t *Table, p *filter.Params) (string, error) {
	where, err := s.Source.Where(t, p, s.Where, s.WhereLanguage)
	if err != nil {
		return "", err
	}
	selection, err := s.Source.selection(t, p, s.Filters)
	if err != nil {
		return "", err
	}
	filters, err := s.Source.RowConditions(t, p, s.RowFilters)
	for _, condition := range append(selection, filters...) {
		where = and(where, condition)
	}
	return where, err
}

// Groups are what divides the rows of a bucket.
func (s Series) Groups(t *Table, p *filter.Params) ([]Group, error) {
	var groups []Group
	for i, item := range s.GroupBy {
		fields, err := s.Source.fields(t, p, item)
		if err != nil {
			return nil, Named("groupBy", err)
		}
		for _, f := range fields {
			if err := Single(f.Field); err != nil {
				return nil, Named("groupBy", err)
			}
			groups = append(groups, Group{SQL: f.SQL(p), Name: f.name, Item: i})
		}
	}
	return groups, nil
}
