package neighbour

import (
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/patience"
)

// victimAlerts is how many alerts of the victim are evaluated each minute.
const victimAlerts = 20

// notifiedBody is what the victim's webhook sends: the title has the name of the alert in it.
const notifiedBody = `{"title":"{{title}}","state":"{{state}}","end":{{endTime}}}`

// stateChange is a change of an alert's state, notified at the end of a window.
type stateChange struct {
	Alert, State string
	End          int64 // in milliseconds
}

// notified is a receiver of the victim's notifications.
type notified struct {
	*httptest.Server

	since time.Time // when all alerts were there

	mu   sync.Mutex
	came map[stateChange]map[string]time.Time // by the ids of the messages, of which each may come again
}

func startNotified(t *testing.T) *notified {
	t.Helper()
	n := &notified{came: map[stateChange]map[string]time.Time{}}
	n.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		text, err := io.ReadAll(r.Body)
		if err != nil {
			return // it will come again
		}
		said := harness.Decode[struct {
			Title, State string
			End          int64
		}](t, string(text))
		_, name, _ := strings.Cut(said.Title, " ")
		c := stateChange{name, said.State, said.End}
		n.mu.Lock()
		defer n.mu.Unlock()
		if n.came[c] == nil {
			n.came[c] = map[string]time.Time{}
		}
		if id := r.Header.Get("Webhook-Id"); n.came[c][id].IsZero() {
			n.came[c][id] = time.Now()
		}
	}))
	t.Cleanup(n.Close)
	return n
}

// until are the changes that were notified of windows that ended by then, and how long after each may be read that was.
func (n *notified) until(end time.Time) (all []stateChange, late times) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for c, ids := range n.came {
		if c.End > end.UnixMilli() {
			continue
		}
		for _, at := range ids {
			all = append(all, c)
			if window := time.UnixMilli(c.End); window.After(n.since) {
				late = append(late, at.Sub(window.Add(harness.AlertDelay)))
			}
		}
	}
	slices.SortFunc(all, compareChanges)
	return all, late
}

func compareChanges(a, b stateChange) int {
	return strings.Compare(fmt.Sprint(a.Alert, " ", a.End, a.State), fmt.Sprint(b.Alert, " ", b.End, b.State))
}

// victim are the victim's alerts, which are evaluated each minute and change their state each time.
type victim struct {
	t        *testing.T
	n        *neighbour
	receiver *notified
	ids      []string // of the alerts, by their number
	anchors  []time.Time
}

// victimAlert is the name of an alert, and of the service whose logs it counts.
func victimAlert(i int) string { return fmt.Sprintf("v%02d", i) }

// victimSQL reports whether an alert runs SQL of the victim's own. The others are of builder tiles.
func victimSQL(i int) bool { return i%5 == 0 }

// newVictim makes the alerts. Their windows end at different times of the minute, some together, and every other window
// has a log.
func newVictim(t *testing.T, n *neighbour, receiver *notified) *victim {
	t.Helper()
	w := &victim{t: t, n: n, receiver: receiver}
	first := time.Now().Truncate(time.Minute).Add(-5 * time.Minute).UTC()
	var rows []string
	var tiles []any
	for i := range victimAlerts {
		w.anchors = append(w.anchors, first.Add(time.Duration(i/2*6)*time.Second))
		for window := i % 2; window < 30; window += 2 {
			at := w.anchors[i].Add(time.Duration(window)*time.Minute + 30*time.Second)
			rows = append(rows, fmt.Sprintf("('%s', '%s')", at.Format("2006-01-02 15:04:05"), victimAlert(i)))
		}
		config := harness.Object{
			"displayType": "line", "sourceId": n.sources["Logs"],
			"select": []any{harness.Object{"aggFn": "count", "where": "ServiceName:" + victimAlert(i)}},
		}
		if victimSQL(i) {
			config = harness.Object{
				"configType": "sql", "displayType": "line", "connectionId": n.connection,
				"sqlTemplate": "SELECT $__timeInterval(Timestamp) AS ts, count() FROM otel_logs WHERE $__timeFilter(Timestamp)" +
					" AND ServiceName = '" + victimAlert(i) + "' GROUP BY ts",
			}
		}
		tiles = append(tiles, harness.Object{"name": victimAlert(i), "x": 0, "y": 4 * i, "w": 12, "h": 4, "config": config})
	}
	harness.Ask(t, harness.EngineClient(n.server), "INSERT INTO "+n.database+".otel_logs (Timestamp, ServiceName) VALUES "+strings.Join(rows, ","))
	dashboard := harness.Decode[harness.Object](t, n.must(t, "POST", "dashboards", harness.Encode(t, harness.Object{"name": "Watched", "tiles": tiles})))
	for i := range victimAlerts {
		w.ids = append(w.ids, harness.ID(t, n.must(t, "POST", "alerts", harness.Encode(t, harness.Object{
			"name": victimAlert(i), "source": "tile", "dashboardId": dashboard["id"], "tileId": harness.At(dashboard, "tiles", i, "id"),
			"interval": "1m", "scheduleStartAt": w.anchors[i].Format(time.RFC3339), "threshold": 1, "thresholdType": "above",
			"channel": harness.Object{"type": "webhook", "webhookId": n.webhooks["oncall"]},
		}))))
	}
	receiver.since = time.Now()
	return w
}

