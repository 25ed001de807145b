package memory_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/memory"
)

// newBudget has no share for a group.
func newBudget(size, share int64, wait time.Duration) *memory.Budget {
	return memory.NewBudget(memory.Limits{All: size, Group: 2 * size, Owner: share}, wait)
}

func take(t *testing.T, l *memory.Lease, n int64) {
	t.Helper()
	if err := l.Take(t.Context(), n); err != nil {
		t.Fatal(err)
	}
}

func wantRefused(t *testing.T, err error, kind core.Kind) {
	t.Helper()
	if core.KindOf(err) != kind {
		t.Errorf("got %v, want one of kind %d", err, kind)
	}
}

func TestOneOwnerWaitsForHimself(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(100, 60, time.Second)
		first, second, other := b.Lease("g", "a"), b.Lease("g", "a"), b.Lease("g", "b")
		take(t, first, 50)
		granted := make(chan error, 1)
		go func() { granted <- second.Take(t.Context(), 20) }()
		synctest.Wait()
		take(t, other, 50) // at once, though another waits
		wantRefused(t, b.Lease("g", "a").TryTake(t.Context(), 20), core.RateLimited)
		first.Shrink(10)
		if err := <-granted; err != nil {
			t.Errorf("with memory again: %v", err)
		}
		if got := []int64{first.Held(), second.Held(), other.Held()}; got[0] != 10 || got[1] != 20 || got[2] != 50 {
			t.Errorf("held: %v", got)
		}
	})
}

func TestOneGroupLeavesSomethingToOthers(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := memory.NewBudget(memory.Limits{All: 125, Group: 75, Owner: 50}, time.Second)
		first, second := b.Lease("g", "a"), b.Lease("g", "b")
		take(t, first, 50)
		take(t, second, 25)
		wantRefused(t, second.TryTake(t.Context(), 1), core.RateLimited)
		granted := make(chan error, 1)
		go func() { granted <- b.Lease("g", "c").Take(t.Context(), 10) }()
		synctest.Wait()
		began := time.Now()
		take(t, b.Lease("h", "a"), 50)
		if waited := time.Since(began); waited > 0 {
			t.Errorf("another group has waited for %s", waited)
		}
		second.End()
		if err := <-granted; err != nil {
			t.Error(err)
		}
	})
}

// What is larger than a share is counted in full, and passes when nothing else is held by those whose share it is.
func TestTheLargestRequestPasses(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := memory.NewBudget(memory.Limits{All: 100, Group: 60, Owner: 30}, time.Second)
		l, same, other := b.Lease("g", "a"), b.Lease("g", "a"), b.Lease("g", "b")
		take(t, l, 50)
		wantRefused(t, same.Take(t.Context(), 1), core.RateLimited)
		take(t, l, 15)
		if l.Held() != 65 {
			t.Errorf("it holds %d, want all that it takes", l.Held())
		}
		wantRefused(t, other.Take(t.Context(), 1), core.RateLimited)
		wantRefused(t, b.Lease("h", "a").Take(t.Context(), 36), core.Unavailable)
		take(t, l, 1000)
		if l.Held() != 100 {
			t.Errorf("it holds %d, want all that there is", l.Held())
		}
		l.End()
		take(t, other, 10)
		wantRefused(t, b.Lease("g", "a").Take(t.Context(), 61), core.RateLimited)
		take(t, b.Lease("g", "a"), 50)
		if err := l.Take(t.Context(), 1); err == nil {
			t.Error("a request that is over takes memory")
		}
	})
}

func TestWhatStaysInItsShareDoesNotPassIt(t *testing.T) {
	t.Parallel()
	l := newBudget(100, 60, time.Second).Lease("g", "a")
	for range 2 {
		if err := l.TakeInShare(t.Context(), 80); err != nil || l.Held() != 60 {
			t.Errorf("it holds %d: %v", l.Held(), err)
		}
	}
	take(t, l, 30)
	if err := l.TakeInShare(t.Context(), 1); err != nil || l.Held() != 90 {
		t.Errorf("above its share it holds %d: %v", l.Held(), err)
	}
}

