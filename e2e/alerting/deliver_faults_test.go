package alerting

import (
	"fmt"
	"net/url"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
	"github.com/obstack/obstack/impl/store/pgtest"
	"github.com/obstack/obstack/impl/webhook"
)

// newDeliverers are faults whose processes also deliver what the alerts say.
func newDeliverers(t *testing.T, args ...string) *faults {
	t.Helper()
	// The last of two equal flags counts.
	f := newFaults(t, append(args, "--deliver=true", "--egress-allow", "localhost")...)
	f.catcher = startCatcher(t, f.now)
	t.Cleanup(func() {
		for _, s := range f.launched {
			harness.WantNoSecret(t, s.Out.String(), f.catcher.secrets()...)
		}
	})
	return f
}

// addHooks adds the webhooks that the alerts notify: all of them the first, and some the others as well.
func (f *faults) addHooks(s *harness.Stack) {
	f.catcher.add(s, "oncall", flaky)
	f.catcher.add(s, "second", flaky)
	f.catcher.add(s, "third", take)
}

// endDelivering is end for those who deliver: it also waits until nothing is left to say.
func (f *faults) endDelivering(alive ...*harness.Server) {
	t := f.t
	t.Helper()
	until := f.stop(alive...)
	for _, h := range f.catcher.hooks {
		h.does(take)
	}
	f.args = append(f.args, "--evaluate=false")
	s := f.launch(alive[0].Data)
	s.WaitListen()
	f.delivered(s)
	f.checkDelivered(s, f.checkEvaluated(readEvaluations(t, f.db), until))
	if err := s.Terminate(); err != nil {
		t.Errorf("a stop: %v", err)
	}
}

// delivered waits until nothing is left to deliver.
func (f *faults) delivered(s *harness.Server) {
	f.t.Helper()
	patience.Progressing(f.t, "everything is delivered", func() (bool, [2]int) {
		left := [2]int{harness.Single[int](f.t, f.db, "SELECT count(*) FROM outbox"), deliveries(f.t, s, "status", "pending").total}
		return left == [2]int{}, left
	})
}

// checkDelivered holds what has arrived, and what the server says about it, to what people must be notified of.
func (f *faults) checkDelivered(s *harness.Server, events []notified) {
	t := f.t
	t.Helper()
	want := map[*hook]map[string][]payload{}
	for _, e := range events {
		number, alert := f.alertOf(e.Alert)
		prefix, state := "✅", "OK"
		if e.Firing {
			prefix, state = "🚨", "ALERT"
		}
		for _, h := range f.catcher.hooks {
			if h.name == "second" && number%2 != 0 || h.name == "third" && number%3 != 0 {
				continue
			}
			said := payload{
				webhook.EventID(store.Event{Alert: alert.Alert, Grouped: alert.grouped, Group: e.Group}, h.id),
				state, e.Start, e.End,
				fmt.Sprintf("%s alert %d: %s", prefix, number, strconv.FormatFloat(e.Value, 'f', -1, 64)),
			}
			if want[h] == nil {
				want[h] = map[string][]payload{}
			}
			want[h][said.Event] = append(want[h][said.Event], said)
		}
	}
	for _, h := range f.catcher.hooks {
		h.check(t, want[h])
		h.checkTurns(t)
		h.checkLog(t, s)
	}
	for _, a := range harness.Decode[[]api.Alert](t, s.Do("GET", "alerts?limit=1000", "").Payload(t)) {
		if len(a.ExecutionErrors) > 0 {
			t.Errorf("%s still has the errors %s", *a.Name, harness.Encode(t, a.ExecutionErrors))
		}
	}
}

// alertOf is the alert of an id, and its number.
func (f *faults) alertOf(id string) (int, *evaluatedAlert) {
	for i := range f.alerts {
		if f.alerts[i].ID == id {
			return i, &f.alerts[i]
		}
	}
	f.t.Fatalf("there is no alert %s", id)
	return 0, nil
}

// deliveryPage is a page of the log, and how long all of it is.
type deliveryPage struct {
	list  []api.Delivery
	total int
}

// deliveries reads the first page of the log, with parameters in pairs of name and value.
func deliveries(t testing.TB, s *harness.Server, parameters ...string) deliveryPage {
	t.Helper()
	query := url.Values{}
	for i := 0; i < len(parameters); i += 2 {
		query.Set(parameters[i], parameters[i+1])
	}
	a := s.Do("GET", "deliveries?"+query.Encode(), "")
	page := deliveryPage{list: harness.Decode[[]api.Delivery](t, a.Payload(t))}
	var err error
	if page.total, err = strconv.Atoi(a.Header.Get("X-Total-Count")); err != nil {
		t.Fatal(err)
	}
	return page
}

// delivery reads one delivery whole.
func delivery(t testing.TB, s *harness.Server, id string) api.Delivery {
	t.Helper()
	return harness.Decode[api.Delivery](t, s.Do("GET", "deliveries/"+id, "").Payload(t))
}

