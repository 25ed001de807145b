package webhook

import (
	"encoding/json"
	"io"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

// bodyOf returns the body of a request that a kind makes.
func bodyOf(t *testing.T, service api.WebhookService, d store.Delivery) []byte {
	t.Helper()
	req, err := kinds[service](aReceiver(service, "https://example.com/x"), d, ten10)
	if err != nil {
		t.Fatal(err)
	}
	body, err := io.ReadAll(req.Body)
	if err != nil {
		t.Fatal(err)
	}
	return body
}

func TestLongTextsFitSlack(t *testing.T) {
	t.Parallel()
	const head = len("*<https://ui.example/search/1?a=1&b=2 | T>*\n")
	for name, c := range map[string]struct {
		title, body string
		end         string
		whole       bool
	}{
		"what just fits":                 {"T", strings.Repeat("x", 3000-head), "xxx", true},
		"what is one too long":           {"T", strings.Repeat("x", 3001-head), "xxx...", false},
		"a long title":                   {strings.Repeat("t", 64<<10), "Look.", "...>*\nLook.", true},
		"a long block of code":           {"T", "a\n```\n" + strings.Repeat("x", 4000) + "\n```", "xx...\n```", false},
		"a long text behind code":        {"T", "```\na\n```\n" + strings.Repeat("x", 4000), "xxx...", false},
		"characters that Slack sees two": {"T", strings.Repeat("🚨", 3000), "🚨...", false},
		"a title of such characters":     {strings.Repeat("🚨", 3000), "", "...>*\n", true},
	} {
		var sent slackMessage
		body := bodyOf(t, api.WebhookServiceSlack, aDelivery(func(d *store.Delivery) {
			d.Message.Title, d.Message.Body = c.title, c.body
		}))
		if err := json.Unmarshal(body, &sent); err != nil {
			t.Fatal(err)
		}
		text := sent.Blocks[0].Text.Text
		units := len(utf16.Encode([]rune(text)))
		if units > 3000 || !c.whole && units < 2990 || len(utf16.Encode([]rune(sent.Text))) > 1000 {
			t.Errorf("%s: %d characters, and a title of %d bytes", name, units, len(sent.Text))
		}
		if !strings.HasSuffix(text, c.end) || !utf8.ValidString(text) || strings.Count(text, "```")%2 != 0 {
			t.Errorf("%s: it ends in %q, want %q", name, text[max(0, len(text)-20):], c.end)
		}
	}
}

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
		"🚨 &lt;at&gt;":                   `🚨 \<at\>`,
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

func TestLongTextsFitPagerDuty(t *testing.T) {
	t.Parallel()
	body := bodyOf(t, api.WebhookServicePagerduty, aDelivery(func(d *store.Delivery) {
		d.Message.Title, d.Message.Body = strings.Repeat("é", 2000), strings.Repeat("\x01", 200<<10)
	}))
	var event pagerdutyEvent
	if err := json.Unmarshal(body, &event); err != nil {
		t.Fatal(err)
	}
	if n := utf8.RuneCountInString(event.Payload.Summary); n != 1024 || len(body) > 500<<10 {
		t.Errorf("a summary of %d characters in %d bytes", n, len(body))
	}
}

func TestPagerDutyNeedsARoutingKey(t *testing.T) {
	t.Parallel()
	c := newCatcher(t, nil)
	for _, key := range []*string{nil, of("")} {
		r := aReceiver(api.WebhookServicePagerduty, c.URL)
		r.RoutingKey = key
		got := newSender(t).Send(t.Context(), r, aDelivery(), ten10)
		if got.Error != api.DeliveryErrorTypeNOTCONFIGURED || got.Retry {
			t.Errorf("%+v", got)
		}
	}
	if n := len(c.requests()); n != 0 {
		t.Errorf("%d requests", n)
	}
}

func TestATemplateThatFailsSendsNothing(t *testing.T) {
	t.Parallel()
	c := newCatcher(t, nil)
	for _, template := range []string{"{{#if}}", strings.Repeat("{{body}}", 2000)} {
		r := aReceiver(api.WebhookServiceGeneric, c.URL, func(r *store.Receiver) { r.Body = &template })
		got := newSender(t).Send(t.Context(), r, aDelivery(func(d *store.Delivery) {
			d.Message.Body = strings.Repeat("x", 16<<10)
		}), ten10)
		if got.Error != api.DeliveryErrorTypeTEMPLATEERROR || got.Retry || got.Status != 0 {
			t.Errorf("%+v", got)
		}
	}
	if n := len(c.requests()); n != 0 {
		t.Errorf("%d requests", n)
	}
}
