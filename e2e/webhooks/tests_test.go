package webhooks

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

// received is a request that a receiver has got.
type received struct {
	http.Header
	Body []byte
}

// answering is a receiver that answers as its path says, and keeps what it gets.
type answering struct {
	*httptest.Server

	mu  sync.Mutex
	got []received
}

func newAnswering(t *testing.T) *answering {
	t.Helper()
	a := &answering{}
	a.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		a.mu.Lock()
		a.got = append(a.got, received{r.Header, body})
		a.mu.Unlock()
		status := 200
		_, _ = fmt.Sscanf(r.URL.Path, "/%d", &status)
		w.Header().Set("Location", "/elsewhere")
		w.WriteHeader(status)
		_, _ = io.WriteString(w, "answer "+fmt.Sprint(status))
	}))
	t.Cleanup(a.Close)
	return a
}

// requests are what the receiver has got so far.
func (a *answering) requests() []received {
	a.mu.Lock()
	defer a.mu.Unlock()
	return slices.Clone(a.got)
}

// TestWebhookTests holds what a test of a webhook sends, and what is answered about it.
func TestWebhookTests(t *testing.T) {
	t.Parallel()
	s := harness.StartStack(t, "--egress-allow", "127.0.0.1", "--public-url", "https://obstack.example.com")
	harness.RunTests(t, s, map[string]harness.StackTest{
		"what is sent":               testWebhookTestsAreSent,
		"what is answered":           testWebhookTestsAreAnswered,
		"signatures":                 testWebhookTestsAreSigned,
		"clients that go away":       testWebhookTestsOfClientsThatGoAway,
		"what cannot be tested":      testWebhooksThatCannotBeTested,
		"variables":                  testWebhookTestsHaveSamples,
		"incident.io":                testWebhookTestsForIncident,
		"other kinds, and the least": testWebhookTestsOfOtherKinds,
	})
}

func testWebhookTestsAreSent(t *testing.T, s *harness.Stack) {
	to := newAnswering(t)
	body := harness.Edited(harness.NewWebhook(), harness.Object{
		"url":  to.URL,
		"body": `{"t":"{{title}}","b":"{{body}}","l":"{{link}}","s":"{{state}}","from":{{startTime}},"to":{{endTime}},"e":"{{eventId}}"}`,
	})
	path := "webhooks/" + harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, body)).Payload(t))
	type sent struct {
		T, B, L, S, E string
		From, To      int64
	}
	var messages []string
	var events []any
	for i, state := range []string{"", `{}`, `{"state":"ALERT"}`, `{"state":"OK"}`, `{"state":"OK","surprise":1}`} {
		mark, want := "🚨", "ALERT"
		if strings.Contains(state, "OK") {
			mark, want = "✅", "OK"
		}
		text := s.Do("POST", path+"/test", state).Payload(t)
		d := harness.Decode[harness.Object](t, text)
		if read := s.Do("GET", "deliveries/"+d["id"].(string), "").Payload(t); read != text {
			t.Errorf("read as %s, answered as %s", read, text)
		}
		requests := to.requests()
		if len(requests) != i+1 {
			t.Fatalf("%d requests after %d tests", len(requests), i+1)
		}
		r := requests[i]
		got := harness.Decode[sent](t, string(r.Body))
		title := mark + ` Test of webhook "` + body["name"].(string) + `"`
		if got.T != title || got.S != want || got.L != "https://obstack.example.com" || got.B == "" || got.E != d["eventId"] ||
			got.To-got.From != 60_000 || time.Since(time.UnixMilli(got.To)).Abs() > time.Minute {
			t.Errorf("%s sends %s", state, r.Body)
		}
		if d["title"] != title || d["state"] != want || d["body"] != got.B || d["link"] != got.L || d["alertId"] != nil {
			t.Errorf("%s is sent as %s", state, text)
		}
		if message := d["messageId"]; r.Get("webhook-id") != message || r.Get("Idempotency-Key") != message {
			t.Errorf("the message %s was sent as %v", message, r.Header)
		}
		messages, events = append(messages, d["messageId"].(string)), append(events, d["eventId"])
	}
	slices.Sort(messages)
	if len(slices.Compact(messages)) != 5 || len(slices.Compact(events)) != 1 {
		t.Errorf("the messages are %v, the events %v", messages, events)
	}
}

