package organizations

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// activities are the entries of the log, the newest first.
func activities(t testing.TB, s *harness.Server, query string) []harness.Object {
	t.Helper()
	return harness.Decode[[]harness.Object](t, s.Do("GET", s.Organization()+"/activities"+query, "").Payload(t))
}

func TestActivities(t *testing.T) {
	t.Parallel()
	harness.OnItsStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.Launch(t, "", append(args, harness.NoEngine...)...)
		s.WaitListen()
		// One after the other: each looks at what it adds to the log.
		t.Run("every change leaves an entry", func(t *testing.T) { testEveryChangeLeavesAnEntry(t, s) })
		t.Run("what changes nothing leaves none", func(t *testing.T) { testWhatChangesNothingLeavesNone(t, s) })
		t.Run("entries of a time", func(t *testing.T) { testEntriesOfATime(t, s) })
		t.Run("at most a thousand", func(t *testing.T) { testAtMostAThousand(t, s) })
		t.Run("as many entries as changes", func(t *testing.T) { testAsManyEntriesAsChanges(t, s) })
	})
}

// agent names the program that sends a request.
var agent = harness.Header("User-Agent", "terraform/1.2 (\u00fc)")

func testEveryChangeLeavesAnEntry(t *testing.T, s *harness.Server) {
	before := len(activities(t, s, ""))
	send := func(method, path, body string) harness.Object {
		t.Helper()
		a := s.Do(method, s.Organization()+path, body, agent)
		if a.Status != 200 {
			t.Fatalf("%s %s: %d %s", method, path, a.Status, a.Body)
		}
		result, _ := harness.Decode[harness.Object](t, a.Body)["result"].(harness.Object)
		return result
	}
	caller := harness.Decode[[]harness.Object](t, s.Do("GET", keysPath(s), "").Payload(t))[0]
	byKey := harness.Object{
		"actorType": "api", "actorId": caller["id"], "actorDetails": "default", "actorIpAddress": "127.0.0.1",
		"userAgent": "terraform/1.2 (\u00fc)",
	}
	bySystem := harness.Object{"actorType": "system", "actorId": "", "actorDetails": "", "actorIpAddress": "", "userAgent": ""}
	var want []harness.Object // the oldest first
	expect := func(actor harness.Object, what string, about harness.Object) {
		entry := harness.Object{"type": what, "organizationId": s.Keys.OrganizationID}
		for _, part := range []harness.Object{actor, about} {
			for key, value := range part {
				entry[key] = value
			}
		}
		want = append(want, entry)
	}

	send("PATCH", "", `{"enableCoreDumps":true}`)
	expect(byKey, "organization_update", nil)

	bob := send("POST", "/invitations", `{"email":"Bob@log.example.com","role":"admin"}`)
	bobs := harness.Object{"memberEmail": "bob@log.example.com", "invitationId": bob["id"]}
	expect(byKey, "organization_invite_create", bobs)
	send("DELETE", "/invitations/"+bob["id"].(string), "")
	expect(byKey, "organization_invite_delete", bobs)

	ann := send("POST", "/invitations", `{"email":"ann@log.example.com"}`)
	expect(byKey, "organization_invite_create", harness.Object{"memberEmail": "ann@log.example.com", "invitationId": ann["id"]})
	w := s.Join(t, harness.Invited{URL: ann["url"].(string)}.Token(), "Ann", harness.GoodPassword)
	if w.Status != 200 {
		t.Fatalf("joining answers %d %s", w.Status, w.Body)
	}
	id := s.Members(t)["ann@log.example.com"]["userId"]
	anns := harness.Object{"memberEmail": "ann@log.example.com", "memberId": id}
	byAnn := harness.Object{
		"actorType": "user", "actorId": id, "actorDetails": "ann@log.example.com", "actorIpAddress": "127.0.0.1",
		"userAgent": "Go-http-client/1.1",
	}
	expect(byAnn, "organization_member_join", harness.Object{
		"memberEmail": "ann@log.example.com", "memberId": id, "invitationId": ann["id"],
	})
	member := "/members/" + id.(string)
	send("PATCH", member, `{"role":"admin"}`)
	expect(byKey, "organization_member_update_role", anns)
	send("PATCH", member, `{"assignedRoleIds":["`+developerRole+`"]}`)
	expect(byKey, "organization_member_update_roles", anns)
	send("DELETE", member, "")
	expect(byKey, "organization_member_delete", anns)

	made := send("POST", "/keys", `{"name":"Logged"}`)["key"].(harness.Object)
	expect(byKey, "key_create", harness.Object{"keyId": made["id"], "keyName": "Logged"})
	key := "/keys/" + made["id"].(string)
	send("PATCH", key, `{"name":"Renamed"}`)
	expect(byKey, "openapi_key_update", harness.Object{"keyId": made["id"], "keyName": "Renamed"})
	send("DELETE", key, "")
	expect(byKey, "key_delete", harness.Object{"keyId": made["id"], "keyName": "Renamed"})
	_, data := hashed()
	made = send("POST", "/keys", harness.Encode(t, harness.Object{"name": "Hashed", "hashData": data}))["key"].(harness.Object)
	expect(byKey, "key_create", harness.Object{"keyId": made["id"], "keyName": "Hashed"})

	command := s.CreateKey(t, "--name", "by command")
	expect(bySystem, "key_create", harness.Object{"keyId": command.ID, "keyName": "by command"})
	if _, err := s.Command("keys", "revoke", command.ID); err != nil {
		t.Fatal(err)
	}
	expect(bySystem, "key_delete", harness.Object{"keyId": command.ID, "keyName": "by command"})
	apply := func(role string) string {
		t.Helper()
		out, err := s.Command("apply", "--output", "json", "-f", harness.WriteYAML(t,
			"organizations: [{name: default, invitations: [{email: eve@log.example.com, role: "+role+"}]}]"))
		if err != nil {
			t.Fatal(err)
		}
		return harness.Decode[[]harness.Applied](t, out)[1].ID
	}
	for _, role := range []string{"admin", "developer"} {
		invitation := apply(role)
		apply(role) // which changes nothing
		expect(bySystem, "organization_invite_create",
			harness.Object{"memberEmail": "eve@log.example.com", "invitationId": invitation})
	}

	wantActivities(t, s, before, want)
}

