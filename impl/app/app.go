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
	"cmp"
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

	"github.com/obstack/obstack/impl/alerting"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/selftelemetry"
	"github.com/obstack/obstack/impl/service"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/webhook"
)

const (
	// DefaultShutdownTimeout limits a stop where Options give no limit.
	DefaultShutdownTimeout = 10 * time.Second
	// flushTimeout limits how long a stop waits for telemetry that is being inserted.
	flushTimeout = time.Second
	headroom     = 32 << 20
	// memoryLimit, with what is for the intake, is from where on the garbage collector runs more often, so that garbage does
	// not add up to what large requests hold. GOMEMLIMIT goes first.
	memoryLimit = httpapi.MaxRequestMemory + headroom
	// sqliteMemory is how much lower the limit is with SQLite, whose copies of large texts are counted as what requests hold
	// but are outside of the heap: up to 180 MB, beside which garbage would fill the heap up to the limit. What was in use
	// there has been 255 MB at most.
	sqliteMemory = 64 << 20
	// memoryInterval is how often memory is given back that nothing uses, which takes some 20 ms of a processor.
	memoryInterval = 2 * time.Minute
	// checkpointInterval limits how much a damaged write-ahead log of SQLite can lose.
	checkpointInterval = time.Minute
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
	// setupLink is a link to set up the owner, empty if an admin can sign in.
	setupLink string
	// moved are the listeners whose default ports are taken.
	moved []moved
	began time.Time
	// applied is the file of --apply, if there is one.
	applied service.File

	// prepared is closed once the telemetry tables are there, and filled once the demo data is, or cannot be added.
	prepared, filled chan struct{}
	fillErr          error // of adding the demo data, once filled is closed

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
		prepared: make(chan struct{}), filled: make(chan struct{}), began: time.Now(), metrics: newRegistry(o, d),
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, a.Stop())
		}
	}()
	if debug.SetMemoryLimit(-1) == math.MaxInt64 { // there is none yet
		limit := int64(memoryLimit)
		if o.Database == "" {
			limit -= sqliteMemory
		}
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
	used := running(o.Data).API != ""
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
		if !o.NewStore {
			if err := checkStore(ctx, o, a.store); err != nil {
				return nil, err
			}
		}
	}
	if err := os.MkdirAll(o.Data, 0o700); err != nil {
		return nil, fmt.Errorf("cannot create the data directory: %w", err)
	}
	if !used {
		if err := a.lock(ctx); err != nil {
			return nil, err
		}
	}
	if file := writableByOthers(o.Data); file != "" {
		a.log.Warn("other users may write to the data directory", "file", file)
	}
	if err := removeFile(filepath.Join(o.Data, listenFile)); err != nil { // of a server that was killed
		return nil, err
	}
	if o.NewStore {
		if err := a.startOver(ctx); err != nil {
			return nil, err
		}
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
	a.createSetupLink(ctx)
	a.serveMetrics()
	return a, nil
}

// lock makes the data directory this server's own. Where one runs already, it prints how to use that.
func (a *App) lock(ctx context.Context) error {
	lock, err := lockDirectory(a.options.Data)
	if err != nil {
		a.printRunning(ctx)
		return err
	}
	a.onStop("data directory", func(context.Context) error { return lock.Close() })
	return nil
}

// check looks at what can be known before anything is written, so that a start that fails for it leaves no trace. It
// binds the listeners, finds the engine's library and checks the file that is applied.
func (a *App) check(ctx context.Context) (err error) {
	// Clients of the API have its port in their configuration, so only the demo may use another port.
	if a.listener, err = a.listen("the API", Address{Listen: a.options.Listen, Given: !a.options.ListenElsewhere}, 1); err != nil {
		return fmt.Errorf("cannot listen: %w", err)
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
			return fmt.Errorf("cannot listen for metrics: %w", err)
		}
		a.onStop("metrics listener", func(context.Context) error { _ = a.metricsListener.Close(); return nil })
	}
	if err := a.checkIntake(); err != nil {
		return err
	}
	if a.options.ClickHouse == "" {
		if a.options.EngineLib, err = engine.FindLib(a.options.EngineLib); err != nil {
			return fmt.Errorf("cannot start the engine: %w", err)
		}
	}
	if a.options.ApplyFile != "" {
		if a.applied.Text, err = os.ReadFile(a.options.ApplyFile); err != nil {
			return fmt.Errorf("cannot apply the file: %w", err)
		}
		a.applied.Name = a.options.ApplyFile
	}
	used := hasStore(a.options)
	if a.options.Database == "" {
		content, lost, err := inspectStore(ctx, a.options, nil)
		if err != nil {
			return err
		}
		if lost && !a.options.NewStore {
			return lostError(a.options, content)
		}
		used = used && !lost // a new store may have a new key
	}
	if _, err := encryptionKey(a.options, used); err != nil && !errors.Is(err, errNoKeyYet) {
		return err
	}
	if a.schemas, err = service.LoadSchemas(); err != nil {
		return fmt.Errorf("cannot load the API schemas: %w", err)
	}
	if a.options.ApplyFile != "" {
		return a.checkApplied(ctx)
	}
	return nil
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
	if a.store, err = openStore(ctx, o, a.deployment); err != nil {
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
		SignIn{a.options.OIDC.Issuer, a.options.NoPasswords}.write(listen)
	}
	if a.metricsListener != nil {
		listen["metrics"] = listenerURL(a.metricsListener) + "/metrics"
	}
	if err := a.writeJSON(listenFile, listen); err != nil {
		return fmt.Errorf("cannot write %s: %w", listenFile, err)
	}
	a.onStop(listenFile, func(context.Context) error { return removeFile(filepath.Join(a.options.Data, listenFile)) })
	a.announce()
	a.background("engine preparation", a.prepareEngine)
	a.background("memory", a.returnMemory)
	a.background("checkpoints", a.checkpointStore)
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

// checkpointStore copies the write-ahead log of the store to the database file once a minute. It logs the first of consecutive
// failures.
func (a *App) checkpointStore(ctx context.Context) {
	tick := time.NewTicker(checkpointInterval)
	defer tick.Stop()
	for failing := false; ; {
		select {
		case <-tick.C:
		case <-ctx.Done():
			return
		}
		err := a.store.Checkpoint(ctx)
		if err != nil && ctx.Err() == nil && !failing {
			a.log.Warn("cannot checkpoint the store, retrying", "error", err, "retry_in", checkpointInterval)
		}
		failing = err != nil
	}
}

// shutdownTimeout returns the limit of a stop as a whole.
func (a *App) shutdownTimeout() time.Duration {
	return cmp.Or(a.options.ShutdownTimeout, DefaultShutdownTimeout)
}

// Stop takes everything down in the reverse order, within the shutdown timeout. It may be called twice and before Start.
func (a *App) Stop() error {
	a.stopOnce.Do(func() {
		ctx, cancel := context.WithTimeout(context.Background(), a.shutdownTimeout())
		defer cancel()
		var failures []error
		for i := len(a.undo) - 1; i >= 0; i-- {
			began := time.Now()
			if err := a.undo[i].fn(ctx); err != nil {
				failures = append(failures, fmt.Errorf("stop %s: %w", a.undo[i].name, err))
			}
			a.log.Debug("stopped component", "step", a.undo[i].name, "took", time.Since(began))
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
