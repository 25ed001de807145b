//go:build !managed

package main

import (
	"fmt"
	"maps"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/impl/app"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func TestWebhooks(t *testing.T) {
	t.Parallel()
	s := StartStack(t, "--smtp", "smtp://127.0.0.1:1", "--smtp-from", "obstack@example.com")
	t.Run("all", func(t *testing.T) {
		RunTests(t, s, map[string]StackTest{
			"fields":                  testWebhookFields,
			"rules":                   testWebhookRules,
			"limits":                  testWebhooksAtTheirLimits,
			"updates":                 testWebhookUpdates,
			"updates check in order":  testWebhookUpdatesCheckInOrder,
			"names":                   testWebhookNames,
			"names at the same time":  testWebhookNamesAtTheSameTime,
			"deletes":                 testWebhookDeletes,
			"what the operator made":  testOperatorsWebhooks,
			"services of other kinds": testWebhooksOfOtherServices,
			"whom is trusted":         testTrustInWebhooks,
			"signing secrets":         testSigningSecrets,
			"routing keys":            testRoutingKeys,
		})
	})
	for _, secret := range []string{"header-secret", "query-secret", "url-secret", "routing-secret", "whsec_"} {
		if strings.Contains(s.out.String(), secret) {
			t.Errorf("%q is in the log", secret)
		}
	}
}

// secrets are what the store has of a webhook beside its answer.
func (s *Stack) secrets(t testing.TB, webhook string) store.WebhookSecrets {
	t.Helper()
	o := app.Options{Data: s.Data}
	for i, flag := range s.store {
		switch flag {
		case "--database":
			o.Database = s.store[i+1]
		case "--encryption-key-file":
			o.EncryptionKeyFile = s.store[i+1]
		}
	}
	db, err := app.OpenUsedStore(t.Context(), o, deployment)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	secrets, err := db.WebhookSecrets(t.Context(), core.TeamID(s.Keys.TeamID), webhook)
	if err != nil {
		t.Fatal(err)
	}
	return secrets
}

// testWebhookFields holds what a webhook shows for what is sent.
func testWebhookFields(t *testing.T, s *Stack) {
	type fields struct {
		Rule       string
		Sent, Want Object
	}
	for _, tc := range readCases[fields](t, s, "webhook_fields.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			sent := Edited(newWebhook(), tc.Sent)
			created := s.Do("POST", "webhooks", Encode(t, sent)).Payload(t)
			got := Decode[Object](t, created)
			if !hexID.MatchString(got["id"].(string)) || got["createdAt"] != got["updatedAt"] {
				t.Errorf("created %s", created)
			}
			want := Edited(sent, tc.Want)
			maps.DeleteFunc(want, func(_ string, v any) bool { return v == nil })
			SameJSON(t, Encode(t, Edited(got, nil, "id", "createdAt", "updatedAt", "signingSecret")), Encode(t, want))
			listed := Decode[Object](t, s.webhook(t, got["id"].(string)))
			if diff := cmp.Diff(listed, Edited(got, nil, "signingSecret")); diff != "" {
				t.Errorf("listed (-got +created):\n%s", diff)
			}
			if strings.Contains(created, "-secret") {
				t.Errorf("a secret is shown: %s", created)
			}
		})
	}
}

