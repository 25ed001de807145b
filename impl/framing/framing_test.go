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
			body, _ := io.ReadAll(r.Body)
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
