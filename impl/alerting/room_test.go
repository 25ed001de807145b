package alerting

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// TestATeamWithASlowServerHoldsUpNoOther has more alerts of one team than may be held, all before the only alert of
// another. The team's server answers one now and then, so that its connection never counts as stuck.
func TestATeamWithASlowServerHoldsUpNoOther(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	e, slow := s.evaluator, s.team
	onSlow, _, _ := s.onConnections(t)
	model := s.get(t, s.create(t, onSlow))
	s.write(t, func(tx *store.Tx) error {
		for range maxMoving {
			model.ID = core.NewID()
			if err := tx.CreateAlert(t.Context(), slow, &model, ""); err != nil {
				return err
			}
		}
		return nil
	})
	s.set(s.clock().Add(time.Second)) // the other's is due after them
	s.team = s.newTeam(t)
	s.add(t, resources)
	id := s.create(t, s.search("all"))
	s.at(t, "12:01:00")

	ctx, cancel := context.WithCancel(t.Context())
	for range maxMoving / maxClaimed {
		e.pass(ctx)
		e.mu.Lock()
		for _, l := range e.lanes {
			l.heard = time.Now()
		}
		e.mu.Unlock()
	}
	e.mu.Lock()
	held := e.held[slow]
	e.mu.Unlock()
	if held != maxMoving/2 {
		t.Errorf("%d alerts of one team are held, want %d", held, maxMoving/2)
	}
	if n := s.count(t, "SELECT count(*) FROM alerts WHERE id = '"+id+"' AND claim IS NOT NULL"); n != 1 {
		t.Error("the alert of the other team is not claimed")
	}
	for !t.Failed() {
		v := <-e.judged
		e.hold(v.Team, -1)
		if v.Alert == id {
			break
		}
	}
	cancel()
	e.settle(ctx)
}

// TestHowManyTeamsTakeAllRoom has teams claim for as long as they may, one after the other.
func TestHowManyTeamsTakeAllRoom(t *testing.T) {
	t.Parallel()
	e := &Evaluator{held: map[core.TeamID]int{}}
	var held []int
	for {
		team := core.TeamID(core.NewID())
		n, full := e.room()
		if n < minClaimed {
			break
		}
		for n >= minClaimed && !slices.Contains(full, team) {
			e.hold(team, n)
			n, full = e.room()
		}
		held = append(held, e.held[team])
	}
	if len(held) < 4 || held[0] > maxMoving/2 {
		t.Errorf("there is room for %v", held)
	}
}
