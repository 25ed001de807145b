package fuzz

import (
	"encoding/json"
	"io"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/app"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/logtest"
	"github.com/obstack/obstack/impl/service"
)

// fuzzed is the API over a real store, without a network or an engine: storing resources needs neither, and the fuzzer would take
// other activity in the process for an effect of its inputs.
type fuzzed struct {
	*harness.Contract
	Services *service.Services
	handler  http.Handler
	create   harness.Operation
	update   *openapi3.Schema // what may be put
	bind     *strings.Replacer
	log      *logtest.Buffer
}

func newFuzzed(f *testing.F) *fuzzed {
	f.Helper()
	z := &fuzzed{log: &logtest.Buffer{}}
	log := slog.New(slog.NewTextHandler(z.log, &slog.HandlerOptions{Level: slog.LevelError}))
	var api httpapi.API
	d := deployment()
	build := d.API
	d.API = func(s *service.Services, segment string) (_ httpapi.API, err error) {
		z.Services = s
		api, err = build(s, segment)
		return api, err
	}
	o := app.Options{
		Data: f.TempDir(), API: true, Listen: "127.0.0.1:0", ClickHouse: "http://127.0.0.1:1", Segment: "stack", Stdout: io.Discard,
		Log: log, Now: time.Now,
	}
	a, err := app.New(f.Context(), o, d)
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() {
		if err := a.Stop(); err != nil {
			f.Error(err)
		}
	})
	z.handler, _ = httpapi.New(httpapi.Options{
		API: api, Now: time.Now, Metrics: httpapi.NewMetrics(prometheus.NewRegistry()), Log: log,
	})
	z.Contract = &harness.Contract{Stack: &harness.Stack{Server: &harness.Server{T: f, Data: o.Data}, ID: map[string]string{}}}
	keys, err := os.ReadFile(filepath.Join(o.Data, "bootstrap.json"))
	if err != nil {
		f.Fatal(err)
	}
	z.Keys = harness.Decode[harness.Keys](f, string(keys))
	published, err := api.Published()
	if err != nil {
		f.Fatal(err)
	}
	if z.Doc, err = harness.LoadDocument(published.JSON); err != nil {
		f.Fatal(err)
	}
	return z
}

// FuzzDashboard, FuzzAlert and FuzzSource check that whatever is posted is refused, or accepted and stored: it is read back as it was
// answered, and putting that back changes nothing.

func FuzzDashboard(f *testing.F) { fuzzResource(f, "createDashboard") }

func FuzzAlert(f *testing.F) { fuzzResource(f, "createAlert") }

func FuzzSource(f *testing.F) { fuzzResource(f, "createSource") }

// fuzzResource posts generated bodies to the operation. It reads each accepted resource, puts it back and deletes it. In every input,
// real ids replace the example ids of the document.
func fuzzResource(f *testing.F, create string) {
	z := newFuzzed(f)
	operations := z.Operations()
	i := slices.IndexFunc(operations, func(op harness.Operation) bool { return op.OperationID == create })
	if i < 0 {
		f.Fatalf("the document has no %s", create)
	}
	z.create = operations[i]
	for _, op := range operations {
		if op.Method == http.MethodPut && strings.HasPrefix(op.Path, z.create.Path+"/{") {
			z.update = op.BodySchema()
		}
	}
	var pairs []string
	for example, id := range z.examples(f) {
		pairs = append(pairs, example, id)
	}
	z.bind = strings.NewReplacer(pairs...)
	for _, body := range z.create.Examples() {
		f.Add([]byte(harness.Encode(f, body)))
	}
	for name, file := range harness.OtherShapes {
		if name == create {
			f.Add([]byte(z.Named(harness.ReadTestdata(f, file))))
		}
	}
	f.Fuzz(func(t *testing.T, body []byte) { z.keep(t, z.bind.Replace(string(body))) })
}

