package query

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// Chart is a request for values over time.
type Chart struct {
	Series []Series
	// Start and End are in milliseconds since 1970, both included. Without a range between them there is no data.
	Start, End int64
	// Granularity is the width of a bucket: one of the keys of Granularities, or auto, which is also the default.
	Granularity string
	// Columns asks for the rows of every series as they are, instead of one object for each bucket and group.
	Columns bool
}

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

	// filters are what is selected in the filters of the dashboard that the series is part of.
	filters []variable
	// fieldKey is what the client calls Field in a tile, empty for a series of a chart.
	fieldKey string
}

// valueKey is the key that Field tiles have for a selected value.
const valueKey = "valueExpression"

// Granularities are the widths of buckets in seconds. All begin at midnight UTC or a multiple of so many days since
// 1970-01-01.
var Granularities = map[string]int64{
	"15s": 15, "30s": 30, "1m": 60, "5m": 300, "10m": 600, "15m": 900, "30m": 1800, "1h": 3600, "2h": 7200,
	"6h": 6 * 3600, "12h": 12 * 3600, "1d": day, "2d": 2 * day, "7d": 7 * day, "30d": 30 * day,
}

const day = 24 * 3600

// automatic are the widths that auto chooses from: the least that makes no more than about sixty buckets.
var automatic = []int64{
	15, 30, 60, 300, 900, 1800, 3600, 7200, 6 * 3600, 12 * 3600, day, 2 * day, 7 * day, 30 * day,
}

// window is a range of time in buckets.
type window struct {
	start, end int64 // milliseconds, both included
	// open leaves out end itself, so that all that happens before it is in the window, no matter how finely it is timed.
	open bool
	// bucket is the width of a bucket in seconds. Without one the whole range is a single bucket, which counts as
	// number 0.
	bucket int64
	// shift is by how many milliseconds buckets begin later than multiples of their width since 1970.
	shift int64
}

// maxMillis is the last millisecond whose nanoseconds fit 64 bits, as ClickHouse counts them.
const maxMillis = (1<<63 - 1) / 1_000_000

// window checks the range and the granularity.
func (c Chart) window() (window, error) {
	w := window{start: min(max(c.Start, 0), maxMillis), end: min(max(c.End, 0), maxMillis)}
	switch width, ok := Granularities[c.Granularity]; {
	case ok:
		w.bucket = width
	case c.Granularity == "auto" || c.Granularity == "":
		w.bucket = autoBucket(w.end - w.start)
	default:
		return w, core.InvalidError(fmt.Sprintf("unknown granularity %q", c.Granularity))
	}
	return w, nil
}

// autoBucket chooses the width for a range.
func autoBucket(millis int64) int64 {
	ideal := (millis/1000 + 59) / 60
	for _, width := range automatic {
		if ideal <= width {
			return width
		}
	}
	return automatic[len(automatic)-1]
}

// check finds what is wrong with a series before the table's columns are known.
func (s Series) check() error {
	if s.AggFn == "quantile" && s.Level != nil && !(*s.Level >= 0 && *s.Level <= 1) {
		return core.InvalidError("level must be between 0 and 1")
	}
	switch s.WhereLanguage {
	case "", "lucene", "sql", "promql":
	default:
		return core.InvalidError(fmt.Sprintf("unknown whereLanguage %q", s.WhereLanguage))
	}
	switch s.Source.Kind {
	case "log", "trace", "session":
		return s.checkAggregation()
	case "metric":
		return s.checkMetric()
	}
	return core.InvalidError(fmt.Sprintf("a %s source cannot be charted", s.Source.Kind))
}

// checkAggregation finds what is wrong with an aggregation over rows that are no metrics.
func (s Series) checkAggregation() error {
	switch s.AggFn {
	case "count":
		return nil
	case "count_distinct", "sum", "avg", "min", "max", "quantile", "last_value", "any", "none":
		if strings.TrimSpace(s.Field) == "" {
			return core.InvalidError(s.AggFn + " needs a " + cmp.Or(s.fieldKey, "field"))
		}
		return nil
	case "increase":
		return core.InvalidError("aggFn 'increase' is only supported for Sum (counter) metrics")
	}
	return core.InvalidError(fmt.Sprintf("unknown aggFn %q", s.AggFn))
}

