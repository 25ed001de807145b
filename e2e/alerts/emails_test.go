package alerts

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestEmailChannels holds what alerts keep of email channels, which only the managed API has.
func TestEmailChannels(t *testing.T) {
	t.Parallel()
	s := harness.StartMetadata(t, "--smtp", "smtp://127.0.0.1:1", "--smtp-from", "obstack@example.com")
	webhook := harness.Object{"type": "webhook", "webhookId": s.ID["webhook oncall"]}
	email := func(recipients ...any) harness.Object {
		return harness.Object{"type": "email", "emailRecipients": append([]any{}, recipients...)}
	}
	body := func(channels ...any) string {
		return harness.Encode(t, harness.Edited(s.NewAlert(t), harness.Object{"channels": channels}, "channel"))
	}
	if !harness.Deployment.Managed {
		s.Do("POST", "alerts", body(webhook, email("ann@example.com"))).WantProblem(t,
			"channels.1.type: Invalid enum value. Expected 'webhook', received 'email': create a webhook of the service email instead")
		return
	}
	for _, channels := range [][]any{
		{email("ann@example.com")},
		{email("ann@example.com", "Bob+x@EXAMPLE.com"), webhook, email("ann@example.com")},
		{webhook, email("ann@example.com")},
	} {
		created := s.Do("POST", "alerts", body(channels...)).Payload(t)
		got := harness.Decode[harness.Object](t, created)
		harness.SameJSON(t, harness.Encode(t, got["channels"]), harness.Encode(t, channels))
		harness.SameJSON(t, harness.Encode(t, got["channel"]), harness.Encode(t, channels[0]))
		path := "alerts/" + harness.ID(t, created)
		if again := s.Do("GET", path, "").Payload(t); harness.WithoutState(again) != harness.WithoutState(created) {
			t.Errorf("read as %s, created as %s", again, created)
		}
		if again := s.Do("PUT", path, harness.Sendable(t, created)).Payload(t); harness.WithoutState(again) != harness.WithoutState(created) {
			t.Errorf("sent back: %s, want %s", again, created)
		}
		if a := s.Do("DELETE", path, ""); a.Status != 200 {
			t.Errorf("delete: %d %s", a.Status, a.Body)
		}
	}
	many := make([]any, 21)
	for i := range many {
		many[i] = fmt.Sprintf("a%d@example.com", i)
	}
	others := make([]any, 30)
	for i := range others {
		others[i] = fmt.Sprintf("b%d@example.com", i)
	}
	for rule, tc := range map[string]struct {
		channels []any
		problem  string
	}{
		"no addresses":           {[]any{harness.Object{"type": "email"}}, "channels.0.emailRecipients: Required"},
		"an empty list":          {[]any{email()}, "channels.0.emailRecipients: Array must contain at least 1"},
		"too many addresses":     {[]any{email(many...)}, "channels.0.emailRecipients: Array must contain at most 20"},
		"an address as a key":    {[]any{webhook, harness.Object{"type": "email", "emailRecipients": "a@example.com"}}, "channels.1.emailRecipients: Expected array"},
		"no address":             {[]any{email("a@example.com", "ann")}, "channels.0.emailRecipients.1: Invalid email"},
		"a name":                 {[]any{email("Ann <ann@example.com>")}, "channels.0.emailRecipients.0: Invalid email"},
		"two in one":             {[]any{email("a@example.com,b@example.com")}, "channels.0.emailRecipients.0: Invalid email"},
		"a second line":          {[]any{email("a@example.com\r\nBcc: b@example.com")}, "channels.0.emailRecipients.0: Invalid email"},
		"a long address":         {[]any{email(strings.Repeat("a", 250) + "@b.co")}, "channels.0.emailRecipients.0: String must contain at most 254"},
		"a machine":              {[]any{email("root@[127.0.0.1]")}, "channels.0.emailRecipients.0: Invalid email"},
		"the same address twice": {[]any{email("a@example.com", "A@example.com")}, "channels.0.emailRecipients: emailRecipients must be unique"},
		"more than 50 addresses": {
			[]any{email(many[:20]...), webhook, email("x@example.com", "y@example.com"), email(others[:20]...), email(others[20:]...)},
			"channels: An alert can have at most 50 email addresses",
		},
		"the same twice": {
			[]any{email("a@example.com", "b@example.com"), email("B@example.com", "a@example.com")}, "channels: channels must be unique",
		},
	} {
		a := s.Do("POST", "alerts", body(tc.channels...))
		if a.Status != 400 || !strings.Contains(a.Problem(t, 400), tc.problem) {
			t.Errorf("%s: %d %s, want %s", rule, a.Status, a.Body, tc.problem)
		}
	}

	file := `savedSearches: [{name: Emails, sourceId: Logs}]
alerts:
  - {name: By email, source: saved_search, savedSearchId: Emails, interval: 1h, threshold: 1, thresholdType: above,
     channel: {type: email, emailRecipients: [ann@example.com]}}`
	for _, want := range []string{"created", "unchanged"} {
		for _, r := range s.Apply(t, file) {
			if r.Kind == "alert" && r.Action != want {
				t.Errorf("applied: %+v, want %s", r, want)
			}
		}
	}
}

// TestEmailChannelsNeedAMailServer holds that a channel of the managed API names what the operator must set.
func TestEmailChannelsNeedAMailServer(t *testing.T) {
	t.Parallel()
	if !harness.Deployment.Managed {
		return // email channels are in the managed API only
	}
	s := harness.StartMetadata(t)
	channel := harness.Object{"channel": harness.Object{"type": "email", "emailRecipients": []any{"ann@example.com"}}}
	const problem = "channel.type: This server cannot send email: its operator must set --smtp and --smtp-from"
	body := harness.Edited(s.NewAlert(t), channel)
	s.Do("POST", "alerts", harness.Encode(t, body)).WantProblem(t, problem)
	// One that is stored already can be changed.
	applied := s.Apply(t, `savedSearches: [{name: Emails, sourceId: Logs}]
alerts:
  - {name: By email, source: saved_search, savedSearchId: Emails, interval: 1h, threshold: 1, thresholdType: above,
     channel: {type: email, emailRecipients: [ann@example.com]}}`)
	path := "alerts/" + applied[len(applied)-1].ID
	s.Do("PUT", path, harness.Encode(t, harness.Edited(body, harness.Object{"enabled": false}))).Payload(t)
	other := harness.Object{"channel": harness.Object{"type": "email", "emailRecipients": []any{"bob@example.com"}}}
	s.Do("PUT", path, harness.Encode(t, harness.Edited(body, other))).WantProblem(t, problem)
}
