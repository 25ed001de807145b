package apply

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

// searchLists are a saved search and an alert on it.
const searchLists = `webhooks: [{name: hook, service: generic, url: "https://example.com/hook"}]
savedSearches:
  - name: " Failed payments "
    sourceId: Logs
    select: Timestamp, Body
    where: ServiceName:payment
    tags: [shop]
    filters:
      - {condition: "SeverityText IN ('error')"}
  - {name: Everything, sourceId: Traces}
alerts:
  - name: Payments fail
    source: saved_search
    savedSearchId: Failed payments
    groupBy: ServiceName
    interval: 5m
    threshold: 1
    thresholdType: above
    channel: {type: webhook, webhookId: hook}
`

func TestApplySavedSearches(t *testing.T) {
	t.Parallel()
	s := &harness.Stack{Server: harness.Launch(t, "", harness.NoEngine...)}
	s.WaitListen()
	// One after the other, because each goes on with what the one before has stored.
	testApplySavedSearches(t, s)
	testApplySavedSearchesOfOlderForms(t, s)
	testApplyRefusesSavedSearches(t, s)
}

func testApplySavedSearches(t *testing.T, s *harness.Stack) {
	ids := map[string]string{}
	var kinds []string
	for _, r := range s.Apply(t, searchLists) {
		ids[r.Kind+" "+r.Name] = r.ID
		if kinds = append(kinds, r.Kind); r.Action != "created" {
			t.Errorf("%+v", r)
		}
	}
	if diff := cmp.Diff(kinds, []string{"savedSearch", "savedSearch", "webhook", "alert"}); diff != "" {
		t.Errorf("applied (-got +want):\n%s", diff)
	}
	alert := s.Do("GET", "alerts/"+ids["alert Payments fail"], "").Payload(t)
	got := harness.Decode[harness.Object](t, alert)
	if got["savedSearchId"] != ids["savedSearch Failed payments"] || got["groupBy"] != "ServiceName" ||
		harness.At(got, "channel", "webhookId") != ids["webhook hook"] {
		t.Errorf("the alert is %s", alert)
	}
	if !harness.Deployment.Managed {
		search := harness.Decode[harness.Object](t, s.Do("GET", "saved-searches/"+ids["savedSearch Failed payments"], "").Payload(t))
		for key, want := range map[string]any{
			"name": "Failed payments", "select": "Timestamp, Body", "orderBy": "", "whereLanguage": "lucene",
		} {
			if search[key] != want {
				t.Errorf("%s is %v, want %v", key, search[key], want)
			}
		}
		harness.SameJSON(t, harness.Encode(t, search["filters"]), `[{"type":"sql","condition":"SeverityText IN ('error')"}]`)
	}

	file := searchLists
	for _, change := range []struct{ from, to, updated string }{
		{"tags: [shop]", "tags: [shop]", ""},
		{"ServiceName:payment", "ServiceName:checkout", "savedSearch Failed payments"},
		{"    tags: [shop]\n", "", "savedSearch Failed payments"},
		{"('error')", "('fatal')", "savedSearch Failed payments"},
		{"sourceId: Traces", "sourceId: Logs", "savedSearch Everything"},
		{"savedSearchId: Failed payments", "savedSearchId: Everything", "alert Payments fail"},
		{"savedSearchId: Everything", "savedSearchId: " + ids["savedSearch Everything"], ""},
		{"    groupBy: ServiceName\n", "", "alert Payments fail"},
	} {
		if !strings.Contains(file, change.from) {
			t.Fatalf("%q is not in the file", change.from)
		}
		file = strings.Replace(file, change.from, change.to, 1)
		for _, r := range s.Apply(t, file) {
			name := r.Kind + " " + r.Name
			want := "unchanged"
			if name == change.updated {
				want = "updated"
			}
			if r.Action != want || r.ID != ids[name] {
				t.Errorf("%s: %s is %s with the id %s, want %s and %s", change.to, name, r.Action, r.ID, want, ids[name])
			}
		}
	}
	if got := harness.Decode[harness.Object](t, s.Do("GET", "alerts/"+ids["alert Payments fail"], "").Payload(t)); got["groupBy"] != nil ||
		got["savedSearchId"] != ids["savedSearch Everything"] {
		t.Errorf("the alert is %v", got)
	}
}

