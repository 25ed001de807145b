package webhook

import (
	"maps"
	"net/http"
	"net/url"
	"slices"

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
	defaultBody: defaultPayload,
	request:     genericRequest,
})

const defaultPayload = `{"text":"{{title}} | {{body}} | {{link}} | {{state}} | {{startTime}} | {{endTime}} | {{eventId}}"}`

// genericRequest renders the body and adds headers and parameters of the webhook. Headers that belong to the connection are
// left out, and the id of the message comes last, which no header of the webhook can replace.
func genericRequest(r store.Receiver, d store.Delivery) (*http.Request, error) {
	payload, err := Payload(r.Service, r.Body, d.Message)
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
