package ingest

import (
	"context"
	"crypto/rand"
	"log/slog"
	"math/bits"
	"sync"
	"time"

	"github.com/obstack/obstack/impl/ingest/otlp"
)

const (
	// lateInterval is how often Options.Late is called, and maxLate what it gets at most; what is beyond that is in the
	// metrics alone, as are rows that are later than maxLateness: a sender of old records makes no more of them than some
	// sixty for each minute of a table.
	lateInterval = 10 * time.Second
	maxLate      = 5000
	maxLateness  = time.Hour
	// lateBits are those that count of how late rows are, so that many of one minute are few LateRows.
	lateBits = 3
)

// LateRows are rows of a table, and of one minute, that were stored when an alert may have read it.
type LateRows struct {
	Table string
	// Minute is where the minute begins. Stored is when the rows were to be seen, at the latest: it is up to a quarter of
	// how late they are after that.
	Minute, Stored time.Time
	Rows           int64
}

// late counts rows that were stored late. It is safe for concurrent use, but for report and reported, which belong to reportLate:
// what is being reported, until it was.
type late struct {
	mu       sync.Mutex
	counts   map[lateKey]int64
	report   string
	reported []LateRows
}

// lateKey is what LateRows have in common, with times in milliseconds since 1970.
type lateKey struct {
	table          string
	minute, stored int64
}

func (l *late) add(key lateKey, rows int64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if _, known := l.counts[key]; known || len(l.counts) < maxLate {
		l.counts[key] += rows
	}
}

// take returns everything and forgets it.
func (l *late) take() map[lateKey]int64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	counts := l.counts
	l.counts = map[lateKey]int64{}
	return counts
}

// observe counts how late rows are that are stored now.
func (i *Intake) observe(k *otlp.Block, rows span) {
	table, now := k.Table(), i.options.Now()
	lateness := i.metrics.lateness.WithLabelValues(table)
	minutes := map[int64]int64{} // rows by the end of their minute
	_ = eachTime(k, rows, func(nanos int64) {
		after := now.UnixNano() - nanos
		lateness.Observe(max(0, float64(after)/1e9))
		if after > int64(i.options.LateAfter) {
			minutes[(nanos/int64(time.Minute)+1)*time.Minute.Milliseconds()]++
		}
	})
	for end, n := range minutes {
		if after := now.UnixMilli() - end; after > i.options.LateAfter.Milliseconds() {
			i.metrics.late.WithLabelValues(table).Add(float64(n))
			if after > maxLateness.Milliseconds() {
				continue
			}
			i.late.add(lateKey{table, end - time.Minute.Milliseconds(), end + roundUp(after)}, n)
		}
	}
}

func roundUp(milliseconds int64) int64 {
	step := int64(1) << max(0, bits.Len64(uint64(milliseconds))-lateBits)
	return (milliseconds + step - 1) / step * step
}

// keepLate reports late rows now and then, until the context ends.
func (i *Intake) keepLate(ctx context.Context) {
	for pause(ctx, lateInterval) {
		i.reportLate(ctx)
	}
}

// reportLate reports what is known. It may be that it has been stored although there was an error: so it stays one report.
func (i *Intake) reportLate(ctx context.Context) {
	l := i.late
	for i.options.Late != nil {
		if len(l.reported) == 0 {
			l.report = rand.Text()
			for key, n := range l.take() {
				l.reported = append(l.reported, LateRows{key.table, time.UnixMilli(key.minute), time.UnixMilli(key.stored), n})
			}
		}
		if len(l.reported) == 0 {
			return
		}
		if err := i.callLate(ctx); err != nil { // it is tried again
			i.failures.Failed("late", false, slog.LevelWarn, "cannot store counts of late rows", slog.Any("error", err))
			return
		}
		l.reported = nil
		i.failures.Works("late", false, "counts of late rows can be stored again")
	}
}

func (i *Intake) callLate(ctx context.Context) (err error) {
	defer recovered(&err)
	return i.options.Late(ctx, i.late.report, i.late.reported)
}
