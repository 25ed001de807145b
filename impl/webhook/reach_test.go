package webhook

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"maps"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/store"
)

func TestConnectionsAreUsedAgain(t *testing.T) {
	t.Parallel()
	var connections atomic.Int32
	c := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, strings.Repeat("x", 60<<10))
	}))
	c.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		if state == http.StateNew {
			connections.Add(1)
		}
	}
	c.Start()
	defer c.Close()
	s := newSender(t)
	for range 5 {
		if got := s.Send(t.Context(), aReceiver(api.WebhookServiceGeneric, c.URL), aDelivery(), ten10); got.Status != 200 {
			t.Fatalf("%+v", got)
		}
	}
	if n := connections.Load(); n != 1 {
		t.Errorf("%d connections", n)
	}
	// Whoever may be in a private network shares nothing with who may not.
	trusted := aReceiver(api.WebhookServiceGeneric, c.URL, func(r *store.Receiver) { r.Trusted = true })
	if got := s.Send(t.Context(), trusted, aDelivery(), ten10); got.Status != 200 || connections.Load() != 2 {
		t.Errorf("%+v over %d connections", got, connections.Load())
	}
}

func TestCertificatesAreChecked(t *testing.T) {
	t.Parallel()
	protocol := make(chan string, 1)
	c := httptest.NewUnstartedServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		protocol <- r.Proto
	}))
	c.EnableHTTP2 = true
	c.Config.ErrorLog = silent
	c.StartTLS()
	defer c.Close()
	r := aReceiver(api.WebhookServiceGeneric, c.URL)
	got := newSender(t).Send(t.Context(), r, aDelivery(), ten10)
	want := Result{Error: api.DeliveryErrorTypeCONNECTIONERROR, Reason: "invalid certificate", Retry: true}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	s := newSender(t)
	s.public.TLSClientConfig = &tls.Config{RootCAs: x509.NewCertPool()}
	s.public.TLSClientConfig.RootCAs.AddCert(c.Certificate())
	if got := s.Send(t.Context(), r, aDelivery(), ten10); got.Status != 200 || <-protocol != "HTTP/2.0" {
		t.Errorf("%+v", got)
	}
}

func TestWhatIsRefusedGetsNoConnection(t *testing.T) {
	t.Parallel()
	r := newRawReceiver(t, "127.0.0.1:0", hang)
	_, port, _ := net.SplitHostPort(r.Addr().String())
	unmapped, err := egress.New("10.0.0.0/8", "other.test")
	if err != nil {
		t.Fatal(err)
	}
	names.Set("loopback.test", "127.0.0.1")
	names.Set("mapped.test", "::ffff:127.0.0.1")
	for _, policy := range []*egress.Policy{nil, unmapped} {
		s := newSender(t, func(o *SenderOptions) { o.Egress = policy })
		for _, host := range []string{
			"127.0.0.1", "127.1", "0x7f.1", "2130706433", "0177.0.0.1", "127.0.0.1.", "[::1]", "[::ffff:127.0.0.1]",
			"[::ffff:7f00:1]", "0.0.0.0", "[::]", "localhost", "LOCALHOST.", "%6c%6f%63%61%6c%68%6f%73%74", "１２７.0.0.1",
			"127。0。0。1", "user@127.0.0.1", "8.8.8.8@127.0.0.1", "loopback.test", "mapped.test", "loopback.test.",
			"[64:ff9b::7f00:1]", "[64:ff9b:1::7f00:1]", "[2002:7f00:1::]", "100.64.0.1", "169.254.169.254", "224.0.0.1",
			"[fe80::1%25lo]",
		} {
			for _, service := range httpKinds() {
				got := s.Send(t.Context(), aReceiver(service, "http://"+host+":"+port+"/x"), aDelivery(), ten10)
				if got.Error != api.DeliveryErrorTypeADDRESSREFUSED || got.Retry || got.Status != 0 {
					t.Errorf("%s: %s: %+v", service, host, got)
				}
			}
		}
	}
	for _, address := range []string{
		"ftp://example.com/", "file:///etc/passwd", "/x", "", "http://", "http:///x", "mailto:a@b", ":", "http://a b/",
		"gopher://127.0.0.1:" + port,
	} {
		got := newSender(t).Send(t.Context(), aReceiver(api.WebhookServiceGeneric, address), aDelivery(), ten10)
		if got.Error != api.DeliveryErrorTypeADDRESSREFUSED || got.Retry {
			t.Errorf("%q: %+v", address, got)
		}
	}
	if n := r.accepted.Load(); n != 0 {
		t.Errorf("%d connections", n)
	}
}

