package sqltext_test

import (
	"testing"

	"github.com/obstack/obstack/impl/sqltext"
)

func TestQuotesEnd(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		text   string
		want   string // what is in the quotes, with them
		closed bool
	}{
		{`'a' b`, `'a'`, true},
		{`'a'`, `'a'`, true},
		{`''`, `''`, true},
		{`'it''s' x`, `'it''s'`, true},
		{`'it\'s' x`, `'it\'s'`, true},
		{`'a\\' x`, `'a\\'`, true},
		{"`a'b` x", "`a'b`", true},
		{`"a" "b"`, `"a"`, true},
		{`'a`, `'a`, false},
		{`'a''`, `'a''`, false},
		{`'a\'`, `'a\'`, false},
		{`'a\`, `'a\`, false},
		{`'`, `'`, false},
	} {
		end, closed := sqltext.QuotedEnd("x"+tt.text, 1)
		if got := tt.text[:end-1]; got != tt.want || closed != tt.closed {
			t.Errorf("the quotes of %s are %s, closed %t", tt.text, got, closed)
		}
	}
}
