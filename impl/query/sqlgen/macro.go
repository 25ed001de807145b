package sqlgen

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/filter"
)

// The parameters of the range of time in raw SQL, which templates may also name themselves. The last two are bound for
// tiles over time only.
const (
	paramStart          = "startDateMilliseconds"
	paramEnd            = "endDateMilliseconds"
	ParamInterval       = "intervalSeconds"
	ParamIntervalMillis = "intervalMilliseconds"
)

const (
	sqlStart = "fromUnixTimestamp64Milli({" + paramStart + ":Int64}, 'UTC')"
	sqlEnd   = "fromUnixTimestamp64Milli({" + paramEnd + ":Int64}, 'UTC')"
	// sqlTrue is what a condition is that has nothing to ask for.
	sqlTrue = "(1 = 1)"
)

const (
	// maxMacroDepth is how deep macros may stand in the arguments of others, and maxExpanded how long the SQL may
	// become with the texts of its variables: arguments are repeated.
	maxMacroDepth = 16
	maxExpanded   = 1 << 20
)

// template fills in the macros and variables of raw SQL. What it makes is text that still must be parsed and checked as
// a whole. Values of variables are never part of it: they are parameters.
type template struct {
	// display is the kind of the tile, for messages; buckets says that it is over time.
	display string
	buckets bool
	// width and shift are those of the buckets of a window, in milliseconds. With a shift the macros of buckets do not
	// name the parameters of the width, so who does has buckets of its own.
	width, shift int64
	params       *filter.Params
	// source is the source of the tile, nil if it has none.
	source *Source
	// field renders the expression of a dashboard's filter.
	field func(expression string) (string, error)
	// rows are the conditions of the row filters; nil for none.
	rows      func() ([]string, error)
	variables map[string]Variable
	// filters are those of the dashboard that narrow the tile; unplaced is one that would if the tile had a source.
	filters  []Variable
	unplaced bool

	size int // of the text so far, and of the texts of variables
	// texts are the parameters of variables as one text, by their names and formats.
	texts map[[2]string]string
}

// macro is what $__name stands for.
type macro struct {
	least, most int // arguments
	// sql renders it with its arguments, in which macros are filled in already.
	sql func(t *template, arguments []string) (string, error)
	// variable says that the last argument names a variable, and so is handed over as it was written.
	variable bool
}

var macros = map[string]macro{
	"fromTime":        text0("toDateTime(" + sqlStart + ")"),
	"toTime":          text0("toDateTime(" + sqlEnd + ")"),
	"fromTime_ms":     text0(sqlStart),
	"toTime_ms":       text0(sqlEnd),
	"timeFilter":      text1(timeFilter),
	"timeFilter_ms":   text1(timeFilterMillis),
	"dateFilter":      text1(dateFilter),
	"dateTimeFilter":  {least: 2, most: 2, sql: dateTimeFilter},
	"dt":              {least: 2, most: 2, sql: dateTimeFilter},
	"timeInterval":    {least: 1, most: 1, sql: timeInterval},
	"timeInterval_ms": {least: 1, most: 1, sql: timeIntervalMillis},
	"interval_s":      {sql: intervalSeconds},
	"filters":         {sql: (*template).broadcast},
	"sourceTable":     {most: 1, sql: (*template).sourceTable},
	"filter":          {least: 1, most: 2, sql: (*template).filter, variable: true},
	"conditionalAll":  {least: 2, most: 2, sql: (*template).conditionalAll, variable: true},
}

func text0(sql string) macro {
	return macro{sql: func(*template, []string) (string, error) { return sql, nil }}
}

func text1(sql func(column string) string) macro {
	return macro{least: 1, most: 1, sql: func(_ *template, arguments []string) (string, error) {
		return sql(arguments[0]), nil
	}}
}

func between(x, low, high string) string {
	return "(" + x + " >= " + low + " AND " + x + " <= " + high + ")"
}

func timeFilter(x string) string {
	return between(x, "toDateTime("+sqlStart+")", "toDateTime("+sqlEnd+")")
}

func timeFilterMillis(x string) string { return between(x, sqlStart, sqlEnd) }

func dateFilter(x string) string { return between(x, "toDate("+sqlStart+")", "toDate("+sqlEnd+")") }

func dateTimeFilter(_ *template, arguments []string) (string, error) {
	return "(" + dateFilter(arguments[0]) + " AND " + timeFilter(arguments[1]) + ")", nil
}

// The steps are counted in UTC, as those of charts are.

// timeInterval is the start of the step that a time is in, to the second unless steps begin between two seconds.
func timeInterval(t *template, arguments []string) (string, error) {
	if t.shift%1000 != 0 { // which seconds cannot express
		return t.shifted("toDateTime64("+arguments[0]+", 3, 'UTC')", "toIntervalMillisecond", 1), t.needBuckets("$__timeInterval")
	}
	if t.shift != 0 {
		return t.shifted("toDateTime("+arguments[0]+", 'UTC')", "toIntervalSecond", 1000), t.needBuckets("$__timeInterval")
	}
	return "toStartOfInterval(toDateTime(" + arguments[0] + ", 'UTC'), toIntervalSecond({" + ParamInterval + ":Int64}))",
		t.needBuckets("$__timeInterval")
}

