package alerting

import (
	"bytes"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// onEachStore runs a test on a stack of each database. What its evaluator logs is in the buffer.
func onEachStore(t *testing.T, test func(t *testing.T, s *stack, log *bytes.Buffer)) {
	for name, options := range map[string]func() store.Options{
		"SQLite":     func() store.Options { return store.Options{Dir: t.TempDir()} },
		"PostgreSQL": func() store.Options { return store.Options{DSN: pgtest.Start(t).DSN("postgres")} },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s, log := newStackOn(t, options()), &bytes.Buffer{}
			s.evaluator.o.Log = slog.New(slog.NewTextHandler(log, nil))
			test(t, s, log)
		})
	}
}

// ahead is how many alerts a clock that was ahead has held up, as the metric says.
func (s *stack) ahead(t *testing.T, kind string) float64 {
	t.Helper()
	r := prometheus.NewRegistry()
	r.MustRegister(s.evaluator.o.Metrics.ahead)
	families, err := r.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, family := range families {
		for _, m := range family.Metric {
			if m.Label[0].GetValue() == kind {
				return m.Counter.GetValue()
			}
		}
	}
	return 0
}

// TestAClockThatWasAheadHoldsUpNoAlert evaluates with a clock that is ahead by hours and then put right. Each window is
// evaluated when it is over, by what is in it then, and the history says so.
func TestAClockThatWasAheadHoldsUpNoAlert(t *testing.T) {
	t.Parallel()
	onEachStore(t, func(t *testing.T, s *stack, log *bytes.Buffer) {
		w := scheduled(t, s.search("all"), "5m", 0, "")
		w.GroupBy = ptr("svc")
		id := s.create(t, w)
		late := s.create(t, scheduled(t, s.search("all"), "1m", 0, "23:00:00")) // which is as it should be
		s.insert(t, "12:01:00 a 1", "12:06:00 a 1", "12:11:00 a 2", "12:11:00 a 2", "18:01:00 b 1")
		s.passAt(t, "12:05:00")
		s.passAt(t, "18:02:00")
		s.insert(t, "18:03:00 b 1")
		s.passAt(t, "18:05:00")
		want(t, "ahead", s.newest(t, id), "18:05: svc:b ALERT 18:00=2")

		s.passAt(t, "12:12:00")
		want(t, "put right", s.newest(t, id), "18:05: svc:b ALERT 18:00=2") // no notification yet
		wantHistory := func(windows ...string) {
			t.Helper()
			found := map[string]bool{}
			for _, entry := range s.history(t, id) {
				found[instant(entry.WindowEnd.Time)] = true
			}
			for _, w := range windows {
				if !found[w] {
					t.Errorf("the history has %v, and not %s", found, w)
				}
			}
			if len(found) != len(windows) {
				t.Errorf("the history has %v, want %v", found, windows)
			}
		}
		wantHistory("12:05", "12:10", "18:00", "18:05")
		want(t, "notified", s.notices(t, id), "svc:a firing 1 [12:00-12:05), svc:a firing 1 [12:05-12:10), svc:b resolved 0 [12:05-12:10), "+
			"svc:a resolved 0 [13:50-13:55), svc:b firing 2 [18:00-18:05)") // the first and the last two before the others
		s.passAt(t, "12:15:00")
		wantHistory("12:05", "12:10", "12:15", "18:00", "18:05")
		if n, m := s.ahead(t, "schedule"), s.ahead(t, "window"); n != 1 || m != 1 || strings.Count(log.String(), "a clock that was ahead") != 2 {
			t.Errorf("%v and %v are counted, and the log says %s", n, m, log)
		}

		// What was said about windows that had not begun gives way when they are over.
		s.insert(t, "17:56:00 a 3", "18:01:00 a 4", "18:04:00 b 4")
		s.passAt(t, "17:55:00")
		s.passAt(t, "18:00:00")
		want(t, "what was evaluated too early", s.newest(t, id), "18:05: svc:b ALERT 18:00=2")
		s.passAt(t, "18:05:00")
		want(t, "what was evaluated too early", s.newest(t, id), "18:05: svc:a ALERT 18:00=1 svc:b ALERT 18:00=3")
		if a := s.get(t, late); len(s.history(t, late)) > 0 || a.ExecutionErrors != nil {
			t.Errorf("an alert that begins later was evaluated: %v", a)
		}
	})
}

