package dashboardimport

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/sqltext"
	"github.com/obstack/obstack/impl/usersql"
)

// variable is a variable of Grafana: a filter of the dashboard here, or fixed at what is selected in the file.
type variable struct {
	name   string
	filter bool
	// all says that everything is selected, and values are what that is, if it is known, or what is selected.
	all    bool
	values []string
	// interval marks a variable of widths; its only value is the selected one.
	interval bool
	// unquoted marks a text that the older plugin quotes where it is compared: its file says nothing of several values.
	unquoted bool
	// arrays marks values that are arrays of SQL, which the older plugin does not quote.
	arrays bool
	// list says that the values are written as a list of texts, as those are of which several can be selected.
	list bool
	// verbatim is what stands for everything, where the variable says so.
	verbatim string
	size     int // of the values
}

// maxFilters is how many filters are taken over, and maxValuesQuery how long the query may be from which one is made.
const (
	maxFilters     = 100
	maxValuesQuery = 10_000
	// maxFilledIn is how many variables such a query may name.
	maxFilledIn = 20
	// maxCustomValues is how many values of a list are read.
	maxCustomValues = 10_000
)

// variableName is what a variable may be called here.
var variableName = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_]{0,63}$`)

// readVariables makes filters of the variables that list the values of a column or are compared with one, and fixes the others.
func (m *importer) readVariables(v *schema.Value, path string) {
	m.variables = map[string]*variable{}
	var fixed []fixedVariable
	for i, v := range m.list(at(v, "templating"), "list", path+".templating", "") {
		at := fmt.Sprintf("%s.templating.list.%d", path, i)
		name := v.Str("name")
		switch {
		case v.Kind != schema.Object:
			m.note(at, "", "not imported: expected object, received %s", v.Kind)
		case name == "" || m.variables[name] != nil:
			m.note(at, name, "not imported: the variable has no name or a duplicate name")
		default:
			if f := m.variable(v, at, name); f != nil {
				fixed = append(fixed, *f)
			}
		}
	}
	m.filterCompared(v, fixed)
	for _, f := range fixed {
		m.noteFixed(f)
	}
	m.saveSelection()
}

// variable takes over one variable. It returns one that is not a filter.
func (m *importer) variable(v *schema.Value, path, name string) *fixedVariable {
	kind := v.Str("type")
	switch kind {
	case "datasource": // the caller names the connection
		return nil
	case "adhoc":
		m.noteConditions(v, path, name)
		return nil
	}
	known := &variable{name: name, list: isTrue(v, "multi") || isTrue(v, "includeAll")}
	m.variables[name] = known
	known.read(v)
	why := fmt.Sprintf("variables of kind %q are not supported", schema.Shorten(kind))
	switch kind {
	case "custom", "textbox":
		why = "not all queries compare it with the same column of a source's table"
	case "query":
		if why = m.filter(v, path, known); why == "" {
			return nil
		}
		if len(known.values) == 0 && m.Database != "" && listsDatabases.MatchString(queryOf(v)) {
			known.all, known.values = false, []string{m.Database}
			m.note(path, name, "fixed at %s, the database of the connection", schema.Shorten(m.Database))
			return nil
		}
	}
	return &fixedVariable{v, path, known, why}
}

// noteConditions notes that a variable of conditions by hand is not taken over, with those that are selected.
func (m *importer) noteConditions(v *schema.Value, path, name string) {
	var selected []string
	for _, f := range v.List("filters") {
		selected = append(selected, f.Str("key")+" "+f.Str("operator")+" "+f.Str("value"))
	}
	why := "a filter has one expression"
	if len(selected) > 0 {
		why += "; this condition was dropped: " + schema.Shorten(strings.Join(selected, " and "))
	}
	m.note(path, name, "not imported: %s", why)
}

// noteFixed notes the value that a variable is fixed at. Constants are fixed in Grafana too.
func (m *importer) noteFixed(f fixedVariable) {
	value := strings.Join(f.known.values, ", ")
	switch {
	case f.known.filter || f.Str("type") == "constant":
		return
	case value == chartStep:
		m.note(f.path, f.known.name, "fixed at the step of each chart: %s", f.why)
		return
	case f.known.all:
		value = "everything"
	case value == "":
		value = "nothing"
	}
	m.note(f.path, f.known.name, "fixed at the selected value, %s: %s", schema.Shorten(value), f.why)
}

// listsDatabases matches a query for the names of databases, which files often leave open which is meant.
var listsDatabases = regexp.MustCompile(`(?is)^\s*(?:SHOW\s+DATABASES\b|SELECT\s+(?:DISTINCT\s+)?(?:database\b.*\bFROM\s+system\.|name\b.*\bFROM\s+system\.databases\b))`)

// read finds out what is selected in a variable.
func (k *variable) read(v *schema.Value) {
	defer func() {
		k.size = len(k.verbatim)
		for _, value := range k.values {
			k.size += len(value) + 3 // with quotes and a comma
		}
	}()
	kind := v.Str("type")
	defer func() {
		k.arrays = len(k.values) > 0 && !slices.ContainsFunc(k.values, func(value string) bool { return !array.MatchString(value) })
		k.unquoted = len(k.values) == 1 && v.Get("multi") == nil && v.Get("includeAll") == nil && !number.MatchString(k.values[0])
	}()
	if kind == "interval" {
		k.interval, k.values = true, []string{intervalOf(v)}
		return
	}
	value := at(v, "current", "value")
	switch value.Kind {
	case schema.String, schema.Number:
		k.values = []string{value.Text}
	case schema.Array:
		for _, item := range value.Items {
			if item.Kind == schema.String || item.Kind == schema.Number {
				k.values = append(k.values, item.Text)
			}
		}
		k.list = true
	default:
		k.values = k.first(v, kind)
	}
	if !slices.Contains(k.values, everything) {
		return
	}
	k.all, k.list, k.values, k.verbatim = true, true, nil, v.Str("allValue")
	for _, option := range v.List("options") {
		if text := option.Str("value"); text != "" && text != everything {
			k.values = append(k.values, text)
		}
	}
	if len(k.values) == 0 && kind == "custom" { // newer files have the query instead of options
		k.values = customValues(v.Str("query"))
	}
}

// number matches a value that stands in SQL without quotes.
var number = regexp.MustCompile(`^-?[0-9]+(?:\.[0-9]+)?$`)

// array matches a value that is an array of SQL.
var array = regexp.MustCompile(`^\[.*\]$`)

// everything is the value that stands for all others.
const everything = "$__all"

// first returns the values that Grafana selects in a variable without a selection.
func (k *variable) first(v *schema.Value, kind string) []string {
	switch {
	case kind == "constant" || kind == "textbox":
		return []string{v.Str("query")}
	case isTrue(v, "includeAll"):
		return []string{everything}
	case kind == "custom":
		values := customValues(v.Str("query"))
		return values[:min(1, len(values))]
	}
	return nil
}

// customValue matches an item of a list of values: with what is shown for it in front, or without. A backslash is before a comma
// that is part of it.
var customValue = regexp.MustCompile(`(?:\\.|[^,\\])+`)

// customValues are the values of a list as in a custom variable: 1, Label : 2, a\,b.
func customValues(text string) (values []string) {
	for _, item := range customValue.FindAllString(text, maxCustomValues) {
		if _, value, labelled := strings.Cut(item, " : "); labelled {
			item = value
		}
		if item = strings.ReplaceAll(strings.TrimSpace(item), `\,`, ","); item != "" {
			values = append(values, item)
		}
	}
	return values
}

var (
	selectColumn = regexp.MustCompile(`(?is)^\s*SELECT\s+(?:DISTINCT\s+)?(.+)$`)
	tableName    = regexp.MustCompile(`^[\w."` + "`" + `]+$`)
)

// valuesQuery splits a query for the values of an expression in one table, perhaps with a condition. It is not ok if the
// query has another form.
func valuesQuery(text string) (expression, table, where string, ok bool) {
	if len(text) > maxValuesQuery {
		return "", "", "", false
	}
	clauses := splitClauses(strings.TrimRight(text, "; \t\r\n"))
	column := selectColumn.FindStringSubmatch(clauses[""])
	if column == nil || !tableName.MatchString(clauses["FROM"]) || clauses["HAVING"]+clauses["PREWHERE"]+clauses["UNION"]+clauses["SETTINGS"] != "" {
		return "", "", "", false
	}
	return strings.TrimSpace(column[1]), clauses["FROM"], clauses["WHERE"], true
}

var columnAlias = regexp.MustCompile(`(?is)^(.+?)\s+AS\s+(?:\w+|"[^"]+"|` + "`[^`]+`" + `)$`)

// queryOf is the query that finds the values of a variable.
func queryOf(v *schema.Value) string {
	query := at(v, "query")
	return cmp.Or(v.Str("query"), query.Str("rawSql"), query.Str("query"), v.Str("definition"))
}

// filledIn is a query for values with those of the variables that are fixed, which stand before it in the list.
func (m *importer) filledIn(text string) string {
	if len(text) > maxValuesQuery || strings.Count(text, "$")+strings.Count(text, "[[") > maxFilledIn {
		return text
	}
	size := len(text)
	return reference.ReplaceAllStringFunc(text, func(match string) string {
		name, format := named(referenceHere.FindStringSubmatch(match))
		v := m.variables[name]
		if v == nil || v.filter || size > maxValuesQuery {
			return match
		}
		value, err := v.text(format)
		if size += len(value); err != nil || size > maxValuesQuery {
			return match
		}
		return value
	})
}

// ofRange matches a condition on the range of time at the beginning of others.
var ofRange = regexp.MustCompile(`(?is)^\$__(?:timeFilter|timeFilter_ms|dateFilter)\([^()]*\)\s*(?:$|AND\s+)`)

// inAnyRange is a condition without that on the range of time, in which the values of a filter are looked for anyway.
func inAnyRange(where string) string { return ofRange.ReplaceAllString(where, "") }

// filter makes a filter of a variable whose values a query finds, and says why not if it cannot.
func (m *importer) filter(v *schema.Value, path string, known *variable) (why string) {
	name := known.name
	text := m.filledIn(queryOf(v))
	expression, table, where, ok := valuesQuery(text)
	if !ok {
		return "its query does not list the values of one column of a table"
	}
	where = inAnyRange(where)
	if alias := columnAlias.FindStringSubmatch(expression); alias != nil {
		expression = alias[1]
	}
	// A filter has no macros and no other variables in it: what was not filled in above cannot be.
	if _, err := usersql.ParseExpr(expression); err != nil || strings.Contains(expression, "$") {
		return "its query does not list the values of one column of a table"
	}
	source := m.sourceOf(table)
	switch {
	case source == nil:
		return fmt.Sprintf("no source on the connection uses the table %s of this variable: map one in sources", schema.Shorten(table))
	case !variableName.MatchString(name):
		return "a variable name has letters, digits and underscores, and starts with a letter"
	case len(m.Filters) == maxFilters:
		return fmt.Sprintf("a dashboard has at most %d filters", maxFilters)
	}
	f := object("type", "QUERY_EXPRESSION", "name", labelOf(v, name), "expression", expression, "sourceId", source.ID)
	if where != "" {
		if _, err := usersql.ParseExpr(where); err != nil || strings.Contains(where, "$") {
			m.note(path+".query", name, "all values are listed: the condition of its query was not imported")
		} else {
			f.Set("where", schema.NewString(where))
			f.Set("whereLanguage", schema.NewString("sql"))
		}
	}
	if regex := v.Str("regex"); regex != "" {
		m.note(path+".regex", name, "not imported: filters do not support a regex")
	}
	m.addFilter(f, path, known)
	m.filterNames = append(m.filterNames, name)
	return ""
}

// addFilter adds the filter that stands for a variable. As in Grafana it counts in the queries that name it, and in no others.
func (m *importer) addFilter(f *schema.Value, path string, known *variable) {
	f.Set("isBroadcastEnabled", schema.NewBool(false))
	f.Set("isVariableEnabled", schema.NewBool(true))
	f.Set("variableName", schema.NewString(known.name))
	m.Filters = append(m.Filters, Part{f, path, known.name})
	known.filter = true
}

// text is the variable as it stands in SQL or in a text there, in a format of Grafana.
func (k *variable) text(format string) (string, error) {
	values := k.values
	switch {
	case k.size > maxSQL:
		return "", fmt.Errorf("the values of the variable %s are longer than %d characters", schema.Shorten(k.name), maxSQL)
	case k.all && k.verbatim != "":
		return k.verbatim, nil
	case k.all && len(values) == 0:
		return "", fmt.Errorf("all values of the variable %s are selected, but the file does not list them", schema.Shorten(k.name))
	case len(values) == 0: // nothing is selected, which Grafana writes as an empty text
		values = []string{""}
	}
	join := func(quote func(string) string, separator string) string {
		parts := make([]string, len(values))
		for i, value := range values {
			parts[i] = quote(value)
		}
		return strings.Join(parts, separator)
	}
	plain := func(value string) string { return value }
	switch format {
	case "":
		if k.list {
			return join(sqltext.Literal, ","), nil
		}
		return values[0], nil
	case "raw", "text", "csv":
		return join(plain, ","), nil
	case "singlequote", "sqlstring":
		return join(sqltext.Literal, ","), nil
	case "doublequote":
		return join(func(value string) string { return `"` + doubleQuoted.Replace(value) + `"` }, ","), nil
	case "pipe":
		return join(plain, "|"), nil
	case "regex":
		if len(values) == 1 {
			return regexp.QuoteMeta(values[0]), nil
		}
		return "(" + join(regexp.QuoteMeta, "|") + ")", nil
	}
	return "", fmt.Errorf("the format %s of the variable %s is not supported", schema.Shorten(format), schema.Shorten(k.name))
}

var doubleQuoted = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

// inText is the variable as a part of a literal, which no value ends.
func (k *variable) inText(format string) (string, error) {
	if k.width() == chartStep {
		return "", fmt.Errorf("the variable %s is the step of the chart and cannot be used in a string", schema.Shorten(k.name))
	}
	if format == "" {
		format = "raw"
	}
	text, err := k.text(format)
	return strings.TrimSuffix(strings.TrimPrefix(sqltext.Literal(text), "'"), "'"), err
}
