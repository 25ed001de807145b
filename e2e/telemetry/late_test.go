package telemetry

import (
	"fmt"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// TestTheHistoryOfAnAlertSaysWhatCameLate has rows arrive in windows that alerts have read, each on another source.
func TestTheHistoryOfAnAlertSaysWhatCameLate(t *testing.T) {
	t.Parallel()
	s := start(t, "--evaluate")
	s.ID["webhook oncall"] = harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, harness.NewWebhook())).Payload(t))
	type entry struct {
		WindowEnd time.Time
		ReadAt    *time.Time
		LateRows  *int
	}
	history := func(alert string) []entry {
		t.Helper()
		return harness.Decode[[]entry](t, s.Do("GET", "alerts/"+alert+"/history", "").Payload(t))
	}
	alerts := map[string]string{}
	windows := map[string]entry{}
	for _, source := range []string{"Logs", "Traces"} {
		search := harness.ID(t, s.Do("POST", "saved-searches", harness.Encode(t, harness.Edited(s.NewSavedSearch(),
			harness.Object{"sourceId": s.ID["source "+source], "where": `ServiceName:"other"`}))).Payload(t))
		alerts[source] = harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, harness.Edited(s.SearchAlert(search),
			harness.Object{"interval": "15m"}))).Payload(t))
		s.Poll("a window of "+source, func() bool {
			if all := history(alerts[source]); len(all) > 0 {
				windows[source] = all[0]
			}
			return windows[source].ReadAt != nil
		})
		if windows[source].LateRows != nil {
			t.Errorf("%s: there are late rows before any was sent", source)
		}
	}
	// The next window may end, and be read, while this test runs.
	late := func(source string) *int {
		t.Helper()
		for _, e := range history(alerts[source]) {
			if e.WindowEnd.Equal(windows[source].WindowEnd) {
				return e.LateRows
			}
		}
		t.Fatalf("the window of %s is gone from the history", source)
		return nil
	}
	// These are less than an hour late wherever in the next window the test runs, and what it sends of two hours before
	// is more.
	inside := windows["Logs"].WindowEnd.Add(-10 * time.Minute)
	at := func(when time.Time) string {
		return fmt.Sprintf(`{"timeUnixNano":"%d","body":{"stringValue":"x"}}`, when.UnixNano())
	}
	if a := s.Telemetry(t, "logs", logs("late", at(inside), at(inside.Add(time.Minute)), at(time.Now()), at(inside.Add(-2*time.Hour)))); a.Status != 200 {
		t.Fatalf("%d %s", a.Status, a.Body)
	}
	s.Poll("the history to say so", func() bool {
		n := late("Logs")
		return n != nil && *n == 2
	})
	if n := late("Traces"); n != nil {
		t.Errorf("%d logs are late spans", *n)
	}
}
