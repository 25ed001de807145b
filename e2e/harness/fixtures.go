package harness

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"go.yaml.in/yaml/v3"
)

// Stack is a server with resources to refer to.
type Stack struct {
	*Server
	// ID is the ids of resources by kind and name, such as "source Logs" and "webhook oncall".
	ID map[string]string
}

// StartStack starts a server with the sources of a new service and the resources of testdata/stack.yaml.
func StartStack(t testing.TB, args ...string) *Stack {
	t.Helper()
	return newStack(t, StartServer(t, "", args...))
}

// StartMetadata is like StartStack, but without an engine, for tests of metadata.
func StartMetadata(t testing.TB, args ...string) *Stack {
	t.Helper()
	s := Launch(t, "", slices.Concat(NoEngine, args)...)
	s.WaitListen()
	return newStack(t, s)
}

func newStack(t testing.TB, server *Server) *Stack {
	t.Helper()
	s := &Stack{Server: server, ID: map[string]string{}}
	for _, r := range s.Apply(t, ReadTestdata(t, "stack.yaml")) {
		s.ID[r.Kind+" "+r.Name] = r.ID
	}
	s.LearnSources(t)
	return s
}

// LearnSources adds the ids of the sources, and of the connection that a new service has.
func (s *Stack) LearnSources(t testing.TB) {
	t.Helper()
	for _, source := range Decode[[]map[string]any](t, s.Do("GET", "sources", "").Payload(t)) {
		s.ID["source "+source["name"].(string)] = source["id"].(string)
		if source["name"] == "Logs" {
			s.ID["connection local"] = source["connection"].(string)
		}
	}
}

// StackTest is a test that shares its server with others. It leaves alone what they look at.
type StackTest = func(*testing.T, *Stack)

// RunTests runs tests on one server, all at the same time.
func RunTests(t *testing.T, s *Stack, tests map[string]StackTest) {
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, s)
		})
	}
}

// Applied is one line of `obstack apply --output json`.
type Applied struct {
	Kind   string `json:"kind"`
	Name   string `json:"name"`
	ID     string `json:"id"`
	Action string `json:"action"`
}

// Apply applies lists to the first service and returns what became of the resources in them. The database default is that of the
// server's own tables.
func (s *Server) Apply(t testing.TB, lists string) []Applied {
	t.Helper()
	lists = strings.ReplaceAll(lists, "databaseName: default", "databaseName: "+s.EngineDatabase())
	out, err := s.Command("apply", "-f", WriteYAML(t, InService(lists)), "--output", "json")
	if err != nil {
		t.Fatalf("apply: %v", err)
	}
	return slices.DeleteFunc(Decode[[]Applied](t, out), func(a Applied) bool {
		return a.Kind == "organization" || a.Kind == "service"
	})
}

// serviceIndent is how deep the lists of a service stand in a file of the managed deployment.
const serviceIndent = 8

// InService puts lists where the deployment has them: at the top of the file, or below the first service.
func InService(lists string) string {
	if !Deployment.Managed {
		return lists
	}
	indent := "\n" + strings.Repeat(" ", serviceIndent)
	return "organizations:\n  - name: default\n    services:\n      - name: default" +
		indent + strings.ReplaceAll(strings.TrimSuffix(lists, "\n"), "\n", indent) + "\n"
}

// WriteYAML writes a file of resources and returns its name.
func WriteYAML(t testing.TB, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "resources.yaml")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// ReadCases reads the list "cases" of a file in testdata, with the names in it replaced as named does.
func ReadCases[T any](t testing.TB, s *Stack, name string) []T {
	t.Helper()
	var file struct{ Cases []T }
	if err := yaml.Unmarshal([]byte(s.Named(ReadTestdata(t, name))), &file); err != nil {
		t.Fatal(err)
	}
	if len(file.Cases) == 0 {
		t.Fatalf("%s has no cases", name)
	}
	return file.Cases
}

