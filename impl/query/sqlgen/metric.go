package sqlgen

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// A metric is a stream of points in each of its time series. What a chart shows of it is made in two steps: first the
// points of a series in a bucket become one value, then the values of all series are aggregated.
//
// The statements below are templates, whose places begin with a dollar sign. Names that begin with two underscores are
// theirs, others those of columns.

// MetricFunctions are the aggregations by the type of metric.
var MetricFunctions = map[string][]string{
	"gauge": {"count", "count_distinct", "sum", "avg", "min", "max", "quantile", "last_value", "any"},
	"sum":   {"count", "count_distinct", "sum", "avg", "min", "max", "quantile", "last_value", "any", "increase"},
	// Nothing is known of the values in a histogram but how many there are between two bounds.
	"histogram":             {"count", "quantile"},
	"exponential histogram": {"count", "quantile"},
}

// checkMetric finds what is wrong with a series on a metric source before the table's columns are known.
func (s Series) checkMetric() error {
	if s.MetricType == "" {
		return core.InvalidError(s.TypeKey() + " is missing: it selects the table of the metric source")
	}
	functions, ok := MetricFunctions[s.MetricType]
	switch {
	case !ok:
		return core.InvalidError(fmt.Sprintf("metrics of the type %s cannot be charted", s.MetricType))
	case s.AggFn == "increase" && !slices.Contains(functions, s.AggFn):
		return core.InvalidError(fmt.Sprintf("aggFn 'increase' is only supported for Sum (counter) metrics (got metricType=%s)",
			s.MetricType))
	case !slices.Contains(functions, s.AggFn):
		return core.InvalidError(fmt.Sprintf("aggFn %q is not supported for metrics of the type %s", s.AggFn, s.MetricType))
	case s.Metric() == "":
		return core.InvalidError("metricName is missing")
	}
	return nil
}

// TypeKey is what the client calls MetricType.
func (s Series) TypeKey() string {
	if s.FieldKey == "" {
		return "metricDataType"
	}
	return "metricType"
}

// Metric is the name of the metric, which may also be given as the field.
func (s Series) Metric() string {
	if strings.TrimSpace(s.MetricName) != "" {
		return s.MetricName
	}
	return strings.TrimSpace(s.Field)
}

// metricStatement renders a series of metrics that was checked.
func (s Series) metricStatement(t *Table, w Window) (Statement, error) {
	switch s.MetricType {
	case "gauge":
		return s.gauge(t, w)
	case "sum":
		return s.sum(t, w)
	case "histogram":
		return s.histogram(t, w)
	}
	return s.exponentialHistogram(t, w)
}

// metricPoints is what the statements of all types of metrics have in common: which points they read and how they
// name parts of them.
type metricPoints struct {
	Statement
	params filter.Params
	places map[string]string
}

// points prepares a statement that reads the points of the metric in a window. The condition is one more that points
// must fulfil.
func (s Series) points(t *Table, w Window, condition string) (*metricPoints, error) {
	m := &metricPoints{}
	settings, err := s.Source.QuerySettings()
	if err != nil {
		return nil, err
	}
	settings["enable_positional_arguments"] = 0 // see Series.statement
	// Else a sum by an attribute takes more than twice the time: all attributes are sorted, only to pick one afterwards.
	if _, ok := settings["query_plan_execute_functions_after_sorting"]; !ok {
		settings["query_plan_execute_functions_after_sorting"] = 0
	}
	bucket, conditions, err := s.Source.TimeRange(t, w, &m.params)
	if err != nil {
		return nil, err
	}
	time, err := s.Source.latest(t, &m.params)
	if err != nil {
		return nil, err
	}
	conditions = append(conditions, "MetricName = "+m.params.Add("String", s.Metric()))
	if HasColumn(t, "Flags") {
		// The first flag marks a point that only says that its series has ended.
		conditions = append(conditions, "bitAnd(Flags, 1) = 0")
	}
	if condition != "" {
		conditions = append(conditions, condition)
	}
	where, err := s.where(t, &m.params)
	if err != nil {
		return nil, err
	}
	if where != "" {
		conditions = append(conditions, "("+where+")")
	}
	if m.Groups, err = s.Groups(t, &m.params); err != nil {
		return nil, err
	}
	var groups, by string
	for i, g := range m.Groups {
		if g.Name == "" { // ClickHouse only knows the name that we give it
			m.Groups[i].Name = m.plain(g.SQL)
		}
		name := "__group" + strconv.Itoa(i)
		groups += ", " + g.SQL + " AS " + name
		by += ", " + name
	}
	start := "0"
	if HasColumn(t, "StartTimeUnix") {
		start = "StartTimeUnix"
	}
	ref, err := s.From()
	if err != nil {
		return nil, err
	}
	m.Settings = settings
	m.places = map[string]string{
		"$bucket": bucket,
		"$time":   time,
		"$start":  start,
		"$series": seriesHash(t),
		"$groups": groups,
		"$by":     by,
		"$points": filter.QuoteName(ref.Database) + "." + filter.QuoteName(ref.Table) +
			" WHERE " + strings.Join(conditions, " AND "),
	}
	return m, nil
}

