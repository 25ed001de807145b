// Package patience makes tests wait for conditions, all with the same long deadline: a busy machine takes many times as long as a
// quiet one, and a deadline that passes should mean that the condition never holds. A test that expects a deadline to pass uses
// a short one of its own.
//
// TEST_PATIENCE multiplies the deadline, for slow machines and for the race detector.
package patience

import (
	"context"
	"os"
	"strconv"
	"testing"
	"time"
)

// Timeout is the deadline: three minutes, multiplied by TEST_PATIENCE.
var Timeout = scale(3 * time.Minute)

func scale(d time.Duration) time.Duration {
	text := os.Getenv("TEST_PATIENCE")
	if text == "" {
		return d
	}
	factor, err := strconv.ParseFloat(text, 64)
	if err != nil || factor <= 0 {
		panic("TEST_PATIENCE must be a number above 0, not " + text)
	}
	return time.Duration(factor * float64(d))
}

// Within polls a condition until it holds, and fails the test after Timeout. what describes the condition.
func Within(t testing.TB, what string, holds func() bool) {
	t.Helper()
	Progressing(t, what, func() (bool, string) { return holds(), "none" })
}

// Progressing waits like Within, but restarts the deadline at each step. The progress that look returns changes with each step,
// and the number of steps must be finite.
func Progressing[P comparable](t testing.TB, what string, look func() (holds bool, progress P)) {
	t.Helper()
	begun, deadline := time.Now(), time.After(Timeout)
	holds, last := look()
	for !holds {
		select {
		case <-deadline:
			t.Fatalf("after %v without a change (progress: %v) it is still not so that %s", Timeout, last, what)
		case <-time.After(Pause(begun)):
		}
		var progress P
		if holds, progress = look(); progress != last {
			last, deadline = progress, time.After(Timeout)
		}
	}
}

// Pause returns the time to wait between polls of a condition: 20 ms at first, 250 ms later. begun is the time of the first poll.
// Polls are often requests or queries, which slow down the process that is waited for.
func Pause(begun time.Time) time.Duration {
	return min(max(20*time.Millisecond, time.Since(begun)/20), 250*time.Millisecond)
}

// Receive returns the next value of a channel, or the zero value if it is closed, and fails the test after Timeout.
func Receive[T any](t testing.TB, what string, c <-chan T) T {
	t.Helper()
	select {
	case v := <-c:
		return v
	case <-time.After(Timeout):
		t.Fatalf("after %v it is still not so that %s", Timeout, what)
		panic("unreachable")
	}
}

// Context returns a context that ends after Timeout. Unlike t.Context, it serves cleanups of the test too: those that are
// registered after it.
func Context(t testing.TB) context.Context {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(t.Context()), Timeout)
	t.Cleanup(cancel)
	return ctx
}
