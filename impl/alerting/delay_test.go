package alerting

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/oapi-codegen/nullable"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
)

// delayed is a stack whose windows are read so long after their ends.
func delayed(t *testing.T, delay time.Duration) *stack {
	t.Helper()
	s := newStack(t)
	s.delay = delay
	s.evaluator = s.newEvaluator(t)
	return s
}

// TestAWindowIsReadAfterTheDelay has rows arrive after the end of their window, before it is read and after that.
func TestAWindowIsReadAfterTheDelay(t *testing.T) {
	t.Parallel()
	s := delayed(t, 5*time.Second)
	below := s.search("all")
	below.ThresholdType, below.Threshold = api.AlertThresholdTypeBelow, 2
	id := s.create(t, below)
	s.passAt(t, "12:00:04.999")
	want(t, "a new alert", s.newest(t, id), "11:59: ALERT 11:58=0") // the newest that may be read
	s.passAt(t, "12:00:05")
	want(t, "at the time", s.newest(t, id), "12:00: ALERT 11:59=0")
	s.insert(t, "12:00:10 a 1")
	s.passAt(t, "12:01:00")
	s.insert(t, "12:00:59 a 1")
	s.passAt(t, "12:01:04.999")
	want(t, "before the time", s.newest(t, id), "12:00: ALERT 11:59=0")
	s.passAt(t, "12:01:06")
	want(t, "with what is late", s.newest(t, id), "12:01: OK 12:00=2")
	s.insert(t, "12:00:30 a 1", "12:01:30 a 1")
	s.passAt(t, "12:02:05")
	want(t, "what is too late", s.newest(t, id), "12:02: ALERT 12:01=1")

	for i, read := range []string{"12:02:05", "12:01:06", "12:00:05", "12:00:04.999"} {
		if got := s.history(t, id)[i].ReadAt; got == nil || instant(got.Time) != read {
			t.Errorf("entry %d was read at %v, want %s", i, got, read)
		}
	}
	s.down.Store(true)
	s.passAt(t, "12:03:05")
	if entry := s.history(t, id)[0]; entry.State != api.AlertHistoryStateERROR || entry.ReadAt != nil {
		t.Errorf("what could not be read: %+v", entry)
	}
	s.down.Store(false)
	s.passAt(t, "12:07:04")
	want(t, "after an outage", s.newest(t, id), "12:06: ALERT 12:02=0 12:03=0 12:04=0 12:05=0")
}

// TestADelayCountsForEverySchedule looks each second at alerts with schedules of their own. That of the one whose windows
// begin later is not taken for a mistake of a clock that was ahead.
func TestADelayCountsForEverySchedule(t *testing.T) {
	t.Parallel()
	s := delayed(t, 30*time.Second)
	ids := map[string]string{
		"plain":    s.create(t, s.search("all")),
		"offset":   s.create(t, scheduled(t, s.search("all"), "5m", 2, "")),
		"anchored": s.create(t, scheduled(t, s.search("all"), "1m", 0, "12:01:20.500")),
	}
	read := map[string]map[string]string{}
	for last := yesterday(t, "12:03:00"); !s.clock().After(last); s.set(s.clock().Add(time.Second)) {
		s.pass(t)
	}
	for name, id := range ids {
		read[name] = map[string]string{}
		for _, entry := range s.history(t, id) {
			read[name][instant(entry.WindowEnd.Time)] = instant(entry.ReadAt.Time)
		}
	}
	if diff := cmp.Diff(map[string]map[string]string{
		"plain":    {"11:59": "12:00", "12:00": "12:00:30", "12:01": "12:01:30", "12:02": "12:02:30"},
		"offset":   {"11:57": "12:00", "12:02": "12:02:30"},
		"anchored": {"12:02:20.500": "12:02:51"},
	}, read); diff != "" {
		t.Errorf("when windows were read (-want +got):\n%s", diff)
	}
	if n := s.ahead(t, "schedule"); n != 0 {
		t.Errorf("%v alerts are taken for late", n)
	}
}

