package session

import (
	"net"
	"net/http"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// start starts a server with a listener for the UI and without an engine.
func start(t *testing.T, args ...string) *harness.Server {
	t.Helper()
	s := harness.Launch(t, "", append(append([]string{"--ui-listen", "127.0.0.1:0"}, harness.NoEngine...), args...)...)
	s.WaitListen()
	return s
}

// onUI sends a request of a method to the listener of the UI, with a key and with headers by pairs.
func onUI(s *harness.Server, method, path, body string, headers ...string) harness.Answer {
	return s.Do(method, path, body, func(r *http.Request) {
		r.URL.Host = strings.TrimPrefix(s.UI, "http://")
		r.Host = r.URL.Host
		for i := 0; i < len(headers); i += 2 {
			r.Header.Set(headers[i], headers[i+1])
		}
	})
}

func TestTheListenerOfTheUI(t *testing.T) {
	t.Parallel()
	s := start(t, "--public-url", "https://o.example.com/base")
	t.Run("it serves the API under its own origin alone", func(t *testing.T) {
		a := onUI(s, "GET", "/api/v2", "", "Origin", "https://o.example.com")
		if a.Status != 200 || a.Header.Get("Access-Control-Allow-Origin") != "" || a.Header.Get("X-Content-Type-Options") != "nosniff" ||
			a.Header.Get("Content-Security-Policy") != "default-src 'none'; sandbox" {
			t.Errorf("%d %v", a.Status, a.Header)
		}
		// The answer depends on the session cookie.
		if vary := a.Header.Values("Vary"); a.Header.Get("Cache-Control") != "private, no-cache" || !slices.Contains(vary, "Cookie") {
			t.Errorf("caches may keep it for others: %v", a.Header)
		}
		if a := s.Do("GET", "/api/v2", ""); a.Header.Get("Access-Control-Allow-Origin") != "https://o.example.com" {
			t.Errorf("the API's own listener: %v", a.Header)
		}
	})
	for rule, c := range map[string]struct {
		headers []string
		want    int
	}{
		"a program":                 {nil, 201},
		"a page of the UI":          {[]string{"Origin", s.UI, "Sec-Fetch-Site", "same-origin"}, 201},
		"a page of the public URL":  {[]string{"Origin", "https://o.example.com", "Sec-Fetch-Site", "cross-site"}, 201},
		"a foreign page":            {[]string{"Origin", "https://evil.example.com", "Sec-Fetch-Site", "cross-site"}, 403},
		"another port of the host":  {[]string{"Origin", s.URL, "Sec-Fetch-Site", "same-site"}, 403},
		"an old browser's foreign":  {[]string{"Origin", "https://evil.example.com"}, 403},
		"a page without an address": {[]string{"Origin", "null"}, 403},
	} {
		t.Run(rule, func(t *testing.T) {
			body := `{"email":"` + strings.ReplaceAll(rule, " ", "-") + `@example.com"}`
			a := onUI(s, "POST", "/api/v2/team/invitation", body, c.headers...)
			if (a.Status < 300) != (c.want < 300) || c.want == 403 && a.Status != 403 {
				t.Errorf("%d %s", a.Status, a.Body)
			}
		})
	}
	t.Run("its pages have a policy", func(t *testing.T) {
		for _, path := range []string{"/", "/base/"} {
			a := onUI(s, "GET", path, "", "Accept", "text/html")
			if !strings.Contains(a.Header.Get("Content-Security-Policy"), "script-src 'self'") ||
				a.Header.Get("Cross-Origin-Opener-Policy") != "same-origin" || a.Header.Get("Referrer-Policy") != "same-origin" {
				t.Errorf("%s: %d %v", path, a.Status, a.Header)
			}
		}
	})
	t.Run("below the public URL's path too", func(t *testing.T) {
		for path, want := range map[string]int{
			"/base/api/v2": 200, "/base/login": 200, "/base/join-team?token=x": 404, "/join-team?token=x": 404, "/base/nothing": 404,
		} {
			if a := onUI(s, "GET", path, ""); a.Status != want || strings.Contains(path, "join") && !strings.Contains(a.Body, "invitation") {
				t.Errorf("%s: %d %s", path, a.Status, a.Body)
			}
		}
		page := []string{"Origin", "https://o.example.com", "Sec-Fetch-Site", "same-origin"}
		if a := onUI(s, "POST", "/base/api/v2/team/invitation", `{"email":"below@example.com"}`, page...); a.Status >= 300 {
			t.Errorf("a write: %d %s", a.Status, a.Body)
		}
	})
}

// TestAnAddressOfTheUIThatIsTaken has another process on it. Without a flag, the UI moves, and the log and the root of the API say where.
func TestAnAddressOfTheUIThatIsTaken(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = l.Close() }()
	data := filepath.Join(t.TempDir(), "data")
	args := append([]string{"serve", "--data", data, "--listen", "127.0.0.1:0"}, harness.NoEngine...)
	r := harness.Run(t, nil, append(args, "--ui-listen", l.Addr().String())...)
	if r.Code != 1 || !strings.Contains(r.Stderr, "listen for the web UI") {
		t.Errorf("a flag that names it: %d %s", r.Code, r.Stderr)
	}
	var standard net.Listener // others may have it for a while
	patience.Within(t, "the default port is this test's", func() bool {
		standard, err = net.Listen("tcp", ":8080")
		return err == nil
	})
	defer func() { _ = standard.Close() }()
	s := harness.LaunchCommand(t, data, exec.Command(harness.Binary, args...))
	s.WaitListen()
	if s.UI == "" || strings.HasSuffix(s.UI, ":8080") {
		t.Errorf("the default: %q", s.UI)
	}
	_, port, _ := strings.Cut(strings.TrimPrefix(s.UI, "http://"), ":")
	s.Poll("a warning of the other port", func() bool {
		return strings.Count(s.Stderr.String(), `level=WARN msg="a default port is taken, using another" listener="the web UI" port=8080 used_port=`+port+"\n") == 1
	})
	setupTokenAt(t, s, "http://localhost:"+port)
	if a := s.Do("GET", "/api/v2", ""); a.Header.Get("Access-Control-Allow-Origin") != "http://localhost:"+port {
		t.Errorf("the process on the default port may call the API from browsers: %v", a.Header)
	}
	root := func(host, accept string) string {
		return s.Do("GET", "/", "", harness.Anonymous, harness.Header("Accept", accept), func(r *http.Request) { r.Host = host }).Body
	}
	for host, want := range map[string]string{
		"localhost:8000": "http://localhost:" + port, "obstack.internal": "http://obstack.internal:" + port,
		"[::1]:8000": "http://[::1]:" + port, `a"b<c`: "http://localhost:" + port,
	} {
		if !strings.Contains(root(host, "application/json"), `"ui":"`+want+`"`) || !strings.Contains(root(host, "text/html"), `<a href="`+want+`">`) {
			t.Errorf("the root for %s: %s %s", host, root(host, "application/json"), root(host, "text/html"))
		}
	}
}
