// Package sqltext knows how ClickHouse's SQL writes names and texts in quotes, and where they end. It is for all who
// write SQL or look through it without parsing it; usersql alone parses it.
//
// There are no types: functions take a text and return one, or a place in it. That they agree with the server's own
// scanner is what keeps the text of a user within its quotes. The package imports nothing of ours.
package sqltext

import "strings"

var (
	nameEscaper = strings.NewReplacer(`\`, `\\`, "`", "\\`", "\x00", `\0`)
	textEscaper = strings.NewReplacer(
		`\`, `\\`, "\t", `\t`, "\n", `\n`, "\r", `\r`, "\b", `\b`, "\f", `\f`, "\x00", `\0`,
	)
)

// Ident quotes the name of a table, column or database.
func Ident(name string) string { return "`" + nameEscaper.Replace(name) + "`" }

// Escape writes text as a field of a tab-separated file, which is how ClickHouse reads parameters.
func Escape(text string) string { return textEscaper.Replace(text) }

// Literal quotes text as a string.
func Literal(text string) string {
	return "'" + strings.ReplaceAll(textEscaper.Replace(text), "'", `\'`) + "'"
}

// QuotedEnd returns where the quotes end that begin at i, behind the closing one. A quote inside is doubled or escaped.
// Quotes that are not closed go to the end of the text.
func QuotedEnd(text string, i int) (end int, closed bool) {
	quote := text[i]
	for i++; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case quote:
			if i+1 == len(text) || text[i+1] != quote {
				return i + 1, true
			}
			i++
		}
	}
	return len(text), false
}