// added are the keys that clients of older versions do not know.
var added = []string{"operation", "requestId", "resourceKind", "resourceId", "resourceName", "changes"}

// wantActivities compares the activities after the first ones, the oldest first, but for when they were.
func wantActivities(t *testing.T, s *harness.Server, before int, want []harness.Object) {
	t.Helper()
	entries := activities(t, s, "")
	got := entries[:len(entries)-before]
	slices.Reverse(got)
	for i, entry := range got {
		text, _ := entry["createdAt"].(string)
		created, err := time.Parse(time.RFC3339, text)
		if id, _ := entry["id"].(string); err != nil || uuid.Validate(id) != nil || time.Since(created) > time.Minute {
			t.Errorf("entry %v", entry)
		}
		if i > 0 && text < got[i-1]["createdAt"].(string) {
			t.Errorf("entry %v is older than the one before it", entry)
		}
	}
	blank := make([]harness.Object, len(got))
	for i, entry := range got {
		blank[i] = harness.Object{}
		for key, value := range entry {
			if key != "id" && key != "createdAt" && !slices.Contains(added, key) {
				blank[i][key] = value
			}
		}
		if entry["operation"] == nil || entry["changes"] == nil && entry["resourceKind"] != "key" {
			t.Errorf("entry %v does not say what has changed", entry)
		}
	}
	if diff := cmp.Diff(blank, want); diff != "" {
		t.Errorf("(-got +want):\n%s", diff)
	}
}

func testWhatChangesNothingLeavesNone(t *testing.T, s *harness.Server) {
	person := newMember(t, s, "developer")
	invitation := s.Invite(t, "nothing@log.example.com")
	key := makeKey(t, s, `{"name":"Nothing"}`)
	before := s.Do("GET", s.Organization()+"/activities", "").Payload(t)
	for _, r := range []struct {
		method, path, body string
		status             int
	}{
		{"PATCH", "", `{}`, 200},
		{"PATCH", "", `{"name":"default","privateEndpoints":{"remove":[{"id":"x"}]}}`, 200},
		{"PATCH", "", `{"name":""}`, 400},
		{"PATCH", "/members/" + person.ID, `{"role":"developer"}`, 200},
		{"PATCH", "/members/" + person.ID, `{"role":"x"}`, 400},
		{"PATCH", "/members/" + harness.MissingUUID, `{"role":"admin"}`, 404},
		{"DELETE", "/members/" + harness.MissingUUID, "", 404},
		{"DELETE", "/members/" + s.Members(t)["owner@localhost"]["userId"].(string), "", 409},
		{"POST", "/invitations", `{"email":"nothing@log.example.com"}`, 409},
		{"POST", "/invitations", `{"email":"` + person.Email + `"}`, 409},
		{"DELETE", "/invitations/" + harness.MissingUUID, "", 404},
		{"PATCH", "/keys/" + key.ID, `{"name":"Nothing","state":"enabled","ipAccessList":[]}`, 200},
		{"PATCH", "/keys/" + key.ID, `{"expireAt":"x"}`, 400},
		{"DELETE", "/keys/" + harness.MissingUUID, "", 404},
		{"GET", "/keys", "", 200},
	} {
		if a := s.Do(r.method, s.Organization()+r.path, r.body); a.Status != r.status {
			t.Errorf("%s %s %s: %d %s", r.method, r.path, r.body, a.Status, a.Body)
		}
	}
	if w := s.Join(t, invitation.Token(), "", "x"); w.Status != 400 {
		t.Errorf("joining without a password: %d", w.Status)
	}
	if after := s.Do("GET", s.Organization()+"/activities", "").Payload(t); after != before {
		t.Errorf("the log has become %s", after)
	}
}