// windows is what became of the windows of the victim's alerts.
type windows struct {
	evaluated, notified              int
	lateness, latenessSQL, notifying times
}

// truth is the state of an alert after a window that ends there, on its own.
func (w *victim) truth(i int, end time.Time) api.AlertHistoryState {
	if window := int(end.Sub(w.anchors[i])/time.Minute) - 1; window%2 == i%2 {
		return api.AlertHistoryStateALERT
	}
	return api.AlertHistoryStateOK
}

// notifiedEnd is where the window ends that an entry is about: the last one, or the last that violated.
func notifiedEnd(e api.AlertHistoryEntry) time.Time {
	for _, v := range slices.Backward(e.Values) {
		if e.State != api.AlertHistoryStateALERT || v.Value >= 1 {
			return v.StartTime.Add(time.Minute)
		}
	}
	return e.WindowEnd.Time
}

// evaluated waits until all windows up to an instant are evaluated and notified, and holds each to what was logged in it.
func (w *victim) evaluated(end time.Time) windows {
	t := w.t
	t.Helper()
	var found windows
	var want []stateChange
	for i := range victimAlerts {
		last := end.Add(-end.Sub(w.anchors[i]) % time.Minute)
		var history []api.AlertHistoryEntry
		patience.Within(t, victimAlert(i)+" is evaluated up to the end of the attack", func() bool {
			history = harness.Decode[[]api.AlertHistoryEntry](t, w.n.must(t, "GET", "alerts/"+w.ids[i]+"/history?limit=1000", ""))
			history = slices.DeleteFunc(history, func(e api.AlertHistoryEntry) bool { return e.State == api.AlertHistoryStateERROR })
			return len(history) > 0 && !history[0].WindowEnd.Before(last)
		})
		slices.Reverse(history)
		for at, next := history[0].WindowEnd.Time, 0; !at.After(last); at = at.Add(time.Minute) {
			for history[next].WindowEnd.Before(at) {
				next++
			}
			found.evaluated++
			if at.After(w.receiver.since) { // others were over before the alert was there
				late := history[next].EvaluatedAt.Sub(at.Add(harness.AlertDelay))
				if victimSQL(i) {
					found.latenessSQL = append(found.latenessSQL, late)
				} else {
					found.lateness = append(found.lateness, late)
				}
			}
			// An entry about several windows says whether any was violated.
			if e := history[next]; e.WindowEnd.Equal(at) && len(e.Values) <= 1 && e.State != w.truth(i, at) {
				t.Errorf("%s at %s is %s, want %s", victimAlert(i), at, e.State, w.truth(i, at))
			}
		}
		was := api.AlertHistoryStateOK
		for _, e := range history {
			if notified := notifiedEnd(e); e.State != was && !notified.After(end) {
				want = append(want, stateChange{victimAlert(i), string(e.State), notified.UnixMilli()})
			}
			was = e.State
		}
	}
	slices.SortFunc(want, compareChanges)
	var notified []stateChange
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for wait := time.After(patience.Timeout); ; {
		if notified, found.notifying = w.receiver.until(end); len(notified) >= len(want) {
			break
		}
		select {
		case <-tick.C:
			continue
		case <-wait:
		}
		break
	}
	if diff := cmp.Diff(want, notified); diff != "" {
		t.Errorf("notifications (-want +got):\n%s", diff)
	}
	found.notified = len(notified)
	return found
}

// sortedKeys are the keys of a table of the report.
func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
