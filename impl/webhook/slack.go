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

// slackMarkup is mrkdwn, which has entities in blocks of code as well.
var slackMarkup = markup{escape: slackData, code: slackSpecial.Replace, fence: "```", dropEscape: func(s string) string {
	return slackEntity.ReplaceAllString(s, "")
}}

var (
	// slackEntity is the beginning of an entity.
	slackEntity  = regexp.MustCompile(`&[a-z]{0,3}$`)
	slackSpecial = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", "```", "'''")
	slackMention = regexp.MustCompile(`\B@`) // not in ann@example.com
)

// slackData keeps Slack from reading links, mentions and blocks of code in data. Slack turns @here without brackets into
// a mention in some messages, so an invisible word joiner follows the @. Slack cannot escape *, _, ~ and a
// backtick, which only change the style of data.
func slackData(s string) string {
	return slackMention.ReplaceAllString(slackSpecial.Replace(s), "@\u2060")
}

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
	title := slackMarkup.shorten(slackTitle(d.Message.Title), maxSlackTitle)
	head := "*" + title + "*\n"
	if d.Message.Link != "" {
		head = "*<" + slackLink.Replace(d.Message.Link) + " | " + title + ">*\n"
	}
	return requestJSON(r.URL, slackMessage{Text: title, Blocks: []slackSection{{
		Type: "section", Text: slackText{Type: "mrkdwn", Text: slackMarkup.shorten(head+d.Message.Body, maxSlack)},
	}}})
}

// slackLink keeps a URL from ending where Slack ends one.
var slackLink = strings.NewReplacer("|", "%7C", "<", "%3C", ">", "%3E", " ", "%20", "\n", "%0A")

// slackTitle is a title as one line for the text of a link, where Slack has no escape for the bar that sets it off.
func slackTitle(title string) string {
	return slackMarkup.escape(strings.ReplaceAll(oneLine(title), "|", "│"))
}
