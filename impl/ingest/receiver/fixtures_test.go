package receiver

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/klauspost/compress/zstd"
	"github.com/prometheus/client_golang/prometheus"
	"go.uber.org/goleak"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/logtest"
)

func TestMain(m *testing.M) {
	code := m.Run()
	// The server lingers for half a second on connections whose body it has not read.
	for range 20 {
		if code != 0 || goleak.Find() == nil {
			os.Exit(code)
		}
	}
	fmt.Println(goleak.Find())
	os.Exit(1)
}

const (
	goodKey    = "obs_ing_good"
	anotherKey = "obs_ing_another"
	knownKey   = "obs_ing_known" // before the start
)

// accepted is a request that arrived.
type accepted struct {
	key    string
	signal otlp.Signal
	body   string
}

// intake answers as a test wants, and counts what is reserved.
type intake struct {
	answer func(accepted) (ingest.Result, error)
	// refuse, if it is set, says which reservations are refused.
	refuse func(n int64) error

	mu       sync.Mutex
	requests []accepted
	held     int64
	most     int64
	work     int64 // the most of a request
}

func (i *intake) Accept(_ context.Context, key string, s otlp.Signal, body []byte) (ingest.Result, error) {
	a := accepted{key, s, string(body)}
	i.mu.Lock()
	i.requests = append(i.requests, a)
	i.mu.Unlock()
	if i.answer == nil {
		return ingest.Result{}, nil
	}
	return i.answer(a)
}

func (i *intake) Reservation(string) ingest.Reservation { return &reservation{in: i} }

// reservation is what a request has reserved.
type reservation struct {
	in         *intake
	read, work int64
}

func (r *reservation) Read(_ context.Context, n int64) error { return r.take(&r.read, n) }
func (r *reservation) Work(_ context.Context, n int64) error { return r.take(&r.work, n) }

func (r *reservation) take(of *int64, n int64) error {
	i := r.in
	if i.refuse != nil {
		if err := i.refuse(n); err != nil {
			return err
		}
	}
	i.mu.Lock()
	defer i.mu.Unlock()
	*of += n
	i.held += n
	i.most = max(i.most, i.held)
	return nil
}

func (r *reservation) Release() {
	r.in.mu.Lock()
	defer r.in.mu.Unlock()
	r.in.held -= r.read + r.work
	r.in.work = max(r.in.work, r.work)
}

func (i *intake) got() []accepted {
	i.mu.Lock()
	defer i.mu.Unlock()
	return append([]accepted(nil), i.requests...)
}

// server is a Receiver that runs.
type server struct {
	*Receiver
	intake     *intake
	grpc, http string // addresses
	log        *logtest.Buffer
	metrics    *prometheus.Registry
	// revoked are good keys that are not any more.
	revoked sync.Map
}

// start serves both protocols until the test ends.
func start(t *testing.T, in *intake, edit ...func(*Options, *Receiver)) *server {
	t.Helper()
	s := &server{intake: in, log: &logtest.Buffer{}, metrics: prometheus.NewRegistry()}
	o := Options{
		Metrics: NewMetrics(s.metrics), Now: time.Now, Log: slog.New(slog.NewTextHandler(s.log, nil)),
	}
	for _, fn := range edit {
		fn(&o, nil)
	}
	s.Receiver = New(o)
	s.Start(in, func(_ context.Context, hash core.KeyHash, _ netip.Addr) (core.Principal, error) {
		for _, key := range []string{goodKey, anotherKey, knownKey} {
			if _, revoked := s.revoked.Load(key); hash == core.HashKey(key) && !revoked {
				return core.Principal{KeyID: "id of " + key}, nil
			}
		}
		return core.Principal{}, core.NewError(core.Unauthenticated, "Unauthorized", nil)
	}, core.HashKey(knownKey))
	for _, fn := range edit {
		fn(&Options{}, s.Receiver)
	}
	var wg sync.WaitGroup
	for _, serve := range []struct {
		address *string
		on      func(net.Listener) error
	}{{&s.grpc, s.ServeGRPC}, {&s.http, s.ServeHTTP}} {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		*serve.address = l.Addr().String()
		wg.Go(func() {
			if err := serve.on(l); !errors.Is(err, http.ErrServerClosed) {
				t.Error(err)
			}
		})
	}
	t.Cleanup(func() {
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		_ = s.Shutdown(ctx)
		wg.Wait()
		in.mu.Lock()
		defer in.mu.Unlock()
		if in.held != 0 {
			t.Errorf("%d bytes are still reserved", in.held)
		}
	})
	return s
}

// client sends over connections of its own, from an address of this machine.
func client(t *testing.T, h2 bool, from string) *http.Client {
	t.Helper()
	dialer := &net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}
	transport := &http.Transport{DialContext: dialer.DialContext, DisableCompression: true}
	if h2 {
		transport.Protocols = &http.Protocols{}
		transport.Protocols.SetUnencryptedHTTP2(true)
	}
	t.Cleanup(transport.CloseIdleConnections)
	return &http.Client{Transport: transport}
}

// answer is a response, read to its end.
type answer struct {
	status  int
	header  http.Header
	trailer http.Header
	body    string
}

// grpcStatus is the code of gRPC, wherever it stands.
func (a answer) grpcStatus() string {
	return a.header.Get("Grpc-Status") + a.trailer.Get("Grpc-Status")
}

func do(t *testing.T, c *http.Client, r *http.Request) (answer, error) {
	t.Helper()
	res, err := c.Do(r)
	if err != nil {
		return answer{}, err
	}
	defer func() { _ = res.Body.Close() }()
	body, err := io.ReadAll(res.Body)
	return answer{res.StatusCode, res.Header, res.Trailer, string(body)}, err
}

func must(t *testing.T, c *http.Client, r *http.Request) answer {
	t.Helper()
	a, err := do(t, c, r)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func request(t *testing.T, method, url string, body io.Reader, headers ...string) *http.Request {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, url, body)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", goodKey)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	return r
}

// post is a request over HTTP.
func (s *server) post(t *testing.T, path string, body io.Reader, headers ...string) *http.Request {
	t.Helper()
	r := request(t, "POST", "http://"+s.http+path, body, "Content-Type", typeProtobuf)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	return r
}

const exportLogs = "/opentelemetry.proto.collector.logs.v1.LogsService/Export"

// unary is a call of gRPC.
func (s *server) unary(t *testing.T, method string, body io.Reader, headers ...string) *http.Request {
	t.Helper()
	r := request(t, "POST", "http://"+s.grpc+method, body, "Content-Type", "application/grpc", "Te", "trailers")
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	return r
}

// framed is a message of gRPC.
func framed(message string, compressed bool) io.Reader {
	prefix := []byte{0}
	if compressed {
		prefix[0] = 1
	}
	return strings.NewReader(string(binary.BigEndian.AppendUint32(prefix, uint32(len(message)))) + message)
}

func packed(t *testing.T, encoding, text string) string {
	t.Helper()
	var b bytes.Buffer
	switch encoding {
	case "gzip":
		z := gzip.NewWriter(&b)
		_, _ = z.Write([]byte(text))
		_ = z.Close()
	case "zstd":
		z, err := zstd.NewWriter(&b)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = z.Write([]byte(text))
		_ = z.Close()
	default:
		return text
	}
	return b.String()
}
