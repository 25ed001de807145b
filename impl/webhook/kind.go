package webhook

import (
	"context"
	"net/http"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

// kind is everything that is particular to the webhooks of one service. Each stands in the file of that name, which
// registers it; nothing else asks which service a webhook has.
type kind struct {
	service api.WebhookService
	// rules are what a webhook is checked by before it is stored, and its URL once more before it is called.
	rules service.WebhookKind
	// markup is how the receiver reads the body of a notification; nil for those that read plain text.
	markup *markup
	// defaultBody is the template of the body for a webhook without one; empty for kinds whose webhooks have none.
	defaultBody string
	// request writes what is posted. Send signs it if the rules say so.
	request func(store.Receiver, store.Delivery) (*http.Request, error)
	// send makes an attempt in another way than by HTTP; nil for all that have a request.
	send func(context.Context, *Sender, store.Receiver, store.Delivery, time.Time) Result
	// retryAfter reads from the body of an answer how long to wait, if the Retry-After header does not say so; 0 for no
	// time. It is nil for kinds whose receivers only send the header.
	retryAfter func(body []byte) time.Duration
	// redirectIsHTTPError reports a redirect as any other status, as the reference API does for some services.
	redirectIsHTTPError bool
}

// kinds are all of them. It does not change once the program runs.
var kinds = map[api.WebhookService]kind{}

//nolint:unparam // the result is what lets the declaration of a variable call it
func register(k kind) kind {
	kinds[k.service] = k
	return k
}

// Kinds returns the rules of each kind, for service.
func Kinds() service.WebhookKinds {
	rules := service.WebhookKinds{}
	for name, k := range kinds {
		rules[name] = k.rules
	}
	return rules
}
