package alerting

import (
	"testing"
	"time"

	"pgregory.net/rapid"
)

// day is a day on which all examples take place.
const day = "2026-03-17"

func clock(t testing.TB, text string) time.Time {
	t.Helper()
	if text == "" {
		return time.Time{}
	}
	at, err := time.Parse(time.DateTime, day+" "+text)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

func TestTheEndOfAWindow(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		now              string
		interval, offset time.Duration
		anchor, want     string
	}{
		{"12:13:45", 5, 0, "", "12:10:00"},
		{"12:13:45", 5, 2, "", "12:12:00"},
		{"12:11:59", 5, 2, "", "12:07:00"},
		{"12:13:45", 5, 2, "12:02:30", "12:12:30"},
		{"12:13:45", 60, 10, "", "12:10:00"},
		{"00:00:10", 1440, 0, "", "00:00:00"},
		{"12:15:00", 5, 0, "", "12:15:00"},
		{"12:14:59.999", 5, 0, "", "12:10:00"},
		{"12:13:45", 5, 7, "", "12:12:00"},
		{"12:13:45", 5, -3, "", "12:10:00"},
		{"12:01:00", 5, 0, "12:02:30", "11:57:30"},
	} {
		s := Schedule{Interval: c.interval * time.Minute, Offset: c.offset * time.Minute, Anchor: clock(t, c.anchor)}
		if got := s.End(clock(t, c.now)); !got.Equal(clock(t, c.want)) {
			t.Errorf("%+v at %s: %s, want %s", s, c.now, got, c.want)
		}
	}
}

func TestWhatIsDue(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		now, evaluated   string
		interval, offset time.Duration
		anchor           string
		start, end       string // empty for nothing
	}{
		"the first time it is one window":                {"12:13:45", "", 5, 0, "", "12:05:00", "12:10:00"},
		"an evaluated window is done":                    {"12:13:45", "12:10:00", 5, 0, "", "", ""},
		"the next one":                                   {"12:15:00", "12:10:00", 5, 0, "", "12:10:00", "12:15:00"},
		"missed windows are caught up at once":           {"22:18:00", "22:00:00", 5, 0, "", "22:00:00", "22:15:00"},
		"an anchor to come":                              {"22:13:00", "", 5, 0, "22:13:30", "", ""},
		"an anchor less than a window ago":               {"22:13:45", "", 5, 0, "22:13:30", "", ""},
		"the first anchored window":                      {"22:18:31", "", 5, 0, "22:13:30", "22:13:30", "22:18:30"},
		"nothing before an anchor":                       {"22:23:31", "20:00:00", 5, 0, "22:13:30", "22:13:30", "22:23:30"},
		"one window with an offset":                      {"12:13:45", "12:07:00", 5, 2, "", "12:07:00", "12:12:00"},
		"an offset of the other day":                     {"00:01:00", "", 5, 2, "", "23:52:00-", "23:57:00-"},
		"an edit that moved the windows":                 {"12:12:30", "12:10:00", 5, 2, "", "12:07:00", "12:12:00"},
		"an edit that lengthened them":                   {"12:30:00", "12:29:00", 15, 0, "", "12:15:00", "12:30:00"},
		"an evaluated window that is not over yet":       {"12:13:45", "12:15:00", 60, 0, "", "", ""},
		"no more than fifty":                             {"23:00:00", "00:00:00", 1, 0, "", "22:10:00", "23:00:00"},
		"fifty of five minutes":                          {"23:00:00", "00:00:00", 5, 0, "", "18:50:00", "23:00:00"},
		"no more than a day":                             {"23:00:00", "00:00:00", 30, 0, "", "00:00:00", "23:00:00"},
		"nothing was evaluated for a day of one minutes": {"00:00:10", "", 1440, 0, "", "00:00:00-", "00:00:00"},
	} {
		s := Schedule{Interval: c.interval * time.Minute, Offset: c.offset * time.Minute, Anchor: clock(t, c.anchor)}
		got := s.Due(clock(t, c.now), clock(t, c.evaluated))
		if c.end == "" {
			if !got.Empty() {
				t.Errorf("%s: %v, want nothing", name, got)
			}
			continue
		}
		if want := (Range{yesterday(t, c.start), yesterday(t, c.end)}); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

// yesterday is a time of the day before when a dash follows it.
func yesterday(t testing.TB, text string) time.Time {
	t.Helper()
	if at := len(text) - 1; text[at] == '-' {
		return clock(t, text[:at]).AddDate(0, 0, -1)
	}
	return clock(t, text)
}

func TestHowMuchIsCaughtUp(t *testing.T) {
	t.Parallel()
	now := clock(t, "00:00:00")
	for interval, want := range map[time.Duration]time.Duration{
		1: 50, 5: 50, 15: 50, 30: 48, 60: 24, 360: 4, 720: 2, 1440: 1,
	} {
		s := Schedule{Interval: interval * time.Minute}
		due := s.Due(now, now.AddDate(0, 0, -6))
		if got := due.End.Sub(due.Start) / s.Interval; got != want {
			t.Errorf("interval %s: %d windows, want %d", s.Interval, got, want)
		}
		due = s.Due(now, now.AddDate(0, 0, -8))
		if got := due.End.Sub(due.Start) / s.Interval; got != 1 {
			t.Errorf("interval %s after a week: %d windows", s.Interval, got)
		}
	}
}

// TestWindowsFollowEachOther holds that a clock which looks often enough evaluates every window once, whatever the
// schedule.
func TestWindowsFollowEachOther(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		minutes := rapid.SampledFrom([]int{1, 5, 15, 30, 60, 360, 720, 1440}).Draw(rt, "interval")
		s := Schedule{Interval: time.Duration(minutes) * time.Minute}
		now := clock(t, "00:00:00").Add(time.Duration(rapid.Int64Range(0, 1e14).Draw(rt, "now")))
		if rapid.Bool().Draw(rt, "anchored") {
			s.Anchor = now.Add(time.Duration(rapid.Int64Range(-1e14, 1e14).Draw(rt, "anchor"))).Truncate(time.Millisecond)
		} else {
			s.Offset = time.Duration(rapid.IntRange(0, 1439).Draw(rt, "offset")) * time.Minute
		}
		var evaluated time.Time
		for range 50 {
			due := s.Due(now, evaluated)
			if !due.Empty() {
				switch {
				case !evaluated.IsZero() && !due.Start.Equal(evaluated):
					rt.Fatalf("%+v: after %s comes %v", s, evaluated, due)
				case due.End.After(now) || now.Sub(due.End) >= s.Interval:
					rt.Fatalf("%+v: at %s the newest window is %v", s, now, due)
				case due.End.Sub(due.Start)%s.Interval != 0 || due.Start.Before(s.Anchor):
					rt.Fatalf("%+v: %v are no whole windows", s, due)
				}
				evaluated = due.End
			}
			now = now.Add(time.Duration(rapid.Int64Range(0, int64(20*time.Minute)).Draw(rt, "step")))
		}
	})
}
