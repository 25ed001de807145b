package webhook

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

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
		"🚨 <!channel> <@U1> <https://x.test|y>": "🚨 &lt;!channel&gt; &lt;@U1&gt; &lt;https://x.test│y&gt;",
		"🚨 a | b > c\r\nd\n\ne":                 "🚨 a │ b &gt; c d e",
		// as {{attributes.service}} is rendered for <a> & "b"
		"🚨 &lt;a&gt; &amp; &quot;b&quot; &apos;": `🚨 &lt;a&gt; &amp; "b" '`,
		"🚨 &amp;lt;": "🚨 &amp;lt;",
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
