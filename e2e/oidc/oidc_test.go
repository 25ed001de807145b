package oidc

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/oidc/oidctest"
)

// publicURL is where browsers find the UI: newBrowser leads its host to a server under test.
const publicURL = "http://obstack.test/base"

// oidcFlags are those of a server that signs people in with a provider.
func oidcFlags(t *testing.T, p *oidctest.Provider) []string {
	t.Helper()
	dir := t.TempDir()
	secret, mapping := filepath.Join(dir, "secret"), filepath.Join(dir, "mapping.yaml")
	for name, text := range map[string]string{
		secret:  p.ClientSecret + "\n",
		mapping: "groups: {platform: admin, developers: editor}\ndomains: {example.com: viewer}\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return []string{
		"--public-url", publicURL, "--oidc-issuer", p.Issuer, "--oidc-client-id", p.ClientID, "--oidc-client-secret-file", secret,
		"--oidc-mapping", mapping,
	}
}

// start starts a server with a listener for the UI and without an engine.
func start(t *testing.T, args ...string) *harness.Server {
	t.Helper()
	s := harness.Launch(t, "", append(append([]string{"--ui-listen", "127.0.0.1:0"}, harness.NoEngine...), args...)...)
	s.WaitListen()
	return s
}

// onUI sends a request to the listener of the UI, with a key.
func onUI(s *harness.Server, method, path, body string) harness.Answer {
	return s.Do(method, path, body, toUI(s))
}

// toUI leads a request to the listener of the UI.
func toUI(s *harness.Server) func(*http.Request) {
	return func(r *http.Request) {
		r.URL.Host = strings.TrimPrefix(s.UI, "http://")
		r.Host = r.URL.Host
	}
}

// browser has cookies and follows no redirects, so that a test sees each.
type browser struct {
	*http.Client
	t       *testing.T
	at      *harness.Server // which the public URL leads to
	headers []string        // that a proxy adds, by pairs
}

func newBrowser(t *testing.T, s *harness.Server, headers ...string) *browser {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	b := &browser{t: t, at: s, headers: headers}
	transport := &http.Transport{DialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
		if address == "obstack.test:80" {
			address = strings.TrimPrefix(b.at.UI, "http://")
		}
		return new(net.Dialer).DialContext(ctx, network, address)
	}}
	t.Cleanup(transport.CloseIdleConnections)
	b.Client = &http.Client{
		Jar: jar, Transport: transport, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	return b
}

// open answers a page, or the redirect to another.
func (b *browser) open(address string) (*http.Response, string) {
	b.t.Helper()
	b.CloseIdleConnections() // those to another replica
	r, err := http.NewRequestWithContext(b.t.Context(), http.MethodGet, address, nil)
	if err != nil {
		b.t.Fatal(err)
	}
	for i := 0; i < len(b.headers); i += 2 {
		r.Header.Set(b.headers[i], b.headers[i+1])
	}
	a, err := b.Do(r)
	if err != nil {
		b.t.Fatal(err)
	}
	defer func() { _ = a.Body.Close() }()
	body, err := io.ReadAll(a.Body)
	if err != nil {
		b.t.Fatal(err)
	}
	return a, string(body)
}

// signIn goes to the provider as a person and comes back to a replica.
func (b *browser) signIn(p *oidctest.Provider, back *harness.Server, page string, claims map[string]any) (
	callback *url.URL, answer *http.Response, body string,
) {
	b.t.Helper()
	a, body := b.open(publicURL + "/oidc/start?return=" + url.QueryEscape(page))
	if a.StatusCode != http.StatusSeeOther || !strings.HasPrefix(a.Header.Get("Location"), p.Issuer+"/auth?") {
		b.t.Fatalf("the start answers %d %v %s", a.StatusCode, a.Header, body)
	}
	callback = p.SignIn(b.t, b.Client, a.Header.Get("Location"), claims)
	b.at = back
	answer, body = b.open(callback.String())
	return callback, answer, body
}

// person is who is signed in, and with which role; empty without a session.
func (b *browser) person() (email, role string) {
	b.t.Helper()
	a, body := b.open(publicURL + "/api/v2/session")
	var session struct {
		Data struct{ Person struct{ Email, Role string } }
	}
	if err := json.Unmarshal([]byte(body), &session); err != nil || a.StatusCode >= 500 {
		b.t.Fatalf("%d %s", a.StatusCode, body)
	}
	return session.Data.Person.Email, session.Data.Person.Role
}

