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

// Limits are how many bytes a Budget has for all, for the owners of a group together, and for one owner. One lease may
// pass the shares of its owner and its group when they hold nothing else, so All must have room for the largest
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
	groups map[string]int64 // what they hold
	owners map[name]*owner  // those who hold something or wait
	// growing waits for more than it has already. Of those there is only one at a time, so that no two wait for each
	// other: a second one is refused.
	growing *request
	waiting int // how many requests are in lines
	// arrivals counts those who had to wait.
	arrivals uint64
}

type name struct{ group, owner string }

// owner is one of those who share a Budget.
type owner struct {
	name name
	held int64
	line []*request // in order of arrival; each holds nothing yet
}

// request waits to hold n bytes more than its lease has.
type request struct {
	owner   *owner
	n, has  int64
	arrival uint64 // its number among those who had to wait
	granted chan struct{}
}

// NewBudget returns a Budget, for which one waits only so long.
func NewBudget(limits Limits, wait time.Duration) *Budget {
	return &Budget{limits: limits, wait: wait, groups: map[string]int64{}, owners: map[name]*owner{}}
}

// Lease returns a lease for an owner of a group, which holds nothing yet.
func (b *Budget) Lease(group, owner string) *Lease {
	return &Lease{budget: b, name: name{group, owner}}
}

// Lease is what one request holds of a Budget. The zero value of the pointer, nil, holds whatever is asked for: it is
// for those whom nothing bounds.
type Lease struct {
	budget *Budget
	name   name

	mu    sync.Mutex // held while the request waits: what it does at the same time waits too
	held  int64
	ended bool
}

type leaseKey struct{}

// With returns a context whose Lease is l.
func With(ctx context.Context, l *Lease) context.Context {
	return context.WithValue(ctx, leaseKey{}, l)
}

// From returns the lease of the request that the context belongs to, nil if it has none.
func From(ctx context.Context) *Lease {
	l, _ := ctx.Value(leaseKey{}).(*Lease)
	return l
}

// Take makes the lease hold n bytes more, and waits until it may. The error is RateLimited when the owner has too much
// in work, Unavailable when all owners have, and the context's when that ends.
//
// What is more than the owner's share passes when the owner, and if it is more than the group's too that group, holds
// nothing else. Only bytes beyond all that there is are not counted.
func (l *Lease) Take(ctx context.Context, n int64) error { return l.take(ctx, n, false, true) }

// TakeInShare is Take of no more than what the lease may have within its owner's share. It is for those whose client
// decides how long they hold it.
func (l *Lease) TakeInShare(ctx context.Context, n int64) error { return l.take(ctx, n, true, true) }

// TryTake is Take for those who keep others waiting meanwhile: it is refused where Take would wait.
func (l *Lease) TryTake(ctx context.Context, n int64) error { return l.take(ctx, n, false, false) }

