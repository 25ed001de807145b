package query

import (
	"cmp"
	"container/list"
	"context"
	"sync"
	"time"
	"weak"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/engine"
	"github.com/obstack/obstack/impl/flight"
	"github.com/obstack/obstack/impl/memory"
	"github.com/obstack/obstack/impl/queue"
)

// The bounds of answers about fields that are kept.
const (
	keepAnswers  = time.Minute
	maxKept      = 32 << 20
	maxKeptTeam  = maxKept / 4
	keptOverhead = 512 // of an answer beside its text, about
	// fieldSlots are for questions that run, teamFieldSlots for those of one team, and keyFieldSlots for those of one key: some
	// run until their time is over, and the team's others must have their turn.
	fieldSlots     = 16
	teamFieldSlots = 2
	keyFieldSlots  = 1
	// maxFieldsWaiting is how many may wait, of one caller; a team may have twice as many, and all eight times.
	maxFieldsWaiting = 32
	fieldsWait       = 15 * time.Second // longer than a query waits for a restart of the engine
	fieldsTimeout    = 30 * time.Second
)

// fieldLimits are what questions about fields hold in memory while they read what the engine answers, and those of one team.
var fieldLimits = memory.Limits{All: 96 << 20, Group: 48 << 20, Owner: 48 << 20}

// keptKey is a question. The engine is another one when its connection has changed, and is not kept for its answers then; the
// question has all of its source.
type keptKey struct {
	team     core.TeamID
	db       weak.Pointer[engine.DB]
	question string
}

// keptAnswer is an answer with about its size in memory.
type keptAnswer struct {
	key    keptKey
	answer any
	size   int
	at     time.Time
}

// kept remembers answers for a while, those that were asked for last. Who asks what is being found out waits for the same
// answer.
type kept struct {
	now     func() time.Time
	slots   *queue.Queue
	results *memory.Budget
	flights flight.Group[keptKey, any]

	mu      sync.Mutex
	answers map[keptKey]*list.Element // of keptAnswer
	recent  list.List                 // the latest used first
	size    int
	teams   map[core.TeamID]int // the sizes by team
}

func newKept() *kept {
	return &kept{
		now: time.Now, results: memory.NewBudget(fieldLimits, largeWait), answers: map[keptKey]*list.Element{}, teams: map[core.TeamID]int{},
		slots: queue.New(fieldQueue),
	}
}

var fieldQueue = queue.Limits{
	Slots: fieldSlots, TenantSlots: teamFieldSlots, CallerSlots: keyFieldSlots,
	Dynamic:   queue.DynamicLimit{Caller: fieldSlots, Tenant: fieldSlots},
	PerCaller: maxFieldsWaiting, PerTenant: 2 * maxFieldsWaiting, Total: 8 * maxFieldsWaiting, Wait: fieldsWait,
	Singular: "question about fields", Plural: "questions about fields",
}

// get returns the answer to a question, which find finds out, with its size, when it is not known. The answer is shared. An
// error is not kept.
func (k *kept) get(ctx context.Context, key keptKey, find func(context.Context) (answer any, size int, err error)) (any, error) {
	if answer, ok := k.known(key); ok {
		return answer, nil
	}
	ask := func(ctx context.Context, _ func()) (any, error) {
		if answer, ok := k.known(key); ok { // of a flight that has just ended
			return answer, nil
		}
		// That of the request is released when who came first leaves.
		reservation := k.results.Reservation(string(key.team), "")
		defer reservation.Release()
		ctx, cancel := context.WithTimeout(memory.NewContext(ctx, reservation), fieldsTimeout)
		defer cancel()
		principal := core.PrincipalFrom(ctx)
		release, err := k.slots.Acquire(ctx, queue.Holder{
			Tenant: string(key.team), Caller: cmp.Or(principal.KeyID, principal.PersonID),
		})
		if err != nil {
			return nil, err
		}
		defer release()
		answer, size, err := find(ctx)
		if err == nil {
			k.keep(keptAnswer{key: key, answer: answer, size: size + len(key.question) + keptOverhead, at: k.now()})
		}
		return answer, err
	}
	for {
		shared, err := k.flights.Do(ctx, key, keepAnswers, ask)
		if ctx.Err() != nil {
			return nil, queue.ContextError(ctx, "question about fields")
		}
		// That one was refused is about who asked first: the others ask for themselves, the next of them for all again.
		if kind := core.KindOf(err); !shared.Joined || kind != core.RateLimited && kind != core.Canceled {
			return shared.Value, err
		}
	}
}

// known returns an answer that is kept and young enough.
func (k *kept) known(key keptKey) (any, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	e := k.answers[key]
	if e == nil {
		return nil, false
	}
	a := e.Value.(keptAnswer)
	if k.now().Sub(a.at) >= keepAnswers {
		k.drop(e)
		return nil, false
	}
	k.recent.MoveToFront(e)
	return a.answer, true
}

// keep remembers an answer, for which those go that were not used for the longest time: the team's own first.
func (k *kept) keep(a keptAnswer) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if e := k.answers[a.key]; e != nil {
		k.drop(e)
	}
	if a.size > maxKeptTeam {
		return
	}
	for e := k.recent.Back(); e != nil && k.teams[a.key.team]+a.size > maxKeptTeam; {
		before := e.Prev()
		if e.Value.(keptAnswer).key.team == a.key.team {
			k.drop(e)
		}
		e = before
	}
	for k.size+a.size > maxKept {
		k.drop(k.recent.Back())
	}
	k.answers[a.key] = k.recent.PushFront(a)
	k.size += a.size
	k.teams[a.key.team] += a.size
}

func (k *kept) drop(e *list.Element) {
	a := k.recent.Remove(e).(keptAnswer)
	delete(k.answers, a.key)
	k.size -= a.size
	if k.teams[a.key.team] -= a.size; k.teams[a.key.team] == 0 {
		delete(k.teams, a.key.team)
	}
}
