package webhook

import (
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

// leakless fails if a result has a secret of a webhook, in whatever way it may be printed. Every kind's failures go
// through it.
func leakless(t *testing.T, what string, r Result) {
	t.Helper()
	for _, form := range []string{fmt.Sprintf("%+v", r), fmt.Sprintf("%#v", r)} {
		for _, secret := range secretsOfAll {
			for _, s := range []string{secret, url.QueryEscape(secret), url.PathEscape(secret)} {
				if strings.Contains(form, s) {
					t.Errorf("%s: the secret %q is in %s", what, s, form)
				}
			}
		}
	}
	if strings.ContainsAny(r.Reason, ":/@") || strings.Contains(r.Reason, "127.") || strings.Contains(r.Reason, ".test") {
		t.Errorf("%s: the reason %q has an address in it", what, r.Reason)
	}
}

var secretsOfAll = []string{
	"path-secret-0123456789", "query secret&1", "user-secret", "password-secret/1", "dXNlci1zZWNyZXQ6cGFzc3dvcmQtc2VjcmV0LzE=",
	"header-secret-1", "token-secret-1", "param secret+1", aRoutingKey, mailUser, mailPassword, "c2lnbmluZy1zZWNyZXQ=",
}

// secretive is a webhook with all of them.
func secretive(t *testing.T, service api.WebhookService, base string) store.Receiver {
	t.Helper()
	u, err := url.Parse(base)
	if err != nil {
		t.Fatal(err)
	}
	u.User = url.UserPassword("user-secret", "password-secret/1")
	u.Path, u.RawQuery = "/services/path-secret-0123456789", url.Values{"key": {"query secret&1"}}.Encode()
	return aReceiver(service, u.String(), func(r *store.Receiver) {
		r.Headers = map[string]string{"X-Key": "header-secret-1", "X-Token": "Bearer token-secret-1"}
		r.QueryParams = map[string]string{"p": "param secret+1"}
		r.Signing, r.RoutingKey = []string{"whsec_c2lnbmluZy1zZWNyZXQ="}, of(aRoutingKey)
	})
}

func TestNoKindLeaksASecret(t *testing.T) {
	t.Parallel()
	echo := func(status int) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			dump, err := httputil.DumpRequest(r, false)
			if err != nil {
				t.Error(err)
			}
			w.Header().Set("Location", r.URL.String())
			w.WriteHeader(status)
			_, _ = w.Write(dump)
		}
	}
	body := func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(http.StatusBadRequest)
		_, _ = fmt.Fprint(w, "no such key: ", aRoutingKey)
	}
	untrusted := httptest.NewUnstartedServer(nil)
	untrusted.Config.ErrorLog = silent
	untrusted.StartTLS()
	t.Cleanup(untrusted.Close)
	bases := map[string]string{
		"200": newCatcher(t, echo(200)).URL, "400": newCatcher(t, echo(400)).URL, "500": newCatcher(t, echo(500)).URL,
		"a redirect":      newCatcher(t, echo(302)).URL,
		"the key":         newCatcher(t, body).URL,
		"a reset":         newRawReceiver(t, "127.0.0.1:0", func(c net.Conn) { heard(c); reset(c) }).url(),
		"nonsense":        newRawReceiver(t, "127.0.0.1:0", answer("secret\r\n")).url(),
		"silence":         newRawReceiver(t, "127.0.0.1:0", hang).url(),
		"a forger":        untrusted.URL,
		"nobody":          "http://127.0.0.1:1",
		"no such name":    "http://missing.test",
		"no such port":    "http://127.0.0.1:99999",
		"what is refused": "http://10.0.0.1", "no host": "http://0x7g.1", "no web address": "ftp://127.0.0.1",
	}
	for _, service := range httpKinds() {
		s := newSender(t)
		impatient := newSender(t, func(o *SenderOptions) { o.Timeout = 200 * time.Millisecond })
		for name, base := range bases {
			what := fmt.Sprintf("%s to %s", service, name)
			sender := s
			if name == "silence" {
				sender = impatient
			}
			got := sender.Send(t.Context(), secretive(t, service, base), aDelivery(), ten10)
			leakless(t, what, got)
			if name != "200" && (got.Error == "" || got.Reason == "") || name == "200" && got.Error != "" {
				t.Errorf("%s: %+v", what, got)
			}
			if (name == "200" || name == "400") && !strings.Contains(got.Response, "***") {
				t.Errorf("%s: nothing is redacted in %q", what, got.Response)
			}
		}
		broken := secretive(t, service, "http://127.0.0.1")
		broken.URL = strings.Replace(broken.URL, "127.0.0.1", "%zz", 1)
		leakless(t, "an URL that is none", s.Send(t.Context(), broken, aDelivery(), ten10))
		broken.URL, broken.Body = secretive(t, service, bases["200"]).URL, of("{{#path-secret-0123456789}}")
		leakless(t, "a template that is none", s.Send(t.Context(), broken, aDelivery(), ten10))
	}
}

