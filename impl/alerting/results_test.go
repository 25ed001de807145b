package alerting

import (
	"fmt"
	"testing"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// alertResultOf is the n-th result of a team, about so many groups.
func alertResultOf(team core.TeamID, n, groups int) alertResult {
	v := alertResult{Evaluation: store.Evaluation{Team: team, Alert: fmt.Sprint(n)}}
	for i := range groups {
		v.Rows = append(v.Rows, store.GroupResult{Group: fmt.Sprint("host:", i)})
	}
	return v
}

// TestAResultAboutOneGroupWaitsForFewAboutThousands has four teams store as many groups as they may before another.
func TestAResultAboutOneGroupWaitsForFewAboutThousands(t *testing.T) {
	t.Parallel()
	q := newResultQueue()
	const heavy, light = 4, 1000
	for i := range heavy * 5 {
		if !q.add(alertResultOf(core.TeamID(fmt.Sprint("heavy ", i%heavy)), i, maxGroups)) {
			t.Fatal("the queue is full")
		}
	}
	for i := range light {
		q.add(alertResultOf("light", i, 1))
	}
	for batches, got := 0, 0; got < light; batches++ {
		if batches > light/maxStored+2*heavy {
			t.Fatalf("%d of %d results are stored after %d batches", got, light, batches)
		}
		for _, v := range q.batch() {
			if v.Team == "light" {
				if v.Alert != fmt.Sprint(got) {
					t.Fatalf("result %s is stored as number %d", v.Alert, got)
				}
				got++
			}
		}
	}
}

// TestResultsThatWaitAreBounded has teams evaluate without end while nothing is stored.
func TestResultsThatWaitAreBounded(t *testing.T) {
	t.Parallel()
	q := newResultQueue()
	const n, teams = 20, 6
	added := 0
	for i := range n {
		for team := range teams {
			if q.add(alertResultOf(core.TeamID(fmt.Sprint(team)), i, maxGroups)) {
				added++
			}
		}
	}
	for team, of := range q.teams {
		if of.size > maxQueuedOfTeam {
			t.Errorf("%d bytes of team %s wait", of.size, team)
		}
	}
	if q.size > maxQueued || q.size < maxQueued/2 || len(q.teams) != teams {
		t.Errorf("%d bytes of %d teams wait", q.size, len(q.teams))
	}
	for i := range 100 { // which are no burden
		if !q.add(alertResultOf("other", i, 1)) || !q.add(alertResultOf("0", n+i, 0)) {
			t.Fatal("a small result is not added")
		}
	}
	for left := added + 200; left > 0; left -= len(q.batch()) {
	}
	if q.size != 0 || len(q.teams) != 0 || len(q.turns) != 0 {
		t.Errorf("the empty queue has %d bytes of %d teams", q.size, len(q.teams))
	}
	if !q.add(alertResultOf("0", n, maxGroups)) {
		t.Error("an empty queue is full")
	}
	q.close()
	if batch := q.batch(); len(batch) != 1 {
		t.Errorf("the last batch has %d results", len(batch))
	}
	if batch := q.batch(); batch != nil {
		t.Errorf("a closed queue has %d results", len(batch))
	}
}
