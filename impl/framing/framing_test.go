package framing_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"

	"github.com/obstack/obstack/impl/framing"
)

// unread is a path whose handler leaves the body to the server.
const unread = "/unread"

// serve starts a server that answers each request with whether it is ambiguous and with its body, and returns its address.
func serve(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	protocols := &http.Protocols{}
	protocols.SetHTTP1(true)
	protocols.SetUnencryptedHTTP2(true)
	s := &http.Server{
		Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			var body []byte
			if r.URL.Path != unread {
				body, _ = io.ReadAll(r.Body)
			}
			_, _ = fmt.Fprintf(w, "%t %s", framing.Ambiguous(r), body)
		}),
		Protocols: protocols, ConnState: framing.State, ConnContext: framing.Context,
	}
	go func() { _ = s.Serve(framing.Listener{Listener: l}) }()
	t.Cleanup(func() { _ = s.Close() })
	return l.Addr().String()
}

func TestRequestsWithTwoLengths(t *testing.T) {
	t.Parallel()
	const (
		first   = "POST / HTTP/1.1\r\nHost: x\r\n"
		chunked = "\r\n2\r\nab\r\n0\r\n\r\n"
		both    = first + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n" + chunked
		plain   = first + "Content-Length: 2\r\n\r\nab"
	)
	for _, tt := range []struct {
		rule     string
		requests []string
		want     []string
	}{
		{"a length", []string{plain}, []string{"false ab"}},
		{"an encoding", []string{first + "Transfer-Encoding: chunked\r\n" + chunked}, []string{"false ab"}},
		{"both", []string{both}, []string{"true ab"}},
		{"both in another order and case", []string{first + "TRANSFER-encoding:chunked\r\nX: y\r\ncontent-LENGTH:2\r\n" + chunked}, []string{"true ab"}},
		{
			"names that begin or end alike, and values",
			[]string{first + "X-Content-Length: 2\r\nContent-Lengths: 2\r\nY: Content-Length: 2\r\nTransfer-Encoding: chunked\r\n" + chunked},
			[]string{"false ab"},
		},
		{
			"in the body",
			[]string{first + "Transfer-Encoding: chunked\r\n\r\n15\r\n\r\nContent-Length: 2\r\n\r\n0\r\n\r\n"},
			[]string{"false \r\nContent-Length: 2\r\n"},
		},
		{"each request of a connection", []string{plain, both, plain, both}, []string{"false ab", "true ab", "false ab", "true ab"}},
		{"behind an empty line after a POST", []string{plain, "\r\n" + both}, []string{"false ab", "true ab"}},
		{"a request without a body", []string{"GET / HTTP/1.1\r\nHost: x\r\n\r\n", both}, []string{"false ", "true ab"}},
		{"HTTP/1.0", []string{"POST / HTTP/1.0\r\nContent-Length: 2\r\n\r\nab"}, []string{"false ab"}},
		{
			"HTTP/1 that looks like HTTP/2",
			[]string{"PRI * HTTP/2.0\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n" + chunked},
			[]string{"true ab"},
		},
	} {
		for _, inBytes := range []bool{false, true} {
			conn, err := net.Dial("tcp", serve(t))
			if err != nil {
				t.Fatal(err)
			}
			answers := bufio.NewReader(conn)
			for i, request := range tt.requests {
				parts := []string{request}
				if inBytes {
					parts = strings.Split(request, "")
				}
				for _, part := range parts {
					if _, err := io.WriteString(conn, part); err != nil {
						t.Fatal(err)
					}
				}
				answer, err := http.ReadResponse(answers, nil)
				if err != nil {
					t.Fatalf("%s, request %d: %v", tt.rule, i, err)
				}
				body, _ := io.ReadAll(answer.Body)
				if string(body) != tt.want[i] {
					t.Errorf("%s, request %d: %q, want %q", tt.rule, i, body, tt.want[i])
				}
			}
			_ = conn.Close()
		}
	}
}

// The fields of a request with the body "ab".
const (
	lengthOnly   = "Content-Length: 2\r\n\r\nab"
	encodingOnly = "Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n"
	lengthFirst  = "Content-Length: 2\r\n" + encodingOnly
	lengthLast   = "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n2\r\nab\r\n0\r\n\r\n"
)

// TestPipelinedRequests sends a request and the first bytes of a second request together, and the rest of the second request after the
// first answer.
func TestPipelinedRequests(t *testing.T) {
	t.Parallel()
	address := serve(t)
	for name, first := range firstRequests() {
		for _, line := range []string{"POST / HTTP/1.1\r\nHost: x\r\n", "\r\n\r\nA / HTTP/1.1\r\nHost: x\r\n", "\r\n\r\nA * HTTP/1.0\r\n"} {
			if strings.HasPrefix(line, "\r\n") && !strings.HasPrefix(first, "POST") {
				continue // net/http skips empty lines only after a POST
			}
			http10 := strings.Contains(line, "HTTP/1.0")
			for _, second := range []string{lengthOnly, encodingOnly, lengthFirst, lengthLast} {
				if http10 && second == encodingOnly {
					continue // net/http takes it for a request without a body
				}
				both := second == lengthFirst || second == lengthLast
				exact := !http10 && second == lengthOnly // also if it is pipelined
				// net/http may read one more byte during the handler, and 4 bytes count as a pipelined request.
				for sent := range len(line + second) {
					got := pipeline(t, address, first+(line + second)[:sent], (line + second)[sent:])
					ambiguous := strings.HasPrefix(got, "true ")
					if both && !ambiguous || !both && ambiguous && (exact || sent < 3) {
						t.Errorf("%s, then %q, of which %d bytes are pipelined: %q", name, line+second, sent, got)
					}
				}
				if got := pipeline(t, address, first+line+second, ""); both && !strings.HasPrefix(got, "true ") || exact && got != "false ab" {
					t.Errorf("%s, then %q, all pipelined: %q", name, line+second, got)
				}
			}
		}
	}
}

