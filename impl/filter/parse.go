package filter

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/obstack/obstack/impl/core"
)

// Limits on what is parsed. They are far above what people write, and keep both our stack and the size of the SQL
// bounded.
const (
	maxLength = 64 << 10
	maxDepth  = 64
	maxTerms  = 1000
)

const (
	space = " \t\r\n\f"
	// A word ends at special, a bound of a range at boundSpecial: it may hold a colon, as times do.
	special      = space + `:{}()"^~[]`
	boundSpecial = space + `{}()"/^~[]`
	// escapable are the characters that a backslash protects from being read as syntax.
	escapable = `+-!(){}[]^"?:\&|'/~* `
)

// The decorations of Lucene that are read and have no effect here, and the map access that is part of a field's name.
var (
	similarity = regexp.MustCompile(`^~(0\.[0-9]+)?`)
	proximity  = regexp.MustCompile(`^~[0-9]+`)
	boost      = regexp.MustCompile(`^\^[0-9]+(\.[0-9]+)?`)
	mapKey     = regexp.MustCompile(`^\['(?:[^'\\]|\\.)*'\]:`)
)

// Parse reads the text of a filter. Its error is an Invalid core.Error.
//
// AND binds tighter than OR and NOT tighter than both; nothing between two items means AND. Only upper-case operators
// with white space behind them are operators, so NOT(a) looks for the word NOT, as in the reference. Unlike there,
// a NOT behind && or || and a leading ! negate.
func Parse(text string) (*Filter, error) {
	p := parser{text: text}
	for i, c := range text {
		if c == utf8.RuneError && !strings.HasPrefix(text[i:], string(utf8.RuneError)) {
			return nil, p.errorf(i, "not valid UTF-8")
		}
		if i+utf8.RuneLen(c) > maxLength {
			return nil, p.errorf(i, "a filter may have at most %d bytes", maxLength)
		}
	}
	root, err := p.chain("", 0)
	if err != nil {
		return nil, err
	}
	if p.pos < len(text) {
		return nil, p.errorf(p.pos, "')' without an opening parenthesis")
	}
	return &Filter{Root: root, text: text}, nil
}

// invalid is the error of a filter that cannot be read or answered. Its position counts characters from 1, as editors
// do; pos is a byte offset.
func invalid(text string, pos int, format string, args ...any) error {
	at := utf8.RuneCountInString(text[:pos]) + 1
	return core.InvalidError(fmt.Sprintf("filter, character %d: ", at) + fmt.Sprintf(format, args...))
}

// quote shows a piece of the client's text in a message, cut to a readable length.
func quote(s string) string {
	const most = 60
	if utf8.RuneCountInString(s) > most {
		s = string([]rune(s)[:most]) + "…"
	}
	return `"` + s + `"`
}

// parser goes through the text once, from left to right, and never back by more than one run of operators. What is
// nested is read by recursion, which maxDepth bounds.
type parser struct {
	text  string
	pos   int // the byte that is read next
	terms int // read so far
}

func (p *parser) errorf(pos int, format string, args ...any) error {
	return invalid(p.text, pos, format, args...)
}

// at reports whether the rest of the text begins with one of the characters.
func (p *parser) at(chars string) bool {
	return p.pos < len(p.text) && strings.IndexByte(chars, p.text[p.pos]) >= 0
}

func (p *parser) skipSpace() {
	for p.at(space) {
		p.pos++
	}
}

// skip jumps over what the pattern, which begins with ^, matches here.
func (p *parser) skip(pattern *regexp.Regexp) {
	p.pos += len(pattern.FindString(p.text[p.pos:]))
}

// escape reads a backslash with the character that it protects, and reports whether there is one. Only a colon, a
// backslash and a quote lose their backslash; others keep it, as in the reference, so foo\(bar does not find foo(bar).
func (p *parser) escape(text *strings.Builder) bool {
	if !p.at(`\`) || p.pos+1 == len(p.text) || strings.IndexByte(escapable, p.text[p.pos+1]) < 0 {
		return false
	}
	p.pos++
	if !p.at(`:\"`) {
		text.WriteByte('\\')
	}
	text.WriteByte(p.text[p.pos])
	p.pos++
	return true
}

