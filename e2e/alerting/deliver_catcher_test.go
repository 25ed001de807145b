package alerting

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/obstack/obstack/e2e/harness"
)

// catcher is what webhooks call. It keeps every request, and then does with it what the hook is there for.
type catcher struct {
	server *httptest.Server
	clock  func() time.Time // of those who sign
	// ended is closed at the end of the test, when no request is left hanging.
	ended chan struct{}

	mu    sync.Mutex
	count int // of what has happened
	hooks map[string]*hook
}

// hook is a webhook together with what has arrived there.
type hook struct {
	catcher  *catcher
	name, id string
	secret   string // that messages are signed with

	mu       sync.Mutex
	reply    reply
	arrivals []*caught
}

// caught is one request.
type caught struct {
	id, key     string
	body, query string
	header      http.Header
	number      int // in the order of everything that happened at the receiver
	taken       int // when it was answered with 2xx, in the same order; 0 for never
	status      int // of the answer, 0 for none
}

// reply is what a hook does with a request.
type reply func(h *hook, w http.ResponseWriter, r *http.Request, a *caught)

// What only the receiver may see.
const (
	secretPath, secretQuery = "path-of-the-webhook", "query-of-the-webhook"
	secretParam             = "parameter-of-the-webhook"
	secretHeader            = "header-of-the-webhook"
)

func startCatcher(t testing.TB, clock func() time.Time) *catcher {
	t.Helper()
	c := &catcher{clock: clock, ended: make(chan struct{}), hooks: map[string]*hook{}}
	c.server = httptest.NewServer(c)
	t.Cleanup(func() {
		close(c.ended)
		c.server.CloseClientConnections()
		c.server.Close()
	})
	return c
}

// url is where a hook is, on a host that stands for the receiver's address.
func (c *catcher) url(host, name string) string {
	_, port, _ := net.SplitHostPort(c.server.Listener.Addr().String())
	return "http://" + net.JoinHostPort(host, port) + "/" + name + "/" + secretPath + "?token=" + secretQuery
}

// payloadTemplate is the body that webhooks of the tests send.
const payloadTemplate = `{"event":"{{eventId}}","state":"{{state}}","start":{{startTime}},"end":{{endTime}},"title":"{{title}}"}`

// payload is what the body says.
type payload struct {
	Event, State string
	Start, End   int64
	Title        string
}

// add makes a webhook on the server that calls a hook here.
func (c *catcher) add(s *harness.Stack, name string, does reply, keys ...harness.Object) *hook {
	s.T.Helper()
	body := harness.Object{
		"name": name, "service": "generic", "url": c.url("localhost", name), "body": payloadTemplate,
		"headers": harness.Object{"X-Token": secretHeader}, "queryParams": harness.Object{"key": secretParam},
	}
	for _, k := range keys {
		body = harness.Edited(body, k)
	}
	made := harness.Decode[harness.Object](s.T, s.Do("POST", "webhooks", harness.Encode(s.T, body)).Payload(s.T))
	h := &hook{catcher: c, name: name, id: made["id"].(string), reply: does}
	h.secret, _ = made["signingSecret"].(string)
	s.ID["webhook "+name] = h.id
	c.mu.Lock()
	c.hooks[name] = h
	c.mu.Unlock()
	return h
}

// happened numbers what happens.
func (c *catcher) happened() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.count++
	return c.count
}

func (c *catcher) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name, _, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	c.mu.Lock()
	h := c.hooks[name]
	c.mu.Unlock()
	text, err := io.ReadAll(r.Body)
	if h == nil || err != nil {
		w.WriteHeader(http.StatusNotFound) // whoever sent it was killed within it
		return
	}
	a := &caught{
		id: r.Header.Get("Webhook-Id"), key: r.Header.Get("Idempotency-Key"), body: string(text), query: r.URL.RawQuery,
		header: r.Header,
	}
	h.mu.Lock()
	a.number = c.happened()
	h.arrivals = append(h.arrivals, a)
	does := h.reply
	h.mu.Unlock()
	does(h, w, r, a)
}

// answer ends a request with a status. That it was taken is known before the client can hear of it.
func (h *hook) answer(w http.ResponseWriter, a *caught, status int) {
	number := h.catcher.happened()
	h.mu.Lock()
	a.status = status
	if status/100 == 2 {
		a.taken = number
	}
	h.mu.Unlock()
	w.WriteHeader(status)
	_, _ = fmt.Fprintf(w, "answered with %d", status)
}

// does changes what becomes of the requests to come.
func (h *hook) does(r reply) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.reply = r
}

// got is what has arrived so far.
func (h *hook) got() []caught {
	h.mu.Lock()
	defer h.mu.Unlock()
	list := make([]caught, len(h.arrivals))
	for i, a := range h.arrivals {
		list[i] = *a
	}
	return list
}

// messages is how many different ones have arrived.
func (h *hook) messages() int {
	ids := map[string]bool{}
	for _, a := range h.got() {
		ids[a.id] = true
	}
	return len(ids)
}

func take(h *hook, w http.ResponseWriter, _ *http.Request, a *caught) { h.answer(w, a, http.StatusOK) }

// status answers everything with it, and with the headers, which are pairs of name and value.
func status(code int, headers ...string) reply {
	return func(h *hook, w http.ResponseWriter, _ *http.Request, a *caught) {
		for i := 0; i < len(headers); i += 2 {
			w.Header().Set(headers[i], headers[i+1])
		}
		h.answer(w, a, code)
	}
}

