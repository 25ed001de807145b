package app

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"path/filepath"
	"strings"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/ingest/otlp"
	"github.com/obstack/obstack/impl/ingest/receiver"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
)

const (
	// intakeMemory is what bodies, and what is made of them until it is stored, take together at least. A key may have a quarter
	// of it for bodies, which has to have room for a large request and what decompresses it.
	intakeMemory    = 120 << 20
	decompressorMax = 10 << 20
	// otlpStep is the distance of the port that a receiver uses if its default one is taken, such as by an OpenTelemetry Collector.
	// It leaves 4318 to OTLP over HTTP.
	otlpStep = 2
)

// IntakeOptions configure how telemetry is taken in.
type IntakeOptions struct {
	GRPC, HTTP Address
	// Authenticate says whether an ingestion key is asked for.
	Authenticate bool
	// LogSize bounds what is accepted and not yet in ClickHouse, and Rate the bytes that a key may send in a second; 0 means
	// the default, and any number.
	LogSize, Rate int64
	// GRPCMaxSize and HTTPMaxSize are those of a request after it was decompressed; 0 means the default.
	GRPCMaxSize, HTTPMaxSize int64
	// KeepSeverity stores the severities of logs as they were sent, and ParseJSON makes attributes of the members of bodies
	// that are JSON objects.
	KeepSeverity, ParseJSON bool
	// CORSOrigins are the origins of web pages that may send over HTTP.
	CORSOrigins receiver.Origins
	// CertFile and KeyFile are for TLS; both empty means none.
	CertFile, KeyFile string
	// Retention is how long telemetry is kept. Where a signal's is 0, tables that are made have the default, and others keep
	// theirs.
	Retention engine.Retention
}

// listens reports whether the operator wants a receiver.
func (o IntakeOptions) listens() bool { return o.GRPC.Listen != "" || o.HTTP.Listen != "" }

// takesIn reports whether there is an intake, for others or for what the server itself sends.
func (o Options) takesIn(d Deployment) bool {
	return d.Intake && (o.Intake.listens() || o.Demo || o.SelfTelemetry)
}

// memory is that of the intake.
func (o IntakeOptions) memory() int64 {
	return max(intakeMemory, 4*(max(o.HTTPMaxSize, o.GRPCMaxSize)+decompressorMax))
}

// intake is what takes telemetry in, and where. The zero value takes nothing in.
type intake struct {
	grpc, http  net.Listener // nil for none
	certificate *receiver.Certificate
	receiver    *receiver.Receiver
	known       []core.KeyHash // ingestion keys at the start
	store       *ingest.Intake // also without a receiver, where the server sends telemetry itself
	// ownKey is an ingestion key of this process alone, with which the server sends what its demo makes. It is stored nowhere.
	ownKey string
}

// listens reports whether there is a receiver at all.
func (i *intake) listens() bool { return i.grpc != nil || i.http != nil }

// endpoints returns where the receivers are reached, nil if there are none. A receiver on all interfaces has the host of the
// public URL, if there is one.
func (i *intake) endpoints(publicURL string) *api.SessionOTLP {
	if !i.listens() {
		return nil
	}
	public := ""
	if u, err := url.Parse(publicURL); err == nil {
		public = u.Hostname()
	}
	of := func(l net.Listener) (port *int, host *string) {
		if l == nil {
			return nil, nil
		}
		address := l.Addr().(*net.TCPAddr)
		name := public
		if !address.IP.IsUnspecified() {
			name = address.IP.String()
		}
		if name != "" {
			host = &name
		}
		return &address.Port, host
	}
	endpoints := &api.SessionOTLP{TLS: i.certificate != nil}
	endpoints.HTTP, endpoints.HTTPHost = of(i.http)
	endpoints.Grpc, endpoints.GrpcHost = of(i.grpc)
	return endpoints
}

// checkIntake reads the certificate, binds the listeners, and has them answer that the server is starting.
func (a *App) checkIntake() error {
	if !a.deployment.Intake {
		return nil
	}
	o := a.options.Intake
	var err error
	if o.CertFile != "" {
		if a.intake.certificate, err = receiver.LoadCertificate(o.CertFile, o.KeyFile, a.log); err != nil {
			return fmt.Errorf("cannot start the OTLP intake: %w", err)
		}
	}
	if a.intake.grpc, err = a.listenOTLP("gRPC", o.GRPC); err != nil {
		return err
	}
	if a.intake.http, err = a.listenOTLP("HTTP", o.HTTP); err != nil || !a.intake.listens() {
		return err
	}
	a.intake.receiver = receiver.New(receiver.Options{
		GRPCMaxSize: o.GRPCMaxSize, HTTPMaxSize: o.HTTPMaxSize, Rate: o.Rate, CORSOrigins: o.CORSOrigins, TLS: a.intake.certificate, Proxies: a.options.TrustedProxies,
		Metrics: receiver.NewMetrics(a.metrics), Now: a.options.Now, Log: a.intakeLog,
	})
	a.onStop("receivers", func(context.Context) error {
		gone, cancel := context.WithCancel(context.Background())
		cancel()
		_ = a.intake.receiver.Shutdown(gone) // which cuts off what is left
		return nil
	})
	a.serveIntake("gRPC", a.intake.grpc, a.intake.receiver.ServeGRPC)
	a.serveIntake("HTTP", a.intake.http, a.intake.receiver.ServeHTTP)
	return nil
}

