package edge

import (
	"html"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// form is the body of the page's form.
func form(token, name, password, repeat string) string {
	return url.Values{"token": {token}, "name": {name}, "password": {password}, "repeat": {repeat}}.Encode()
}

var asForm = harness.Header("Content-Type", "application/x-www-form-urlencoded")

// TestJoinPage holds what browsers get, whatever becomes of the invitation.
func TestJoinPage(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", "--public-url", uiOrigin)
	open := s.Invite(t, "ann@example.com")
	token := open.Token()
	if want := uiOrigin + "/join-team?token=" + token; open.URL != want {
		t.Errorf("the link is %s, want %s", open.URL, want)
	}
	const gone = "This invitation is no longer valid"
	wrong := form(token, `<i>"Ann"`, "short", "other")
	for _, tc := range []struct {
		rule, method, path, body string
		status                   int
		want                     []string
		edit                     func(*http.Request)
	}{
		{"the form", "GET", "?token=" + token, "", 200, []string{"ann@example.com", `value="` + token + `"`}, nil},
		{"a slash at the end", "GET", "/?token=" + token, "", 200, []string{"ann@example.com"}, nil},
		{"its headers", "HEAD", "?token=" + token, "", 200, nil, nil},
		{"no token", "GET", "", "", 404, []string{gone}, nil},
		{"an unknown token", "GET", "?token=" + strings.Repeat("0", 64), "", 404, []string{gone}, nil},
		{"a token that is no text", "GET", "?token=%ff%00", "", 404, []string{gone}, nil},
		{"an unknown token in the form", "POST", "", form("x", "A", harness.GoodPassword, harness.GoodPassword), 404, []string{gone}, nil},
		{"a token in the address alone", "POST", "?token=" + token, "name=A", 404, []string{gone}, nil},
		{
			"two passwords", "POST", "", wrong, 400,
			[]string{"The passwords do not match.", `value="<i>"Ann""`, "ann@example.com", token},
			nil,
		},
		{
			"every problem", "POST", "", form(token, "", "short", "short"), 400,
			[]string{"The name must have", "The password must have 12 to 256 characters."},
			nil,
		},
		{
			"invalid characters", "POST", "", form(token, "A\xff", "b\x00", "b\x00"), 400,
			[]string{"The name has invalid", "The password has invalid", `value="A"`},
			nil,
		},
		{"too much", "POST", "", form(token, strings.Repeat("a", 16<<10), "", ""), 413, []string{"The form is too large."}, nil},
		{"a damaged form", "POST", "", "token=%zz", 400, []string{"The form is not valid."}, nil},
		{"no form", "POST", "", "{}", 415, []string{"Open this page in a browser."}, harness.Header("Content-Type", "application/json")},
		{"another method", "PUT", "", "", 405, []string{"Method not allowed"}, nil},
		{"a preflight", "OPTIONS", "", "", 405, []string{"Method not allowed"}, nil},
	} {
		edits := []func(*http.Request){harness.Anonymous, asForm, harness.Header("Accept-Encoding", "gzip"), harness.Header("Origin", uiOrigin)}
		if tc.edit != nil {
			edits = append(edits, tc.edit)
		}
		a := s.Do(tc.method, "/join-team"+tc.path, tc.body, edits...)
		if a.Status != tc.status {
			t.Errorf("%s: %d %s", tc.rule, a.Status, a.Body)
		}
		for _, text := range tc.want {
			if !strings.Contains(html.UnescapeString(a.Body), text) {
				t.Errorf("%s: %q is not in %s", tc.rule, text, a.Body)
			}
		}
		for _, secret := range []string{"<i>", "short", harness.GoodPassword} {
			if strings.Contains(a.Body, secret) {
				t.Errorf("%s: %s is in %s", tc.rule, secret, a.Body)
			}
		}
		for name, want := range map[string]string{
			"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "Referrer-Policy": "same-origin",
			"X-Content-Type-Options": "nosniff", "Access-Control-Allow-Origin": "", "Content-Encoding": "",
			"No-Gzip-Compression": "",
		} {
			if got := a.Header.Get(name); got != want {
				t.Errorf("%s: %s is %q, want %q", tc.rule, name, got, want)
			}
		}
		policy := "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; form-action 'self'; " +
			"frame-ancestors 'none'; base-uri 'none'; script-src 'sha256-"
		if got := a.Header.Get("Content-Security-Policy"); !strings.HasPrefix(got, policy) {
			t.Errorf("%s: Content-Security-Policy is %q", tc.rule, got)
		}
		if allow := a.Header.Get("Allow"); tc.status == 405 && allow != "GET, HEAD, POST" {
			t.Errorf("%s: Allow is %q", tc.rule, allow)
		}
	}
	for _, path := range []string{"/join-team//", "/Join-Team", "/join-team/x", "/api/v2/join-team", "/join-teams"} {
		a := s.Do("GET", path+"?token="+token, "")
		if a.Status != 404 || a.Header.Get("Content-Type") != "text/plain; charset=utf-8" ||
			!slices.Contains(a.Header.Values("Vary"), "Origin") {
			t.Errorf("%s: %d %v %s", path, a.Status, a.Header, a.Body)
		}
	}
	if a := s.Do("GET", "/join-team?token="+token, ""); a.Status != 200 {
		t.Errorf("nothing of this uses the invitation up: %d %s", a.Status, a.Body)
	}
}

// TestJoiningIsLimited holds that an address may send the form only so often.
func TestJoiningIsLimited(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", "--rate-limit", "1000/m")
	token := s.Invite(t, "ann@example.com").Token()
	send := func() harness.Answer {
		return s.Do("POST", "/join-team", form(token, "A", "short", "short"), harness.Anonymous, asForm)
	}
	statuses := map[int]int{}
	for range 100 {
		a := send()
		statuses[a.Status]++
		if a.Status == 429 {
			if a.Header.Get("Retry-After") == "" || !strings.Contains(a.Body, "try again later") {
				t.Errorf("over the limit: %v %s", a.Header, a.Body)
			}
			break
		}
	}
	// A window may have ended in between.
	if statuses[429] != 1 || statuses[400] < 30 {
		t.Errorf("the answers are %v", statuses)
	}
	if a := s.Do("GET", "/join-team?token="+token, "", harness.Anonymous); a.Status != 200 {
		t.Errorf("the form can be read still: %d", a.Status)
	}
}
