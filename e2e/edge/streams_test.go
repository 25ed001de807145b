package edge

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestListsAreNotCut reads lists that are longer than a page of those that have pages.
func TestListsAreNotCut(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	const count = 1100
	var writers sync.WaitGroup
	for i := range 8 {
		writers.Go(func() {
			for n := i; n < count; n += 8 {
				a, err := s.DoContext(t.Context(), "POST", "dashboards", fmt.Sprintf(`{"name":"%04d","tiles":[]}`, n))
				if err != nil || a.Status != http.StatusOK {
					t.Errorf("%d %s %v", a.Status, a.Body, err)
				}
			}
		})
	}
	writers.Wait()
	a := s.Do("GET", "dashboards", "")
	all := harness.Decode[[]struct{ Name string }](t, a.Payload(t))
	if len(all) != count || a.Header.Get("X-Total-Count") != strconv.Itoa(count) {
		t.Errorf("there are %d of %s", len(all), a.Header.Get("X-Total-Count"))
	}
	for i, d := range all {
		if want := fmt.Sprintf("%04d", count-1-i); d.Name != want {
			t.Fatalf("number %d is %s, want %s", i, d.Name, want)
		}
	}
	if a := s.Do("GET", "sources", ""); a.Header.Get("X-Total-Count") != strconv.Itoa(len(harness.Decode[[]harness.Object](t, a.Payload(t)))) {
		t.Errorf("the number of sources is %s", a.Header.Get("X-Total-Count"))
	}
}

// streams is a server with dashboards that fill whatever is between it and a client that does not read, also when they
// are compressed.
type streams struct {
	*harness.Server
	ids []string // in the order of the list
}

func startStreams(t testing.TB, args ...string) *streams {
	t.Helper()
	s := &streams{Server: harness.Launch(t, "", slices.Concat(harness.NoEngine, args)...)}
	s.WaitListen()
	for i := range 4 {
		body := `{"name":"` + strconv.Itoa(9-i) + `","tiles":[` + largeTiles() + `]}`
		s.ids = append(s.ids, harness.MustID(t, s.Do("POST", "dashboards", body)))
	}
	return s
}

// largeTiles are 12 MB that gzip cannot make smaller.
var largeTiles = sync.OnceValue(func() string {
	tiles := make([]string, 240)
	for n := range tiles {
		tiles[n] = `{"name":"text","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"markdown","markdown":"` +
			harness.RandomText(49_000) + `"}}`
	}
	return strings.Join(tiles, ",")
})

// open asks for the list and reads the start of the answer.
func (s *streams) open(t testing.TB, encoding string, edit ...func(*http.Request)) (res *http.Response, start []byte) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+s.Base()+"dashboards", nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Authorize(r)
	r.Header.Set("Accept-Encoding", encoding)
	for _, fn := range edit {
		fn(r)
	}
	if res, err = http.DefaultClient.Do(r); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = res.Body.Close() })
	start = make([]byte, 100)
	if _, err := io.ReadFull(res.Body, start); err != nil || res.StatusCode != http.StatusOK {
		t.Fatalf("status %d: %v", res.StatusCode, err)
	}
	return res, start
}

// TestStreams runs the tests of large lists on each store.
func TestStreams(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := startStreams(t, args...)
		t.Run("a list that fails is no shorter list", func(t *testing.T) { testAListThatFailsIsNoShorterList(t, s, args) })
		t.Run("slow clients keep no others waiting", func(t *testing.T) { testSlowClientsKeepNoOthersWaiting(t, s) })
	})
}

