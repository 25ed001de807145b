package receiver

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil"
	"golang.org/x/net/http2"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/logtest"
)

// TestKeys sends keys in every form, over both protocols.
func TestKeys(t *testing.T) {
	t.Parallel()
	in := &intake{}
	s := start(t, in)
	h1, h2 := client(t, false, "127.0.0.1"), client(t, true, "127.0.0.1")
	both := func(header string) (int, string, string) {
		t.Helper()
		a := must(t, h1, s.post(t, "/v1/logs", strings.NewReader("x"), "Authorization", header))
		b := must(t, h2, s.unary(t, exportLogs, framed("x", false), "Authorization", header))
		if message := b.header.Get("Grpc-Message"); message != "" && !strings.Contains(a.body, message) {
			t.Errorf("%q: %q over gRPC, and over HTTP %q", header, message, a.body)
		}
		return a.status, b.grpcStatus(), b.header.Get("Grpc-Message")
	}
	for _, header := range []string{goodKey, "Bearer " + goodKey, "bearer  " + goodKey + " "} {
		if code, grpc, _ := both(header); code != 200 || grpc != "0" {
			t.Errorf("%q: %d, %s", header, code, grpc)
		}
	}
	for header, message := range map[string]string{
		"": errKeyMissing.Message, "Bearer": errBadKey.Message, "Basic " + goodKey: errBadKey.Message, "obs_ing_unknown": errBadKey.Message,
		"Bearer obs_key_of_a_person": errOtherKey.Message, "obs_sec_of_an_organization": errOtherKey.Message,
	} {
		if code, grpc, text := both(header); code != 401 || grpc != "16" || text != message {
			t.Errorf("%q: %d, %s, %q, want %q", header, code, grpc, text, message)
		}
	}
	got := in.got()
	if len(got) != 6 {
		t.Errorf("%d requests arrived", len(got))
	}
	for _, g := range got {
		if g.key != "id of "+goodKey {
			t.Errorf("a request counts for %q", g.key)
		}
	}
	s.revoked.Store(goodKey, true)
	if code, grpc, _ := both(goodKey); code != 401 || grpc != "16" {
		t.Errorf("after the key was revoked: %d, %s", code, grpc)
	}
}

// TestKeyIsRevokedWhileABodyArrives revokes the key of a request between its header and its body.
func TestKeyIsRevokedWhileABodyArrives(t *testing.T) {
	t.Parallel()
	in := &intake{}
	s := start(t, in, func(_ *Options, r *Receiver) {
		if r != nil {
			r.recheckAfter = 0
		}
	})
	in.refuse = func(int64) error {
		s.revoked.Store(goodKey, true)
		return nil
	}
	if a := must(t, client(t, false, "127.0.0.1"), s.post(t, "/v1/logs", strings.NewReader("x"))); a.status != 401 {
		t.Errorf("HTTP: %+v", a)
	}
	s.revoked.Delete(goodKey)
	if a := must(t, client(t, true, "127.0.0.1"), s.unary(t, exportLogs, framed("x", false))); a.grpcStatus() != "16" {
		t.Errorf("gRPC: %+v", a)
	}
	if got := in.got(); len(got) > 0 {
		t.Errorf("%d requests arrived", len(got))
	}
}

func TestWithoutAuthenticationAnyClientMaySend(t *testing.T) {
	t.Parallel()
	in := &intake{}
	s := start(t, in)
	s.Start(in, nil)
	if a := must(t, client(t, false, "127.0.0.1"), s.post(t, "/v1/logs", strings.NewReader("x"), "Authorization", "")); a.status != 200 {
		t.Errorf("HTTP: %+v", a)
	}
	if a := must(t, client(t, true, "127.0.0.1"), s.unary(t, exportLogs, framed("x", false), "Authorization", "any")); a.grpcStatus() != "0" {
		t.Errorf("gRPC: %+v", a)
	}
}

