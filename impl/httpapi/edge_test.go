package httpapi

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/mux"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/schema"
)

const edgeDocument = `
openapi: 3.0.1
paths:
  /{tenant}/things:
    get: {operationId: listThings}
    post:
      operationId: createThing
      x-role: admin
      requestBody:
        content: {application/json: {schema: {type: object, required: [name], properties: {name: {type: string}}}}}
  /caller:
    get: {operationId: getCaller, x-unlimited: true}
  /open:
    get: {operationId: getOpen, security: []}
`

// newEdge is the API of edgeDocument. The Authorization header is the caller's role, and "anonymous" is none. answer
// handles what gets through.
func newEdge(t testing.TB, answer http.HandlerFunc) http.Handler {
	t.Helper()
	return countedEdge(t, NewMetrics(prometheus.NewRegistry()), answer)
}

// countedEdge is newEdge with metrics of the test's own.
func countedEdge(t testing.TB, m *Metrics, answer http.HandlerFunc) http.Handler {
	t.Helper()
	document, err := schema.Load(map[string][]byte{"main.yaml": []byte(edgeDocument)}, "main.yaml")
	if err != nil {
		t.Fatal(err)
	}
	handler, _ := New(Options{
		API: API{
			Document: document,
			Mount: func(r *mux.Router, _ *ErrorWriter) {
				for _, path := range document.Paths() {
					r.Path(path).Methods(document.Methods(path)...).Handler(answer)
				}
			},
			Authenticate: func(_ context.Context, header string, _ netip.Addr) (core.Principal, error) {
				if header == "anonymous" {
					return core.Principal{}, core.NewError(core.Unauthenticated, "", nil)
				}
				return core.Principal{Roles: []core.Role{core.Role(header)}}, nil
			},
			Tenant: func(_ context.Context, p core.Principal, vars map[string]string) (core.Principal, error) {
				if vars["tenant"] == "other" {
					return p, core.NotFoundError("Tenant not found")
				}
				return p, nil
			},
			ErrorBody: func(_ int, text, _ string) any { return text },
		},
		RateLimit: 1000, RateWindow: time.Minute, Now: time.Now, Log: slog.New(slog.DiscardHandler), Metrics: m,
	})
	return handler
}

func request(method, path, role, body string) *http.Request {
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.Header.Set("Authorization", role)
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	return r
}

// TestRoles holds what a caller needs for an operation, and that who lacks it learns nothing else.
func TestRoles(t *testing.T) {
	t.Parallel()
	edge := newEdge(t, func(w http.ResponseWriter, r *http.Request) { _ = WriteText(r.Context(), w, []byte("ok")) })
	const valid = `{"name":"x"}`
	for _, tc := range []struct {
		method, path, role, body string
		status                   int
		want                     string
	}{
		{"GET", "/own/things", "developer", "", 200, "ok"},
		{"HEAD", "/own/things", "developer", "", 200, "ok"},
		{"GET", "/own/things", "admin", "", 200, "ok"},
		{"GET", "/own/things", "query_endpoints", "", 403, "You need the developer role"},
		{"HEAD", "/own/things", "query_endpoints", "", 403, "You need the developer role"},
		{"POST", "/own/things", "admin", valid, 200, "ok"},
		{"POST", "/own/things", "developer", valid, 403, "You need the admin role"},
		{"POST", "/own/things", "", valid, 403, "You need the admin role"},
		{"POST", "/own/things", "developer", "{", 403, "You need the admin role"},
		{"POST", "/own/things", "developer", "{}", 403, "You need the admin role"},
		{"POST", "/own/things", "admin", "{}", 400, "Body validation failed: name: Required"},
		{"POST", "/other/things", "developer", valid, 404, "Tenant not found"},
		{"POST", "/other/things", "admin", "{", 404, "Tenant not found"},
		{"POST", "/other/things", "anonymous", valid, 401, "Unauthorized"},
		{"GET", "/caller", "query_endpoints", "", 403, "You need the developer role"},
		{"GET", "/open", "anonymous", "", 200, "ok"},
	} {
		w := httptest.NewRecorder()
		edge.ServeHTTP(w, request(tc.method, tc.path, tc.role, tc.body))
		if got := strings.Trim(w.Body.String(), `"`); w.Code != tc.status || got != tc.want {
			t.Errorf("%s %s as %q with %q: %d %s, want %d %s",
				tc.method, tc.path, tc.role, tc.body, w.Code, got, tc.status, tc.want)
		}
	}
}

func TestBodyIsNotReadWithoutTheRole(t *testing.T) {
	t.Parallel()
	edge := newEdge(t, nil)
	r := request("POST", "/own/things", "developer", "")
	r.Body = io.NopCloser(unreadable{t})
	w := httptest.NewRecorder()
	if edge.ServeHTTP(w, r); w.Code != 403 {
		t.Errorf("status %d", w.Code)
	}
}

type unreadable struct{ t *testing.T }

func (u unreadable) Read([]byte) (int, error) {
	u.t.Error("the body is read")
	return 0, io.EOF
}

// TestCaller holds what is known of where a request comes from.
func TestCaller(t *testing.T) {
	t.Parallel()
	var got core.Principal
	edge := newEdge(t, func(_ http.ResponseWriter, r *http.Request) { got = core.PrincipalFrom(r.Context()) })
	for remote, want := range map[string]string{
		"192.0.2.7:1234":            "192.0.2.7",
		"[2001:db8::7]:1234":        "2001:db8::7",
		"[::ffff:192.0.2.7]:1234":   "192.0.2.7",
		"[fe80::1%eth0]:1234":       "fe80::1",
		"@":                         "invalid IP",
		"[2001:db8:0:0:0:0:0:0]:80": "2001:db8::",
	} {
		r := request("GET", "/caller", "admin", "")
		r.RemoteAddr = remote
		r.Header.Set("X-Forwarded-For", "203.0.113.1")
		edge.ServeHTTP(httptest.NewRecorder(), r)
		if got.Address.String() != want {
			t.Errorf("from %s: %s, want %s", remote, got.Address, want)
		}
	}
	for sent, want := range map[string]string{
		"curl/8.5.0":                          "curl/8.5.0",
		"":                                    "",
		"a\tb\x7fc\u0085d":                    "abcd",
		"a\xffb":                              "ab",
		strings.Repeat("a", 600):              strings.Repeat("a", 512),
		strings.Repeat("a", 511) + "ü" + "b":  strings.Repeat("a", 511),
		strings.Repeat("ü", 256):              strings.Repeat("ü", 256),
		strings.Repeat("a", 510) + "ü" + "bc": strings.Repeat("a", 510) + "ü",
	} {
		r := request("GET", "/caller", "admin", "")
		r.Header.Set("User-Agent", sent)
		edge.ServeHTTP(httptest.NewRecorder(), r)
		if got.UserAgent != want {
			t.Errorf("User-Agent %q: %q, want %q", sent, got.UserAgent, want)
		}
	}
}

// TestUnlimitedOperations holds that they neither count nor are counted.
func TestUnlimitedOperations(t *testing.T) {
	t.Parallel()
	edge := newEdge(t, func(http.ResponseWriter, *http.Request) {})
	remaining := func(path string) string {
		w := httptest.NewRecorder()
		edge.ServeHTTP(w, request("GET", path, "admin", ""))
		return w.Header().Get("RateLimit-Remaining")
	}
	for _, want := range []string{"999", "", "", "998"} {
		path := "/own/things"
		if want == "" {
			path = "/caller"
		}
		if got := remaining(path); got != want {
			t.Errorf("%s: RateLimit-Remaining is %q, want %q", path, got, want)
		}
	}
}
