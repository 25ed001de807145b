package organizations

import (
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestLimitsOfAnOrganization(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.StartLimited(t, harness.SmallLimits, args)
		create := func() harness.Answer {
			return s.Do("POST", keysPath(s.Server), `{"name":"another","roles":["developer"]}`)
		}
		made := harness.Decode[struct{ Key struct{ ID string } }](t, create().Payload(t))
		create().WantFull(t, "keys", "keys", "2")
		s.CreateKey(t) // the operator's, which is one too many
		if a := s.Do("DELETE", keysPath(s.Server)+"/"+made.Key.ID, ""); a.Status != 200 {
			t.Fatalf("deleting a key answers %d %s", a.Status, a.Body)
		}
		create().WantFull(t, "keys", "keys", "2")
		file := "organizations: [{name: default, invitations: [{email: a@example.com, role: admin}," +
			" {email: b@example.com, role: admin},\n  {email: c@example.com, role: admin}]}]\n"
		name := harness.WriteYAML(t, file)
		_, err := s.Command("apply", "-f", name, "--limits", harness.WriteYAML(t, harness.SmallLimits))
		want := name + `:2: invitation "c@example.com": The number of open invitations has reached its limit of 2: delete some,` +
			" or ask the operator to raise it (invitations in --limits)"
		if err == nil || err.Error() != "exit status 1: obstack apply: "+want {
			t.Errorf("got %v, want %s", err, want)
		}
		if got := s.OpenInvitations(t); len(got) > 0 {
			t.Errorf("invited are %v", got)
		}
	})
}
