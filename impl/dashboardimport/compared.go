package dashboardimport

import (
	"regexp"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/schema"
	"github.com/obstack/obstack/impl/sqltext"
)

// fixedVariable is a variable that no filter is made of by its own query.
type fixedVariable struct {
	*schema.Value

	path  string
	known *variable
	why   string
}

// use collects the places of a variable in the queries of a dashboard.
type use struct {
	column string  // that it is compared with
	source *Source // that reads the column
	other  bool    // it stands elsewhere, or is compared with another column
}

// add notes one place where the variable stands.
func (u *use) add(column string) {
	u.other = u.other || column == "" || u.column != "" && u.column != column
	u.column = column
}

// comparedColumn matches a column that a filter can list the values of.
var comparedColumn = regexp.MustCompile(`^[A-Za-z_]\w*(?:\['[^'\\]*'\])?$`)

// filterCompared makes filters of the variables that all queries compare with one column of a source. It converts the queries as
// if all of them were filters, to see where they stand.
func (m *importer) filterCompared(v *schema.Value, fixed []fixedVariable) {
	uses, inQueries := map[string]*use{}, namesInQueries(v)
	for _, f := range fixed {
		if len(m.filterNames) < maxFilters && f.mayCompare() && !inQueries[f.known.name] {
			uses[f.known.name] = &use{}
			f.known.filter = true
			m.filterNames = append(m.filterNames, f.known.name)
		}
	}
	if len(uses) == 0 {
		return
	}
	size := 0
	for _, t := range m.targets(v, 0) {
		c := converter{m: m, target: t, uses: map[string]*use{}}
		sql, err := c.whole()
		tables, wrong := []string(nil), err
		if err == nil {
			tables, wrong = m.names(sql, "line", nil)
		}
		if size += c.size; size > maxAllSQL {
			clear(uses)
			break
		}
		for name, found := range c.uses {
			u := uses[name]
			if u == nil {
				continue
			}
			if found.other || wrong != nil {
				u.other = true
				continue
			}
			u.add(found.column)
			if len(tables) == 1 && isColumn(sql, found.column) {
				if s := m.sourceOf(tables[0]); u.source == nil && s != nil {
					u.source = s
				}
			}
		}
	}
	for _, f := range fixed {
		if u := uses[f.known.name]; f.known.filter && (u == nil || u.other || u.source == nil || !m.comparedFilter(f, u)) {
			f.known.filter = false
			m.filterNames = slices.DeleteFunc(m.filterNames, func(name string) bool { return name == f.known.name })
		}
	}
}

// mayCompare reports whether a filter can stand for a variable.
func (f fixedVariable) mayCompare() bool {
	kind := f.Str("type")
	return (kind == "custom" || kind == "textbox" || kind == "query") && f.known.verbatim == "" && variableName.MatchString(f.known.name)
}

// namesInQueries are the names of the variables that the queries of others name: filters cannot follow each other.
func namesInQueries(v *schema.Value) map[string]bool {
	names := map[string]bool{}
	for _, other := range at(v, "templating").List("list") {
		query := queryOf(other)
		if other.Str("type") != "query" || len(query) > maxValuesQuery {
			continue
		}
		for _, match := range reference.FindAllStringSubmatch(query, -1) {
			name, _ := named(match)
			names[name] = true
		}
	}
	return names
}

var selectAt = regexp.MustCompile(`(?i)\bSELECT\s+(?:DISTINCT\s+)?`)

// isColumn reports whether a name in a query can only be a column of the query's table, because the query has neither an alias of that
// name nor a subquery.
func isColumn(sql, column string) bool {
	if !comparedColumn.MatchString(column) || len(selectAt.FindAllStringIndex(sql, 2)) != 1 {
		return false
	}
	name, _, _ := strings.Cut(column, "[")
	return !regexp.MustCompile(`(?i)\bAS\s+` + name + `\b`).MatchString(sql)
}

// comparedFilter makes a filter of a variable that is compared with a column, unless there is one of the column already.
func (m *importer) comparedFilter(f fixedVariable, u *use) bool {
	if len(m.Filters) == maxFilters || m.filtersOf(u.column) > 0 {
		return false
	}
	filter := object("type", "QUERY_EXPRESSION", "name", labelOf(f.Value, f.known.name), "expression", u.column, "sourceId", u.source.ID)
	if values := customValues(f.Str("query")); f.Str("type") == "custom" && len(values) > 0 {
		if where := conditionOf(u.column, values); len(where) <= maxValuesQuery {
			filter.Set("where", schema.NewString(where))
			filter.Set("whereLanguage", schema.NewString("sql"))
		}
	}
	m.addFilter(filter, f.path, f.known)
	m.note(f.path, f.known.name, "converted to a filter on the column %s", schema.Shorten(u.column))
	return true
}

// filtersOf counts the filters of an expression.
func (m *importer) filtersOf(expression string) (n int) {
	for _, f := range m.Filters {
		if f.Value.Str("expression") == expression {
			n++
		}
	}
	return n
}

// conditionOf is the condition that an expression has one of some values.
func conditionOf(expression string, values []string) string {
	quoted := make([]string, len(values))
	for i, value := range values {
		quoted[i] = sqltext.Literal(value)
	}
	return expression + " IN (" + strings.Join(quoted, ", ") + ")"
}

// maxCondition limits a saved condition to the 10,000 characters of the document.
const maxCondition = 10_000

// saveSelection keeps what is selected in the filters. The filters of one expression share their selection, so that there is
// none to keep where variables differ.
func (m *importer) saveSelection() {
	saved := &schema.Value{Kind: schema.Array}
	for _, f := range m.Filters {
		k, expression := m.variables[f.Name], f.Value.Str("expression")
		if k.all || strings.Join(k.values, "") == "" {
			continue
		}
		condition := conditionOf(expression, k.values)
		if m.filtersOf(expression) > 1 || schema.UTF16Len(condition) > maxCondition {
			m.note(f.Path, f.Name, "the selection was not imported")
			continue
		}
		saved.Items = append(saved.Items, object("type", "sql", "condition", condition))
	}
	if len(saved.Items) > 0 {
		m.Rest.Set("savedFilterValues", saved)
	}
}

// targets are the queries of all panels for ClickHouse, those in rows and libraries too.
func (m *importer) targets(v *schema.Value, depth int) (all []target) {
	panels := slices.Concat(v.List("panels"), v.List("rows"))
	if depth == 0 {
		for _, model := range m.library {
			panels = append(panels, model)
		}
	}
	for _, p := range panels {
		for _, t := range p.List("targets") {
			t := target{Value: t}
			if t.Kind == schema.Object && !isTrue(t.Value, "hide") && m.plugin(p, &t) == "" {
				all = append(all, t)
			}
		}
		if depth < 2 {
			all = append(all, m.targets(p, depth+1)...)
		}
	}
	return all
}

// labelOf returns the label of a variable, or its name if it has none.
func labelOf(v *schema.Value, name string) string {
	if label := strings.TrimSpace(v.Str("label")); label != "" {
		return label
	}
	return name
}

// found notes where the converter finds a variable: compared with a column, or elsewhere without one.
func (c *converter) found(name, column string) {
	if c.uses == nil {
		return
	}
	if c.uses[name] == nil {
		c.uses[name] = &use{}
	}
	c.uses[name].add(column)
}
