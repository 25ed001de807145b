package httpapi

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/obstack/obstack/impl/memory"
)

// TestOneOrganizationLeavesAnotherItsLargestRequest has as many keys of one send large requests as get a place, and one more
// that waits.
func TestOneOrganizationLeavesAnotherItsLargestRequest(t *testing.T) {
	t.Parallel()
	largest := weightOf(MaxBody, MaxBody)
	for name, first := range map[string][]int64{
		"those that take their keys' shares": {requestMemory.Owner, requestMemory.Owner}, "the largest": {largest},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				b := memory.NewBudget(requestMemory, maxMemoryWait)
				for i, n := range first {
					l := b.Lease("first", string(rune('a'+i)))
					if err := l.Take(t.Context(), n); err != nil || l.Held() != n {
						t.Fatalf("the first holds %d of %d: %v", l.Held(), n, err)
					}
				}
				waited := make(chan error, 1)
				go func() { waited <- b.Lease("first", "z").Take(t.Context(), largest) }()
				synctest.Wait()
				began := time.Now()
				l := b.Lease("second", "a")
				if err := l.Take(t.Context(), largest); err != nil || time.Since(began) > 0 || l.Held() != largest {
					t.Errorf("another organization's holds %d of %d after %s: %v", l.Held(), largest, time.Since(began), err)
				}
				if <-waited == nil {
					t.Error("one more of the first got a place")
				}
			})
		})
	}
}

// TestTheLargestUpdateIsCounted holds that there is room for the largest body that replaces a text as large, of which all is
// counted.
func TestTheLargestUpdateIsCounted(t *testing.T) {
	t.Parallel()
	l := memory.NewBudget(requestMemory, maxMemoryWait).Lease("organization", "key")
	body, before := weightOf(MaxBody, MaxBody), int64(4*MaxBody)
	for _, n := range []int64{body, before} {
		if err := l.TryTake(t.Context(), n); err != nil {
			t.Fatal(err)
		}
	}
	if l.Held() != body+before {
		t.Errorf("it holds %d MiB of %d", l.Held()>>20, (body+before)>>20)
	}
}
