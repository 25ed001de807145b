package batch

import (
	"fmt"
	"sync/atomic"
	"testing"
)

// BenchmarkScans renders the queries of alerts that share them.
func BenchmarkScans(b *testing.B) {
	conditions := make([]Condition, 5000)
	for i := range conditions {
		conditions[i] = Condition{Rows: &Rows{Source: logSource(), Where: fmt.Sprintf("Body:*%d*", i)}}
	}
	w := hour
	w.Open = true
	for b.Loop() {
		c := &call{window: w, answered: make([]atomic.Bool, len(conditions)), answer: func(_ int, found Observation) { b.Error(found.Err) }}
		var s *scan
		for _, subject := range c.subjects(conditions) {
			last := s
			var err error
			if s, err = place(subject, scan{window: w, table: logs}, last); err != nil {
				b.Fatal(err)
			}
			if last == nil || s == last {
				continue
			}
			if _, err := last.query(); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(len(conditions)*b.N)/b.Elapsed().Seconds(), "alerts/s")
}
