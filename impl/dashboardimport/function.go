package dashboardimport

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/query/sqlgen"
)

var (
	// functionAt matches a function of the older plugin at the start of a query, behind comments and WITH.
	functionAt = regexp.MustCompile(`(?is)^((?:\s|--[^\n]*\n|/\*.*?\*/)*(?:WITH\b[^$]*)?)` +
		`\$(columns|columnsMs|rate|rateColumns|rateColumnsAggregated|(?:perSecond|delta|increase)(?:Columns|ColumnsAggregated)?)\s*\(`)
	trailing = regexp.MustCompile(`(?is)^(.*?[\w)\]'])\s+(?:AS\s+)?([A-Za-z_]\w*)$`)
	// aggregation matches a value that is one for each bucket already.
	aggregation = regexp.MustCompile(`(?i)^(?:max|min|sum|avg|any|anyLast|count|uniq)\(`)
	plainName   = regexp.MustCompile(`^[A-Za-z_]\w*$`)
)

// function writes a query out that begins with a function of the older plugin.
func (c *converter) function(text string) (string, error) {
	match := functionAt.FindStringSubmatchIndex(text)
	if match == nil {
		return text, nil
	}
	name := text[match[4]:match[5]]
	arguments, end, err := sqlgen.SplitArguments(text, match[1]-1)
	if err != nil || len(arguments) == 0 {
		return "", fmt.Errorf("$%s has no arguments", name)
	}
	rest := splitClauses(strings.TrimRight(text[end:], "; \t\r\n"))
	for _, clause := range []string{"", "PREWHERE", "LIMIT", "UNION", "SETTINGS"} {
		if rest[clause] != "" {
			return "", fmt.Errorf("$%s supports only FROM, WHERE, GROUP BY, HAVING and ORDER BY after it", name)
		}
	}
	if rest["FROM"] == "" {
		return "", fmt.Errorf("$%s has no FROM after it", name)
	}
	sql, err := functionQuery(name, arguments, rest)
	return text[:match[3]] + sql, err
}

// functionQuery is the query that a function stands for.
func functionQuery(name string, arguments []string, rest map[string]string) (string, error) {
	time, filter := "$timeSeries", "$timeFilter"
	if name == "columnsMs" {
		name, time, filter = "columns", "$timeSeriesMs", "$timeFilterMs"
	}
	// The plugin adds the range of time, unless the query has it itself. If a subquery has it, its rows may be buckets, and the first
	// bucket begins before the range.
	where := rest["WHERE"]
	switch inside := strings.HasPrefix(rest["FROM"], "(") && strings.Contains(rest["FROM"], "$timeFilter"); {
	case inside || strings.Contains(where, "$timeFilter"):
		filter = where
	case where != "":
		filter += " AND (" + where + ")"
	}
	if filter != "" {
		filter = " WHERE " + filter
	}
	kind, aggregated := strings.CutSuffix(name, "Aggregated")
	kind, keyed := strings.CutSuffix(kind, "Columns")
	keys := 0
	switch {
	case aggregated:
		keys = 2
	case keyed || kind == "columns":
		keys = 1
	}
	if len(arguments) <= keys || keys == 1 && len(arguments) != 2 || aggregated && len(arguments)%2 != 0 {
		return "", fmt.Errorf("$%s needs a key and a value", name)
	}
	columns, groups := []string{time + " AS t"}, []string{"t"}
	for _, key := range arguments[:keys] {
		_, alias := aliased(key)
		columns, groups = append(columns, key), append(groups, alias)
	}
	values := arguments[keys:]
	group := strings.Join(groups, ", ")
	if rest["GROUP BY"] != "" && kind == "columns" {
		group = rest["GROUP BY"]
	}
	tail := " FROM " + rest["FROM"] + filter + " GROUP BY " + group
	if rest["HAVING"] != "" {
		tail += " HAVING " + rest["HAVING"]
	}
	if kind == "columns" || kind == "rate" && !aggregated {
		for _, value := range values {
			if kind == "rate" {
				expression, alias := aliased(value)
				// The plugin calls rates like that.
				if value = "(" + expression + ") / $interval"; alias != expression {
					value += " AS " + alias + "Rate"
				}
			}
			columns = append(columns, value)
		}
		return "SELECT " + strings.Join(columns, ", ") + tail + " ORDER BY " + group, nil
	}
	// The others compare the highest value of each bucket with the one of the bucket before.
	changes, sums := slices.Clone(groups), []string{"t", groups[min(1, len(groups)-1)]}
	for i := 0; i < len(values); i++ {
		aggregate := ""
		if aggregated {
			aggregate = values[i]
			i++
		}
		n := fmt.Sprintf("max_%d", len(columns)-1-keys)
		expression, alias := aliased(values[i])
		if !aggregation.MatchString(expression) {
			expression = "max(" + expression + ")"
		}
		columns = append(columns, expression+" AS "+n)
		change, suffix := changeOf(kind, n)
		if !aggregated {
			changes = append(changes, change+" AS "+n+"_"+suffix)
			continue
		}
		if !plainName.MatchString(alias) {
			alias = n
		}
		changes = append(changes, change+" AS "+alias+suffix)
		sums = append(sums, aggregate+"("+alias+suffix+") AS "+alias+suffix+"Agg")
	}
	window := "ORDER BY t"
	if keys > 0 {
		window = "PARTITION BY " + strings.Join(groups[1:], ", ") + " " + window
	}
	sql := "SELECT " + strings.Join(changes, ", ") + " FROM (SELECT " + strings.Join(columns, ", ") + tail + ") WINDOW w AS (" + window + ")"
	if aggregated {
		return "SELECT " + strings.Join(sums, ", ") + " FROM (" + sql + ") GROUP BY t, " + groups[1] + " ORDER BY t, " + groups[1], nil
	}
	return sql + " ORDER BY " + strings.Join(groups, ", "), nil
}

