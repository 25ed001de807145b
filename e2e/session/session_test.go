package session

import (
	"context"
	"net/http"
	"net/http/cookiejar"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
)

const (
	owner    = "olivia@example.com"
	password = harness.GoodPassword
)

// browser is a client with cookies and without a key.
type browser struct {
	*oss.ClientWithResponses
	*http.Client
	url string
}

func newBrowser(t testing.TB, s *harness.Server, headers ...string) browser {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client := &http.Client{Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	edit := func(_ context.Context, r *http.Request) error {
		r.Header.Set("User-Agent", "walrus/1.0")
		for i := 0; i < len(headers); i += 2 {
			r.Header.Set(headers[i], headers[i+1])
		}
		return nil
	}
	c, err := oss.NewClientWithResponses(s.UI, oss.WithHTTPClient(client), oss.WithRequestEditorFn(edit))
	if err != nil {
		t.Fatal(err)
	}
	return browser{c, client, s.UI}
}

// must is a response without the error of the connection.
func must[T any](t testing.TB) func(T, error) T {
	return func(r T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
}

func (b browser) signIn(t testing.TB, email, password string) *oss.CreateSessionResponse {
	t.Helper()
	return must[*oss.CreateSessionResponse](t)(b.CreateSessionWithResponse(t.Context(), api.SessionCreate{Email: email, Password: password}))
}

// status is that of GET /session: 200 while signed in.
func (b browser) status(t testing.TB) int {
	t.Helper()
	return must[*oss.GetSessionResponse](t)(b.GetSessionWithResponse(t.Context())).StatusCode()
}

// setupToken is that of the link which a server has printed last.
func setupToken(t testing.TB, s *harness.Server) string {
	t.Helper()
	return setupTokenAt(t, s, s.UI)
}

func setupTokenAt(t testing.TB, s *harness.Server, url string) string {
	t.Helper()
	link := regexp.MustCompile(regexp.QuoteMeta(url) + `/setup#token=(\S+)\n`)
	// What a server prints before it listens may be read after that.
	s.Poll("the link to set up", func() bool { return link.MatchString(s.Stdout.String()) })
	found := link.FindAllStringSubmatch(s.Stdout.String(), -1)
	if len(found) != 1 {
		t.Fatalf("the start printed %d links:\n%s", len(found), s.Stdout)
	}
	if token := found[0][1]; strings.Contains(s.Stderr.String(), token) {
		t.Errorf("the log has the token %s", token)
	}
	return found[0][1]
}

func (b browser) setUp(t testing.TB, token string) *oss.SetUpResponse {
	t.Helper()
	name, email := "Olivia Owner", owner
	return must[*oss.SetUpResponse](t)(b.SetUpWithResponse(t.Context(), api.SetUp{
		Token: token, Name: &name, Email: &email, Password: password,
	}))
}

func TestSessions(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := start(t, args...)
		replica := s
		if len(args) > 0 {
			replica = start(t, args...) // whose link takes the place of the first one
			replica.Keys = s.Keys
			if r := newBrowser(t, s).setUp(t, setupToken(t, s)); r.StatusCode() != 401 {
				t.Fatalf("the link of the start before: %d %s", r.StatusCode(), r.Body)
			}
		}
		testSetUp(t, replica)
		s.MakePasswordsQuick(t, password)
		for name, test := range map[string]func(*testing.T, *harness.Server, *harness.Server){
			"who signs in is known by the cookie":          testSignIn,
			"a session ends on every replica at once":      testEnds,
			"a new password ends all sessions":             testPassword,
			"an unknown address looks like a bad password": testWrong,
			"the other listener knows nothing of it":       testOtherListener,
			"a bad request names its place":                testBadRequests,
			"sessions end by themselves":                   testExpiry,
			"what it writes leaves one entry each":         testAudited,
		} {
			t.Run(name, func(t *testing.T) { test(t, s, replica) })
		}
	})
}

