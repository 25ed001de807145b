// Package failures is a throttled log of what goes on failing: a line when it begins, one an hour while it lasts, and one
// when it works again.
//
// A Log knows by an id what has failed, such as an alert, a webhook or a connection. Many things may fail at once for one
// reason, so it writes few lines in each period and says how many it left out. It may import nothing of ours.
package failures

import (
	"context"
	"log/slog"
	"maps"
	"sync"
	"time"
)

const (
	// repeatEvery is how often is logged that something still fails.
	repeatEvery = time.Hour
	// maxLines is how many lines there are in a period. What they have in common, such as a ClickHouse that is down, shows
	// in some of thousands.
	maxLines = 10
	period   = 10 * time.Second
	// maxKnown bounds the memory for what fails.
	maxKnown = 10_000
)

// Log logs failures by the ids of what fails. It is safe for concurrent use.
type Log struct {
	log *slog.Logger
	now func() time.Time

	mu      sync.Mutex
	known   map[string]time.Time // when the failure was last noted
	began   time.Time            // of the present period
	lines   int
	leftOut int
}

// New returns a Log that writes to another.
func New(log *slog.Logger) *Log {
	return &Log{log: log, now: time.Now, known: map[string]time.Time{}}
}

// Failed logs that something has failed, if it is the first time or has not been logged for an hour. A caller who knows
// that it has worked until now says so by first.
func (l *Log) Failed(id string, first bool, level slog.Level, message string, attrs ...slog.Attr) {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	last, known := l.known[id]
	if known && !first && now.Sub(last) < repeatEvery {
		l.turn(now)
		return
	}
	if known || len(l.known) < maxKnown {
		l.known[id] = now
	}
	l.write(now, level, message, attrs)
}

// Works logs that something works again. It must have failed as far as the Log knows, or the caller does.
func (l *Log) Works(id string, failed bool, message string, attrs ...slog.Attr) {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	if _, known := l.known[id]; !known && !failed {
		l.turn(now)
		return
	}
	delete(l.known, id)
	l.write(now, slog.LevelInfo, message, attrs)
}

// write writes a line, unless there were many just now.
func (l *Log) write(now time.Time, level slog.Level, message string, attrs []slog.Attr) {
	l.turn(now)
	if l.lines++; l.lines > maxLines {
		l.leftOut++
		return
	}
	l.log.LogAttrs(context.Background(), level, message, attrs...)
}

// turn begins a new period if the last one is over, and says how many lines there were no more of.
func (l *Log) turn(now time.Time) {
	if now.Sub(l.began) < period {
		return
	}
	if l.leftOut > 0 {
		l.log.Warn("some failures and recoveries were not logged", "lines", l.leftOut)
	}
	l.began, l.lines, l.leftOut = now, 0, 0
	if len(l.known) >= maxKnown { // also of what is gone by now
		maps.DeleteFunc(l.known, func(_ string, last time.Time) bool { return now.Sub(last) >= repeatEvery })
	}
}