// TestAStoreThatIsAwayIsNoBadKey holds that clients keep what they have while keys cannot be looked up.
func TestAStoreThatIsAwayIsNoBadKey(t *testing.T) {
	t.Parallel()
	s := start(t, &intake{})
	s.Start(s.intake, func(_ context.Context, _ core.KeyHash, _ netip.Addr) (core.Principal, error) {
		return core.Principal{}, core.NewError(core.Unavailable, "The database is away", nil)
	})
	if a := must(t, client(t, false, "127.0.0.1"), s.post(t, "/v1/logs", strings.NewReader("x"))); a.status != 503 || a.header.Get("Retry-After") == "" {
		t.Errorf("HTTP: %+v", a)
	}
	if a := must(t, client(t, true, "127.0.0.1"), s.unary(t, exportLogs, framed("x", false))); a.grpcStatus() != "14" {
		t.Errorf("gRPC: %+v", a)
	}
}

// TestBadKeysCloseConnections sends the bad keys of a minute from an address, half of them over each protocol.
func TestBadKeysCloseConnections(t *testing.T) {
	t.Parallel()
	var ahead atomic.Int64
	s := start(t, &intake{}, func(o *Options, _ *Receiver) {
		o.Now = func() time.Time { return time.Unix(1000, ahead.Load()) }
	})
	h1, h2 := client(t, false, "127.0.0.1"), client(t, true, "127.0.0.1")
	post := func(c *http.Client, key string) (int, error) {
		t.Helper()
		a, err := do(t, c, s.post(t, "/v1/logs", strings.NewReader("x"), "Authorization", key))
		return a.status, err
	}
	if code, err := post(h1, goodKey); code != 200 {
		t.Fatal(code, err)
	}
	for i := range maxBadKeys / 2 {
		if code, err := post(h1, fmt.Sprint("bad", i)); code != 401 {
			t.Fatal(i, code, err)
		}
		if a, err := do(t, h2, s.unary(t, exportLogs, framed("x", false), "Authorization", "bad")); a.grpcStatus() != "16" {
			t.Fatal(i, a, err)
		}
	}
	if code, err := post(h1, "one more"); err == nil {
		t.Errorf("one more bad key: %d", code)
	}
	if a, err := do(t, h2, s.unary(t, exportLogs, framed("x", false), "Authorization", "one more")); err == nil {
		t.Errorf("one more over gRPC: %+v", a)
	}
	if code, err := post(h1, goodKey); code != 200 {
		t.Errorf("a key that was good before, from the same address: %d, %v", code, err)
	}
	if code, err := post(h1, knownKey); code != 200 {
		t.Errorf("a key that was known at the start: %d, %v", code, err)
	}
	if code, err := post(h1, anotherKey); err == nil {
		t.Errorf("a key that was not used before, from the same address: %d", code)
	}
	if code, err := post(client(t, false, "127.0.0.2"), anotherKey); code != 200 {
		t.Errorf("from another address: %d, %v", code, err)
	}
	s.revoked.Store(goodKey, true)
	if code, err := post(h1, goodKey); code != 401 {
		t.Errorf("a key that was good and is revoked: %d, %v", code, err)
	}
	ahead.Store(int64(badKeyWindow))
	if code, err := post(h1, "bad"); code != 401 {
		t.Errorf("a minute later: %d, %v", code, err)
	}
	if n := strings.Count(s.log.String(), "address=127.0.0.1"); n != 1 {
		t.Errorf("%d lines:\n%s", n, s.log)
	}
	if n := testutil.ToFloat64(s.options.Metrics.requests.WithLabelValues("http", "logs", abortedCode)); n != 2 {
		t.Errorf("%g requests over HTTP are counted as aborted", n)
	}
}

