package webhook

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/mailgun/raymond/v2"
	"github.com/mailgun/raymond/v2/lexer"

	"github.com/obstack/obstack/impl/store"
)

// Mention is a word behind an @ in a message. It names a webhook, or is a mistake that is reported to the owner of the alert.
type Mention struct {
	// Word is what was written, without the @.
	Word string
	// Webhook is the id of a webhook, or how its name begins. It is empty for a word that is none.
	Webhook string
}

const (
	// mentionHelper is a block around a mention: its content is the word, and it renders nothing. Templates of members
	// cannot call it.
	mentionHelper = "mention"
	maxMentions   = 100
	webhookPrefix = "webhook-"
)

var errMentions = fmt.Errorf("the message has more than %d mentions", maxMentions)

// message renders the message of the alert in a markup, without the mentions.
func (e notification) message(vars map[string]any, m markup, limit int) (string, []Mention, error) {
	t, err := compile(text(e.Alert.Message))
	if err != nil {
		return "", nil, err
	}
	t.liftMentions()
	return t.execute(vars, m, limit)
}

// mention notes the word in its block.
func (r *rendering) mention(index int, options *raymond.Options) string {
	m := Mention{Word: cut(r.words[index], 100)}
	if strings.HasPrefix(r.words[index], webhookPrefix) {
		// Only the id may come from telemetry.
		word := store.Storable(options.Fn())
		if r.noted += len(word); r.noted > r.limit {
			panic(errTooLong)
		}
		m = Mention{Word: cut(word, maxGroup), Webhook: cut(word[len(webhookPrefix):], maxGroup)}
	}
	for _, other := range r.mentions {
		if other == m {
			return ""
		}
	}
	if len(r.mentions) == maxMentions {
		panic(errMentions)
	}
	r.mentions = append(r.mentions, m)
	return ""
}

// part is a piece of a template's source.
type part struct {
	kind     partKind
	from, to int
	// raw is where an & makes a tag print its value as it is, and 0 in tags that do anyway.
	raw int
}

// partKind is what a part of a template is.
type partKind int

const (
	textPart partKind = iota
	valuePart
	openPart // of a block, as are the next two
	elsePart
	closePart
	commentPart
)

var partKinds = map[lexer.TokenKind]partKind{
	lexer.TokenContent: textPart, lexer.TokenComment: commentPart,
	lexer.TokenOpen: valuePart, lexer.TokenOpenUnescaped: valuePart,
	lexer.TokenOpenBlock: openPart, lexer.TokenOpenInverse: openPart, lexer.TokenOpenEndBlock: closePart,
	lexer.TokenInverse: elsePart, lexer.TokenOpenInverseChain: elsePart,
}

// parts returns the pieces of the source. The backslashes that escape a tag are between them.
func (t *template) parts() []part {
	var parts []part
	for _, tok := range t.tokens {
		end := tok.Pos + len(tok.Val)
		if kind, ok := partKinds[tok.Kind]; ok {
			p := part{kind: kind, from: tok.Pos, to: end}
			if tok.Kind == lexer.TokenOpen && !strings.HasSuffix(tok.Val, "&") {
				p.raw = end
			}
			parts = append(parts, p)
		} else if tok.Kind == lexer.TokenClose || tok.Kind == lexer.TokenCloseUnescaped {
			parts[len(parts)-1].to = end
		}
	}
	return parts
}

// liftMentions puts every mention into a block that notes it, so that one counts only if its place is rendered. A
// mention has a blank before it, or nothing; a block begins with what is before it.
func (t *template) liftMentions() {
	var out strings.Builder
	var outside []bool
	parts, blank, done := t.parts(), true, 0
	for i, p := range parts {
		switch p.kind {
		case openPart:
			outside = append(outside, blank)
		case elsePart:
			blank = outside[len(outside)-1]
		case closePart:
			outside = outside[:len(outside)-1]
		case valuePart:
			blank = false
		case textPart:
			for at, c := range t.source[p.from:p.to] {
				at += p.from
				if c == '@' && blank {
					if word, end := t.word(parts[i:], at+1); word != "" {
						fmt.Fprintf(&out, "%s{{#%s %d}}%s{{/%[2]s}}", t.source[done:at], mentionHelper, len(t.words), word)
						t.words = append(t.words, t.source[at+1:end])
						done = end
					}
				}
				blank = unicode.IsSpace(c)
			}
		}
	}
	t.source = out.String() + t.source[done:]
}

// word returns the source of a word that begins in the first part, with tags that print what they have as it is, and
// where it ends.
func (t *template) word(parts []part, at int) (string, int) {
	word, end := "", at
	for _, p := range parts {
		if p.kind != textPart && p.kind != valuePart {
			break
		}
		if p.kind == valuePart {
			word += t.source[p.from:p.to]
			if p.raw > 0 {
				n := len(word) - (p.to - p.raw)
				word = word[:n] + "&" + word[n:]
			}
			end = p.to
			continue
		}
		from := end
		for end < p.to && isWord(t.source[end], word == "" && end == at) {
			end++
		}
		word += t.source[from:end]
		if end < p.to {
			break
		}
	}
	return word, end
}

// isWord says whether a byte can be in a mention. A brace could be taken for that of a tag next to it, so it cannot be
// the first.
func isWord(c byte, first bool) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || strings.IndexByte(".@_-", c) >= 0 ||
		c == '}' && !first
}
