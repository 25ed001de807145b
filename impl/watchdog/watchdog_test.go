package watchdog

import (
	"bufio"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/obstack/obstack/impl/patience"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// deaf is a net/http that ignores every context, as the real one does after a 101.
type deaf struct{ *http.Transport }

func (d deaf) RoundTrip(req *http.Request) (*http.Response, error) {
	return d.Transport.RoundTrip(req.WithContext(context.WithoutCancel(req.Context())))
}

func newTransport(limit time.Duration) *Transport {
	return New(&http.Transport{}, limit)
}

// serve accepts one connection, answers what it hears with a text, and tells when the other side has closed it.
func serve(t *testing.T, text string) (url string, closed chan struct{}) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	return "http://" + l.Addr().String(), serveOn(t, l, text)
}

func serveOn(t *testing.T, l net.Listener, text string) (closed chan struct{}) {
	closed = make(chan struct{})
	go func() {
		defer close(closed)
		conn, err := l.Accept()
		if err != nil {
			return
		}
		defer conn.Close()
		in := bufio.NewReader(conn)
		if _, err := http.ReadRequest(in); err == nil {
			_, _ = io.WriteString(conn, text)
		}
		_, _ = io.Copy(io.Discard, in)
	}()
	t.Cleanup(func() {
		_ = l.Close()
		<-closed
	})
	return closed
}

// exchangeWith sends a request and reads the answer to its end.
func exchangeWith(ctx context.Context, t *Transport, url string) (string, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return "", err
	}
	res, err := t.RoundTrip(req)
	if err != nil {
		return "", err
	}
	text, err := io.ReadAll(res.Body)
	return string(text), errors.Join(err, res.Body.Close())
}

func wantClosed(t *testing.T, closed chan struct{}) {
	t.Helper()
	patience.Receive(t, "the connection is closed", closed)
}

func TestNoExchangeOutlastsItsTime(t *testing.T) {
	t.Parallel()
	const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X\r\n\r\n"
	for name, text := range map[string]string{
		"in the status line":      "HTTP/1.1 2",
		"in the headers":          "HTTP/1.1 200 OK\r\nX: ",
		"after an interim answer": "HTTP/1.1 100 Continue\r\n\r\n",
		"in the body":             "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nx",
		"in the size of a chunk":  chunked + "1",
		"in a chunk":              chunked + "ff\r\nx",
		"in the trailers":         chunked + "1\r\nx\r\n0\r\nX: ",
		"after the last chunk":    chunked + "1\r\nx\r\n0\r\n",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for limit, ctx := range map[time.Duration]func() (context.Context, context.CancelFunc){
				// Either the context ends or the limit is reached.
				time.Hour: func() (context.Context, context.CancelFunc) {
					return context.WithTimeout(t.Context(), 50*time.Millisecond)
				},
				50 * time.Millisecond: func() (context.Context, context.CancelFunc) { return context.WithCancel(t.Context()) },
			} {
				transport := newTransport(limit)
				transport.grace, transport.next = 50*time.Millisecond, deaf{transport.Transport}
				url, closed := serve(t, text)
				ctx, cancel := ctx()
				defer cancel()
				if _, err := exchangeWith(ctx, transport, url); err == nil {
					t.Error("it is no error")
				}
				wantClosed(t, closed)
			}
		})
	}
}

func TestStatusesBelow200AreErrors(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n",
		"HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\nmore",
		"HTTP/1.1 101 Switching Protocols\r\n\r\n",
		"HTTP/1.1 099 What\r\nContent-Length: 5\r\n\r\nx",
		"HTTP/1.1 000 What\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nx",
	} {
		url, closed := serve(t, text)
		if _, err := exchangeWith(t.Context(), newTransport(time.Hour), url); !errors.Is(err, ErrStatus) {
			t.Errorf("%q: %v", text, err)
		}
		wantClosed(t, closed)
	}
}

func TestTheSameHoldsForTLS(t *testing.T) {
	t.Parallel()
	certified := httptest.NewUnstartedServer(nil)
	certified.StartTLS()
	certified.Close()
	for _, text := range []string{
		"HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n",
		"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nx",
	} {
		l, err := tls.Listen("tcp", "127.0.0.1:0", &tls.Config{Certificates: certified.TLS.Certificates})
		if err != nil {
			t.Fatal(err)
		}
		closed := serveOn(t, l, text)
		transport := newTransport(100 * time.Millisecond)
		transport.TLSClientConfig = &tls.Config{RootCAs: x509.NewCertPool()}
		transport.TLSClientConfig.RootCAs.AddCert(certified.Certificate())
		transport.grace, transport.next = 50*time.Millisecond, deaf{transport.Transport}
		if _, err := exchangeWith(t.Context(), transport, "https://"+l.Addr().String()); err == nil {
			t.Errorf("%q is no error", text)
		}
		wantClosed(t, closed)
	}
}

// A connection belongs to the next exchange as soon as one has ended, whatever becomes of the context of that one.
func TestConnectionsOutlastTheirExchanges(t *testing.T) {
	t.Parallel()
	var connections atomic.Int32
	server := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, strings.Repeat("x", 100_000))
	}))
	server.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		if state == http.StateNew {
			connections.Add(1)
		}
	}
	server.Start()
	defer server.Close()
	transport := newTransport(time.Hour)
	transport.grace = 0
	defer transport.CloseIdleConnections()
	for range 20 {
		ctx, cancel := context.WithCancel(t.Context())
		text, err := exchangeWith(ctx, transport, server.URL)
		cancel()
		if err != nil || len(text) != 100_000 {
			t.Fatalf("%d bytes, %v", len(text), err)
		}
	}
	if n := connections.Load(); n != 1 {
		t.Errorf("%d connections", n)
	}
}
