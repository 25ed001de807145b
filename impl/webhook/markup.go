package webhook

import "strings"

// markup is a receiver's language for texts. Values that a template inserts are escaped for it, as are the key of a group
// and the sample rows; the text of the template's author is not. Kinds with a markup have a field of their own for the
// link, so the body does not repeat it.
type markup struct {
	// escape returns data as text without special characters.
	escape func(string) string
	// raw returns a value as {{{…}}} renders it; nil returns it unchanged.
	raw func(string) string
	// fence stands before and behind the sample rows. Without it, the rows are lines like any other.
	fence string
	// code escapes data between fences; nil returns it unchanged.
	code func(string) string
	// dropEscape removes an incomplete escape sequence from the end of a text; nil leaves it unchanged.
	dropEscape func(string) string
}

// plainText needs no escapes.
var plainText = markup{escape: func(s string) string { return s }, fence: "```"}

// jsonString is the inside of a JSON string. No tag may end the string, so {{{x}}} is escaped as well.
var jsonString = markup{escape: jsonText, raw: jsonText}

// block returns sample rows as code, or escaped if the markup has none.
func (m markup) block(rows string) string {
	switch {
	case m.fence == "":
		return m.escape(rows)
	case m.code != nil:
		rows = m.code(rows)
	}
	return lines(m.fence, rows, m.fence)
}

// shorten cuts a text to n UTF-16 code units. It does not split an escape sequence, and closes a block of code.
func (m markup) shorten(s string, n int) string {
	text := m.cut(s, n)
	if text == s || m.fence == "" || strings.Count(text, m.fence)%2 == 0 {
		return text
	}
	end := "\n" + m.fence
	if text = m.cut(s, n-len(end)); strings.Count(text, m.fence)%2 == 0 {
		return text // the block began in the last characters
	}
	return text + end
}

func (m markup) cut(s string, n int) string {
	text := shorten(s, n)
	if text == s || m.dropEscape == nil {
		return text
	}
	return m.dropEscape(strings.TrimSuffix(text, more)) + more
}

// dropBackslash removes a backslash that escapes nothing from the end of a text.
func dropBackslash(s string) string {
	if n := len(s) - len(strings.TrimRight(s, `\`)); n%2 == 1 {
		return s[:len(s)-1]
	}
	return s
}