func testWebhookTestsAreAnswered(t *testing.T, s *harness.Stack) {
	to := newAnswering(t)
	gone := httptest.NewServer(nil)
	gone.Close()
	for url, want := range map[string]harness.Object{
		to.URL:          {"status": "delivered", "attempt": harness.Object{"status": 200, "response": "answer 200"}},
		to.URL + "/204": {"status": "delivered", "attempt": harness.Object{"status": 204}},
		to.URL + "/302": {
			"status":  "failed",
			"attempt": harness.Object{"status": 302, "error": "REDIRECT", "message": "redirects are not followed", "response": "answer 302"},
		},
		to.URL + "/410": {
			"status":  "failed",
			"attempt": harness.Object{"status": 410, "error": "HTTP_ERROR", "message": "HTTP 410", "response": "answer 410"},
		},
		to.URL + "/503": {
			"status":  "failed",
			"attempt": harness.Object{"status": 503, "error": "HTTP_ERROR", "message": "HTTP 503", "response": "answer 503"},
		},
		gone.URL: {"status": "failed", "attempt": harness.Object{"error": "CONNECTION_ERROR", "message": "connection refused"}},
	} {
		body := harness.Edited(harness.NewWebhook(), harness.Object{"url": url, "service": "incidentio"})
		key := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, body)).Payload(t))
		text := s.Do("POST", "webhooks/"+key+"/test", "").Payload(t)
		d := harness.Decode[harness.Object](t, text)
		attempt := harness.Edited(harness.At(d, "attempts", 0).(harness.Object), nil, "number", "at", "durationMs")
		harness.SameJSON(t, harness.Encode(t, harness.Object{"status": d["status"], "attempt": attempt}), harness.Encode(t, want))
		if d["attemptCount"] != 1.0 || d["finishedAt"] == nil || d["nextAttemptAt"] != nil || harness.At(d, "attempts", 1) != nil ||
			d["webhookId"] != key || d["webhookName"] != body["name"] || d["service"] != "incidentio" {
			t.Errorf("%s: %s", url, text)
		}
		list := s.Do("GET", "deliveries?webhookId="+key, "").Payload(t)
		if got := harness.IDsOf(t, list); !slices.Equal(got, []string{d["id"].(string)}) {
			t.Errorf("%s: the list is %s", url, list)
		}
	}
}

func testWebhookTestsAreSigned(t *testing.T, s *harness.Stack) {
	to := newAnswering(t)
	created := harness.Decode[harness.Object](t, s.Do("POST", "webhooks", harness.Encode(t, harness.Edited(harness.NewWebhook(), harness.Object{"url": to.URL}))).Payload(t))
	path := "webhooks/" + created["id"].(string)
	test := func() received {
		s.Do("POST", path+"/test", "").Payload(t)
		all := to.requests()
		return all[len(all)-1]
	}
	verified := func(r received, secret any) bool {
		key, err := standardwebhooks.NewWebhook(secret.(string))
		if err != nil {
			t.Fatal(err)
		}
		return key.Verify(r.Body, r.Header) == nil
	}
	first := created["signingSecret"]
	if !verified(test(), first) {
		t.Error("the signature is not by the secret that was shown")
	}
	second := harness.Decode[harness.Object](t, s.Do("POST", path+"/rotate-secret", "").Payload(t))["signingSecret"]
	if r := test(); !verified(r, first) || !verified(r, second) {
		t.Error("after the rotation the signature is not by both secrets")
	}
	third := harness.Decode[harness.Object](t, s.Do("POST", path+"/rotate-secret", "").Payload(t))["signingSecret"]
	if r := test(); verified(r, first) || !verified(r, second) || !verified(r, third) {
		t.Error("after the second rotation the signature is not by the last two secrets")
	}
}

// testWebhookTestsHaveSamples holds that a test fills every variable that a body can have.
func testWebhookTestsHaveSamples(t *testing.T, s *harness.Stack) {
	to := newAnswering(t)
	fields := []string{}
	for _, name := range []string{
		"title", "body", "link", "state", "startTime", "endTime", "eventId", "startTimeISO", "endTimeISO", "alertId", "status",
		"alertType", "comparator", "threshold", "thresholdMax", "value", "groupKey", "sourceQuery", "teamId", "note",
	} {
		fields = append(fields, `"`+name+`":"{{`+name+`}}"`)
	}
	body := harness.Edited(harness.NewWebhook(), harness.Object{"url": to.URL, "body": "{" + strings.Join(fields, ",") + "}"})
	path := "webhooks/" + harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, body)).Payload(t))
	for i, state := range []string{"ALERT", "OK"} {
		s.Do("POST", path+"/test", `{"state":"`+state+`"}`).Payload(t)
		got := harness.Decode[map[string]string](t, string(to.requests()[i].Body))
		for name, value := range got {
			if value == "" {
				t.Errorf("%s: %s is empty", state, name)
			}
		}
		end, err := time.Parse(time.RFC3339, got["endTimeISO"])
		if err != nil || fmt.Sprint(end.UnixMilli()) != got["endTime"] || got["teamId"] != s.Keys.TeamID {
			t.Errorf("%s: error %v, variables %v", state, err, got)
		}
		if want := map[string]string{"ALERT": "firing", "OK": "resolved"}[state]; got["status"] != want {
			t.Errorf("%s: status %s, want %s", state, got["status"], want)
		}
	}
}