// A request that grows beyond its owner's share waits for what the owner holds already, and what the owner asks for
// meanwhile waits for it. It keeps no other owner waiting.
func TestARequestThatGrowsBeyondItsShareIsNext(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(100, 40, time.Hour)
		first, second := b.Lease("g", "a"), b.Lease("g", "a")
		take(t, first, 20)
		take(t, second, 10)
		order := make(chan string, 2)
		go func() {
			if err := first.Take(t.Context(), 30); err != nil {
				t.Error(err)
			}
			order <- "grows"
			first.End()
		}()
		synctest.Wait()
		go func() {
			if err := b.Lease("g", "a").Take(t.Context(), 5); err != nil {
				t.Error(err)
			}
			order <- "comes later"
		}()
		synctest.Wait()
		take(t, b.Lease("g", "b"), 40)
		wantRefused(t, second.Take(t.Context(), 5), core.RateLimited) // it would wait for the first, which waits for it
		second.End()
		if got := []string{<-order, <-order}; got[0] != "grows" {
			t.Errorf("served: %q", got)
		}
	})
}

func TestWaitingEnds(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(100, 60, time.Second)
		take(t, b.Lease("g", "a"), 60)
		began := time.Now()
		wantRefused(t, b.Lease("g", "a").Take(t.Context(), 10), core.RateLimited)
		wantRefused(t, b.Lease("g", "b").Take(t.Context(), 50), core.Unavailable)
		if waited := time.Since(began); waited != 2*time.Second {
			t.Errorf("they waited for %s", waited)
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if err := b.Lease("g", "a").Take(ctx, 10); !errors.Is(err, context.Canceled) {
			t.Errorf("a client that is gone: %v", err)
		}
		take(t, b.Lease("g", "b"), 40) // a request that has left is not served
	})
}

// Requests that hold something and want more would wait for each other for ever.
func TestOnlyOneThatHasSomethingWaits(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(100, 100, time.Hour)
		first, second := b.Lease("g", "a"), b.Lease("g", "b")
		take(t, first, 50)
		take(t, second, 50)
		granted := make(chan error, 1)
		go func() { granted <- first.Take(t.Context(), 10) }()
		synctest.Wait()
		wantRefused(t, second.Take(t.Context(), 10), core.Unavailable)
		second.End()
		if err := <-granted; err != nil {
			t.Error(err)
		}
	})
}

func TestOwnersTakeTurns(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(100, 80, time.Hour)
		var first []*memory.Lease
		for range 4 {
			l := b.Lease("g", "a")
			take(t, l, 20)
			first = append(first, l)
		}
		var waiting sync.WaitGroup
		order := make(chan string, 10)
		wait := func(owner string, n int64) {
			waiting.Go(func() {
				l := b.Lease("g", owner)
				if err := l.Take(t.Context(), n); err != nil {
					t.Error(err)
				}
				order <- owner
				l.End()
			})
			synctest.Wait()
		}
		for range 3 {
			wait("a", 20)
		}
		wait("b", 80) // comes last and has nothing, so it is next, and small ones do not pass it
		for _, l := range first {
			l.End()
			synctest.Wait()
		}
		waiting.Wait()
		if got := <-order; got != "b" && len(order) != 3 {
			t.Errorf("%s came first", got)
		}
	})
}

// order returns in which order leases get what they wait for, each of which is given back at once. They arrive one after
// the other, and free makes room for the first.
func order(t *testing.T, leases map[string]*memory.Lease, arrivals []string, n int64, free func()) []string {
	t.Helper()
	served := make(chan string, len(arrivals))
	for _, who := range arrivals {
		go func() {
			if err := leases[who].Take(t.Context(), n); err != nil {
				t.Error(err)
			}
			served <- who
			leases[who].End()
		}()
		synctest.Wait()
	}
	free()
	var all []string
	for range arrivals {
		all = append(all, <-served)
	}
	return all
}

