package dashboardimport

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/schema"
)

const (
	// maxDepth is how deep macros may stand in the arguments of others.
	maxDepth = 16
	// maxCompared is how many variables in a query are looked at for what they are compared with, and comparedTail how much
	// of what stands in front of them.
	maxCompared  = 500
	comparedTail = 300
)

// target is a query of a panel.
type target struct {
	*schema.Value

	path  string
	older bool // of the older plugin
}

// adHoc matches the filters of a variable of the kind adhoc, which is not taken over.
var adHoc = regexp.MustCompile(`(?i)\s*\bSETTINGS\s+\$__adHocFilters\(\s*'[^']*'\s*\)\s*;?\s*$`)

// sqlOf is the SQL of a query with the macros and variables of here, and the converter, which knows what the query asks for.
func (m *importer) sqlOf(t target) (sql string, c converter, err error) {
	c = converter{m: m, target: t}
	sql, err = c.whole()
	m.sqlSize += c.size
	return sql, c, err
}

// whole turns the query of the target.
func (c *converter) whole() (sql string, err error) {
	key := "rawSql"
	if c.target.older {
		key = "query"
	}
	text := c.target.Str(key)
	if strings.TrimSpace(text) == "" {
		return "", errors.New("no SQL")
	}
	text = withoutDeprecated(adHoc.ReplaceAllString(text, ""))
	if c.target.older {
		format := c.target.Str("format")
		series := format == "" || format == "time_series"
		if series && withFill.MatchString(text) {
			text, c.fills = withFill.ReplaceAllString(text, ""), true
		}
		if text, err = c.function(text); err != nil {
			return "", err
		}
		if series {
			rows := seriesOfPairs(text)
			c.pairs = rows != text
			text = withoutConstantTime(timeColumn(rows))
		}
	}
	sql, err = c.convert(text, 0)
	return strings.TrimRight(sql, "; \t\r\n"), err
}

// check holds SQL against the rules for that of users, as a tile will when it is queried. It runs in the database of a
// source that reads one of its tables, which it returns, and otherwise in that of the connection.
func (m *importer) check(sql, display string) (*Source, error) {
	names, err := m.names(sql, display, nil)
	if err == nil {
		for _, table := range names {
			if s := m.sourceOf(table); s != nil && strings.EqualFold(s.Connection, m.Connection) {
				if _, err := m.names(sql, display, s); err == nil {
					return s, nil
				}
			}
		}
		return nil, nil
	}
	// A table in another database than that of the connection is allowed beside a source there. Few are tried, as each try reads
	// the SQL anew.
	tried := map[string]bool{m.Database: true}
	for i := range m.Sources {
		s := &m.Sources[i]
		if database := s.From.Database; strings.EqualFold(s.Connection, m.Connection) && !tried[database] &&
			strings.Contains(sql, database) && len(tried) < 4 {
			tried[database] = true
			if _, err := m.names(sql, display, s); err == nil {
				return s, nil
			}
		}
	}
	return nil, err
}

// names are the tables in SQL that is allowed. Values may be selected in filters or not: it is enough that one works.
func (m *importer) names(sql, display string, source *Source) (tables []string, err error) {
	if len(sql) > maxSQL {
		return nil, fmt.Errorf("the SQL is longer than %d characters", maxSQL)
	}
	// Any range does: which tables there are does not depend on it.
	window := sqlgen.Window{Start: 0, End: 3_600_000}
	if api.DisplayOf(display).OverTime {
		window.Bucket = 60
	}
	raw := sqlgen.RawSQL{Text: sql, Display: display, Variables: map[string]sqlgen.Variable{}}
	database := m.Database
	if source != nil {
		if err := source.Check(); err != nil {
			return nil, err
		}
		raw.Source, database = &source.Source, source.From.Database
	}
	for _, values := range [][]string{{"1"}, nil} {
		for _, name := range m.filterNames {
			raw.Variables[name] = sqlgen.Variable{Name: name, Expression: "1", Values: values}
		}
		names, wrong := raw.Names(database, window)
		if wrong == nil {
			return names.Tables, nil
		}
		err = wrong
	}
	var refusal *core.Error
	if errors.As(err, &refusal) {
		return nil, errors.New(refusal.Message)
	}
	return nil, err
}

// converter turns the SQL of one query.
type converter struct {
	m       *importer
	target  target
	buckets bool // it asks for the width of a bucket
	fills   bool // it fills gaps with 0
	pairs   bool // it answers series over time as arrays of pairs
	size    int  // of what was made so far
	looked  int  // how many variables were looked at for what they are compared with
	// uses collects where filters stand in the query; nil collects nothing.
	uses map[string]*use
}

