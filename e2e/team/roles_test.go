package team

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// madeKey is a key as it is answered when it was made.
type madeKey struct {
	Key struct {
		ID, Name, Scope, KeySuffix, ExpireAt, UsedAddress, PreviousValidUntil string
		IsCurrent                                                             bool
	}
	Secret string
}

func makeKey(t *testing.T, s *harness.Server, body string, edit ...func(*http.Request)) madeKey {
	t.Helper()
	return harness.Decode[madeKey](t, s.Do("POST", "keys", body, edit...).Payload(t))
}

// statusOf is how a GET of a path is answered.
func statusOf(s *harness.Server, path, key string) int {
	return s.Do("GET", path, "", harness.Bearer(key)).Status
}

func testTheRoleOfAMemberHoldsAtEachUseOfAKey(t *testing.T, s *harness.Server) {
	invited := harness.Decode[harness.Object](t,
		s.Do("POST", "team/invitation", `{"email":"vic@example.com","role":"viewer"}`).Payload(t))
	if invited["role"] != "viewer" {
		t.Errorf("the invitation is %v", invited)
	}
	link, _ := invited["url"].(string)
	vic := s.Join(t, harness.Invited{URL: link}.Token(), "Vic", harness.GoodPassword).Key
	member := s.Members(t)["vic@example.com"]
	id, _ := member["id"].(string)
	if member["role"] != "viewer" {
		t.Errorf("the member is %v", member)
	}
	tag := ""
	for _, role := range []string{"viewer", "editor", "admin", "editor", "viewer"} {
		s.Do("PATCH", "team/member/"+id, `{"role":"`+role+`"}`).Payload(t)
		list := s.Do("GET", "keys", "", harness.Bearer(vic), harness.Header("If-None-Match", tag))
		if list.Status != 200 || list.Header.Get("ETag") == tag {
			t.Errorf("as a %s the list of keys is the one from before: %d", role, list.Status)
		}
		tag = list.Header.Get("ETag")
		dashboard := s.Do("POST", "dashboards", `{"name":"x","tiles":[]}`, harness.Bearer(vic)).Status
		got := []int{statusOf(s, "dashboards", vic), dashboard, statusOf(s, "connections", vic)}
		want := map[string][]int{"viewer": {200, 403, 403}, "editor": {200, 200, 403}, "admin": {200, 200, 200}}[role]
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("as a %s: %v, want %v", role, got, want)
		}
		scope := map[string]string{"viewer": "read", "editor": "write", "admin": "admin"}[role]
		own := harness.Decode[[]harness.Object](t, s.Do("GET", "keys", "", harness.Bearer(vic)).Payload(t))
		one := harness.Decode[harness.Object](t, s.Do("GET", fmt.Sprint("keys/", own[0]["id"]), "", harness.Bearer(vic)).Payload(t))
		all := slices.DeleteFunc(harness.Decode[[]harness.Object](t, s.Do("GET", "keys?all=true", "").Payload(t)),
			func(k harness.Object) bool { return k["id"] != own[0]["id"] })
		if len(own) != 1 || len(all) != 1 || own[0]["scope"] != scope || one["scope"] != scope || all[0]["scope"] != scope {
			t.Errorf("as a %s the key is listed as %v, read as %v, and listed for admins as %v", role, own, one, all)
		}
	}
	s.Do("PATCH", "team/member/"+id, `{"role":"owner"}`).WantProblem(t, "role: ")
	s.Do("POST", "team/invitation", `{"email":"eve@example.com","role":"owner"}`).WantProblem(t, "role: ")
	if got := s.Do("POST", "team/invitation", `{"email":"eve@example.com"}`, harness.Bearer(vic)).Problem(t, 403); got != "You need the admin role" {
		t.Errorf("a viewer invites: %s", got)
	}
}

