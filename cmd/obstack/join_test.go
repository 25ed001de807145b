package main

import (
	"fmt"
	"net/url"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
)

func TestJoin(t *testing.T) {
	t.Parallel()
	OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := Launch(t, "", append(args, NoEngine...)...)
		s.waitListen()
		for name, test := range map[string]func(*testing.T, *Server){
			"whoever has the link becomes a member":       testWhoeverHasTheLinkBecomesAMember,
			"passwords follow the rule":                   testPasswordsFollowTheRule,
			"a name is needed":                            testANameIsNeeded,
			"of many who use a link one gets in":          testOfManyWhoUseALinkOneGetsIn,
			"links that were withdrawn or ended are dead": testLinksThatWereWithdrawnOrEndedAreDead,
		} {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				test(t, s)
			})
		}
	})
}

func testWhoeverHasTheLinkBecomesAMember(t *testing.T, s *Server) {
	i := s.invite(t, "Bob.Link@Example.com")
	if !regexp.MustCompile(`^` + regexp.QuoteMeta(s.URL) + `/join-team\?token=[0-9a-f]{64}$`).MatchString(i.URL) {
		t.Errorf("the link is %s", i.URL)
	}
	form := s.Do("GET", strings.TrimPrefix(i.URL, s.URL), "", anonymous)
	if form.Status != 200 || !strings.Contains(form.Body, "bob.link@example.com") {
		t.Errorf("the form is %d %s", form.Status, form.Body)
	}
	w := s.join(t, i.token(), "  Bob Link ", goodPassword)
	if w.status != 200 || !strings.Contains(w.body, "Bob Link") {
		t.Fatalf("joining answers %d %s", w.status, w.body)
	}
	bob := s.members(t)["bob.link@example.com"]
	if bob["name"] != "Bob Link" {
		t.Errorf("the member is %v", bob)
	}
	if deployment.Managed {
		if bob["role"] != "developer" || w.key != "" {
			t.Errorf("the member is %v, and the key %q", bob, w.key)
		}
	} else if got := s.Do("GET", "team/members", "", Header("Authorization", "Bearer "+w.key)).Payload(t); !strings.Contains(got,
		`"email":"bob.link@example.com","name":"Bob Link","isCurrentUser":true`) {
		t.Errorf("with the key of the page the members are %s", got)
	}
	if again := s.join(t, i.token(), "Eve", goodPassword); again.status != 404 {
		t.Errorf("the second time: %d %s", again.status, again.body)
	}
	if form := s.Do("GET", strings.TrimPrefix(i.URL, s.URL), "", anonymous); form.Status != 404 {
		t.Errorf("the form after that: %d", form.Status)
	}
	people := s.openStore(t)
	found, err := people.AccountsOfAllOrganizations(t.Context(), "bob.link@example.com")
	if err != nil {
		t.Fatal(err)
	}
	if form := `^\$argon2id\$v=19\$m=65536,t=3,p=4\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$`; len(found) != 1 ||
		!regexp.MustCompile(form).MatchString(found[0].Password) {
		t.Errorf("what is stored of the password is %v", found)
	}
}

func testPasswordsFollowTheRule(t *testing.T, s *Server) {
	i := s.invite(t, "passwords@example.com")
	const length, letters = "The password needs 12 to 72 characters.", "The password needs a lower-case"
	for rule, c := range map[string]struct{ password, want string }{
		"not empty":                  {"", length},
		"at least 12 characters":     {"Aa1!aaaaaaa", length},
		"at most 72 characters":      {"Aa1!" + strings.Repeat("a", 69), length},
		"a lower-case letter":        {"AAAAAAAAAA1!", letters},
		"an upper-case letter":       {"aaaaaaaaaa1!", letters},
		"a digit":                    {"Aaaaaaaaaaa!", letters},
		"a symbol":                   {"Aaaaaaaaaaa1", letters},
		"one of the symbols":         {"Aaaaaaaaaa1_", letters},
		"a digit that is one of ten": {"Aaaaaaaaaa!٣", letters},
	} {
		w := s.join(t, i.token(), "Pat", c.password)
		if w.status != 400 || !strings.Contains(w.body, c.want) {
			t.Errorf("%s: %d %s", rule, w.status, w.body)
		}
		if c.password != "" && strings.Contains(w.body, c.password) {
			t.Errorf("%s: the page has the password", rule)
		}
	}
	// Characters and not bytes are counted.
	if w := s.join(t, i.token(), "Pat", "Aa1="+strings.Repeat("ü", 68)); w.status != 200 {
		t.Errorf("the longest password: %d %s", w.status, w.body)
	}
	i = s.invite(t, "short-password@example.com")
	if w := s.join(t, i.token(), "Pat", `Aa1"aaaaaaaa`); w.status != 200 {
		t.Errorf("the shortest password: %d %s", w.status, w.body)
	}
}