// increases prepares a statement that compares the points of a window with those before them. It also reads points that
// are only there to be compared with, and those are not $kept.
func (s Series) increases(t *Table, w Window, condition string) (*metricPoints, error) {
	read, from := w.whole()
	m, err := s.points(t, read, condition)
	if err != nil {
		return nil, err
	}
	m.places["$kept"] = "__time >= fromUnixTimestamp64Milli(" + m.params.Add("Int64", strconv.FormatInt(from, 10)) + ")"
	return m, nil
}

var placeholder = regexp.MustCompile(`\{(p\d+):\w+\}`)

// plain is an expression as a name: without back-ticks, and with the values of its parameters.
func (m *metricPoints) plain(sql string) string {
	return placeholder.ReplaceAllStringFunc(strings.ReplaceAll(sql, "`", ""), func(p string) string {
		return "'" + m.params.Values()[placeholder.FindStringSubmatch(p)[1]] + "'"
	})
}

// render fills the places of a template. What is put in is not searched for further places.
func (m *metricPoints) render(template string) string {
	pairs := make([]string, 0, 2*len(m.places))
	for place, sql := range m.places {
		pairs = append(pairs, place, sql)
	}
	return strings.NewReplacer(pairs...).Replace(template)
}

// finish is the statement of a template.
func (m *metricPoints) finish(template string) Statement {
	m.SQL = m.render(template)
	m.Params, m.UserSQL = m.params.Values(), m.params.UserSQL
	return m.Statement
}

// seriesHash tells time series apart: by the attributes of the point, the scope and the resource, as well as the names
// of the last two, which some senders do not repeat among the attributes. The order of attributes does not matter: they
// come in any from senders that keep them in hash tables. Adding up the hashes of the pairs costs no more than hashing
// the map as it is, and half of what sorting it would.
func seriesHash(t *Table) string {
	var parts []string
	for _, name := range []string{"ServiceName", "ScopeName", "ScopeAttributes", "ResourceAttributes", "Attributes"} {
		f, err := t.Field(name)
		switch {
		case err != nil: // older tables have not all of them
		case f.Type.Kind == filter.Map:
			parts = append(parts, fmt.Sprintf("arraySum((k, v) -> cityHash64(k, v), mapKeys(%[1]s), mapValues(%[1]s))", name))
		case f.Type.Kind == filter.Text:
			parts = append(parts, name)
		default: // the text of JSON has its paths in order
			parts = append(parts, "toString("+name+")")
		}
	}
	if parts == nil {
		return "toUInt64(0)"
	}
	return "cityHash64(" + strings.Join(parts, ", ") + ")"
}

// minLookBack is how long before the first bucket the point before a series' first one may be. Most points come every
// minute or more often, and few have more than five minutes between them.
const minLookBack = 5 * 60_000

// whole returns the window to read for the increases in w, and the time from which they count: that of the first
// bucket. The window ends with the last bucket, and begins earlier than the first, so that the first points of most
// series have one before them.
//
// That makes the values of counters and histograms at both ends of a chart as complete as those between: a bucket is
// never shown with a part of its increase. Without buckets the range is what was asked for.
func (w Window) whole() (read Window, from int64) {
	read, from = w, w.Start
	back := int64(minLookBack)
	if w.Bucket > 0 {
		width := w.Bucket * 1000
		from -= (from - w.Shift) % width
		read.End, read.Open = min(((w.Last()-w.Shift)/width+1)*width+w.Shift, MaxMillis), true
		back = max(back, width)
	}
	read.Start = max(0, from-back)
	return read, from
}

// quantileLevel is the level of a quantile, by default the median.
func (s Series) quantileLevel() string {
	if s.Level == nil {
		return "0.5"
	}
	return strconv.FormatFloat(*s.Level, 'f', -1, 64)
}

// acrossSeries aggregates __value, what a series is in a bucket, over the series; __last is when it was last heard of.
func (s Series) acrossSeries() string {
	switch s.AggFn {
	case "count":
		return "count(__value)"
	case "count_distinct":
		return "uniqExact(__value)"
	case "last_value":
		return "argMax(__value, __last)"
	case "increase":
		return "sum(__value)"
	case "quantile":
		return "quantile(" + s.quantileLevel() + ")(__value)"
	}
	return s.AggFn + "(__value)"
}