// TestReplicasWithDelaysOfTheirOwn has two of them look at an alert in turns. Each window is read by the delay of the one
// that claims it, which another one may have put off.
func TestReplicasWithDelaysOfTheirOwn(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	soon := s.evaluator
	s.delay = 30 * time.Second
	late := s.newEvaluator(t)
	id := s.create(t, s.search("all"))
	for _, step := range []struct {
		at   string
		by   *Evaluator
		want string
	}{
		{"12:00:00", soon, "12:00"},
		{"12:01:00", late, "12:00"},
		{"12:01:29", soon, "12:00"},
		{"12:01:30", late, "12:01"},
		{"12:02:00", soon, "12:01"},
		{"12:02:30", soon, "12:02"},
		{"12:02:31", late, "12:02"},
		{"12:03:00", soon, "12:03"},
		{"12:03:30", late, "12:03"},
	} {
		s.at(t, step.at)
		s.passBy(t, step.by)
		entries := s.history(t, id)
		if got := instant(entries[0].WindowEnd.Time); got != step.want || len(entries[0].Values) != 1 {
			t.Errorf("%s: %s is the newest, with %v; want %s", step.at, got, entries[0].Values, step.want)
		}
	}
	if n := len(s.history(t, id)); n != 4 {
		t.Errorf("%d entries, want one for each window", n)
	}
}

// TestAChangeBeforeAWindowIsReadCounts changes alerts when a window is over and not read yet.
func TestAChangeBeforeAWindowIsReadCounts(t *testing.T) {
	t.Parallel()
	s := delayed(t, 5*time.Second)
	w := s.search("all")
	edited, enabled, moved := s.create(t, w), s.create(t, w), s.create(t, w)
	s.insert(t, "12:00:30 a 1")
	s.passAt(t, "12:00:05")
	off := w
	off.Enabled = ptr(false)
	s.update(t, enabled, off)
	s.at(t, "12:01:02")
	w.Threshold = 2
	s.update(t, edited, w)
	w.Threshold, w.Enabled = 1, ptr(true)
	s.update(t, enabled, w)
	w.ScheduleStartAt = nullable.NewNullableWithValue(core.Time{Time: yesterday(t, "11:00:01")})
	s.update(t, moved, w)
	s.pass(t)
	for id, newest := range map[string]string{
		edited: "12:00: OK 11:59=0", enabled: "12:00: OK 11:59=0", moved: "12:00:01: OK 11:59:01=0",
	} {
		want(t, "before it is read", s.newest(t, id), newest)
	}
	s.passAt(t, "12:01:05")
	want(t, "edited", s.newest(t, edited), "12:01: OK 12:00=1")
	want(t, "enabled", s.newest(t, enabled), "12:01: ALERT 12:00=1")
	s.passAt(t, "12:01:06")
	want(t, "moved", s.newest(t, moved), "12:01:01: ALERT 12:00:01=1")
}

// TestTryingReadsWhatAnEvaluationWould tries an alert when rows of the newest window may still arrive.
func TestTryingReadsWhatAnEvaluationWould(t *testing.T) {
	t.Parallel()
	s := delayed(t, 5*time.Second)
	id := s.create(t, s.search("all"))
	for now, end := range map[string]string{"12:03:04.999": "12:02", "12:03:05": "12:03"} {
		s.at(t, now)
		got, err := s.try(t, id)
		if err != nil || instant(got.WindowEnd.Time) != end {
			t.Errorf("%s: the window ends at %s (%v), want %s", now, instant(got.WindowEnd.Time), err, end)
		}
	}
}

// TestLatenessCountsFromWhenAWindowMayBeRead looks at what the metric says of an evaluation that is two seconds late.
func TestLatenessCountsFromWhenAWindowMayBeRead(t *testing.T) {
	t.Parallel()
	s := delayed(t, 5*time.Second)
	s.create(t, s.search("all"))
	s.passAt(t, "12:00:00")
	before := s.lateness(t)
	s.passAt(t, "12:01:07")
	if got := s.lateness(t) - before; got != 2 {
		t.Errorf("the evaluation is %v seconds late, want 2", got)
	}
}

// lateness is the sum of what the metric has seen.
func (s *stack) lateness(t *testing.T) float64 {
	t.Helper()
	r := prometheus.NewRegistry()
	r.MustRegister(s.evaluator.o.Metrics.lateness)
	families, err := r.Gather()
	if err != nil {
		t.Fatal(err)
	}
	return families[0].Metric[0].Histogram.GetSampleSum()
}
