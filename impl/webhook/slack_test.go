package webhook

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

// slackSaid is what Slack is sent for a title.
func slackSaid(t *testing.T, title, link string) (text, section string) {
	t.Helper()
	var sent slackMessage
	body := bodyOf(t, api.WebhookServiceSlack, aDelivery(func(d *store.Delivery) {
		d.Message.Title, d.Message.Link, d.Message.Body = title, link, "Look."
	}))
	if err := json.Unmarshal(body, &sent); err != nil {
		t.Fatal(err)
	}
	return sent.Text, sent.Blocks[0].Text.Text
}

func TestSlackTitlesAreEscaped(t *testing.T) {
	t.Parallel()
	const link = "https://ui.example/x?a=1&b=2"
	for title, want := range map[string]string{
		"🚨 Cart <errors> & *more*":              "🚨 Cart &lt;errors&gt; &amp; *more*",
		"🚨 <!channel> <@U1> <https://x.test|y>": "🚨 &lt;!channel&gt; &lt;@\u2060U1&gt; &lt;https://x.test│y&gt;",
		"🚨 a | b > c\r\nd\n\ne":                 "🚨 a │ b &gt; c d e",
		"🚨 &amp;lt;":                            "🚨 &amp;amp;lt;",
	} {
		text, section := slackSaid(t, title, link)
		if diff := cmp.Diff([]string{want, "*<" + link + " | " + want + ">*\nLook."}, []string{text, section}); diff != "" {
			t.Errorf("%q (-want +got):\n%s", title, diff)
		}
		if _, section := slackSaid(t, title, ""); section != "*"+want+"*\nLook." {
			t.Errorf("%q without a link: %q", title, section)
		}
	}
	if _, section := slackSaid(t, "t", "https://ui.example/a|b>c d"); section != "*<https://ui.example/a%7Cb%3Ec%20d | t>*\nLook." {
		t.Errorf("a link with what ends one: %q", section)
	}
}

// TestSlackLinksStayWhole cuts titles at every place in what was escaped.
func TestSlackLinksStayWhole(t *testing.T) {
	t.Parallel()
	whole := regexp.MustCompile(`^\*<https://ui\.example/x \| ([^<>|]*)>\*\nLook\.$`)
	entity := regexp.MustCompile(`&(amp|lt|gt);`)
	for n := range 8 {
		title := strings.Repeat("x", n) + strings.Repeat("<&>", 1000)
		text, section := slackSaid(t, title, "https://ui.example/x")
		m := whole.FindStringSubmatch(section)
		if m == nil || m[1] != text || len(text) > maxSlackTitle || len(text) < maxSlackTitle-10 ||
			strings.ContainsAny(entity.ReplaceAllString(text, ""), "&<>") || !strings.HasSuffix(text, "...") {
			t.Errorf("%d: %q", n, section)
		}
	}
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