// testWebhookRules holds what a webhook must not be, whether it is new or stored.
func testWebhookRules(t *testing.T, s *Stack) {
	type broken struct {
		Rule, Problem, Address string
		Sent                   Object
		Leaves                 []string
	}
	stored := s.Do("POST", "webhooks", Encode(t, Edited(newWebhook(), Object{"url": "https://example.com/stored"}))).Payload(t)
	created := s.webhook(t, ID(t, stored))
	long := strings.Repeat
	many := Object{}
	for i := range 101 {
		many[fmt.Sprint("k", i)] = ""
	}
	cases := append(readCases[broken](t, s, "webhook_rules.yaml"),
		broken{Rule: "a long name", Sent: Object{"name": long("😀", 512) + "a"}, Problem: "name: String must contain at most 1024"},
		broken{Rule: "a long URL", Sent: Object{"url": "https://example.com/" + long("a", 2029)}, Problem: "url: String must"},
		broken{Rule: "a long description", Sent: Object{"description": long("a", 2049)}, Problem: "description: "},
		broken{Rule: "a long body", Sent: Object{"body": long("a", 16385)}, Problem: "body: "},
		broken{Rule: "many headers", Sent: Object{"headers": many}, Problem: "headers: "},
		broken{Rule: "many parameters", Sent: Object{"queryParams": many}, Problem: "queryParams: "},
		broken{Rule: "a long name of a header", Sent: Object{"headers": Object{long("a", 257): ""}}, Problem: "headers.aaa"},
		broken{Rule: "a long header", Sent: Object{"headers": Object{"A": long("a", 4097)}}, Problem: "headers.A: "},
		broken{
			Rule: "a long name of a parameter", Sent: Object{"queryParams": Object{long("a", 1025): ""}}, Problem: "queryParams.aaa",
		},
		broken{Rule: "a long parameter", Sent: Object{"queryParams": Object{"a": long("a", 4097)}}, Problem: "queryParams.a: "},
	)
	for _, tc := range cases {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			body := Edited(newWebhook(), tc.Sent, tc.Leaves...)
			for _, request := range [][2]string{{"POST", "webhooks"}, {"PUT", "webhooks/" + ID(t, created)}} {
				text := s.Do(request[0], request[1], Encode(t, body)).Problem(t, 400)
				if tc.Address != "" && text != tc.Address ||
					tc.Address == "" && (!strings.HasPrefix(text, "Body validation failed: ") || !strings.Contains(text, tc.Problem)) {
					t.Errorf("%v: %s, want %s", request, text, tc.Problem+tc.Address)
				}
			}
			if name, ok := body["name"].(string); ok && len(name) > 8 && strings.Contains(s.Do("GET", "webhooks", "").Body, name+`"`) {
				t.Error("it was stored")
			}
			if got := s.webhook(t, ID(t, created)); got != created {
				t.Errorf("a refused update left %s, want %s", got, created)
			}
		})
	}
}

func testWebhooksAtTheirLimits(t *testing.T, s *Stack) {
	long := strings.Repeat
	headers, params := Object{}, Object{}
	for i := range 100 {
		headers[fmt.Sprintf("%s%03d", long("h", 253), i)] = long("ü", 4096)
		params[fmt.Sprintf("%s%03d", long("ü", 1021), i)] = long("v", 4096)
	}
	for rule, keys := range map[string]Object{
		"a name":                   {"name": long("n", 1024)},
		"a name with blanks":       {"name": long(" ", 50) + long("m", 1024) + "\n\t"},
		"a name in UTF-16":         {"name": long("😀", 512)},
		"a URL":                    {"url": "https://example.com/" + long("a", 2028)},
		"a description":            {"description": long("a", 2048)},
		"a body":                   {"body": long("a", 16384)},
		"headers and parameters":   {"headers": headers, "queryParams": params},
		"a header of one letter":   {"headers": Object{"a": ""}},
		"a parameter of one digit": {"queryParams": Object{"0": ""}},
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			got := Decode[Object](t, s.Do("POST", "webhooks", Encode(t, Edited(newWebhook(), keys))).Payload(t))
			if name, ok := keys["name"].(string); ok && got["name"] != strings.TrimSpace(name) {
				t.Errorf("the name is %q", got["name"])
			}
		})
	}
}

// firstSecret is what the update of a webhook shows when it comes to be one that is signed.
var firstSecret = regexp.MustCompile(`"signingSecret":"[^"]*",`)

// testWebhookUpdates holds, field by field, what an update does to what is stored.
func testWebhookUpdates(t *testing.T, s *Stack) {
	type update struct {
		Rule               string
		Stored, Sent, Want Object
		Keeps              struct {
			Headers     map[string]string
			QueryParams map[string]string `yaml:"queryParams"`
		}
	}
	for _, tc := range readCases[update](t, s, "webhook_updates.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			least := newWebhook()
			created := s.Do("POST", "webhooks", Encode(t, Edited(least, tc.Stored))).Payload(t)
			key := ID(t, created)
			updated := s.Do("PUT", "webhooks/"+key, Encode(t, Edited(least, tc.Sent))).Payload(t)
			updated = firstSecret.ReplaceAllString(updated, "")
			if listed := s.webhook(t, key); listed != updated {
				t.Errorf("listed as %s, updated to %s", listed, updated)
			}
			got, before := Decode[Object](t, updated), Decode[Object](t, created)
			want := Edited(least, tc.Want)
			want["id"], want["createdAt"], want["updatedAt"] = key, before["createdAt"], got["updatedAt"]
			if tc.Sent["name"] != nil {
				want["name"] = tc.Want["name"]
			}
			SameJSON(t, updated, Encode(t, want))
			secrets := s.secrets(t, key)
			for _, maps := range [][2]map[string]string{
				{secrets.Headers, tc.Keeps.Headers}, {secrets.QueryParams, tc.Keeps.QueryParams},
			} {
				if diff := cmp.Diff(maps[0], maps[1]); diff != "" && len(maps[0])+len(maps[1]) > 0 {
					t.Errorf("kept (-got +want):\n%s", diff)
				}
			}
		})
	}
}

