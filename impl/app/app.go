// Package app owns the process of a server. New builds everything from Options, in the order in which one thing needs
// another, Start serves, Stop takes it down again in the reverse order, and Run is all three until its context ends.
//
// What New and Start acquire registers its undo at once (onStop, background), so that a start which fails and a stop run
// the same steps. A Deployment is what differs between the builds. OpenStore and Apply are for commands that work on the
// data of a server, also beside one that runs.
//
// It may import everything but httpapi/oss and httpapi/managed, which the deployment under cmd hands to it, and is imported
// by commands alone. It reads no flags and handles no signals.
package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/alerting"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/egress"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/lease"
	"github.com/obstack/obstack/impl/query"
	"github.com/obstack/obstack/impl/query/batch"
	"github.com/obstack/obstack/impl/query/reuse"
	"github.com/obstack/obstack/impl/selftelemetry"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/webhook"
)

const (
	// stopTimeout bounds a stop as a whole; drainTimeout is the part of it that running requests get, and flushTimeout the part
	// for telemetry that is being inserted.
	stopTimeout  = 10 * time.Second
	drainTimeout = 6 * time.Second
	flushTimeout = time.Second
	headroom     = 32 << 20
	// memoryLimit, with what is for the intake, is from where on the garbage collector runs more often, so that garbage does
	// not add up to what large requests hold. The limit is for the heap, and SQLite has about 100 MB of its own. GOMEMLIMIT
	// goes first.
	memoryLimit = httpapi.MaxRequestMemory + headroom
	// memoryInterval is how often memory is given back that nothing uses, which takes some 20 ms of a processor.
	memoryInterval = 2 * time.Minute
)

// App is a server: made by New, served by Start, taken down by Stop, in this order and by one goroutine.
type App struct {
	options    Options
	deployment Deployment
	log        *slog.Logger
	// intakeLog is that of the intake, which is no part of the server's own telemetry: its lines would make more of it.
	intakeLog *slog.Logger
	own       *selftelemetry.Telemetry // nil without --self-telemetry

	store    *store.Store
	db       *engine.DB
	services *service.Services
	listener net.Listener
	// uiListener is nil where there is no web UI.
	uiListener net.Listener
	// metricsListener is nil when metrics are not served.
	metricsListener net.Listener
	intake          intake

	servers []*http.Server
	// api and ui answer requests from when on started is true.
	api, ui http.Handler
	started atomic.Bool
	schemas *service.Schemas
	first   *store.Bootstrap // set when this start made the store
	// applied is the file of --apply, if there is one.
	applied service.File

	// prepared is closed once the telemetry tables are there.
	prepared  chan struct{}
	metrics   *prometheus.Registry
	evaluator *alerting.Evaluator
	sender    *webhook.Sender
	deliverer *webhook.Deliverer
	// headroom is never touched, so it takes no memory, but counts as some: the garbage collector runs after this much
	// more has been allocated. The heap is a few MB, and would be collected tens of times a second under load.
	headroom []byte

	storeProbe, engineProbe, intakeProbe probe

	undo     []undo
	stopOnce sync.Once
	stopErr  error
	failed   chan error
}

// undo is one step of taking down what New has built.
type undo struct {
	name string
	fn   func(ctx context.Context) error
}

// New builds the server: store, engine, services, API, listener. Whatever it acquired is released when it fails. Until
// Start, requests are answered that the server is starting.
func New(ctx context.Context, o Options, d Deployment) (_ *App, err error) {
	a := &App{
		options: o, deployment: d, log: o.Log, intakeLog: o.Log, failed: make(chan error, 1), headroom: make([]byte, headroom),
		prepared: make(chan struct{}), metrics: newRegistry(o, d),
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, a.Stop())
		}
	}()
	if debug.SetMemoryLimit(-1) == math.MaxInt64 { // there is none yet
		limit := int64(memoryLimit)
		if o.takesIn(d) {
			limit += o.Intake.memory() * 7 / 5 // with what reading JSON takes
		}
		debug.SetMemoryLimit(limit)
	}
	if o.SelfTelemetry && d.Intake {
		if err := a.newSelfTelemetry(); err != nil {
			return nil, err
		}
		o = a.options
	}
	used := runningURL(o.Data) != ""
	if used { // by a server that was killed, or by one that runs, whose port the check would find taken
		if err := a.lock(ctx); err != nil {
			return nil, err
		}
	}
	if err := a.check(ctx); err != nil {
		return nil, err
	}
	if o.Database != "" { // opening it writes nothing
		if err := a.openStore(ctx); err != nil {
			return nil, err
		}
	}
	if err := os.MkdirAll(o.Data, 0o700); err != nil {
		return nil, fmt.Errorf("make the data directory: %w", err)
	}
	if !used {
		if err := a.lock(ctx); err != nil {
			return nil, err
		}
	}
	if err := removeFile(filepath.Join(o.Data, listenFile)); err != nil { // of a server that was killed
		return nil, err
	}
	if o.Database == "" {
		if err := a.openStore(ctx); err != nil {
			return nil, err
		}
	}
	// The engine comes up while the store is prepared.
	if err := a.startEngine(ctx); err != nil {
		return nil, err
	}
	if err := a.newServices(); err != nil {
		return nil, err
	}
	if err := a.prepareStore(ctx); err != nil {
		return nil, err
	}
	if o.ApplyFile != "" {
		if err := a.applyFile(ctx); err != nil {
			return nil, err
		}
	}
	if err := a.newAPI(); err != nil {
		return nil, err
	}
	if err := a.newIntake(ctx); err != nil {
		return nil, err
	}
	a.announceSetup(ctx)
	a.serveMetrics()
	return a, nil
}

