package oidc_test

import (
	"context"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/oidc"
)

// hostile is a provider that signs whatever a test wants it to.
type hostile struct {
	*httptest.Server
	key *rsa.PrivateKey
	// routes replace the answers of paths.
	mu     sync.Mutex
	routes map[string]http.HandlerFunc
	// discoveries counts how often the discovery document was asked for.
	discoveries atomic.Int64
}

const secret = "s3cret-of-the-client"

// signingKeys are made once; what they sign is what differs.
var signingKeys = sync.OnceValue(func() (keys [2]*rsa.PrivateKey) {
	for i := range keys {
		var err error
		if keys[i], err = rsa.GenerateKey(rand.Reader, 2048); err != nil {
			panic(err)
		}
	}
	return keys
})

func newHostile(t *testing.T) *hostile {
	t.Helper()
	h := &hostile{key: signingKeys()[0], routes: map[string]http.HandlerFunc{}}
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.mu.Lock()
		route := h.routes[r.URL.Path]
		h.mu.Unlock()
		if r.URL.Path == discoveryPath {
			h.discoveries.Add(1)
		}
		switch {
		case route != nil:
			route(w, r)
		case r.URL.Path == discoveryPath:
			answer(w, h.document())
		case r.URL.Path == "/keys":
			answer(w, jose.JSONWebKeySet{Keys: []jose.JSONWebKey{{Key: h.key.Public(), KeyID: "1", Algorithm: "RS256", Use: "sig"}}})
		default:
			http.NotFound(w, r)
		}
	}))
	t.Cleanup(h.Close)
	return h
}

const discoveryPath = "/.well-known/openid-configuration"

func (h *hostile) document() map[string]any {
	return map[string]any{
		"issuer": h.URL, "authorization_endpoint": h.URL + "/auth", "token_endpoint": h.URL + "/token", "jwks_uri": h.URL + "/keys",
		"userinfo_endpoint": h.URL + "/me", "id_token_signing_alg_values_supported": []string{"RS256", "HS256", "none"},
	}
}

func answer(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(v)
}

func (h *hostile) route(path string, f http.HandlerFunc) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.routes[path] = f
}

func (h *hostile) client(t *testing.T, now func() time.Time) *oidc.Client {
	t.Helper()
	c, err := oidc.New(oidc.Config{
		Issuer: h.URL, ClientID: "obstack", ClientSecret: secret, RedirectURL: redirectURL, EncryptionKey: make([]byte, 32),
		Use: newUsed().use, Now: now,
	})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// sign makes a token with a header's kid and what signs.
func sign(t *testing.T, algorithm jose.SignatureAlgorithm, key any, kid string, claims map[string]any) string {
	t.Helper()
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: algorithm, Key: key}, (&jose.SignerOptions{}).WithHeader("kid", kid))
	if err != nil {
		t.Fatal(err)
	}
	payload, err := json.Marshal(claims)
	if err != nil {
		t.Fatal(err)
	}
	signed, err := signer.Sign(payload)
	if err != nil {
		t.Fatal(err)
	}
	text, err := signed.CompactSerialize()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// finish signs in with the ID token that token makes of the usual claims.
func (h *hostile) finish(t *testing.T, c *oidc.Client, token func(claims map[string]any) string) (oidc.Claims, error) {
	t.Helper()
	location, cookie, err := c.Start(t.Context(), "/")
	if err != nil {
		t.Fatal(err)
	}
	at, err := url.Parse(location)
	if err != nil {
		t.Fatal(err)
	}
	claims := map[string]any{
		"iss": h.URL, "aud": "obstack", "sub": "ann", "nonce": at.Query().Get("nonce"), "exp": time.Now().Add(time.Minute).Unix(),
		"iat": time.Now().Unix(), "email": "ann@example.com", "email_verified": true, "groups": []string{"platform"},
	}
	h.route("/token", func(w http.ResponseWriter, r *http.Request) {
		answer(w, map[string]any{"access_token": "t0ken", "token_type": "Bearer", "id_token": token(claims)})
	})
	got, _, err := c.Finish(t.Context(), cookie, url.Values{"state": {at.Query().Get("state")}, "code": {"c0de"}})
	return got, err
}

