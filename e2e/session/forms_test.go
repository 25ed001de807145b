package session

import (
	"crypto/sha256"
	"encoding/base64"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/oss"
)

// send opens a page of the UI or sends its form.
func (b browser) send(t *testing.T, path string, form url.Values) (*http.Response, string) {
	t.Helper()
	do := func() (*http.Response, error) { return b.Get(b.url + path) }
	if form != nil {
		do = func() (*http.Response, error) { return b.PostForm(b.url+path, form) }
	}
	r := must[*http.Response](t)(do())
	defer func() { _ = r.Body.Close() }()
	return r, string(must[[]byte](t)(io.ReadAll(r.Body)))
}

// TestForms signs in without the built UI.
func TestForms(t *testing.T) {
	t.Parallel()
	s := start(t)
	token := setupToken(t, s)
	b := newBrowser(t, s)
	r, page := b.send(t, "/setup", nil)
	script := regexp.MustCompile(`(?s)<script>(.*)</script>`).FindStringSubmatch(page)
	if r.StatusCode != 200 || script == nil {
		t.Fatalf("%d %s", r.StatusCode, page)
	}
	sum := sha256.Sum256([]byte(script[1]))
	if policy := r.Header.Get("Content-Security-Policy"); !strings.Contains(policy, "script-src 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'") ||
		!strings.Contains(policy, "default-src 'none'") || !strings.Contains(policy, "form-action 'self'") {
		t.Errorf("the policy %s does not let the script run:\n%s", policy, script[1])
	}
	form := url.Values{"token": {token}, "name": {"<b>Olivia</b>"}, "email": {"olivia"}, "password": {password}, "repeat": {password}}
	if r, page := b.send(t, "/setup", form); r.StatusCode != 400 || !strings.Contains(page, "Enter an email address.") ||
		!strings.Contains(page, "&lt;b&gt;Olivia") || !strings.Contains(page, token) || !strings.Contains(page, `role="alert"`) {
		t.Errorf("a bad address: %d %s", r.StatusCode, page)
	}
	form.Set("email", owner)
	form.Set("repeat", "another")
	if r, page := b.send(t, "/setup", form); r.StatusCode != 400 || !strings.Contains(page, "The passwords do not match.") {
		t.Errorf("two passwords: %d %s", r.StatusCode, page)
	}
	form.Set("repeat", password)
	if r, page := b.send(t, "/setup", form); r.StatusCode != 303 || r.Header.Get("Location") != "/" || b.status(t) != 200 {
		t.Fatalf("%d %v %s", r.StatusCode, r.Header, page)
	}
	if r, page := newBrowser(t, s).send(t, "/setup", form); r.StatusCode != 401 || !strings.Contains(page, "no longer valid") {
		t.Errorf("once more: %d %s", r.StatusCode, page)
	}

	s.MakePasswordsQuick(t, password)
	b = newBrowser(t, s)
	login := url.Values{"email": {owner}, "password": {"wrong"}, "next": {"/dashboards/list?a=b"}}
	if r, page := b.send(t, "/login?next=/x", nil); r.StatusCode != 200 || !strings.Contains(page, `name="next" value="/x"`) {
		t.Errorf("the form: %d %s", r.StatusCode, page)
	}
	if r, page := b.send(t, "/login", login); r.StatusCode != 401 || !strings.Contains(page, "The email address or password is wrong") ||
		!strings.Contains(page, owner) || strings.Contains(page, `value="wrong"`) || b.status(t) != 401 {
		t.Errorf("a wrong password: %d %s", r.StatusCode, page)
	}
	login.Set("password", password)
	if r, _ := b.send(t, "/login", login); r.StatusCode != 303 || r.Header.Get("Location") != "/dashboards/list?a=b" || b.status(t) != 200 {
		t.Errorf("%d %v", r.StatusCode, r.Header)
	}
	for _, away := range []string{"//evil.example.com", `/\evil.example.com`, "https://evil.example.com", "/\t/evil.example.com"} {
		login.Set("next", away)
		if r, _ := b.send(t, "/login", login); r.Header.Get("Location") != "/" {
			t.Errorf("%q leads to %s", away, r.Header.Get("Location"))
		}
	}
	a := onUI(s, "POST", "/login", login.Encode(), "Content-Type", "application/x-www-form-urlencoded", "Origin", s.URL, "Sec-Fetch-Site", "same-site")
	if a.Status != 403 || a.Header.Get("Set-Cookie") != "" {
		t.Errorf("a foreign page's form: %d %s", a.Status, a.Body)
	}
	if w := s.Join(t, s.Invite(t, "new@example.com").Token(), "New", password); !strings.Contains(w.Body, `href="`+s.UI+`/login"`) {
		t.Errorf("joining on the API's listener does not lead to the sign-in: %s", w.Body)
	}
	joining := url.Values{
		"token": {s.Invite(t, "joined@example.com").Token()}, "name": {"Joined"}, "password": {password}, "repeat": {password}, "key": {"on"},
	}
	a = onUI(s, "POST", "/join-team", joining.Encode(), "Content-Type", "application/x-www-form-urlencoded", "Origin", s.URL, "Sec-Fetch-Site", "same-site")
	if a.Status != 403 || a.Header.Get("Set-Cookie") != "" {
		t.Errorf("a foreign page joins somebody: %d %s", a.Status, a.Body)
	}
	b = newBrowser(t, s)
	if r, page := b.send(t, "/join-team?token="+joining.Get("token"), nil); r.StatusCode != 200 || strings.Contains(page, "API key") {
		t.Errorf("the form of an invitation: %d %s", r.StatusCode, page)
	}
	if r, page := b.send(t, "/join-team", joining); r.StatusCode != 303 || r.Header.Get("Location") != "/welcome" || page != "" || b.status(t) != 200 {
		t.Errorf("joining on the UI's listener: %d %v %s", r.StatusCode, r.Header, page)
	}
	keys := must[*oss.ListPersonalKeysResponse](t)(b.ListPersonalKeysWithResponse(t.Context(), nil))
	if keys.JSON200 == nil || len(keys.JSON200.Data) != 0 {
		t.Errorf("joining creates keys: %s", keys.Body)
	}
	for _, path := range []string{"/login", "/setup"} {
		if a := s.Do("GET", path, "", harness.Anonymous); a.Status != 404 {
			t.Errorf("%s on the API's listener: %d", path, a.Status)
		}
	}
}
