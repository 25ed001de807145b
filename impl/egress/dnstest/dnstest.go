// Package dnstest is a name service for tests, whose answers may change from one question to the next.
//
// Start starts a Server, and Set says what it answers for a name: with several answers each question gets the next. Resolver
// is what a program under test resolves names with. The names of others may be asked of a real resolver.
//
// It may import nothing of ours, so that the tests of every package can use it.
package dnstest

import (
	"context"
	"fmt"
	"net"
	"net/netip"
	"strings"
	"sync"
	"time"

	"golang.org/x/net/dns/dnsmessage"
)

// Server answers questions for the addresses of names. It is safe for concurrent use.
type Server struct {
	conn    net.PacketConn
	others  *net.Resolver
	stopped chan struct{}

	mu    sync.Mutex
	names map[string][][]netip.Addr
}

// Start starts a server on a port of this machine. It asks others about the names that were not set; without them
// there are none. Close stops it.
func Start(others *net.Resolver) (*Server, error) {
	conn, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("start a DNS server: %w", err)
	}
	s := &Server{conn: conn, others: others, stopped: make(chan struct{}), names: map[string][][]netip.Addr{}}
	go s.serve()
	return s, nil
}

// Close stops the server.
func (s *Server) Close() error {
	err := s.conn.Close()
	<-s.stopped
	return err
}

// Addr is where the server is: an address and a port.
func (s *Server) Addr() string { return s.conn.LocalAddr().String() }

// Set sets what a name stands for: the first answer to the first question, and so on. The last one stays.
// Addresses of one answer are parted by commas. Of several answers all should be of IPv4, as resolvers ask for addresses of
// both kinds at once. It panics for a text that is no address.
func (s *Server) Set(name string, answers ...string) {
	var list [][]netip.Addr
	for _, answer := range answers {
		var addrs []netip.Addr
		for text := range strings.SplitSeq(answer, ",") {
			addrs = append(addrs, netip.MustParseAddr(text))
		}
		list = append(list, addrs)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.names[strings.ToLower(name)] = list
}

// Resolver asks the server at an address, and nothing else but this machine's file of hosts.
func Resolver(addr string) *net.Resolver {
	return &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, "udp", addr)
	}}
}

// serve answers until the connection is closed. What is no question gets no answer.
func (s *Server) serve() {
	defer close(s.stopped)
	packet := make([]byte, 4096)
	for {
		n, from, err := s.conn.ReadFrom(packet)
		if err != nil {
			return
		}
		if reply, err := s.answer(packet[:n]); err == nil {
			_, _ = s.conn.WriteTo(reply, from)
		}
	}
}

// ask asks others about a name.
func (s *Server) ask(name string) (answers [][]netip.Addr) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	addrs, err := s.others.LookupNetIP(ctx, "ip", name)
	if err != nil || len(addrs) == 0 {
		return nil
	}
	for i := range addrs {
		addrs[i] = addrs[i].Unmap()
	}
	return [][]netip.Addr{addrs}
}

// answer returns the reply to a question. Only one for addresses of IPv4 counts as a time.
func (s *Server) answer(query []byte) ([]byte, error) {
	var m dnsmessage.Message
	if err := m.Unpack(query); err != nil {
		return nil, err
	}
	if len(m.Questions) != 1 {
		return nil, fmt.Errorf("%d questions", len(m.Questions))
	}
	q := m.Questions[0]
	name := strings.ToLower(strings.TrimSuffix(q.Name.String(), "."))
	reply := dnsmessage.Message{
		Header:    dnsmessage.Header{ID: m.ID, Response: true, RecursionDesired: m.RecursionDesired, RecursionAvailable: true},
		Questions: m.Questions,
	}
	s.mu.Lock()
	answers := s.names[name]
	if q.Type == dnsmessage.TypeA && len(answers) > 1 {
		s.names[name] = answers[1:]
	}
	s.mu.Unlock()
	if len(answers) == 0 && s.others != nil {
		answers = s.ask(name)
	}
	if len(answers) == 0 {
		reply.RCode = dnsmessage.RCodeNameError
		return reply.Pack()
	}
	for _, addr := range answers[0] {
		// Without a time to live, so that resolvers do not keep it.
		r := dnsmessage.Resource{Header: dnsmessage.ResourceHeader{Name: q.Name, Class: dnsmessage.ClassINET}}
		switch {
		case addr.Is4() && q.Type == dnsmessage.TypeA:
			r.Body = &dnsmessage.AResource{A: addr.As4()}
		case addr.Is6() && q.Type == dnsmessage.TypeAAAA:
			r.Body = &dnsmessage.AAAAResource{AAAA: addr.As16()}
		default:
			continue
		}
		reply.Answers = append(reply.Answers, r)
	}
	return reply.Pack()
}
