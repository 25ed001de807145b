package queue

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/obstack/obstack/impl/core"
)

// The bounds of most of these tests.
const (
	maxCallerWaiting = 768
	maxTeamWaiting   = 1536
	maxWaiting       = 4096
	maxWait          = 40 * time.Second
)

// usualLimit leaves one caller alone 48 of 64 slots.
var usualLimit = DynamicLimit{Caller: 3, Tenant: 7}

// line is a queue in a bubble of fake time, with what its callers see.
type line struct {
	*Queue
	slots   int
	release map[string][]func()
	order   []string // of those who waited, as they got their slots
	errs    map[string][]error
	granted chan grant
}

type grant struct {
	team    string
	release func()
	err     error
}

func newLine(slots, perTeam, total int, wait time.Duration) *line {
	return &line{
		Queue: New(Limits{
			Slots: slots, TenantSlots: slots, Dynamic: usualLimit, PerCaller: perTeam, PerTenant: perTeam, Total: total, Wait: wait,
			Singular: "query", Plural: "queries",
		}), slots: slots,
		release: map[string][]func(){}, errs: map[string][]error{}, granted: make(chan grant, 10_000),
	}
}

// ask asks for slots in the background, and waits until each request has one, an error or a place in the queue.
func (l *line) ask(ctx context.Context, team string, n int) {
	for range n {
		go func() {
			release, err := l.Acquire(ctx, Holder{Tenant: team})
			l.granted <- grant{team, release, err}
		}()
		// One after the other, as their order matters.
		l.settle()
	}
}

// pass lets time pass, which in these tests is not that of the clock.
func (l *line) pass(d time.Duration) {
	<-time.After(d)
	l.settle()
}

// settle collects what has been handed out.
func (l *line) settle() {
	synctest.Wait()
	for len(l.granted) > 0 {
		g := <-l.granted
		if g.err != nil {
			l.errs[g.team] = append(l.errs[g.team], g.err)
			continue
		}
		l.release[g.team] = append(l.release[g.team], g.release)
		l.order = append(l.order, g.team)
	}
}

// done ends the oldest query of the team.
func (l *line) done(team string) {
	release := l.release[team][0]
	l.release[team] = l.release[team][1:]
	release()
	release() // which may be called again
	l.settle()
}

func (l *line) running() map[string]int {
	counts := map[string]int{}
	for team, held := range l.release {
		if len(held) > 0 {
			counts[team] = len(held)
		}
	}
	return counts
}

// drain ends everything and reports what is left over.
func (l *line) drain(t *testing.T) {
	t.Helper()
	for len(l.running()) > 0 {
		for team := range l.running() {
			l.done(team)
		}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.free != l.slots || l.waiting != 0 || len(l.tenants) != 0 {
		t.Errorf("after the end %d of %d slots are free, %d wait, and %d teams are known",
			l.free, l.slots, l.waiting, len(l.tenants))
	}
}

func TestOneTeamLeavesSlotsForOthers(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		slots int
		want  []int // running, when as many teams ask for everything one after the other
	}{
		{64, []int{48}},
		{1, []int{1}},
		{2, []int{2}},
		{8, []int{6}},
		{64, []int{48, 12}},
	} {
		synctest.Test(t, func(t *testing.T) {
			l := newLine(c.slots, maxCallerWaiting, maxWaiting, maxWait)
			for i, want := range c.want {
				team := fmt.Sprint(i)
				l.ask(t.Context(), team, 2*c.slots)
				if got := l.running()[team]; got != want {
					t.Errorf("team %d of %d runs %d of %d, want %d", i+1, len(c.want), got, c.slots, want)
				}
			}
			l.drain(t)
		})
	}
}

// Whoever came first: when queries end, the slots go to those who have fewer.
func TestTeamsThatWaitGetEqualShares(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		l := newLine(64, maxTeamWaiting, maxWaiting, maxWait)
		l.ask(t.Context(), "first", 300)
		l.ask(t.Context(), "second", 300)
		l.ask(t.Context(), "third", 300)
		for range 64 {
			l.done("first")
		}
		want := map[string]int{"first": 19, "second": 20, "third": 19}
		if diff := cmp.Diff(want, l.running()); diff != "" {
			t.Error(diff)
		}
		l.drain(t)
	})
}

func TestWaitingTeamsTakeTurns(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		l := newLine(1, 10, 100, time.Minute)
		l.ask(t.Context(), "busy", 5)
		l.ask(t.Context(), "a", 2)
		l.ask(t.Context(), "b", 2)
		for range 8 {
			l.done(l.order[len(l.order)-1])
		}
		want := []string{"busy", "busy", "a", "b", "busy", "a", "b", "busy", "busy"}
		if diff := cmp.Diff(want, l.order); diff != "" {
			t.Error(diff)
		}
		l.drain(t)
	})
}

func TestDashboardsOfOneTeamGetTheirTurn(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		l := newLine(40, maxCallerWaiting, maxWaiting, maxWait)
		const tiles = 32 * 12
		l.ask(t.Context(), "team", tiles)
		for len(l.release["team"]) > 0 {
			l.done("team")
		}
		if len(l.order) != tiles || len(l.errs) != 0 {
			t.Errorf("%d of %d queries ran, errors %v", len(l.order), tiles, l.errs)
		}
		l.drain(t)
	})
}

