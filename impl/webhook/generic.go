package webhook

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

// perConnection are headers about the connection and the length of the body, which are ours to say.
var perConnection = map[string]bool{
	"Connection": true, "Content-Length": true, "Expect": true, "Keep-Alive": true, "Proxy-Connection": true, "Te": true,
	"Trailer": true, "Transfer-Encoding": true, "Upgrade": true,
}

// genericRequest is for services of any kind, and for incident.io: the owner of the webhook writes the body.
func genericRequest(r store.Receiver, d store.Delivery, at time.Time) (*http.Request, error) {
	payload, err := Payload(r.Body, d.Message)
	if err != nil {
		return nil, unsendable{api.DeliveryErrorTypeTEMPLATEERROR, "the template of its body cannot be rendered"}
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
	return req, sign(req.Header, r.Signing, d.MessageID, at, []byte(payload))
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
