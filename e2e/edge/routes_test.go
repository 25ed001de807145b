package edge

import (
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/obstack/obstack/e2e/harness"
)

func testRoutes(t *testing.T, s *harness.Stack) {
	dashboard := s.Do("POST", "dashboards", `{"name":"Routed","tiles":[]}`).Payload(t)
	at := "dashboards/" + harness.ID(t, dashboard)

	t.Run("an unknown route is a 404 as plain text, with or without a key", func(t *testing.T) {
		t.Parallel()
		for _, path := range []string{
			"/nope", "//", "/docs/nope", "/api", "/api/v1/dashboards", "/v1", s.Base() + "nope", s.Base() + at + "/nope",
			s.Base() + "dashboards//", "//" + s.Base()[1:] + "dashboards", s.Base() + "./dashboards",
			s.Base() + "nope/../dashboards", s.Base() + "%2e/dashboards", s.Base() + "dashboards%2F",
			strings.TrimSuffix(s.Base(), "/") + "%2Fdashboards", s.Base() + "d%C3%A4shboards",
			"/openapi.json/x", "/healthz/x", "/debug/pprof/", "/metrics",
			"/v1/organizations/nope/nope", "/v1/organizations/nope/services/nope/nope/dashboards",
		} {
			for _, method := range []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "NONSENSE"} {
				for _, edit := range []func(*http.Request){harness.Anonymous, func(*http.Request) {}} {
					body := ""
					if method == "POST" {
						body = "{"
					}
					a := s.Do(method, path, body, edit)
					if a.Status != 404 || a.Header.Get("Content-Type") != "text/plain; charset=utf-8" {
						t.Errorf("%s %s: %d %s %s", method, path, a.Status, a.Header.Get("Content-Type"), a.Body)
					}
					if method != "HEAD" && !strings.HasPrefix(a.Body, "Cannot "+method+" /") {
						t.Errorf("%s %s: the text is %q", method, path, a.Body)
					}
				}
			}
		}
	})
	t.Run("case and one slash at the end do not matter", func(t *testing.T) {
		t.Parallel()
		for _, path := range []string{
			at, at + "/", strings.ToUpper(at), "Dashboards/" + strings.ToUpper(harness.ID(t, dashboard)) + "/",
			strings.ToUpper(s.Base()) + at, strings.ReplaceAll(s.Base()+at, "dash", "d%61sh"),
		} {
			if got := s.Do("GET", path, "").Payload(t); got != dashboard {
				t.Errorf("%s answers %s", path, got)
			}
		}
		s.Do("GET", "dashboards/", "").Payload(t)
		s.Do("GET", "DashBoards", "").Payload(t)
	})
	t.Run("a malformed id is a 400", func(t *testing.T) {
		t.Parallel()
		for _, id := range []string{
			"nope", "abcdefghijkl", strings.Repeat("a", 23), strings.Repeat("a", 25), strings.Repeat("g", 24),
			"%20", "..", "%2e%2e", "%E2%82%AC", "%00", "a%2Fb", "65f5e4a3b9e77c001a100001%2F", "%2F", "1%3Fx", "%25",
			"65f5e4a3b9e77c001a10000%31x",
			strings.Repeat("0", 10_000), uuid.NewString(),
		} {
			for _, kind := range []string{"dashboards/", "alerts/"} {
				for _, method := range []string{"GET", "DELETE"} {
					a := s.Do(method, kind+id, "")
					if text := a.Problem(t, 400); text != "Params validation failed: id: Invalid ObjectId" {
						t.Errorf("%s %s%s: %s", method, kind, id, text)
					}
				}
			}
		}
	})
	t.Run("an unknown id is a 404 as JSON", func(t *testing.T) {
		t.Parallel()
		for path, want := range map[string]string{
			"dashboards/00000000000000000000dead": "Dashboard not found",
			"alerts/00000000000000000000dead":     "Alert not found",
		} {
			for _, method := range []string{"GET", "DELETE"} {
				a := s.Do(method, path, "")
				if text := a.Problem(t, 404); text != want {
					t.Errorf("%s %s: %q, want %q", method, path, text, want)
				}
				if len(a.Body) > 4096 {
					t.Errorf("the answer has %d bytes, more than clients read", len(a.Body))
				}
			}
		}
	})
}

