package contract

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

// TestEveryOperation runs the tests that can share a server, one after the other. The first test needs a server that has just started.
func TestEveryOperation(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		if !harness.Deployment.Managed {
			args = append(args, "--ui-listen", "127.0.0.1:0")
		}
		c := harness.NewContract(t, args...)
		t.Run("generated client", func(t *testing.T) { testGeneratedClient(t, c.Stack) })
		t.Run("documented roles", func(t *testing.T) { testDocumentedRoles(t, c) })
		t.Run("roles", func(t *testing.T) { testRoles(t, c) })
		t.Run("parameters are text", func(t *testing.T) { testParametersAreText(t, c) })
		t.Run("ids of others", func(t *testing.T) { testIDsOfOthers(t, c) })
		t.Run("audit", func(t *testing.T) { testAudit(t, c) })
	})
}

func TestContract(t *testing.T) {
	t.Parallel()
	// A limit that is never reached, so that its headers are there to be compared with the document.
	c := harness.NewContract(t, "--rate-limit", "1000000/h")
	t.Run("methods", func(t *testing.T) {
		// Not parallel, because it compares two answers between which nothing may change.
		testMethods(t, c)
	})
	for _, op := range c.Operations() {
		t.Run(op.OperationID, func(t *testing.T) {
			t.Parallel()
			succeeds(t, c, op)
			if op.Public() {
				return
			}
			refuses(t, c, op)
			refusesParams(t, c, op)
			refusesBodies(t, c, op)
			refusesVersions(t, c, op)
		})
	}
}

// queries are the operations whose answers are telemetry, of which the contract's server has none.
var queries = []string{
	"queryChartSeries", "queryTile", "previewTile", "queryFilterValues", "previewAlert", "searchEvents",
	"getSearchRow", "compareSearch", "searchPatterns",
}

