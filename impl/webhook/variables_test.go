package webhook

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/oapi-codegen/nullable"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// written is a rendered message.
func written(t *testing.T, e notification, template string) string {
	t.Helper()
	vars, err := e.variables()
	if err != nil {
		t.Fatal(err)
	}
	message(template)(&e)
	got, _, err := e.message(vars, plainText, maxText)
	if err != nil {
		t.Errorf("%s: %v", template, err)
	}
	return got
}

func TestVariables(t *testing.T) {
	t.Parallel()
	tile := tileEvent(group("k8s.pod:p1", "service:api"), func(e *notification) {
		a := &e.Alert
		a.Name, a.Message, a.ThresholdMax, a.GroupBy = of("N {{value}}"), of("M"), of(7.5), of("x")
		a.Channel = &api.AlertChannel{Type: "webhook", WebhookID: "w1"}
		a.Channels = []api.AlertChannel{*a.Channel, {Type: "webhook", WebhookID: "w2"}}
		a.ScheduleOffsetMinutes, a.ScheduleStartAt = of(2), nullable.NewNullableWithValue(core.Time{Time: ten10})
		a.Silenced = &api.AlertSilence{At: core.Time{Time: ten10}, Until: core.Time{Time: ten10}}
	})
	for path, want := range map[string]string{
		"value":                         "10.789",
		"group":                         "k8s.pod:p1, service:api",
		"attributes.k8s.pod":            "p1",
		"attributes.service":            "api",
		"startTime":                     "2024-03-17T22:10:00.000Z",
		"endTime":                       "2024-03-17T22:15:00.000Z",
		"granularity":                   "5 minute",
		"isGroupedAlert":                "true",
		"alert.id":                      "65f5e4a3b9e77c001a100001",
		"alert.name":                    "N {{value}}",
		"alert.message":                 "M",
		"alert.interval":                "5m",
		"alert.threshold":               "5",
		"alert.thresholdMax":            "7.5",
		"alert.thresholdType":           "above",
		"alert.source":                  "tile",
		"alert.groupBy":                 "x",
		"alert.channel.webhookId":       "w1",
		"alert.channels.[1].webhookId":  "w2",
		"alert.channels.length":         "2",
		"alert.dashboardId":             "65f5e4a3b9e77c001a200001",
		"alert.tileId":                  "t 1",
		"alert.savedSearchId":           "",
		"alert.scheduleOffsetMinutes":   "2",
		"alert.scheduleStartAt":         "2024-03-17T22:10:00.000Z",
		"alert.silenced.until":          "2024-03-17T22:10:00.000Z",
		"alert.teamId":                  "",
		"alert.channels.[-1].webhookId": "",
		"dashboard.name":                "Shop",
		"source.name":                   "Logs",
		"savedSearch.name":              "",
		"state":                         "",
		"no.such.path":                  "",
		"value.no.such":                 "",
		"@root.value":                   "10.789",
	} {
		if got := written(t, tile, "{{"+path+"}}"); got != want {
			t.Errorf("%s: %q, want %q", path, got, want)
		}
	}
	for path, want := range map[string]string{
		"savedSearch.name": "Errors", "alert.savedSearchId": "65f5e4a3b9e77c001a300001", "alert.source": "saved_search",
		"dashboard.name": "", "group": "", "isGroupedAlert": "false", "value": "3", "attributes.service": "",
	} {
		if got := written(t, searchEvent(), "{{"+path+"}}"); got != want {
			t.Errorf("%s of a saved search: %q, want %q", path, got, want)
		}
	}
}

func TestAttributesStayWhenResolved(t *testing.T) {
	t.Parallel()
	e := tileEvent(resolved, group("service:api", "k8s.pod:x"))
	if got := written(t, e, "{{attributes.service}}/{{attributes.k8s.pod}}/{{group}}"); got != "api/x/service:api, k8s.pod:x" {
		t.Errorf("%q", got)
	}
	message(`{{#is_match "attributes.service" "api"}}@webhook-team{{/is_match}}`)(&e)
	if text, err := Render(e.Event, e.sample, ""); err != nil || len(text.Mentions) != 1 {
		t.Errorf("a webhook that an attribute names when it fires is not notified of the end: %v, %v", text.Mentions, err)
	}
}

func TestLabelsNest(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		labels []string
		want   map[string]any
	}{
		"by dots": {
			[]string{"k8s.pod:a", "k8s.ns.name:b"},
			map[string]any{"k8s": map[string]any{"pod": "a", "ns": map[string]any{"name": "b"}}},
		},
		"the first of a text and what is below it": {[]string{"k8s:a", "k8s.pod:b"}, map[string]any{"k8s": "a"}},
		"the first of what is below it, and the text": {
			[]string{"k8s.pod:a", "k8s:b"}, map[string]any{"k8s": map[string]any{"pod": "a"}},
		},
		"the first of two": {[]string{"a:1", "a:2"}, map[string]any{"a": "1"}},
	} {
		vars, err := tileEvent(group(c.labels...)).variables()
		if diff := cmp.Diff(c.want, vars["attributes"]); err != nil || diff != "" {
			t.Errorf("%s: error %v (-want +got):\n%s", name, err, diff)
		}
	}
}

func TestLabelsNestTenLevels(t *testing.T) {
	t.Parallel()
	e := tileEvent(group("a.b.c.d.e.f.g.h.i.j.k.l:deep"))
	for template, want := range map[string]string{
		"{{attributes.a.b.c.d.e.f.g.h.i.[j.k.l]}}":                                "deep",
		"{{attributes.a.b.c.d.e.f.g.h.i.j.k.l}}":                                  "",
		`{{lookup attributes "a.b.c.d.e.f.g.h.i.j.k.l"}}`:                         "deep",
		`{{#is_match "attributes.a.b.c.d.e.f.g.h.i.j.k.l" "deep"}}x{{/is_match}}`: "x",
	} {
		if got := written(t, e, template); got != want {
			t.Errorf("%s: %q, want %q", template, got, want)
		}
	}
}

func TestLabelWithAnEmptyPartCannotBeRendered(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"", ".", "a.", ".a", "a..b", "a.b.c.d.e.f.g.h.i.j..k"} {
		if _, err := Render(tileEvent(group(name+":x")).Event, "", ""); err == nil || !strings.Contains(err.Error(), "empty part") {
			t.Errorf("%q: error %v", name, err)
		}
	}
}

func TestTelemetryIsBounded(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("é", maxGroup+1)
	e := tileEvent(group("a:" + long))
	if got := written(t, e, "{{attributes.a}}"); got != long[2:]+"..." {
		t.Errorf("a value of %d bytes, want %d", len(got), len(long)+1)
	}
	text, err := Render(e.Event, e.sample, "")
	if err != nil || len(text.Body) > 2*maxGroup+200 {
		t.Errorf("body of %d bytes, error %v", len(text.Body), err)
	}
	var labels []string
	for i := range maxLabels + 1 {
		labels = append(labels, fmt.Sprintf("l%04d:x", i))
	}
	if got := written(t, tileEvent(group(labels...)), "{{attributes.length}} {{attributes.l0999}} {{attributes.l1000}}"); got != "1000 x " {
		t.Errorf("%q", got)
	}
}
