package webhook

import (
	"bytes"
	"context"
	"encoding/binary"
	"io"
	"log"
	"net"
	"net/netip"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/egress"
)

// silent is for servers that complain about what tests do to them.
var silent = log.New(io.Discard, "", 0)

// names is the name service of this package's tests: what the names of their own stand for, each time that they are
// asked for. The last answer stays. Others do not exist.
var names = struct {
	sync.Mutex
	answers map[string][][]netip.Addr
}{answers: map[string][][]netip.Addr{}}

func init() {
	net.DefaultResolver = &net.Resolver{PreferGo: true, Dial: func(context.Context, string, string) (net.Conn, error) {
		return &nameConn{}, nil
	}}
}

// resolve sets what a name stands for, with an argument for each time. Addresses of one time are parted by commas.
func resolve(t *testing.T, name string, answers ...string) {
	t.Helper()
	names.Lock()
	defer names.Unlock()
	names.answers[name] = nil
	for _, answer := range answers {
		var addrs []netip.Addr
		for text := range strings.SplitSeq(answer, ",") {
			addrs = append(addrs, netip.MustParseAddr(text))
		}
		names.answers[name] = append(names.answers[name], addrs)
	}
}

// nameConn answers the questions that are written to it, in the form of DNS over TCP.
type nameConn struct{ in, out bytes.Buffer }

func (c *nameConn) Write(b []byte) (int, error) {
	c.in.Write(b)
	if q := c.in.Bytes(); len(q) >= 2 && len(q) >= 2+int(binary.BigEndian.Uint16(q)) {
		reply := answerName(q[2:])
		c.out.Write(binary.BigEndian.AppendUint16(nil, uint16(len(reply))))
		c.out.Write(reply)
		c.in.Reset()
	}
	return len(b), nil
}

// answerName answers a question. Only the one for IPv4 addresses counts as a time, and the other one finds what it left.
func answerName(query []byte) []byte {
	const header, typeA, typeAAAA = 12, 1, 28
	var labels []string
	end := header
	for query[end] != 0 {
		labels = append(labels, string(query[end+1:end+1+int(query[end])]))
		end += 1 + int(query[end])
	}
	kind := binary.BigEndian.Uint16(query[end+1:])
	question := query[header : end+5]
	name := strings.ToLower(strings.Join(labels, "."))
	names.Lock()
	defer names.Unlock()
	answers := names.answers[name]
	code := byte(3) // there is no such name
	var records []byte
	count := 0
	if len(answers) > 0 {
		code = 0
		for _, addr := range answers[0] {
			if addr.Is4() != (kind == typeA) || !addr.Is4() && kind != typeAAAA {
				continue
			}
			raw := addr.AsSlice()
			records = append(records, 0xc0, header) // the name of the question
			records = binary.BigEndian.AppendUint16(records, kind)
			records = append(records, 0, 1, 0, 0, 0, 0, 0, byte(len(raw))) // Internet, valid for no time
			records = append(records, raw...)
			count++
		}
		if kind == typeA && len(answers) > 1 {
			names.answers[name] = answers[1:]
		}
	}
	reply := append([]byte{query[0], query[1], 0x81, 0x80 | code, 0, 1, 0, byte(count), 0, 0, 0, 0}, question...)
	return append(reply, records...)
}

func (c *nameConn) Read(b []byte) (int, error)       { return c.out.Read(b) }
func (c *nameConn) Close() error                     { return nil }
func (c *nameConn) LocalAddr() net.Addr              { return &net.TCPAddr{} }
func (c *nameConn) RemoteAddr() net.Addr             { return &net.TCPAddr{} }
func (c *nameConn) SetDeadline(time.Time) error      { return nil }
func (c *nameConn) SetReadDeadline(time.Time) error  { return nil }
func (c *nameConn) SetWriteDeadline(time.Time) error { return nil }

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
	resolve(t, "rebinding.test", "127.0.0.2", "127.0.0.1", "127.0.0.1,127.0.0.2", "127.0.0.1,10.0.0.1", "127.0.0.2")
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
		Error: api.DeliveryErrorTypeCONNECTIONERROR, Reason: "the name of its host could not be resolved", Retry: true,
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
		resolve(t, strings.ToLower(host), "127.0.0.1")
		got := s.Send(t.Context(), aReceiver(api.WebhookServiceGeneric, "http://"+host+":"+port), aDelivery(), ten10)
		if allowed && got.Status != 200 || !allowed && got.Error != api.DeliveryErrorTypeADDRESSREFUSED {
			t.Errorf("%s: %+v", host, got)
		}
	}
}
