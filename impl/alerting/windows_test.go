package alerting

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/oapi-codegen/nullable"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// evaluable are all kinds of conditions, each of which counts the rows of a window.
var evaluable = map[string]func(*testing.T, *stack) api.AlertWrite{
	"saved search": func(_ *testing.T, s *stack) api.AlertWrite { return s.search("all") },
	"line": func(t *testing.T, s *stack) api.AlertWrite {
		return s.tile(t, `{"displayType":"line","sourceId":"Events","select":[{"aggFn":"count"}]}`)
	},
	"number": func(t *testing.T, s *stack) api.AlertWrite {
		return s.tile(t, `{"displayType":"number","sourceId":"Events","select":[{"aggFn":"count"}]}`)
	},
	"formula": func(t *testing.T, s *stack) api.AlertWrite {
		return s.tile(t, `{"displayType":"stacked_bar","sourceId":"Events","select":[{"aggFn":"sum","valueExpression":"v"},{"aggFn":"avg","valueExpression":"v"}],
			"formulas":[{"expression":"A"},{"expression":"A / B"}]}`)
	},
	"SQL over time": func(t *testing.T, s *stack) api.AlertWrite {
		return s.tile(t, `{"configType":"sql","displayType":"line","connectionId":"local","sqlTemplate":
			"SELECT $__timeInterval(ts) AS t, count() AS n FROM events WHERE ts >= $__fromTime_ms AND ts < $__toTime_ms GROUP BY t ORDER BY t"}`)
	},
	"SQL with buckets of its own": func(t *testing.T, s *stack) api.AlertWrite {
		return s.tile(t, `{"configType":"sql","displayType":"stacked_bar","connectionId":"local","sqlTemplate":
			"SELECT min(ts) AS t, count() AS n FROM events WHERE ts >= $__fromTime_ms AND ts < $__toTime_ms GROUP BY intDiv(toUnixTimestamp64Milli(ts) - {startDateMilliseconds:Int64}, {intervalMilliseconds:Int64})"}`)
	},
	"SQL for a number": func(t *testing.T, s *stack) api.AlertWrite {
		return s.tile(t, `{"configType":"sql","displayType":"number","connectionId":"local","sqlTemplate":
			"SELECT count() FROM events WHERE ts >= $__fromTime_ms AND ts < $__toTime_ms"}`)
	},
}

// scheduled sets the schedule of an alert.
func scheduled(t testing.TB, w api.AlertWrite, interval api.AlertInterval, offset int, anchor string) api.AlertWrite {
	t.Helper()
	w.Interval = interval
	if offset > 0 {
		w.ScheduleOffsetMinutes = &offset
	}
	if anchor != "" {
		w.ScheduleStartAt = nullable.NewNullableWithValue(core.Time{Time: yesterday(t, anchor)})
	}
	return w
}

// TestAWindowIsWhatItSays evaluates the window that is over, for every schedule and every kind of condition. Rows right
// outside of it, and at its end, are not counted.
func TestAWindowIsWhatItSays(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		now      string
		interval api.AlertInterval
		offset   int
		anchor   string
		start    string
		end      string
	}{
		{"12:13:45", "5m", 0, "", "12:05:00", "12:10:00"},
		{"12:13:45", "5m", 2, "", "12:07:00", "12:12:00"},
		{"12:11:59", "5m", 2, "", "12:02:00", "12:07:00"},
		{"12:13:45", "5m", 0, "12:02:30", "12:07:30", "12:12:30"},
		{"12:13:45", "1h", 10, "", "11:10:00", "12:10:00"},
		{"00:00:10", "1d", 0, "", "00:00:00-", "00:00:00"},
		{"12:13:45", "1m", 0, "12:02:30.007", "12:12:30.007", "12:13:30.007"},
		{"12:13:30.006", "1m", 0, "12:02:30.007", "12:11:30.007", "12:12:30.007"},
		{"12:13:30.007", "1m", 0, "12:02:30.007", "12:12:30.007", "12:13:30.007"},
		{"12:13:45", "15m", 0, "03:17:11-", "11:47:11", "12:02:11"},
		{"12:13:45", "30m", 29, "", "11:29:00", "11:59:00"},
		{"12:13:45", "6h", 0, "03:17:11.999", "03:17:11.999", "09:17:11.999"},
		{"12:13:45", "12h", 61, "", "13:01:00-", "01:01:00"},
		{"12:13:45", "1d", 0, "17:00:30-", "", ""},
		{"17:00:30", "1d", 0, "17:00:30-", "17:00:30-", "17:00:30"},
		{"12:13:45", "5m", 0, "12:13:46", "", ""},
		{"12:13:45", "5m", 0, "12:13:30", "", ""},
		{"12:18:31", "5m", 0, "12:13:30", "12:13:30", "12:18:30"},
	} {
		t.Run(fmt.Sprintf("%s of %s shifted by %d from %s", c.now, c.interval, c.offset, c.anchor), func(t *testing.T) {
			t.Parallel()
			s := newStack(t)
			s.at(t, c.now)
			wanted := ""
			if c.start != "" {
				start, end := yesterday(t, c.start), yesterday(t, c.end)
				var rows []string
				for _, at := range []time.Time{start.Add(-time.Millisecond), start, end.Add(-time.Millisecond), end} {
					rows = append(rows, fmt.Sprintf("(fromUnixTimestamp64Milli(%d), 'a', 1)", at.UnixMilli()))
				}
				s.exec(t, "INSERT INTO events (ts, svc, v) VALUES "+strings.Join(rows, ", "))
				wanted = fmt.Sprintf("%s: ALERT %s=2", instant(end), instant(start))
			}
			ids := map[string]string{}
			for kind, condition := range evaluable {
				ids[kind] = s.create(t, scheduled(t, condition(t, s), c.interval, c.offset, c.anchor))
			}
			s.pass(t)
			for kind, id := range ids {
				want(t, kind, s.newest(t, id), wanted)
				s.wantFine(t, id)
			}
		})
	}
}