// testWebhookUpdatesCheckInOrder holds that the shape comes first, then whether the webhook is there, then its address,
// then its name.
func testWebhookUpdatesCheckInOrder(t *testing.T, s *Stack) {
	const missing = "webhooks/00000000000000000000dead"
	body := newWebhook()
	s.Do("PUT", missing, Encode(t, Edited(body, Object{"url": "nowhere"}))).WantProblem(t, "Body validation failed: url: ")
	s.Do("PUT", "webhooks/nope", Encode(t, Edited(body, Object{"url": 5}))).WantProblem(t,
		"Body validation failed: url: ", "Params validation failed: id: ")
	for _, keys := range []Object{
		nil, {"url": "http://localhost/"}, {"url": "ftp://a"}, {"service": "slack"}, {"name": "oncall"},
	} {
		if got := s.Do("PUT", missing, Encode(t, Edited(body, keys))).Problem(t, 404); got != "Webhook not found" {
			t.Errorf("%v on an unknown webhook: %s", keys, got)
		}
	}
	key := ID(t, s.Do("POST", "webhooks", Encode(t, body)).Payload(t))
	s.Do("PUT", "webhooks/"+key, Encode(t, Edited(body, Object{"name": "oncall", "url": "http://localhost/"}))).WantProblem(t,
		"private or reserved address")
}

// testWebhookNames holds that service and name together are there once.
func testWebhookNames(t *testing.T, s *Stack) {
	wantTaken := func(a Answer) {
		t.Helper()
		if text := a.Problem(t, 400); !strings.Contains(text, "already exists") || strings.Contains(text, "validation") ||
			strings.Contains(text, "-secret") {
			t.Errorf("the error is %q", text)
		}
	}
	first := Edited(newWebhook(), Object{
		"url": "https://example.com/?token=url-secret", "headers": Object{"A": "header-secret"},
	})
	key := ID(t, s.Do("POST", "webhooks", Encode(t, first)).Payload(t))
	wantTaken(s.Do("POST", "webhooks", Encode(t, first)))
	wantTaken(s.Do("POST", "webhooks", Encode(t, Edited(first, Object{"name": " " + first["name"].(string) + "\t"}))))
	// Another service, and another case, are other names.
	other := ID(t, s.Do("POST", "webhooks", Encode(t, Edited(first, Object{"service": "incidentio"}))).Payload(t))
	s.Do("POST", "webhooks", Encode(t, Edited(first, Object{"name": strings.ToUpper(first["name"].(string))}))).Payload(t)

	before := s.webhook(t, other)
	wantTaken(s.Do("PUT", "webhooks/"+other, Encode(t, first)))
	if after := s.webhook(t, other); after != before {
		t.Errorf("a refused name left %s, want %s", after, before)
	}
	second := newWebhook()
	key2 := ID(t, s.Do("POST", "webhooks", Encode(t, second)).Payload(t))
	wantTaken(s.Do("PUT", "webhooks/"+key2, Encode(t, Edited(second, Object{"name": first["name"]}))))
	// A webhook may keep its own name, and a name is free once it is given up.
	s.Do("PUT", "webhooks/"+key, Encode(t, Edited(first, Object{"name": first["name"].(string) + " "}))).Payload(t)
	s.Do("PUT", "webhooks/"+key, Encode(t, newWebhook())).Payload(t)
	s.Do("PUT", "webhooks/"+key2, Encode(t, Edited(second, Object{"name": first["name"]}))).Payload(t)
	if a := s.Do("DELETE", "webhooks/"+key2, ""); a.Status != 200 {
		t.Errorf("delete: %d %s", a.Status, a.Body)
	}
	s.Do("POST", "webhooks", Encode(t, first)).Payload(t)
}

