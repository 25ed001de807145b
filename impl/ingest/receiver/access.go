package receiver

import (
	"fmt"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
)

const (
	// maxBadKeys is how many requests with bad keys are answered to an address in a window.
	maxBadKeys   = 100
	badKeyWindow = time.Minute
	// maxAddresses is how many addresses are remembered that have sent bad keys.
	maxAddresses = 10_000
	// MaxKnownKeys is how many keys are remembered that were good.
	MaxKnownKeys = 10_000
)

// authenticate returns the id of the key that the request has, empty where none is asked for. The key is looked up each
// time, so that it is revoked at once. When an address has sent too many bad ones, its connections are closed for whatever
// is not known or has been good: looking keys up takes the store's time.
func (c *call) authenticate() (string, error) {
	if c.backend = c.Receiver.backend.Load(); c.backend == nil {
		return "", errStarting
	}
	if c.backend.authenticate == nil {
		return "", nil
	}
	address := addressOf(c.req.RemoteAddr)
	key := keyOf(c.req.Header.Get("Authorization"))
	hash := core.HashKey(key)
	if c.badKeys.over(address) && !c.badKeys.wasGood(hash) {
		c.cut = true
		panic(http.ErrAbortHandler)
	}
	err := errKeyMissing
	switch {
	case key == "":
	case strings.HasPrefix(key, "obs_key_"), strings.HasPrefix(key, "obs_id_"), strings.HasPrefix(key, "obs_sec_"):
		err = errOtherKey
	default:
		c.authenticated = time.Now()
		p, lookup := c.backend.authenticate(c.req.Context(), hash, clientOf(c.req.RemoteAddr))
		if lookup == nil {
			c.badKeys.good(hash)
			return p.KeyID, nil
		}
		if core.KindOf(lookup) != core.Unauthenticated {
			return "", lookup
		}
		err = errBadKey
	}
	if c.badKeys.bad(address) {
		c.options.Log.Warn("closing connections of an address that sends invalid ingestion keys", "address", address)
	}
	return "", err
}

var (
	errStarting = core.NewError(core.Unavailable, "The server is starting, please try again shortly.", nil)

	errKeyMissing = core.NewError(core.Unauthenticated,
		"The ingestion key is missing: send it in the authorization header", nil)
	errBadKey   = core.NewError(core.Unauthenticated, "The ingestion key is unknown or was revoked", nil)
	errOtherKey = core.NewError(core.Unauthenticated,
		"This is an API key. Telemetry needs an ingestion key: create one with obstack keys create --kind ingestion", nil)
)

// keyOf is the key in an authorization header, with or without the scheme.
func keyOf(header string) string {
	header = strings.TrimSpace(header)
	if scheme, key, ok := strings.Cut(header, " "); ok && strings.EqualFold(scheme, "Bearer") {
		return strings.TrimSpace(key)
	}
	return header
}

// clientOf is the address at the other end of a connection, the zero one when there is none.
func clientOf(remote string) netip.Addr {
	peer, err := netip.ParseAddrPort(remote)
	if err != nil {
		return netip.Addr{}
	}
	return peer.Addr().Unmap().WithZone("")
}

// addressOf is whom a connection counts for: the address of the client, of which a network of IPv6 has 2^64.
func addressOf(remote string) netip.Addr {
	address := clientOf(remote)
	if address.Is6() {
		if network, err := address.Prefix(64); err == nil {
			return network.Addr()
		}
	}
	return address
}

// strikes counts the bad keys of each address in fixed windows, in this process. It is safe for concurrent use.
type strikes struct {
	now func() time.Time

	mu     sync.Mutex
	ends   time.Time
	counts map[netip.Addr]int
	// known are keys of the store, and those that have been good. Whether they still are is asked each time.
	known map[core.KeyHash]struct{}
}

func newStrikes(now func() time.Time) *strikes {
	return &strikes{now: now, counts: map[netip.Addr]int{}, known: map[core.KeyHash]struct{}{}}
}

// over reports whether the address has sent all the bad keys that it may. When there are too many addresses to count for
// each, further ones count together.
func (s *strikes) over(a netip.Addr) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.counts[s.turn(a)] >= maxBadKeys
}

// bad counts a bad key, and reports whether it was the last one that the address may send.
func (s *strikes) bad(a netip.Addr) (last bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	a = s.turn(a)
	s.counts[a]++
	return s.counts[a] == maxBadKeys
}

// turn begins a new window when the present one is over, and returns the address that a counts for.
func (s *strikes) turn(a netip.Addr) netip.Addr {
	now := s.now()
	if left := s.ends.Sub(now); left <= 0 || left > badKeyWindow { // or the clock was set back
		s.ends = now.Add(badKeyWindow)
		s.counts = map[netip.Addr]int{}
	}
	if _, known := s.counts[a]; !known && len(s.counts) >= maxAddresses {
		return netip.Addr{}
	}
	return a
}

func (s *strikes) good(hash core.KeyHash) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, known := s.known[hash]; known {
		return
	}
	if len(s.known) >= MaxKnownKeys {
		clear(s.known)
	}
	s.known[hash] = struct{}{}
}

func (s *strikes) wasGood(hash core.KeyHash) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, known := s.known[hash]
	return known
}

// rate bounds how many bytes each key may send in a second. A key may always send when it has not used up what it may, so
// that one request can be larger than a second's bytes, which the next ones wait for. It is safe for concurrent use.
type rate struct {
	perSecond float64
	now       func() time.Time

	mu   sync.Mutex
	keys map[string]*bucket
}

// bucket is what a key may still send, which may be less than nothing.
type bucket struct {
	left float64
	at   time.Time
}

func newRate(perSecond int64, now func() time.Time) *rate {
	return &rate{perSecond: float64(perSecond), now: now, keys: map[string]*bucket{}}
}

// admit returns a RateLimited error when the key has to wait.
func (r *rate) admit(key string) error {
	if r.perSecond <= 0 {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	b := r.bucket(key)
	if b.left > 0 {
		return nil
	}
	return &core.Error{
		Kind: core.RateLimited, Message: fmt.Sprintf("The key sends more than %.0f bytes a second", r.perSecond),
		RetryAfter: time.Duration((1 - b.left) / r.perSecond * float64(time.Second)),
	}
}

// spend counts what a key has sent.
func (r *rate) spend(key string, n int) {
	if r.perSecond <= 0 {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.bucket(key).left -= float64(n)
}

// bucket returns that of a key with what has come in since it was last asked for. Keys are those of the store, so there are
// not too many.
func (r *rate) bucket(key string) *bucket {
	now := r.now()
	b := r.keys[key]
	if b == nil {
		b = &bucket{left: r.perSecond, at: now}
		r.keys[key] = b
	}
	b.left = min(r.perSecond, b.left+r.perSecond*max(0, now.Sub(b.at).Seconds()))
	b.at = now
	return b
}