// signIns are servers of one store, the same one twice on SQLite, whose people sign in with a real provider.
type signIns struct {
	p             *oidctest.Provider
	first, second *harness.Server
	ann           map[string]any // what the provider says of ann, an admin
	callback      *url.URL       // that of ann's sign-in
}

// TestOpenIDConnect signs in with a real provider. With PostgreSQL the callback reaches another replica.
func TestOpenIDConnect(t *testing.T) {
	t.Parallel()
	p := oidctest.Start(t, oidctest.Options{RedirectURL: publicURL + "/oidc/callback"})
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		args = append(args, append(oidcFlags(t, p), "--trusted-proxies", "127.0.0.0/8")...)
		s := &signIns{p: p, first: start(t, args...), ann: map[string]any{
			"sub": "ann", "email": "Ann@example.com", "email_verified": true, "name": "Ann", "groups": []string{"platform"},
		}}
		s.second = s.first
		if strings.Contains(strings.Join(args, " "), "--database") {
			s.second = start(t, args...)
		}
		s.annSignsIn(t)
		t.Run("a callback counts once", s.callbackCountsOnce)
		t.Run("a callback without its cookie is refused", s.callbackWithoutCookie)
		t.Run("roles are computed anew", s.rolesAreComputedAnew)
		t.Run("whom the mapping gives no role is refused", s.withoutRole)
		t.Run("who denies it comes back", s.denied)
		t.Run("who is refused leaves an entry", s.refusalLeavesEntry)
		t.Run("the forms lead to it", s.formsLeadToIt)
		t.Run("the page to return to is one of ours", s.pageToReturnTo)
		t.Run("it is on the listener of the UI alone", s.onListenerOfUI)
		if strings.Contains(s.first.Out.String(), p.ClientSecret) || strings.Contains(s.second.Out.String(), s.callback.Query().Get("code")) {
			t.Error("the log has a secret")
		}
	})
}

// annSignsIn has ann sign in, who comes back to the page that she was on.
func (s *signIns) annSignsIn(t *testing.T) {
	b := newBrowser(t, s.first)
	callback, a, body := b.signIn(s.p, s.second, "/dashboards/1?from=now-1h", s.ann)
	if a.StatusCode != http.StatusSeeOther || a.Header.Get("Location") != "/base/dashboards/1?from=now-1h" {
		t.Fatalf("the callback answers %d %v %s", a.StatusCode, a.Header, body)
	}
	s.callback = callback
	if email, role := b.person(); email != "ann@example.com" || role != "admin" {
		t.Fatalf("%s is signed in as %s", email, role)
	}
	for _, cookie := range a.Cookies() {
		if cookie.Name == "obstack_session" && (!cookie.HttpOnly || cookie.SameSite != http.SameSiteLaxMode || cookie.Path != "/") {
			t.Errorf("the cookie is %s", cookie)
		}
	}
}

func (s *signIns) callbackCountsOnce(t *testing.T) {
	b := newBrowser(t, s.first)
	a, _ := b.open(publicURL + "/oidc/start")
	cookies := a.Cookies()
	callback := s.p.SignIn(t, b.Client, a.Header.Get("Location"), s.ann)
	if a, body := b.open(callback.String()); a.StatusCode != http.StatusSeeOther || a.Header.Get("Location") != "/base/" {
		t.Fatalf("%d %s", a.StatusCode, body)
	}
	thief := newBrowser(t, s.second)
	at, err := url.Parse(publicURL)
	if err != nil {
		t.Fatal(err)
	}
	thief.Jar.SetCookies(at, cookies)
	if a, body := thief.open(callback.String()); a.StatusCode != http.StatusUnauthorized || !strings.Contains(body, "Sign in again") {
		t.Errorf("%d %s", a.StatusCode, body)
	}
	if email, _ := thief.person(); email != "" {
		t.Errorf("%s is signed in", email)
	}
}

func (s *signIns) callbackWithoutCookie(t *testing.T) {
	b := newBrowser(t, s.first)
	if a, body := b.open(s.callback.String()); a.StatusCode != http.StatusUnauthorized || !strings.Contains(body, "Sign in again") {
		t.Errorf("%d %s", a.StatusCode, body)
	}
}