// testWebhookTestsForIncident holds that a test is an alert event as incident.io documents it.
func testWebhookTestsForIncident(t *testing.T, s *harness.Stack) {
	to := newAnswering(t)
	body := harness.Edited(harness.NewWebhook(), harness.Object{
		"url": to.URL, "service": "incidentio", "name": "a \"name\" \\ 🚑",
	}, "body")
	path := "webhooks/" + harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, body)).Payload(t))
	for i, state := range []string{"ALERT", "OK"} {
		d := harness.Decode[harness.Object](t, s.Do("POST", path+"/test", `{"state":"`+state+`"}`).Payload(t))
		got := harness.Decode[harness.Object](t, string(to.requests()[i].Body))
		status := map[string]string{"ALERT": "firing", "OK": "resolved"}[state]
		want := harness.Object{
			"title": d["title"], "status": status, "deduplication_key": d["eventId"], "description": d["body"],
			"source_url": "https://obstack.example.com", "metadata": harness.Object{
				"alert_id": "000000000000000000000000", "status": status, "condition": "between 1 and 10",
				"window": d["startTime"].(string) + "/" + d["endTime"].(string),
			},
		}
		harness.SameJSON(t, harness.Encode(t, got), harness.Encode(t, want))
	}
}

// TestWebhookTestsAtTheSameTime holds that a server tests a few webhooks at a time.
func TestWebhookTestsAtTheSameTime(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", slices.Concat(harness.NoEngine, []string{"--egress-allow", "127.0.0.1"})...)
	s.WaitListen()
	var waiting atomic.Int64
	release := make(chan struct{})
	slow := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		waiting.Add(1)
		<-release
	}))
	t.Cleanup(slow.Close)
	letGo := sync.OnceFunc(func() { close(release) })
	t.Cleanup(letGo) // before the receiver is closed
	hook := harness.Encode(t, harness.Edited(harness.NewWebhook(), harness.Object{"url": slow.URL}))
	path := "webhooks/" + harness.ID(t, s.Do("POST", "webhooks", hook).Payload(t)) + "/test"
	var tests sync.WaitGroup
	for range 40 {
		tests.Go(func() {
			a, err := s.DoContext(t.Context(), "POST", path, "")
			switch {
			case err == nil && a.Status == 200:
			case err == nil && a.Status == 429 && a.Header.Get("Retry-After") == "1":
			default:
				t.Errorf("%v, %d %s", err, a.Status, a.Body)
			}
		})
	}
	patience.Within(t, "as many tests are under way as may be", func() bool { return waiting.Load() >= 16 })
	if text := s.Do("POST", path, "").Problem(t, 429); !strings.HasPrefix(text, "Too many webhooks are being tested") {
		t.Errorf("one more: %s", text)
	}
	if n := waiting.Load(); n > 16 {
		t.Errorf("%d tests are under way", n)
	}
	letGo()
	tests.Wait()
	s.Do("POST", path, "").Payload(t)
}

func testWebhookTestsOfClientsThatGoAway(t *testing.T, s *harness.Stack) {
	ctx, leave := context.WithCancel(t.Context())
	left := make(chan struct{})
	slow := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		leave()
		<-left
	}))
	t.Cleanup(slow.Close)
	key := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, harness.Edited(harness.NewWebhook(), harness.Object{"url": slow.URL}))).Payload(t))
	_, err := s.DoContext(ctx, "POST", "webhooks/"+key+"/test", "")
	close(left)
	if err == nil {
		t.Fatal("the client has got an answer")
	}
	patience.Within(t, "the test is among the deliveries", func() bool {
		return len(harness.IDsOf(t, s.Do("GET", "deliveries?webhookId="+key, "").Payload(t))) == 1
	})
}