// changeOf returns the change of a value since the bucket before and its suffix in the plugin. In the first bucket it is NULL.
func changeOf(kind, value string) (sql, suffix string) {
	const seconds = "(toUnixTimestamp(t) - lagInFrame(toNullable(toUnixTimestamp(t))) OVER w)"
	change := "(" + value + " - lagInFrame(toNullable(" + value + ")) OVER w)"
	switch kind {
	case "rate":
		return value + " / " + seconds, "Rate"
	case "perSecond":
		return "if(" + change + " < 0, NULL, " + change + " / " + seconds + ")", "PerSecond"
	case "increase":
		return "if(" + change + " < 0, 0, " + change + ")", "Increase"
	}
	return change, "Delta"
}

// aliased splits an item of a list into its expression and its name, which is the expression itself where it has none.
func aliased(item string) (expression, alias string) {
	if parts := trailing.FindStringSubmatch(item); parts != nil {
		return parts[1], parts[2]
	}
	return item, item
}

// maxItem limits items that may be a time or an array of pairs to 2,000 bytes: such items have some 100.
const maxItem = 2000

// millisecondsItem matches an item that is a time in milliseconds since 1970, and its name.
var millisecondsItem = regexp.MustCompile(`(?is)^(.*(?:\bintDiv\(|\btoUnixTimestamp\(|\btoU?Int(?:32|64)\().*\*\s*1000\s*\)*)(\s+(?:AS\s+)?\w+)$`)

// bucketTime matches a macro that is a time here and a number of milliseconds there, with its name.
var bucketTime = regexp.MustCompile(`(?i)\$(?:timeSeries|timeSeriesMs|naturalTimeSeries)\s+(?:AS\s+)?(\w+)`)

// timeColumn makes times of the numbers of milliseconds that the older plugin takes for the time of its series: of those that
// are selected first. Where the query makes seconds of one by its name, it makes seconds of a time.
func timeColumn(text string) string {
	var names []string
	for _, match := range bucketTime.FindAllStringSubmatch(text, maxDepth) {
		names = append(names, match[1])
	}
	all := selectAt.FindAllStringIndex(text, maxDepth)
	for i := len(all) - 1; i >= 0; i-- {
		from, depth := all[i][1], 0
		end := from
		for end < min(len(text), from+maxItem) && (depth > 0 || text[end] != ',' && text[end] != ')' && clauseAt(text, end) == "") {
			switch text[end] {
			case '(', '[':
				depth++
			case ')', ']':
				depth--
			}
			end = max(sqlgen.SkipQuoted(text, end), sqlgen.SkipComment(text, end), end+1)
		}
		item := strings.TrimRight(text[from:end], " \t\r\n")
		if parts := millisecondsItem.FindStringSubmatch(item); parts != nil {
			text = text[:from] + "fromUnixTimestamp64Milli(toInt64(" + parts[1] + "), 'UTC')" + parts[2] + text[from+len(item):]
			fields := strings.Fields(parts[2])
			names = append(names, fields[len(fields)-1])
		}
	}
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		text = regexp.MustCompile(`\b`+name+`\s*/\s*1000\b`).ReplaceAllString(text, "toUnixTimestamp("+name+")")
	}
	return text
}

