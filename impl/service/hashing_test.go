package service

import (
	"context"
	"net/netip"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/obstack/obstack/impl/core"
)

// TestFewWaitForAHash has clients ask for hashes that do not end: two are computed at a time, sixteen wait, two of them of one
// client, and all others are refused at once.
func TestFewWaitForAHash(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		people := &People{Now: time.Now, hashing: newHashing()}
		var running, most, refused atomic.Int32
		goOn := make(chan struct{})
		ask := func(client string) {
			ctx := core.WithPrincipal(context.Background(), core.Principal{Address: netip.MustParseAddr(client)})
			go func() {
				err := people.hash(ctx, func() {
					most.Store(max(most.Load(), running.Add(1)))
					<-goOn
					running.Add(-1)
				})
				if err != nil && core.KindOf(err) != core.RateLimited {
					t.Errorf("%s: %v", client, err)
				}
				if err != nil {
					refused.Add(1)
				}
			}()
			synctest.Wait()
		}
		state := func(when string, nowRunning, nowRefused int32) {
			t.Helper()
			if running.Load() != nowRunning || refused.Load() != nowRefused {
				t.Errorf("%s: %d run and %d are refused, want %d and %d", when, running.Load(), refused.Load(), nowRunning, nowRefused)
			}
		}
		ask("192.0.2.1")
		ask("192.0.2.2")
		state("two", 2, 0)
		for _, client := range []string{"2001:db8::1", "2001:db8::2"} {
			ask(client)
		}
		state("two of one client wait", 2, 0)
		ask("2001:db8::3") // the same network
		state("a third of it", 2, 1)
		for _, client := range []string{"192.0.2.3", "192.0.2.4", "192.0.2.5", "192.0.2.6", "192.0.2.7", "192.0.2.8", "192.0.2.9"} {
			ask(client)
			ask(client)
		}
		state("sixteen wait", 2, 1)
		ask("192.0.2.10")
		state("the next one", 2, 2)
		close(goOn)
		synctest.Wait()
		if most.Load() != 2 || refused.Load() != 2 {
			t.Errorf("in the end %d were computed at a time, and %d refused", most.Load(), refused.Load())
		}
		ask("192.0.2.10")
		state("afterwards", 0, 2)
	})
}
