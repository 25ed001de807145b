package dashboardimport

import (
	"regexp"
	"strings"

	"golang.org/x/net/html"

	"github.com/obstack/obstack/impl/schema"
)

var (
	// autolink matches an address between angle brackets, which is a link of Markdown and no tag.
	autolink = regexp.MustCompile(`<(https?://[^\s<>]*)>`)
	// tagStart matches what would begin a tag, a comment or an address.
	tagStart = regexp.MustCompile(`<([A-Za-z/!?])`)
	// inlineLink matches the target of a link or an image behind its text; definition that of one that is defined apart.
	inlineLink = regexp.MustCompile(`\]\(\s*([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)`)
	definition = regexp.MustCompile(`(\]:\s*)(\S+)`)
	blankLines = regexp.MustCompile(`\n[ \t]*(\n[ \t]*)+\n`)
)

// blocks are the elements after which a line ends.
var blocks = map[string]bool{
	"p": true, "div": true, "br": true, "li": true, "tr": true, "ul": true, "ol": true, "table": true, "h1": true, "h2": true,
	"h3": true, "h4": true, "h5": true, "h6": true, "section": true, "header": true, "footer": true, "pre": true, "hr": true,
}

// unseen are the elements whose content is no text.
var unseen = map[string]bool{
	"script": true, "style": true, "iframe": true, "object": true, "noscript": true, "template": true, "svg": true,
	"head": true, "title": true, "textarea": true, "noembed": true, "noframes": true, "xmp": true, "plaintext": true,
}

// withoutHTML takes tags out of a text, and the targets of links that lead elsewhere than to http, https or a path. What
// is left has nothing in it that a reader of HTML would take for a tag.
func withoutHTML(text string, isHTML bool) (cleaned string, tags, links bool) {
	text = autolink.ReplaceAllString(text, "$1")
	var out strings.Builder
	tokens := html.NewTokenizer(strings.NewReader(text))
	hidden := "" // the element that is passed over
	depth := 0
	for {
		kind := tokens.Next()
		if kind == html.ErrorToken {
			tags = tags || len(tokens.Raw()) > 0 // one that does not end
			break
		}
		raw := string(tokens.Raw())
		if kind == html.TextToken {
			if hidden == "" {
				out.WriteString(raw) // with its entities, which Markdown knows too
			}
			continue
		}
		tags = true
		name, _ := tokens.TagName()
		element := string(name)
		switch {
		case hidden == "" && kind == html.StartTagToken && unseen[element]:
			hidden, depth = element, 1
		case hidden == element && kind == html.StartTagToken:
			depth++
		case hidden == element && kind == html.EndTagToken:
			if depth--; depth == 0 {
				hidden = ""
			}
		case hidden == "" && blocks[element]:
			out.WriteByte('\n')
		}
	}
	cleaned = tagStart.ReplaceAllString(out.String(), "&lt;$1")
	if isHTML || tags {
		cleaned = strings.TrimSpace(blankLines.ReplaceAllString(cleaned, "\n\n"))
	}
	keep := func(target string) string {
		if isLink(target) {
			return target
		}
		links = true
		return "#"
	}
	cleaned = inlineLink.ReplaceAllStringFunc(cleaned, func(match string) string {
		return "](" + keep(strings.TrimSpace(strings.TrimPrefix(match, "](")))
	})
	cleaned = definition.ReplaceAllStringFunc(cleaned, func(match string) string {
		parts := definition.FindStringSubmatch(match)
		return parts[1] + keep(parts[2])
	})
	return cleaned, tags, links
}

// isLink reports whether a link may be kept: to http or https, or a path of ours, or a place in the text. A path with two
// slashes is another host; a backslash or a reference to a character may be the second one.
func isLink(target string) bool {
	lower := strings.ToLower(target)
	switch {
	case strings.HasPrefix(lower, "http://"), strings.HasPrefix(lower, "https://"):
		return true
	case target == "", strings.HasPrefix(target, "#"):
		return true
	}
	return strings.HasPrefix(target, "/") && (len(target) == 1 || !strings.ContainsRune(`/\&`, rune(target[1])))
}

// fieldIn matches the value of a column in a link of a table.
var fieldIn = regexp.MustCompile(`\$\{__data\.fields(?:\.([A-Za-z_][A-Za-z0-9_]*)|\["([^"\]]+)"\]|\['([^'\]]+)'\])(?:\.(?:text|raw))?\}`)

// clickOf is where the link of a table's rows leads, empty if there is none that may be kept: to one place, which is made
// of values of the row alone.
func clickOf(p *schema.Value) string {
	links := at(p, "fieldConfig", "defaults").List("links")
	if len(links) != 1 {
		return ""
	}
	url := fieldIn.ReplaceAllString(links[0].Str("url"), "{{$1$2$3}}")
	if !isLink(url) || strings.HasPrefix(url, "#") || strings.Contains(url, "$") || schema.UTF16Len(url) > 10_000 {
		return ""
	}
	return url
}
