package harness

import (
	"testing"
)

// SmallLimits are so low that a test reaches each of them. A new service has more sources than these allow.
const SmallLimits = `
dashboards: 2
dashboardBytes: 4KiB
alerts: 2
savedSearches: 2
sources: 3
connections: 2
webhooks: 2
invitations: 2
keys: 2
`

// StartLimited starts a server with a file of limits, a webhook and nothing else.
func StartLimited(t *testing.T, limits string, args []string) *Stack {
	t.Helper()
	args = append([]string{"--evaluate=false", "--limits", WriteYAML(t, limits)}, args...)
	s := &Stack{Server: Launch(t, "", append(args, NoEngine...)...), ID: map[string]string{}}
	s.WaitListen()
	s.ID["webhook oncall"] = s.Apply(t, "webhooks: [{name: oncall, service: generic, url: 'https://example.com/'}]")[0].ID
	s.LearnSources(t)
	return s
}

// WantFull checks that an answer says that a limit is reached.
func (a Answer) WantFull(t testing.TB, noun, words, limit string) {
	t.Helper()
	want := "The number of " + words + " has reached its limit of " + limit + ": delete some, or ask the operator to raise it (" +
		noun + " in --limits)"
	if noun == "dashboardBytes" {
		want = "The size of all dashboards and charts of alerts would pass its limit of " + limit +
			": delete some, or ask the operator to raise it (dashboardBytes in --limits)"
	}
	if got := a.Problem(t, 409); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
