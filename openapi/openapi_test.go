package openapi_test

import (
	"bytes"
	"encoding/json"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/go-cmp/cmp"
	"go.yaml.in/yaml/v3"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/openapi"
)

// documents are the published documents, read by a library that has nothing to do with ours.
func documents(t *testing.T) map[string]*openapi3.T {
	t.Helper()
	docs := map[string]*openapi3.T{}
	for name, published := range published(t) {
		doc, err := openapi3.NewLoader().LoadFromData(published.JSON)
		if err != nil {
			t.Fatalf("load %s: %v", name, err)
		}
		docs[name] = doc
	}
	return docs
}

func published(t *testing.T) map[string]*openapi.Document {
	t.Helper()
	oss, err := openapi.OSS()
	if err != nil {
		t.Fatal(err)
	}
	managed, err := openapi.Managed("stack")
	if err != nil {
		t.Fatal(err)
	}
	return map[string]*openapi.Document{"oss": oss, "managed": managed}
}

// operation is one operation of a document with its place.
type operation struct {
	*openapi3.Operation

	method, path string
	item         *openapi3.PathItem
}

func operations(doc *openapi3.T) []operation {
	var all []operation
	for path, item := range doc.Paths.Map() {
		for method, op := range item.Operations() {
			all = append(all, operation{op, method, path, item})
		}
	}
	return all
}

func (o operation) public() bool { return o.Security != nil && len(*o.Security) == 0 }