var (
	// constantTime matches a query whose first column is a constant with a name.
	constantTime = regexp.MustCompile(`(?is)^\s*SELECT(\s+DISTINCT)?\s+([0-9]+)\s+(?:AS\s+)?([A-Za-z_]\w*)\s*,`)
	// columnNumber matches columns that are named by their numbers.
	columnNumber = regexp.MustCompile(`^[0-9]|,\s*[0-9]`)
)

// withoutConstantTime takes a constant out of the columns: it stands where the older plugin expects a time, and a pie would show it.
// Its name is kept for the other clauses.
func withoutConstantTime(text string) string {
	if !constantTime.MatchString(text) {
		return text
	}
	clauses := splitClauses(text)
	if clauses["UNION"] != "" || columnNumber.MatchString(clauses["GROUP BY"]) || columnNumber.MatchString(clauses["ORDER BY"]) {
		return text
	}
	return constantTime.ReplaceAllString(text, "WITH $2 AS $3 SELECT$1")
}

// pairsStart matches the start of an array of pairs.
var pairsStart = regexp.MustCompile(`(?i)\b(?:groupArray|array)(\()(\()`)

// seriesOfPairs makes a row of each pair in an array of names and values, because the older plugin shows such pairs as series. The
// new columns have names that the query's own columns are unlikely to have: an alias hides a column of its name.
func seriesOfPairs(text string) string {
	if len(text) > maxSQL || !pairsStart.MatchString(text) {
		return text
	}
	head := splitClauses(text)[""]
	from, items := selected(head)
	from += strings.Index(text, head)
	for _, item := range items {
		if len(item) > maxItem {
			continue
		}
		pairs, alias := aliased(item)
		if !isPairs(pairs) {
			continue
		}
		if strings.Count(text, item) > 1 || alias != pairs && len(regexp.MustCompile(`\b`+alias+`\b`).FindAllString(text, 2)) > 1 {
			return text
		}
		// Both are of the same pair: arrayJoin of one array is computed once.
		rows := "arrayJoin(" + pairs + ").1 AS series_name, arrayJoin(" + pairs + ").2 AS series_value"
		return text[:from] + strings.Replace(text[from:], item, rows, 1)
	}
	return text
}

// selected returns the items that a query selects and where they start. The text ends in front of FROM.
func selected(text string) (from int, items []string) {
	for _, match := range selectAt.FindAllStringIndex(text, maxDepth) {
		// A SELECT in parentheses ends before the text does.
		rest := "(" + text[match[1]:] + ")"
		if list, end, err := sqlgen.SplitArguments(rest, 0); err == nil && end == len(rest) {
			return match[1], list
		}
	}
	return 0, nil
}

// isPairs reports whether an expression is an array of pairs.
func isPairs(expression string) bool {
	match := pairsStart.FindStringSubmatchIndex(expression)
	if match == nil || match[0] != 0 {
		return false
	}
	_, end, err := sqlgen.SplitArguments(expression, match[2])
	pair, _, wrong := sqlgen.SplitArguments(expression, match[4])
	return err == nil && end == len(expression) && wrong == nil && len(pair) == 2
}

// withFill matches what fills gaps between rows: by steps in milliseconds, which a tile does itself.
var withFill = regexp.MustCompile(`(?i)\s*\bWITH\s+FILL\b(?:\s+(?:FROM|TO|STEP)\s+(?:\([^()]*\)|[^\s,()]+(?:\([^()]*\))?))*`)

var deprecated = regexp.MustCompile(`\b(runningDifference|neighbor)\s*\(`)

// withoutDeprecated writes functions that ClickHouse refuses by now as window functions: both see rows in the order of the
// subquery.
func withoutDeprecated(text string) string {
	all := deprecated.FindAllStringSubmatchIndex(text, maxDepth)
	for i := len(all) - 1; i >= 0; i-- { // inner ones are behind outer ones
		match := all[i]
		arguments, end, err := sqlgen.SplitArguments(text, match[1]-1)
		sql := ""
		switch name := text[match[2]:match[3]]; {
		case err != nil:
		case name == "runningDifference" && len(arguments) == 1:
			sql = "(" + arguments[0] + " - lagInFrame(toNullable(" + arguments[0] + ")) OVER ())"
		case name == "neighbor" && len(arguments) > 1 && arguments[1] == "-1":
			sql = "lagInFrame(" + strings.Join(append([]string{arguments[0], "1"}, arguments[2:]...), ", ") + ") OVER ()"
		}
		if sql != "" && len(text)+len(sql) <= maxSQL {
			text = text[:match[0]] + sql + text[end:]
		}
	}
	return text
}
