package alerting

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/memory"
)

// largeSQL is of 50 KB, and not like that of another number.
func largeSQL(connection string, n int) string {
	return fmt.Sprintf(`{"configType":"sql","displayType":"number","connectionId":%q,"sqlTemplate":`+
		`"SELECT 7 WHERE $__fromTime_ms < $__toTime_ms AND '%d%s' != ''"}`, connection, n, strings.Repeat("x", 50_000))
}

// TestConditionsTakeBoundedMemory has alerts with much SQL on a connection that hangs.
func TestConditionsTakeBoundedMemory(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	e := s.evaluator
	const share = 1 << 20
	e.conditions = memory.NewBudget(memory.Limits{All: 4 * share, Group: 2 * share, Owner: share}, time.Millisecond)
	hangs, _ := listen(t)
	s.add(t, fmt.Sprintf(`{"connections": [{"name": hangs, "host": %q, "username": ""}]}`, hangs))
	const alerts, most = 40, share / (50_000 - smallCondition)
	for n := range alerts {
		s.create(t, s.tile(t, largeSQL(s.ids["connection hangs"], n)))
	}
	ctx, cancel := context.WithCancel(t.Context())
	s.at(t, "12:01:00")
	e.pass(ctx)
	for range alerts - most {
		v, _ := e.results.next()
		e.hold(v.group, -1)
		if len(v.Errors) > 0 || !v.Due.After(s.clock()) {
			t.Fatalf("an alert is not looked at again: %v", v)
		}
	}
	e.mu.Lock()
	held := 0
	for _, l := range e.queues {
		held += l.held.sum()
	}
	e.mu.Unlock()
	if held == 0 || held > most {
		t.Errorf("%d alerts are held, want at most %d", held, most)
	}
	cancel()
	e.settle(ctx)
	if err := e.conditions.Reservation(string(s.team), "").TryAcquire(t.Context(), share); err != nil {
		t.Errorf("something is held in the end: %v", err)
	}
}

// TestAlertsWaitForMemory has alerts with more SQL than may be held at a time.
func TestAlertsWaitForMemory(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	s.evaluator.conditions = memory.NewBudget(memory.Limits{All: 1 << 18, Group: 1 << 18, Owner: 1 << 18}, time.Minute)
	var ids []string
	for n := range 20 {
		ids = append(ids, s.create(t, s.tile(t, largeSQL(s.ids["connection local"], n))))
	}
	s.passAt(t, "12:01:00")
	for _, id := range ids {
		if a := s.get(t, id); a.State != api.AlertStateALERT {
			t.Errorf("an alert is %v: %v", a.State, a.ExecutionErrors)
		}
	}
}
