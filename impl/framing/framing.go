// Package framing recognizes HTTP/1 requests with both a Content-Length and a Transfer-Encoding.
//
// If a proxy and a server disagree about the end of a request, a client can hide a second request in it (RFC 9112, section 6.3).
// net/http reads the body by its Transfer-Encoding and removes Content-Length before a handler sees the header. So a
// Conn looks at the header as it arrives.
//
// The first request of a connection, and each one that arrives after the answer to the one before, is looked at. Requests that are
// pipelined behind another request are not, and neither are encrypted connections.
package framing

import (
	"bytes"
	"context"
	"net"
	"net/http"
	"sync"
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

	mu     sync.Mutex
	header header
}

// Read reads, and looks at the header of a request.
func (c *Conn) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.header.scan(p[:n])
	return n, err
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
		c.header = header{}
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

// Ambiguous reports whether a request has two lengths. Its connection is not to be used for another request.
func Ambiguous(r *http.Request) bool {
	c, ok := r.Context().Value(connKey{}).(*Conn)
	if !ok || r.ProtoMajor != 1 {
		return false
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.header.length && c.header.encoding
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
