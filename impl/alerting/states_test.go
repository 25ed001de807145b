package alerting

import (
	"testing"

	"github.com/obstack/obstack/gen/api"
)

// TestScenes says what becomes of alerts on the number of rows, in windows of five minutes. Alerts fire from 2 on, or
// below 1.
func TestScenes(t *testing.T) {
	t.Parallel()
	for name, c := range scenesOfStates {
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

type alertEdit = func(*api.AlertWrite)

// twoRows are two at each time.
func twoRows(at ...string) (list []string) {
	for _, text := range at {
		list = append(list, text+" x 0", text+" x 0")
	}
	return list
}

func alertByGroups(w *api.AlertWrite) { w.GroupBy = ptr("svc") }

func alertBelow(w *api.AlertWrite) { w.ThresholdType, w.Threshold = api.AlertThresholdTypeBelow, 1 }

func alertOfThree(w *api.AlertWrite) { w.NumConsecutiveWindows = ptr(3) }

func alertOnNoData(what api.AlertNoData) alertEdit {
	return func(w *api.AlertWrite) { w.NoData = &what }
}

const firingFirst = "firing 2 [12:00-12:05)"

// scenesOfStates are changes of an alert, and what becomes of it.
var scenesOfStates = map[string]struct {
	edits  []alertEdit
	scenes []scene
}{
	"three windows in a row": {[]alertEdit{alertOfThree}, []scene{
		{twoRows("12:01:00"), "12:05:00", "12:05: PENDING 12:00=2", ""},
		{twoRows("12:06:00"), "12:10:00", "12:10: PENDING 12:05=2", ""},
		{twoRows("12:11:00"), "12:15:00", "12:15: ALERT 12:10=2", "firing 2 [12:10-12:15)"},
		{nil, "12:20:00", "12:20: OK 12:15=0", "firing 2 [12:10-12:15), resolved 0 [12:15-12:20)"},
	}},
	"two windows in a row are not enough": {[]alertEdit{alertOfThree}, []scene{
		{twoRows("12:01:00"), "12:05:00", "12:05: PENDING 12:00=2", ""},
		{twoRows("12:06:00"), "12:10:00", "12:10: PENDING 12:05=2", ""},
		{nil, "12:15:00", "12:15: OK 12:10=0", ""},
		{twoRows("12:16:00"), "12:20:00", "12:20: PENDING 12:15=2", ""},
	}},
	"a missed window breaks the row, and what fired is resolved all the same": {[]alertEdit{alertOfThree}, []scene{
		{twoRows("12:01:00"), "12:05:00", "12:05: PENDING 12:00=2", ""},
		{twoRows("12:06:00"), "12:10:00", "12:10: PENDING 12:05=2", ""},
		{twoRows("12:11:00"), "12:15:00", "12:15: ALERT 12:10=2", "firing 2 [12:10-12:15)"},
		{twoRows("12:16:00", "12:21:00"), "12:25:00", "12:25: PENDING 12:15=2 12:20=2", "firing 2 [12:10-12:15)"},
		{nil, "12:30:00", "12:30: OK 12:25=0", "firing 2 [12:10-12:15), resolved 0 [12:25-12:30)"},
	}},
	"people are notified when it begins and when it ends": {nil, []scene{
		{twoRows("12:01:00"), "12:05:00", "12:05: ALERT 12:00=2", firingFirst},
		{twoRows("12:06:00"), "12:10:00", "12:10: ALERT 12:05=2", firingFirst},
		{nil, "12:15:00", "12:15: OK 12:10=0", firingFirst + ", resolved 0 [12:10-12:15)"},
		{nil, "12:20:00", "12:20: OK 12:15=0", firingFirst + ", resolved 0 [12:10-12:15)"},
	}},
	"what came and went while no evaluator looked is notified": {nil, []scene{
		{nil, "12:00:00", "12:00: OK 11:55=0", ""},
		{append(twoRows("12:01:00"), "12:06:00 x 0"), "12:10:00", "12:10: OK 12:00=2 12:05=1", firingFirst + ", resolved 1 [12:05-12:10)"},
	}},
	"people are notified again": {[]alertEdit{func(w *api.AlertWrite) { w.RenotifyInterval = ptr(api.AlertIntervalMinutes15) }}, []scene{
		{twoRows("12:01:00"), "12:05:00", "12:05: ALERT 12:00=2", firingFirst},
		{twoRows("12:06:00"), "12:10:00", "12:10: ALERT 12:05=2", firingFirst},
		{twoRows("12:11:00"), "12:15:00", "12:15: ALERT 12:10=2", firingFirst},
		{twoRows("12:16:00"), "12:20:00", "12:20: ALERT 12:15=2", firingFirst + ", firing 2 [12:15-12:20)"},
		{twoRows("12:21:00"), "12:25:00", "12:25: ALERT 12:20=2", firingFirst + ", firing 2 [12:15-12:20)"},
		{nil, "12:30:00", "12:30: OK 12:25=0", firingFirst + ", firing 2 [12:15-12:20), resolved 0 [12:25-12:30)"},
	}},

	"below fires when data stops": {[]alertEdit{alertBelow}, []scene{
		{[]string{"12:01:00 x 0"}, "12:05:00", "12:05: OK 12:00=1", ""},
		{nil, "12:10:00", "12:10: ALERT 12:05=0", "firing 0 [12:05-12:10)"},
		{twoRows("12:11:00"), "12:15:00", "12:15: OK 12:10=2", "firing 0 [12:05-12:10), resolved 2 [12:10-12:15)"},
	}},
	"above 0 fires without data": {[]alertEdit{func(w *api.AlertWrite) { w.Threshold = 0 }}, []scene{
		{nil, "12:05:00", "12:05: ALERT 12:00=0", "firing 0 [12:00-12:05)"},
	}},
	"below with groups fires when all of them are gone": {[]alertEdit{alertBelow, alertByGroups}, []scene{
		{[]string{"12:01:00 a 0", "12:01:00 b 0", "12:06:00 b 0"}, "12:05:00", "12:05: svc:a OK 12:00=1 svc:b OK 12:00=1", ""},
		{nil, "12:10:00", "12:10: svc:b OK 12:05=1", ""},
		{nil, "12:15:00", "12:15: ALERT 12:10=0", "firing 0 [12:10-12:15)"},
		{nil, "12:20:00", "12:20: ALERT 12:15=0", "firing 0 [12:10-12:15)"},
		{twoRows("12:21:00"), "12:25:00", "12:25: OK svc:x OK 12:20=2", "firing 0 [12:10-12:15), resolved without a value [12:20-12:25)"},
	}},
	"of groups those are missed that fired": {[]alertEdit{alertByGroups}, []scene{
		{append(twoRows("12:01:00"), "12:01:00 b 0"), "12:05:00", "12:05: svc:b OK 12:00=1 svc:x ALERT 12:00=2", "svc:x " + firingFirst},
		{nil, "12:10:00", "12:10: svc:x OK 12:05=0", "svc:x " + firingFirst + ", svc:x resolved 0 [12:05-12:10)"},
		{nil, "12:15:00", "12:15: OK 12:10=0", "svc:x " + firingFirst + ", svc:x resolved 0 [12:05-12:10)"},
	}},

	"no data is 0": {[]alertEdit{alertBelow, alertOnNoData(api.AlertNoDataZero)}, []scene{
		{nil, "12:05:00", "12:05: ALERT 12:00=0", "firing 0 [12:00-12:05)"},
	}},
	"no data keeps the state": {[]alertEdit{alertOnNoData(api.AlertNoDataKeep)}, []scene{
		{nil, "12:00:00", "12:00: OK", ""},
		{twoRows("12:01:00"), "12:05:00", "12:05: ALERT 12:00=2", firingFirst},
		{nil, "12:10:00", "12:10: ALERT", firingFirst},
		{[]string{"12:11:00 x 0"}, "12:15:00", "12:15: OK 12:10=1", firingFirst + ", resolved 1 [12:10-12:15)"},
		{nil, "12:20:00", "12:20: OK", firingFirst + ", resolved 1 [12:10-12:15)"},
	}},
	"no data is well": {[]alertEdit{alertBelow, alertOnNoData(api.AlertNoDataOk)}, []scene{
		{nil, "12:05:00", "12:05: OK", ""},
		{twoRows("12:06:00"), "12:10:00", "12:10: OK 12:05=2", ""},
	}},
	"no data is an alert": {[]alertEdit{alertOnNoData(api.AlertNoDataAlert)}, []scene{
		{nil, "12:05:00", "12:05: ALERT 12:00=0", "firing without a value [12:00-12:05)"},
		{[]string{"12:06:00 x 0"}, "12:10:00", "12:10: OK 12:05=1", "firing without a value [12:00-12:05), resolved 1 [12:05-12:10)"},
	}},
	"no data is nothing to evaluate": {[]alertEdit{alertOnNoData(api.AlertNoDataInsufficient)}, []scene{
		{nil, "12:00:00", "12:00: INSUFFICIENT_DATA", ""},
		{twoRows("12:01:00"), "12:05:00", "12:05: ALERT 12:00=2", firingFirst},
		{nil, "12:10:00", "12:10: INSUFFICIENT_DATA", firingFirst},
		{[]string{"12:11:00 x 0"}, "12:15:00", "12:15: OK 12:10=1", firingFirst + ", resolved 1 [12:10-12:15)"},
	}},
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
	if _, err := s.alerts.Unsilence(t.Context(), s.team, ids[0], nil); err != nil {
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