// TestConnectionsAreShared has an address that holds all connections, and another one that wants some.
func TestConnectionsAreShared(t *testing.T) {
	t.Parallel()
	t.Run("without TLS", func(t *testing.T) { testConnectionsAreShared(t, nil) })
	t.Run("with TLS", func(t *testing.T) {
		certificate, config := newCertificate(t)
		testConnectionsAreShared(t, config, func(o *Options, _ *Receiver) { o.TLS = certificate })
	})
}

// testConnectionsAreShared connects with TLS if config is not nil.
func testConnectionsAreShared(t *testing.T, config *tls.Config, edit ...func(*Options, *Receiver)) {
	t.Parallel()
	const most = 6
	s := start(t, &intake{}, append(edit, func(_ *Options, r *Receiver) {
		if r != nil {
			r.connections.max = most
		}
	})...)
	connect := func(from string) net.Conn {
		t.Helper()
		d := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}
		c, err := d.DialContext(t.Context(), "tcp", s.http)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = c.Close() })
		if config != nil {
			return tls.Client(c, config)
		}
		return c
	}
	// works sends a request, and reports whether the connection is there to answer it.
	works := func(c net.Conn) bool {
		_, err := fmt.Fprintf(c, "POST /v1/logs HTTP/1.1\r\nHost: x\r\nAuthorization: %s\r\nContent-Type: %s\r\nContent-Length: 1\r\n\r\nx", goodKey, typeProtobuf)
		buf := make([]byte, 1000)
		n, _ := c.Read(buf)
		return err == nil && strings.HasPrefix(string(buf[:n]), "HTTP/1.1 200")
	}
	count := func(all []net.Conn) (n int) {
		for _, c := range all {
			if works(c) {
				n++
			}
		}
		return n
	}
	var first, second []net.Conn
	for range most {
		first = append(first, connect("127.0.0.1"))
	}
	if n := count(first); n != most {
		t.Fatalf("%d of the first %d connections work", n, most)
	}
	if works(connect("127.0.0.1")) {
		t.Error("there is one more than allowed")
	}
	for range most {
		second = append(second, connect("127.0.0.2"))
	}
	if n := count(second); n != most/2 {
		t.Errorf("another address got %d of %d", n, most)
	}
	if n := count(first); n != most/2 {
		t.Errorf("%d are left for the first", n)
	}
	if !works(connect("127.0.0.3")) {
		t.Error("a third address gets none")
	}
	for _, c := range append(first, second...) {
		_ = c.Close()
	}
}

// TestRate holds that a key which sends too much waits, and others do not.
func TestRate(t *testing.T) {
	t.Parallel()
	var ahead, weight atomic.Int64
	in := &intake{answer: func(accepted) (ingest.Result, error) { return ingest.Result{Weight: int(weight.Load())}, nil }}
	s := start(t, in, func(o *Options, _ *Receiver) {
		o.Rate, o.Now = 1000, func() time.Time { return time.Unix(1000, ahead.Load()) }
	})
	c := client(t, false, "127.0.0.1")
	post := func(key string) answer {
		t.Helper()
		return must(t, c, s.post(t, "/v1/logs", strings.NewReader(packed(t, "gzip", strings.Repeat("x", 3000))),
			"Authorization", key, "Content-Encoding", "gzip"))
	}
	if a := post(goodKey); a.status != 200 {
		t.Errorf("the first: %+v", a)
	}
	if a := post(goodKey); a.status != 429 || a.header.Get("Retry-After") != "3" {
		t.Errorf("the second: %+v", a)
	}
	if a := post(anotherKey); a.status != 200 {
		t.Errorf("with another key: %+v", a)
	}
	ahead.Store(int64(2100 * time.Millisecond))
	if a := post(goodKey); a.status != 200 {
		t.Errorf("when it is time: %+v", a)
	}
	// What a request becomes counts, if it is more.
	ahead.Store(int64(time.Minute))
	weight.Store(5000)
	if a := post(goodKey); a.status != 200 {
		t.Errorf("after a minute: %+v", a)
	}
	if a := post(goodKey); a.status != 429 || a.header.Get("Retry-After") != "5" {
		t.Errorf("after one that becomes more: %+v", a)
	}
}