// testSetUp has several use the link at the same time, of whom one becomes the owner.
func testSetUp(t *testing.T, s *harness.Server) {
	token := setupToken(t, s)
	installation := func() api.Installation {
		r := must[*oss.GetInstallationResponse](t)(newBrowser(t, s).GetInstallationWithResponse(t.Context()))
		if r.JSON200 == nil {
			t.Fatalf("%d %s", r.StatusCode(), r.Body)
		}
		return r.JSON200.Data
	}
	if got := installation(); got != (api.Installation{SetupRequired: true, Passwords: true}) {
		t.Errorf("before: %+v", got)
	}
	if r := newBrowser(t, s).signIn(t, "owner@localhost", password); r.StatusCode() != 401 {
		t.Errorf("a sign-in before: %d %s", r.StatusCode(), r.Body)
	}
	var racing sync.WaitGroup
	var won, lost atomic.Int32
	for range 2 {
		b := newBrowser(t, s)
		racing.Go(func() {
			switch r := b.setUp(t, token); r.StatusCode() {
			case 200:
				won.Add(1)
				if person := r.JSON200.Data.Person; person.Email != owner || person.Name != "Olivia Owner" || person.Role != "admin" || b.status(t) != 200 {
					t.Errorf("the owner is %+v", person)
				}
				if otlp := r.JSON200.Data.Features.Otlp; otlp != nil {
					t.Errorf("a server that takes no telemetry in names %+v", otlp)
				}
			case 401:
				lost.Add(1)
			default:
				t.Errorf("%d %s", r.StatusCode(), r.Body)
			}
		})
	}
	racing.Wait()
	if won.Load() != 1 || lost.Load() != 1 {
		t.Errorf("%d won and %d lost", won.Load(), lost.Load())
	}
	if got := installation(); got.SetupRequired {
		t.Errorf("after that: %+v", got)
	}
}

func testSignIn(t *testing.T, s, _ *harness.Server) {
	b := newBrowser(t, s)
	if b.status(t) != 401 {
		t.Error("signed in without a cookie")
	}
	r := b.signIn(t, " "+strings.ToUpper(owner), password)
	if r.JSON200 == nil {
		t.Fatalf("%d %s", r.StatusCode(), r.Body)
	}
	cookie := r.HTTPResponse.Header.Get("Set-Cookie")
	if !regexp.MustCompile(`^obstack_session=[A-Za-z0-9_-]{43}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax$`).MatchString(cookie) ||
		r.HTTPResponse.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("the cookie is %s", cookie)
	}
	got := must[*oss.GetSessionResponse](t)(b.GetSessionWithResponse(t.Context())).JSON200
	if got == nil || got.Data != r.JSON200.Data || got.Data.Team.ID != s.Keys.TeamID || got.Data.Limits.BodyBytes != 32<<20 {
		t.Errorf("the session is %+v, at sign-in it was %+v", got, r.JSON200.Data)
	}
	if d := must[*oss.ListDashboardsResponse](t)(b.ListDashboardsWithResponse(t.Context(), nil)); d.JSON200 == nil {
		t.Errorf("dashboards: %d %s", d.StatusCode(), d.Body)
	}
	list := must[*oss.ListSessionsResponse](t)(b.ListSessionsWithResponse(t.Context())).JSON200.Data
	current := 0
	for _, one := range list {
		if one.IsCurrent {
			current++
			if one.Address != "127.0.0.1" || one.UserAgent != "walrus/1.0" || one.ExpireAt.Sub(one.UsedAt.Time).Hours() != 7*24 {
				t.Errorf("the session is %+v", one)
			}
		}
	}
	if current != 1 || len(list) < 2 { // that of the set-up is another one
		t.Errorf("the sessions are %+v", list)
	}
	// A cookie that the client made itself is no session.
	if a := onUI(s, "GET", "/api/v2/session", "", "Authorization", "", "Cookie", "obstack_session="+strings.Repeat("A", 43)); a.Status != 401 {
		t.Errorf("a made-up cookie: %d", a.Status)
	}
}

