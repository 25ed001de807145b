package webhook

import (
	"encoding/json"
	"maps"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

// messageFor returns the message that is stored about an event for a webhook of a service.
func messageFor(t *testing.T, service api.WebhookService, e notification) store.Message {
	t.Helper()
	e.Alert.Channels = []api.AlertChannel{{WebhookID: "w"}}
	hooks := []store.WebhookName{{ID: "w", Service: service}}
	f := fanoutOf(store.OutboxEvent{Event: e.Event}, e.sample, hooks, "https://ui.example")
	if len(f.Deliveries) != 1 || len(f.Errors) != 0 {
		t.Fatalf("%+v", f)
	}
	return f.Deliveries[0].Message
}

// rendered returns the added variables as a template prints them, without the empty ones.
func rendered(t *testing.T, m store.Message) map[string]string {
	t.Helper()
	template := `{"":""`
	for _, name := range addedVariables {
		template += `,"` + name + `":"{{` + name + `}}"`
	}
	template += "}"
	body, err := Payload(api.WebhookServiceGeneric, &template, m)
	if err != nil {
		t.Fatal(err)
	}
	vars := decoded[map[string]string](t, []byte(body))
	maps.DeleteFunc(vars, func(_, value string) bool { return value == "" })
	return vars
}

func TestVariablesOfBodies(t *testing.T) {
	t.Parallel()
	with := func(typ api.AlertThresholdType, threshold float64, upper *float64) editEvent {
		return func(e *notification) {
			e.Alert.ThresholdType, e.Alert.Threshold, e.Alert.ThresholdMax = typ, threshold, upper
		}
	}
	conditionOf := func(query string) editEvent { return func(e *notification) { e.SourceQuery = query } }
	const hostile = "a \"b\" \\ <&> \u2028 🚑\n{{title}}"
	for name, c := range map[string]struct {
		event notification
		want  map[string]string // differences from the variables of tileEvent
	}{
		"a saved search fires": {searchEvent(conditionOf("(level:error) AND (svc IN ('a'))")), map[string]string{
			"alertType": "search", "value": "3", "threshold": "1", "sourceQuery": "(level:error) AND (svc IN ('a'))",
		}},
		"a tile fires": {tileEvent(conditionOf("SELECT 1")), map[string]string{"value": "10.789", "sourceQuery": "SELECT 1"}},
		"a tile is resolved": {
			tileEvent(resolved, value(2.25)), map[string]string{"status": "resolved", "value": "2.25"},
		},
		"a group fires": {
			tileEvent(group("service:api", "region:\x1b[31meu")), map[string]string{"groupKey": "service:api, region:eu"},
		},
		"a range has two thresholds": {
			tileEvent(with(api.AlertThresholdTypeBetween, 0.5, of(0.0))),
			map[string]string{"comparator": "between", "threshold": "0.5", "thresholdMax": "0"},
		},
		"other types have no upper threshold": {
			tileEvent(with(api.AlertThresholdTypeEqual, 5, of(9.0))), map[string]string{"comparator": "="},
		},
		"without data there is no value": {tileEvent(without("no data")), map[string]string{"status": "no_data", "value": ""}},
		"resolved without data": {
			tileEvent(resolved, without("no data")), map[string]string{"status": "resolved", "value": ""},
		},
		"a value of zero is a value": {tileEvent(value(0)), map[string]string{"value": "0"}},
		"numbers are plain": {
			tileEvent(value(1.5e21), with(api.AlertThresholdTypeBelow, -1e-7, nil)),
			map[string]string{"comparator": "<", "value": "1500000000000000000000", "threshold": "-0.0000001"},
		},
		"texts are escaped for JSON": {
			tileEvent(group("g:"+hostile), conditionOf(hostile), func(e *notification) { e.Alert.Note = of(hostile) }),
			map[string]string{"groupKey": "g:" + hostile, "sourceQuery": hostile, "note": hostile},
		},
	} {
		c.event.Alert.TeamID = "65f5e4a3b9e77c001a900001"
		want := map[string]string{
			"startTimeISO": "2024-03-17T22:10:00.000Z", "endTimeISO": "2024-03-17T22:15:00.000Z",
			"alertId": "65f5e4a3b9e77c001a100001", "teamId": "65f5e4a3b9e77c001a900001", "status": "firing",
			"alertType": "dashboard_chart", "comparator": ">=", "threshold": "5", "value": "10.789",
		}
		maps.Copy(want, c.want)
		maps.DeleteFunc(want, func(_, value string) bool { return value == "" })
		got := rendered(t, messageFor(t, api.WebhookServiceGeneric, c.event))
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: variables (-want +got):\n%s", name, diff)
		}
	}
}

