package httpapi

import (
	"crypto/sha256"
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// maxCallers bounds the memory of a window.
const maxCallers = 100_000

// limiter counts requests in fixed windows: per key as it was sent, valid or not, and without one per client, whose address
// or network of IPv6 that is. Once a window has seen maxCallers keys, further ones count for their client, so that whoever
// makes up keys ends up limited and locks out no other caller. The counters live in this process; replicas count for themselves.
type limiter struct {
	limit  int
	window time.Duration
	now    func() time.Time

	mu     sync.Mutex
	ends   time.Time
	counts counters
	seen   counters // of clients
}

// counters count requests by the hash of a key or of an address, which bounds their size whatever clients send.
type counters map[[sha256.Size]byte]int

func newLimiter(limit int, window time.Duration, now func() time.Time) *limiter {
	return &limiter{limit: limit, window: window, now: now}
}

// take counts one request, writes the RateLimit headers, and fails when the caller is over the limit.
func (l *limiter) take(h http.Header, key, remoteAddr string) error {
	if l.limit <= 0 {
		return nil
	}
	id, client := sha256.Sum256([]byte(key)), sha256.Sum256([]byte(network(addressOf(remoteAddr))))

	l.mu.Lock()
	now := l.now()
	if left := l.ends.Sub(now); left <= 0 || left > l.window { // or the clock was set back
		l.ends = now.Add(l.window)
		l.counts, l.seen = counters{}, counters{}
	}
	in := l.counts
	if _, known := in[id]; key == "" || !known && len(in) >= maxCallers {
		in, id = l.seen, client
	}
	if _, known := in[id]; !known && len(in) >= maxCallers {
		id = [sha256.Size]byte{}
	}
	in[id]++
	count, reset := in[id], l.ends.Sub(now)
	l.mu.Unlock()

	seconds := int((reset + time.Second - 1) / time.Second)
	h.Set("RateLimit-Limit", strconv.Itoa(l.limit))
	h.Set("RateLimit-Remaining", strconv.Itoa(max(0, l.limit-count)))
	h.Set("RateLimit-Reset", strconv.Itoa(seconds))
	if count > l.limit {
		return &core.Error{Kind: core.RateLimited, RetryAfter: time.Duration(seconds) * time.Second}
	}
	return nil
}
