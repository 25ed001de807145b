package harness

import (
	"fmt"
	"testing"
	"time"
)

// Figure prints a measured value beside its budget.
func Figure(b *testing.B, name, value, budget string) {
	b.Helper()
	fmt.Printf("\n  %-46s %-34s budget %s\n", name, value, budget)
}

// Percentile is the time that a share p of the requests took at most.
func Percentile(sorted []time.Duration, p float64) time.Duration {
	return sorted[min(len(sorted)-1, int(p*float64(len(sorted))))]
}
