package receiver

import (
	"bufio"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/logtest"
	"github.com/obstack/obstack/impl/patience"
)

// newCertificate returns a certificate for 127.0.0.1, and the configuration of a client that trusts it.
func newCertificate(t *testing.T) (*Certificate, *tls.Config) {
	t.Helper()
	certFile, keyFile, pool := writeCertificate(t, t.TempDir(), 1)
	certificate, err := LoadCertificate(certFile, keyFile, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	return certificate, &tls.Config{RootCAs: pool, ServerName: "127.0.0.1", MinVersion: tls.VersionTLS12}
}

// startTLS starts a server with TLS, and returns the configuration of its clients.
func startTLS(t *testing.T, edit ...func(*Options, *Receiver)) (*server, *tls.Config) {
	t.Helper()
	certificate, config := newCertificate(t)
	return start(t, &intake{}, append(edit, func(o *Options, _ *Receiver) { o.TLS = certificate })...), config
}

func TestTLSNegotiatesTheProtocol(t *testing.T) {
	t.Parallel()
	s, config := startTLS(t)
	for _, tt := range []struct {
		rule    string
		address string
		offered []string
		want    string // empty without a common protocol
	}{
		{"HTTP/2 goes first", s.http, []string{"http/1.1", "h2"}, "h2"},
		{"HTTP/1.1 is served", s.http, []string{"http/1.1"}, "http/1.1"},
		{"gRPC has HTTP/2", s.grpc, []string{"http/1.1", "h2"}, "h2"},
		{"gRPC has HTTP/2 alone", s.grpc, []string{"http/1.1"}, ""},
	} {
		config := config.Clone()
		config.NextProtos = tt.offered
		c, err := tls.Dial("tcp", tt.address, config)
		if err != nil {
			t.Fatal(err)
		}
		if got := c.ConnectionState().NegotiatedProtocol; got != tt.want {
			t.Errorf("%s: %q, want %q", tt.rule, got, tt.want)
		}
		_ = c.Close()
	}
	for _, h2 := range []bool{false, true} {
		transport := &http.Transport{TLSClientConfig: config.Clone(), ForceAttemptHTTP2: h2}
		defer transport.CloseIdleConnections()
		for range 3 {
			r := s.post(t, "/v1/logs", strings.NewReader("x"))
			r.URL.Scheme = "https"
			res, err := (&http.Client{Transport: transport}).Do(r)
			if err != nil {
				t.Fatal(err)
			}
			_, _ = io.Copy(io.Discard, res.Body)
			_ = res.Body.Close()
			if res.StatusCode != http.StatusOK || (res.ProtoMajor == 2) != h2 {
				t.Errorf("%s %s", res.Proto, res.Status)
			}
		}
	}
	patience.Within(t, "each client has one connection", func() bool { return s.connections.open() == 2 })
}

// TestTwoLengthsAreRefusedOverTLS sends requests one after the other on a connection, or together.
func TestTwoLengthsAreRefusedOverTLS(t *testing.T) {
	t.Parallel()
	s, config := startTLS(t, func(o *Options, _ *Receiver) { o.CORSOrigins = Origins{"*"} })
	start := fmt.Sprintf("POST /v1/logs HTTP/1.1\r\nHost: x\r\nAuthorization: %s\r\nContent-Type: %s\r\n", goodKey, typeProtobuf)
	length := start + "Content-Length: 1\r\n\r\nx"
	chunked := start + "Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n"
	both := start + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n"
	preflight := "OPTIONS /v1/logs HTTP/1.1\r\nHost: x\r\nOrigin: https://x\r\nAccess-Control-Request-Method: POST\r\n"
	preflight += strings.TrimPrefix(both, start)
	for _, tt := range []struct {
		rule      string
		requests  []string
		pipelined bool
		want      []int
	}{
		{"one length, on a connection that is kept", []string{length, chunked, length, chunked}, false, []int{200, 200, 200, 200}},
		{"two lengths in the first request", []string{both}, false, []int{400}},
		{"two lengths in a preflight", []string{preflight}, false, []int{400}},
		{"two lengths after another request", []string{chunked, both}, false, []int{200, 400}},
		{"one length in a pipelined request", []string{chunked, length}, true, []int{200, 200}},
		{"two lengths in a pipelined request", []string{length, both}, true, []int{200, 400}},
	} {
		c, err := tls.Dial("tcp", s.http, config)
		if err != nil {
			t.Fatal(err)
		}
		answers := bufio.NewReader(c)
		if tt.pipelined {
			_, _ = io.WriteString(c, strings.Join(tt.requests, ""))
		}
		var got []int
		for _, request := range tt.requests {
			if !tt.pipelined {
				_, _ = io.WriteString(c, request)
			}
			answer, err := http.ReadResponse(answers, nil)
			if err != nil {
				t.Fatalf("%s: %v", tt.rule, err)
			}
			_, _ = io.Copy(io.Discard, answer.Body)
			got = append(got, answer.StatusCode)
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.rule, got, tt.want)
		}
		if got[len(got)-1] == http.StatusBadRequest {
			if _, err := answers.ReadByte(); !errors.Is(err, io.EOF) {
				t.Errorf("%s: the connection is still open: %v", tt.rule, err)
			}
		}
		_ = c.Close()
	}
}

