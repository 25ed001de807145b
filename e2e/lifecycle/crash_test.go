package lifecycle

import (
	"errors"
	"flag"
	"math/rand/v2"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib"

	"github.com/obstack/obstack/e2e/harness"
)

// kills is few for `make test` and many for `make faults`.
var kills = flag.Int("kills", 6, "how many times a server is killed while it writes")

func TestAKillLosesNothingThatWasAnswered(t *testing.T) {
	t.Parallel()
	rounds := *kills
	if harness.Deployment.Managed { // whose store and process are the same
		rounds = max(rounds/5, 1)
	}
	harness.OnEachStore(t, func(t *testing.T, args []string, settled func(testing.TB)) {
		args = append(args, harness.NoEngine...)
		data := filepath.Join(t.TempDir(), "data")
		s := harness.Launch(t, data, args...)
		s.WaitListen()
		l := newLedger(t, s)
		for range rounds {
			killWhileWriting(t, s, l)
			settled(t)
			if rand.N(4) == 0 { // a start that is cut short
				harness.Launch(t, data, args...).KillAfter(rand.N(60 * time.Millisecond))
				settled(t)
			}
			s = harness.Launch(t, data, args...)
			s.WaitListen()
			l.check(t, s)
			if t.Failed() {
				return
			}
		}
		t.Logf("%d writes were answered in %d rounds", l.answered, rounds)
	})
}

// killWhileWriting kills the server at a random moment of many writes at once.
func killWhileWriting(t *testing.T, s *harness.Server, l *ledger) {
	t.Helper()
	const writers = 8
	remaining := rand.N(150)
	now := make(chan struct{})
	ready := sync.OnceFunc(func() { close(now) })
	l.onSend = func() {
		if remaining--; remaining <= 0 {
			ready()
		}
	}
	var killed atomic.Bool
	var all sync.WaitGroup
	for i := range writers {
		var own []pair
		for j := i; j < len(l.pairs); j += writers {
			own = append(own, l.pairs[j])
		}
		all.Go(func() {
			defer ready()
			err := l.keepWriting(t.Context(), s, own)
			var refused *refusal
			if !killed.Load() || errors.As(err, &refused) {
				t.Errorf("a server that was not dead yet: %v", err)
			}
		})
	}
	<-now
	killed.Store(true)
	// Writes arrive and are answered in step with each other, so without this the kill would be in step with them.
	s.KillAfter(rand.N(3 * time.Millisecond))
	all.Wait()
	l.onSend = nil
}

func TestAKillDuringTheFirstStartLeavesAStoreThatStarts(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, settled func(testing.TB)) {
		args = append(args, harness.NoEngine...)
		data := filepath.Join(t.TempDir(), "data")
		for range 10 {
			harness.Launch(t, data, args...).KillAfter(rand.N(120 * time.Millisecond))
			settled(t)
		}
		s := harness.Launch(t, data, args...)
		s.WaitListen()
		if a := s.Do("GET", "dashboards", ""); a.Status != 200 {
			t.Errorf("with the key of bootstrap.json: status %d: %s", a.Status, a.Body)
		}
		s.Kill()
		again := harness.Launch(t, data, args...)
		again.WaitListen()
		if again.Keys != s.Keys || again.Do("GET", "dashboards", "").Status != 200 {
			t.Error("a later start has made other keys")
		}
	})
}
