package session

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/gen/oss"
)

// TestPeopleCommand manages members on the store, beside a server that runs.
func TestPeopleCommand(t *testing.T) {
	t.Parallel()
	s := start(t)
	people := func(args ...string) harness.Result {
		t.Helper()
		return harness.Run(t, nil, slices.Concat([]string{"people"}, args, []string{"--data", s.Data})...)
	}
	link := func(r harness.Result) string {
		t.Helper()
		m := regexp.MustCompile(`^` + regexp.QuoteMeta(s.UI) + `/setup#token=(\S+)\n`).FindStringSubmatch(r.Stdout)
		if r.Code != 0 || m == nil {
			t.Fatalf("%d %s%s", r.Code, r.Stdout, r.Stderr)
		}
		return m[1]
	}
	printed, token := setupToken(t, s), link(people("setup"))
	b := newBrowser(t, s)
	if got := b.setUp(t, printed).StatusCode(); got != 401 {
		t.Errorf("the link that was replaced: %d", got)
	}
	if got := b.setUp(t, token).StatusCode(); got != 200 {
		t.Errorf("the link: %d", got)
	}
	if r := people("setup"); r.Code != 1 || !strings.Contains(r.Stderr, "an admin can already sign in") {
		t.Errorf("%d %s%s", r.Code, r.Stdout, r.Stderr)
	}

	const next = "Another-horse-8-battery"
	reset := link(people("reset", strings.ToUpper(owner)))
	if r := must[*oss.SetUpResponse](t)(b.SetUpWithResponse(t.Context(), api.SetUp{Token: reset, Password: "short"})); r.StatusCode() != 400 {
		t.Errorf("a bad password: %d %s", r.StatusCode(), r.Body)
	}
	other := newBrowser(t, s)
	r := must[*oss.SetUpResponse](t)(other.SetUpWithResponse(t.Context(), api.SetUp{Token: reset, Password: next}))
	if r.StatusCode() != 200 || r.JSON200.Data.Person.Email != owner || r.JSON200.Data.Person.Name != "Olivia Owner" || b.status(t) != 401 || other.status(t) != 200 {
		t.Errorf("a reset: %d %s", r.StatusCode(), r.Body)
	}
	if r := people("reset", "nobody@example.com"); r.Code != 1 || !strings.Contains(r.Stderr, "Member not found") {
		t.Errorf("%d %s", r.Code, r.Stderr)
	}

	if r := people("remove", owner); r.Code != 1 || !strings.Contains(r.Stderr, "last admin") {
		t.Errorf("the last admin: %d %s", r.Code, r.Stderr)
	}
	s.AddTeamMember(t, "bob@example.com")
	bob := newBrowser(t, s)
	bob.signIn(t, "bob@example.com", password)
	if list := people("list").Stdout; !regexp.MustCompile(`(?m)^bob@example\.com +Member +\w+ +yes +\d{4}-\d\d-\d\d$`).MatchString(list) ||
		!strings.Contains(people("list", "--output", "json").Stdout, `"email":"bob@example.com"`) {
		t.Errorf("the members are\n%s", list)
	}
	if r := people("remove", "bob@example.com"); r.Code != 0 || bob.status(t) != 401 {
		t.Errorf("%d %s, signed in: %d", r.Code, r.Stderr, bob.status(t))
	}
	for _, args := range [][]string{{"setup"}, {"reset", owner}} {
		if r := people(append(args, "--passwords", "off")...); r.Code != 1 || r.Stdout != "" || !strings.Contains(r.Stderr, "Password sign-in is disabled") {
			t.Errorf("%v without passwords: %d %s%s", args, r.Code, r.Stdout, r.Stderr)
		}
	}
	for _, args := range [][]string{{}, {"reset"}, {"list", "x"}, {"invite"}} {
		if r := people(args...); r.Code != 1 || !strings.Contains(r.Stderr, "usage: obstack people") {
			t.Errorf("%v: %d %s", args, r.Code, r.Stderr)
		}
	}
}
