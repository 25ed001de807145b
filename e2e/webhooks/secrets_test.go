package webhooks

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

var signingSecret = regexp.MustCompile(`^whsec_[A-Za-z0-9+/]{43}=$`)

// receiver is a webhook as those see it who call it.
func receiver(t testing.TB, s *harness.Stack, webhook string) store.Receiver {
	t.Helper()
	r, err := s.OpenStore(t).GetReceiver(t.Context(), core.TeamID(s.Keys.TeamID), webhook)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// newOf is the least webhook of a service.
func newOf(service string) harness.Object {
	return harness.Edited(harness.NewWebhook(), map[string]harness.Object{
		"generic": {}, "incidentio": {"service": "incidentio"}, "teams": {"service": "teams"}, "discord": {"service": "discord"},
		"slack":     {"service": "slack", "url": "https://hooks.slack.com/services/T0/B0/x"},
		"pagerduty": {"service": "pagerduty", "url": "https://events.pagerduty.com/v2/enqueue", "routingKey": "routing-secret"},
		"email":     {"service": "email", "url": "mailto:ann@example.com"},
	}[service])
}

// testSigningSecrets holds that a signing secret is shown once, and what a rotation leaves.
func testSigningSecrets(t *testing.T, s *harness.Stack) {
	for _, service := range []string{"generic", "incidentio"} {
		body := newOf(service)
		created := harness.Decode[harness.Object](t, s.Do("POST", "webhooks", harness.Encode(t, body)).Payload(t))
		key, first := created["id"].(string), fmt.Sprint(created["signingSecret"])
		if !signingSecret.MatchString(first) {
			t.Errorf("the secret of a new webhook is %s", first)
		}
		if got := receiver(t, s, key).Signing; !slices.Equal(got, []string{first}) {
			t.Errorf("%s is signed with %q, want %s", service, got, first)
		}
		updated := s.Do("PUT", "webhooks/"+key, harness.Encode(t, harness.Edited(body, harness.Object{"url": "https://example.com/elsewhere"}))).Payload(t)
		for what, text := range map[string]string{"the list": s.Do("GET", "webhooks", "").Body, "an update": updated} {
			if strings.Contains(text, "signingSecret") || strings.Contains(text, "whsec_") {
				t.Errorf("%s shows a secret: %s", what, text)
			}
		}
		secrets := []string{first}
		for range 2 {
			asked := time.Now()
			rotated := harness.Decode[harness.Object](t, s.Do("POST", "webhooks/"+key+"/rotate-secret", "").Payload(t))
			next := fmt.Sprint(rotated["signingSecret"])
			if !signingSecret.MatchString(next) || slices.Contains(secrets, next) {
				t.Errorf("the next secret is %s, after %v", next, secrets)
			}
			until, err := time.Parse(time.RFC3339, fmt.Sprint(rotated["previousValidUntil"]))
			if left := until.Sub(asked); err != nil || left < 24*time.Hour-time.Second || left > 24*time.Hour+time.Minute {
				t.Errorf("the secret before is good until %v", rotated["previousValidUntil"])
			}
			secrets = append([]string{next}, secrets[:1]...)
			if got := receiver(t, s, key).Signing; !slices.Equal(got, secrets) {
				t.Errorf("%s is signed with %q, want %q", service, got, secrets)
			}
		}
		harness.Change(t, s.Metadata(t), "UPDATE webhooks SET old_until = ? WHERE id = ?", time.Now().UnixMilli(), key)
		if got := receiver(t, s, key).Signing; !slices.Equal(got, secrets[:1]) {
			t.Errorf("a day later %s is signed with %q, want %q", service, got, secrets[:1])
		}
	}
	for _, service := range []string{"slack", "teams", "discord", "pagerduty", "email"} {
		created := harness.Decode[harness.Object](t, s.Do("POST", "webhooks", harness.Encode(t, newOf(service))).Payload(t))
		if created["signingSecret"] != nil {
			t.Errorf("%s has the secret %v", service, created["signingSecret"])
		}
		text := s.Do("POST", "webhooks/"+created["id"].(string)+"/rotate-secret", "").Problem(t, 400)
		if text != "Only generic and incidentio webhooks are signed" {
			t.Errorf("%s: %s", service, text)
		}
	}
	// A webhook that comes to be one that is signed shows its first secret, and keeps it.
	body := newOf("slack")
	key := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, body)).Payload(t))
	put := func(keys harness.Object) string {
		t.Helper()
		got := harness.Decode[harness.Object](t, s.Do("PUT", "webhooks/"+key, harness.Encode(t, harness.Edited(body, keys))).Payload(t))
		secret, _ := got["signingSecret"].(string)
		return secret
	}
	first := put(harness.Object{"service": "generic"})
	if got := receiver(t, s, key).Signing; !signingSecret.MatchString(first) || !slices.Equal(got, []string{first}) {
		t.Errorf("it is signed with %q, and shows %q", got, first)
	}
	for _, service := range []string{"generic", "incidentio", "slack", "generic"} {
		shown := put(harness.Object{"service": service})
		if got := receiver(t, s, key).Signing; shown != "" || !slices.Equal(got, []string{first}) {
			t.Errorf("as %s it is signed with %q, and shows %q, want %s and nothing", service, got, shown, first)
		}
	}
	// One from before there were secrets stays without until it is asked for.
	harness.Change(t, s.Metadata(t), "UPDATE webhooks SET signing_secret = NULL WHERE id = ?", key)
	before := s.Webhook(t, key)
	shown := put(harness.Object{"service": "generic"})
	if got := receiver(t, s, key).Signing; shown != "" || len(got) != 0 || s.Webhook(t, key) != before {
		t.Errorf("an update that changes nothing signs it with %q, and shows %q", got, shown)
	}
	rotated := harness.Decode[harness.Object](t, s.Do("POST", "webhooks/"+key+"/rotate-secret", "").Payload(t))
	if _, ok := rotated["previousValidUntil"]; ok || !signingSecret.MatchString(fmt.Sprint(rotated["signingSecret"])) {
		t.Errorf("the first secret is %v", rotated)
	}
	if got := s.Do("POST", "webhooks/"+harness.MissingID+"/rotate-secret", "").Problem(t, 404); got != "Webhook not found" {
		t.Errorf("an unknown webhook: %s", got)
	}
}

