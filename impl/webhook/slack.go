package webhook

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

const (
	// maxSlack is how long Slack lets the text of a section be. The title gets a third of that at most.
	maxSlack      = 3000
	maxSlackTitle = 1000
)

type slackMessage struct {
	Text   string         `json:"text"`
	Blocks []slackSection `json:"blocks"`
}

type slackSection struct {
	Type string    `json:"type"`
	Text slackText `json:"text"`
}

type slackText struct {
	Type string `json:"type"`
	Text string `json:"text"`
}

var _ = register(kind{
	service: api.WebhookServiceSlack,
	rules:   service.WebhookKind{CheckURL: checkSlackURL},
	markup:  &slackMarkup,
	request: slackRequest,

	redirectIsHTTPError: true,
})

// slackMarkup keeps Slack from reading links, and mentions such as <!channel>, in data.
var slackMarkup = markup{strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace, "```"}

// checkSlackURL holds that the address is Slack's.
func checkSlackURL(address string) error {
	u, err := url.Parse(address)
	if err == nil {
		var host string
		host, err = egress.Normalize(u.Hostname())
		if err == nil && (host == "slack.com" || strings.HasSuffix(host, ".slack.com")) {
			return nil
		}
	}
	return core.InvalidError("The URL of a slack webhook must be under slack.com")
}

// slackRequest takes the body of the message to be in Slack's markup.
func slackRequest(r store.Receiver, d store.Delivery) (*http.Request, error) {
	title := shortenEscaped(slackTitle(d.Message.Title), maxSlackTitle)
	head := "*" + title + "*\n"
	if d.Message.Link != "" {
		head = "*<" + slackLink.Replace(d.Message.Link) + " | " + title + ">*\n"
	}
	return requestJSON(r.URL, slackMessage{Text: title, Blocks: []slackSection{{
		Type: "section", Text: slackText{Type: "mrkdwn", Text: shortenSlack(head, d.Message.Body)},
	}}})
}

// slackLink keeps a URL from ending where Slack ends one.
var slackLink = strings.NewReplacer("|", "%7C", "<", "%3C", ">", "%3E", " ", "%20", "\n", "%0A")

// slackTitle is a title as one line for the text of a link, where Slack has no escape for the bar that sets it off.
func slackTitle(title string) string {
	return slackMarkup.escape(strings.ReplaceAll(oneLine(title), "|", "│"))
}

// slackCut is an entity that was cut. Slack would show what is left of it.
var slackCut = regexp.MustCompile(`&[a-z]{0,3}\.\.\.$`)

// shortenEscaped cuts a text with entities.
func shortenEscaped(s string, n int) string {
	text := shorten(s, n)
	if text == s {
		return s
	}
	return slackCut.ReplaceAllString(text, "...")
}

// shortenSlack cuts the body behind a head, and closes a block of code that it has cut.
func shortenSlack(head, body string) string {
	const fence = "```"
	whole := head + body
	text := shortenEscaped(whole, maxSlack)
	if text == whole || strings.Count(text, fence)%2 == 0 {
		return text
	}
	return shortenEscaped(whole, maxSlack-len("\n"+fence)) + "\n" + fence
}