func TestQueueRefusesWhatItCannotServe(t *testing.T) {
	t.Parallel()
	refused := func(t *testing.T, errs []error, n int) {
		t.Helper()
		if len(errs) != n {
			t.Errorf("%d were refused, want %d", len(errs), n)
		}
		for _, err := range errs {
			var e *core.Error
			if !errors.As(err, &e) || e.Kind != core.RateLimited || e.RetryAfter <= 0 || e.Message == "" {
				t.Errorf("got %v, want RateLimited with a time to wait", err)
			}
		}
	}
	t.Run("a team fills its part of the queue", func(t *testing.T) {
		t.Parallel()
		synctest.Test(t, func(t *testing.T) {
			l := newLine(4, 5, 7, time.Minute)
			l.ask(t.Context(), "a", 3+5+2)
			refused(t, l.errs["a"], 2)
			l.ask(t.Context(), "b", 1)
			if diff := cmp.Diff(map[string]int{"a": 3, "b": 1}, l.running()); diff != "" {
				t.Error(diff)
			}
			l.ask(t.Context(), "b", 2+1)
			refused(t, l.errs["b"], 1)
			l.drain(t)
		})
	})
	t.Run("the wait is over", func(t *testing.T) {
		t.Parallel()
		synctest.Test(t, func(t *testing.T) {
			l := newLine(1, 5, 5, time.Minute)
			l.ask(t.Context(), "a", 3)
			l.pass(time.Minute - time.Nanosecond)
			refused(t, l.errs["a"], 0)
			l.pass(time.Nanosecond)
			refused(t, l.errs["a"], 2)
			l.drain(t)
		})
	})
}

func TestWhoGivesUpLeavesTheQueueAtOnce(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		l := newLine(1, 10, 10, time.Minute)
		l.ask(t.Context(), "a", 1)
		gone, cancel := context.WithCancel(t.Context())
		l.ask(gone, "a", 3)
		late, cancelLate := context.WithTimeout(t.Context(), time.Second)
		defer cancelLate()
		l.ask(late, "b", 1)
		l.ask(t.Context(), "c", 1)
		cancel()
		l.settle()
		l.pass(time.Second)
		if got := l.waitingTeams(); !slices.Equal(got, []string{"c"}) {
			t.Errorf("%v wait, want c alone", got)
		}
		for team, want := range map[string][]core.Kind{
			"a": {core.Canceled, core.Canceled, core.Canceled}, "b": {core.Timeout},
		} {
			var kinds []core.Kind
			for _, err := range l.errs[team] {
				kinds = append(kinds, core.KindOf(err))
			}
			if !slices.Equal(kinds, want) {
				t.Errorf("team %s: got errors %v", team, l.errs[team])
			}
		}
		l.done("a")
		if diff := cmp.Diff(map[string]int{"c": 1}, l.running()); diff != "" {
			t.Error(diff)
		}
		if _, err := l.Acquire(gone, Holder{Tenant: "d"}); core.KindOf(err) != core.Canceled {
			t.Errorf("asked after the end: got %v", err)
		}
		l.drain(t)
	})
}

// Whoever has more keys, or asks more often: the callers of a team get equal shares of what it gets.
func TestCallersOfATeamGetEqualShares(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		q := New(Limits{
			Slots: 8, TenantSlots: 8, Dynamic: usualLimit, PerCaller: 100, PerTenant: 150, Total: 1000, Wait: time.Minute,
		})
		var mu sync.Mutex
		var order []Holder
		held := map[Holder][]func(){}
		refused := map[Holder]int{}
		ask := func(s Holder, n int) {
			for range n {
				go func() {
					release, err := q.Acquire(t.Context(), s)
					mu.Lock()
					defer mu.Unlock()
					if err != nil {
						refused[s]++
						return
					}
					order = append(order, s)
					held[s] = append(held[s], release)
				}()
				synctest.Wait()
			}
		}
		end := func(s Holder) {
			mu.Lock()
			release := held[s][0]
			held[s] = held[s][1:]
			mu.Unlock()
			release()
			synctest.Wait()
		}
		greedy, other, foreign := Holder{"a", "greedy"}, Holder{"a", "other"}, Holder{"b", "key"}
		ask(greedy, 200)
		if len(held[greedy]) != 6 || refused[greedy] != 94 {
			t.Errorf("one caller runs %d of 8 and %d are refused, want 6 and 94", len(held[greedy]), refused[greedy])
		}
		ask(other, 10)
		if len(held[other]) != 1 {
			t.Errorf("another caller of the team runs %d, want 1 at once", len(held[other]))
		}
		ask(foreign, 10)
		if len(held[foreign]) != 1 {
			t.Errorf("another team runs %d, want 1 at once", len(held[foreign]))
		}
		for range 6 {
			end(greedy)
		}
		got := map[Holder]int{greedy: len(held[greedy]), other: len(held[other]), foreign: len(held[foreign])}
		if want := map[Holder]int{greedy: 2, other: 3, foreign: 3}; !cmp.Equal(got, want) {
			t.Errorf("with all waiting %v run, want %v", got, want)
		}
		for more := true; more; {
			more = false
			for s := range held {
				if len(held[s]) > 0 {
					end(s)
					more = true
				}
			}
		}
		if q.free != 8 || len(q.tenants) != 0 || q.waiting != 0 {
			t.Errorf("after the end %d slots are free, %d wait and %d teams are known", q.free, q.waiting, len(q.tenants))
		}
	})
}

