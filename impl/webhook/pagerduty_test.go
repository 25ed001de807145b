package webhook

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

func TestLongTextsFitPagerDuty(t *testing.T) {
	t.Parallel()
	body := bodyOf(t, api.WebhookServicePagerduty, aDelivery(func(d *store.Delivery) {
		d.Message.Title, d.Message.Body = strings.Repeat("é", 2000), strings.Repeat("\x01", 200<<10)
	}))
	var event pagerdutyEvent
	if err := json.Unmarshal(body, &event); err != nil {
		t.Fatal(err)
	}
	if n := utf8.RuneCountInString(event.Payload.Summary); n != 1024 || len(body) > 500<<10 {
		t.Errorf("a summary of %d characters in %d bytes", n, len(body))
	}
}

func TestPagerDutyNeedsARoutingKey(t *testing.T) {
	t.Parallel()
	c := newCatcher(t, nil)
	for _, key := range []*string{nil, of("")} {
		r := aReceiver(api.WebhookServicePagerduty, c.URL)
		r.RoutingKey = key
		got := newSender(t).Send(t.Context(), r, aDelivery(), ten10)
		if got.Error != api.DeliveryErrorTypeNOTCONFIGURED || got.Retry {
			t.Errorf("%+v", got)
		}
	}
	if n := len(c.requests()); n != 0 {
		t.Errorf("%d requests", n)
	}
}