// testAListThatFailsIsNoShorterList removes rows that a list has not read yet, while its client waits.
func testAListThatFailsIsNoShorterList(t *testing.T, s *streams, args []string) {
	last := s.ids[len(s.ids)-1]
	driver, dsn := "sqlite", filepath.Join(s.Data, "obstack.db")
	if len(args) > 0 {
		driver, dsn = "pgx", args[1]
	}
	cut := 0
	for i, encoding := range []string{"identity", "gzip"} {
		for j, c := range []struct {
			name       string
			take, back func()
		}{
			{"one is changed", func() {
				s.Do("PUT", "dashboards/"+last, `{"name":"1","tiles":[],"tags":["`+encoding+`"]}`).Payload(t)
			}, func() {}},
			{
				"the table is gone", func() { harness.Execute(t, driver, dsn, "ALTER TABLE dashboards RENAME TO gone") },
				func() { harness.Execute(t, driver, dsn, "ALTER TABLE gone RENAME TO dashboards") },
			},
		} {
			if i != j && !*thorough { // each list is 48 MB
				continue
			}
			cut++
			res, start := s.open(t, encoding)
			if length := res.Header.Get("Content-Length"); length != "" || res.Header.Get("X-Total-Count") != "4" {
				t.Errorf("a stream of %s bytes, with %s dashboards", length, res.Header.Get("X-Total-Count"))
			}
			c.take()
			var text io.Reader = res.Body
			if encoding == "gzip" { // the end of the gzip stream does not arrive either
				zr, err := gzip.NewReader(io.MultiReader(bytes.NewReader(start), res.Body))
				if err != nil {
					t.Fatal(err)
				}
				zr.Multistream(false)
				text = zr
			}
			n, err := io.Copy(io.Discard, text)
			if !errors.Is(err, io.ErrUnexpectedEOF) {
				t.Errorf("%s, %s: it ends after %d bytes with %v", encoding, c.name, n, err)
			}
			c.back()
			res, _ = s.open(t, encoding)
			if _, err := io.Copy(io.Discard, res.Body); err != nil {
				t.Errorf("%s, %s: it does not end well later on either: %v", encoding, c.name, err)
			}
		}
	}
	if n := strings.Count(s.Stderr.String(), "list response cut off"); n != cut {
		t.Errorf("the log has %d lists of %d", n, cut)
	}
}

// testSlowClientsKeepNoOthersWaiting begins lists that are not read, and bodies that do not end.
func testSlowClientsKeepNoOthersWaiting(t *testing.T, s *streams) {
	small := harness.MustID(t, s.Do("POST", "dashboards", `{"name":"small","tiles":[]}`))
	other := s.CreateKey(t)
	for range 30 { // more than there are connections to the store; some wait for their place
		dial(t, s.Server, "GET", "")
	}
	for range 10 {
		dial(t, s.Server, "POST", "Content-Type: application/json\r\nContent-Length: 30000000\r\n").
			Send(t, strings.Repeat(" ", 200_000))
	}
	list, _ := s.open(t, "identity", other.Use) // it is one more that is not read
	for range 20 {
		if a := s.Do("GET", "dashboards/"+small, ""); a.Status != http.StatusOK {
			t.Errorf("a small request: %d %s", a.Status, a.Body)
		}
	}
	if a := s.Do("GET", "dashboards/"+s.ids[0], "", other.Use); a.Status != http.StatusOK || len(a.Body) < 10<<20 {
		t.Errorf("a large answer for another: %d with %d bytes", a.Status, len(a.Body))
	}
	_ = list.Body.Close() // it holds half of the memory that the key may use
	a := s.Do("POST", "dashboards", harness.LargeDashboard("large", 8<<20), other.Use)
	if a.Status != http.StatusOK {
		t.Errorf("a large body of another: %d %.300s", a.Status, a.Body)
	}
}

