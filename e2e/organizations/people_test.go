package organizations

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/store"
)

// The ids of the roles, which are the same everywhere.
const (
	adminRole     = "2e9d4c57-7a01-4f63-8b1e-5d0c3f2a9b01"
	developerRole = "2e9d4c57-7a01-4f63-8b1e-5d0c3f2a9b02"
	queryRole     = "2e9d4c57-7a01-4f63-8b1e-5d0c3f2a9b03"
)

// assigned is what assignedRoles says of roles in an answer.
func assigned(ids ...string) []any {
	names := map[string]string{adminRole: "Admin", developerRole: "Developer", queryRole: "Query Endpoints"}
	list := []any{}
	for _, id := range ids {
		list = append(list, harness.Object{"roleId": id, "roleName": names[id], "roleType": "system"})
	}
	return list
}

func TestPeople(t *testing.T) {
	t.Parallel()
	harness.OnItsStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.Launch(t, "", append(args, harness.NoEngine...)...)
		s.WaitListen()
		for name, test := range map[string]func(*testing.T, *harness.Server){
			"a person is invited once":                      testAPersonIsInvitedOnce,
			"invitations say what the person will be":       testInvitationsSayWhatThePersonWillBe,
			"only admins see the link":                      testOnlyAdminsSeeTheLink,
			"roles are given in two ways":                   testRolesAreGivenInTwoWays,
			"members change their role and leave":           testMembersChangeTheirRoleAndLeave,
			"who has a password elsewhere keeps the id":     testWhoHasAPasswordElsewhereKeepsTheID,
			"apply invites again only who needs it":         testApplyInvitesAgainOnlyWhoNeedsIt,
			"an undeclared property is refused with a name": testAnUndeclaredPropertyIsRefused,
		} {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				test(t, s)
			})
		}
	})
}

// newMember makes a person of the first organization, without an invitation.
func newMember(t testing.TB, s *harness.Server, role string) store.Person {
	t.Helper()
	person := store.Person{
		ID: uuid.NewString(), OrganizationID: s.Keys.OrganizationID, Email: uuid.NewString() + "@example.com",
		Name: "Ann", Role: role,
	}
	err := s.OpenStore(t).Write(t.Context(), func(tx *store.Tx) error { return tx.CreatePerson(t.Context(), &person) })
	if err != nil {
		t.Fatal(err)
	}
	return person
}

func testAPersonIsInvitedOnce(t *testing.T, s *harness.Server) {
	path := s.Invitations()
	var senders sync.WaitGroup
	answers := make([]harness.Answer, 12)
	for n := range answers {
		senders.Go(func() { answers[n] = s.Do("POST", path, `{"email":"Bob@Example.com"}`) })
	}
	senders.Wait()
	made := 0
	for _, a := range answers {
		if a.Status == 200 {
			made++
		} else if got := a.Problem(t, 409); got != "The address is invited already" {
			t.Errorf("inviting again: %s", got)
		}
	}
	if n := strings.Count(strings.Join(s.OpenInvitations(t), " "), "bob@example.com"); made != 1 || n != 1 {
		t.Errorf("%d invitations were made, %d are open", made, n)
	}
	person := newMember(t, s, "developer")
	got := s.Do("POST", path, `{"email":"`+strings.ToUpper(person.Email)+`"}`).Problem(t, 409)
	if got != "A member already has this email address" {
		t.Errorf("inviting a member: %s", got)
	}
	s.Do("POST", path, `{"email":"nobody"}`).WantProblem(t, "Body validation failed: email: Invalid email")
}

func testInvitationsSayWhatThePersonWillBe(t *testing.T, s *harness.Server) {
	for body, want := range map[string]struct{ role, id string }{
		``:                    {"developer", developerRole},
		`,"role":"admin"`:     {"admin", adminRole},
		`,"role":"developer"`: {"developer", developerRole},
		`,"assignedRoleIds":["` + adminRole + `"]`: {"admin", adminRole},
	} {
		email := uuid.NewString() + "@example.com"
		text := s.Do("POST", s.Invitations(), `{"email":"`+strings.ToUpper(email)+`"`+body+`}`).Payload(t)
		i := harness.Decode[harness.Object](t, text)
		id, _ := i["id"].(string)
		if got := s.Do("GET", s.Invitations()+"/"+id, "").Payload(t); got != text {
			t.Errorf("it is %s, and was made as %s", got, text)
		}
		if list := s.Do("GET", s.Invitations(), "").Payload(t); !strings.Contains(list, text) {
			t.Errorf("the list %s does not have %s", list, text)
		}
		for _, key := range []string{"id", "createdAt", "expireAt", "url"} {
			if i[key] == nil {
				t.Errorf("%s is missing in %s", key, text)
			}
			delete(i, key)
		}
		if diff := cmp.Diff(i, harness.Object{"email": email, "role": want.role, "assignedRoles": assigned(want.id)}); diff != "" {
			t.Errorf("%s (-got +want):\n%s", body, diff)
		}
	}
}

