package main

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// contract is a running server beside the document that it publishes. The document is read by a library that has
// nothing to do with the server's own reader.
type contract struct {
	*stack
	doc    *openapi3.T
	closed *openapi3.T // the same with no undeclared keys in answers
	// db is the server's store, as a program and as a database, and organizationID the organization of the server's key.
	db             *store.Store
	rows           *sql.DB
	organizationID string
	// receiver is where the webhooks of the examples lead.
	receiver string
}

// operation is one operation of the document with its place.
type operation struct {
	*openapi3.Operation
	method, path string
	item         *openapi3.PathItem
}

// call is one request of an operation.
type call struct {
	op          operation
	path, body  string
	edit        []func(*http.Request)
	contentType string // of a success, when it is not JSON
}

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

func newContract(t *testing.T, args ...string) *contract {
	t.Helper()
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		_, _ = io.WriteString(w, "received")
	}))
	t.Cleanup(receiver.Close)
	// Nobody is at the mail server, which is only there so that there may be webhooks for mail.
	args = append([]string{
		"--egress-allow", "127.0.0.1", "--smtp", "smtp://127.0.0.1:1", "--smtp-from", "obstack@example.com",
	}, args...)
	c := &contract{stack: startStack(t, args...), receiver: receiver.URL}
	c.apply(t, c.stackFile(t))
	published := c.do("GET", "/openapi.json", "")
	for _, doc := range []**openapi3.T{&c.doc, &c.closed} {
		var err error
		if *doc, err = openapi3.NewLoader().LoadFromData([]byte(published.Body)); err != nil {
			t.Fatal(err)
		}
		wholeSchemas(*doc)
	}
	for _, s := range c.closed.Components.Schemas {
		closeSchema(s.Value)
	}
	c.db, c.rows = c.openStore(t), c.database(t)
	organization, err := c.db.FindOrganization(t.Context(), "default")
	if err != nil {
		t.Fatal(err)
	}
	c.organizationID = organization.ID
	return c
}

// stackFile is testdata/stack.yaml with a webhook that leads to the receiver.
func (c *contract) stackFile(t *testing.T) string {
	t.Helper()
	return strings.ReplaceAll(readTestdata(t, "stack.yaml"), exampleURLs[0], c.receiver)
}

// exampleURLs are where examples send notifications to.
var exampleURLs = []string{
	"https://example.com/hook", "https://api.incident.io/v2/alert_events/http/01ABC",
	"https://prod-12.westeurope.logic.azure.com/workflows/3f9c2e/triggers/manual/paths/invoke?sig=3f9c2e",
	"https://events.pagerduty.com/v2/enqueue",
}

// wholeSchemas makes the parts of an allOf one schema, and gives the branches of a oneOf the keys that they share, so that
// each object has all of its keys in one place.
func wholeSchemas(doc *openapi3.T) {
	for _, ref := range doc.Components.Schemas {
		if s := ref.Value; len(s.AllOf) > 0 {
			merged := openapi3.NewObjectSchema()
			for _, part := range s.AllOf {
				maps.Copy(merged.Properties, part.Value.Properties)
				merged.Required = append(merged.Required, part.Value.Required...)
			}
			s.AllOf, s.Type, s.Properties, s.Required = nil, merged.Type, merged.Properties, merged.Required
		}
	}
	for _, ref := range doc.Components.Schemas {
		if s := ref.Value; len(s.OneOf) > 0 && len(s.Properties) > 0 {
			for _, branch := range s.OneOf {
				maps.Copy(branch.Value.Properties, s.Properties)
				branch.Value.Required = append(branch.Value.Required, s.Required...)
			}
			s.Type, s.Properties, s.Required = nil, nil, nil
		}
	}
}

// closeSchema makes undeclared keys an error.
func closeSchema(s *openapi3.Schema) {
	if s.Type.Is("object") && s.AdditionalProperties.Has == nil && s.AdditionalProperties.Schema == nil {
		s.AdditionalProperties.Has = new(bool)
	}
}

// operations are all operations, in a fixed order.
func (c *contract) operations() []operation {
	var all []operation
	for path, item := range c.doc.Paths.Map() {
		for method, op := range item.Operations() {
			all = append(all, operation{op, method, path, item})
		}
	}
	slices.SortFunc(all, func(a, b operation) int { return strings.Compare(a.OperationID, b.OperationID) })
	return all
}

