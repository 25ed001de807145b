package oidc

import (
	"net/url"
	"path"
	"strings"
	"unicode"
)

// ReturnPath reports whether a text is the path of a page of ours, with or without a query and a fragment: what no browser
// takes for an address elsewhere, even after a proxy on the way has decoded it.
func ReturnPath(text string) bool {
	// Browsers read a backslash as a slash and drop tabs and line feeds, so /\host and /<tab>/host are hosts.
	unsafe := func(c rune) bool { return c == '\\' || c <= ' ' || c >= unicode.MaxASCII }
	u, err := url.Parse(text)
	if err != nil || !strings.HasPrefix(text, "/") || strings.ContainsFunc(text, unsafe) || u.Host != "" {
		return false
	}
	p := u.EscapedPath()
	for range 3 { // as it is, decoded, and decoded twice
		// Paths of ours have no empty and no dot segments.
		if p != "/" && strings.TrimSuffix(p, "/") != path.Clean(p) || strings.ContainsFunc(p, unicode.IsControl) ||
			strings.Contains(p, `\`) {
			return false
		}
		decoded, err := url.PathUnescape(p)
		if err != nil {
			return true // there is nothing more to decode
		}
		p = decoded
	}
	return true
}