func (a *App) newAPI() error {
	o := a.options
	if !o.API {
		a.api = httpapi.NewProbes(a.ready, o.Log)
		return nil
	}
	served, err := a.deployment.API(a.services, o.Segment)
	if err != nil {
		return fmt.Errorf("build the API: %w", err)
	}
	join := httpapi.Join{
		Invited: a.services.People.Invited, Accept: a.services.People.Accept, Limited: o.RateLimit > 0,
		Now: o.Now, Log: o.Log,
	}
	var pages, identities http.Handler
	if a.uiListener != nil {
		if identities, err = a.newOIDC(); err != nil {
			return fmt.Errorf("sign in with OpenID Connect: %w", err)
		}
		pages = a.deployment.UI(httpapi.BasePath(o.LinkURL))
	}
	a.api, a.ui = httpapi.New(httpapi.Options{
		API: served, Ready: a.ready, RateLimit: o.RateLimit, RateWindow: o.RateWindow, PublicURL: o.PublicURL,
		UI: pages, UIURL: o.LinkURL, Forms: a.forms(), OIDC: identities,
		Join: join.Handler(), Build: o.Version + " " + o.Commit, Now: o.Now,
		Metrics: httpapi.NewMetrics(a.metrics), Tracer: a.tracer(), Log: o.Log,
	})
	return nil
}

// forms are the pages on which people sign in.
func (a *App) forms() httpapi.Forms {
	return httpapi.Forms{
		SignIn: func(ctx context.Context, email, password string) (string, error) {
			in, err := a.services.People.SignIn(ctx, email, password)
			return in.Secret, err
		},
		SetUp: func(ctx context.Context, token, name, email, password string) (string, error) {
			in, err := a.services.People.SetUp(ctx, api.SetUp{Token: token, Name: &name, Email: &email, Password: password})
			return in.Secret, err
		},
		NoPasswords: a.options.NoPasswords, Now: a.options.Now, Log: a.log,
	}
}

// lock makes the data directory this server's own. Where one runs already, it prints how to use that.
func (a *App) lock(ctx context.Context) error {
	lock, err := lockDirectory(a.options.Data)
	if err != nil {
		a.announceRunning(ctx)
		return err
	}
	a.onStop("data directory", func(context.Context) error { return lock.Close() })
	return nil
}

// check looks at what can be known before anything is written, so that a start that fails for it leaves no trace. It
// binds the listeners, finds the engine's library and checks the file that is applied.
func (a *App) check(ctx context.Context) (err error) {
	if a.listener, err = net.Listen("tcp", a.options.Listen); err != nil {
		return fmt.Errorf("listen: %w", err)
	}
	a.serve(a.listener, &a.api)
	if a.uiListener, err = a.listenUI(); err != nil {
		return err
	}
	if a.uiListener != nil {
		a.serve(a.uiListener, &a.ui)
	}
	if a.options.MetricsListen != "" {
		if a.metricsListener, err = net.Listen("tcp", a.options.MetricsListen); err != nil {
			return fmt.Errorf("listen for metrics: %w", err)
		}
		a.onStop("metrics listener", func(context.Context) error { _ = a.metricsListener.Close(); return nil })
	}
	if err := a.checkIntake(); err != nil {
		return err
	}
	if a.options.ClickHouse == "" {
		if a.options.EngineLib, err = engine.FindLib(a.options.EngineLib); err != nil {
			return fmt.Errorf("start the engine: %w", err)
		}
	}
	if a.options.ApplyFile != "" {
		if a.applied.Text, err = os.ReadFile(a.options.ApplyFile); err != nil {
			return fmt.Errorf("apply: %w", err)
		}
		a.applied.Name = a.options.ApplyFile
	}
	if _, err := encryptionKey(a.options); err != nil && !errors.Is(err, errNoKeyYet) {
		return err
	}
	if a.schemas, err = service.LoadSchemas(); err != nil {
		return fmt.Errorf("load the schemas: %w", err)
	}
	if a.options.ApplyFile != "" {
		return a.checkApplied(ctx)
	}
	return nil
}

