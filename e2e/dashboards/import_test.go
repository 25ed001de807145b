package dashboards

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
)

// TestImport converts dashboards of elsewhere, creates what comes out of it as it is, and asks every tile for its data.
func TestImport(t *testing.T) {
	t.Parallel()
	s := harness.StartStack(t)
	if harness.Deployment.Managed { // which has no such operation
		if a := s.Do("POST", "dashboards/import", "{}"); a.Status != http.StatusMethodNotAllowed {
			t.Errorf("%d %s", a.Status, a.Body)
		}
		return
	}
	engine := harness.EngineClient(s.Server)
	now := time.Now()
	for table, columns := range map[string]string{
		"otel_logs":   "(Timestamp, ServiceName, SeverityText, Body) SELECT %s, ['cart', 'pay'][n %% 2 + 1], ['ERROR', 'INFO'][n %% 2 + 1], 'text'",
		"otel_traces": "(Timestamp, ServiceName, SpanName, SpanKind, Duration, StatusCode) SELECT %s, 'cart', 'GET /', 'Server', n * 1000000, 'Error'",
	} {
		at := fmt.Sprintf("fromUnixTimestamp64Milli(toInt64(%d - n * 1000))", now.UnixMilli()-1000)
		harness.Ask(t, engine, "INSERT INTO "+table+" "+fmt.Sprintf(columns, at)+" FROM (SELECT number AS n FROM numbers(600))")
	}
	t.Run("dashboards", func(t *testing.T) {
		for name, empty := range map[string][]string{
			"grafana":   nil,
			"recent":    {"Logs of regions"},
			"variables": nil,
			"older":     nil,
			"functions": nil,
			"exported":  {"Memory"},
		} {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				testImported(t, s, name, now, empty)
			})
		}
	})
	t.Run("refused", func(t *testing.T) {
		t.Parallel()
		testImportsThatAreRefused(t, s)
	})
}

