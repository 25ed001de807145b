package alerting

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/oapi-codegen/nullable"
	"pgregory.net/rapid"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/lease"
	"github.com/obstack/obstack/impl/store"
)

// world is a few alerts on the same rows, with what should be known of each.
type world struct {
	t      *testing.T
	s      *stack
	data   []modelData
	ids    []string
	models []*model
	edits  int
	latest time.Time // that the clock has shown
}

// summary is what the store holds about an alert.
func (s *stack) summary(t testing.TB, id string) string {
	t.Helper()
	a, errs := s.get(t, id), "never"
	if a.ExecutionErrors != nil {
		errs = "fine"
		for _, e := range a.ExecutionErrors {
			errs = string(e.Type)
		}
	}
	lines := []string{fmt.Sprintf("%s, %s", a.State, errs)}
	entries := s.history(t, id)
	slices.SortStableFunc(entries, func(a, b api.AlertHistoryEntry) int { return a.WindowEnd.Compare(b.WindowEnd.Time) })
	for _, entry := range entries {
		group := ""
		if entry.Group != nil {
			group = *entry.Group
		}
		line := fmt.Sprintf("%s %s %s %d", instant(entry.WindowEnd.Time), group, entry.State, entry.Violations)
		for _, v := range entry.Values {
			line += fmt.Sprintf(" %s=%v", instant(v.StartTime.Time), v.Value)
		}
		lines = append(lines, line)
	}
	for _, e := range s.notified(t, id) {
		lines = append(lines, fmt.Sprintf("%s firing=%v %v [%s", e.Group, e.Firing, e.Value, instant(time.UnixMilli(e.Start).UTC())))
	}
	return strings.Join(lines, "\n")
}

// anyAlert draws what a client may set.
func (w *world) anyAlert(rt *rapid.T) api.AlertWrite {
	a := w.s.search("all")
	w.edits++
	a.Note = ptr(fmt.Sprint(w.edits)) // each edit changes something
	a.Interval = rapid.SampledFrom([]api.AlertInterval{"1m", "1m", "1m", "5m", "15m", "1h", "1d"}).Draw(rt, "interval")
	a.ThresholdType = rapid.SampledFrom([]api.AlertThresholdType{
		"above", "above", "below", "above_exclusive", "below_or_equal", "equal", "not_equal", "between", "not_between",
	}).Draw(rt, "type")
	a.Threshold = float64(rapid.IntRange(0, 3).Draw(rt, "threshold"))
	a.ThresholdMax = ptr(a.Threshold + float64(rapid.IntRange(0, 1).Draw(rt, "more")))
	if n := rapid.IntRange(0, 3).Draw(rt, "windows"); n > 0 {
		a.NumConsecutiveWindows = &n
	}
	if rapid.Bool().Draw(rt, "grouped") {
		a.GroupBy = ptr("svc")
	} else if n := rapid.IntRange(-3, 4).Draw(rt, "no data"); n >= 0 {
		a.NoData = ptr([]api.AlertNoData{"zero", "keep", "ok", "alert", "insufficient"}[n])
	}
	if n := rapid.IntRange(0, 2).Draw(rt, "renotify"); n > 0 && a.Interval != "1h" {
		a.RenotifyInterval = ptr([]api.AlertInterval{"15m", "1d"}[n-1])
		if a.Interval == "1d" {
			a.RenotifyInterval = ptr(api.AlertIntervalDays1)
		}
	}
	a.ScheduleStartAt, a.ScheduleOffsetMinutes = nullable.NewNullNullable[core.Time](), ptr(0)
	switch rapid.IntRange(0, 3).Draw(rt, "schedule") {
	case 0:
		if a.Interval != "1m" {
			a.ScheduleOffsetMinutes = ptr(rapid.IntRange(0, 4).Draw(rt, "offset"))
		}
	case 1:
		ago := time.Duration(rapid.IntRange(-90_000, 600_000).Draw(rt, "anchor")) * time.Millisecond
		a.ScheduleStartAt = nullable.NewNullableWithValue(core.Time{Time: w.s.clock().Add(-ago)})
	}
	return a
}

func (w *world) create(rt *rapid.T) {
	a := w.anyAlert(rt)
	w.ids = append(w.ids, w.s.create(w.t, a))
	w.models = append(w.models, &model{write: a, delay: w.s.delay, state: api.AlertStateOK, enabled: true})
}

// edit changes one alert.
func (w *world) edit(rt *rapid.T, change func(m *model, a *api.AlertWrite)) {
	i := rapid.IntRange(0, len(w.ids)-1).Draw(rt, "alert")
	m := w.models[i]
	a := m.write
	w.edits++
	change(m, &a)
	a.Note = ptr(fmt.Sprint(w.edits))
	a.Enabled = &m.enabled
	w.s.update(w.t, w.ids[i], a)
	m.write, m.retryAt = a, time.Time{}
	switch {
	case !m.enabled:
		m.state = api.AlertStateDISABLED
	case m.state == api.AlertStateDISABLED:
		m.enable(w.s.clock())
	}
}