// listenUI binds the listener of the web UI, if there is one. Only an address that was given must be free.
func (a *App) listenUI() (net.Listener, error) {
	at := a.options.UIListen
	if a.deployment.UI == nil || at.Listen == "" || !a.options.API {
		return nil, nil
	}
	l, err := net.Listen("tcp", at.Listen)
	switch {
	case err == nil:
		return l, nil
	case at.Given:
		return nil, fmt.Errorf("listen for the web UI: %w", err)
	}
	a.log.Warn("the web UI is not served on the default address", "error", err)
	return nil, nil
}

// serve answers the requests of a listener, before Start that the server is starting.
func (a *App) serve(l net.Listener, handler *http.Handler) {
	starting := httpapi.Starting(a.deployment.ErrorBody, a.log)
	server := &http.Server{
		Handler: a.options.TrustedProxies.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if a.started.Load() {
				(*handler).ServeHTTP(w, r)
			} else {
				starting.ServeHTTP(w, r)
			}
		})),
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       time.Minute,
		WriteTimeout:      90 * time.Second,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    64 << 10,
		ErrorLog:          slog.NewLogLogger(a.log.Handler(), slog.LevelWarn),
	}
	a.servers = append(a.servers, server)
	a.onStop("listener", func(context.Context) error { return server.Close() })
	go func() {
		if err := server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
			a.fail(fmt.Errorf("serve: %w", err))
		}
	}()
}

// fail ends Run with an error, the first one if there are several.
func (a *App) fail(err error) {
	select {
	case a.failed <- err:
	default:
	}
}

// openStore opens the store and has it closed at the end.
func (a *App) openStore(ctx context.Context) (err error) {
	o := a.options
	o.storeMetrics = store.NewMetrics(a.metrics)
	if a.store, err = OpenStore(ctx, o, a.deployment); err != nil {
		return err
	}
	a.onStop("store", func(context.Context) error { return a.store.Close() })
	return nil
}

// onStop registers what undoes a step that has just succeeded. Stop, and a New that fails, run all of them, the last first.
func (a *App) onStop(name string, fn func(ctx context.Context) error) {
	a.undo = append(a.undo, undo{name, fn})
}

// background runs fn until the server stops, which ends its context and waits for it to return.
func (a *App) background(name string, fn func(ctx context.Context)) {
	running, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	a.onStop(name, func(ctx context.Context) error {
		cancel()
		select {
		case <-done:
			return nil
		case <-ctx.Done():
			return ctx.Err()
		}
	})
	go func() {
		defer close(done)
		fn(running)
	}()
}

// prepareStore brings the schema up to date and makes the first organization, under the lock that replicas share.
func (a *App) prepareStore(ctx context.Context) error {
	return a.store.Locked(ctx, func(ctx context.Context) error {
		if err := a.store.Migrate(ctx); err != nil {
			return fmt.Errorf("migrate: %w", err)
		}
		seed := func(tx *store.Tx, b *store.Bootstrap) error {
			if err := a.services.Apply.Provision(ctx, tx, b.Team, service.DefaultDatabase); err != nil {
				return err
			}
			// Written before the commit, so that keys that were stored cannot be lost.
			return a.writeJSON(bootstrapFile, a.deployment.Bootstrap(b))
		}
		var err error
		a.first, err = a.store.Bootstrap(ctx, service.DefaultDatabase, a.deployment.Keys, seed)
		if err == nil {
			// Now, because a start that fails later on is not the first one when it is tried again.
			a.announceKeys()
		}
		return err
	})
}

// startEngine opens the ClickHouse that the operator has named, or starts the embedded one.
func (a *App) startEngine(ctx context.Context) error {
	o, metrics := a.options, engine.NewMetrics(a.metrics)
	if o.ClickHouse != "" {
		db, err := engine.Open(engine.Options{URL: o.ClickHouse, Cluster: o.Cluster})
		if err != nil {
			return fmt.Errorf("open ClickHouse: %w", err)
		}
		a.db = db
		metrics.Show(db)
		a.onStop("clickhouse", func(context.Context) error { return db.Close() })
		return nil
	}
	embedded, err := engine.Start(ctx, engine.EmbeddedOptions{
		Binary: o.Binary, DataDir: o.Data, Lib: o.EngineLib, Memory: o.EngineMemory,
		Metrics: metrics, Log: o.Log,
	})
	if err != nil {
		return fmt.Errorf("start the engine: %w", err)
	}
	a.db = embedded.DB()
	metrics.Show(a.db)
	a.onStop("engine", embedded.Stop)
	return nil
}

