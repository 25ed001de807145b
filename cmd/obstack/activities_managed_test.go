//go:build managed

package main

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

	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/store"
)

// activities are the entries of the log, the newest first.
func (s *Server) activities(t testing.TB, query string) []Object {
	t.Helper()
	return Decode[[]Object](t, s.Do("GET", s.organization()+"/activities"+query, "").Payload(t))
}

func TestActivities(t *testing.T) {
	t.Parallel()
	OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := Launch(t, "", append(args, NoEngine...)...)
		s.waitListen()
		// One after the other: each looks at what it adds to the log.
		t.Run("every change leaves an entry", func(t *testing.T) { testEveryChangeLeavesAnEntry(t, s) })
		t.Run("what changes nothing leaves none", func(t *testing.T) { testWhatChangesNothingLeavesNone(t, s) })
		t.Run("entries of a time", func(t *testing.T) { testEntriesOfATime(t, s) })
		t.Run("at most a thousand", func(t *testing.T) { testAtMostAThousand(t, s) })
		t.Run("as many entries as changes", func(t *testing.T) { testAsManyEntriesAsChanges(t, s) })
	})
}

// agent names the program that sends a request.
var agent = Header("User-Agent", "terraform/1.2 (\u00fc)")

func testEveryChangeLeavesAnEntry(t *testing.T, s *Server) {
	before := len(s.activities(t, ""))
	send := func(method, path, body string) Object {
		t.Helper()
		a := s.Do(method, s.organization()+path, body, agent)
		if a.Status != 200 {
			t.Fatalf("%s %s: %d %s", method, path, a.Status, a.Body)
		}
		result, _ := Decode[Object](t, a.Body)["result"].(Object)
		return result
	}
	caller := Decode[[]Object](t, s.Do("GET", s.keysPath(), "").Payload(t))[0]
	byKey := Object{
		"actorType": "api", "actorId": caller["id"], "actorDetails": "default", "actorIpAddress": "127.0.0.1",
		"userAgent": "terraform/1.2 (\u00fc)",
	}
	bySystem := Object{"actorType": "system", "actorId": "", "actorDetails": "", "actorIpAddress": "", "userAgent": ""}
	var want []Object // the oldest first
	expect := func(actor Object, what string, about Object) {
		entry := Object{"type": what, "organizationId": s.Keys.OrganizationID}
		for _, part := range []Object{actor, about} {
			for key, value := range part {
				entry[key] = value
			}
		}
		want = append(want, entry)
	}

	send("PATCH", "", `{"enableCoreDumps":true}`)
	expect(byKey, "organization_update", nil)

	bob := send("POST", "/invitations", `{"email":"Bob@log.example.com","role":"admin"}`)
	bobs := Object{"memberEmail": "bob@log.example.com", "invitationId": bob["id"]}
	expect(byKey, "organization_invite_create", bobs)
	send("DELETE", "/invitations/"+bob["id"].(string), "")
	expect(byKey, "organization_invite_delete", bobs)

	ann := send("POST", "/invitations", `{"email":"ann@log.example.com"}`)
	expect(byKey, "organization_invite_create", Object{"memberEmail": "ann@log.example.com", "invitationId": ann["id"]})
	w := s.join(t, invited{URL: ann["url"].(string)}.token(), "Ann", goodPassword)
	if w.status != 200 {
		t.Fatalf("joining answers %d %s", w.status, w.body)
	}
	id := s.members(t)["ann@log.example.com"]["userId"]
	anns := Object{"memberEmail": "ann@log.example.com", "memberId": id}
	byAnn := Object{
		"actorType": "user", "actorId": id, "actorDetails": "ann@log.example.com", "actorIpAddress": "127.0.0.1",
		"userAgent": "Go-http-client/1.1",
	}
	expect(byAnn, "organization_member_join", Object{
		"memberEmail": "ann@log.example.com", "memberId": id, "invitationId": ann["id"],
	})
	member := "/members/" + id.(string)
	send("PATCH", member, `{"role":"admin"}`)
	expect(byKey, "organization_member_update_role", anns)
	send("PATCH", member, `{"assignedRoleIds":["`+developerRole+`"]}`)
	expect(byKey, "organization_member_update_roles", anns)
	send("DELETE", member, "")
	expect(byKey, "organization_member_delete", anns)

	made := send("POST", "/keys", `{"name":"Logged"}`)["key"].(Object)
	expect(byKey, "key_create", Object{"keyId": made["id"], "keyName": "Logged"})
	key := "/keys/" + made["id"].(string)
	send("PATCH", key, `{"name":"Renamed"}`)
	expect(byKey, "openapi_key_update", Object{"keyId": made["id"], "keyName": "Renamed"})
	send("DELETE", key, "")
	expect(byKey, "key_delete", Object{"keyId": made["id"], "keyName": "Renamed"})
	_, data := hashed()
	made = send("POST", "/keys", Encode(t, Object{"name": "Hashed", "hashData": data}))["key"].(Object)
	expect(byKey, "key_create", Object{"keyId": made["id"], "keyName": "Hashed"})

	command := s.createKey(t, "--name", "by command")
	expect(bySystem, "key_create", Object{"keyId": command.ID, "keyName": "by command"})
	if _, err := s.Command("keys", "revoke", command.ID); err != nil {
		t.Fatal(err)
	}
	expect(bySystem, "key_delete", Object{"keyId": command.ID, "keyName": "by command"})
	apply := func(role string) string {
		t.Helper()
		out, err := s.Command("apply", "--output", "json", "-f", writeYAML(t,
			"organizations: [{name: default, invitations: [{email: eve@log.example.com, role: "+role+"}]}]"))
		if err != nil {
			t.Fatal(err)
		}
		return Decode[[]applied](t, out)[1].ID
	}
	for _, role := range []string{"admin", "developer"} {
		invitation := apply(role)
		apply(role) // which changes nothing
		expect(bySystem, "organization_invite_create",
			Object{"memberEmail": "eve@log.example.com", "invitationId": invitation})
	}

	entries := s.activities(t, "")
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
	blank := make([]Object, len(got))
	for i, entry := range got {
		blank[i] = Object{}
		for key, value := range entry {
			if key != "id" && key != "createdAt" {
				blank[i][key] = value
			}
		}
	}
	if diff := cmp.Diff(blank, want); diff != "" {
		t.Errorf("(-got +want):\n%s", diff)
	}
}

