package httpapi

import (
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// TestMadeUpKeysLockOutNoOtherCaller fills a window with keys from one address, as an attacker would.
func TestMadeUpKeysLockOutNoOtherCaller(t *testing.T) {
	t.Parallel()
	now := time.Unix(0, 0)
	const limit = 5
	l := newLimiter(limit, time.Minute, func() time.Time { return now })
	take := func(key, address string) core.Kind {
		err := l.take(http.Header{}, key, address)
		if err == nil {
			return core.Internal
		}
		return core.KindOf(err)
	}
	for i := range maxCallers {
		if kind := take(fmt.Sprintf("key %d", i), "192.0.2.1:1"); kind != core.Internal {
			t.Fatalf("key %d: kind %v", i, kind)
		}
	}
	for i := range limit {
		if kind := take(fmt.Sprintf("more %d", i), "192.0.2.1:1"); kind != core.Internal {
			t.Fatalf("further key %d: kind %v", i, kind)
		}
	}
	if kind := take("one more", "192.0.2.1:2"); kind != core.RateLimited {
		t.Errorf("the address that makes up keys: kind %v, want rate limited", kind)
	}
	if kind := take("a new key", "192.0.2.2:1"); kind != core.Internal {
		t.Errorf("a new key from elsewhere: kind %v, want no error", kind)
	}
	if kind := take("key 0", "192.0.2.1:1"); kind != core.Internal {
		t.Errorf("a key that was there before: kind %v, want no error", kind)
	}
	now = now.Add(time.Minute)
	if kind := take("one more", "192.0.2.1:2"); kind != core.Internal {
		t.Errorf("the next window: kind %v, want no error", kind)
	}
}

func TestAClockThatIsSetBackLimitsNoCallerForLonger(t *testing.T) {
	t.Parallel()
	now := time.Unix(1_800_000_000, 0)
	l := newLimiter(2, time.Minute, func() time.Time { return now })
	for hour := range 3 {
		now = time.Unix(1_800_000_000, 0).Add(-time.Duration(hour) * time.Hour)
		for i, want := range []bool{true, true, false} {
			header := http.Header{}
			if got := l.take(header, "key", "192.0.2.1:1") == nil; got != want || header.Get("RateLimit-Reset") != "60" {
				t.Errorf("%d hours back, request %d: let in %v, reset %s", hour, i+1, got, header.Get("RateLimit-Reset"))
			}
		}
	}
}

// TestANetworkIsOneCaller has a client of IPv6 send each request from another address of its network.
func TestANetworkIsOneCaller(t *testing.T) {
	t.Parallel()
	now := time.Unix(0, 0)
	const limit = 3
	l := newLimiter(limit, time.Minute, func() time.Time { return now })
	for i := range limit {
		if err := l.take(http.Header{}, "", fmt.Sprintf("[2001:db8::%x]:1", i)); err != nil {
			t.Fatalf("address %d: %v", i, err)
		}
	}
	for address, want := range map[string]bool{
		"[2001:db8::ffff:1]:1": false, "[2001:db8:0:1::1]:1": true, "192.0.2.1:1": true, "[::ffff:192.0.2.2]:1": true, "192.0.2.2:1": true,
	} {
		if got := l.take(http.Header{}, "", address) == nil; got != want {
			t.Errorf("%s: let in %v, want %v", address, got, want)
		}
	}
	if len(l.seen) != 4 {
		t.Errorf("%d callers were seen, want 4: an address of IPv4 is one, however it is written", len(l.seen))
	}
}