func testEnds(t *testing.T, s, replica *harness.Server) {
	ended := func(how string, email string, end func(b browser)) {
		t.Helper()
		b, elsewhere := newBrowser(t, s), newBrowser(t, replica)
		if r := b.signIn(t, email, password); r.StatusCode() != 200 {
			t.Fatalf("%s: %d %s", how, r.StatusCode(), r.Body)
		}
		u := must[*http.Request](t)(http.NewRequest("GET", s.UI, nil)).URL
		elsewhere.Jar.SetCookies(must[*http.Request](t)(http.NewRequest("GET", replica.UI, nil)).URL, b.Jar.Cookies(u))
		if got := elsewhere.status(t); got != 200 {
			t.Errorf("%s: on the other replica %d before", how, got)
		}
		end(b)
		if got := elsewhere.status(t); got != 401 {
			t.Errorf("%s: on the other replica %d", how, got)
		}
	}
	ended("signing out", owner, func(b browser) {
		r := must[*oss.DeleteSessionResponse](t)(b.DeleteSessionWithResponse(t.Context()))
		if r.JSON200 == nil || !strings.Contains(r.HTTPResponse.Header.Get("Set-Cookie"), "obstack_session=; Path=/; Max-Age=0") || b.status(t) != 401 {
			t.Errorf("%d %s", r.StatusCode(), r.Body)
		}
	})
	ended("ending the others", owner, func(browser) {
		other := newBrowser(t, s)
		other.signIn(t, owner, password)
		if r := must[*oss.DeleteSessionsResponse](t)(other.DeleteSessionsWithResponse(t.Context())); r.JSON200 == nil || other.status(t) != 200 {
			t.Errorf("%d %s", r.StatusCode(), r.Body)
		}
	})
	ended("a key that may do all that the person may", owner, func(browser) {
		with := func(scope string) browser {
			return newBrowser(t, s, "Authorization", "Bearer "+s.CreateKey(t, "--scope", scope).Secret)
		}
		for _, scope := range []string{"read", "write"} {
			b := with(scope)
			ending := must[*oss.DeleteSessionsResponse](t)(b.DeleteSessionsWithResponse(t.Context()))
			changing := must[*oss.UpdatePasswordResponse](t)(b.UpdatePasswordWithResponse(t.Context(), api.PasswordUpdate{
				CurrentPassword: password, NewPassword: password + "!",
			}))
			if ending.StatusCode() != 403 || changing.StatusCode() != 403 {
				t.Errorf("a key for %s: %s %s", scope, ending.Body, changing.Body)
			}
		}
		if r := must[*oss.DeleteSessionsResponse](t)(with("admin").DeleteSessionsWithResponse(t.Context())); r.JSON200 == nil {
			t.Errorf("%d %s", r.StatusCode(), r.Body)
		}
	})
	s.AddTeamMember(t, "gone@example.com")
	ended("removal", "gone@example.com", func(browser) {
		id := s.Members(t)["gone@example.com"]["id"].(string)
		if a := s.Do("DELETE", "team/member/"+id, ""); a.Status != 200 {
			t.Errorf("%d %s", a.Status, a.Body)
		}
	})
}

