package service

import (
	"context"
	"net/netip"
	"strings"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
)

const (
	// maxFailures is how often a client may fail to sign in with one address in failureWindow, and maxClientFailures with any.
	// The address alone is not counted: whoever knows it could lock the person out.
	maxFailures       = 5
	maxClientFailures = 50
	failureWindow     = 15 * time.Minute
	// maxFailing bounds how many of either are remembered: some 20 MB with the longest addresses.
	maxFailing = 50_000
	// maxEmail is how long an address of mail can be (RFC 5321). No person has a longer one.
	maxEmail = 254
	// hashWait is how long a request waits for its turn to compute a hash.
	hashWait = 10 * time.Second
)

// failures counts failed sign-ins in this process. The zero value is ready.
type failures struct {
	mu      sync.Mutex
	byPair  failing
	clients failing   // without an address
	sweep   time.Time // when what has ended is forgotten
}

// signIn is what a failure counts for.
type signIn struct {
	email  string
	client netip.Addr
}

// failing are counts of a window each. What has ended counts as not there.
type failing map[signIn]count

type count struct {
	failed int
	ends   time.Time
}

// at is what is counted in the window that runs, which begins now if there is none.
func (f failing) at(key signIn, now time.Time) count {
	c := f[key]
	if left := c.ends.Sub(now); left <= 0 || left > failureWindow { // or the clock was set back
		return count{ends: now.Add(failureWindow)}
	}
	return c
}

// add counts one more. Of those that are too many one or another is forgotten, and not all, as who floods would like.
func (f failing) add(key signIn, c count) {
	if _, known := f[key]; !known && len(f) >= maxFailing {
		for other := range f {
			delete(f, other)
			break
		}
	}
	c.failed++
	f[key] = c
}

// takeBack counts one less, and keeps nothing of what has not failed.
func (f failing) takeBack(key signIn) {
	c := f[key]
	if c.failed--; c.failed > 0 {
		f[key] = c
	} else {
		delete(f, key)
	}
}

// clientOf is whom a request counts for: the address of the client, of which a network of IPv6 has 2^64.
func clientOf(ctx context.Context) netip.Addr {
	address := core.PrincipalFrom(ctx).Address
	if address.Is6() {
		if network, err := address.Prefix(64); err == nil {
			return network.Addr()
		}
	}
	return address
}

// begin counts an attempt as a failure, which it is until it succeeds: of many that come together no more are tried than may
// fail. With too many it is RateLimited, and leaves nothing behind: a client has no more entries than it may have failures.
func (f *failures) begin(email string, client netip.Addr, now time.Time) (signIn, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.byPair == nil {
		f.byPair, f.clients = failing{}, failing{}
	}
	f.forgetEnded(now)
	// The text may be a part of the whole body, which must not be kept for it.
	attempt, alone := signIn{strings.Clone(email), client}, signIn{client: client}
	all, pair := f.clients.at(alone, now), f.byPair.at(attempt, now)
	for _, c := range []struct {
		count
		max int
	}{{all, maxClientFailures}, {pair, maxFailures}} {
		if c.failed >= c.max {
			return attempt, &core.Error{
				Kind: core.RateLimited, Message: "Too many failed sign-ins, please try again later", RetryAfter: c.ends.Sub(now),
			}
		}
	}
	f.clients.add(alone, all)
	f.byPair.add(attempt, pair)
	return attempt, nil
}

// forgetEnded drops, once in a window, what has ended.
func (f *failures) forgetEnded(now time.Time) {
	if left := f.sweep.Sub(now); left > 0 && left <= failureWindow {
		return
	}
	f.sweep = now.Add(failureWindow)
	for _, all := range []failing{f.byPair, f.clients} {
		for key, c := range all {
			if left := c.ends.Sub(now); left <= 0 || left > failureWindow {
				delete(all, key)
			}
		}
	}
}

// forget takes an attempt back that has come to nothing.
func (f *failures) forget(attempt signIn) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.byPair.takeBack(attempt)
	f.clients.takeBack(signIn{client: attempt.client})
}

// succeeded takes an attempt back, and what has failed for the same address and client before.
func (f *failures) succeeded(attempt signIn) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.byPair, attempt)
	f.clients.takeBack(signIn{client: attempt.client})
}