// same are the macros that mean here what they mean there. Those of buckets are true.
var same = map[string]bool{
	"fromTime": false, "toTime": false, "fromTime_ms": false, "toTime_ms": false, "timeFilter": false, "timeFilter_ms": false,
	"dateFilter": false, "dateTimeFilter": false, "dt": false,
	"timeInterval": true, "timeInterval_ms": true, "interval_s": true,
}

const (
	startMillis   = "{startDateMilliseconds:Int64}"
	endMillis     = "{endDateMilliseconds:Int64}"
	startSeconds  = "intDiv(" + startMillis + ", 1000)"
	endSeconds    = "intDiv(" + endMillis + ", 1000)"
	bucketMillis  = "{intervalMilliseconds:Int64}"
	rangeMillis   = "(" + endMillis + " - " + startMillis + ")"
	rangeSeconds  = "intDiv(" + rangeMillis + ", 1000)"
	bucketSeconds = "$__interval_s"
)

// globals are what Grafana fills in everywhere, by their names behind $__ and the format.
var globals = map[string]string{
	"from": startMillis, "to": endMillis, "from:date:seconds": startSeconds, "to:date:seconds": endSeconds,
	"range_ms": rangeMillis, "range_s": rangeSeconds, "interval_ms": bucketMillis,
	"timeFrom": "$__fromTime", "timeTo": "$__toTime", "unixEpochFrom": startSeconds, "unixEpochTo": endSeconds,
}

// reference matches what stands for a variable or a macro: $name, ${name}, ${name.field}, ${name:format} or [[name]].
var reference = regexp.MustCompile(`\$(\w+)|\$\{(\w+)(?:\.[^:{}]+)?(?::([^{}]+))?\}|\[\[(\w+)(?::(\w+))?\]\]`)

var referenceHere = regexp.MustCompile(`^(?:` + reference.String() + `)`)

// named is the name and the format in a match of reference.
func named(match []string) (name, format string) {
	return match[1] + match[2] + match[4], match[3] + match[5]
}

// convert turns what stands in a text outside of comments and quoted names.
func (c *converter) convert(text string, depth int) (string, error) {
	if depth > maxDepth {
		return "", fmt.Errorf("macros are nested more than %d levels deep", maxDepth)
	}
	var out bytes.Buffer
	for i := 0; i < len(text); {
		end := i + 1
		part := text[i:end]
		var err error
		switch ch := text[i]; {
		case ch == '\'':
			end = sqlgen.SkipQuoted(text, i)
			if width := c.referredWidth(strings.Trim(text[i:end], "'")); width != "" {
				part, end = c.widthInText(&out, text, end, width)
				break
			}
			part, err = c.literal(text[i:end])
			if name := c.onlyFilter(part); name != "" {
				end, part = c.compare(&out, text, end, name, part)
			}
		case ch == '$' || strings.HasPrefix(text[i:], "[["):
			part, end, err = c.reference(&out, text, i, depth)
		default:
			if skipped := max(sqlgen.SkipQuoted(text, i), sqlgen.SkipComment(text, i)); skipped > i {
				end, part = skipped, text[i:skipped]
			}
		}
		if err != nil {
			return "", err
		}
		if c.size += len(part); c.size > 2*maxSQL {
			return "", fmt.Errorf("the SQL is longer than %d characters", maxSQL)
		}
		out.WriteString(part)
		i = end
	}
	return out.String(), nil
}

