package alerting

import (
	"fmt"
	"net"
	"net/http"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/patience"
)

// gigabyte is how much a receiver answers that wants to fill the sender's memory.
const gigabyte = 1 << 30

// flood answers with a status and a gigabyte, and counts how much of it went out.
func flood(code int, sent *atomic.Int64) reply {
	chunk := []byte(strings.Repeat("x", 64<<10))
	return func(h *hook, w http.ResponseWriter, _ *http.Request, a *caught) {
		w.Header().Set("Content-Length", fmt.Sprint(gigabyte))
		h.mu.Lock()
		a.status = code
		h.mu.Unlock()
		w.WriteHeader(code)
		for n := 0; n < gigabyte; n += len(chunk) {
			if _, err := w.Write(chunk); err != nil {
				return
			}
			sent.Add(int64(len(chunk)))
		}
	}
}

// babble answers with what is not HTTP.
func babble(_ *hook, w http.ResponseWriter, _ *http.Request, _ *caught) {
	conn, _, err := w.(http.Hijacker).Hijack()
	if err == nil {
		_, _ = fmt.Fprint(conn, "220 mail.example.com ESMTP\r\n")
		_ = conn.Close()
	}
}

// ended is how a delivery is to look in the log after its first attempt.
type ended struct {
	status    api.DeliveryStatus
	error     api.DeliveryErrorType
	answer    int
	response  string
	attempted int // how often, 0 for once or more
}

// bad is a receiver together with the alert that notifies it.
type bad struct {
	*hook
	alert *saying
	ended
}

// TestDeliverBadReceivers sends to receivers that do everything that one should not, beside one that takes everything.
func TestDeliverBadReceivers(t *testing.T) {
	t.Parallel()
	f := newDeliverers(t, append(harness.NoEngine, "--evaluate=false")...)
	s, l := f.beginNotifying()
	var flooded atomic.Int64
	var hanging atomic.Int64
	good, trap := f.catcher.add(s, "good", take), f.catcher.add(s, "trap", take)
	prompt := f.catcher.add(s, "prompt", take)
	meanwhile := l.alert("meanwhile", nil, prompt)
	var all []*bad
	add := func(name string, does reply, want ended, groups ...string) *bad {
		h := f.catcher.add(s, name, does)
		b := &bad{h, l.alert(name, groups, h, good), want}
		all = append(all, b)
		return b
	}
	pending, failed, delivered := api.DeliveryStatusPending, api.DeliveryStatusFailed, api.DeliveryStatusDelivered
	hangs := add("hangs", func(h *hook, w http.ResponseWriter, r *http.Request, a *caught) {
		hanging.Add(1)
		defer hanging.Add(-1)
		hang(h, w, r, a)
	}, ended{status: pending, error: api.DeliveryErrorTypeTIMEOUT})
	add("resets", reset, ended{status: pending, error: api.DeliveryErrorTypeCONNECTIONERROR})
	add("babbles", babble, ended{status: pending, error: api.DeliveryErrorTypeCONNECTIONERROR})
	for _, code := range []int{301, 302, 307, 308} {
		add(fmt.Sprint("redirects ", code), status(code, "Location", f.catcher.url("localhost", "trap")), ended{
			status: failed, error: api.DeliveryErrorTypeREDIRECT, answer: code, attempted: 1,
			response: fmt.Sprint("answered with ", code),
		})
	}
	for _, code := range []int{400, 401, 404, 410} {
		add(fmt.Sprint("refuses ", code), status(code), ended{
			status: failed, error: api.DeliveryErrorTypeHTTPERROR, answer: code, attempted: 1,
			response: fmt.Sprint("answered with ", code),
		})
	}
	kilobyte := strings.Repeat("x", 1024)
	add("floods", flood(200, &flooded), ended{status: delivered, answer: 200, attempted: 1, response: kilobyte})
	add("floods and fails", flood(500, &flooded), ended{
		status: pending, error: api.DeliveryErrorTypeHTTPERROR, answer: 500, response: kilobyte,
	})
	busy := add("busy", status(429, "Retry-After", "3600"), ended{
		status: pending, error: api.DeliveryErrorTypeHTTPERROR, answer: 429, response: "answered with 429",
	})
	broken := add("broken", status(500), ended{
		status: pending, error: api.DeliveryErrorTypeHTTPERROR, answer: 500, response: "answered with 500",
	}, "ServiceName:a", "ServiceName:b")
	private := f.addPrivate(s, l, good)
	all = append(all, private)

	began := f.now()
	var alerts []*saying
	for _, b := range all {
		if b != busy {
			alerts = append(alerts, b.alert)
		}
	}
	l.notify(busy.alert)
	for range 4 {
		l.notify(alerts...)
	}
	patience.Within(t, "what is notified while a request hangs arrives before that times out", func() bool {
		if hanging.Load() == 0 {
			return false
		}
		requests := len(hangs.got())
		l.notify(meanwhile)
		l.arrived(prompt)
		return hanging.Load() > 0 && len(hangs.got()) == requests
	})
	l.arrived(good)
	for _, b := range all {
		if b != hangs {
			t.Run(b.name, func(t *testing.T) { b.check(t, l) })
		}
	}
	if first := l.said(s.Server, busy.alert, busy.hook)[0].Attempts[0]; first.NextAttemptAt.Sub(first.At.Time) < time.Hour {
		t.Errorf("who wants to be left alone for an hour is called again: %s", harness.Encode(t, first))
	}
	if n := len(trap.got()); n > 0 {
		t.Errorf("redirects were followed %d times", n)
	}
	if n := flooded.Load(); n == 0 || n > 200<<20 {
		t.Errorf("%d bytes of answers were taken", n)
	}
	long := 3 * time.Minute
	if *faultKills >= manyKills {
		long = time.Hour
	}
	f.checkBroken(l, broken, began, long)
	t.Run(hangs.name, func(t *testing.T) { hangs.check(t, l) })
	prompt.check(t, l.want[prompt])
	good.check(t, l.want[good])
	good.checkTurns(t)
	good.checkLog(t, s.Server)
	f.checkAnswers(s.Server)
}