func TestHostileIDTokensAreRefused(t *testing.T) {
	t.Parallel()
	h := newHostile(t)
	c := h.client(t, time.Now)
	with := func(changes map[string]any) func(map[string]any) string {
		return func(claims map[string]any) string {
			maps.Copy(claims, changes)
			return sign(t, jose.RS256, h.key, "1", claims)
		}
	}
	if claims, err := h.finish(t, c, with(nil)); err != nil || claims.Subject != "ann" || !claims.EmailVerified {
		t.Fatalf("a good token: %+v, %v", claims, err)
	}
	public, err := x509.MarshalPKIXPublicKey(h.key.Public())
	if err != nil {
		t.Fatal(err)
	}
	for name, token := range map[string]func(map[string]any) string{
		"another nonce":         with(map[string]any{"nonce": "x"}),
		"no nonce":              with(map[string]any{"nonce": nil}),
		"another audience":      with(map[string]any{"aud": "grafana"}),
		"no audience":           with(map[string]any{"aud": nil}),
		"issued to another":     with(map[string]any{"aud": []string{"obstack", "grafana"}, "azp": "grafana"}),
		"issued to two, unsaid": with(map[string]any{"aud": []string{"obstack", "grafana"}}),
		"expired":               with(map[string]any{"exp": time.Now().Add(-time.Second).Unix()}),
		"without an end":        with(map[string]any{"exp": nil}),
		"not valid yet":         with(map[string]any{"nbf": time.Now().Add(time.Hour).Unix()}),
		"another issuer":        with(map[string]any{"iss": "https://elsewhere.example.com"}),
		"no subject":            with(map[string]any{"sub": ""}),
		"a long subject":        with(map[string]any{"sub": strings.Repeat("a", 256)}),
		"a subject with a NUL":  with(map[string]any{"sub": "ann\x00"}),
		"another access token":  with(map[string]any{"at_hash": "AAAAAAAAAAAAAAAAAAAAAA"}),
		"no token":              func(map[string]any) string { return "" },
		"no JWT":                func(map[string]any) string { return "a.b.c" },
		"an unknown key": func(claims map[string]any) string {
			return sign(t, jose.RS256, signingKeys()[1], "2", claims)
		},
		"a key under the name of another": func(claims map[string]any) string {
			return sign(t, jose.RS256, signingKeys()[1], "1", claims)
		},
		"the client's secret as the key": func(claims map[string]any) string {
			return sign(t, jose.HS256, []byte(secret+secret), "1", claims)
		},
		"the public key as a secret": func(claims map[string]any) string {
			return sign(t, jose.HS256, public, "1", claims)
		},
		"another algorithm than the provider names": func(claims map[string]any) string {
			return sign(t, jose.PS256, h.key, "1", claims)
		},
		"no signature": func(claims map[string]any) string {
			payload, _ := json.Marshal(claims)
			encode := base64.RawURLEncoding.EncodeToString
			return encode([]byte(`{"alg":"none","kid":"1"}`)) + "." + encode(payload) + "."
		},
		"changed after it was signed": func(claims map[string]any) string {
			parts := strings.Split(sign(t, jose.RS256, h.key, "1", claims), ".")
			claims["sub"] = "root"
			payload, _ := json.Marshal(claims)
			return parts[0] + "." + base64.RawURLEncoding.EncodeToString(payload) + "." + parts[2]
		},
	} {
		claims, err := h.finish(t, c, token)
		if core.KindOf(err) != core.Unauthenticated || claims.Subject != "" {
			t.Errorf("%s: %+v, %v", name, claims, err)
		}
	}

	mapping := oidc.Mapping{Domains: map[string]core.Role{"example.com": core.RoleAdmin}}
	for _, verified := range []any{false, nil, "false", 1, "yes"} {
		claims, err := h.finish(t, c, with(map[string]any{"email_verified": verified}))
		if err != nil {
			t.Fatal(err)
		}
		if role, ok := mapping.Role(claims); ok || mapping.OwnsAddress(claims) {
			t.Errorf("email_verified is %v: the role is %s", verified, role)
		}
	}
}