func TestHostsAreDialedAsBrowsersReadThem(t *testing.T) {
	t.Parallel()
	for _, trusted := range []bool{false, true} {
		c := newCatcher(t, nil)
		port := strings.TrimPrefix(c.URL, "http://127.0.0.1:")
		for _, host := range []string{"127.1", "0x7f.1", "2130706433", "017700000001", "[::ffff:127.0.0.1]"} {
			r := aReceiver(api.WebhookServiceGeneric, "http://"+host+":"+port, func(r *store.Receiver) { r.Trusted = trusted })
			got := newSender(t).Send(t.Context(), r, aDelivery(), ten10)
			if got.Status != 200 {
				t.Errorf("%s, trusted: %v: %+v", host, trusted, got)
			}
			all := c.requests()
			if last := all[len(all)-1]; last.Host != host+":"+port {
				t.Errorf("%s: host %s", host, last.Host)
			}
		}
	}
}

func TestTheRulesOfTheURLAreAskedFirst(t *testing.T) {
	t.Parallel()
	c := newCatcher(t, nil)
	for _, service := range slices.Sorted(maps.Keys(kinds)) {
		s := newSender(t, func(o *SenderOptions) {
			o.Check = func(r store.Receiver) error {
				if r.Service != service {
					t.Errorf("asked about %s", r.Service)
				}
				return errors.New("no")
			}
		})
		got := s.Send(t.Context(), aReceiver(service, c.URL), aDelivery(), ten10)
		if got.Error != api.DeliveryErrorTypeADDRESSREFUSED || got.Retry {
			t.Errorf("%s: %+v", service, got)
		}
	}
	if n := len(c.requests()); n != 0 {
		t.Errorf("%d requests", n)
	}
}

func TestAKindThatIsUnknownSendsNothing(t *testing.T) {
	t.Parallel()
	got := newSender(t).Send(t.Context(), aReceiver("fax", "http://127.0.0.1"), aDelivery(), ten10)
	if got.Error != api.DeliveryErrorTypeNOTCONFIGURED || got.Retry {
		t.Errorf("%+v", got)
	}
}

// The environment cannot be changed beside other tests.
func TestProxiesOfTheEnvironmentAreIgnored(t *testing.T) {
	proxy := newRawReceiver(t, "127.0.0.1:0", func(net.Conn) {})
	for _, name := range []string{"HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY"} {
		t.Setenv(name, proxy.url())
	}
	t.Setenv("NO_PROXY", "")
	names.Set("proxied.test", "127.0.0.1")
	c := newCatcher(t, nil)
	address := strings.Replace(c.URL, "127.0.0.1", "proxied.test", 1)
	for _, trusted := range []bool{false, true} {
		r := aReceiver(api.WebhookServiceGeneric, address, func(r *store.Receiver) { r.Trusted = trusted })
		if got := newSender(t).Send(t.Context(), r, aDelivery(), ten10); got.Status != 200 {
			t.Errorf("trusted %v: %+v", trusted, got)
		}
	}
	if s := newSender(t); s.public.Proxy != nil || s.trusted.Proxy != nil {
		t.Error("there is a proxy")
	}
	if n := proxy.accepted.Load(); n != 0 {
		t.Errorf("%d connections to the proxy", n)
	}
}