func (s *signIns) rolesAreComputedAnew(t *testing.T) {
	before := newBrowser(t, s.first)
	bob := map[string]any{"sub": "bob", "email": "bob@example.com", "email_verified": true, "groups": []string{"platform"}}
	before.signIn(s.p, s.first, "/", bob)
	bob["groups"] = []string{"developers"}
	after := newBrowser(t, s.first)
	after.signIn(s.p, s.first, "/", bob)
	for name, b := range map[string]*browser{"the session of before": before, "the new one": after} {
		if email, role := b.person(); email != "bob@example.com" || role != "editor" {
			t.Errorf("%s: %s is %s", name, email, role)
		}
	}
}

func (s *signIns) withoutRole(t *testing.T) {
	for rule, c := range map[string]struct {
		claims map[string]any
		why    string
	}{
		"no group of ours":          {map[string]any{"sub": "c", "email": "carl@other.com", "email_verified": true, "groups": []string{"sales"}}, "has no role here"},
		"an unverified address":     {map[string]any{"sub": "d", "email": "dora@example.com", "email_verified": false}, "has not verified"},
		"a member's, not verified":  {map[string]any{"sub": "e", "email": "ann@example.com", "groups": []string{"developers"}}, "has not verified"},
		"a member's, taken over":    {map[string]any{"sub": "f", "email": "ann@example.com", "email_verified": true}, "another account"},
		"no member's, not verified": {map[string]any{"sub": "g", "email": "gina@example.com", "groups": []string{"developers"}}, "has not verified"},
	} {
		b := newBrowser(t, s.first)
		if _, a, body := b.signIn(s.p, s.first, "/", c.claims); a.StatusCode != http.StatusForbidden ||
			!strings.Contains(body, c.why) || !strings.Contains(body, "Ask an admin") {
			t.Errorf("%s: %d %s", rule, a.StatusCode, body)
		}
		if email, _ := b.person(); email != "" {
			t.Errorf("%s: %s is signed in", rule, email)
		}
	}
}

func (s *signIns) denied(t *testing.T) {
	b := newBrowser(t, s.first)
	_, a, body := b.signIn(s.p, s.first, "/alerts", nil)
	if a.StatusCode != http.StatusUnauthorized || !strings.Contains(body, "access_denied") ||
		!strings.Contains(body, `href="/base/oidc/start?return=%2Falerts"`) || !strings.Contains(body, `href="/base/alerts"`) {
		t.Errorf("%d %s", a.StatusCode, body)
	}
}

func (s *signIns) refusalLeavesEntry(t *testing.T) {
	failures := func() int {
		return strings.Count(onUI(s.first, "GET", "/api/v2/audit?limit=200&operation=createSession", "").Body, `"actorId":""`)
	}
	// Each is another client's, or they are one entry of the minute.
	for i, refuse := range []func(b *browser){
		func(b *browser) { b.open(s.callback.String()) },                                                        // without a cookie
		func(b *browser) { b.signIn(s.p, s.first, "/", nil) },                                                   // denied at the provider
		func(b *browser) { b.signIn(s.p, s.first, "/", map[string]any{"sub": "h", "email": "hugo@other.com"}) }, // without a role
	} {
		before, client := failures(), fmt.Sprint("192.0.2.", i+1)
		refuse(newBrowser(t, s.first, "X-Forwarded-For", client))
		body := onUI(s.first, "GET", "/api/v2/audit?limit=200&operation=createSession", "").Body
		if failures() != before+1 || !strings.Contains(body, `"address":"`+client+`"`) || strings.Contains(body, "hugo") {
			t.Errorf("%d: %s", i, body)
		}
	}
}

func (s *signIns) formsLeadToIt(t *testing.T) {
	b := newBrowser(t, s.first)
	if _, body := b.open(publicURL + "/login?next=/alerts%3Fa=b"); !strings.Contains(body, `type="password"`) ||
		!strings.Contains(body, `href="/base/oidc/start?return=%2Falerts%3Fa%3Db"`) {
		t.Errorf("%s", body)
	}
	if _, body := b.open(publicURL + "/login?next=//evil.example"); !strings.Contains(body, `href="/base/oidc/start"`) {
		t.Errorf("%s", body)
	}
}