// addPrivate adds a webhook whose URL has a name that stands for an address of this machine, to which no sender may connect.
func (f *faults) addPrivate(s *harness.Stack, l *notifier, others ...*hook) *bad {
	t := f.t
	t.Helper()
	name, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	// Where the name is not known, no connection comes to be either.
	want := ended{status: api.DeliveryStatusPending, error: api.DeliveryErrorTypeCONNECTIONERROR}
	address := "127.0.0.1"
	if known, err := net.DefaultResolver.LookupHost(t.Context(), name); err == nil {
		address = known[0]
		want = ended{status: api.DeliveryStatusFailed, error: api.DeliveryErrorTypeADDRESSREFUSED, attempted: 1}
	}
	port := refuse(t, address)
	url := "http://" + net.JoinHostPort(name, port) + "/" + secretPath + "?token=" + secretQuery
	h := f.catcher.add(s, "private", take, harness.Object{"url": url})
	return &bad{h, l.alert("private", nil, append([]*hook{h}, others...)...), want}
}

// refuse listens where no sender may connect to, and returns the port.
func refuse(t *testing.T, address string) string {
	t.Helper()
	listener, err := net.Listen("tcp", net.JoinHostPort(address, "0"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			t.Errorf("a client has connected from %s to a private address", conn.RemoteAddr())
			_ = conn.Close()
		}
	}()
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	return port
}

