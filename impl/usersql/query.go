package usersql

import (
	"slices"
	"strings"
)

// query reads a SELECT with what may stand before it and what it is joined to. The clauses come in ClickHouse's order; those that
// are not listed here, SETTINGS and FORMAT and INTO OUTFILE among them, are refused.
func (p *parser) query() *query {
	q := &query{}
	if p.word("WITH") {
		q.with = p.with()
	}
	if !p.word("SELECT") {
		p.unexpected()
	}
	q.distinct = p.word("DISTINCT")
	if p.peek(0).upper == "ALL" { // what is the default, and never a name here
		if q.distinct {
			p.unexpected()
		}
		p.i++
	}
	q.items = p.list(p.item)
	if p.word("FROM") {
		q.from = p.from()
	}
	if p.word("PREWHERE") {
		q.prewhere = p.expression(0)
	}
	if p.word("WHERE") {
		q.where = p.expression(0)
	}
	p.groupBy(q)
	if p.word("HAVING") {
		q.having = p.aliased()
	}
	for more := p.word("WINDOW"); more; more = p.symbol(",") {
		w := namedWindow{name: p.name()}
		if !p.word("AS") || !p.symbol("(") {
			p.unexpected()
		}
		w.window = p.window()
		q.windows = append(q.windows, w)
	}
	if p.peek(1).upper == "BY" && p.peek(2).upper == "ALL" && !p.peek(3).is("(") && p.word("ORDER") {
		p.fail(p.peek(-1).at, "ORDER BY ALL is not supported")
	}
	if p.word("ORDER", "BY") {
		q.order = p.list(p.filled)
	}
	if q.limit = p.limit(); q.limit != nil && q.limit.count != nil && p.word("BY") {
		q.limitBy, q.limit = q.limit, nil
		q.by = p.list(p.aliased)
		if p.peek(0).upper == "LIMIT" {
			q.limit = p.limit()
		}
	}
	p.union(q)
	return q
}

// with reads what stands behind WITH: value AS name, or name AS (SELECT …). A name is read as a value first, for only what stands
// behind AS tells the two apart.
func (p *parser) with() []with {
	if p.peek(0).upper == "RECURSIVE" {
		p.fail(p.peek(0).at, "WITH RECURSIVE is not allowed")
	}
	var list []with
	for more := true; more; more = p.symbol(",") {
		w := with{value: p.expression(0)}
		if p.peek(1).is("(") && p.word("AS") {
			n, ok := w.value.(name)
			// Names of tables with dots have a meaning of their own.
			if !ok || len(n.parts) > 1 || strings.Contains(n.parts[0], ".") {
				p.fail(w.value.position(), "expected a name without dots before AS")
				return nil
			}
			p.i++
			w = with{name: n.parts[0], query: p.query()}
			p.expect(")")
		} else if w.name = p.alias(); w.name == "" {
			p.unexpected()
		}
		list = append(list, w)
	}
	return list
}

// item reads an item of a select list: an expression, or * and COLUMNS with what changes their columns, and an alias.
func (p *parser) item() node {
	first := p.peek(0)
	n := p.expression(0)
	switch of := n.(type) {
	case star:
		of.modifiers = p.modifiers()
		n = of
	case call:
		if first.upper == "COLUMNS" {
			of.modifiers = p.modifiers()
			n = of
		}
	}
	if word := p.peek(0).upper; word == "EXCEPT" || word == "WITH" {
		p.unexpected() // Only an alias makes it clear that the item ends here.
	}
	return p.withAlias(n)
}

// unionWords are the words behind an EXCEPT between queries.
var unionWords = set("ALL DISTINCT SELECT WITH")

// modifiers reads what stands behind *: EXCEPT (a, b), EXCEPT a, REPLACE (x AS a), APPLY (f), APPLY f.
func (p *parser) modifiers() []modifier {
	var list []modifier
	for {
		t, behind := p.peek(0), p.peek(1)
		if behind.is("(") {
			behind = p.peek(2)
		}
		switch {
		case t.upper == "APPLY", t.upper == "REPLACE":
		case t.upper == "EXCEPT" && !unionWords[behind.upper]:
		default:
			return list
		}
		p.i++
		m := modifier{at: t.at, word: t.upper}
		if p.symbol("(") {
			m.items = p.listUntil(")")
		} else if of := p.next(); of.kind == wordToken || of.kind == quotedToken {
			m.items = []node{name{at: at(of.at), parts: []string{of.text}}}
		} else {
			p.fail(of.at, "%s is not expected here", of)
		}
		list = append(list, m)
	}
}

// count refuses more tables and UNIONs than there may be.
func (p *parser) count(n int) {
	if p.tables += n; p.tables > maxTables {
		p.fail(p.peek(-1).at, "at most %d tables and UNIONs are allowed", maxTables)
	}
}

