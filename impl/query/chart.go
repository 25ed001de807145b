package query

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
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
	// AggFn is count, count_distinct, sum, avg, min, max or quantile.
	AggFn string
	// Field is what is aggregated: a column, a key of a map column, or a path into JSON text. A count needs none.
	Field string
	// Level is which quantile, from 0 to 1; nil is the median.
	Level *float64
	// Where keeps the rows that match; blank keeps all. WhereLanguage is lucene, also by default.
	Where, WhereLanguage string
	// GroupBy splits each bucket by the values of these, which are named as Field is.
	GroupBy []string
}

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
	bucket     int64 // seconds
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
	switch s.Source.Kind {
	case "log", "trace":
	default:
		return core.InvalidError(fmt.Sprintf("charts on %s sources are not supported yet", s.Source.Kind))
	}
	switch s.AggFn {
	case "count":
	case "count_distinct", "sum", "avg", "min", "max", "quantile":
		if strings.TrimSpace(s.Field) == "" {
			return core.InvalidError(s.AggFn + " needs a field")
		}
	default:
		return core.InvalidError(fmt.Sprintf("aggFn %q is not supported yet", s.AggFn))
	}
	if s.AggFn == "quantile" && s.Level != nil && !(*s.Level >= 0 && *s.Level <= 1) {
		return core.InvalidError("level must be between 0 and 1")
	}
	switch s.WhereLanguage {
	case "", "lucene":
	default:
		if strings.TrimSpace(s.Where) != "" {
			return core.InvalidError(fmt.Sprintf("whereLanguage %q is not supported yet", s.WhereLanguage))
		}
	}
	return nil
}

// statement is a query with the names of the groups in its rows. The columns of a row are the number of the bucket,
// the value, and the groups.
type statement struct {
	engine.Query
	groups []string
}

// statement renders the series. No text of the client is part of the SQL but the names of columns that the table has.
func (s Series) statement(t *table, w window) (statement, error) {
	var (
		st  statement
		p   filter.Params
		err error
	)
	if st.Settings, err = s.Source.settings(); err != nil {
		return st, err
	}
	bucket, conditions, err := s.Source.timeRange(t, w, &p)
	if err != nil {
		return st, err
	}
	value, err := s.value(t.Table, &p)
	if err != nil {
		return st, err
	}
	keys := []string{bucket}
	for _, name := range s.GroupBy {
		f, err := field(t.Table, name)
		if err != nil {
			return st, core.InvalidError("groupBy: " + err.Error())
		}
		keys = append(keys, f.SQL(&p))
		st.groups = append(st.groups, f.Name())
	}
	if strings.TrimSpace(s.Where) != "" {
		where, err := s.where(t.Table, &p)
		if err != nil {
			return st, err
		}
		if where != "" {
			conditions = append(conditions, "("+where+")")
		}
	}

	// The keys are repeated rather than named: a name could be that of a column.
	by := strings.Join(keys, ", ")
	st.SQL = "SELECT " + bucket + ", " + strings.Join(append([]string{value}, keys[1:]...), ", ") +
		" FROM " + filter.QuoteName(s.Source.From.Database) + "." + filter.QuoteName(s.Source.From.Table) +
		" WHERE " + strings.Join(conditions, " AND ") +
		" GROUP BY " + by + " ORDER BY " + by
	st.Params = p.Values()
	return st, nil
}

// where is the condition of the series' filter, empty if that asks for nothing.
func (s Series) where(t *filter.Table, p *filter.Params) (string, error) {
	f, err := filter.Parse(s.Where)
	if err != nil {
		return "", err
	}
	return f.SQL(t, s.Source.implicitColumns(), p)
}

// field finds a field that has one value in each row.
func field(t *filter.Table, name string) (filter.Field, error) {
	f, err := t.Field(strings.TrimSpace(name))
	if err != nil {
		return f, err
	}
	if f.Type.Kind == filter.Array && f.Path != nil {
		return f, core.InvalidError(fmt.Sprintf("%q has many values in each row", name))
	}
	return f, nil
}

// timeRange returns the expression of a row's bucket and the conditions that keep the rows of the window. A source may
// have its time in several columns, such as a rounded one in the table's key: all are filtered, days as a whole, and
// the finest decides the bucket. Times are counted from 1970, so the time zones of columns and servers do not matter.
func (s Source) timeRange(t *table, w window, p *filter.Params) (bucket string, conditions []string, err error) {
	names := splitNames(s.Timestamp)
	if names == nil {
		return "", nil, core.InvalidError("the source has no timestamp column")
	}
	start := "fromUnixTimestamp64Milli(" + p.Add("Int64", strconv.FormatInt(w.start, 10)) + ")"
	end := "fromUnixTimestamp64Milli(" + p.Add("Int64", strconv.FormatInt(w.end, 10)) + ")"
	finest := -1
	for _, name := range names {
		f, err := s.column(t.Table, "timestampValueExpression", name)
		if err != nil {
			return "", nil, err
		}
		column, low, high := f.SQL(p), start, end
		precision := 0
		seconds := "toInt64(" + column + ")"
		switch f.Type.Kind {
		case filter.DateTime:
			precision = 1 + digits(f.Type.Name)
		case filter.Date:
			low, high = p.Add("Date32", utcDay(w.start)), p.Add("Date32", utcDay(w.end))
			seconds += " * " + strconv.Itoa(day)
		default:
			return "", nil, core.InvalidError(fmt.Sprintf("timestampValueExpression of the source: %q has the type %s",
				name, f.Type.Name))
		}
		conditions = append(conditions, column+" >= "+low, column+" <= "+high)
		if f.Column == t.rounded {
			// This changes no result. It lets ClickHouse skip by the start of its primary key, which it does not by the
			// conditions above.
			conditions = append(conditions, t.rounding+"("+column+") >= "+t.rounding+"("+low+")",
				t.rounding+"("+column+") <= "+t.rounding+"("+high+")")
		}
		if precision > finest {
			finest = precision
			// In 32 bits, which group faster and hold any time there is.
			bucket = "toUInt32(intDiv(" + seconds + ", " + strconv.FormatInt(w.bucket, 10) + "))"
		}
	}
	return bucket, conditions, nil
}

func utcDay(millis int64) string { return time.UnixMilli(millis).UTC().Format(time.DateOnly) }

// digits is the precision of a DateTime64, 0 for a DateTime.
func digits(typ string) int {
	var n int
	if _, err := fmt.Sscanf(typ, "DateTime64(%d", &n); err != nil {
		return 0
	}
	return n
}