func testWebhookNamesAtTheSameTime(t *testing.T, s *Stack) { wantOneOfManyWebhooks(t, s) }

// wantOneOfManyWebhooks checks that of many equal webhooks which are sent at the same time one is stored, and that of
// many that are given one name one gets it.
func wantOneOfManyWebhooks(t *testing.T, s *Stack) {
	t.Helper()
	const writers = 8
	atOnce := func(request func(i int) (method, path, body string)) {
		t.Helper()
		var succeeded atomic.Int64
		var wg sync.WaitGroup
		for i := range writers {
			wg.Go(func() {
				method, path, body := request(i)
				a, err := s.DoContext(t.Context(), method, path, body)
				switch {
				case err == nil && a.Status == 200:
					succeeded.Add(1)
				case err != nil || a.Status != 400 || !strings.Contains(a.Body, "already exists"):
					t.Errorf("%v, %d %s", err, a.Status, a.Body)
				}
			})
		}
		wg.Wait()
		if n := succeeded.Load(); n != 1 {
			t.Errorf("%d have the name", n)
		}
	}
	for range 5 {
		body := Encode(t, newWebhook())
		atOnce(func(int) (string, string, string) { return "POST", "webhooks", body })
		keys := make([]string, writers)
		for i := range keys {
			keys[i] = ID(t, s.Do("POST", "webhooks", Encode(t, newWebhook())).Payload(t))
		}
		name := Encode(t, newWebhook())
		atOnce(func(i int) (string, string, string) { return "PUT", "webhooks/" + keys[i], name })
	}
}

// testWebhookDeletes holds that a webhook stays as long as it is the first channel of an alert.
func testWebhookDeletes(t *testing.T, s *Stack) {
	channel := func(key string) Object { return Object{"type": "webhook", "webhookId": key} }
	first := ID(t, s.Do("POST", "webhooks", Encode(t, newWebhook())).Payload(t))
	second := ID(t, s.Do("POST", "webhooks", Encode(t, newWebhook())).Payload(t))
	body := Edited(s.newAlert(t), Object{"channels": []any{channel(first), channel(second)}}, "channel")
	var alerts []string
	for n, want := range []string{"1 alert still references it", "2 alerts still reference it"} {
		alerts = append(alerts, ID(t, s.Do("POST", "alerts", Encode(t, body)).Payload(t)))
		for _, path := range []string{"webhooks/" + first, "webhooks/" + strings.ToUpper(first)} {
			if text := s.Do("DELETE", path, "").Problem(t, 409); !strings.Contains(text, want) {
				t.Errorf("with %d alerts: %s, want %s", n+1, text, want)
			}
		}
	}
	if s.webhook(t, first) == "" {
		t.Error("it is deleted all the same")
	}
	// It is the second of these, which go on with the first.
	if a := s.Do("DELETE", "webhooks/"+second, ""); a.Status != 200 || strings.TrimSpace(a.Body) != "{}" {
		t.Errorf("the second channel: %d %s", a.Status, a.Body)
	}
	alert := s.Do("GET", "alerts/"+alerts[0], "").Payload(t)
	if At(Decode[Object](t, alert), "channels", 1, "webhookId") != second {
		t.Errorf("the alert is %s", alert)
	}
	s.Do("DELETE", "alerts/"+alerts[0], "")
	s.Do("PUT", "alerts/"+alerts[1], Encode(t, Edited(body, Object{"channel": channel(s.ID["webhook oncall"])}, "channels"))).Payload(t)
	if a := s.Do("DELETE", "webhooks/"+first, ""); a.Status != 200 {
		t.Errorf("free: %d %s", a.Status, a.Body)
	}
	for _, path := range []string{"webhooks/" + first, "webhooks/00000000000000000000dead"} {
		if got := s.Do("DELETE", path, "").Problem(t, 404); got != "Webhook not found" {
			t.Errorf("a webhook that is gone: %s", got)
		}
	}
	if s.webhook(t, first) != "" {
		t.Error("it is still listed")
	}
	s.Do("DELETE", "webhooks/nope", "").WantProblem(t, "Params validation failed: id: ")
	// An alert that other programs have left without its webhook counts before the webhook is looked for.
	lone := ID(t, s.Do("POST", "alerts", Encode(t, s.newAlert(t))).Payload(t))
	change(t, s.metadata(t), "UPDATE alerts SET webhook_id = ? WHERE id = ?", first, lone)
	s.Do("DELETE", "webhooks/"+first, "").Problem(t, 409)
	for _, request := range [][2]string{{"GET", "webhooks/" + first}, {"PATCH", "webhooks/" + first}} {
		if a := s.Do(request[0], request[1], ""); a.Status != 405 {
			t.Errorf("%v: %d", request, a.Status)
		}
	}
}

