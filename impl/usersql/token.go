package usersql

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/obstack/obstack/impl/core"
)

// tokenKind tells the kinds of tokens apart.
type tokenKind int

const (
	endToken    tokenKind = iota // after the last one
	wordToken                    // a bare name or a keyword
	quotedToken                  // a name in back-ticks or double quotes
	numberToken                  // a number without a sign
	stringToken                  // a text in single quotes
	symbolToken                  // everything else
)

// token is a piece of the text, read as ClickHouse reads it.
type token struct {
	kind tokenKind
	// text is what stands there: a word, a number, a symbol, or what a quoted text or name means.
	text string
	// upper is a word in upper case, empty for everything else.
	upper string
	// quote is a back-tick or a double quote around a name, 0 for none.
	quote byte
	// at is the character where the token starts, counted from 1.
	at int
	// match is the index of the token that closes this bracket.
	match int
	// depth is how many brackets stand around.
	depth int
}

// maxBrackets is how deep brackets may stand in each other. Everything behind the scanner calls itself for each level.
const maxBrackets = 50

// scan cuts the text into tokens, the last of which is an endToken. Comments are left out, and brackets are in pairs.
func scan(text string, limit int) ([]token, error) {
	if len(text) > limit && utf8.RuneCountInString(text) > limit {
		return nil, core.InvalidError(fmt.Sprintf("SQL: at most %d characters are allowed", limit))
	}
	if !utf8.ValidString(text) {
		return nil, core.InvalidError("SQL: the text is not valid UTF-8")
	}
	s := scanner{text: text, at: 1, tokens: make([]token, 0, len(text)/3+2)}
	if err := s.run(); err != nil {
		return nil, err
	}
	return s.tokens, nil
}

// scanner cuts a text into tokens. It knows the brackets too, so that the parser never looks for one that is missing.
type scanner struct {
	text   string
	i      int // the next byte
	at     int // the character that it is
	tokens []token
	open   []int // the open brackets
}

// errorAt is the error about the character at a place, counted from 1.
func errorAt(at int, format string, args ...any) error {
	return core.InvalidError(fmt.Sprintf("SQL, character %d: ", at) + fmt.Sprintf(format, args...))
}

// symbols are the operators of more than one character, the longest first.
var symbols = []string{"<=>", "<=", ">=", "<>", "!=", "==", "||", "->", "::"}

// run scans to the end of the text. An end token follows the last one, so that parsers may always look one ahead.
func (s *scanner) run() error {
	for {
		s.space()
		if s.i >= len(s.text) {
			break
		}
		if err := s.next(); err != nil {
			return err
		}
	}
	if n := len(s.open); n > 0 {
		open := s.tokens[s.open[n-1]]
		return errorAt(open.at, "%s is not closed", open.text)
	}
	s.tokens = append(s.tokens, token{kind: endToken, at: s.at})
	return nil
}

func (s *scanner) rest() string { return s.text[s.i:] }

// skip moves n bytes on.
func (s *scanner) skip(n int) {
	s.at += utf8.RuneCountInString(s.text[s.i : s.i+n])
	s.i += n
}

// space skips white space and comments. A comment that is not closed ends with the text, as in ClickHouse.
func (s *scanner) space() {
	for s.i < len(s.text) {
		rest := s.rest()
		switch {
		case strings.IndexByte(" \t\n\r\f\v", rest[0]) >= 0:
			s.skip(1)
		case strings.HasPrefix(rest, "--"):
			end := strings.IndexByte(rest, '\n')
			if end < 0 {
				end = len(rest)
			}
			s.skip(end)
		case strings.HasPrefix(rest, "/*"):
			end := strings.Index(rest[2:], "*/")
			if end < 0 {
				s.skip(len(rest))
				return
			}
			s.skip(end + 4)
		default:
			return
		}
	}
}

