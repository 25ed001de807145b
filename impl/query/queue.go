package query

import (
	"container/list"
	"context"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// The bounds of the process's queue. A screen full of dashboards is a few hundred queries of one team within a moment:
// they must all fit into the waiting room, and come out of it in time.
const (
	// maxQueries is how many queries run at a time.
	maxQueries = 64
	// maxTeamWaiting and maxWaiting are how many more may wait, of one team and of all.
	maxTeamWaiting = 1024
	maxWaiting     = 4 * maxTeamWaiting
	// maxWait is for how long: what the tiles of 32 dashboards take on a small machine. The time of the query comes on
	// top, and both fit into the time that the server takes for an answer.
	maxWait = 40 * time.Second
	// busyRetryAfter is what clients are told to wait when they did not get a turn.
	busyRetryAfter = 5 * time.Second
)

// greed is how many times the free slots a team may hold. Queries cannot be taken back, so slots must stay free for
// teams that come later. As the bound shrinks with what is left, one team alone gets 48 of 64 slots, two get 28 and 27,
// three 20, 19 and 19, and a team that runs nothing finds a slot at once until twenty others have filled the rest.
const greed = 3

// queue hands out slots for queries. What it calls a team is whoever shall have a fair share: in package query, those
// who ask one connection of a team. A slot that is free goes to the waiting team that runs the fewest queries, of
// several to the one that has gone without for the longest time, and within a team to the one who came first. So teams
// that want more than there is get equal shares, whoever comes first or asks more often.
//
// Who holds a slot must not ask for another one: all slots could be held by those who do.
type queue struct {
	perTeam, total int // bounds of those who wait
	wait           time.Duration

	mu            sync.Mutex
	free, waiting int
	teams         map[core.TeamID]*queuedTeam // those that run or wait
	turns         uint64                      // counts what gives a team its place in the round
}

type queuedTeam struct {
	running int
	waiters list.List // of chan struct{}, closed when the slot is handed over
	turn    uint64    // when it last got a slot, or came
}

// newQueue returns a queue of that many slots. At most perTeam queries of one team and total of all wait for one, each
// no longer than wait.
func newQueue(slots, perTeam, total int, wait time.Duration) *queue {
	return &queue{perTeam: perTeam, total: total, wait: wait, free: slots, teams: map[core.TeamID]*queuedTeam{}}
}

// acquire waits for a slot, which is the caller's until release. Without an error release must be called. The error is
// RateLimited when too many wait already or none became free in time, and Canceled or Timeout when ctx ended.
func (q *queue) acquire(ctx context.Context, team core.TeamID) (release func(), err error) {
	if ctx.Err() != nil {
		return nil, waitEnded(ctx)
	}
	q.mu.Lock()
	t := q.teams[team]
	if t == nil {
		q.turns++
		t = &queuedTeam{turn: q.turns}
		q.teams[team] = t
	}
	if q.eligible(t) {
		// Nobody is passed: those who wait are not eligible, or they would not wait.
		q.start(t)
		q.mu.Unlock()
		return q.releaseOnce(team, t), nil
	}
	if t.waiters.Len() >= q.perTeam || q.waiting >= q.total {
		q.forget(team, t)
		q.mu.Unlock()
		return nil, busy("Too many queries are waiting already, try again shortly")
	}
	turn := make(chan struct{})
	place := t.waiters.PushBack(turn)
	q.waiting++
	q.mu.Unlock()

	timer := time.NewTimer(q.wait)
	defer timer.Stop()
	select {
	case <-turn:
		return q.releaseOnce(team, t), nil
	case <-ctx.Done():
		err = waitEnded(ctx)
	case <-timer.C:
		err = busy("The query waited too long for its turn because many others run, try again shortly")
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	select {
	case <-turn: // at the same moment
		if ctx.Err() == nil {
			return q.releaseOnce(team, t), nil
		}
		q.release(team, t)
	default:
		t.waiters.Remove(place)
		q.waiting--
		q.forget(team, t)
	}
	return nil, err
}

func busy(message string) error {
	return &core.Error{Kind: core.RateLimited, Message: message, RetryAfter: busyRetryAfter}
}

// waitEnded is the error of a caller whose context ended.
func waitEnded(ctx context.Context) error {
	if kind := core.KindOf(ctx.Err()); kind != core.Canceled {
		return core.NewError(kind, "The query took too long", ctx.Err())
	}
	return core.NewError(core.Canceled, "The request was canceled", ctx.Err())
}

// eligible reports whether the team may start a query now.
func (q *queue) eligible(t *queuedTeam) bool { return t.running < greed*q.free }

func (q *queue) start(t *queuedTeam) {
	t.running++
	q.free--
	q.turns++
	t.turn = q.turns
}

// releaseOnce returns the function that gives the slot back. It may be called again.
func (q *queue) releaseOnce(team core.TeamID, t *queuedTeam) func() {
	return sync.OnceFunc(func() {
		q.mu.Lock()
		defer q.mu.Unlock()
		q.release(team, t)
	})
}

// release gives a slot back and hands on what may be handed on.
func (q *queue) release(team core.TeamID, t *queuedTeam) {
	t.running--
	q.free++
	q.forget(team, t)
	for next := q.next(); next != nil; next = q.next() {
		q.start(next)
		q.waiting--
		close(next.waiters.Remove(next.waiters.Front()).(chan struct{}))
	}
}

// next returns the waiting team whose turn it is, or nil.
func (q *queue) next() (best *queuedTeam) {
	if q.waiting == 0 || q.free == 0 {
		return nil
	}
	for _, t := range q.teams {
		if t.waiters.Len() == 0 || !q.eligible(t) {
			continue
		}
		if best == nil || t.running < best.running || t.running == best.running && t.turn < best.turn {
			best = t
		}
	}
	return best
}

// forget drops a team of which nothing is left.
func (q *queue) forget(team core.TeamID, t *queuedTeam) {
	if t.running == 0 && t.waiters.Len() == 0 {
		delete(q.teams, team)
	}
}
