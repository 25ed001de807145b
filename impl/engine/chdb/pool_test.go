package chdb

import (
	"strconv"
	"testing"
	"unsafe"
)

// poolBundle is a pool whose connections only count how often they are closed.
type poolBundle struct {
	sessionPool
	closed map[*conn]int
}

func newPoolBundle() *poolBundle { return &poolBundle{closed: map[*conn]int{}} }

func (b *poolBundle) conn() *conn {
	c := &conn{}
	c.handle = unsafe.Pointer(c)
	c.lib = &library{closeConn: func(handle unsafe.Pointer) { b.closed[(*conn)(handle)]++ }}
	return c
}

// fill asks for the profile until there is a session for it.
func (b *poolBundle) fill(t *testing.T, p profile) *conn {
	t.Helper()
	for range 2 {
		if c, _ := b.get(p); c != nil {
			t.Fatal("there is a session already")
		}
	}
	known := b.reserve(p)
	if known == nil {
		t.Fatal("no session is wanted")
	}
	c := b.conn()
	b.put(known, c)
	return c
}

func TestPooledSessionsAreGivenOnce(t *testing.T) {
	t.Parallel()
	b := newPoolBundle()
	p, other := profile{"a", ", max_threads = '1'"}, profile{"a", ", max_threads = '2'"}
	c := b.fill(t, p)
	if got, _ := b.get(other); got != nil {
		t.Error("a session was given to another profile")
	}
	if got, _ := b.get(p); got != c {
		t.Error("the session was not given")
	}
	if got, _ := b.get(p); got != nil {
		t.Error("the session was given twice")
	}
	b.clear()
	if len(b.closed) > 0 {
		t.Error("a session was closed while it was in use")
	}
}

func TestPoolIsBounded(t *testing.T) {
	t.Parallel()
	b := newPoolBundle()
	p := profile{database: "p"}
	b.get(p)
	if b.reserve(p) != nil {
		t.Error("a profile that was asked for once gets a session")
	}
	b.get(p)
	for range maxAhead {
		known := b.reserve(p)
		if known == nil {
			t.Fatal("no session is wanted")
		}
		if b.reserve(p) != nil {
			t.Error("two are opened at a time")
		}
		b.put(known, b.conn())
	}
	if b.reserve(p) != nil {
		t.Errorf("more than %d sessions are wanted", maxAhead)
	}
	for i := range maxProfiles {
		b.get(profile{database: strconv.Itoa(i)})
	}
	if len(b.closed) != maxAhead || len(b.profiles) != maxProfiles {
		t.Errorf("got %d closed sessions and %d profiles", len(b.closed), len(b.profiles))
	}
	if b.reserve(p) != nil {
		t.Error("a forgotten profile gets a session")
	}
}

func TestPooledSessionsEndWithAChange(t *testing.T) {
	t.Parallel()
	b := newPoolBundle()
	p := profile{database: "p"}
	idle := b.fill(t, p)
	known := b.reserve(p)
	if known == nil {
		t.Fatal("no session is wanted")
	}
	b.clear()
	b.get(p)
	late := b.conn()
	b.put(known, late)
	if got, _ := b.get(p); got != nil {
		t.Error("a session from before the change was given")
	}
	if b.closed[idle] != 1 || b.closed[late] != 1 {
		t.Errorf("the idle session was closed %d times, the late one %d times", b.closed[idle], b.closed[late])
	}
	if known = b.reserve(p); known == nil {
		t.Fatal("no session is wanted after the change")
	}
	b.put(known, nil) // it could not be opened
	if b.reserve(p) == nil {
		t.Error("a failure is the end of it")
	}
}

func TestPoolKeepsSessionsThatAreGivenBack(t *testing.T) {
	t.Parallel()
	b := newPoolBundle()
	p := profile{database: "p"}
	_, known := b.get(p)
	var given []*conn
	for range maxIdle + 1 {
		c := b.conn()
		c.of = known
		given = append(given, c)
		b.keep(c)
	}
	if len(b.closed) != 1 || b.closed[given[maxIdle]] != 1 {
		t.Errorf("%d sessions were closed, want the last", len(b.closed))
	}
	c, _ := b.get(p)
	if c != given[0] {
		t.Error("the session was not given again")
	}
	b.clear()
	b.get(p)
	b.keep(c)
	if b.closed[c] != 1 {
		t.Error("a session from before the change is kept")
	}
	if got, _ := b.get(p); got != nil {
		t.Error("a session from before the change was given")
	}
}
