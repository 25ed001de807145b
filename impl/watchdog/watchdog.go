// Package watchdog ends outgoing HTTP exchanges in time, whatever the other side answers.
//
// An http.Transport keeps most of that promise by itself, but not all of it: the body of a 101 Switching Protocols is
// the bare connection, which knows nothing of the request's context, so that a read of it may last for ever.
//
// New wraps an http.Transport in a Transport, which closes a connection under an exchange that goes on after its time.
// The package may import nothing of ours.
package watchdog

import (
	"context"
	"crypto/tls"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptrace"
	"sync"
	"time"
)

// defaultGrace is for net/http to end an exchange by itself. That is better where it can: a connection of HTTP/2 is shared
// with other exchanges, which end with it.
const defaultGrace = time.Second

// ErrStatus is the error of an exchange in which the other side answers with a status below 200 for good, above all 101
// Switching Protocols. Requests that go through a Transport must not ask for another protocol.
var ErrStatus = errors.New("the response has a status below 200")

// Transport is an http.Transport that bounds how long its exchanges last. One lasts from RoundTrip to the end of the answer's
// body, or until that is closed. When its context has ended, or its time is over, and net/http has not ended it either,
// its connection is closed under it. It is safe for concurrent use.
type Transport struct {
	*http.Transport
	limit time.Duration
	grace time.Duration
	// next replaces the http.Transport in tests.
	next http.RoundTripper
}

// New returns a Transport in which no exchange lasts longer than a limit, whatever its context allows.
func New(sockets *http.Transport, limit time.Duration) *Transport {
	return &Transport{Transport: sockets, limit: limit, grace: defaultGrace, next: sockets}
}

type limitKey struct{}

// WithLimit returns a context for exchanges with another limit than their Transport's.
func WithLimit(ctx context.Context, limit time.Duration) context.Context {
	return context.WithValue(ctx, limitKey{}, limit)
}

// RoundTrip sends a request. As always, the caller must close the body of the answer.
func (t *Transport) RoundTrip(req *http.Request) (*http.Response, error) {
	x := &exchange{grace: t.grace}
	limit := t.limit
	if own, ok := req.Context().Value(limitKey{}).(time.Duration); ok {
		limit = own
	}
	ctx, cancel := context.WithTimeout(req.Context(), limit)
	x.cancel, x.stop = cancel, context.AfterFunc(ctx, x.expire)
	trace := &httptrace.ClientTrace{GotConn: func(info httptrace.GotConnInfo) { x.use(info.Conn) }}
	res, err := t.next.RoundTrip(req.WithContext(httptrace.WithClientTrace(ctx, trace)))
	if err != nil {
		x.end()
		return nil, err
	}
	if res.StatusCode < http.StatusOK {
		x.cut() // first, as a polite end of TLS waits for the other side
		_ = res.Body.Close()
		x.end()
		return nil, ErrStatus
	}
	res.Body = &body{res.Body, x}
	return res, nil
}

// body is that of an answer.
type body struct {
	io.ReadCloser
	exchange *exchange
}

func (b *body) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if err != nil {
		b.exchange.end()
	}
	return n, err
}

func (b *body) Close() error {
	err := b.ReadCloser.Close()
	b.exchange.end()
	return err
}

// exchange is one request and its answer.
type exchange struct {
	grace  time.Duration
	cancel context.CancelFunc
	stop   func() bool

	mu    sync.Mutex
	conn  net.Conn    // nil until there is one
	last  *time.Timer // runs when the time is over
	late  bool        // and the grace too
	ended bool
}

// use notes the connection that net/http has chosen. It chooses another when an idle one turns out to be dead.
func (x *exchange) use(conn net.Conn) {
	if c, ok := conn.(*tls.Conn); ok {
		conn = c.NetConn()
	}
	x.mu.Lock()
	x.conn = conn
	late := x.late
	x.mu.Unlock()
	if late {
		x.cut()
	}
}

// expire begins the grace.
func (x *exchange) expire() {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.ended {
		return
	}
	x.last = time.AfterFunc(x.grace, func() {
		x.mu.Lock()
		x.late = true
		x.mu.Unlock()
		x.cut()
	})
}

// cut closes the connection unless the exchange has ended, after which the connection may be in use by another. It does
// so below TLS, which would say goodbye first.
func (x *exchange) cut() {
	x.mu.Lock()
	defer x.mu.Unlock()
	if !x.ended && x.conn != nil {
		_ = x.conn.Close()
	}
}

// end stops the timers, and leaves the connection to net/http. It may be called again.
func (x *exchange) end() {
	x.stop()
	x.mu.Lock()
	defer x.mu.Unlock()
	x.ended, x.conn = true, nil
	if x.last != nil {
		x.last.Stop()
	}
	x.cancel()
}
