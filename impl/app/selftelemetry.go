package app

import (
	"context"
	"log/slog"

	"go.opentelemetry.io/otel/trace"

	"github.com/obstack/obstack/impl/selftelemetry"
)

// newSelfTelemetry has all that is logged from now on, but by the intake, kept as telemetry too.
func (a *App) newSelfTelemetry() (err error) {
	a.own, err = selftelemetry.New(selftelemetry.Options{Version: a.options.Version, Metrics: a.metrics, Log: a.intakeLog})
	if err != nil {
		return err
	}
	a.onStop("self-telemetry", a.stopSelfTelemetry) // Start has it stopped before the intake
	a.log = slog.New(a.own.Handler(a.log.Handler()))
	a.options.Log = a.log
	return nil
}

// stopSelfTelemetry sends what is left, in the time that telemetry gets. What is logged from then on is in the log alone.
func (a *App) stopSelfTelemetry(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, flushTimeout)
	defer cancel()
	a.own.Stop(ctx)
	return nil
}

// tracer makes the spans of the server. It is nil where there is no use for them.
func (a *App) tracer() trace.Tracer {
	if a.own == nil {
		return nil
	}
	return a.own.Tracer()
}
