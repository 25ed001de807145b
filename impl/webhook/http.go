package webhook

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"syscall"
	"time"
	"unicode/utf8"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/watchdog"
)

const (
	// maxHeaders and maxAnswer are how much of an answer is read, and answerTime for how long its body: the status has
	// said all that matters. maxResponse is what is kept of it. All are in bytes.
	maxHeaders  = 64 << 10
	maxAnswer   = 64 << 10
	answerTime  = time.Second
	maxResponse = 1 << 10
	// connectTime is for the name service and the connection. They go on when the attempt has ended, as the next one may
	// use the connection.
	connectTime = 10 * time.Second
	// writeTime is for a receiver to read anything at all. Nothing else ends a write over HTTP/2, which outlasts the attempt,
	// as the connection is shared.
	writeTime = 10 * time.Second
	// keepPerHost is how many connections to one host wait for another message, and keep to all. A webhook gets about as
	// many messages at a time as the former.
	keepPerHost = 16
	keep        = 256
	keepFor     = 30 * time.Second
	// maxRetryAfter is how long a receiver may ask to be left alone.
	maxRetryAfter = 24 * time.Hour
)

var plainDialer = &net.Dialer{Timeout: connectTime}

// dialFunc connects to an address, or refuses to by the egress policy.
type dialFunc = func(ctx context.Context, network, address string) (net.Conn, error)

// newTransport returns one whose attempts end in time, and that opens connections by a function. It is used without a
// client, so no redirect is followed, and asks for no compression, so what is counted is what is read. A proxy would have
// other addresses dialed than those that are checked.
func newTransport(dial dialFunc, limit time.Duration) *watchdog.Transport {
	return watchdog.New(&http.Transport{
		Proxy:               nil,
		DialContext:         dialNormal(dial),
		TLSHandshakeTimeout: connectTime,
		DisableCompression:  true,
		ForceAttemptHTTP2:   true,
		HTTP2: &http.HTTP2Config{
			SendPingTimeout: 15 * time.Second, PingTimeout: 5 * time.Second, WriteByteTimeout: writeTime,
		},
		MaxResponseHeaderBytes: maxHeaders,
		MaxIdleConns:           keep,
		MaxIdleConnsPerHost:    keepPerHost,
		IdleConnTimeout:        keepFor,
	}, limit)
}

// dialNormal dials the host that a browser would. The host in the request and the name in the certificate stay as the URL
// has them.
func dialNormal(dial dialFunc) dialFunc {
	return func(ctx context.Context, network, address string) (net.Conn, error) {
		if host, port, err := net.SplitHostPort(address); err == nil {
			// What is no host to a browser is left to the policy to refuse.
			if normal, err := egress.Normalize(host); err == nil {
				address = net.JoinHostPort(normal, port)
			}
		}
		ctx, cancel := context.WithTimeout(ctx, connectTime)
		defer cancel()
		return dial(ctx, network, address)
	}
}

// post sends a request and reads the answer.
func (s *Sender) post(ctx context.Context, k kind, r store.Receiver, req *http.Request, at time.Time) Result {
	limited, cancel := context.WithTimeout(ctx, s.o.Timeout)
	defer cancel()
	transport := s.public
	if r.Trusted {
		transport = s.trusted
	}
	answer, err := transport.RoundTrip(req.WithContext(limited))
	if err != nil {
		return s.unanswered(ctx, limited, err)
	}
	deadline := time.AfterFunc(answerTime, cancel)
	defer deadline.Stop()
	// The status counts, whatever becomes of the body.
	body, _ := io.ReadAll(io.LimitReader(answer.Body, maxAnswer))
	_ = answer.Body.Close()
	result := resultOf(k, answer, at)
	if result.Retry && result.RetryAfter == 0 && k.retryAfter != nil {
		result.RetryAfter = k.retryAfter(body)
	}
	result.Response = excerpt(redact(body, k, r, req))
	return result
}

// unanswered says why there was no answer. The error has the address in it, so no more than its type is in the result.
func (s *Sender) unanswered(ctx, limited context.Context, err error) Result {
	var name *net.DNSError
	var certificate *tls.CertificateVerificationError
	result := Result{Error: api.DeliveryErrorTypeCONNECTIONERROR, Reason: "connection failed", Retry: true}
	switch {
	case core.KindOf(err) == core.Invalid:
		return failed(api.DeliveryErrorTypeADDRESSREFUSED, "address not allowed")
	case ctx.Err() != nil:
		result.Reason = "attempt interrupted"
	case limited.Err() != nil:
		result.Error = api.DeliveryErrorTypeTIMEOUT
		result.Reason = fmt.Sprintf("timed out after %g s", s.o.Timeout.Seconds())
	case errors.As(err, &name):
		result.Reason = "cannot resolve the host name"
	case errors.Is(err, syscall.ECONNREFUSED):
		result.Reason = "connection refused"
	case errors.As(err, &certificate):
		result.Reason = "invalid certificate"
	}
	return result
}

// resultOf is what the status of an answer means.
func resultOf(k kind, answer *http.Response, at time.Time) Result {
	status := answer.StatusCode
	result := Result{Status: status, Error: api.DeliveryErrorTypeHTTPERROR, Reason: "HTTP " + strconv.Itoa(status)}
	switch {
	case status >= 200 && status < 300:
		return Result{Status: status}
	case status == http.StatusTooManyRequests || status >= 500:
		result.Retry, result.RetryAfter = true, retryAfter(answer.Header, at)
	case status >= 300 && status < 400 && !k.redirectIsHTTPError:
		result.Error, result.Reason = api.DeliveryErrorTypeREDIRECT, "redirects are not followed"
	}
	return result
}

// retryAfter is how long the receiver wants to be left alone, 0 if it has not said anything that makes sense. A time is
// one by the receiver's clock, if it says what that is.
func retryAfter(h http.Header, at time.Time) time.Duration {
	text := h.Get("Retry-After")
	if text != "" && strings.Trim(text, "0123456789") == "" {
		seconds, err := strconv.ParseUint(text, 10, 64)
		if err != nil || seconds > uint64(maxRetryAfter/time.Second) {
			return maxRetryAfter
		}
		return time.Duration(seconds) * time.Second
	}
	then, err := http.ParseTime(text)
	if err != nil {
		return 0
	}
	if now, err := http.ParseTime(h.Get("Date")); err == nil {
		at = now
	}
	return min(max(then.Sub(at), 0), maxRetryAfter)
}

// excerpt is the beginning of an answer, as text that any database takes.
func excerpt(body string) string {
	text := store.Storable(body)
	if len(text) <= maxResponse {
		return text
	}
	end := maxResponse
	for !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end]
}
