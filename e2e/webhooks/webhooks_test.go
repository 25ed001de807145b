package webhooks

import (
	"fmt"
	"maps"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

func TestWebhooks(t *testing.T) {
	t.Parallel()
	s := harness.StartMetadata(t, "--smtp", "smtp://127.0.0.1:1", "--smtp-from", "obstack@example.com")
	t.Run("all", func(t *testing.T) {
		harness.RunTests(t, s, map[string]harness.StackTest{
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
		if strings.Contains(s.Out.String(), secret) {
			t.Errorf("%q is in the log", secret)
		}
	}
}

// secrets are what the store has of a webhook beside its answer.
func secrets(t testing.TB, s *harness.Stack, webhook string) store.WebhookSecrets {
	t.Helper()
	secrets, err := s.OpenStore(t).WebhookSecrets(t.Context(), core.TeamID(s.Keys.TeamID), webhook)
	if err != nil {
		t.Fatal(err)
	}
	return secrets
}

// testWebhookFields holds what a webhook shows for what is sent.
func testWebhookFields(t *testing.T, s *harness.Stack) {
	type fields struct {
		Rule       string
		Sent, Want harness.Object
	}
	for _, tc := range harness.ReadCases[fields](t, s, "webhook_fields.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			sent := harness.Edited(harness.NewWebhook(), tc.Sent)
			created := s.Do("POST", "webhooks", harness.Encode(t, sent)).Payload(t)
			got := harness.Decode[harness.Object](t, created)
			if !harness.HexID.MatchString(got["id"].(string)) || got["createdAt"] != got["updatedAt"] {
				t.Errorf("created %s", created)
			}
			want := harness.Edited(sent, tc.Want)
			maps.DeleteFunc(want, func(_ string, v any) bool { return v == nil })
			harness.SameJSON(t, harness.Encode(t, harness.Edited(got, nil, "id", "createdAt", "updatedAt", "signingSecret")), harness.Encode(t, want))
			listed := harness.Decode[harness.Object](t, s.Webhook(t, got["id"].(string)))
			if diff := cmp.Diff(listed, harness.Edited(got, nil, "signingSecret")); diff != "" {
				t.Errorf("listed (-got +created):\n%s", diff)
			}
			if strings.Contains(created, "-secret") {
				t.Errorf("a secret is shown: %s", created)
			}
		})
	}
}

// testWebhookRules holds what a webhook must not be, whether it is new or stored.
func testWebhookRules(t *testing.T, s *harness.Stack) {
	type broken struct {
		Rule, Problem, Address string
		Sent                   harness.Object
		Leaves                 []string
	}
	stored := s.Do("POST", "webhooks", harness.Encode(t, harness.Edited(harness.NewWebhook(), harness.Object{"url": "https://example.com/stored"}))).Payload(t)
	created := s.Webhook(t, harness.ID(t, stored))
	long := strings.Repeat
	many := harness.Object{}
	for i := range 101 {
		many[fmt.Sprint("k", i)] = ""
	}
	cases := append(harness.ReadCases[broken](t, s, "webhook_rules.yaml"),
		broken{Rule: "a long name", Sent: harness.Object{"name": long("😀", 512) + "a"}, Problem: "name: String must contain at most 1024"},
		broken{Rule: "a long URL", Sent: harness.Object{"url": "https://example.com/" + long("a", 2029)}, Problem: "url: String must"},
		broken{Rule: "a long description", Sent: harness.Object{"description": long("a", 2049)}, Problem: "description: "},
		broken{Rule: "a long body", Sent: harness.Object{"body": long("a", 16385)}, Problem: "body: "},
		broken{Rule: "many headers", Sent: harness.Object{"headers": many}, Problem: "headers: "},
		broken{Rule: "many parameters", Sent: harness.Object{"queryParams": many}, Problem: "queryParams: "},
		broken{Rule: "a long name of a header", Sent: harness.Object{"headers": harness.Object{long("a", 257): ""}}, Problem: "headers.aaa"},
		broken{Rule: "a long header", Sent: harness.Object{"headers": harness.Object{"A": long("a", 4097)}}, Problem: "headers.A: "},
		broken{
			Rule: "a long name of a parameter", Sent: harness.Object{"queryParams": harness.Object{long("a", 1025): ""}}, Problem: "queryParams.aaa",
		},
		broken{Rule: "a long parameter", Sent: harness.Object{"queryParams": harness.Object{"a": long("a", 4097)}}, Problem: "queryParams.a: "},
	)
	for _, tc := range cases {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			body := harness.Edited(harness.NewWebhook(), tc.Sent, tc.Leaves...)
			for _, request := range [][2]string{{"POST", "webhooks"}, {"PUT", "webhooks/" + harness.ID(t, created)}} {
				text := s.Do(request[0], request[1], harness.Encode(t, body)).Problem(t, 400)
				if tc.Address != "" && text != tc.Address ||
					tc.Address == "" && (!strings.HasPrefix(text, "Body validation failed: ") || !strings.Contains(text, tc.Problem)) {
					t.Errorf("%v: %s, want %s", request, text, tc.Problem+tc.Address)
				}
			}
			if name, ok := body["name"].(string); ok && len(name) > 8 && strings.Contains(s.Do("GET", "webhooks", "").Body, name+`"`) {
				t.Error("it was stored")
			}
			if got := s.Webhook(t, harness.ID(t, created)); got != created {
				t.Errorf("a refused update left %s, want %s", got, created)
			}
		})
	}
}

