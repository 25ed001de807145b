package webhook

import (
	"cmp"
	"net/http"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

const (
	// maxSummary is how long PagerDuty lets the text of an event be. The whole may have 512 KB, of which the body gets a
	// part that cannot be too much however it is escaped.
	maxSummary = 1024
	maxDetails = 64 << 10
)

var _ = register(kind{
	service: api.WebhookServicePagerduty,
	rules:   service.WebhookKind{Fields: []string{"routingKey"}, Required: []string{"routingKey"}},
	request: pagerdutyRequest,
})

type pagerdutyEvent struct {
	RoutingKey string           `json:"routing_key"`
	Action     string           `json:"event_action"`
	DedupKey   string           `json:"dedup_key"`
	Client     string           `json:"client"`
	ClientURL  string           `json:"client_url,omitempty"`
	Links      []pagerdutyLink  `json:"links,omitempty"`
	Payload    pagerdutyPayload `json:"payload"`
}

type pagerdutyLink struct {
	Href string `json:"href"`
	Text string `json:"text"`
}

type pagerdutyPayload struct {
	Summary   string           `json:"summary"`
	Source    string           `json:"source"`
	Severity  string           `json:"severity"`
	Timestamp core.Time        `json:"timestamp"`
	Details   pagerdutyDetails `json:"custom_details"`
}

type pagerdutyDetails struct {
	Body  string    `json:"body"`
	Start core.Time `json:"start"`
	End   core.Time `json:"end"`
}

// pagerdutyRequest speaks version 2 of the Events API. What begins an incident and what ends it have one key.
func pagerdutyRequest(r store.Receiver, d store.Delivery) (*http.Request, error) {
	if r.RoutingKey == nil || *r.RoutingKey == "" {
		return nil, unsendable{api.DeliveryErrorTypeNOTCONFIGURED, "no routing key"}
	}
	m := d.Message
	start, end := core.Time{Time: time.UnixMilli(m.Start).UTC()}, core.Time{Time: time.UnixMilli(m.End).UTC()}
	event := pagerdutyEvent{
		RoutingKey: *r.RoutingKey, Action: "resolve", DedupKey: m.EventID, Client: "obstack",
		Payload: pagerdutyPayload{
			Summary: shorten(oneLine(m.Title), maxSummary), Source: "obstack", Timestamp: end,
			Severity: cmp.Or(m.Variables[severityVariable], string(api.AlertSeverityCritical)),
			Details:  pagerdutyDetails{Body: shorten(withoutLink(m), maxDetails), Start: start, End: end},
		},
	}
	if m.Firing {
		event.Action = "trigger"
	}
	if webLink(m.Link) {
		event.ClientURL, event.Links = m.Link, []pagerdutyLink{{Href: m.Link, Text: "Open in obstack"}}
	}
	return requestJSON(r.URL, event)
}
