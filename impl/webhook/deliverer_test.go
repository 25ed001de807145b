package webhook

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/lease"
	"github.com/obstack/obstack/impl/logtest"
	"github.com/obstack/obstack/impl/patience"
	"github.com/obstack/obstack/impl/store"
)

// office is a team with a store, a deliverer and a clock that tests set.
type office struct {
	store     *store.Store
	dir       string // of the store
	team      core.TeamID
	now       atomic.Int64 // milliseconds
	deliverer *Deliverer
	log       *logtest.Buffer
	windows   int // that were evaluated
}

func newOffice(t *testing.T) *office {
	t.Helper()
	o := &office{team: core.TeamID(core.NewID()), dir: t.TempDir(), log: &logtest.Buffer{}}
	o.now.Store(time.Date(2027, 3, 4, 12, 0, 0, 0, time.UTC).UnixMilli())
	var err error
	o.store, err = store.Open(t.Context(), store.Options{Dir: o.dir, Key: bytes.Repeat([]byte{7}, 32), Now: o.clock})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := o.store.Close(); err != nil {
			t.Error(err)
		}
	})
	if err := o.store.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	o.found(t)
	o.deliverer = o.newDeliverer()
	return o
}

// found makes the team.
func (o *office) found(t *testing.T) {
	t.Helper()
	organization := store.Organization{ID: uuid.NewString(), Name: uuid.NewString()}
	o.write(t, func(tx *store.Tx) error {
		if err := tx.CreateOrganization(t.Context(), &organization); err != nil {
			return err
		}
		return tx.CreateService(t.Context(), &store.Service{
			ID: uuid.NewString(), OrganizationID: organization.ID, Team: o.team, Name: "default", Database: "default",
		})
	})
}

// newDeliverer returns the deliverer of another process.
func (o *office) newDeliverer() *Deliverer {
	return NewDeliverer(Options{
		Store:   o.store,
		Sender:  NewSender(SenderOptions{Check: func(store.Receiver) error { return nil }, Timeout: patience.Timeout}),
		BaseURL: func() string { return "https://obstack.example" }, Now: o.clock, History: 30 * 24 * time.Hour,
		Metrics: NewMetrics(prometheus.NewRegistry()), Log: slog.New(slog.NewTextHandler(o.log, nil)),
	})
}

func (o *office) clock() time.Time { return time.UnixMilli(o.now.Load()).UTC() }

func (o *office) set(now time.Time) { o.now.Store(now.UnixMilli()) }

func (o *office) pause(d time.Duration) { o.now.Add(d.Milliseconds()) }

func (o *office) write(t *testing.T, fn func(tx *store.Tx) error) {
	t.Helper()
	if err := o.store.Write(t.Context(), fn); err != nil {
		t.Fatal(err)
	}
}

// hook adds a webhook and returns its id.
func (o *office) hook(t *testing.T, name, url string) string {
	t.Helper()
	w := api.Webhook{ID: core.NewID(), Name: name, Service: api.WebhookServiceGeneric, URL: url}
	body := `{"title":"{{title}}","state":"{{state}}","start":{{startTime}}}`
	w.Body = &body
	o.write(t, func(tx *store.Tx) error {
		return tx.CreateWebhook(t.Context(), o.team, &w, store.WebhookSecrets{}, store.WebhookAccess{Trusted: true})
	})
	return w.ID
}

// alert adds an alert on a tile that notifies webhooks.
func (o *office) alert(t *testing.T, message string, hooks ...string) api.Alert {
	t.Helper()
	name, dashboard, tile := "Errors", core.NewID(), core.NewID()
	a := api.Alert{
		ID: core.NewID(), Name: &name, Source: api.AlertSourceTile, DashboardID: &dashboard, TileID: &tile,
		Interval: api.AlertIntervalMinutes1, Threshold: 5, ThresholdType: api.AlertThresholdTypeAbove, State: api.AlertStateOK,
	}
	if message != "" {
		a.Message = &message
	}
	for _, id := range hooks {
		a.Channels = append(a.Channels, api.AlertChannel{Type: api.AlertChannelTypeWebhook, WebhookID: id})
	}
	if len(hooks) > 0 {
		a.Channel = &a.Channels[0]
	}
	o.write(t, func(tx *store.Tx) error { return tx.CreateAlert(t.Context(), o.team, &a, "") })
	return a
}

