package webhook

import (
	"database/sql"
	"fmt"
	"net/http"
	"path/filepath"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/lease"
	"github.com/obstack/obstack/impl/store"
)

func TestALostClaimEndsTheSending(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	a := o.alert(t, "", o.hook(t, "oncall", b.URL))
	const groups = 60
	for i := range groups {
		o.say(t, a, fmt.Sprint("host:", i), true)
	}
	one, other := o.deliverer, o.newDeliverer()
	if _, err := one.fanOut(t.Context()); err != nil {
		t.Fatal(err)
	}
	one.pass(t.Context())
	held := 0
	for _, l := range one.workers {
		held += len(l.held)
	}
	// The claims have ended without its notice, as on a machine that was suspended.
	if _, err := o.store.Heartbeat(t.Context(), one.lease.ID(), -time.Second); err != nil {
		t.Fatal(err)
	}
	other.pass(t.Context())
	o.pause(lease.Length / 4) // it prolongs them, too late
	for range groups {
		one.lookAgain()
		one.pass(t.Context())
		if one.inFlight > 0 {
			one.settle(<-one.sent)
		}
	}
	if n := len(b.arrivals()); n > held+other.inFlight {
		t.Errorf("%d requests came, of which %d were loaded before the claim was lost", n, held)
	}
	if o.workWith(t, other); len(b.arrivals()) > groups+held {
		t.Errorf("%d messages arrived as %d requests", groups, len(b.arrivals()))
	}
}

func TestWhatWasUnderWayDoesNotEndARest(t *testing.T) {
	t.Parallel()
	now := time.Date(2027, 3, 4, 12, 0, 0, 0, time.UTC)
	w := newWorker(store.ClaimedTarget{})
	busy := Result{
		Status: http.StatusTooManyRequests, Error: api.DeliveryErrorTypeHTTPERROR, Retry: true, RetryAfter: time.Minute,
	}
	w.updateBreaker(sent{at: now, result: busy}, now.Add(time.Second))
	rest := w.paused
	for _, result := range []Result{{Status: http.StatusOK}, {Status: http.StatusGone, Error: api.DeliveryErrorTypeHTTPERROR}} {
		w.updateBreaker(sent{at: now, result: result}, now.Add(2*time.Second))
	}
	if want := now.Add(time.Second + time.Minute); !w.paused.Equal(want) || !rest.Equal(want) || w.target.Failures != 1 {
		t.Errorf("it rests until %s after %d failures, want %s after one", w.paused, w.target.Failures, want)
	}
	w.updateBreaker(sent{at: w.paused, result: Result{Status: http.StatusOK}}, w.paused)
	if !w.paused.IsZero() || w.target.Failures != 0 {
		t.Errorf("it rests until %s after a success", w.paused)
	}
}

func TestALongRetryAfterLeavesOneMoreTry(t *testing.T) {
	t.Parallel()
	now := time.Date(2027, 3, 4, 12, 0, 0, 0, time.UTC)
	for name, c := range map[string]struct {
		expires, wanted, want time.Duration
	}{
		"the receiver's time is honoured":               {24 * time.Hour, time.Hour, time.Hour},
		"one attempt is left when it asks for too much": {24 * time.Hour, 48 * time.Hour, 24*time.Hour - time.Second},
		"there is none without time left":               {100 * time.Millisecond, time.Hour, 0},
	} {
		s := sent{
			delivery: store.Delivery{Expires: now.Add(c.expires)}, result: Result{Retry: true, RetryAfter: c.wanted},
		}
		next, ok := nextTry(s, now)
		if ok != (c.want > 0) || ok && next.Sub(now) != c.want {
			t.Errorf("%s: %s, %v", name, next.Sub(now), ok)
		}
	}
}

func TestRedeliveryEndsTheRestOfAWebhook(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	b.answers(http.StatusTooManyRequests, "Retry-After", "3600")
	hook := o.hook(t, "oncall", b.URL)
	first, second := o.alert(t, "", hook), o.alert(t, "", hook)
	o.say(t, first, "", true)
	o.work(t)
	b.answers(http.StatusOK)
	o.say(t, second, "", true)
	if o.work(t); len(b.arrivals()) != 1 {
		t.Fatal("a webhook was not let alone as it wanted")
	}
	id := o.deliveries(t)[0].ID
	o.write(t, func(tx *store.Tx) error { return tx.Redeliver(t.Context(), o.team, id, o.clock().Add(time.Hour)) })
	o.work(t)
	if n := len(b.arrivals()); n != 3 {
		t.Errorf("%d requests came, and not what a client had redelivered, and what waited behind it", n)
	}
}