// next reads one token.
func (s *scanner) next() error {
	rest := s.rest()
	switch c := rest[0]; {
	case isLetter(c):
		n := 1
		for n < len(rest) && (isLetter(rest[n]) || isDigit(rest[n]) || rest[n] == '$') {
			n++
		}
		// x'41' and b'01' are texts that a reader cannot see through.
		if n == 1 && n < len(rest) && rest[n] == '\'' && strings.IndexByte("xXbB", c) >= 0 {
			return errorAt(s.at, "%c'…' is not allowed", c)
		}
		s.add(wordToken, rest[:n], n)
		s.tokens[len(s.tokens)-1].upper = strings.ToUpper(rest[:n])
	case isDigit(c), c == '.' && len(rest) > 1 && isDigit(rest[1]) && !s.memberFollows():
		return s.number()
	case c == '\'' || c == '`' || c == '"':
		return s.quoted(c)
	default:
		return s.symbol()
	}
	return nil
}

func isLetter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' }

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// memberFollows says that a dot here takes a member out of what stands before it, as in tuple.1, rather than start a
// number as in .5.
func (s *scanner) memberFollows() bool {
	if len(s.tokens) == 0 {
		return false
	}
	switch last := s.tokens[len(s.tokens)-1]; last.kind {
	case quotedToken, numberToken, stringToken:
		return true
	case wordToken:
		return !isSymbolLike[last.upper]
	default:
		return last.text == ")" || last.text == "]" || last.text == "."
	}
}

// isSymbolLike are the words behind which a number may stand.
var isSymbolLike = set("AND OR NOT IN LIKE ILIKE BETWEEN DIV MOD REGEXP THEN ELSE WHEN SELECT WHERE BY LIMIT INTERVAL SAMPLE")

var (
	number = regexp.MustCompile(`^(0[xX][0-9a-fA-F]+|0[bB][01]+|[0-9]+(_[0-9]+)*(\.[0-9]*)?([eE][+-]?[0-9]+)?|\.[0-9]+([eE][+-]?[0-9]+)?)`)
	digits = regexp.MustCompile(`^[0-9]+`)
)

// number reads a number without its sign. What ClickHouse would read as a number and a name, or as a name, is refused.
func (s *scanner) number() error {
	pattern := number
	if n := len(s.tokens); n > 0 && s.tokens[n-1].text == "." && s.tokens[n-1].kind == symbolToken {
		pattern = digits // t.1.2 is the second part of the first
	}
	text := pattern.FindString(s.rest())
	if n := len(text); n < len(s.rest()) && (isLetter(s.rest()[n]) || isDigit(s.rest()[n]) || s.rest()[n] == '$') {
		return errorAt(s.at, "%s… is not a number or a name: put such names in backticks", text)
	}
	s.add(numberToken, strings.ReplaceAll(text, "_", ""), len(text))
	return nil
}

// quoted reads a text or a name in quotes, with ClickHouse's escapes. What it accepts ends where sqltext.QuotedEnd says; it
// goes there step by step because it unescapes, and refuses what would hide something.
func (s *scanner) quoted(quote byte) error {
	var b strings.Builder
	rest := s.rest()
	for i := 1; i < len(rest); {
		switch c := rest[i]; {
		case c == 0:
			return errorAt(s.at, "a NUL character is not allowed")
		case c == quote && i+1 < len(rest) && rest[i+1] == quote:
			b.WriteByte(quote)
			i += 2
		case c == quote:
			return s.addQuoted(quote, b.String(), i+1)
		case c == '\\':
			n, err := s.escape(rest[i:], &b)
			if err != nil {
				return err
			}
			i += n
		default:
			b.WriteByte(c)
			i++
		}
	}
	return errorAt(s.at, "%c is not closed", quote)
}

// addQuoted adds a text, or a name, which must be a text that a server can have as one.
func (s *scanner) addQuoted(quote byte, text string, n int) error {
	if quote == '\'' {
		s.add(stringToken, text, n)
		return nil
	}
	if text == "" || !utf8.ValidString(text) || strings.IndexByte(text, 0) >= 0 {
		return errorAt(s.at, "invalid name")
	}
	s.add(quotedToken, text, n)
	s.tokens[len(s.tokens)-1].quote = quote
	return nil
}