// checkLog holds what the server says about a webhook that has taken everything to what has arrived there: of each message
// one delivery, and no attempt that the receiver knows nothing of.
func (h *hook) checkLog(t *testing.T, s *harness.Server) {
	t.Helper()
	answers := map[string]map[int]int{} // by message, how often each status was answered
	for _, a := range h.got() {
		if answers[a.id] == nil {
			answers[a.id] = map[int]int{}
		}
		answers[a.id][a.status]++
	}
	found, attempts := 0, 0
	for offset := 0; ; {
		page := deliveries(t, s, "webhookId", h.id, "limit", "500", "offset", strconv.Itoa(offset))
		if page.total != len(answers) {
			t.Errorf("%s: %d deliveries of %d messages", h.name, page.total, len(answers))
		}
		if len(page.list) == 0 {
			break
		}
		offset += len(page.list)
		for _, listed := range page.list {
			d := delivery(t, s, listed.ID)
			found++
			attempts += len(d.Attempts)
			if d.Status != api.DeliveryStatusDelivered || d.FinishedAt == nil || d.NextAttemptAt != nil ||
				d.AttemptCount != len(d.Attempts) {
				t.Errorf("%s: a delivery is %s", h.name, harness.Encode(t, d))
			}
			arrived := false
			for i, attempt := range d.Attempts {
				if attempt.Number != i+1 || (attempt.NextAttemptAt == nil) != (attempt.Error == nil) {
					t.Errorf("%s: an attempt of %s is %s", h.name, d.ID, harness.Encode(t, attempt))
				}
				// It need not be the last: a process that was paused may have a word to say about an earlier one.
				arrived = arrived || attempt.Error == nil
				if attempt.Status == nil {
					continue // it is not known which request that was, if it got so far
				}
				if answers[d.MessageID][*attempt.Status]--; answers[d.MessageID][*attempt.Status] < 0 {
					t.Errorf("%s: %s was not answered with %d so often: %s", h.name, d.MessageID, *attempt.Status, harness.Encode(t, d))
				}
			}
			if !arrived {
				t.Errorf("%s: no attempt of a delivery has arrived: %s", h.name, harness.Encode(t, d))
			}
		}
	}
	if found != len(answers) {
		t.Errorf("%s: %d deliveries were listed of %d messages", h.name, found, len(answers))
	}
	t.Logf("%s: %d attempts are in the log", h.name, attempts)
}

// TestDeliverKilled kills the only process of a store again and again while it evaluates and delivers.
func TestDeliverKilled(t *testing.T) {
	t.Parallel()
	engine := harness.StartEngine(t)
	f := newDeliverers(t, "--clickhouse", engine)
	s := f.begin(f.at(engine))
	f.open("sqlite", "file:"+filepath.Join(s.Data, "obstack.db")+"?_pragma=busy_timeout(60000)")
	f.endDelivering(f.killAlone(s))
}

// TestDeliverReplicas kills, stops and pauses processes that share a store while they evaluate and deliver. They differ in
// how late they read windows.
func TestDeliverReplicas(t *testing.T) {
	t.Parallel()
	engine, dsn := harness.StartEngine(t), pgtest.DSN(t)
	f := newDeliverers(t, "--clickhouse", engine, "--database", dsn, "--encryption-key-file", harness.KeyFile(t))
	f.delays = []time.Duration{harness.AlertDelay, 4 * harness.AlertDelay, store.MaxDelay}
	replicas := []*harness.Server{f.begin(f.at(engine)), f.launch(f.data()), f.launch(f.data())}
	f.open("pgx", dsn)
	f.killReplicas(replicas, "alerts", "delivery_targets")
	f.endDelivering(replicas[2])
	early := fmt.Sprint("SELECT count(*) FROM alert_history WHERE read_at IS NULL OR read_at < window_end + ", harness.AlertDelay.Milliseconds())
	if n := harness.Single[int](t, f.db, early); n > 0 {
		t.Errorf("%d entries are about windows that were read before their time", n)
	}
}

// TestDeliverLostAnswers keeps it from those who evaluate and deliver whether the database has carried out what they wanted.
func TestDeliverLostAnswers(t *testing.T) {
	t.Parallel()
	engine, dsn := harness.StartEngine(t), pgtest.DSN(t)
	proxy, address := startForgetful(t, dsn)
	f := newDeliverers(t, "--clickhouse", engine, "--database", address, "--encryption-key-file", harness.KeyFile(t))
	replicas := []*harness.Server{f.begin(f.at(engine)), f.launch(f.data())}
	f.open("pgx", dsn)
	proxy.loseAnswers(t, replicas, *faultKills/4)
	f.endDelivering(replicas...)
}

// TestDeliverDatabaseRestart takes the database away from those who evaluate and deliver, with and without a warning.
func TestDeliverDatabaseRestart(t *testing.T) {
	t.Parallel()
	engine, pg := harness.StartEngine(t), pgtest.Start(t)
	f := newDeliverers(t, "--clickhouse", engine, "--database", pg.DSN("postgres"), "--encryption-key-file", harness.KeyFile(t))
	replicas := []*harness.Server{f.begin(f.at(engine)), f.launch(f.data())}
	f.open("pgx", pg.DSN("postgres"))
	f.expected = "cannot store evaluations of alerts, giving up"
	f.restartDatabase(pg, replicas, max(*faultKills/12, 2))
	f.endDelivering(replicas...)
}
