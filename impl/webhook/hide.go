package webhook

import (
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/obstack/obstack/impl/store"
)

const (
	// minSecret is how long a text must be to be taken for a secret, in bytes. Replacing shorter ones would spoil answers
	// and keep nothing secret. Paths are mostly words, so more is asked of their parts.
	minSecret     = 8
	minSecretPath = 16
)

// hide takes out of an answer what the receiver repeats of the webhook's secrets. The log of deliveries is read by more
// people than may know them. What a receiver encodes in its own way is not found.
func hide(body []byte, r store.Receiver, req *http.Request) string {
	if len(body) == 0 {
		return ""
	}
	var secrets []string
	add := func(secret string) {
		if len(secret) >= minSecret {
			secrets = append(secrets, secret, url.QueryEscape(secret), url.PathEscape(secret))
		}
	}
	for _, values := range req.URL.Query() {
		for _, value := range values {
			add(value)
		}
	}
	for part := range strings.SplitSeq(req.URL.Path, "/") {
		if len(part) >= minSecretPath {
			add(part)
		}
	}
	if user := req.URL.User; user != nil {
		password, _ := user.Password()
		add(password)
		add(user.Username())
		_, basic, _ := strings.Cut(req.Header.Get("Authorization"), " ")
		add(basic)
	}
	for name, value := range r.Headers {
		if !strings.EqualFold(name, "Content-Type") {
			add(value)
			_, token, _ := strings.Cut(value, " ") // behind Bearer
			add(token)
		}
	}
	if r.RoutingKey != nil {
		add(*r.RoutingKey)
	}
	// The longest comes first: a secret may begin with another.
	slices.SortFunc(secrets, func(a, b string) int { return len(b) - len(a) })
	var pairs []string
	for _, secret := range secrets {
		pairs = append(pairs, secret, "***")
	}
	return strings.NewReplacer(pairs...).Replace(string(body))
}
