package service

import (
	"fmt"
	"net/netip"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/obstack/obstack/impl/core"
)

// TestAttemptsAreBounded floods with addresses that no person has: what is kept of them is bounded by the client's own failures.
func TestAttemptsAreBounded(t *testing.T) {
	t.Parallel()
	var f failures
	now := time.Unix(1_800_000_000, 0)
	client := netip.MustParseAddr("192.0.2.1")
	refused := 0
	for i := range 10_000 {
		if _, err := f.begin(fmt.Sprint(i, "@example.com"), client, now); core.KindOf(err) == core.RateLimited {
			refused++
		}
	}
	if refused != 10_000-maxClientFailures || len(f.byPair) != maxClientFailures || len(f.clients) != 1 {
		t.Errorf("%d are refused, %d addresses and %d clients are kept", refused, len(f.byPair), len(f.clients))
	}
	// What comes to nothing, as there is no turn for it, leaves nothing.
	other := netip.MustParseAddr("192.0.2.2")
	for i := range 1000 {
		attempt, err := f.begin(fmt.Sprint(i, "@example.com"), other, now)
		if err != nil {
			t.Fatal(err)
		}
		if f.forget(attempt); i%2 == 0 {
			if attempt, err = f.begin(fmt.Sprint(i, "@example.com"), other, now); err != nil {
				t.Fatal(err)
			}
			f.succeeded(attempt)
		}
	}
	if len(f.byPair) != maxClientFailures || len(f.clients) != 1 {
		t.Errorf("%d addresses and %d clients are kept", len(f.byPair), len(f.clients))
	}
	// Nor does what has ended, once others come.
	now = now.Add(failureWindow)
	if _, err := f.begin("ann@example.com", other, now); err != nil || len(f.byPair) != 1 || len(f.clients) != 1 {
		t.Errorf("a window later %d addresses and %d clients are kept: %v", len(f.byPair), len(f.clients), err)
	}
	// And however many clients there are, most of them stay limited.
	for i := range maxFailing + 1000 {
		_, _ = f.begin("a@b.c", netip.AddrFrom4([4]byte{10, byte(i >> 16), byte(i >> 8), byte(i)}), now)
	}
	if len(f.byPair) != maxFailing || len(f.clients) != maxFailing {
		t.Errorf("%d addresses and %d clients are kept", len(f.byPair), len(f.clients))
	}
}

// TestAttemptsKeepNoBodies has addresses that are parts of long texts.
func TestAttemptsKeepNoBodies(t *testing.T) {
	t.Parallel()
	var f failures
	body := strings.Repeat(" ", 16<<10) + "ann@example.com"
	attempt, err := f.begin(strings.TrimSpace(body), netip.MustParseAddr("192.0.2.1"), time.Unix(1_800_000_000, 0))
	if err != nil {
		t.Fatal(err)
	}
	if email := strings.TrimSpace(body); unsafe.StringData(attempt.email) == unsafe.StringData(email) {
		t.Error("the address is a part of the body")
	}
}

func TestAttemptsCountInWindows(t *testing.T) {
	t.Parallel()
	var f failures
	now := time.Unix(1_800_000_000, 0)
	client := netip.MustParseAddr("192.0.2.1")
	for _, at := range []time.Time{now, now.Add(failureWindow), now.Add(-24 * time.Hour)} { // the clock may be set back
		for i := range maxFailures + 2 {
			_, err := f.begin("ann@example.com", client, at.Add(time.Duration(i)*time.Second))
			if got, want := core.KindOf(err) == core.RateLimited, i >= maxFailures; got != want {
				t.Errorf("at %s attempt %d: %v", at, i+1, err)
			}
		}
		if attempt, err := f.begin("bob@example.com", client, at); err != nil {
			t.Error(err)
		} else {
			f.succeeded(attempt)
		}
	}
}
