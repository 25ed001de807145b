package webhook

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/mailgun/raymond/v2"
	"github.com/mailgun/raymond/v2/lexer"

	"github.com/obstack/obstack/impl/store"
)

const (
	// maxTemplate is in characters. The documents allow no longer body of a webhook, and less for the others.
	maxTemplate = 16384
	// maxSteps is how many tokens are looked at inside of each. They take half a second at worst.
	maxSteps = 500_000
	// maxPrinted is how many bytes a template may print outside of each if every tag printed every variable. What is
	// printed in truth is known only when it is in memory.
	maxPrinted = 8 << 20
)

var (
	errTooLong = errors.New("the text is too long")
	errTooSlow = errors.New("the loops have too many steps")
	errLimit   = errors.New("the limit of truncate is not an integer of at least 1")
)

// The library's lexer is quadratic in blanks inside of a comment: 16,384 of them took three seconds.
var (
	comment = regexp.MustCompile(`\{\{~?!`)
	blanks  = regexp.MustCompile(`\s{500}`)
)

// template is a text that has been checked.
type template struct {
	source string
	tokens []lexer.Token
	// prints is how many tags print something.
	prints int
	// words are the mentions that liftMentions has found, as they are written.
	words []string
}

// Check says in words for its author what is wrong with a template, which is a name or a message of an alert or the
// body of a webhook. A valid template may still fail when it is rendered, for its size.
func Check(template string) error {
	_, err := compile(template)
	return err
}

// compile reads a template and checks it. It bounds what the lexer would take long for before the lexer sees it.
func compile(source string) (*template, error) {
	source = strings.ReplaceAll(store.Storable(source), "\r\n", "\n") // the lexer takes \r for a name
	if utf8.RuneCountInString(source) > maxTemplate {
		return nil, fmt.Errorf("the template is longer than %d characters", maxTemplate)
	}
	if comment.MatchString(source) && blanks.MatchString(source) {
		return nil, errors.New("the template has too many consecutive spaces")
	}
	t := &template{source: source, tokens: lexer.Collect(source)}
	if t.parted() {
		t.tokens = lexer.Collect(t.source)
	}
	for _, tok := range t.tokens {
		if tok.Kind == lexer.TokenOpen || tok.Kind == lexer.TokenOpenUnescaped {
			t.prints++
		}
	}
	g := grammar{tokens: t.tokens}
	return t, g.template()
}

// parted puts an empty comment between the end of a tag and braces behind it, as in {"at":{{startTime}}}, which the
// lexer would take for part of the end. It reports whether there are any.
func (t *template) parted() bool {
	var out strings.Builder
	done, end := 0, 2
	for _, tok := range t.tokens {
		switch tok.Kind {
		case lexer.TokenOpenUnescaped:
			end = 3
		case lexer.TokenOpen, lexer.TokenOpenBlock, lexer.TokenOpenInverse, lexer.TokenOpenEndBlock,
			lexer.TokenOpenInverseChain:
			end = 2
		case lexer.TokenCloseUnescaped, lexer.TokenCloseRawBlock:
			if len(tok.Val) > end && !strings.Contains(tok.Val, "~") {
				out.WriteString(t.source[done:tok.Pos+end] + "{{!}}")
				done = tok.Pos + end
			}
		}
	}
	t.source = out.String() + t.source[done:]
	return done > 0
}

// execute renders a template with variables, whose values are escaped for a markup. It writes at most limit bytes.
func (t *template) execute(vars map[string]any, m markup, limit int) (out string, mentions []Mention, err error) {
	if printed := len(t.source) + t.prints*size(vars); printed > maxPrinted {
		return "", nil, errTooLong
	}
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the template cannot be rendered: %v", r)
		}
	}()
	tpl, err := raymond.Parse(t.escapeValues())
	if err != nil {
		return "", nil, fmt.Errorf("%w: %w", errUnread, err)
	}
	r := &rendering{template: t, vars: vars, limit: limit, steps: maxSteps}
	// Only this template has them: what is registered for all is shared by the whole program, and panics the second time.
	tpl.RegisterHelpers(map[string]any{
		"eq": equal, "lookup": lookup, "log": logNothing, "truncate": truncate, "each": r.each, "is_match": r.isMatch,
		mentionHelper: r.mention, escapeHelper: printer(m.escape), rawHelper: printer(m.raw),
	})
	out, err = tpl.Exec(vars)
	if err != nil {
		line, _, _ := strings.Cut(err.Error(), "\n")
		return "", nil, errors.New(strings.TrimPrefix(line, "Evaluation error: "))
	}
	if len(out) > limit {
		return "", nil, errTooLong
	}
	return out, r.mentions, nil
}