// TestStreamsAreBounded reads what the server allows a client of gRPC.
func TestStreamsAreBounded(t *testing.T) {
	t.Parallel()
	s := start(t, &intake{})
	c, err := net.Dial("tcp", s.grpc)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = c.Close() }()
	_, _ = io.WriteString(c, http2.ClientPreface)
	framer := http2.NewFramer(c, c)
	if err := framer.WriteSettings(); err != nil {
		t.Fatal(err)
	}
	frame, err := framer.ReadFrame()
	if err != nil {
		t.Fatal(err)
	}
	settings, ok := frame.(*http2.SettingsFrame)
	if !ok {
		t.Fatalf("the first frame is %v", frame)
	}
	for id, want := range map[http2.SettingID]uint32{
		http2.SettingMaxConcurrentStreams: maxStreams, http2.SettingInitialWindowSize: streamWindow,
	} {
		if v, ok := settings.Value(id); !ok || v != want {
			t.Errorf("%v is %d, want %d", id, v, want)
		}
	}
	if v, ok := settings.Value(http2.SettingMaxHeaderListSize); !ok || v > 2*maxHeader {
		t.Errorf("the header list may have %d bytes", v)
	}
}

// TestHeadersAreBounded sends far more headers than any client needs. The connection may be closed before the answer is read.
func TestHeadersAreBounded(t *testing.T) {
	t.Parallel()
	in := &intake{}
	s := start(t, in)
	long := strings.Repeat("x", 64<<10)
	a, err := do(t, client(t, false, "127.0.0.1"), s.post(t, "/v1/logs", strings.NewReader("x"), "X-Long", long))
	if err == nil && a.status != http.StatusRequestHeaderFieldsTooLarge {
		t.Errorf("HTTP: %+v", a)
	}
	a, err = do(t, client(t, true, "127.0.0.1"), s.unary(t, exportLogs, framed("x", false), "X-Long", long))
	if err == nil && a.status != http.StatusRequestHeaderFieldsTooLarge {
		t.Errorf("gRPC: %+v", a)
	}
	if got := in.got(); len(got) != 0 {
		t.Errorf("%d requests arrived", len(got))
	}
}

// TestShutdownAnswersWhatIsInFlight stops the servers while the intake works on a request of each protocol.
func TestShutdownAnswersWhatIsInFlight(t *testing.T) {
	t.Parallel()
	arrived, proceed := make(chan struct{}), make(chan struct{})
	s := start(t, &intake{answer: func(accepted) (ingest.Result, error) {
		arrived <- struct{}{}
		<-proceed
		return ingest.Result{}, nil
	}})
	answers := make(chan string, 2)
	go func() {
		a, err := do(t, client(t, false, "127.0.0.1"), s.post(t, "/v1/logs", strings.NewReader("x")))
		answers <- fmt.Sprint(a.status, err)
	}()
	go func() {
		a, err := do(t, client(t, true, "127.0.0.1"), s.unary(t, exportLogs, framed("x", false)))
		answers <- fmt.Sprint(a.status, err)
	}()
	<-arrived
	<-arrived
	stopped := make(chan error)
	go func() { stopped <- s.Shutdown(t.Context()) }()
	close(proceed)
	for range 2 {
		if a := <-answers; a != "200 <nil>" {
			t.Errorf("a request in flight: %s", a)
		}
	}
	if err := <-stopped; err != nil {
		t.Error(err)
	}
}

