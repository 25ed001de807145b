package webhook

import (
	"net/http"
	"strings"
	"time"

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

// slackRequest takes the body of the message to be in Slack's own language.
func slackRequest(r store.Receiver, d store.Delivery, _ time.Time) (*http.Request, error) {
	title := shorten(d.Message.Title, maxSlackTitle)
	head := "*" + title + "*\n"
	if d.Message.Link != "" {
		head = "*<" + d.Message.Link + " | " + title + ">*\n"
	}
	return requestJSON(r.URL, slackMessage{Text: title, Blocks: []slackSection{{
		Type: "section", Text: slackText{Type: "mrkdwn", Text: shortenSlack(head, d.Message.Body)},
	}}})
}

// shortenSlack cuts the body behind a head, and closes a block of code that it has cut.
func shortenSlack(head, body string) string {
	const fence = "```"
	whole := head + body
	text := shorten(whole, maxSlack)
	if text == whole || strings.Count(text, fence)%2 == 0 {
		return text
	}
	return shorten(whole, maxSlack-len("\n"+fence)) + "\n" + fence
}
