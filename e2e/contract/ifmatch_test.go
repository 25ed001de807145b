package contract

import (
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/obstack/obstack/e2e/harness"
)

// objectTag is the ETag of an object: its version, a dot, and what the whole answer is.
var objectTag = regexp.MustCompile(`^W/"([0-9a-f]+)\.[0-9a-f]+-[0-9a-f]{16}"$`)

// refusesVersions holds what If-Match does to an operation: with a tag of another version nothing changes, and one that is no
// tag is a mistake. Every form of the right one is taken.
func refusesVersions(t *testing.T, c *harness.Contract, op harness.Operation) {
	if !slices.ContainsFunc(op.Params(), func(p *openapi3.Parameter) bool { return p.In == "header" && p.Name == "If-Match" }) {
		return
	}
	b := c.Binding(t, op)
	path := c.Call(op, b, nil).Path
	c.Silence(t, op, b)
	read := func() string {
		t.Helper()
		tag := c.Send(t, c.Call(harness.Operation{Operation: op.Item.Get, Method: "GET", Path: op.Path, Item: op.Item}, b, nil), 200).Header.Get("ETag")
		if !objectTag.MatchString(tag) {
			t.Fatalf("GET %s has the ETag %q", path, tag)
		}
		return tag
	}
	send := func(status int, match ...string) harness.Answer {
		t.Helper()
		r := c.Call(op, b, c.Example(op, b))
		r.Edit = []func(*http.Request){func(r *http.Request) { r.Header["If-Match"] = match }}
		return c.Send(t, r, status)
	}
	// An evaluation that comes between two answers about an alert changes what they say of it, and not its version.
	same := func(a, b string) bool {
		if strings.HasSuffix(op.OperationID, "Alert") {
			a, _, _ = strings.Cut(a, ".")
			b, _, _ = strings.Cut(b, ".")
		}
		return a == b
	}
	tag := read()
	version := objectTag.FindStringSubmatch(tag)[1]
	strong := strings.TrimPrefix(tag, "W/")
	for _, bad := range []string{
		"", ",", "x", `"x`, `x"`, "W/x", `w/"x"`, `"x" "y"`, `"x y"`, `*, "x"`, "*,*", tag + ";", strings.Trim(strong, `"`),
	} {
		if a := send(400, bad); !strings.Contains(a.Body, "Header validation failed: If-Match: ") {
			t.Errorf("If-Match: %s: %s does not name it", bad, a.Body)
		}
	}
	for _, other := range []string{
		`"x"`, `W/"1.3c-ce37ef73b808aa4a", "",`, `"` + version + `"`, `"0` + version + `.3c-ce37ef73b808aa4a"`, `"*"`,
		strings.Replace(tag, version, version+"0", 1), strings.Replace(tag, ".", "-", 1),
	} {
		if a := send(412, other); !same(a.Header.Get("ETag"), tag) {
			t.Errorf("If-Match: %s is refused with the ETag %s, and a GET has %s", other, a.Header.Get("ETag"), tag)
		}
	}
	if now := read(); !same(now, tag) {
		t.Fatalf("a refused request has made %s of the ETag %s", now, tag)
	}
	if op.Method == http.MethodDelete {
		send(200, `"x"`, strong)
		send(404, `"x"`)
		return
	}
	before := state(t, c, op, b)
	send(200, tag)
	now := read()
	// Some examples say what the object is already.
	after := state(t, c, op, b)
	if same := objectTag.FindStringSubmatch(now)[1] == version; same != (after == before) {
		t.Errorf("%s has become %s, and the ETag %s has become %s", before, after, tag, now)
	}
	if !same(now, tag) {
		send(412, tag)
	}
	// S is the tag without what makes it weak, G the same from a proxy that has compressed the answer, and V the version.
	for _, form := range []string{"W/S", "S", "*", " * ", `"x", W/S`, `W/S,"x"`, " ,, S\t,", "G", `"V."`} {
		strong := strings.TrimPrefix(now, "W/")
		match := strings.NewReplacer("S", strong, "G", strings.TrimSuffix(strong, `"`)+`-gzip"`,
			"V", objectTag.FindStringSubmatch(now)[1]).Replace(form)
		answered := send(200, match).Header.Get("ETag")
		if now = read(); !same(answered, now) {
			t.Errorf("If-Match: %s: the answer has the ETag %s, and that to a GET %s", match, answered, now)
		}
	}
	send(200, `"x"`, now)
}
