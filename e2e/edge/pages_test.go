package edge

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/obstack/obstack/e2e/harness"
)

// testPages holds what people get who open the address of the API in a browser.
func testPages(t *testing.T, s *harness.Stack) {
	t.Run("the root", func(t *testing.T) {
		t.Parallel()
		const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
		for accept, want := range map[string]string{
			"": "application/json; charset=utf-8", "*/*": "application/json; charset=utf-8",
			"application/json, text/html": "application/json; charset=utf-8", "nonsense;;": "application/json; charset=utf-8",
			"text/html;q=0.1, application/json": "application/json; charset=utf-8",
			browser:                             "text/html; charset=utf-8", "application/json;q=0.5,text/html": "text/html; charset=utf-8",
		} {
			a := s.Do("GET", "/", "", harness.Anonymous, harness.Header("Accept", accept))
			if a.Status != 200 || a.Header.Get("Content-Type") != want || !strings.Contains(a.Body, "/docs") {
				t.Errorf("for %q: %d %s %s, want %s with the way to the reference",
					accept, a.Status, a.Header.Get("Content-Type"), a.Body, want)
			}
		}
	})
	t.Run("the root without a web UI", func(t *testing.T) {
		t.Parallel()
		for _, accept := range []string{"application/json", "text/html"} {
			if a := s.Do("GET", "/", "", harness.Anonymous, harness.Header("Accept", accept)); strings.Contains(strings.ToLower(a.Body), `"ui"`) ||
				strings.Contains(a.Body, "Web UI") {
				t.Errorf("%s", a.Body)
			}
		}
	})
	t.Run("other names", func(t *testing.T) {
		t.Parallel()
		for name, other := range map[string]string{"/health": "/healthz", "/ready": "/readyz", "/Health/": "/healthz"} {
			got, want := s.Do("GET", name, "", harness.Anonymous), s.Do("GET", other, "", harness.Anonymous)
			if got.Status != 200 || got.Body != want.Body {
				t.Errorf("%s: %d %s, want %s", name, got.Status, got.Body, want.Body)
			}
		}
		if a := s.Do("POST", "/health", "", harness.Anonymous); a.Status != 405 {
			t.Errorf("POST /health: %d", a.Status)
		}
	})
	t.Run("the reference", func(t *testing.T) {
		t.Parallel()
		page := s.Do("GET", "/docs", "", harness.Anonymous)
		const policy = "default-src 'none'; style-src 'self'; "
		if page.Status != 200 || page.Header.Get("Content-Type") != "text/html; charset=utf-8" ||
			!strings.HasPrefix(page.Header.Get("Content-Security-Policy"), policy) {
			t.Fatalf("%d %v", page.Status, page.Header)
		}
		if found := regexp.MustCompile(`(?i)<script|<input|<form|style=|src=|\son[a-z]+=`).FindString(page.Body); found != "" {
			t.Errorf("the page has %s", found)
		}
		style := s.Do("GET", "/docs/style.css", "", harness.Anonymous)
		if style.Status != 200 || style.Header.Get("Content-Type") != "text/css; charset=utf-8" ||
			!strings.Contains(page.Body, `href="/docs/style.css"`) {
			t.Errorf("the style sheet: %d %v", style.Status, style.Header)
		}
		var ids []string
		for _, id := range regexp.MustCompile(`\sid="([^"]*)"`).FindAllStringSubmatch(page.Body, -1) {
			if slices.Contains(ids, id[1]) {
				t.Errorf("two parts are called %s", id[1])
			}
			ids = append(ids, id[1])
		}
		for _, link := range regexp.MustCompile(`href="#([^"]*)"`).FindAllStringSubmatch(page.Body, -1) {
			if !slices.Contains(ids, link[1]) {
				t.Errorf("a link leads to %s, which is not there", link[1])
			}
		}
		doc, err := openapi3.NewLoader().LoadFromData([]byte(s.Do("GET", "/openapi.json", "").Body))
		if err != nil {
			t.Fatal(err)
		}
		for path, item := range doc.Paths.Map() {
			if !strings.Contains(page.Body, "<code>"+path+"</code>") {
				t.Errorf("%s is missing", path)
			}
			for _, op := range item.Operations() {
				if !slices.Contains(ids, op.OperationID) {
					t.Errorf("%s is missing", op.OperationID)
				}
			}
		}
		for name := range doc.Components.Schemas {
			if !slices.Contains(ids, "schema-"+name) {
				t.Errorf("the schema %s is missing", name)
			}
		}
	})
}
