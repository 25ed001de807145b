package usersql

import (
	"testing"

	"github.com/obstack/obstack/impl/sqltext"
)

// Other packages look through SQL by sqltext before or after it is parsed here, so both must see the same quotes.
func TestQuotesEndWhereSqltextSays(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		`'a' x`, `'' x`, `'a''b' x`, `'''' x`, `'a\'b' x`, `'a\\' x`, `'\x27' x`, `'\N' x`, `'\'' x`, "`a``b` x", "`a\\`b` x",
		`"a""b" x`, `'"' x`, `'é' x`, `'a`, `'a\`, `'a''`, `'a\'`,
	} {
		s := scanner{text: text, at: 1}
		err := s.next()
		end, closed := sqltext.QuotedEnd(text, 0)
		if (err == nil) != closed || closed && s.i != end {
			t.Errorf("%s ends at %d, %v; sqltext says %d, %v", text, s.i, err, end, closed)
		}
	}
}