// send sends a request to the API and fails the test on a status of 500 or more.
func (z *fuzzed) send(t testing.TB, method, path, body string) harness.Answer {
	t.Helper()
	r := httptest.NewRequestWithContext(t.Context(), method, path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	z.Authorize(r)
	w := httptest.NewRecorder()
	z.handler.ServeHTTP(w, r)
	if w.Code >= 500 {
		t.Fatalf("%s %s\n%s\n%d %s\n%s", method, path, body, w.Code, w.Body, z.log)
	}
	return harness.Answer{Status: w.Code, Header: w.Header(), Body: w.Body.String()}
}

// keep posts a body and checks that an accepted resource is stored as it was answered.
func (z *fuzzed) keep(t *testing.T, body string) {
	t.Helper()
	path := z.Call(z.create, map[string]string{
		"organizationId": z.Keys.OrganizationID, "serviceId": z.Keys.ServiceID,
	}, nil).Path
	a := z.send(t, "POST", path, body)
	if a.Status != 200 {
		return
	}
	created := a.Payload(t)
	path += "/" + harness.ID(t, created)
	if got := z.send(t, "GET", path, "").Payload(t); got != created {
		t.Errorf("%s\nis read as\n%s", created, got)
	}
	a = z.send(t, "PUT", path, z.writable(t, created))
	// The older form of a tile has fewer rules than the one that is answered.
	if a.Status == 200 || !strings.Contains(body, "series") {
		if got := a.Payload(t); got != created {
			t.Errorf("%s\nput back is answered as\n%s", created, got)
		}
	}
	if got := z.send(t, "GET", path, "").Payload(t); got != created {
		t.Errorf("%s\nput back is read as\n%s", created, got)
	}
	z.send(t, "DELETE", path, "").Payload(t)
	z.send(t, "GET", path, "").Problem(t, 404)
}

// writable returns the part of an answer that can be put back. The managed server refuses keys that its document does not declare.
func (z *fuzzed) writable(t *testing.T, payload string) string {
	t.Helper()
	if !harness.Deployment.Managed {
		return payload
	}
	v := harness.Decode[map[string]json.RawMessage](t, payload)
	maps.DeleteFunc(v, func(key string, _ json.RawMessage) bool { return z.update.Properties[key] == nil })
	return harness.Encode(t, v)
}

// examples adds the resources of testdata/stack.yaml and maps the example ids to their real ids.
func (z *fuzzed) examples(f *testing.F) map[string]string {
	f.Helper()
	file := service.File{Name: "stack.yaml", Text: []byte(harness.InService(harness.ReadTestdata(f, "stack.yaml")))}
	results, err := z.Services.Apply.Files(f.Context(), harness.Deployment.Managed, []service.File{file})
	if err != nil {
		f.Fatal(err)
	}
	for _, r := range results {
		z.ID[r.Kind+" "+r.Name] = r.ID
	}
	for _, source := range harness.Decode[[]harness.Object](f, z.send(f, "GET", z.Base()+"sources", "").Payload(f)) {
		z.ID["source "+source["name"].(string)] = source["id"].(string)
		if source["name"] == "Logs" {
			z.ID["connection local"] = source["connection"].(string)
		}
	}
	const example = "65f5e4a3b9e77c001a"
	dashboard := harness.Decode[harness.Object](f, z.send(f, "POST", z.Base()+"dashboards",
		z.Tile(`"displayType":"line","sourceId":"<source Logs>","select":[{"aggFn":"count"}]`)).Payload(f))
	return map[string]string{
		example + "100001": z.ID["source Logs"],
		example + "100002": z.ID["source Traces"],
		example + "100003": z.ID["source Metrics"],
		example + "200001": z.ID["connection local"],
		example + "200002": z.ID["connection prometheus"],
		example + "300001": dashboard["id"].(string),
		example + "400001": harness.At(dashboard, "tiles", 0, "id").(string),
		example + "500001": z.ID["webhook oncall"],
		example + "500002": z.ID["webhook errors"],
		example + "600001": z.ID["savedSearch payments"],
	}
}