func testOnlyAdminsSeeTheLink(t *testing.T, s *harness.Server) {
	i := s.Invite(t, "secret-link@example.com")
	developer := s.CreateKey(t, "--role", "developer")
	for _, path := range []string{s.Invitations(), s.Invitations() + "/" + i.ID} {
		if got := s.Do("GET", path, "").Payload(t); !strings.Contains(got, i.URL) {
			t.Errorf("to an admin %s is %s", path, got)
		}
		got := s.Do("GET", path, "", developer.Use).Payload(t)
		if strings.Contains(got, "token") || strings.Contains(got, `"url"`) || !strings.Contains(got, i.ID) {
			t.Errorf("to a developer %s is %s", path, got)
		}
	}
}

func testRolesAreGivenInTwoWays(t *testing.T, s *harness.Server) {
	person := newMember(t, s, "developer")
	members := s.Organization() + "/members/" + person.ID
	unknown := "2e9d4c57-7a01-4f63-8b1e-5d0c3f2a9b04"
	for _, c := range []struct{ roles, want string }{
		{`"role":"admin","assignedRoleIds":["` + developerRole + `"]`, "assignedRoleIds: Must match role"},
		{`"assignedRoleIds":["` + unknown + `"]`, "assignedRoleIds.0: Unknown role"},
		{`"assignedRoleIds":["` + adminRole + `","` + developerRole + `"]`, "assignedRoleIds: Expected exactly one role: Admin or Developer"},
		{`"assignedRoleIds":["` + adminRole + `","` + adminRole + `"]`, "assignedRoleIds.1: Duplicate role"},
		{`"assignedRoleIds":["` + queryRole + `"]`, "assignedRoleIds: Expected exactly one role: Admin or Developer"},
		{`"assignedRoleIds":["` + s.Keys.OrganizationID + `"]`, "assignedRoleIds.0: Unknown role"},
		{`"role":"query_endpoints"`, "role: "},
		{`"role":null`, "role: "},
		{`"assignedRoleIds":[]`, "assignedRoleIds: "},
	} {
		for path, body := range map[string]string{
			members: "{" + c.roles + "}", s.Invitations(): `{"email":"` + uuid.NewString() + `@example.com",` + c.roles + "}",
		} {
			method := "PATCH"
			if path != members {
				method = "POST"
			}
			s.Do(method, path, body).WantProblem(t, "Body validation failed: ", c.want)
		}
	}
	both := `{"role":"admin","assignedRoleIds":["` + strings.ToUpper(adminRole) + `"]}`
	if got := harness.Decode[harness.Object](t, s.Do("PATCH", members, both).Payload(t)); got["role"] != "admin" {
		t.Errorf("given in both ways the role is %v", got["role"])
	}
}

func testMembersChangeTheirRoleAndLeave(t *testing.T, s *harness.Server) {
	person := newMember(t, s, "developer")
	path := s.Organization() + "/members/" + person.ID
	text := s.Do("GET", path, "").Payload(t)
	want := `{"userId":"` + person.ID + `","name":"Ann","email":"` + person.Email + `","role":"developer","joinedAt":"` +
		person.CreatedAt.String() + `","assignedRoles":` + harness.Encode(t, assigned(developerRole)) + `}`
	harness.SameJSON(t, text, want)
	for _, same := range []string{`{}`, `{"role":"developer"}`, `{"assignedRoleIds":["` + developerRole + `"]}`} {
		if got := s.Do("PATCH", path, same).Payload(t); got != text {
			t.Errorf("%s makes %s of %s", same, got, text)
		}
	}
	admin := s.Do("PATCH", path, `{"role":"admin"}`).Payload(t)
	want = strings.Replace(strings.Replace(want, `"developer"`, `"admin"`, 1),
		harness.Encode(t, assigned(developerRole)), harness.Encode(t, assigned(adminRole)), 1)
	harness.SameJSON(t, admin, want)
	if got := s.Do("GET", path, "").Payload(t); got != admin {
		t.Errorf("it is %s, the change answered %s", got, admin)
	}
	if list := s.Do("GET", s.Organization()+"/members", "").Payload(t); !strings.Contains(list, admin) {
		t.Errorf("the list %s does not have %s", list, admin)
	}
	s.Do("PATCH", path, `{"assignedRoleIds":["`+developerRole+`"]}`).Payload(t)
	if a := s.Do("DELETE", path, ""); a.Status != 200 || strings.Contains(a.Body, "result") {
		t.Errorf("removing: %d %s", a.Status, a.Body)
	}
	for _, method := range []string{"GET", "PATCH", "DELETE"} {
		if got := s.Do(method, path, "").Problem(t, 404); got != "Member not found" {
			t.Errorf("%s of who was removed: %s", method, got)
		}
	}
}

