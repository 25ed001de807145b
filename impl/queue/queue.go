// Package queue hands out slots to those who share something that is scarce, in equal shares.
//
// A Queue has the slots, Limits bound it, and a Holder says what a slot counts for: a tenant, and a caller of it. Acquire
// waits for one and returns its release. What may wait is bounded too: who comes when a queue is full is refused at once,
// as RateLimited, and so is who has waited for too long. Slots are memory alone, so each process has its own.
//
// The package knows nothing of queries or teams, and may import core alone.
package queue

import (
	"cmp"
	"container/list"
	"context"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// retryAfter is the Retry-After of the answer when a request did not get a slot.
const retryAfter = 5 * time.Second

// DynamicLimit is how many times the free slots a caller and a tenant may hold. Slots cannot be taken back, so some must
// stay free for those who come later. As the bound shrinks with what is left, a tenant that holds none finds one at once
// until many others have filled the rest.
type DynamicLimit struct{ Caller, Tenant int }

// Holder is what a slot counts for: a caller, such as a key, and the team or organization that it belongs to.
type Holder struct{ Tenant, Caller string }

// Queue hands out slots. One that is free goes to the waiting tenant that holds the fewest, of several to the one that has
// gone without for the longest time; within a tenant the same goes for its callers, and a caller is served in order. So
// those who want more than there is get equal shares, whoever comes first or asks more often. It is safe for concurrent
// use.
//
// Who holds a slot must not ask for another one: all slots could be held by those who do.
type Queue struct {
	limits Limits

	mu            sync.Mutex
	free, waiting int
	tenants       map[string]*tenant // those that run or wait
	grants        uint64             // counts what gives teams and callers their places in the round
}

// Limits are the bounds of a queue.
type Limits struct {
	// Slots are for all, of which one tenant may have TenantSlots whoever else wants some, and one caller CallerSlots, 0 for as
	// many as its tenant.
	Slots, TenantSlots, CallerSlots int
	Dynamic                         DynamicLimit
	// PerCaller, PerTenant and Total bound those who wait, each no longer than Wait.
	PerCaller, PerTenant, Total int
	Wait                        time.Duration
	// Singular and Plural name what slots are for, as those read it who get none: query and queries.
	Singular, Plural string
}

type tenant struct {
	turn
	waiting int
	callers map[string]*caller // those that run or wait
}

type caller struct {
	turn
	waiters list.List // of chan struct{}, closed when the slot is handed over
}

// turn is what decides who is next.
type turn struct {
	running int
	last    uint64 // when it last got a slot, or came
}

func (t turn) before(o turn) bool {
	return t.running < o.running || t.running == o.running && t.last < o.last
}

// New returns a queue whose slots are all free.
func New(l Limits) *Queue {
	return &Queue{limits: l, free: l.Slots, tenants: map[string]*tenant{}}
}

// Acquire waits for a slot, which is the caller's until release. Without an error release must be called. The error is
// RateLimited when too many wait already or none became free in time, and Canceled or Timeout when ctx ended.
func (q *Queue) Acquire(ctx context.Context, of Holder) (release func(), err error) {
	if ctx.Err() != nil {
		return nil, ContextError(ctx, q.limits.Singular)
	}
	q.mu.Lock()
	t, c := q.join(of)
	if q.eligible(t, c) {
		// No caller is passed: those who wait are not eligible, or they would not wait.
		q.start(t, c)
		q.mu.Unlock()
		return q.releaseFunc(of, t, c), nil
	}
	if c.waiters.Len() >= q.limits.PerCaller || t.waiting >= q.limits.PerTenant || q.waiting >= q.limits.Total {
		q.removeIdle(of, t, c)
		q.mu.Unlock()
		return nil, busy("Too many " + q.limits.Plural + " are waiting already, try again shortly")
	}
	granted := make(chan struct{})
	place := c.waiters.PushBack(granted)
	t.waiting++
	q.waiting++
	q.mu.Unlock()

	timer := time.NewTimer(q.limits.Wait)
	defer timer.Stop()
	select {
	case <-granted:
		return q.releaseFunc(of, t, c), nil
	case <-ctx.Done():
		err = ContextError(ctx, q.limits.Singular)
	case <-timer.C:
		err = busy("There was no turn in time among many other " + q.limits.Plural + ", try again shortly")
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	select {
	case <-granted: // at the same moment
		if ctx.Err() == nil {
			return q.releaseFunc(of, t, c), nil
		}
		q.release(of, t, c)
	default:
		c.waiters.Remove(place)
		t.waiting--
		q.waiting--
		q.removeIdle(of, t, c)
	}
	return nil, err
}

func busy(message string) error {
	return &core.Error{Kind: core.RateLimited, Message: message, RetryAfter: retryAfter}
}

// ContextError is the error of a caller whose context ended before it got a slot for what is named.
func ContextError(ctx context.Context, what string) error {
	if kind := core.KindOf(ctx.Err()); kind != core.Canceled {
		return core.NewError(kind, "The "+what+" took too long", ctx.Err())
	}
	return core.NewError(core.Canceled, "The request was canceled", ctx.Err())
}

// Grants counts the slots that were handed out, and the callers that have come: what orders those who wait is its value.
func (q *Queue) Grants() uint64 {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.grants
}

// join returns the tenant and the caller, which it adds if they neither run nor wait.
func (q *Queue) join(of Holder) (*tenant, *caller) {
	t := q.tenants[of.Tenant]
	if t == nil {
		t = &tenant{turn: turn{last: q.grants + 1}, callers: map[string]*caller{}}
		q.tenants[of.Tenant] = t
	}
	c := t.callers[of.Caller]
	if c == nil {
		q.grants++
		c = &caller{turn: turn{last: q.grants}}
		t.callers[of.Caller] = c
	}
	return t, c
}

// eligible reports whether the caller may get a slot now.
func (q *Queue) eligible(t *tenant, c *caller) bool {
	callerSlots := cmp.Or(q.limits.CallerSlots, q.limits.TenantSlots)
	return c.running < min(q.limits.Dynamic.Caller*q.free, callerSlots) && t.running < min(q.limits.Dynamic.Tenant*q.free, q.limits.TenantSlots)
}

func (q *Queue) start(t *tenant, c *caller) {
	q.free--
	q.grants++
	t.running++
	c.running++
	t.last, c.last = q.grants, q.grants
}

// releaseFunc returns the function that gives the slot back. It may be called again.
func (q *Queue) releaseFunc(of Holder, t *tenant, c *caller) func() {
	return sync.OnceFunc(func() {
		q.mu.Lock()
		defer q.mu.Unlock()
		q.release(of, t, c)
	})
}

// release gives a slot back and hands on what may be handed on.
func (q *Queue) release(of Holder, t *tenant, c *caller) {
	t.running--
	c.running--
	q.free++
	q.removeIdle(of, t, c)
	for t, c := q.next(); c != nil; t, c = q.next() {
		q.start(t, c)
		t.waiting--
		q.waiting--
		close(c.waiters.Remove(c.waiters.Front()).(chan struct{}))
	}
}

// next returns the waiting caller whose turn it is, with its tenant, or nil.
func (q *Queue) next() (next *tenant, nextCaller *caller) {
	if q.waiting == 0 || q.free == 0 {
		return nil, nil
	}
	for _, t := range q.tenants {
		if t.waiting == 0 || next != nil && !t.before(next.turn) {
			continue
		}
		if c := q.nextOf(t); c != nil {
			next, nextCaller = t, c
		}
	}
	return next, nextCaller
}

// nextOf is next within a tenant.
func (q *Queue) nextOf(t *tenant) (next *caller) {
	for _, c := range t.callers {
		if c.waiters.Len() > 0 && q.eligible(t, c) && (next == nil || c.before(next.turn)) {
			next = c
		}
	}
	return next
}

// removeIdle drops a caller and a tenant of which nothing is left.
func (q *Queue) removeIdle(of Holder, t *tenant, c *caller) {
	if c.running == 0 && c.waiters.Len() == 0 {
		delete(t.callers, of.Caller)
	}
	if t.running == 0 && t.waiting == 0 {
		delete(q.tenants, of.Tenant)
	}
}
