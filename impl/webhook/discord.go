package webhook

import (
	"net/http"
	"regexp"
	"strings"
	"time"

	"github.com/go-json-experiment/json"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

const (
	// maxDiscordTitle and maxDiscordBody are Discord's limits for an embed. Both together are below the 6,000 characters of
	// a whole message.
	maxDiscordTitle = 256
	maxDiscordBody  = 4096

	discordRed   = 0xE5484D
	discordGreen = 0x30A46C
)

type discordMessage struct {
	Embeds          []discordEmbed  `json:"embeds"`
	AllowedMentions discordMentions `json:"allowed_mentions"`
}

type discordEmbed struct {
	Title       string    `json:"title"`
	URL         string    `json:"url,omitempty"`
	Description string    `json:"description"`
	Color       int       `json:"color"`
	Timestamp   core.Time `json:"timestamp"`
}

// discordMentions lists the types of mentions that notify people. An empty list allows none.
type discordMentions struct {
	Parse []string `json:"parse"`
}

var _ = register(kind{
	service:    api.WebhookServiceDiscord,
	markup:     &discordMarkup,
	request:    discordRequest,
	retryAfter: discordRetryAfter,
})

// discordMarkup is Discord's Markdown. A block of code shows backslashes, so rows are not escaped.
var discordMarkup = markup{escape: discordData, fence: "```", dropEscape: dropBackslash}

var (
	discordSpecial = strings.NewReplacer(
		`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "~", `\~`, "|", `\|`, "[", `\[`, "]", `\]`, "(", `\(`, ")", `\)`,
		"<", `\<`, ">", `\>`, "#", `\#`, "@", `\@`, ":", `\:`,
	)
	discordItem = regexp.MustCompile(`(?m)^([ \t]*\d*)([-+.])`)
)

// discordData keeps Discord from reading Markdown, mentions, emoji and addresses in data. A hyphen, a plus or a number
// with a dot begins a list only at the start of a line.
func discordData(s string) string {
	return discordItem.ReplaceAllString(discordSpecial.Replace(s), `$1\$2`)
}

// discordRequest posts an embed whose title is the link and whose color shows the state.
func discordRequest(r store.Receiver, d store.Delivery) (*http.Request, error) {
	m := d.Message
	embed := discordEmbed{
		Title:       discordMarkup.shorten(discordData(oneLine(m.Title)), maxDiscordTitle),
		Description: discordMarkup.shorten(strings.Trim(m.Body, "\n"), maxDiscordBody),
		Color:       discordGreen, Timestamp: core.Time{Time: time.UnixMilli(m.End).UTC()},
	}
	if m.Firing {
		embed.Color = discordRed
	}
	if webLink(m.Link) {
		embed.URL = m.Link
	}
	return requestJSON(r.URL, discordMessage{
		Embeds: []discordEmbed{embed}, AllowedMentions: discordMentions{Parse: []string{}},
	})
}

// discordRetryAfter reads the seconds in the body of a 429.
func discordRetryAfter(body []byte) time.Duration {
	var limited struct {
		RetryAfter float64 `json:"retry_after"`
	}
	if err := json.Unmarshal(body, &limited); err != nil || limited.RetryAfter <= 0 {
		return 0
	}
	return time.Duration(min(limited.RetryAfter, maxRetryAfter.Seconds()) * float64(time.Second))
}
