package webhook

import (
	"testing"
	"time"
)

func TestWaits(t *testing.T) {
	t.Parallel()
	for tries, whole := range map[int]time.Duration{
		0: time.Second, 1: time.Second, 2: 2 * time.Second, 3: 4 * time.Second, 10: 512 * time.Second,
		11: 10 * time.Minute, 12: 10 * time.Minute, 1 << 30: 10 * time.Minute,
	} {
		least, most := whole, time.Duration(0)
		for range 2000 {
			w := backoff(tries)
			least, most = min(least, w), max(most, w)
		}
		if least < whole/2 || most > whole || most-least < whole/3 {
			t.Errorf("after %d tries from %v to %v, want half of %[4]v to %[4]v", tries, least, most, whole)
		}
	}
	for failures, want := range map[int]time.Duration{
		0: 0, 1: 0, 2: 0, 3: 2 * time.Second, 4: 4 * time.Second, 11: 5 * time.Minute, 1000: 5 * time.Minute,
	} {
		if got := pauseAfter(failures); got != want {
			t.Errorf("after %d failures a pause of %v, want %v", failures, got, want)
		}
	}
}
