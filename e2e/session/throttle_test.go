package session

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestThrottle has clients behind a proxy guess passwords.
func TestThrottle(t *testing.T) {
	t.Parallel()
	s := start(t, "--trusted-proxies", "127.0.0.0/8")
	if r := newBrowser(t, s).setUp(t, setupToken(t, s)); r.StatusCode() != 200 {
		t.Fatalf("%d %s", r.StatusCode(), r.Body)
	}
	s.MakePasswordsQuick(t, password)
	from := func(client string) browser { return newBrowser(t, s, "X-Forwarded-For", client) }
	fail := func(client, email string, want int) {
		t.Helper()
		if r := from(client).signIn(t, email, "Wrong-horse-7-battery"); r.StatusCode() != want ||
			(want == 429) != (r.HTTPResponse.Header.Get("Retry-After") != "") {
			t.Errorf("%s from %s: %d %s", email, client, r.StatusCode(), r.Body)
		}
	}
	t.Run("five failures for an address from one client", func(t *testing.T) {
		for range 4 {
			fail("192.0.2.1", owner, 401)
		}
		if r := from("192.0.2.1").signIn(t, owner, password); r.StatusCode() != 200 { // which starts from the beginning
			t.Fatalf("%d %s", r.StatusCode(), r.Body)
		}
		for range 5 {
			fail("192.0.2.1", strings.ToUpper(owner), 401)
		}
		fail("192.0.2.1", owner, 429)
		if r := from("192.0.2.1").signIn(t, owner, password); r.StatusCode() != 429 {
			t.Errorf("with the right password: %d %s", r.StatusCode(), r.Body)
		}
		fail("192.0.2.1", "other@example.com", 401)
		if r := from("203.0.113.1, 192.0.2.2").signIn(t, owner, password); r.StatusCode() != 200 {
			t.Errorf("from elsewhere: %d %s", r.StatusCode(), r.Body)
		}
	})
	t.Run("a network of IPv6 is one client, and what it writes before counts for nothing", func(t *testing.T) {
		for _, client := range []string{"2001:db8::1", "1.2.3.4, 2001:db8::2", "2001:db8::3", "2001:db8::4", "2001:db8::5"} {
			fail(client, owner, 401)
		}
		fail("2001:db8::6", owner, 429)
		fail("2001:db8:0:1::1", owner, 401)
	})
	t.Run("few of one client wait", func(t *testing.T) {
		var all sync.WaitGroup
		var busy, tried atomic.Int32
		for range 40 {
			b := from("192.0.2.3")
			all.Go(func() {
				switch r := b.signIn(t, "nobody@example.com", password); r.StatusCode() {
				case 401:
					tried.Add(1)
				case 429:
					busy.Add(1)
				default:
					t.Errorf("%d %s", r.StatusCode(), r.Body)
				}
			})
		}
		all.Wait()
		if tried.Load() < 1 || tried.Load() > 5 || busy.Load() < 35 {
			t.Errorf("%d were tried, %d refused", tried.Load(), busy.Load())
		}
	})
	t.Run("the address of a client is that of its session, and its scheme that of its cookie", func(t *testing.T) {
		b := newBrowser(t, s, "X-Forwarded-For", "192.0.2.9", "X-Forwarded-Proto", "https")
		cookie := b.signIn(t, owner, password).HTTPResponse.Header.Get("Set-Cookie")
		if !strings.HasPrefix(cookie, "__Host-obstack_session=") || !strings.Contains(cookie, "; Secure;") {
			t.Fatalf("the cookie is %s", cookie)
		}
		value, _, _ := strings.Cut(cookie, ";")
		with := func(_ context.Context, r *http.Request) error {
			r.Header.Set("Cookie", value)
			return nil
		}
		r, err := b.ListSessionsWithResponse(t.Context(), with)
		if err != nil || r.JSON200 == nil {
			t.Fatalf("%v", err)
		}
		found := false
		for _, one := range r.JSON200.Data {
			found = found || one.IsCurrent && one.Address == "192.0.2.9"
		}
		if !found {
			t.Errorf("the sessions are %+v", r.JSON200.Data)
		}
		// The other name does not count over https.
		plain := strings.Replace(value, "__Host-", "", 1)
		if a := onUI(s, "GET", "/api/v2/session", "", "Authorization", "", "Cookie", plain, "X-Forwarded-Proto", "https"); a.Status != 401 {
			t.Errorf("the cookie of the other name: %d", a.Status)
		}
	})
}