func TestUserInfoIsAboutTheSubjectOfTheIDToken(t *testing.T) {
	t.Parallel()
	h := newHostile(t)
	c := h.client(t, time.Now)
	h.route("/me", func(w http.ResponseWriter, r *http.Request) {
		answer(w, map[string]any{"sub": "root", "email": "root@example.com", "email_verified": true})
	})
	claims, err := h.finish(t, c, func(claims map[string]any) string {
		delete(claims, "email")
		return sign(t, jose.RS256, h.key, "1", claims)
	})
	if core.KindOf(err) != core.Unauthenticated {
		t.Errorf("got %+v, %v", claims, err)
	}

	// What the ID token says is not replaced: an address that is not verified there stays so.
	h.route("/me", func(w http.ResponseWriter, r *http.Request) {
		answer(w, map[string]any{"sub": "ann", "email": "root@example.com", "email_verified": true, "groups": []string{"all"}})
	})
	claims, err = h.finish(t, c, func(claims map[string]any) string {
		claims["groups"], claims["email_verified"] = nil, false
		return sign(t, jose.RS256, h.key, "1", claims)
	})
	if err != nil || claims.Email != "ann@example.com" || claims.EmailVerified || len(claims.Groups) != 1 {
		t.Errorf("got %+v, %v", claims, err)
	}
}

// TestProviderThatMisbehaves has each request to the provider fail in each way, and looks for secrets in the errors.
func TestProviderThatMisbehaves(t *testing.T) {
	t.Parallel()
	const echoed = "3cho"
	for name, misbehave := range map[string]http.HandlerFunc{
		"fails": func(w http.ResponseWriter, r *http.Request) {
			http.Error(w, echoed+secret, http.StatusInternalServerError)
		},
		"is missing": func(w http.ResponseWriter, r *http.Request) { http.Error(w, echoed+secret, http.StatusNotFound) },
		"redirects": func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "/elsewhere", http.StatusTemporaryRedirect)
		},
		"is endless": func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			for i := 0; ; i++ {
				if _, err := fmt.Fprintf(w, `{"%s%d":`, echoed, i); err != nil {
					return
				}
			}
		},
		"hangs": func(w http.ResponseWriter, r *http.Request) {
			_, _ = io.Copy(io.Discard, r.Body) // or the server does not notice that the client goes away
			<-r.Context().Done()
		},
		"is no JSON": func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, "<html>"+echoed+secret) },
		"is not what it should be": func(w http.ResponseWriter, r *http.Request) {
			answer(w, []string{echoed, secret})
		},
	} {
		for _, path := range []string{discoveryPath, "/token", "/keys", "/me"} {
			t.Run(name+" at "+path, func(t *testing.T) {
				t.Parallel()
				h := newHostile(t)
				h.route("/elsewhere", func(w http.ResponseWriter, r *http.Request) {
					t.Errorf("a redirect of %s was followed", path)
				})
				c := h.client(t, time.Now)
				if path != discoveryPath {
					if _, _, err := c.Start(t.Context(), "/"); err != nil { // it is discovered before it misbehaves
						t.Fatal(err)
					}
				}
				if name == "hangs" {
					oidc.SetRequestTimeout(c, 200*time.Millisecond)
				}
				h.route(path, misbehave)
				var err error
				if path == discoveryPath {
					_, _, err = c.Start(t.Context(), "/")
				} else {
					err = h.finishAt(t, c, path)
				}
				kind := core.KindOf(err)
				if kind != core.Unavailable && (path == discoveryPath || kind != core.Unauthenticated) {
					t.Errorf("it fails with %v", err)
				}
				if err != nil && (strings.Contains(err.Error(), secret) || strings.Contains(err.Error(), "c0de") ||
					strings.Contains(err.Error(), "t0ken") || strings.Contains(err.Error(), h.URL)) {
					t.Errorf("the error says too much: %v", err)
				}
				if err != nil && len(err.Error()) > 500 {
					t.Errorf("the error has %d bytes", len(err.Error()))
				}
			})
		}
	}
}

