package alerting

import (
	"testing"

	"github.com/obstack/obstack/gen/api"
)

// TestScenes says what becomes of alerts on the number of rows, in windows of five minutes. Alerts fire from 2 on, or
// below 1.
func TestScenes(t *testing.T) {
	t.Parallel()
	// rows are two at each time.
	rows := func(at ...string) (list []string) {
		for _, text := range at {
			list = append(list, text+" x 0", text+" x 0")
		}
		return list
	}
	type edit = func(*api.AlertWrite)
	grouped := func(w *api.AlertWrite) { w.GroupBy = ptr("svc") }
	below := func(w *api.AlertWrite) { w.ThresholdType, w.Threshold = api.AlertThresholdTypeBelow, 1 }
	three := func(w *api.AlertWrite) { w.NumConsecutiveWindows = ptr(3) }
	noData := func(what api.AlertNoData) edit { return func(w *api.AlertWrite) { w.NoData = &what } }
	const first = "firing 2 [12:00-12:05)"
	for name, c := range map[string]struct {
		edits  []edit
		scenes []scene
	}{
		"three windows in a row": {[]edit{three}, []scene{
			{rows("12:01:00"), "12:05:00", "12:05: PENDING 12:00=2", ""},
			{rows("12:06:00"), "12:10:00", "12:10: PENDING 12:05=2", ""},
			{rows("12:11:00"), "12:15:00", "12:15: ALERT 12:10=2", "firing 2 [12:10-12:15)"},
			{nil, "12:20:00", "12:20: OK 12:15=0", "firing 2 [12:10-12:15), resolved 0 [12:15-12:20)"},
		}},
		"two windows in a row are not enough": {[]edit{three}, []scene{
			{rows("12:01:00"), "12:05:00", "12:05: PENDING 12:00=2", ""},
			{rows("12:06:00"), "12:10:00", "12:10: PENDING 12:05=2", ""},
			{nil, "12:15:00", "12:15: OK 12:10=0", ""},
			{rows("12:16:00"), "12:20:00", "12:20: PENDING 12:15=2", ""},
		}},
		"a missed window breaks the row, and what fired is resolved all the same": {[]edit{three}, []scene{
			{rows("12:01:00"), "12:05:00", "12:05: PENDING 12:00=2", ""},
			{rows("12:06:00"), "12:10:00", "12:10: PENDING 12:05=2", ""},
			{rows("12:11:00"), "12:15:00", "12:15: ALERT 12:10=2", "firing 2 [12:10-12:15)"},
			{rows("12:16:00", "12:21:00"), "12:25:00", "12:25: PENDING 12:15=2 12:20=2", "firing 2 [12:10-12:15)"},
			{nil, "12:30:00", "12:30: OK 12:25=0", "firing 2 [12:10-12:15), resolved 0 [12:25-12:30)"},
		}},
		"people are notified when it begins and when it ends": {nil, []scene{
			{rows("12:01:00"), "12:05:00", "12:05: ALERT 12:00=2", first},
			{rows("12:06:00"), "12:10:00", "12:10: ALERT 12:05=2", first},
			{nil, "12:15:00", "12:15: OK 12:10=0", first + ", resolved 0 [12:10-12:15)"},
			{nil, "12:20:00", "12:20: OK 12:15=0", first + ", resolved 0 [12:10-12:15)"},
		}},
		"what came and went while no evaluator looked is notified": {nil, []scene{
			{nil, "12:00:00", "12:00: OK 11:55=0", ""},
			{append(rows("12:01:00"), "12:06:00 x 0"), "12:10:00", "12:10: OK 12:00=2 12:05=1", first + ", resolved 1 [12:05-12:10)"},
		}},
		"people are notified again": {[]edit{func(w *api.AlertWrite) { w.RenotifyInterval = ptr(api.AlertIntervalMinutes15) }}, []scene{
			{rows("12:01:00"), "12:05:00", "12:05: ALERT 12:00=2", first},
			{rows("12:06:00"), "12:10:00", "12:10: ALERT 12:05=2", first},
			{rows("12:11:00"), "12:15:00", "12:15: ALERT 12:10=2", first},
			{rows("12:16:00"), "12:20:00", "12:20: ALERT 12:15=2", first + ", firing 2 [12:15-12:20)"},
			{rows("12:21:00"), "12:25:00", "12:25: ALERT 12:20=2", first + ", firing 2 [12:15-12:20)"},
			{nil, "12:30:00", "12:30: OK 12:25=0", first + ", firing 2 [12:15-12:20), resolved 0 [12:25-12:30)"},
		}},

		"below fires when data stops": {[]edit{below}, []scene{
			{[]string{"12:01:00 x 0"}, "12:05:00", "12:05: OK 12:00=1", ""},
			{nil, "12:10:00", "12:10: ALERT 12:05=0", "firing 0 [12:05-12:10)"},
			{rows("12:11:00"), "12:15:00", "12:15: OK 12:10=2", "firing 0 [12:05-12:10), resolved 2 [12:10-12:15)"},
		}},
		"above 0 fires without data": {[]edit{func(w *api.AlertWrite) { w.Threshold = 0 }}, []scene{
			{nil, "12:05:00", "12:05: ALERT 12:00=0", "firing 0 [12:00-12:05)"},
		}},
		"below with groups fires when all of them are gone": {[]edit{below, grouped}, []scene{
			{[]string{"12:01:00 a 0", "12:01:00 b 0", "12:06:00 b 0"}, "12:05:00", "12:05: svc:a OK 12:00=1 svc:b OK 12:00=1", ""},
			{nil, "12:10:00", "12:10: svc:b OK 12:05=1", ""},
			{nil, "12:15:00", "12:15: ALERT 12:10=0", "firing 0 [12:10-12:15)"},
			{nil, "12:20:00", "12:20: ALERT 12:15=0", "firing 0 [12:10-12:15)"},
			{rows("12:21:00"), "12:25:00", "12:25: OK svc:x OK 12:20=2", "firing 0 [12:10-12:15), resolved without a value [12:20-12:25)"},
		}},
		"of groups those are missed that fired": {[]edit{grouped}, []scene{
			{append(rows("12:01:00"), "12:01:00 b 0"), "12:05:00", "12:05: svc:b OK 12:00=1 svc:x ALERT 12:00=2", "svc:x " + first},
			{nil, "12:10:00", "12:10: svc:x OK 12:05=0", "svc:x " + first + ", svc:x resolved 0 [12:05-12:10)"},
			{nil, "12:15:00", "12:15: OK 12:10=0", "svc:x " + first + ", svc:x resolved 0 [12:05-12:10)"},
		}},

		"no data is 0": {[]edit{below, noData(api.AlertNoDataZero)}, []scene{
			{nil, "12:05:00", "12:05: ALERT 12:00=0", "firing 0 [12:00-12:05)"},
		}},
		"no data keeps the state": {[]edit{noData(api.AlertNoDataKeep)}, []scene{
			{nil, "12:00:00", "12:00: OK", ""},
			{rows("12:01:00"), "12:05:00", "12:05: ALERT 12:00=2", first},
			{nil, "12:10:00", "12:10: ALERT", first},
			{[]string{"12:11:00 x 0"}, "12:15:00", "12:15: OK 12:10=1", first + ", resolved 1 [12:10-12:15)"},
			{nil, "12:20:00", "12:20: OK", first + ", resolved 1 [12:10-12:15)"},
		}},
		"no data is well": {[]edit{below, noData(api.AlertNoDataOk)}, []scene{
			{nil, "12:05:00", "12:05: OK", ""},
			{rows("12:06:00"), "12:10:00", "12:10: OK 12:05=2", ""},
		}},
		"no data is an alert": {[]edit{noData(api.AlertNoDataAlert)}, []scene{
			{nil, "12:05:00", "12:05: ALERT 12:00=0", "firing without a value [12:00-12:05)"},
			{[]string{"12:06:00 x 0"}, "12:10:00", "12:10: OK 12:05=1", "firing without a value [12:00-12:05), resolved 1 [12:05-12:10)"},
		}},
		"no data is nothing to evaluate": {[]edit{noData(api.AlertNoDataInsufficient)}, []scene{
			{nil, "12:00:00", "12:00: INSUFFICIENT_DATA", ""},
			{rows("12:01:00"), "12:05:00", "12:05: ALERT 12:00=2", first},
			{nil, "12:10:00", "12:10: INSUFFICIENT_DATA", first},
			{[]string{"12:11:00 x 0"}, "12:15:00", "12:15: OK 12:10=1", first + ", resolved 1 [12:10-12:15)"},
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newStack(t)
			w := s.search("all")
			w.Interval, w.Threshold = api.AlertIntervalMinutes5, 2
			for _, edit := range c.edits {
				edit(&w)
			}
			id := s.create(t, w)
			s.play(t, id, c.scenes)
		})
	}
}