// testAudited holds the audit log of the operations that only this listener has. That of setUp is of the start of this test.
func testAudited(t *testing.T, s, _ *harness.Server) {
	type entry struct {
		Operation, RequestID, ActorID, Address, ResourceKind, ResourceID, ResourceName string
	}
	read := func(query string) ([]entry, string) {
		text := s.Do("GET", "audit?limit=200"+query, "").Payload(t)
		return harness.Decode[[]entry](t, text), text
	}
	if entries, text := read("&operation=setUp"); len(entries) != 1 || entries[0].ResourceName != owner {
		t.Errorf("setting up has left %s", text)
	} else {
		for _, want := range []string{
			`{"path":"email","old":"owner@localhost","new":"` + owner + `"}`, `{"path":"name","old":"Owner","new":"Olivia Owner"}`,
			`{"path":"password","old":"[masked]","new":"[masked]"}`,
		} {
			if !strings.Contains(text, want) {
				t.Errorf("the entry of setting up has no %s: %s", want, text)
			}
		}
	}
	const email, next = "audited@example.com", "Yet-another-horse-9-battery"
	s.AddTeamMember(t, email)
	id, _ := s.Members(t)[email]["id"].(string)
	b := newBrowser(t, s)
	var requests []string
	done := func(operation string, status, want int, h http.Header) {
		t.Helper()
		if status != want {
			t.Fatalf("%s answers %d, want %d", operation, status, want)
		}
		requests = append(requests, operation+" "+h.Get("X-Request-Id"))
	}
	failed := newBrowser(t, s).signIn(t, email, "wrong-"+next)
	done("createSession", failed.StatusCode(), 401, failed.HTTPResponse.Header)
	in := b.signIn(t, email, password)
	done("createSession", in.StatusCode(), 200, in.HTTPResponse.Header)
	changed := must[*oss.UpdatePasswordResponse](t)(b.UpdatePasswordWithResponse(t.Context(), api.PasswordUpdate{
		CurrentPassword: password, NewPassword: next,
	}))
	done("updatePassword", changed.StatusCode(), 200, changed.HTTPResponse.Header)
	others := must[*oss.DeleteSessionsResponse](t)(b.DeleteSessionsWithResponse(t.Context()))
	done("deleteSessions", others.StatusCode(), 200, others.HTTPResponse.Header)
	out := must[*oss.DeleteSessionResponse](t)(b.DeleteSessionWithResponse(t.Context()))
	done("deleteSession", out.StatusCode(), 200, out.HTTPResponse.Header)

	entries, text := read("&resourceId=" + id)
	left := map[string]int{}
	for _, e := range entries {
		left[e.Operation+" "+e.RequestID]++
		if e.ResourceKind != "member" || e.Address != "127.0.0.1" || e.ActorID != id && e.RequestID != failed.HTTPResponse.Header.Get("X-Request-Id") {
			t.Errorf("the entry %+v", e)
		}
	}
	for _, request := range requests {
		if left[request] != 1 {
			t.Errorf("%s has left %d entries of %s", request, left[request], text)
		}
	}
	for _, secret := range []string{password, next, in.HTTPResponse.Cookies()[0].Value} {
		if strings.Contains(text, secret) {
			t.Errorf("the entries have %q", secret)
		}
	}
}

func testPassword(t *testing.T, s, _ *harness.Server) {
	const email, next = "changes@example.com", "Another-horse-8-battery"
	s.AddTeamMember(t, email)
	b, other := newBrowser(t, s), newBrowser(t, s)
	b.signIn(t, email, password)
	other.signIn(t, email, password)
	change := func(current, next string) *oss.UpdatePasswordResponse {
		return must[*oss.UpdatePasswordResponse](t)(b.UpdatePasswordWithResponse(t.Context(), api.PasswordUpdate{CurrentPassword: current, NewPassword: next}))
	}
	if r := change("wrong", next); r.JSON400 == nil || !strings.Contains(string(r.Body), "currentPassword: ") {
		t.Errorf("a wrong one: %d %s", r.StatusCode(), r.Body)
	}
	if r := change(password, "short"); r.JSON400 == nil || !strings.Contains(string(r.Body), "newPassword: ") {
		t.Errorf("a bad one: %d %s", r.StatusCode(), r.Body)
	}
	if r := change(password, next); r.JSON200 == nil || b.status(t) != 200 || other.status(t) != 401 {
		t.Errorf("%d %s, and the others %d", r.StatusCode(), r.Body, other.status(t))
	}
	if was, is := newBrowser(t, s).signIn(t, email, password).StatusCode(), newBrowser(t, s).signIn(t, email, next).StatusCode(); was != 401 || is != 200 {
		t.Errorf("with the old password %d, with the new one %d", was, is)
	}
}

func testWrong(t *testing.T, s, _ *harness.Server) {
	wrong, unknown := newBrowser(t, s).signIn(t, owner, "Wrong-horse-7-battery"), newBrowser(t, s).signIn(t, "no@example.com", password)
	text := func(r *oss.CreateSessionResponse) string {
		return regexp.MustCompile(`"requestId":"[^"]*"`).ReplaceAllString(string(r.Body), "")
	}
	if wrong.StatusCode() != 401 || unknown.StatusCode() != 401 || text(wrong) != text(unknown) || wrong.HTTPResponse.Header.Get("Set-Cookie") != "" {
		t.Errorf("a wrong password: %d %s; an unknown address: %d %s", wrong.StatusCode(), wrong.Body, unknown.StatusCode(), unknown.Body)
	}
}

