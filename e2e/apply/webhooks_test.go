package apply

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// Signing secrets of files, by the number of their bytes.
const (
	secret24 = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
	secret32 = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD7PTn2PcWQzY="
)

// TestAppliedSigningSecrets holds that a file may say the signing secret of a webhook, and what happens when it says
// another one.
func TestAppliedSigningSecrets(t *testing.T) {
	t.Parallel()
	c := harness.NewContract(t, "--deliver=false")
	team := core.TeamID(c.Keys.TeamID)
	if harness.Deployment.Managed {
		var err error
		if team, err = c.DB.ServiceTeam(t.Context(), c.Keys.OrganizationID, c.Keys.ServiceID); err != nil {
			t.Fatal(err)
		}
	}
	receiver := func(id string) store.Receiver {
		t.Helper()
		r, err := c.DB.GetReceiver(t.Context(), team, id)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	file := func(extra string) string {
		return `webhooks: [{name: signed, service: generic, url: "https://example.com/", headers: {A: b}` + extra + "}]\n"
	}
	var made string
	for i, step := range []struct {
		extra, action string
		want          []string
	}{
		{", signingSecret: " + secret24, "created", []string{secret24}},
		{", signingSecret: " + secret24, "unchanged", []string{secret24}},
		{"", "unchanged", []string{secret24}},
		{`, signingSecret: "` + secret32 + `"`, "updated", []string{secret32, secret24}},
		{`, signingSecret: "` + secret32 + `", description: d`, "updated", []string{secret32, secret24}},
		{`, signingSecret: "` + secret32 + `", description: d`, "unchanged", []string{secret32, secret24}},
		{", signingSecret: " + secret24 + ", description: d", "updated", []string{secret24, secret32}},
	} {
		out, err := c.Command("apply", "-f", harness.WriteYAML(t, harness.InService(file(step.extra))), "--output", "json")
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(out, "whsec_") {
			t.Errorf("a secret is printed: %s", out)
		}
		for _, r := range harness.Decode[[]harness.Applied](t, out) {
			if r.Kind != "webhook" {
				continue
			}
			made = r.ID
			if got := receiver(made); r.Action != step.action || !slices.Equal(got.Signing, step.want) || !got.Trusted {
				t.Errorf("step %d: %s, signed with %q, trusted: %v", i, r.Action, got.Signing, got.Trusted)
			}
		}
	}
	lists := `webhooks:
  - {name: generic, service: generic, url: "https://example.com/"}
  - {name: incidents, service: incidentio, url: "https://example.com/", body: "{}"}
  - {name: chat, service: slack, url: "https://hooks.slack.com/x"}
  - {name: teams, service: teams, url: "http://10.0.0.1/"}
  - {name: pager, service: pagerduty, url: "https://events.pagerduty.com/v2/enqueue", routingKey: routing-secret}
  - {name: mail, service: email, url: "mailto:ann@example.com"}
`
	for _, want := range []string{"created", "unchanged"} {
		for _, r := range c.Apply(t, lists) {
			if r.Name == "incidents" && want == "created" {
				want = "updated" // testdata/stack.yaml has one of this name
			}
			signed := slices.Contains([]string{"generic", "incidents"}, r.Name)
			if got := receiver(r.ID); r.Action != want || (len(got.Signing) == 1) != signed || !got.Trusted {
				t.Errorf("%s is %s, want %s, signed with %q, trusted: %v", r.Name, r.Action, want, got.Signing, got.Trusted)
			}
			if r.Name == "incidents" && want == "updated" {
				want = "created"
			}
		}
	}
	another := strings.Replace(lists, "routing-secret", "another-secret", 1)
	if got := harness.Actions(c.Apply(t, another)); got["webhook pager"] != "updated" || got["webhook mail"] != "unchanged" {
		t.Errorf("another routing key: %v", got)
	}
	becomes := strings.Replace(lists, `name: teams, service: teams, url: "http://10.0.0.1/"`,
		`name: teams, service: generic, url: "http://10.0.0.1/"`, 1)
	for _, want := range []string{"updated", "unchanged"} {
		for _, r := range c.Apply(t, becomes) {
			if got := receiver(r.ID); r.Name == "teams" && (r.Action != want || len(got.Signing) != 1) {
				t.Errorf("one that becomes generic is %s, want %s, and signed with %q", r.Action, want, got.Signing)
			}
		}
	}
	testSigningSecretsThatAreNone(t, c.Stack)
}

func testSigningSecretsThatAreNone(t *testing.T, s *harness.Stack) {
	t.Helper()
	before := s.All(t)
	long := "whsec_" + strings.Repeat("AAAA", 22)
	for secret, want := range map[string]string{
		"5":                        "Expected whsec_ and 24 to 64 bytes as base64",
		"null":                     "Expected whsec_",
		`""`:                       "Expected whsec_",
		"whsec_":                   "Expected whsec_",
		secret24[6:]:               "Expected whsec_",
		secret24[:len(secret24)-4]: "Expected whsec_",
		long:                       "Expected whsec_",
		`"` + secret24 + `="`:      "Expected whsec_",
		`"` + secret24[:20] + `\n` + secret24[20:] + `"`:   "Expected whsec_",
		`"` + strings.Replace(secret32, "+", "-", 1) + `"`: "Expected whsec_",
	} {
		file := harness.WriteYAML(t, harness.InService("webhooks:\n  - name: secretive\n    service: generic\n    signingSecret: "+secret+
			"\n    url: https://example.com/\n"))
		line := 4
		if harness.Deployment.Managed {
			line += strings.Count(harness.InService("x"), "\n") - 1
		}
		_, err := s.Command("apply", "-f", file)
		text := fmt.Sprintf(`%s:%d: webhook "secretive": signingSecret: %s`, file, line, want)
		if err == nil || !strings.Contains(err.Error(), text) {
			t.Errorf("%s: %v, want %s", secret, err, text)
		}
		if err != nil && strings.Contains(err.Error(), secret24[6:20]) {
			t.Errorf("a secret is printed: %v", err)
		}
	}
	for _, service := range []string{"slack", "teams", "discord", "pagerduty", "email"} {
		hook := map[string]string{
			"slack": `url: "https://hooks.slack.com/x"`, "teams": `url: "https://example.com/"`, "discord": `url: "https://example.com/"`,
			"email":     `url: "mailto:a@b.example"`,
			"pagerduty": `url: "https://example.com/", routingKey: k`,
		}[service]
		_, err := s.Command("apply", "-f", harness.WriteYAML(t, harness.InService(
			"webhooks: [{name: x, service: "+service+", "+hook+", signingSecret: "+secret24+"}]\n")))
		if want := "signingSecret is not supported for " + service + " webhooks"; err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	if after := s.All(t); after != before {
		t.Errorf("something was written: %s, want %s", after, before)
	}
}
