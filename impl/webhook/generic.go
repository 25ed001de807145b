package webhook

import (
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"slices"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// perConnection are headers about the connection and the length of the body, which are ours to say.
var perConnection = map[string]bool{
	"Connection": true, "Content-Length": true, "Expect": true, "Keep-Alive": true, "Proxy-Connection": true, "Te": true,
	"Trailer": true, "Transfer-Encoding": true, "Upgrade": true,
}

// Generic receivers are written by the owners of the webhooks, who also write the body.
var _ = register(kind{
	service: api.WebhookServiceGeneric,
	rules: service.WebhookKind{
		Fields: []string{"body", "headers", "queryParams"}, Signed: true, BodyShown: true,
	},
	request: genericRequest,
})

// maxPayload is what a body may have, in bytes.
const maxPayload = 1 << 20

const defaultPayload = `{"text":"{{title}} | {{body}} | {{link}} | {{state}} | {{startTime}} | {{endTime}} | {{eventId}}"}`

// genericRequest renders the body and adds headers and parameters of the webhook. Headers that belong to the connection are
// left out, and the id of the message comes last, which no header of the webhook can replace.
func genericRequest(r store.Receiver, d store.Delivery) (*http.Request, error) {
	payload, err := Payload(r.Body, d.Message)
	if err != nil {
		return nil, unsendable{api.DeliveryErrorTypeTEMPLATEERROR, "cannot render the body template"}
	}
	req, err := request(r.URL, []byte(payload))
	if err != nil {
		return nil, err
	}
	addParams(req.URL, r.QueryParams)
	// Of names that differ by case alone the last one stays, always the same.
	for _, name := range slices.Sorted(maps.Keys(r.Headers)) {
		value := r.Headers[name]
		switch canonical := http.CanonicalHeaderKey(name); {
		case canonical == "Host":
			if host, err := url.Parse("http://" + value); err == nil && host.Host == value {
				req.Host = value
			}
		case !perConnection[canonical]:
			req.Header.Set(canonical, value)
		}
	}
	req.Header.Set("Idempotency-Key", d.MessageID)
	return req, nil
}

// addParams appends to the parameters that the URL has, which stay as they are written.
func addParams(u *url.URL, params map[string]string) {
	values := url.Values{}
	for name, value := range params {
		values.Set(name, value)
	}
	if u.RawQuery != "" && len(params) > 0 {
		u.RawQuery += "&"
	}
	u.RawQuery += values.Encode()
}

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
		"title": m.Title, "body": m.Body, "link": m.Link, "state": string(state),
		"startTime": int(m.Start), "endTime": int(m.End), "eventId": m.EventID,
	}, jsonString, maxPayload)
	if err != nil {
		return "", fmt.Errorf("render body: %w", err)
	}
	return payload, nil
}

// jsonText is a text for between the quotes of a JSON string. Only quotes, backslashes and control characters are
// escaped, as JavaScript does.
func jsonText(s string) string {
	quoted, _ := jsontext.AppendQuote(nil, s) // the error is about invalid UTF-8, which is replaced
	return string(quoted[1 : len(quoted)-1])
}
