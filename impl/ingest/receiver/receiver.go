// Package receiver takes telemetry over the OpenTelemetry protocol (OTLP): gRPC and HTTP, protobuf and JSON, as they are or
// with gzip or zstd.
//
// A Receiver serves any number of listeners of either protocol. It checks the ingestion key and the limits, takes the memory
// for a body before it reads it, and hands the body to the Intake, whose answer it writes as the protocol says: success,
// partial success, or an error that tells the client whether to send again and when. Of the connections of all listeners
// together each address gets a fair share.
//
// gRPC is served by net/http too: the protocol for unary calls is five bytes in front of each message and a status in the
// trailers, and a handler that reads the length of a message itself can take memory for just that before it lets the client
// send it. What clients can make the server hold is bounded by the windows of their connections, not of their streams.
//
// It imports ingest, ingest/otlp, failures and core, and what a key is worth comes as a function. It knows no store and no engine.
package receiver

import (
	"context"
	"crypto/tls"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"sync"
	"sync/atomic"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/forwarded"
	"github.com/obstack/obstack/impl/framing"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
)

// The default limits of a request, after it was decompressed.
const (
	DefaultGRPCMaxSize = 4 << 20
	DefaultHTTPMaxSize = 20 << 20
)

const (
	// headerTimeout limits the handshake of TLS with the first bytes of a request, and the header of each request.
	headerTimeout = 10 * time.Second
	// bodyTimeout is how long a body may take to arrive.
	bodyTimeout = 30 * time.Second
	// recheckAfter is the age of a key's lookup after which the key is looked up again when the body has arrived.
	recheckAfter = 100 * time.Millisecond
	maxHeader    = 16 << 10
	// maxStreams is how many requests a connection may have in flight. What they have sent and the server has not read is at
	// most connectionWindow for all together.
	maxStreams       = 100
	connectionWindow = 512 << 10
	streamWindow     = 256 << 10
	// pingAfter is after how much silence a client is asked whether it is still there, and pingTimeout how long it has to
	// answer.
	pingAfter   = 30 * time.Second
	pingTimeout = 15 * time.Second
	idleTimeout = 2 * time.Minute
)

// Intake stores requests. ingest.Intake is the one.
type Intake interface {
	Accept(ctx context.Context, key string, s otlp.Signal, body []byte) (ingest.Result, error)
	Reservation(key string) ingest.Reservation
}

// Options configure a Receiver.
type Options struct {
	// GRPCMaxSize and HTTPMaxSize are the largest request of each protocol in bytes, after it was decompressed; 0 means the
	// default.
	GRPCMaxSize, HTTPMaxSize int64
	// Rate is how many bytes, after they were decompressed, each key may send in a second; 0 means any number.
	Rate int64
	// CORSOrigins are the origins of web pages that may send over HTTP.
	CORSOrigins Origins
	// TLS, if it is given, is what connections are encrypted with.
	TLS *Certificate
	// Proxies are those that say for whom they send a request.
	Proxies forwarded.Proxies
	Metrics *Metrics
	Now     func() time.Time
	Log     *slog.Logger
}

// Authenticate returns who has the ingestion key of the hash, with which a client comes from an address.
type Authenticate func(ctx context.Context, hash core.KeyHash, address netip.Addr) (core.Principal, error)

// Receiver serves the protocol. It is safe for concurrent use.
type Receiver struct {
	options     Options
	backend     atomic.Pointer[backend] // nil before Start
	badKeys     *strikes
	rate        *rate
	connections *connections
	// The constants of these names, but in tests.
	headerTimeout, bodyTimeout, recheckAfter time.Duration

	mu       sync.Mutex
	servers  []*http.Server
	shutDown bool
}

// backend is what requests need beside the Receiver.
type backend struct {
	intake       Intake
	authenticate Authenticate // nil if nothing is asked of a client
}

