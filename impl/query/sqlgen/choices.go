package sqlgen

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// Choices are the values that a filter of a dashboard offers: those of an expression, with how many rows have them.
type Choices struct {
	Source Source
	// MetricType is which table of a metric source is read.
	MetricType string
	Expression string
	// Where keeps rows, blank all of them. WhereLanguage is sql, also by default, or lucene.
	Where, WhereLanguage string
	// Prefix is what the values begin with, and Limit how many there are at most.
	Prefix string
	Limit  int
}

// From is the table that the values are read from.
func (c Choices) From() (Ref, error) {
	if c.Source.Kind == "promql" {
		return Ref{}, core.InvalidError("a promql source has no rows to read values from")
	}
	ref, err := Series{Source: c.Source, MetricType: c.MetricType}.From()
	return ref, Named("sourceMetricType of the filter", err)
}

// table is where the rows of a window are, with the conditions of the time.
func (c Choices) table(t *Table, w Window, p *filter.Params) (bucket, from string, conditions []string, err error) {
	ref, err := c.From()
	if err != nil {
		return "", "", nil, err
	}
	bucket, conditions, err = c.Source.TimeRange(t, w, p)
	return bucket, filter.QuoteName(ref.Database) + "." + filter.QuoteName(ref.Table), conditions, err
}

// choicesSeconds is how long either query may take.
const choicesSeconds = 10

// settings are those of both queries.
func (c Choices) settings() (map[string]any, error) {
	settings, err := c.Source.QuerySettings()
	if err != nil {
		return nil, err
	}
	settings["enable_positional_arguments"] = 0 // see Series.Statement
	limitTime(settings, choicesSeconds)
	return settings, nil
}

// Count renders how many rows there are in a window, which reads nothing but their times.
func (c Choices) Count(t *Table, w Window) (Query, error) {
	var p filter.Params
	settings, err := c.settings()
	if err != nil {
		return Query{}, err
	}
	_, from, conditions, err := c.table(t, w, &p)
	return Query{
		SQL:    "SELECT count() FROM " + from + " WHERE " + strings.Join(conditions, " AND "),
		Params: p.Values(), Settings: settings, UserSQL: p.UserSQL,
	}, err
}

const (
	// maxChoice is how many characters a value may have: as many as tile queries take.
	maxChoice = 10_000
	// MaxChoiceLength is how many bytes those are at most.
	MaxChoiceLength = 4 * maxChoice
)

// Statement renders the values in a window, one more than the limit. Of the window's buckets one in every is read, if that is
// more than 1, and no more rows than most.
func (c Choices) Statement(t *Table, w Window, every, most int64) (Query, error) {
	var p filter.Params
	settings, err := c.settings()
	if err != nil {
		return Query{}, err
	}
	bucket, from, conditions, err := c.table(t, w, &p)
	if err != nil {
		return Query{}, err
	}
	if every > 1 {
		conditions = append(conditions, bucket+" % "+strconv.FormatInt(every, 10)+" = 0")
	}
	where, err := c.Source.Where(t, &p, c.Where, cmp.Or(c.WhereLanguage, "sql"))
	if err != nil {
		return Query{}, Named("where of the filter", err)
	}
	if where != "" {
		conditions = append(conditions, "("+where+")")
	}
	field, err := c.Source.Field(t, &p, c.Expression)
	if err == nil {
		err = Single(field)
	}
	if err != nil {
		return Query{}, Named("expression of the filter", err)
	}
	value := Quoted(ValueColumn(0))
	kept := value + " != '' AND lengthUTF8(" + value + ") <= " + strconv.Itoa(maxChoice) +
		" AND length(" + value + ") <= " + strconv.Itoa(MaxChoiceLength) // some bytes are no characters
	if c.Prefix != "" {
		kept += " AND startsWith(" + value + ", " + p.Add("String", c.Prefix) + ")"
	}
	return Query{
		SQL: "SELECT " + value + ", count() FROM (SELECT " + as("ifNull(toString("+field.SQL(&p)+"), '')", ValueColumn(0)) +
			" FROM " + from + " WHERE " + strings.Join(conditions, " AND ") + fmt.Sprintf(" LIMIT %d", most) + ") WHERE " + kept +
			" GROUP BY " + value + " ORDER BY count() DESC, " + value + fmt.Sprintf(" LIMIT %d", c.Limit+1),
		Params: p.Values(), Settings: settings, UserSQL: p.UserSQL,
	}, nil
}