// testOfTwoWhoDemoteEachOtherOneStays is a race of admins. That the last one stays is seen where there are no others.
func testOfTwoWhoDemoteEachOtherOneStays(t *testing.T, s *harness.Server) {
	for range 5 {
		a, b := s.NewTeamMember(t), s.NewTeamMember(t)
		var demoting sync.WaitGroup
		demoting.Go(func() { s.Do("PATCH", "team/member/"+a.ID, `{"role":"editor"}`, harness.Bearer(b.Key)) })
		demoting.Go(func() { s.Do("PATCH", "team/member/"+b.ID, `{"role":"editor"}`, harness.Bearer(a.Key)) })
		demoting.Wait()
		first, second := statusOf(s, "connections", a.Key), statusOf(s, "connections", b.Key)
		if first+second != 200+403 {
			t.Errorf("the keys answer %d and %d", first, second)
		}
	}
}

func TestTheLastAdminStays(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.Launch(t, "", append(args, harness.NoEngine...)...)
		s.WaitListen()
		owner, _ := s.Members(t)["owner@localhost"]["id"].(string)
		if got := s.Do("PATCH", "team/member/"+owner, `{"role":"viewer"}`).Problem(t, 409); got != "This is the last admin of the organization" {
			t.Errorf("the last admin: %s", got)
		}
		a := s.NewTeamMember(t)
		var demoting sync.WaitGroup
		for _, id := range []string{owner, a.ID} { // each of themselves
			key := map[string]string{owner: s.Keys.APIKey, a.ID: a.Key}[id]
			demoting.Go(func() { s.Do("PATCH", "team/member/"+id, `{"role":"viewer"}`, harness.Bearer(key)) })
		}
		demoting.Wait()
		if first, second := statusOf(s, "connections", s.Keys.APIKey), statusOf(s, "connections", a.Key); first+second != 200+403 {
			t.Errorf("the keys answer %d and %d", first, second)
		}
	})
}

func testAKeyGivesNothingAwayThatItHasNot(t *testing.T, s *harness.Server) {
	m := s.NewTeamMember(t)
	as := harness.Bearer(m.Key)
	const end = "2050-12-01T00:00:00Z"
	limited := makeKey(t, s, `{"name":"limited","scope":"admin","expireAt":"`+end+`"}`, as)
	until := harness.Bearer(limited.Secret)
	s.Do("POST", "keys", `{"name":"x","scope":"read","expireAt":"2050-12-01T00:00:00.001Z"}`, until).WantProblem(t, "expireAt: ")
	if child := makeKey(t, s, `{"name":"x","scope":"read"}`, until); child.Key.ExpireAt != limited.Key.ExpireAt {
		t.Errorf("a key that a key makes ends at %q, want %s", child.Key.ExpireAt, limited.Key.ExpireAt)
	}
	endless := makeKey(t, s, `{"name":"endless","scope":"read"}`, as)
	if got := s.Do("POST", "keys/"+endless.Key.ID+"/rotate", `{}`, until).Problem(t, 403); got != "A key cannot rotate a key that expires later" {
		t.Errorf("a rotation by a key that ends: %s", got)
	}
	write := makeKey(t, s, `{"name":"writer","scope":"write"}`, as)

	// A key that was made to do less than the person may makes no other, and takes none from the person but itself.
	for _, scope := range []string{"read", "write"} {
		narrow := makeKey(t, s, `{"name":"narrow","scope":"`+scope+`"}`, as)
		with := harness.Bearer(narrow.Secret)
		for _, request := range []struct{ method, path, body string }{
			{"POST", "keys", `{"name":"copy","scope":"read"}`},
			{"POST", "keys/" + endless.Key.ID + "/rotate", `{}`},
			{"DELETE", "keys/" + endless.Key.ID, ""},
		} {
			got := s.Do(request.method, request.path, request.body, with).Problem(t, 403)
			if got != "You need a session or a key with the admin scope" {
				t.Errorf("%s %s with a key for %s: %s", request.method, request.path, scope, got)
			}
		}
		if a := s.Do("GET", "keys?all=true", "", with); a.Status != 403 {
			t.Errorf("the keys of all: %d", a.Status)
		}
		rotated := harness.Decode[madeKey](t, s.Do("POST", "keys/"+narrow.Key.ID+"/rotate", `{"overlapHours":0}`, with).Payload(t))
		s.Do("DELETE", "keys/"+narrow.Key.ID, "", harness.Bearer(rotated.Secret)).Payload(t)
		if got := statusOf(s, "team", rotated.Secret); got != 401 {
			t.Errorf("a key that has revoked itself: %d", got)
		}
	}
	if got := statusOf(s, "team", endless.Secret); got != 200 {
		t.Errorf("the key that others wanted to take: %d", got)
	}

	// What a person may not do any more is not given away either.
	viewer := s.NewTeamMember(t)
	s.Do("PATCH", "team/member/"+viewer.ID, `{"role":"viewer"}`).Payload(t)
	for scope, role := range map[string]string{"write": "editor", "admin": "admin"} {
		a := s.Do("POST", "keys", `{"name":"x","scope":"`+scope+`"}`, harness.Bearer(viewer.Key))
		if got := a.Problem(t, 403); got != "You need the "+role+" role" {
			t.Errorf("a key for %s: %s", scope, got)
		}
	}
	// An admin sees and revokes those of others, but gets the secret of none.
	if all := s.Do("GET", "keys?all=true", "").Payload(t); !strings.Contains(all, write.Key.ID) || strings.Contains(all, "obs_key_") {
		t.Errorf("the keys of all: %s", all)
	}
	if mine := s.Do("GET", "keys", "").Payload(t); strings.Contains(mine, write.Key.ID) {
		t.Errorf("the keys of another person: %s", mine)
	}
	if got := s.Do("POST", "keys/"+write.Key.ID+"/rotate", `{}`).Problem(t, 404); got != "Key not found" {
		t.Errorf("a rotation of another person's key: %s", got)
	}
	s.Do("DELETE", "keys/"+write.Key.ID, "").Payload(t)
	if got := statusOf(s, "team", write.Secret); got != 401 {
		t.Errorf("a key that an admin has revoked: %d", got)
	}
}

