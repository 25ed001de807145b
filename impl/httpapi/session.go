package httpapi

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"github.com/obstack/obstack/impl/store"
)

// sessionRate is how many requests a session may make in a minute: a page makes many.
const sessionRate = 3000

// SessionRate is how many requests a session may make in a minute, 0 for any number: as keys, where they have no limit.
func SessionRate(rateLimit int) int {
	if rateLimit <= 0 {
		return 0
	}
	return sessionRate
}

// sessionCookie is the cookie that the secret of a session is in.
type sessionCookie struct{ secure bool }

// cookieOf is the cookie of a request.
func (l *uiListener) cookieOf(r *http.Request) sessionCookie {
	return sessionCookie{secureFor(r, l.secure)}
}

// secureFor says whether the cookies of a request are for https alone: when people find the UI there, or have come so.
func secureFor(r *http.Request, always bool) bool {
	return always || r.TLS != nil || r.URL.Scheme == "https"
}

// isHTTPS reports whether an address of ours is reached over https.
func isHTTPS(address string) bool {
	u, err := url.Parse(address)
	return err == nil && strings.EqualFold(u.Scheme, "https")
}

// name is that of the cookie. Browsers take one with the prefix from the host itself alone, and only over https.
func (c sessionCookie) name() string {
	if c.secure {
		return "__Host-obstack_session"
	}
	return "obstack_session"
}

// secret is what the request has in the cookie, empty without one.
func (c sessionCookie) secret(r *http.Request) string {
	cookie, err := r.Cookie(c.name())
	if err != nil {
		return ""
	}
	return cookie.Value
}

// set puts a cookie into an answer, which no cache may keep.
func (c sessionCookie) set(h http.Header, secret string, maxAge int) {
	h.Set("Cache-Control", "no-store")
	h.Add("Set-Cookie", (&http.Cookie{
		Name: c.name(), Value: secret, Path: "/", MaxAge: maxAge, Secure: c.secure, HttpOnly: true, SameSite: http.SameSiteLaxMode,
	}).String())
}

// SetSession answers the secret of a session in its cookie.
func SetSession(ctx context.Context, secret string) {
	if held, ok := ctx.Value(inFlightKey{}).(*inFlight); ok {
		held.cookie.set(held.header, secret, int(store.SessionMax.Seconds()))
	}
}

// ClearSession has the browser forget the session.
func ClearSession(ctx context.Context) {
	if held, ok := ctx.Value(inFlightKey{}).(*inFlight); ok {
		held.cookie.set(held.header, "", -1)
	}
}
