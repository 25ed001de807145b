package edge

import (
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/obstack/obstack/e2e/harness"
)

// testPaging checks how every list with pages reads its parameters.
func testPaging(t *testing.T, c *harness.Contract) {
	paged := 0
	b := c.Binding(t)
	for _, op := range c.Operations() {
		isOffset := func(p *openapi3.Parameter) bool { return p.In == "query" && p.Name == "offset" }
		if !slices.ContainsFunc(op.Params(), isOffset) {
			continue
		}
		paged++
		path := c.Call(op, b, nil).Path
		for query, want := range map[string]struct{ limit, offset int }{
			"":                              {1000, 0},
			"limit=1000&offset=0":           {1000, 0},
			"limit=1":                       {1, 0},
			"offset=":                       {1000, 0},
			"offset":                        {1000, 0},
			"offset=-0":                     {1000, 0},
			"limit=1e2&offset=2.0":          {100, 2},
			"limit=%207%20":                 {7, 0},
			"limit=0x10":                    {16, 0},
			"offset=9007199254740992":       {1000, 1 << 53},
			"%6cimit=3":                     {3, 0},
			"Limit=5&sort=name&x=%zz&x=1;2": {1000, 0},
			"&&limit=4&":                    {4, 0},
		} {
			a := c.Check(t, harness.Call{Op: op, Path: path + "?" + query}, c.Do("GET", path+"?"+query, ""), 200)
			asked := want.limit != 1000 || want.offset != 0 || strings.Contains(query, "limit=1000") || strings.HasPrefix(query, "offset")
			if harness.Deployment.Managed || !asked && !strings.Contains(a.Body, `"meta":`) { // the document says where it may be missing
				continue
			}
			meta := harness.Decode[struct {
				Meta struct{ Total, Limit, Offset int }
			}](t, a.Body).Meta
			if meta.Limit != want.limit || meta.Offset != want.offset {
				t.Errorf("%s?%s: meta %+v", path, query, meta)
			}
		}
		for _, query := range []string{
			"limit=0", "limit=1001", "limit=-1", "limit=", "limit", "limit=x", "limit=1.5", "limit=1&limit=2", "limit=1&limit=1",
			"limit=null", "limit=%zz", "limit=1;offset=1", "limit=1_000", "limit=0b1", "limit=Infinity", "limit=NaN", "limit=1,2",
			"limit=99999999999999999999", "offset=-1", "offset=0.5", "offset=x", "offset=1&offset=1", "offset=1e300",
			"offset=9007199254740994", "limit=" + url.QueryEscape("１"),
		} {
			name, _, _ := strings.Cut(query, "=")
			a := c.Check(t, harness.Call{Op: op, Path: path + "?" + query}, c.Do("GET", path+"?"+query, ""), 400)
			a.WantProblem(t, "Query validation failed: "+name+": ")
		}
		c.Do("GET", path+"?limit=&offset=-1", "").WantProblem(t, "Query validation failed: limit: ", "; offset: ")
	}
	if paged == 0 {
		t.Error("no list has pages")
	}
}