// succeeds sends every example of the operation, or one request when it has no body. The answer must be the one that
// the document shows under the same name, but for ids and times.
func succeeds(t *testing.T, c *harness.Contract, op harness.Operation) {
	if op.BodySchema() == nil {
		b := c.Binding(t, op)
		c.Silence(t, op, b)
		r := c.Call(op, b, nil)
		r.ContentType = slices.Sorted(maps.Keys(op.Responses.Status(200).Value.Content))[0]
		c.Send(t, r, 200)
		return
	}
	succeeded := 0
	content := op.Responses.Status(200).Value.Content
	shown := openapi3.Examples{}
	if media := content["application/json"]; media != nil {
		shown = media.Examples
	}
	for name, example := range op.RequestBody.Value.Content["application/json"].Examples {
		b := c.Binding(t, op)
		r := c.Call(op, b, harness.Bind(example.Value.Value, b))
		for contentType, media := range content {
			if contentType != "application/json" && media.Examples[name] != nil {
				r.ContentType = contentType
			}
		}
		a := c.Send(t, r, 200)
		succeeded++
		if want, ok := shown[name]; ok && !slices.Contains(queries, op.OperationID) {
			got := harness.WithoutIDs(t, harness.Decode[any](t, harness.WithoutState(a.Body)))
			want := harness.WithoutIDs(t, harness.Decode[any](t, harness.WithoutState(harness.Encode(t, harness.Bind(want.Value.Value, b)))))
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
func refuses(t *testing.T, c *harness.Contract, op harness.Operation) {
	b := c.Binding(t, op)
	r := c.Call(op, b, nil)
	r.Edit = []func(*http.Request){harness.Anonymous}
	c.Send(t, r, 401)

	unknown := maps.Clone(b)
	for _, p := range ids(b, op) {
		unknown[p.Name] = nothing(p)
	}
	if len(unknown) > len(b) {
		c.Send(t, c.Call(op, unknown, c.Example(op, b)), 404)
	}
	if op.BodySchema() == nil {
		return
	}
	r = c.Call(op, b, nil)
	r.Body = "{}"
	r.Edit = []func(*http.Request){harness.Header("Content-Type", "application/json; charset=latin1")}
	c.Send(t, r, 415)
	c.Check(t, r, c.Declare(t, r.Op.Method, r.Path, 32<<20+1), 413)
}

// refusesParams breaks each path and query parameter. The only header is that of refusesVersions.
func refusesParams(t *testing.T, c *harness.Contract, op harness.Operation) {
	b := c.Binding(t, op)
	for _, p := range op.Params() {
		if p.In == "header" {
			continue
		}
		for rule, value := range brokenValues(p.Schema.Value) {
			text, ok := value.(string)
			if !ok {
				text = harness.Encode(t, value)
			}
			if p.In == "query" && p.Schema.Value.Type.Is("string") && p.Schema.Value.VisitJSON(text) == nil {
				continue // whatever is in a query is a text, and this is one that breaks no rule
			}
			prefix := "Query validation failed: "
			r := c.Call(op, b, c.Example(op, b))
			path, sent, _ := strings.Cut(r.Path, "?")
			query, err := url.ParseQuery(sent)
			if err != nil {
				t.Fatal(err)
			}
			query.Set(p.Name, text)
			r.Path = path + "?" + query.Encode()
			if p.In == "path" {
				if rule != "pattern" && rule != "format" {
					continue // what is in a path is text, and never of another type
				}
				prefix = "Params validation failed: "
				broken := maps.Clone(b)
				broken[p.Name] = text
				r = c.Call(op, broken, c.Example(op, b))
			}
			if a := c.Send(t, r, 400); !strings.Contains(a.Body, prefix+p.Name+": ") {
				t.Errorf("%s with %s: %s does not name %s\n%s", p.Name, rule, a.Body, p.Name, c.Curl(r))
			}
		}
	}
}

// refusesBodies breaks the examples in one rule after the other: each must be a 400 that names the place.
func refusesBodies(t *testing.T, c *harness.Contract, op harness.Operation) {
	schema := op.BodySchema()
	if schema == nil {
		return
	}
	b := c.Binding(t, op)
	w := &breaker{seen: map[string]bool{}}
	for _, body := range op.Examples() {
		w.breakBody(schema, harness.Bind(body, b))
	}
	if file, ok := harness.OtherShapes[op.OperationID]; ok {
		body := harness.Decode[any](t, c.Named(harness.ReadTestdata(t, file)))
		c.Send(t, c.Call(op, b, body), 200)
		w.breakBody(schema, body)
	}
	before := state(t, c, op, b)
	for _, broken := range w.found {
		r := c.Call(op, b, nil)
		r.Body = broken.text
		if op.OperationID == "validateDashboard" { // which refuses nothing
			a := c.Send(t, r, 200)
			// An empty name is no problem of an update.
			if !strings.Contains(a.Body, `{"path":"`+broken.path+`"`) && broken.rule != "name minLength" {
				t.Errorf("%s: %s: the validation does not name the place: %s", broken.path, broken.rule, a.Body)
			}
			continue
		}
		if a := c.Send(t, r, 400); !strings.Contains(a.Body, " "+broken.path+": ") {
			t.Errorf("%s: %s: the answer does not name the place: %s\n%s", broken.path, broken.rule, a.Body, c.Curl(r))
		}
	}
	if after := state(t, c, op, b); after != before {
		t.Errorf("a refused request changed something: %s, before %s", after, before)
	}
	t.Logf("%d bodies with one broken rule", len(w.found))
	if len(w.found) < min(10, 5*len(schema.Properties)) {
		t.Errorf("only %d broken bodies were found", len(w.found))
	}
}

// state is the resource that an update would change.
func state(t *testing.T, c *harness.Contract, op harness.Operation, b map[string]string) string {
	t.Helper()
	if op.Method != http.MethodPut && op.Method != http.MethodPatch {
		return ""
	}
	return harness.WithoutState(c.Do("GET", c.Call(op, b, nil).Path, "").Payload(t))
}
