package alerting

import "time"

const (
	// forget is how long an evaluated window counts for what is to be evaluated next.
	forget = 7 * 24 * time.Hour
	// maxWindows, maxShort and maxLong bound what is caught up after an outage: so many windows, and no further back
	// than maxShort for intervals below quarterHour, or maxLong for others.
	maxWindows  = 50
	maxShort    = 6 * time.Hour
	maxLong     = 24 * time.Hour
	quarterHour = 15 * time.Minute
)

// Schedule says where the windows of an alert end. They follow each other without a gap and without an overlap.
type Schedule struct {
	// Interval is the length of a window, whole minutes.
	Interval time.Duration
	// Offset shifts the windows away from multiples of the interval. Only what is left after whole intervals counts.
	Offset time.Duration
	// Anchor is where a window begins, and the first one there is. It makes Offset count for nothing. The zero time
	// means none.
	Anchor time.Time
}

// Range is a number of whole windows, from Start to End, End itself not included. It is empty when nothing is due.
type Range struct{ Start, End time.Time }

// Empty reports whether the range has no window.
func (r Range) Empty() bool { return !r.Start.Before(r.End) }

// End returns the end of the newest window that is over at now. With an Anchor that is still to come, or less than a
// window ago, it is before the first window.
func (s Schedule) End(now time.Time) time.Time {
	origin := s.origin()
	since := now.Sub(origin)
	past := since % s.Interval
	if past < 0 {
		past += s.Interval
	}
	return now.Add(-past)
}

// Next returns the end of the first window that is not over at now.
func (s Schedule) Next(now time.Time) time.Time {
	next := s.End(now).Add(s.Interval)
	if first := s.Anchor.Add(s.Interval); !s.Anchor.IsZero() && next.Before(first) {
		return first
	}
	return next
}

func (s Schedule) origin() time.Time {
	if !s.Anchor.IsZero() {
		return s.Anchor
	}
	return time.Unix(0, 0).UTC().Add(max(s.Offset, 0).Truncate(time.Minute) % s.Interval)
}

// Due returns the windows that are over at now and not evaluated yet, given the end of the newest one that is, or the zero
// time when none is. After an outage several are due at once; those too far in the past never are.
func (s Schedule) Due(now, evaluated time.Time) Range {
	end := s.End(now)
	start := end.Add(-s.Interval)
	if evaluated.After(end.Add(-forget)) {
		start = evaluated
	}
	// An edit may have moved the windows, so that the newest evaluated one ends within one of these. That is evaluated whole.
	missing := end.Sub(start)
	windows := (missing + s.Interval - 1) / s.Interval
	windows = max(0, min(windows, maxWindows, s.reach()/s.Interval))
	start = end.Add(-windows * s.Interval)
	if start.Before(s.Anchor) {
		start = s.Anchor
	}
	return Range{start, end}
}

// reach is how far back windows are caught up.
func (s Schedule) reach() time.Duration {
	if s.Interval < quarterHour {
		return maxShort
	}
	return maxLong
}