// from reads the tables of a FROM, in the order in which they are joined. Brackets around joins are not read.
func (p *parser) from() []source {
	list := []source{p.source("")}
	for {
		join := ","
		if !p.symbol(",") {
			if join = p.join(); join == "" {
				return list
			}
		}
		p.count(1)
		s := source{at: p.peek(0).at, join: join}
		if strings.HasSuffix(join, "ARRAY JOIN") {
			s.arrays = p.list(p.aliased)
			p.count(len(s.arrays) - 1)
		} else if s = p.source(join); join != "," {
			p.constraint(&s)
		}
		list = append(list, s)
	}
}

// joins are the words that may stand beside that which says on which sides of a join there must be a row.
var joins = map[string]map[string]bool{
	"": set("ARRAY"), "CROSS": nil, "INNER": set("ALL ANY ARRAY ASOF"), "LEFT": set("ALL ANTI ANY ARRAY ASOF SEMI"),
	"RIGHT": set("ALL ANTI ANY ASOF SEMI"), "FULL": set("ALL ANY"),
}

// join reads the words up to JOIN, which may stand in any order, and returns them in one. It is empty without a join.
func (p *parser) join() string {
	side, strictness, n := "", "", 0
	for ; p.peek(n).upper != "JOIN"; n++ {
		word := p.peek(n).upper
		_, isSide := joins[word]
		switch {
		case isSide && word != "" && side == "":
			side = word
		case joins["LEFT"][word] && strictness == "":
			strictness = word
		case word == "OUTER" && n > 0:
		default:
			return ""
		}
	}
	if side == "" && strictness != "" && strictness != "ARRAY" {
		side = "INNER"
		if strictness == "SEMI" || strictness == "ANTI" {
			side = "LEFT"
		}
	}
	if strictness != "" && !joins[side][strictness] {
		return ""
	}
	p.i += n + 1
	return strings.Join(strings.Fields(side+" "+strictness+" JOIN"), " ")
}

// source reads a table with its alias: a query in brackets, a function of small numbers, or a name with or without a database.
func (p *parser) source(join string) source {
	s := source{at: p.peek(0).at, join: join}
	if p.symbol("(") {
		again := p.symbol("(")
		s.query = p.query()
		if p.expect(")"); again {
			p.expect(")")
		}
	} else {
		s.table = []string{p.name()}
		if p.symbol("(") {
			s.function = &call{at: at(s.at), name: s.table[0], args: p.list(p.wholeNumber)}
			p.expect(")")
		} else if p.symbol(".") {
			t := p.next()
			if t.kind != wordToken && t.kind != quotedToken {
				p.fail(t.at, "%s is not expected here", t)
			}
			s.table = append(s.table, t.text)
		}
	}
	s.alias = p.alias()
	s.final = s.function == nil && p.word("FINAL")
	if p.word("SAMPLE") {
		if s.sample = p.ratio(); p.word("OFFSET") {
			s.sampleOffset = p.ratio()
		}
	}
	return s
}

// wholeNumber reads an argument of a table function.
func (p *parser) wholeNumber() node {
	t := p.next()
	if t.kind != numberToken {
		p.fail(t.at, "the arguments of table functions must be small integers")
	}
	return value{at(t.at), numberValue, t.text}
}

// ratio reads 0.1 or 1/10.
func (p *parser) ratio() string {
	var parts []string
	for more := true; more; more = len(parts) == 1 && p.symbol("/") {
		t := p.next()
		if t.kind != numberToken {
			p.fail(t.at, "%s is not expected here", t)
		}
		parts = append(parts, t.text)
	}
	return strings.Join(parts, " / ")
}

// constraint reads the ON or USING of a join. That a join needs one, and a CROSS JOIN has none, is left to ClickHouse.
func (p *parser) constraint(s *source) {
	switch {
	case p.word("ON"):
		if s.on = p.aliased(); p.peek(0).is(",") {
			p.fail(p.peek(0).at, "ON supports only one condition")
		}
	case p.word("USING"):
		if p.symbol("(") {
			s.using = p.listUntil(")")
		} else {
			s.using = p.list(p.aliased)
		}
	}
}

// groupBy reads a GROUP BY, and the WITHs of one.
func (p *parser) groupBy(q *query) {
	grouped := p.word("GROUP", "BY")
	if grouped {
		switch {
		case p.peek(0).upper == "ALL" && !p.peek(1).is("("):
			p.i++
			q.grouping = "ALL"
		case p.peek(1).is("(") && (p.word("CUBE") || p.word("ROLLUP")):
			q.grouping = p.peek(-1).upper
		case p.peek(2).is("(") && p.word("GROUPING", "SETS"):
			q.grouping = "GROUPING SETS"
		default:
			q.group = p.list(p.aliased)
		}
		if q.group == nil && q.grouping != "ALL" {
			p.expect("(")
			q.group = p.listUntil(")")
		}
	}
	words, found := []string{"ROLLUP", "CUBE", "TOTALS"}, map[string]bool{}
	for p.peek(0).upper == "WITH" {
		word := p.peek(1).upper
		if !slices.Contains(words, word) || !grouped && (word != "TOTALS" || found[word]) {
			break
		}
		p.i += 2
		found[word] = true
	}
	for _, word := range words {
		if found[word] {
			q.withs = append(q.withs, word)
		}
	}
}

