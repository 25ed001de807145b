package usersql

// parser makes the tree of a text by recursive descent. After the first error it stands at the end and goes on for nothing.
type parser struct {
	tokens []token
	i      int
	err    error
	// depth is how many expressions stand around, cases how many CASEs, tables how many tables and UNIONs were read.
	depth, cases, tables int
}

const (
	// maxRecursion is how deep expressions may stand in each other. What the renderer takes is never deeper.
	maxRecursion = 2 * maxDepth
	// maxTables is how many tables and UNIONs a text may have.
	maxTables = 100
)

// peek is the token n places on from the one at hand, or before it, and the end behind the last.
func (p *parser) peek(n int) token { return p.tokens[min(p.i+n, len(p.tokens)-1)] }

// next returns the token at hand and moves on.
func (p *parser) next() token {
	t := p.peek(0)
	p.i = min(p.i+1, len(p.tokens)-1)
	return t
}

// symbol moves on if the symbol is at hand.
func (p *parser) symbol(text string) bool {
	if !p.peek(0).is(text) {
		return false
	}
	p.i++
	return true
}

// word moves on if the words are at hand, in any case.
func (p *parser) word(words ...string) bool {
	for n, word := range words {
		if p.peek(n).upper != word {
			return false
		}
	}
	p.i += len(words)
	return true
}

// expect moves on if the symbol is at hand, and refuses the text if it is not.
func (p *parser) expect(symbol string) {
	if !p.symbol(symbol) {
		p.unexpected()
	}
}

// fail refuses the text at a place. Only the first error counts, as those behind it are about a text that is not read any more.
func (p *parser) fail(at int, format string, args ...any) { p.failWith(errorAt(at, format, args...)) }

func (p *parser) failWith(err error) {
	if p.err == nil {
		p.err = err
	}
	p.i = len(p.tokens) - 1
}

// unexpected refuses the token at hand.
func (p *parser) unexpected() {
	switch t := p.peek(0); {
	case t.kind == endToken:
		p.fail(t.at, "unexpected end of input")
	case keywords[t.upper], t.is(";"):
		p.fail(t.at, "%s is not allowed here", t)
	default:
		p.fail(t.at, "%s is not expected here", t)
	}
}

// end refuses what stands behind what was read.
func (p *parser) end() error {
	if p.err == nil && p.peek(0).kind != endToken {
		p.unexpected()
	}
	return p.err
}

// items reads a list as it stands in a select list or an ORDER BY.
func (p *parser) items(f form) ([]node, error) {
	read := p.item
	if f == orderForm {
		read = p.ordered
	}
	list := p.list(read)
	return list, p.end()
}

// statement reads a query and what may end it.
func (p *parser) statement() (*query, error) {
	q := p.query()
	for p.symbol(";") {
	}
	return q, p.end()
}

// list reads one or more of what is separated by commas, none of which ends the list.
func (p *parser) list(read func() node) []node {
	list := []node{read()}
	for p.symbol(",") {
		list = append(list, read())
	}
	return list
}

// listUntil reads expressions, perhaps none, and the bracket that closes them.
func (p *parser) listUntil(closing string) []node {
	if p.symbol(closing) {
		return []node{}
	}
	list := p.list(p.aliased)
	p.expect(closing)
	return list
}

// aliased reads an expression that may have an alias.
func (p *parser) aliased() node { return p.withAlias(p.expression(0)) }

// withAlias reads the alias behind an expression if there is one.
func (p *parser) withAlias(of node) node {
	if alias := p.alias(); alias != "" {
		return aliased{at(of.position()), of, alias}
	}
	return of
}

// alias reads a name behind AS, which may be any word, or behind nothing.
func (p *parser) alias() string {
	behindAs := p.word("AS")
	switch t := p.peek(0); {
	case t.kind == quotedToken, t.kind == wordToken && (behindAs || !keywords[t.upper] && wordOperators[t.upper] == ""):
		return p.next().text
	case behindAs:
		p.unexpected()
	}
	return ""
}

// name reads a name where a keyword may stand.
func (p *parser) name() string {
	if t := p.peek(0); t.kind == quotedToken || t.kind == wordToken && !p.keyword() {
		return p.next().text
	}
	p.unexpected()
	return ""
}

// keyword says that the word at hand is no name where an operand must follow.
func (p *parser) keyword() bool {
	word, next := p.peek(0).upper, p.peek(1)
	switch word {
	case "NOT":
		return true
	case "CASE", "INTERVAL":
		return startsOperand(next)
	}
	return reserved[word] || constants[word] != "" && !next.is(".")
}

// typ reads a type.
func (p *parser) typ() string {
	typ, next, err := readType(p.tokens, p.i)
	if err != nil {
		p.failWith(err)
		return ""
	}
	p.i = next
	return typ
}
