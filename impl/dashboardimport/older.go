package dashboardimport

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/filter"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/schema"
)

// isOlderMacro has the names of the older plugin's macros and functions. What is not taken over is false: without it the
// note would call it a variable that is missing.
var isOlderMacro = map[string]bool{
	"table": true, "dateCol": true, "dateTimeCol": true, "from": true, "to": true, "interval": true, "timeFilter": true,
	"timeSeries": true, "timeFilterByColumn": true, "unescape": true, "adhoc": true, "conditionalTest": true,
	"columns": true, "rate": true, "rateColumns": true,
	"timeFilterMs": false, "timeSeriesMs": false, "naturalTimeSeries": false, "timeFilter64ByColumn": false, "columnsMs": false,
	"perSecond": false, "perSecondColumns": false, "delta": false, "deltaColumns": false, "increase": false,
	"increaseColumns": false, "rateColumnsAggregated": false, "perSecondColumnsAggregated": false,
	"increaseColumnsAggregated": false, "deltaColumnsAggregated": false, "lttb": false, "lttbMs": false,
}

// olderMacro turns a macro of the older plugin, which is filled in with what stands beside the query. It is not ok if there
// is none of the name.
func (c *converter) olderMacro(text, name string, end, depth int) (sql string, after int, ok bool, err error) {
	taken, known := isOlderMacro[name]
	if !known || c.m.variables[name] != nil {
		return "", end, false, nil
	}
	if !taken {
		return "", 0, true, fmt.Errorf("there is no macro like $%s", name)
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
	case "timeSeries":
		c.buckets = true
		if sql, err = c.time(); err == nil {
			sql = "$__timeInterval(" + sql + ")"
		}
	case "adhoc":
		sql = "1" // it stands among conditions, and its filters are not taken over
	case "timeFilterByColumn", "unescape", "conditionalTest":
		var arguments []string
		if arguments, end, err = c.arguments(text, "$"+name, end, 1); err != nil {
			break
		}
		if sql, err = c.convert(arguments[0], depth+1); err != nil {
			break
		}
		switch {
		case name == "timeFilterByColumn":
			sql = "$__timeFilter(" + sql + ")"
		case name == "unescape":
			if v := c.only(arguments[0]); v != nil && !v.filter {
				sql, err = v.text("raw")
			} else {
				err = fmt.Errorf("$unescape needs a variable whose value is fixed here")
			}
		case len(arguments) == 2:
			if sql, err = c.conditional(withoutConjunction(arguments[0]), arguments[1], depth); err == nil {
				sql = " AND " + sql
			}
		default:
			err = fmt.Errorf("$conditionalTest needs 2 arguments")
		}
	default:
		err = fmt.Errorf("$%s stands at the start of a query", name)
	}
	return sql, end, true, err
}

var conjunction = regexp.MustCompile(`(?i)^\s*AND\b`)

// withoutConjunction is a condition without the AND in front.
func withoutConjunction(sql string) string { return conjunction.ReplaceAllString(sql, "") }

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
		return "", fmt.Errorf("no table stands beside the query for $table")
	}
	if database == "" || database == c.m.Database {
		return filter.QuoteName(table), nil
	}
	return filter.QuoteName(database) + "." + filter.QuoteName(table), nil
}

// column is a column that stands beside the query under a key.
func (c *converter) column(key string) (string, error) {
	name := c.target.Str(key)
	if name == "" {
		return "", fmt.Errorf("no %s stands beside the query", key)
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
	case "TIMESTAMP64_3":
		column = "fromUnixTimestamp64Milli(" + column + ")"
	case "TIMESTAMP64_6":
		column = "fromUnixTimestamp64Micro(" + column + ")"
	case "TIMESTAMP64_9":
		column = "fromUnixTimestamp64Nano(" + column + ")"
	default:
		return "", fmt.Errorf("times of the type %s are not known", schema.Shorten(kind))
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

var (
	// functionAt matches a function, with which a whole query begins.
	functionAt = regexp.MustCompile(`^\s*\$(columns|rate|rateColumns)\s*\(`)
	// fromTable matches what follows a function that can be turned.
	fromTable = regexp.MustCompile(`(?is)^\s*(FROM\s+\S+)\s*(?:\bWHERE\s+(.+?))?\s*;?\s*$`)
	beyond    = regexp.MustCompile(`(?i)\b(GROUP\s+BY|ORDER\s+BY|HAVING|LIMIT|UNION|JOIN)\b`)
	trailing  = regexp.MustCompile(`(?is)^(.*?[\w)\]'])\s+(?:AS\s+)?([A-Za-z_]\w*)$`)
)

// function writes a query out that begins with a function of the older plugin.
func (c *converter) function(text string) (string, error) {
	match := functionAt.FindStringSubmatchIndex(text)
	if match == nil {
		return text, nil
	}
	name := text[match[2]:match[3]]
	arguments, end, err := sqlgen.SplitArguments(text, match[1]-1)
	if err != nil || len(arguments) == 0 {
		return "", fmt.Errorf("$%s has no arguments", name)
	}
	rest := fromTable.FindStringSubmatch(text[end:])
	if rest == nil || beyond.MatchString(text[end:]) {
		return "", fmt.Errorf("$%s with more than FROM and WHERE behind it has no equal", name)
	}
	// The plugin adds the range of time, unless the query has it itself.
	where := "$timeFilter"
	if rest[2] != "" {
		where = "$timeFilter AND (" + rest[2] + ")"
		if strings.Contains(rest[2], "$timeFilter") {
			where = rest[2]
		}
	}
	columns, groups := []string{"$timeSeries AS t"}, "t"
	values := arguments
	if name != "rate" {
		if len(arguments) != 2 {
			return "", fmt.Errorf("$%s needs a key and a value", name)
		}
		_, alias := aliased(arguments[0])
		columns, groups, values = append(columns, arguments[0]), "t, "+alias, arguments[1:]
	}
	for _, value := range values {
		if name != "columns" {
			expression, alias := aliased(value)
			// The plugin calls rates like that.
			if value = "(" + expression + ") / $interval"; alias != expression {
				value += " AS " + alias + "Rate"
			}
		}
		columns = append(columns, value)
	}
	return "SELECT " + strings.Join(columns, ", ") + " " + rest[1] + " WHERE " + where + " GROUP BY " + groups + " ORDER BY " + groups, nil
}

// aliased splits an item of a list into its expression and its name, which is the expression itself where it has none.
func aliased(item string) (expression, alias string) {
	if parts := trailing.FindStringSubmatch(item); parts != nil {
		return parts[1], parts[2]
	}
	return item, item
}
