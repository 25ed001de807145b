package alerting

import (
	"database/sql"
	"fmt"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store/pgtest"
)

// again kills the server and starts it again on the same store.
func (f *faults) again(s *harness.Stack) {
	f.t.Helper()
	s.Kill()
	s.Server = f.launch(s.Data)
	s.WaitListen()
}

// attempted waits until so many attempts of a delivery are in the log, and returns it.
func attempted(t *testing.T, s *harness.Server, id string, attempts int) api.Delivery {
	t.Helper()
	var d api.Delivery
	patience.Within(t, "there were attempts", func() bool {
		d = delivery(t, s, id)
		return d.AttemptCount >= attempts
	})
	return d
}

// finished waits until a delivery is no longer pending, and returns it.
func finished(t *testing.T, s *harness.Server, id string) api.Delivery {
	t.Helper()
	var d api.Delivery
	patience.Within(t, "the delivery is finished", func() bool {
		d = delivery(t, s, id)
		return d.Status != api.DeliveryStatusPending
	})
	return d
}

// TestDeliverRestart kills a server between the attempts of a delivery, and goes on with what follows from it.
func TestDeliverRestart(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		f := newDeliverers(t, slices.Concat(args, harness.NoEngine, []string{"--evaluate=false"})...)
		s, l := f.beginNotifying()
		h := f.catcher.add(s, "oncall", status(503))
		dead := f.catcher.add(s, "dead", status(500))
		a, forgotten := l.alert("kept", nil, h), l.alert("forgotten", nil, dead)
		l.notify(a, forgotten)
		l.notify(a, forgotten)

		// The one that is tried again is sent by the next process, and then the one behind it.
		patience.Within(t, "both are deliveries", func() bool { return len(l.said(s.Server, a, h)) == 2 })
		waiting := l.said(s.Server, a, h)[0]
		attempted(t, s.Server, waiting.ID, 1)
		f.again(s)
		h.does(take)
		l.arrived(h)
		first := finished(t, s.Server, waiting.ID)
		if n := len(first.Attempts); n < 2 || *first.Attempts[0].Status != 503 || *first.Attempts[n-1].Status != 200 {
			t.Errorf("the log has %s", harness.Encode(t, first))
		}
		h.check(t, l.want[h])
		h.checkTurns(t)

		f.checkRedelivered(s.Server, h, first)
		f.checkTested(s.Server, h)
		f.checkRotated(s, l, a, h)
		f.checkExpired(s, l, forgotten, dead)
		f.checkAnswers(s.Server)
	})
}

// checkRedelivered delivers again what was taken long ago.
func (f *faults) checkRedelivered(s *harness.Server, h *hook, d api.Delivery) {
	t := f.t
	t.Helper()
	before := len(h.got())
	redelivered := harness.Decode[api.Delivery](t, s.Do("POST", "deliveries/"+d.ID+"/redeliver", "").Payload(t))
	if redelivered.ID != d.ID || redelivered.MessageID != d.MessageID {
		t.Errorf("what is delivered again is %s", harness.Encode(t, redelivered))
	}
	after := attempted(t, s, d.ID, d.AttemptCount+1)
	if after.Status != api.DeliveryStatusDelivered || after.AttemptCount != d.AttemptCount+1 {
		t.Errorf("what was delivered again is %s", harness.Encode(t, after))
	}
	arrivals := h.got()
	if last := arrivals[len(arrivals)-1]; len(arrivals) != before+1 || last.id != d.MessageID ||
		!slices.ContainsFunc(arrivals[:before], func(a caught) bool { return a.id == last.id && a.body == last.body }) {
		t.Errorf("%d requests, and the last one is %v", len(arrivals)-before, last)
	}
}

// checkTested tests a webhook that takes the test, and one that does not.
func (f *faults) checkTested(s *harness.Server, h *hook) {
	t := f.t
	t.Helper()
	for i, code := range []int{200, 500, 302} {
		h.does(status(code))
		before := len(h.got())
		state := []api.DeliveryState{api.DeliveryStateALERT, api.DeliveryStateOK}[i%2]
		d := harness.Decode[api.Delivery](t, s.Do("POST", "webhooks/"+h.id+"/test", harness.Encode(t, harness.Object{"state": state})).Payload(t))
		want := api.DeliveryStatusFailed
		if code == 200 {
			want = api.DeliveryStatusDelivered
		}
		if d.Status != want || d.AttemptCount != 1 || d.LastAttempt == nil || *d.LastAttempt.Status != code || d.State != state {
			t.Errorf("a test that is answered with %d is %s", code, harness.Encode(t, d))
		}
		arrivals := h.got()
		if len(arrivals) != before+1 {
			t.Fatalf("a test sends %d requests", len(arrivals)-before)
		}
		h.checkSigned(t, arrivals[before], h.secret)
		if said := harness.Decode[payload](t, arrivals[before].body); said.State != string(state) || arrivals[before].id != d.MessageID {
			t.Errorf("a test says %v as %s", said, arrivals[before].id)
		}
		if again := delivery(t, s, d.ID); again.Status != want || again.AlertID != nil {
			t.Errorf("the log has of a test %s", harness.Encode(t, again))
		}
	}
	h.does(take)
}