// testASecretFromBeforeARotationTakesNothing tries what would let whoever has a secret that ends soon keep the access.
func testASecretFromBeforeARotationTakesNothing(t *testing.T, s *harness.Server) {
	m := s.NewTeamMember(t)
	as := harness.Bearer(m.Key)
	const until = "2050-12-01T00:00:00Z"
	rotate := func(k madeKey) madeKey {
		return harness.Decode[madeKey](t, s.Do("POST", "keys/"+k.Key.ID+"/rotate", `{"overlapHours":1}`, as).Payload(t))
	}
	first := makeKey(t, s, `{"name":"rotated","scope":"admin"}`, as)
	now, before := rotate(first), harness.Bearer(first.Secret)
	another := makeKey(t, s, `{"name":"another","scope":"read"}`, as)
	ingestion := harness.Decode[madeKey](t, s.Do("POST", "team/ingestion-keys", `{"name":"senders"}`).Payload(t))
	for path, body := range map[string]string{
		"keys/" + first.Key.ID + "/rotate":                    `{}`,
		"keys/" + another.Key.ID + "/rotate":                  `{"overlapHours":0}`,
		"team/ingestion-keys":                                 `{"name":"endless"}`,
		"team/ingestion-keys/" + ingestion.Key.ID + "/rotate": `{}`,
	} {
		if got := s.Do("POST", path, body, before).Problem(t, 403); !strings.Contains(got, "replaced by a rotation") {
			t.Errorf("POST %s: %s", path, got)
		}
	}
	s.Do("POST", "keys", `{"name":"x","scope":"read","expireAt":"`+until+`"}`, before).WantProblem(t, "expireAt: ")
	if child := makeKey(t, s, `{"name":"x","scope":"admin"}`, before); child.Key.ExpireAt != now.Key.PreviousValidUntil {
		t.Errorf("a key that it makes ends at %q, want %q", child.Key.ExpireAt, now.Key.PreviousValidUntil)
	}
	for _, secret := range []string{now.Secret, another.Secret} {
		if got := statusOf(s, "team", secret); got != 200 {
			t.Errorf("a key of the owner answers %d", got)
		}
	}
	narrow := makeKey(t, s, `{"name":"narrow","scope":"read"}`, as)
	rotate(narrow)
	got := s.Do("POST", "keys/"+narrow.Key.ID+"/rotate", `{}`, harness.Bearer(narrow.Secret)).Problem(t, 403)
	if !strings.Contains(got, "replaced by a rotation") {
		t.Errorf("a rotation of itself: %s", got)
	}
}

