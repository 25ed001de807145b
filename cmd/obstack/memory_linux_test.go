package main

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"sync"
	"syscall"
	"testing"
)

// TestManyLargeBodiesTakeBoundedMemory sends bodies all at once that are small until they are unpacked.
func TestManyLargeBodiesTakeBoundedMemory(t *testing.T) {
	s := Launch(t, "", NoEngine...)
	s.waitListen()
	small := mustID(t, s.Do("POST", "dashboards", `{"name":"small","tiles":[]}`))
	for name, body := range map[string]string{
		"values": zipped(t, manyValues()), "texts": zipped(t, largeDashboard("large", 23<<20)),
	} {
		var senders sync.WaitGroup
		for range 40 {
			senders.Go(func() {
				a, err := s.DoContext(t.Context(), "POST", "dashboards", body, Header("Content-Encoding", "gzip"))
				switch {
				case err != nil:
					t.Errorf("%s: %v", name, err)
				case a.Status == http.StatusOK, a.Status == http.StatusBadRequest:
				case a.Header.Get("Retry-After") == "":
					t.Errorf("%s: %d %.200s", name, a.Status, a.Body)
				}
			})
		}
		done := make(chan struct{})
		go func() { senders.Wait(); close(done) }()
		s.readSmall(t, small, done)
		t.Logf("%s: %.0f MB at most", name, peakMemory(t, s))
	}
	s.wantBounded(t)
}

// TestManyLargeListsTakeBoundedMemory reads lists all at once of dashboards that are as large as they may be.
func TestManyLargeListsTakeBoundedMemory(t *testing.T) {
	s := Launch(t, "", NoEngine...)
	s.waitListen()
	for i := range 12 {
		mustID(t, s.Do("POST", "dashboards", largeDashboard(fmt.Sprintf("large %02d", i), 23<<20)))
	}
	t.Logf("made: %.0f MB at most", peakMemory(t, s))
	s.kill()
	s = Launch(t, s.Data, NoEngine...)
	s.waitListen()
	var readers sync.WaitGroup
	for range 6 {
		readers.Go(func() {
			status, size, err := s.discard(t.Context(), "GET", "dashboards", "")
			if err != nil || status != http.StatusOK || size < 12*22<<20 {
				t.Errorf("a list of %d MiB: %d %v", size>>20, status, err)
			}
		})
	}
	readers.Wait()
	s.wantBounded(t)
}

// TestAnswersThatAreNotReadTakeBoundedMemory asks on a thousand connections for what is hardly packed, and reads nothing.
func TestAnswersThatAreNotReadTakeBoundedMemory(t *testing.T) {
	s := Launch(t, "", NoEngine...)
	s.waitListen()
	other := s.createKey(t)
	dashboard := func(size int) string {
		tile := `{"name":"text","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"markdown","markdown":"` +
			randomText(size) + `"}}`
		return mustID(t, s.Do("POST", "dashboards", `{"name":"unread","tiles":[`+tile+`,`+tile+`]}`))
	}
	small, large := dashboard(25_000), dashboard(48_000)
	const connections = 1000
	statuses := make(map[string]int)
	for i := range connections {
		path := "dashboards/" + small
		if i%2 == 0 {
			path = "dashboards/" + large
		}
		c := s.dialUnread(t, path)
		statuses[c.status(t)]++ // the answer has begun
	}
	t.Logf("%v, %.0f MB at most", statuses, peakMemory(t, s))
	if got := peakMemory(t, s); got > 250 {
		t.Errorf("%d answers that are not read take %.0f MB", connections, got)
	}
	for _, id := range []string{small, large} {
		if a := s.Do("GET", "dashboards/"+id, "", other.use); a.Status != http.StatusOK {
			t.Errorf("for another: %d %.200s", a.Status, a.Body)
		}
	}
}

// dialUnread asks for something on a connection that takes hardly more of an answer than is read.
func (s *Server) dialUnread(t testing.TB, path string) conn {
	t.Helper()
	address, err := url.Parse(s.URL)
	if err != nil {
		t.Fatal(err)
	}
	narrow := net.Dialer{Control: func(_, _ string, raw syscall.RawConn) error {
		var err error
		controlErr := raw.Control(func(fd uintptr) {
			err = errors.Join(syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, syscall.TCP_MAXSEG, 536),
				syscall.SetsockoptInt(int(fd), syscall.SOL_SOCKET, syscall.SO_RCVBUF, 2048))
		})
		return errors.Join(controlErr, err)
	}}
	c, err := narrow.DialContext(t.Context(), "tcp", address.Host)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	r, err := http.NewRequest("GET", s.URL, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.authorize(r)
	to := conn{c, bufio.NewReader(c)}
	to.send(t, fmt.Sprintf("GET %s%s HTTP/1.1\r\nHost: %s\r\nAuthorization: %s\r\nAccept-Encoding: gzip\r\n\r\n",
		s.base(), path, address.Host, r.Header.Get("Authorization")))
	return to
}