// checkRotated gives a webhook new secrets. For a day the one before signs as well.
func (f *faults) checkRotated(s *harness.Stack, l *notifier, a *saying, h *hook) {
	t := f.t
	t.Helper()
	rotate := func() string {
		made := harness.Decode[api.WebhookSecret](t, s.Do("POST", "webhooks/"+h.id+"/rotate-secret", "").Payload(t))
		if made.PreviousValidUntil == nil || !made.PreviousValidUntil.After(f.now().Add(23*time.Hour)) {
			t.Errorf("the secret before is valid until %v", made.PreviousValidUntil)
		}
		return made.SigningSecret
	}
	last := func() (last caught) {
		begins := l.window
		l.notify(a)
		patience.Within(t, "it has arrived", func() bool {
			arrivals := h.got()
			last = arrivals[len(arrivals)-1]
			return harness.Decode[payload](t, last.body).Start == begins
		})
		return last
	}
	first, second := h.secret, rotate()
	h.checkSigned(t, last(), second, first)
	third := rotate()
	h.checkSigned(t, last(), third, second)
	f.again(s)
	h.checkSigned(t, last(), third, second)
	f.pass(25 * time.Hour)
	f.again(s)
	h.checkSigned(t, last(), third)
	for _, secret := range []string{second, third} {
		harness.WantNoSecret(t, f.launched[len(f.launched)-2].Out.String()+s.Out.String(), strings.TrimPrefix(secret, "whsec_"))
	}
}

// pass puts the clock forward for the database and for servers that are started from now on.
func (f *faults) pass(d time.Duration) {
	f.clock.base = f.clock.base.Add(-d / (clockSpeed - 1))
	f.setDatabaseClock()
}

// checkExpired holds what no receiver has taken for a day to be given up, and the webhook to be none the worse for it.
func (f *faults) checkExpired(s *harness.Stack, l *notifier, a *saying, h *hook) {
	t := f.t
	t.Helper()
	for _, d := range l.said(s.Server, a, h) {
		d = finished(t, s.Server, d.ID)
		last := d.Attempts[len(d.Attempts)-1]
		if d.Status != api.DeliveryStatusFailed || last.Error == nil ||
			*last.Error != api.DeliveryErrorTypeEXPIRED && *last.Error != api.DeliveryErrorTypeHTTPERROR {
			t.Errorf("after a day a delivery is %s", harness.Encode(t, d))
		}
	}
	if failures := l.errors(s.Server, a); len(failures) != 1 {
		t.Errorf("the alert has the errors %s", harness.Encode(t, failures))
	}
	before := len(h.got())
	h.does(take)
	l.notify(a)
	patience.Within(t, "the webhook gets what comes next", func() bool {
		arrivals := h.got()
		return len(arrivals) > before && arrivals[len(arrivals)-1].taken > 0
	})
	patience.Within(t, "the alert has no error", func() bool { return len(l.errors(s.Server, a)) == 0 })
}

// TestDeliverStop stops a server while a receiver hangs. What was on its way is free for the next process at once.
func TestDeliverStop(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		args = slices.Concat(args, harness.NoEngine, []string{"--evaluate=false", "--deliver", "--egress-allow", "localhost"})
		s := &harness.Stack{Server: harness.Launch(t, "", args...), ID: map[string]string{}}
		s.WaitListen()
		s.LearnSources(t)
		l, c := newNotifier(t, s, time.Now), startCatcher(t, time.Now)
		good, hangs := c.add(s, "good", take), c.add(s, "hangs", hang)
		var alerts []*saying
		for i := range 5 {
			alerts = append(alerts, l.alert(fmt.Sprint("alert ", i), nil, hangs, good))
		}
		l.notify(alerts...)
		l.notify(alerts...)
		l.arrived(good)
		patience.Within(t, "the receiver hangs", func() bool { return len(hangs.got()) > 0 })
		// It says so when it takes longer than it may.
		if err := s.Terminate(); err != nil {
			t.Errorf("the stop: %v", err)
		}
		db := openStore(t, s.Data, args)
		now := time.Now().UnixMilli()
		if n := harness.Single[int](t, db, fmt.Sprint("SELECT count(*) FROM delivery_targets t JOIN workers w"+
			" ON t.claim IS NOT NULL AND t.worker = w.id WHERE w.expires_at > ", now)); n > 0 {
			t.Errorf("%d webhooks are still claimed by who has ended", n)
		}
		if n := harness.Single[int](t, db, fmt.Sprintf("SELECT count(*) FROM delivery_targets WHERE webhook_id = '%s' AND due_at <= %d",
			hangs.id, now)); n != 1 {
			t.Error("the webhook that hangs is not due")
		}
		hangs.does(take)
		s.Server = harness.Launch(t, s.Data, args...)
		s.WaitListen()
		l.arrived(hangs)
		for _, h := range []*hook{good, hangs} {
			patience.Within(t, "everything is delivered", func() bool {
				return deliveries(t, s.Server, "webhookId", h.id, "status", "delivered").total == l.wanted(h)
			})
			h.check(t, l.want[h])
			h.checkTurns(t)
			h.checkLog(t, s.Server)
		}
		harness.WantNoSecret(t, s.Out.String(), c.secrets()...)
	})
}

