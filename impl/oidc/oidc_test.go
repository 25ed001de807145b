package oidc_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/oidc"
	"github.com/obstack/obstack/impl/oidc/oidctest"
)

const redirectURL = "https://obstack.test/oidc/callback"

// used is what the store does for a client.
type used struct {
	sync.Mutex
	ids map[string]bool
}

func (u *used) use(_ context.Context, id string, _ time.Time) error {
	u.Lock()
	defer u.Unlock()
	if u.ids[id] {
		return core.NewError(core.Unauthenticated, "used", nil)
	}
	u.ids[id] = true
	return nil
}

func newUsed() *used { return &used{ids: map[string]bool{}} }

func newClient(t *testing.T, p *oidctest.Provider, use *used) *oidc.Client {
	t.Helper()
	c, err := oidc.New(oidc.Config{
		Issuer: p.Issuer, ClientID: p.ClientID, ClientSecret: p.ClientSecret, RedirectURL: redirectURL,
		EncryptionKey: make([]byte, 32), Use: use.use, Now: time.Now,
	})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func newBrowser(t *testing.T) *http.Client {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &http.Client{Jar: jar}
}

// TestSignInWithARealProvider signs in over one client and finishes over another with the same key, as two replicas do.
func TestSignInWithARealProvider(t *testing.T) {
	t.Parallel()
	for name, inIDToken := range map[string]bool{"claims are in the ID token": true, "claims come from the UserInfo endpoint": false} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := oidctest.Start(t, oidctest.Options{RedirectURL: redirectURL, InIDToken: inIDToken})
			use := newUsed()
			first, second := newClient(t, p, use), newClient(t, p, use)

			location, cookie, err := first.Start(t.Context(), "/dashboards/1?from=now-1h#tile")
			if err != nil {
				t.Fatal(err)
			}
			back := p.SignIn(t, newBrowser(t), location, map[string]any{
				"sub": "ann", "email": "Ann@Example.com", "email_verified": true, "name": "Ann", "groups": []string{"platform", "all"},
			})
			claims, path, err := second.Finish(t.Context(), cookie, back.Query())
			if err != nil {
				t.Fatal(err)
			}
			want := oidc.Claims{
				Issuer: p.Issuer, Subject: "ann", Email: "Ann@Example.com", EmailVerified: true, Name: "Ann",
				Groups: []string{"platform", "all"},
			}
			if diff := cmp.Diff(want, claims); diff != "" {
				t.Errorf("claims (-want +got):\n%s", diff)
			}
			if path != "/dashboards/1?from=now-1h#tile" {
				t.Errorf("the person comes back to %s", path)
			}

			if _, _, err := first.Finish(t.Context(), cookie, back.Query()); core.KindOf(err) != core.Unauthenticated {
				t.Errorf("the second use of a callback: %v", err)
			}
			// Even where the store has forgotten it, the provider exchanges a code once.
			if _, _, err := newClient(t, p, newUsed()).Finish(t.Context(), cookie, back.Query()); core.KindOf(err) != core.Unauthenticated {
				t.Errorf("the second use of a code: %v", err)
			}
		})
	}
}

func TestCallbacksThatBelongToNoSignInAreRefused(t *testing.T) {
	t.Parallel()
	p := oidctest.Start(t, oidctest.Options{RedirectURL: redirectURL})
	c := newClient(t, p, newUsed())
	person := map[string]any{"sub": "ann"}
	start := func() (string, url.Values) {
		location, cookie, err := c.Start(t.Context(), "/")
		if err != nil {
			t.Fatal(err)
		}
		return cookie, p.SignIn(t, newBrowser(t), location, person).Query()
	}
	cookie, callback := start()
	otherCookie, other := start()

	with := func(key, value string) url.Values {
		v := url.Values{}
		for k := range callback {
			v.Set(k, callback.Get(k))
		}
		v.Set(key, value)
		return v
	}
	flipped := []byte(cookie)
	flipped[len(flipped)/2] ^= 1
	foreign, err := oidc.New(oidc.Config{Issuer: p.Issuer, EncryptionKey: append(make([]byte, 31), 1), Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	_, foreignCookie, err := foreign.Start(t.Context(), "/")
	if err != nil {
		t.Fatal(err)
	}
	for _, c2 := range []struct {
		name, cookie string
		callback     url.Values
	}{
		{"no cookie", "", callback},
		{"a changed cookie", string(flipped), callback},
		{"the cookie of another installation", foreignCookie, callback},
		{"the cookie of another sign-in", otherCookie, callback},
		{"another state", cookie, with("state", "x")},
		{"no state", cookie, with("state", "")},
	} {
		if _, _, err := c.Finish(t.Context(), c2.cookie, c2.callback); core.KindOf(err) != core.Unauthenticated {
			t.Errorf("%s: %v", c2.name, err)
		}
	}

	// None of these has used up the two sign-ins.
	if claims, _, err := c.Finish(t.Context(), cookie, callback); err != nil || claims.Subject != "ann" {
		t.Errorf("the sign-in itself: %v, %v", claims, err)
	}
	other.Set("iss", "https://elsewhere.example.com")
	if _, _, err := c.Finish(t.Context(), otherCookie, other); core.KindOf(err) != core.Unauthenticated {
		t.Errorf("the callback of another issuer: %v", err)
	}

	cookie, callback = start()
	_, stolen := start()
	stolen.Set("state", callback.Get("state"))
	if _, _, err := c.Finish(t.Context(), cookie, stolen); core.KindOf(err) != core.Unauthenticated {
		t.Errorf("the code of another sign-in: %v", err) // PKCE: the provider refuses the verifier
	}

	location, cookie, err := c.Start(t.Context(), "/")
	if err != nil {
		t.Fatal(err)
	}
	denied := p.SignIn(t, newBrowser(t), location, nil).Query()
	_, _, err = c.Finish(t.Context(), cookie, denied)
	var refused *core.Error
	if !errors.As(err, &refused) || refused.Kind != core.Unauthenticated ||
		refused.Message != "The identity provider refused the sign-in: access_denied." {
		t.Errorf("a sign-in that was denied: %v", err)
	}
}

func TestReturnPath(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		"/": true, "/search/1?from=now-15m&where=a%3D%22b%22#row": true, "/dashboards/": true, "/a%20b": true,
		"/search?where=https://x//y": true,

		"": false, "search": false, "//evil.example": false, `/\evil.example`: false, `\/evil.example`: false, "/%2fevil.example": false,
		"/%2Fevil.example": false, "/%5cevil.example": false, "/%252fevil.example": false, "/\t/evil.example": false,
		"/\n/evil.example": false, "/%09/evil.example": false, "/%0d%0aLocation:x": false, "/a\x00": false, "/a\x7f": false,
		"https://evil.example": false, "https:evil.example": false, "javascript:alert(1)": false, "///evil.example": false,
		"/..//evil.example": false, "/.//evil.example": false, "/%2e%2e//evil.example": false, "/a/../..//evil.example": false,
		" /search": false, "/%zz": false, "?a": false, "/ü": false, "/search?where=a b": false, `/a?b=\`: false,
	} {
		if got := oidc.ReturnPath(text); got != want {
			t.Errorf("ReturnPath(%q) = %v", text, got)
		}
	}
}