// ReadTestdata returns the text of a file in testdata, of the package whose tests run or of this one.
func ReadTestdata(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if errors.Is(err, fs.ErrNotExist) {
		text, err = os.ReadFile(filepath.Join("..", "harness", "testdata", name))
	}
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Named replaces <kind name> in a text by the id of that resource, as in <source Logs>.
func (s *Stack) Named(text string) string {
	for name, id := range s.ID {
		text = strings.ReplaceAll(text, "<"+name+">", id)
	}
	return text
}

// Payload is the resource in an answer: data in oss, result in managed. Anything but a 200 ends the test.
func (a Answer) Payload(t testing.TB) string {
	t.Helper()
	if a.Status != 200 {
		t.Fatalf("status %d: %s", a.Status, a.Body)
	}
	envelope := Decode[struct{ Data, Result json.RawMessage }](t, a.Body)
	if Deployment.Managed {
		return string(envelope.Result)
	}
	return string(envelope.Data)
}

// Problem is the text of an error, without the word that managed puts in front. Another status ends the test.
func (a Answer) Problem(t testing.TB, status int) string {
	t.Helper()
	if a.Status != status {
		t.Fatalf("status %d, want %d: %.2000s", a.Status, status, a.Body)
	}
	text := Decode[struct{ Error string }](t, a.Body).Error
	if Deployment.Managed {
		_, text, _ = strings.Cut(text, ": ")
	}
	return text
}

// WantProblem checks that an answer is a 400 whose text has every one of the parts.
func (a Answer) WantProblem(t testing.TB, parts ...string) {
	t.Helper()
	text := a.Problem(t, 400)
	for _, part := range parts {
		if !strings.Contains(text, part) {
			t.Errorf("error %q does not have %q", text, part)
		}
	}
}

// Decode reads JSON text.
func Decode[T any](t testing.TB, text string) T {
	t.Helper()
	var v T
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatalf("%v in %.2000s", err, text)
	}
	return v
}

// Encode writes JSON text.
func Encode(t testing.TB, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Object is a decoded JSON object.
type Object = map[string]any

// byEvaluation is what evaluations, which every server makes by itself, change about an alert.
var byEvaluation = regexp.MustCompile(`"state":"[A-Z_]+",?|"executionErrors":\[(?:[^"\]]|"(?:[^"\\]|\\.)*")*\],?`)

// WithoutState is the text of alerts without what evaluations say about them.
func WithoutState(text string) string { return byEvaluation.ReplaceAllString(text, "") }

// SameJSON compares two JSON texts, with keys in any order.
func SameJSON(t testing.TB, got, want string) {
	t.Helper()
	if diff := cmp.Diff(Decode[any](t, got), Decode[any](t, want)); diff != "" {
		t.Errorf("(-got +want):\n%s", diff)
	}
}

// At returns the value at a path of keys and indexes in decoded JSON, nil when there is none.
func At(v any, path ...any) any {
	for _, p := range path {
		switch p := p.(type) {
		case string:
			m, _ := v.(Object)
			v = m[p]
		case int:
			list, _ := v.([]any)
			if p >= len(list) {
				return nil
			}
			v = list[p]
		}
	}
	return v
}

// ID is the id of a resource.
func ID(t testing.TB, payload string) string {
	t.Helper()
	id := Decode[struct{ ID string }](t, payload).ID
	if id == "" {
		t.Fatalf("no id in %s", payload)
	}
	return id
}

// Tile is a dashboard of one tile with the config, whose text may name resources as in <source Logs>.
func (s *Stack) Tile(config string) string {
	return s.Named(`{"name":"One tile","tiles":[{"name":"Tile","x":0,"y":0,"w":1,"h":1,"config":{` + config + `}}]}`)
}

// NewAlert is the body of an alert on the only tile of a new dashboard.
func (s *Stack) NewAlert(t testing.TB) Object {
	t.Helper()
	dashboard := Decode[Object](t, s.Do("POST", "dashboards",
		s.Tile(`"displayType":"line","sourceId":"<source Logs>","select":[{"aggFn":"count"}]`)).Payload(t))
	return Object{
		"source": "tile", "dashboardId": dashboard["id"], "tileId": At(dashboard, "tiles", 0, "id"), "interval": "5m",
		"threshold": 10, "thresholdType": "above",
		"channel": Object{"type": "webhook", "webhookId": s.ID["webhook oncall"]},
	}
}
