package memory

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestManyLargeBodiesTakeBoundedMemory sends bodies all at once that are small until they are unpacked.
func TestManyLargeBodiesTakeBoundedMemory(t *testing.T) {
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	small := harness.MustID(t, s.Do("POST", "dashboards", `{"name":"small","tiles":[]}`))
	for name, body := range map[string]string{
		"values": harness.Zipped(t, harness.ManyValues()), "texts": harness.Zipped(t, harness.LargeDashboard("large", 23<<20)),
	} {
		var senders sync.WaitGroup
		for range atOnce(24, 8) {
			senders.Go(func() {
				a, err := s.DoContext(t.Context(), "POST", "dashboards", body, harness.Header("Content-Encoding", "gzip"))
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
		s.ReadSmall(t, small, done)
		t.Logf("%s: %.0f MB at most", name, harness.PeakMemory(t, s))
	}
	s.WantBounded(t)
}

// TestManyLargeListsTakeBoundedMemory reads lists all at once of dashboards that are as large as they may be.
func TestManyLargeListsTakeBoundedMemory(t *testing.T) {
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	for i := range 3 {
		harness.MustID(t, s.Do("POST", "dashboards", harness.LargeDashboard(fmt.Sprintf("large %02d", i), 23<<20)))
	}
	t.Logf("made: %.0f MB at most", harness.PeakMemory(t, s))
	s.Kill()
	s = harness.Launch(t, s.Data, harness.NoEngine...)
	s.WaitListen()
	var readers sync.WaitGroup
	for range atOnce(16, 8) {
		readers.Go(func() {
			status, size, err := s.Discard(t.Context(), "GET", "dashboards", "")
			for err == nil && status == http.StatusTooManyRequests { // after 20 seconds in line on a slow machine
				status, size, err = s.Discard(t.Context(), "GET", "dashboards", "")
			}
			if err != nil || status != http.StatusOK || size < 3*22<<20 {
				t.Errorf("a list of %d MiB: %d %v", size>>20, status, err)
			}
		})
	}
	readers.Wait()
	s.WantBounded(t)
}

// TestAnswersThatAreNotReadTakeBoundedMemory asks on many connections for what is hardly packed, and reads nothing: for answers
// that the system takes, for some that are held until they are read, and for some that are made while they are read.
func TestAnswersThatAreNotReadTakeBoundedMemory(t *testing.T) {
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	other := s.CreateKey(t)
	dashboard := func(tiles int) string {
		tile := `{"name":"text","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"markdown","markdown":"` +
			harness.RandomText(48_000) + `"}}`
		return harness.MustID(t, s.Do("POST", "dashboards", `{"name":"unread","tiles":[`+
			strings.TrimSuffix(strings.Repeat(tile+",", tiles), ",")+`]}`))
	}
	connections := atOnce(900, 300)
	dashboards := []string{dashboard(1), dashboard(20), dashboard(60)}
	statuses := make(map[string]int)
	for i := range connections {
		c := dialUnread(t, s, "dashboards/"+dashboards[i%len(dashboards)])
		statuses[c.Status(t)]++ // the answer has begun
	}
	t.Logf("%v, %.0f MB at most", statuses, harness.PeakMemory(t, s))
	if got := harness.PeakMemory(t, s); got > 400 {
		t.Errorf("%d answers that are not read take %.0f MB", connections, got)
	}
	for _, id := range dashboards {
		if a := s.Do("GET", "dashboards/"+id, "", other.Use); a.Status != http.StatusOK {
			t.Errorf("for another: %d %.200s", a.Status, a.Body)
		}
	}
}

// dialUnread asks for something on a connection that takes hardly more of an answer than is read.
func dialUnread(t testing.TB, s *harness.Server, path string) harness.Conn {
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
	r, err := http.NewRequest(http.MethodGet, s.URL, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Authorize(r)
	to := harness.Conn{Conn: c, Reader: bufio.NewReader(c)}
	to.Send(t, fmt.Sprintf("GET %s%s HTTP/1.1\r\nHost: %s\r\nAuthorization: %s\r\nAccept-Encoding: gzip\r\n\r\n",
		s.Base(), path, address.Host, r.Header.Get("Authorization")))
	return to
}