func testWebhooksThatCannotBeTested(t *testing.T, s *harness.Stack) {
	if got := s.Do("POST", "webhooks/"+harness.MissingID+"/test", "").Problem(t, 404); got != "Webhook not found" {
		t.Errorf("an unknown webhook: %s", got)
	}
	key := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, harness.NewWebhook())).Payload(t))
	for _, body := range []string{`{"state":"PENDING"}`, `{"state":null}`, `{"state":""}`, `{"state":{}}`} {
		s.Do("POST", "webhooks/"+key+"/test", body).WantProblem(t, "Body validation failed: state: ")
	}
	harness.Change(t, s.Metadata(t), "UPDATE webhooks SET service = 'pager_api' WHERE id = ?", key)
	if got := s.Do("POST", "webhooks/"+key+"/test", "").Problem(t, 404); got != "Webhook not found" {
		t.Errorf("a webhook that is not shown: %s", got)
	}
	if got := harness.IDsOf(t, s.Do("GET", "deliveries?webhookId="+key, "").Payload(t)); len(got) != 0 {
		t.Errorf("what was refused is answered as %v", got)
	}
	// This server has no mail server.
	text := s.Do("POST", "webhooks", harness.Encode(t, newOf("email"))).Problem(t, 400)
	if text != "This server has no mail server, so it cannot send email" {
		t.Errorf("mail: %s", text)
	}
	s.Do("PUT", "webhooks/"+harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, harness.NewWebhook())).Payload(t)), harness.Encode(t, newOf("email"))).
		WantProblem(t, "This server has no mail server")
}

func testWebhookTestsOfOtherKinds(t *testing.T, s *harness.Stack) {
	to := newAnswering(t)
	for service, want := range map[string]string{
		"teams": "AdaptiveCard", "pagerduty": `"routing_key":"routing-secret"`, "incidentio": `{"title":"🚨 Test of webhook`,
		"discord": `"allowed_mentions":{"parse":[]}`,
	} {
		body := harness.Edited(newOf(service), harness.Object{"url": to.URL})
		key := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, body)).Payload(t))
		before := len(to.requests())
		if d := harness.Decode[harness.Object](t, s.Do("POST", "webhooks/"+key+"/test", "").Payload(t)); d["status"] != "delivered" {
			t.Errorf("%s: %v", service, d)
		}
		if sent := to.requests()[before:]; len(sent) != 1 || !strings.Contains(string(sent[0].Body), want) {
			t.Errorf("%s sends %s, want %s in it", service, sent, want)
		}
	}
	for _, r := range s.Apply(t, `webhooks: [{name: mail, service: email, url: "mailto:ann@example.com"}]`) {
		d := harness.Decode[harness.Object](t, s.Do("POST", "webhooks/"+r.ID+"/test", "").Payload(t))
		if harness.At(d, "lastAttempt", "error") != "NOT_CONFIGURED" || d["status"] != "failed" {
			t.Errorf("mail without a mail server: %v", d)
		}
	}
}

// TestWebhooksInsideTheNetwork holds that the operator's webhooks may lead inside, and those of members may not once
// they are not allowed to any more.
func TestWebhooksInsideTheNetwork(t *testing.T) {
	t.Parallel()
	to := newAnswering(t)
	allowing := harness.StartServer(t, "", "--egress-allow", "127.0.0.1")
	body := harness.Edited(harness.NewWebhook(), harness.Object{"url": to.URL})
	key := harness.ID(t, allowing.Do("POST", "webhooks", harness.Encode(t, body)).Payload(t))
	if err := allowing.Terminate(); err != nil {
		t.Fatal(err)
	}
	s := &harness.Stack{Server: harness.StartServer(t, allowing.Data)}
	d := harness.Decode[harness.Object](t, s.Do("POST", "webhooks/"+key+"/test", "").Payload(t))
	if harness.At(d, "lastAttempt", "error") != "ADDRESS_REFUSED" || len(to.requests()) != 0 {
		t.Errorf("a member's webhook got %d requests: %v", len(to.requests()), d)
	}
	s.Do("PUT", "webhooks/"+key, harness.Encode(t, harness.Edited(body, harness.Object{"description": "d"}))).WantProblem(t, "private or reserved address")

	file := fmt.Sprintf("webhooks:\n  - {name: %s, service: generic, url: %q}\n", body["name"], to.URL)
	for i, want := range []string{"updated", "unchanged"} {
		if got := s.Apply(t, file); len(got) != 1 || got[0].Action != want || got[0].ID != key {
			t.Errorf("applied for the time %d: %v, want %s", i+1, got, want)
		}
		d := harness.Decode[harness.Object](t, s.Do("POST", "webhooks/"+key+"/test", "").Payload(t))
		if d["status"] != "delivered" || len(to.requests()) != i+1 {
			t.Errorf("the operator's webhook: %v", d)
		}
	}
}
