package chdb

import (
	"strconv"
	"testing"
	"unsafe"
)

// spareBundle is spares whose connections only count how often they are closed.
type spareBundle struct {
	spares
	closed map[*conn]int
}

func newSpareBundle() *spareBundle { return &spareBundle{closed: map[*conn]int{}} }

func (b *spareBundle) conn() *conn {
	c := &conn{}
	c.handle = unsafe.Pointer(c)
	c.lib = &library{closeConn: func(handle unsafe.Pointer) { b.closed[(*conn)(handle)]++ }}
	return c
}

// fill asks for the profile until there is a session for it.
func (b *spareBundle) fill(t *testing.T, p profile) *conn {
	t.Helper()
	for range 2 {
		if c := b.take(p); c != nil {
			t.Fatal("there is a session already")
		}
	}
	known := b.wanted(p)
	if known == nil {
		t.Fatal("no session is wanted")
	}
	c := b.conn()
	b.add(known, c)
	return c
}

func TestSparesAreGivenOnce(t *testing.T) {
	t.Parallel()
	b := newSpareBundle()
	p, other := profile{"a", ", max_threads = '1'"}, profile{"a", ", max_threads = '2'"}
	c := b.fill(t, p)
	if b.take(other) != nil {
		t.Error("a session was given to another profile")
	}
	if b.take(p) != c {
		t.Error("the session was not given")
	}
	if b.take(p) != nil {
		t.Error("the session was given twice")
	}
	b.clear()
	if len(b.closed) > 0 {
		t.Error("a session was closed under whoever has it")
	}
}

func TestSparesAreBounded(t *testing.T) {
	t.Parallel()
	b := newSpareBundle()
	p := profile{database: "p"}
	b.take(p)
	if b.wanted(p) != nil {
		t.Error("a profile that was asked for once gets a session")
	}
	b.take(p)
	for range maxSpares {
		known := b.wanted(p)
		if known == nil {
			t.Fatal("no session is wanted")
		}
		if b.wanted(p) != nil {
			t.Error("two are opened at a time")
		}
		b.add(known, b.conn())
	}
	if b.wanted(p) != nil {
		t.Errorf("more than %d sessions are wanted", maxSpares)
	}
	for i := range maxProfiles {
		b.take(profile{database: strconv.Itoa(i)})
	}
	if len(b.closed) != maxSpares || len(b.profiles) != maxProfiles {
		t.Errorf("got %d closed sessions and %d profiles", len(b.closed), len(b.profiles))
	}
	if b.wanted(p) != nil {
		t.Error("a forgotten profile gets a session")
	}
}

func TestSparesEndWithAChange(t *testing.T) {
	t.Parallel()
	b := newSpareBundle()
	p := profile{database: "p"}
	idle := b.fill(t, p)
	known := b.wanted(p)
	if known == nil {
		t.Fatal("no session is wanted")
	}
	b.clear()
	b.take(p)
	late := b.conn()
	b.add(known, late)
	if b.take(p) != nil {
		t.Error("a session from before the change was given")
	}
	if b.closed[idle] != 1 || b.closed[late] != 1 {
		t.Errorf("the idle session was closed %d times, the late one %d times", b.closed[idle], b.closed[late])
	}
	if known = b.wanted(p); known == nil {
		t.Fatal("no session is wanted after the change")
	}
	b.add(known, nil) // it could not be opened
	if b.wanted(p) == nil {
		t.Error("a failure is the end of it")
	}
}
