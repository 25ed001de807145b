package service

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/obstack/obstack/impl/sqltext"
)

// isSimpleFilter reports whether a condition is one of
//
//	column IN (values)
//	column NOT IN (values)
//	column BETWEEN number AND number
//
// and nothing else: what a list of selected values, or a range, can be made of and be read from again. The column may
// be an expression without conditions in it. Values are string literals or bare words and numbers.
func isSimpleFilter(condition string) bool {
	tokens, ok := filterTokens(condition)
	if !ok {
		return false
	}
	at := slices.IndexFunc(tokens, func(t filterToken) bool {
		return t.from > tokens[0].from && t.depth == 0 && (t.isWord("IN") || t.isWord("BETWEEN"))
	})
	if at < 0 {
		return false
	}
	keyword, column, rest := tokens[at], tokens[:at], tokens[at+1:]
	if keyword.isWord("BETWEEN") {
		return isFilterColumn(condition[:keyword.from], column) && filterRange.MatchString(condition[keyword.to:])
	}
	if !strings.HasPrefix(condition[keyword.to:], " ") {
		return false
	}
	from := keyword.from
	if not := column[at-1]; not.depth == 0 && not.isWord("NOT") && strings.TrimSpace(condition[not.to:from]) == "" {
		if !strings.HasSuffix(condition[:from], " ") {
			return false
		}
		from, column = not.from, column[:at-1]
	}
	return strings.HasSuffix(condition[:from], " ") && isFilterColumn(condition[:from], column) &&
		isValueList(condition, rest)
}

var (
	// filterRange is what follows BETWEEN.
	filterRange = func() *regexp.Regexp {
		const number = `[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`
		return regexp.MustCompile(`(?i)^\s+` + number + `\s+AND\s+` + number + `\s*$`)
	}()
	// joinWords make a condition of a column, or join several. They are refused wherever they stand.
	joinWords = regexp.MustCompile(`(?i)\b(?:NOT|AND|OR)\b`)
	// bareValue is a value without quotes.
	bareValue = regexp.MustCompile(`^[\pL\pN_.:/@+-]+$`)
)

// isFilterColumn reports whether a text is a column, or an expression that is none of the conditions that SQL has: they
// are made of comparisons or of words next to one another.
func isFilterColumn(text string, tokens []filterToken) bool {
	if len(tokens) == 0 || joinWords.MatchString(text) || strings.TrimRightFunc(text, unicode.IsSpace) == text {
		return false
	}
	operand := false // stands before the token
	for _, t := range tokens {
		switch {
		case t.depth > 0 && t.kind != closing:
		case t.depth == 0 && (t.kind == word || t.kind == literal || t.kind == name):
			if operand {
				return false
			}
			operand = true
		case t.kind == opening, t.kind == closing:
			operand = t.kind == closing
		case strings.Contains("=<>!,", t.text):
			return false
		default:
			operand = false
		}
	}
	return operand
}

// isValueList reports whether tokens are values in parentheses, at least one.
func isValueList(text string, tokens []filterToken) bool {
	last := len(tokens) - 1
	if last < 2 || tokens[0].text != "(" || tokens[last].text != ")" {
		return false
	}
	from := tokens[0].to
	for i, t := range tokens[1:] {
		end := i+1 == last
		switch {
		case end, t.text == "," && t.kind == sign:
			value := strings.TrimSpace(text[from:t.from])
			before := tokens[i]
			alone := before.kind == literal && text[before.from:before.to] == value
			if !alone && !bareValue.MatchString(value) {
				return false
			}
			from = t.to
		case t.kind == opening, t.kind == closing:
			return false
		}
	}
	return true
}

// tokenKind is what a token of a condition is.
type tokenKind int

const (
	word    tokenKind = iota // a name, a keyword or a number
	literal                  // in single quotes
	name                     // in other quotes
	opening                  // a bracket
	closing                  // a bracket
	sign                     // any other character
)

// filterToken is a token with its place. depth is how many brackets are open around it, and for a bracket around the
// pair.
type filterToken struct {
	kind            tokenKind
	text            string
	from, to, depth int
}

func (t filterToken) isWord(w string) bool { return t.kind == word && strings.EqualFold(t.text, w) }

// filterTokens splits a condition, and fails if quotes or brackets are not closed, or if there are comments or several
// statements.
func filterTokens(text string) ([]filterToken, bool) {
	const openings, closings = "([{", ")]}"
	var tokens []filterToken
	var open []byte
	for i := 0; i < len(text); {
		t := filterToken{kind: sign, from: i, to: i + 1, depth: len(open)}
		switch c := text[i]; {
		case strings.IndexByte(" \t\r\n\f\v", c) >= 0:
			i++
			continue
		case c == '\'' || c == '"' || c == '`':
			end, closed := sqltext.QuotedEnd(text, i)
			if !closed {
				return nil, false
			}
			t.to = end
			if t.kind = name; c == '\'' {
				t.kind = literal
			}
		case isWordByte(c):
			for t.kind = word; t.to < len(text) && isWordByte(text[t.to]); {
				t.to++
			}
		case strings.IndexByte(openings, c) >= 0:
			t.kind = opening
			open = append(open, closings[strings.IndexByte(openings, c)])
		case strings.IndexByte(closings, c) >= 0:
			if len(open) == 0 || open[len(open)-1] != c {
				return nil, false
			}
			open = open[:len(open)-1]
			t.kind, t.depth = closing, len(open)
		case c == ';', strings.HasPrefix(text[i:], "--"), strings.HasPrefix(text[i:], "/*"), c == '#':
			return nil, false
		}
		t.text = text[t.from:t.to]
		tokens, i = append(tokens, t), t.to
	}
	return tokens, len(open) == 0
}

// isWordByte reports whether a byte is part of a word. All beyond ASCII are.
func isWordByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '.' || c == '$' ||
		c >= 0x80
}
