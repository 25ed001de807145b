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
					r := b.Reservation("first", string(rune('a'+i)))
					if err := r.Acquire(t.Context(), n); err != nil || r.Held() != n {
						t.Fatalf("the first holds %d of %d: %v", r.Held(), n, err)
					}
				}
				waited := make(chan error, 1)
				go func() { waited <- b.Reservation("first", "z").Acquire(t.Context(), largest) }()
				synctest.Wait()
				began := time.Now()
				r := b.Reservation("second", "a")
				if err := r.Acquire(t.Context(), largest); err != nil || time.Since(began) > 0 || r.Held() != largest {
					t.Errorf("another organization's holds %d of %d after %s: %v", r.Held(), largest, time.Since(began), err)
				}
				if <-waited == nil {
					t.Error("one more of the first got a place")
				}
			})
		})
	}
}

// TestTheLargestUpdateIsCounted holds that the largest body fits that replaces a text as large, of which all is
// counted.
func TestTheLargestUpdateIsCounted(t *testing.T) {
	t.Parallel()
	r := memory.NewBudget(requestMemory, maxMemoryWait).Reservation("organization", "key")
	body, before := weightOf(MaxBody, MaxBody), int64(4*MaxBody)
	for _, n := range []int64{body, before} {
		if err := r.TryAcquire(t.Context(), n); err != nil {
			t.Fatal(err)
		}
	}
	if r.Held() != body+before {
		t.Errorf("it holds %d MiB of %d", r.Held()>>20, (body+before)>>20)
	}
}