// ordered reads an expression with its direction.
func (p *parser) ordered() node {
	n := p.expression(0)
	var words []string
	switch {
	case p.word("ASC"), p.word("ASCENDING"):
		words = append(words, "ASC")
	case p.word("DESC"), p.word("DESCENDING"):
		words = append(words, "DESC")
	}
	if p.word("NULLS") {
		place := p.next()
		if place.upper != "FIRST" && place.upper != "LAST" {
			p.fail(place.at, "FIRST or LAST is missing after NULLS")
		}
		words = append(words, "NULLS", place.upper)
	}
	if words == nil {
		return n
	}
	return ordered{at: at(n.position()), of: n, direction: strings.Join(words, " ")}
}

// filled reads an item of an ORDER BY that may have a WITH FILL.
func (p *parser) filled() node {
	n := p.ordered()
	if !p.word("WITH", "FILL") {
		return n
	}
	o, ok := n.(ordered)
	if !ok {
		o = ordered{at: at(n.position()), of: n}
	}
	o.fill = &fill{}
	for _, part := range []struct {
		word string
		to   *node
	}{{"FROM", &o.fill.from}, {"TO", &o.fill.to}, {"STEP", &o.fill.step}, {"STALENESS", &o.fill.staleness}} {
		if p.word(part.word) {
			*part.to = p.expression(0)
		}
	}
	return o
}

// limit reads LIMIT 1 OFFSET 2, LIMIT 2, 1 or OFFSET 2. It is nil without any, and in both forms the offset is the 2.
func (p *parser) limit() *limit {
	l := &limit{}
	if p.word("LIMIT") {
		if l.count = p.expression(0); p.symbol(",") {
			l.count, l.offset = p.expression(0), l.count
			return l
		}
	}
	if p.word("OFFSET") {
		l.offset = p.expression(0)
	}
	if l.count == nil && l.offset == nil {
		return nil
	}
	return l
}

// union reads what a query is joined to, and so all of a chain, as a list from left to right. A UNION has to say ALL or DISTINCT,
// since what one without means is a setting of the server.
func (p *parser) union(q *query) {
	start := p.peek(0)
	switch {
	case p.word("UNION", "ALL"), p.word("UNION", "DISTINCT"):
		q.operator = "UNION " + p.peek(-1).upper
	case p.word("EXCEPT"):
		q.operator = "EXCEPT"
	case start.upper == "UNION":
		p.fail(start.at, "UNION needs ALL or DISTINCT")
		return
	default:
		return
	}
	p.count(1)
	first, inBrackets := p.peek(0), p.symbol("(")
	if q.next = p.query(); inBrackets {
		p.expect(")")
	}
	// What comes first in a chain of both is not kept.
	if operator := q.next.operator; operator != "" && (operator != q.operator || operator == "EXCEPT") {
		p.fail(first.at, "put chained UNION and EXCEPT into subqueries in FROM")
	}
}

// window reads what stands behind OVER ( and the bracket that closes it.
func (p *parser) window() *window {
	w := &window{}
	if t := p.peek(0); t.kind == quotedToken || t.kind == wordToken && !windowWords[t.upper] {
		w.name = p.name()
	}
	if p.word("PARTITION", "BY") {
		w.partition = p.list(p.aliased)
	}
	if p.word("ORDER", "BY") {
		w.order = p.list(p.ordered)
	}
	if p.word("ROWS") || p.word("RANGE") {
		w.frame = p.peek(-1).upper + " "
		if p.word("BETWEEN") {
			from := p.extent()
			if !p.word("AND") {
				p.unexpected()
			}
			w.frame += "BETWEEN " + from + " AND "
		}
		w.frame += p.extent()
	}
	p.expect(")")
	return w
}

// windowWords are the words that start a part of a window.
var windowWords = set("PARTITION ORDER ROWS RANGE")

// extent reads one end of a window's frame.
func (p *parser) extent() string {
	if p.word("CURRENT", "ROW") {
		return "CURRENT ROW"
	}
	count := p.next()
	text := count.upper
	if count.kind == numberToken && digits.FindString(count.text) == count.text {
		text = count.text
	} else if text != "UNBOUNDED" {
		p.fail(count.at, "%s is not expected here", count)
	}
	if !p.word("PRECEDING") && !p.word("FOLLOWING") {
		p.unexpected()
	}
	return text + " " + p.peek(-1).upper
}
