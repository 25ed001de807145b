package usersql

import (
	"strconv"
	"strings"
)

// The kept parser of ClickHouse's SQL reads brackets, clauses and joins well. It binds operators wrongly (NOT a = b is
// (NOT a) = b to it, x -> x + 1 is (x -> x) + 1), does not know some, drops what its scanner cannot read, and mistakes
// names for keywords. So it is given a plain form of the text, in which
//
//   - every name, text and number is a place in a list of items: `3`, '4', 5,
//   - every operator is such a name too, and == stands between operators and operands: NOT a = -b is `0` == `1` ==
//     `2` == `3` == `4`. What binds to what is decided in bind.go,
//   - words are keywords only where ClickHouse takes them as such.
//
// The parser so never sees a word of the user's that is not in a list of ours.

// item is what a place in the plain form stands for.
type item struct {
	kind itemKind
	text string
	at   int
}

type itemKind int

const (
	nameItem itemKind = iota
	numberItem
	stringItem
	constantItem // NULL, true, false, inf or nan
	paramItem    // text is name:Type
	operatorItem // text is a name in operators
	castItem     // text is the type behind ::
	partItem     // text is the number behind a dot
	orderItem    // text is ASC, DESC NULLS LAST, …
)

// form is what a text claims to be.
type form int

const (
	expressionForm form = iota
	listForm
	orderForm
	selectForm
)

// frame is an open bracket or CASE.
type frame struct {
	kind frameKind
	// query says that clauses may stand here: it opened with SELECT or WITH.
	query bool
	// intervals and ternaries are what was opened by INTERVAL and ? and still needs its unit or :.
	intervals, ternaries int
	// as is the AS of a CAST.
	as int
	// from says that a FROM was read and no other clause since.
	from bool
	// modifier says that it is that of EXCEPT, REPLACE or APPLY behind *.
	modifier bool
	// windows says that what is named now are windows.
	windows bool
	at      int
}

type frameKind int

const (
	baseFrame frameKind = iota
	groupFrame
	callFrame
	arrayFrame
	castFrame
	positionFrame
	substringFrame
	windowFrame
	caseFrame
)

// place is where a token of the user stands in the plain form.
type place struct{ offset, at int }

// plain is the plain form of a text.
type plain struct {
	form   form
	tokens []token
	i      int
	out    strings.Builder
	items  []item
	places []place
	frames []frame
	// operand says that an operand must follow, as opposed to an operator or a keyword.
	operand bool
	// star says that what was just read is *, with perhaps EXCEPT(…) behind.
	star bool
	// closed is the kind of the bracket that was just closed, baseFrame if none was.
	closed frameKind
	// repeats counts what the parser reads by calling itself: tables and UNIONs.
	repeats int
}

// maxRepeats is how many tables and UNIONs a text may have.
const maxRepeats = 100

// makePlain makes the plain form of the tokens.
func makePlain(tokens []token, f form) (*plain, error) {
	p := &plain{
		form: f, tokens: tokens, operand: true, frames: []frame{{kind: baseFrame}},
		items: make([]item, 0, len(tokens)), places: make([]place, 0, 2*len(tokens)),
	}
	p.out.Grow(8 * len(tokens))
	if f != selectForm {
		p.out.WriteString("SELECT ")
	}
	for p.peek(0).kind != endToken {
		if err := p.next(); err != nil {
			return nil, err
		}
	}
	if p.operand {
		return nil, errorAt(p.peek(0).at, "the text ends too early")
	}
	if top := p.top(); top.kind != baseFrame {
		return nil, errorAt(top.at, "CASE has no END")
	}
	return p, p.unfinished()
}

// unfinished is the error of what stands open in the frame.
func (p *plain) unfinished() error {
	switch top := p.top(); {
	case top.intervals > 0:
		return errorAt(p.peek(0).at, "the unit of an INTERVAL is missing before %s", p.peek(0))
	case top.ternaries > 0:
		return errorAt(p.peek(0).at, "the : of a ? is missing before %s", p.peek(0))
	}
	return nil
}

func (p *plain) peek(n int) token { return p.tokens[min(p.i+n, len(p.tokens)-1)] }

func (p *plain) top() *frame { return &p.frames[len(p.frames)-1] }

// query says that clauses may stand here.
func (p *plain) query() bool {
	return p.top().query || p.form == selectForm && len(p.frames) == 1
}

// write writes a part of the plain form for the token at hand.
func (p *plain) write(text string) {
	p.places = append(p.places, place{p.out.Len(), p.peek(0).at})
	p.out.WriteString(text)
	p.out.WriteByte(' ')
}

