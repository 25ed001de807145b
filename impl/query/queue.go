package query

import (
	"container/list"
	"context"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// The bounds of a queue. A screen full of dashboards is a few hundred queries of one caller within a moment: they must
// all fit into the waiting room, and come out of it in time.
const (
	// maxCallerWaiting, maxTeamWaiting and maxWaiting are how many queries may wait, of one caller, one team and all.
	maxCallerWaiting = 768
	maxTeamWaiting   = 1536
	maxWaiting       = 4096
	// maxWait is for how long: what the tiles of 32 dashboards take on a small machine. The time of the query comes on
	// top, and both fit into the time that the server takes for an answer.
	maxWait = 40 * time.Second
	// busyRetryAfter is what clients are told to wait when they did not get a turn.
	busyRetryAfter = 5 * time.Second
)

// greed is how many times the free slots a caller and a team may hold. Queries cannot be taken back, so slots must stay
// free for those who come later. As the bound shrinks with what is left, a team that runs nothing finds a slot at once
// until many others have filled the rest.
type greed struct{ caller, team int }

var (
	// usualGreed leaves one caller alone 48 of 64 slots, and its team at most 56; two teams get 48 and 12.
	usualGreed = greed{caller: 3, team: 7}
	// userGreed leaves one caller alone 2 of 4 slots, and its team at most 3.
	userGreed = greed{caller: 1, team: 3}
)

// share is what a query counts for: a caller of a team, which is a key, the person whose alerts they are, or the alerts on
// a connection.
type share struct {
	team   core.TeamID
	caller string
}

// queue hands out slots for queries. A slot that is free goes to the waiting team that runs the fewest queries, of
// several to the one that has gone without for the longest time; within a team the same goes for its callers, and a
// caller is served in order. So those who want more than there is get equal shares, whoever comes first or asks more
// often.
//
// Who holds a slot must not ask for another one: all slots could be held by those who do.
type queue struct {
	queueLimits

	mu            sync.Mutex
	free, waiting int
	teams         map[core.TeamID]*queuedTeam // those that run or wait
	turns         uint64                      // counts what gives teams and callers their places in the round
}

// queueLimits are how many queries run and wait.
type queueLimits struct {
	// slots are for all, of which one team may have teamSlots whoever else wants some.
	slots, teamSlots int
	greed            greed
	// perCaller, perTeam and total bound those who wait, each no longer than wait.
	perCaller, perTeam, total int
	wait                      time.Duration
}

type queuedTeam struct {
	turn
	waiting int
	callers map[string]*queuedCaller // those that run or wait
}

type queuedCaller struct {
	turn
	waiters list.List // of chan struct{}, closed when the slot is handed over
}

// turn is what decides who is next.
type turn struct {
	running int
	last    uint64 // when it last got a slot, or came
}

func (t turn) before(o turn) bool {
	return t.running < o.running || t.running == o.running && t.last < o.last
}

// newQueue returns a queue of so many slots, with the usual bounds.
func newQueue(slots, teamSlots int, g greed) *queue {
	return makeQueue(queueLimits{
		slots: slots, teamSlots: teamSlots, greed: g, perCaller: maxCallerWaiting, perTeam: maxTeamWaiting, total: maxWaiting,
		wait: maxWait,
	})
}

func makeQueue(l queueLimits) *queue {
	return &queue{queueLimits: l, free: l.slots, teams: map[core.TeamID]*queuedTeam{}}
}

// acquire waits for a slot, which is the caller's until release. Without an error release must be called. The error is
// RateLimited when too many wait already or none became free in time, and Canceled or Timeout when ctx ended.
func (q *queue) acquire(ctx context.Context, of share) (release func(), err error) {
	if ctx.Err() != nil {
		return nil, waitEnded(ctx)
	}
	q.mu.Lock()
	t, c := q.join(of)
	if q.eligible(t, c) {
		// Nobody is passed: those who wait are not eligible, or they would not wait.
		q.start(t, c)
		q.mu.Unlock()
		return q.releaseOnce(of, t, c), nil
	}
	if c.waiters.Len() >= q.perCaller || t.waiting >= q.perTeam || q.waiting >= q.total {
		q.forget(of, t, c)
		q.mu.Unlock()
		return nil, busy("Too many queries are waiting already, try again shortly")
	}
	granted := make(chan struct{})
	place := c.waiters.PushBack(granted)
	t.waiting++
	q.waiting++
	q.mu.Unlock()

	timer := time.NewTimer(q.wait)
	defer timer.Stop()
	select {
	case <-granted:
		return q.releaseOnce(of, t, c), nil
	case <-ctx.Done():
		err = waitEnded(ctx)
	case <-timer.C:
		err = busy("The query waited too long for its turn because many others run, try again shortly")
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	select {
	case <-granted: // at the same moment
		if ctx.Err() == nil {
			return q.releaseOnce(of, t, c), nil
		}
		q.release(of, t, c)
	default:
		c.waiters.Remove(place)
		t.waiting--
		q.waiting--
		q.forget(of, t, c)
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

// join returns the team and the caller, which it adds if they neither run nor wait.
func (q *queue) join(of share) (*queuedTeam, *queuedCaller) {
	t := q.teams[of.team]
	if t == nil {
		t = &queuedTeam{turn: turn{last: q.turns + 1}, callers: map[string]*queuedCaller{}}
		q.teams[of.team] = t
	}
	c := t.callers[of.caller]
	if c == nil {
		q.turns++
		c = &queuedCaller{turn: turn{last: q.turns}}
		t.callers[of.caller] = c
	}
	return t, c
}

// eligible reports whether the caller may start a query now.
func (q *queue) eligible(t *queuedTeam, c *queuedCaller) bool {
	return c.running < q.greed.caller*q.free && t.running < min(q.greed.team*q.free, q.teamSlots)
}

func (q *queue) start(t *queuedTeam, c *queuedCaller) {
	q.free--
	q.turns++
	t.running++
	c.running++
	t.last, c.last = q.turns, q.turns
}

// releaseOnce returns the function that gives the slot back. It may be called again.
func (q *queue) releaseOnce(of share, t *queuedTeam, c *queuedCaller) func() {
	return sync.OnceFunc(func() {
		q.mu.Lock()
		defer q.mu.Unlock()
		q.release(of, t, c)
	})
}

// release gives a slot back and hands on what may be handed on.
func (q *queue) release(of share, t *queuedTeam, c *queuedCaller) {
	t.running--
	c.running--
	q.free++
	q.forget(of, t, c)
	for t, c := q.next(); c != nil; t, c = q.next() {
		q.start(t, c)
		t.waiting--
		q.waiting--
		close(c.waiters.Remove(c.waiters.Front()).(chan struct{}))
	}
}

// next returns the waiting caller whose turn it is, with its team, or nil.
func (q *queue) next() (team *queuedTeam, caller *queuedCaller) {
	if q.waiting == 0 || q.free == 0 {
		return nil, nil
	}
	for _, t := range q.teams {
		if t.waiting == 0 || team != nil && !t.before(team.turn) {
			continue
		}
		if c := q.nextOf(t); c != nil {
			team, caller = t, c
		}
	}
	return team, caller
}

// nextOf is next within a team.
func (q *queue) nextOf(t *queuedTeam) (next *queuedCaller) {
	for _, c := range t.callers {
		if c.waiters.Len() > 0 && q.eligible(t, c) && (next == nil || c.before(next.turn)) {
			next = c
		}
	}
	return next
}

// forget drops a caller and a team of which nothing is left.
func (q *queue) forget(of share, t *queuedTeam, c *queuedCaller) {
	if c.running == 0 && c.waiters.Len() == 0 {
		delete(t.callers, of.caller)
	}
	if t.running == 0 && t.waiting == 0 {
		delete(q.teams, of.team)
	}
}
