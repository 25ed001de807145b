package organizations

import (
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

func TestApplyToOrganizations(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "")
	testApplyNamesProblemsOfOrganizations(t, s)
	testApplyMakesOrganizations(t, s)
}

func testApplyMakesOrganizations(t *testing.T, s *harness.Server) {
	file := `
organizations:
  - name: acme
    services:
      - name: shop
        webhooks: [{name: hook, service: generic, url: "https://example.com"}]
        dashboards:
          - name: Shop
            tiles: [{name: T, x: 0, y: 0, w: 1, h: 1, config: {displayType: search, sourceId: Logs, select: ""}}]
      - {name: empty}
    invitations:
      - {email: Bob@Example.com, role: admin}
      - {email: eve@example.com, role: developer, expireAt: 2050-01-01T00:00:00Z}
  - {name: nobody}
`
	run := func(text string) []harness.Applied {
		t.Helper()
		out, err := s.Command("apply", "-f", harness.WriteYAML(t, text), "--output", "json")
		if err != nil {
			t.Fatal(err)
		}
		return harness.Decode[[]harness.Applied](t, out)
	}
	results := run(file)
	ids := map[string]string{}
	for _, r := range results {
		if ids[r.Kind+" "+r.Name] = r.ID; r.Action != "created" {
			t.Errorf("%+v, want a new resource", r)
		}
	}
	if len(results) != 8 {
		t.Errorf("%d resources, want 8: %v", len(results), results)
	}
	for _, r := range run(file) {
		if r.Action != "unchanged" || r.ID != ids[r.Kind+" "+r.Name] {
			t.Errorf("the second time: %+v", r)
		}
	}

	t.Run("a new service has sources of its own", func(t *testing.T) {
		t.Parallel()
		testNewServicesHaveSources(t, s, ids)
	})
	t.Run("invitations are distinguished by their address in any case", func(t *testing.T) {
		t.Parallel()
		key := s.CreateKey(t, "--organization", "acme")
		path := "/v1/organizations/" + ids["organization acme"] + "/invitations/"
		get := func(email string) harness.Object {
			return harness.Decode[harness.Object](t, s.Do("GET", path+ids["invitation "+email], "", key.Use).Payload(t))
		}
		bob := get("bob@example.com")
		created, err := time.Parse(time.RFC3339, bob["createdAt"].(string))
		if err != nil {
			t.Fatal(err)
		}
		expires, err := time.Parse(time.RFC3339, bob["expireAt"].(string))
		if err != nil {
			t.Fatal(err)
		}
		if days := expires.Sub(created).Round(time.Hour).Hours() / 24; days != 30 || bob["email"] != "bob@example.com" {
			t.Errorf("the invitation is %v, open for %v days", bob, days)
		}
		const change = `
organizations:
  - name: acme
    invitations:
      - {email: BOB@example.com, role: developer}
      - {email: eve@example.com, role: developer, expireAt: "2051-01-01T00:00Z"}
`
		for _, r := range run(change)[1:] {
			if r.Action != "updated" || r.ID != ids["invitation "+r.Name] {
				t.Errorf("%+v, want an update", r)
			}
		}
		bob["role"], bob["assignedRoles"] = "developer", assigned(developerRole)
		harness.SameJSON(t, harness.Encode(t, get("bob@example.com")), harness.Encode(t, bob))
		if got := get("eve@example.com")["expireAt"]; got != "2051-01-01T00:00:00.000Z" {
			t.Errorf("expireAt is %v", got)
		}
	})
	t.Run("files about one service are put together", func(t *testing.T) {
		t.Parallel()
		testFilesOfOneService(t, s)
	})
}

func testNewServicesHaveSources(t *testing.T, s *harness.Server, ids map[string]string) {
	key := s.CreateKey(t, "--organization", "acme")
	seen := map[string]bool{}
	for _, service := range []string{"shop", "empty"} {
		base := "/v1/organizations/" + ids["organization acme"] + "/services/" + ids["service "+service] + "/stack/"
		var names []string
		for _, source := range harness.Decode[[]harness.Object](t, s.Do("GET", base+"sources", "", key.Use).Payload(t)) {
			names = append(names, source["name"].(string))
			database := harness.At(source, "from", "databaseName").(string)
			if id := source["id"].(string); seen[id] || !strings.HasPrefix(database, "obstack_") {
				t.Errorf("%s: source %v", service, source)
			} else {
				seen[id] = true
			}
		}
		if got := strings.Join(names, " "); got != "Logs Traces Metrics Sessions" {
			t.Errorf("%s has the sources %s", service, got)
		}
	}
}

func testFilesOfOneService(t *testing.T, s *harness.Server) {
	in := func(lists string) string {
		return harness.WriteYAML(t, "organizations: [{name: acme, services: [{name: empty, "+lists+"}]}]\n")
	}
	out, err := s.Command("apply", "--output", "json",
		"-f", in("alerts: [{name: a, source: tile, dashboardId: D, tileId: T, interval: 1m, threshold: 1, "+
			"thresholdType: above, channel: {type: webhook, webhookId: h}}]"),
		"-f", in("dashboards: [{name: D, tiles: [{name: T, x: 0, y: 0, w: 1, h: 1, config: {displayType: markdown}}]}]"),
		"-f", in(`webhooks: [{name: h, service: generic, url: "https://example.com"}]`))
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for _, r := range harness.Decode[[]harness.Applied](t, out) {
		kinds = append(kinds, r.Kind)
	}
	if got := strings.Join(kinds, " "); got != "organization service webhook dashboard alert" {
		t.Errorf("applied: %s", got)
	}
}

func testApplyNamesProblemsOfOrganizations(t *testing.T, s *harness.Server) {
	name := harness.WriteYAML(t, `organizations:
  - name: acme
    colour: red
    invitations:
      - {email: nobody, role: admin}
      - {email: ann@example.com, role: owner}
      - {email: bob@example.com, role: admin, expireAt: tomorrow}
      - {email: eve@example.com, role: admin, expireAt: 5, colour: red}
      - {role: admin}
      - {email: EVE@example.com, role: admin}
    services:
      - name: shop
        pigeons: []
        webhooks: [{name: hook, service: pigeon, url: x}]
      - {webhooks: []}
  - {services: []}
webhooks: []
`)
	list := harness.WriteYAML(t, "- a\n")
	_, err := s.Command("apply", "-f", name, "-f", list)
	if err == nil {
		t.Fatal("a file full of mistakes is applied")
	}
	for _, want := range []string{
		name + `:3: organization "acme": unknown key "colour"`, name + `:5: invitation "nobody": email: `,
		name + `:6: invitation "ann@example.com": role: `, name + `:7: invitation "bob@example.com": expireAt: `,
		name + `:8: invitation "eve@example.com": expireAt: `, name + `:8: invitation "eve@example.com": colour: Unknown key`,
		name + `:9: invitation: email is required`, name + `:10: duplicate invitation "eve@example.com"`,
		name + `:13: unknown list "pigeons"`, name + `:14: webhook "hook": service: `,
		name + `:15: service: name is required`, name + `:16: organization: name is required`,
		name + `:17: unknown list "webhooks"`, list + ":1: expected organizations",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("no line has %s", want)
		}
	}
	if t.Failed() {
		t.Logf("the problems are\n%v", err)
	}
	if _, err := s.Command("keys", "create", "--organization", "acme"); err == nil {
		t.Error("the organization was made")
	}
}
