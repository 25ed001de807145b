package usersql

import (
	"slices"
	"strconv"
	"strings"
)

// subquery writes a query within an expression or a FROM, which counts as a call: it may take any time, too.
func (r *renderer) subquery(q *query) {
	r.markCalled()
	r.inQuery++
	r.query(q)
	r.inQuery--
}

// query writes a query with what it is joined to. All of them know the names behind the WITH of the first, and those of
// the others only themselves.
func (r *renderer) query(q *query) {
	outer, shared := len(r.ctes), -1
	for ; q != nil && r.err == nil; q = q.next {
		r.selects(q)
		if shared < 0 {
			shared = len(r.ctes)
		}
		r.ctes = r.ctes[:shared]
		if q.next != nil {
			r.write(" ", q.operator, " ")
		}
	}
	r.ctes = r.ctes[:outer]
}

// selects writes one SELECT, in the order of ClickHouse's clauses.
func (r *renderer) selects(q *query) {
	r.with(q.with)
	r.write("SELECT ")
	if q.distinct {
		r.write("DISTINCT ")
	}
	for i, item := range q.items {
		if i > 0 {
			r.write(", ")
		}
		r.item(item)
	}
	for i := range q.from {
		r.source(&q.from[i], i == 0)
	}
	r.clause(" PREWHERE ", q.prewhere)
	r.clause(" WHERE ", q.where)
	r.groupBy(q)
	r.clause(" HAVING ", q.having)
	for i, w := range q.windows {
		if i == 0 {
			r.write(" WINDOW ")
		} else {
			r.write(", ")
		}
		writeName(&r.b, w.name)
		r.write(" AS ")
		r.window(w.window)
	}
	r.orderBy(" ORDER BY ", q.order)
	if q.limitBy != nil {
		r.limit(q.limitBy)
		r.list(" BY ", q.by, "")
	}
	if q.limit != nil {
		r.limit(q.limit)
	}
}

// with writes the WITH. A query does not know itself: its own name is that of a table in it.
func (r *renderer) with(list []with) {
	for i, w := range list {
		r.names.give(w.name)
		if i == 0 {
			r.write("WITH ")
		} else {
			r.write(", ")
		}
		if w.query != nil {
			writeName(&r.b, w.name)
			r.write(" AS (")
			r.subquery(w.query)
			r.write(")")
		} else {
			r.node(w.value)
			r.write(" AS ")
			writeName(&r.b, w.name)
		}
		r.ctes = append(r.ctes, cte{w.name, w.query != nil, isName(w.value), r.inQuery})
	}
	if len(list) > 0 {
		r.write(" ")
	}
}

// isName says that a value is nothing but a name, whatever stands around it.
func isName(n node) bool {
	switch n := n.(type) {
	case name:
		return true
	case group:
		return len(n.items) == 1 && isName(n.items[0])
	case aliased:
		return isName(n.of)
	}
	return false
}

// item writes an item of a select list with its alias.
func (r *renderer) item(n node) {
	if a, ok := n.(aliased); ok {
		r.node(a.of)
		r.write(" AS ")
		r.names.give(a.name)
		writeName(&r.b, a.name)
		return
	}
	r.node(n)
}

// clause writes a word and a node, or nothing without the node.
func (r *renderer) clause(word string, n node) {
	if n != nil {
		r.write(word)
		r.node(n)
	}
}

// groupBy writes the GROUP BY with what follows it.
func (r *renderer) groupBy(q *query) {
	switch {
	case q.grouping == "ALL":
		r.write(" GROUP BY ALL")
	case q.grouping != "":
		r.list(" GROUP BY "+q.grouping+" (", q.group, ")")
	case q.group != nil:
		r.list(" GROUP BY ", q.group, "")
	}
	for _, word := range q.withs {
		r.write(" WITH ", word)
	}
}

// orderBy writes a list of expressions to sort by.
func (r *renderer) orderBy(word string, list []node) {
	for i, n := range list {
		if i == 0 {
			r.write(word)
		} else {
			r.write(", ")
		}
		r.order(n)
	}
}

// order writes an item of an ORDER BY.
func (r *renderer) order(n node) {
	o, ok := n.(ordered)
	if !ok {
		r.node(n)
		return
	}
	r.node(o.of)
	if o.direction != "" {
		r.write(" ", o.direction)
	}
	if o.fill != nil {
		r.write(" WITH FILL")
		r.clause(" FROM ", o.fill.from)
		r.clause(" TO ", o.fill.to)
		r.clause(" STEP ", o.fill.step)
		r.clause(" STALENESS ", o.fill.staleness)
	}
}

// limit writes both parts in the one form that has them by name.
func (r *renderer) limit(l *limit) {
	r.clause(" LIMIT ", l.count)
	r.clause(" OFFSET ", l.offset)
}

// window writes the definition of a window. Its frame consists of words and numbers that the parser knows.
func (r *renderer) window(w *window) {
	r.write("(")
	separator := ""
	if w.name != "" {
		writeName(&r.b, w.name)
		separator = " "
	}
	if w.partition != nil {
		r.list(separator+"PARTITION BY ", w.partition, "")
		separator = " "
	}
	if w.order != nil {
		r.orderBy(separator+"ORDER BY ", w.order)
		separator = " "
	}
	if w.frame != "" {
		r.write(separator, w.frame)
	}
	r.write(")")
}

