package webhook

import (
	"bytes"
	"context"
	"crypto/tls"
	"crypto/x509"
	"io"
	"net"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/net/http2"
	"golang.org/x/net/http2/hpack"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/watchdog/watchdogtest"
)

// wantStalled makes an attempt whose answer never ends. The result may have its status, and nothing else of it. If the attempt ends
// before the status has arrived, as on a busy machine, the next attempt gets more time.
func wantStalled(t *testing.T, status int, limit time.Duration, attempt func(limit time.Duration) Result) {
	t.Helper()
	for {
		got := attempt(limit)
		switch {
		case got.Status == 0 && got.Retry && (got.Error == api.DeliveryErrorTypeTIMEOUT ||
			got.Error == api.DeliveryErrorTypeCONNECTIONERROR):
			if status == 0 {
				return
			}
			if limit *= 4; limit < patience.Timeout {
				continue
			}
		case got.Status != status:
		case status == 200 && got.Error == "":
			return
		case status == 500 && got.Error == api.DeliveryErrorTypeHTTPERROR && got.Retry:
			return
		}
		t.Errorf("got %+v, want status %d", got, status)
		return
	}
}

func TestNoAnswerOutlastsTheAttempt(t *testing.T) {
	t.Parallel()
	for _, bad := range watchdogtest.Answers {
		t.Run(bad.Name, func(t *testing.T) {
			t.Parallel()
			server := watchdogtest.Serve(t, bad, nil)
			limit := 200 * time.Millisecond
			if bad.Refused {
				limit = patience.Timeout
			}
			for _, trusted := range []bool{false, true} {
				r := aReceiver(api.WebhookServiceGeneric, server.URL(), func(r *store.Receiver) { r.Trusted = trusted })
				wantStalled(t, bad.Status, limit, func(limit time.Duration) Result {
					s := newSender(t, func(o *SenderOptions) { o.Timeout = limit })
					got := s.Send(t.Context(), r, aDelivery(), ten10)
					if bad.Refused && got.Error == api.DeliveryErrorTypeTIMEOUT {
						t.Error("it took all the time there was")
					}
					return got
				})
			}
			server.WantBad(t, 0)
		})
	}
}

// stream is one of HTTP/2, on which a receiver answers.
type stream struct {
	*http2.Framer
	conn net.Conn
	id   uint32
	gone chan struct{} // closed when the client has closed the connection
}

// headers are the first or the last of an answer, as they are compressed.
func headers(fields ...string) []byte {
	var block bytes.Buffer
	encoder := hpack.NewEncoder(&block)
	for i := 0; i < len(fields); i += 2 {
		_ = encoder.WriteField(hpack.HeaderField{Name: fields[i], Value: fields[i+1]})
	}
	return block.Bytes()
}

// answer sends headers, after which the stream goes on.
func (s stream) answer(fields ...string) error {
	return s.WriteHeaders(http2.HeadersFrameParam{StreamID: s.id, BlockFragment: headers(fields...), EndHeaders: true})
}

// drip calls a function until it fails or the client has gone away.
func (s stream) drip(write func() error) {
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	for write() == nil {
		select {
		case <-tick.C:
		case <-s.gone:
			return
		}
	}
}

// raw sends the beginning of a frame.
func (s stream) raw(data ...byte) error {
	_, err := s.conn.Write(data)
	return err
}

// largeBody is more than what connections keep for a receiver that does not read.
var largeBody = strings.Repeat("x", 900<<10)