// item adds an item for the token at hand and writes its place.
func (p *plain) item(kind itemKind, text string) {
	n := strconv.Itoa(len(p.items))
	p.items = append(p.items, item{kind, text, p.peek(0).at})
	switch kind {
	case numberItem:
		p.write(n)
	case stringItem:
		p.write("'" + n + "'")
	default:
		p.write("`" + n + "`")
	}
}

func (p *plain) unexpected() error {
	return errorAt(p.peek(0).at, "%s is not expected here", p.peek(0))
}

// next reads what stands at hand.
func (p *plain) next() error {
	star, closed := p.star, p.closed
	p.star, p.closed = false, baseFrame
	if p.operand {
		return p.readOperand()
	}
	return p.readOperator(star, closed)
}

// readOperand reads where an operand must follow.
func (p *plain) readOperand() error {
	t := p.peek(0)
	switch t.kind {
	case numberToken:
		return p.literal(numberItem, t.text)
	case stringToken:
		return p.literal(stringItem, t.text)
	case quotedToken:
		return p.literal(nameItem, t.text)
	case wordToken:
		return p.word(t)
	}
	switch t.text {
	case "(":
		p.open(groupFrame)
		return p.start()
	case "[":
		p.open(arrayFrame)
		return nil
	case ")", "]":
		// Only right behind the opening: f(), [].
		if p.tokens[p.i-1].match != p.i {
			return p.unexpected()
		}
		return p.close()
	case "*":
		p.write("*")
		p.i++
		p.operand, p.star = false, true
		return nil
	case "-":
		return p.prefix("negate")
	case "+":
		return p.prefix("plus")
	case "{":
		return p.parameter()
	}
	return p.unexpected()
}

// literal takes the token at hand as an operand.
func (p *plain) literal(kind itemKind, text string) error {
	p.item(kind, text)
	p.i++
	p.operand = false
	return nil
}

func (p *plain) open(kind frameKind) {
	p.frames = append(p.frames, frame{kind: kind, at: p.peek(0).at})
	p.write(p.peek(0).text)
	p.i++
	p.operand = true
}

func (p *plain) close() error {
	if err := p.unfinished(); err != nil {
		return err
	}
	top := p.top()
	if top.kind == caseFrame || top.kind == baseFrame {
		return errorAt(top.at, "CASE has no END")
	}
	p.closed = top.kind
	p.star = top.modifier
	p.frames = p.frames[:len(p.frames)-1]
	p.write(p.peek(0).text)
	p.i++
	p.operand = false
	return nil
}

// prefix writes an operator before its operand.
func (p *plain) prefix(name string) error {
	p.item(operatorItem, name)
	p.write("==")
	p.i++
	return nil
}

// infix writes an operator of n tokens between operands.
func (p *plain) infix(name string, n int) error {
	p.write("==")
	p.item(operatorItem, name)
	p.write("==")
	p.i += n
	p.operand = true
	return nil
}

// postfix writes an operator of n tokens behind its operand.
func (p *plain) postfix(kind itemKind, text string, n int) error {
	p.write("==")
	p.item(kind, text)
	p.i += n
	return nil
}

// start reads what may open a query: WITH or SELECT.
func (p *plain) start() error {
	switch t := p.peek(0); {
	case t.upper == "WITH" && p.peek(1).upper == "RECURSIVE" && !p.peek(2).is("AS"):
		return errorAt(t.at, "WITH RECURSIVE is not allowed")
	case t.upper == "WITH", t.upper == "SELECT":
		p.top().query = true
		return p.keyword(1, true)
	}
	return nil
}

// keyword writes n words as keywords.
func (p *plain) keyword(n int, operand bool) error {
	for range n {
		p.write(p.peek(0).upper)
		p.i++
	}
	p.operand = operand
	return nil
}

// parameter reads {name:Type}.
func (p *plain) parameter() error {
	name, colon := p.peek(1), p.peek(2)
	if name.kind != wordToken || !colon.is(":") {
		return errorAt(p.peek(0).at, "only parameters such as {name:String} stand in braces")
	}
	typ, next, err := readType(p.tokens, p.i+3)
	if err != nil {
		return err
	}
	if !p.tokens[next].is("}") {
		return errorAt(p.tokens[next].at, "%s is not expected in a parameter", p.tokens[next])
	}
	p.item(paramItem, name.text+":"+typ)
	p.i = next + 1
	p.operand = false
	return nil
}

// errorIn is the error about what stands at an offset of the plain form.
func (p *plain) errorIn(offset int) error {
	at := p.peek(0).at
	for _, place := range p.places {
		if place.offset >= offset {
			at = place.at
			break
		}
	}
	for _, t := range p.tokens {
		if t.at >= at {
			return errorAt(t.at, "%s is not expected here", t)
		}
	}
	return errorAt(at, "the text cannot be read")
}
