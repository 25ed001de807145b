package usersql

// as reads what follows AS: an alias, the type of a CAST, the query of a CTE or the definition of a window.
func (p *plain) as() error {
	top, next := p.top(), p.peek(1)
	switch {
	case top.kind == castFrame && top.as == p.i:
		typ, end, err := readType(p.tokens, p.i+1)
		if err != nil {
			return err
		}
		if !p.tokens[end].is(")") {
			return errorAt(p.tokens[end].at, "%s is not expected in a type", p.tokens[end])
		}
		p.write(",")
		p.item(stringItem, typ)
		p.i = end
		return nil
	case next.is("(") && p.query():
		p.write("AS")
		p.i++
		if top.windows {
			p.open(windowFrame)
			return nil
		}
		p.open(groupFrame)
		return p.start()
	}
	return p.alias(1)
}

// over reads OVER and the window's name or its bracket.
func (p *plain) over() error {
	p.write("OVER")
	p.i++
	switch t := p.peek(0); {
	case t.is("("):
		p.open(windowFrame)
		return nil
	case t.kind == wordToken, t.kind == quotedToken:
		return p.literal(nameItem, t.text)
	}
	return p.unexpected()
}

// windowWord reads the keywords of a window.
func (p *plain) windowWord(t token) error {
	if t.upper == "PARTITION" || t.upper == "ORDER" {
		if p.peek(1).upper != "BY" {
			return p.unexpected()
		}
		return p.keyword(2, true)
	}
	// The frame ends the window: ROWS BETWEEN 1 PRECEDING AND CURRENT ROW.
	for !p.peek(0).is(")") {
		switch t := p.peek(0); {
		case t.kind == numberToken && digits.FindString(t.text) == t.text:
			p.item(numberItem, t.text)
			p.i++
		case frameWords[t.upper]:
			_ = p.keyword(1, false)
		default:
			return p.unexpected()
		}
	}
	p.operand = false
	return nil
}

var frameWords = set("ROWS RANGE BETWEEN AND UNBOUNDED PRECEDING FOLLOWING CURRENT ROW")

// setOperation says that the EXCEPT at hand stands between two queries.
func (p *plain) setOperation() bool {
	next := p.peek(1)
	if next.is("(") {
		next = p.peek(2)
	}
	switch next.upper {
	case "SELECT", "WITH", "ALL", "DISTINCT":
		return true
	}
	return false
}

// modifier reads what stands behind *: EXCEPT (a, b), EXCEPT a, REPLACE (x AS a), APPLY (f), APPLY f.
func (p *plain) modifier() error {
	p.write(p.peek(0).upper)
	p.i++
	p.star = true
	if t := p.peek(0); !t.is("(") {
		if t.kind != wordToken && t.kind != quotedToken {
			return p.unexpected()
		}
		p.write("(")
		p.item(nameItem, t.text)
		p.i++
		p.write(")")
		return nil
	}
	p.open(groupFrame)
	p.top().modifier = true
	return nil
}

// clause reads the keywords between the parts of a query.
func (p *plain) clause(t token) error {
	if err := p.unfinished(); err != nil {
		return err
	}
	next := p.peek(1)
	p.top().from = t.upper == "FROM"
	switch t.upper {
	case "FROM", "WHERE", "PREWHERE", "HAVING", "LIMIT", "OFFSET", "BY", "ON", "USING", "TO", "STEP", "STALENESS",
		"SELECT":
		return p.keyword(1, true)
	case "FINAL":
		return p.keyword(1, false)
	case "WINDOW":
		p.top().windows = true
		return p.keyword(1, true)
	case "GROUP":
		if next.upper == "BY" {
			return p.groupBy()
		}
	case "ORDER":
		if next.upper == "BY" && p.peek(2).upper == "ALL" && !p.peek(3).is("(") {
			return errorAt(t.at, "ORDER BY ALL is not supported")
		}
		if next.upper == "BY" {
			return p.keyword(2, true)
		}
	case "WITH":
		switch next.upper {
		case "TOTALS", "ROLLUP", "CUBE", "FILL":
			return p.keyword(2, false)
		}
	case "SAMPLE":
		return p.sample()
	case "UNION":
		if next.upper == "ALL" || next.upper == "DISTINCT" {
			return p.again(t, 2)
		}
		return errorAt(t.at, "UNION needs ALL or DISTINCT")
	case "EXCEPT":
		return p.again(t, 1)
	case "JOIN", "INNER", "LEFT", "RIGHT", "FULL", "CROSS", "ANY", "ALL", "ASOF", "SEMI", "ANTI", "ARRAY":
		return p.join(t)
	}
	return errorAt(t.at, "%s is not allowed here", t)
}

// again reads n keywords before another query.
func (p *plain) again(t token, n int) error {
	if err := p.repeat(t); err != nil {
		return err
	}
	p.top().windows = false
	return p.keyword(n, true)
}

// repeat counts what the parser reads by calling itself.
func (p *plain) repeat(t token) error {
	if p.repeats++; p.repeats > maxRepeats {
		return errorAt(t.at, "more than %d tables and UNIONs are not allowed", maxRepeats)
	}
	return nil
}

func (p *plain) groupBy() error {
	word, n := p.peek(2).upper, 3
	switch {
	case word == "ALL" && !p.peek(3).is("("):
		return p.keyword(3, false)
	case word == "GROUPING" && p.peek(3).upper == "SETS" && p.peek(4).is("("):
		n = 4
	case (word == "CUBE" || word == "ROLLUP") && p.peek(3).is("("):
	default:
		return p.keyword(2, true)
	}
	_ = p.keyword(n, true)
	p.open(groupFrame)
	return nil
}

// sample reads SAMPLE 0.1 and SAMPLE 1/10, with an OFFSET perhaps.
func (p *plain) sample() error {
	for _, word := range []string{"SAMPLE", "OFFSET"} {
		if p.peek(0).upper != word {
			break
		}
		_ = p.keyword(1, false)
		if p.peek(0).kind != numberToken {
			return p.unexpected()
		}
		_ = p.literal(numberItem, p.peek(0).text)
		if p.peek(0).is("/") && p.peek(1).kind == numberToken {
			p.write("/")
			p.i++
			_ = p.literal(numberItem, p.peek(0).text)
		}
	}
	return nil
}

// join reads the words before and with JOIN, and writes them in the one order that the parser knows.
func (p *plain) join(t token) error {
	if err := p.repeat(t); err != nil {
		return err
	}
	side, strictness, n := "", "", 0
	for ; p.peek(n).upper != "JOIN"; n++ {
		switch word := p.peek(n).upper; word {
		case "INNER", "LEFT", "RIGHT", "FULL", "CROSS":
			if side != "" {
				return p.unexpected()
			}
			side = word
		case "ANY", "ALL", "ASOF", "SEMI", "ANTI", "ARRAY":
			if strictness != "" {
				return p.unexpected()
			}
			strictness = word
		case "OUTER":
		default:
			return errorAt(p.peek(n).at, "%s is not expected before JOIN", p.peek(n))
		}
	}
	if side == "" && strictness != "" && strictness != "ARRAY" {
		side = "INNER"
		if strictness == "SEMI" || strictness == "ANTI" {
			side = "LEFT"
		}
	}
	for _, word := range []string{side, strictness, "JOIN"} {
		if word != "" {
			p.write(word)
		}
	}
	p.i += n + 1
	p.operand, p.top().from = true, true
	return nil
}
