package httpapi

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// TestOIDCCookies holds what browsers may do with the cookies, over https and without, and where they go on to.
func TestOIDCCookies(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ base, scheme, prefix, page, location string }{
		{"https://o.example.com/base", "http", "__Host-", "", "/base/"},
		{"https://o.example.com", "", "__Host-", "/alerts?a=b", "/alerts?a=b"},
		{"http://localhost:8080/base", "", "", "/alerts?a=b", "/base/alerts?a=b"},
		{"http://localhost:8080", "http", "", "", "/"},
		// A trusted proxy says so, or the listener itself does.
		{"http://localhost:8080/base", "https", "__Host-", "/base/x", "/base/base/x"},
	} {
		var cookie, code string
		handler := OIDC{
			URL: c.base, Now: time.Now, Log: slog.New(slog.DiscardHandler),
			Start: func(context.Context, string) (string, string, error) {
				return "https://id.example.com/auth?a=b", "sealed", nil
			},
			Finish: func(_ context.Context, sealed string, callback url.Values) (string, string, error) {
				cookie, code = sealed, callback.Get("code")
				return "secret", c.page, nil
			},
		}.Handler()
		open := func(method, target string, cookies []*http.Cookie) *http.Response {
			r := httptest.NewRequest(method, target, nil)
			r.URL.Scheme = c.scheme
			for _, c := range cookies {
				r.AddCookie(c)
			}
			w := httptest.NewRecorder()
			handler.ServeHTTP(w, r)
			return w.Result()
		}
		begun := open("GET", "/oidc/start?return=/alerts", nil)
		if begun.StatusCode != http.StatusSeeOther || begun.Header.Get("Location") != "https://id.example.com/auth?a=b" {
			t.Fatalf("the start answers %d %v", begun.StatusCode, begun.Header)
		}
		ended := open("GET", "/oidc/callback?code=c", begun.Cookies())
		if ended.StatusCode != http.StatusSeeOther || ended.Header.Get("Location") != c.location || cookie != "sealed" || code != "c" {
			t.Errorf("%+v: the callback answers %d %v with %q and %q", c, ended.StatusCode, ended.Header, cookie, code)
		}
		want := map[string]string{
			c.prefix + "obstack_oidc": "Path=/; Max-Age=600; HttpOnly; ", c.prefix + "obstack_session": "Path=/; Max-Age=2592000; HttpOnly; ",
		}
		for _, set := range append(begun.Header["Set-Cookie"], ended.Header["Set-Cookie"]...) {
			name, rest, _ := strings.Cut(set, "=")
			_, rest, _ = strings.Cut(rest, "; ")
			if strings.Contains(rest, "Max-Age=0") { // the cookie between the two is not needed any more
				continue
			}
			attributes := want[name]
			if c.prefix != "" {
				attributes += "Secure; "
			}
			if rest != attributes+"SameSite=Lax" {
				t.Errorf("%+v: %s", c, set)
			}
			delete(want, name)
		}
		if len(want) > 0 {
			t.Errorf("%+v: there is no %v", c, want)
		}
		if a := open("POST", "/oidc/callback?code=c", nil); a.StatusCode != http.StatusMethodNotAllowed || a.Header.Get("Allow") != "GET" {
			t.Errorf("POST answers %d", a.StatusCode)
		}
	}
}

// TestOIDCIsLimited has one client send more than many people do.
func TestOIDCIsLimited(t *testing.T) {
	t.Parallel()
	handler := OIDC{
		URL: "http://localhost:8080", Limited: true, Now: time.Now, Log: slog.New(slog.DiscardHandler),
		Finish: func(context.Context, string, url.Values) (string, string, error) {
			return "", "/<a>", core.NewError(core.Unauthenticated, "<b>", nil)
		},
	}.Handler()
	statuses := map[int]int{}
	for range oidcRequests + 3 {
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, httptest.NewRequest("GET", "/oidc/callback", nil))
		statuses[w.Code]++
		if strings.Contains(w.Body.String(), "<a>") || strings.Contains(w.Body.String(), "<b>") {
			t.Fatalf("text is markup: %s", w.Body)
		}
	}
	if statuses[http.StatusUnauthorized] != oidcRequests || statuses[http.StatusTooManyRequests] != 3 {
		t.Errorf("the answers are %v", statuses)
	}
}