// reference turns the variable or the macro at i.
func (c *converter) reference(out *bytes.Buffer, text string, i, depth int) (sql string, end int, err error) {
	match := referenceHere.FindStringSubmatch(text[i:])
	if match == nil {
		return text[i : i+1], i + 1, nil // for the rules of SQL to refuse
	}
	end = i + len(match[0])
	name, format := named(match)
	if name == "__interval" {
		if sql, after, ok := c.afterInterval(out, text, end, chartStep); ok {
			return sql, after, nil
		}
		sql, err = c.toSeconds(chartStep)
		return sql, end, err
	}
	if macro, ok := strings.CutPrefix(name, "__"); ok {
		return c.macro(text, macro, format, end, depth)
	}
	if c.target.older {
		if sql, end, ok, err := c.olderMacro(text, name, end, depth); ok || err != nil {
			return sql, end, err
		}
	}
	v := c.m.variables[name]
	switch {
	case v == nil && text[i] == '[': // a list of lists
		return "[", i + 1, nil
	case v == nil:
		return "", 0, fmt.Errorf("%s is neither a known macro nor a variable of the dashboard", schema.Shorten(match[0]))
	case !v.filter:
		if sql, after, ok := c.afterInterval(out, text, end, v.width()); ok {
			return sql, after, nil
		}
		if width := v.width(); width == chartStep || v.interval && width != "" {
			sql, err = c.toSeconds(width)
			return sql, end, err
		}
		if format == "" && c.target.older && v.arrays {
			format = "raw"
		}
		if format == "" && c.target.older && v.unquoted && isCompared.Match(out.Bytes()[max(0, out.Len()-comparedTail):]) {
			format = "singlequote"
		}
		sql, err = v.text(format)
		return sql, end, err
	}
	switch format {
	case "", "raw", "text", "csv", "singlequote", "sqlstring":
		sql = "$" + name
		if end < len(text) && isWord(text[end]) {
			sql = "${" + name + "}"
		}
	case "regex":
		sql = "${" + name + ":regex}"
	default:
		return "", 0, fmt.Errorf("the format %s of the variable %s is not supported", schema.Shorten(format), schema.Shorten(name))
	}
	end, sql = c.compare(out, text, end, name, sql)
	return sql, end, nil
}

func isWord(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
}

var (
	// comparedWith matches a column in front of a variable that it is compared with.
	comparedWith = regexp.MustCompile(`(?is)(?:^|\b(?:WHERE|PREWHERE|AND|OR)\s+|[(,])\s*` +
		`((?:[A-Za-z_]\w*|` + "`[^`]+`" + `)(?:\.\w+|\['[^'\\]*'\])*)\s*(=\s*|\bIN\s*\(\s*)$`)
	// endOfTerm matches what ends a comparison.
	endOfTerm = regexp.MustCompile(`(?is)^\s*(?:$|[),;]|(?:AND|OR|GROUP|ORDER|HAVING|LIMIT|UNION|SETTINGS)\b)`)
	closing   = regexp.MustCompile(`^\s*\)`)
	// isCompared matches what stands in front of a value that something is compared with.
	isCompared = regexp.MustCompile(`(?i)(?:[=<>]|\bI?LIKE|\bIN\s*\()\s*$`)
)

// compare makes column = $v and column IN ($v) conditions that hold while nothing is selected, which there is everything.
// It returns the end of what it has turned and the SQL for it; otherwise those that it was given.
func (c *converter) compare(out *bytes.Buffer, text string, end int, name, sql string) (int, string) {
	from, column, after := c.comparison(out, text, end)
	switch {
	case column != "":
		c.found(name, column)
		out.Truncate(from)
		return after, "$__filter(" + column + ", $" + name + ")"
	case !strings.HasSuffix(sql, ":regex}"): // which matches everything while nothing is selected
		c.found(name, "")
	}
	return end, sql
}

// comparison finds the column that a variable is compared with: its start in the output, its name and the end of the comparison in
// the input. The name is empty if the variable is not compared.
func (c *converter) comparison(out *bytes.Buffer, text string, end int) (from int, column string, after int) {
	if c.looked++; c.looked > maxCompared {
		return 0, "", end
	}
	from = max(0, out.Len()-comparedTail)
	tail := string(out.Bytes()[from:])
	match := comparedWith.FindStringSubmatchIndex(tail)
	if match == nil {
		return 0, "", end
	}
	after = end
	if tail[match[4]] != '=' { // IN
		close := closing.FindString(text[end:])
		if close == "" {
			return 0, "", end
		}
		after += len(close)
	}
	if rest := text[after:]; !endOfTerm.MatchString(rest[:min(len(rest), 100)]) {
		return 0, "", end
	}
	return from + match[2], tail[match[2]:match[3]], after
}

// onlyFilter is the name of the variable that a literal is and nothing else, empty if it is anything else.
func (c *converter) onlyFilter(literal string) string {
	inner := strings.TrimSuffix(strings.TrimPrefix(literal, "'"), "'")
	match := referenceHere.FindStringSubmatch(inner)
	if match == nil || match[0] != inner {
		return ""
	}
	name, format := named(match)
	if v := c.m.variables[name]; v == nil || !v.filter || format != "" {
		return ""
	}
	return name
}