func TestARepairedWebhookIsAttemptedAtOnce(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	b.answers(http.StatusInternalServerError)
	hook := o.hook(t, "oncall", b.URL)
	for range 3 {
		o.say(t, o.alert(t, "", hook), "", true)
	}
	for range 20 {
		o.pause(time.Minute)
		o.work(t)
	}
	b.answers(http.StatusOK)
	before := len(b.arrivals())
	if o.work(t); len(b.arrivals()) != before {
		t.Fatal("it was tried too early")
	}
	o.write(t, func(tx *store.Tx) error { return tx.RetryNow(t.Context(), o.team, hook) })
	if o.work(t); len(b.arrivals()) != before+3 {
		t.Errorf("%d of 3 messages arrived", len(b.arrivals())-before)
	}
	for _, d := range o.deliveries(t) {
		if a := d.Attempts[0]; a.Message == nil || *a.Message != "HTTP 500" {
			t.Errorf("the first attempt says %v", a.Message)
		}
	}
}

func TestRetryAfterIsHonoured(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	b.answers(http.StatusTooManyRequests, "Retry-After", "1800")
	hook := o.hook(t, "oncall", b.URL)
	a := o.alert(t, "", hook)
	o.say(t, a, "", true)
	o.work(t)
	began := o.clock()
	b.answers(http.StatusOK)
	o.say(t, o.alert(t, "", hook), "", true) // waits as well: it is the webhook that is too busy
	o.pause(29 * time.Minute)
	o.work(t)
	if n := len(b.arrivals()); n != 1 {
		t.Fatalf("%d requests came before the time", n)
	}
	o.set(began.Add(31 * time.Minute))
	o.work(t)
	if n := len(b.arrivals()); n != 3 {
		t.Errorf("%d requests came", n)
	}
}

func TestADamagedWebhookDelaysNoOther(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	damaged, good := o.hook(t, "damaged", b.URL), o.hook(t, "good", b.URL)
	db, err := sql.Open("sqlite", "file:"+filepath.Join(o.dir, "obstack.db")+"?_pragma=busy_timeout(60000)")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	damage := func(from, to string) {
		t.Helper()
		_, err := db.ExecContext(t.Context(), "UPDATE webhooks SET url = (SELECT w.url FROM webhooks w WHERE w.id = ?)"+
			" WHERE id = ?", from, to)
		if err != nil {
			t.Fatal(err)
		}
	}
	var original []byte
	if err := db.QueryRowContext(t.Context(), "SELECT url FROM webhooks WHERE id = ?", damaged).Scan(&original); err != nil {
		t.Fatal(err)
	}
	damage(good, damaged) // it is sealed for its place
	a := o.alert(t, "", damaged, good)
	o.say(t, a, "", true)
	o.work(t)
	if n := len(b.arrivals()); n != 1 {
		t.Fatalf("%d messages have arrived beside a webhook that cannot be read", n)
	}
	want := `WEBHOOK_ERROR: Notifying the generic webhook "damaged" failed: cannot read the stored settings. Retrying.`
	if got := o.problems(t, a); len(got) != 1 || got[0] != want {
		t.Errorf("the alert has the errors %q", got)
	}
	if _, err := db.ExecContext(t.Context(), "UPDATE webhooks SET url = ? WHERE id = ?", original, damaged); err != nil {
		t.Fatal(err)
	}
	o.pause(time.Hour)
	if o.work(t); len(b.arrivals()) != 2 {
		t.Error("a webhook that was repaired gets nothing")
	}
}

func TestSlowWebhooksLeaveSlotsToOthers(t *testing.T) {
	t.Parallel()
	d := newOffice(t).deliverer
	fast, slow := newWorker(store.ClaimedTarget{}), newWorker(store.ClaimedTarget{})
	for range maxConcurrency {
		d.settle(sent{worker: fast, took: slowAnswer, result: Result{Status: http.StatusOK}})
		d.settle(sent{worker: slow, took: slowAnswer + 1, result: Result{Status: http.StatusOK}})
	}
	if slow.concurrencyWith(maxHeld/4-1) != maxConcurrency {
		t.Error("a slow webhook is held back though there are free slots")
	}
	if s, f := slow.concurrencyWith(maxHeld/4), fast.concurrencyWith(maxHeld); s != initialConcurrency || f != maxConcurrency {
		t.Errorf("with few free slots a slow webhook gets %d and a fast one %d", s, f)
	}
	if resting := (&worker{concurrency: 1, slow: true}); resting.concurrencyWith(maxHeld) != 1 {
		t.Error("one that has failed gets more for being slow")
	}
}
