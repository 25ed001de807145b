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

// TestOIDCCookies holds what browsers may do with the cookies, over https and without.
func TestOIDCCookies(t *testing.T) {
	t.Parallel()
	for base, prefix := range map[string]string{"https://o.example.com/base": "__Host-", "http://localhost:8080/base": ""} {
		var cookie, code string
		handler := OIDC{
			URL: base, Now: time.Now, Log: slog.New(slog.DiscardHandler),
			Start: func(context.Context, string) (string, string, error) {
				return "https://id.example.com/auth?a=b", "sealed", nil
			},
			Finish: func(_ context.Context, sealed string, callback url.Values) (string, string, error) {
				cookie, code = sealed, callback.Get("code")
				return "secret", "", nil
			},
		}.Handler()
		open := func(method, target string, cookies []*http.Cookie) *http.Response {
			r := httptest.NewRequest(method, target, nil)
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
		if ended.StatusCode != http.StatusSeeOther || ended.Header.Get("Location") != "/base/" || cookie != "sealed" || code != "c" {
			t.Errorf("the callback answers %d %v with %q and %q", ended.StatusCode, ended.Header, cookie, code)
		}
		want := map[string]string{
			prefix + "obstack_oidc": "Path=/; Max-Age=600; HttpOnly; ", prefix + "obstack_session": "Path=/; Max-Age=2592000; HttpOnly; ",
		}
		for _, set := range append(begun.Header["Set-Cookie"], ended.Header["Set-Cookie"]...) {
			name, rest, _ := strings.Cut(set, "=")
			_, rest, _ = strings.Cut(rest, "; ")
			if strings.Contains(rest, "Max-Age=0") { // the cookie between the two is not needed any more
				continue
			}
			attributes := want[name]
			if prefix != "" {
				attributes += "Secure; "
			}
			if rest != attributes+"SameSite=Lax" {
				t.Errorf("%s: %s", base, set)
			}
			delete(want, name)
		}
		if len(want) > 0 {
			t.Errorf("%s: there is no %v", base, want)
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