func (o operation) public() bool { return o.Security != nil && len(*o.Security) == 0 }

func (o operation) params() []*openapi3.Parameter {
	var all []*openapi3.Parameter
	for _, p := range append(slices.Clone(o.item.Parameters), o.Parameters...) {
		all = append(all, p.Value)
	}
	return all
}

func (o operation) bodySchema() *openapi3.Schema {
	if o.RequestBody == nil {
		return nil
	}
	return o.RequestBody.Value.Content["application/json"].Schema.Value
}

// examples are the document's requests, in a fixed order.
func (o operation) examples() []any {
	var bodies []any
	if o.RequestBody == nil {
		return nil
	}
	all := o.RequestBody.Value.Content["application/json"].Examples
	for _, name := range slices.Sorted(maps.Keys(all)) {
		bodies = append(bodies, all[name].Value.Value)
	}
	return bodies
}

// binding maps the ids that examples use to those of real resources. The dashboard, the alert, and in oss a source, a
// connection, a webhook and a saved search, are new ones, so that a test may change and delete them.
func (c *contract) binding(t *testing.T) map[string]string {
	t.Helper()
	const example = "65f5e4a3b9e77c001a"
	b := map[string]string{
		example + "100001": c.ID["source Logs"],
		example + "100002": c.ID["source Traces"],
		example + "100003": c.ID["source Metrics"],
		example + "200001": c.ID["connection local"],
		example + "500001": c.ID["webhook oncall"],
		example + "500002": c.ID["webhook errors"],
		"organizationId":   c.Keys.OrganizationID,
		"serviceId":        c.Keys.ServiceID,
	}
	dashboard := decode[object](t, c.do("POST", "dashboards", c.named(
		`{"name":"Bound","tiles":[{"name":"Line","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"line",`+
			`"sourceId":"<source Logs>","select":[{"aggFn":"count"}]}}],"filters":[{"type":"QUERY_EXPRESSION",`+
			`"name":"Service","expression":"ServiceName","sourceId":"<source Logs>"}]}`)).payload(t))
	b[example+"300001"] = dashboard["id"].(string)
	b[example+"400001"] = at(dashboard, "tiles", 0, "id").(string)
	b[example+"700001"] = at(dashboard, "filters", 0, "id").(string)
	// It is the alert that the examples of other operations answer.
	alert := decode[object](t, c.do("POST", "alerts", encode(t, object{
		"source": "tile", "dashboardId": b[example+"300001"], "tileId": b[example+"400001"], "interval": "5m",
		"threshold": 100, "thresholdType": "above", "name": "Many errors in checkout",
		"channel": object{"type": "webhook", "webhookId": c.ID["webhook oncall"]},
	})).payload(t))
	b[example+"800001"] = alert["id"].(string)
	c.addHistory(t, core.TeamID(alert["teamId"].(string)), alert["id"].(string))
	b[example+"900001"] = c.addDelivery(t, core.TeamID(alert["teamId"].(string)), alert["id"].(string))
	for _, until := range exampleSilences {
		b[until] = inDays(1)
	}
	b[example+"600001"] = c.ID["savedSearch payments"]
	// Names that may be there once are bound too, to texts that nothing else is called.
	b["pager"], b["team-channel"], b["incidents"] = alert["id"].(string), b[example+"300001"], b[example+"400001"]
	b["teams-channel"], b["shop-incidents"] = "teams "+b["pager"], "shop "+b["pager"]
	b["people-on-call"] = "people " + b["pager"]
	for _, url := range exampleURLs {
		b[url] = c.receiver
	}
	if !deployment.Managed {
		b[example+"500009"] = id(t, c.do("POST", "webhooks", encode(t, object{
			"name": "Bound " + b["pager"], "service": "generic", "url": c.receiver,
		})).payload(t))
		b[example+"600001"] = id(t, c.do("POST", "saved-searches", c.named(
			`{"name":"Bound","sourceId":"<source Logs>"}`)).payload(t))
		b[example+"100009"] = id(t, c.do("POST", "sources", c.named(`{"name":"Bound","kind":"promql","connection":`+
			`"<connection local>","from":{"databaseName":"d","tableName":"t"},"timestampValueExpression":"ts"}`)).payload(t))
		b[example+"200009"] = id(t, c.do("POST", "connections", `{"name":"Bound","host":"","username":""}`).payload(t))
	}
	c.bindPeople(t, b)
	return b
}

