package usersql

import "strings"

// infixes are the operators behind an operand, by how tightly they bind: ClickHouse's own table. All of them but ?: bind
// what is on their left first.
var infixes = map[string]int{
	"lambda": 1, "if": 2, "or": 3, "and": 4,
	"isDistinctFrom": 6, "isNotDistinctFrom": 6, "isNull": 6, "isNotNull": 6, "between": 7, "notBetween": 7,
	"equals": 9, "notEquals": 9, "nullSafeEquals": 9, "less": 9, "lessOrEquals": 9, "greater": 9, "greaterOrEquals": 9,
	"like": 9, "notLike": 9, "ilike": 9, "notILike": 9, "match": 9, "notMatch": 9,
	"in": 9, "notIn": 9, "globalIn": 9, "globalNotIn": 9,
	"concat": 10, "plus": 11, "minus": 11, "multiply": 12, "divide": 12, "modulo": 12, "intDiv": 12,
}

// How tightly the operators before an operand bind.
const (
	bindNot    = 5
	bindNegate = 13
)

// merged are the operators whose chains are one operation: a AND b AND c.
var merged = map[string]bool{"and": true, "or": true, "concat": true}

// expression reads an operand and the operators behind it that bind tighter than outer.
func (p *parser) expression(outer int) node {
	if p.depth++; p.depth > maxRecursion {
		p.fail(p.peek(0).at, "the expression is nested more than %d levels deep", maxDepth)
	}
	left := p.prefix()
	for {
		op, n := p.operator()
		binds := infixes[op]
		if binds <= outer {
			p.depth--
			return left
		}
		start := p.peek(0).at
		p.i += n
		left = p.infix(left, op, start, binds)
	}
}

// operator returns the operator at hand and how many tokens it has.
func (p *parser) operator() (string, int) {
	t := p.peek(0)
	if t.kind == symbolToken {
		return symbolOperators[t.text], 1
	}
	if op := wordOperators[t.upper]; op != "" {
		return op, 1
	}
	if t.upper != "NOT" && t.upper != "IS" && t.upper != "GLOBAL" {
		return "", 0
	}
	phrase := t.upper
	for n := 1; n < 4; n++ {
		phrase += " " + p.peek(n).upper
		if op := wordOperators[phrase]; op != "" {
			return op, n + 1
		}
	}
	return "", 0
}

// infix reads what is on the right of an operator.
func (p *parser) infix(left node, op string, place, binds int) node {
	start := at(left.position())
	switch op {
	case "isNull", "isNotNull":
		p.refuseMember()
		return p.postfixes(operation{start, op, []node{left}})
	case "lambda":
		return lambda{start, p.lambdaArgs(left), p.expression(binds)}
	case "if":
		return p.conditional(left)
	case "between", "notBetween":
		low := p.expression(infixes["and"])
		if !p.word("AND") {
			p.fail(place, "the AND of this BETWEEN is missing")
		}
		return operation{start, op, []node{left, low, p.expression(binds)}}
	}
	right := p.expression(binds)
	if chain, ok := left.(operation); ok && merged[op] && chain.op == op {
		chain.args = append(chain.args, right)
		return chain
	}
	return operation{start, op, []node{left, right}}
}

// conditional reads what follows the first ? of a chain: a ? b : c ? d : e. ClickHouse reads chains of one ? only; the
// others mean what they do in other languages, a ? b : (c ? d : e), and are one operation however long they are.
func (p *parser) conditional(condition node) node {
	args := []node{condition}
	for {
		args = append(args, p.expression(infixes["if"]))
		if !p.symbol(":") {
			p.fail(p.peek(0).at, "expected : for the ? before %s", p.peek(0))
		}
		args = append(args, p.expression(infixes["if"]))
		if !p.symbol("?") {
			break
		}
	}
	op := "multiIf"
	if len(args) == 3 {
		op = "if"
	}
	return operation{at(condition.position()), op, args}
}

// lambdaArgs returns the names before a ->: x or (x, y).
func (p *parser) lambdaArgs(left node) []string {
	items := []node{left}
	if g, ok := left.(group); ok {
		items = g.items
	}
	var args []string
	for _, item := range items {
		n, ok := item.(name)
		if !ok || len(n.parts) != 1 {
			p.fail(item.position(), "expected only names before ->")
			return nil
		}
		args = append(args, n.parts[0])
	}
	return args
}