// chain reads items and operators up to the end of the text or a closing parenthesis, and returns nil if there is no
// item. field is that of the enclosing group, empty outside of one.
//
// The chain is flat: and collects the items since the last OR, or what lies before that.
func (p *parser) chain(field string, depth int) (Node, error) {
	var or, and []Node
	for {
		start := p.pos
		ops := p.operators()
		if p.pos == len(p.text) || p.at(")") {
			break // operators at the end have no effect
		}
		if ops.first != "" && and == nil {
			p.pos = start
			p.skipSpace()
			return nil, p.errorf(p.pos, "an operand is missing before %s", ops.first)
		}
		item, err := p.item(field, depth)
		if err != nil {
			return nil, err
		}
		if ops.negate {
			item = negate(item)
		}
		if ops.first == "OR" || ops.first == "||" {
			or, and = append(or, conjunction(and)), nil
		}
		and = append(and, item)
	}
	if or == nil {
		return conjunction(and), nil
	}
	return &Or{append(or, conjunction(and))}, nil
}

// conjunction returns the conjunction of the nodes, nil for none.
func conjunction(nodes []Node) Node {
	switch len(nodes) {
	case 0:
		return nil
	case 1:
		return nodes[0]
	}
	return &And{nodes}
}

// operators is a run of operators between two items.
type operators struct {
	first  string // the first that connects: AND, OR, && or ||; any that follow have no effect
	negate bool   // an odd number of NOTs anywhere in the run, where the reference loses those behind && and ||
}

// operators reads a run of them, which may be empty, and the white space around it.
func (p *parser) operators() operators {
	var ops operators
	for {
		p.skipSpace()
		switch op := p.operator(); op {
		case "":
			return ops
		case "NOT":
			ops.negate = !ops.negate
		default:
			if ops.first == "" {
				ops.first = op
			}
		}
	}
}

// operator reads one operator, which white space or the end of the text must follow.
func (p *parser) operator() string {
	for _, op := range []string{"AND", "OR", "NOT", "&&", "||"} {
		rest, ok := strings.CutPrefix(p.text[p.pos:], op)
		if ok && (rest == "" || strings.IndexByte(space, rest[0]) >= 0) {
			p.pos += len(op)
			return op
		}
	}
	return ""
}

// item reads a term with its sign, a field with its value or group, or a parenthesis. Whether a word is a term or a
// field is only known at its end: a colon makes it a field.
func (p *parser) item(field string, depth int) (Node, error) {
	if p.at("(") {
		return p.group(field, depth)
	}
	sign, err := p.sign()
	if err != nil {
		return nil, err
	}
	start := p.pos
	if p.at("[{") {
		return p.rangeTerm(start, field)
	}
	if p.at(`"`) {
		node, err := p.quoted(start, field, "", true)
		return signed(sign, node), err
	}
	w := p.word()
	switch {
	case p.pos == start:
		return nil, p.errorf(start, "unexpected %q", p.text[start])
	case p.at(":"):
		p.pos++
		node, err := p.value(start, w.text, depth)
		return signed(sign, node), err
	}
	node, err := p.wordTerm(start, field, w, true)
	return signed(sign, node), err
}

// signed applies the sign before a term: a plus means nothing.
func signed(sign byte, n Node) Node {
	if n != nil && (sign == '-' || sign == '!') {
		return negate(n)
	}
	return n
}

// sign reads a +, - or ! before a term, 0 for none. Where no term follows at once it is left to be read as a word, so
// that a lone dash between words does no harm. Before a parenthesis the reference gives a syntax error too.
func (p *parser) sign() (byte, error) {
	if !p.at("+-!") || p.pos+1 == len(p.text) {
		return 0, nil
	}
	sign, next := p.text[p.pos], p.text[p.pos+1]
	switch {
	case strings.IndexByte("([{", next) >= 0:
		return 0, p.errorf(p.pos, "%q is not allowed before %q: write NOT ( … )", sign, next)
	case next != '"' && strings.IndexByte(special, next) >= 0:
		return 0, nil
	}
	p.pos++
	return sign, nil
}

// group reads a parenthesis, whose bare terms apply to the field if there is one.
func (p *parser) group(field string, depth int) (Node, error) {
	open := p.pos
	if depth == maxDepth {
		return nil, p.errorf(open, "parentheses are nested more than %d levels deep", maxDepth)
	}
	p.pos++
	node, err := p.chain(field, depth+1)
	switch {
	case err != nil:
		return nil, err
	case !p.at(")"):
		return nil, p.errorf(open, "'(' is not closed")
	case node == nil:
		return nil, p.errorf(open, "the parentheses are empty")
	}
	p.pos++
	return node, nil
}

