package webhook

import (
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/obstack/obstack/gen/api"
)

// sign sets the headers of Standard Webhooks, over those that may be there: a signature by each of the secrets, of which
// the receiver knows one. Without secrets there is no signature.
func sign(req *http.Request, secrets []string, id string, at time.Time) error {
	content, err := req.GetBody()
	if err != nil {
		return err
	}
	body, err := io.ReadAll(content)
	if err != nil {
		return err
	}
	h := req.Header
	signatures := make([]string, len(secrets))
	for i, secret := range secrets {
		key, err := standardwebhooks.NewWebhook(secret)
		if err == nil {
			signatures[i], err = key.Sign(id, at, body)
		}
		if err != nil {
			return unsendable{api.DeliveryErrorTypeNOTCONFIGURED, "invalid signing secret"}
		}
	}
	h.Set(standardwebhooks.HeaderWebhookID, id)
	h.Set(standardwebhooks.HeaderWebhookTimestamp, strconv.FormatInt(at.Unix(), 10))
	h.Set(standardwebhooks.HeaderWebhookSignature, strings.Join(signatures, " "))
	if len(secrets) == 0 {
		h.Del(standardwebhooks.HeaderWebhookSignature)
	}
	return nil
}