func testEveryAnswerHasItsOwnRequestID(t *testing.T, s *harness.Stack) {
	seen := map[string]bool{}
	own := "2f6f1f3e-5d0b-4a57-9d43-1c8e2a4b7f60"
	for range 3 {
		for _, request := range [][2]string{
			{"GET", "/healthz"},
			{"GET", "/readyz"},
			{"GET", "/openapi.json"},
			{"GET", "/openapi.yaml"},
			{"GET", "/nope"},
			{"GET", "dashboards"},
			{"HEAD", "dashboards"},
			{"PATCH", "dashboards"},
			{"OPTIONS", "dashboards"},
			{"POST", "dashboards"},
			{"GET", "dashboards/nope"},
			{"GET", "dashboards/00000000000000000000dead"},
		} {
			a := s.Do(request[0], request[1], "", harness.Header("X-Request-Id", own))
			got := a.Header.Values("X-Request-Id")
			if len(got) != 1 {
				t.Fatalf("%v: %d request ids", request, len(got))
			}
			if u, err := uuid.Parse(got[0]); err != nil || u.Version() != 4 || seen[got[0]] || got[0] == own {
				t.Errorf("%v: X-Request-Id %q is not a new UUID of version 4", request, got)
			}
			seen[got[0]] = true
			inBody := regexp.MustCompile(`"requestId":"([^"]*)"`).FindStringSubmatch(a.Body)
			hasID := a.Status >= 400 && request[1] != "/nope" ||
				harness.Deployment.Managed && a.Status == 200 && request == [2]string{"GET", "dashboards"}
			if hasID && (inBody == nil || inBody[1] != got[0]) {
				t.Errorf("%v: requestId in %s, want %s", request, a.Body, got)
			}
		}
	}
}

func testCORS(t *testing.T, s *harness.Stack) {
	known := harness.ID(t, s.Do("POST", "dashboards", `{"name":"x","tiles":[]}`).Payload(t))
	for _, tc := range []struct {
		method, path, body string
		status             int
	}{
		{"GET", "dashboards", "", 200},
		{"HEAD", "dashboards/" + known, "", 200},
		{"GET", "/healthz", "", 200},
		{"GET", "/openapi.json", "", 200},
		{"GET", "/nope", "", 404},
		{"POST", s.Base() + "nope", "{}", 404},
		{"GET", "dashboards/00000000000000000000dead", "", 404},
		{"GET", "dashboards/nope", "", 400},
		{"POST", "dashboards", "", 400},
		{"POST", "dashboards", "{", 400},
		{"PATCH", "dashboards", "", 405},
		{"DELETE", "dashboards/" + known, "", 200},
	} {
		for _, edit := range []func(*http.Request){func(*http.Request) {}, harness.Anonymous} {
			a := s.Do(tc.method, tc.path, tc.body, edit, harness.Header("Origin", "https://evil.example.com"))
			if a.Status != tc.status && a.Status != 401 {
				t.Errorf("%s %s: %d %s", tc.method, tc.path, a.Status, a.Body)
			}
			for name, want := range map[string]string{
				"Access-Control-Allow-Origin": uiOrigin, "Access-Control-Allow-Credentials": "true", "Timing-Allow-Origin": uiOrigin,
			} {
				if got := a.Header.Values(name); len(got) != 1 || got[0] != want {
					t.Errorf("%s %s: %s is %q, want %q", tc.method, tc.path, name, got, want)
				}
			}
			if vary := a.Header.Values("Vary"); !slices.Contains(vary, "Origin") {
				t.Errorf("%s %s: Vary is %q", tc.method, tc.path, vary)
			}
		}
	}
	for _, path := range []string{"dashboards", "dashboards/nope", "/", "/nope", "/healthz", strings.ToUpper(s.Base()), "*"} {
		a := s.Do("OPTIONS", path, "", harness.Anonymous, harness.Header("Access-Control-Request-Headers", "authorization,x-team"))
		if a.Status != 204 || a.Body != "" || a.Header.Get("Access-Control-Allow-Methods") != "GET,HEAD,PUT,PATCH,POST,DELETE" ||
			a.Header.Get("Access-Control-Allow-Headers") != "authorization,x-team" ||
			a.Header.Get("Access-Control-Allow-Origin") != uiOrigin {
			t.Errorf("preflight of %s: %d %v", path, a.Status, a.Header)
		}
	}
}