// testImported imports a file, and expects data of all tiles but the empty ones.
func testImported(t *testing.T, s *harness.Stack, name string, now time.Time, empty []string) {
	ctx := t.Context()
	client, err := oss.NewClientWithResponses(s.URL, oss.WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		s.Authorize(r)
		return nil
	}))
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile(filepath.Join("..", "..", "impl", "service", "testdata", "import", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	text := strings.ReplaceAll(string(file), `"default"`, `"`+s.EngineDatabase()+`"`)
	dashboard := harness.Decode[map[string]any](t, text)
	title, ok := dashboard["title"].(string)
	switch spec, wrapped := dashboard["spec"].(map[string]any); {
	case wrapped:
		title = spec["title"].(string)
	case !ok:
		title = dashboard["name"].(string)
	}
	before := s.Do("GET", "dashboards?name="+title, "").Body
	imported, err := client.ImportDashboardWithResponse(ctx, api.DashboardImport{
		ConnectionID: s.ID["connection local"], Sources: map[string]string{"App logs": s.ID["source Logs"]},
		Dashboard: dashboard,
	})
	if err != nil {
		t.Fatal(err)
	}
	if imported.JSON200 == nil {
		t.Fatalf("import: %d %s", imported.StatusCode(), imported.Body)
	}
	if after := s.Do("GET", "dashboards?name="+title, "").Body; after != before {
		t.Errorf("the import has stored something: %s", after)
	}
	if len(imported.JSON200.Data.Notes) == 0 {
		t.Error("there are no notes")
	}
	validation, err := client.ValidateDashboardWithResponse(ctx, imported.JSON200.Data.Dashboard)
	if err != nil {
		t.Fatal(err)
	}
	if validation.JSON200 == nil || !validation.JSON200.Valid {
		t.Errorf("the validation: %d %s", validation.StatusCode(), validation.Body)
	}
	created, err := client.CreateDashboardWithResponse(ctx, imported.JSON200.Data.Dashboard)
	if err != nil {
		t.Fatal(err)
	}
	if created.JSON200 == nil {
		t.Fatalf("create: %d %s\n%s", created.StatusCode(), created.Body, imported.Body)
	}
	d := created.JSON200.Data
	// What is answered here can be imported too, as it is.
	again, err := client.ImportDashboardWithResponse(ctx, api.DashboardImport{
		ConnectionID: s.ID["connection local"], Dashboard: harness.Decode[map[string]any](t, string(created.Body)),
	})
	if err != nil {
		t.Fatal(err)
	}
	if again.JSON200 == nil || len(again.JSON200.Data.Notes) > 0 {
		t.Fatalf("import of what was created: %d %s", again.StatusCode(), again.Body)
	}
	second, err := client.CreateDashboardWithResponse(ctx, again.JSON200.Data.Dashboard)
	if err != nil {
		t.Fatal(err)
	}
	harness.SameJSON(t, harness.Encode(t, harness.WithoutIDs(t, harness.Decode[any](t, string(second.Body)))),
		harness.Encode(t, harness.WithoutIDs(t, harness.Decode[any](t, string(created.Body)))))
	if got, want := len(d.Tiles), len(imported.JSON200.Data.Dashboard.Tiles); got != want || got < 3 {
		t.Errorf("%d tiles, want %d", got, want)
	}
	for _, tile := range d.Tiles {
		if config := harness.Decode[harness.Object](t, harness.Encode(t, tile.Config)); config["displayType"] == "markdown" {
			continue
		}
		data, err := client.QueryTileWithResponse(ctx, d.ID, tile.ID, api.TileQuery{
			StartTime: now.Add(-time.Hour).UnixMilli(), EndTime: now.UnixMilli(),
		})
		switch {
		case err != nil:
			t.Fatal(err)
		case data.JSON200 == nil:
			t.Errorf("%s: %d %s\n%s", tile.Name, data.StatusCode(), data.Body, harness.Encode(t, tile))
		case len(data.JSON200.Data.Rows) == 0 && !strings.Contains(strings.Join(empty, "\n"), tile.Name):
			t.Errorf("%s has no rows: %s\n%s", tile.Name, data.Body, harness.Encode(t, tile))
		default:
			wantImportedRows(t, name+": "+tile.Name, data.JSON200.Data.Rows)
		}
	}
}

// importedRows are the rows of tiles whose SQL depends on variables and functions. The records are one second apart for ten
// minutes, and a chart of an hour has buckets of a minute.
var importedRows = map[string]string{
	"variables: Conditions that do not count": `[[600]]`,
	"variables: Quotes in values":             `[["it's \\ here","it's \\ here","o'brien","(it's \\ here)"]]`,
	"variables: Compared with columns":        `[[600]]`,
	"variables: The step of the chart (A)":    `,1],`,
	"variables: The step of the chart (B)":    `,1],`,
	"variables: The step of the chart (C)":    `,60],`,
	"variables: Five minutes (A)":             `,1],`,
	"variables: Five minutes (B)":             `,1],`,
	"variables: Five minutes (C)":             `,300],`,
	"functions: Changes (A)":                  `,null,null],`,
	"functions: Changes (B)":                  `,-60000000],`,
	"functions: Changes (C)":                  `,0],`,
	"functions: Changes by key (B)":           `,"Server",-60000000],`,
	"functions: Aggregated (A)":               `,"Server",`,
	"functions: Times in milliseconds (A)":    `,60],`,
	"functions: Times in milliseconds (B)":    `,60],`,
	"functions: Times in milliseconds (C)":    `,60],`,
	"functions: Conditions (B)":               `,60],`,
	"functions: Rows before":                  `,-1000000,`,
	"functions: Filters of the dashboard":     `[[600]]`,
	"functions: Arrays":                       `[[600]]`,
	"functions: Quoted where it is compared":  `[[600]]`,
	"exported: Both languages":                `300,0,`,
	"exported: Other way round":               `[[300]]`,
	"exported: Fixed lists":                   `[[600]]`,
	"exported: A metric without a type":       `[[0]]`,
}

func wantImportedRows(t *testing.T, tile string, rows any) {
	t.Helper()
	if want, got := importedRows[tile], harness.Encode(t, rows); !strings.Contains(got, want) {
		t.Errorf("%s has the rows %s, want %s", tile, got, want)
	}
}

// testImportsThatAreRefused holds what is wrong with a request, and where.
func testImportsThatAreRefused(t *testing.T, s *harness.Stack) {
	body := func(dashboard string) string {
		return s.Named(`{"connectionId":"<connection local>","dashboard":` + dashboard + `}`)
	}
	for _, tt := range []struct{ body, want string }{
		{body(`{}`), "dashboard: Expected a dashboard of Grafana"},
		{body(`[]`), "dashboard: Expected object, received array"},
		{body(`{"panels":{}}`), "dashboard.panels: Expected array, received object"},
		{body(`{"dashboard":{"rows":1}}`), "dashboard.dashboard.rows: Expected array, received number"},
		{body(`{"tiles":"x"}`), "dashboard.tiles: Expected array, received string"},
		{body(`{"spec":{"elements":{}}}`), "newer model"},
		{body(`{"panels":[],"panels":[]}`), `duplicate key "panels"`},
		{body(strings.Repeat(`{"a":`, 70) + "1" + strings.Repeat("}", 70)), "nested deeper than 64 levels"},
		{strings.Replace(body(`{"panels":[]}`), s.ID["connection local"], harness.MissingID, 1), "Could not find the following connection IDs: " + harness.MissingID},
		{strings.Replace(body(`{"panels":[]}`), `{"c`, `{"sources":{"x":"`+harness.MissingID+`"},"c`, 1), "Could not find the following source IDs: " + harness.MissingID},
	} {
		s.Do("POST", "dashboards/import", tt.body).WantProblem(t, tt.want)
	}
	const limit = 5 << 20
	padding := strings.Repeat("a", limit)
	for name, a := range map[string]harness.Answer{
		"declared": s.Declare(t, "POST", s.Base()+"dashboards/import", limit+1),
		"chunked":  s.Do("POST", "dashboards/import", body(`{"panels":[],"x":"`+padding+`"}`), func(r *http.Request) { r.ContentLength = -1 }),
	} {
		if text := a.Problem(t, http.StatusRequestEntityTooLarge); !strings.Contains(text, "5 MiB") {
			t.Errorf("%s: %s", name, text)
		}
	}
	s.Do("POST", "dashboards/import", body(`{"panels":[],"x":"`+padding[:limit-1000]+`"}`)).Payload(t)
}
