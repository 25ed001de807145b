package usersql

import "strings"

// wordOperators are the operators that are words, by their upper case.
var wordOperators = map[string]string{
	"AND": "and", "OR": "or", "DIV": "intDiv", "MOD": "modulo",
	"LIKE": "like", "ILIKE": "ilike", "REGEXP": "match", "IN": "in", "BETWEEN": "between",
	"NOT LIKE": "notLike", "NOT ILIKE": "notILike", "NOT IN": "notIn",
	"NOT BETWEEN": "notBetween", "GLOBAL IN": "globalIn", "GLOBAL NOT IN": "globalNotIn",
	"IS NULL": "isNull", "IS NOT NULL": "isNotNull",
	"IS DISTINCT FROM": "isDistinctFrom", "IS NOT DISTINCT FROM": "isNotDistinctFrom",
}

// symbolOperators are the operators that are symbols.
var symbolOperators = map[string]string{
	"=": "equals", "==": "equals", "!=": "notEquals", "<>": "notEquals", "<": "less", "<=": "lessOrEquals",
	">": "greater", ">=": "greaterOrEquals", "<=>": "nullSafeEquals", "||": "concat",
	"+": "plus", "-": "minus", "*": "multiply", "/": "divide", "%": "modulo", "->": "lambda", "?": "if",
}

// constants are the words that are values.
var constants = map[string]string{
	"NULL": "NULL", "TRUE": "true", "FALSE": "false", "INF": "inf", "INFINITY": "inf", "NAN": "nan",
}

// reserved are the words that nobody means as a name where an operand must follow.
var reserved = set(`AND AS BETWEEN BY DISTINCT ELSE FROM GROUP HAVING ILIKE IN INTO IS JOIN LIKE LIMIT OR ORDER PREWHERE
	SELECT SETTINGS THEN UNION USING WHEN WHERE WITH`)

// keywords are the words that are no aliases behind an operand.
var keywords = set(`ALL ANTI ANY APPLY ARRAY AS ASC ASCENDING ASOF BETWEEN BY COLLATE CROSS DESC DESCENDING ELSE END EXCEPT
	FETCH FILTER FINAL FORMAT FROM FULL GLOBAL GROUP HAVING IGNORE INNER INTERPOLATE INTERSECT INTO IS JOIN LEFT LIMIT
	LOCAL NATURAL NOT NULLS OFFSET ON ORDER OUTER OVER PARALLEL PARTITION PASTE PREWHERE QUALIFY RANGE REPLACE RESPECT
	RIGHT ROWS SAMPLE SELECT SEMI SETTINGS STALENESS STEP THEN TO UNION USING WHEN WHERE WINDOW WITH`)