// say stores that an alert fires, or does no longer, for a group.
func (o *office) say(t *testing.T, a api.Alert, group string, firing bool) {
	t.Helper()
	o.sayOf(t, a, []string{group}, firing)
}

// work delivers all that is due now.
func (o *office) work(t *testing.T) { t.Helper(); o.workWith(t, o.deliverer) }

func (o *office) workWith(t *testing.T, d *Deliverer) {
	t.Helper()
	for range 10_000 {
		n, err := d.fanOut(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		d.lookAgain()
		wait := d.pass(t.Context())
		if n == 0 && wait > 0 && len(d.workers) == 0 {
			return
		}
		if d.inFlight > 0 {
			d.settle(<-d.sent)
		}
	}
	t.Fatal("the deliverer does not come to rest")
}

// deliveries returns what the log has, the oldest first, with its attempts.
func (o *office) deliveries(t *testing.T) []api.Delivery {
	t.Helper()
	list, _, err := o.store.DeliveryList(o.team, store.DeliveryFilter{}, 1000, 0).All(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	slices.Reverse(list)
	for i := range list {
		if list[i], err = o.store.GetDelivery(t.Context(), o.team, list[i].ID); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// problems returns the errors that an alert shows.
func (o *office) problems(t *testing.T, a api.Alert) []string {
	t.Helper()
	stored, err := o.store.GetAlert(t.Context(), o.team, a.ID)
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	for _, e := range stored.ExecutionErrors {
		texts = append(texts, string(e.Type)+": "+e.Message)
	}
	slices.Sort(texts)
	return texts
}

// inbox is a receiver that notes what it is sent.
type inbox struct {
	*httptest.Server
	// answer says how a request is answered, nil for 200.
	answer atomic.Pointer[http.HandlerFunc]

	mu  sync.Mutex
	got []arrival
}

type arrival struct{ id, body string }

func newInbox(t *testing.T) *inbox {
	t.Helper()
	b := &inbox{}
	b.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		b.mu.Lock()
		b.got = append(b.got, arrival{r.Header.Get("webhook-id") + r.Header.Get("Idempotency-Key"), string(body)})
		b.mu.Unlock()
		if answer := b.answer.Load(); answer != nil {
			(*answer)(w, r)
		}
	}))
	t.Cleanup(b.Close)
	return b
}

func (b *inbox) arrivals() []arrival {
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Clone(b.got)
}

// states are the states that arrived, each once as long as only the repetitions of one message follow each other.
func (b *inbox) states() string {
	var states []string
	last := ""
	for _, a := range b.arrivals() {
		if a.id != last {
			states = append(states, cmp.Or(map[bool]string{true: "ALERT"}[strings.Contains(a.body, `"ALERT"`)], "OK"))
		}
		last = a.id
	}
	return strings.Join(states, " ")
}

func (b *inbox) answers(status int, header ...string) {
	var answer http.HandlerFunc = func(w http.ResponseWriter, _ *http.Request) {
		for i := 0; i+1 < len(header); i += 2 {
			w.Header().Set(header[i], header[i+1])
		}
		w.WriteHeader(status)
	}
	b.answer.Store(&answer)
}

func TestAMessageIsTriedForADay(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	b.answers(http.StatusInternalServerError)
	a := o.alert(t, "", o.hook(t, "oncall", b.URL))
	began := o.clock()
	o.say(t, a, "", true)
	for o.work(t); ; o.work(t) {
		d := o.deliveries(t)[0]
		if d.Status != api.DeliveryStatusPending {
			break
		}
		if want := []string{`WEBHOOK_ERROR: Notifying the generic webhook "oncall" failed: HTTP 500. Retrying.`}; !slices.Equal(o.problems(t, a), want) {
			t.Fatalf("the alert says %q", o.problems(t, a))
		}
		attempts := d.AttemptCount
		o.set(d.NextAttemptAt.Add(-time.Millisecond))
		if o.work(t); o.deliveries(t)[0].AttemptCount != attempts {
			t.Fatal("it was tried too early")
		}
		o.set(d.NextAttemptAt.Time)
	}
	d := o.deliveries(t)[0]
	if d.Status != api.DeliveryStatusFailed || d.FinishedAt == nil || d.NextAttemptAt != nil {
		t.Fatalf("it ended as %+v", d)
	}
	for i, attempt := range d.Attempts[:len(d.Attempts)-1] {
		wait := attempt.NextAttemptAt.Sub(attempt.At.Time)
		full := min(time.Second<<min(i, 20), 10*time.Minute)
		if wait < full/2 || wait > full {
			t.Errorf("attempt %d is followed by %s, and not %s to %s", i+1, wait, full/2, full)
		}
		if next := d.Attempts[i+1].At.Time; !next.Equal(attempt.NextAttemptAt.Time) {
			t.Errorf("attempt %d was announced for %s and made at %s", i+2, attempt.NextAttemptAt, next)
		}
	}
	last := d.Attempts[len(d.Attempts)-1].At.Sub(began)
	if last > 24*time.Hour || last < 24*time.Hour-10*time.Minute {
		t.Errorf("the last attempt was after %s", last)
	}
	got := b.arrivals()
	if n := len(slices.Compact(got)); n != 1 || len(got) != d.AttemptCount || d.AttemptCount < 144 {
		t.Errorf("%d attempts arrived as %d requests, %d of them different", d.AttemptCount, len(got), n)
	}
	if want := []string{`WEBHOOK_ERROR: Notifying the generic webhook "oncall" failed: HTTP 500.`}; !slices.Equal(o.problems(t, a), want) {
		t.Errorf("the alert says %q", o.problems(t, a))
	}
}

func TestAResolutionWaitsForItsFiring(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	b.answers(http.StatusServiceUnavailable)
	a := o.alert(t, "", o.hook(t, "oncall", b.URL))
	for _, firing := range []bool{true, false, true} {
		o.say(t, a, "", firing)
	}
	for range 20 {
		o.pause(3 * time.Minute)
		o.work(t)
	}
	if got := b.states(); got != "ALERT" {
		t.Fatalf("%s arrived at a receiver that is down", got)
	}
	b.answers(http.StatusOK)
	o.pause(10 * time.Minute)
	o.work(t)
	if got := b.states(); got != "ALERT OK ALERT" {
		t.Errorf("%s arrived", got)
	}
	if problems := o.problems(t, a); problems != nil {
		t.Errorf("the alert still says %q", problems)
	}
}

func TestARefusalEndsAMessageAndNotTheNext(t *testing.T) {
	t.Parallel()
	for _, status := range []int{http.StatusBadRequest, http.StatusNotFound, http.StatusGone} {
		o, b := newOffice(t), newInbox(t)
		b.answers(status)
		a := o.alert(t, "", o.hook(t, "oncall", b.URL))
		o.say(t, a, "", true)
		o.say(t, a, "", false)
		o.work(t)
		o.pause(time.Hour)
		o.work(t)
		list := o.deliveries(t)
		if got := b.states(); got != "ALERT OK" || len(b.arrivals()) != 2 || list[0].Status != api.DeliveryStatusFailed {
			t.Errorf("%d: %s arrived in %d requests, and the first is %s", status, got, len(b.arrivals()), list[0].Status)
		}
	}
}

func TestAWebhookThatWorksAgainGetsAllAtOnce(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	b.answers(http.StatusInternalServerError)
	hook := o.hook(t, "oncall", b.URL)
	a := o.alert(t, "", hook)
	const groups = 40
	for i := range groups {
		o.say(t, a, fmt.Sprint("host:", i), true)
	}
	for range 40 {
		o.work(t)
		o.pause(time.Minute)
	}
	// Forty minutes are some forty tries of each message, and far less of a webhook that is let alone.
	if n := len(b.arrivals()); n > 3*groups {
		t.Errorf("a webhook that was down got %d requests in 40 minutes", n)
	}
	b.answers(http.StatusOK)
	before := len(b.arrivals())
	o.pause(5 * time.Minute)
	o.work(t)
	if n := len(b.arrivals()) - before; n != groups {
		t.Errorf("%d of %d messages arrived when it worked again", n, groups)
	}
}

func TestAWebhookThatHangsHoldsNoOtherUp(t *testing.T) {
	t.Parallel()
	o, good, bad := newOffice(t), newInbox(t), newInbox(t)
	hanging := make(chan struct{})
	release := sync.OnceFunc(func() { close(hanging) })
	t.Cleanup(release)
	var hang http.HandlerFunc = func(http.ResponseWriter, *http.Request) { <-hanging }
	bad.answer.Store(&hang)
	a := o.alert(t, "", o.hook(t, "bad", bad.URL), o.hook(t, "good", good.URL))
	const groups = 100
	for i := range groups {
		o.say(t, a, fmt.Sprint("host:", i), true)
	}
	d := o.deliverer
	for len(good.arrivals()) < groups {
		if _, err := d.fanOut(t.Context()); err != nil {
			t.Fatal(err)
		}
		d.lookAgain()
		d.pass(t.Context())
		for _, l := range d.workers {
			if l.receiver.Name == "good" && l.inFlight > 0 {
				d.settle(<-d.sent)
				break
			}
		}
	}
	if n := len(bad.arrivals()); n > initialConcurrency {
		t.Errorf("a webhook that hangs was sent %d messages at a time", n)
	}
	release()
	o.work(t)
	if n := len(bad.arrivals()); n != groups {
		t.Errorf("%d of %d messages arrived in the end", n, groups)
	}
}

func TestWhatADeadProcessHeldIsSentByAnother(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	b.answers(http.StatusInternalServerError)
	a := o.alert(t, "", o.hook(t, "oncall", b.URL))
	o.say(t, a, "", true)
	if _, err := o.deliverer.fanOut(t.Context()); err != nil {
		t.Fatal(err)
	}
	o.deliverer.pass(t.Context()) // sends, and is never heard of again
	<-o.deliverer.sent
	b.answers(http.StatusOK)
	other := o.newDeliverer()
	if o.workWith(t, other); len(b.arrivals()) != 1 {
		t.Fatal("another team's webhook was sent to")
	}
	o.pause(lease.Length + time.Second)
	o.workWith(t, other)
	got := b.arrivals()
	if len(got) != 2 || got[0] != got[1] {
		t.Errorf("the message arrived as %q", got)
	}
}

func TestClaimsThatEndedAreNotUsed(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	arrived, hanging := make(chan struct{}), make(chan struct{})
	var hang http.HandlerFunc = func(_ http.ResponseWriter, r *http.Request) {
		close(arrived)
		select {
		case <-r.Context().Done():
		case <-hanging:
		}
	}
	t.Cleanup(sync.OnceFunc(func() { close(hanging) }))
	b.answer.Store(&hang)
	a := o.alert(t, "", o.hook(t, "oncall", b.URL))
	o.say(t, a, "", true)
	if _, err := o.deliverer.fanOut(t.Context()); err != nil {
		t.Fatal(err)
	}
	o.deliverer.pass(t.Context())
	<-arrived
	o.pause(lease.Length)
	b.answers(http.StatusOK)
	o.deliverer.pass(t.Context()) // has been away for too long, cuts off what it was sending, and sends it again
	cut := false
	for o.deliverer.inFlight > 0 {
		s := <-o.deliverer.sent
		cut = cut || s.cut
		o.deliverer.settle(s)
	}
	if !cut {
		t.Fatal("it went on sending without a claim")
	}
	o.work(t)
	d := o.deliveries(t)[0]
	if d.Status != api.DeliveryStatusDelivered || d.AttemptCount != 1 {
		t.Errorf("it is %s after %d attempts", d.Status, d.AttemptCount)
	}
}

func TestWhoIsNotified(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	var hooks []string
	for i := range 25 {
		hooks = append(hooks, o.hook(t, fmt.Sprintf("hook-%02d", i), b.URL))
	}
	gone := core.NewID()
	mentions := "Look @webhook-hook-24 and @webhook-" + hooks[0] + ", @here @webhook-" + gone
	for i := 10; i < 23; i++ {
		mentions += fmt.Sprintf(" @webhook-hook-%02d", i)
	}
	a := o.alert(t, mentions, append(slices.Clone(hooks[:9]), gone)...)
	o.say(t, a, "host:a", true)
	o.work(t)
	var names []string
	for _, d := range o.deliveries(t) {
		names = append(names, d.WebhookName)
	}
	slices.Sort(names)
	want := []string{"hook-24"}
	for i := range 5 {
		want = append(want, fmt.Sprintf("hook-%02d", i))
	}
	want = append(want, "hook-05")
	for i := 10; i < 23; i++ {
		want = append(want, fmt.Sprintf("hook-%02d", i))
	}
	slices.Sort(want)
	if diff := gocmp.Diff(want, names); diff != "" {
		t.Errorf("notified (-want +got):\n%s", diff)
	}
	wantProblems := []string{
		`WEBHOOK_ERROR: The generic webhook "hook-06" was not notified: an event has at most 20 targets.`,
		`WEBHOOK_ERROR: The generic webhook "hook-07" was not notified: an event has at most 20 targets.`,
		`WEBHOOK_ERROR: The generic webhook "hook-08" was not notified: an event has at most 20 targets.`,
		`WEBHOOK_ERROR: The message mentions "@here", which is not a webhook.`,
		`WEBHOOK_ERROR: The message mentions "@webhook-` + gone + `", which is not a webhook.`,
		`WEBHOOK_ERROR: The webhook ` + gone + ` no longer exists.`,
	}
	if diff := gocmp.Diff(wantProblems, o.problems(t, a)); diff != "" {
		t.Errorf("problems (-want +got):\n%s", diff)
	}
	o.say(t, o.alert(t, "{{nothing x}}", hooks[0]), "", true)
	before := len(b.arrivals())
	if o.work(t); len(b.arrivals()) != before {
		t.Error("a message that cannot be rendered was sent")
	}
}

func TestAWebhookThatIsDeletedIsSaidSo(t *testing.T) {
	t.Parallel()
	o, b := newOffice(t), newInbox(t)
	b.answers(http.StatusInternalServerError)
	hook := o.hook(t, "oncall", b.URL)
	a := o.alert(t, "", hook)
	o.say(t, a, "", true)
	o.work(t)
	o.write(t, func(tx *store.Tx) error { return tx.DeleteWebhook(t.Context(), o.team, hook) })
	o.pause(time.Minute)
	o.work(t)
	d := o.deliveries(t)[0]
	if d.Status != api.DeliveryStatusFailed || *d.LastAttempt.Error != api.DeliveryErrorTypeWEBHOOKMISSING {
		t.Errorf("it is %s with %v", d.Status, *d.LastAttempt.Error)
	}
}

func TestRunDeliversAndHandsBackWhatHangs(t *testing.T) {
	t.Parallel()
	o, good, bad := newOffice(t), newInbox(t), newInbox(t)
	hanging := make(chan struct{})
	t.Cleanup(sync.OnceFunc(func() { close(hanging) }))
	reached := make(chan struct{}, 10)
	var hang http.HandlerFunc = func(http.ResponseWriter, *http.Request) { reached <- struct{}{}; <-hanging }
	bad.answer.Store(&hang)
	arrived := make(chan struct{}, 10)
	var note http.HandlerFunc = func(http.ResponseWriter, *http.Request) { arrived <- struct{}{} }
	good.answer.Store(&note)
	o.say(t, o.alert(t, "", o.hook(t, "bad", bad.URL), o.hook(t, "good", good.URL)), "", true)

	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() { defer close(done); o.deliverer.Run(ctx) }()
	o.deliverer.Wake()
	<-reached
	<-arrived
	cancel()
	<-done
	bad.answers(http.StatusOK)
	o.workWith(t, o.newDeliverer()) // without waiting for a lease
	for _, d := range o.deliveries(t) {
		if d.Status != api.DeliveryStatusDelivered || d.AttemptCount != 1 {
			t.Errorf("%s is %s after %d attempts", d.WebhookName, d.Status, d.AttemptCount)
		}
	}
	if got := bad.arrivals(); len(got) != 2 || got[0] != got[1] {
		t.Errorf("the message that hung arrived as %q", got)
	}
}