// value reads what follows "field:". start is where the field began.
func (p *parser) value(start int, field string, depth int) (Node, error) {
	pasted := p.at(space) || strings.HasPrefix(p.text[p.pos:], "//")
	p.skipSpace()
	switch {
	case p.at("("):
		node, err := p.group(field, depth)
		eachTerm(node, func(t *Term) { t.Pasted = pasted })
		return node, err
	case p.at("[{"):
		node, err := p.rangeTerm(start, field)
		eachTerm(node, func(t *Term) { t.Pasted = pasted })
		return node, err
	}
	sign, err := p.sign()
	if err != nil {
		return nil, err
	}
	// A minus is part of the value (a number), a plus means nothing and an exclamation mark negates.
	minus := ""
	if sign == '-' {
		minus = "-"
	}
	var node Node
	if p.at(`"`) {
		node, err = p.quoted(start, field, minus, false)
	} else {
		from := p.pos
		w := p.word()
		if p.pos == from {
			return nil, p.errorf(start, "field %s has no value", quote(field))
		}
		if minus != "" {
			w.text, w.leadingStar = minus+w.text, false
		}
		node, err = p.wordTerm(start, field, w, false)
	}
	if err == nil && p.at(":") {
		return nil, p.errorf(p.pos, `unexpected ':': quote a value that contains it, or write \:`)
	}
	eachTerm(node, func(t *Term) { t.Pasted = pasted })
	if sign == '!' {
		return signed(sign, node), err
	}
	return node, err
}

// quoted reads a term that is a text in quotes. bare says that it is not the value of "field:", though it may stand in
// a field's group.
func (p *parser) quoted(start int, field, minus string, bare bool) (Node, error) {
	text, err := p.quotedText()
	if err != nil {
		return nil, err
	}
	t := &Term{Pos: start, Field: field, Match: Equals, Text: minus + text}
	switch { // quotes make a field's value exact, but nothing else
	case !bare:
	case t.Text == "":
		t.Match = Anything
	case field != "":
		t.Match = Contains
	default:
		t.Match = Tokens
	}
	return t, p.countTerm(start)
}