func testWhatChangesNothingLeavesNone(t *testing.T, s *Server) {
	person := s.newMember(t, "developer")
	invitation := s.invite(t, "nothing@log.example.com")
	key := s.makeKey(t, `{"name":"Nothing"}`)
	before := s.Do("GET", s.organization()+"/activities", "").Payload(t)
	for _, r := range []struct {
		method, path, body string
		status             int
	}{
		{"PATCH", "", `{}`, 200},
		{"PATCH", "", `{"name":"default","privateEndpoints":{"remove":[{"id":"x"}]}}`, 200},
		{"PATCH", "", `{"name":""}`, 400},
		{"PATCH", "/members/" + person.ID, `{"role":"developer"}`, 200},
		{"PATCH", "/members/" + person.ID, `{"role":"x"}`, 400},
		{"PATCH", "/members/" + MissingUUID, `{"role":"admin"}`, 404},
		{"DELETE", "/members/" + MissingUUID, "", 404},
		{"DELETE", "/members/" + s.members(t)["owner@localhost"]["userId"].(string), "", 409},
		{"POST", "/invitations", `{"email":"nothing@log.example.com"}`, 409},
		{"POST", "/invitations", `{"email":"` + person.Email + `"}`, 409},
		{"DELETE", "/invitations/" + MissingUUID, "", 404},
		{"PATCH", "/keys/" + key.ID, `{"name":"Nothing","state":"enabled","ipAccessList":[]}`, 200},
		{"PATCH", "/keys/" + key.ID, `{"expireAt":"x"}`, 400},
		{"DELETE", "/keys/" + MissingUUID, "", 404},
		{"GET", "/keys", "", 200},
	} {
		if a := s.Do(r.method, s.organization()+r.path, r.body); a.Status != r.status {
			t.Errorf("%s %s %s: %d %s", r.method, r.path, r.body, a.Status, a.Body)
		}
	}
	if w := s.join(t, invitation.token(), "", "x"); w.status != 400 {
		t.Errorf("joining without a password: %d", w.status)
	}
	if after := s.Do("GET", s.organization()+"/activities", "").Payload(t); after != before {
		t.Errorf("the log has become %s", after)
	}
}

