package contract

import (
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// testMethods holds that every path of the document takes its own methods only.
func testMethods(t *testing.T, c *harness.Contract) {
	b := c.Binding(t)
	all := []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "NONSENSE"}
	for path, item := range c.Doc.Paths.Map() {
		known := slices.Sorted(maps.Keys(item.Operations()))
		if item.Operations()[known[0]].Extensions["x-listener"] != nil {
			continue
		}
		op := harness.Operation{Path: path, Item: item, Operation: item.Operations()[known[0]]}
		c.Silence(t, op, b)
		url := c.Call(op, b, nil).Path
		if slices.Contains(known, "GET") {
			known = append(known, "HEAD")
		}
		for _, method := range all {
			if slices.Contains(known, method) {
				continue
			}
			a := c.Do(method, url, "", harness.Anonymous)
			allow := strings.Split(a.Header.Get("Allow"), ", ")
			slices.Sort(allow)
			if want := slices.Sorted(slices.Values(append(known, "OPTIONS"))); !slices.Equal(allow, want) {
				t.Errorf("%s %s: Allow is %v, want %v", method, url, allow, want)
			}
			if a.Status != 405 {
				t.Errorf("%s %s: %d %s", method, url, a.Status, a.Body)
			}
			if method != "HEAD" && !strings.HasPrefix(a.Problem(t, 405), "Method not allowed") {
				t.Errorf("%s %s: %s", method, url, a.Body)
			}
		}
		if a := c.Do("OPTIONS", url, "", harness.Anonymous); a.Status != 204 || a.Body != "" {
			t.Errorf("OPTIONS %s: %d %s", url, a.Status, a.Body)
		}
		if slices.Contains(known, "HEAD") {
			get, head := c.Do("GET", url, "", harness.Uncompressed), c.Do("HEAD", url, "", harness.Uncompressed)
			for _, h := range []http.Header{get.Header, head.Header} {
				for _, changing := range []string{"X-Request-Id", "Date", "RateLimit-Remaining", "RateLimit-Reset"} {
					h.Del(changing)
				}
			}
			if head.Status != 200 || head.Body != "" || !maps.EqualFunc(get.Header, head.Header, slices.Equal) {
				t.Errorf("HEAD %s: %d %q %v, GET has %v", url, head.Status, head.Body, head.Header, get.Header)
			}
			if a := c.Do("HEAD", url, "", harness.Anonymous); a.Status != 401 && strings.HasPrefix(url, c.Base()) {
				t.Errorf("HEAD %s without a key: %d", url, a.Status)
			}
		}
	}
}