// escapes are the characters behind a backslash that mean another one.
var escapes = map[byte]byte{
	'a': '\a', 'b': '\b', 'e': 0x1b, 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t', 'v': '\v', '0': 0,
}

// escape reads what a backslash starts and returns its length.
func (s *scanner) escape(rest string, b *strings.Builder) (int, error) {
	if len(rest) < 2 {
		return 1, nil // The quote is not closed.
	}
	c := rest[1]
	if c == 'x' {
		if len(rest) < 4 || !isHex(rest[2]) || !isHex(rest[3]) {
			return 0, errorAt(s.at, `\x must have two hexadecimal digits`)
		}
		b.WriteByte(hexValue(rest[2])<<4 | hexValue(rest[3]))
		return 4, nil
	}
	if to, ok := escapes[c]; ok {
		b.WriteByte(to)
		return 2, nil
	}
	switch {
	case c == 0:
		return 0, errorAt(s.at, "a NUL character is not allowed")
	case c == 'N': // A NULL inside a text is nothing.
		return 2, nil
	case strings.IndexByte("\\'\"`/=", c) < 0 && c >= ' ' && c != 0x7f:
		b.WriteByte('\\') // \d stays \d, for regular expressions
	}
	b.WriteByte(c)
	return 2, nil
}

func isHex(c byte) bool { return isDigit(c) || 'a' <= c && c <= 'f' || 'A' <= c && c <= 'F' }

// hexValue is the value of a hexadecimal digit.
func hexValue(c byte) byte {
	switch {
	case isDigit(c):
		return c - '0'
	case c >= 'a':
		return c - 'a' + 10
	default:
		return c - 'A' + 10
	}
}

var closing = map[string]string{"(": ")", "[": "]", "{": "}"}

// symbol reads an operator or a bracket. Characters beyond these are refused outside of quotes: ClickHouse takes some of them
// for blanks or quotes.
func (s *scanner) symbol() error {
	rest := s.rest()
	for _, symbol := range symbols {
		if strings.HasPrefix(rest, symbol) {
			s.add(symbolToken, symbol, len(symbol))
			return nil
		}
	}
	switch c := rest[:1]; c {
	case "(", "[", "{":
		if len(s.open) == maxBrackets {
			return errorAt(s.at, "brackets are nested more than %d levels deep", maxBrackets)
		}
		s.open = append(s.open, len(s.tokens))
	case ")", "]", "}":
		n := len(s.open) - 1
		if n < 0 || closing[s.tokens[s.open[n]].text] != c {
			return errorAt(s.at, "%s has no opening bracket", c)
		}
		s.tokens[s.open[n]].match = len(s.tokens)
		s.open = s.open[:n]
	case ",", ".", "+", "-", "*", "/", "%", "=", "<", ">", "?", ":", ";":
	case "\x00":
		return errorAt(s.at, "a NUL character is not allowed")
	default:
		r, _ := utf8.DecodeRuneInString(rest)
		return errorAt(s.at, "the character %q (U+%04X) is not allowed outside quotes", r, r)
	}
	s.add(symbolToken, rest[:1], 1)
	return nil
}

// add adds a token of n bytes and moves behind it.
func (s *scanner) add(kind tokenKind, text string, n int) {
	s.tokens = append(s.tokens, token{kind: kind, text: text, at: s.at, depth: len(s.open)})
	s.skip(n)
}

// is reports whether the token is the symbol.
func (t token) is(symbol string) bool { return t.kind == symbolToken && t.text == symbol }

// String names the token in an error.
func (t token) String() string {
	switch t.kind {
	case endToken:
		return "the end"
	case stringToken:
		return "a string"
	case quotedToken:
		return "a name in quotes"
	default:
		return t.text
	}
}

// set makes a set of words separated by blanks.
func set(words string) map[string]bool {
	m := make(map[string]bool)
	for _, word := range strings.Fields(words) {
		m[word] = true
	}
	return m
}
