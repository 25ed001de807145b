package webhook

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"
	"unicode/utf16"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/watchdog"
)

const defaultTimeout = 30 * time.Second

// SenderOptions are what a Sender works with.
type SenderOptions struct {
	// Egress says which addresses may be called for receivers that are not trusted; nil allows the public ones.
	Egress *egress.Policy
	// Check holds the rules about the text of a webhook's URL, which may have changed since it was stored; nil for none.
	Check func(store.Receiver) error
	// Mail is the mail server, nil if there is none.
	Mail *Mail
	// Timeout is for one attempt with everything that belongs to it; 0 for 30 seconds.
	Timeout time.Duration
}

// Sender makes attempts to deliver messages. It is safe for concurrent use.
//
// Receivers are taken to be hostile: an attempt reads and waits for so much and no more, whatever they answer. No error
// has any part of a URL, a header, a key or an answer in it.
type Sender struct {
	o SenderOptions
	// Connections are kept for the next message. Those of receivers that may be in a private network are kept apart.
	public, trusted *watchdog.Transport
}

// NewSender returns a Sender, which needs to be closed.
func NewSender(o SenderOptions) *Sender {
	if o.Timeout == 0 {
		o.Timeout = defaultTimeout
	}
	return &Sender{
		o:       o,
		public:  newTransport(o.Egress.DialContext, o.Timeout),
		trusted: newTransport(plainDialer.DialContext, o.Timeout),
	}
}

// Close closes the connections that nothing is sent over. A Sender that is used after that opens others.
func (s *Sender) Close() {
	s.public.CloseIdleConnections()
	s.trusted.CloseIdleConnections()
}

// Send makes one attempt, and signs it as one of the time that is given. When the context ends before there is an
// answer, the result is an error that is worth another attempt, so a caller to whom that matters looks at the context.
func (s *Sender) Send(ctx context.Context, r store.Receiver, d store.Delivery, at time.Time) Result {
	if r.Damaged != nil {
		return Result{Error: api.DeliveryErrorTypeNOTCONFIGURED, Reason: "cannot read the stored settings", Retry: true}
	}
	if r.ID == store.EmailTarget {
		r.URL = d.Message.Variables[mailtoVariable]
	}
	if s.o.Check != nil && s.o.Check(r) != nil {
		return failed(api.DeliveryErrorTypeADDRESSREFUSED, "URL not allowed")
	}
	k, ok := kinds[r.Service]
	if !ok {
		return failed(api.DeliveryErrorTypeNOTCONFIGURED, "unknown kind of webhook")
	}
	if k.send != nil {
		return k.send(ctx, s, r, d, at)
	}
	req, err := k.request(r, d)
	if err == nil && k.rules.Signed {
		err = sign(req, r.Signing, d.MessageID, at)
	}
	if err != nil {
		var e unsendable
		if errors.As(err, &e) {
			return failed(e.kind, e.reason)
		}
		return failed(api.DeliveryErrorTypeTEMPLATEERROR, "cannot render the message")
	}
	return s.post(ctx, k, r, req, at)
}

// unsendable says why there is nothing to send, now or later.
type unsendable struct {
	kind   api.DeliveryErrorType
	reason string
}

func (e unsendable) Error() string { return e.reason }

// failed is the result of an attempt that another would not better.
func failed(kind api.DeliveryErrorType, reason string) Result {
	return Result{Error: kind, Reason: reason}
}

// request posts a body, JSON unless its headers are changed. What stands before the host of the URL becomes a header, as
// in browsers.
func request(address string, body []byte) (*http.Request, error) {
	req, err := http.NewRequest(http.MethodPost, address, bytes.NewReader(body))
	if err != nil || req.URL.Host == "" || req.URL.Scheme != "http" && req.URL.Scheme != "https" {
		return nil, unsendable{api.DeliveryErrorTypeADDRESSREFUSED, "the URL is neither http nor https"}
	}
	req.URL.RawQuery = escapeQuery(req.URL.RawQuery)
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("User-Agent", "obstack")
	if user := req.URL.User; user != nil {
		password, _ := user.Password()
		req.SetBasicAuth(user.Username(), password)
	}
	return req, nil
}

// escapeQuery escapes what cannot stand in the first line of a request, as browsers do. What is escaped stays.
func escapeQuery(query string) string {
	var out strings.Builder
	for _, b := range []byte(query) {
		if b <= ' ' || b > '~' || strings.IndexByte(`"<>`, b) >= 0 {
			fmt.Fprintf(&out, "%%%02X", b)
			continue
		}
		out.WriteByte(b)
	}
	return out.String()
}

// requestJSON posts a value.
func requestJSON(address string, v any) (*http.Request, error) {
	body, err := json.Marshal(v, jsontext.AllowInvalidUTF8(true))
	if err != nil {
		return nil, fmt.Errorf("encode message: %w", err)
	}
	return request(address, body)
}

// more stands at the end of a text that was cut.
const more = "..."

// shorten cuts a text to n UTF-16 code units. Most services count their limits in these.
func shorten(s string, n int) string {
	units, end := 0, 0
	for i, c := range s {
		if units+len(more) <= n {
			end = i
		}
		if units += utf16.RuneLen(c); units > n {
			return s[:end] + more
		}
	}
	return s
}

// webLink reports whether a link leads to a page. There is none in some tests of webhooks.
func webLink(link string) bool {
	return strings.HasPrefix(link, "https://") || strings.HasPrefix(link, "http://")
}
