package service

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/dashboardimport"
	"github.com/obstack/obstack/impl/query/sqlgen"
	"github.com/obstack/obstack/impl/schema"
)

var update = flag.Bool("update", false, "write the golden answers anew")

const (
	importConnection = "65f5e4a3b9e77c001a200001"
	importLogs       = "65f5e4a3b9e77c001a100001"
	importTraces     = "65f5e4a3b9e77c001a100002"
	importMetrics    = "65f5e4a3b9e77c001a100003"
)

// importRequest is a request for a dashboard on tables as those of OpenTelemetry.
func importRequest(dashboard *schema.Value) dashboardimport.Request {
	source := func(id, name, kind, table string) dashboardimport.Source {
		s := dashboardimport.Source{ID: id, Name: name, Source: sqlgen.Source{Kind: kind, Connection: importConnection}}
		s.From.Database, s.From.Table, s.Timestamp = "default", table, "Timestamp"
		return s
	}
	return dashboardimport.Request{
		Dashboard: dashboard, Connection: importConnection, Database: "default",
		Sources: []dashboardimport.Source{
			source(importLogs, "Logs", "log", "otel_logs"), source(importTraces, "Traces", "trace", "otel_traces"),
			source(importMetrics, "Metrics", "metric", ""),
		},
		Mapping: map[string]string{"App logs": importLogs},
	}
}

func importSchemas(t testing.TB) *Schemas {
	t.Helper()
	schemas, err := LoadSchemas()
	if err != nil {
		t.Fatal(err)
	}
	return schemas
}

// TestImport converts whole dashboards, as files have them.
func TestImport(t *testing.T) {
	t.Parallel()
	schemas := importSchemas(t)
	for _, name := range []string{"grafana", "recent", "variables", "older", "functions", "exported"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(filepath.Join("testdata", "import", name+".json"))
			if err != nil {
				t.Fatal(err)
			}
			v, err := schema.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			answer, err := schemas.imported(importRequest(v))
			if err != nil {
				t.Fatal(err)
			}
			var got bytes.Buffer
			if err := json.Indent(&got, answer.Append(nil), "", "  "); err != nil {
				t.Fatal(err)
			}
			golden := filepath.Join("testdata", "import", name+".golden.json")
			if *update {
				if err := os.WriteFile(golden, append(got.Bytes(), '\n'), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(strings.Split(got.String()+"\n", "\n"), strings.Split(string(want), "\n")); diff != "" {
				t.Errorf("-got +want:\n%s", diff)
			}
		})
	}
}

// converted converts a dashboard, and holds that what comes out of it can be created.
func converted(t testing.TB, schemas *Schemas, v *schema.Value) (dashboard, notes *schema.Value, err error) {
	t.Helper()
	answer, err := schemas.imported(importRequest(v))
	if err != nil {
		if core.KindOf(err) != core.Invalid {
			t.Errorf("the error is %v", err)
		}
		return nil, nil, err
	}
	answer, err = schema.ParseStored(answer.Append(nil))
	if err != nil {
		t.Fatal(err)
	}
	dashboard, notes = answer.Get("dashboard"), answer.Get("notes")
	sent := dashboard.Clone()
	if issues := append(schemas.DashboardCreate.Check(sent), checkDashboard(sent, nil)...); len(issues) > 0 {
		t.Errorf("it cannot be created: %v", issues)
	}
	if dropped := schema.Dropped(dashboard, sent); len(dropped) > 0 {
		t.Errorf("keys that dashboards do not have: %v", dropped)
	}
	if issues := checkPlacement(dashboard.List("tiles"), dashboard.List("containers")); len(issues) > 0 {
		t.Errorf("tiles stand nowhere: %v", issues)
	}
	if n := len(notes.Items); n > 1001 {
		t.Errorf("%d notes", n)
	}
	return dashboard, notes, nil
}

// TestImportOfManyPanels holds the limits of dashboards.
func TestImportOfManyPanels(t *testing.T) {
	t.Parallel()
	schemas := importSchemas(t)
	panels := func(n int, panel string) *schema.Value {
		v, err := schema.Parse([]byte(`{"title":"Many","panels":[` + strings.TrimSuffix(strings.Repeat(panel+",", n), ",") + `]}`))
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	dashboard, notes, err := converted(t, schemas, panels(10_000, `{"type":"timeseries","targets":[{"rawSql":"SELECT 1"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	if n := len(dashboard.List("tiles")); n != 500 {
		t.Errorf("%d tiles", n)
	}
	if text := string(notes.Append(nil)); !strings.Contains(text, "the 9499 panels after it were not imported: a dashboard has at most 500 tiles") {
		t.Errorf("the notes do not say what is missing: %.2000s", text)
	}
	dashboard, notes, err = converted(t, schemas, panels(10_000, `{"type":"row","title":"R"}`))
	if err != nil || len(dashboard.List("containers")) != 50 || len(notes.Items) != 1001 {
		t.Errorf("%d containers, %d notes, %v", len(dashboard.List("containers")), len(notes.Items), err)
	}
	if last := notes.Items[1000].Str("message"); last != "8950 more notes are omitted" {
		t.Error(last)
	}
}

// TestImportOfWrongTypes puts values of other types into files, everywhere.
func TestImportOfWrongTypes(t *testing.T) {
	t.Parallel()
	schemas := importSchemas(t)
	others := []string{
		`null`, `true`, `-1`, `1e308`, `0.5`, `""`, `"x"`, `"$service"`, `[]`, `[null]`, `[[]]`, `{}`, `{"type":"row"}`,
		`{"displayType":"number"}`, `"'"`, `"SELECT 1"`,
	}
	for _, name := range []string{"grafana", "recent", "variables", "older", "functions", "exported"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(filepath.Join("testdata", "import", name+".json"))
			if err != nil {
				t.Fatal(err)
			}
			whole, err := schema.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			places := len(placesIn(whole))
			for i := 0; i < places; i += 3 {
				v := whole.Clone()
				other, err := schema.Parse([]byte(`[` + others[i/3%len(others)] + `]`))
				if err != nil {
					t.Fatal(err)
				}
				*placesIn(v)[i] = *other.Items[0]
				_, _, _ = converted(t, schemas, v)
				if t.Failed() {
					t.Fatalf("place %d as %s", i, others[i/3%len(others)])
				}
			}
		})
	}
}

// placesIn are all values in a value.
func placesIn(v *schema.Value) []*schema.Value {
	var all []*schema.Value
	for _, item := range v.Items {
		all = append(append(all, item), placesIn(item)...)
	}
	for _, m := range v.Members {
		all = append(append(all, m.Value), placesIn(m.Value)...)
	}
	return all
}

// FuzzImport converts anything: what comes out can be created, or is an error of the client.
func FuzzImport(f *testing.F) {
	schemas := importSchemas(f)
	for _, name := range []string{"grafana", "recent", "variables", "older", "functions", "exported"} {
		text, err := os.ReadFile(filepath.Join("testdata", "import", name+".json"))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		v, err := schema.Parse(text)
		if err != nil || v.Kind != schema.Object {
			return
		}
		_, _, _ = converted(t, schemas, v)
	})
}