// source writes a table of a FROM.
func (r *renderer) source(s *source, first bool) {
	switch {
	case first:
		r.write(" FROM ")
	case s.join == ",":
		r.write(", ")
	default:
		r.write(" ", s.join, " ")
	}
	if s.arrays != nil {
		for i, n := range s.arrays {
			if i > 0 {
				r.write(", ")
			}
			r.item(n)
		}
		return
	}
	switch {
	case s.query != nil:
		r.write("(")
		r.subquery(s.query)
		r.write(")")
	case s.function != nil:
		r.tableFunction(s.function)
	case len(s.table) == 1 && r.isCTE(s.table[0], false):
		writeName(&r.b, s.table[0])
	default:
		r.table(s.at, s.table)
	}
	if s.alias != "" {
		r.names.give(s.alias)
		r.write(" AS ")
		writeName(&r.b, s.alias)
	}
	if s.final {
		r.write(" FINAL")
	}
	if s.sample != "" {
		r.write(" SAMPLE ", s.sample)
	}
	if s.sampleOffset != "" {
		r.write(" OFFSET ", s.sampleOffset)
	}
	r.clause(" ON ", s.on)
	if s.using != nil {
		r.list(" USING (", s.using, ")")
	}
}

// serverDatabases show what is the server's and not the users', in lower case. The last two have no tables that stay,
// but those of other queries while they run.
var serverDatabases = []string{"system", "information_schema", "_temporary_and_external_tables", "_table_function"}

// IsServerDatabase reports whether a database shows what is the server's and not the users'. No SQL of theirs reads it,
// and neither should anything else that they ask for. The case of its name does not matter.
func IsServerDatabase(name string) bool {
	return slices.Contains(serverDatabases, strings.ToLower(name))
}

// table writes the name of a table of the only database that may be read.
func (r *renderer) table(at int, parts []string) {
	database, table := r.scope.Database, parts[len(parts)-1]
	switch {
	case len(parts) > 2:
		r.fail(errorAt(at, "%s is not a table", strings.Join(parts, ".")))
	case database == "" || IsServerDatabase(database):
		r.fail(errorAt(at, "tables cannot be read here"))
	case len(parts) == 2 && parts[0] != database:
		r.fail(errorAt(at, "only tables of the database %s can be read", database))
	default:
		r.names.table(table)
		writeName(&r.b, database)
		r.write(".")
		writeName(&r.b, table)
	}
}

// maxNumbers is how many rows a table function may make.
const maxNumbers = 10_000_000

// tableFunction writes a function that makes rows of nothing.
func (r *renderer) tableFunction(c *call) {
	limits := make([]int, len(c.args))
	for i, arg := range c.args {
		v, ok := arg.(value)
		n, err := strconv.Atoi(v.text)
		if !ok || v.kind != numberValue || err != nil || n < 0 || n > 1<<40 {
			r.refuse(arg, "the arguments of table function %s must be small integers", c.name)
			return
		}
		limits[i] = n
	}
	rows := maxNumbers + 1
	switch c.name {
	case "numbers", "numbers_mt":
		switch len(limits) {
		case 1:
			rows = limits[0]
		case 2:
			rows = limits[1]
		}
	case "generate_series", "generateSeries":
		if len(limits) == 2 {
			rows = limits[1] - limits[0]
		} else if len(limits) == 3 && limits[2] > 0 {
			rows = (limits[1] - limits[0]) / limits[2]
		}
	default:
		r.refuse(c, "table function %q is not allowed", c.name)
		return
	}
	if rows > maxNumbers {
		r.refuse(c, "table function %s may return at most %d rows", c.name, maxNumbers)
		return
	}
	r.list(c.name+"(", c.args, ")")
}

// star writes * with what stands behind it.
func (r *renderer) star(n star) {
	if n.table != "" {
		writeName(&r.b, n.table)
		r.write(".")
	}
	r.write("*")
	r.modifiers(n.modifiers)
}

// shortPattern is the length of a pattern that takes no time. A longer one counts as a function.
const shortPattern = 100

// columns writes COLUMNS('pattern'), which stands for columns as a star does.
func (r *renderer) columns(n call) {
	text, ok := textArgument(n, 0)
	if !ok || len(n.args) != 1 || n.parametric || n.distinct || n.over != nil || n.overName != "" {
		r.refuse(n, "COLUMNS needs a pattern as a string")
		return
	}
	if len(text) > shortPattern {
		r.markCalled()
	}
	r.write("COLUMNS(")
	writeString(&r.b, text)
	r.write(")")
	r.modifiers(n.modifiers)
}

// modifiers writes what follows COLUMNS or a star: EXCEPT, REPLACE and APPLY.
func (r *renderer) modifiers(list []modifier) {
	for _, m := range list {
		r.write(" ", m.word, " (")
		if m.word == "APPLY" && len(m.items) != 1 {
			r.fail(errorAt(m.at, "APPLY needs exactly one function"))
			return
		}
		for i, item := range m.items {
			if i > 0 {
				r.write(", ")
			}
			r.modified(m, item)
		}
		r.write(")")
	}
}

// modified writes what stands in the brackets of a modifier.
func (r *renderer) modified(m modifier, n node) {
	switch of := n.(type) {
	case name:
		if len(of.parts) != 1 || m.word == "REPLACE" {
			break
		}
		if m.word == "APPLY" {
			r.fail(allowFunction(of.position(), of.parts[0]))
			r.markCalled()
			r.write(of.parts[0])
			return
		}
		writeName(&r.b, of.parts[0])
		return
	case lambda:
		if m.word == "APPLY" {
			r.lambda(of)
			return
		}
	case aliased:
		if m.word == "REPLACE" {
			r.item(of)
			return
		}
	}
	r.refuse(n, "this is not expected after %s", m.word)
}
