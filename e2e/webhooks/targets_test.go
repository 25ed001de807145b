package webhooks

import (
	"strings"
	"sync"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestWebhookTargetsAllowed holds what --egress-allow and the server's own data stores change about where a webhook may
// point.
func TestWebhookTargetsAllowed(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", "--egress-allow", "10.0.0.0/8, 127.0.0.1,Hooks.Internal,localhost,ch1.example.com",
		"--clickhouse", "http://user:secret@127.0.0.1:1,CH1.example.com:8124,ch2.example.com/db")
	s.WaitListen()
	const private, own = "private or reserved address", "data store of this server"
	for url, refusal := range map[string]string{
		"http://10.1.2.3/":                "",
		"http://0x0a.66051/":              "", // 10.1.2.3
		"http://127.1:8000/":              "",
		"http://[::ffff:127.0.0.1]:8000/": "",
		"http://localhost:9/":             "",
		"http://a.localhost./":            "",
		"http://hooks.internal/":          "",
		"http://a.b.hooks.internal/":      "",
		"http://127.0.0.2/":               private,
		"http://192.168.0.1/":             private,
		"http://[::1]/":                   private,

		// A data store is one by its host and its port, whatever the operator allows.
		"http://127.0.0.1:1/x":               own,
		"https://127.1:1/":                   own,
		"http://user@2130706433:1/":          own,
		"http://ch1.example.com:8124/":       own,
		"https://Ch1.Example.Com.:8124/":     own,
		"http://ch1.example.com:8123/":       "",
		"http://ch1.example.com/":            "",
		"http://ch2.example.com:8123/":       own, // ClickHouse's own port
		"http://ch2.example.com/?query=DROP": own, // as neither names a port
		"http://ch2.example.com:80/":         "",
		"http://a.ch2.example.com:8123/":     "",
		"http://localhost:1/":                "", // a name is not looked up
	} {
		a := s.Do("POST", "webhooks", harness.Encode(t, harness.Edited(harness.NewWebhook(), harness.Object{"url": url})))
		if refusal == "" && a.Status != 200 {
			t.Errorf("%s: %d %s", url, a.Status, a.Body)
		}
		if refusal != "" && (a.Status != 400 || !strings.Contains(a.Body, refusal) || strings.Contains(a.Body, "validation")) {
			t.Errorf("%s: %d %s, want %s", url, a.Status, a.Body, refusal)
		}
	}
	a := s.Do("POST", "webhooks", harness.Encode(t, harness.Edited(harness.NewWebhook(), harness.Object{"url": "https://127.0.0.1:1/", "service": "slack"})))
	a.WantProblem(t, "under slack.com") // which is asked first
}

func TestWebhooksOnEachStore(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.StartMetadata(t, args...)
		t.Run("names at the same time", func(t *testing.T) {
			t.Parallel()
			wantOneOfManyWebhooks(t, s)
		})
		t.Run("secrets at the same time", func(t *testing.T) {
			t.Parallel()
			testSecretsDoNotFollow(t, s)
		})
		t.Run("alerts at the same time", func(t *testing.T) {
			t.Parallel()
			testWebhooksThatAlertsComeToName(t, s)
		})
	})
}

// testWebhooksThatAlertsComeToName deletes webhooks while alerts are created that name them first, and moves alerts to
// them: either the webhook stays or there is no such alert.
func testWebhooksThatAlertsComeToName(t *testing.T, s *harness.Stack) {
	body := s.NewAlert(t)
	moving := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, body)).Payload(t))
	var deleted, kept int
	for range 40 {
		hook := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, harness.NewWebhook())).Payload(t))
		named := harness.Encode(t, harness.Edited(body, harness.Object{"channel": harness.Object{"type": "webhook", "webhookId": hook}}))
		start := make(chan struct{})
		var wg sync.WaitGroup
		send := func(method, path, body string, statuses ...int) {
			wg.Go(func() {
				<-start
				a, err := s.DoContext(t.Context(), method, path, body)
				switch {
				case err == nil && a.Status == statuses[0]:
				case err == nil && a.Status == statuses[1]:
				default:
					t.Errorf("%s %s: %v, %d %s", method, path, err, a.Status, a.Body)
				}
			})
		}
		send("POST", "alerts", named, 200, 400)
		send("DELETE", "webhooks/"+hook, "", 200, 409)
		send("PUT", "alerts/"+moving, named, 200, 400)
		close(start)
		wg.Wait()
		gone := s.Webhook(t, hook) == ""
		if gone {
			deleted++
		} else {
			kept++
		}
		if names := strings.Contains(s.Do("GET", "alerts", "").Body, `"channel":{"type":"webhook","webhookId":"`+hook+`"`); names && gone {
			t.Fatalf("the webhook %s is deleted, and an alert names it first", hook)
		}
	}
	t.Logf("%d webhooks were deleted, %d kept", deleted, kept)
}

// testSecretsDoNotFollow changes the URL of a webhook from two sides, of which one brings a secret along and the other
// has none: the secret stays with the URL that it came with.
func testSecretsDoNotFollow(t *testing.T, s *harness.Stack) {
	body := harness.NewWebhook()
	key := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, body)).Payload(t))
	for range 30 {
		var wg sync.WaitGroup
		for _, keys := range []harness.Object{
			{"url": "https://a.example.com/", "headers": harness.Object{"X-Secret": "of a"}},
			{"url": "https://b.example.com/"},
			{"url": "https://a.example.com/", "description": "d"},
		} {
			wg.Go(func() {
				a, err := s.DoContext(t.Context(), "PUT", "webhooks/"+key, harness.Encode(t, harness.Edited(body, keys)))
				if err != nil || a.Status != 200 {
					t.Errorf("%v: %v, %d %s", keys, err, a.Status, a.Body)
				}
			})
		}
		wg.Wait()
		secret := secrets(t, s, key).Headers["X-Secret"]
		if url := harness.Decode[harness.Object](t, s.Webhook(t, key))["url"]; url != "https://a.example.com/" && secret != "" {
			t.Fatalf("%s has the secret %q", url, secret)
		}
	}
}