// TestDeliverSlowDatabase keeps the database from storing what is to be delivered until that is given up. The process is
// alive all the time, so that no worker takes over what it has claimed.
func TestDeliverSlowDatabase(t *testing.T) {
	t.Parallel()
	dsn := pgtest.DSN(t)
	args := slices.Concat(harness.NoEngine, []string{
		"--database", dsn, "--encryption-key-file", harness.KeyFile(t), "--evaluate=false", "--deliver", "--egress-allow", "localhost",
	})
	s := &harness.Stack{Server: harness.Launch(t, "", args...), ID: map[string]string{}}
	s.WaitListen()
	s.LearnSources(t)
	l, c := newNotifier(t, s, time.Now), startCatcher(t, time.Now)
	h := c.add(s, "oncall", take)
	alerts := []*saying{l.alert("first", nil, h), l.alert("second", nil, h)}
	l.notify(alerts...)
	patience.Within(t, "everything is delivered", func() bool { return deliveries(t, s.Server, "status", "delivered").total == l.wanted(h) })
	tx, err := openStore(t, s.Data, args).BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tx.ExecContext(t.Context(), "LOCK TABLE deliveries IN SHARE MODE"); err != nil {
		t.Fatal(err)
	}
	l.notify(alerts...)
	patience.Within(t, "the deliverer gives up", func() bool {
		return strings.Contains(s.Out.String(), `msg="delivery: cannot create deliveries"`)
	})
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}
	l.arrived(h)
	h.check(t, l.want[h])
	h.checkTurns(t)
}

// openStore opens the store of servers that were started with the arguments, to look at it.
func openStore(t *testing.T, data string, args []string) *sql.DB {
	t.Helper()
	driver, address := "sqlite", "file:"+filepath.Join(data, "obstack.db")+"?_pragma=busy_timeout(60000)"
	if i := slices.Index(args, "--database"); i >= 0 {
		driver, address = "pgx", args[i+1]
	}
	db, err := sql.Open(driver, address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	return db
}

// TestDeliverMissing deletes a webhook that messages wait for, and forbids the address of another.
func TestDeliverMissing(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		f := newDeliverers(t, slices.Concat(args, harness.NoEngine, []string{"--evaluate=false"})...)
		s, l := f.beginNotifying()
		good := f.catcher.add(s, "good", take)
		deleted, forbidden := f.catcher.add(s, "deleted", status(503)), f.catcher.add(s, "forbidden", status(503))
		a, b := l.alert("missing", nil, good, deleted), l.alert("moved", nil, good, forbidden)
		l.notify(a, b)
		l.notify(a, b)
		for _, h := range []*hook{deleted, forbidden} {
			patience.Within(t, "they wait", func() bool { return deliveries(t, s.Server, "webhookId", h.id, "status", "pending").total == 2 })
		}
		if answer := s.Do("DELETE", "webhooks/"+deleted.id, ""); answer.Status != http.StatusOK {
			t.Fatal(answer)
		}
		for _, d := range l.said(s.Server, a, deleted) {
			if d = finished(t, s.Server, d.ID); *d.Attempts[len(d.Attempts)-1].Error != api.DeliveryErrorTypeWEBHOOKMISSING {
				t.Errorf("without its webhook a delivery is %s", harness.Encode(t, d))
			}
		}
		// What has arrived and is not recorded would be sent again, to where nothing may be sent any more.
		patience.Within(t, "all that has arrived is recorded", func() bool {
			return deliveries(t, s.Server, "webhookId", good.id, "status", "delivered").total == l.wanted(good)
		})
		f.args = append(f.args, "--egress-allow", "example.com")
		f.again(s)
		arrived := len(forbidden.got())
		for _, d := range l.said(s.Server, b, forbidden) {
			if d = finished(t, s.Server, d.ID); *d.Attempts[len(d.Attempts)-1].Error != api.DeliveryErrorTypeADDRESSREFUSED {
				t.Errorf("what must not be sent is %s", harness.Encode(t, d))
			}
		}
		for _, said := range []*saying{a, b} {
			if failures := l.errors(s.Server, said); len(failures) != 1 || failures[0].Type != api.AlertErrorTypeWEBHOOKERROR {
				t.Errorf("%s has the errors %s", *said.Name, harness.Encode(t, failures))
			}
		}
		if n := len(forbidden.got()); n != arrived {
			t.Errorf("%d requests were sent to an address that is forbidden", n-arrived)
		}
		good.check(t, l.want[good])
		f.checkAnswers(s.Server)
	})
}