// TestAProxyThatIsNotTrusted writes what it likes.
func TestAProxyThatIsNotTrusted(t *testing.T) {
	t.Parallel()
	s := start(t, "--public-url", "https://o.example.com")
	token := setupTokenAt(t, s, "https://o.example.com")
	b := newBrowser(t, s, "X-Forwarded-For", "192.0.2.9", "X-Forwarded-Proto", "http")
	r := b.setUp(t, token)
	if r.StatusCode() != 200 || !strings.HasPrefix(r.HTTPResponse.Header.Get("Set-Cookie"), "__Host-obstack_session=") {
		t.Fatalf("%d %v", r.StatusCode(), r.HTTPResponse.Header)
	}
	s.MakePasswordsQuick(t, password)
	for i := range 6 {
		b := newBrowser(t, s, "X-Forwarded-For", "192.0.2."+string(rune('1'+i)))
		if got, want := b.signIn(t, owner, "wrong").StatusCode(), map[bool]int{false: 401, true: 429}[i == 5]; got != want {
			t.Errorf("%d: %d", i, got)
		}
	}
	if r := harness.Run(t, nil, "serve", "--data", t.TempDir()+"/data", "--trusted-proxies", "proxy.example.com"); r.Code != 1 ||
		!strings.Contains(r.Stderr, "neither an address nor a network") {
		t.Errorf("%d %s", r.Code, r.Stderr)
	}
}

// TestJoiningWaitsWithSigningIn has one client send more forms of an invitation than one client may have hashes wait.
func TestJoiningWaitsWithSigningIn(t *testing.T) {
	t.Parallel()
	s := start(t, "--trusted-proxies", "127.0.0.0/8")
	form := url.Values{"token": {s.Invite(t, "many@example.com").Token()}, "name": {"Many"}, "password": {password}, "repeat": {password}}
	var all sync.WaitGroup
	var mu sync.Mutex
	statuses := map[int]int{}
	for range 40 {
		all.Go(func() {
			a := onUI(s, "POST", "/join-team", form.Encode(), "Authorization", "", "X-Forwarded-For", "192.0.2.4",
				"Content-Type", "application/x-www-form-urlencoded")
			mu.Lock()
			defer mu.Unlock()
			statuses[a.Status]++
			if a.Status == 429 && (a.Header.Get("Retry-After") == "" || !strings.Contains(a.Body, `value="Many"`)) {
				t.Errorf("%v %s", a.Header, a.Body)
			}
		})
	}
	all.Wait()
	// The form that is taken leads on to a page, which this client does not find, as it asks for no HTML.
	if statuses[404] < 1 || statuses[429] < 1 || statuses[404]+statuses[429] != 40 || s.Members(t)["many@example.com"] == nil {
		t.Errorf("the answers are %v, the members %v", statuses, s.Members(t))
	}
}

// TestLongAddresses holds that an address which no person can have is an unknown one, however long.
func TestLongAddresses(t *testing.T) {
	t.Parallel()
	s := start(t)
	for i := range 6 { // they count as one
		long := string(rune('a'+i)) + strings.Repeat("a", 254) + "@example.com"
		r, page := newBrowser(t, s).send(t, "/login", url.Values{"email": {long}, "password": {password}})
		if want := map[bool]int{false: 401, true: 429}[i == 5]; r.StatusCode != want {
			t.Errorf("%d: %d %s", i, r.StatusCode, page)
		}
	}
}