// check holds the log of a webhook to how it was to end, and the errors of its alert to that.
func (b *bad) check(t *testing.T, l *notifier) {
	s := l.s.Server
	groups := max(1, len(b.alert.groups))
	var said []api.Delivery
	patience.Within(t, "there was an attempt for each group", func() bool {
		attempted := 0
		said = l.said(s, b.alert, b.hook)
		for _, d := range said {
			attempted += min(d.AttemptCount, 1)
		}
		return attempted >= groups && (b.status == api.DeliveryStatusPending || attempted == len(said))
	})
	if want := l.wanted(b.hook); len(said) != want {
		t.Errorf("%d deliveries, want %d", len(said), want)
	}
	for _, d := range said {
		if d.Status != b.status || (d.NextAttemptAt == nil) != (b.status != api.DeliveryStatusPending) ||
			(d.FinishedAt == nil) != (b.status == api.DeliveryStatusPending) {
			t.Errorf("it is %s", harness.Encode(t, d))
		}
		if b.attempted > 0 && d.AttemptCount != b.attempted {
			t.Errorf("%d attempts: %s", d.AttemptCount, harness.Encode(t, d))
		}
		for _, a := range d.Attempts {
			got := ended{status: b.status, attempted: b.attempted}
			if a.Error != nil {
				got.error = *a.Error
			}
			if a.Status != nil {
				got.answer = *a.Status
			}
			if a.Response != nil {
				got.response = *a.Response
			}
			if got != b.ended {
				t.Errorf("an attempt is %s", harness.Encode(t, a))
			}
		}
	}
	failures := l.errors(s, b.alert)
	if b.status == api.DeliveryStatusDelivered {
		groups = 0
	}
	if len(failures) != groups {
		t.Errorf("the alert has the errors %s", harness.Encode(t, failures))
	}
	for _, e := range failures {
		if e.Type != api.AlertErrorTypeWEBHOOKERROR || !strings.Contains(e.Message, `"`+b.name+`"`) ||
			strings.Contains(e.Message, "answered") {
			t.Errorf("the alert has the error %s", harness.Encode(t, e))
		}
	}
}

// checkBroken waits until a receiver has failed for long, and then repairs it.
func (f *faults) checkBroken(l *notifier, b *bad, began time.Time, long time.Duration) {
	t := f.t
	t.Helper()
	s := l.s.Server
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for f.now().Sub(began) < long {
		<-tick.C
	}
	var first api.Delivery
	patience.Within(t, "it was tried again and again", func() bool {
		first = l.said(s, b.alert, b.hook)[0]
		return len(first.Attempts) >= 6
	})
	for i, a := range first.Attempts {
		wait := min(time.Second<<i, 10*time.Minute)
		if got := a.NextAttemptAt.Sub(a.At.Time); got < wait/2 {
			t.Errorf("after attempt %d it waits only %s", a.Number, got)
		}
		if i > 0 && a.At.Before(first.Attempts[i-1].NextAttemptAt.Time) {
			t.Errorf("attempt %d was before its time: %s", a.Number, harness.Encode(t, first.Attempts))
		}
	}
	t.Logf("%d attempts in %s", len(first.Attempts), long)
	b.does(take)
	patience.Within(t, "all has been delivered", func() bool {
		return deliveries(t, s, "webhookId", b.id, "status", "delivered").total == l.wanted(b.hook)
	})
	if failures := l.errors(s, b.alert); len(failures) > 0 {
		t.Errorf("the alert still has the errors %s", harness.Encode(t, failures))
	}
	b.hook.check(t, l.want[b.hook])
	b.checkTurns(t)
	b.checkLog(t, s)
}

// checkAnswers looks for secrets in what the server says of deliveries and alerts.
func (f *faults) checkAnswers(s *harness.Server) {
	f.t.Helper()
	secrets := f.catcher.secrets()
	harness.WantNoSecret(f.t, s.Do("GET", "alerts", "").Body, secrets...)
	harness.WantNoSecret(f.t, s.Do("GET", "deliveries", "").Body, secrets...)
	for _, d := range deliveries(f.t, s).list {
		harness.WantNoSecret(f.t, s.Do("GET", "deliveries/"+d.ID, "").Body, secrets...)
	}
}