func testKeysAreRotatedAndRevoked(t *testing.T, s *harness.Server) {
	for _, collection := range []string{"keys", "team/ingestion-keys"} {
		first := harness.Decode[madeKey](t, s.Do("POST", collection, `{"name":"rotated","scope":"write"}`).Payload(t))
		path := collection + "/" + first.Key.ID
		works := func(secret string) bool {
			if collection == "keys" {
				return statusOf(s, "team", secret) == 200
			}
			list, err := s.Command("keys", "list", "--output", "json")
			if err != nil {
				t.Fatal(err)
			}
			return strings.Contains(list, `"suffix":"`+secret[len(secret)-4:]+`"`)
		}
		second := harness.Decode[madeKey](t, s.Do("POST", path+"/rotate", `{"overlapHours":1}`).Payload(t))
		if second.Secret == first.Secret || second.Key.PreviousValidUntil == "" || !works(second.Secret) {
			t.Errorf("the rotated key is %+v", second)
		}
		if collection == "keys" && !works(first.Secret) {
			t.Error("the secret before the rotation does not work")
		}
		third := harness.Decode[madeKey](t, s.Do("POST", path+"/rotate", `{"overlapHours":0}`).Payload(t))
		if works(first.Secret) || works(second.Secret) || !works(third.Secret) || third.Key.PreviousValidUntil != "" {
			t.Errorf("after a rotation without an overlap the key is %+v", third)
		}
		s.Do("POST", path+"/rotate", `{"overlapHours":169}`).WantProblem(t, "overlapHours: ")
		s.Do("DELETE", path, "").Payload(t)
		if works(third.Secret) || s.Do("DELETE", path, "").Status != 404 {
			t.Error("the revoked key is there")
		}
	}
	m := s.NewTeamMember(t)
	for range 2 {
		list := harness.Decode[[]harness.Object](t, s.Do("GET", "keys", "", harness.Bearer(m.Key)).Payload(t))
		if len(list) != 1 || list[0]["isCurrent"] != true || list[0]["usedAddress"] != "127.0.0.1" || list[0]["usedAt"] == nil {
			t.Errorf("the keys are %v", list)
		}
	}
	listed, err := s.Command("keys", "list")
	if err != nil || !strings.Contains(listed, "LAST USED") || !strings.Contains(listed, "127.0.0.1") {
		t.Errorf("the operator sees %s, %v", listed, err)
	}
}

func testAPersonHasSoManyKeys(t *testing.T, s *harness.Server) {
	as := harness.Bearer(s.NewTeamMember(t).Key)
	for n := 1; ; n++ {
		a := s.Do("POST", "keys", `{"name":"one of many","scope":"read"}`, as)
		if a.Status == 200 && n < 200 {
			continue
		}
		if got := a.Problem(t, 409); n != 100 || !strings.Contains(got, "at most 100 keys") {
			t.Errorf("the key number %d: %s", n+1, got)
		}
		return
	}
}

func testWebhooksShowTheirHostToAllButAdmins(t *testing.T, s *harness.Server) {
	made := s.Do("POST", "webhooks", `{"name":"secretive","service":"generic","url":"https://192.0.2.1:8443/token?key=secret",`+
		`"body":"secret"}`)
	if made.Status != 200 {
		made = s.Do("POST", "webhooks", `{"name":"secretive","service":"slack","url":"https://hooks.slack.com/services/secret"}`)
	}
	id := harness.ID(t, made.Payload(t))
	as := harness.Bearer(makeKey(t, s, `{"name":"editor","scope":"write"}`).Secret)
	for _, path := range []string{"webhooks", "webhooks/" + id} {
		seen, all := s.Do("GET", path, "", as), s.Do("GET", path, "")
		if strings.Contains(seen.Body, "secret\"") || !strings.Contains(seen.Body, `"url":"https://`) || !strings.Contains(all.Body, "secret") {
			t.Errorf("%s shows %s", path, seen.Body)
		}
		if seen.Header.Get("ETag") == all.Header.Get("ETag") {
			t.Errorf("%s has the same tag for all", path)
		}
	}
}
