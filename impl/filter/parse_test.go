package filter

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParse(t *testing.T) {
	t.Parallel()
	for _, tt := range parsed {
		t.Run(tt.rule, func(t *testing.T) {
			t.Parallel()
			f, err := Parse(tt.text)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.want, dump(f.Root)); diff != "" {
				t.Errorf("Parse(%q) (-want +got):\n%s", tt.text, diff)
			}
		})
	}
}

// parsed are filters, and what is read in them.
var parsed = []struct{ rule, text, want string }{
	{"blank text asks for nothing", " \t\r\n\f", `nothing`},
	{"operators alone ask for nothing", "AND", `nothing`},
	{"NOT alone asks for nothing", " NOT NOT ", `nothing`},
	{"only ASCII blanks separate", "a\u00a0b", `tokens "a\u00a0b"`},

	{"OR binds loosest", "a AND b OR c d OR e", `((tokens "a" & tokens "b") | (tokens "c" & tokens "d") | tokens "e")`},
	{"a parenthesis groups", "a AND (b OR c)", `(tokens "a" & (tokens "b" | tokens "c"))`},
	{"items may touch", `(a)(b)"c"d`, `(tokens "a" & tokens "b" & tokens "c" & tokens "d")`},
	{"an operator may touch a parenthesis before it", "(a)OR b", `(tokens "a" | tokens "b")`},
	{"an operator needs a blank behind it", "a OR(b)", `(tokens "a" & tokens "OR" & tokens "b")`},
	{"an operator needs a blank behind it, also at a parenthesis", "(a OR)", `(tokens "a" & tokens "OR")`},
	{"operators are upper case", "a and not b", `(tokens "a" & tokens "and" & tokens "not" & tokens "b")`},
	{"symbols inside a word are part of it", "a&&b c||d", `(tokens "a&&b" & tokens "c||d")`},
	{"trailing operators have no effect", "(a AND NOT ) || NOT", `tokens "a"`},
	{"the first of several operators counts", "a OR AND b", `(tokens "a" | tokens "b")`},
	{"NOT counts behind any operator", "a  ||  NOT b && NOT c", `(tokens "a" | (not tokens "b" & not tokens "c"))`},
	{"two NOTs cancel", "NOT NOT a NOT -b", `(tokens "a" & tokens "b")`},
	{"NOT before a connective still negates", "a NOT OR b", `(tokens "a" | not tokens "b")`},

	{
		"minus and exclamation mark negate", `-a !b -"c d" !"e" -f:x !f:x`,
		`(not tokens "a" & not tokens "b" & not tokens "c d" & not tokens "e" & not f contains "x" & not f contains "x")`,
	},
	{"plus has no effect", `+a +"b" +f:x f:+x`, `(tokens "a" & tokens "b" & f contains "x" & f contains "x")`},
	{"a sign without a term is a word", "- + !", `(tokens "-" & tokens "+" & tokens "!")`},
	{"one sign counts, the next is text", "--a", `not tokens "-a"`},
	{"a minus inside a word is text", "a-b", `tokens "a-b"`},
	{"a minus of a value belongs to it", `f:-5 f:-"x y" f:-*`, `(f contains "-5" & f = "-x y" & f contains* "-")`},
	{"an exclamation mark of a value negates", `f:!x f:!"y"`, `(not f contains "x" & not f = "y")`},
	{
		"a sign before a group's field negates the group", "-f:(a b) !f:(c)",
		`(not (f contains "a" & f contains "b") & not f contains "c")`,
	},
	{"a sign before a range's field negates it", "-f:[1 TO 2]", `not f in 1..2`},

	{"blanks may follow the colon", "f: \t x", `f contains "x"`},
	{"an operator can be a value", "f: AND g:OR", `(f contains "AND" & g contains "OR")`},
	{
		"stars beside a field's word have no effect", "f:a* f:*a f:*a*",
		`(f contains* "a" & f contains* "a" & f contains* "a")`,
	},
	{"stars inside a word are text", "f:a*b a*b", `(f contains "a*b" & tokens "a*b")`},
	{"one star asks for existence", `f:* * -f:*`, `(f exists & exists & not f exists)`},
	{"two stars match all", "f:** ** f:(**)", `(f anything & anything & f anything)`},
	{"stars match the ends of bare text", "a* *a *a*", `(starts "a" & ends "a" & contains* "a")`},
	{"one star is dropped at each end", "a** **a", `(starts "a*" & ends "*a")`},
	{"a quoted star is text", `f:"*" "*"`, `(f = "*" & tokens "*")`},
	{"an escaped star is text and keeps its backslash", `a\* \*a`, `(tokens "a\\*" & tokens "\\*a")`},
	{"an empty quote is a value", `f:""`, `f = ""`},
	{"an empty bare quote matches all", `"" f:("")`, `(anything & f anything)`},

	{"comparisons", "f:>1 f:>=2 f:<3 f:<=4 >5", `(f > "1" & f >= "2" & f < "3" & f <= "4" & > "5")`},
	{"an equals sign is text", "f:=5", `f contains "=5"`},
	{"a lone bare comparison sign is text", "a > b", `(tokens "a" & tokens ">" & tokens "b")`},
	{
		"a comparison's value may be in quotes", `f:>"10:30" f:<=" \"x" g:(>="a b" -<"c") >"d"~2 f:>""`,
		`(f > "10:30" & f <= " \"x" & (g >= "a b" & not g < "c") & > "d" & f > "")`,
	},
	{"a blank ends a comparison", `a > "b"`, `(tokens "a" & tokens ">" & tokens "b")`},
	{"a comparison may have an escaped colon", `f:>10\:30`, `f > "10:30"`},
	{
		"ranges", "f:[a TO b] f:{a TO b} f:[a TO b} f:{a TO b] [a TO b]",
		`(f in a..b & f in <a>..<b> & f in a..<b> & f in <a>..b & in a..b)`,
	},
	{"ranges may be open", "f:[* TO b} f:{a TO *]", `(f in *..<b> & f in <a>..*)`},
	{"a range open on both sides asks for existence", "f:[* TO *] -f:{* TO *}", `(f exists & not f exists)`},
	{"bounds may have colons", "f:[2024-01-01T10:00:00Z  TO\t12:30]", `f in 2024-01-01T10:00:00Z..12:30`},
	{"bounds may have escapes", `f:[a\:b TO c\/d]`, `f in a:b..c\/d`},

	{
		"a group applies its field by the rules of bare text", `f:(a "b c" d* *e *g* >5 -h [1 TO 2] *)`,
		`(f contains "a" & f contains "b c" & f starts "d" & f ends "e" & f contains* "g" & f > "5" & ` +
			`not f contains "h" & f in 1..2 & f exists)`,
	},
	{"a field inside a group is its own", `f:(a g:"b" c)`, `(f contains "a" & g = "b" & f contains "c")`},
	{
		"the innermost group's field counts", "f:(a OR g:(b OR (c)) OR d)",
		`(f contains "a" | (g contains "b" | g contains "c") | f contains "d")`,
	},

	{"escapes that resolve", `a\:b c\\d e\"f`, `(tokens "a:b" & tokens "c\\d" & tokens "e\"f")`},
	{"escapes that stay", `foo\(bar a\ b \-c`, `(tokens "foo\\(bar" & tokens "a\\ b" & tokens "\\-c")`},
	{"a backslash before anything else is text", `C\temp\`, `tokens "C\\temp\\"`},
	{"escapes in quotes", `"a\"b\\c\:d\-e" f:"\\"`, `(tokens "a\"b\\c:d\\-e" & f = "\\")`},
	{"an escaped colon in a field's name", `a\:b:c`, `a:b contains "c"`},

	{
		"the colon of a URL is text", `http://a https://b f:http://c x=http://d -http://e *http://f*`,
		`(tokens "http://a" & tokens "https://b" & f contains "http://c" & tokens "x=http://d" & ` +
			`not tokens "http://e" & contains* "http://f")`,
	},
	{
		"the colon of localhost is text", `localhost:80 f:localhost:65535 http://localhost:1/x`,
		`(tokens "localhost:80" & f contains "localhost:65535" & tokens "http://localhost:1/x")`,
	},
	{
		"the colon of a name is not", `LogAttributes.localhost:80 mylocalhost:1 localhost:x http:x`,
		`(LogAttributes.localhost contains "80" & mylocalhost contains "1" & localhost contains "x" & ` +
			`http contains "x")`,
	},

	{
		"fuzziness and boost have no effect", `a~ b~0.8 c^2 "d e"~5 "f"^2.5 g~^3 h:i~ h:"j"~2^4`,
		`(tokens "a" & tokens "b" & tokens "c" & tokens "d e" & tokens "f" & tokens "g" & h contains "i" & h = "j")`,
	},
	{"whole fuzziness is the next word", "boot~2", `(tokens "boot" & tokens "2")`},

	{
		"a map access is a field's name", `A['k']:x -A['a.b:c d']:"y" A['q\'r']:z`,
		`(A['k'] contains "x" & not A['a.b:c d'] = "y" & A['q\'r'] contains "z")`,
	},
	{"characters beyond ASCII are text", `größe:日本* ÉCOLE`, `(größe contains* "日本" & tokens "ÉCOLE")`},
}

