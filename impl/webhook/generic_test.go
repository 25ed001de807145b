package webhook

import (
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

func TestHeadersAndParametersOfAWebhook(t *testing.T) {
	t.Parallel()
	c := newCatcher(t, nil)
	target := strings.Replace(c.URL, "http://", "http://us%20er:p%40ss@", 1) + "/hook%2Fa?a=1&b=%20&é <#fragment"
	for _, service := range []api.WebhookService{api.WebhookServiceGeneric, api.WebhookServiceIncidentio} {
		r := aReceiver(service, target, func(r *store.Receiver) {
			r.QueryParams = map[string]string{"a": "2", "new one": "é&+", "b": ""}
			r.Signing = []string{newSigningSecret()}
			r.Headers = map[string]string{
				"content-TYPE": "text/plain", "x-custom": "lower", "X-Custom": "upper", "User-Agent": "me", "x.y": "z",
				"idempotency-key": "mine", "Webhook-ID": "mine", "WEBHOOK-timestamp": "1", "webhook-signature": "v1,mine",
				"Host": "virtual.example:8080", "Content-Length": "3", "Transfer-Encoding": "chunked", "Connection": "close",
				"Upgrade": "websocket", "TE": "trailers", "Trailer": "X", "Expect": "100-continue", "Keep-Alive": "1",
			}
		})
		if got := newSender(t).Send(t.Context(), r, aDelivery(), ten10); got.Status != 200 {
			t.Fatalf("%+v", got)
		}
	}
	for _, req := range c.requests() {
		if want := "/hook%2Fa?a=1&b=%20&%C3%A9%20%3C&a=2&b=&new+one=%C3%A9%26%2B"; req.RequestURI != want {
			t.Errorf("URI %s, want %s", req.RequestURI, want)
		}
		user, password, _ := req.BasicAuth()
		if user != "us er" || password != "p@ss" || req.Host != "virtual.example:8080" {
			t.Errorf("user %q, password %q, host %q", user, password, req.Host)
		}
		if req.ContentLength != int64(len(req.body)) || req.body == "" || len(req.TransferEncoding) > 0 {
			t.Errorf("length %d of %d, encoding %v", req.ContentLength, len(req.body), req.TransferEncoding)
		}
		want := http.Header{
			"Content-Type": {"text/plain"}, "X-Custom": {"lower"}, "User-Agent": {"me"}, "X.y": {"z"},
			"Idempotency-Key": {aMessageID}, "Webhook-Id": {aMessageID}, "Webhook-Timestamp": {"1710713400"},
		}
		for _, name := range []string{"Authorization", "Content-Length", "Webhook-Signature"} {
			want[name] = req.Header[name]
		}
		if diff := cmp.Diff(want, req.Header); diff != "" {
			t.Errorf("headers (-want +got):\n%s", diff)
		}
		if s := req.Header.Values("Webhook-Signature"); len(s) != 1 || strings.Contains(s[0], "mine") {
			t.Errorf("signature %q", s)
		}
	}
}

func TestAHostThatIsNoneIsLeftOut(t *testing.T) {
	t.Parallel()
	c := newCatcher(t, nil)
	for _, host := range []string{"", "a b", "a/b", "user@host", "a\x00", "[::1"} {
		r := aReceiver(api.WebhookServiceGeneric, c.URL, func(r *store.Receiver) {
			r.Headers = map[string]string{"host": host}
		})
		if got := newSender(t).Send(t.Context(), r, aDelivery(), ten10); got.Status != 200 {
			t.Errorf("%q: %+v", host, got)
		}
	}
	for _, req := range c.requests() {
		if "http://"+req.Host != c.URL {
			t.Errorf("host %q", req.Host)
		}
	}
}

// Only the kinds whose owners write the request get what they wrote.
func TestOtherKindsHaveNoHeadersOfTheirOwn(t *testing.T) {
	t.Parallel()
	for _, service := range []api.WebhookService{
		api.WebhookServiceSlack, api.WebhookServiceTeams, api.WebhookServiceDiscord, api.WebhookServicePagerduty,
	} {
		c := newCatcher(t, nil)
		r := aReceiver(service, c.URL, func(r *store.Receiver) {
			r.Headers, r.QueryParams = map[string]string{"X-Custom": "1"}, map[string]string{"a": "1"}
			r.Signing, r.Body = []string{newSigningSecret()}, of("mine")
		})
		if got := newSender(t).Send(t.Context(), r, aDelivery(), ten10); got.Status != 200 {
			t.Fatalf("%s: %+v", service, got)
		}
		req := c.only(t)
		want := http.Header{
			"Content-Type": {"application/json"}, "User-Agent": {"obstack"}, "Content-Length": req.Header["Content-Length"],
		}
		if diff := cmp.Diff(want, req.Header); diff != "" || req.RequestURI != "/" || req.body == "mine" {
			t.Errorf("%s: URI %s, body %s, headers (-want +got):\n%s", service, req.RequestURI, req.body, diff)
		}
	}
}

func TestSignatures(t *testing.T) {
	t.Parallel()
	newest, old, other := newSigningSecret(), newSigningSecret(), newSigningSecret()
	if newest == old || !strings.HasPrefix(newest, "whsec_") || len(newest) != len("whsec_")+44 {
		t.Fatalf("secrets %s and %s", newest, old)
	}
	for name, c := range map[string]struct {
		signing, right []string
	}{
		"one secret":  {[]string{newest}, []string{newest}},
		"two secrets": {[]string{newest, old}, []string{newest, old}},
		"none":        {nil, nil},
	} {
		to := newCatcher(t, nil)
		at := time.Now()
		got := newSender(t).Send(t.Context(), aReceiver(api.WebhookServiceGeneric, to.URL, func(r *store.Receiver) {
			r.Signing = c.signing
		}), aDelivery(), at)
		if got.Status != 200 {
			t.Fatalf("%s: %+v", name, got)
		}
		req := to.only(t)
		if id := req.Header.Get("webhook-id"); id != aMessageID {
			t.Errorf("%s: id %s", name, id)
		}
		if n := len(strings.Fields(req.Header.Get("webhook-signature"))); n != len(c.signing) {
			t.Errorf("%s: %d signatures", name, n)
		}
		verify := func(secret, body string) error {
			key, err := standardwebhooks.NewWebhook(secret)
			if err != nil {
				t.Fatal(err)
			}
			return key.Verify([]byte(body), req.Header)
		}
		for _, secret := range c.right {
			if err := verify(secret, req.body); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if verify(secret, req.body+" ") == nil {
				t.Errorf("%s: another body is right, too", name)
			}
		}
		if verify(other, req.body) == nil {
			t.Errorf("%s: any secret is right", name)
		}
	}
}

func TestADamagedSecretSendsNothing(t *testing.T) {
	t.Parallel()
	c := newCatcher(t, nil)
	got := newSender(t).Send(t.Context(), aReceiver(api.WebhookServiceGeneric, c.URL, func(r *store.Receiver) {
		r.Signing = []string{"whsec_?"}
	}), aDelivery(), ten10)
	if got.Error != api.DeliveryErrorTypeNOTCONFIGURED || got.Retry || len(c.requests()) != 0 {
		t.Errorf("%+v, %d requests", got, len(c.requests()))
	}
}

// newSigningSecret returns a random secret.
func newSigningSecret() string {
	secret := make([]byte, 32)
	_, _ = rand.Read(secret)
	return "whsec_" + base64.StdEncoding.EncodeToString(secret)
}

func TestATemplateThatFailsSendsNothing(t *testing.T) {
	t.Parallel()
	c := newCatcher(t, nil)
	for _, template := range []string{"{{#if}}", strings.Repeat("{{body}}", 2000)} {
		r := aReceiver(api.WebhookServiceGeneric, c.URL, func(r *store.Receiver) { r.Body = &template })
		got := newSender(t).Send(t.Context(), r, aDelivery(func(d *store.Delivery) {
			d.Message.Body = strings.Repeat("x", 16<<10)
		}), ten10)
		if got.Error != api.DeliveryErrorTypeTEMPLATEERROR || got.Retry || got.Status != 0 {
			t.Errorf("%+v", got)
		}
	}
	if n := len(c.requests()); n != 0 {
		t.Errorf("%d requests", n)
	}
}

func TestJSONText(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		`a"b\c`:                       `a\"b\\c`,
		"\b\f\n\r\t\x00\x1f":          `\b\f\n\r\t\u0000\u001f`,
		"<>&'/\u2028\u2029🚨\x7f שלום": "<>&'/\u2028\u2029🚨\x7f שלום",
		"\xff":                        "\uFFFD",
		"":                            "",
	} {
		got := jsonText(text)
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
		var back string
		if err := json.Unmarshal([]byte(`"`+got+`"`), &back); err != nil || back != strings.ToValidUTF8(text, "\uFFFD") {
			t.Errorf("%q: read back as %q, error %v", text, back, err)
		}
	}
}

