package webhook

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
)

const (
	anEventID   = "0123456789abcdef0123456789abcdef01234567"
	aMessageID  = "76543210fedcba9876543210fedcba9876543210"
	aRoutingKey = "R0123456789ABCDEF0123456789ABCDE"
)

// aDelivery is a message that fires.
func aDelivery(edit ...func(*store.Delivery)) store.Delivery {
	d := store.Delivery{MessageID: aMessageID, Message: store.Message{
		Firing: true, Title: `🚨 Errors > "5"`, Body: "Look & see\n<https://x|y>", Link: "https://ui.example/search/1?a=1&b=2",
		Start: 1700172300000, End: 1700172600000, EventID: anEventID,
	}}
	for _, f := range edit {
		f(&d)
	}
	return d
}

func isResolved(d *store.Delivery) { d.Message.Firing = false }

func aReceiver(service api.WebhookService, url string, edit ...func(*store.Receiver)) store.Receiver {
	r := store.Receiver{Webhook: api.Webhook{Service: service, URL: url}}
	if slices.Contains(kinds[service].rules.Required, "routingKey") {
		r.RoutingKey = of(aRoutingKey)
	}
	for _, f := range edit {
		f(&r)
	}
	return r
}

// newSender returns a Sender that may call this machine.
func newSender(t *testing.T, edit ...func(*SenderOptions)) *Sender {
	t.Helper()
	policy, err := egress.New("127.0.0.0/8")
	if err != nil {
		t.Fatal(err)
	}
	o := SenderOptions{Egress: policy, Timeout: patience.Timeout}
	for _, f := range edit {
		f(&o)
	}
	s := NewSender(o)
	t.Cleanup(s.Close)
	return s
}

// caught is a request that has arrived.
type caught struct {
	*http.Request
	body string
}

// catcher is a receiver that keeps what arrives.
type catcher struct {
	*httptest.Server
	mu  sync.Mutex
	all []caught
}

// newCatcher returns a receiver that answers with a handler, or 200 if that is nil.
func newCatcher(t *testing.T, handler http.HandlerFunc) *catcher {
	t.Helper()
	c := &catcher{}
	c.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Errorf("the body of a request: %v", err)
		}
		c.mu.Lock()
		c.all = append(c.all, caught{r, string(body)})
		c.mu.Unlock()
		if handler != nil {
			r.Body = io.NopCloser(bytes.NewReader(body))
			handler(w, r)
		}
	}))
	t.Cleanup(c.Close)
	return c
}

func (c *catcher) requests() []caught {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]caught(nil), c.all...)
}

// only returns the one request that has arrived.
func (c *catcher) only(t *testing.T) caught {
	t.Helper()
	all := c.requests()
	if len(all) != 1 {
		t.Fatalf("%d requests, want 1", len(all))
	}
	return all[0]
}

