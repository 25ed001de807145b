// Package flight lets callers that ask for the same at the same time share one call.
//
// A Group runs a call for each key. Do joins the one that is under way, if what that reads is recent enough for the caller,
// or begins another. A call has a context of its own, which ends when the last caller that waits for it has left: whoever
// came first may go, and the others still get their answer. Answers are not kept.
//
// The package may import nothing of ours.
package flight

import (
	"context"
	"fmt"
	"runtime/debug"
	"sync"
	"time"
)

// Group shares calls by key. The zero value is ready, and safe for concurrent use.
type Group[K comparable, V any] struct {
	// OnJoin, when it is not nil, is called when a caller joins a call that another one began. It is set before the first call.
	OnJoin func(key K)

	mu    sync.Mutex
	calls map[K]*call[V] // the latest of each key
}

// call is one run of a function.
type call[V any] struct {
	waiting int
	end     context.CancelFunc
	begun   time.Time // zero until it reads something
	done    chan struct{}
	value   V
	err     error
}

// Func makes the value of a call. It calls begin when all that came before may be read, such as once it has waited for its
// turn: until then the call is recent enough for each caller. A function that never does is one that begins at its end. A panic
// is an error.
type Func[V any] func(ctx context.Context, begin func()) (V, error)

// Answer is what a call made.
type Answer[V any] struct {
	Value V
	// Age is how long before the caller came the call began, 0 for one that began afterwards.
	Age time.Duration
	// Joined says that another caller began the call. The value is shared and must not be changed.
	Joined bool
}

// Do returns what f makes, or what a call of the same key makes that began no longer than maxAge before. With 0 it is one that
// has not begun yet. If ctx ends first, its error is returned; the last caller to leave waits for the end of the call.
func (g *Group[K, V]) Do(ctx context.Context, key K, maxAge time.Duration, f Func[V]) (a Answer[V], err error) {
	came := time.Now()
	g.mu.Lock()
	c := g.calls[key]
	if c != nil && !c.begun.IsZero() && (maxAge <= 0 || came.Sub(c.begun) > maxAge) {
		c = nil
	}
	if a.Joined = c != nil; a.Joined {
		a.Age = c.age(came)
	} else {
		c = g.start(ctx, key, f)
	}
	c.waiting++
	g.mu.Unlock()
	if a.Joined && g.OnJoin != nil {
		g.OnJoin(key)
	}

	select {
	case <-c.done:
		a.Value, err = c.value, c.err
	case <-ctx.Done():
		err = ctx.Err()
	}
	if g.leave(key, c) {
		<-c.done
	}
	return a, err
}

// start begins a call, which takes the place of one that is too old.
func (g *Group[K, V]) start(ctx context.Context, key K, f Func[V]) *call[V] {
	ctx, end := context.WithCancel(context.WithoutCancel(ctx))
	c := &call[V]{end: end, done: make(chan struct{})}
	if g.calls == nil {
		g.calls = map[K]*call[V]{}
	}
	g.calls[key] = c
	go func() {
		defer close(c.done)
		defer g.forget(key, c)
		defer func() {
			if p := recover(); p != nil {
				c.err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
			}
		}()
		c.value, c.err = f(ctx, func() {
			g.mu.Lock()
			defer g.mu.Unlock()
			c.begun = time.Now()
		})
	}()
	return c
}

// age is how long ago the call began, at least a nanosecond, or 0 if it has not.
func (c *call[V]) age(now time.Time) time.Duration {
	if c.begun.IsZero() {
		return 0
	}
	return max(1, now.Sub(c.begun))
}

// leave takes a caller off a call, and ends the call with the last one.
func (g *Group[K, V]) leave(key K, c *call[V]) (last bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if c.waiting--; c.waiting > 0 {
		return false
	}
	g.drop(key, c)
	c.end()
	return true
}

// forget keeps further callers from joining a call.
func (g *Group[K, V]) forget(key K, c *call[V]) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.drop(key, c)
}

func (g *Group[K, V]) drop(key K, c *call[V]) {
	if g.calls[key] == c {
		delete(g.calls, key)
	}
}