func (s *signIns) pageToReturnTo(t *testing.T) {
	b := newBrowser(t, s.first)
	for _, page := range []string{"//evil.example", `/\evil.example`, "https://evil.example", "/%2fevil.example", "/\tx"} {
		a, body := b.open(publicURL + "/oidc/start?return=" + url.QueryEscape(page))
		if a.StatusCode != http.StatusBadRequest || strings.Contains(body, "evil") || len(a.Cookies()) != 0 {
			t.Errorf("%s: %d %v %s", page, a.StatusCode, a.Header, body)
		}
	}
}

func (s *signIns) onListenerOfUI(t *testing.T) {
	for _, path := range []string{"/oidc/start", "/oidc/callback"} {
		if a := s.first.Do("GET", path, ""); a.Status != http.StatusNotFound {
			t.Errorf("%s: %d", path, a.Status)
		}
	}
}

// TestPasswordsOff is about a server whose people sign in with a provider alone, which is away.
func TestPasswordsOff(t *testing.T) {
	t.Parallel()
	away := &oidctest.Provider{Issuer: "http://127.0.0.1:1", ClientID: "obstack", ClientSecret: "secret"}
	s := start(t, append(oidcFlags(t, away), "--passwords", "off")...)
	if strings.Contains(s.Stdout.String(), "/setup") {
		t.Error("it prints a link to set a password")
	}
	if a := onUI(s, "GET", "/api/v2/installation", ""); !strings.Contains(a.Body, `"setupRequired":false`) ||
		!strings.Contains(a.Body, `"passwords":false`) || !strings.Contains(a.Body, `"oidc":true`) {
		t.Errorf("%d %s", a.Status, a.Body)
	}
	for path, link := range map[string]string{"/login?next=/alerts": "?return=%2Falerts", "/setup": ""} {
		if a := onUI(s, "GET", path, ""); a.Status != http.StatusOK || strings.Contains(a.Body, "<form") || strings.Contains(a.Body, "<input") ||
			!strings.Contains(a.Body, `href="/base/oidc/start`+link+`"`) {
			t.Errorf("%s: %d %s", path, a.Status, a.Body)
		}
		form := func(r *http.Request) { r.Header.Set("Content-Type", "application/x-www-form-urlencoded") }
		if a := s.Do("POST", path, "email=owner@localhost&password=a&repeat=a", harness.Anonymous, form, toUI(s)); a.Status != http.StatusForbidden ||
			!strings.Contains(a.Body, "Password sign-in is disabled") {
			t.Errorf("%s: %d %s", path, a.Status, a.Body)
		}
	}
	if a := onUI(s, "POST", "/api/v2/session", `{"email":"owner@localhost","password":"anything"}`); a.Status != http.StatusForbidden {
		t.Errorf("signing in: %d %s", a.Status, a.Body)
	}
	if a := onUI(s, "PUT", "/api/v2/me/password", `{"currentPassword":"a","newPassword":"`+harness.GoodPassword+`"}`); a.Status != http.StatusForbidden {
		t.Errorf("a password: %d %s", a.Status, a.Body)
	}
	// An invitation would open nothing, and what is left of those from before opens nothing.
	if got := s.Do("POST", "team/invitation", `{"email":"ann@example.com"}`).Problem(t, http.StatusForbidden); got !=
		"Password sign-in is disabled: people join by signing in with the identity provider" {
		t.Errorf("inviting: %s", got)
	}
	if list := s.Do("GET", "team/invitations", "").Payload(t); list != "[]" {
		t.Errorf("the invitations: %s", list)
	}
	token := strings.Repeat("0", 64)
	if a := s.Do("GET", "/join-team?token="+token, "", harness.Anonymous); a.Status != http.StatusForbidden || strings.Contains(a.Body, "<form") {
		t.Errorf("the form to join: %d %s", a.Status, a.Body)
	}
	if w := s.Join(t, token, "Ann", harness.GoodPassword); w.Status != http.StatusForbidden {
		t.Errorf("joining: %d %s", w.Status, w.Body)
	}
	// The commands beside the server make no link that would open nothing.
	for _, args := range [][]string{{"setup"}, {"reset", "owner@localhost"}} {
		r := harness.Run(t, nil, slices.Concat([]string{"people"}, args, []string{"--data", s.Data})...)
		if r.Code != 1 || r.Stdout != "" || !strings.Contains(r.Stderr, "Password sign-in is disabled") {
			t.Errorf("people %v: %d %s%s", args, r.Code, r.Stdout, r.Stderr)
		}
	}
	a := onUI(s, "GET", "/oidc/start", "")
	if a.Status != http.StatusServiceUnavailable || a.Header.Get("Retry-After") == "" || !strings.Contains(a.Body, "cannot be reached") {
		t.Errorf("a provider that is away: %d %v %s", a.Status, a.Header, a.Body)
	}
}

