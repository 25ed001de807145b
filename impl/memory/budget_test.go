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

func take(t *testing.T, r *memory.Reservation, n int64) {
	t.Helper()
	if err := r.Acquire(t.Context(), n); err != nil {
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
		first, second, other := b.Reservation("g", "a"), b.Reservation("g", "a"), b.Reservation("g", "b")
		take(t, first, 50)
		granted := make(chan error, 1)
		go func() { granted <- second.Acquire(t.Context(), 20) }()
		synctest.Wait()
		take(t, other, 50) // at once, though another waits
		wantRefused(t, b.Reservation("g", "a").TryAcquire(t.Context(), 20), core.RateLimited)
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
		first, second := b.Reservation("g", "a"), b.Reservation("g", "b")
		take(t, first, 50)
		take(t, second, 25)
		wantRefused(t, second.TryAcquire(t.Context(), 1), core.RateLimited)
		granted := make(chan error, 1)
		go func() { granted <- b.Reservation("g", "c").Acquire(t.Context(), 10) }()
		synctest.Wait()
		began := time.Now()
		take(t, b.Reservation("h", "a"), 50)
		if waited := time.Since(began); waited > 0 {
			t.Errorf("another group has waited for %s", waited)
		}
		second.Release()
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
		r, same, other := b.Reservation("g", "a"), b.Reservation("g", "a"), b.Reservation("g", "b")
		take(t, r, 50)
		wantRefused(t, same.Acquire(t.Context(), 1), core.RateLimited)
		take(t, r, 15)
		if r.Held() != 65 {
			t.Errorf("it holds %d, want all that it takes", r.Held())
		}
		wantRefused(t, other.Acquire(t.Context(), 1), core.RateLimited)
		wantRefused(t, b.Reservation("h", "a").Acquire(t.Context(), 36), core.Unavailable)
		take(t, r, 1000)
		if r.Held() != 100 {
			t.Errorf("it holds %d, want all that there is", r.Held())
		}
		r.Release()
		take(t, other, 10)
		wantRefused(t, b.Reservation("g", "a").Acquire(t.Context(), 61), core.RateLimited)
		take(t, b.Reservation("g", "a"), 50)
		if err := r.Acquire(t.Context(), 1); err == nil {
			t.Error("a request that is over takes memory")
		}
	})
}

func TestWhatStaysInItsShareDoesNotPassIt(t *testing.T) {
	t.Parallel()
	r := newBudget(100, 60, time.Second).Reservation("g", "a")
	for range 2 {
		if err := r.AcquireInShare(t.Context(), 80); err != nil || r.Held() != 60 {
			t.Errorf("it holds %d: %v", r.Held(), err)
		}
	}
	take(t, r, 30)
	if err := r.AcquireInShare(t.Context(), 1); err != nil || r.Held() != 90 {
		t.Errorf("above its share it holds %d: %v", r.Held(), err)
	}
}

// A request that grows beyond its owner's share waits for what the owner holds already, and what the owner asks for
// meanwhile waits for it. It keeps no other owner waiting.
func TestARequestThatGrowsBeyondItsShareIsNext(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(100, 40, time.Hour)
		first, second := b.Reservation("g", "a"), b.Reservation("g", "a")
		take(t, first, 20)
		take(t, second, 10)
		order := make(chan string, 2)
		go func() {
			if err := first.Acquire(t.Context(), 30); err != nil {
				t.Error(err)
			}
			order <- "grows"
			first.Release()
		}()
		synctest.Wait()
		go func() {
			if err := b.Reservation("g", "a").Acquire(t.Context(), 5); err != nil {
				t.Error(err)
			}
			order <- "comes later"
		}()
		synctest.Wait()
		take(t, b.Reservation("g", "b"), 40)
		wantRefused(t, second.Acquire(t.Context(), 5), core.RateLimited) // it would wait for the first, which waits for it
		second.Release()
		if got := []string{<-order, <-order}; got[0] != "grows" {
			t.Errorf("served: %q", got)
		}
	})
}

func TestWaitingEnds(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(100, 60, time.Second)
		take(t, b.Reservation("g", "a"), 60)
		began := time.Now()
		wantRefused(t, b.Reservation("g", "a").Acquire(t.Context(), 10), core.RateLimited)
		wantRefused(t, b.Reservation("g", "b").Acquire(t.Context(), 50), core.Unavailable)
		if waited := time.Since(began); waited != 2*time.Second {
			t.Errorf("they waited for %s", waited)
		}
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if err := b.Reservation("g", "a").Acquire(ctx, 10); !errors.Is(err, context.Canceled) {
			t.Errorf("a client that is gone: %v", err)
		}
		take(t, b.Reservation("g", "b"), 40) // a request that has left is not served
	})
}

// Requests that hold something and want more would wait for each other for ever.
func TestOnlyOneThatHasSomethingWaits(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(100, 100, time.Hour)
		first, second := b.Reservation("g", "a"), b.Reservation("g", "b")
		take(t, first, 50)
		take(t, second, 50)
		granted := make(chan error, 1)
		go func() { granted <- first.Acquire(t.Context(), 10) }()
		synctest.Wait()
		wantRefused(t, second.Acquire(t.Context(), 10), core.Unavailable)
		second.Release()
		if err := <-granted; err != nil {
			t.Error(err)
		}
	})
}