// timeIntervalMillis is timeInterval to the millisecond.
func timeIntervalMillis(t *template, arguments []string) (string, error) {
	if t.shift != 0 {
		return t.shifted("toDateTime64("+arguments[0]+", 3, 'UTC')", "toIntervalMillisecond", 1), t.needBuckets("$__timeInterval_ms")
	}
	return "toStartOfInterval(toDateTime64(" + arguments[0] + ", 3, 'UTC'), toIntervalMillisecond({" +
		ParamIntervalMillis + ":Int64}))", t.needBuckets("$__timeInterval_ms")
}

// shifted is the start of the bucket of a time where buckets do not begin at multiples of their width. The interval is
// the function that makes one, of so many milliseconds.
func (t *template) shifted(time, interval string, millis int64) string {
	shift := interval + "(" + strconv.FormatInt(t.shift/millis, 10) + ")"
	width := interval + "(" + strconv.FormatInt(t.width/millis, 10) + ")"
	return "(toStartOfInterval(" + time + " - " + shift + ", " + width + ") + " + shift + ")"
}

func intervalSeconds(t *template, _ []string) (string, error) {
	return "{" + ParamInterval + ":Int64}", t.needBuckets("$__interval_s")
}

func (t *template) needBuckets(name string) error {
	if t.buckets {
		return nil
	}
	return core.InvalidError(fmt.Sprintf("%s is the width of a time bucket, and a %s tile has no time buckets", name, t.display))
}

// broadcast is the condition of the dashboard's filters and of the row filters.
func (t *template) broadcast([]string) (string, error) {
	if t.unplaced {
		return "", core.InvalidError("$__filters needs a tile with a sourceId")
	}
	conditions := make([]string, len(t.filters))
	for i, f := range t.filters {
		var err error
		if conditions[i], err = t.filter1(f); err != nil {
			return "", err
		}
	}
	if t.rows != nil {
		rows, err := t.rows()
		if err != nil {
			return "", err
		}
		conditions = append(conditions, rows...)
	}
	if len(conditions) == 0 {
		return sqlTrue, nil
	}
	return "(" + strings.Join(conditions, " AND ") + ")", nil
}

// sourceTable is the table of the tile's source: of a metric source, that of the type which the argument names.
func (t *template) sourceTable(arguments []string) (string, error) {
	if t.source == nil {
		return "", core.InvalidError("$__sourceTable needs a tile with a sourceId")
	}
	database, table := t.source.From.Database, t.source.From.Table
	switch {
	case len(arguments) > 0:
		metric := strings.Trim(arguments[0], "'\"` ")
		if table = t.source.MetricTables[metric]; table == "" {
			return "", core.InvalidError(fmt.Sprintf("$__sourceTable: the tile's source has no table of %s metrics", metric))
		}
	case table == "":
		return "", core.InvalidError(fmt.Sprintf(
			"$__sourceTable needs a metric type for a %s source, such as $__sourceTable(gauge)", t.source.Kind))
	}
	return filter.QuoteName(database) + "." + filter.QuoteName(table), nil
}

// filter is the condition that an expression has one of the selected values of a variable. Alone, the variable brings
// its own expression.
func (t *template) filter(arguments []string) (string, error) {
	v, err := t.reference("$__filter", arguments[len(arguments)-1])
	switch {
	case err == nil && len(arguments) == 1 && v.Expression == "":
		return "", core.InvalidError(fmt.Sprintf(
			"$__filter: the filter %s has no expression, use $__filter(expression, $variable)", Shorten(v.Name)))
	case err != nil || len(v.Values) == 0:
		return sqlTrue, err
	case len(arguments) == 1:
		return t.filter1(v)
	}
	return "((" + arguments[0] + ") IN (" + v.list(t.params) + "))", nil
}

// filter1 is the condition of a filter that has a selection.
func (t *template) filter1(v Variable) (string, error) {
	sql, err := t.field(v.Expression)
	if err != nil {
		return "", v.located(err)
	}
	return "(" + sql + " IN (" + v.list(t.params) + "))", nil
}

// conditionalAll is a condition as long as the variable has a selection.
func (t *template) conditionalAll(arguments []string) (string, error) {
	v, err := t.reference("$__conditionalAll", arguments[1])
	if err != nil || len(v.Values) == 0 {
		return sqlTrue, err
	}
	return "(" + arguments[0] + ")", nil
}

// ErrNoVariable is the cause of errors about names that no filter of the dashboard has.
var ErrNoVariable = errors.New("no such variable")

// reference finds the variable that an argument of a macro names, as $name, ${name} or name.
func (t *template) reference(macro, argument string) (Variable, error) {
	name := strings.TrimPrefix(strings.TrimSpace(argument), "$")
	if inner, ok := strings.CutPrefix(name, "{"); ok {
		name = strings.TrimSuffix(inner, "}")
	}
	v, ok := t.variables[name]
	if !ok {
		return v, core.NewError(core.Invalid,
			fmt.Sprintf("%s: %s is not a variable of the dashboard", macro, Shorten(argument)), ErrNoVariable)
	}
	return v, nil
}