// prefix reads an operand with the operators before it and what stands right behind it.
func (p *parser) prefix() node {
	t := p.peek(0)
	switch {
	case t.upper == "NOT":
		p.i++
		return operation{at(t.at), "not", []node{p.expression(bindNot)}}
	case t.is("+"):
		// A sign that changes nothing, which ClickHouse takes before numbers.
		p.i++
		of := p.expression(bindNegate)
		if v, ok := of.(value); !ok || v.kind != numberValue {
			p.fail(t.at, "expected a number after +")
		}
		return of
	case t.is("-"):
		// A number with a minus is a number: -1::Int8 is (-1)::Int8, while -x::Int8 is -(x::Int8).
		p.i++
		if p.peek(0).kind == numberToken {
			return p.postfixes(value{at(t.at), numberValue, "-" + p.next().text})
		}
		return operation{at(t.at), "negate", []node{p.expression(bindNegate)}}
	}
	return p.postfixes(p.operand())
}

// postfixes reads the .name, .1, [index] and ::Type behind an operand.
func (p *parser) postfixes(of node) node {
	for {
		start := at(of.position())
		switch {
		case p.symbol("["):
			index := p.aliased()
			p.expect("]")
			of = element{start, of, index, false}
		case p.symbol("::"):
			of = cast{start, of, p.typ()}
		case p.symbol("."):
			of = p.member(of)
		default:
			return of
		}
	}
}

// member reads what follows a dot: a part by its number, or one by its name.
func (p *parser) member(of node) node {
	start, t := at(of.position()), p.next()
	switch {
	case t.kind == wordToken, t.kind == quotedToken:
		return member{start, of, t.text}
	case t.kind != numberToken || digits.FindString(t.text) != t.text:
		p.fail(t.at, "%s is not expected here", t)
	}
	p.refuseMember()
	return element{start, of, value{at(t.at), numberValue, t.text}, true}
}

// refuseMember refuses a .name at hand.
func (p *parser) refuseMember() {
	if t := p.peek(1); p.peek(0).is(".") && t.kind != numberToken {
		p.fail(t.at, "%s is not expected here", t)
	}
}

// operand reads what operators stand between.
func (p *parser) operand() node {
	switch t := p.peek(0); {
	case t.kind == wordToken:
		return p.wordOperand()
	case t.kind == quotedToken:
		if p.peek(1).is("(") {
			return p.call()
		}
		return p.path()
	case t.kind == numberToken:
		p.i++
		return value{at(t.at), numberValue, t.text}
	case t.kind == stringToken:
		p.i++
		return value{at(t.at), stringValue, t.text}
	case p.symbol("*"):
		return star{at: at(t.at)}
	case p.symbol("["):
		return array{at(t.at), p.listUntil("]")}
	case p.symbol("{"):
		return p.parameter(t.at)
	case p.symbol("("):
		if p.peek(0).upper == "SELECT" {
			return p.subquery()
		}
		return group{at(t.at), p.listUntil(")")}
	}
	p.unexpected()
	return group{}
}

// subquery reads a query and the bracket behind it.
func (p *parser) subquery() node {
	s := subquery{at(p.peek(0).at), p.query()}
	p.expect(")")
	return s
}

// wordOperand reads an operand that starts with a word.
func (p *parser) wordOperand() node {
	t, next := p.peek(0), p.peek(1)
	switch {
	case t.upper == "CASE" && startsOperand(next):
		return p.caseWhen()
	case t.upper == "INTERVAL" && startsOperand(next):
		return p.interval()
	case (t.upper == "DATE" || t.upper == "TIMESTAMP") && next.kind == stringToken:
		// These are function calls to ClickHouse.
		p.i += 2
		function := "toDate"
		if t.upper == "TIMESTAMP" {
			function = "toDateTime"
		}
		return call{at: at(t.at), name: function, args: []node{value{at(next.at), stringValue, next.text}}}
	case next.is("(") && (!reserved[t.upper] || wordOperators[t.upper] != ""):
		return p.call()
	case constants[t.upper] != "" && !next.is("."):
		p.i++
		return value{at(t.at), constantValue, constants[t.upper]}
	case reserved[t.upper]:
		p.fail(t.at, "%s is not expected here: if it is a name, put it in backticks", t)
	}
	return p.path()
}

// startsOperand says that an operand may start with the token, so that a word before it is a keyword.
func startsOperand(t token) bool {
	switch t.kind {
	case wordToken:
		return t.upper == "NOT" || t.upper == "WHEN" || !keywords[t.upper] && wordOperators[t.upper] == ""
	case symbolToken:
		return t.text == "(" || t.text == "{" || t.text == "-" || t.text == "["
	default:
		return t.kind != endToken
	}
}