// bind returns a copy of an example in which ids are real.
func bind(v any, b map[string]string) any {
	switch v := v.(type) {
	case object:
		out := object{}
		for key, value := range v {
			out[key] = bind(value, b)
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i, value := range v {
			out[i] = bind(value, b)
		}
		return out
	case string:
		if id, ok := b[v]; ok {
			return id
		}
	}
	return v
}

// call returns the operation's request with the ids of its example parameters bound.
func (c *contract) call(op operation, b map[string]string, body any) call {
	r := call{op: op, path: op.path}
	for _, p := range op.params() {
		value := b[p.Name]
		if example, ok := p.Example.(string); ok && value == "" {
			value = b[example]
		}
		r.path = strings.ReplaceAll(r.path, "{"+p.Name+"}", value)
	}
	if body != nil {
		text, err := json.Marshal(body)
		if err != nil {
			panic(err) // it came from JSON
		}
		r.body = string(text)
	}
	return r
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
			got := withoutIDs(t, decode[any](t, unjudged(a.Body)))
			want := withoutIDs(t, decode[any](t, unjudged(encode(t, bind(want.Value.Value, b)))))
			if diff := cmp.Diff(got, want); diff != "" {
				t.Errorf("the answer to %s is not the one in the document (-got +want):\n%s", name, diff)
			}
		}
	}
	if succeeded == 0 {
		t.Error("no example of the document succeeds")
	}
}

var madeByServer = regexp.MustCompile(
	`"(?:[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[0-9:.]+Z|obs_[a-z]+_[\w-]+|whsec_[\w+/=]+|` +
		`http://[^"]+/join-team\?token=[0-9a-f]{64})"|"keySuffix":"[\w-]{4}"`)

// withoutIDs blanks out ids, times and secrets, which differ from answer to answer.
func withoutIDs(t *testing.T, v any) any {
	t.Helper()
	return decode[any](t, madeByServer.ReplaceAllStringFunc(encode(t, v), func(text string) string {
		if key, _, ok := strings.Cut(text, `:"`); ok && key == `"keySuffix"` {
			return key + `:"…"`
		}
		return `"…"`
	}))
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
	r.edit = []func(*http.Request){header("Content-Type", "application/json; charset=latin1")}
	c.send(t, r, 415)
	c.check(t, r, c.declare(t, r.op.method, r.path, 32<<20+1), 413)
}

// example is a bound example of a request that succeeds, nil when the operation has no body.
func (c *contract) example(op operation, b map[string]string) any {
	for _, body := range op.examples() {
		return bind(body, b)
	}
	return nil
}

