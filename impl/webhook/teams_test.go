package webhook

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

func TestLongTextsFitTeams(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"letters": strings.Repeat("x", 64<<10), "control characters": strings.Repeat("\x01", 64<<10),
		"lines": strings.Repeat("x\n", 32<<10), "many bytes": strings.Repeat("🚨", 16<<10),
	} {
		body := bodyOf(t, api.WebhookServiceTeams, aDelivery(func(d *store.Delivery) {
			d.Message.Title, d.Message.Body = text, text
		}))
		if len(body) >= 28<<10 || len(body) < 14<<10 || !json.Valid(body) {
			t.Errorf("%s: %d bytes", name, len(body))
		}
	}
}

func TestTeamsTitlesAreEscaped(t *testing.T) {
	t.Parallel()
	for title, want := range map[string]string{
		"🚨 Cart <errors> & *more*":       `🚨 Cart \<errors\> \& \*more\*`,
		"🚨 [a](https://evil.example)\nb": `🚨 \[a\]\(https://evil.example\) b`,
		"🚨 &lt;at&gt;":                   `🚨 \&lt;at\&gt;`,
	} {
		var sent teamsMessage
		body := bodyOf(t, api.WebhookServiceTeams, aDelivery(func(d *store.Delivery) { d.Message.Title = title }))
		if err := json.Unmarshal(body, &sent); err != nil {
			t.Fatal(err)
		}
		if got := sent.Attachments[0].Content.Body[0].Text; got != want {
			t.Errorf("%q: %q, want %q", title, got, want)
		}
	}
}

func TestTeamsReadsNothingInData(t *testing.T) {
	t.Parallel()
	fires := store.OutboxEvent{Event: store.Event{
		Alert: searchEvent(message("[Look](https://ui.example) *here*")).Alert, Firing: true, Grouped: true,
		Group: "service:[a](https://evil.example) &lt;", Value: 3, Start: ten10.UnixMilli(), End: ten10.UnixMilli(),
	}}
	sample := "**b**,_i_,~s~,`c`,<at>all</at>\n# h\r\n- l\n1. l\n    code\n\\[x](y),{{DATE(2024-01-01T00:00:00Z)}}\n-\r+ l\n1.5,a-b"
	var hooks []store.WebhookName
	for _, service := range []api.WebhookService{api.WebhookServiceTeams, api.WebhookServiceGeneric} {
		hook := store.WebhookName{ID: string(service), Service: service}
		hooks = append(hooks, hook)
		fires.Event.Alert.Channels = append(fires.Event.Alert.Channels, api.AlertChannel{WebhookID: hook.ID})
	}
	f := fanoutOf(fires, sample, hooks, "https://ui.example")
	if len(f.Deliveries) != 2 {
		t.Fatalf("%+v", f)
	}
	const span = "Time Range (UTC): [Mar 17 10:10:00 PM - Mar 17 10:10:00 PM)\n"
	want := `Group: "service:\[a\]\(https://evil.example\) \&lt;"` + "\n" +
		"3 lines found, which meets or exceeds the threshold of 1 line\n" + span + "[Look](https://ui.example) *here*\n" +
		"\\*\\*b\\*\\*,\\_i\\_,\\~s\\~,\\`c\\`,\\<at\\>all\\</at\\>\n\\# h\n\\- l\n1\\. l\n\u00a0\u00a0\u00a0\u00a0code\n" +
		`\\\[x\]\(y\),{{DATE\(2024-01-01T00:00:00Z\)}}` + "\n\\-\n\\+ l\n1\\.5,a-b"
	if diff := cmp.Diff(want, f.Deliveries[0].Message.Body); diff != "" {
		t.Errorf("Teams (-want +got):\n%s", diff)
	}
	if got := f.Deliveries[1].Message.Body; !strings.Contains(got, "```\n**b**,_i_") {
		t.Errorf("a generic webhook is sent %q", got)
	}

	fires.Event.Firing = false
	want = `Group: "service:\[a\]\(https://evil.example\) \&lt;" - The alert has been resolved. ` +
		"3 lines found, which meets or exceeds the threshold of 1 line\n" + span +
		"[Look](https://ui.example) *here*"
	if got := fanoutOf(fires, "", hooks, "").Deliveries[0].Message.Body; got != want {
		t.Errorf("the end: %q, want %q", got, want)
	}
}
