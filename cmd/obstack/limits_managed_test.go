//go:build managed

package main

import "testing"

func TestLimitsOfAnOrganization(t *testing.T) {
	t.Parallel()
	OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := startLimited(t, smallLimits, args)
		create := func() Answer { return s.Do("POST", s.keysPath(), `{"name":"another","roles":["developer"]}`) }
		made := Decode[struct{ Key struct{ ID string } }](t, create().Payload(t))
		create().wantFull(t, "keys", "keys", "2")
		s.createKey(t) // the operator's, which is one too many
		if a := s.Do("DELETE", s.keysPath()+"/"+made.Key.ID, ""); a.Status != 200 {
			t.Fatalf("deleting a key answers %d %s", a.Status, a.Body)
		}
		create().wantFull(t, "keys", "keys", "2")
		file := "organizations: [{name: default, invitations: [{email: a@example.com, role: admin}," +
			" {email: b@example.com, role: admin},\n  {email: c@example.com, role: admin}]}]\n"
		name := writeYAML(t, file)
		_, err := s.Command("apply", "-f", name, "--limits", writeYAML(t, smallLimits))
		want := name + `:2: invitation "c@example.com": The number of open invitations has reached its limit of 2: delete some,` +
			" or ask the operator to raise it (invitations in --limits)"
		if err == nil || err.Error() != "exit status 1: obstack apply: "+want {
			t.Errorf("got %v, want %s", err, want)
		}
		if got := s.openInvitations(t); len(got) > 0 {
			t.Errorf("invited are %v", got)
		}
	})
}
