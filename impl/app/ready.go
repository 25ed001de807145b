package app

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/httpapi"
	"github.com/obstack/obstack/impl/ingest"
	"github.com/obstack/obstack/impl/store"
)

// readyTimeout is what store and engine get each to answer.
const readyTimeout = 5 * time.Second

// ready asks store, engine and intake, side by side, so that one which hangs leaves the other its time. The engine can serve once
// it has the telemetry tables.
func (a *App) ready(ctx context.Context) httpapi.Readiness {
	ctx, cancel := context.WithTimeout(ctx, readyTimeout)
	defer cancel()
	storeAttempt, engineAttempt := a.storeProbe.begin(ctx, a.store.Ready), a.engineProbe.begin(ctx, a.pingEngine)
	var intakeAttempt *attempt
	if a.intake.listens() {
		intakeAttempt = a.intakeProbe.begin(ctx, a.intake.store.Ready)
	}
	r := httpapi.Readiness{Store: storeAttempt.await(ctx), Engine: engineAttempt.await(ctx)}
	r.ReadOnly, r.Clock = errors.Is(r.Store, store.ErrReadOnly), a.store.Clock().String()
	if intakeAttempt != nil {
		r.IntakeError = intakeAttempt.await(ctx)
		r.IntakeFull = a.intake.store.Full()
		r.Intake, r.IntakeAlone = intakeState(r.IntakeError), !a.options.API && !a.options.Evaluate && !a.options.Deliver
	}
	return r
}

// intakeState is what /readyz says of the intake.
func intakeState(err error) string {
	switch {
	case err == nil:
		return "ok"
	case errors.Is(err, ingest.ErrLogFull):
		return "full"
	case errors.Is(err, ingest.ErrDiskFull):
		return "disk-full"
	default:
		return "unavailable"
	}
}

// probe asks whether something is ready, once at a time for all callers. SQLite on a disk that hangs does not look at
// contexts: with an attempt of each caller, goroutines that do not end would add up. The zero value is ready to use.
type probe struct {
	mu      sync.Mutex
	running *attempt // nil for none
}

// attempt is a call whose result await returns.
type attempt struct {
	done chan struct{}
	err  error // once done is closed
}

// begin returns the attempt that is under way, or begins one, which has readyTimeout and outlives its caller.
func (p *probe) begin(ctx context.Context, ask func(context.Context) error) *attempt {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.running != nil {
		return p.running
	}
	a := &attempt{done: make(chan struct{})}
	p.running = a
	go func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), readyTimeout)
		defer cancel()
		a.err = ask(ctx)
		p.mu.Lock()
		p.running = nil
		p.mu.Unlock()
		close(a.done)
	}()
	return a
}

// await returns the result, or the end of the context.
func (a *attempt) await(ctx context.Context) error {
	select {
	case <-a.done:
		return a.err
	case <-ctx.Done():
	}
	select {
	case <-a.done: // it came while another was waited for
		return a.err
	default:
		return ctx.Err()
	}
}

// pingEngine reports whether the engine answers, which is not asked before it has its tables.
func (a *App) pingEngine(ctx context.Context) error {
	select {
	case <-a.prepared:
		return a.db.Ping(ctx)
	default:
		return errors.New("the telemetry tables are not prepared yet")
	}
}
