package webhook

import (
	"flag"
	"fmt"
	"io"
	"log"
	"net"
	"os"
	"strings"
	"testing"

	"go.uber.org/goleak"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/egress/dnstest"
)

// silent is for servers that complain about what tests do to them.
var silent = log.New(io.Discard, "", 0)

// names is the name service of this package's tests. It has names of their own.
var names *dnstest.Server

func TestMain(m *testing.M) {
	// Most of them wait for the end of attempts, and leave the processors to others.
	if err := flag.Set("test.parallel", "16"); err != nil {
		panic(err)
	}
	var err error
	if names, err = dnstest.Start(nil); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	net.DefaultResolver = dnstest.Resolver(names.Addr())
	// The lexer of the templates' library runs beside its parser, and waits for ever when the parser gives up.
	goleak.VerifyTestMain(m, goleak.IgnoreCurrent())
}

// A name leads to an allowed address and then to one that is not, with every connection anew.
func TestANameThatChangesItsMindReachesNothing(t *testing.T) {
	t.Parallel()
	thanks := answer("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
	inner := newRawReceiver(t, "127.0.0.1:0", thanks)
	_, port, _ := net.SplitHostPort(inner.Addr().String())
	outer := newRawReceiver(t, "127.0.0.2:"+port, thanks)
	policy, err := egress.New("127.0.0.2/32")
	if err != nil {
		t.Fatal(err)
	}
	s := newSender(t, func(o *SenderOptions) { o.Egress = policy })
	names.Set("rebinding.test", "127.0.0.2", "127.0.0.1", "127.0.0.1,127.0.0.2", "127.0.0.1,10.0.0.1", "127.0.0.2")
	for i, want := range []bool{true, false, true, false, true} {
		got := s.Send(t.Context(), aReceiver(api.WebhookServiceGeneric, "http://rebinding.test:"+port), aDelivery(), ten10)
		if want && got.Status != 200 || !want && (got.Error != api.DeliveryErrorTypeADDRESSREFUSED || got.Retry) {
			t.Errorf("time %d: %+v", i, got)
		}
	}
	if in, out := inner.accepted.Load(), outer.accepted.Load(); in != 0 || out != 3 {
		t.Errorf("%d connections to the inside and %d to the outside, want 0 and 3", in, out)
	}
}

func TestANameThatIsNotFoundIsTriedAgain(t *testing.T) {
	t.Parallel()
	got := newSender(t).Send(t.Context(), aReceiver(api.WebhookServiceSlack, "http://nowhere.test/x"), aDelivery(), ten10)
	want := Result{
		Error: api.DeliveryErrorTypeCONNECTIONERROR, Reason: "cannot resolve the host name", Retry: true,
	}
	if got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}

func TestNamesThatTheOperatorAllows(t *testing.T) {
	t.Parallel()
	c := newCatcher(t, nil)
	port := strings.TrimPrefix(c.URL, "http://127.0.0.1:")
	policy, err := egress.New("hooks.test")
	if err != nil {
		t.Fatal(err)
	}
	s := newSender(t, func(o *SenderOptions) { o.Egress = policy })
	for host, allowed := range map[string]bool{
		"hooks.test": true, "a.hooks.test": true, "HOOKS.test": true, "evilhooks.test": false, "test-hooks.test": false,
	} {
		names.Set(host, "127.0.0.1")
		got := s.Send(t.Context(), aReceiver(api.WebhookServiceGeneric, "http://"+host+":"+port), aDelivery(), ten10)
		if allowed && got.Status != 200 || !allowed && got.Error != api.DeliveryErrorTypeADDRESSREFUSED {
			t.Errorf("%s: %+v", host, got)
		}
	}
}