// TestSetUpByTheProvider is about a server whose admin has come from the provider, and so needs no link to set a password.
func TestSetUpByTheProvider(t *testing.T) {
	t.Parallel()
	p := oidctest.Start(t, oidctest.Options{RedirectURL: publicURL + "/oidc/callback"})
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		data := t.TempDir()
		again := func(args ...string) *harness.Server {
			s := harness.Launch(t, data, append(append([]string{"--ui-listen", "127.0.0.1:0"}, harness.NoEngine...), args...)...)
			s.WaitListen()
			return s
		}
		with := append(slices.Clone(args), oidcFlags(t, p)...)
		required := func(s *harness.Server, want bool) {
			t.Helper()
			if want { // what a server prints before it listens may be read after that
				s.Poll("the link to set up", func() bool { return strings.Contains(s.Stdout.String(), "/setup#token=") })
			}
			a := onUI(s, "GET", "/api/v2/installation", "")
			if strings.Contains(a.Body, `"setupRequired":true`) != want || strings.Contains(s.Stdout.String(), "/setup#token=") != want {
				t.Errorf("%s\n%s", a.Body, s.Stdout)
			}
		}
		s := again(with...)
		required(s, true)
		b := newBrowser(t, s)
		b.signIn(p, s, "/", map[string]any{"sub": "eva", "email": "eva@example.com", "email_verified": true, "groups": []string{"developers"}})
		if a := onUI(s, "GET", "/api/v2/installation", ""); !strings.Contains(a.Body, `"setupRequired":true`) {
			t.Errorf("with an editor: %s", a.Body)
		}
		b = newBrowser(t, s)
		b.signIn(p, s, "/", map[string]any{"sub": "ann", "email": "ann@example.com", "email_verified": true, "groups": []string{"platform"}})
		if _, role := b.person(); role != "admin" {
			t.Fatalf("the role is %q", role)
		}
		if err := s.Terminate(); err != nil {
			t.Fatal(err)
		}
		s = again(with...)
		required(s, false)
		if r := harness.Run(t, nil, append([]string{"people", "setup", "--data", data}, args...)...); r.Code != 1 || r.Stdout != "" ||
			!strings.Contains(r.Stderr, "an admin can already sign in") {
			t.Errorf("people setup: %d %s%s", r.Code, r.Stdout, r.Stderr)
		}
		if err := s.Terminate(); err != nil {
			t.Fatal(err)
		}
		required(again(args...), true) // without the provider no person can sign in
	})
}

func TestFlagsOfOpenIDConnect(t *testing.T) {
	t.Parallel()
	data := filepath.Join(t.TempDir(), "data")
	r := harness.Run(t, nil, "serve", "--data", data, "--oidc-issuer", "http://id.example.com", "--oidc-mapping", "/missing.yaml", "--ui-listen", "off")
	for _, want := range []string{
		"--oidc-issuer: expected https, or http for localhost", "--oidc-client-id: required with",
		"--oidc-client-secret-file: required with", "--oidc-mapping: open /missing.yaml", "--ui-listen: must not be off",
	} {
		if r.Code == 0 || !strings.Contains(r.Stderr, want) {
			t.Errorf("%d, want %q: %s", r.Code, want, r.Stderr)
		}
	}
	r = harness.Run(t, nil, "serve", "--data", data, "--passwords", "off")
	if r.Code == 0 || !strings.Contains(r.Stderr, "--passwords: off requires --oidc-issuer") {
		t.Errorf("%d %s", r.Code, r.Stderr)
	}
}