func testANameIsNeeded(t *testing.T, s *Server) {
	i := s.invite(t, "names@example.com")
	for _, name := range []string{"", "  ", strings.Repeat("n", 257)} {
		if w := s.join(t, i.token(), name, goodPassword); w.status != 400 || !strings.Contains(w.body, "The name needs 1 to 256") {
			t.Errorf("%q: %d %s", name, w.status, w.body)
		}
	}
	name := strings.Repeat("ñ", 256)
	if w := s.join(t, i.token(), name, goodPassword); w.status != 200 || s.members(t)["names@example.com"]["name"] != name {
		t.Errorf("the longest name: %d %s", w.status, w.body)
	}
}

func testOfManyWhoUseALinkOneGetsIn(t *testing.T, s *Server) {
	i := s.invite(t, "many@example.com")
	var all [6]welcome
	var senders sync.WaitGroup
	for n := range all {
		senders.Go(func() { all[n] = s.join(t, i.token(), fmt.Sprintf("Number %d", n), goodPassword) })
	}
	senders.Wait()
	var winners []string
	for n, w := range all {
		switch w.status {
		case 200:
			winners = append(winners, fmt.Sprintf("Number %d", n))
		case 404:
		default:
			t.Errorf("%d answers %d %s", n, w.status, w.body)
		}
	}
	if got := s.members(t)["many@example.com"]["name"]; len(winners) != 1 || got != winners[0] {
		t.Errorf("%v got in, and %v is a member", winners, got)
	}
}

func testLinksThatWereWithdrawnOrEndedAreDead(t *testing.T, s *Server) {
	dead := func(what string, token string) {
		t.Helper()
		form := s.Do("GET", "/join-team?token="+url.QueryEscape(token), "", anonymous)
		if w := s.join(t, token, "Eve", goodPassword); w.status != 404 || form.Status != 404 {
			t.Errorf("%s: the form is %d, joining %d %s", what, form.Status, w.status, w.body)
		}
	}
	withdrawn := s.invite(t, "withdrawn@example.com")
	path := s.invitations() + "/" + withdrawn.ID
	if a := s.Do("DELETE", path, ""); a.Status != 200 {
		t.Fatalf("withdrawing answers %d %s", a.Status, a.Body)
	}
	dead("a withdrawn one", withdrawn.token())
	if got := s.Do("DELETE", path, "").Problem(t, 404); got != "Invitation not found" {
		t.Errorf("withdrawing again: %s", got)
	}

	ended := s.invite(t, "ended@example.com")
	s.end(t, "ended@example.com")
	dead("one that has ended", ended.token())
	if got := strings.Join(s.openInvitations(t), " "); strings.Contains(got, "ended@") || strings.Contains(got, "withdrawn@") {
		t.Errorf("the open invitations are %s", got)
	}
	if got := s.Do("DELETE", s.invitations()+"/"+ended.ID, "").Problem(t, 404); got != "Invitation not found" {
		t.Errorf("withdrawing one that has ended: %s", got)
	}
	fresh := s.invite(t, "ended@example.com")
	if fresh.ID == ended.ID || fresh.URL == ended.URL {
		t.Errorf("the next invitation is %v, that before was %v", fresh, ended)
	}
	dead("one that has ended, with a new one beside it", ended.token())
	if w := s.join(t, fresh.token(), "Late", goodPassword); w.status != 200 {
		t.Errorf("the new one: %d %s", w.status, w.body)
	}

	for what, token := range map[string]string{
		"no token": "", "an unknown one": strings.Repeat("0", 64), "in capitals": strings.ToUpper(fresh.token()),
		"no hex": "nope", "bytes that are no text": "\xff\x00", "a long one": strings.Repeat("a", 10_000),
	} {
		dead(what, token)
	}
}

func TestTheLinkLeadsToTheServer(t *testing.T) {
	t.Parallel()
	for rule, c := range map[string]struct {
		listen, environment string
		args                []string
		want                string // URL is the server's own
	}{
		"its own address":              {"127.0.0.1:0", "", nil, "URL"},
		"localhost for all interfaces": {":0", "", nil, "http://localhost:PORT"},
		"the public address":           {"127.0.0.1:0", "", []string{"--public-url", "https://o.example.com/base/"}, "https://o.example.com/base"},
		"also from the environment":    {":0", "https://e.example.com", nil, "https://e.example.com"},
		"also when it is the default":  {":0", "", []string{"--public-url", "http://localhost:8080"}, "http://localhost:8080"},
		"an empty one counts as none":  {":0", "", []string{"--public-url", ""}, "http://localhost:PORT"},
	} {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			data := filepath.Join(t.TempDir(), "data")
			cmd := exec.Command(binary, append(append([]string{"serve", "--data", data, "--listen", c.listen}, NoEngine...), c.args...)...)
			cmd.Env = append(cmd.Environ(), "OBSTACK_PUBLIC_URL="+c.environment)
			s := launchCommand(t, data, cmd)
			s.waitListen()
			port := s.URL[strings.LastIndex(s.URL, ":")+1:]
			want := strings.NewReplacer("URL", s.URL, "PORT", port).Replace(c.want) + "/join-team?token="
			if i := s.invite(t, "ann@example.com"); !strings.HasPrefix(i.URL, want) {
				t.Errorf("the link is %s, want %s", i.URL, want)
			}
		})
	}
}