// TestTheLastAdminStays has servers of its own, because other tests make admins.
func TestTheLastAdminStays(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.Launch(t, "", append(args, harness.NoEngine...)...)
		s.WaitListen()
		members := s.Organization() + "/members/"
		owner := s.Members(t)["owner@localhost"]["userId"].(string)
		refused := func(a harness.Answer) {
			t.Helper()
			if got := a.Problem(t, 409); got != "This is the last admin of the organization" {
				t.Errorf("the last admin: %s", got)
			}
		}
		newMember(t, s, "developer")
		refused(s.Do("DELETE", members+owner, ""))
		refused(s.Do("PATCH", members+owner, `{"role":"developer"}`))
		s.Do("PATCH", members+owner, `{"role":"admin"}`).Payload(t)

		for range 5 {
			admins := []string{owner, newMember(t, s, "admin").ID, newMember(t, s, "admin").ID}
			var changes sync.WaitGroup
			for i, id := range admins {
				changes.Go(func() {
					if i == 1 {
						s.Do("PATCH", members+id, `{"role":"developer"}`)
						return
					}
					s.Do("DELETE", members+id, "")
				})
			}
			changes.Wait()
			left := slices.DeleteFunc(slices.Collect(maps.Values(s.Members(t))), func(m harness.Object) bool { return m["role"] != "admin" })
			if len(left) != 1 {
				t.Fatalf("%d admins are left: %v", len(left), left)
			}
			owner = left[0]["userId"].(string)
		}
	})
}

func testWhoHasAPasswordElsewhereKeepsTheID(t *testing.T, s *harness.Server) {
	const file = `
organizations:
  - {name: first home, invitations: [{email: known@example.com, role: developer}]}
  - {name: second home, invitations: [{email: known@example.com, role: admin}]}
  - {name: third home, invitations: [{email: known@example.com, role: admin}]}
`
	if _, err := s.Command("apply", "-f", harness.WriteYAML(t, file)); err != nil {
		t.Fatal(err)
	}
	db := s.OpenStore(t)
	join := func(organization, password string) string {
		t.Helper()
		o, err := db.FindOrganization(t.Context(), organization)
		if err != nil {
			t.Fatal(err)
		}
		i, err := db.FindInvitation(t.Context(), o.ID, "known@example.com")
		if err != nil {
			t.Fatal(err)
		}
		if w := s.Join(t, i.Token, "Known in "+organization, password); w.Status != 200 {
			t.Fatalf("joining answers %d %s", w.Status, w.Body)
		}
		person, err := db.FindPerson(t.Context(), o.ID, "known@example.com")
		if err != nil {
			t.Fatal(err)
		}
		return person.ID
	}
	first, second, third := join("first home", harness.GoodPassword), join("second home", harness.GoodPassword), join("third home", harness.GoodPassword+"2")
	if first != second || first == third {
		t.Errorf("the ids are %s, with the same password %s, and with another %s", first, second, third)
	}
}

func testApplyInvitesAgainOnlyWhoNeedsIt(t *testing.T, s *harness.Server) {
	apply := func() harness.Applied {
		t.Helper()
		out, err := s.Command("apply", "--output", "json", "-f", harness.WriteYAML(t,
			"organizations: [{name: default, invitations: [{email: Filed@example.com, role: admin}]}]"))
		if err != nil {
			t.Fatal(err)
		}
		return harness.Decode[[]harness.Applied](t, out)[1]
	}
	get := func(id string) string { return s.Do("GET", s.Invitations()+"/"+id, "").Payload(t) }
	first := apply()
	if second := apply(); first.Action != "created" || second.Action != "unchanged" || second.ID != first.ID {
		t.Errorf("the first time %v, the second time %v", first, second)
	}
	text := get(first.ID)
	s.End(t, "filed@example.com")
	fresh := apply()
	if fresh.Action != "created" || fresh.ID == first.ID {
		t.Errorf("after the end %v, before %v", fresh, first)
	}
	i := harness.Invited{URL: harness.Decode[struct{ URL string }](t, get(fresh.ID)).URL}
	if strings.Contains(text, i.Token()) {
		t.Errorf("the link %s is the old one", i.URL)
	}
	if w := s.Join(t, i.Token(), "Filed", harness.GoodPassword); w.Status != 200 {
		t.Fatalf("joining answers %d %s", w.Status, w.Body)
	}
	if member := apply(); member.Action != "unchanged" || member.ID != s.Members(t)["filed@example.com"]["userId"] {
		t.Errorf("for a member: %v", member)
	}
	if got := strings.Join(s.OpenInvitations(t), " "); strings.Contains(got, "filed@") {
		t.Errorf("a member is invited: %s", got)
	}
}

