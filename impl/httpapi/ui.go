package httpapi

import (
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// The values of x-listener.
const (
	listenerAPI = "api"
	listenerUI  = "ui"
)

const (
	// apiPolicy is what browsers let an answer of the API do that is opened as a page.
	apiPolicy = "default-src 'none'; sandbox"
	// uiRoute is the route of all pages and assets in metrics.
	uiRoute = "ui"
)

// uiListener is what differs on the listener of the web UI. The API has the origin of the UI there, and no other one may call
// it from a browser.
type uiListener struct {
	pages  http.Handler
	forms  *forms
	oidc   http.Handler // nil for none
	base   string       // the path of the public URL, without the slash at the end
	origin *http.CrossOriginProtection
	secure bool // people find the UI over https
	// limit bounds the requests of each session.
	limit *limiter
}

func newUIListener(o Options) *uiListener {
	l := &uiListener{pages: o.UI, base: BasePath(o.UIURL), origin: http.NewCrossOriginProtection(), secure: isHTTPS(o.UIURL)}
	l.limit = newLimiter(SessionRate(o.RateLimit), time.Minute, o.Now)
	attempts := 0
	if o.RateLimit > 0 {
		attempts = joinAttempts
	}
	l.forms = &forms{o.Forms, l, newLimiter(attempts, time.Minute, o.Now)}
	l.oidc = o.OIDC
	if trusted := origin(o.UIURL); trusted != "" {
		_ = l.origin.AddTrustedOrigin(trusted) // an error means that no browser sends it
	}
	return l
}

// BasePath is the path of a URL without the slash at the end: what a proxy may have in front of our paths.
func BasePath(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return strings.TrimRight(u.Path, "/")
}

// withoutBase returns the request with a path of ours, whether or not the proxy has taken the base of the public URL away.
func (l *uiListener) withoutBase(r *http.Request) *http.Request {
	path, ok := strings.CutPrefix(r.URL.EscapedPath(), l.base+"/")
	if l.base == "" || !ok {
		return r
	}
	target := *r.URL
	if target.Path, _ = url.PathUnescape("/" + path); target.Path == "" {
		return r
	}
	target.RawPath = "/" + path
	r = r.WithContext(r.Context())
	r.URL = &target
	return r
}

// checkOrigin refuses what a page of another origin has a browser send: the cookie would come along.
func (l *uiListener) checkOrigin(r *http.Request) error {
	if err := l.origin.Check(r); err != nil {
		return core.NewError(core.Forbidden, "Cross-origin requests are not allowed", err)
	}
	return nil
}

// isAPI reports whether a path is one of the API, of its documents or of its probes.
func isAPI(path string) bool {
	first, _, _ := strings.Cut(strings.TrimPrefix(strings.ToLower(path), "/"), "/")
	switch first {
	case "api", "docs", "openapi.json", "openapi.yaml", "healthz", "readyz":
		return true
	}
	return aliases[first] != ""
}