func testWebhooksAtTheirLimits(t *testing.T, s *harness.Stack) {
	long := strings.Repeat
	headers, params := harness.Object{}, harness.Object{}
	for i := range 100 {
		headers[fmt.Sprintf("%s%03d", long("h", 253), i)] = long("ü", 4096)
		params[fmt.Sprintf("%s%03d", long("ü", 1021), i)] = long("v", 4096)
	}
	for rule, keys := range map[string]harness.Object{
		"a name":                   {"name": long("n", 1024)},
		"a name with blanks":       {"name": long(" ", 50) + long("m", 1024) + "\n\t"},
		"a name in UTF-16":         {"name": long("😀", 512)},
		"a URL":                    {"url": "https://example.com/" + long("a", 2028)},
		"a description":            {"description": long("a", 2048)},
		"a body":                   {"body": long("a", 16384)},
		"headers and parameters":   {"headers": headers, "queryParams": params},
		"a header of one letter":   {"headers": harness.Object{"a": ""}},
		"a parameter of one digit": {"queryParams": harness.Object{"0": ""}},
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			got := harness.Decode[harness.Object](t, s.Do("POST", "webhooks", harness.Encode(t, harness.Edited(harness.NewWebhook(), keys))).Payload(t))
			if name, ok := keys["name"].(string); ok && got["name"] != strings.TrimSpace(name) {
				t.Errorf("the name is %q", got["name"])
			}
		})
	}
}

// firstSecret is what the update of a webhook shows when it comes to be one that is signed.
var firstSecret = regexp.MustCompile(`"signingSecret":"[^"]*",`)