// stalls2 are receivers that speak HTTP/2 and never come to an end. They are called when there is a stream, or at once
// if they do not want one.
var stalls2 = map[string]struct {
	status int
	deaf   bool // does not read
	mute   bool // says nothing at first
	limits []http2.Setting
	answer func(s stream)
}{
	"it sends no settings":   {mute: true},
	"it allows no streams":   {limits: []http2.Setting{{ID: http2.SettingMaxConcurrentStreams, Val: 0}}},
	"it says nothing":        {},
	"it stalls in a frame":   {answer: func(s stream) { _ = s.raw(0, 0, 100, 1) }},
	"it stalls in a header":  {answer: func(s stream) { _ = s.raw(0, 0, 100, 1, 4, 0, 0, 0, byte(s.id), 0x88) }},
	"it drips in the header": {answer: func(s stream) { s.drip(func() error { return s.raw(0) }) }},
	"it continues headers for ever": {answer: func(s stream) {
		_ = s.WriteHeaders(http2.HeadersFrameParam{StreamID: s.id, BlockFragment: headers(":status", "200")})
		s.drip(func() error { return s.WriteContinuation(s.id, false, headers("x", "y")) })
	}},
	"it says 100 for ever":      {answer: func(s stream) { s.drip(func() error { return s.answer(":status", "100") }) }},
	"it says 101":               {answer: func(s stream) { _ = s.answer(":status", "101") }},
	"it says 103 for ever":      {answer: func(s stream) { s.drip(func() error { return s.answer(":status", "103", "x", "y") }) }},
	"it pings for ever":         {answer: func(s stream) { s.drip(func() error { return s.WritePing(false, [8]byte{1}) }) }},
	"it sends settings":         {answer: func(s stream) { s.drip(func() error { return s.WriteSettings() }) }},
	"it stalls before the body": {status: 200, answer: func(s stream) { _ = s.answer(":status", "200") }},
	"it stalls in the body": {status: 200, answer: func(s stream) {
		_ = s.answer(":status", "200", "content-length", "9")
		_ = s.WriteData(s.id, false, []byte("x"))
	}},
	"it stalls in a frame of the body": {status: 200, answer: func(s stream) {
		_ = s.answer(":status", "200")
		_ = s.raw(0, 0, 100, 0, 0, 0, 0, 0, byte(s.id), 'x')
	}},
	"it drips the body": {status: 200, answer: func(s stream) {
		_ = s.answer(":status", "200")
		s.drip(func() error { return s.WriteData(s.id, false, []byte("x")) })
	}},
	"it drips nothing": {status: 200, answer: func(s stream) {
		_ = s.answer(":status", "200")
		s.drip(func() error { return s.WriteData(s.id, false, nil) })
	}},
	"it stalls in the trailers": {status: 500, answer: func(s stream) {
		_ = s.answer(":status", "500")
		_ = s.WriteHeaders(http2.HeadersFrameParam{StreamID: s.id, BlockFragment: headers("x", "y"), EndStream: true})
	}},
	"it reads nothing": {deaf: true},
	"it reads nothing and drips": {deaf: true, answer: func(s stream) {
		s.drip(func() error { return s.WriteWindowUpdate(0, 1) })
	}},
	"it takes all and reads nothing": {deaf: true, limits: []http2.Setting{
		{ID: http2.SettingInitialWindowSize, Val: 1<<31 - 1},
	}, answer: func(s stream) {
		_ = s.WriteWindowUpdate(0, 1<<30)
		s.drip(func() error { return s.WriteWindowUpdate(0, 1) })
	}},
}

// serve2 lets receivers answer over a connection, until the client closes it.
func serve2(conn *tls.Conn, deaf, mute bool, limits []http2.Setting, answer func(s stream)) {
	defer conn.Close()
	if deaf && conn.NetConn().(*net.TCPConn).SetReadBuffer(4096) != nil || conn.Handshake() != nil {
		return
	}
	s := stream{Framer: http2.NewFramer(conn, conn), conn: conn, gone: make(chan struct{})}
	if !mute && s.WriteSettings(limits...) != nil {
		return
	}
	preface := make([]byte, len(http2.ClientPreface))
	if _, err := io.ReadFull(conn, preface); err != nil {
		return
	}
	for s.id == 0 && len(limits) == 0 && !mute {
		frame, err := s.ReadFrame()
		if err != nil {
			return
		}
		if _, ok := frame.(*http2.HeadersFrame); ok {
			s.id = frame.Header().StreamID
		}
	}
	read := func() {
		defer close(s.gone)
		_, _ = io.Copy(io.Discard, conn)
	}
	if deaf {
		// Only the end of the connection is noticed.
		if answer != nil {
			answer(s)
		}
		read()
		return
	}
	go read()
	if answer != nil {
		answer(s)
	}
	<-s.gone
}

func TestNoAnswerOverHTTP2OutlastsTheAttempt(t *testing.T) {
	t.Parallel()
	certified := httptest.NewUnstartedServer(nil)
	certified.StartTLS()
	certified.Close()
	roots := x509.NewCertPool()
	roots.AddCert(certified.Certificate())
	for name, c := range stalls2 {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l, err := tls.Listen("tcp", "127.0.0.1:0", &tls.Config{
				Certificates: certified.TLS.Certificates, NextProtos: []string{"h2"},
			})
			if err != nil {
				t.Fatal(err)
			}
			closed := make(chan struct{})
			go func() {
				defer close(closed)
				var serving sync.WaitGroup
				defer serving.Wait()
				for {
					conn, err := l.Accept()
					if err != nil {
						return
					}
					serving.Go(func() { serve2(conn.(*tls.Conn), c.deaf, c.mute, c.limits, c.answer) })
				}
			}()
			d := aDelivery(func(d *store.Delivery) {
				if c.deaf {
					d.Message.Body = largeBody
				}
			})
			wantStalled(t, c.status, 2*time.Second, func(limit time.Duration) Result {
				s := newSender(t, func(o *SenderOptions) { o.Timeout = limit })
				s.public.TLSClientConfig = &tls.Config{RootCAs: roots}
				s.public.HTTP2.WriteByteTimeout = limit / 5
				s.public.IdleConnTimeout = limit / 5
				s.public.DialContext = func(ctx context.Context, network, address string) (net.Conn, error) {
					conn, err := new(net.Dialer).DialContext(ctx, network, address)
					if err == nil {
						err = conn.(*net.TCPConn).SetWriteBuffer(4096) // so that a write can be held up
					}
					return conn, err
				}
				return s.Send(t.Context(), aReceiver(api.WebhookServiceGeneric, "https://"+l.Addr().String()), d, ten10)
			})
			_ = l.Close()
			patience.Receive(t, "the connection is closed", closed)
		})
	}
}