func testEntriesOfATime(t *testing.T, s *Server) {
	all := s.activities(t, "")
	if len(all) < 5 {
		t.Fatalf("only %d entries", len(all))
	}
	newest, oldest := all[0]["createdAt"].(string), all[len(all)-1]["createdAt"].(string)
	// One in the middle, and what is of its time or later.
	middle := all[len(all)/2]["createdAt"].(string)
	since := slices.IndexFunc(all, func(a Object) bool { return a["createdAt"].(string) < middle })
	until := slices.IndexFunc(all, func(a Object) bool { return a["createdAt"].(string) <= middle })
	in, err := time.Parse(time.RFC3339, middle)
	if err != nil {
		t.Fatal(err)
	}
	elsewhere := in.In(time.FixedZone("", 5*3600)).Format("2006-01-02T15:04:05.000Z07:00")
	for query, want := range map[string][]Object{
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
		if diff := cmp.Diff(s.activities(t, query), want); diff != "" {
			t.Errorf("%s (-got +want):\n%s", query, diff)
		}
	}
	for _, query := range []string{"?from_date=yesterday", "?to_date=2026-13-01T00:00:00Z", "?from_date=", "?to_date=2026-01-01"} {
		name := strings.TrimPrefix(query[:strings.Index(query, "=")], "?")
		s.Do("GET", s.organization()+"/activities"+query, "").WantProblem(t, "Query validation failed: "+name+": Invalid datetime")
	}
}

// between are the entries of the times.
func between(all []Object, from, to string) []Object {
	some := []Object{}
	for _, a := range all {
		if created := a["createdAt"].(string); from <= created && created <= to {
			some = append(some, a)
		}
	}
	return some
}

func testAtMostAThousand(t *testing.T, s *Server) {
	db := s.openStore(t)
	err := db.Write(t.Context(), func(tx *store.Tx) error {
		for range 1000 {
			a := api.Activity{Type: api.ActivityTypeUserLogin, ActorType: api.ActivityActorSystem}
			if err := tx.AddActivity(t.Context(), s.Keys.OrganizationID, &a); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	all := s.activities(t, "")
	if len(all) != 1000 || all[999]["type"] != "user_login" {
		t.Errorf("%d entries, of which the last is %v", len(all), all[len(all)-1])
	}
}

// testAsManyEntriesAsChanges makes changes at the same time, of which some get into each other's way.
func testAsManyEntriesAsChanges(t *testing.T, s *Server) {
	started := time.Now().UTC().Format("2006-01-02T15:04:05.000Z")
	person := s.newMember(t, "developer")
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
				if s.Do(r.method, s.organization()+r.path, r.body).Status == 200 {
					mu.Lock()
					done[r.what]++
					mu.Unlock()
				}
			}
		})
	}
	senders.Wait()
	got := map[string]int{}
	for _, a := range s.activities(t, "?from_date="+started) {
		if a["actorType"] == "api" {
			got[a["type"].(string)]++
		}
	}
	if diff := cmp.Diff(got, done); diff != "" || done["organization_invite_create"] != 1 || done["organization_member_delete"] != 1 {
		t.Errorf("entries and successes (-got +want):\n%s\n%v", diff, done)
	}
}
