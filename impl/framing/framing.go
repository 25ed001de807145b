// Package framing recognizes HTTP/1 requests whose length is ambiguous.
//
// If a proxy and a server disagree about the end of a request, a client can hide a second request in it (RFC 9112, section 6.3).
// The two can disagree about a request with both a Content-Length and a Transfer-Encoding. net/http removes one of the fields before
// a handler sees the header, so a Conn scans the header as it arrives.
//
// A Conn does not parse bodies, so it cannot find the header of a pipelined request. A pipelined request with a Transfer-Encoding is
// therefore ambiguous, and so is one over HTTP/1.0 with a Content-Length. Hardly any client sends such requests. All requests that a
// client sends after the previous answer are judged exactly.
package framing

import (
	"bytes"
	"context"
	"net"
	"net/http"
	"sync"
	"time"
)

// Listener accepts connections as Conns.
type Listener struct{ net.Listener }

// Accept waits for a connection.
func (l Listener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &Conn{Conn: conn}, nil
}

// Conn is a connection of a server. It is safe for concurrent use.
type Conn struct {
	net.Conn

	mu        sync.Mutex
	header    header
	deadlines int  // set for reads since the last request
	pipelined bool // the request began in the buffer of net/http, so header may lack fields
}

// Read reads, and scans the header of a request.
func (c *Conn) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	c.mu.Lock()
	defer c.mu.Unlock()
	if n > 0 && c.deadlines == 1 {
		c.pipelined = false
	}
	c.header.scan(p[:n])
	return n, err
}

// SetReadDeadline sets a deadline and counts it. The count shows whether the header of a request began in net/http's buffer: after a
// request, net/http reports StateIdle, sets a deadline, waits for 4 bytes, sets another deadline, and reads the header. If it reads
// while it waits, its buffer had at most 3 bytes of the request, which come before any field. If it does not read, any part of the
// header may be in the buffer.
func (c *Conn) SetReadDeadline(t time.Time) error {
	c.mu.Lock()
	c.deadlines++
	c.mu.Unlock()
	return c.Conn.SetReadDeadline(t)
}

// CloseWrite lets net/http end an answer before it closes the connection. Without it, a client that still sends may lose the answer.
func (c *Conn) CloseWrite() error {
	if w, ok := c.Conn.(interface{ CloseWrite() error }); ok {
		return w.CloseWrite()
	}
	return nil
}

// State follows the states of a connection, for http.Server.ConnState. It ignores connections of other types.
func State(conn net.Conn, state http.ConnState) {
	if c, ok := conn.(*Conn); ok && state == http.StateIdle {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.header, c.deadlines, c.pipelined = header{}, 0, true
	}
}

type connKey struct{}

// Context returns a context with the connection, for http.Server.ConnContext.
func Context(ctx context.Context, conn net.Conn) context.Context {
	if c, ok := conn.(*Conn); ok {
		return context.WithValue(ctx, connKey{}, c)
	}
	return ctx
}

// Message is the error message for an ambiguous request.
const Message = "The length of the request is ambiguous: send a Content-Length or a Transfer-Encoding, not both, and do not pipeline requests"

// Ambiguous reports whether a request has or may have two lengths. Its connection must not be used for another request.
func Ambiguous(r *http.Request) bool {
	c, ok := r.Context().Value(connKey{}).(*Conn)
	if !ok || r.ProtoMajor != 1 && r.Method != "PRI" { // net/http reads PRI * HTTP/2.0 with fields as HTTP/1
		return false
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.pipelined {
		return c.header.length && c.header.encoding
	}
	// net/http removes the Content-Length, or over HTTP/1.0 the Transfer-Encoding.
	return len(r.TransferEncoding) > 0 || !r.ProtoAtLeast(1, 1) && r.Header.Get("Content-Length") != ""
}

// longestName is the length of the longest name that counts.
const longestName = len("transfer-encoding")

// header records which fields of a request have arrived.
type header struct {
	name             []byte // of the field that arrives, in lower case
	skip             bool   // the rest of the line
	begun, done      bool
	length, encoding bool
}

// scan reads a part of a header. It ignores everything behind the empty line, and empty lines before the header, which net/http
// accepts after a POST.
func (h *header) scan(p []byte) {
	for len(p) > 0 && !h.done {
		if h.skip {
			end := bytes.IndexByte(p, '\n')
			if end < 0 {
				return
			}
			p, h.skip, h.name = p[end+1:], false, h.name[:0]
			continue
		}
		b := p[0]
		p = p[1:]
		switch {
		case b == '\r':
		case b == '\n':
			h.done = h.begun && len(h.name) == 0
			h.name = h.name[:0]
		case b == ':':
			name := string(h.name)
			h.length = h.length || name == "content-length"
			h.encoding = h.encoding || name == "transfer-encoding"
			h.skip = true
		case b == ' ' || len(h.name) == longestName: // no field that counts, or the request line
			h.skip, h.begun = true, true
		default:
			h.name, h.begun = append(h.name, bytes.ToLower([]byte{b})...), true
		}
	}
}