func testEntriesOfATime(t *testing.T, s *harness.Server) {
	all := activities(t, s, "")
	if len(all) < 5 {
		t.Fatalf("only %d entries", len(all))
	}
	newest, oldest := all[0]["createdAt"].(string), all[len(all)-1]["createdAt"].(string)
	// One in the middle, and what is of its time or later.
	middle := all[len(all)/2]["createdAt"].(string)
	since := slices.IndexFunc(all, func(a harness.Object) bool { return a["createdAt"].(string) < middle })
	until := slices.IndexFunc(all, func(a harness.Object) bool { return a["createdAt"].(string) <= middle })
	in, err := time.Parse(time.RFC3339, middle)
	if err != nil {
		t.Fatal(err)
	}
	elsewhere := in.In(time.FixedZone("", 5*3600)).Format("2006-01-02T15:04:05.000Z07:00")
	for query, want := range map[string][]harness.Object{
		"?from_date=" + oldest:                             all,
		"?to_date=" + newest:                               all,
		"?from_date=" + oldest + "&to_date=" + newest:      all,
		"?from_date=" + middle:                             all[:since],
		"?from_date=" + url.QueryEscape(elsewhere):         all[:since],
		"?to_date=" + middle:                               all[until:],
		"?from_date=2999-01-01T00:00:00Z":                  {},
		"?to_date=2000-01-01T00:00Z":                       {},
		"?from_date=" + newest + "&to_date=" + oldest + "": between(all, newest, oldest),
	} {
		if diff := cmp.Diff(activities(t, s, query), want); diff != "" {
			t.Errorf("%s (-got +want):\n%s", query, diff)
		}
	}
	for _, query := range []string{"?from_date=yesterday", "?to_date=2026-13-01T00:00:00Z", "?from_date=", "?to_date=2026-01-01"} {
		name := strings.TrimPrefix(query[:strings.Index(query, "=")], "?")
		s.Do("GET", s.Organization()+"/activities"+query, "").WantProblem(t, "Query validation failed: "+name+": Invalid datetime")
	}
}

// between are the entries of the times.
func between(all []harness.Object, from, to string) []harness.Object {
	some := []harness.Object{}
	for _, a := range all {
		if created := a["createdAt"].(string); from <= created && created <= to {
			some = append(some, a)
		}
	}
	return some
}

func testAtMostAThousand(t *testing.T, s *harness.Server) {
	db := s.OpenStore(t)
	ctx := core.WithOperation(t.Context(), &core.Operation{ID: "test"})
	err := db.Write(ctx, func(tx *store.Tx) error {
		for range 1000 {
			tx.Audit(store.Change{Type: api.ActivityTypeUserLogin, OrganizationID: s.Keys.OrganizationID})
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	all := activities(t, s, "")
	if len(all) != 1000 || all[999]["type"] != "user_login" {
		t.Errorf("%d entries, of which the last is %v", len(all), all[len(all)-1])
	}
}

// testAsManyEntriesAsChanges makes changes at the same time, of which some get into each other's way.
func testAsManyEntriesAsChanges(t *testing.T, s *harness.Server) {
	started := time.Now().UTC().Format("2006-01-02T15:04:05.000Z")
	person := newMember(t, s, "developer")
	var mu sync.Mutex
	done := map[string]int{}
	var senders sync.WaitGroup
	for n := range 6 {
		senders.Go(func() {
			for _, r := range []struct{ what, method, path, body string }{
				{"organization_invite_create", http.MethodPost, "/invitations", `{"email":"crowd@log.example.com"}`},
				{"key_create", http.MethodPost, "/keys", `{"name":"Crowd"}`},
				{"organization_member_delete", http.MethodDelete, "/members/" + person.ID, ""},
				{"organization_update", http.MethodPatch, "", `{"name":"Crowd ` + string(rune('a'+n)) + `"}`},
			} {
				if s.Do(r.method, s.Organization()+r.path, r.body).Status == 200 {
					mu.Lock()
					done[r.what]++
					mu.Unlock()
				}
			}
		})
	}
	senders.Wait()
	got := map[string]int{}
	for _, a := range activities(t, s, "?from_date="+started) {
		if a["actorType"] == "api" {
			got[a["type"].(string)]++
		}
	}
	if diff := cmp.Diff(got, done); diff != "" || done["organization_invite_create"] != 1 || done["organization_member_delete"] != 1 {
		t.Errorf("entries and successes (-got +want):\n%s\n%v", diff, done)
	}
}