func TestOwnersTakeTurns(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(100, 80, time.Hour)
		var first []*memory.Reservation
		for range 4 {
			r := b.Reservation("g", "a")
			take(t, r, 20)
			first = append(first, r)
		}
		var waiting sync.WaitGroup
		order := make(chan string, 10)
		wait := func(owner string, n int64) {
			waiting.Go(func() {
				r := b.Reservation("g", owner)
				if err := r.Acquire(t.Context(), n); err != nil {
					t.Error(err)
				}
				order <- owner
				r.Release()
			})
			synctest.Wait()
		}
		for range 3 {
			wait("a", 20)
		}
		wait("b", 80) // comes last and has nothing, so it is next, and small ones do not pass it
		for _, r := range first {
			r.Release()
			synctest.Wait()
		}
		waiting.Wait()
		if got := <-order; got != "b" && len(order) != 3 {
			t.Errorf("%s came first", got)
		}
	})
}

// order returns in which order reservations get what they wait for, each of which is given back at once. They arrive one
// after the other, and free lets the first in.
func order(t *testing.T, reservations map[string]*memory.Reservation, arrivals []string, n int64, free func()) []string {
	t.Helper()
	served := make(chan string, len(arrivals))
	for _, who := range arrivals {
		go func() {
			if err := reservations[who].Acquire(t.Context(), n); err != nil {
				t.Error(err)
			}
			served <- who
			reservations[who].Release()
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
		all := b.Reservation("first", "owner")
		take(t, all, 100)
		reservations, arrivals := map[string]*memory.Reservation{}, []string{}
		for i := range 8 {
			who := fmt.Sprint(i)
			reservations[who], arrivals = b.Reservation("group "+who, "owner"), append(arrivals, who)
		}
		if got := order(t, reservations, arrivals, 100, all.Release); !slices.Equal(got, arrivals) {
			t.Errorf("served: %q, want the order of arrival", got)
		}
	})
}

func TestTheGroupThatHoldsLessIsServedFirst(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(100, 60, time.Hour)
		much, less, free := b.Reservation("much", "a"), b.Reservation("less", "a"), b.Reservation("free", "a")
		take(t, much, 45)
		take(t, less, 30)
		take(t, free, 25)
		reservations := map[string]*memory.Reservation{"much": b.Reservation("much", "b"), "less": b.Reservation("less", "a")}
		// The one that comes first has nothing itself.
		if got := order(t, reservations, []string{"much", "less"}, 25, free.Release); !slices.Equal(got, []string{"less", "much"}) {
			t.Errorf("served: %q", got)
		}
	})
}

func TestALineHasAnEnd(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := newBudget(10, 10, time.Second)
		take(t, b.Reservation("g", "a"), 10)
		errs := make(chan error, 100)
		for range cap(errs) {
			go func() { errs <- b.Reservation("g", "a").Acquire(t.Context(), 1) }()
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
	held := map[string]map[*memory.Reservation]int64{}
	change := func(owner string, r *memory.Reservation, n int64) {
		mu.Lock()
		defer mu.Unlock()
		if held[owner] == nil {
			held[owner] = map[*memory.Reservation]int64{}
		}
		if held[owner][r] += n; held[owner][r] == 0 {
			delete(held[owner], r)
		}
		var all, own int64
		for name, reservations := range held {
			for _, h := range reservations {
				if all += h; name == owner {
					own += h
				}
			}
		}
		if own > share && len(held[owner]) > 1 || all > size {
			t.Errorf("%s holds %d of %d with %d reservations", owner, own, all, len(held[owner]))
		}
	}
	var requests sync.WaitGroup
	for i := range 50 {
		requests.Go(func() {
			random := rand.New(rand.NewPCG(1, uint64(i)))
			owner := []string{"a", "b", "c", "d", "e"}[i%5]
			for range 200 {
				r := b.Reservation("g", owner)
				for range 1 + random.IntN(3) {
					before := r.Held()
					if r.Acquire(t.Context(), 1+random.Int64N(300)) != nil {
						break
					}
					change(owner, r, r.Held()-before)
				}
				change(owner, r, -r.Held())
				r.Release()
			}
		})
	}
	requests.Wait()
	for _, owner := range []string{"f", "g"} {
		take(t, b.Reservation("g", owner), share)
	}
	take(t, b.Reservation("g", "h"), size-2*share)
}

func TestWhatGrowsTakesAllOfItsOwner(t *testing.T) {
	t.Parallel()
	r := newBudget(100<<20, 50<<20, time.Second).Reservation("g", "a")
	for _, c := range []struct{ reach, want int64 }{{memory.Free, 0}, {memory.Free + 1, 50 << 20}, {60 << 20, 50 << 20}} {
		if err := r.GrowTo(t.Context(), c.reach); err != nil {
			t.Fatal(err)
		}
		if r.Held() != c.want {
			t.Errorf("at %d it holds %d, want %d", c.reach, r.Held(), c.want)
		}
	}
	var unbound *memory.Reservation
	if err := unbound.GrowTo(t.Context(), 1<<40); err != nil {
		t.Error(err)
	}
}