func testOtherListener(t *testing.T, s, _ *harness.Server) {
	b := newBrowser(t, s)
	in := b.signIn(t, owner, password)
	cookie := in.HTTPResponse.Header.Get("Set-Cookie")
	if in.JSON200 == nil || b.status(t) != 200 {
		t.Fatalf("%d %s", in.StatusCode(), in.Body)
	}
	if a := s.Do("GET", "/api/v2", "", harness.Anonymous, harness.Header("Cookie", cookie)); a.Status != 401 {
		t.Errorf("the cookie on the API's listener: %d", a.Status)
	}
	for _, path := range []string{"session", "me/sessions", "me/password", "installation", "setup"} {
		for _, method := range []string{"GET", "POST", "PUT", "DELETE", "PATCH"} {
			a := s.Do(method, "/api/v2/"+path, "", harness.Header("Cookie", cookie))
			if a.Status != 404 || a.Header.Get("Content-Type") != "text/plain; charset=utf-8" {
				t.Errorf("%s %s: %d %s", method, path, a.Status, a.Body)
			}
		}
	}
	// With a key the session is that of its owner.
	if a := onUI(s, "GET", "/api/v2/session", ""); a.Status != 200 || !strings.Contains(a.Body, owner) {
		t.Errorf("with a key: %d %s", a.Status, a.Body)
	}
}

func testBadRequests(t *testing.T, s, _ *harness.Server) {
	for _, c := range []struct {
		method, path, body string
		status             int
		want               string
	}{
		{"POST", "session", `{"email":1}`, 400, "email: Expected string, received number; password: Required"},
		{"POST", "session", `{"email":"a@example.com","password":"` + strings.Repeat("a", 1025) + `"}`, 400, "password: "},
		{"POST", "session", `{`, 400, ""},
		{"POST", "session", `{"email":"` + strings.Repeat("a", 20_000) + `"}`, 413, ""},
		{"POST", "setup", `{"token":"x","password":"x"}`, 401, "no longer valid"},
		{"PUT", "me/password", `{"currentPassword":"x"}`, 400, "newPassword: Required"},
		{"GET", "installation?a=b", "", 200, ""},
		{"PATCH", "session", `{}`, 405, "GET"},
	} {
		a := onUI(s, c.method, "/api/v2/"+c.path, c.body)
		if a.Status != c.status || !strings.Contains(a.Body, c.want) {
			t.Errorf("%s %s %.60s: %d %s", c.method, c.path, c.body, a.Status, a.Body)
		}
	}
}

// testExpiry sets the times of sessions back.
func testExpiry(t *testing.T, s, _ *harness.Server) {
	const email = "expires@example.com"
	s.AddTeamMember(t, email)
	for rule, c := range map[string]struct {
		change string
		want   int
	}{
		"used six days ago":    {"used_at = used_at - 6 * 86400000", 200},
		"used eight days ago":  {"used_at = used_at - 8 * 86400000", 401},
		"thirty days have run": {"expire_at = created_at", 401},
	} {
		b := newBrowser(t, s)
		b.signIn(t, email, password)
		harness.Change(t, s.Database(t), "UPDATE sessions SET "+c.change+" WHERE person_id = (SELECT id FROM people WHERE email = '"+email+"')")
		if got := b.status(t); got != c.want {
			t.Errorf("%s: %d", rule, got)
		}
		if c.want == 200 {
			list := must[*oss.ListSessionsResponse](t)(b.ListSessionsWithResponse(t.Context())).JSON200.Data
			if list[0].ExpireAt.Sub(list[0].CreatedAt.Time).Hours() < 6.9*24 {
				t.Errorf("its use was not written down: %+v", list)
			}
		}
		harness.Change(t, s.Database(t), "DELETE FROM sessions WHERE person_id = (SELECT id FROM people WHERE email = '"+email+"')")
	}
}