// newServices builds what works on the store and the engine. The evaluator, the deliverer and the services need each other,
// so some are handed over as functions.
func (a *App) newServices() error {
	policy, err := egress.New(a.options.EgressAllow...)
	if err != nil {
		return fmt.Errorf("read the allowed addresses: %w", err)
	}
	engines := &service.Engines{Store: a.store, Default: a.db, Egress: policy}
	a.onStop("connections", func(context.Context) error { return engines.Close() })
	runner := query.NewRunner(engines.Open)
	runner.Metrics, runner.MaxAge = query.NewMetrics(a.metrics), a.options.MaxAge
	if runner.Reuse = reuse.New(a.options.ReuseMemory); runner.Reuse != nil {
		runner.Reuse.Metrics, runner.Reuse.Log = reuse.NewMetrics(a.metrics), a.log
	}
	if tracer := a.tracer(); tracer != nil {
		runner.Tracer = tracer
	}
	a.services = service.New(service.Options{
		Store: a.store, Schemas: a.schemas, Runner: runner, Egress: policy, Now: a.options.Now, BaseURL: a.linkBase,
		WebhookKinds: webhook.Kinds(), CheckTemplate: webhook.Check,
		TestAlert: func(ctx context.Context, team core.TeamID, alert api.Alert) (api.AlertTestResult, error) {
			return a.evaluator.Test(ctx, team, alert)
		},
		PreviewAlert: func(ctx context.Context, team core.TeamID, alert api.Alert, span time.Duration) (api.AlertPreview, error) {
			return a.evaluator.Preview(ctx, team, alert, span)
		},
		TestWebhook: a.testWebhook, WakeDeliverer: func() { a.deliverer.Wake() },
		OwnAddresses: []string{a.options.Database, a.options.ClickHouse}, Mail: a.options.SMTP != "",
		PersonalKeys: !a.deployment.Managed, Issuer: a.options.OIDC.Issuer, NoPasswords: a.options.NoPasswords,
		Server: service.ServerInfo{
			Version:  a.options.Version,
			Limits:   api.SessionLimits{RequestsPerMinute: httpapi.SessionRate(a.options.RateLimit), BodyBytes: httpapi.MaxBody},
			Features: api.SessionFeatures{Email: a.options.SMTP != ""},
		},
	})
	a.evaluator = alerting.New(alerting.Options{
		Store: a.store, Dashboards: a.services.Dashboards, Reader: batch.NewReader(runner), Render: a.render, Now: a.options.Now,
		Committed: func() { a.deliverer.Wake() }, Tick: a.options.EvaluateEvery, Delay: a.options.AlertDelay,
		History: a.options.AlertHistory, Tracer: a.tracer(), Metrics: alerting.NewMetrics(a.metrics), Log: a.log,
	})
	if a.sender, err = a.newSender(policy); err != nil {
		return err
	}
	a.onStop("sender", func(context.Context) error { a.sender.Close(); return nil })
	a.deliverer = webhook.NewDeliverer(webhook.Options{
		Store: a.store, Sender: a.sender, Sample: a.sample, BaseURL: a.linkBase, Now: a.options.Now,
		Tick: a.options.EvaluateEvery, History: a.options.DeliveryHistory,
		Tracer: a.tracer(), Metrics: webhook.NewMetrics(a.metrics), Log: a.log,
	})
	return nil
}

// URL is the address of the API as a client on this machine reaches it.
func (a *App) URL() string { return listenerURL(a.listener) }

// listenerURL is the address of a listener. One on all interfaces is reached over the loopback.
func listenerURL(l net.Listener) string {
	addr := l.Addr().(*net.TCPAddr)
	host := addr.IP.String()
	if addr.IP.IsUnspecified() {
		host = "127.0.0.1"
	}
	return "http://" + net.JoinHostPort(host, fmt.Sprint(addr.Port))
}

