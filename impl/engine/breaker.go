package engine

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
)

const (
	// probeTimeout is how long each host of a server gets to answer a probe.
	probeTimeout = 5 * time.Second
	// firstProbe is how long after a probe has failed the next one is made; that doubles up to lastProbe.
	firstProbe = time.Second
	lastProbe  = 30 * time.Second
)

// Breaker is the circuit breaker of a server. It opens when a query has had no answer, and then a probe alone finds out
// whether the server is back. Queries are refused until then, instead of each waiting for a time-out of its own, in slots
// that those of other servers need.
//
// Its zero value is closed. A nil Breaker, which the embedded engine has, always is. It is safe for concurrent use, and may
// be shared by all who open the same server.
type Breaker struct {
	mu    sync.Mutex
	open  bool
	next  time.Time // when the server may be probed
	wait  time.Duration
	cause error         // why there was no answer
	probe chan struct{} // closed at the end of the probe that is under way, nil if there is none
}

// Closed reports whether queries may be sent, as far as is known.
func (b *Breaker) Closed() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return !b.open
}

// observe opens the breaker if the error says that there was no answer. Whatever a server answers, also that it cannot
// now, closes nothing: that is for a probe.
func (b *Breaker) observe(err error) {
	if b == nil || err == nil || CodeName(err) != "" {
		return
	}
	var e *core.Error
	if !errors.As(err, &e) || e.Kind != core.Unavailable && !errors.Is(err, errMaxTime) {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if !b.open {
		b.open, b.next, b.wait, b.cause = true, time.Time{}, firstProbe, err
	}
}

// admit returns nil when queries may be sent. If it is time to probe the server, the caller does that; others who come
// meanwhile wait for the outcome.
func (b *Breaker) admit(ctx context.Context, subject string, probe func(context.Context) error) error {
	if b == nil {
		return nil
	}
	for {
		b.mu.Lock()
		underWay := b.probe
		switch wait := time.Until(b.next); {
		case !b.open:
			b.mu.Unlock()
			return nil
		case underWay == nil && wait > 0:
			e := unreachable(subject, b.cause)
			b.mu.Unlock()
			e.Err, e.RetryAfter = ErrNoAnswer, wait
			return e
		case underWay == nil:
			b.probe = make(chan struct{})
			b.mu.Unlock()
			return b.settle(ctx, probe(ctx))
		}
		b.mu.Unlock()
		select {
		case <-underWay:
		case <-ctx.Done():
			return convertError(ctx, subject, ctx.Err())
		}
	}
}

// settle records what a probe has found.
func (b *Breaker) settle(ctx context.Context, err error) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	close(b.probe)
	b.probe = nil
	switch {
	case err == nil || CodeName(err) != "": // a refusal is an answer
		b.open = false
		return nil
	case ctx.Err() == nil: // else it was given up, which says nothing
		b.next, b.cause = time.Now().Add(b.wait), err
		b.wait = min(2*b.wait, lastProbe)
	}
	return err
}

// probe asks the hosts of a server for a sign of life, one after the other.
func (d *DB) probe(ctx context.Context) (err error) {
	for range d.hosts {
		limited, cancel := context.WithTimeoutCause(ctx, probeTimeout, ErrNoAnswer)
		err = d.Ping(limited)
		cancel()
		if core.KindOf(err) != core.Unavailable {
			break
		}
	}
	return err
}