func TestPayloads(t *testing.T) {
	t.Parallel()
	const id = "0123456789abcdef0123456789abcdef01234567"
	m := store.Message{
		Firing: true, Title: `🚨 Alert for "Errors" - 3 lines found`, Body: "a\n<b> {{title}}", Link: "http://x?a=1&b=2",
		Start: 1700172300000, End: 1700172600000, EventID: id,
	}
	for name, c := range map[string]struct {
		template *string
		want     string
	}{
		"that of the sheet": {
			of(`{"text":"{{title}}","sev":"{{#if (eq state "ALERT")}}critical{{else}}ok{{/if}}","at":{{startTime}}}`),
			`{"text":"🚨 Alert for \"Errors\" - 3 lines found","sev":"critical","at":1700172300000}`,
		},
		"a default": {
			nil, `{"text":"🚨 Alert for \"Errors\" - 3 lines found | a\n<b> {{title}} | http://x?a=1&b=2 | ALERT | ` +
				`1700172300000 | 1700172600000 | ` + id + `"}`,
		},
		"nothing":                   {of(""), ""},
		"nothing that is JSON":      {of("{{body}}{{{link}}}{{alert.id}}"), `a\n<b> {{title}}http://x?a=1&b=2`},
		"a value that is looked up": {of(`{{lookup @root "title"}}`), `🚨 Alert for \"Errors\" - 3 lines found`},
		"a mention is a text":       {of("@here"), "@here"},
		"a quote at a limit":        {of("{{truncate title 14}}|{{{truncate title 14}}}"), `🚨 Alert for \"…|🚨 Alert for \"…`},
		"a condition before escapes": {
			of(`{{#if (eq (truncate title 14) '🚨 Alert for "…')}}y{{/if}}`), "y",
		},
	} {
		got, err := Payload(api.WebhookServiceGeneric, c.template, m)
		if err != nil || got != c.want {
			t.Errorf("%s: %s, want %s, error %v", name, got, c.want, err)
		}
	}
	alone, err := Payload(api.WebhookServiceGeneric, nil, m)
	if err != nil {
		t.Fatal(err)
	}
	m.Body += "\n" + m.Link
	if got, err := Payload(api.WebhookServiceGeneric, nil, m); err != nil || got != alone {
		t.Errorf("the default has a link twice: %s, error %v", got, err)
	}
	m.Firing = false
	if got, err := Payload(api.WebhookServiceGeneric, of("{{state}}"), m); err != nil || got != "OK" {
		t.Errorf("resolved: %s, error %v", got, err)
	}
}

func TestPayloadsAreBounded(t *testing.T) {
	t.Parallel()
	m := store.Message{Body: strings.Repeat("\x00", maxText)}
	if _, err := Payload(api.WebhookServiceGeneric, nil, m); err != nil {
		t.Errorf("a long body: error %v", err)
	}
	for _, n := range []int{3, 2000} {
		_, err := Payload(api.WebhookServiceGeneric, of(strings.Repeat("{{body}}", n)), m)
		if err == nil || !strings.HasSuffix(err.Error(), errTooLong.Error()) {
			t.Errorf("a long body %d times: error %v", n, err)
		}
	}
	if _, err := Payload(api.WebhookServiceGeneric, of("{{#if}}"), store.Message{}); err == nil {
		t.Error("a wrong template: no error")
	}
}
