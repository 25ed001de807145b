package engine

import (
	"context"
	"errors"
	"sync"
	"time"
)

// LargeResult is from how many bytes on a result needs a place in a Room.
const LargeResult = 1 << 20

// errNoRoom ends a query that has waited too long for a place.
var errNoRoom = errors.New("no room for another large result")

// Room bounds the memory that large results take together: MaxBytes in an answer of the engine are several times that
// as values and as JSON. Only so many requests have large results at a time; the others wait, and then fail as
// RateLimited. It is safe for concurrent use.
type Room struct {
	places chan struct{}
	wait   time.Duration
}

// NewRoom returns a Room with places for so many requests, and how long one waits for its place.
func NewRoom(places int, wait time.Duration) *Room {
	return &Room{places: make(chan struct{}, places), wait: wait}
}

// Enter returns a context for the queries of one request. Their results share one place, so none of them waits for
// another. The caller must call leave when it is done with the results.
func (r *Room) Enter(ctx context.Context) (entered context.Context, leave func()) {
	g := &guest{room: r}
	return context.WithValue(ctx, guestKey{}, g), g.leave
}

type guestKey struct{}

// guest is a request in a Room.
type guest struct {
	room *Room

	mu           sync.Mutex
	seated, gone bool
}

// sit waits for the place of the request, unless it has one.
func (g *guest) sit(ctx context.Context) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.gone {
		return context.Canceled // a query that nobody waits for
	}
	if g.seated {
		return nil
	}
	timer := time.NewTimer(g.room.wait)
	defer timer.Stop()
	select {
	case g.room.places <- struct{}{}:
		g.seated = true
		return nil
	case <-timer.C:
		return errNoRoom
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

func (g *guest) leave() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.seated {
		<-g.room.places
	}
	g.seated, g.gone = false, true
}