// TestPipelinedRequestsAcrossTheBuffer sends two requests together, with each byte of the second header at the end of the 4 KB that
// net/http reads at once.
func TestPipelinedRequestsAcrossTheBuffer(t *testing.T) {
	t.Parallel()
	const buffer = 4 << 10
	address := serve(t)
	for _, path := range []string{"/", unread} {
		for _, fields := range []string{lengthOnly, lengthFirst, lengthLast} {
			second := "POST / HTTP/1.1\r\nHost: x\r\n" + fields
			for before := range len(second) {
				size := buffer - before
				header := "POST " + path + " HTTP/1.1\r\nHost: x\r\n"
				end := "Content-Length: 2\r\n\r\nab"
				for name, first := range map[string]string{
					"a long header":  header + "X: " + strings.Repeat("x", size-len(header+"X: \r\n"+end)) + "\r\n" + end,
					"a long body":    header + fmt.Sprintf("Content-Length: %d\r\n\r\n", 2*buffer+size) + strings.Repeat("x", 2*buffer+size),
					"a chunked body": header + fmt.Sprintf("Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n", buffer+size, strings.Repeat("x", buffer+size)),
				} {
					got := pipeline(t, address, first+second, "")
					if want := fmt.Sprintf("%t ab", fields != lengthOnly); got != want {
						t.Errorf("%s of %d bytes to %s, then %q: %q, want %q", name, len(first), path, second, got, want)
					}
				}
			}
		}
	}
}

// TestPipelinedBytes sends two requests in packets of one byte.
func TestPipelinedBytes(t *testing.T) {
	t.Parallel()
	address := serve(t)
	for name, first := range firstRequests() {
		for _, fields := range []string{lengthOnly, lengthFirst, lengthLast} {
			got := pipeline(t, address, "", strings.Split(first+"POST / HTTP/1.1\r\nHost: x\r\n"+fields, "")...)
			if want := fmt.Sprintf("%t ab", fields != lengthOnly); got != want {
				t.Errorf("%s, then %q: %q, want %q", name, fields, got, want)
			}
		}
	}
}

// firstRequests returns requests that a second request can be sent behind.
func firstRequests() map[string]string {
	return map[string]string{
		"a request without a body":         "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
		"a body with a length":             "POST / HTTP/1.1\r\nHost: x\r\n" + lengthOnly,
		"chunks":                           "POST / HTTP/1.1\r\nHost: x\r\n" + encodingOnly,
		"a trailer":                        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: y\r\n\r\n",
		"a body that the server discards":  "POST " + unread + " HTTP/1.1\r\nHost: x\r\n" + lengthOnly,
		"chunks that the server discards":  "POST " + unread + " HTTP/1.1\r\nHost: x\r\n" + encodingOnly,
		"a body that the server asked for": "POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n" + lengthOnly,
	}
}

// pipeline sends two requests: the start, and the parts after the answer to the first request if the start is not empty. It returns
// the answer to the second request.
func pipeline(t *testing.T, address, start string, parts ...string) string {
	t.Helper()
	conn, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close() }()
	answers := bufio.NewReader(conn)
	send := func(text string) {
		if _, err := io.WriteString(conn, text); err != nil {
			t.Fatal(err)
		}
	}
	answer := func() string {
		for {
			answer, err := http.ReadResponse(answers, nil)
			if err != nil {
				t.Fatalf("%.300q and %q: %v", start, parts, err)
			}
			body, _ := io.ReadAll(answer.Body)
			if answer.StatusCode != http.StatusContinue {
				return string(body)
			}
		}
	}
	if start != "" {
		send(start)
		_ = answer()
	}
	for _, part := range parts {
		send(part)
	}
	if start == "" {
		_ = answer()
	}
	return answer()
}

// TestOtherProtocols sends the text of two lengths in the body of a request over HTTP/2.
func TestOtherProtocols(t *testing.T) {
	t.Parallel()
	protocols := &http.Protocols{}
	protocols.SetUnencryptedHTTP2(true)
	client := http.Client{Transport: &http.Transport{Protocols: protocols}}
	defer client.CloseIdleConnections()
	address := serve(t)
	for range 3 {
		answer, err := client.Post("http://"+address, "text/plain", strings.NewReader("\nContent-Length: 2\nTransfer-Encoding: chunked\n"))
		if err != nil {
			t.Fatal(err)
		}
		body, _ := io.ReadAll(answer.Body)
		_ = answer.Body.Close()
		if answer.ProtoMajor != 2 || !strings.HasPrefix(string(body), "false ") {
			t.Errorf("HTTP/%d: %q", answer.ProtoMajor, body)
		}
	}
}
