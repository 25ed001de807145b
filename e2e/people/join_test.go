package people

import (
	"cmp"
	"fmt"
	"net/url"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestJoin(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.Launch(t, "", append(args, harness.NoEngine...)...)
		s.WaitListen()
		for name, test := range map[string]func(*testing.T, *harness.Server){
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

func testWhoeverHasTheLinkBecomesAMember(t *testing.T, s *harness.Server) {
	i := s.Invite(t, "Bob.Link@Example.com")
	if !regexp.MustCompile(`^` + regexp.QuoteMeta(s.URL) + `/join-team\?token=[0-9a-f]{64}$`).MatchString(i.URL) {
		t.Errorf("the link is %s", i.URL)
	}
	form := s.Do("GET", strings.TrimPrefix(i.URL, s.URL), "", harness.Anonymous)
	if form.Status != 200 || !strings.Contains(form.Body, "bob.link@example.com") {
		t.Errorf("the form is %d %s", form.Status, form.Body)
	}
	w := s.Join(t, i.Token(), "  Bob Link ", harness.GoodPassword)
	if w.Status != 200 || !strings.Contains(w.Body, "Bob Link") {
		t.Fatalf("joining answers %d %s", w.Status, w.Body)
	}
	bob := s.Members(t)["bob.link@example.com"]
	if bob["name"] != "Bob Link" {
		t.Errorf("the member is %v", bob)
	}
	if harness.Deployment.Managed {
		if bob["role"] != "developer" || w.Key != "" {
			t.Errorf("the member is %v, and the key %q", bob, w.Key)
		}
	} else if got := s.Do("GET", "team/members", "", harness.Header("Authorization", "Bearer "+w.Key)).Payload(t); !strings.Contains(got,
		`"email":"bob.link@example.com","name":"Bob Link","role":"admin","isCurrentUser":true`) {
		t.Errorf("with the key of the page the members are %s", got)
	}
	if again := s.Join(t, i.Token(), "Eve", harness.GoodPassword); again.Status != 404 {
		t.Errorf("the second time: %d %s", again.Status, again.Body)
	}
	if form := s.Do("GET", strings.TrimPrefix(i.URL, s.URL), "", harness.Anonymous); form.Status != 404 {
		t.Errorf("the form after that: %d", form.Status)
	}
	people := s.OpenStore(t)
	found, err := people.AccountsOfAllOrganizations(t.Context(), "bob.link@example.com")
	if err != nil {
		t.Fatal(err)
	}
	if form := `^\$argon2id\$v=19\$m=65536,t=3,p=4\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$`; len(found) != 1 ||
		!regexp.MustCompile(form).MatchString(found[0].Password) {
		t.Errorf("what is stored of the password is %v", found)
	}
}

func testPasswordsFollowTheRule(t *testing.T, s *harness.Server) {
	i := s.Invite(t, "passwords@example.com")
	const length, common = "The password must have 12 to 256 characters.", "This password is easy to guess."
	for rule, c := range map[string]struct{ password, want string }{
		"not empty":               {"", length},
		"at least 12 characters":  {"two walruses"[:11], length},
		"at most 256 characters":  {strings.Repeat("walrus on ", 25) + "a mat, quietly", length},
		"not common":              {"qwerty123456", common},
		"not the own address":     {"passwords@example.com", common},
		"not the own name":        {"Pat Passwords", common},
		"not the product's name":  {"obstack-2026", common},
		"not digits in sequence":  {"123456789012", common},
		"not a word with symbols": {"Christopher1!", common},
	} {
		w := s.Join(t, i.Token(), "Pat Passwords", c.password)
		if w.Status != 400 || !strings.Contains(w.Body, c.want) {
			t.Errorf("%s: %d %s", rule, w.Status, w.Body)
		}
		if c.password != "" && !strings.Contains(c.password, "@") && c.password != "Pat Passwords" && strings.Contains(w.Body, c.password) {
			t.Errorf("%s: the page has the password", rule)
		}
	}
	// Characters are counted, not bytes.
	if w := s.Join(t, i.Token(), "Pat", strings.Repeat("brücke über ", 21)+"fluß"); w.Status != 200 {
		t.Errorf("the longest password: %d %s", w.Status, w.Body)
	}
	i = s.Invite(t, "short-password@example.com")
	if w := s.Join(t, i.Token(), "Pat", "two walruses"); w.Status != 200 {
		t.Errorf("the shortest password: %d %s", w.Status, w.Body)
	}
}

func testANameIsNeeded(t *testing.T, s *harness.Server) {
	i := s.Invite(t, "names@example.com")
	for _, name := range []string{"", "  ", strings.Repeat("n", 257)} {
		if w := s.Join(t, i.Token(), name, harness.GoodPassword); w.Status != 400 || !strings.Contains(w.Body, "The name must have 1 to 256") {
			t.Errorf("%q: %d %s", name, w.Status, w.Body)
		}
	}
	name := strings.Repeat("ñ", 256)
	if w := s.Join(t, i.Token(), name, harness.GoodPassword); w.Status != 200 || s.Members(t)["names@example.com"]["name"] != name {
		t.Errorf("the longest name: %d %s", w.Status, w.Body)
	}
}

func testOfManyWhoUseALinkOneGetsIn(t *testing.T, s *harness.Server) {
	i := s.Invite(t, "many@example.com")
	var all [3]harness.Welcome // each that comes in time hashes the password
	var senders sync.WaitGroup
	for n := range all {
		senders.Go(func() {
			all[n] = s.Join(t, i.Token(), fmt.Sprintf("Number %d", n), harness.GoodPassword)
		})
	}
	senders.Wait()
	var winners []string
	for n, w := range all {
		switch w.Status {
		case 200:
			winners = append(winners, fmt.Sprintf("Number %d", n))
		case 404:
		default:
			t.Errorf("%d answers %d %s", n, w.Status, w.Body)
		}
	}
	if got := s.Members(t)["many@example.com"]["name"]; len(winners) != 1 || got != winners[0] {
		t.Errorf("%v got in, and %v is a member", winners, got)
	}
}

func testLinksThatWereWithdrawnOrEndedAreDead(t *testing.T, s *harness.Server) {
	dead := func(what string, token string) {
		t.Helper()
		form := s.Do("GET", "/join-team?token="+url.QueryEscape(token), "", harness.Anonymous)
		if w := s.Join(t, token, "Eve", harness.GoodPassword); w.Status != 404 || form.Status != 404 {
			t.Errorf("%s: the form is %d, joining %d %s", what, form.Status, w.Status, w.Body)
		}
	}
	withdrawn := s.Invite(t, "withdrawn@example.com")
	path := s.Invitations() + "/" + withdrawn.ID
	if a := s.Do("DELETE", path, ""); a.Status != 200 {
		t.Fatalf("withdrawing answers %d %s", a.Status, a.Body)
	}
	dead("a withdrawn one", withdrawn.Token())
	if got := s.Do("DELETE", path, "").Problem(t, 404); got != "Invitation not found" {
		t.Errorf("withdrawing again: %s", got)
	}

	ended := s.Invite(t, "ended@example.com")
	s.End(t, "ended@example.com")
	dead("one that has ended", ended.Token())
	if got := strings.Join(s.OpenInvitations(t), " "); strings.Contains(got, "ended@") || strings.Contains(got, "withdrawn@") {
		t.Errorf("the open invitations are %s", got)
	}
	if got := s.Do("DELETE", s.Invitations()+"/"+ended.ID, "").Problem(t, 404); got != "Invitation not found" {
		t.Errorf("withdrawing one that has ended: %s", got)
	}
	fresh := s.Invite(t, "ended@example.com")
	if fresh.ID == ended.ID || fresh.URL == ended.URL {
		t.Errorf("the next invitation is %v, that before was %v", fresh, ended)
	}
	dead("one that has ended, with a new one beside it", ended.Token())
	if w := s.Join(t, fresh.Token(), "Late", harness.GoodPassword); w.Status != 200 {
		t.Errorf("the new one: %d %s", w.Status, w.Body)
	}

	for what, token := range map[string]string{
		"no token": "", "an unknown one": strings.Repeat("0", 64), "in capitals": strings.ToUpper(fresh.Token()),
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
			listen := "--listen"
			args := []string{"serve", "--data", data}
			if !harness.Deployment.Managed { // whose pages have a listener of their own
				listen, args = "--ui-listen", append(args, "--listen", "127.0.0.1:0")
			}
			cmd := exec.Command(harness.Binary, slices.Concat(args, []string{listen, c.listen}, harness.NoEngine, c.args)...)
			cmd.Env = append(cmd.Environ(), "OBSTACK_PUBLIC_URL="+c.environment)
			s := harness.LaunchCommand(t, data, cmd)
			s.WaitListen()
			url := cmp.Or(s.UI, s.URL)
			port := url[strings.LastIndex(url, ":")+1:]
			want := strings.NewReplacer("URL", url, "PORT", port).Replace(c.want) + "/join-team?token="
			if i := s.Invite(t, "ann@example.com"); !strings.HasPrefix(i.URL, want) {
				t.Errorf("the link is %s, want %s", i.URL, want)
			}
		})
	}
}