func TestTheStateIsThatOfTheWorstGroup(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	w := s.search("all")
	w.GroupBy, w.Threshold, w.NumConsecutiveWindows = ptr("svc"), 2, ptr(2)
	id := s.create(t, w)
	for _, c := range []struct {
		rows  []string
		at    string
		state api.AlertState
	}{
		{[]string{"12:00:01 a 0", "12:00:01 b 0"}, "12:01:00", api.AlertStateOK},
		{[]string{"12:01:01 a 0", "12:01:01 b 0", "12:01:01 b 0"}, "12:02:00", api.AlertStatePENDING},
		{[]string{"12:02:01 a 0", "12:02:01 b 0", "12:02:01 b 0"}, "12:03:00", api.AlertStateALERT},
		{[]string{"12:03:01 a 0", "12:03:01 a 0", "12:03:01 b 0"}, "12:04:00", api.AlertStatePENDING},
		{nil, "12:05:00", api.AlertStateOK},
	} {
		if len(c.rows) > 0 {
			s.insert(t, c.rows...)
		}
		s.passAt(t, c.at)
		if got := s.get(t, id).State; got != c.state {
			t.Errorf("%s: %s, want %s", c.at, got, c.state)
		}
	}
	want(t, "notices", s.notices(t, id), "svc:b firing 2 [12:02-12:03), svc:b resolved 1 [12:03-12:04)")
}