// New returns a Receiver. Until Start, it answers that the server is starting, which makes clients send again.
func New(o Options) *Receiver {
	if o.GRPCMaxSize == 0 {
		o.GRPCMaxSize = DefaultGRPCMaxSize
	}
	if o.HTTPMaxSize == 0 {
		o.HTTPMaxSize = DefaultHTTPMaxSize
	}
	r := &Receiver{
		options: o, badKeys: newStrikes(o.Now), rate: newRate(o.Rate, o.Now), connections: newConnections(maxConnections),
		headerTimeout: headerTimeout, bodyTimeout: bodyTimeout, recheckAfter: recheckAfter,
	}
	o.Metrics.connections(r.connections)
	return r
}

// Start has requests stored by the intake. Without authenticate nothing is asked of a client. The known keys, at most
// MaxKnownKeys, are looked up also from an address that sends bad ones, like those that have been good since.
func (r *Receiver) Start(intake Intake, authenticate Authenticate, known ...core.KeyHash) {
	for _, hash := range known {
		r.badKeys.good(hash)
	}
	r.backend.Store(&backend{intake, authenticate})
}

// ServeGRPC takes requests over gRPC until Shutdown, whose error is then http.ErrServerClosed.
func (r *Receiver) ServeGRPC(l net.Listener) error {
	protocols := &http.Protocols{}
	protocols.SetUnencryptedHTTP2(true) // also over TLS, see tlsListener
	return r.serve(l, protocols, "grpc", r.grpc)
}

// ServeHTTP is ServeGRPC for OTLP over HTTP.
func (r *Receiver) ServeHTTP(l net.Listener) error {
	protocols := &http.Protocols{}
	protocols.SetHTTP1(true)
	protocols.SetUnencryptedHTTP2(true) // also over TLS, see tlsListener
	return r.serve(l, protocols, "http", r.http)
}

func (r *Receiver) serve(l net.Listener, protocols *http.Protocols, protocol string, handle func(*call)) error {
	s := &http.Server{
		Handler: http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
			r.call(w, req, protocol, handle)
		}),
		Protocols: protocols,
		HTTP2: &http.HTTP2Config{
			MaxConcurrentStreams: maxStreams, MaxReceiveBufferPerConnection: connectionWindow,
			MaxReceiveBufferPerStream: streamWindow, SendPingTimeout: pingAfter, PingTimeout: pingTimeout,
			WriteByteTimeout: pingTimeout,
		},
		ReadHeaderTimeout: r.headerTimeout,
		WriteTimeout:      3 * bodyTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    maxHeader,
		ConnContext:       withConnection,
		ConnState:         r.connections.state,
		ErrorLog:          slog.NewLogLogger(r.options.Log.Handler(), slog.LevelDebug), // clients cause all of it
	}
	r.mu.Lock()
	if r.shutDown {
		r.mu.Unlock()
		_ = l.Close()
		return http.ErrServerClosed
	}
	r.servers = append(r.servers, s)
	r.mu.Unlock()
	l = &fairListener{l, r.connections}
	if r.options.TLS != nil {
		config := &tls.Config{GetCertificate: r.options.TLS.get, MinVersion: tls.VersionTLS12, NextProtos: []string{"h2"}}
		if protocols.HTTP1() {
			config.NextProtos = append(config.NextProtos, "http/1.1")
		}
		l = &tlsListener{Listener: l, config: config, timeout: r.headerTimeout, log: r.options.Log}
	}
	return s.Serve(framing.Listener{Listener: l})
}

// Shutdown stops listening and waits for the requests in flight. When the context ends it cuts off those that are left, and
// its error is that of the context.
func (r *Receiver) Shutdown(ctx context.Context) error {
	r.mu.Lock()
	servers := r.servers
	r.shutDown = true
	r.mu.Unlock()
	failures := make([]error, len(servers))
	var wg sync.WaitGroup
	for i, s := range servers {
		wg.Go(func() {
			if failures[i] = s.Shutdown(ctx); failures[i] != nil {
				_ = s.Close()
			}
		})
	}
	wg.Wait()
	return errors.Join(failures...)
}
