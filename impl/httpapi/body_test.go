package httpapi

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/obstack/obstack/impl/memory"
)

// TestOneOrganizationLeavesAnotherItsLargestRequest has as many keys of one send their largest requests as get a place,
// and one more that waits.
func TestOneOrganizationLeavesAnotherItsLargestRequest(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		b := memory.NewBudget(inMemory, maxMemoryWait)
		largest := weightOf(MaxBody, MaxBody)
		keys := []string{"a", "b"}
		for _, key := range keys {
			if err := b.Lease("first", key).Take(t.Context(), largest); err != nil {
				t.Fatalf("two keys of one organization: %v", err)
			}
		}
		waited := make(chan error, 1)
		go func() { waited <- b.Lease("first", "c").Take(t.Context(), largest) }()
		synctest.Wait()
		began := time.Now()
		if err := b.Lease("second", "a").Take(t.Context(), largest); err != nil || time.Since(began) > 0 {
			t.Errorf("another organization's, after %s: %v", time.Since(began), err)
		}
		if <-waited == nil {
			t.Error("a third key of the first got a place")
		}
	})
}
