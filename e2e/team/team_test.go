package team

import (
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/store"
)

func TestTeam(t *testing.T) {
	t.Parallel()
	harness.OnItsStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.Launch(t, "", append(args, harness.NoEngine...)...)
		s.WaitListen()
		for name, test := range map[string]func(*testing.T, *harness.Server){
			"the team of the key":                             testTheTeamOfTheKey,
			"a key of a member":                               testAKeyOfAMember,
			"an address is invited once":                      testAnAddressIsInvitedOnce,
			"addresses that are none are refused":             testAddressesThatAreNoneAreRefused,
			"members are not invited":                         testMembersAreNotInvited,
			"invitations are listed until they are withdrawn": testInvitationsAreListedUntilTheyAreWithdrawn,
			"who is removed is out at once":                   testWhoIsRemovedIsOutAtOnce,
			"members cannot remove themselves":                testMembersCannotRemoveThemselves,
			"of two who remove each other one stays":          testOfTwoWhoRemoveEachOtherOneStays,
			"the role of a member holds at each use of a key": testTheRoleOfAMemberHoldsAtEachUseOfAKey,
			"of two who demote each other one stays":          testOfTwoWhoDemoteEachOtherOneStays,
			"a key gives nothing away that it has not":        testAKeyGivesNothingAwayThatItHasNot,
			"a secret from before a rotation takes nothing":   testASecretFromBeforeARotationTakesNothing,
			"a secret from before a rotation gives no access": testASecretFromBeforeARotationGivesNoAccess,
			"what a key makes ends with it":                   testWhatAKeyMakesEndsWithIt,
			"a key is revoked as it was read":                 testAKeyIsRevokedAsItWasRead,
			"one of many changes a member as it was read":     testOneOfManyChangesAMemberAsItWasRead,
			"the audit log of the generated client":           testTheAuditLogOfTheGeneratedClient,
			"keys are rotated and revoked":                    testKeysAreRotatedAndRevoked,
			"what is made has the tag of its next change":     testWhatIsMadeHasTheTagOfItsNextChange,
			"a person has so many keys":                       testAPersonHasSoManyKeys,
			"webhooks show their host to all but admins":      testWebhooksShowTheirHostToAllButAdmins,
		} {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				test(t, s)
			})
		}
	})
}

func testTheTeamOfTheKey(t *testing.T, s *harness.Server) {
	harness.SameJSON(t, s.Do("GET", "team", "").Payload(t), `{"id":"`+s.Keys.TeamID+`","name":"default"}`)

	db := s.OpenStore(t)
	service, err := db.TeamService(t.Context(), "")
	if err == nil {
		t.Fatalf("no team is %v", service)
	}
	organization, err := db.FindOrganization(t.Context(), "default")
	if err != nil {
		t.Fatal(err)
	}
	nameless := store.Person{ID: uuid.NewString(), OrganizationID: organization.ID, Email: "nameless@example.com", Role: "viewer"}
	if err := db.Write(t.Context(), func(tx *store.Tx) error { return tx.CreatePerson(t.Context(), &nameless) }); err != nil {
		t.Fatal(err)
	}
	list := harness.Decode[[]harness.Object](t, s.Do("GET", "team/members", "").Payload(t))
	owner := list[0] // who was there first
	if id, _ := owner["id"].(string); uuid.Validate(id) != nil {
		t.Errorf("the owner's id is %s", id)
	}
	delete(owner, "id")
	want := harness.Object{"email": "owner@localhost", "name": "Owner", "role": "admin", "isCurrentUser": true}
	if diff := cmp.Diff(owner, want); diff != "" {
		t.Errorf("the owner (-got +want):\n%s", diff)
	}
	want = harness.Object{"id": nameless.ID, "email": "nameless@example.com", "role": "viewer", "isCurrentUser": false}
	if diff := cmp.Diff(s.Members(t)["nameless@example.com"], want); diff != "" {
		t.Errorf("a person without a name (-got +want):\n%s", diff)
	}

	m := s.NewTeamMember(t)
	for _, member := range harness.Decode[[]harness.Object](t, s.Do("GET", "team/members", "", harness.Bearer(m.Key)).Payload(t)) {
		if current := member["isCurrentUser"].(bool); current != (member["id"] == m.ID) {
			t.Errorf("to %s %v is the current user: %v", m.ID, member, current)
		}
	}
}