// from is the table that the series reads.
func (s Series) from() (tableRef, error) {
	ref := s.Source.ref()
	if s.Source.Kind == "metric" {
		if ref.table = s.Source.MetricTables[s.MetricType]; ref.table == "" {
			return ref, core.InvalidError(fmt.Sprintf("no query support for metric type=%s", cmp.Or(s.MetricType, "undefined")))
		}
	}
	return ref, nil
}

// statement is a query with the groups in its rows. The columns of a row are the number of the bucket, the value, and
// the groups.
type statement struct {
	Query
	groups []group
}

// group is a part of what divides the rows of a bucket.
type group struct {
	sql string
	// name is what the client calls it, empty if that is what ClickHouse calls it.
	name string
	// item is which of GroupBy it belongs to. An item can be several groups.
	item int
}

// statement renders the series.
func (s Series) statement(t *table, w window) (statement, error) {
	if s.Source.Kind == "metric" {
		return s.metricStatement(t, w)
	}
	var (
		st  statement
		p   filter.Params
		err error
	)
	if st.Settings, err = s.Source.settings(); err != nil {
		return st, err
	}
	// A group that is a number would otherwise stand for the column of that number.
	st.Settings["enable_positional_arguments"] = 0
	bucket, conditions, err := s.Source.timeRange(t, w, &p)
	if err != nil {
		return st, err
	}
	value, err := s.value(t, &p, "")
	if err != nil {
		return st, err
	}
	if st.groups, err = s.groups(t, &p); err != nil {
		return st, err
	}
	where, err := s.where(t, &p)
	if err != nil {
		return st, err
	}
	st.Hints = t.hints(st.Settings, w, conditions, where != "")
	if where != "" {
		conditions = append(conditions, "("+where+")")
	}

	// The keys are repeated rather than named: a name could be that of a column.
	selected, keys := []string{bucket, value}, []string{}
	if w.bucket > 0 {
		keys = append(keys, bucket)
	}
	for _, g := range st.groups {
		selected = append(selected, g.sql)
		keys = append(keys, g.sql)
	}
	st.SQL = "SELECT " + strings.Join(selected, ", ") +
		" FROM " + filter.QuoteName(s.Source.From.Database) + "." + filter.QuoteName(s.Source.From.Table) +
		" WHERE " + strings.Join(conditions, " AND ")
	if len(keys) > 0 {
		by := strings.Join(keys, ", ")
		st.SQL += " GROUP BY " + by + " ORDER BY " + by
	}
	st.Params, st.UserSQL = p.Values(), p.UserSQL
	return st, nil
}

// where is the condition of the series' filter and those of its dashboard, empty if they ask for nothing.
func (s Series) where(t *table, p *filter.Params) (string, error) {
	where, err := s.Source.where(t, p, s.Where, s.WhereLanguage)
	if err != nil {
		return "", err
	}
	selection, err := s.Source.selection(t, p, s.filters)
	for _, condition := range selection {
		where = and(where, condition)
	}
	return where, err
}

// groups are what divides the rows of a bucket.
func (s Series) groups(t *table, p *filter.Params) ([]group, error) {
	var groups []group
	for i, item := range s.GroupBy {
		fields, err := s.Source.fields(t, p, item)
		if err != nil {
			return nil, named("groupBy", err)
		}
		for _, f := range fields {
			if err := single(f.Field); err != nil {
				return nil, named("groupBy", err)
			}
			groups = append(groups, group{sql: f.SQL(p), name: f.name, item: i})
		}
	}
	return groups, nil
}

// single refuses a field that has many values in each row.
func single(f filter.Field) error {
	if f.Type.Kind == filter.Array && f.Path != nil {
		return core.InvalidError(fmt.Sprintf("%q has many values in each row",
			strings.Join(append([]string{f.Column}, f.Path...), ".")))
	}
	return nil
}