func TestWhatEachKindSends(t *testing.T) {
	t.Parallel()
	const link = `https://ui.example/search/1?a=1&b=2`
	custom := func(body string) func(*store.Receiver) {
		return func(r *store.Receiver) { r.Body = &body }
	}
	card := func(body string, actions string) string {
		return `{"type":"message","attachments":[{"contentType":"application/vnd.microsoft.card.adaptive","content":{` +
			`"$schema":"http://adaptivecards.io/schemas/adaptive-card.json","type":"AdaptiveCard","version":"1.4","body":[` +
			`{"type":"TextBlock","text":"🚨 Errors \\> \"5\"","wrap":true,"size":"Medium","weight":"Bolder"},` +
			`{"type":"TextBlock","text":"` + body + `","wrap":true}],` + actions + `"msteams":{"width":"Full"}}}]}`
	}
	incident := func(action, rest string) string {
		return `{"routing_key":"` + aRoutingKey + `","event_action":"` + action + `","dedup_key":"` + anEventID +
			`","client":"obstack",` + rest + `"payload":{"summary":"🚨 Errors > \"5\"","source":"obstack",` +
			`"severity":"critical","timestamp":"2023-11-16T22:10:00.000Z","custom_details":{` +
			`"body":"Look & see\n<https://x|y>","start":"2023-11-16T22:05:00.000Z","end":"2023-11-16T22:10:00.000Z"}}}`
	}
	noLink := func(d *store.Delivery) { d.Message.Link = "javascript:alert(1)" }
	for name, c := range map[string]struct {
		service  api.WebhookService
		receiver func(*store.Receiver)
		delivery store.Delivery
		want     string
	}{
		"slack": {
			api.WebhookServiceSlack, nil, aDelivery(),
			`{"text":"🚨 Errors &gt; \"5\"","blocks":[{"type":"section","text":{"type":"mrkdwn","text":` +
				`"*<` + link + ` | 🚨 Errors &gt; \"5\">*\nLook & see\n<https://x|y>"}}]}`,
		},
		"slack without a link": {
			api.WebhookServiceSlack, nil, aDelivery(func(d *store.Delivery) { d.Message.Link = "" }),
			`{"text":"🚨 Errors &gt; \"5\"","blocks":[{"type":"section","text":{"type":"mrkdwn","text":` +
				`"*🚨 Errors &gt; \"5\"*\nLook & see\n<https://x|y>"}}]}`,
		},
		"generic with a template": {
			api.WebhookServiceGeneric,
			custom(`{"text":"{{title}}","sev":"{{#if (eq state "ALERT")}}critical{{else}}ok{{/if}}","at":{{startTime}}}`),
			aDelivery(), `{"text":"🚨 Errors > \"5\"","sev":"critical","at":1700172300000}`,
		},
		"generic with the default": {
			api.WebhookServiceGeneric, nil, aDelivery(isResolved),
			`{"text":"🚨 Errors > \"5\" | Look & see\n<https://x|y> | ` + link + ` | OK | 1700172300000 | 1700172600000 | ` +
				anEventID + `"}`,
		},
		"generic with nothing":       {api.WebhookServiceGeneric, custom(""), aDelivery(), ""},
		"incidentio with a template": {api.WebhookServiceIncidentio, custom("{{state}} {{eventId}}"), aDelivery(), "ALERT " + anEventID},
		"teams": {
			api.WebhookServiceTeams, nil, aDelivery(),
			card(`Look & see\n\n<https://x|y>`, `"actions":[{"type":"Action.OpenUrl","title":"Open","url":"`+link+`"}],`),
		},
		"teams with a link that leads to no page": {
			api.WebhookServiceTeams, nil, aDelivery(noLink), card(`Look & see\n\n<https://x|y>`, ""),
		},
		"pagerduty": {
			api.WebhookServicePagerduty, nil, aDelivery(),
			incident("trigger", `"client_url":"`+link+`","links":[{"href":"`+link+`","text":"Open in obstack"}],`),
		},
		"pagerduty about the end, with a link that leads to no page": {
			api.WebhookServicePagerduty, nil, aDelivery(isResolved, noLink), incident("resolve", ""),
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			to := newCatcher(t, nil)
			r := aReceiver(c.service, to.URL+"/hook?x=1")
			if c.receiver != nil {
				c.receiver(&r)
			}
			got := newSender(t).Send(t.Context(), r, c.delivery, ten10)
			if diff := cmp.Diff(Result{Status: 200}, got); diff != "" {
				t.Errorf("result (-want +got):\n%s", diff)
			}
			req := to.only(t)
			if diff := cmp.Diff(c.want, req.body); diff != "" {
				t.Errorf("body (-want +got):\n%s", diff)
			}
			if req.Method != http.MethodPost || req.RequestURI != "/hook?x=1" || req.Header.Get("Content-Type") != "application/json" {
				t.Errorf("%s %s with %s", req.Method, req.RequestURI, req.Header.Get("Content-Type"))
			}
		})
	}
}