// writeCertificate makes one for this machine with a serial number.
func writeCertificate(t *testing.T, dir string, serial int64) (cert, key string, pool *x509.CertPool) {
	t.Helper()
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(serial), Subject: pkix.Name{CommonName: "test"}, IPAddresses: []net.IP{net.ParseIP("127.0.0.1")},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour), IsCA: true, BasicConstraintsValid: true,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &private.PublicKey, private)
	if err != nil {
		t.Fatal(err)
	}
	secret, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		t.Fatal(err)
	}
	pool = x509.NewCertPool()
	parsed, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	pool.AddCert(parsed)
	cert, key = filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	for name, block := range map[string]*pem.Block{cert: {Type: "CERTIFICATE", Bytes: der}, key: {Type: "PRIVATE KEY", Bytes: secret}} {
		if err := os.WriteFile(name, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(name, time.Time{}, time.Unix(1000+serial, 0)); err != nil {
			t.Fatal(err)
		}
	}
	return cert, key, pool
}

// TestTLS replaces the certificate of a server that runs, also by one that cannot be read.
func TestTLS(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	certFile, keyFile, pool := writeCertificate(t, dir, 1)
	lines := &logtest.Buffer{}
	certificate, err := LoadCertificate(certFile, keyFile, slog.New(slog.NewTextHandler(lines, nil)))
	if err != nil {
		t.Fatal(err)
	}
	s := start(t, &intake{}, func(o *Options, _ *Receiver) { o.TLS = certificate })
	check := func(pool *x509.CertPool, serial int64) {
		t.Helper()
		config := &tls.Config{RootCAs: pool, MinVersion: tls.VersionTLS12}
		h1 := &http.Transport{TLSClientConfig: config}
		h2 := &http.Transport{TLSClientConfig: config.Clone(), Protocols: &http.Protocols{}}
		h2.Protocols.SetHTTP2(true)
		defer h1.CloseIdleConnections()
		defer h2.CloseIdleConnections()
		for name, send := range map[string]func() (*http.Response, error){
			"HTTP": func() (*http.Response, error) {
				r := s.post(t, "/v1/logs", strings.NewReader("x"))
				r.URL.Scheme = "https"
				return (&http.Client{Transport: h1}).Do(r)
			},
			"gRPC": func() (*http.Response, error) {
				r := s.unary(t, exportLogs, framed("x", false))
				r.URL.Scheme = "https"
				return (&http.Client{Transport: h2}).Do(r)
			},
		} {
			res, err := send()
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			_ = res.Body.Close()
			if got := res.TLS.PeerCertificates[0].SerialNumber.Int64(); res.StatusCode != 200 || got != serial {
				t.Errorf("%s: %d with the certificate %d, want %d", name, res.StatusCode, got, serial)
			}
		}
	}
	check(pool, 1)
	_, _, second := writeCertificate(t, dir, 2)
	check(second, 2)
	if err := os.WriteFile(certFile, []byte("none"), 0o600); err != nil {
		t.Fatal(err)
	}
	check(second, 2)
	check(second, 2)
	if err := os.Remove(keyFile); err != nil {
		t.Fatal(err)
	}
	check(second, 2)
	if got := lines.String(); strings.Count(got, "\n") != 1 || !strings.Contains(got, "level=WARN") {
		t.Errorf("many handshakes with one fault are logged as\n%s", got)
	}
	_, _, third := writeCertificate(t, dir, 3)
	check(third, 3)
	if got := lines.String(); strings.Count(got, "\n") != 2 || !strings.Contains(got, "level=INFO") {
		t.Errorf("once it can be read again, there is\n%s", got)
	}
	if err := os.WriteFile(certFile, []byte("none"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := LoadCertificate(certFile, keyFile, slog.New(slog.DiscardHandler)); err == nil || !strings.Contains(err.Error(), certFile) {
		t.Errorf("a certificate that cannot be read: %v", err)
	}
	if a, err := do(t, client(t, false, "127.0.0.1"), s.post(t, "/v1/logs", strings.NewReader("x"))); err == nil && a.status == 200 {
		t.Error("a client without TLS is answered")
	}
}