// testAKeyOfAMember holds that the operator can give a member another key when the first is lost.
func testAKeyOfAMember(t *testing.T, s *harness.Server) {
	m := s.NewTeamMember(t)
	key := s.CreateKey(t, "--person", strings.ToUpper(m.Email))
	if got := s.Do("GET", "/api/v2", "", harness.Bearer(key.Secret)); !strings.Contains(got.Body, `"_id":"`+m.ID+`"`) {
		t.Errorf("the key is that of %s, want %s", got.Body, m.ID)
	}
	if out, err := s.Command("keys", "create", "--person", "nobody@example.com"); err == nil {
		t.Errorf("a key of an unknown person: %s", out)
	}
}

func testAnAddressIsInvitedOnce(t *testing.T, s *harness.Server) {
	first := s.Do("POST", "team/invitation", `{"email":"Bob@Example.COM","name":"Bob","team":"x"}`).Payload(t)
	made := harness.Decode[harness.Object](t, first)
	id, _ := made["invitationId"].(string)
	link, _ := made["url"].(string)
	harness.SameJSON(t, first, `{"email":"bob@example.com","invitationId":"`+id+`","status":"pending","role":"admin","url":"`+link+`"}`)
	if uuid.Validate(id) != nil || !regexp.MustCompile(`/join-team\?token=[0-9a-f]{64}$`).MatchString(link) {
		t.Errorf("the invitation is %s", first)
	}
	for _, body := range []string{`{"email":"bob@example.com"}`, `{"email":"BOB@example.com","name":"Robert"}`} {
		if again := s.Do("POST", "team/invitation", body).Payload(t); again != first {
			t.Errorf("%s answers %s, want %s", body, again, first)
		}
	}
	for _, i := range harness.Decode[[]harness.Object](t, s.Do("GET", "team/invitations", "").Payload(t)) {
		if i["id"] == id && i["name"] != "Bob" {
			t.Errorf("the name has become %v", i["name"])
		}
	}

	var senders sync.WaitGroup
	answers := make([]string, 16)
	for n := range answers {
		senders.Go(func() {
			answers[n] = s.Do("POST", "team/invitation", `{"email":"Carol@example.com"}`).Body
		})
	}
	senders.Wait()
	for _, answer := range answers {
		if answer != answers[0] || !strings.Contains(answer, `"status":"pending"`) {
			t.Errorf("of many at once, one answer is %s and another %s", answer, answers[0])
		}
	}
	if got := strings.Count(strings.Join(s.OpenInvitations(t), " "), "carol@example.com"); got != 1 {
		t.Errorf("Carol has %d invitations", got)
	}
}

func testAddressesThatAreNoneAreRefused(t *testing.T, s *harness.Server) {
	for _, email := range []string{
		"", "bob", "bob@", "@example.com", "bob@localhost", "bob@example.c", "bob@example.c0m", "bob@@example.com",
		"bob@exa mple.com", "bob@example..com", ".bob@example.com", "bob.@example.com", "böb@example.com",
		"bob@exämple.com", " bob@example.com", "bob@example.com\n", "Bob <bob@example.com>", "bob@-example.com",
		"a@" + strings.Repeat("b", 250) + ".com",
	} {
		s.Do("POST", "team/invitation", harness.Encode(t, harness.Object{"email": email})).WantProblem(t, "email: ")
	}
	s.Do("POST", "team/invitation", "{}").WantProblem(t, "Body validation failed: email: Required")
	s.Do("POST", "team/invitation", `{"email":"nobody"}`).WantProblem(t, "Body validation failed: email: Invalid email")
	for _, email := range []string{"o'hara+x_1@mail.example.co", "a@b.cd"} {
		if i := s.Invite(t, email); i.ID == "" {
			t.Errorf("%s is refused", email)
		}
	}
}

func testMembersAreNotInvited(t *testing.T, s *harness.Server) {
	email := "member@example.com"
	if w := s.Join(t, s.Invite(t, email).Token(), "Member", harness.GoodPassword); w.Status != 200 {
		t.Fatalf("joining answers %d %s", w.Status, w.Body)
	}
	if got := s.Do("POST", "team/invitation", `{"email":"Member@Example.com"}`).Problem(t, 400); got != "User already exists" {
		t.Errorf("inviting a member: %s", got)
	}
}