// clientHello returns the first bytes of a client with TLS.
func clientHello(t *testing.T, config *tls.Config) []byte {
	t.Helper()
	near, far := net.Pipe()
	defer func() { _ = near.Close() }()
	go func() { _ = tls.Client(far, config).Handshake() }()
	hello := make([]byte, 16<<10)
	n, err := near.Read(hello)
	if err != nil {
		t.Fatal(err)
	}
	return hello[:n]
}

// beginHandshakes opens connections that stall at different points of the handshake.
func (s *server) beginHandshakes(t *testing.T, config *tls.Config) []net.Conn {
	t.Helper()
	hello := clientHello(t, config)
	var slow []net.Conn
	for _, sent := range [][]byte{nil, hello[:3], hello[:len(hello)-1], hello} {
		c, err := net.Dial("tcp", s.http)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = c.Close() })
		_, _ = c.Write(sent) // fails if the timeout has passed
		slow = append(slow, c)
	}
	return slow
}

func TestSlowHandshakesBlockNoOtherClients(t *testing.T) {
	t.Parallel()
	s, config := startTLS(t, func(_ *Options, r *Receiver) {
		if r != nil {
			r.headerTimeout = time.Hour
		}
	})
	slow := s.beginHandshakes(t, config)
	c, err := tls.Dial("tcp", s.http, config)
	if err != nil {
		t.Fatal(err)
	}
	_ = c.Close()
	patience.Within(t, "only the slow clients are connected", func() bool { return s.connections.open() == len(slow) })
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_ = s.Shutdown(ctx)
	for _, c := range slow {
		_, _ = io.Copy(io.Discard, c) // ends when the server closes the connection
	}
	patience.Within(t, "no client is connected", func() bool { return s.connections.open() == 0 })
}

func TestHandshakesHaveATimeout(t *testing.T) {
	t.Parallel()
	s, config := startTLS(t, func(_ *Options, r *Receiver) {
		if r != nil {
			r.headerTimeout = 100 * time.Millisecond
		}
	})
	for _, c := range s.beginHandshakes(t, config) {
		_, _ = io.Copy(io.Discard, c) // ends when the server closes the connection
	}
	// A connection that buffers nothing: the server cannot write its part of the handshake.
	near, far := net.Pipe()
	defer func() { _ = near.Close() }()
	l := &pipeListener{conns: make(chan net.Conn, 1), closed: make(chan struct{})}
	l.conns <- far
	var serving sync.WaitGroup
	defer serving.Wait()
	defer func() { _ = l.Close() }()
	serving.Go(func() { _ = s.ServeHTTP(l) })
	_, _ = near.Write(clientHello(t, config)) // fails if the timeout has passed
	patience.Within(t, "no client is connected", func() bool { return s.connections.open() == 0 })
}

// pipeListener accepts the connections of a channel.
type pipeListener struct {
	conns  chan net.Conn
	once   sync.Once
	closed chan struct{}
}

func (l *pipeListener) Accept() (net.Conn, error) {
	select {
	case c := <-l.conns:
		return c, nil
	case <-l.closed:
		return nil, net.ErrClosed
	}
}

func (l *pipeListener) Close() error {
	l.once.Do(func() { close(l.closed) })
	return nil
}

func (l *pipeListener) Addr() net.Addr { return &net.TCPAddr{} }

func TestClientsWithoutTLSAreAnswered(t *testing.T) {
	t.Parallel()
	lines := &logtest.Buffer{}
	s, _ := startTLS(t, func(o *Options, _ *Receiver) {
		o.Log = slog.New(slog.NewTextHandler(lines, &slog.HandlerOptions{Level: slog.LevelDebug}))
	})
	a := must(t, client(t, false, "127.0.0.1"), s.post(t, "/v1/logs", strings.NewReader("x")))
	if a.status != http.StatusBadRequest || !strings.Contains(a.body, "requires TLS") {
		t.Errorf("%d %s", a.status, a.body)
	}
	if got := lines.String(); strings.Count(got, "TLS handshake failed") != 1 {
		t.Errorf("the log is\n%s", got)
	}
}