// linkBase is what links to the server start with. The address of a server that listens on all interfaces is one that
// only this machine knows.
func (a *App) linkBase() string {
	if a.options.LinkURL != "" {
		return a.options.LinkURL
	}
	l := a.listener
	if a.uiListener != nil {
		l = a.uiListener
	}
	addr := l.Addr().(*net.TCPAddr)
	if addr.IP.IsUnspecified() {
		return fmt.Sprintf("http://localhost:%d", addr.Port)
	}
	return listenerURL(l)
}

// pruneAudit deletes what is older than the audit log goes back until the context ends.
func (a *App) pruneAudit(ctx context.Context) {
	worker := lease.New(lease.Options{Store: a.store, Now: a.options.Now, Task: "prune the audit log", Log: a.log})
	worker.Prune(ctx, a.options.AuditHistory, a.store.PruneAudit)
}

// Start serves. It returns once the API accepts requests and <data>/listen.json says where.
func (a *App) Start() error {
	if err := a.freeClaims(); err != nil {
		return err
	}
	if a.options.Deliver {
		a.background("notifications", a.deliverer.Run)
	}
	if a.options.Evaluate {
		a.background("alerts", a.evaluate)
	}
	a.background("audit log", a.pruneAudit)
	if a.intake.store != nil {
		a.onStop("telemetry", a.flushIntake)
	}
	if a.own != nil {
		a.onStop("self-telemetry", a.stopSelfTelemetry)
	}
	a.onStop("server", a.drain)
	a.started.Store(true)
	listen := map[string]string{"api": a.URL()}
	a.startIntake(listen)
	if a.uiListener != nil {
		listen["ui"] = listenerURL(a.uiListener)
	}
	if a.metricsListener != nil {
		listen["metrics"] = listenerURL(a.metricsListener) + "/metrics"
	}
	if err := a.writeJSON(listenFile, listen); err != nil {
		return fmt.Errorf("write %s: %w", listenFile, err)
	}
	a.onStop(listenFile, func(context.Context) error { return removeFile(filepath.Join(a.options.Data, listenFile)) })
	a.log.Info("serving", "deployment", a.deployment.Name, "version", a.options.Version, "api", a.URL())
	a.background("engine preparation", a.prepareEngine)
	a.background("memory", a.returnMemory)
	return nil
}

// returnMemory gives the system back what a burst has needed, now and then. The runtime alone would keep most of it,
// because it counts headroom as used.
func (a *App) returnMemory(ctx context.Context) {
	tick := time.NewTicker(memoryInterval)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
			debug.FreeOSMemory()
		case <-ctx.Done():
			return
		}
	}
}

// drain lets running requests finish and then cuts off the rest.
func (a *App) drain(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, drainTimeout)
	defer cancel()
	var others sync.WaitGroup
	defer others.Wait()
	if a.intake.receiver != nil {
		others.Go(func() {
			if err := a.intake.receiver.Shutdown(ctx); err != nil {
				a.log.Warn("telemetry cut off", "error", err)
			}
		})
	}
	var failures [2]error // of as many servers at most
	for i, server := range a.servers {
		others.Go(func() {
			if err := server.Shutdown(ctx); err != nil {
				a.log.Warn("requests cut off", "error", err)
				failures[i] = server.Close()
			}
		})
	}
	others.Wait()
	return errors.Join(failures[:]...)
}

// Stop takes everything down in the reverse order, within ten seconds. It may be called twice and before Start.
func (a *App) Stop() error {
	a.stopOnce.Do(func() {
		ctx, cancel := context.WithTimeout(context.Background(), stopTimeout)
		defer cancel()
		var failures []error
		for i := len(a.undo) - 1; i >= 0; i-- {
			began := time.Now()
			if err := a.undo[i].fn(ctx); err != nil {
				failures = append(failures, fmt.Errorf("stop %s: %w", a.undo[i].name, err))
			}
			a.log.Debug("a step of the stop", "step", a.undo[i].name, "took", time.Since(began))
		}
		a.stopErr = errors.Join(failures...)
	})
	return a.stopErr
}

// Run builds, serves until the context ends or the server fails, and stops.
func Run(ctx context.Context, o Options, d Deployment) error {
	a, err := New(ctx, o, d)
	if err != nil && ctx.Err() != nil && core.KindOf(err) == core.Canceled {
		return nil // stopped while it waited for something
	}
	if err != nil {
		return err
	}
	err = a.Start()
	if err == nil {
		select {
		case <-ctx.Done():
			a.log.Info("stopping")
		case err = <-a.failed:
		}
	}
	if core.KindOf(err) == core.Canceled {
		err = nil
	}
	began := time.Now()
	stopErr := a.Stop()
	if stopErr == nil { // else it says what has not ended
		a.log.Info("stopped", "took", time.Since(began))
	}
	return errors.Join(err, stopErr)
}
