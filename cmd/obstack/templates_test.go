package main

import (
	"fmt"
	"strings"
	"testing"
)

// brokenTemplates do not compile.
var brokenTemplates = []string{"{{#if value}}", "{{unknown value}}", "{{", "{{/each}}", "{{#each a}}{{/if}}"}

// TestAlertTemplates holds that the texts of an alert must be templates when they are written.
func TestAlertTemplates(t *testing.T) {
	t.Parallel()
	s := StartStack(t)
	body := Edited(s.newAlert(t), Object{"enabled": false})
	fine := Object{"name": "{{value}} errors", "message": `{{#is_match "group" "a"}}{{attributes.host}}{{/is_match}}`}
	created := s.Do("POST", "alerts", Encode(t, Edited(body, fine))).Payload(t)
	path := "alerts/" + ID(t, created)
	for _, template := range brokenTemplates {
		for _, key := range []string{"name", "message"} {
			broken := Encode(t, Edited(body, Object{key: template}))
			for _, a := range []Answer{s.Do("POST", "alerts", broken), s.Do("PUT", path, broken)} {
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
	both := Object{"name": "{{", "message": "{{", "thresholdType": "between"}
	s.Do("POST", "alerts", Encode(t, Edited(body, both))).WantProblem(t, "thresholdMax: ", "name: ", "message: ")
	s.Do("POST", "alerts", Encode(t, Edited(body, Edited(both, Object{"note": ""})))).WantProblem(t,
		"note: ", "thresholdMax: ", "name: ", "message: ")
	s.Do("PUT", "alerts/"+MissingID, Encode(t, body)).Problem(t, 404)

	// What is stored already, from a time when nobody looked, may stay while the rest changes.
	change(t, s.metadata(t), "UPDATE alerts SET name = '{{', message = '{{/x}}' WHERE id = ?", ID(t, created))
	stored := Object{"name": "{{", "message": "{{/x}}", "note": "changed"}
	if got := Decode[Object](t, s.Do("PUT", path, Encode(t, Edited(body, stored))).Payload(t)); got["note"] != "changed" {
		t.Errorf("changed to %v", got)
	}
	text := s.Do("PUT", path, Encode(t, Edited(body, Edited(stored, Object{"name": "{{/x}}"})))).Problem(t, 400)
	if !strings.Contains(text, "name: ") || strings.Contains(text, "message: ") {
		t.Errorf("a stored message and another name: %s", text)
	}
}

// TestAppliedTemplates holds the same of files.
func TestAppliedTemplates(t *testing.T) {
	t.Parallel()
	s := StartStack(t)
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
	s.apply(t, lists)
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
		file := writeYAML(t, inService(strings.Replace(lists, from, place.to, 1)))
		_, err := s.Command("apply", "-f", file)
		if deployment.Managed {
			place.line += strings.Count(inService("x"), "\n") - 1
		}
		if at := fmt.Sprintf("%s:%d: ", file, place.line); err == nil || !strings.Contains(err.Error(), at) ||
			!strings.Contains(err.Error(), place.text) {
			t.Errorf("%s: %v, want %s %s", place.to, err, at, place.text)
		}
	}
	change(t, s.metadata(t), "UPDATE alerts SET message = '{{/x}}' WHERE name = '{{value}} errors'")
	change(t, s.metadata(t), "UPDATE webhooks SET body = '{{' WHERE name = 'templated'")
	kept := strings.NewReplacer("In {{group}}", `"{{/x}}"`, `'{"text":"{{title}}"}'`, `"{{"`).Replace(lists)
	for name, action := range actions(s.apply(t, kept)) {
		if action != "unchanged" {
			t.Errorf("%s is %s", name, action)
		}
	}
}
