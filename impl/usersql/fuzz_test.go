package usersql

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/core"
)

// seed adds the texts of the lists to a corpus.
func seed(f *testing.F, forms ...string) {
	for _, h := range readHostile(f, "d", "other", "/tmp/secret.txt") {
		for _, form := range forms {
			if h.form == form && len(h.text) < 500 {
				f.Add(h.text)
			}
		}
	}
	if forms[0] == "expr" {
		for _, l := range readLegit(f) {
			f.Add(l.text)
		}
	}
}

// checkError fails for an error that is not the user's.
func checkError(t *testing.T, text string, err error) {
	t.Helper()
	if core.KindOf(err) != core.Invalid || !strings.HasPrefix(err.Error(), "SQL") {
		t.Fatalf("%q: error %v", text, err)
	}
}

// FuzzExpr holds that whatever is written, what comes of it is one expression: it is read as itself again, and it cannot
// change the statement that it is put into.
func FuzzExpr(f *testing.F) {
	seed(f, "expr", "list", "order")
	f.Fuzz(func(t *testing.T, text string) {
		s := Scope{Database: "d", Params: known}
		list, err := ParseList(text)
		if order, orderErr := ParseOrder(text); orderErr == nil {
			for _, e := range order {
				if _, err := e.SQL(s); err != nil {
					checkError(t, text, err)
				}
			}
		} else {
			checkError(t, text, orderErr)
		}
		if err != nil {
			checkError(t, text, err)
			return
		}
		for _, e := range list {
			sql, err := e.SQL(s)
			if err != nil {
				checkError(t, text, err)
				continue
			}
			e.Aggregates()
			again, err := ParseList(sql)
			if err != nil && (len(sql) > maxExpression || strings.Contains(err.Error(), "nested more than")) {
				continue // What is written has more brackets than what was read.
			}
			if err != nil || len(again) != 1 {
				t.Fatalf("%q became %q, which is %d expressions, error %v", text, sql, len(again), err)
			}
			if twice, err := again[0].SQL(s); err != nil || twice != sql {
				t.Fatalf("%q became %q and then %q, error %v", text, sql, twice, err)
			}
			keepsShape(t, text, sql)
		}
	})
}

// keepsShape puts SQL between other SQL, and looks at the whole with nothing but a scanner of its own: brackets and
// quotes must be closed, and neither a comma, a semicolon nor a comment may stand outside of them.
func keepsShape(t *testing.T, text, sql string) {
	t.Helper()
	items := scanShape(t, text, "SELECT -"+sql+", 'x' FROM t WHERE 1 OR "+sql+" OR 1")
	if items != 2 {
		t.Fatalf("%q became %q, with which a list of 2 has %d items", text, sql, items)
	}
}

// scanShape returns how many items a statement has at its top, counting commas.
func scanShape(t *testing.T, text, sql string) int {
	t.Helper()
	var open []byte
	items := 1
	for i := 0; i < len(sql); i++ {
		switch c := sql[i]; c {
		case '\'', '`':
			for i++; i < len(sql) && sql[i] != c; i++ {
				if sql[i] == '\\' {
					i++
				}
			}
			if i >= len(sql) {
				t.Fatalf("%q became %q, in which a quote is open", text, sql)
			}
		case '(', '[', '{':
			open = append(open, c)
		case ')', ']', '}':
			if len(open) == 0 || closing[string(open[len(open)-1])] != string(c) {
				t.Fatalf("%q became %q, in which brackets are wrong", text, sql)
			}
			open = open[:len(open)-1]
		case ',':
			if len(open) == 0 {
				items++
			}
		case ';', '"', '#', '$', '@':
			t.Fatalf("%q became %q, with %c outside quotes", text, sql, c)
		case '-', '/':
			if next := sql[i+1]; c == '-' && next == '-' || c == '/' && next == '*' {
				t.Fatalf("%q became %q, with a comment", text, sql)
			}
		}
	}
	if len(open) > 0 {
		t.Fatalf("%q became %q, in which a bracket is open", text, sql)
	}
	return items
}

// FuzzSelect holds the same of statements, and that they name no table outside their database.
func FuzzSelect(f *testing.F) {
	seed(f, "select")
	f.Fuzz(func(t *testing.T, text string) {
		s := Scope{Database: "only-this", Params: known}
		q, err := ParseSelect(text)
		if err != nil {
			checkError(t, text, err)
			return
		}
		sql, err := q.SQL(s)
		if err != nil {
			checkError(t, text, err)
			return
		}
		scanShape(t, text, "SELECT ("+sql+")")
		again, err := ParseSelect(sql)
		if err != nil && (len(sql) > maxSelect || strings.Contains(err.Error(), "nested more than")) {
			return
		}
		if err != nil {
			t.Fatalf("%q became %q: %v", text, sql, err)
		}
		if twice, err := again.SQL(s); err != nil || twice != sql {
			t.Fatalf("%q became %q and then %q, error %v", text, sql, twice, err)
		}
	})
}
