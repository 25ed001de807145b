package webhook

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"github.com/go-json-experiment/json/jsontext"
	"github.com/mailgun/raymond/v2"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

// maxPayload is what a body may have, in bytes.
const maxPayload = 1 << 20

const defaultPayload = `{"text":"{{title}} | {{body}} | {{link}} | {{state}} | {{startTime}} | {{endTime}} | {{eventId}}"}`

// Payload renders the body that a generic webhook is sent, from its template or else from a default. Nothing says that
// it is JSON: that is up to the template.
func Payload(template *string, m store.Message) (string, error) {
	source := defaultPayload
	if template != nil {
		source = *template
	} else {
		m.Body = withoutLink(m)
	}
	tpl, err := compile(source)
	if err != nil {
		return "", fmt.Errorf("render body: %w", err)
	}
	state := api.AlertStateOK
	if m.Firing {
		state = api.AlertStateALERT
	}
	payload, _, err := tpl.execute(map[string]any{
		"title": jsonText(m.Title), "body": jsonText(m.Body), "link": jsonText(m.Link), "state": raymond.SafeString(state),
		"startTime": int(m.Start), "endTime": int(m.End), "eventId": raymond.SafeString(m.EventID),
	}, maxPayload)
	if err != nil {
		return "", fmt.Errorf("render body: %w", err)
	}
	return payload, nil
}

// jsonText is a text for between the quotes of a JSON string. Only quotes, backslashes and control characters are
// escaped, as JavaScript does.
func jsonText(s string) raymond.SafeString {
	quoted, _ := jsontext.AppendQuote(nil, s) // the error is about invalid UTF-8, which is replaced
	return raymond.SafeString(quoted[1 : len(quoted)-1])
}

// EventID is the same for everything that a webhook is told about a group of an alert, also for the end of what it was
// told before.
func EventID(e Event, webhookID string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%q", []string{
		e.Alert.ID, string(api.AlertChannelTypeWebhook), webhookID, fmt.Sprint(e.Grouped), e.Group,
	}))
	return hex.EncodeToString(sum[:20])
}