func TestParseErrors(t *testing.T) {
	t.Parallel()
	const rangeForm = "write a range as [low TO high], with * for an open side"
	for _, tt := range []struct{ text, want string }{
		{"(a", "filter, character 1: '(' is not closed"},
		{"a b) c", "filter, character 4: ')' without an opening parenthesis"},
		{"é (a AND (b OR c)", "filter, character 3: '(' is not closed"},
		{"a ()", "filter, character 3: the parentheses are empty"},
		{"(AND )", "filter, character 1: the parentheses are empty"},
		{"f:()", "filter, character 3: the parentheses are empty"},
		{`a "b`, "filter, character 3: quote is not closed"},
		{`"a\"`, "filter, character 1: quote is not closed"},
		{`"C\temp"`, `filter, character 3: in quotes, write a backslash as \\`},
		{`"a\`, `filter, character 3: in quotes, write a backslash as \\`},
		{"é f:", `filter, character 3: field "f" has no value`},
		{"f: )", `filter, character 1: field "f" has no value`},
		{"f::", `filter, character 1: field "f" has no value`},
		{"a:b:c", `filter, character 4: unexpected ':': quote a value that contains it, or write \:`},
		{`a:"b":c`, `filter, character 6: unexpected ':': quote a value that contains it, or write \:`},
		{"f:(a):b", "filter, character 6: unexpected ':'"},
		{"field :x", "filter, character 7: unexpected ':'"},
		{":", "filter, character 1: unexpected ':'"},
		{"a^", "filter, character 2: unexpected '^'"},
		{`"a"~`, "filter, character 4: unexpected '~'"},
		{"a]", "filter, character 2: unexpected ']'"},
		{"a[b", "filter, character 2: a word cannot contain '[': quote it"},
		{"f:a{b", "filter, character 4: a word cannot contain '{': quote it"},
		{"A['k'] x", "filter, character 2: a word cannot contain '[': quote it"},
		{"-(a)", "filter, character 1: '-' is not allowed before '(': write NOT ( … )"},
		{"!(a)", "filter, character 1: '!' is not allowed before '(': write NOT ( … )"},
		{"f:-(a)", "filter, character 3: '-' is not allowed before '(': write NOT ( … )"},
		{"-[1 TO 2]", "filter, character 1: '-' is not allowed before '[': write NOT ( … )"},
		{"OR a", "filter, character 1: an operand is missing before OR"},
		{"(  AND NOT a)", "filter, character 4: an operand is missing before AND"},
		{"f:> 5", `filter, character 1: a value must follow ">" without a space`},
		{`f:>= "5"`, `filter, character 1: a value must follow ">=" without a space`},
		{"f:(<)", `filter, character 4: a value must follow "<" without a space`},
		{"f:[1 TO 2", "filter, character 3: " + rangeForm},
		{"f:[1 to 2]", "filter, character 3: " + rangeForm},
		{"f:[ 1 TO 2]", "filter, character 3: " + rangeForm},
		{"f:[1 TO 2 ]", "filter, character 3: " + rangeForm},
		{"f:[1 TO2]", "filter, character 3: " + rangeForm},
		{`f:["a" TO b]`, "filter, character 3: " + rangeForm},
		{"[", "filter, character 1: " + rangeForm},
		{"a\xffb", "filter, character 2: not valid UTF-8"},
		{strings.Repeat("x", 70) + ":", `filter, character 1: field "` + strings.Repeat("x", 60) + `…" has no value`},
	} {
		t.Run(tt.text, func(t *testing.T) {
			t.Parallel()
			_, err := Parse(tt.text)
			wantInvalid(t, err, tt.want)
		})
	}
}

func TestTermsKeepTheirPosition(t *testing.T) {
	t.Parallel()
	const text = `é -f:(a g: "b") OR [1 TO 2]`
	f, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	var walk func(Node)
	walk = func(n Node) {
		switch n := n.(type) {
		case *And:
			for _, n := range n.Nodes {
				walk(n)
			}
		case *Or:
			for _, n := range n.Nodes {
				walk(n)
			}
		case *Not:
			walk(n.Node)
		case *Term:
			got = append(got, text[n.Pos:])
		}
	}
	walk(f.Root)
	want := []string{text, `a g: "b") OR [1 TO 2]`, `g: "b") OR [1 TO 2]`, `[1 TO 2]`}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("texts from each term on (-want +got):\n%s", diff)
	}
}

func TestParseLimits(t *testing.T) {
	t.Parallel()
	nested := func(depth int) string { return strings.Repeat("(", depth) + "a" + strings.Repeat(")", depth) }
	fields := func(depth int) string { return strings.Repeat("f:(", depth) + "a" + strings.Repeat(")", depth) }
	words := func(n int) string { return strings.Repeat("a ", n) }
	for _, text := range []string{
		nested(maxDepth), fields(maxDepth), words(maxTerms), strings.Repeat("x", maxLength),
		strings.Repeat("NOT ", 9999) + "a",
	} {
		if _, err := Parse(text); err != nil {
			t.Errorf("Parse of %d bytes at the limit: %v", len(text), err)
		}
	}
	for _, tt := range []struct{ text, want string }{
		{nested(maxDepth + 1), "filter, character 65: parentheses are nested more than 64 levels deep"},
		{fields(maxDepth + 1), "filter, character 195: parentheses are nested more than 64 levels deep"},
		{strings.Repeat("(", maxLength), "filter, character 65: parentheses are nested more than 64 levels deep"},
		{words(maxTerms + 1), "filter, character 2001: more than 1000 terms"},
		{strings.Repeat("x", maxLength+1), "filter, character 65537: a filter may have at most 65536 bytes"},
	} {
		_, err := Parse(tt.text)
		wantInvalid(t, err, tt.want)
	}
}