func TestWhoeverHoldsEquallyMuchIsServedInOrderOfArrival(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(100, 100, time.Hour)
		all := b.Lease("first", "owner")
		take(t, all, 100)
		leases, arrivals := map[string]*memory.Lease{}, []string{}
		for i := range 8 {
			who := fmt.Sprint(i)
			leases[who], arrivals = b.Lease("group "+who, "owner"), append(arrivals, who)
		}
		if got := order(t, leases, arrivals, 100, all.End); !slices.Equal(got, arrivals) {
			t.Errorf("served: %q, want the order of arrival", got)
		}
	})
}

func TestTheGroupThatHoldsLessIsServedFirst(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(100, 60, time.Hour)
		much, less, free := b.Lease("much", "a"), b.Lease("less", "a"), b.Lease("free", "a")
		take(t, much, 45)
		take(t, less, 30)
		take(t, free, 25)
		leases := map[string]*memory.Lease{"much": b.Lease("much", "b"), "less": b.Lease("less", "a")}
		// The one that comes first has nothing itself.
		if got := order(t, leases, []string{"much", "less"}, 25, free.End); !slices.Equal(got, []string{"less", "much"}) {
			t.Errorf("served: %q", got)
		}
	})
}

func TestALineHasAnEnd(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(10, 10, time.Second)
		take(t, b.Lease("g", "a"), 10)
		errs := make(chan error, 100)
		for range cap(errs) {
			go func() { errs <- b.Lease("g", "a").Take(t.Context(), 1) }()
		}
		synctest.Wait()
		if n := len(errs); n != cap(errs)-64 {
			t.Errorf("%d were refused at once", n)
		}
		for range cap(errs) {
			wantRefused(t, <-errs, core.RateLimited)
		}
	})
}

// Whatever comes and goes, there is never more than there may be, and at the end nothing is held.
func TestNothingIsLost(t *testing.T) {
	t.Parallel()
	const size, share = 1000, 400
	b := newBudget(size, share, 5*time.Millisecond)
	var mu sync.Mutex
	held := map[string]map[*memory.Lease]int64{}
	change := func(owner string, l *memory.Lease, n int64) {
		mu.Lock()
		defer mu.Unlock()
		if held[owner] == nil {
			held[owner] = map[*memory.Lease]int64{}
		}
		if held[owner][l] += n; held[owner][l] == 0 {
			delete(held[owner], l)
		}
		var all, own int64
		for name, leases := range held {
			for _, h := range leases {
				if all += h; name == owner {
					own += h
				}
			}
		}
		if own > share && len(held[owner]) > 1 || all > size {
			t.Errorf("%s holds %d of %d with %d leases", owner, own, all, len(held[owner]))
		}
	}
	var requests sync.WaitGroup
	for i := range 50 {
		requests.Go(func() {
			r := rand.New(rand.NewPCG(1, uint64(i)))
			owner := []string{"a", "b", "c", "d", "e"}[i%5]
			for range 200 {
				l := b.Lease("g", owner)
				for range 1 + r.IntN(3) {
					before := l.Held()
					if l.Take(t.Context(), 1+r.Int64N(300)) != nil {
						break
					}
					change(owner, l, l.Held()-before)
				}
				change(owner, l, -l.Held())
				l.End()
			}
		})
	}
	requests.Wait()
	for _, owner := range []string{"f", "g"} {
		take(t, b.Lease("g", owner), share)
	}
	take(t, b.Lease("g", "h"), size-2*share)
}

func TestWhatGrowsTakesAllOfItsOwner(t *testing.T) {
	t.Parallel()
	l := newBudget(100<<20, 50<<20, time.Second).Lease("g", "a")
	for _, c := range []struct{ reach, want int64 }{{memory.Free, 0}, {memory.Free + 1, 50 << 20}, {60 << 20, 50 << 20}} {
		if err := l.Reach(t.Context(), c.reach); err != nil {
			t.Fatal(err)
		}
		if l.Held() != c.want {
			t.Errorf("at %d it holds %d, want %d", c.reach, l.Held(), c.want)
		}
	}
	var unbound *memory.Lease
	if err := unbound.Reach(t.Context(), 1<<40); err != nil {
		t.Error(err)
	}
}
