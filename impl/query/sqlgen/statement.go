package sqlgen

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// Check finds what is wrong with a series before the table's columns are known.
func (s Series) Check() error {
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
			return core.InvalidError(s.AggFn + " needs a " + cmp.Or(s.FieldKey, "field"))
		}
		return nil
	case "increase":
		return core.InvalidError("aggFn 'increase' is only supported for Sum (counter) metrics")
	}
	return core.InvalidError(fmt.Sprintf("unknown aggFn %q", s.AggFn))
}

// Statement is a query with the groups in its rows. The columns of a row are the number of the bucket, the value, and
// the groups.
type Statement struct {
	Query
	Groups []Group
}

// Statement renders the series.
func (s Series) Statement(t *Table, w Window) (Statement, error) {
	if s.Source.Kind == "metric" {
		return s.metricStatement(t, w)
	}
	var (
		st  Statement
		p   filter.Params
		err error
	)
	if st.Settings, err = s.Source.QuerySettings(); err != nil {
		return st, err
	}
	// A group that is a number would otherwise stand for the column of that number.
	st.Settings["enable_positional_arguments"] = 0
	bucket, conditions, err := s.Source.TimeRange(t, w, &p)
	if err != nil {
		return st, err
	}
	order := t.keyOrder(s.Source, w, st.Settings, s)
	value, err := s.aggregate(t, &p, "", order)
	if err != nil {
		return st, err
	}
	if st.Groups, err = s.Groups(t, &p); err != nil {
		return st, err
	}
	where, err := s.where(t, &p)
	if err != nil {
		return st, err
	}
	read := []string{where, value}
	for _, g := range st.Groups {
		read = append(read, g.SQL)
	}
	st.Hints = t.Hints(st.Settings, w, conditions, where != "" && !(w.Few && t.narrow(read...)))
	if where != "" {
		conditions = append(conditions, "("+where+")")
	}

	from := filter.QuoteName(s.Source.From.Database) + "." + filter.QuoteName(s.Source.From.Table) +
		" WHERE " + strings.Join(conditions, " AND ")
	if order != nil {
		bucket, from = order.bucket, order.from(from)
	}
	// The keys are repeated rather than named: a name could be that of a column.
	selected, keys := []string{bucket, value}, []string{}
	if w.Bucket > 0 {
		keys = append(keys, bucket)
	}
	for _, g := range st.Groups {
		selected = append(selected, g.SQL)
		keys = append(keys, g.SQL)
	}
	st.SQL = "SELECT " + strings.Join(selected, ", ") + " FROM " + from
	if len(keys) > 0 {
		by := strings.Join(keys, ", ")
		st.SQL += " GROUP BY " + by + " ORDER BY " + by
	}
	st.Params, st.UserSQL = p.Values(), p.UserSQL
	return st, nil
}
