package api

import (
	"cmp"
	"maps"
	"slices"
	"time"
)

var intervalLengths = map[AlertInterval]time.Duration{
	AlertIntervalMinutes1:  time.Minute,
	AlertIntervalMinutes5:  5 * time.Minute,
	AlertIntervalMinutes15: 15 * time.Minute,
	AlertIntervalMinutes30: 30 * time.Minute,
	AlertIntervalHours1:    time.Hour,
	AlertIntervalHours6:    6 * time.Hour,
	AlertIntervalHours12:   12 * time.Hour,
	AlertIntervalDays1:     24 * time.Hour,
}

// AlertIntervals returns all intervals, the shortest first.
func AlertIntervals() []AlertInterval {
	return slices.SortedFunc(maps.Keys(intervalLengths), func(a, b AlertInterval) int {
		return cmp.Compare(a.Duration(), b.Duration())
	})
}

// Duration is how long the windows are, 0 for an interval that no API has written.
func (i AlertInterval) Duration() time.Duration { return intervalLengths[i] }
