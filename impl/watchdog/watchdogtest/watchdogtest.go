// Package watchdogtest is a server that answers HTTP as badly as can be, for tests of clients.
//
// Answers are the ways in which it stalls, drips and floods, and Serve starts a Server that has one of them for every request
// that its test does not answer itself. WantBad waits until so many connections are stuck in it.
//
// It may import nothing of ours but patience, so that the tests of every client can use it.
package watchdogtest

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/patience"
)

// Answer is an answer over HTTP/1.1 that never ends.
type Answer struct {
	Name string
	// Text is sent at once, and Drip after it over and over, one byte at a time; with Flood as fast as it goes. Without
	// Drip the server stalls.
	Text, Drip string
	Flood      bool
	// Status is what the client knows of the answer, 0 if nothing. A Refused one needs no wait.
	Status  int
	Refused bool
}

const (
	upgrade = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"
	ok      = "HTTP/1.1 200 OK\r\n"
	failed  = "HTTP/1.1 500 Internal Server Error\r\n"
	chunked = "Transfer-Encoding: chunked\r\nTrailer: X\r\n\r\n"
)

// Answers are those that are known to be hard on clients.
var Answers = []Answer{
	{Name: "it upgrades", Text: upgrade, Refused: true},
	{Name: "it upgrades and drips", Text: upgrade, Drip: "x", Refused: true},
	{Name: "it upgrades and floods", Text: upgrade, Drip: "x", Flood: true, Refused: true},
	{Name: "it upgrades to nothing", Text: "HTTP/1.1 101 Switching Protocols\r\n\r\n", Refused: true},
	{Name: "it answers 099", Text: "HTTP/1.1 099 What\r\nContent-Length: 9\r\n\r\n", Refused: true},
	{Name: "it says 100 for ever", Drip: "HTTP/1.1 100 Continue\r\n\r\n"},
	{Name: "it says 102 for ever", Drip: "HTTP/1.1 102 Processing\r\n\r\n"},
	{Name: "it says 103 for ever", Drip: "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n"},
	{Name: "it floods with 100", Drip: "HTTP/1.1 100 Continue\r\n\r\n", Flood: true, Refused: true},
	{Name: "it floods with 103", Drip: "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n", Flood: true, Refused: true},
	{Name: "it says nothing"},
	{Name: "it stalls in the status line", Text: "HTTP/1.1 2"},
	{Name: "it drips in the status line", Text: "HTTP/1.1 200 ", Drip: "x"},
	{Name: "it stalls in a header", Text: ok + "X: "},
	{Name: "it drips in a header", Text: ok + "X: ", Drip: "x"},
	{Name: "it drips headers", Text: ok, Drip: "X: y\r\n"},
	{Name: "it floods with headers", Text: ok, Drip: "X: y\r\n", Flood: true, Refused: true},
	{Name: "it stalls before the body", Text: ok + "Content-Length: 9\r\n\r\n", Status: 200},
	{Name: "it stalls in the body", Text: ok + "Content-Length: 9\r\n\r\n\x01", Status: 200},
	{Name: "it drips the body", Text: ok + "Content-Length: 9999999\r\n\r\n", Drip: "\x00", Status: 200},
	{Name: "it drips a body without a length", Text: ok + "\r\n", Drip: "\x00", Status: 200},
	{Name: "it stalls in the size of a chunk", Text: ok + chunked + "1", Status: 200},
	{Name: "it drips in the size of a chunk", Text: ok + chunked + "1;", Drip: "x", Status: 200},
	{Name: "it stalls in a chunk", Text: ok + chunked + "ff\r\n\x00", Status: 200},
	{Name: "it drips chunks", Text: ok + chunked, Drip: "1\r\n\x00\r\n", Status: 200},
	{Name: "it stalls after the last chunk", Text: ok + chunked + "1\r\n\x01\r\n0\r\n", Status: 200},
	{Name: "it stalls in the trailers", Text: ok + chunked + "1\r\n\x01\r\n0\r\nX: ", Status: 200},
	{Name: "it drips trailers", Text: ok + chunked + "1\r\n\x01\r\n0\r\n", Drip: "X: y\r\n", Status: 200},
	{Name: "it fails and stalls", Text: failed + "Content-Length: 9\r\n\r\n", Status: 500},
	{Name: "it fails and drips", Text: failed + "\r\n", Drip: "x", Status: 500},
	{Name: "it fails and stalls in the trailers", Text: failed + chunked + "1\r\nx\r\n0\r\nX: ", Status: 500},
}

// write answers until the client hangs up.
func (a Answer) write(conn net.Conn) {
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		_, _ = io.Copy(io.Discard, conn)
	}()
	defer func() { <-gone }()
	if _, err := io.WriteString(conn, a.Text); err != nil || a.Drip == "" {
		return
	}
	if a.Flood {
		for err := error(nil); err == nil; {
			_, err = io.WriteString(conn, a.Drip)
		}
		return
	}
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	for i := 0; ; i++ {
		select {
		case <-gone:
			return
		case <-tick.C:
		}
		if _, err := conn.Write([]byte{a.Drip[i%len(a.Drip)]}); err != nil {
			return
		}
	}
}

// Server is a server on a loopback port.
type Server struct {
	net.Listener
	answer Answer
	good   func(r *http.Request, body []byte) []byte

	serving sync.WaitGroup
	mu      sync.Mutex
	bad     int           // connections on which it answers badly
	changed chan struct{} // closed when bad has changed
	all     map[net.Conn]bool
}

// Serve returns a Server that answers with 200 and what a function returns, or badly if that is nil.
func Serve(t testing.TB, bad Answer, good func(r *http.Request, body []byte) []byte) *Server {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{Listener: l, answer: bad, good: good, changed: make(chan struct{}), all: map[net.Conn]bool{}}
	s.serving.Go(func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			s.mu.Lock()
			s.all[conn] = true
			s.mu.Unlock()
			s.serving.Go(func() { s.serve(conn) })
		}
	})
	t.Cleanup(func() {
		_ = l.Close()
		s.mu.Lock()
		for conn := range s.all {
			_ = conn.Close()
		}
		s.mu.Unlock()
		s.serving.Wait()
	})
	return s
}

// URL is where it listens.
func (s *Server) URL() string { return "http://" + s.Addr().String() }

func (s *Server) serve(conn net.Conn) {
	defer func() {
		s.mu.Lock()
		delete(s.all, conn)
		s.mu.Unlock()
		_ = conn.Close()
	}()
	for in := bufio.NewReader(conn); ; {
		req, err := http.ReadRequest(in)
		if err != nil {
			return
		}
		body, err := io.ReadAll(req.Body)
		if err != nil {
			return
		}
		if s.good != nil {
			if data := s.good(req, body); data != nil {
				if _, err := fmt.Fprintf(conn, "%sContent-Length: %d\r\n\r\n%s", ok, len(data), data); err != nil {
					return
				}
				continue
			}
		}
		s.count(1)
		s.answer.write(conn)
		s.count(-1)
		return
	}
}

func (s *Server) count(change int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.bad += change
	close(s.changed)
	s.changed = make(chan struct{})
}

// WantBad waits until there are so many connections on which it answers badly: 0 when the client has closed all of them.
func (s *Server) WantBad(t testing.TB, want int) {
	t.Helper()
	late := time.After(patience.Timeout)
	for {
		s.mu.Lock()
		bad, changed := s.bad, s.changed
		s.mu.Unlock()
		if bad == want {
			return
		}
		select {
		case <-changed:
		case <-late:
			t.Errorf("%d connections are open, want %d", bad, want)
			return
		}
	}
}