// testWebhookUpdates holds, field by field, what an update does to what is stored.
func testWebhookUpdates(t *testing.T, s *harness.Stack) {
	type update struct {
		Rule               string
		Stored, Sent, Want harness.Object
		Keeps              struct {
			Headers     map[string]string
			QueryParams map[string]string `yaml:"queryParams"`
		}
	}
	for _, tc := range harness.ReadCases[update](t, s, "webhook_updates.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			least := harness.NewWebhook()
			created := s.Do("POST", "webhooks", harness.Encode(t, harness.Edited(least, tc.Stored))).Payload(t)
			key := harness.ID(t, created)
			updated := s.Do("PUT", "webhooks/"+key, harness.Encode(t, harness.Edited(least, tc.Sent))).Payload(t)
			updated = firstSecret.ReplaceAllString(updated, "")
			listed, read := s.Webhook(t, key), s.Do("GET", "webhooks/"+key, "").Payload(t)
			if listed != updated || read != updated {
				t.Errorf("listed as %s, read as %s, updated to %s", listed, read, updated)
			}
			got, before := harness.Decode[harness.Object](t, updated), harness.Decode[harness.Object](t, created)
			want := harness.Edited(least, tc.Want)
			want["id"], want["createdAt"], want["updatedAt"] = key, before["createdAt"], got["updatedAt"]
			if tc.Sent["name"] != nil {
				want["name"] = tc.Want["name"]
			}
			harness.SameJSON(t, updated, harness.Encode(t, want))
			secrets := secrets(t, s, key)
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
func testWebhookUpdatesCheckInOrder(t *testing.T, s *harness.Stack) {
	const missing = "webhooks/00000000000000000000dead"
	body := harness.NewWebhook()
	s.Do("PUT", missing, harness.Encode(t, harness.Edited(body, harness.Object{"url": "nowhere"}))).WantProblem(t, "Body validation failed: url: ")
	s.Do("PUT", "webhooks/nope", harness.Encode(t, harness.Edited(body, harness.Object{"url": 5}))).WantProblem(t,
		"Body validation failed: url: ", "Params validation failed: id: ")
	for _, keys := range []harness.Object{
		nil, {"url": "http://localhost/"}, {"url": "ftp://a"}, {"service": "slack"}, {"name": "oncall"},
	} {
		if got := s.Do("PUT", missing, harness.Encode(t, harness.Edited(body, keys))).Problem(t, 404); got != "Webhook not found" {
			t.Errorf("%v on an unknown webhook: %s", keys, got)
		}
	}
	key := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, body)).Payload(t))
	s.Do("PUT", "webhooks/"+key, harness.Encode(t, harness.Edited(body, harness.Object{"name": "oncall", "url": "http://localhost/"}))).WantProblem(t,
		"private or reserved address")
}

// testWebhookNames holds that service and name together are there once.
func testWebhookNames(t *testing.T, s *harness.Stack) {
	wantTaken := func(a harness.Answer) {
		t.Helper()
		if text := a.Problem(t, 400); !strings.Contains(text, "already exists") || strings.Contains(text, "validation") ||
			strings.Contains(text, "-secret") {
			t.Errorf("the error is %q", text)
		}
	}
	first := harness.Edited(harness.NewWebhook(), harness.Object{
		"url": "https://example.com/?token=url-secret", "headers": harness.Object{"A": "header-secret"},
	})
	key := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, first)).Payload(t))
	wantTaken(s.Do("POST", "webhooks", harness.Encode(t, first)))
	wantTaken(s.Do("POST", "webhooks", harness.Encode(t, harness.Edited(first, harness.Object{"name": " " + first["name"].(string) + "\t"}))))
	// Another service, and another case, are other names.
	other := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, harness.Edited(first, harness.Object{"service": "incidentio"}))).Payload(t))
	s.Do("POST", "webhooks", harness.Encode(t, harness.Edited(first, harness.Object{"name": strings.ToUpper(first["name"].(string))}))).Payload(t)

	before := s.Webhook(t, other)
	wantTaken(s.Do("PUT", "webhooks/"+other, harness.Encode(t, first)))
	if after := s.Webhook(t, other); after != before {
		t.Errorf("a refused name left %s, want %s", after, before)
	}
	second := harness.NewWebhook()
	key2 := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, second)).Payload(t))
	wantTaken(s.Do("PUT", "webhooks/"+key2, harness.Encode(t, harness.Edited(second, harness.Object{"name": first["name"]}))))
	// A webhook may keep its own name, and a name is free once it is given up.
	s.Do("PUT", "webhooks/"+key, harness.Encode(t, harness.Edited(first, harness.Object{"name": first["name"].(string) + " "}))).Payload(t)
	s.Do("PUT", "webhooks/"+key, harness.Encode(t, harness.NewWebhook())).Payload(t)
	s.Do("PUT", "webhooks/"+key2, harness.Encode(t, harness.Edited(second, harness.Object{"name": first["name"]}))).Payload(t)
	if a := s.Do("DELETE", "webhooks/"+key2, ""); a.Status != 200 {
		t.Errorf("delete: %d %s", a.Status, a.Body)
	}
	s.Do("POST", "webhooks", harness.Encode(t, first)).Payload(t)
}

