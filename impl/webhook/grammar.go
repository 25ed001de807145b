package webhook

import (
	"fmt"
	"strconv"

	"github.com/mailgun/raymond/v2/lexer"
)

// maxDepth is how many blocks and brackets may be inside each other, and how many parts a path may have. A chain of else
// counts as if it were nested.
const maxDepth = 32

// helper is what a template can call. Others that the library has are none.
type helper struct {
	// block helpers decide about what is between their tags, and others return a value. The library would let a block
	// helper without a block decide about the block around it, without end.
	block bool
	args  int
	// limited helpers end with a limit, which is a whole number from 1.
	limited bool
}

var helpers = map[string]helper{
	"if": {true, 1, false}, "unless": {true, 1, false}, "each": {true, 1, false}, "with": {true, 1, false},
	"is_match": {true, 2, false}, "eq": {false, 2, false}, "lookup": {false, 2, false}, "log": {false, 1, false},
	"truncate": {false, 2, true},
}

// grammar reads the tokens of a template before the library's parser does, and accepts no more than that: where the
// parser fails, it leaves a goroutine behind that goes on to wait for it, and what it accepts wrongly, as helpers that do
// not exist, the author of the template never learns. After the first error nothing is read.
type grammar struct {
	tokens []lexer.Token
	depth  int
	err    error
}

// template is everything there is.
func (g *grammar) template() error {
	if last := g.tokens[len(g.tokens)-1]; last.Kind == lexer.TokenError {
		return fmt.Errorf("line %d: %s", last.Line, last.Val)
	}
	g.program()
	if g.err == nil && g.kind() != lexer.TokenEOF {
		g.fail("unexpected %q", g.tokens[0].Val)
	}
	return g.err
}

func (g *grammar) fail(format string, args ...any) {
	if g.err == nil {
		g.err = fmt.Errorf("line %d: %w", g.tokens[0].Line, fmt.Errorf(format, args...))
	}
}

func (g *grammar) kind() lexer.TokenKind { return g.kindAt(0) }

func (g *grammar) kindAt(i int) lexer.TokenKind {
	if g.err != nil || i >= len(g.tokens) {
		return lexer.TokenEOF
	}
	return g.tokens[i].Kind
}

// take reads a token of a kind. The last one, which is the end, stays.
func (g *grammar) take(kind lexer.TokenKind, what string) string {
	tok := g.tokens[0]
	if g.kind() != kind {
		if tok.Kind == lexer.TokenEOF {
			g.fail("%s is missing", what)
		}
		g.fail("unexpected %q, expected %s", cut(tok.Val, 100), what)
		return ""
	}
	if len(g.tokens) > 1 {
		g.tokens = g.tokens[1:]
	}
	return tok.Val
}

// deeper counts what is inside of something else, until the depth is set back.
func (g *grammar) deeper() {
	if g.depth++; g.depth > maxDepth {
		g.fail("blocks or brackets are nested more than %d levels deep", maxDepth)
	}
}

// program checks text and tags up to the end of the block around them, or of the template.
func (g *grammar) program() {
	for {
		switch g.kind() {
		case lexer.TokenContent, lexer.TokenComment:
			g.take(g.kind(), "")
		case lexer.TokenOpen:
			g.take(lexer.TokenOpen, "")
			g.expression(inTag)
			g.take(lexer.TokenClose, `"}}"`)
		case lexer.TokenOpenUnescaped:
			g.take(lexer.TokenOpenUnescaped, "")
			g.expression(inTag)
			g.take(lexer.TokenCloseUnescaped, `"}}}"`)
		case lexer.TokenOpenBlock, lexer.TokenOpenInverse:
			g.block()
		case lexer.TokenOpenPartial:
			g.fail("partials are not supported")
		case lexer.TokenOpenRawBlock:
			g.fail("raw blocks are not supported")
		default:
			return
		}
	}
}

// block checks a block with its alternatives and its end, which must have the name of its beginning.
func (g *grammar) block() {
	depth := g.depth
	g.deeper()
	inverted := g.kind() == lexer.TokenOpenInverse
	name := g.openBlock()
	g.program()
	for !inverted && g.kind() == lexer.TokenOpenInverseChain {
		g.deeper()
		g.openBlock()
		g.program()
	}
	if g.kind() == lexer.TokenInverse {
		g.take(lexer.TokenInverse, "")
		g.program()
	}
	closing := fmt.Sprintf(`"{{/%s}}"`, cut(name, 100))
	g.take(lexer.TokenOpenEndBlock, closing)
	if got, _ := g.name(); got != name {
		g.fail(`unexpected "{{/%s}}", expected %s`, cut(got, 100), closing)
	}
	g.take(lexer.TokenClose, `"}}"`)
	g.depth = depth
}

