package alerting

import (
	"context"
	"fmt"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func TestATeamWithASlowServerHoldsUpNoOther(t *testing.T) {
	t.Parallel()
	testSlowServer(t, func(s *stack) {
		s.team = s.newTeam(t)
		s.add(t, resources)
	})
}

func TestAMemberWithASlowServerHoldsUpNoOther(t *testing.T) {
	t.Parallel()
	testSlowServer(t, func(*stack) {})
}

// testSlowServer has more alerts of a member on one server than may be held, all before the only alert of another one, in
// the team that become sets. The server answers one now and then, so that its connection never counts as stuck.
func testSlowServer(t *testing.T, become func(*stack)) {
	t.Helper()
	s := newStack(t)
	e, slow := s.evaluator, s.team
	hangs, _ := listen(t)
	onSlow, _, _ := s.onConnections(t, hangs)
	model := s.get(t, s.create(t, onSlow))
	s.write(t, func(tx *store.Tx) error {
		for range maxEvaluating {
			model.ID = core.NewID()
			if err := tx.CreateAlert(t.Context(), slow, &model, "greedy"); err != nil {
				return err
			}
		}
		return nil
	})
	s.set(s.clock().Add(time.Second)) // the other's is due after them
	become(s)
	a, err := s.alerts.Create(core.WithPrincipal(t.Context(), core.Principal{PersonID: "other"}), s.team, s.search("all"))
	if err != nil {
		t.Fatal(err)
	}
	s.at(t, "12:01:00")

	ctx, cancel := context.WithCancel(t.Context())
	for range maxEvaluating / minClaimed {
		e.pass(ctx)
		e.mu.Lock()
		for _, l := range e.queues {
			l.lastAnswer = time.Now()
		}
		e.mu.Unlock()
	}
	e.mu.Lock()
	held := e.held.sum()
	e.mu.Unlock()
	if held > maxEvaluating/2 {
		t.Errorf("%d alerts are held", held)
	}
	if n := s.count(t, "SELECT count(*) FROM alerts WHERE id = '"+a.ID+"' AND claim IS NOT NULL"); n != 1 {
		t.Error("the other alert is not claimed")
	}
	for !t.Failed() {
		v, _ := e.results.next()
		e.hold(v.group, -1)
		if v.Alert == a.ID {
			break
		}
	}
	cancel()
	e.settle(ctx)
}

// TestGreedyHoldersLeaveCapacity has alerts claimed for one holder after the other for as long as it may have more, and then
// for one who comes after all of them.
func TestGreedyHoldersLeaveCapacity(t *testing.T) {
	t.Parallel()
	member := func(i int) store.AlertGroup {
		return store.AlertGroup{Organization: "o", Team: "t", Creator: fmt.Sprint(i)}
	}
	organization := func(i int) store.AlertGroup {
		return store.AlertGroup{Organization: fmt.Sprint(i), Team: core.TeamID(fmt.Sprint(i))}
	}
	service := func(i int) store.AlertGroup {
		return store.AlertGroup{Organization: fmt.Sprint(i % 8), Team: core.TeamID(fmt.Sprint(i))}
	}
	for what, c := range map[string]struct {
		greedy int
		holder func(int) store.AlertGroup
		late   store.AlertGroup
		least  int // that the last one gets
	}{
		"one member":                            {1, member, member(1), 400},
		"eight members":                         {8, member, member(8), minClaimed},
		"a hundred members, for other services": {100, member, organization(0), 400},
		"one organization":                      {1, organization, organization(1), 1000},
		"eight organizations":                   {8, organization, organization(8), 100},
		"eight organizations of many services":  {800, service, organization(8), minClaimed},
	} {
		e := &Evaluator{held: holdings{}}
		claim := func(group store.AlertGroup) int {
			for {
				n, full := e.available()
				if n < minClaimed || full[group] || full[store.AlertGroup{Organization: group.Organization}] {
					return e.held[group]
				}
				e.hold(group, n)
			}
		}
		sizes := []int{}
		for i := range c.greedy {
			sizes = append(sizes, claim(c.holder(i)))
		}
		got := claim(c.late)
		t.Logf("%s: %d for the last one, after %v", what, got, sizes[:min(len(sizes), 16)])
		if got < c.least {
			t.Errorf("%s: the last one may have %d, want %d", what, got, c.least)
		}
	}
}

// In whatever order holders take what they may and give some of it back, k of them leave one part in k+1 for the next.
func TestAPartIsAlwaysFree(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		h := holdings{}
		for range rapid.IntRange(1, 60).Draw(t, "steps") {
			group := store.AlertGroup{Organization: fmt.Sprint(rapid.IntRange(1, 9).Draw(t, "who"))}
			held := h[group]
			if rapid.IntRange(0, 3).Draw(t, "gives back") == 0 {
				h.add(group, -rapid.IntRange(0, held).Draw(t, "some"))
			} else if may := allowance(h.sizes(), maxEvaluating-h.sum(), held); may > 0 {
				h.add(group, rapid.IntRange(1, may).Draw(t, "more"))
			}
			if free := maxEvaluating - h.sum(); free*(len(h)+1) < maxEvaluating {
				t.Fatalf("%d are free beside %v", free, h.sizes())
			}
		}
	})
}