func TestMailLeaksNoSecret(t *testing.T) {
	t.Parallel()
	for _, edit := range []func(*mailServer){
		func(m *mailServer) { m.replies["AUTH"] = "535 " + mailUser + " with " + mailPassword + "?" },
		func(m *mailServer) { m.replies["AUTH"] = "435 " + mailUser },
		func(m *mailServer) { m.replies["AUTH"] = "drop" },
		func(m *mailServer) { m.replies["AUTH"] = "334 !!!" + mailUser },
		func(m *mailServer) { m.replies["STARTTLS"] = "454 not now" },
		func(m *mailServer) { m.replies["MAIL"] = "hang" },
		func(m *mailServer) { m.offers = nil },
		func(m *mailServer) { m.encrypted = true },
	} {
		m := newMailServer(t, func(m *mailServer) {
			m.offers = []string{"AUTH PLAIN", "STARTTLS"}
			edit(m)
		})
		s := mailSender(t, m, true, func(o *SenderOptions) {
			if m.replies["MAIL"] == "hang" {
				o.Timeout = time.Second
			}
		})
		r := aMailbox("a@corp.test")
		if m.encrypted {
			r.URL = "mailto:" + mailPassword
		}
		got := s.Send(t.Context(), r, aDelivery(), ten10)
		leakless(t, "mail", got)
		if got.Error == "" || got.Reason == "" {
			t.Errorf("%+v", got)
		}
	}
}

func TestOnlyWhatIsLongEnoughIsRedacted(t *testing.T) {
	t.Parallel()
	req, err := request("https://me:secret-5@h.test/a/hook/abcdefghijklmnop?a=short&b=secret%204", nil)
	if err != nil {
		t.Fatal(err)
	}
	r := store.Receiver{}
	r.Headers = map[string]string{
		"A": "secret-1", "B": "secret-1-and-more", "C": "Bearer secret-2", "D": "fine", "content-type": "text/plain",
	}
	for body, want := range map[string]string{
		"":                                      "",
		"secret-1, secret-1-and-more, secret-2": "***, ***, ***",
		"text/plain is fine, short":             "text/plain is fine, short",
		"/a/hook/abcdefghijklmnop?secret+4":     "/a/hook/***?***",
		"secret 4 secret%204 secret-5":          "*** *** ***",
		"Basic bWU6c2VjcmV0LTU=":                "Basic ***",
	} {
		if got := redact([]byte(body), kind{}, r, req); got != want {
			t.Errorf("%q: %q, want %q", body, got, want)
		}
	}
}

func TestEscapedSecretsAreRedacted(t *testing.T) {
	t.Parallel()
	const name = "aGVsbG8vd29ybGQtc2VjcmV0LWtleQ"
	req, err := request("https://h.test/a%2fb-path-secret-01/in?"+name+"&k=p%2fq%2Brs%26t%3c&a-name/of-a-secret=1", nil)
	if err != nil {
		t.Fatal(err)
	}
	r := store.Receiver{}
	r.Headers = map[string]string{"A": `h"e\a/d&e<r>-secret`}
	for body, want := range map[string]string{
		`h"e\a/d&e<r>-secret`:                         "***",
		`"h\"e\\a/d&e<r>-secret"`:                     `"***"`,
		`"h\"e\\a/d\u0026e\u003cr\u003e-secret"`:      `"***"`,
		`"h\"e\\a\/d&e<r>-secret"`:                    `"***"`,
		`"h\"e\\a\/d\u0026e\u003cr\u003e-secret"`:     `"***"`,
		"no " + name + "!":                            "no ***!",
		"/in?" + req.URL.RawQuery + " is none":        "/in?*** is none",
		`p/q+rs&t< p%2fq%2Brs%26t%3c p%2Fq%2Brs%26t`:  `*** *** p%2Fq%2Brs%26t`,
		`"p\/q+rs\u0026t\u003c"`:                      `"***"`,
		"a-name/of-a-secret, a-name%2Fof-a-secret":    "***, ***",
		"a%2fb-path-secret-01 and a/b-path-secret-01": "*** and ***",
		`"in" is k`: `"in" is k`,
	} {
		if got := redact([]byte(body), kind{}, r, req); got != want {
			t.Errorf("%q: %q, want %q", body, got, want)
		}
	}
}

func TestTemplateForIncidentIsRedacted(t *testing.T) {
	t.Parallel()
	c := newCatcher(t, func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusBadRequest)
		_, _ = fmt.Fprint(w, "what is short-1?")
	})
	s := newSender(t)
	for _, k := range []struct {
		service  api.WebhookService
		template *string
		want     string
	}{
		{api.WebhookServiceIncidentio, of(`{"key":"short-1"}`), ""},
		{api.WebhookServiceIncidentio, nil, "what is short-1?"},
		{api.WebhookServiceGeneric, of(`{"key":"short-1"}`), "what is short-1?"},
	} {
		got := s.Send(t.Context(), aReceiver(k.service, c.URL, func(r *store.Receiver) { r.Body = k.template }), aDelivery(), ten10)
		if got.Status != http.StatusBadRequest || got.Response != k.want {
			t.Errorf("%s with a template %v: %+v, want the answer %q", k.service, k.template != nil, got, k.want)
		}
	}
}
