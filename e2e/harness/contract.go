package harness

import (
	"bytes"
	"cmp"
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
	"sync"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/google/uuid"

	"github.com/obstack/obstack/impl/store"
)

// Contract is a running server beside the document that it publishes. The document is read by a library that has
// nothing to do with the server's own reader.
type Contract struct {
	*Stack
	Doc    *openapi3.T
	Closed *openapi3.T // the same with no undeclared keys in answers
	// DB is the server's store, as a program and as a database, and OrganizationID the organization of the server's key.
	DB             *store.Store
	Rows           *sql.DB
	OrganizationID string
	// Receiver is where the webhooks of the examples lead.
	Receiver string
	// RowID is that of the only row there is, in oss.
	RowID string
}

// Operation is one operation of the document with its place.
type Operation struct {
	*openapi3.Operation
	Method, Path string
	Item         *openapi3.PathItem
}

// Call is one request of an operation.
type Call struct {
	Op          Operation
	Path, Body  string
	Edit        []func(*http.Request)
	ContentType string // of a success, when it is not JSON
}

// NewContract starts a server with resources for every example of its document, and a receiver for its webhooks.
func NewContract(t *testing.T, args ...string) *Contract {
	t.Helper()
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		_, _ = io.WriteString(w, "received")
	}))
	t.Cleanup(receiver.Close)
	// The mail server does not exist: it is only there so that there may be webhooks for mail.
	args = append([]string{
		"--egress-allow", "127.0.0.1", "--smtp", "smtp://127.0.0.1:1", "--smtp-from", "obstack@example.com",
	}, args...)
	c := &Contract{Stack: StartStack(t, args...), Receiver: receiver.URL}
	c.Apply(t, c.StackFile(t))
	var err error
	if c.Doc, c.Closed, err = documents.parsed(c.Do("GET", "/openapi.json", "").Body); err != nil {
		t.Fatal(err)
	}
	c.DB, c.Rows = c.OpenStore(t), c.Database(t)
	organization, err := c.DB.FindOrganization(t.Context(), "default")
	if err != nil {
		t.Fatal(err)
	}
	c.OrganizationID = organization.ID
	if !Deployment.Managed {
		c.addTrace(t)
		Ask(t, EngineClient(c.Server), "INSERT INTO otel_logs (Timestamp, Body) VALUES (now64(9) - INTERVAL 1 HOUR, 'timeout')")
		found := c.Do("POST", "search", Encode(t, Object{
			"sourceId": c.ID["source Logs"], "startTime": InDays(-1), "rowIds": true,
		}))
		c.RowID = At(Decode[any](t, found.Body), "rowIds", 0).(string)
	}
	return c
}

// documents are those that servers have published, by their text. Nothing changes them, and to parse one takes as long as a server
// takes to start.
var documents = documentCache{parsedFrom: map[string][2]*openapi3.T{}}

type documentCache struct {
	mu         sync.Mutex
	parsedFrom map[string][2]*openapi3.T
}

// parsed returns a document, and the same with no undeclared keys in answers.
func (d *documentCache) parsed(text string) (doc, closed *openapi3.T, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	both, ok := d.parsedFrom[text]
	if !ok {
		for i := range both {
			if both[i], err = LoadDocument([]byte(text)); err != nil {
				return nil, nil, err
			}
		}
		for _, s := range both[1].Components.Schemas {
			closeSchema(s.Value)
		}
		d.parsedFrom[text] = both
	}
	return both[0], both[1], nil
}

// LoadDocument reads an OpenAPI document and makes its schemas whole.
func LoadDocument(text []byte) (*openapi3.T, error) {
	doc, err := openapi3.NewLoader().LoadFromData(text)
	if err != nil {
		return nil, err
	}
	wholeSchemas(doc)
	return doc, nil
}