// reset breaks the connection off.
func reset(_ *hook, w http.ResponseWriter, _ *http.Request, _ *caught) {
	conn, _, err := w.(http.Hijacker).Hijack()
	if err == nil {
		_ = conn.(*net.TCPConn).SetLinger(0)
		_ = conn.Close()
	}
}

// hang never answers.
func hang(h *hook, w http.ResponseWriter, r *http.Request, a *caught) {
	select {
	case <-r.Context().Done():
	case <-h.catcher.ended:
	}
	reset(h, w, r, a)
}

// flaky takes most, some of it late, and fails in every other way a receiver may.
func flaky(h *hook, w http.ResponseWriter, r *http.Request, a *caught) {
	switch n := rand.N(20); n {
	case 0, 1:
		h.answer(w, a, http.StatusInternalServerError)
	case 2:
		status(http.StatusTooManyRequests, "Retry-After", strconv.Itoa(rand.N(30)))(h, w, r, a)
	case 3:
		reset(h, w, r, a)
	case 4:
		h.answer(w, a, http.StatusBadGateway)
	case 5, 6, 7: // and then does one thing or another, or finds no client that still waits
		select {
		case <-r.Context().Done():
		case <-h.catcher.ended:
		case <-time.After(rand.N(time.Second)):
		}
		[]reply{take, take, reset}[n-5](h, w, r, a)
	default:
		take(h, w, r, a)
	}
}

// check holds what has arrived to what must have: of each event's messages every one, in their order, and nothing else.
// Those that came again are the same.
func (h *hook) check(t *testing.T, want map[string][]payload) {
	t.Helper()
	got, first, again := map[string][]payload{}, map[string]caught{}, 0
	arrivals := h.got()
	for _, a := range arrivals {
		h.checkSigned(t, a, h.secret)
		var said payload
		if err := json.Unmarshal([]byte(a.body), &said); err != nil {
			t.Errorf("%s: %v in %s", h.name, err, a.body)
			continue
		}
		before, came := first[a.id]
		switch {
		case !came:
			first[a.id] = a
			got[said.Event] = append(got[said.Event], said)
		case before.body != a.body:
			t.Errorf("%s: %s came again as %s", h.name, before.body, a.body)
		default:
			again++
		}
	}
	if diff := gocmp.Diff(want, got); diff != "" {
		t.Errorf("%s: what has arrived (-want +got):\n%s", h.name, diff)
	}
	t.Logf("%s: %d requests, %d messages, %d came again", h.name, len(arrivals), len(first), again)
}

// checkSigned holds a request to what every one has: one id, signed by the secrets in this order, and the headers and
// parameters of the webhook.
func (h *hook) checkSigned(t *testing.T, a caught, secrets ...string) {
	t.Helper()
	if a.id == "" || a.key != a.id {
		t.Errorf("%s: the message %q has the idempotency key %q", h.name, a.id, a.key)
	}
	seconds, err := strconv.ParseInt(a.header.Get("Webhook-Timestamp"), 10, 64)
	at := time.Unix(seconds, 0)
	if since := h.catcher.clock().Sub(at); err != nil || since < 0 || since > 48*time.Hour {
		t.Errorf("%s: %s is signed %s ago (%v)", h.name, a.id, since, err)
	}
	var signatures []string
	for _, secret := range secrets {
		signer, err := standardwebhooks.NewWebhook(secret)
		if err != nil {
			t.Fatal(err)
		}
		signature, err := signer.Sign(a.id, at, []byte(a.body))
		if err != nil {
			t.Fatal(err)
		}
		signatures = append(signatures, signature)
	}
	if got, want := a.header.Get("Webhook-Signature"), strings.Join(signatures, " "); got != want {
		t.Errorf("%s: %s has the signature %q, want %q", h.name, a.body, got, want)
	}
	if a.header.Get("X-Token") != secretHeader || a.query != "token="+secretQuery+"&key="+secretParam {
		t.Errorf("%s: %s came with the header %q and the query %q", h.name, a.body, a.header.Get("X-Token"), a.query)
	}
}

// checkTurns holds a webhook that gives nothing up to this: what an event has to say next is sent when the receiver has
// taken what it said before.
func (h *hook) checkTurns(t *testing.T) {
	t.Helper()
	taken, previous := map[string]int{}, map[string]string{}
	arrivals := h.got()
	for _, a := range arrivals {
		if at, ok := taken[a.id]; a.taken > 0 && (!ok || a.taken < at) {
			taken[a.id] = a.taken
		}
	}
	seen := map[string]bool{}
	for _, a := range arrivals {
		if seen[a.id] {
			continue
		}
		seen[a.id] = true
		event := harness.Decode[payload](t, a.body).Event
		if last := previous[event]; last != "" && (taken[last] == 0 || taken[last] > a.number) {
			t.Errorf("%s: %s came before %s was taken", h.name, a.body, last)
		}
		previous[event] = a.id
	}
}

// secrets are what must not be in anything that the server prints.
func (c *catcher) secrets() []string {
	list := []string{secretPath, secretQuery, secretParam, secretHeader}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, name := range slices.Sorted(maps.Keys(c.hooks)) {
		if secret := c.hooks[name].secret; secret != "" {
			list = append(list, strings.TrimPrefix(secret, "whsec_"))
		}
	}
	return list
}
