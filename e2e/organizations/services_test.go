package organizations

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestServicesMadeBesideAServerGetTheirTables applies a new service while the server runs.
func TestServicesMadeBesideAServerGetTheirTables(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", harness.Embedded...)
	file := filepath.Join(t.TempDir(), "service.yaml")
	text := "organizations: [{name: default, services: [{name: second}]}]\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Command("apply", "-f", file); err != nil {
		t.Fatal(err)
	}
	base := "/v1/organizations/" + s.Keys.OrganizationID + "/services"
	type listed struct{ ID, Name string }
	all := harness.Decode[[]listed](t, s.Do("GET", base, "").Payload(t))
	if len(all) != 2 || all[0] != (listed{s.Keys.ServiceID, "default"}) || all[1].Name != "second" {
		t.Errorf("the services are %v", all)
	}
	page := s.Do("GET", base+"?limit=1&offset=1", "")
	if got := harness.Decode[[]listed](t, page.Payload(t)); len(got) != 1 || got[0] != all[1] || page.Header.Get("X-Total-Count") != "2" {
		t.Errorf("the second page is %v of %s", got, page.Header.Get("X-Total-Count"))
	}
	s.Do("GET", base+"/"+all[1].ID+"/stack/dashboards", "").Payload(t)
	text, err := s.Command("keys", "list")
	if err != nil || !strings.Contains(text, all[0].ID+"  default\n") || !strings.Contains(text, all[1].ID+"  second\n") {
		t.Errorf("%v, keys list prints\n%s", err, text)
	}
	text, err = s.Command("keys", "list", "--output", "json")
	type key struct {
		Kind     string
		Services []listed
	}
	for _, k := range harness.Decode[[]key](t, text) {
		if want := map[string]int{"organization": 2, "ingestion": 1}[k.Kind]; err != nil || len(k.Services) != want {
			t.Errorf("%v: a key of the kind %s is for %v, want %d", err, k.Kind, k.Services, want)
		}
	}
	engine := harness.EngineClient(s)
	sql := "SELECT count() FROM system.tables WHERE database LIKE 'obstack\\_%' AND name = 'otel_logs'"
	s.Poll("the tables of the new service", func() bool { return harness.Ask(t, engine, sql) == "1" })
}