// path reads a.b.c, or a.*.
func (p *parser) path() node {
	t := p.next()
	parts := []string{t.text}
	for p.peek(0).is(".") {
		switch part := p.peek(1); {
		case part.kind == wordToken, part.kind == quotedToken:
			p.i += 2
			parts = append(parts, part.text)
			continue
		case part.is("*") && len(parts) == 1:
			p.i += 2
			return star{at: at(t.at), table: t.text}
		}
		break
	}
	return name{at: at(t.at), parts: parts, quote: t.quote, mayBeText: t.quote == '"' && len(parts) == 1}
}

// parameter reads {name:Type} behind its first brace.
func (p *parser) parameter(start int) node {
	t := p.next()
	if t.kind != wordToken || !p.symbol(":") {
		p.fail(start, "braces may only contain parameters such as {name:String}")
		return group{}
	}
	n := parameter{at(start), t.text + ":" + p.typ()}
	p.expect("}")
	p.refuseMember()
	return n
}

// caseWhen reads CASE … END.
func (p *parser) caseWhen() node {
	t := p.next()
	if p.cases++; t.depth+p.cases >= maxBrackets {
		p.fail(t.at, "CASE is nested more than %d levels deep", maxBrackets)
	}
	n := cases{at: at(t.at)}
	if p.peek(0).upper != "WHEN" {
		n.of = p.expression(0)
	}
	for p.word("WHEN") {
		when := p.expression(0)
		if !p.word("THEN") {
			p.unexpected()
		}
		n.whens = append(n.whens, [2]node{when, p.expression(0)})
	}
	if len(n.whens) == 0 {
		p.fail(t.at, "CASE has no WHEN")
	}
	if p.word("ELSE") {
		n.otherwise = p.expression(0)
	}
	if !p.word("END") {
		p.fail(t.at, "CASE has no END")
	}
	p.cases--
	return n
}

// interval reads INTERVAL, whose unit follows behind an operand or within a text.
func (p *parser) interval() node {
	start, text := at(p.next().at), p.peek(0)
	n := call{at: start}
	if text.kind == stringToken && intervalUnits[p.peek(1).upper] == "" {
		count, unit, _ := strings.Cut(strings.TrimSpace(text.text), " ")
		name := intervalUnits[strings.ToUpper(strings.TrimSpace(unit))]
		if name == "" || !digits.MatchString(count) || digits.FindString(count) != count {
			p.fail(text.at, "expected an INTERVAL with a number and a unit, such as '5 minutes'")
		}
		p.next()
		n.name, n.args = "toInterval"+name, []node{value{at(text.at), numberValue, count}}
	} else {
		n.args = []node{p.expression(0)}
		unit := p.next()
		if intervalUnits[unit.upper] == "" {
			p.fail(unit.at, "the unit of an INTERVAL is missing before %s", unit)
		}
		n.name = "toInterval" + intervalUnits[unit.upper]
	}
	p.refuseMember()
	return n
}

// all reports whether the word ALL follows, and not a column of this name.
func (p *parser) all() bool {
	behind := p.peek(1)
	return p.peek(0).upper == "ALL" && !behind.is(",") && !behind.is(")")
}

// withoutAll are functions that ClickHouse reads in ways of their own, without ALL.
var withoutAll = set(`SUBSTRING POSITION EXTRACT TRIM LTRIM RTRIM DATEADD DATE_ADD TIMESTAMPADD TIMESTAMP_ADD DATESUB DATE_SUB
	TIMESTAMPSUB TIMESTAMP_SUB DATEDIFF DATE_DIFF TIMESTAMPDIFF TIMESTAMP_DIFF`)

// call reads a function with its arguments and its window.
func (p *parser) call() node {
	t, open := p.next(), p.i
	c := call{at: at(t.at), name: t.text}
	p.i++
	if withoutAll[t.upper] && p.all() {
		p.unexpected()
	}
	switch t.upper {
	case "CAST":
		c.args = p.castArguments(open)
	case "SUBSTRING":
		c.args = p.substringArguments()
	case "POSITION":
		if in := p.inside(open, "IN"); in > 0 {
			p.fail(p.tokens[in].at, "position(a IN b) is not supported; write position(b, a)")
		}
		c.args, _ = p.arguments(p.aliased)
	case "EXTRACT":
		if p.peek(1).upper == "FROM" {
			c.name, c.args = p.extract()
			return c
		}
		fallthrough
	default:
		c.args, c.distinct = p.arguments(p.aliased)
		if p.symbol("(") {
			if c.distinct {
				p.fail(t.at, "DISTINCT is not expected in the parameters of %s", t.text)
			}
			c.params, c.parametric = c.args, true
			c.args, c.distinct = p.arguments(func() node { return p.expression(0) })
		}
	}
	n := timeCall(c)
	if c, ok := n.(call); ok && p.word("OVER") {
		if p.symbol("(") {
			c.over = p.window()
		} else if t := p.next(); t.kind == wordToken || t.kind == quotedToken {
			c.overName = t.text
		} else {
			p.fail(t.at, "%s is not expected here", t)
		}
		return c
	}
	return n
}