// literal turns the variables in a literal.
func (c *converter) literal(literal string) (string, error) {
	var problem error
	text := reference.ReplaceAllStringFunc(literal, func(match string) string {
		if problem != nil {
			return ""
		}
		name, format := named(referenceHere.FindStringSubmatch(match))
		v := c.m.variables[name]
		switch {
		case v == nil && (strings.HasPrefix(name, "__") || c.target.older && isOlderMacro[name]):
			problem = fmt.Errorf("the macro %s is inside a string", schema.Shorten(match))
			return match
		case v == nil:
			return match // as Grafana leaves it
		case !v.filter:
			value, err := v.inText(format)
			if c.size += len(value); err == nil && c.size > 2*maxSQL {
				err = fmt.Errorf("the SQL is longer than %d characters", maxSQL)
			}
			problem = err
			return value
		}
		switch format {
		case "", "raw", "text", "csv":
			if match != strings.Trim(literal, "'") {
				c.found(name, "")
			}
			return "${" + name + "}"
		case "regex", "pipe":
			return "${" + name + ":regex}"
		}
		problem = fmt.Errorf("the format %s of the variable %s is not supported in a string", schema.Shorten(format), schema.Shorten(name))
		return match
	})
	return text, problem
}

// macro turns a macro, whose name ends at end.
func (c *converter) macro(text, name, format string, end, depth int) (sql string, _ int, err error) {
	if buckets, ok := same[name]; ok && format == "" {
		c.buckets = c.buckets || buckets
		if buckets || !strings.HasPrefix(text[end:], "()") {
			return "$__" + name, end, nil
		}
		return "$__" + name, end + 2, nil
	}
	key := name
	if format != "" {
		key += ":" + format
	}
	if sql, ok := globals[key]; ok {
		c.buckets = c.buckets || key == "interval_ms"
		if strings.HasPrefix(text[end:], "()") {
			end += 2
		}
		return sql, end, nil
	}
	if name != "timeGroup" && name != "timeGroupAlias" && name != "conditionalAll" {
		return "", 0, fmt.Errorf("unknown macro $__%s", schema.Shorten(key))
	}
	arguments, end, err := c.arguments(text, "$__"+name, end, 2)
	if err != nil {
		return "", 0, err
	}
	if name == "conditionalAll" {
		sql, err = c.conditional(arguments[0], arguments[1], depth)
		return sql, end, err
	}
	first, err := c.convert(arguments[0], depth+1)
	if err != nil {
		return "", 0, err
	}
	if width := c.widthOf(arguments[1]); width == chartStep {
		c.buckets = true
		sql = "$__timeInterval(" + first + ")"
	} else if interval := c.toInterval(width); interval != "" {
		sql = "toStartOfInterval(" + first + ", " + interval + ")"
	} else {
		return "", 0, fmt.Errorf("$__%s has no width such as 5m", name)
	}
	if name == "timeGroupAlias" {
		sql += " AS time"
	}
	return sql, end, nil
}

// arguments are those of a macro whose name ends at end, at least so many.
func (c *converter) arguments(text, name string, end, least int) ([]string, int, error) {
	for end < len(text) && strings.IndexByte(" \t\r\n", text[end]) >= 0 {
		end++
	}
	if end == len(text) || text[end] != '(' {
		return nil, 0, fmt.Errorf("%s has no arguments", name)
	}
	arguments, end, err := sqlgen.SplitArguments(text, end)
	if err != nil || len(arguments) < least {
		return nil, 0, fmt.Errorf("%s needs %d arguments", name, least)
	}
	return arguments, end, nil
}

// selection finds the variable that the argument of a condition names, also as a text, and reports whether the condition
// counts: it does not while everything is selected, or nothing.
func (c *converter) selection(argument string) (v *variable, counts bool, err error) {
	match := referenceHere.FindStringSubmatch(strings.Trim(argument, "'\" "))
	if match == nil {
		return nil, false, fmt.Errorf("%s is not a variable", schema.Shorten(argument))
	}
	name, _ := named(match)
	if v = c.m.variables[name]; v == nil {
		return nil, false, fmt.Errorf("%s is not a variable of the dashboard", schema.Shorten(argument))
	}
	return v, !v.all && strings.Join(v.values, "") != "", nil
}

// conditional is a condition that holds only while not everything is selected in a variable. One that does not count is not
// converted: the file may not have the values that stand for everything.
func (c *converter) conditional(condition, argument string, depth int) (string, error) {
	v, counts, err := c.selection(argument)
	if err != nil {
		return "", err
	}
	if !v.filter && !counts {
		return "(1 = 1)", nil
	}
	if condition, err = c.convert(condition, depth+1); err != nil {
		return "", err
	}
	if v.filter {
		return "$__conditionalAll(" + condition + ", $" + v.name + ")", nil
	}
	return "(" + condition + ")", nil
}