func testWebhookNamesAtTheSameTime(t *testing.T, s *harness.Stack) { wantOneOfManyWebhooks(t, s) }

// wantOneOfManyWebhooks checks that of many equal webhooks which are sent at the same time one is stored, and that of
// many that are given one name one gets it.
func wantOneOfManyWebhooks(t *testing.T, s *harness.Stack) {
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
		body := harness.Encode(t, harness.NewWebhook())
		atOnce(func(int) (string, string, string) { return "POST", "webhooks", body })
		keys := make([]string, writers)
		for i := range keys {
			keys[i] = harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, harness.NewWebhook())).Payload(t))
		}
		name := harness.Encode(t, harness.NewWebhook())
		atOnce(func(i int) (string, string, string) { return "PUT", "webhooks/" + keys[i], name })
	}
}

// testWebhookDeletes holds that a webhook stays as long as it is the first channel of an alert.
func testWebhookDeletes(t *testing.T, s *harness.Stack) {
	channel := func(key string) harness.Object { return harness.Object{"type": "webhook", "webhookId": key} }
	first := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, harness.NewWebhook())).Payload(t))
	second := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, harness.NewWebhook())).Payload(t))
	body := harness.Edited(s.NewAlert(t), harness.Object{"channels": []any{channel(first), channel(second)}}, "channel")
	var alerts []string
	for n, want := range []string{"1 alert still references it", "2 alerts still reference it"} {
		alerts = append(alerts, harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, body)).Payload(t)))
		for _, path := range []string{"webhooks/" + first, "webhooks/" + strings.ToUpper(first)} {
			if text := s.Do("DELETE", path, "").Problem(t, 409); !strings.Contains(text, want) {
				t.Errorf("with %d alerts: %s, want %s", n+1, text, want)
			}
		}
	}
	if s.Webhook(t, first) == "" {
		t.Error("it is deleted all the same")
	}
	// It is the second of these, which go on with the first.
	if a := s.Do("DELETE", "webhooks/"+second, ""); a.Status != 200 || strings.TrimSpace(a.Body) != "{}" {
		t.Errorf("the second channel: %d %s", a.Status, a.Body)
	}
	alert := s.Do("GET", "alerts/"+alerts[0], "").Payload(t)
	if harness.At(harness.Decode[harness.Object](t, alert), "channels", 1, "webhookId") != second {
		t.Errorf("the alert is %s", alert)
	}
	s.Do("DELETE", "alerts/"+alerts[0], "")
	s.Do("PUT", "alerts/"+alerts[1], harness.Encode(t, harness.Edited(body, harness.Object{"channel": channel(s.ID["webhook oncall"])}, "channels"))).Payload(t)
	if a := s.Do("DELETE", "webhooks/"+first, ""); a.Status != 200 {
		t.Errorf("free: %d %s", a.Status, a.Body)
	}
	for _, path := range []string{"webhooks/" + first, "webhooks/00000000000000000000dead"} {
		for _, method := range []string{"GET", "DELETE"} {
			if got := s.Do(method, path, "").Problem(t, 404); got != "Webhook not found" {
				t.Errorf("%s of a webhook that is gone: %s", method, got)
			}
		}
	}
	if s.Webhook(t, first) != "" {
		t.Error("it is still listed")
	}
	s.Do("DELETE", "webhooks/nope", "").WantProblem(t, "Params validation failed: id: ")
	// An alert that other programs have left without its webhook counts before the webhook is looked for.
	lone := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, s.NewAlert(t))).Payload(t))
	harness.Change(t, s.Metadata(t), "UPDATE alerts SET webhook_id = ? WHERE id = ?", first, lone)
	s.Do("DELETE", "webhooks/"+first, "").Problem(t, 409)
	if a := s.Do("PATCH", "webhooks/"+first, ""); a.Status != 405 {
		t.Errorf("PATCH: %d", a.Status)
	}
}

