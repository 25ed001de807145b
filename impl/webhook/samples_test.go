package webhook

import (
	"context"
	"sync"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// TestSlowRowsOfATeamAreItsOwn has more events of a team whose rows take too long than are looked at at a time, before one
// of another team.
func TestSlowRowsOfATeamAreItsOwn(t *testing.T) {
	t.Parallel()
	o := newOffice(t)
	slow, other := core.TeamID(core.NewID()), core.TeamID(core.NewID())
	var events []store.OutboxEvent
	for i := range maxRendering + 3 {
		e := store.OutboxEvent{Team: slow, Event: store.Event{Alert: searchEvent().Alert, Firing: true}}
		if i == maxRendering+2 {
			e.Team = other
		}
		e.Event.Alert.TeamID = string(e.Team)
		events = append(events, e)
	}
	var mu sync.Mutex
	asked := map[core.TeamID]int{}
	o.deliverer.o.Sample = func(ctx context.Context, e store.Event) (string, error) {
		mu.Lock()
		asked[core.TeamID(e.Alert.TeamID)]++
		mu.Unlock()
		if e.Alert.TeamID == string(slow) {
			<-ctx.Done()
			return "", ctx.Err()
		}
		return "a,b", nil
	}
	for i, want := range []struct {
		pause       time.Duration
		slow, other int
	}{
		{0, maxOfTeam, 1},
		{0, maxOfTeam, 2}, // it backs off
		{rowsBackoff, 2 * maxOfTeam, 3},
	} {
		o.pause(want.pause)
		fanouts, err := o.deliverer.fanoutsOf(t.Context(), events)
		if err != nil || len(fanouts) != len(events) {
			t.Fatal(len(fanouts), err)
		}
		if asked[slow] != want.slow || asked[other] != want.other {
			t.Errorf("%d: rows of the slow team were asked for %d times, want %d, and of the other %d, want %d",
				i, asked[slow], want.slow, asked[other], want.other)
		}
	}
	o.pause(rowsBackoff)
	if _, err := o.deliverer.fanoutsOf(t.Context(), nil); err != nil || len(o.deliverer.rowsAfter) != 0 {
		t.Errorf("%v is kept of what is over: %v", o.deliverer.rowsAfter, err)
	}
}