// TestAnEvaluationThatFailedAheadIsTriedAgain leaves the time for the next attempt in the future, and with it the end of
// a silence of the evaluator.
func TestAnEvaluationThatFailedAheadIsTriedAgain(t *testing.T) {
	t.Parallel()
	onEachStore(t, func(t *testing.T, s *stack, _ *bytes.Buffer) {
		id := s.create(t, s.search("all"))
		s.insert(t, "12:00:01 a 1", "12:01:01 a 1", "12:02:01 a 1")
		s.passAt(t, "12:01:00")
		s.down.Store(true)
		s.passAt(t, "13:01:00")
		s.down.Store(false)
		s.passAt(t, "12:03:30")
		want(t, "the window", s.windowsUntil(t, id, "12:30"), "12:01 12:03")
		want(t, "notified", s.notices(t, id), "firing 1 [12:00-12:01)")
	})
}

// windowsUntil are the ends of evaluated windows up to a time, the first one first.
func (s *stack) windowsUntil(t *testing.T, id, until string) string {
	t.Helper()
	var ends []string
	for _, entry := range s.history(t, id) {
		if end := instant(entry.WindowEnd.Time); end <= until {
			ends = append([]string{end}, ends...)
		}
	}
	return strings.Join(ends, " ")
}

// TestAClockThatIsSetBackGoesOn evaluates by the clock that there is.
func TestAClockThatIsSetBackGoesOn(t *testing.T) {
	t.Parallel()
	onEachStore(t, func(t *testing.T, s *stack, _ *bytes.Buffer) {
		id := s.create(t, s.search("all"))
		for minute := range 10 {
			s.insert(t, fmt.Sprintf("11:%02d:30 a 1", minute), fmt.Sprintf("12:%02d:30 a 1", minute))
		}
		for _, at := range []string{"12:00:00", "12:01:00", "12:02:00", "11:05:10", "11:06:00", "11:07:00"} {
			s.passAt(t, at)
		}
		want(t, "windows", s.windowsUntil(t, id, "11:30"), "11:05 11:06 11:07")
		s.passAt(t, "12:03:00") // it was right before
		want(t, "windows", s.windowsUntil(t, id, "12:30"), "11:05 11:06 11:07 12:03")
		if n := len(s.history(t, id)[0].Values); n != 50 {
			t.Errorf("%d windows are caught up, want 50", n)
		}
	})
}

// TestWhatIsRememberedOfTheFuture evaluates by what is over.
func TestWhatIsRememberedOfTheFuture(t *testing.T) {
	t.Parallel()
	at := func(text string) time.Time { return clock(t, text) }
	due := Range{at("12:00:00"), at("12:01:00")}
	violation := []Value{{Start: due.Start, Value: 5}}
	rule := Rule{Type: api.AlertThresholdTypeAbove, Threshold: 1, Windows: 2, Interval: time.Minute}
	known := map[string]Group{"": {State: api.AlertStatePENDING, Streak: 1, Evaluated: at("18:00:00")}}
	if out := rule.Evaluate(due, violation, known, api.AlertStatePENDING, false); out.State != api.AlertStatePENDING {
		t.Errorf("windows in the future count: %+v", out)
	}
	if g := known[""]; g.Streak != 1 {
		t.Error("Evaluate changes what it is given")
	}
	rule.Windows, rule.Renotify = 1, time.Minute
	known = map[string]Group{"": {State: api.AlertStateALERT, Evaluated: at("18:00:00"), Notified: true, NotifiedAt: at("18:00:00")}}
	if out := rule.Evaluate(due, violation, known, api.AlertStateALERT, false); len(out.Events) != 1 || !out.Events[0].Firing {
		t.Errorf("people are not notified again: %+v", out)
	}
	if out := rule.Evaluate(due, nil, known, api.AlertStateALERT, false); len(out.Events) != 1 || out.Events[0].Firing {
		t.Errorf("people are not notified of the end: %+v", out)
	}
}