func TestEveryThresholdTypeHasAComparator(t *testing.T) {
	t.Parallel()
	got := map[string]string{}
	for typ := range phrases {
		e := tileEvent(func(e *notification) { e.Alert.ThresholdType = typ })
		got[string(typ)] = messageVariables(e.Event)["comparator"]
	}
	want := map[string]string{
		"above": ">=", "above_exclusive": ">", "below": "<", "below_or_equal": "<=", "equal": "=", "not_equal": "!=",
		"between": "between", "not_between": "outside",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("comparators (-want +got):\n%s", diff)
	}
}

// Messages of earlier versions lack variables. Events of earlier versions lack the condition and the note.
func TestMessagesOfEarlierVersionsAreRendered(t *testing.T) {
	t.Parallel()
	want := map[string]string{
		"startTimeISO": "2023-11-16T22:05:00.000Z", "endTimeISO": "2023-11-16T22:10:00.000Z", "status": "firing",
	}
	if diff := cmp.Diff(want, rendered(t, aDelivery().Message)); diff != "" {
		t.Errorf("variables (-want +got):\n%s", diff)
	}
	e := tileEvent()
	if err := json.Unmarshal([]byte(`{"alert":{"id":"a","teamId":"t","source":"tile"},"firing":true}`), &e.Event); err != nil {
		t.Fatal(err)
	}
	got := rendered(t, messageFor(t, api.WebhookServiceGeneric, e))
	if got["alertId"] != "a" || got["teamId"] != "t" || got["note"] != "" || got["sourceQuery"] != "" {
		t.Errorf("variables %v", got)
	}
}

// Templates from before the added variables render the same bytes, also if they loop over all variables or print so much
// that a few more bytes in the variables would exceed the limit.
func TestTemplatesWithoutAddedVariablesAreUnchanged(t *testing.T) {
	t.Parallel()
	m := messageFor(t, api.WebhookServiceGeneric, tileEvent(func(e *notification) { e.Alert.Note = of(strings.Repeat("n", 4096)) }))
	m.Body, m.Link = strings.Repeat("b", 60<<10), ""
	prints := maxPrinted / (len(m.Body) + 1000)
	for name, template := range map[string]string{
		"a loop over all variables": "{{#each @root}}{{@key}}={{this}};{{/each}}",
		"tags that print a lot":     strings.Repeat("{{#if (eq state \"OK\")}}{{body}}{{/if}}", prints),
	} {
		got, err := Payload(api.WebhookServiceGeneric, &template, m)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		old := m
		old.Variables = nil
		if want, err := Payload(api.WebhookServiceGeneric, &template, old); err != nil || got != want {
			t.Errorf("%s: %.500s, want %.500s, error %v", name, got, want, err)
		}
		if strings.Contains(got, "ISO") || strings.Contains(got, "status") {
			t.Errorf("%s has added variables: %.500s", name, got)
		}
	}
}

// wantAlertEvent checks a body against the reference of incident.io's HTTP alert source: POST
// /v2/alert_events/http/{alert_source_config_id}. Newer sources require the deduplication key.
func wantAlertEvent(t *testing.T, name, body, status string) {
	t.Helper()
	event := decoded[map[string]any](t, []byte(body))
	for key, value := range event {
		if key == "metadata" {
			if _, object := value.(map[string]any); !object {
				t.Errorf("%s: the metadata is %v", name, value)
			}
			continue
		}
		if _, text := value.(string); !text || !slices.Contains(
			[]string{"title", "status", "description", "deduplication_key", "source_url"}, key) {
			t.Errorf("%s: %s is %v", name, key, value)
		}
	}
	if event["title"] == "" || event["title"] == nil || event["deduplication_key"] == "" || event["deduplication_key"] == nil {
		t.Errorf("%s: title or key is missing in %s", name, body)
	}
	if event["status"] != status {
		t.Errorf("%s: status %v, want %s", name, event["status"], status)
	}
	if link, given := event["source_url"]; given {
		if u, err := url.Parse(link.(string)); err != nil || !u.IsAbs() {
			t.Errorf("%s: link %v", name, link)
		}
	}
}