// testApplySavedSearchesOfOlderForms holds that a file may repeat the filters that a stored search has.
func testApplySavedSearchesOfOlderForms(t *testing.T, s *harness.Stack) {
	const older = `savedSearches: [{name: Older, sourceId: Logs, filters: [{type: lucene, condition: "level:error"}]}]`
	if _, err := s.Command("apply", "-f", harness.WriteYAML(t, harness.InService(older))); err == nil ||
		!strings.Contains(err.Error(), `savedSearch "Older": filters[0] must have the type sql`) {
		t.Errorf("a new filter of another type: %v", err)
	}
	s.Apply(t, "savedSearches: [{name: Older, sourceId: Logs}]")
	harness.Change(t, s.Database(t), `UPDATE saved_searches SET filters = '[{"type":"lucene","condition":"level:error"}]' `+
		`WHERE name = 'Older'`)
	if got := harness.Actions(s.Apply(t, older)); got["savedSearch Older"] != "unchanged" {
		t.Errorf("the stored one: %v", got)
	}
}

func testApplyRefusesSavedSearches(t *testing.T, s *harness.Stack) {
	const stored = "SELECT count(*) FROM saved_searches"
	before := harness.Single[int](t, s.Database(t), stored)
	const condition = `
alerts:
  - {name: a, source: saved_search, savedSearchId: S, interval: 1m, threshold: 1, thresholdType: above,
     channel: {type: webhook, webhookId: hook}}
`
	for lists, want := range map[string]string{
		"savedSearches: [{name: S, sourceId: Nowhere}]":                            `sourceId: "Nowhere" does not exist`,
		"savedSearches: [{name: S, sourceId: 00000000000000000000dead}]":           "existing source",
		"savedSearches: [{sourceId: Logs}]":                                        "savedSearch: name is required",
		"savedSearches: [{name: ' ', sourceId: Logs}]":                             "savedSearch: name is required",
		"savedSearches: [{name: S}]":                                               "sourceId: Required",
		"savedSearches: [{name: S, sourceId: Logs, colour: red}]":                  "colour: Unknown key",
		"savedSearches: [{name: S, sourceId: Logs, where: 5}]":                     "where: Expected string",
		"savedSearches: [{name: S, sourceId: Logs, filters: [{}]}]":                "filters.0.condition: Required",
		"savedSearches: [{name: S, sourceId: Logs, filters: [{condition: a}]}]":    "filters[0] ",
		"savedSearches: [{name: S, sourceId: Logs}, {name: ' S', sourceId: Logs}]": `duplicate savedSearch "S"`,
	} {
		_, err := s.Command("apply", "-f", harness.WriteYAML(t, harness.InService(lists+condition)))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", lists, err, want)
			continue
		}
		// What is wrong with it is said once, and not of its alert again; one that has no name cannot be meant.
		if lines := strings.Split(err.Error(), "\n"); len(lines) != 1 && !strings.Contains(want, "name is required") {
			t.Errorf("%s: %d problems: %v", lists, len(lines), err)
		}
	}
	_, err := s.Command("apply", "-f", harness.WriteYAML(t, harness.InService(condition)))
	if err == nil || !strings.Contains(err.Error(), `savedSearchId: "S" does not exist`) {
		t.Errorf("an alert on nothing: %v", err)
	}
	if after := harness.Single[int](t, s.Database(t), stored); after != before {
		t.Errorf("%d saved searches are stored, %d before", after, before)
	}
	// Names need not be unique, but then they stand for nothing.
	s.Apply(t, "savedSearches: [{name: S, sourceId: Logs}, {name: T, sourceId: Logs}]")
	harness.Change(t, s.Database(t), "UPDATE saved_searches SET name = 'S' WHERE name = 'T'")
	for lists, want := range map[string]string{
		"savedSearches: [{name: S, sourceId: Logs}]": `savedSearch "S": several stored objects have this name`,
		condition: `several savedSearches have the name "S", use the ID`,
	} {
		if _, err := s.Command("apply", "-f", harness.WriteYAML(t, harness.InService(lists))); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", lists, err, want)
		}
	}
}