// arguments reads the arguments of a function and the bracket behind them.
func (p *parser) arguments(read func() node) (args []node, distinct bool) {
	if p.peek(0).upper == "SELECT" {
		return []node{p.subquery()}, false
	}
	distinct = p.word("DISTINCT")
	if !distinct && p.symbol(")") {
		return nil, false
	}
	if p.all() { // count(ALL x) is count(x)
		if distinct {
			p.unexpected()
		}
		p.i++
	}
	args = p.list(read)
	p.expect(")")
	return args, distinct
}

// inside returns where a word stands for the last time in the bracket that opens at a place, outside of others, or 0.
func (p *parser) inside(open int, word string) int {
	found := 0
	for i := open + 1; i < p.tokens[open].match; i++ {
		if p.tokens[i].match > 0 {
			i = p.tokens[i].match
		} else if p.tokens[i].upper == word {
			found = i
		}
	}
	return found
}

// castArguments reads what stands in a CAST: x AS Type, or x, 'Type'.
func (p *parser) castArguments(open int) []node {
	as := p.inside(open, "AS")
	if as > 0 {
		// It is not that of an alias.
		p.tokens[as] = token{kind: symbolToken, text: p.tokens[as].text, at: p.tokens[as].at}
	} else if p.symbol(")") {
		return nil
	}
	args := p.list(p.aliased)
	if as > 0 && p.i == as {
		p.i++
		args = append(args, value{at(p.peek(0).at), stringValue, p.typ()})
	}
	p.expect(")")
	return args
}

// substringArguments reads what stands in a SUBSTRING: x FROM a FOR b, or x, a, b.
func (p *parser) substringArguments() []node {
	var args []node
	for more := true; more; more = p.symbol(",") || p.word("FROM") || p.word("FOR") {
		arg := p.expression(0)
		if p.peek(0).upper != "FOR" {
			arg = p.withAlias(arg)
		}
		args = append(args, arg)
	}
	p.expect(")")
	return args
}

// extract reads the DAY FROM x of an EXTRACT as the function that it is to ClickHouse.
func (p *parser) extract() (string, []node) {
	unit := p.next()
	name, ok := intervalUnits[unit.upper]
	if !ok {
		p.fail(unit.at, "%s is not a unit of time", unit)
	}
	p.next()
	args := p.list(p.aliased)
	p.expect(")")
	switch name {
	case "Day":
		name = "DayOfMonth"
	case "Week":
		name = "ISOWeek"
	}
	return "to" + name, args
}

// timeCalls are functions that only ClickHouse's parser knows, and what they are to it.
var timeCalls = map[string]string{
	"dateadd": "plus", "date_add": "plus", "timestampadd": "plus", "timestamp_add": "plus",
	"datesub": "minus", "date_sub": "minus", "timestampsub": "minus", "timestamp_sub": "minus",
	"datediff": "", "date_diff": "", "timestampdiff": "", "timestamp_diff": "",
}

// timeCall reads dateAdd(DAY, 1, x), dateAdd(x, INTERVAL 1 DAY) and dateDiff(DAY, x, y).
func timeCall(c call) node {
	op, ok := timeCalls[strings.ToLower(c.name)]
	if !ok || c.parametric || c.distinct || len(c.args) < 2 {
		return c
	}
	unit := ""
	if first, ok := c.args[0].(name); ok && len(first.parts) == 1 {
		unit = intervalUnits[strings.ToUpper(first.parts[0])]
	}
	switch {
	case op == "" && unit != "":
		c.args[0] = value{at(c.args[0].position()), stringValue, strings.ToLower(unit)}
	case op != "" && len(c.args) == 2:
		return operation{c.at, op, c.args}
	case op != "" && len(c.args) == 3 && unit != "":
		return operation{c.at, op, []node{c.args[2], call{at: c.at, name: "toInterval" + unit, args: c.args[1:2]}}}
	}
	return c
}
