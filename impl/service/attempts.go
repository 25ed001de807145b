package service

import (
	"context"
	"net/netip"
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
	// maxFailing bounds how many of either are remembered.
	maxFailing = 100_000
	// hashWait is how long a request waits for its turn to compute a hash.
	hashWait = 10 * time.Second
)

// failures counts failed sign-ins in this process. The zero value is ready.
type failures struct {
	mu      sync.Mutex
	byPair  map[signIn]*failing
	clients map[signIn]*failing // without an address
}

// signIn is what a failure counts for.
type signIn struct {
	email  string
	client netip.Addr
}

type failing struct {
	count int
	ends  time.Time
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
// fail. With too many it is RateLimited.
func (f *failures) begin(email string, client netip.Addr, now time.Time) (signIn, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	attempt := signIn{email, client}
	if f.byPair == nil {
		f.byPair, f.clients = map[signIn]*failing{}, map[signIn]*failing{}
	}
	pair, all := entry(f.byPair, attempt, now), entry(f.clients, signIn{client: client}, now)
	for _, c := range []struct {
		*failing
		max int
	}{{pair, maxFailures}, {all, maxClientFailures}} {
		if c.count >= c.max {
			return attempt, &core.Error{
				Kind: core.RateLimited, Message: "Too many failed attempts to sign in, please try again later", RetryAfter: c.ends.Sub(now),
			}
		}
	}
	pair.count++
	all.count++
	return attempt, nil
}

// entry is what is counted for a key in the window that runs. One without room for it forgets what has ended, or else all.
func entry(in map[signIn]*failing, key signIn, now time.Time) *failing {
	e := in[key]
	if e != nil && now.Before(e.ends) && e.ends.Sub(now) <= failureWindow { // or the clock was set back
		return e
	}
	if e == nil && len(in) >= maxFailing {
		for k, old := range in {
			if !now.Before(old.ends) {
				delete(in, k)
			}
		}
		if len(in) >= maxFailing {
			clear(in)
		}
	}
	e = &failing{ends: now.Add(failureWindow)}
	in[key] = e
	return e
}

// forget takes an attempt back that has come to nothing.
func (f *failures) forget(attempt signIn) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for in, key := range map[*map[signIn]*failing]signIn{&f.byPair: attempt, &f.clients: {client: attempt.client}} {
		if e := (*in)[key]; e != nil {
			e.count = max(0, e.count-1)
		}
	}
}

// succeeded takes an attempt back, and what has failed for the same address and client before.
func (f *failures) succeeded(attempt signIn) {
	f.forget(attempt)
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.byPair, attempt)
}