// StackFile is testdata/stack.yaml with a webhook that leads to the receiver.
func (c *Contract) StackFile(t *testing.T) string {
	t.Helper()
	return strings.ReplaceAll(ReadTestdata(t, "stack.yaml"), ExampleURLs[0], c.Receiver)
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

// Operations are all operations of the API's own listener, in a fixed order.
func (c *Contract) Operations() []Operation { return c.operations(false) }

// UIOperations are those that only the listener of the UI has.
func (c *Contract) UIOperations() []Operation { return c.operations(true) }

func (c *Contract) operations(ui bool) []Operation {
	var all []Operation
	for path, item := range c.Doc.Paths.Map() {
		for method, op := range item.Operations() {
			if (op.Extensions["x-listener"] != nil) != ui {
				continue
			}
			all = append(all, Operation{op, method, path, item})
		}
	}
	slices.SortFunc(all, func(a, b Operation) int { return strings.Compare(a.OperationID, b.OperationID) })
	return all
}

// Public reports whether the operation needs no key.
func (o Operation) Public() bool { return o.Security != nil && len(*o.Security) == 0 }

// Params are the parameters of the path and of the operation.
func (o Operation) Params() []*openapi3.Parameter {
	var all []*openapi3.Parameter
	for _, p := range append(slices.Clone(o.Item.Parameters), o.Parameters...) {
		all = append(all, p.Value)
	}
	return all
}

// BodySchema is the schema of the JSON body, nil where there is none.
func (o Operation) BodySchema() *openapi3.Schema {
	if o.RequestBody == nil {
		return nil
	}
	return o.RequestBody.Value.Content["application/json"].Schema.Value
}

// Examples are the document's requests, in a fixed order.
func (o Operation) Examples() []any {
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

// Bind returns a copy of an example in which ids are real.
func Bind(v any, b map[string]string) any {
	switch v := v.(type) {
	case Object:
		out := Object{}
		for key, value := range v {
			out[key] = Bind(value, b)
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i, value := range v {
			out[i] = Bind(value, b)
		}
		return out
	case string:
		if id, ok := b[v]; ok {
			return id
		}
	}
	return v
}

// Call returns the operation's request with the ids of its example parameters bound, and the examples of those that the query
// must have.
func (c *Contract) Call(op Operation, b map[string]string, body any) Call {
	r := Call{Op: op, Path: op.Path}
	query := url.Values{}
	for _, p := range op.Params() {
		if example, ok := p.Example.(string); ok && p.In == "query" && p.Required {
			query.Set(p.Name, cmp.Or(b[example], example))
		}
		value := b[p.Name]
		if example, ok := p.Example.(string); ok && value == "" {
			value = b[example]
		}
		r.Path = strings.ReplaceAll(r.Path, "{"+p.Name+"}", value)
	}
	if len(query) > 0 {
		r.Path += "?" + query.Encode()
	}
	if body != nil {
		text, err := json.Marshal(body)
		if err != nil {
			panic(err) // it came from JSON
		}
		r.Body = string(text)
	}
	return r
}

var madeByServer = regexp.MustCompile(
	`"(?:[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[0-9:.]+Z|obs_[a-z]+_[\w-]+|whsec_[\w+/=]+|` +
		`http://[^"]+/join-team\?token=[0-9a-f]{64})"|"keySuffix":"[\w-]{4}"`)

// WithoutIDs blanks out ids, times and secrets, which differ from answer to answer.
func WithoutIDs(t *testing.T, v any) any {
	t.Helper()
	return Decode[any](t, madeByServer.ReplaceAllStringFunc(Encode(t, v), func(text string) string {
		if key, _, ok := strings.Cut(text, `:"`); ok && key == `"keySuffix"` {
			return key + `:"…"`
		}
		return `"…"`
	}))
}

// Example is a bound example of a request that succeeds, nil when the operation has no body.
func (c *Contract) Example(op Operation, b map[string]string) any {
	for _, body := range op.Examples() {
		return Bind(body, b)
	}
	return nil
}

// OtherShapes are bodies with what the examples of an operation do not have.
var OtherShapes = map[string]string{
	"createDashboard": "createDashboard.json", "validateDashboard": "createDashboard.json",
	"updateDashboard": "updateDashboard.json",
}

// Send sends the request and checks the answer.
func (c *Contract) Send(t *testing.T, r Call, status int) Answer {
	t.Helper()
	return c.Check(t, r, c.Do(r.Op.Method, r.Path, r.Body, r.Edit...), status)
}

// Check compares an answer with the document: its status, headers and body.
func (c *Contract) Check(t *testing.T, r Call, a Answer, status int) Answer {
	t.Helper()
	if a.Status != status {
		t.Errorf("status %d, want %d: %.2000s\n%s", a.Status, status, a.Body, c.Curl(r))
	}
	if err := c.Documented(r, a); err != nil {
		t.Errorf("%d %.2000s\nis not what the document says: %v\n%s", a.Status, a.Body, err, c.Curl(r))
	}
	return a
}

// Documented reports in what an answer differs from the document.
func (c *Contract) Documented(r Call, a Answer) error {
	id := a.Header.Get("X-Request-Id")
	if u, err := uuid.Parse(id); err != nil || u.Version() != 4 {
		return fmt.Errorf("X-Request-Id %q is not a UUID of version 4", id)
	}
	item := c.Closed.Paths.Value(r.Op.Path)
	op := item.GetOperation(r.Op.Method)
	if sent := a.Header.Get("Content-Type"); a.Status == 200 && len(op.Responses.Status(200).Value.Content) > 1 &&
		op.Responses.Status(200).Value.Content[sent] != nil { // which of them it is depends on the body
		r.ContentType = sent
	}
	if r.ContentType == "" || a.Status != 200 {
		r.ContentType = "application/json"
	}
	want := r.ContentType
	if want == "application/json" {
		want += "; charset=utf-8"
	}
	if got := a.Header.Get("Content-Type"); got != want {
		return fmt.Errorf("content type %q, want %q", got, want)
	}
	// In oss only errors have it, and the audit log that of others.
	if said := regexp.MustCompile(`"requestId":"([^"]*)"`).FindStringSubmatch(a.Body); said != nil && said[1] != id &&
		!r.Op.Public() && (Deployment.Managed || a.Status >= 400) {
		return fmt.Errorf("requestId %s differs from X-Request-Id %s", said[1], id)
	}
	if err := sameCode(op.Responses.Status(a.Status), a); err != nil {
		return err
	}
	for _, header := range []string{"RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", "X-Total-Count", "ETag"} {
		response := op.Responses.Status(a.Status)
		// The errors of getApi, which does not count for the rate limit, are documented with those of the others.
		uncounted := r.Op.OperationID == "getApi" && strings.HasPrefix(header, "RateLimit")
		if sent := a.Header.Get(header) != ""; response != nil &&
			sent != (response.Value.Headers[header] != nil && !uncounted) {
			return fmt.Errorf("header %s is there: %v, but the document says otherwise", header, sent)
		}
	}
	response := op.Responses.Status(a.Status)
	if warnings := a.Header["Warning"]; warnings != nil && (response == nil || response.Value.Headers["Warning"] == nil) {
		return fmt.Errorf("the document knows no header for the warnings %q", warnings)
	}
	return openapi3filter.ValidateResponse(c.T.Context(), &openapi3filter.ResponseValidationInput{
		RequestValidationInput: &openapi3filter.RequestValidationInput{
			Request: &http.Request{Method: r.Op.Method},
			Route:   &routers.Route{Spec: c.Closed, Path: r.Op.Path, PathItem: item, Method: r.Op.Method, Operation: op},
		},
		Status: a.Status,
		Header: a.Header,
		Body:   io.NopCloser(bytes.NewReader([]byte(a.Body))),
		// The document as YAML is a text to the document and an object to the validator.
		Options: &openapi3filter.Options{
			IncludeResponseStatus: true, ExcludeResponseBody: r.ContentType != "application/json",
		},
	})
}

// sameCode compares the word in front of a managed error with the document's examples of that status.
func sameCode(response *openapi3.ResponseRef, a Answer) error {
	if !Deployment.Managed || a.Status < 400 || response == nil {
		return nil
	}
	for _, example := range response.Value.Content["application/json"].Examples {
		text, _ := At(example.Value.Value, "error").(string)
		if code, _, ok := strings.Cut(text, ": "); ok && strings.Contains(a.Body, `"error":"`+code+`: `) {
			return nil
		}
	}
	return fmt.Errorf("the word in front of the error is not in the document's examples of %d", a.Status)
}

// Curl is the request as a command line, to be repeated by hand.
func (c *Contract) Curl(r Call) string {
	login := `-H "Authorization: Bearer $KEY"`
	if Deployment.Managed {
		login = `-u "$KEY_ID:$KEY_SECRET"`
	}
	line := fmt.Sprintf("curl -i -X %s %s '%s%s'", r.Op.Method, login, c.URL, r.Path)
	if r.Body == "" {
		return line
	}
	body := strings.ReplaceAll(r.Body, "'", `'\''`)
	if len(body) > 20_000 {
		body = fmt.Sprintf("%s…%s (%d bytes)", body[:200], body[len(body)-200:], len(body))
	}
	return line + " -H 'Content-Type: application/json' -d '" + body + "'"
}

// Operation is the operation of an id.
func (c *Contract) Operation(id string) Operation {
	all := c.Operations()
	return all[slices.IndexFunc(all, func(o Operation) bool { return o.OperationID == id })]
}