// refusesParams breaks each path and query parameter.
func (c *contract) refusesParams(t *testing.T, op operation) {
	b := c.binding(t)
	for _, p := range op.params() {
		for rule, value := range brokenValues(p.Schema.Value) {
			text, ok := value.(string)
			if !ok {
				text = encode(t, value)
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

// otherShapes are bodies with what the examples of an operation do not have.
var otherShapes = map[string]string{
	"createDashboard": "createDashboard.json", "validateDashboard": "createDashboard.json",
	"updateDashboard": "updateDashboard.json",
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
		body := decode[any](t, c.named(readTestdata(t, file)))
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
		return unjudged(c.do("GET", path, "").payload(t))
	}
	// What cannot be read on its own is in the list.
	list, key := path[:strings.LastIndex(path, "/")], path[strings.LastIndex(path, "/")+1:]
	for _, item := range decode[[]json.RawMessage](t, c.do("GET", list, "").payload(t)) {
		if id(t, string(item)) == key {
			return string(item)
		}
	}
	t.Fatalf("%s is not in the list", path)
	return ""
}

// send sends the request and checks the answer.
func (c *contract) send(t *testing.T, r call, status int) answer {
	t.Helper()
	return c.check(t, r, c.do(r.op.method, r.path, r.body, r.edit...), status)
}

// check compares an answer with the document: its status, headers and body.
func (c *contract) check(t *testing.T, r call, a answer, status int) answer {
	t.Helper()
	if a.Status != status {
		t.Errorf("status %d, want %d: %.2000s\n%s", a.Status, status, a.Body, c.curl(r))
	}
	if err := c.documented(r, a); err != nil {
		t.Errorf("%d %.2000s\nis not what the document says: %v\n%s", a.Status, a.Body, err, c.curl(r))
	}
	return a
}

// documented reports in what an answer differs from the document.
func (c *contract) documented(r call, a answer) error {
	id := a.Header.Get("X-Request-Id")
	if u, err := uuid.Parse(id); err != nil || u.Version() != 4 {
		return fmt.Errorf("X-Request-Id %q is not a UUID of version 4", id)
	}
	if r.contentType == "" || a.Status != 200 {
		r.contentType = "application/json"
	}
	want := r.contentType
	if want == "application/json" {
		want += "; charset=utf-8"
	}
	if got := a.Header.Get("Content-Type"); got != want {
		return fmt.Errorf("content type %q, want %q", got, want)
	}
	if said := regexp.MustCompile(`"requestId":"([^"]*)"`).FindStringSubmatch(a.Body); said != nil && said[1] != id &&
		!r.op.public() {
		return fmt.Errorf("requestId %s differs from X-Request-Id %s", said[1], id)
	}
	item := c.closed.Paths.Value(r.op.path)
	op := item.GetOperation(r.op.method)
	if err := sameCode(op.Responses.Status(a.Status), a); err != nil {
		return err
	}
	for _, header := range []string{"RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", "X-Total-Count"} {
		response := op.Responses.Status(a.Status)
		// The errors of getApi, which does not count for the rate limit, are documented with those of the others.
		uncounted := r.op.OperationID == "getApi" && strings.HasPrefix(header, "RateLimit")
		if sent := a.Header.Get(header) != ""; response != nil &&
			sent != (response.Value.Headers[header] != nil && !uncounted) {
			return fmt.Errorf("header %s is there: %v, but the document says otherwise", header, sent)
		}
	}
	response := op.Responses.Status(a.Status)
	if warnings := a.Header["Warning"]; warnings != nil && (response == nil || response.Value.Headers["Warning"] == nil) {
		return fmt.Errorf("the document knows no header for the warnings %q", warnings)
	}
	return openapi3filter.ValidateResponse(c.t.Context(), &openapi3filter.ResponseValidationInput{
		RequestValidationInput: &openapi3filter.RequestValidationInput{
			Request: &http.Request{Method: r.op.method},
			Route:   &routers.Route{Spec: c.closed, Path: r.op.path, PathItem: item, Method: r.op.method, Operation: op},
		},
		Status: a.Status,
		Header: a.Header,
		Body:   io.NopCloser(bytes.NewReader([]byte(a.Body))),
		// The document as YAML is a text to the document and an object to the validator.
		Options: &openapi3filter.Options{
			IncludeResponseStatus: true, ExcludeResponseBody: r.contentType != "application/json",
		},
	})
}

// sameCode compares the word in front of a managed error with the document's examples of that status.
func sameCode(response *openapi3.ResponseRef, a answer) error {
	if !deployment.Managed || a.Status < 400 || response == nil {
		return nil
	}
	for _, example := range response.Value.Content["application/json"].Examples {
		text, _ := at(example.Value.Value, "error").(string)
		if code, _, ok := strings.Cut(text, ": "); ok && strings.Contains(a.Body, `"error":"`+code+`: `) {
			return nil
		}
	}
	return fmt.Errorf("the word in front of the error is not in the document's examples of %d", a.Status)
}

// curl is the request as a command line, to be repeated by hand.
func (c *contract) curl(r call) string {
	login := `-H "Authorization: Bearer $KEY"`
	if deployment.Managed {
		login = `-u "$KEY_ID:$KEY_SECRET"`
	}
	line := fmt.Sprintf("curl -i -X %s %s '%s%s'", r.op.method, login, c.URL, r.path)
	if r.body == "" {
		return line
	}
	body := strings.ReplaceAll(r.body, "'", `'\''`)
	if len(body) > 20_000 {
		body = fmt.Sprintf("%s…%s (%d bytes)", body[:200], body[len(body)-200:], len(body))
	}
	return line + " -H 'Content-Type: application/json' -d '" + body + "'"
}
