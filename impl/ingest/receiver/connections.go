package receiver

import (
	"context"
	"net"
	"net/http"
	"net/netip"
	"sync"

	"github.com/obstack/obstack/impl/framing"
)

// maxConnections is how many connections there are at once, of all listeners together.
const maxConnections = 1000

// connections are those of all listeners. When there is no room, one of the address that has most makes room for an address
// that has at least two fewer. It is safe for concurrent use.
type connections struct {
	max int

	mu        sync.Mutex
	count     int
	byAddress map[netip.Addr]map[*connection]struct{}
}

// connection is one of them.
type connection struct {
	net.Conn
	of      *connections
	address netip.Addr
	active  bool // a request is in flight, or has begun to arrive
	closed  bool // and not among connections any more
}

func newConnections(most int) *connections {
	return &connections{max: most, byAddress: map[netip.Addr]map[*connection]struct{}{}}
}

// admit returns the connection as one of those, or nil if there is no room for it.
func (s *connections) admit(conn net.Conn) *connection {
	c := &connection{Conn: conn, of: s, address: addressOf(conn.RemoteAddr().String())}
	s.mu.Lock()
	var crowd *connection
	if s.count >= s.max {
		if crowd = s.crowd(c.address); crowd == nil {
			s.mu.Unlock()
			return nil
		}
		s.remove(crowd)
	}
	if s.byAddress[c.address] == nil {
		s.byAddress[c.address] = map[*connection]struct{}{}
	}
	s.byAddress[c.address][c] = struct{}{}
	s.count++
	s.mu.Unlock()
	if crowd != nil {
		_ = crowd.Conn.Close()
	}
	return c
}

// crowd returns a connection of the address that has most, if it has more than a would have: one without a request, if there
// is any.
func (s *connections) crowd(a netip.Addr) *connection {
	most := len(s.byAddress[a]) + 1
	var of map[*connection]struct{}
	for _, all := range s.byAddress {
		if len(all) > most {
			most, of = len(all), all
		}
	}
	var crowd *connection
	for c := range of {
		if crowd = c; !c.active {
			break
		}
	}
	return crowd
}

func (s *connections) remove(c *connection) {
	if c.closed {
		return
	}
	c.closed = true
	s.count--
	delete(s.byAddress[c.address], c)
	if len(s.byAddress[c.address]) == 0 {
		delete(s.byAddress, c.address)
	}
}

// open is how many there are.
func (s *connections) open() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.count
}

// state is told by the server when requests begin and end on a connection.
func (s *connections) state(conn net.Conn, state http.ConnState) {
	framing.State(conn, state)
	c := connectionOf(conn)
	s.mu.Lock()
	defer s.mu.Unlock()
	c.active = state == http.StateActive
}

// Close closes the connection and makes room for another one.
func (c *connection) Close() error {
	c.of.mu.Lock()
	c.of.remove(c)
	c.of.mu.Unlock()
	return c.Conn.Close()
}

// connectionOf returns the connection below the framing and TLS.
func connectionOf(conn net.Conn) *connection {
	conn = conn.(*framing.Conn).Conn
	if encrypted, ok := conn.(*tlsConn); ok {
		conn = encrypted.NetConn()
	}
	return conn.(*connection)
}

type connectionKey struct{}

func withConnection(ctx context.Context, conn net.Conn) context.Context {
	return context.WithValue(framing.Context(ctx, conn), connectionKey{}, connectionOf(conn))
}

// closeConnection closes the connection of a request, with whatever else goes on there.
func closeConnection(ctx context.Context) {
	if c, _ := ctx.Value(connectionKey{}).(*connection); c != nil {
		_ = c.Close()
	}
}

// fairListener closes connections at once for which there is no room.
type fairListener struct {
	net.Listener
	of *connections
}

func (l *fairListener) Accept() (net.Conn, error) {
	for {
		conn, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if c := l.of.admit(conn); c != nil {
			return c, nil
		}
		_ = conn.Close()
	}
}