// What one team may hold of other servers has a bound, however many slots are free.
func TestATeamHasItsBound(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		l := newLine(64, 100, 1000, time.Minute)
		l.limits.TenantSlots = 4
		l.ask(t.Context(), "a", 10)
		l.ask(t.Context(), "b", 2)
		if diff := cmp.Diff(map[string]int{"a": 4, "b": 2}, l.running()); diff != "" {
			t.Error(diff)
		}
		l.drain(t)
	})
}

// step is one thing that happens to a queue.
type step struct {
	Team string
	What string
}

// Whatever happens, the bounds hold, no slot is kept from a team that may have it, and no caller is passed by a team that
// has more.
func TestQueueIsFair(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		slots := rapid.IntRange(1, 12).Draw(rt, "slots")
		steps := rapid.SliceOfN(rapid.Custom(func(rt *rapid.T) step {
			return step{
				Team: rapid.SampledFrom([]string{"a", "b", "c", "d"}).Draw(rt, "team"),
				What: rapid.SampledFrom([]string{"ask", "ask", "ask", "done", "done", "cancel", "sleep"}).Draw(rt, "what"),
			}
		}), 0, 80).Draw(rt, "steps")
		var problem string
		// rapid gives up by a panic, which must not happen in the goroutine of the bubble.
		synctest.Test(t, func(t *testing.T) { problem = runSteps(t, slots, steps) })
		if problem != "" {
			rt.Fatal(problem)
		}
	})
}

func runSteps(t *testing.T, slots int, steps []step) string {
	const perTeam, total = 6, 15
	l := newLine(slots, perTeam, total, time.Minute)
	contexts := map[string][]context.CancelFunc{}
	defer func() {
		for _, cancels := range contexts {
			for _, cancel := range cancels {
				cancel()
			}
		}
		l.settle()
		l.drain(t)
	}()
	for i, s := range steps {
		before, waited := l.running(), l.waitingTeams()
		served := len(l.order)
		switch s.What {
		case "ask":
			ctx, cancel := context.WithCancel(t.Context())
			contexts[s.Team] = append(contexts[s.Team], cancel)
			l.ask(ctx, s.Team, 1)
		case "done":
			if len(l.release[s.Team]) > 0 {
				before[s.Team]--
				l.done(s.Team)
			}
		case "cancel":
			if n := len(contexts[s.Team]); n > 0 {
				contexts[s.Team][n-1]()
				contexts[s.Team] = contexts[s.Team][:n-1]
				l.settle()
			}
		case "sleep":
			l.pass(20 * time.Second)
		}
		if problem := l.check(perTeam, total); problem != "" {
			return fmt.Sprintf("step %d: %s", i, problem)
		}
		if s.What != "done" {
			continue
		}
		for _, team := range l.order[served:] {
			for _, other := range waited {
				if before[other] < before[team] && slices.Contains(l.waitingTeams(), other) {
					return fmt.Sprintf("step %d: %s with %d was served before %s with %d", i, team, before[team], other, before[other])
				}
			}
			before[team]++
		}
	}
	return ""
}

func (l *line) waitingTeams() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	var teams []string
	for team, t := range l.tenants {
		if t.waiting > 0 {
			teams = append(teams, team)
		}
	}
	return teams
}

// check returns what is wrong with the state, if anything.
func (l *line) check(perTeam, total int) string {
	l.mu.Lock()
	defer l.mu.Unlock()
	running, waiting := 0, 0
	for team, t := range l.tenants {
		running += t.running
		waiting += t.waiting
		switch {
		case t.running != len(l.release[team]):
			return fmt.Sprintf("%s runs %d, but has got %d", team, t.running, len(l.release[team]))
		case t.waiting > perTeam:
			return fmt.Sprintf("%d of %s wait", t.waiting, team)
		case l.slots > 2 && t.running > usualLimit.Caller*(l.slots-t.running+1):
			return fmt.Sprintf("%s runs %d of %d", team, t.running, l.slots)
		case t.waiting > 0 && t.running < usualLimit.Caller*l.free:
			return fmt.Sprintf("%s waits with %d running and %d free", team, t.running, l.free)
		}
	}
	switch {
	case running > l.slots || running+l.free != l.slots:
		return fmt.Sprintf("%d run and %d are free of %d", running, l.free, l.slots)
	case waiting != l.waiting || waiting > total:
		return fmt.Sprintf("%d wait, counted as %d", waiting, l.waiting)
	case len(l.running()) > len(l.tenants):
		return fmt.Sprintf("teams %v run, known are %v", l.running(), slices.Collect(maps.Keys(l.tenants)))
	}
	return ""
}
