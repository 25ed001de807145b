package dashboardimport

import (
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/usersql"
)

// isOlderMacro has the names of the older plugin's macros and functions. What is not taken over is false: without it the
// note would call it a variable that is missing.
var isOlderMacro = map[string]bool{
	"table": true, "dateCol": true, "dateTimeCol": true, "from": true, "to": true, "interval": true, "timeFilter": true,
	"timeFilterMs": true, "timeSeries": true, "timeSeriesMs": true, "naturalTimeSeries": true, "timeFilterByColumn": true,
	"timeFilter64ByColumn": true, "unescape": true, "adhoc": true, "conditionalTest": true, "columns": true, "columnsMs": true,
	"rate": true, "rateColumns": true, "rateColumnsAggregated": true, "perSecond": true, "perSecondColumns": true,
	"perSecondColumnsAggregated": true, "delta": true, "deltaColumns": true, "deltaColumnsAggregated": true, "increase": true,
	"increaseColumns": true, "increaseColumnsAggregated": true, "lttb": false, "lttbMs": false,
}

// allFilters are the conditions of the dashboard's filters and of its search, which need a source.
const allFilters = "$__filters"

// olderMacro turns a macro of the older plugin, which is filled in with what stands beside the query. It is not ok if there
// is none of the name.
func (c *converter) olderMacro(text, name string, end, depth int) (sql string, after int, ok bool, err error) {
	taken, known := isOlderMacro[name]
	if !known || c.m.variables[name] != nil {
		return "", end, false, nil
	}
	if !taken {
		return "", 0, true, fmt.Errorf("unknown macro $%s", name)
	}
	switch name {
	case "table":
		sql, err = c.table()
	case "dateCol":
		sql, err = c.column("dateColDataType")
	case "dateTimeCol":
		sql, err = c.column("dateTimeColDataType")
	case "from":
		sql = startSeconds
	case "to":
		sql = endSeconds
	case "interval":
		c.buckets = true
		sql = bucketSeconds
	case "timeFilter":
		sql, err = c.timeFilter()
	case "timeFilterMs":
		if sql, err = c.time(); err == nil {
			sql = "$__timeFilter_ms(" + sql + ")"
		}
	case "timeSeries", "naturalTimeSeries":
		c.buckets = true
		if sql, err = c.time(); err == nil {
			sql = "$__timeInterval(" + sql + ")"
		}
	case "timeSeriesMs":
		c.buckets = true
		if sql, err = c.time(); err == nil {
			sql = "$__timeInterval_ms(" + sql + ")"
		}
	case "conditionalTest":
		sql, end, err = c.conditionalTest(text, end, depth)
	case "adhoc":
		sql = allFilters // it stands among conditions
	case "timeFilterByColumn", "timeFilter64ByColumn", "unescape":
		var arguments []string
		if arguments, end, err = c.arguments(text, "$"+name, end, 1); err != nil {
			break
		}
		if name == "unescape" {
			if v := c.only(arguments[0]); v != nil && !v.filter {
				sql, err = v.text("raw")
			} else {
				err = fmt.Errorf("$unescape needs a variable with a fixed value")
			}
			break
		}
		macro := "$__timeFilter("
		if name == "timeFilter64ByColumn" {
			macro = "$__timeFilter_ms("
		}
		if sql, err = c.convert(arguments[0], depth+1); err == nil {
			sql = macro + sql + ")"
		}
	default:
		err = fmt.Errorf("$%s must be at the start of a query", name)
	}
	return sql, end, true, err
}

// conditionalTest turns a part of a query that counts while something is selected in a variable. Another part may stand for it
// otherwise.
func (c *converter) conditionalTest(text string, end, depth int) (sql string, after int, err error) {
	arguments, end, err := c.arguments(text, "$conditionalTest", end, 2)
	if err != nil {
		return "", 0, err
	}
	if len(arguments) > 3 {
		return "", 0, errors.New("$conditionalTest needs 2 or 3 arguments")
	}
	v, counts, err := c.selection(arguments[len(arguments)-1])
	if err != nil {
		return "", 0, err
	}
	parts := append(arguments[:len(arguments)-1:len(arguments)-1], "")[:2]
	if !v.filter {
		if !counts {
			parts[0] = parts[1]
		}
		sql, err = c.convert(parts[0], depth+1)
		return sql, end, err
	}
	// Whether something is selected is known when the tile is queried, where only conditions can depend on it.
	for i, part := range parts {
		if part != "" && !conjunction.MatchString(part) {
			return "", 0, fmt.Errorf("$conditionalTest with the filter %s needs a condition that begins with AND", schema.Shorten(v.name))
		}
		if parts[i], err = c.convert(conjunction.ReplaceAllString(part, ""), depth+1); err != nil {
			return "", 0, err
		}
	}
	if len(arguments) == 2 {
		return "AND $__conditionalAll(" + parts[0] + ", $" + v.name + ")", end, nil
	}
	return "AND if($__conditionalAll(1 = 0, $" + v.name + "), " + parts[1] + ", " + parts[0] + ")", end, nil
}

var conjunction = regexp.MustCompile(`(?i)^\s*AND\b\s*`)

// only is the variable that a text is and nothing else, nil if it is anything else.
func (c *converter) only(text string) *variable {
	text = strings.TrimSpace(text)
	match := referenceHere.FindStringSubmatch(text)
	if match == nil || match[0] != text {
		return nil
	}
	name, _ := named(match)
	return c.m.variables[name]
}

// table is the table beside the query.
func (c *converter) table() (string, error) {
	database, table := c.target.Str("database"), c.target.Str("table")
	if table == "" {
		return "", fmt.Errorf("the query has no table for $table")
	}
	if database == "" || database == c.m.Database {
		return filter.QuoteName(table), nil
	}
	return filter.QuoteName(database) + "." + filter.QuoteName(table), nil
}

// column returns the column that stands beside the query under a key. As in the plugin, a text with parentheses is an expression.
func (c *converter) column(key string) (string, error) {
	name := c.target.Str(key)
	if name == "" {
		return "", fmt.Errorf("the query has no column for %s", key)
	}
	if strings.Contains(name, "(") {
		if expression, err := usersql.ParseExpr(name); err == nil {
			if sql, err := expression.SQL(usersql.Scope{}); err == nil {
				return sql, nil
			}
		}
	}
	return filter.QuoteName(name), nil
}

// time is the column of the time beside the query, as a time.
func (c *converter) time() (string, error) {
	column, err := c.column("dateTimeColDataType")
	switch kind := c.target.Str("dateTimeType"); kind {
	case "", "DATETIME", "DATETIME64":
	case "TIMESTAMP":
		column = "toDateTime(" + column + ")"
	case "FLOAT":
		column = "toDateTime64(" + column + ", 3)"
	case "TIMESTAMP64_3":
		column = "fromUnixTimestamp64Milli(" + column + ")"
	case "TIMESTAMP64_6":
		column = "fromUnixTimestamp64Micro(" + column + ")"
	case "TIMESTAMP64_9":
		column = "fromUnixTimestamp64Nano(" + column + ")"
	default:
		return "", fmt.Errorf("times of type %s are not supported", schema.Shorten(kind))
	}
	return column, err
}

// timeFilter is the condition that a row is in the range of time.
func (c *converter) timeFilter() (string, error) {
	time, err := c.time()
	if err != nil {
		return "", err
	}
	if c.target.Str("dateColDataType") == "" {
		return "$__timeFilter(" + time + ")", nil
	}
	date, err := c.column("dateColDataType")
	return "$__dateTimeFilter(" + date + ", " + time + ")", err
}