func (l *Lease) take(ctx context.Context, n int64, inShare, wait bool) error {
	if l == nil || n <= 0 {
		return nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.ended {
		return context.Canceled // the request is over, and what still runs is of no use
	}
	most := l.budget.limits.All
	if inShare {
		most = l.budget.limits.Owner
	}
	if n = min(n, most-l.held); n <= 0 {
		return nil
	}
	if err := l.budget.acquire(ctx, l.name, n, l.held, wait); err != nil {
		return err
	}
	l.held += n
	return nil
}

// HasRoom is the error of TryTake, for a lease that holds nothing, and takes nothing.
func (l *Lease) HasRoom(n int64) error {
	if l == nil {
		return nil
	}
	return l.budget.hasRoom(l.name, n)
}

// Shrink makes the lease hold n bytes if it holds more.
func (l *Lease) Shrink(n int64) {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.held > n {
		l.budget.release(l.name, l.held-n)
		l.held = n
	}
}

// Held is how many bytes the lease holds.
func (l *Lease) Held() int64 {
	if l == nil {
		return 0
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.held
}

// End gives everything back. What is taken afterwards is refused.
func (l *Lease) End() {
	if l == nil {
		return
	}
	l.Shrink(0)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.ended = true
}

// acquire waits until the owner may hold n bytes more, for a lease that has some already or 0.
func (b *Budget) acquire(ctx context.Context, who name, n, has int64, wait bool) error {
	b.mu.Lock()
	o := b.owners[who]
	if o == nil {
		o = &owner{name: who}
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
	case !wait, grows && b.growing != nil, len(o.line) >= maxWaiting:
		err = b.refusal(r)
	case grows:
		b.growing = r
	default:
		o.line = append(o.line, r)
		b.waiting++
		b.serve() // it may fit though others wait: their owners have their shares
	}
	b.forget(o)
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
	b.forget(o)
	b.serve()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return b.refusal(r)
}

func (b *Budget) hasRoom(who name, n int64) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	o := b.owners[who]
	if o == nil {
		o = &owner{name: who}
	}
	r := &request{owner: o, n: min(n, b.limits.All)}
	if b.free(r) {
		return nil
	}
	return b.refusal(r)
}

// refusal is the error for a request that does not fit.
func (b *Budget) refusal(r *request) error {
	kind, text := core.Unavailable, "Too many large requests at once, please try again shortly."
	if !b.shared(r) || len(r.owner.line) >= maxWaiting {
		kind, text = core.RateLimited, "Too many large requests of yours at once, please try again shortly."
	}
	return &core.Error{Kind: kind, Message: text, RetryAfter: retryAfter}
}

func (b *Budget) fits(r *request) bool { return b.held+r.n <= b.limits.All && b.shared(r) }

// shared reports whether a request fits into the shares of its owner and group, or passes one that is its lease's
// alone. The owner's others wait for one that grows: they would keep it from ever being alone.
func (b *Budget) shared(r *request) bool {
	within := func(held, share int64) bool { return held+r.n <= share || held == r.has }
	if g := b.growing; g != nil && g != r && g.owner == r.owner {
		return false
	}
	return within(r.owner.held, b.limits.Owner) && within(b.groups[r.owner.name.group], b.limits.Group)
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
			waits := len(o.line) > 0 && b.shared(o.line[0])
			if waits && (next == nil || b.before(o, next)) {
				next = o
			}
		}
		if next == nil || !b.fits(next.line[0]) {
			return
		}
		b.grant(next.line[0])
		next.line = next.line[1:]
		b.waiting--
	}
}

// before reports whether the first in line of o is served before that of other: its group has less, or it has less
// itself, or it was there first.
func (b *Budget) before(o, other *owner) bool {
	return cmp.Or(cmp.Compare(b.groups[o.name.group], b.groups[other.name.group]), cmp.Compare(o.held, other.held),
		cmp.Compare(o.line[0].arrival, other.line[0].arrival)) < 0
}

// leave takes a request out of its line.
func (b *Budget) leave(r *request) {
	if b.growing == r {
		b.growing = nil
		return
	}
	for i, other := range r.owner.line {
		if other == r {
			r.owner.line = append(r.owner.line[:i], r.owner.line[i+1:]...)
			b.waiting--
			return
		}
	}
}

func (b *Budget) release(who name, n int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	o := b.owners[who]
	b.add(o, -n)
	b.serve()
	b.forget(o)
}

func (b *Budget) add(o *owner, n int64) {
	b.held += n
	o.held += n
	b.groups[o.name.group] += n
}

// forget drops an owner who neither holds anything nor waits.
func (b *Budget) forget(o *owner) {
	if o.held == 0 && len(o.line) == 0 && (b.growing == nil || b.growing.owner != o) {
		delete(b.owners, o.name)
	}
	if b.groups[o.name.group] == 0 {
		delete(b.groups, o.name.group)
	}
}