func TestRateLimit(t *testing.T) {
	t.Parallel()
	c := harness.NewContract(t, "--rate-limit", "25/h")
	list := harness.Call{Op: c.Operation("listDashboards"), Path: c.Base() + "dashboards"}
	// Starting the stack has used some of the window up.
	last := c.Send(t, list, 200)
	for last.Header.Get("RateLimit-Remaining") != "0" {
		last = c.Send(t, list, 200)
	}
	a := c.Send(t, list, 429)
	if a.Header.Get("RateLimit-Limit") != "25" || a.Header.Get("RateLimit-Remaining") != "0" ||
		a.Header.Get("Retry-After") != a.Header.Get("RateLimit-Reset") || len(a.Header.Get("Retry-After")) != 4 {
		t.Errorf("the headers of a 429 are %v", a.Header)
	}
	if text := a.Problem(t, 429); text != "Too many requests, please try again later." {
		t.Errorf("the text is %q", text)
	}
	for path, status := range map[string]int{
		"dashboards": 401, "dashboards/00000000000000000000dead": 401, "nope": 404,
	} {
		a := c.Do("GET", path, "", harness.Header("Authorization", "Bearer unknown"))
		limited := a.Header.Get("RateLimit-Limit") == "25" && a.Header.Get("RateLimit-Reset") != "" &&
			a.Header.Get("RateLimit-Remaining") != ""
		if a.Status != status || limited != (status == 401) || a.Header.Get("Retry-After") != "" {
			t.Errorf("GET %s without a right: %d %v", path, a.Status, a.Header)
		}
	}
	if a := c.Do("POST", "dashboards", "{"); a.Status != 429 {
		t.Errorf("a broken body over the limit: %d", a.Status)
	}
	for _, path := range []string{"/healthz", "/readyz", "/openapi.json"} {
		if a := c.Do("GET", path, ""); a.Status != 200 || a.Header.Get("RateLimit-Limit") != "" {
			t.Errorf("%s is limited: %d %v", path, a.Status, a.Header)
		}
	}
	if a := c.Do("GET", c.Base()+"nope", ""); a.Status != 404 || a.Header.Get("RateLimit-Limit") != "" {
		t.Errorf("an unknown route is limited: %d %v", a.Status, a.Header)
	}
	t.Run("every key has a window of its own, valid or not", func(t *testing.T) {
		t.Parallel()
		for _, edit := range []func(*http.Request){harness.Header("Authorization", "Bearer other"), harness.Anonymous} {
			for n := range 26 {
				want := 401
				if n == 25 {
					want = 429
				}
				if a := c.Do("GET", "dashboards", "", edit); a.Status != want {
					t.Fatalf("request %d: status %d, want %d", n+1, a.Status, want)
				}
			}
		}
	})
}

func testHugeHeadersAreRefused(t *testing.T, s *harness.Stack) {
	for _, path := range []string{"dashboards", "/healthz", "/readyz", "/openapi.json", "/openapi.yaml"} {
		a := s.Do("GET", path, "", harness.Header("X-Huge", strings.Repeat("x", 128<<10)))
		if a.Status != 431 || a.Header.Get("Content-Type") != "text/plain; charset=utf-8" {
			t.Errorf("%s: status %d, %v, want 431 as text", path, a.Status, a.Header)
		}
	}
	s.Do("GET", "dashboards", "", harness.Header("X-Large", strings.Repeat("x", 32<<10))).Payload(t)
	a := s.Do("POST", "dashboards", `{"name":"x","tiles":[]}`, harness.Header("Expect", "100-continue"))
	a.Payload(t)
}