// finishAt signs in while the answer of a path is what the test has set.
func (h *hostile) finishAt(t *testing.T, c *oidc.Client, path string) error {
	t.Helper()
	if path != "/token" {
		_, err := h.finish(t, c, func(claims map[string]any) string {
			delete(claims, "email") // so that the UserInfo endpoint is asked
			return sign(t, jose.RS256, h.key, "1", claims)
		})
		return err
	}
	location, cookie, err := c.Start(t.Context(), "/")
	if err != nil {
		t.Fatal(err)
	}
	at, err := url.Parse(location)
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = c.Finish(t.Context(), cookie, url.Values{"state": {at.Query().Get("state")}, "code": {"c0de"}})
	return err
}

func TestDiscoveryDocumentsThatCannotBeTrusted(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]map[string]any{
		"another issuer":           {"issuer": "https://elsewhere.example.com"},
		"a token endpoint in http": {"token_endpoint": "http://elsewhere.example.com/token"},
		"keys in http":             {"jwks_uri": "http://elsewhere.example.com/keys"},
		"no keys":                  {"jwks_uri": ""},
		"no authorization":         {"authorization_endpoint": ""},
		"a script":                 {"authorization_endpoint": "javascript:alert(1)"},
		"claims from elsewhere":    {"userinfo_endpoint": "ftp://elsewhere.example.com/me"},
	} {
		h := newHostile(t)
		document := h.document()
		maps.Copy(document, change)
		h.route(discoveryPath, func(w http.ResponseWriter, r *http.Request) { answer(w, document) })
		if location, _, err := h.client(t, time.Now).Start(t.Context(), "/"); core.KindOf(err) != core.Unavailable {
			t.Errorf("%s: %s, %v", name, location, err)
		}
	}
}

func TestDiscoveryBacksOffAndComesBack(t *testing.T) {
	t.Parallel()
	h := newHostile(t)
	var mu sync.Mutex
	now := time.Now()
	pass := func(d time.Duration) {
		mu.Lock()
		defer mu.Unlock()
		now = now.Add(d)
	}
	c := h.client(t, func() time.Time {
		mu.Lock()
		defer mu.Unlock()
		return now
	})
	away := func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusBadGateway) }
	h.route(discoveryPath, away)
	start := func() error {
		_, _, err := c.Start(t.Context(), "/")
		return err
	}
	for i, wait := range []time.Duration{1, 2, 4, 8, 16, 32, 60, 60} {
		for range 3 { // the first asks, the others are answered at once
			var e *core.Error
			if err := start(); !errors.As(err, &e) || e.Kind != core.Unavailable || e.RetryAfter != wait*time.Second {
				t.Fatalf("failure %d: %v, want to wait %ds", i, err, wait)
			}
		}
		if asked := h.discoveries.Load(); asked != int64(i+1) {
			t.Fatalf("asked %d times after %d failures", asked, i+1)
		}
		pass(wait * time.Second)
	}
	h.route(discoveryPath, nil)
	if err := start(); err != nil {
		t.Fatalf("the provider is back: %v", err)
	}
	asked := h.discoveries.Load()
	if err := start(); err != nil || h.discoveries.Load() != asked {
		t.Errorf("a document that is known is asked for again: %v", err)
	}
	h.route(discoveryPath, away)
	pass(2 * time.Hour)
	if err := start(); err != nil || h.discoveries.Load() != asked+1 {
		t.Errorf("an old document while there is no newer: %v", err)
	}
}

func TestAttemptsExpire(t *testing.T) {
	t.Parallel()
	h := newHostile(t)
	now := time.Now()
	c := h.client(t, func() time.Time { return now })
	location, cookie, err := c.Start(t.Context(), "/"+strings.Repeat("&", 2047))
	if err != nil {
		t.Fatal(err)
	}
	if len(cookie) > 3800 {
		t.Errorf("the cookie has %d bytes, more than browsers keep", len(cookie))
	}
	at, err := url.Parse(location)
	if err != nil {
		t.Fatal(err)
	}
	callback := url.Values{"state": {at.Query().Get("state")}, "error": {"access_denied"}}
	if _, path, _ := c.Finish(t.Context(), cookie, callback); path != "" {
		t.Errorf("a page that is too long to be kept became %.20s", path)
	}
	now = now.Add(oidc.CookieLife)
	_, _, err = c.Finish(t.Context(), cookie, callback)
	if core.KindOf(err) != core.Unauthenticated || !strings.Contains(err.Error(), "the sign-in cookie has expired") {
		t.Errorf("after ten minutes: %v", err)
	}
}

