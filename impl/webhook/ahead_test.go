package webhook

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/gen/api"
)

// TestAClockThatWasAheadHoldsUpNoMessage tries messages with a clock that is six hours ahead, until the receiver is left
// alone for a while, and puts it right. A receiver that works again gets them within the longest pause.
func TestAClockThatWasAheadHoldsUpNoMessage(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	b.answers(http.StatusServiceUnavailable)
	hook := o.hook(t, "oncall", b.URL)
	before, during := o.alert(t, "", hook), o.alert(t, "", hook)
	o.say(t, before, "", true)
	o.work(t)
	right := o.clock()
	o.pause(6 * time.Hour)
	o.say(t, during, "", true)
	for range 10 {
		o.work(t)
		o.pause(10 * time.Minute)
	}
	for _, d := range o.deliveries(t) {
		if d.Status != api.DeliveryStatusPending || d.AttemptCount < 2 || !d.NextAttemptAt.After(right.Add(6*time.Hour)) {
			t.Fatalf("the test says nothing: %+v", d)
		}
	}
	o.set(right.Add(time.Minute))
	o.work(t)
	for _, d := range o.deliveries(t) {
		if most := o.clock().Add(maxWait); d.Status == api.DeliveryStatusPending && d.NextAttemptAt.After(most) {
			t.Errorf("at %s a message is tried again at %s", o.clock(), d.NextAttemptAt)
		}
	}
	b.answers(http.StatusOK)
	o.pause(maxWait)
	o.work(t)
	o.pause(time.Second)
	o.work(t)
	for _, d := range o.deliveries(t) {
		if d.Status != api.DeliveryStatusDelivered {
			t.Errorf("%s after the clock was put right a message is %+v", o.clock().Sub(right), d)
		}
	}
	if text := o.log.String(); !strings.Contains(text, "delayed by a clock that was ahead") {
		t.Errorf("the log says %s", text)
	}
}

// TestAnAttemptDuringWhichTheClockIsSetIsTimedFromItsEnd sets the clock ahead while the receiver answers.
func TestAnAttemptDuringWhichTheClockIsSetIsTimedFromItsEnd(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	var answer http.HandlerFunc = func(w http.ResponseWriter, _ *http.Request) {
		o.pause(6 * time.Hour)
		w.WriteHeader(http.StatusServiceUnavailable)
	}
	b.answer.Store(&answer)
	o.say(t, o.alert(t, "", o.hook(t, "oncall", b.URL)), "", true)
	began := o.clock()
	if _, err := o.deliverer.fanOut(t.Context()); err != nil {
		t.Fatal(err)
	}
	o.deliverer.pass(t.Context())
	o.deliverer.settle(<-o.deliverer.sent)
	o.set(began.Add(time.Second))
	o.work(t)
	if next := o.deliveries(t)[0].Attempts[0].NextAttemptAt; next.After(began.Add(time.Minute)) {
		t.Errorf("an attempt at %s is followed by one at %s", began, next)
	}
}