func (a *App) serveIntake(protocol string, l net.Listener, serve func(net.Listener) error) {
	if l == nil {
		return
	}
	go func() {
		if err := serve(l); !errors.Is(err, http.ErrServerClosed) {
			a.fail(fmt.Errorf("cannot serve OTLP over %s: %w", protocol, err))
		}
	}()
}

func (a *App) listenOTLP(protocol string, at Address) (net.Listener, error) {
	if at.Listen == "" {
		return nil, nil
	}
	l, err := a.listen("OTLP/"+protocol, at, otlpStep)
	if err != nil {
		return nil, fmt.Errorf("cannot listen for OTLP over %s: %w", protocol, err)
	}
	a.onStop("receiver of OTLP over "+protocol, func(context.Context) error { _ = l.Close(); return nil })
	return l, nil
}

// newIntake opens the log of what has been accepted, and what answers requests.
func (a *App) newIntake(ctx context.Context) (err error) {
	if !a.intake.listens() && !a.options.Demo && a.own == nil || !a.deployment.Intake {
		return nil
	}
	first, err := service.FirstService(ctx, a.store.DB)
	if err != nil {
		return err
	}
	o := a.options.Intake
	rules := otlp.SplitSessions
	if !o.KeepSeverity {
		rules |= otlp.NormalizeSeverity
	}
	if o.ParseJSON {
		rules |= otlp.ParseBody
	}
	if a.intake.known, err = a.store.IngestionKeys(ctx, receiver.MaxKnownKeys); err != nil {
		return err
	}
	a.intake.store, err = ingest.New(ingest.Options{
		Engine: a.db.In(first.Database), Dir: filepath.Join(a.options.Data, "ingest"), LogSize: o.LogSize,
		Memory: o.memory(), Rules: rules, Retention: o.Retention, LateAfter: a.options.AlertDelay, Now: a.options.Now, Log: a.intakeLog,
		Registerer: a.metrics,
		Late: func(ctx context.Context, report string, all []ingest.LateRows) error {
			late := make([]store.LateRows, len(all))
			for i, l := range all {
				late[i] = store.LateRows(l)
			}
			return a.store.AddLateRows(ctx, first.Team, report, late)
		},
	})
	if err != nil {
		return fmt.Errorf("cannot open the ingest log: %w", err)
	}
	a.onStop("ingest log", a.flushIntake) // Start has it flushed before that
	if !o.Authenticate && a.intake.listens() {
		a.log.Warn("ingestion keys are not required: any client can send telemetry")
	}
	return nil
}

// startIntake takes telemetry in, and says where.
func (a *App) startIntake(listen map[string]string) {
	if a.intake.store == nil {
		return
	}
	a.intake.store.Start()
	if a.own != nil {
		a.own.Start(func(ctx context.Context, s otlp.Signal, body []byte) error {
			_, err := a.intake.store.Accept(ctx, "self-telemetry", s, body)
			return err
		})
	}
	if !a.intake.listens() {
		return
	}
	a.intake.ownKey = core.NewSecret("obs_ing_")
	authenticate := receiver.Authenticate(a.authenticateIngestion)
	if !a.options.Intake.Authenticate {
		authenticate = nil
	}
	a.intake.receiver.Start(a.intake.store, authenticate, a.intake.known...)
	if a.intake.grpc != nil {
		listen["otlpGrpc"] = a.otlpURL(listenerURL(a.intake.grpc))
	}
	if a.intake.http != nil {
		listen["otlpHttp"] = a.otlpURL(listenerURL(a.intake.http))
	}
}

func (a *App) authenticateIngestion(ctx context.Context, hash core.KeyHash, address netip.Addr) (core.Principal, error) {
	if hash == core.HashKey(a.intake.ownKey) {
		return core.Principal{KeyID: "demo"}, nil
	}
	return a.store.AuthenticateIngestion(ctx, hash, address)
}

// flushIntake gives the inserts that run a moment to end. What is not inserted is in the log, and goes to the engine after the
// next start: a stop does not wait for an engine that is slow.
func (a *App) flushIntake(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, flushTimeout)
	defer cancel()
	return a.intake.store.Stop(ctx)
}

// applyRetention makes tables that exist keep what they hold for as long as the flags say. What the account may not change
// stays as it is.
func (a *App) applyRetention(ctx context.Context, database string) error {
	changed, err := a.db.ApplyRetention(ctx, database, a.options.Intake.Retention)
	if len(changed) > 0 {
		a.log.Info("retention of telemetry changed", "table", strings.Join(changed, " "))
	}
	if err != nil && core.KindOf(err) != core.Unavailable && ctx.Err() == nil {
		a.log.Warn("cannot change the retention of some tables", "error", err)
		return nil
	}
	return err
}