// dial sends the head of a request for dashboards.
func dial(t testing.TB, s *harness.Server, method, headers string, edit ...func(*http.Request)) harness.Conn {
	t.Helper()
	r, err := http.NewRequest(method, s.URL, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Authorize(r)
	for _, fn := range edit {
		fn(r)
	}
	address, err := url.Parse(s.URL)
	if err != nil {
		t.Fatal(err)
	}
	c, err := net.Dial("tcp", address.Host)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	to := harness.Conn{Conn: c, Reader: bufio.NewReader(c)}
	to.Send(t, fmt.Sprintf("%s %sdashboards HTTP/1.1\r\nHost: %s\r\nAuthorization: %s\r\n%s\r\n",
		method, s.Base(), address.Host, r.Header.Get("Authorization"), headers))
	return to
}

// TestRequestsWithTwoLengthsAreRefused sends a good body with both a Content-Length and a Transfer-Encoding, as requests do that are
// to be taken for two by one of two servers.
func TestRequestsWithTwoLengthsAreRefused(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	const body = `{"name":"Two lengths","tiles":[]}`
	headers := fmt.Sprintf("Content-Type: application/json\r\nContent-Length: %d\r\n", len(body))
	for _, tt := range []struct{ rule, headers, body, want string }{
		{"one length", headers, body, "HTTP/1.1 200 OK"},
		{"two", headers + "Transfer-Encoding: chunked\r\n", fmt.Sprintf("%x\r\n%s\r\n0\r\n\r\n", len(body), body), "HTTP/1.1 400 Bad Request"},
	} {
		c := dial(t, s, "POST", tt.headers)
		c.Send(t, tt.body)
		if got := c.Status(t); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.rule, got, tt.want)
		}
	}
	c := dial(t, s, "POST", headers)
	c.Send(t, body+"POST "+s.Base()+"dashboards HTTP/1.1\r\nHost: x\r\n"+headers+"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
	for i, want := range []int{http.StatusOK, http.StatusBadRequest} {
		answer, err := http.ReadResponse(c.Reader, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.Copy(io.Discard, answer.Body); err != nil || answer.StatusCode != want {
			t.Errorf("request %d of two that are pipelined: %s, want %d: %v", i, answer.Status, want, err)
		}
	}
	if got := s.Do("GET", "dashboards", "").Body; strings.Count(got, "Two lengths") != 2 {
		t.Errorf("stored: %s", got)
	}
}

// TestNoBodyIsReadWithoutAKey asks whether to send a body, and sends one that does not come.
func TestNoBodyIsReadWithoutAKey(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	const json = "Content-Type: application/json\r\nContent-Length: 30000000\r\n"
	anonymous := harness.Header("Authorization", "Bearer obs_key_nobody")
	for name, headers := range map[string]string{
		"that is announced": json + "Expect: 100-continue\r\n", "that does not come": json,
		"of unknown length":   "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n",
		"that is compressed":  json + "Content-Encoding: gzip\r\n",
		"that is much larger": "Content-Type: application/json\r\nContent-Length: 300000000\r\n",
	} {
		if got := dial(t, s, "POST", headers, anonymous).Status(t); got != "HTTP/1.1 401 Unauthorized" {
			t.Errorf("a body %s: %s", name, got)
		}
	}
	c := dial(t, s, "POST", "Content-Type: application/json\r\nContent-Length: 27\r\nExpect: 100-continue\r\n")
	if got := c.Status(t); got != "HTTP/1.1 100 Continue" {
		t.Errorf("with a key: %s", got)
	}
}

// TestLargeBodiesAreReadInAnyForm holds that what is read in parts is what was sent.
func TestLargeBodiesAreReadInAnyForm(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	tooLarge := strings.Repeat(" ", 32<<20+1)
	for _, size := range []int{60 << 10, 70 << 10, 300 << 10, 3 << 20} {
		sent := harness.LargeDashboard(fmt.Sprint(size), size)
		packed := harness.Zipped(t, sent)
		incompressible := harness.Zipped(t, strings.TrimSuffix(sent, "}")+`,"more":"`+harness.RandomText(size)+`"}`)
		for name, send := range map[string]func() harness.Answer{
			"as it is":  func() harness.Answer { return s.Do("POST", "dashboards", sent) },
			"in chunks": func() harness.Answer { return s.Do("POST", "dashboards", sent, chunked) },
			"packed": func() harness.Answer {
				return s.Do("POST", "dashboards", packed, harness.Header("Content-Encoding", "gzip"))
			},
			"packed in chunks": func() harness.Answer {
				return s.Do("POST", "dashboards", packed, chunked, harness.Header("Content-Encoding", "gzip"))
			},
			"hardly packed": func() harness.Answer {
				return s.Do("POST", "dashboards", incompressible, harness.Header("Content-Encoding", "gzip"))
			},
		} {
			a := send()
			if harness.Deployment.Managed && name == "hardly packed" { // which refuses what it does not know
				a.WantProblem(t, "Unknown property")
				continue
			}
			id := harness.MustID(t, a)
			var got struct{ Tiles []json.RawMessage }
			if err := json.Unmarshal([]byte(s.Do("GET", "dashboards/"+id, "").Payload(t)), &got); err != nil {
				t.Fatal(err)
			}
			if want := strings.Count(sent, "markdown\":"); len(got.Tiles) != want {
				t.Errorf("%d bytes %s: %d tiles, want %d", size, name, len(got.Tiles), want)
			}
		}
		damaged := packed[:len(packed)-3] + "xyz"
		s.Do("POST", "dashboards", damaged, harness.Header("Content-Encoding", "gzip")).WantProblem(t, "damaged")
		s.Do("POST", "dashboards", packed[:len(packed)/2], harness.Header("Content-Encoding", "gzip")).WantProblem(t, "damaged")
	}
	for name, a := range map[string]harness.Answer{
		"as it is":  s.Do("POST", "dashboards", tooLarge),
		"in chunks": s.Do("POST", "dashboards", tooLarge, chunked),
		"packed":    s.Do("POST", "dashboards", harness.Zipped(t, tooLarge), harness.Header("Content-Encoding", "gzip")),
	} {
		if a.Status != http.StatusRequestEntityTooLarge {
			t.Errorf("too large %s: %d %.200s", name, a.Status, a.Body)
		}
	}
}

// chunked hides how long a body is.
func chunked(r *http.Request) { r.ContentLength = -1 }
