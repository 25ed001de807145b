package harness

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"
)

// Uncompressed is an edit that asks for the text as it is, which the client of the standard library does not by itself.
var Uncompressed = Header("Accept-Encoding", "identity")

// Header returns an edit that sets a header of a request.
func Header(name, value string) func(*http.Request) {
	return func(r *http.Request) { r.Header.Set(name, value) }
}

// Anonymous is an edit that removes the key.
func Anonymous(r *http.Request) { r.Header.Del("Authorization") }

// Declare sends the head of a request that declares a body of the length, and nothing of the body. A client of the
// standard library may be too busy sending to read the answer.
func (s *Server) Declare(t *testing.T, method, path string, length int) Answer {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, s.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Authorize(r)
	conn, err := net.Dial("tcp", r.URL.Host)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close() }()
	if _, err := fmt.Fprintf(conn, "%s %s HTTP/1.1\r\nHost: %s\r\nAuthorization: %s\r\nContent-Type: application/json\r\n"+
		"Content-Length: %d\r\n\r\n", method, path, r.URL.Host, r.Header.Get("Authorization"), length); err != nil {
		t.Fatal(err)
	}
	res, err := http.ReadResponse(bufio.NewReader(conn), r)
	if err != nil {
		t.Fatal(err)
	}
	return read(t, res)
}

// ManyKeys is an object with so many unknown keys, without the braces.
func ManyKeys(n int) string {
	keys := make([]string, n)
	for i := range keys {
		keys[i] = fmt.Sprintf(`"key%d":1`, i)
	}
	return strings.Join(keys, ",")
}