func TestDocumentsAreValid(t *testing.T) {
	t.Parallel()
	for name, doc := range documents(t) {
		if doc.OpenAPI != "3.0.1" {
			t.Errorf("%s is OpenAPI %s, want 3.0.1", name, doc.OpenAPI)
		}
		if err := doc.Validate(t.Context(), openapi3.EnableExamplesValidation()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestDocumentsAreSelfContained(t *testing.T) {
	t.Parallel()
	for name, doc := range published(t) {
		text := string(doc.JSON)
		if refs, local := strings.Count(text, `"$ref":`), strings.Count(text, `"$ref":"#/components/`); refs != local {
			t.Errorf("%s has %d references, %d of them into itself", name, refs, local)
		}
		for _, private := range []string{`"x-go-`, `"x-messages"`, ".yaml#"} {
			if strings.Contains(text, private) {
				t.Errorf("%s shows %s", name, private)
			}
		}
	}
}

func TestBothFormsSayTheSame(t *testing.T) {
	t.Parallel()
	for name, doc := range published(t) {
		var fromJSON, fromYAML any
		if err := json.Unmarshal(doc.JSON, &fromJSON); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if err := yaml.Unmarshal(doc.YAML, &fromYAML); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		// YAML tells integers from other numbers and JSON does not, so compare both as JSON reads them.
		text, err := json.Marshal(fromYAML)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &fromYAML); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(fromJSON, fromYAML); diff != "" {
			t.Errorf("%s differs (-JSON +YAML):\n%s", name, diff)
		}
	}
}

func TestDocumentsNeverChange(t *testing.T) {
	t.Parallel()
	second := published(t)
	for name, first := range published(t) {
		if !bytes.Equal(first.JSON, second[name].JSON) || !bytes.Equal(first.YAML, second[name].YAML) {
			t.Errorf("%s differs between two calls", name)
		}
	}
}

func TestEveryComponentIsUsed(t *testing.T) {
	t.Parallel()
	for name, doc := range published(t) {
		var parts struct {
			Components map[string]map[string]json.RawMessage
		}
		if err := json.Unmarshal(doc.JSON, &parts); err != nil {
			t.Fatal(err)
		}
		for kind, components := range parts.Components {
			for component := range components {
				use := `"#/components/` + kind + "/" + component + `"`
				if kind != "securitySchemes" && !strings.Contains(string(doc.JSON), use) {
					t.Errorf("%s has %s/%s for nothing", name, kind, component)
				}
			}
		}
	}
}

func TestManagedSegment(t *testing.T) {
	t.Parallel()
	doc, err := openapi.Managed("observability")
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Count(string(doc.JSON), `/services/{serviceId}/observability/`)
	want := strings.Count(string(published(t)["managed"].JSON), `/services/{serviceId}/stack/`)
	if got != want || want == 0 || strings.Contains(string(doc.JSON), "/stack/") {
		t.Errorf("%d paths have the segment, want %d", got, want)
	}
	for _, bad := range []string{"", "a/b", "{id}", "..", "a b", "a?b"} {
		if _, err := openapi.Managed(bad); err == nil {
			t.Errorf("segment %q is accepted", bad)
		}
	}
}

func TestEveryOperationIsDescribed(t *testing.T) {
	t.Parallel()
	for name, doc := range documents(t) {
		seen := map[string]bool{}
		for _, op := range operations(doc) {
			where := name + " " + op.method + " " + op.path
			if op.OperationID == "" || seen[op.OperationID] {
				t.Errorf("%s: operationId %q is missing or taken", where, op.OperationID)
			}
			seen[op.OperationID] = true
			if len(op.Tags) != 1 || doc.Tags.Get(op.Tags[0]) == nil {
				t.Errorf("%s: tags %v, want one of the document's", where, op.Tags)
			}
			if op.Summary == "" || strings.HasSuffix(op.Summary, ".") || !strings.HasSuffix(op.Description, ".") {
				t.Errorf("%s: summary %q, description %q", where, op.Summary, op.Description)
			}
			if got := op.Parameters.GetByInAndName("header", "If-Match") != nil; got != versioned(op) {
				t.Errorf("%s: If-Match is there: %v", where, got)
			}
			for status, response := range op.Responses.Map() {
				for media, content := range response.Value.Content {
					if len(content.Examples) == 0 {
						t.Errorf("%s: no example of %s as %s", where, status, media)
					}
				}
			}
			if op.RequestBody != nil && len(op.RequestBody.Value.Content["application/json"].Examples) == 0 {
				t.Errorf("%s: no example of a request", where)
			}
		}
	}
}

// conflicting are the operations that what is stored can forbid.
var conflicting = []string{
	"updateWebhook", "deleteWebhook",
	"updateMember", "deleteMember", "createInvitation", "createKey", "updateKey", "deleteKey",
	// These by a limit.
	"createDashboard", "updateDashboard", "createAlert", "createSource", "createConnection", "createWebhook",
	"createSavedSearch", "inviteTeamMember", "createPersonalKey", "createIngestionKey",
	// This because of the last admin.
	"updateTeamMember",
	"setUp",
}

// versioned reports whether an operation changes or deletes an object whose version can be read, as that of a password cannot.
func versioned(op operation) bool {
	return (op.method == "PUT" || op.method == "PATCH" || op.method == "DELETE") && op.OperationID != "updatePassword"
}

// objects are the operations that answer an object which has a version.
var objects = regexp.MustCompile(
	`^(create|get|update)(Dashboard|Alert|SavedSearch|Source|Connection|Webhook|Organization|Member|Invitation|Key)$|silenceAlert$|^(create|rotate)(Personal|Ingestion)Key$|^inviteTeamMember$|^(get|update)Preferences$|^updateTeamMember$|^getAlertSilence$`)

// tagged reports whether an operation answers an ETag. In the self-hosted API answers to reads are the same every time.
func tagged(name string, op operation) bool {
	return objects.MatchString(op.OperationID) || name == "oss" && op.method == "GET" && !op.public()
}

// unlimited is the operation that does not count for the rate limit.
const unlimited = "getApi"

// refusing are the operations of a viewer that may be refused all the same: because a key could ask for more than it may do,
// and because passwords may be off.
var refusing = []string{
	"listPersonalKeys", "createPersonalKey", "rotatePersonalKey", "revokePersonalKey", "updatePassword",
	"deleteSessions",
}

// TestEveryOperationOfThePeopleHasARole holds who may call what in the self-hosted API.
func TestEveryOperationOfThePeopleHasARole(t *testing.T) {
	t.Parallel()
	for _, op := range operations(documents(t)["oss"]) {
		role, _ := op.Extensions["x-role"].(string)
		if known := slices.Contains([]string{"viewer", "editor", "admin"}, role); known == op.public() {
			t.Errorf("%s %s has the role %q", op.method, op.path, role)
		}
	}
}

// TestEveryOperationHasItsStatuses holds the statuses that the edge and the services behind it can answer.
func TestEveryOperationHasItsStatuses(t *testing.T) {
	t.Parallel()
	for name, doc := range documents(t) {
		for _, op := range operations(doc) {
			want := []string{"200", "400", "401", "429", "500", "503", "504"}
			if op.RequestBody != nil {
				want = append(want, "413", "415")
			}
			// Every key of the self-hosted API makes a viewer at least.
			if name == "managed" || op.Extensions["x-role"] != "viewer" || slices.Contains(refusing, op.OperationID) {
				want = append(want, "403")
			}
			if op.method == "GET" && tagged(name, op) {
				want = append(want, "304")
			}
			if versioned(op) {
				want = append(want, "412")
			}
			if op.OperationID == unlimited {
				want = slices.DeleteFunc(want, func(status string) bool { return status == "429" })
			}
			if slices.Contains(conflicting, op.OperationID) {
				want = append(want, "409")
			}
			// A path has something that can be missing, and so has a query: its source. What the key does not belong to is
			// refused instead.
			below := strings.NewReplacer("{organizationId}", "", "{serviceId}", "").Replace(op.path)
			queries := []string{
				"queryChartSeries", "searchEvents", "previewTile", "getSearchRow", "exportSearch", "compareSearch", "searchPatterns",
			}
			if strings.Contains(below, "{") || slices.Contains(queries, op.OperationID) {
				want = append(want, "404")
			}
			switch {
			case op.OperationID == "getReady":
				want = []string{"200", "431", "500", "503"}
			case op.OperationID == "getInstallation": // which needs no key
				want = slices.DeleteFunc(want, func(status string) bool { return status == "401" || status == "403" })
			case op.public() && op.Extensions["x-listener"] == nil:
				want = []string{"200", "431", "500"}
			}
			slices.Sort(want)
			if diff := cmp.Diff(op.Responses.Keys(), want); diff != "" {
				t.Errorf("%s %s %s (-got +want):\n%s", name, op.method, op.path, diff)
			}
		}
	}
}

// warned are the operations that store queries, and so may have something to say about them.
var warned = []string{"createDashboard", "updateDashboard", "createSavedSearch", "updateSavedSearch"}

// shared are the operations whose queries requests share.
var shared = []string{"queryChartSeries", "queryTile", "previewTile"}

// unpaged are lists of what was found, which have no other page, and of what is not counted, whose pages follow a cursor.
var unpaged = []string{"listFields", "listFieldValues", "listSessions", "listAudit"}

func TestEveryAnswerHasItsHeaders(t *testing.T) {
	t.Parallel()
	for name, doc := range documents(t) {
		for _, op := range operations(doc) {
			for status, response := range op.Responses.Map() {
				want := []string{"X-Request-Id"}
				if status == "412" || tagged(name, op) && (status == "200" || status == "304") {
					want = append(want, "ETag")
				}
				if (!op.public() || op.Extensions["x-listener"] != nil) && !(op.OperationID == unlimited && status == "200") {
					want = append(want, "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset")
				}
				if status == "429" || status == "503" {
					want = append(want, "Retry-After")
				}
				if strings.HasPrefix(op.OperationID, "list") && status == "200" && !slices.Contains(unpaged, op.OperationID) {
					want = append(want, "X-Total-Count")
				}
				if slices.Contains(warned, op.OperationID) && status == "200" {
					want = append(want, "Warning")
				}
				if slices.Contains(shared, op.OperationID) && status == "200" {
					want = append(want, "Age")
				}
				if op.OperationID == "exportSearch" && status == "200" {
					want = append(want, "Content-Disposition", "Trailer")
				}
				if status == "431" { // which net/http answers before the server sees a request
					want = nil
				}
				var got []string
				for header := range response.Value.Headers {
					got = append(got, header)
				}
				slices.Sort(got)
				slices.Sort(want)
				if diff := cmp.Diff(got, want); diff != "" {
					t.Errorf("%s %s %s: %s (-got +want):\n%s", name, op.method, op.path, status, diff)
				}
			}
		}
	}
}

func TestExamplesShowEveryDisplay(t *testing.T) {
	t.Parallel()
	want := []string{
		"bar", "event_patterns", "heatmap", "line", "markdown", "number", "pie", "search", "sql bar", "sql line",
		"sql number", "sql pie", "sql stacked_bar", "sql table", "stacked_bar", "table",
	}
	for name, doc := range documents(t) {
		var got []string
		for _, op := range operations(doc) {
			if op.OperationID != "createDashboard" {
				continue
			}
			for _, example := range op.RequestBody.Value.Content["application/json"].Examples {
				for _, tile := range decode[api.DashboardCreate](t, example.Value.Value).Tiles {
					if tile.Config != nil {
						got = append(got, display(t, *tile.Config))
					}
				}
			}
		}
		slices.Sort(got)
		if diff := cmp.Diff(slices.Compact(got), want); diff != "" {
			t.Errorf("%s (-got +want):\n%s", name, diff)
		}
	}
}

func display(t *testing.T, config api.TileConfig) string {
	t.Helper()
	kinds := decode[struct{ ConfigType, DisplayType string }](t, config)
	return strings.TrimSpace(kinds.ConfigType + " " + kinds.DisplayType)
}

// TestGeneratedTypesHoldEveryExample sends each example through its Go type and back: a field that the type lost, or
// wrote although it was absent, shows as a difference.
func TestGeneratedTypesHoldEveryExample(t *testing.T) {
	t.Parallel()
	types := map[string]func(any) any{
		"#/components/schemas/DashboardCreate":    through[api.DashboardCreate](t),
		"#/components/schemas/DashboardUpdate":    through[api.DashboardUpdate](t),
		"#/components/schemas/DashboardImport":    through[api.DashboardImport](t),
		"#/components/schemas/DashboardImported":  through[api.DashboardImported](t),
		"#/components/schemas/Dashboard":          through[api.Dashboard](t),
		"#/components/schemas/AlertWrite":         through[api.AlertWrite](t),
		"#/components/schemas/Alert":              through[api.Alert](t),
		"#/components/schemas/AlertSilenceWrite":  through[api.AlertSilenceWrite](t),
		"#/components/schemas/AlertHistoryEntry":  through[api.AlertHistoryEntry](t),
		"#/components/schemas/AlertTestResult":    through[api.AlertTestResult](t),
		"#/components/schemas/Source":             through[api.Source](t),
		"#/components/schemas/Webhook":            through[api.Webhook](t),
		"#/components/schemas/WebhookSecret":      through[api.WebhookSecret](t),
		"#/components/schemas/WebhookTestWrite":   through[api.WebhookTestWrite](t),
		"#/components/schemas/Delivery":           through[api.Delivery](t),
		"#/components/schemas/Invitation":         through[api.Invitation](t),
		"#/components/schemas/ChartSeriesRequest": through[api.ChartSeriesRequest](t),
		"#/components/schemas/ChartSeriesResult":  through[api.ChartSeriesResult](t),
		"#/components/schemas/SearchRequest":      through[api.SearchRequest](t),
		"#/components/schemas/SearchResult":       through[api.SearchResult](t),
		"#/components/schemas/TileQuery":          through[api.TileQuery](t),
		"#/components/schemas/TileData":           through[api.TileData](t),
	}
	tried := map[string]bool{}
	try := func(where string, schema *openapi3.SchemaRef, value any) {
		if convert := types[schema.Ref]; convert != nil {
			tried[schema.Ref] = true
			if diff := cmp.Diff(value, convert(value)); diff != "" {
				t.Errorf("%s (-example +type):\n%s", where, diff)
			}
		}
	}
	for name, doc := range documents(t) {
		for _, op := range operations(doc) {
			where := name + " " + op.OperationID
			if op.RequestBody != nil {
				content := op.RequestBody.Value.Content["application/json"]
				for key, example := range content.Examples {
					try(where+" "+key, content.Schema, example.Value.Value)
				}
			}
			content := op.Responses.Status(http.StatusOK).Value.Content["application/json"]
			if content == nil {
				continue
			}
			for key, example := range content.Examples {
				try(where+" "+key, content.Schema, example.Value.Value)
				envelope, _ := example.Value.Value.(map[string]any)
				for _, inner := range []string{"data", "result"} {
					property := content.Schema.Value.Properties[inner]
					if property == nil {
						continue
					}
					if list, ok := envelope[inner].([]any); ok {
						for _, item := range list {
							try(where+" "+key, property.Value.Items, item)
						}
						continue
					}
					try(where+" "+key, property, envelope[inner])
				}
			}
		}
	}
	for ref := range types {
		if !tried[ref] {
			t.Errorf("no example of %s", ref)
		}
	}
}

func through[T any](t *testing.T) func(any) any {
	return func(value any) any { return decode[any](t, decode[T](t, value)) }
}

// decode turns a value into another type by way of its JSON text.
func decode[T any](t *testing.T, value any) T {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	var result T
	if err := json.Unmarshal(text, &result); err != nil {
		t.Fatalf("%T: %v", result, err)
	}
	return result
}

// TestSources holds what the checker of requests relies on and validators of OpenAPI do not look at.
func TestSources(t *testing.T) {
	t.Parallel()
	for name, text := range openapi.Files() {
		var root yaml.Node
		if err := yaml.Unmarshal(text, &root); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		walk(&root, func(n *yaml.Node) {
			keys := mapping(n)
			if keys["$ref"] != nil && len(keys) > 1 {
				t.Errorf("%s:%d: keys beside a reference are ignored", name, n.Line)
			}
			if keys["type"] == nil || keys["properties"] == nil {
				return
			}
			properties := mapping(keys["properties"])
			if keys["required"] != nil {
				for _, key := range keys["required"].Content {
					if properties[key.Value] == nil {
						t.Errorf("%s:%d: required key %s is not declared", name, key.Line, key.Value)
					}
				}
			}
			for key, property := range properties {
				only := mapping(property)["x-only-when"]
				if only != nil && properties[mapping(only)["property"].Value] == nil {
					t.Errorf("%s:%d: %s depends on a key that is not declared", name, property.Line, key)
				}
			}
		})
	}
}

func walk(n *yaml.Node, visit func(*yaml.Node)) {
	if n.Kind == yaml.MappingNode {
		visit(n)
	}
	for _, child := range n.Content {
		walk(child, visit)
	}
}

func mapping(n *yaml.Node) map[string]*yaml.Node {
	keys := map[string]*yaml.Node{}
	if n.Kind == yaml.MappingNode {
		for i := 0; i+1 < len(n.Content); i += 2 {
			keys[n.Content[i].Value] = n.Content[i+1]
		}
	}
	return keys
}
