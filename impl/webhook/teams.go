package webhook

import (
	"fmt"
	"net/http"
	"regexp"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

const (
	// maxTeams is how many bytes Teams takes.
	maxTeams      = 28<<10 - 1
	maxTeamsTitle = 1000
)

type teamsMessage struct {
	Type        string            `json:"type"`
	Attachments []teamsAttachment `json:"attachments"`
}

type teamsAttachment struct {
	ContentType string    `json:"contentType"`
	Content     teamsCard `json:"content"`
}

type teamsCard struct {
	Schema  string        `json:"$schema"`
	Type    string        `json:"type"`
	Version string        `json:"version"`
	Body    []teamsText   `json:"body"`
	Actions []teamsAction `json:"actions,omitempty"`
	Teams   teamsLayout   `json:"msteams"`
}

type teamsText struct {
	Type   string `json:"type"`
	Text   string `json:"text"`
	Wrap   bool   `json:"wrap"`
	Size   string `json:"size,omitempty"`
	Weight string `json:"weight,omitempty"`
}

type teamsAction struct {
	Type  string `json:"type"`
	Title string `json:"title"`
	URL   string `json:"url"`
}

type teamsLayout struct {
	Width string `json:"width"`
}

var _ = register(kind{
	service: api.WebhookServiceTeams,
	markup:  &teamsMarkup,
	request: teamsRequest,
})

// teamsMarkup is the Markdown of cards, which know no blocks of code.
var teamsMarkup = markup{escape: teamsData, dropEscape: dropBackslash}

var (
	teamsSpecial = strings.NewReplacer(
		"\r\n", "\n", "\r", "\n", `\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "~", `\~`, "[", `\[`, "]", `\]`,
		"(", `\(`, ")", `\)`, "<", `\<`, ">", `\>`, "#", `\#`, "&", `\&`,
	)
	teamsItem   = regexp.MustCompile(`(?m)^(\d*)([-+.])`)
	teamsIndent = regexp.MustCompile(`(?m)^[ \t]+`)
)

// teamsData keeps cards from reading Markdown, entities and functions such as {{DATE(...)}} in data. What only begins a
// line can make a list, or by blanks a block of code. An address that is written out may still become a link, to what
// it says.
func teamsData(s string) string {
	s = teamsItem.ReplaceAllString(teamsSpecial.Replace(s), `$1\$2`)
	return teamsIndent.ReplaceAllStringFunc(s, func(blanks string) string {
		return strings.Repeat("\u00a0", len(blanks))
	})
}

// teamsRequest posts an adaptive card, which is what workflows of Microsoft Teams take.
func teamsRequest(r store.Receiver, d store.Delivery) (*http.Request, error) {
	payload, err := teamsPayload(d.Message)
	if err != nil {
		return nil, err
	}
	return request(r.URL, payload)
}

// teamsPayload cuts the body until the whole is small enough. How much a character takes is known only when it is
// written.
func teamsPayload(m store.Message) ([]byte, error) {
	for length := maxTeams; ; length = length * 3 / 4 {
		payload, err := json.Marshal(teamsCardOf(m, length), jsontext.AllowInvalidUTF8(true))
		if err != nil {
			return nil, fmt.Errorf("encode message: %w", err)
		}
		if len(payload) <= maxTeams || length == 0 {
			return payload, nil
		}
	}
}

// teamsCardOf makes an adaptive card of a message whose body is cut to a length.
func teamsCardOf(m store.Message, length int) teamsMessage {
	// The end of a line is a blank to cards, and an empty line ends a paragraph.
	body := strings.ReplaceAll(teamsMarkup.shorten(strings.Trim(m.Body, "\n"), length), "\n", "\n\n")
	card := teamsCard{
		Schema: "http://adaptivecards.io/schemas/adaptive-card.json", Type: "AdaptiveCard", Version: "1.4",
		Body: []teamsText{
			{Type: "TextBlock", Text: teamsData(shorten(oneLine(m.Title), maxTeamsTitle)), Wrap: true, Size: "Medium", Weight: "Bolder"},
			{Type: "TextBlock", Text: body, Wrap: true},
		},
		Teams: teamsLayout{Width: "Full"},
	}
	if webLink(m.Link) {
		card.Actions = []teamsAction{{Type: "Action.OpenUrl", Title: "Open", URL: m.Link}}
	}
	return teamsMessage{Type: "message", Attachments: []teamsAttachment{
		{ContentType: "application/vnd.microsoft.card.adaptive", Content: card},
	}}
}
