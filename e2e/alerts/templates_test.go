package alerts

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// brokenTemplates do not compile.
var brokenTemplates = []string{"{{#if value}}", "{{unknown value}}", "{{", "{{/each}}", "{{#each a}}{{/if}}"}

// TestAlertTemplates holds that the texts of an alert must be templates when they are written.
func TestAlertTemplates(t *testing.T) {
	t.Parallel()
	s := harness.StartMetadata(t)
	body := harness.Edited(s.NewAlert(t), harness.Object{"enabled": false})
	fine := harness.Object{"name": "{{value}} errors", "message": `{{#is_match "group" "a"}}{{attributes.host}}{{/is_match}}`}
	created := s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, fine))).Payload(t)
	path := "alerts/" + harness.ID(t, created)
	for _, template := range brokenTemplates {
		for _, key := range []string{"name", "message"} {
			broken := harness.Encode(t, harness.Edited(body, harness.Object{key: template}))
			for _, a := range []harness.Answer{s.Do("POST", "alerts", broken), s.Do("PUT", path, broken)} {
				text := a.Problem(t, 400)
				if !strings.HasPrefix(text, "Body validation failed: "+key+": Invalid template: ") {
					t.Errorf("%s %q: %s", key, template, text)
				}
			}
		}
	}
	if got := s.Do("GET", path, "").Payload(t); got != created {
		t.Errorf("a refused update left %s, want %s", got, created)
	}
	both := harness.Object{"name": "{{", "message": "{{", "thresholdType": "between"}
	s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, both))).WantProblem(t, "thresholdMax: ", "name: ", "message: ")
	s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, harness.Edited(both, harness.Object{"note": ""})))).WantProblem(t,
		"note: ", "thresholdMax: ", "name: ", "message: ")
	s.Do("PUT", "alerts/"+harness.MissingID, harness.Encode(t, body)).Problem(t, 404)

	// What is stored already, from a time when no evaluator looked, may stay while the rest changes.
	harness.Change(t, s.Metadata(t), "UPDATE alerts SET name = '{{', message = '{{/x}}' WHERE id = ?", harness.ID(t, created))
	stored := harness.Object{"name": "{{", "message": "{{/x}}", "note": "changed"}
	if got := harness.Decode[harness.Object](t, s.Do("PUT", path, harness.Encode(t, harness.Edited(body, stored))).Payload(t)); got["note"] != "changed" {
		t.Errorf("changed to %v", got)
	}
	text := s.Do("PUT", path, harness.Encode(t, harness.Edited(body, harness.Edited(stored, harness.Object{"name": "{{/x}}"})))).Problem(t, 400)
	if !strings.Contains(text, "name: ") || strings.Contains(text, "message: ") {
		t.Errorf("a stored message and another name: %s", text)
	}
}

// TestAppliedTemplates holds the same of files.
func TestAppliedTemplates(t *testing.T) {
	t.Parallel()
	s := harness.StartMetadata(t)
	const lists = `webhooks:
  - name: templated
    service: generic
    url: https://example.com/
    body: '{"text":"{{title}}"}'
  - {name: incident, service: incidentio, url: "https://example.com/", body: "{{body}}"}
savedSearches:
  - {name: watched, sourceId: Logs}
alerts:
  - name: "{{value}} errors"
    message: In {{group}}
    source: saved_search
    savedSearchId: watched
    interval: 5m
    threshold: 1
    thresholdType: above
    channel: {type: webhook, webhookId: templated}
`
	s.Apply(t, lists)
	for from, place := range map[string]struct {
		line int
		to   string
		text string
	}{
		`'{"text":"{{title}}"}'`: {5, `"{{title"`, `webhook "templated": body: Invalid template: `},
		`"{{body}}"`:             {6, `"{{#if}}"`, `webhook "incident": body: Invalid template: `},
		"In {{group}}":           {11, `"{{#each"`, `errors": message: Invalid template: `},
		`"{{value}} errors"`:     {10, `"{{value errors"`, `errors": name: Invalid template: `},
	} {
		file := harness.WriteYAML(t, harness.InService(strings.Replace(lists, from, place.to, 1)))
		_, err := s.Command("apply", "-f", file)
		if harness.Deployment.Managed {
			place.line += strings.Count(harness.InService("x"), "\n") - 1
		}
		if at := fmt.Sprintf("%s:%d: ", file, place.line); err == nil || !strings.Contains(err.Error(), at) ||
			!strings.Contains(err.Error(), place.text) {
			t.Errorf("%s: %v, want %s %s", place.to, err, at, place.text)
		}
	}
	harness.Change(t, s.Metadata(t), "UPDATE alerts SET message = '{{/x}}' WHERE name = '{{value}} errors'")
	harness.Change(t, s.Metadata(t), "UPDATE webhooks SET body = '{{' WHERE name = 'templated'")
	kept := strings.NewReplacer("In {{group}}", `"{{/x}}"`, `'{"text":"{{title}}"}'`, `"{{"`).Replace(lists)
	for name, action := range harness.Actions(s.Apply(t, kept)) {
		if action != "unchanged" {
			t.Errorf("%s is %s", name, action)
		}
	}
}