func testInvitationsAreListedUntilTheyAreWithdrawn(t *testing.T, s *harness.Server) {
	made := harness.Decode[harness.Object](t, s.Do("POST", "team/invitation", `{"email":"dora@example.com","name":"Dora"}`).Payload(t))
	find := func() harness.Object {
		for _, i := range harness.Decode[[]harness.Object](t, s.Do("GET", "team/invitations", "").Payload(t)) {
			if i["email"] == "dora@example.com" {
				return i
			}
		}
		return nil
	}
	listed := find()
	if created, _ := listed["createdAt"].(string); !regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`).MatchString(created) {
		t.Errorf("createdAt is %q", created)
	}
	delete(listed, "createdAt")
	want := harness.Object{"id": made["invitationId"], "email": "dora@example.com", "name": "Dora", "role": "admin", "url": made["url"]}
	if diff := cmp.Diff(listed, want); diff != "" {
		t.Errorf("(-got +want):\n%s", diff)
	}
	path := "team/invitation/" + made["invitationId"].(string)
	harness.SameJSON(t, s.Do("DELETE", path, "").Body, `{"data":{"success":true}}`)
	if listed := find(); listed != nil {
		t.Errorf("a withdrawn invitation is listed: %v", listed)
	}
	s.Do("DELETE", path, "").Problem(t, 404)
	s.Do("DELETE", "team/invitation/nope", "").WantProblem(t, "Params validation failed: id: Invalid uuid")
}

func testWhoIsRemovedIsOutAtOnce(t *testing.T, s *harness.Server) {
	m, other := s.NewTeamMember(t), s.NewTeamMember(t)
	webhook := ""
	for _, r := range s.Apply(t, "webhooks: [{name: hook, service: generic, url: \"https://example.com\"}]\n") {
		webhook = r.ID
	}
	dashboard := harness.Decode[harness.Object](t, s.Do("POST", "dashboards", `{"name":"D","tiles":[{"name":"T","x":0,"y":0,"w":1,"h":1,`+
		`"config":{"displayType":"markdown"}}]}`, harness.Bearer(m.Key)).Payload(t))
	body := harness.Encode(t, harness.Object{
		"source": "tile", "dashboardId": dashboard["id"], "tileId": harness.At(dashboard, "tiles", 0, "id"), "interval": "1m",
		"threshold": 1, "thresholdType": "above", "channel": harness.Object{"type": "webhook", "webhookId": webhook},
	})
	alert := s.Do("POST", "alerts", body, harness.Bearer(m.Key)).Payload(t)

	harness.SameJSON(t, s.Do("DELETE", "team/member/"+m.ID, "", harness.Bearer(other.Key)).Body, `{"data":{"success":true}}`)
	if a := s.Do("GET", "team", "", harness.Bearer(m.Key)); a.Status != 401 {
		t.Errorf("the key of who was removed: %d %s", a.Status, a.Body)
	}
	if got := s.Do("GET", "alerts/"+harness.ID(t, alert), "").Payload(t); harness.WithoutState(got) != harness.WithoutState(alert) {
		t.Errorf("the alert has become %s, it was %s", got, alert)
	}
	if len(s.Store) > 0 { // PostgreSQL, which can be asked
		owner := harness.Query[string](t, s.Store[1], "SELECT created_by FROM alerts WHERE id = '"+harness.ID(t, alert)+"'")
		if owner != other.ID {
			t.Errorf("the alert belongs to %s, want %s", owner, other.ID)
		}
	}
	for _, member := range s.Members(t) {
		if member["id"] == m.ID {
			t.Errorf("who was removed is a member: %v", member)
		}
	}
	if got := s.Do("DELETE", "team/member/"+m.ID, "").Problem(t, 404); got != "Member not found" {
		t.Errorf("removing again: %s", got)
	}
	s.Do("DELETE", "team/member/nope", "").WantProblem(t, "Params validation failed: id: Invalid uuid")
}

func testMembersCannotRemoveThemselves(t *testing.T, s *harness.Server) {
	m := s.NewTeamMember(t)
	for _, id := range []string{m.ID, strings.ToUpper(m.ID)} {
		got := s.Do("DELETE", "team/member/"+id, "", harness.Bearer(m.Key)).Problem(t, 400)
		if got != "You cannot remove yourself from the team" {
			t.Errorf("removing oneself: %s", got)
		}
	}
	s.Do("GET", "team", "", harness.Bearer(m.Key)).Payload(t)
}

func testOfTwoWhoRemoveEachOtherOneStays(t *testing.T, s *harness.Server) {
	for range 5 {
		a, b := s.NewTeamMember(t), s.NewTeamMember(t)
		var removing sync.WaitGroup
		removing.Go(func() { s.Do("DELETE", "team/member/"+a.ID, "", harness.Bearer(b.Key)) })
		removing.Go(func() { s.Do("DELETE", "team/member/"+b.ID, "", harness.Bearer(a.Key)) })
		removing.Wait()
		first, second := s.Do("GET", "team", "", harness.Bearer(a.Key)).Status, s.Do("GET", "team", "", harness.Bearer(b.Key)).Status
		if first+second != 200+401 {
			t.Errorf("the keys answer %d and %d", first, second)
		}
	}
}
