package chdb

import (
	"regexp"
	"strings"

	"github.com/obstack/obstack/impl/sqltext"
)

// A statement comes as text from any client, while the library has to know what reads, what carries data
// and which format comes out. The functions below find that out from the tokens alone; where they are wrong about
// odd text the library answers with an error, since it parses everything again.

// formatClause finds the output format that a query names at its end.
var formatClause = regexp.MustCompile(`(?is)\bFORMAT\s+(\w+)\s*(?:SETTINGS\s[^;]*)?(?:;\s*)?$`)

// outputFormat returns the format that sql asks for, or the given one.
func outputFormat(sql, or string) string {
	if m := formatClause.FindStringSubmatch(sql); m != nil {
		return m[1]
	}
	return or
}

// Formats without header and footer: the library formats every block of a stream as if it were the whole result, so
// only the blocks of these make one result when put behind each other.
var (
	streamable = regexp.MustCompile(
		`^(?:Native|TSV|TSVRaw|TabSeparated|TabSeparatedRaw|CSV|JSONEachRow|JSONLines|NDJSON|RowBinary)$`)
	footer = regexp.MustCompile(`(?i)\b(?:totals|extremes)\b`)
	query  = regexp.MustCompile(`(?i)^(?:SELECT|WITH)$`)
)

// canStream reports whether a reading statement can be fetched block by block in the format.
func canStream(sql, format string) bool {
	t := tokens{text: sql}
	return t.next() && query.MatchString(t.word()) && streamable.MatchString(format) &&
		(format == "Native" || !footer.MatchString(sql))
}

// insertion is an INSERT that is followed by its data.
type insertion struct {
	head   string // up to FORMAT or VALUES
	format string
	data   string // the data that stood in the statement's own text
}

// splitInsert takes an INSERT apart. It returns false for any other statement, and for an INSERT that
// reads its data elsewhere.
func splitInsert(sql string) (insertion, bool) {
	t := tokens{text: sql}
	if !t.next() || !strings.EqualFold(t.word(), "INSERT") {
		return insertion{}, false
	}
	for name := false; t.next(); {
		word := strings.ToUpper(t.word())
		switch {
		case name: // a table may be called format
			name = false
		case word == "INTO" || word == "TABLE" || word == "FUNCTION" || word == ".":
			name = true
		case t.depth > 0:
		case word == "SELECT" || word == "WITH" || word == "FROM" || word == "WATCH":
			return insertion{}, false
		case word == "VALUES":
			return insertion{head: sql[:t.start], format: "Values", data: sql[t.end:]}, true
		case word == "FORMAT":
			head := sql[:t.start]
			if !t.next() {
				return insertion{}, false
			}
			data := strings.TrimLeft(sql[t.end:], " \t\r")
			return insertion{head: head, format: t.word(), data: strings.TrimPrefix(data, "\n")}, true
		}
	}
	return insertion{}, false
}

// tokens walks over a statement and skips white space and comments.
type tokens struct {
	text       string
	start, end int // of the current token
	depth      int // of parentheses around it
}

func (t *tokens) word() string { return t.text[t.start:t.end] }

// next moves to the next token: a word, a quoted text, or a single character.
func (t *tokens) next() bool {
	t.start = t.end + leadingSpace(t.text[t.end:])
	if t.start == len(t.text) {
		t.end = t.start
		return false
	}
	rest := t.text[t.start:]
	switch c := rest[0]; {
	case c == '\'' || c == '"' || c == '`':
		t.end, _ = sqltext.QuotedEnd(t.text, t.start)
	case isWordByte(c):
		n := 1
		for n < len(rest) && isWordByte(rest[n]) {
			n++
		}
		t.end = t.start + n
	default:
		switch c {
		case '(':
			t.depth++
		case ')':
			t.depth--
		}
		t.end = t.start + 1
	}
	return true
}

func isWordByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

// leadingSpace returns the length of the white space and comments that s starts with.
func leadingSpace(s string) int {
	n := 0
	for {
		n += len(s[n:]) - len(strings.TrimLeft(s[n:], " \t\r\n\v\f"))
		var end string
		switch {
		case strings.HasPrefix(s[n:], "--"), strings.HasPrefix(s[n:], "#!"), strings.HasPrefix(s[n:], "# "):
			end = "\n"
		case strings.HasPrefix(s[n:], "/*"):
			end = "*/"
		default:
			return n
		}
		i := strings.Index(s[n+2:], end)
		if i < 0 {
			return len(s)
		}
		n += 2 + i + len(end)
	}
}