// word reads a word where an operand must follow.
func (p *plain) word(t token) error {
	next := p.peek(1)
	switch {
	case t.upper == "SELECT" && p.query():
		return p.keyword(1, true)
	case t.upper == "WITH" && p.query():
		return p.start()
	case t.upper == "DISTINCT" && p.i > 0 && (p.peek(-1).upper == "SELECT" || p.peek(-1).is("(") && p.top().kind == callFrame):
		return p.keyword(1, true)
	case p.top().kind == windowFrame && p.peek(-1).is("("):
		switch t.upper {
		case "PARTITION", "ORDER", "ROWS", "RANGE":
			return p.windowWord(t)
		}
	case t.upper == "NOT":
		return p.prefix("not")
	case t.upper == "CASE" && startsOperand(next):
		p.frames = append(p.frames, frame{kind: caseFrame, at: t.at})
		if len(p.frames) > maxBrackets {
			return errorAt(t.at, "CASE is nested more than %d deep", maxBrackets)
		}
		if next.upper == "WHEN" {
			return p.keyword(2, true)
		}
		return p.keyword(1, true)
	case t.upper == "INTERVAL" && startsOperand(next):
		return p.interval()
	case (t.upper == "DATE" || t.upper == "TIMESTAMP") && next.kind == stringToken:
		return p.dateLiteral()
	case next.is("(") && !reserved[t.upper], next.is("(") && wordOperators[t.upper] != "":
		return p.function(t)
	case constants[t.upper] != "" && !next.is("."):
		return p.literal(constantItem, constants[t.upper])
	}
	if reserved[t.upper] {
		return errorAt(t.at, "%s is not expected here; put it in back-ticks if it is a name", t)
	}
	return p.literal(nameItem, t.text)
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

// function reads the name of a function and the bracket behind it.
func (p *plain) function(t token) error {
	kind := callFrame
	as := 0
	switch t.upper {
	case "CAST":
		as = p.castAs(p.i + 1)
		kind = castFrame
	case "SUBSTRING":
		kind = substringFrame
	case "POSITION":
		kind = positionFrame
	case "EXTRACT":
		if unit := p.peek(2); p.peek(3).upper == "FROM" {
			name, ok := intervalUnits[unit.upper]
			if !ok {
				return errorAt(unit.at, "%s is not a unit of time", unit)
			}
			p.item(nameItem, "to"+name)
			p.i++
			p.open(callFrame)
			p.i += 2
			return nil
		}
	}
	p.item(nameItem, t.text)
	p.i++
	p.open(kind)
	p.top().as = as
	p.top().modifier = t.upper == "COLUMNS"
	return p.start()
}

// castAs returns where the AS of a CAST is, whose bracket opens at i, or 0.
func (p *plain) castAs(i int) int {
	as := 0
	for j := i + 1; j < p.tokens[i].match; j++ {
		if p.tokens[j].match > 0 {
			j = p.tokens[j].match
		} else if p.tokens[j].upper == "AS" {
			as = j
		}
	}
	return as
}

// dateLiteral reads DATE '2026-01-01' as the function call that it is to ClickHouse.
func (p *plain) dateLiteral() error {
	name := "toDate"
	if p.peek(0).upper == "TIMESTAMP" {
		name = "toDateTime"
	}
	p.item(nameItem, name)
	p.write("(")
	p.i++
	if err := p.literal(stringItem, p.peek(0).text); err != nil {
		return err
	}
	p.write(")")
	return nil
}

// intervalUnits are the units of time and how functions name them.
var intervalUnits = map[string]string{
	"NANOSECOND": "Nanosecond", "NANOSECONDS": "Nanosecond", "MICROSECOND": "Microsecond", "MICROSECONDS": "Microsecond",
	"MILLISECOND": "Millisecond", "MILLISECONDS": "Millisecond", "SECOND": "Second", "SECONDS": "Second",
	"MINUTE": "Minute", "MINUTES": "Minute", "HOUR": "Hour", "HOURS": "Hour", "DAY": "Day", "DAYS": "Day",
	"WEEK": "Week", "WEEKS": "Week", "MONTH": "Month", "MONTHS": "Month", "QUARTER": "Quarter", "QUARTERS": "Quarter",
	"YEAR": "Year", "YEARS": "Year",
}

// interval reads INTERVAL, whose unit follows behind an operand or within a text.
func (p *plain) interval() error {
	text := p.peek(1)
	if text.kind == stringToken && intervalUnits[p.peek(2).upper] == "" {
		count, unit, _ := strings.Cut(strings.TrimSpace(text.text), " ")
		name := intervalUnits[strings.ToUpper(strings.TrimSpace(unit))]
		if name == "" || !digits.MatchString(count) || digits.FindString(count) != count {
			return errorAt(text.at, "an INTERVAL is a number and a unit, such as '5 minutes'")
		}
		if err := p.prefix("interval"); err != nil {
			return err
		}
		p.item(numberItem, count)
		p.operand = false
		return p.postfix(operatorItem, "to"+"Interval"+name, 1)
	}
	p.top().intervals++
	return p.prefix("interval")
}

// readOperator reads where an operator, a keyword or an alias may follow.
func (p *plain) readOperator(star bool, closed frameKind) error {
	switch t := p.peek(0); t.kind {
	case wordToken:
		return p.wordBehind(t, star)
	case quotedToken:
		return p.alias(0)
	case symbolToken:
		return p.symbolBehind(t, closed)
	}
	return p.unexpected()
}

func (p *plain) symbolBehind(t token, closed frameKind) error {
	if name, ok := symbolOperators[t.text]; ok && name != "if" {
		return p.infix(name, 1)
	}
	switch t.text {
	case ",":
		if err := p.unfinished(); err != nil {
			return err
		}
		if p.top().from {
			if err := p.repeat(t); err != nil {
				return err
			}
		}
		p.write(",")
		p.i++
		p.operand = true
		return nil
	case ".":
		return p.member()
	case "(":
		if before := p.peek(-1).kind; before != wordToken && before != quotedToken && closed != callFrame {
			return p.unexpected()
		}
		p.open(callFrame)
		return p.start()
	case "[":
		p.open(arrayFrame)
		return nil
	case ")", "]":
		return p.close()
	case "::":
		typ, next, err := readType(p.tokens, p.i+1)
		if err != nil {
			return err
		}
		return p.postfix(castItem, typ, next-p.i)
	case "?":
		p.top().ternaries++
		return p.infix("if", 1)
	case ":":
		if p.top().ternaries > 0 {
			p.top().ternaries--
			return p.infix("else", 1)
		}
	case ";":
		n := 1
		for p.peek(n).is(";") {
			n++
		}
		if p.form != selectForm || len(p.frames) > 1 || p.peek(n).kind != endToken {
			return errorAt(t.at, "; is not allowed here")
		}
		p.i += n
		return nil
	}
	return p.unexpected()
}

// member reads what follows a dot.
func (p *plain) member() error {
	p.i++
	t := p.peek(0)
	if t.kind == numberToken && digits.FindString(t.text) == t.text {
		return p.postfix(partItem, t.text, 1)
	}
	p.write(".")
	switch {
	case t.kind == wordToken, t.kind == quotedToken:
		p.item(nameItem, t.text)
	case t.is("*"):
		p.write("*")
		p.star = true
	default:
		return p.unexpected()
	}
	p.i++
	return nil
}

// alias reads a name behind AS, or behind nothing, n tokens on.
func (p *plain) alias(n int) error {
	p.write("AS")
	p.i += n
	t := p.peek(0)
	if t.kind != wordToken && t.kind != quotedToken {
		return p.unexpected()
	}
	p.item(nameItem, t.text)
	p.i++
	return nil
}

// wordBehind reads a word behind an operand.
func (p *plain) wordBehind(t token, star bool) error {
	if done, err := p.wordOperator(t); done || err != nil {
		return err
	}
	top := p.top()
	if unit, ok := intervalUnits[t.upper]; ok && top.intervals > 0 {
		top.intervals--
		return p.postfix(operatorItem, "toInterval"+unit, 1)
	}
	switch top.kind {
	case caseFrame:
		switch t.upper {
		case "WHEN", "THEN", "ELSE":
			if err := p.unfinished(); err != nil {
				return err
			}
			return p.keyword(1, true)
		case "END":
			if err := p.unfinished(); err != nil {
				return err
			}
			p.frames = p.frames[:len(p.frames)-1]
			return p.keyword(1, false)
		}
	case windowFrame:
		switch t.upper {
		case "PARTITION", "ORDER", "ROWS", "RANGE":
			return p.windowWord(t)
		}
	case substringFrame:
		if t.upper == "FROM" || t.upper == "FOR" {
			p.write(",")
			p.i++
			p.operand = true
			return nil
		}
	}
	switch {
	case t.upper == "AS":
		return p.as()
	case t.upper == "OVER":
		return p.over()
	case star && (t.upper == "APPLY" || t.upper == "REPLACE" || t.upper == "EXCEPT" && !p.setOperation()):
		return p.modifier()
	case !keywords[t.upper]:
		return p.alias(0)
	case !p.query():
		return errorAt(t.at, "%s is not allowed here", t)
	}
	return p.clause(t)
}

// wordOperator reads an operator of one or more words.
func (p *plain) wordOperator(t token) (bool, error) {
	switch t.upper {
	case "ASC", "DESC", "ASCENDING", "DESCENDING", "NULLS":
		return true, p.direction(t)
	case "IN":
		if p.top().kind == positionFrame {
			return true, errorAt(t.at, "position(a IN b) is not supported; write position(b, a)")
		}
	case "IS":
		if p.peek(1).upper == "NULL" {
			return true, p.postfix(operatorItem, "isNull", 2)
		}
		if p.peek(1).upper == "NOT" && p.peek(2).upper == "NULL" {
			return true, p.postfix(operatorItem, "isNotNull", 3)
		}
	}
	if name, ok := wordOperators[t.upper]; ok {
		return true, p.infix(name, 1)
	}
	if t.upper != "NOT" && t.upper != "IS" && t.upper != "GLOBAL" {
		return false, nil
	}
	phrase := t.upper
	for n := 1; n < 4 && p.peek(n).upper != ""; n++ {
		phrase += " " + p.peek(n).upper
		if name, ok := wordOperators[phrase]; ok {
			return true, p.infix(name, n+1)
		}
	}
	return false, nil
}

// direction reads ASC or DESC, NULLS FIRST or NULLS LAST.
func (p *plain) direction(t token) error {
	text, n := "", 0
	if t.upper != "NULLS" {
		text, n = strings.TrimSuffix(t.upper, "ENDING"), 1
	}
	if p.peek(n).upper == "NULLS" {
		place := p.peek(n + 1).upper
		if place != "FIRST" && place != "LAST" {
			return errorAt(p.peek(n).at, "FIRST or LAST is missing behind NULLS")
		}
		text = strings.TrimSpace(text + " NULLS " + place)
		n += 2
	}
	return p.postfix(orderItem, text, n)
}
