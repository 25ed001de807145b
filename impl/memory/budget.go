package memory

import (
	"cmp"
	"context"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// maxWaiting is how many requests of one owner may wait. Those beyond are refused at once.
const maxWaiting = 64

// retryAfter is what the error of a refused request says.
const retryAfter = 2 * time.Second

// Limits are how many bytes a Budget has for all, for the owners of a group together, and for one owner. One reservation may
// pass the shares of its owner and its group when they hold nothing else, so All must be no less than the largest
// request.
type Limits struct{ All, Group, Owner int64 }

// Budget is a semaphore that is weighted by bytes and of which each owner, such as the holder of a key, and each group of
// owners gets no more than a share. So an owner who asks for a lot waits for himself, and others do not. It is safe for
// concurrent use.
type Budget struct {
	limits Limits
	wait   time.Duration

	mu     sync.Mutex
	held   int64
	groups map[string]int64    // what they hold
	owners map[ownerKey]*owner // those who hold something or wait
	// growing waits for more than it has already. Of those there is only one at a time, so that no two wait for each
	// other: a second one is refused.
	growing *request
	waiting int // how many requests are in queues
	// arrivals counts those who had to wait.
	arrivals uint64
}

type ownerKey struct{ group, owner string }

// owner is one of those who share a Budget.
type owner struct {
	key   ownerKey
	held  int64
	queue []*request // in order of arrival; each holds nothing yet
}

// request waits to hold n bytes more than its reservation has.
type request struct {
	owner   *owner
	n, has  int64
	arrival uint64 // its number among those who had to wait
	granted chan struct{}
}

// NewBudget returns a Budget, for which one waits only so long.
func NewBudget(limits Limits, wait time.Duration) *Budget {
	return &Budget{limits: limits, wait: wait, groups: map[string]int64{}, owners: map[ownerKey]*owner{}}
}

// Reservation returns a reservation for an owner of a group. It holds nothing until Acquire, and the caller must Release it.
func (b *Budget) Reservation(group, owner string) *Reservation {
	return &Reservation{budget: b, name: ownerKey{group, owner}}
}

// Reservation is what one request holds of a Budget. A nil *Reservation holds whatever is asked for, for requests without a
// limit, such as those of the program itself. It is safe for concurrent use: calls that wait are served one after the other.
type Reservation struct {
	budget *Budget
	name   ownerKey

	mu    sync.Mutex // held while the request waits: what it does at the same time waits too
	held  int64
	ended bool
}

type contextKey struct{}

// NewContext returns a context that carries r.
func NewContext(ctx context.Context, r *Reservation) context.Context {
	return context.WithValue(ctx, contextKey{}, r)
}

// FromContext returns the reservation that a context carries, nil, which has no limit, if there is none.
func FromContext(ctx context.Context) *Reservation {
	r, _ := ctx.Value(contextKey{}).(*Reservation)
	return r
}

// Acquire makes the reservation hold n bytes more, and waits until it may. The error is RateLimited when the owner has too
// much in work, Unavailable when all owners have, and the context's when that ends.
//
// What is more than the owner's share passes when the owner, and if it is more than the group's too that group, holds
// nothing else. Only bytes beyond all that there is are not counted.
func (r *Reservation) Acquire(ctx context.Context, n int64) error {
	return r.acquire(ctx, n, false, true)
}

// AcquireInShare is Acquire of no more than what the reservation may have within its owner's share. It is for those whose
// client decides how long they hold it.
func (r *Reservation) AcquireInShare(ctx context.Context, n int64) error {
	return r.acquire(ctx, n, true, true)
}

// TryAcquire is Acquire for callers that keep others waiting meanwhile: it is refused where Acquire would wait.
func (r *Reservation) TryAcquire(ctx context.Context, n int64) error {
	return r.acquire(ctx, n, false, false)
}

func (r *Reservation) acquire(ctx context.Context, n int64, inShare, wait bool) error {
	if r == nil || n <= 0 {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.ended {
		return context.Canceled // the request is over, and what still runs is of no use
	}
	most := r.budget.limits.All
	if inShare {
		most = r.budget.limits.Owner
	}
	if n = min(n, most-r.held); n <= 0 {
		return nil
	}
	if err := r.budget.acquire(ctx, r.name, n, r.held, wait); err != nil {
		return err
	}
	r.held += n
	return nil
}

// Available is the error of TryAcquire, for a reservation that holds nothing, and acquires nothing. What it found may be gone
// when the caller acquires.
func (r *Reservation) Available(n int64) error {
	if r == nil {
		return nil
	}
	return r.budget.available(r.name, n)
}

// Shrink makes the reservation hold n bytes if it holds more.
func (r *Reservation) Shrink(n int64) {
	if r == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.held > n {
		r.budget.release(r.name, r.held-n)
		r.held = n
	}
}

// Held is how many bytes the reservation holds.
func (r *Reservation) Held() int64 {
	if r == nil {
		return 0
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.held
}

// Release gives everything back. An Acquire afterwards fails with context.Canceled: the request is over.
func (r *Reservation) Release() {
	if r == nil {
		return
	}
	r.Shrink(0)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.ended = true
}

// acquire waits until the owner may hold n bytes more, for a reservation that has some already or 0.
func (b *Budget) acquire(ctx context.Context, who ownerKey, n, has int64, wait bool) error {
	b.mu.Lock()
	o := b.owners[who]
	if o == nil {
		o = &owner{key: who}
		b.owners[who] = o
	}
	if b.free(&request{owner: o, n: n, has: has}) {
		b.add(o, n)
		b.mu.Unlock()
		return nil
	}
	b.arrivals++
	r := &request{owner: o, n: n, has: has, arrival: b.arrivals, granted: make(chan struct{})}
	grows := has > 0
	var err error
	switch {
	case !wait, grows && b.growing != nil, len(o.queue) >= maxWaiting:
		err = b.refusal(r)
	case grows:
		b.growing = r
	default:
		o.queue = append(o.queue, r)
		b.waiting++
		b.serve() // it may fit though others wait: their owners have their shares
	}
	b.removeIdle(o)
	b.mu.Unlock()
	if err != nil {
		return err
	}

	timer := time.NewTimer(b.wait)
	defer timer.Stop()
	select {
	case <-r.granted:
		return nil
	case <-timer.C:
	case <-ctx.Done():
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	select {
	case <-r.granted: // in the meantime
		return nil
	default:
	}
	b.leave(r)
	b.removeIdle(o)
	b.serve()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return b.refusal(r)
}

func (b *Budget) available(who ownerKey, n int64) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	o := b.owners[who]
	if o == nil {
		o = &owner{key: who}
	}
	r := &request{owner: o, n: min(n, b.limits.All)}
	if b.free(r) {
		return nil
	}
	return b.refusal(r)
}

// refusal is the error for a request that does not fit.
func (b *Budget) refusal(r *request) error {
	kind, text := core.Unavailable, "Too many large requests are running, please try again shortly."
	if !b.shared(r) || len(r.owner.queue) >= maxWaiting {
		kind, text = core.RateLimited, "Too many of your large requests are running, please try again shortly."
	}
	return &core.Error{Kind: kind, Message: text, RetryAfter: retryAfter}
}

func (b *Budget) fits(r *request) bool { return b.held+r.n <= b.limits.All && b.shared(r) }

// shared reports whether a request fits into the shares of its owner and group, or passes one that is its reservation's
// alone. The owner's others wait for one that grows: they would keep it from ever being alone.
func (b *Budget) shared(r *request) bool {
	within := func(held, share int64) bool { return held+r.n <= share || held == r.has }
	if g := b.growing; g != nil && g != r && g.owner == r.owner {
		return false
	}
	return within(r.owner.held, b.limits.Owner) && within(b.groups[r.owner.key.group], b.limits.Group)
}

// free reports whether a request need not wait.
func (b *Budget) free(r *request) bool {
	return b.fits(r) && (r.has > 0 || b.waiting == 0 && b.growing == nil)
}

func (b *Budget) grant(r *request) {
	b.add(r.owner, r.n)
	close(r.granted)
}

// serve grants what fits: first to the one that has some already, so that it comes to its end, and then to others in
// the order of before. A request that is next and does not fit holds up all others, so that small requests do not keep
// a large one waiting for ever; a request that waits for the share of its owner, or group, holds up no other one.
func (b *Budget) serve() {
	if r := b.growing; r != nil {
		if !b.fits(r) {
			if b.shared(r) {
				return
			}
		} else {
			b.growing = nil
			b.grant(r)
		}
	}
	for {
		var next *owner
		for _, o := range b.owners {
			waits := len(o.queue) > 0 && b.shared(o.queue[0])
			if waits && (next == nil || b.before(o, next)) {
				next = o
			}
		}
		if next == nil || !b.fits(next.queue[0]) {
			return
		}
		b.grant(next.queue[0])
		next.queue = next.queue[1:]
		b.waiting--
	}
}

// before reports whether the first in the queue of o is served before that of other: its group has less, or it has less
// itself, or it was there first.
func (b *Budget) before(o, other *owner) bool {
	return cmp.Or(cmp.Compare(b.groups[o.key.group], b.groups[other.key.group]), cmp.Compare(o.held, other.held),
		cmp.Compare(o.queue[0].arrival, other.queue[0].arrival)) < 0
}

// leave takes a request out of its queue.
func (b *Budget) leave(r *request) {
	if b.growing == r {
		b.growing = nil
		return
	}
	for i, other := range r.owner.queue {
		if other == r {
			r.owner.queue = append(r.owner.queue[:i], r.owner.queue[i+1:]...)
			b.waiting--
			return
		}
	}
}

func (b *Budget) release(who ownerKey, n int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	o := b.owners[who]
	b.add(o, -n)
	b.serve()
	b.removeIdle(o)
}

func (b *Budget) add(o *owner, n int64) {
	b.held += n
	o.held += n
	b.groups[o.key.group] += n
}

// removeIdle drops an owner who neither holds anything nor waits.
func (b *Budget) removeIdle(o *owner) {
	if o.held == 0 && len(o.queue) == 0 && (b.growing == nil || b.growing.owner != o) {
		delete(b.owners, o.key)
	}
	if b.groups[o.key.group] == 0 {
		delete(b.groups, o.key.group)
	}
}