// insert adds rows around now, some of them too late to matter.
func (w *world) insert(rt *rapid.T) {
	var rows []string
	for range rapid.IntRange(1, 6).Draw(rt, "rows") {
		at := w.s.clock().Add(time.Duration(rapid.IntRange(-120_000, 120_000).Draw(rt, "at")) * time.Millisecond)
		svc := rapid.SampledFrom([]string{"a", "b", "c"}).Draw(rt, "svc")
		w.data = append(w.data, modelData{at, svc})
		rows = append(rows, fmt.Sprintf("(fromUnixTimestamp64Milli(%d), '%s')", at.UnixMilli(), svc))
	}
	w.s.exec(w.t, "INSERT INTO events (ts, svc) VALUES "+strings.Join(rows, ", "))
}

func (w *world) advance(d time.Duration) {
	w.s.set(w.s.clock().Add(d))
	if now := w.s.clock(); now.After(w.latest) {
		w.latest = now
	}
}

// pass evaluates, and compares everything that is stored with the models.
func (w *world) pass(rt *rapid.T) {
	w.s.pass(w.t)
	for i, m := range w.models {
		m.evaluate(w.s.clock(), w.data, w.s.down.Load())
		if got, want := w.s.summary(w.t, w.ids[i]), m.summary(); got != want {
			rt.Fatalf("at %s, of %+v\ngot  %s\nwant %s", instant(w.s.clock()), m.write, got, want)
		}
	}
}

// step does something, and then evaluates.
func (w *world) step(rt *rapid.T) {
	minutes := func(from, to int) time.Duration {
		return time.Duration(rapid.IntRange(from*60_000, to*60_000).Draw(rt, "ms")) * time.Millisecond
	}
	switch rapid.IntRange(0, 19).Draw(rt, "what") {
	case 0, 1, 2, 3, 4, 5, 6, 7:
		w.insert(rt)
		w.advance(minutes(0, 2))
	case 8, 9:
		w.advance(minutes(0, 6))
	case 10, 11:
		w.edit(rt, func(_ *model, a *api.AlertWrite) { *a = w.anyAlert(rt) })
	case 12:
		w.edit(rt, func(m *model, _ *api.AlertWrite) { m.enabled = !m.enabled })
	case 13:
		i := rapid.IntRange(0, len(w.ids)-1).Draw(rt, "alert")
		until := w.s.clock().Add(minutes(1, 10))
		_, err := w.s.alerts.Silence(w.t.Context(), w.s.team, w.ids[i], api.AlertSilenceWrite{Until: core.Time{Time: until}})
		if err != nil {
			rt.Fatal(err)
		}
		w.models[i].until = until
	case 14:
		i := rapid.IntRange(0, len(w.ids)-1).Draw(rt, "alert")
		if _, err := w.s.alerts.Unsilence(w.t.Context(), w.s.team, w.ids[i], nil); err != nil {
			rt.Fatal(err)
		}
		w.models[i].until = time.Time{}
	case 15, 16:
		w.s.down.Store(!w.s.down.Load())
		w.advance(minutes(0, 1))
	case 17: // no further than the clocks of two replicas may differ
		back := w.s.clock().Add(-time.Duration(rapid.IntRange(0, 10_000).Draw(rt, "ms")) * time.Millisecond)
		if earliest := w.latest.Add(-10 * time.Second); back.Before(earliest) {
			back = earliest
		}
		w.s.set(back)
	case 18:
		w.advance(minutes(0, rapid.SampledFrom([]int{120, 60 * 30, 60 * 24 * 9}).Draw(rt, "leap")))
	case 19:
		// A process ends with what it has claimed, and another one takes its place.
		if rapid.Bool().Draw(rt, "crash") {
			w.s.evaluator.pass(w.t.Context())
			w.s.evaluator.jobs.Wait()
			w.advance(lease.Length + time.Second)
		}
		w.s.evaluator = w.s.newEvaluator(w.t)
	}
	w.pass(rt)
}

// TestEverythingThatHappens does random things to a few alerts and holds after each of them that states, history and
// what people are notified are what the rules say, each change notified once.
func TestEverythingThatHappens(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	rapid.Check(t, func(rt *rapid.T) {
		for _, table := range []string{"alerts", "alert_history", "outbox", "workers"} {
			if _, err := s.raw.ExecContext(t.Context(), "DELETE FROM "+table); err != nil {
				t.Fatal(err)
			}
		}
		s.exec(t, "TRUNCATE TABLE events")
		s.at(t, "12:00:00")
		s.down.Store(false)
		s.delay = rapid.SampledFrom([]time.Duration{0, 5 * time.Second, store.MaxDelay}).Draw(rt, "delay")
		s.evaluator = s.newEvaluator(t)
		w := &world{t: t, s: s, latest: s.clock()}
		for range 3 {
			w.create(rt)
		}
		w.pass(rt)
		for range rapid.IntRange(1, 16).Draw(rt, "steps") {
			w.step(rt)
		}
	})
}
