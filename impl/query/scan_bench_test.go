package query

import (
	"fmt"
	"sync/atomic"
	"testing"
)

// BenchmarkScans renders the queries of alerts that share them.
func BenchmarkScans(b *testing.B) {
	watches := make([]Watch, 5000)
	for i := range watches {
		watches[i] = Watch{Rows: &WatchedRows{Source: logSource(), Where: fmt.Sprintf("Body:*%d*", i)}}
	}
	w := hour
	w.open = true
	for b.Loop() {
		c := &watching{window: w, answered: make([]atomic.Bool, len(watches)), answer: func(_ int, found Watched) { b.Error(found.Err) }}
		var s *scan
		for _, subject := range c.subjects(watches) {
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
	b.ReportMetric(float64(len(watches)*b.N)/b.Elapsed().Seconds(), "alerts/s")
}
