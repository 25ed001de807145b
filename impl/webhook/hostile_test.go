package webhook

import (
	"encoding/json"
	"fmt"
	"html"
	"io"
	"maps"
	"mime"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

// hostileValues are values of an attribute, and how a person reads them.
var hostileValues = map[string]struct{ value, read string }{
	"a mention of Slack":          {value: "1>&<!here>"},
	"a mention without brackets":  {value: "@everyone @here <@123> ann@example.com"},
	"a link":                      {value: "[Click](https://evil.example/)"},
	"a link of Slack":             {value: "<https://evil.example/|Click>"},
	"quotes and backslashes":      {value: `"quote\" \\ '`},
	"styles":                      {value: "*bold* _it_ ~s~ `code` ||spoiler||"},
	"several lines":               {value: "first\n# second\n- third\n> fourth\n1. fifth"},
	"HTML":                        {value: "</b><script>alert(1)</script>&lt;"},
	"a template":                  {value: "{{secret}}{{{group}}}"},
	"a header of a mail":          {value: "x\r\nBcc: eve@evil.example", read: "x\nBcc: eve@evil.example"},
	"invalid UTF-8":               {value: "a\xff🚑", read: "a\uFFFD🚑"},
	"an emoji at the limit":       {value: "12345678🚑🚒🚓"},
	"a backslash at the limit":    {value: `12345678\*x`},
	"an ampersand at the limit":   {value: "12345678&&&"},
	"an expression of a template": {value: `{{#each attributes}}{{@key}}{{/each}}`},
}

// receivers parse requests as their services do. Their markup is interpreted by show, and live finds what would be more
// than text.
var receivers = map[api.WebhookService]struct {
	parse func(t *testing.T, body []byte) (title, text string)
	show  func(string) string
	live  *regexp.Regexp
}{
	api.WebhookServiceGeneric:    {parse: parseOwn, show: unchanged},
	api.WebhookServiceIncidentio: {parse: parseOwn, show: unchanged},
	api.WebhookServicePagerduty: {show: unchanged, parse: func(t *testing.T, body []byte) (string, string) {
		event := decoded[pagerdutyEvent](t, body)
		return event.Payload.Summary, event.Payload.Details.Body
	}},
	api.WebhookServiceEmail: {show: unchanged, parse: func(t *testing.T, body []byte) (string, string) {
		mail, text := readMail(t, string(body))
		if mail.Header.Get("Bcc") != "" {
			t.Error("the title has added a header")
		}
		subject, err := new(mime.WordDecoder).DecodeHeader(mail.Header.Get("Subject"))
		if err != nil {
			t.Error(err)
		}
		return subject, text
	}},
	api.WebhookServiceSlack: {
		show: func(s string) string { return strings.ReplaceAll(html.UnescapeString(s), "\u2060", "") },
		live: regexp.MustCompile("[<>]|&([^alg]|$)|\\B@\\w|```"),
		parse: func(t *testing.T, body []byte) (string, string) {
			message := decoded[slackMessage](t, body)
			_, text, _ := strings.Cut(message.Blocks[0].Text.Text, "\n")
			return strings.ReplaceAll(message.Text, "│", "|"), text
		},
	},
	api.WebhookServiceDiscord: {
		show: showMarkdown, live: regexp.MustCompile("[*_~`|\\[\\]()<>#@:]|(?m:^[ \t]*\\d*[-+.])"),
		parse: func(t *testing.T, body []byte) (string, string) {
			embed := acceptedByDiscord(t, body).Embeds[0]
			return embed.Title, embed.Description
		},
	},
	api.WebhookServiceTeams: {
		show: showMarkdown, live: regexp.MustCompile("[*_~`\\[\\]()<>#&]|(?m:^\\d*[-+.])"),
		parse: func(t *testing.T, body []byte) (string, string) {
			card := decoded[teamsMessage](t, body).Attachments[0].Content
			return card.Body[0].Text, strings.ReplaceAll(card.Body[1].Text, "\n\n", "\n")
		},
	},
}

// parseOwn reads a body from the template ownBody, and checks that three braces are as safe as two.
func parseOwn(t *testing.T, body []byte) (string, string) {
	own := decoded[struct{ Title, Raw, Body string }](t, body)
	if own.Raw != own.Title {
		t.Errorf("with three braces the title is %q, with two %q", own.Raw, own.Title)
	}
	return own.Title, own.Body
}

const ownBody = `{"title":"{{title}}","raw":"{{{title}}}","body":"{{body}}"}`

func unchanged(s string) string { return s }

var escaped = regexp.MustCompile(`\\([^0-9A-Za-z\s])`)

// showMarkdown shows text without live characters.
func showMarkdown(s string) string {
	return strings.ReplaceAll(escaped.ReplaceAllString(s, "$1"), "\u00a0", " ")
}

func decoded[T any](t *testing.T, body []byte) (v T) {
	t.Helper()
	if err := json.Unmarshal(body, &v); err != nil {
		t.Errorf("%v in %s", err, body)
	}
	return v
}

// sentTo returns what a service is sent about an event.
func sentTo(t *testing.T, service api.WebhookService, e notification) []byte {
	t.Helper()
	e.Alert.Channels = []api.AlertChannel{{WebhookID: "w"}}
	hooks := []store.WebhookName{{ID: "w", Service: service}}
	f := fanoutOf(store.OutboxEvent{Event: e.Event}, e.sample, hooks, "https://ui.example")
	if len(f.Deliveries) != 1 || len(f.Errors) != 0 {
		t.Fatalf("%s: %+v", service, f)
	}
	d := store.Delivery{MessageID: f.Deliveries[0].MessageID, Message: f.Deliveries[0].Message}
	if service == api.WebhookServiceEmail {
		mail, err := ParseMail("smtp://mail.test", "alerts@corp.test")
		if err != nil {
			t.Fatal(err)
		}
		msg, err := mail.message([]string{"ann@corp.test"}, d, ten10)
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		if _, err := msg.WriteTo(&out); err != nil {
			t.Fatal(err)
		}
		return []byte(out.String())
	}
	req, err := kinds[service].request(aReceiver(service, "https://example.com/x", func(r *store.Receiver) {
		if slices.Contains(kinds[service].rules.Fields, "body") {
			r.Body = of(ownBody)
		}
	}), d)
	if err != nil {
		t.Fatal(err)
	}
	body, err := io.ReadAll(req.Body)
	if err != nil {
		t.Fatal(err)
	}
	return body
}

func between(s, begin, end string) string {
	_, s, _ = strings.Cut(s, begin)
	s, _, _ = strings.Cut(s, end)
	return s
}

// TestValuesAreTextForEveryReceiver sends hostile values to every kind, in every place of a notification.
func TestValuesAreTextForEveryReceiver(t *testing.T) {
	t.Parallel()
	for _, service := range slices.Sorted(maps.Keys(kinds)) {
		receiver, known := receivers[service]
		if !known {
			t.Errorf("no receiver for %s", service)
			continue
		}
		for name, c := range hostileValues {
			t.Run(fmt.Sprintf("%s: %s", service, name), func(t *testing.T) {
				t.Parallel()
				if c.read == "" {
					c.read = c.value
				}
				line := strings.Join(strings.Fields(c.read), " ")
				for _, e := range []notification{
					searchEvent(group("service:"+c.value), named("N {{attributes.service}}")),
					tileEvent(group("service:"+c.value), func(e *notification) { e.Tile = c.value }),
					tileEvent(group("service:"+c.value), resolved, func(e *notification) { e.Tile = c.value }),
				} {
					message("BEGIN{{attributes.service}}END\nCUT{{truncate attributes.service 10}}.")(&e)
					e.sample = c.value
					title, raw := receiver.parse(t, sentTo(t, service, e))
					if title = receiver.show(title); !strings.Contains(title, line) {
						t.Errorf("the title is %q, want %q in it", title, line)
					}
					body := receiver.show(strings.ReplaceAll(raw, "\r\n", "\n"))
					cut := c.read
					if runes := []rune(c.value); len(runes) > 10 {
						cut = strings.ReplaceAll(string(runes[:9])+"…", "\r\n", "\n")
					}
					for _, want := range []string{
						"BEGIN" + c.read + "END", "CUT" + cut + ".", `Group: "service:` + c.read + `"`,
					} {
						if !strings.Contains(body, want) {
							t.Errorf("the body is %q, want %q in it", body, want)
						}
					}
					if receiver.live == nil {
						continue
					}
					grouped, _, _ := strings.Cut(between(raw, `Group: "service:`, "\"\n"), `" - The alert`)
					for _, segment := range []string{between(raw, "BEGIN", "END"), between(raw, "CUT", ".\n"), grouped} {
						if found := receiver.live.FindString(escaped.ReplaceAllString(segment, "")); found != "" {
							t.Errorf("%q is live in %q", found, segment)
						}
					}
				}
			})
		}
	}
}

func TestThreeBracesInsertMarkup(t *testing.T) {
	t.Parallel()
	for service, want := range map[api.WebhookService]string{
		api.WebhookServiceSlack: "BEGIN<b> &lt;b&gt;END", api.WebhookServiceTeams: `BEGIN<b> \<b\>END`,
		api.WebhookServiceDiscord: `BEGIN<b> \<b\>END`,
		api.WebhookServiceGeneric: "BEGIN<b> <b>END", api.WebhookServiceEmail: "BEGIN<b> <b>END",
	} {
		e := tileEvent(group("service:<b>"), message("BEGIN{{{attributes.service}}} {{attributes.service}}END"))
		if _, body := receivers[service].parse(t, sentTo(t, service, e)); !strings.Contains(body, want) {
			t.Errorf("%s: %q, want %q in it", service, body, want)
		}
	}
}

func TestEscapesAreNeverSplit(t *testing.T) {
	t.Parallel()
	for service, k := range kinds {
		if k.markup == nil {
			continue
		}
		const data = `a\*b&<@c>`
		whole := k.markup.escape(strings.Repeat(data, 100))
		for n := range 200 {
			text := strings.TrimSuffix(k.markup.shorten(whole, n+3), "...")
			shown := receivers[service].show(text)
			if !strings.HasPrefix(strings.Repeat(data, 100), shown) || len(text) < n-5 {
				t.Errorf("%s: %d units are %q, shown as %q", service, n, text, shown)
			}
		}
	}
}
