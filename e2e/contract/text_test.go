package contract

import (
	"maps"
	"net/url"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// testParametersAreText sends text that no store takes in every parameter of every operation. The server refuses it as a mistake of
// the client. If the parameter is in the query, the answer names it.
func testParametersAreText(t *testing.T, c *harness.Contract) {
	sent := 0
	for _, op := range c.Operations() {
		b := tenantBinding(c)
		for _, p := range ids(b, op) {
			b[p.Name] = nothing(p)
		}
		for _, p := range op.Params() {
			for _, value := range []string{"\x00", "a\x00b", "\xff"} {
				body := ""
				if op.RequestBody != nil {
					body = "{}"
				}
				switch {
				case p.In == "query":
					path, query, _ := strings.Cut(c.Call(op, b, nil).Path, "?")
					values, err := url.ParseQuery(query)
					if err != nil {
						t.Fatal(err)
					}
					values.Set(p.Name, value)
					a := c.Do(op.Method, path+"?"+values.Encode(), body)
					if a.Status != 400 || !strings.Contains(a.Body, p.Name+": ") {
						t.Errorf("%s with %s=%q: %d %s", op.OperationID, p.Name, value, a.Status, a.Body)
					}
					sent++
				case p.In == "path":
					bound := maps.Clone(b)
					bound[p.Name] = url.PathEscape(value)
					if a := c.Do(op.Method, c.Call(op, bound, nil).Path, body); a.Status < 400 || a.Status >= 500 {
						t.Errorf("%s with the id %q: %d %s", op.OperationID, value, a.Status, a.Body)
					}
				}
			}
		}
	}
	if sent < 30 {
		t.Errorf("only %d queries were sent", sent)
	}
}
