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
	newest := func(alert string) (e entry) {
		for _, e = range harness.Decode[[]entry](t, s.Do("GET", "alerts/"+alert+"/history", "").Payload(t)) {
			return e
		}
		return e
	}
	alerts := map[string]string{}
	windows := map[string]entry{}
	for _, source := range []string{"Logs", "Traces"} {
		search := harness.ID(t, s.Do("POST", "saved-searches", harness.Encode(t, harness.Edited(s.NewSavedSearch(),
			harness.Object{"sourceId": s.ID["source "+source], "where": `ServiceName:"other"`}))).Payload(t))
		alerts[source] = harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, harness.Edited(s.SearchAlert(search),
			harness.Object{"interval": "1h"}))).Payload(t))
		s.Poll("a window of "+source, func() bool {
			windows[source] = newest(alerts[source])
			return windows[source].ReadAt != nil
		})
		if windows[source].LateRows != nil {
			t.Errorf("%s: there are late rows before any was sent", source)
		}
	}
	inside := windows["Logs"].WindowEnd.Add(-30 * time.Minute)
	at := func(when time.Time) string {
		return fmt.Sprintf(`{"timeUnixNano":"%d","body":{"stringValue":"x"}}`, when.UnixNano())
	}
	if a := s.Telemetry(t, "logs", logs("late", at(inside), at(inside.Add(time.Minute)), at(time.Now()), at(inside.Add(-2*time.Hour)))); a.Status != 200 {
		t.Fatalf("%d %s", a.Status, a.Body)
	}
	s.Poll("the history to say so", func() bool {
		late := newest(alerts["Logs"]).LateRows
		return late != nil && *late == 2
	})
	if late := newest(alerts["Traces"]).LateRows; late != nil {
		t.Errorf("%d logs are late spans", *late)
	}
}