// testRoutingKeys holds that a routing key stays where it was given for, and is never shown.
func testRoutingKeys(t *testing.T, s *harness.Stack) {
	least := harness.Edited(newOf("pagerduty"), nil, "routingKey")
	key := harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, harness.Edited(least, harness.Object{"routingKey": "routing-secret"}))).Payload(t))
	path := "webhooks/" + key
	for _, step := range []struct {
		keys    harness.Object
		want    string // the key that is stored then
		problem string
	}{
		{harness.Object{}, "routing-secret", ""},
		{harness.Object{"description": "d"}, "routing-secret", ""},
		{harness.Object{"routingKey": "another-secret"}, "another-secret", ""},
		{harness.Object{"routingKey": ""}, "another-secret", "routingKey: "},
		{harness.Object{"routingKey": nil}, "another-secret", "routingKey: "},
		{harness.Object{"url": "https://events.eu.pagerduty.com/v2/enqueue"}, "another-secret", "routingKey: Required"},
		{harness.Object{"url": "https://events.eu.pagerduty.com/v2/enqueue", "routingKey": "third"}, "third", ""},
	} {
		a := s.Do("PUT", path, harness.Encode(t, harness.Edited(least, step.keys)))
		if strings.Contains(a.Body, "secret") {
			t.Errorf("%v shows %s", step.keys, a.Body)
		}
		if step.problem == "" {
			a.Payload(t)
		} else {
			a.WantProblem(t, "Body validation failed: "+step.problem)
		}
		if got := receiver(t, s, key).RoutingKey; got == nil || *got != step.want {
			t.Errorf("after %v the key is not %s", step.keys, step.want)
		}
	}
	elsewhere := harness.Object{"service": "teams", "url": "https://events.eu.pagerduty.com/v2/enqueue"}
	s.Do("PUT", path, harness.Encode(t, harness.Edited(least, elsewhere))).Payload(t)
	if got := receiver(t, s, key).RoutingKey; got != nil {
		t.Errorf("another service has the key %s", *got)
	}
}

// testTrustInWebhooks holds that the operator's trust is in a URL, and goes with it.
func testTrustInWebhooks(t *testing.T, s *harness.Stack) {
	body := harness.Edited(harness.NewWebhook(), harness.Object{"url": "https://example.com/trusted"})
	file := fmt.Sprintf("webhooks: [{name: %s, service: generic, url: %q}]\n", body["name"], body["url"])
	elsewhere := harness.Object{"url": "https://example.com/elsewhere"}
	path := "webhooks/" + harness.ID(t, s.Do("POST", "webhooks", harness.Encode(t, body)).Payload(t))
	for i, step := range []struct {
		keys    harness.Object // of an update, nil for the file
		trusted bool
	}{
		{harness.Object{}, false},
		{harness.Object{"description": "d"}, false},
		{nil, true},
		{harness.Object{"description": "d", "headers": harness.Object{"A": "b"}}, true},
		{harness.Object{"service": "incidentio"}, true},
		{harness.Object{}, true},
		{elsewhere, false},
		{harness.Object{}, false},
		{nil, true},
		{nil, true},
	} {
		if step.keys == nil {
			s.Apply(t, file)
		} else {
			s.Do("PUT", path, harness.Encode(t, harness.Edited(body, step.keys))).Payload(t)
		}
		if got := receiver(t, s, strings.TrimPrefix(path, "webhooks/")).Trusted; got != step.trusted {
			t.Errorf("after step %d it is trusted: %v", i+1, got)
		}
	}
}
