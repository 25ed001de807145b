//go:build !managed

package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

var signingSecret = regexp.MustCompile(`^whsec_[A-Za-z0-9+/]{43}=$`)

// receiver is a webhook as those see it who call it.
func (s *Stack) receiver(t testing.TB, webhook string) store.Receiver {
	t.Helper()
	r, err := s.openStore(t).GetReceiver(t.Context(), core.TeamID(s.Keys.TeamID), webhook)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// newOf is the least webhook of a service.
func newOf(service string) Object {
	return Edited(newWebhook(), map[string]Object{
		"generic": {}, "incidentio": {"service": "incidentio"}, "teams": {"service": "teams"},
		"slack":     {"service": "slack", "url": "https://hooks.slack.com/services/T0/B0/x"},
		"pagerduty": {"service": "pagerduty", "url": "https://events.pagerduty.com/v2/enqueue", "routingKey": "routing-secret"},
		"email":     {"service": "email", "url": "mailto:ann@example.com"},
	}[service])
}

// testSigningSecrets holds that a signing secret is shown once, and what a rotation leaves.
func testSigningSecrets(t *testing.T, s *Stack) {
	for _, service := range []string{"generic", "incidentio"} {
		body := newOf(service)
		created := Decode[Object](t, s.Do("POST", "webhooks", Encode(t, body)).Payload(t))
		key, first := created["id"].(string), fmt.Sprint(created["signingSecret"])
		if !signingSecret.MatchString(first) {
			t.Errorf("the secret of a new webhook is %s", first)
		}
		if got := s.receiver(t, key).Signing; !slices.Equal(got, []string{first}) {
			t.Errorf("%s is signed with %q, want %s", service, got, first)
		}
		updated := s.Do("PUT", "webhooks/"+key, Encode(t, Edited(body, Object{"url": "https://example.com/elsewhere"}))).Payload(t)
		for what, text := range map[string]string{"the list": s.Do("GET", "webhooks", "").Body, "an update": updated} {
			if strings.Contains(text, "signingSecret") || strings.Contains(text, "whsec_") {
				t.Errorf("%s shows a secret: %s", what, text)
			}
		}
		secrets := []string{first}
		for range 2 {
			asked := time.Now()
			rotated := Decode[Object](t, s.Do("POST", "webhooks/"+key+"/rotate-secret", "").Payload(t))
			next := fmt.Sprint(rotated["signingSecret"])
			if !signingSecret.MatchString(next) || slices.Contains(secrets, next) {
				t.Errorf("the next secret is %s, after %v", next, secrets)
			}
			until, err := time.Parse(time.RFC3339, fmt.Sprint(rotated["previousValidUntil"]))
			if left := until.Sub(asked); err != nil || left < 24*time.Hour-time.Second || left > 24*time.Hour+time.Minute {
				t.Errorf("the secret before is good until %v", rotated["previousValidUntil"])
			}
			secrets = append([]string{next}, secrets[:1]...)
			if got := s.receiver(t, key).Signing; !slices.Equal(got, secrets) {
				t.Errorf("%s is signed with %q, want %q", service, got, secrets)
			}
		}
		change(t, s.metadata(t), "UPDATE webhooks SET old_until = ? WHERE id = ?", time.Now().UnixMilli(), key)
		if got := s.receiver(t, key).Signing; !slices.Equal(got, secrets[:1]) {
			t.Errorf("a day later %s is signed with %q, want %q", service, got, secrets[:1])
		}
	}
	for _, service := range []string{"slack", "teams", "pagerduty", "email"} {
		created := Decode[Object](t, s.Do("POST", "webhooks", Encode(t, newOf(service))).Payload(t))
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
	key := ID(t, s.Do("POST", "webhooks", Encode(t, body)).Payload(t))
	put := func(keys Object) string {
		t.Helper()
		got := Decode[Object](t, s.Do("PUT", "webhooks/"+key, Encode(t, Edited(body, keys))).Payload(t))
		secret, _ := got["signingSecret"].(string)
		return secret
	}
	first := put(Object{"service": "generic"})
	if got := s.receiver(t, key).Signing; !signingSecret.MatchString(first) || !slices.Equal(got, []string{first}) {
		t.Errorf("it is signed with %q, and shows %q", got, first)
	}
	for _, service := range []string{"generic", "incidentio", "slack", "generic"} {
		shown := put(Object{"service": service})
		if got := s.receiver(t, key).Signing; shown != "" || !slices.Equal(got, []string{first}) {
			t.Errorf("as %s it is signed with %q, and shows %q, want %s and nothing", service, got, shown, first)
		}
	}
	// One from before there were secrets stays without until it is asked for.
	change(t, s.metadata(t), "UPDATE webhooks SET signing_secret = NULL WHERE id = ?", key)
	before := s.webhook(t, key)
	shown := put(Object{"service": "generic"})
	if got := s.receiver(t, key).Signing; shown != "" || len(got) != 0 || s.webhook(t, key) != before {
		t.Errorf("an update that changes nothing signs it with %q, and shows %q", got, shown)
	}
	rotated := Decode[Object](t, s.Do("POST", "webhooks/"+key+"/rotate-secret", "").Payload(t))
	if _, ok := rotated["previousValidUntil"]; ok || !signingSecret.MatchString(fmt.Sprint(rotated["signingSecret"])) {
		t.Errorf("the first secret is %v", rotated)
	}
	if got := s.Do("POST", "webhooks/"+MissingID+"/rotate-secret", "").Problem(t, 404); got != "Webhook not found" {
		t.Errorf("an unknown webhook: %s", got)
	}
}

// testRoutingKeys holds that a routing key stays where it was given for, and is never shown.
func testRoutingKeys(t *testing.T, s *Stack) {
	least := Edited(newOf("pagerduty"), nil, "routingKey")
	key := ID(t, s.Do("POST", "webhooks", Encode(t, Edited(least, Object{"routingKey": "routing-secret"}))).Payload(t))
	path := "webhooks/" + key
	for _, step := range []struct {
		keys    Object
		want    string // the key that is stored then
		problem string
	}{
		{Object{}, "routing-secret", ""},
		{Object{"description": "d"}, "routing-secret", ""},
		{Object{"routingKey": "another-secret"}, "another-secret", ""},
		{Object{"routingKey": ""}, "another-secret", "routingKey: "},
		{Object{"routingKey": nil}, "another-secret", "routingKey: "},
		{Object{"url": "https://events.eu.pagerduty.com/v2/enqueue"}, "another-secret", "routingKey: Required"},
		{Object{"url": "https://events.eu.pagerduty.com/v2/enqueue", "routingKey": "third"}, "third", ""},
	} {
		a := s.Do("PUT", path, Encode(t, Edited(least, step.keys)))
		if strings.Contains(a.Body, "secret") {
			t.Errorf("%v shows %s", step.keys, a.Body)
		}
		if step.problem == "" {
			a.Payload(t)
		} else {
			a.WantProblem(t, "Body validation failed: "+step.problem)
		}
		if got := s.receiver(t, key).RoutingKey; got == nil || *got != step.want {
			t.Errorf("after %v the key is not %s", step.keys, step.want)
		}
	}
	elsewhere := Object{"service": "teams", "url": "https://events.eu.pagerduty.com/v2/enqueue"}
	s.Do("PUT", path, Encode(t, Edited(least, elsewhere))).Payload(t)
	if got := s.receiver(t, key).RoutingKey; got != nil {
		t.Errorf("another service has the key %s", *got)
	}
}

// testTrustInWebhooks holds that the operator's trust is in a URL, and goes with it.
func testTrustInWebhooks(t *testing.T, s *Stack) {
	body := Edited(newWebhook(), Object{"url": "https://example.com/trusted"})
	file := fmt.Sprintf("webhooks: [{name: %s, service: generic, url: %q}]\n", body["name"], body["url"])
	elsewhere := Object{"url": "https://example.com/elsewhere"}
	path := "webhooks/" + ID(t, s.Do("POST", "webhooks", Encode(t, body)).Payload(t))
	for i, step := range []struct {
		keys    Object // of an update, nil for the file
		trusted bool
	}{
		{Object{}, false},
		{Object{"description": "d"}, false},
		{nil, true},
		{Object{"description": "d", "headers": Object{"A": "b"}}, true},
		{Object{"service": "incidentio"}, true},
		{Object{}, true},
		{elsewhere, false},
		{Object{}, false},
		{nil, true},
		{nil, true},
	} {
		if step.keys == nil {
			s.apply(t, file)
		} else {
			s.Do("PUT", path, Encode(t, Edited(body, step.keys))).Payload(t)
		}
		if got := s.receiver(t, strings.TrimPrefix(path, "webhooks/")).Trusted; got != step.trusted {
			t.Errorf("after step %d it is trusted: %v", i+1, got)
		}
	}
}
