package core

import (
	"crypto/rand"
	"encoding/binary"
	"encoding/hex"
	"sync"
	"time"
)

var ids struct {
	sync.Mutex
	last uint64
}

// NewID returns a new id of a stack resource: 24 lower-case hex digits that grow with time. Ids made by one process
// are strictly increasing, so ordering by id is ordering by creation; across processes they order by millisecond.
func NewID() string {
	// 48 bits of milliseconds, then a 16-bit counter within the millisecond, then 32 random bits that keep two
	// processes apart.
	now := uint64(time.Now().UnixMilli()) << 16
	ids.Lock()
	if now <= ids.last {
		now = ids.last + 1
	}
	ids.last = now
	ids.Unlock()

	var b [12]byte
	binary.BigEndian.PutUint64(b[:8], now)
	_, _ = rand.Read(b[8:])
	return hex.EncodeToString(b[:])
}

// IsID reports whether s has the form of a stack resource's id: 24 hex digits, either case.
func IsID(s string) bool {
	if len(s) != 24 {
		return false
	}
	for i := range len(s) {
		c := s[i]
		if (c < '0' || c > '9') && (c < 'a' || c > 'f') && (c < 'A' || c > 'F') {
			return false
		}
	}
	return true
}