// testOperatorsWebhooks holds that what the operator applies may point inside, and that all but its URL may be changed
// over the API then.
func testOperatorsWebhooks(t *testing.T, s *harness.Stack) {
	const hooks = `webhooks:
  - {name: inside, service: generic, url: "http://127.0.0.1:9/hook", headers: {A: header-secret}}
  - {name: hooks, service: generic, url: "https://hooks.example.com/"}
`
	keys := map[string]string{}
	for _, r := range s.Apply(t, hooks) {
		keys[r.Name] = r.ID
	}
	path := "webhooks/" + keys["inside"]
	before := s.Webhook(t, keys["inside"])
	if again := s.Do("PUT", path, before).Payload(t); again != before {
		t.Errorf("sent back: %s, want %s", again, before)
	}
	body := harness.Object{"name": "inside", "service": "generic", "url": "http://127.0.0.1:9/hook", "description": "changed"}
	got := harness.Decode[harness.Object](t, s.Do("PUT", path, harness.Encode(t, body)).Payload(t))
	if got["description"] != "changed" || secrets(t, s, keys["inside"]).Headers["A"] != "header-secret" {
		t.Errorf("changed to %v", got)
	}
	for url, want := range map[string]string{
		"http://127.0.0.1:9/other": "private or reserved address",
		"ftp://example.com":        "must use http or https",
	} {
		s.Do("PUT", path, harness.Encode(t, harness.Edited(body, harness.Object{"url": url}))).WantProblem(t, want)
	}
	for _, keys := range []harness.Object{
		{"service": "incidentio"},
		{"headers": harness.Object{}},
		{"headers": harness.Object{"A": "x"}},
		{"queryParams": harness.Object{"a": "b"}},
		{"body": "{}"},
	} {
		s.Do("PUT", path, harness.Encode(t, harness.Edited(body, keys))).WantProblem(t,
			"The service, body, headers and query parameters of a webhook with a private address cannot be changed")
	}
	if secrets(t, s, keys["inside"]).Headers["A"] != "header-secret" {
		t.Error("a refused change has changed the headers")
	}
	s.Do("PUT", path, harness.Encode(t, harness.Edited(body, harness.Object{"headers": harness.Object{"A": "header-secret"}}))).Payload(t)
	// The rule of the service is asked whatever the URL was before.
	s.Do("PUT", path, harness.Encode(t, harness.Edited(body, harness.Object{"service": "slack"}))).WantProblem(t, "under slack.com")
	s.Do("PUT", "webhooks/"+keys["hooks"], `{"name":"hooks","service":"slack","url":"https://hooks.example.com/"}`).
		WantProblem(t, "under slack.com")
	for _, bad := range []string{"ftp://example.com", "nowhere", "https://"} {
		_, err := s.Command("apply", "-f", harness.WriteYAML(t, `webhooks: [{name: bad, service: generic, url: "`+bad+`"}]`))
		if err == nil || !strings.Contains(err.Error(), `webhook "bad": url: `) {
			t.Errorf("%s is applied: %v", bad, err)
		}
	}
}

// testWebhooksOfOtherServices holds that what only other programs know is counted, but not shown.
func testWebhooksOfOtherServices(t *testing.T, s *harness.Stack) {
	key := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, harness.NewWebhook())).Payload(t))
	harness.Change(t, s.Metadata(t), "UPDATE webhooks SET service = 'pager_api' WHERE id = ?", key)
	s.Do("GET", "webhooks/"+key, "").Problem(t, 404)
	a := s.Do("GET", "webhooks", "")
	if strings.Contains(a.Body, key) || strings.Contains(a.Body, "pager_api") {
		t.Errorf("it is shown: %s", a.Body)
	}
	if shown := len(harness.Decode[[]harness.Object](t, a.Payload(t))); a.Header.Get("X-Total-Count") == fmt.Sprint(shown) {
		t.Errorf("%d are shown, and as many are counted", shown)
	}
}

// TestWebhooksAreListedByPage looks at the whole list.
func TestWebhooksAreListedByPage(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	harness.ListedByPage(t, s, "webhooks", func() string { return harness.Encode(t, harness.NewWebhook()) })
}
