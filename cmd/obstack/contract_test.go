package main

import (
	"encoding/json"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestContract(t *testing.T) {
	t.Parallel()
	// A limit that is never reached, so that its headers are there to be compared with the document.
	c := newContract(t, "--rate-limit", "1000000/h")
	t.Run("methods", func(t *testing.T) {
		// Not parallel, because it compares two answers between which nothing may change.
		testMethods(t, c)
	})
	for _, op := range c.operations() {
		t.Run(op.OperationID, func(t *testing.T) {
			t.Parallel()
			c.succeeds(t, op)
			if op.public() {
				return
			}
			c.refuses(t, op)
			c.refusesParams(t, op)
			c.refusesBodies(t, op)
		})
	}
}

// queries are the operations whose answers are telemetry, of which the contract's server has none.
var queries = []string{"queryChartSeries", "queryTile", "searchEvents"}

// succeeds sends every example of the operation, or one request when it has no body. The answer must be the one that
// the document shows under the same name, but for ids and times.
func (c *contract) succeeds(t *testing.T, op operation) {
	if op.bodySchema() == nil {
		r := c.call(op, c.binding(t), nil)
		r.contentType = slices.Sorted(maps.Keys(op.Responses.Status(200).Value.Content))[0]
		c.send(t, r, 200)
		return
	}
	succeeded := 0
	shown := op.Responses.Status(200).Value.Content["application/json"].Examples
	for name, example := range op.RequestBody.Value.Content["application/json"].Examples {
		b := c.binding(t)
		r := c.call(op, b, bind(example.Value.Value, b))
		a := c.send(t, r, 200)
		succeeded++
		if want, ok := shown[name]; ok && !slices.Contains(queries, op.OperationID) {
			got := withoutIDs(t, Decode[any](t, unjudged(a.Body)))
			want := withoutIDs(t, Decode[any](t, unjudged(Encode(t, bind(want.Value.Value, b)))))
			if diff := cmp.Diff(got, want); diff != "" {
				t.Errorf("the answer to %s is not the one in the document (-got +want):\n%s", name, diff)
			}
		}
	}
	if succeeded == 0 {
		t.Error("no example of the document succeeds")
	}
}

// refuses provokes the errors that do not depend on the operation's schemas.
func (c *contract) refuses(t *testing.T, op operation) {
	b := c.binding(t)
	r := c.call(op, b, nil)
	r.edit = []func(*http.Request){anonymous}
	c.send(t, r, 401)

	unknown := maps.Clone(b)
	for _, p := range op.ids(b) {
		unknown[p.Name] = nothing(p)
	}
	if len(unknown) > len(b) {
		c.send(t, c.call(op, unknown, c.example(op, b)), 404)
	}
	if op.bodySchema() == nil {
		return
	}
	r = c.call(op, b, nil)
	r.body = "{}"
	r.edit = []func(*http.Request){Header("Content-Type", "application/json; charset=latin1")}
	c.send(t, r, 415)
	c.check(t, r, c.declare(t, r.op.method, r.path, 32<<20+1), 413)
}

// refusesParams breaks each path and query parameter.
func (c *contract) refusesParams(t *testing.T, op operation) {
	b := c.binding(t)
	for _, p := range op.params() {
		for rule, value := range brokenValues(p.Schema.Value) {
			text, ok := value.(string)
			if !ok {
				text = Encode(t, value)
			}
			if p.In == "query" && p.Schema.Value.Type.Is("string") && p.Schema.Value.VisitJSON(text) == nil {
				continue // whatever is in a query is a text, and this is one that breaks no rule
			}
			prefix := "Query validation failed: "
			r := c.call(op, b, c.example(op, b))
			r.path += "?" + p.Name + "=" + url.QueryEscape(text)
			if p.In == "path" {
				if rule != "pattern" && rule != "format" {
					continue // what is in a path is text, and never of another type
				}
				prefix = "Params validation failed: "
				broken := maps.Clone(b)
				broken[p.Name] = text
				r = c.call(op, broken, c.example(op, b))
			}
			if a := c.send(t, r, 400); !strings.Contains(a.Body, prefix+p.Name+": ") {
				t.Errorf("%s with %s: %s does not name %s\n%s", p.Name, rule, a.Body, p.Name, c.curl(r))
			}
		}
	}
}

// refusesBodies breaks the examples in one rule after the other: each must be a 400 that names the place.
func (c *contract) refusesBodies(t *testing.T, op operation) {
	schema := op.bodySchema()
	if schema == nil {
		return
	}
	b := c.binding(t)
	w := &breaker{seen: map[string]bool{}}
	for _, body := range op.examples() {
		w.breakBody(schema, bind(body, b))
	}
	if file, ok := otherShapes[op.OperationID]; ok {
		body := Decode[any](t, c.named(readTestdata(t, file)))
		c.send(t, c.call(op, b, body), 200)
		w.breakBody(schema, body)
	}
	before := c.state(t, op, b)
	for _, broken := range w.found {
		r := c.call(op, b, nil)
		r.body = broken.text
		if op.OperationID == "validateDashboard" { // which refuses nothing
			a := c.send(t, r, 200)
			// An empty name is no problem of an update.
			if !strings.Contains(a.Body, `{"path":"`+broken.path+`"`) && broken.rule != "name minLength" {
				t.Errorf("%s: %s: the verdict does not name the place: %s", broken.path, broken.rule, a.Body)
			}
			continue
		}
		if a := c.send(t, r, 400); !strings.Contains(a.Body, " "+broken.path+": ") {
			t.Errorf("%s: %s: the answer does not name the place: %s\n%s", broken.path, broken.rule, a.Body, c.curl(r))
		}
	}
	if after := c.state(t, op, b); after != before {
		t.Errorf("a refused request changed something: %s, before %s", after, before)
	}
	t.Logf("%d bodies with one broken rule", len(w.found))
	if len(w.found) < min(10, 5*len(schema.Properties)) {
		t.Errorf("only %d broken bodies were found", len(w.found))
	}
}

// state is the resource that an update would change.
func (c *contract) state(t *testing.T, op operation, b map[string]string) string {
	t.Helper()
	if op.method != http.MethodPut && op.method != http.MethodPatch {
		return ""
	}
	path := c.call(op, b, nil).path
	if op.item.Get != nil {
		return unjudged(c.Do("GET", path, "").Payload(t))
	}
	// What cannot be read on its own is in the list.
	list, key := path[:strings.LastIndex(path, "/")], path[strings.LastIndex(path, "/")+1:]
	for _, item := range Decode[[]json.RawMessage](t, c.Do("GET", list, "").Payload(t)) {
		if ID(t, string(item)) == key {
			return string(item)
		}
	}
	t.Fatalf("%s is not in the list", path)
	return ""
}