// TestAStoreThatFailsRefusesSignIns has the store not note that an attempt is used.
func TestAStoreThatFailsRefusesSignIns(t *testing.T) {
	t.Parallel()
	h := newHostile(t)
	broken := core.NewError(core.Unavailable, "The store is away", nil)
	c, err := oidc.New(oidc.Config{
		Issuer: h.URL, ClientID: "obstack", ClientSecret: secret, RedirectURL: redirectURL, EncryptionKey: make([]byte, 32),
		Use: func(context.Context, string, time.Time) error { return broken }, Now: time.Now,
	})
	if err != nil {
		t.Fatal(err)
	}
	claims, err := h.finish(t, c, func(claims map[string]any) string {
		t.Error("the code is exchanged")
		return sign(t, jose.RS256, h.key, "1", claims)
	})
	if !errors.Is(err, broken) || claims.Subject != "" {
		t.Errorf("got %+v, %v", claims, err)
	}
}

// TestAnswersOfAProviderAreBounded has a good answer of each kind have one byte more than it may.
func TestAnswersOfAProviderAreBounded(t *testing.T) {
	t.Parallel()
	if got := oidc.Timeout(newHostile(t).client(t, time.Now)); got != 10*time.Second {
		t.Errorf("a request may take %s", got)
	}
	for _, path := range []string{discoveryPath, "/token", "/keys", "/me"} {
		for size, good := range map[int]bool{oidc.MaxAnswer: true, oidc.MaxAnswer + 1: false} {
			h := newHostile(t)
			c := h.client(t, time.Now)
			padded := func(w http.ResponseWriter, v any) {
				text, err := json.Marshal(v)
				if err != nil {
					t.Errorf("write the answer: %v", err)
				}
				w.Header().Set("Content-Type", "application/json")
				// Readers need not read what follows, so the space is inside.
				_, _ = io.WriteString(w, "{"+strings.Repeat(" ", size-len(text))+string(text[1:]))
			}
			me := map[string]any{"sub": "ann", "email": "ann@example.com", "groups": []string{}}
			h.route("/me", func(w http.ResponseWriter, r *http.Request) { answer(w, me) })
			switch path {
			case discoveryPath:
				h.route(path, func(w http.ResponseWriter, r *http.Request) { padded(w, h.document()) })
			case "/keys":
				keys := jose.JSONWebKeySet{Keys: []jose.JSONWebKey{{Key: h.key.Public(), KeyID: "1", Algorithm: "RS256", Use: "sig"}}}
				h.route(path, func(w http.ResponseWriter, r *http.Request) { padded(w, keys) })
			case "/me":
				h.route(path, func(w http.ResponseWriter, r *http.Request) { padded(w, me) })
			}
			location, cookie, err := c.Start(t.Context(), "/")
			if path == discoveryPath {
				if (err == nil) != good {
					t.Errorf("%s with %d bytes: %v", path, size, err)
				}
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			at, err := url.Parse(location)
			if err != nil {
				t.Fatal(err)
			}
			token := sign(t, jose.RS256, h.key, "1", map[string]any{
				"iss": h.URL, "aud": "obstack", "sub": "ann", "nonce": at.Query().Get("nonce"), "exp": time.Now().Add(time.Minute).Unix(),
			})
			tokens := map[string]any{"access_token": "t0ken", "token_type": "Bearer", "id_token": token}
			h.route("/token", func(w http.ResponseWriter, r *http.Request) {
				if path == "/token" {
					padded(w, tokens)
				} else {
					answer(w, tokens)
				}
			})
			claims, _, err := c.Finish(t.Context(), cookie, url.Values{"state": {at.Query().Get("state")}, "code": {"c0de"}})
			if (err == nil) != good || good && claims.Email != "ann@example.com" {
				t.Errorf("%s with %d bytes: %+v, %v", path, size, claims, err)
			}
		}
	}
}
