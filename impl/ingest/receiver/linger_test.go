package receiver

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// sendAll sends a request, all of it, and reads the answer then, as clients do that write from the thread that reads.
func sendAll(t *testing.T, address, headers string, body io.Reader) (*http.Response, error) {
	t.Helper()
	conn, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	if _, err := fmt.Fprintf(conn, "POST /v1/logs HTTP/1.1\r\nHost: x\r\n%s\r\n", headers); err != nil {
		t.Fatal(err)
	}
	if _, err := io.Copy(conn, body); err != nil {
		return nil, fmt.Errorf("send the body: %w", err)
	}
	return http.ReadResponse(bufio.NewReader(conn), nil)
}

// TestClientsThatSendAllReadWhyTheyAreRefused has bodies that no buffer of a connection takes whole.
func TestClientsThatSendAllReadWhyTheyAreRefused(t *testing.T) {
	t.Parallel()
	const size = 24 << 20
	s := start(t, &intake{refuse: func(n int64) error {
		if n > 20<<20 {
			return &core.Error{Kind: core.RateLimited, Message: "full", RetryAfter: time.Second}
		}
		return nil
	}}, func(o *Options, _ *Receiver) { o.HTTPMaxSize = size - 1 })
	const protobuf, good = "Content-Type: application/x-protobuf\r\n", "Authorization: " + goodKey + "\r\n"
	length := fmt.Sprintf("Content-Length: %d\r\n", size)
	plain := func() io.Reader { return strings.NewReader(strings.Repeat("x", size)) }
	chunked := func() io.Reader {
		chunk := fmt.Sprintf("%x\r\n%s\r\n", 1<<20, strings.Repeat("x", 1<<20))
		return strings.NewReader(strings.Repeat(chunk, size>>20) + "0\r\n\r\n")
	}
	for name, c := range map[string]struct {
		headers string
		body    func() io.Reader
		status  int
	}{
		"a body that is too large":          {protobuf + good + length, plain, 413},
		"a bad key":                         {protobuf + "Authorization: bad\r\n" + length, plain, 401},
		"an unknown type":                   {"Content-Type: text/plain\r\n" + good + length, plain, 415},
		"a body for which there is no room": {protobuf + good + fmt.Sprintf("Content-Length: %d\r\n", size-1), func() io.Reader { return io.LimitReader(plain(), size-1) }, 429},
		"one without a length":              {protobuf + good + "Transfer-Encoding: chunked\r\n", chunked, 413},
		"one with two lengths":              {protobuf + good + length + "Transfer-Encoding: chunked\r\n", chunked, 400},
	} {
		res, err := sendAll(t, s.http, c.headers, c.body())
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		text, err := io.ReadAll(res.Body)
		if err != nil || res.StatusCode != c.status || len(text) == 0 || !res.Close {
			t.Errorf("%s: %d %q, %v, want %d", name, res.StatusCode, text, err, c.status)
		}
	}
}

// TestAnAnswerDoesNotWaitForTheBody has a client that sends nothing until it is answered, and one that never ends.
func TestAnAnswerDoesNotWaitForTheBody(t *testing.T) {
	t.Parallel()
	s := start(t, &intake{})
	headers := "Content-Type: text/plain\r\nAuthorization: " + goodKey + "\r\nTransfer-Encoding: chunked\r\n"
	res, err := sendAll(t, s.http, headers, strings.NewReader(""))
	if err != nil || res.StatusCode != 415 {
		t.Fatalf("a client that waits: %+v, %v", res, err)
	}
	chunk := fmt.Sprintf("%x\r\n%s\r\n", 1<<20, strings.Repeat("x", 1<<20))
	endless := &repeated{text: chunk, left: 1 << 20}
	if _, err := sendAll(t, s.http, headers, endless); err == nil || endless.left == 0 {
		t.Errorf("a body without an end is read whole: %v", err)
	}
	if read := int64(1<<20-endless.left) << 20; read > 4*lingerSize {
		t.Errorf("%d bytes were read, more than %d", read, lingerSize)
	}
}

// repeated is a text several times.
type repeated struct {
	text string
	at   int
	left int
}

func (r *repeated) Read(p []byte) (int, error) {
	if r.left == 0 {
		return 0, io.EOF
	}
	n := copy(p, r.text[r.at:])
	if r.at += n; r.at == len(r.text) {
		r.at = 0
		r.left--
	}
	return n, nil
}
