package webhook

import (
	"cmp"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/store"
)

const (
	// minSecret is how long a text must be to be taken for a secret, in bytes. Replacing shorter ones would spoil answers
	// and keep nothing secret. Paths and the names in a query are mostly words, so more is asked of them.
	minSecret     = 8
	minSecretWord = 16
)

// redact takes out of an answer what the receiver repeats of the webhook's secrets. The log of deliveries is read by more
// people than may know them. What a receiver encodes in its own way is not found.
//
// The template of a body may be a secret itself (rules.BodyShown). Receivers repeat a body in part and in any form, and
// a secret in it has no length to know it by, so where there is such a template no answer is kept. Its status still is.
func redact(body []byte, k kind, r store.Receiver, req *http.Request) string {
	if len(body) == 0 || !k.rules.BodyShown && r.Body != nil && *r.Body != "" {
		return ""
	}
	var secrets []string
	add := func(secret string, least int) {
		if len(secret) >= least {
			secrets = append(secrets, forms(secret)...)
		}
	}
	// What stands in the URL is added as it is written there and as it is meant.
	add(req.URL.RawQuery, minSecret)
	for pair := range strings.SplitSeq(req.URL.RawQuery, "&") {
		name, value, _ := strings.Cut(pair, "=")
		add(name, minSecretWord)
		add(value, minSecret)
		if meant, err := url.QueryUnescape(name); err == nil {
			add(meant, minSecretWord)
		}
		if meant, err := url.QueryUnescape(value); err == nil {
			add(meant, minSecret)
		}
	}
	for part := range strings.SplitSeq(req.URL.EscapedPath(), "/") {
		add(part, minSecretWord)
		if meant, err := url.PathUnescape(part); err == nil {
			add(meant, minSecretWord)
		}
	}
	if user := req.URL.User; user != nil {
		password, _ := user.Password()
		add(password, minSecret)
		add(user.Username(), minSecret)
		_, basic, _ := strings.Cut(req.Header.Get("Authorization"), " ")
		add(basic, minSecret)
	}
	for name, value := range r.Headers {
		if !strings.EqualFold(name, "Content-Type") {
			add(value, minSecret)
			_, token, _ := strings.Cut(value, " ") // behind Bearer
			add(token, minSecret)
		}
	}
	if r.RoutingKey != nil {
		add(*r.RoutingKey, minSecret)
	}
	// The longest comes first: a secret may begin with another.
	slices.SortFunc(secrets, func(a, b string) int { return cmp.Or(len(b)-len(a), strings.Compare(a, b)) })
	var pairs []string
	for _, secret := range slices.Compact(secrets) {
		pairs = append(pairs, secret, "***")
	}
	return strings.NewReplacer(pairs...).Replace(string(body))
}

// forms are the ways in which receivers write a text: as it is, or for a URL, and either of them in JSON, which some
// escape for HTML and PHP with its slashes. Many of them are the same.
func forms(secret string) []string {
	var all []string
	for _, s := range []string{secret, url.QueryEscape(secret), url.PathEscape(secret)} {
		inJSON := jsonText(s)
		for _, form := range []string{s, inJSON, htmlJSON(inJSON)} {
			all = append(all, form, strings.ReplaceAll(form, "/", `\/`))
		}
	}
	return all
}

// htmlJSON escapes in a JSON text what encoding/json does and jsonText does not.
var htmlJSON = strings.NewReplacer(
	"&", `\u0026`, "<", `\u003c`, ">", `\u003e`, "\u2028", `\u2028`, "\u2029", `\u2029`,
).Replace
