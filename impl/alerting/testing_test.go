package alerting

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func (s *stack) try(t testing.TB, id string) (api.AlertTestResult, error) {
	t.Helper()
	return s.evaluator.Test(t.Context(), s.team, s.get(t, id))
}

func TestTestingAnAlertSaysWhatItWouldNotify(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	grouped := s.tile(t, `{"displayType":"line","sourceId":"Events","select":[{"aggFn":"sum","valueExpression":"v"}],"groupBy":"svc"}`)
	grouped.NumConsecutiveWindows = ptr(3)
	plain := scheduled(t, s.search("all"), "5m", 2, "")
	below := s.search("all")
	below.ThresholdType = api.AlertThresholdTypeBelow
	unknown := s.search("all")
	unknown.NoData = ptr(api.AlertNoDataInsufficient)
	s.insert(t, "12:07:00 a 1", "12:11:59.999 a 1", "12:12:00 b 0.5", "12:12:30 a 2", "12:13:00 c 9")
	s.at(t, "12:13:30")
	at := func(text string) core.Time { return instantOf(t, text) }
	for name, c := range map[string]struct {
		write api.AlertWrite
		want  api.AlertTestResult
	}{
		"groups, those that fire first, whatever was before": {grouped, api.AlertTestResult{
			State: api.AlertStateALERT, WindowStart: at("12:12:00"), WindowEnd: at("12:13:00"),
			Value: ptr(2.0), Title: ptr("2 page 4"), Body: ptr("svc:a"),
			Groups: []api.AlertTestGroup{
				{Group: ptr("svc:a"), State: api.AlertStateALERT, Value: ptr(2.0), Title: ptr("2 page 4"), Body: ptr("svc:a")},
				{Group: ptr("svc:b"), State: api.AlertStateOK, Value: ptr(0.5), Title: ptr("0.5 page 4"), Body: ptr("svc:b")},
			},
		}},
		"an alert without groups": {plain, api.AlertTestResult{
			State: api.AlertStateALERT, WindowStart: at("12:07:00"), WindowEnd: at("12:12:00"),
			Value: ptr(2.0), Title: ptr("2 all"), Body: ptr(""),
			Groups: []api.AlertTestGroup{{State: api.AlertStateALERT, Value: ptr(2.0), Title: ptr("2 all"), Body: ptr("")}},
		}},
		"one that is well": {below, api.AlertTestResult{
			State: api.AlertStateOK, WindowStart: at("12:12:00"), WindowEnd: at("12:13:00"),
			Value: ptr(2.0), Title: ptr("2 all"), Body: ptr(""),
			Groups: []api.AlertTestGroup{{State: api.AlertStateOK, Value: ptr(2.0), Title: ptr("2 all"), Body: ptr("")}},
		}},
	} {
		id := s.create(t, c.write)
		got, err := s.try(t, id)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s: -want +got\n%s", name, diff)
		}
		if len(s.history(t, id)) > 0 || len(s.notified(t, id)) > 0 || s.get(t, id).ExecutionErrors != nil {
			t.Errorf("%s: trying has left something behind", name)
		}
	}
	s.at(t, "12:20:00")
	got, err := s.try(t, s.create(t, unknown))
	if err != nil || got.State != api.AlertStateINSUFFICIENTDATA || got.Value != nil || got.Title != nil || len(got.Groups) != 1 {
		t.Errorf("without data: %+v, %v", got, err)
	}
	// What was tried is evaluated as if it had not been.
	id := s.create(t, below)
	if _, err := s.try(t, id); err != nil {
		t.Fatal(err)
	}
	s.pass(t)
	want(t, "notified", s.notices(t, id), "firing 0 [12:19-12:20)")
}

func TestTestingReportsAHundredGroups(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	w := s.search("all")
	w.GroupBy, w.Threshold = ptr("svc"), 2
	s.exec(t, fmt.Sprintf("INSERT INTO events (ts, svc) SELECT '%s 12:00:00', toString(number) FROM numbers(150)", day),
		fmt.Sprintf("INSERT INTO events (ts, svc) VALUES ('%s 12:00:00', '149')", day))
	s.at(t, "12:01:00")
	got, err := s.try(t, s.create(t, w))
	if err != nil || len(got.Groups) != 100 || got.State != api.AlertStateALERT || *got.Groups[0].Group != "svc:149" || *got.Value != 2 {
		t.Errorf("%d groups, the first %+v: %v", len(got.Groups), got.Groups[0], err)
	}
}

func TestTryingFailsAsQueriesDo(t *testing.T) {
	t.Parallel()
	s := newStack(t)
	bad := s.tile(t, `{"displayType":"line","sourceId":"Events","select":[{"aggFn":"count","where":"nosuch = 1","whereLanguage":"sql"}]}`)
	good := s.create(t, s.search("all"))
	wantKind := func(id string, kind core.Kind, text string) {
		t.Helper()
		_, err := s.try(t, id)
		if core.KindOf(err) != kind || !strings.Contains(fmt.Sprint(err), text) {
			t.Errorf("got %v, want %s of kind %d", err, text, kind)
		}
	}
	wantKind(s.create(t, bad), core.Invalid, "nosuch")
	s.down.Store(true)
	wantKind(good, core.Unavailable, "The engine is down")
	s.down.Store(false)

	s.evaluator.o.Render = func(context.Context, store.Event) (string, string, error) {
		return "", "", core.InvalidError("The template is wrong")
	}
	wantKind(good, core.Invalid, "The template is wrong")
	for _, statement := range []string{
		"UPDATE alerts SET threshold_type = 'not_between'", "UPDATE alerts SET threshold_type = 'above', window_interval = '7m'",
	} {
		if _, err := s.raw.ExecContext(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
		_, err := s.try(t, good)
		if core.KindOf(err) != core.Invalid {
			t.Errorf("%s: got %v, want Invalid", statement, err)
		}
	}
	// It would look as if the alert were missing.
	if _, err := s.raw.ExecContext(t.Context(), "DELETE FROM saved_searches"); err != nil {
		t.Fatal(err)
	}
	if _, err := s.raw.ExecContext(t.Context(), "UPDATE alerts SET window_interval = '1m'"); err != nil {
		t.Fatal(err)
	}
	wantKind(good, core.Invalid, "Saved search not found")
}