// wantFine wants that nothing went wrong in the last evaluation.
func (s *stack) wantFine(t testing.TB, id string) {
	t.Helper()
	if errs := s.get(t, id).ExecutionErrors; len(errs) > 0 {
		t.Errorf("errors: %v", errs)
	}
}

// TestMissedWindowsAreCaughtUp evaluates them all at once, whatever the schedule and whatever the condition.
func TestMissedWindowsAreCaughtUp(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		offset int
		anchor string
		first  string // what the first pass says
		second string
	}{
		{0, "", "12:00: OK 11:55=0", "12:15: ALERT 12:00=1 12:05=2 12:10=3"},
		{2, "", "11:57: OK 11:52=0", "12:17: ALERT 11:57=1 12:02=1 12:07=3 12:12=1"},
		{0, "11:54:30.500", "11:59:30.500: OK 11:54:30.500=0", "12:14:30.500: ALERT 11:59:30.500=1 12:04:30.500=2 12:09:30.500=3"},
	} {
		t.Run(fmt.Sprint(c.offset, c.anchor), func(t *testing.T) {
			t.Parallel()
			s := newStack(t)
			ids := map[string]string{}
			for kind, condition := range evaluable {
				ids[kind] = s.create(t, scheduled(t, condition(t, s), "5m", c.offset, c.anchor))
			}
			s.passAt(t, "12:00:00")
			for kind, id := range ids {
				want(t, kind, s.newest(t, id), c.first)
			}
			s.insert(t, "12:01:00 a 1", "12:06:00 a 1", "12:08:00 a 1", "12:10:00 a 1", "12:10:00 a 1", "12:13:00 a 1")
			s.passAt(t, "12:18:00")
			for kind, id := range ids {
				want(t, kind, s.newest(t, id), c.second)
				s.wantFine(t, id)
			}
		})
	}
}

func TestEveryWindowIsEvaluatedOnce(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	id := s.create(t, scheduled(t, s.search("all"), "5m", 0, ""))
	for _, at := range []string{
		"12:00:00", "12:00:00", "12:04:59.999", "12:05:00", "12:05:01", "12:09:00", "12:10:01",
		"12:09:51", "12:09:52", // the clock goes back, no further than those of two replicas may differ
		"12:14:59", "12:15:00",
	} {
		s.passAt(t, at)
	}
	var ends []string
	for _, entry := range s.history(t, id) {
		ends = append(ends, instant(entry.WindowEnd.Time))
		if n := len(entry.Values); n != 1 {
			t.Errorf("%d windows at once", n)
		}
	}
	want(t, "windows", strings.Join(ends, " "), "12:15 12:10 12:05 12:00")

	s.passAt(t, "23:00:00")
	if n := len(s.history(t, id)[0].Values); n != 50 {
		t.Errorf("%d windows are caught up, want 50", n)
	}
	s.set(s.clock().AddDate(0, 0, 8))
	s.pass(t)
	if n := len(s.history(t, id)[0].Values); n != 1 {
		t.Errorf("%d windows are evaluated after more than a week, want 1", n)
	}
}

func TestAnEditOfTheScheduleLeavesNoGap(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	w := s.search("all")
	id := s.create(t, scheduled(t, w, "5m", 0, ""))
	s.insert(t, "12:00:00 a 1", "12:06:00 a 1", "12:08:00 a 1", "12:14:00 a 1")
	for _, step := range []struct {
		at, interval string
		offset       int
		anchor, want string
	}{
		{"12:01:00", "5m", 0, "", "12:00: OK 11:55=0"},
		{"12:05:00", "5m", 0, "", "12:05: ALERT 12:00=1"},
		{"12:08:00", "5m", 2, "", "12:07: ALERT 12:02=1"},
		// A window without rows takes back nothing that was found in the same evaluation.
		{"12:11:00", "1m", 0, "", "12:11: ALERT 12:07=0 12:08=1 12:09=0 12:10=0"},
		{"12:12:00", "15m", 0, "", "12:11: ALERT 12:07=0 12:08=1 12:09=0 12:10=0"},
		{"12:15:00", "15m", 0, "", "12:15: ALERT 12:00=4"},
		{"12:16:00", "1m", 0, "12:14:30", "12:15:30: OK 12:14:30=0"},
		{"12:17:00", "1m", 0, "13:00:00", "12:15:30: OK 12:14:30=0"},
		{"13:00:59", "1m", 0, "13:00:00", "12:15:30: OK 12:14:30=0"},
		{"13:01:00", "1m", 0, "13:00:00", "13:01: OK 13:00=0"},
	} {
		s.at(t, step.at)
		edit := scheduled(t, w, api.AlertInterval(step.interval), step.offset, step.anchor)
		edit.ScheduleOffsetMinutes = &step.offset
		if step.anchor == "" {
			edit.ScheduleStartAt = nullable.NewNullNullable[core.Time]()
		}
		s.update(t, id, edit)
		s.pass(t)
		want(t, step.at, s.newest(t, id), step.want)
	}
}
