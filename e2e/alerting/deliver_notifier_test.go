package alerting

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/webhook"
)

// notifier has alerts say things as an evaluator would, beside servers that evaluate nothing.
type notifier struct {
	t     testing.TB
	s     *harness.Stack
	store *store.Store
	clock func() time.Time
	// window is when the next one begins that something is said about, in milliseconds since 1970.
	window int64
	// want is what each webhook is notified of each event.
	want map[*hook]map[string][]payload
}

// saying is an alert that says things.
type saying struct {
	api.Alert
	hooks  []*hook
	groups []string
	firing bool
}

// newNotifier opens the store of a server.
func newNotifier(t testing.TB, s *harness.Stack, clock func() time.Time) *notifier {
	t.Helper()
	return &notifier{
		t: t, s: s, store: s.OpenStoreAt(t, clock), clock: clock, window: clock().Truncate(time.Minute).UnixMilli(),
		want: map[*hook]map[string][]payload{},
	}
}

// alert makes an alert that notifies the hooks, in turn about each of the groups; about itself if there are none.
func (l *notifier) alert(name string, groups []string, hooks ...*hook) *saying {
	l.t.Helper()
	var channels []any
	for _, h := range hooks {
		channels = append(channels, harness.Object{"type": "webhook", "webhookId": h.id})
	}
	body := harness.Edited(l.s.NewAlert(l.t), harness.Object{
		"name": name + ": {{value}}", "interval": "1m", "channel": channels[0], "channels": channels,
	})
	made := harness.Decode[api.Alert](l.t, l.s.Do("POST", "alerts", harness.Encode(l.t, body)).Payload(l.t))
	return &saying{Alert: made, hooks: hooks, groups: groups}
}

// notify has each of the alerts fire that does not, and the others end.
func (l *notifier) notify(alerts ...*saying) {
	l.t.Helper()
	left := map[string]*saying{}
	for _, a := range alerts {
		a.firing = !a.firing
		left[a.ID] = a
	}
	for len(left) > 0 {
		patience.Within(l.t, "alerts say something", func() bool { return l.notifySome(left) > 0 })
	}
}

// notifySome stores what those of the alerts have to say that are free, takes them out, and returns how many they are.
func (l *notifier) notifySome(left map[string]*saying) int {
	l.t.Helper()
	// If a statement waits for a sixth of a second, a clock that runs fast seems to have been set by ten seconds. The store then
	// claims nothing until the next heartbeat, which an evaluator sends at once.
	if c := l.store.Clock(); c.Moved || c.Barred {
		if _, err := l.store.Heartbeat(l.t.Context(), "notifier", time.Minute); err != nil {
			l.t.Fatal(err)
		}
	}
	due, err := l.store.ClaimAlerts(l.t.Context(), "notifier", 1000)
	if err != nil {
		l.t.Fatal(err)
	}
	notified := 0
	for batch := range slices.Chunk(due, 100) {
		var results []store.Evaluation
		for _, d := range batch {
			j := store.Evaluation{
				Team: core.TeamID(d.Alert.TeamID), Alert: d.Alert.ID, Claim: d.Claim, Due: l.clock(),
			}
			if a := left[d.Alert.ID]; a != nil {
				notified++
				delete(left, d.Alert.ID)
				j.State, j.Memory = api.AlertStateOK, []byte("{}")
				if a.firing {
					j.State = api.AlertStateALERT
				}
				j.Start, j.End = time.UnixMilli(l.window), time.UnixMilli(l.window).Add(time.Minute)
				j.Events = l.events(a, d.Alert)
			}
			results = append(results, j)
		}
		if stored, err := l.store.StoreEvaluations(l.t.Context(), results); err != nil || stored != len(results) {
			l.t.Fatalf("%d of %d evaluations were stored: %v", stored, len(results), err)
		}
	}
	return notified
}

// events are what an alert says, and what must arrive because of that.
func (l *notifier) events(a *saying, alert api.Alert) []store.Event {
	groups := a.groups
	if len(groups) == 0 {
		groups = []string{""}
	}
	prefix, state := "✅", api.AlertStateOK
	if a.firing {
		prefix, state = "🚨", api.AlertStateALERT
	}
	var events []store.Event
	for _, group := range groups {
		start := l.window
		l.window += time.Minute.Milliseconds()
		e := store.Event{
			Alert: alert, Firing: a.firing, Grouped: len(a.groups) > 0, Group: group, Value: float64(start % 977),
			Start: start, End: l.window,
		}
		events = append(events, e)
		for _, h := range a.hooks {
			said := payload{
				webhook.EventID(e, h.id), string(state), e.Start, e.End,
				fmt.Sprint(prefix, " ", strings.TrimSuffix(*alert.Name, "{{value}}"), e.Value),
			}
			if l.want[h] == nil {
				l.want[h] = map[string][]payload{}
			}
			l.want[h][said.Event] = append(l.want[h][said.Event], said)
		}
	}
	return events
}

// wanted is how many messages a webhook is to get.
func (l *notifier) wanted(h *hook) int {
	n := 0
	for _, list := range l.want[h] {
		n += len(list)
	}
	return n
}

// arrived waits until all that the webhooks are to get has arrived.
func (l *notifier) arrived(hooks ...*hook) {
	l.t.Helper()
	for _, h := range hooks {
		patience.Progressing(l.t, "everything has arrived at "+h.name, func() (bool, int) {
			n := h.messages()
			return n >= l.wanted(h), n
		})
	}
}

// said is what the log has of an alert and a webhook, the oldest first and each whole.
func (l *notifier) said(s *harness.Server, a *saying, h *hook) []api.Delivery {
	l.t.Helper()
	var list []api.Delivery
	for _, d := range slices.Backward(deliveries(l.t, s, "alertId", a.ID, "webhookId", h.id).list) {
		list = append(list, delivery(l.t, s, d.ID))
	}
	return list
}

// errors are what an alert shows of its notifications.
func (l *notifier) errors(s *harness.Server, a *saying) []api.AlertError {
	l.t.Helper()
	return harness.Decode[api.Alert](l.t, s.Do("GET", "alerts/"+a.ID, "").Payload(l.t)).ExecutionErrors
}

// beginNotifying starts a server with a fast clock, and what notifies of something.
func (f *faults) beginNotifying() (*harness.Stack, *notifier) {
	f.t.Helper()
	s := f.launch(f.data())
	s.WaitListen()
	f.keys = s.Keys
	stack := &harness.Stack{Server: s, ID: map[string]string{}}
	stack.LearnSources(f.t)
	return stack, newNotifier(f.t, stack, f.now)
}

// now is the time of the servers, which may have been put forward.
func (f *faults) now() time.Time { return f.clock.now() }
