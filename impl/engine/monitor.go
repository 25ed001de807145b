package engine

import (
	"context"
	"log/slog"
	"slices"
	"time"
)

const (
	// monitorInterval is how often a child is looked at, and hurryInterval the same when it uses more than half of its
	// memory: it may take one or two GiB a second.
	monitorInterval = 100 * time.Millisecond
	hurryInterval   = 10 * time.Millisecond
	// healthInterval is how often a child is asked for a sign of life, and hangTimeout how long it may fail to give one.
	healthInterval = time.Second
	hangTimeout    = 15 * time.Second
	// forceInterval is between two restarts because of queries that cannot be stopped, so that these cannot keep the
	// engine from answering. Memory has no such patience.
	forceInterval = time.Minute
)

// Reasons for which a child is ended by force.
const (
	reasonMemory = "memory"
	reasonQuery  = "query"
	reasonHang   = "hang"
	reasonCrash  = "crash" // by itself, or by the system
)

// monitor holds a child to its limits until it ends. What the engine itself counts is not enough: some functions use
// memory that it knows nothing of, and look at no order to stop.
func (e *Embedded) monitor(in *instance) {
	healthy := make(chan struct{}, 1)
	e.waits.Go(func() { e.checkHealth(in.life, healthy) })
	seen := time.Now()
	for wait := monitorInterval; ; {
		next := time.NewTimer(wait)
		select {
		case <-next.C:
		case <-healthy:
			next.Stop()
			seen = time.Now()
			continue
		case <-in.life.Done():
			next.Stop()
			return
		}
		used := residentMemory(in.process.Pid)
		wait = monitorInterval
		if used > e.options.Memory/2 {
			wait = hurryInterval
		}
		switch {
		case used > e.options.Memory:
			e.force(in, reasonMemory, slog.Int64("memory", used), slog.Int64("memory_limit", e.options.Memory))
		case e.isStuck():
			e.force(in, reasonQuery)
		case time.Since(seen) > hangTimeout:
			e.force(in, reasonHang, slog.Duration("silent_for", time.Since(seen).Round(time.Second)))
		}
	}
}

// checkHealth reports each time that the child has run a query, until the context ends.
func (e *Embedded) checkHealth(ctx context.Context, healthy chan<- struct{}) {
	for ctx.Err() == nil {
		limited, cancel := context.WithTimeout(ctx, hangTimeout)
		err := e.ask(limited, "/health")
		cancel()
		if err == nil {
			select {
			case healthy <- struct{}{}:
			default:
			}
		}
		next := time.NewTimer(healthInterval)
		select {
		case <-next.C:
		case <-ctx.Done():
		}
		next.Stop()
	}
}

// stuck records a query that still runs after it was killed. Its owner and its SQL are refused immediately.
func (e *Embedded) stuck(x *execution) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if _, running := e.executions[x]; !running || x.in != e.current {
		return
	}
	x.survived = true
	pause := e.penalties.blame(x.owner, x.statement, time.Now())
	e.options.Log.Warn("restarting the engine: a query cannot be stopped", "owner", x.owner, "refused_for", pause)
}

// isStuck reports whether the child is to be restarted because of a query that cannot be stopped.
func (e *Embedded) isStuck() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	if time.Since(e.forced) < forceInterval {
		return false
	}
	for x := range e.executions {
		if x.survived {
			return true
		}
	}
	return false
}

// force kills a child. Queries from now on wait for the next one, which is started when this one is dead: that takes as
// long as the system needs to take its memory back.
func (e *Embedded) force(in *instance, reason string, details ...slog.Attr) {
	e.mu.Lock()
	if in.forced || e.current != in {
		e.mu.Unlock()
		return
	}
	now := time.Now()
	in.forced, e.waitUntil = true, now.Add(restartWait)
	e.down() // it may take a while to die
	switch reason {
	case reasonQuery:
		e.forced = now
	case reasonMemory:
		e.penalties.quarantine(e.running(in), now)
	}
	running := len(e.executions)
	e.mu.Unlock()
	e.options.Log.LogAttrs(context.Background(), slog.LevelError, "engine killed, restarting",
		append([]slog.Attr{slog.String("reason", reason), slog.Int("queries", running)}, details...)...)
	e.options.Metrics.restart(reason)
	_ = in.process.Kill()
}

// running returns the statements that a child runs, by owner. e.mu must be held.
func (e *Embedded) running(in *instance) map[string][]string {
	statements := map[string][]string{}
	for x := range e.executions {
		if x.owner != "" && x.in == in && !slices.Contains(statements[x.owner], x.statement) {
			statements[x.owner] = append(statements[x.owner], x.statement)
		}
	}
	return statements
}
