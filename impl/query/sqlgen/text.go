package sqlgen

import (
	"errors"
	"fmt"
	"strings"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/sqltext"
)

// Shorten cuts text of a client for a message.
func Shorten(text string) string {
	const most = 60
	text = strings.TrimSpace(text)
	if runes := []rune(text); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return text
}

func isWord(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
}

func skipSpace(text string, i int) int {
	for i < len(text) && strings.IndexByte(" \t\r\n\f\v", text[i]) >= 0 {
		i++
	}
	return i
}

// SkipQuoted returns the end of the literal or the quoted name that begins at i, or i if none does. One that is not
// closed goes to the end of the text.
func SkipQuoted(text string, i int) int {
	quote := text[i]
	if quote != '\'' && quote != '"' && quote != '`' {
		return i
	}
	end, _ := sqltext.QuotedEnd(text, i)
	return end
}

// SkipComment returns the end of the comment that begins at i, or i if none does.
func SkipComment(text string, i int) int {
	closing := "\n"
	switch rest := text[i:]; {
	case strings.HasPrefix(rest, "/*"):
		closing = "*/"
	case strings.HasPrefix(rest, "--"), strings.HasPrefix(rest, "# "), strings.HasPrefix(rest, "#!"):
	default:
		return i
	}
	if at := strings.Index(text[i+2:], closing); at >= 0 {
		return i + 2 + at + len(closing)
	}
	return len(text)
}

// SplitArguments splits what stands between the parenthesis at open and the one that closes it at its commas. Blank
// parentheses hold no arguments.
func SplitArguments(text string, open int) (arguments []string, end int, err error) {
	parts, end := splitList(text, open+1)
	if end == len(text) || text[end] != ')' {
		return nil, 0, core.InvalidError("missing closing parenthesis")
	}
	if len(parts) == 1 && parts[0] == "" {
		parts = nil
	}
	return parts, end + 1, nil
}

// splitList splits a text from i on at the commas that are not inside brackets or quotes, up to a bracket that closes
// none of its own.
func splitList(text string, i int) (parts []string, end int) {
	from, depth := i, 0
	for i < len(text) {
		switch text[i] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth == 0 {
				return append(parts, strings.TrimSpace(text[from:i])), i
			}
			depth--
		case ',':
			if depth == 0 {
				parts = append(parts, strings.TrimSpace(text[from:i]))
				from = i + 1
			}
		}
		i = max(SkipQuoted(text, i), SkipComment(text, i), i+1)
	}
	return append(parts, strings.TrimSpace(text[from:])), len(text)
}

// Named puts the place of a mistake before the message of an error that is about one. A place that is a key is also that of
// the error's issue.
func Named(place string, err error) error {
	var e *core.Error
	if !errors.As(err, &e) || e.Kind != core.Invalid {
		return err
	}
	named := core.NewError(core.Invalid, place+": "+e.Message, e.Err)
	if !strings.Contains(place, " ") {
		issue := core.Issue{Path: place, Text: e.Message}
		if len(e.Issues) == 1 {
			issue = core.Issue{Path: place + "." + e.Issues[0].Path, Text: e.Issues[0].Text}
		}
		named.Issues = []core.Issue{issue}
	}
	return named
}

// Located names the element of a config's list in the errors that are about it.
func Located(list string, i int, err error) error { return Named(fmt.Sprintf("%s.%d", list, i), err) }