// testOperatorsWebhooks holds that what the operator applies may point inside, and that all but its URL may be changed
// over the API then.
func testOperatorsWebhooks(t *testing.T, s *Stack) {
	const hooks = `webhooks:
  - {name: inside, service: generic, url: "http://127.0.0.1:9/hook", headers: {A: header-secret}}
  - {name: hooks, service: generic, url: "https://hooks.example.com/"}
`
	keys := map[string]string{}
	for _, r := range s.apply(t, hooks) {
		keys[r.Name] = r.ID
	}
	path := "webhooks/" + keys["inside"]
	before := s.webhook(t, keys["inside"])
	if again := s.Do("PUT", path, before).Payload(t); again != before {
		t.Errorf("sent back: %s, want %s", again, before)
	}
	body := Object{"name": "inside", "service": "generic", "url": "http://127.0.0.1:9/hook", "description": "changed"}
	got := Decode[Object](t, s.Do("PUT", path, Encode(t, body)).Payload(t))
	if got["description"] != "changed" || s.secrets(t, keys["inside"]).Headers["A"] != "header-secret" {
		t.Errorf("changed to %v", got)
	}
	for url, want := range map[string]string{
		"http://127.0.0.1:9/other": "private or reserved address",
		"ftp://example.com":        "must use http or https",
	} {
		s.Do("PUT", path, Encode(t, Edited(body, Object{"url": url}))).WantProblem(t, want)
	}
	for _, keys := range []Object{
		{"service": "incidentio"},
		{"headers": Object{}},
		{"headers": Object{"A": "x"}},
		{"queryParams": Object{"a": "b"}},
		{"body": "{}"},
	} {
		s.Do("PUT", path, Encode(t, Edited(body, keys))).WantProblem(t,
			"Service, body, headers and query parameters of a webhook inside the network cannot be changed")
	}
	if s.secrets(t, keys["inside"]).Headers["A"] != "header-secret" {
		t.Error("a refused change has changed the headers")
	}
	s.Do("PUT", path, Encode(t, Edited(body, Object{"headers": Object{"A": "header-secret"}}))).Payload(t)
	// The rule of the service is asked whatever the URL was before.
	s.Do("PUT", path, Encode(t, Edited(body, Object{"service": "slack"}))).WantProblem(t, "under slack.com")
	s.Do("PUT", "webhooks/"+keys["hooks"], `{"name":"hooks","service":"slack","url":"https://hooks.example.com/"}`).
		WantProblem(t, "under slack.com")
	for _, bad := range []string{"ftp://example.com", "nowhere", "https://"} {
		_, err := s.Command("apply", "-f", writeYAML(t, `webhooks: [{name: bad, service: generic, url: "`+bad+`"}]`))
		if err == nil || !strings.Contains(err.Error(), `webhook "bad": url: `) {
			t.Errorf("%s is applied: %v", bad, err)
		}
	}
}

// testWebhooksOfOtherServices holds that what only other programs know is counted, but not shown.
func testWebhooksOfOtherServices(t *testing.T, s *Stack) {
	key := ID(t, s.Do("POST", "webhooks", Encode(t, newWebhook())).Payload(t))
	change(t, s.metadata(t), "UPDATE webhooks SET service = 'pager_api' WHERE id = ?", key)
	a := s.Do("GET", "webhooks", "")
	if strings.Contains(a.Body, key) || strings.Contains(a.Body, "pager_api") {
		t.Errorf("it is shown: %s", a.Body)
	}
	if shown := len(Decode[[]Object](t, a.Payload(t))); a.Header.Get("X-Total-Count") == fmt.Sprint(shown) {
		t.Errorf("%d are shown, and as many are counted", shown)
	}
}

// TestWebhooksAreListedByPage looks at the whole list.
func TestWebhooksAreListedByPage(t *testing.T) {
	t.Parallel()
	s := Launch(t, "", NoEngine...)
	s.waitListen()
	testListedByPage(t, s, "webhooks", func() string { return Encode(t, newWebhook()) })
}
