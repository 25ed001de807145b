package main

import (
	"fmt"
	"testing"
	"time"
)

// figure prints a measured value beside its budget.
func figure(b *testing.B, name, value, budget string) {
	b.Helper()
	fmt.Printf("\n  %-46s %-34s budget %s\n", name, value, budget)
}

func percentile(sorted []time.Duration, p float64) time.Duration {
	return sorted[min(len(sorted)-1, int(p*float64(len(sorted))))]
}