func TestASilenceHoldsBackAndNotifiesLater(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	ids := []string{s.create(t, s.search("all")), s.create(t, s.search("all"))}
	silence := func(id, until string) {
		t.Helper()
		_, err := s.alerts.Silence(t.Context(), s.team, id, api.AlertSilenceWrite{Until: instantOf(t, until)})
		if err != nil {
			t.Fatal(err)
		}
	}
	s.insert(t, "12:00:00 a 1", "12:01:00 a 1", "12:02:00 a 1", "12:03:00 a 1")
	silence(ids[0], "12:04:00") // which is over then
	s.passAt(t, "12:01:00")
	silence(ids[1], "12:05:30")
	s.passAt(t, "12:02:00")
	s.passAt(t, "12:03:00")
	const second = "firing 1 [12:00-12:01)"
	want(t, "while it fires", s.notices(t, ids[0]), "")
	want(t, "what fired before", s.notices(t, ids[1]), second)
	for _, id := range ids {
		want(t, "what happens", s.newest(t, id), "12:03: ALERT 12:02=1")
	}
	s.passAt(t, "12:04:00")
	want(t, "what still fires", s.notices(t, ids[0]), "firing 1 [12:03-12:04)")
	s.passAt(t, "12:05:00")
	want(t, "what has ended", s.notices(t, ids[0]), "firing 1 [12:03-12:04), resolved 0 [12:04-12:05)")
	want(t, "what ended meanwhile", s.notices(t, ids[1]), second)
	s.passAt(t, "12:06:00")
	want(t, "what had ended", s.notices(t, ids[1]), second+", resolved 0 [12:05-12:06)")

	// One that is ended by hand ends at once, and what came and went in it is never notified.
	s.insert(t, "12:06:00 a 1", "12:08:00 a 1")
	silence(ids[0], "12:59:00")
	s.passAt(t, "12:07:00")
	s.passAt(t, "12:08:00")
	if _, err := s.alerts.Unsilence(t.Context(), s.team, ids[0]); err != nil {
		t.Fatal(err)
	}
	s.passAt(t, "12:09:00")
	want(t, "after that", s.notices(t, ids[0]),
		"firing 1 [12:03-12:04), resolved 0 [12:04-12:05), firing 1 [12:08-12:09)")
}

func TestADisabledAlertIsLeftAlone(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	w := s.search("all")
	id := s.create(t, w)
	off, on := w, w
	off.Enabled, on.Enabled = ptr(false), ptr(true)
	s.insert(t, "12:00:00 a 1")
	s.passAt(t, "12:01:00")
	s.update(t, id, off)
	for _, at := range []string{"12:02:00", "12:03:00", "12:04:00"} {
		s.passAt(t, at)
		want(t, at, s.newest(t, id), "12:01: ALERT 12:00=1")
		if state := s.get(t, id).State; state != api.AlertStateDISABLED {
			t.Errorf("%s: %s", at, state)
		}
	}
	s.at(t, "12:04:30")
	s.update(t, id, on)
	if state := s.get(t, id).State; state != api.AlertStateOK {
		t.Errorf("enabled: %s", state)
	}
	s.passAt(t, "12:05:00")
	want(t, "what fired before", s.notices(t, id), "firing 1 [12:00-12:01), resolved 0 [12:04-12:05)")
}