// quotedText reads a text in quotes and its decorations. The quotes are not those of SQL, which sqltext.QuotedEnd is for:
// one inside is escaped and never doubled, and few characters may be.
func (p *parser) quotedText() (string, error) {
	open := p.pos
	var text strings.Builder
	p.pos++
	for !p.at(`"`) {
		switch {
		case p.pos == len(p.text):
			return "", p.errorf(open, "quote is not closed")
		case p.escape(&text):
		case p.at(`\`):
			return "", p.errorf(p.pos, `in quotes, write a backslash as \\`)
		default:
			text.WriteByte(p.text[p.pos])
			p.pos++
		}
	}
	p.pos++
	p.skip(proximity)
	p.skip(boost)
	return text.String(), nil
}

// word is a run of characters without special ones, its escapes resolved.
type word struct {
	text string
	// leadingStar and trailingStar say that an unescaped star begins and ends the text. A lone star does both.
	leadingStar, trailingStar bool
}

// word reads a word, which is empty at a special character.
func (p *parser) word() word {
	start := p.pos
	var text strings.Builder
	var w word
	w.leadingStar = p.at("*")
	for p.pos < len(p.text) {
		if p.escape(&text) {
			w.trailingStar = false
			continue
		}
		c := p.text[p.pos]
		if strings.IndexByte(special, c) >= 0 && !(c == ':' && p.ordinaryColon(start)) {
			break
		}
		text.WriteByte(c)
		p.pos++
		w.trailingStar = c == '*'
	}
	// Attributes['key']:value, which is how SQL and the columns of an answer write Attributes.key.
	if p.pos > start && p.at("[") {
		if access := mapKey.FindString(p.text[p.pos:]); access != "" {
			text.WriteString(access[:len(access)-1])
			p.pos += len(access) - 1
		}
	}
	w.text = text.String()
	return w
}

// ordinaryColon reports whether the colon here, in a word that began at start, belongs to http://, https:// or
// localhost:PORT, which need no escape.
func (p *parser) ordinaryColon(start int) bool {
	before, after := p.text[start:p.pos], p.text[p.pos+1:]
	var name string
	switch {
	case strings.HasPrefix(after, "//") && strings.HasSuffix(before, "http"):
		name = "http"
	case strings.HasPrefix(after, "//") && strings.HasSuffix(before, "https"):
		name = "https"
	case after != "" && after[0] >= '0' && after[0] <= '9' && strings.HasSuffix(before, "localhost"):
		name = "localhost"
	default:
		return false
	}
	// Not the end of a longer name, such as a map key: Attributes.localhost:8080.
	last, _ := utf8.DecodeLastRuneInString(before[:len(before)-len(name)])
	return last != '_' && last != '.' && !unicode.IsLetter(last) && !unicode.IsDigit(last)
}

// wordTerm makes the term of a word, as a value of "field:" or (bare) anywhere else. Bare words inside a field's group
// are about its field, but keep the wildcards of bare text.
func (p *parser) wordTerm(start int, field string, w word, bare bool) (Node, error) {
	if p.at("[{") {
		return nil, p.errorf(p.pos, "a word cannot contain %q: quote it", p.text[p.pos])
	}
	if err := p.countTerm(start); err != nil {
		return nil, err
	}
	t := &Term{Pos: start, Field: field, Text: w.text}
	// The reference has no quotes here, without which a value cannot have blanks and its colons need escapes.
	if match, rest := cutOperator(w.text); match != Tokens && rest == "" && p.at(`"`) {
		var err error
		t.Match = match
		t.Text, err = p.quotedText()
		return t, err
	}
	p.skip(similarity)
	p.skip(boost)
	// A lone > is text where it is bare, as between two words, and surely a mistake where a field is compared.
	if match, rest := cutOperator(w.text); match != Tokens && (rest != "" || field != "") {
		if rest == "" {
			return nil, p.errorf(start, "a value must follow %q without a space", match.operator())
		}
		t.Match, t.Text = match, rest
		return t, nil
	}
	if w.text == "*" && w.leadingStar {
		t.Match, t.Text = Exists, ""
		return t, nil
	}
	if w.leadingStar {
		t.Text = t.Text[1:]
	}
	if w.trailingStar {
		t.Text = t.Text[:len(t.Text)-1]
	}
	wild := w.leadingStar || w.trailingStar // only ever at the ends: a star inside a word is text
	switch {
	case wild && t.Text == "":
		t.Match = Anything
	case !bare:
		t.Match, t.Wildcard = Contains, wild
	case w.leadingStar && w.trailingStar:
		t.Match, t.Wildcard = Contains, true
	case w.leadingStar:
		t.Match = EndsWith
	case w.trailingStar:
		t.Match = StartsWith
	case field != "":
		t.Match = Contains
	default:
		t.Match = Tokens
	}
	return t, nil
}

// cutOperator splits ">=5" into how it compares and with what. Tokens says that the word is no comparison.
func cutOperator(s string) (Match, string) {
	for _, m := range []Match{GreaterOrEqual, LessOrEqual, Greater, Less} {
		if rest, ok := strings.CutPrefix(s, m.operator()); ok {
			return m, rest
		}
	}
	return Tokens, ""
}

// rangeTerm reads [a TO b] and its variants. A bracket includes its bound, a brace does not. The bounds touch them.
func (p *parser) rangeTerm(start int, field string) (Node, error) {
	open := p.pos
	t := &Term{Pos: start, Field: field, Match: Range}
	t.Low.Exclusive = p.at("{")
	p.pos++
	low := p.bound(&t.Low)
	spaced := p.at(space)
	p.skipSpace()
	to := strings.HasPrefix(p.text[p.pos:], "TO")
	if to {
		p.pos += len("TO")
	}
	spaced = spaced && p.at(space)
	p.skipSpace()
	high := p.bound(&t.High)
	if !low || !to || !spaced || !high || !p.at("]}") {
		return nil, p.errorf(open, "write a range as [low TO high], with * for an open side")
	}
	t.High.Exclusive = p.at("}")
	p.pos++
	if t.Low.Open && t.High.Open {
		t.Match, t.Low, t.High = Exists, Bound{}, Bound{}
	}
	return t, p.countTerm(start)
}

// bound reads one end of a range and reports whether there is one.
func (p *parser) bound(b *Bound) bool {
	var text strings.Builder
	start := p.pos
	for p.pos < len(p.text) && !p.at(boundSpecial) {
		if !p.escape(&text) {
			text.WriteByte(p.text[p.pos])
			p.pos++
		}
	}
	b.Text = text.String()
	if b.Open = b.Text == "*"; b.Open {
		b.Text = ""
	}
	return p.pos > start
}

// countTerm keeps the number of terms below its limit.
func (p *parser) countTerm(pos int) error {
	if p.terms++; p.terms > maxTerms {
		return p.errorf(pos, "more than %d terms", maxTerms)
	}
	return nil
}
