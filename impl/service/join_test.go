package service

import (
	"testing"
	"time"
)

func TestAClockThatIsSetBackLimitsPasswordsForNoLonger(t *testing.T) {
	t.Parallel()
	var tries passwordTries
	now := time.Unix(1_800_000_000, 0)
	for _, at := range []time.Time{now, now.Add(-time.Minute), now.Add(-24 * time.Hour)} {
		for i := range maxTries + 1 {
			if got, want := tries.take("ann@example.com", at), i < maxTries; got != want {
				t.Errorf("at %s try %d is let through: %v", at, i+1, got)
			}
		}
	}
}
