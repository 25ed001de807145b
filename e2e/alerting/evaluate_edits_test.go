package alerting

import (
	"fmt"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
)

// TestEvaluateEdited changes alerts while the engine is being asked for their values. What comes of that is about alerts
// that there are no longer: nothing of it may be stored.
func TestEvaluateEdited(t *testing.T) {
	t.Parallel()
	f := newFaults(t, harness.Embedded...)
	s := f.begin(func(s *harness.Server, statement string) { harness.Ask(t, harness.EngineClient(s), statement) })
	f.open("sqlite", "file:"+filepath.Join(s.Data, "obstack.db")+"?_pragma=busy_timeout(60000)")
	var edited []api.Alert
	for i := range f.alerts {
		a := &f.alerts[i]
		if a.ThresholdType != api.AlertThresholdTypeAbove || a.grouped || a.Interval != api.AlertIntervalMinutes1 {
			continue
		}
		engine := s.Engine()
		if err := syscall.Kill(engine, syscall.SIGSTOP); err != nil {
			t.Fatal(err)
		}
		claimed := func(what string) {
			patience.Within(t, "a replica evaluates "+what, func() bool {
				return harness.Single[int](t, f.db, "SELECT count(*) FROM alerts WHERE claim IS NOT NULL AND id = ?", a.ID) == 1
			})
		}
		claimed("the alert")
		body := harness.Decode[harness.Object](t, harness.Sendable(t, harness.Encode(t, a.Alert)))
		body["threshold"] = 1e6
		edited = append(edited, harness.Decode[api.Alert](t, s.Do("PUT", "alerts/"+a.ID, harness.Encode(t, body)).Payload(t)))
		claimed("the changed alert")
		if err := syscall.Kill(engine, syscall.SIGCONT); err != nil {
			t.Fatal(err)
		}
	}
	f.evaluatedUntil(f.clock.now(), len(f.alerts))
	if err := s.Terminate(); err != nil {
		t.Error(err)
	}
	if len(edited) < 3 {
		t.Fatalf("only %d alerts were changed", len(edited))
	}
	for _, a := range edited {
		since := a.UpdatedAt.UnixMilli()
		where := fmt.Sprint(" WHERE alert_id = '", a.ID, "' AND ")
		if n := harness.Single[int](t, f.db, fmt.Sprint("SELECT count(*) FROM alert_history", where, "evaluated_at >= ", since)); n == 0 {
			t.Errorf("%s was not evaluated since it was changed", *a.Name)
		}
		each(t, f.db, fmt.Sprint("SELECT window_end, state, window_values FROM alert_history", where, "evaluated_at >= ", since,
			" AND state <> 'OK'"), func(scan func(...any)) {
			var end int64
			var state, values string
			scan(&end, &state, &values)
			t.Errorf("%s was changed at %s, and says since then %s about %s at %s",
				*a.Name, a.UpdatedAt, state, values, time.UnixMilli(end).UTC())
		})
		each(t, f.db, fmt.Sprint("SELECT event FROM outbox", where, "created_at >= ", since), func(scan func(...any)) {
			var text string
			scan(&text)
			if e := harness.Decode[store.Event](t, text); e.Firing || e.Alert.Threshold != a.Threshold {
				t.Errorf("%s was changed at %s, and says of itself %s", *a.Name, a.UpdatedAt, text)
			}
		})
	}
}
