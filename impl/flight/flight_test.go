package flight_test

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/obstack/obstack/impl/flight"
)

// calls counts the calls of a function that begins at once and takes two seconds.
type calls struct {
	group flight.Group[string, int]
	n     atomic.Int32
	ended atomic.Int32 // by their contexts
}

func (c *calls) slow(ctx context.Context, begin func()) (int, error) {
	n := int(c.n.Add(1))
	begin()
	select {
	case <-time.After(2 * time.Second):
		return n, nil
	case <-ctx.Done():
		c.ended.Add(1)
		return 0, ctx.Err()
	}
}

// after calls Do in the background, so much later, and returns where its answer arrives.
func (c *calls) after(ctx context.Context, wait time.Duration, key string, maxAge time.Duration, f flight.Func[int]) chan flight.Answer[int] {
	answers := make(chan flight.Answer[int], 1)
	go func() {
		<-time.After(wait)
		a, err := c.group.Do(ctx, key, maxAge, f)
		if err != nil {
			a.Value = -1
		}
		answers <- a
	}()
	return answers
}

func want(t *testing.T, what string, got chan flight.Answer[int], want flight.Answer[int]) {
	t.Helper()
	if got := <-got; got != want {
		t.Errorf("%s: %+v, want %+v", what, got, want)
	}
}

func TestCallersShareACallThatIsRecentEnough(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var c calls
		first := c.after(t.Context(), 0, "k", time.Second, c.slow)
		soon := c.after(t.Context(), time.Second, "k", time.Second, c.slow)
		other := c.after(t.Context(), 0, "other", time.Second, c.slow)
		late := c.after(t.Context(), 1500*time.Millisecond, "k", time.Second, c.slow)
		joinsLate := c.after(t.Context(), 1700*time.Millisecond, "k", time.Second, c.slow)
		strict := c.after(t.Context(), 1800*time.Millisecond, "k", 0, c.slow)
		over := c.after(t.Context(), 9*time.Second, "k", time.Hour, c.slow)
		value := (<-first).Value
		want(t, "within the age", soon, flight.Answer[int]{Value: value, Age: time.Second, Joined: true})
		if (<-other).Value == value {
			t.Error("two keys share a call")
		}
		second := <-late
		if second.Joined || second.Age != 0 {
			t.Errorf("behind the age: %+v", second)
		}
		want(t, "of the later call", joinsLate, flight.Answer[int]{Value: second.Value, Age: 200 * time.Millisecond, Joined: true})
		if a := <-strict; a.Joined || a.Value == second.Value {
			t.Errorf("a strict caller: %+v", a)
		}
		if a := <-over; a.Joined || c.n.Load() != 5 {
			t.Errorf("an answer was kept: %+v, %d calls", a, c.n.Load())
		}
	})
}

func TestACallThatHasNotBegunIsRecent(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var c calls
		waits := func(ctx context.Context, begin func()) (int, error) {
			<-time.After(time.Minute) // for its turn
			return c.slow(ctx, begin)
		}
		first := c.after(t.Context(), 0, "k", 0, waits)
		strict := c.after(t.Context(), 59*time.Second, "k", 0, waits)
		late := c.after(t.Context(), 61*time.Second, "k", 0, waits)
		want(t, "the first", first, flight.Answer[int]{Value: 1})
		want(t, "a strict caller before it began", strict, flight.Answer[int]{Value: 1, Joined: true})
		want(t, "a strict caller afterwards", late, flight.Answer[int]{Value: 2})
	})
}

func TestACallEndsWithItsLastCaller(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var c calls
		leaves, leave := context.WithCancel(t.Context())
		leavesToo, leaveToo := context.WithCancel(t.Context())
		first := c.after(leaves, 0, "k", time.Second, c.slow)
		second := c.after(leavesToo, time.Millisecond, "k", time.Second, c.slow)
		third := c.after(t.Context(), 2*time.Millisecond, "k", time.Second, c.slow)
		<-time.After(time.Second / 2)
		leave()
		leaveToo()
		want(t, "who leaves", first, flight.Answer[int]{Value: -1})
		want(t, "who leaves too", second, flight.Answer[int]{Value: -1, Age: time.Millisecond, Joined: true})
		want(t, "who stays", third, flight.Answer[int]{Value: 1, Age: 2 * time.Millisecond, Joined: true})
		if c.ended.Load() != 0 {
			t.Error("the call ended with its first callers")
		}

		leaves, leave = context.WithCancel(t.Context())
		alone := c.after(leaves, 0, "k", time.Second, c.slow)
		<-time.After(time.Second / 2)
		leave()
		want(t, "the only one", alone, flight.Answer[int]{Value: -1})
		if c.ended.Load() != 1 {
			t.Error("the call goes on without a caller, or its caller did not wait for its end")
		}
		want(t, "who comes then", c.after(t.Context(), 0, "k", time.Second, c.slow), flight.Answer[int]{Value: 3})
	})
}

func TestErrorsAreThoseOfAllCallers(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var g flight.Group[string, int]
		failure := errors.New("no")
		errs := make(chan error, 2)
		for range 2 {
			go func() {
				_, err := g.Do(t.Context(), "k", time.Second, func(context.Context, func()) (int, error) {
					<-time.After(time.Second)
					return 0, failure
				})
				errs <- err
			}()
		}
		if a, b := <-errs, <-errs; !errors.Is(a, failure) || !errors.Is(b, failure) {
			t.Errorf("%v and %v", a, b)
		}
		_, err := g.Do(t.Context(), "k", 0, func(context.Context, func()) (int, error) { panic("broken") })
		if err == nil || !strings.HasPrefix(err.Error(), "panic: broken") {
			t.Errorf("a panic: %v", err)
		}
	})
}