const (
	// escapeHelper escapes a value for the markup of the receiver, and rawHelper renders it as {{{…}}} does. Templates of
	// members cannot call them.
	escapeHelper = "print-escaped"
	rawHelper    = "print-raw"
)

// printer returns the helper that prints a value after an escape function; nil prints it as it is. The library's own
// escaping is for HTML, which no receiver reads, so the result is a SafeString.
func printer(escape func(string) string) func(any) raymond.SafeString {
	return func(v any) raymond.SafeString {
		text := raymond.Str(v)
		if escape != nil {
			text = escape(text)
		}
		return raymond.SafeString(text)
	}
}

// escapeValues returns the source with a helper in every tag that prints a value: {{x}} becomes {{print-escaped x}}, and
// {{{lookup x "y"}}} becomes {{{print-raw (lookup x "y")}}}. Helpers inside the tag get the value before it is escaped.
func (t *template) escapeValues() string {
	var out strings.Builder
	tokens, done := lexer.Collect(t.source), 0
	for i, tok := range tokens {
		helper := rawHelper
		switch {
		case tok.Kind == lexer.TokenOpen && !strings.HasSuffix(tok.Val, "&"):
			helper = escapeHelper
		case tok.Kind != lexer.TokenOpen && tok.Kind != lexer.TokenOpenUnescaped:
			continue
		}
		from, end := tok.Pos+len(tok.Val), i+1
		for tokens[end].Kind != lexer.TokenClose && tokens[end].Kind != lexer.TokenCloseUnescaped {
			end++
		}
		value := t.source[from:tokens[end].Pos]
		if _, call := helpers[tokens[i+1].Val]; call && tokens[i+1].Kind == lexer.TokenID && end > i+2 &&
			tokens[i+2].Kind != lexer.TokenSep {
			value = "(" + value + ")"
		}
		out.WriteString(t.source[done:from] + helper + " " + value)
		done = tokens[end].Pos
	}
	return out.String() + t.source[done:]
}

// errUnread is a template that is valid by grammar, but not by the library. There should be none.
var errUnread = errors.New("the template cannot be parsed")

// rendering is what the helpers of one rendering share. They panic with their errors, as the library does.
type rendering struct {
	*template
	vars     map[string]any
	mentions []Mention
	limit    int // of what a loop writes, or all mentions
	noted    int // bytes of what mentions have rendered
	steps    int
}

// each goes through a map in the order of its keys; the library has another one every time. There is nothing else to go
// through.
func (r *rendering) each(list any, options *raymond.Options) string {
	items, _ := list.(map[string]any)
	if len(items) == 0 {
		return options.Inverse()
	}
	var out strings.Builder
	for i, key := range slices.SortedFunc(maps.Keys(items), naturalOrder) {
		if r.steps -= len(r.tokens); r.steps < 0 {
			panic(errTooSlow)
		}
		frame := options.NewDataFrame()
		frame.Set("index", i)
		frame.Set("key", key)
		frame.Set("first", i == 0)
		frame.Set("last", i == len(items)-1)
		out.WriteString(options.FnCtxData(items[key], frame))
		if out.Len() > r.limit {
			panic(errTooLong)
		}
	}
	return out.String()
}

// naturalOrder puts 10 behind 9: lists are maps by their indexes.
func naturalOrder(a, b string) int {
	digits := func(s string) bool { return strings.Trim(s, "0123456789") == "" }
	if digits(a) && digits(b) && len(a) != len(b) {
		return len(a) - len(b)
	}
	return strings.Compare(a, b)
}

// isMatch renders its block if the variable at a path has a value.
func (r *rendering) isMatch(path, value any, options *raymond.Options) string {
	if v, ok := find(r.vars, pathText(path)); ok && equal(v, value) {
		return options.Fn()
	}
	return options.Inverse()
}

// equal is strict: texts equal texts and numbers numbers. Maps equal nothing.
func equal(a, b any) bool {
	_, object := a.(map[string]any)
	return !object && scalar(a) == scalar(b)
}

// scalar makes one type of those that a text or a number may have.
func scalar(v any) any {
	if n, ok := v.(int); ok {
		return float64(n)
	}
	return v
}

func lookup(object, name any) any {
	v, _ := find(object, pathText(name))
	return v
}

// pathText is the text of a path that a helper is given, or of an index. A map is none: the library would print it.
func pathText(v any) string {
	switch v := v.(type) {
	case string, int:
		return raymond.Str(v)
	}
	return ""
}

// truncate shortens a text to a number of characters, including the ellipsis at its end.
func truncate(text, limit any) string {
	s := raymond.Str(text)
	n, ok := limit.(int)
	if !ok || n < 1 {
		panic(errLimit)
	}
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	return string([]rune(s)[:n-1]) + "…"
}

// logNothing is there because Handlebars has it. The library's own writes what members say to our log.
func logNothing(any) string { return "" }