func testAnUndeclaredPropertyIsRefused(t *testing.T, s *harness.Server) {
	person := newMember(t, s, "developer")
	s.Do("PATCH", s.Organization()+"/members/"+person.ID, `{"name":"Eve","role":"admin"}`).
		WantProblem(t, "Body validation failed: name: Unknown property")
	if got := s.Members(t)[person.Email]["role"]; got != "developer" {
		t.Errorf("a refused change made the role %v", got)
	}
}

func TestOrganization(t *testing.T) {
	t.Parallel()
	s := harness.Launch(t, "", harness.NoEngine...)
	s.WaitListen()
	path := s.Organization()
	text := s.Do("GET", path, "").Payload(t)
	created, _ := harness.Decode[harness.Object](t, text)["createdAt"].(string)
	if !regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`).MatchString(created) {
		t.Errorf("createdAt is %q", created)
	}
	want := func(name string, dumps bool, endpoints string) string {
		return fmt.Sprintf(`{"id":"%s","name":"%s","createdAt":"%s","enableCoreDumps":%v,"privateEndpoints":%s}`,
			s.Keys.OrganizationID, name, created, dumps, endpoints)
	}
	harness.SameJSON(t, text, want("default", false, "[]"))
	if list := s.Do("GET", "/v1/organizations", "").Payload(t); list != "["+text+"]" {
		t.Errorf("the list is %s", list)
	}
	const a, b, c = `{"id":"a","cloudProvider":"aws","region":"eu","description":"A"}`, `{"id":"b"}`, `{"id":"c","description":""}`
	for _, step := range []struct{ body, name, dumps, endpoints string }{
		{`{}`, "default", "false", `[]`},
		{`{"name":" Acme & <Söhne> "}`, " Acme & <Söhne> ", "false", `[]`},
		{`{"enableCoreDumps":true}`, " Acme & <Söhne> ", "true", `[]`},
		{`{"name":"Acme","privateEndpoints":{"add":[` + a + "," + b + `]}}`, "Acme", "true", "[" + a + "," + b + "]"},
		{`{"privateEndpoints":{"add":[{"id":"a"},` + c + `]}}`, "Acme", "true", `[{"id":"a"},` + b + "," + c + "]"},
		{`{"privateEndpoints":{}}`, "Acme", "true", `[{"id":"a"},` + b + "," + c + "]"},
		{`{"privateEndpoints":{"remove":[{"id":"b"},{"id":"nope"}]}}`, "Acme", "true", `[{"id":"a"},` + c + "]"},
		{`{"privateEndpoints":{"add":[` + a + `],"remove":[{"id":"a"}]}}`, "Acme", "true", "[" + c + "," + a + "]"},
		{`{"enableCoreDumps":false,"privateEndpoints":{"remove":[{"id":"a"},{"id":"c"}]}}`, "Acme", "false", "[]"},
	} {
		got := s.Do("PATCH", path, step.body).Payload(t)
		harness.SameJSON(t, got, want(step.name, step.dumps == "true", step.endpoints))
		if read := s.Do("GET", path, "").Payload(t); read != got {
			t.Errorf("%s answers %s, the next read %s", step.body, got, read)
		}
	}
	// What people call their organization is not what the operator finds it by.
	file := harness.WriteYAML(t, "organizations: [{name: taken}, {name: default}]")
	before, err := s.Command("apply", "-f", file, "--output", "json")
	if err != nil {
		t.Fatal(err)
	}
	s.Do("PATCH", path, `{"name":"taken"}`).Payload(t)
	after, err := s.Command("apply", "-f", file, "--output", "json")
	if err != nil || strings.ReplaceAll(before, "created", "unchanged") != after {
		t.Errorf("%v: applied again after a change of name it answers %s, want %s", err, after, before)
	}
	s.Do("PATCH", path, `{"name":" "}`).WantProblem(t, "name: ")
	s.Do("PATCH", path, `{"id":"x"}`).WantProblem(t, "id: Unknown property")
	for n := range 11 {
		endpoints := make([]harness.Object, 100)
		for i := range endpoints {
			endpoints[i] = harness.Object{"id": fmt.Sprint("endpoint", n, "-", i)}
		}
		answer := s.Do("PATCH", path, harness.Encode(t, harness.Object{"privateEndpoints": harness.Object{"add": endpoints}}))
		if n < 10 {
			answer.Payload(t)
			continue
		}
		answer.WantProblem(t, "Body validation failed: privateEndpoints.add: ")
	}
}