// openBlock checks the tag that opens a block, or an alternative of one, and returns its name.
func (g *grammar) openBlock() string {
	g.take(g.kind(), "")
	name := g.expression(inBlock)
	if g.kind() == lexer.TokenOpenBlockParams {
		g.take(lexer.TokenOpenBlockParams, "")
		g.take(lexer.TokenID, "a name")
		if g.kind() == lexer.TokenID {
			g.fail(`expected one name after "as"; use @key for the key`)
		}
		g.take(lexer.TokenCloseBlockParams, `"|"`)
	}
	g.take(lexer.TokenClose, `"}}"`)
	return name
}

// place is where an expression stands.
type place int

const (
	inTag place = iota
	inBlock
	inBrackets
)

// expression is a path or a literal, or a helper with its arguments. It returns what is first.
func (g *grammar) expression(where place) string {
	block := where == inBlock
	if k := g.kind(); block && k != lexer.TokenID && k != lexer.TokenData {
		g.fail("a block must begin with a name")
	}
	name, single := g.name()
	args, options := 0, 0
	var last lexer.Token // the first token of the last argument
	for g.isArgument() && !g.isOption() {
		last = g.tokens[0]
		g.argument()
		args++
	}
	for g.isOption() {
		g.take(lexer.TokenID, "")
		g.take(lexer.TokenEquals, "")
		g.argument()
		options++
	}
	h, known := helpers[name]
	switch {
	case !known || !single:
		if args > 0 || options > 0 || where == inBrackets {
			g.fail("unknown helper %q", cut(name, 100))
		}
	case h.block && !block:
		g.fail("helper %q must be used as a block: {{#%s …}}", name, name)
	case !h.block && block:
		g.fail("helper %q cannot be used as a block", name)
	case args != h.args:
		g.fail("wrong number of values for helper %q: got %d, expected %d", name, args, h.args)
	case h.limited && !isLimit(last):
		g.fail("the last value of helper %q must be an integer of at least 1", name)
	}
	return name
}

// isLimit reports whether a token is a whole number from 1.
func isLimit(tok lexer.Token) bool {
	n, err := strconv.Atoi(tok.Val)
	return tok.Kind == lexer.TokenNumber && err == nil && n > 0
}

// isArgument says whether an argument comes next, which may be the name of an option.
func (g *grammar) isArgument() bool {
	switch g.kind() {
	case lexer.TokenOpenSexpr, lexer.TokenBoolean, lexer.TokenNumber, lexer.TokenString, lexer.TokenData, lexer.TokenID:
		return true
	}
	return false
}

// isOption says whether name=value comes next.
func (g *grammar) isOption() bool {
	return g.kind() == lexer.TokenID && g.kindAt(1) == lexer.TokenEquals
}

// argument checks a path, a literal or an expression in brackets.
func (g *grammar) argument() {
	if g.kind() != lexer.TokenOpenSexpr {
		g.name()
		return
	}
	depth := g.depth
	g.deeper()
	g.take(lexer.TokenOpenSexpr, "")
	g.expression(inBrackets)
	g.take(lexer.TokenCloseSexpr, `")"`)
	g.depth = depth
}

// name is a path or a literal. It returns its text, and whether it can be the name of a helper.
func (g *grammar) name() (string, bool) {
	switch g.kind() {
	case lexer.TokenBoolean, lexer.TokenString:
		return g.take(g.kind(), ""), false
	case lexer.TokenNumber:
		number := g.take(lexer.TokenNumber, "")
		if _, err := strconv.ParseFloat(number, 64); err != nil {
			g.fail("%q is not a number", cut(number, 100))
		}
		return number, false
	}
	path, parts, data := "", 0, g.kind() == lexer.TokenData
	if data {
		path = g.take(lexer.TokenData, "")
	}
	for n := 1; ; n++ {
		if n > maxDepth {
			g.fail("a path has more than %d parts", maxDepth)
		}
		part := g.take(lexer.TokenID, "a name")
		path += part
		if relative := part == "." || part == ".." || part == "this"; !relative {
			parts++
		} else if parts > 0 {
			g.fail("unexpected %q in a path", part)
		}
		if g.kind() != lexer.TokenSep {
			break
		}
		path += g.take(lexer.TokenSep, "")
	}
	if data && parts == 0 {
		g.fail("%q is not a path", cut(path, 100))
	}
	return path, !data && parts == 1 && path != "this"
}