func TestDefaultForIncidentIsAnAlertEvent(t *testing.T) {
	t.Parallel()
	hostile := func(e *notification) {
		named("A \"name\" \\ {{group}}")(e)
		message("line\n\t\"quoted\" \u2028 🚑 {{group}}")(e)
		group("service:\"\x00\x1b\\\xff{{x}}")(e)
		e.sample = "\"a\",\"b\"\n"
	}
	for name, c := range map[string]struct {
		event  notification
		status string
	}{
		"a saved search fires":   {searchEvent(), "firing"},
		"a saved search is over": {searchEvent(resolved), "resolved"},
		"a tile without data":    {tileEvent(without("no data")), "firing"},
		"hostile texts":          {searchEvent(hostile), "firing"},
		"hostile texts, over":    {tileEvent(hostile, resolved), "resolved"},
	} {
		m := messageFor(t, api.WebhookServiceIncidentio, c.event)
		for name, m := range map[string]store.Message{name: m, name + ", of an earlier version": withoutVariables(m)} {
			body, err := Payload(api.WebhookServiceIncidentio, nil, m)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			wantAlertEvent(t, name, body, c.status)
		}
	}
}

func withoutVariables(m store.Message) store.Message {
	m.Variables = nil
	return m
}

func TestDefaultForIncident(t *testing.T) {
	t.Parallel()
	e := tileEvent(without("no data in this window"), func(e *notification) {
		e.Alert.ThresholdType, e.Alert.ThresholdMax = api.AlertThresholdTypeNotBetween, of(0.0)
	})
	m := messageFor(t, api.WebhookServiceIncidentio, e)
	got, err := Payload(api.WebhookServiceIncidentio, nil, m)
	want := `{"title":"🚨 Alert for \"Orders\" in \"Shop\" - no value to compare with 5 and 0","status":"firing",` +
		`"deduplication_key":"` + m.EventID + `","description":"\nThere is no value to compare with the thresholds of 5 and 0: ` +
		`no data in this window\n` + spanText + `\n","source_url":"` + m.Link + `","metadata":{` +
		`"alert_id":"65f5e4a3b9e77c001a100001","status":"no_data","condition":"outside 5 and 0",` +
		`"window":"2024-03-17T22:10:00.000Z/2024-03-17T22:15:00.000Z"}}`
	if err != nil || got != want {
		t.Errorf("error %v, body\n%s, want\n%s", err, got, want)
	}
	if got, err := Payload(api.WebhookServiceIncidentio, nil, store.Message{Title: "t", EventID: "e"}); err != nil ||
		strings.Contains(got, "source_url") || strings.Contains(got, `"condition":" `) {
		t.Errorf("without a link and variables: error %v, %s", err, got)
	}
}

// TestVariablesAreListed holds the lists of variables in the manual, the OpenAPI document and the UI.
func TestVariablesAreListed(t *testing.T) {
	t.Parallel()
	want := append([]string{"title", "body", "link", "state", "startTime", "endTime", "eventId"}, addedVariables...)
	for _, c := range []struct {
		file       string
		begin, end string
		name       *regexp.Regexp
	}{
		{"../../docs/notifications.md", "| variable |", "\n\n", regexp.MustCompile("(?m)^\\| `(\\w+)` \\|")},
		{"../../openapi/schemas.yaml", "Variables: ", "Values", regexp.MustCompile("`(\\w+)`")},
		{"../ui/web/src/page/team/Webhooks.tsx", "const variables", "};", regexp.MustCompile(`(?m)^  (\w+):`)},
	} {
		text, err := os.ReadFile(c.file)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		list := regexp.MustCompile(`\([^)]*\)`).ReplaceAllString(between(string(text), c.begin, c.end), "") // values
		for _, match := range c.name.FindAllStringSubmatch(list, -1) {
			got = append(got, match[1])
		}
		if diff := cmp.Diff(slices.Sorted(slices.Values(want)), slices.Sorted(slices.Values(got))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.file, diff)
		}
	}
}
