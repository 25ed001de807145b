package organizations

import (
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/impl/patience"
)

func TestOrganizationKeys(t *testing.T) {
	t.Parallel()
	harness.OnItsStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.Launch(t, "", append(args, harness.NoEngine...)...)
		s.WaitListen()
		for name, test := range map[string]func(*testing.T, *harness.Server){
			"a key is what was asked for":               testAKeyIsWhatWasAskedFor,
			"a key can be made elsewhere":               testAKeyCanBeMadeElsewhere,
			"what is left out stays":                    testWhatIsLeftOutStays,
			"mistakes in a key are named":               testMistakesInAKeyAreNamed,
			"a key that does not work says so":          testAKeyThatDoesNotWorkSaysSo,
			"a key works from where it may be used":     testAKeyWorksFromWhereItMayBeUsed,
			"use is noted to the minute":                testUseIsNotedToTheMinute,
			"a key cannot lock itself out":              testAKeyCannotLockItselfOut,
			"only keys of the organization are shown":   testOnlyKeysOfTheOrganizationAreShown,
			"of two keys that end each other one stays": testOfTwoKeysThatEndEachOtherOneStays,
		} {
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				test(t, s)
			})
		}
	})
}

func keysPath(s *harness.Server) string { return s.Organization() + "/keys" }

// apiKey is a key that was made over the API.
type apiKey struct {
	harness.NewKey
	text string // as it was answered
}

func makeKey(t testing.TB, s *harness.Server, body string) apiKey {
	t.Helper()
	made := harness.Decode[harness.Object](t, s.Do("POST", keysPath(s), body).Payload(t))
	loginID, _ := made["keyId"].(string)
	secret, _ := made["keySecret"].(string)
	key := made["key"].(harness.Object)
	text := harness.Encode(t, key)
	return apiKey{harness.NewKey{ID: key["id"].(string), KeyID: loginID, Secret: secret}, text}
}

func (k apiKey) path(s *harness.Server) string { return keysPath(s) + "/" + k.ID }

// works reports whether a key opens the API.
func works(t testing.TB, s *harness.Server, use func(*http.Request)) bool {
	t.Helper()
	return s.Do("GET", "/v1/organizations", "", use).Status == 200
}

func testAKeyIsWhatWasAskedFor(t *testing.T, s *harness.Server) {
	const everywhere = `"ipAccessList":[]`
	for body, want := range map[string]string{
		`{"name":"Plain"}`: `"name":"Plain","state":"enabled","roles":["developer"],` + everywhere,
		`{"name":" Ünï & <b> ","expireAt":null,"state":"disabled","roles":["query_endpoints","admin"]}`: `"name":" Ünï & <b> ",` +
			`"state":"disabled","roles":["query_endpoints","admin"],` + everywhere,
		`{"name":"x","expireAt":"","roles":[],"assignedRoleIds":["` + queryRole + `"]}`: `"name":"x","state":"enabled",` +
			`"roles":["query_endpoints"],` + everywhere,
		`{"name":"x","expireAt":"2050-01-01T01:00:00+01:00","ipAccessList":[{"source":"127.0.0.1","description":"Here"},` +
			`{"source":"2001:DB8::/32"}]}`: `"name":"x","state":"enabled","roles":["developer"],"expireAt":"2050-01-01T00:00:00.000Z",` +
			`"ipAccessList":[{"source":"127.0.0.1","description":"Here"},{"source":"2001:DB8::/32"}]`,
		`{"name":"x","roles":["admin","developer"],"assignedRoleIds":["` + developerRole + `","` + adminRole + `"]}`: `"name":"x",` +
			`"state":"enabled","roles":["developer","admin"],` + everywhere,
	} {
		k := makeKey(t, s, body)
		got := harness.Decode[harness.Object](t, k.text)
		created, _ := got["createdAt"].(string)
		if uuid.Validate(k.ID) != nil || !regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`).MatchString(created) {
			t.Errorf("%s makes %s", body, k.text)
		}
		if !strings.HasPrefix(k.KeyID, "obs_id_") || !strings.HasPrefix(k.Secret, "obs_sec_") || got["keySuffix"] != k.KeyID[len(k.KeyID)-4:] {
			t.Errorf("the id is %s, the secret %s, the suffix %v", k.KeyID, k.Secret, got["keySuffix"])
		}
		var ids []string
		for _, role := range got["roles"].([]any) {
			ids = append(ids, map[any]string{"admin": adminRole, "developer": developerRole, "query_endpoints": queryRole}[role])
		}
		if diff := cmp.Diff(got["assignedRoles"], any(assigned(ids...))); diff != "" {
			t.Errorf("assignedRoles (-got +want):\n%s", diff)
		}
		for _, key := range []string{"id", "keySuffix", "createdAt", "assignedRoles"} {
			delete(got, key)
		}
		harness.SameJSON(t, harness.Encode(t, got), "{"+want+"}")
		read := s.Do("GET", k.path(s), "").Payload(t)
		harness.SameJSON(t, read, k.text)
		list := s.Do("GET", keysPath(s), "").Payload(t)
		if !strings.Contains(list, read) || strings.Contains(list+read, k.Secret) || strings.Contains(list+read, k.KeyID) {
			t.Errorf("the list is %s", list)
		}
	}
}

// hashed is a key that is made here and sent as hashes.
func hashed() (key harness.NewKey, data harness.Object) {
	key = harness.NewKey{KeyID: "mine_" + uuid.NewString(), Secret: "secret_" + uuid.NewString()}
	hash := func(text string) string {
		sum := sha256.Sum256([]byte(text))
		return base64.StdEncoding.EncodeToString(sum[:])
	}
	return key, harness.Object{
		"keyIdHash": hash(key.KeyID), "keyIdSuffix": key.KeyID[len(key.KeyID)-4:], "keySecretHash": hash(key.Secret),
	}
}

func testAKeyCanBeMadeElsewhere(t *testing.T, s *harness.Server) {
	key, data := hashed()
	body := harness.Encode(t, harness.Object{"name": "Mine", "hashData": data})
	made := harness.Decode[harness.Object](t, s.Do("POST", keysPath(s), body).Payload(t))
	if len(made) != 1 || harness.At(made, "key", "keySuffix") != data["keyIdSuffix"] {
		t.Errorf("the answer is %v", made)
	}
	if !works(t, s, key.Use) {
		t.Error("the key does not work")
	}
	wrong := key
	wrong.Secret += "x"
	if works(t, s, wrong.Use) {
		t.Error("the key works with another secret")
	}
	const exists = "A key with this id exists already"
	if got := s.Do("POST", keysPath(s), body).Problem(t, 409); got != exists {
		t.Errorf("the second time: %s", got)
	}
	// Its secret is what another key has, which no client learns.
	_, fresh := hashed()
	fresh["keySecretHash"] = data["keySecretHash"]
	if got := s.Do("POST", keysPath(s), harness.Encode(t, harness.Object{"name": "Mine", "hashData": fresh})).Problem(t, 409); got != exists {
		t.Errorf("with the secret of another: %s", got)
	}
	for name, change := range map[string]struct{ field, value, path string }{
		"a hash of 31 bytes":     {"keyIdHash", base64.StdEncoding.EncodeToString(make([]byte, 31)), "hashData.keyIdHash: "},
		"a hash in hex":          {"keySecretHash", strings.Repeat("ab", 32), "hashData.keySecretHash: "},
		"bits that are no bytes": {"keySecretHash", strings.Repeat("A", 42) + "B=", "hashData.keySecretHash: "},
		"a longer suffix":        {"keyIdSuffix", "12345", "hashData.keyIdSuffix: "},
	} {
		_, data := hashed()
		data[change.field] = change.value
		a := s.Do("POST", keysPath(s), harness.Encode(t, harness.Object{"name": name, "hashData": data}))
		a.WantProblem(t, "Body validation failed: ", change.path)
	}
	// Of those who send the same key at once, one makes it.
	_, data = hashed()
	body = harness.Encode(t, harness.Object{"name": "Mine", "hashData": data})
	var senders sync.WaitGroup
	statuses := make([]int, 8)
	for n := range statuses {
		senders.Go(func() { statuses[n] = s.Do("POST", keysPath(s), body).Status })
	}
	senders.Wait()
	sum := 0
	for _, status := range statuses {
		sum += status
	}
	if sum != 200+7*409 {
		t.Errorf("the answers are %v", statuses)
	}
}

func testWhatIsLeftOutStays(t *testing.T, s *harness.Server) {
	k := makeKey(t, s, `{"name":"Before","roles":["admin"],"expireAt":"2050-01-01T00:00:00Z","ipAccessList":[{"source":"127.0.0.0/8"}]}`)
	text := s.Do("GET", k.path(s), "").Payload(t)
	want := harness.Decode[harness.Object](t, text)
	for _, same := range []string{
		`{}`, `{"name":"Before"}`, `{"state":"enabled"}`, `{"roles":["admin"]}`, `{"assignedRoleIds":["` + adminRole + `"]}`,
		`{"expireAt":"2050-01-01T00:00:00.000Z"}`, `{"ipAccessList":[{"source":"127.0.0.0/8"}]}`, `{"roles":["admin"],` +
			`"name":"Before","state":"enabled","expireAt":"2050-01-01T02:00:00+02:00","ipAccessList":[{"source":"127.0.0.0/8"}]}`,
	} {
		if got := s.Do("PATCH", k.path(s), same).Payload(t); got != text {
			t.Errorf("%s makes %s of %s", same, got, text)
		}
	}
	for _, step := range []struct {
		body  string
		field string
		value any
	}{
		{`{"name":"After"}`, "name", "After"},
		{`{"state":"disabled"}`, "state", "disabled"},
		{`{"expireAt":null}`, "expireAt", nil},
		{`{"expireAt":"2049-01-01T00:00:00Z"}`, "expireAt", "2049-01-01T00:00:00.000Z"},
		{`{"expireAt":""}`, "expireAt", nil},
		{`{"ipAccessList":[]}`, "ipAccessList", []any{}},
		{`{"state":"enabled"}`, "state", "enabled"},
	} {
		got := s.Do("PATCH", k.path(s), step.body).Payload(t)
		want[step.field] = step.value
		if step.value == nil {
			delete(want, step.field)
		}
		harness.SameJSON(t, got, harness.Encode(t, want))
		if read := s.Do("GET", k.path(s), "").Payload(t); read != got {
			t.Errorf("%s answers %s, the next read %s", step.body, got, read)
		}
	}
	if !works(t, s, k.Use) {
		t.Error("the key does not work any more")
	}
	roles := harness.Decode[harness.Object](t, s.Do("PATCH", k.path(s), `{"assignedRoleIds":["`+developerRole+`","`+queryRole+`"]}`).Payload(t))
	if diff := cmp.Diff(roles["roles"], any([]any{"developer", "query_endpoints"})); diff != "" {
		t.Errorf("roles (-got +want):\n%s", diff)
	}
	if a := s.Do("DELETE", k.path(s), ""); a.Status != 200 || strings.Contains(a.Body, "result") {
		t.Errorf("deleting: %d %s", a.Status, a.Body)
	}
	if works(t, s, k.Use) {
		t.Error("a deleted key works")
	}
	for _, method := range []string{"GET", "PATCH", "DELETE"} {
		if got := s.Do(method, k.path(s), "").Problem(t, 404); got != "Key not found" {
			t.Errorf("%s of a deleted key: %s", method, got)
		}
	}
}

func testMistakesInAKeyAreNamed(t *testing.T, s *harness.Server) {
	k := makeKey(t, s, `{"name":"Right"}`)
	before := s.Do("GET", k.path(s), "").Payload(t)
	for _, c := range []struct{ body, want string }{
		{`"expireAt":"tomorrow"`, "expireAt: Invalid datetime"},
		{`"expireAt":"2020-01-01T00:00:00Z"`, "expireAt: Expected a time in the future"},
		{`"expireAt":5`, "expireAt: "},
		{`"state":"revoked"`, "state: "},
		{`"roles":["owner"]`, "roles.0: "},
		{`"roles":[]`, "roles: At least one role is required"},
		{`"roles":["admin","admin"]`, "roles.1: Duplicate role"},
		{`"assignedRoleIds":[]`, "assignedRoleIds: "},
		{`"assignedRoleIds":["nope"]`, "assignedRoleIds.0: Invalid uuid"},
		{`"assignedRoleIds":["` + harness.MissingUUID + `"]`, "assignedRoleIds.0: Unknown role"},
		{`"roles":["admin"],"assignedRoleIds":["` + developerRole + `"]`, "assignedRoleIds: Must match roles"},
		{`"roles":["admin","developer"],"assignedRoleIds":["` + developerRole + `"]`, "assignedRoleIds: Must match roles"},
		{`"ipAccessList":[{"source":"127.0.0.1"},{"source":"localhost"}]`, "ipAccessList.1.source: Expected an IP address or a CIDR"},
		{`"ipAccessList":[{"source":"127.0.0.1/33"}]`, "ipAccessList.0.source: "},
		{`"ipAccessList":[{"source":"300.0.0.1"}]`, "ipAccessList.0.source: "},
		{`"ipAccessList":[{"source":"fe80::1%eth0"}]`, "ipAccessList.0.source: "},
		{`"ipAccessList":[{"source":" 127.0.0.1"}]`, "ipAccessList.0.source: "},
		{`"ipAccessList":[{"source":"127.0.0.1:80"}]`, "ipAccessList.0.source: "},
		{`"ipAccessList":[{}]`, "ipAccessList.0.source: Required"},
		{`"ipAccessList":null`, "ipAccessList: "},
		{`"surprise":1`, "surprise: Unknown property"},
		{`"expireAt":"never","ipAccessList":[{"source":"x"}],"roles":[]`, "expireAt: Invalid datetime; ipAccessList.0.source: " +
			"Expected an IP address or a CIDR; roles: At least one role is required"},
	} {
		s.Do("POST", keysPath(s), `{"name":"Wrong",`+c.body+"}").WantProblem(t, "Body validation failed: ", c.want)
		s.Do("PATCH", k.path(s), `{"name":"Wrong",`+c.body+"}").WantProblem(t, "Body validation failed: ", c.want)
	}
	if after := s.Do("GET", k.path(s), "").Payload(t); after != before || strings.Contains(s.Do("GET", keysPath(s), "").Body, "Wrong") {
		t.Errorf("a refused body has changed the key: %s", after)
	}
}

func testAKeyThatDoesNotWorkSaysSo(t *testing.T, s *harness.Server) {
	k := makeKey(t, s, `{"name":"Off and on"}`)
	wrong := k.NewKey
	wrong.Secret += "x"
	for _, state := range []struct{ body, want string }{
		{`{"state":"disabled"}`, "The key is not active"}, {`{"state":"enabled"}`, ""},
	} {
		s.Do("PATCH", k.path(s), state.body).Payload(t)
		a := s.Do("GET", "/v1/organizations", "", k.Use)
		if state.want == "" {
			a.Payload(t)
		} else if got := a.Problem(t, 401); got != state.want {
			t.Errorf("%s: %s", state.body, got)
		}
		if got := s.Do("GET", "/v1/organizations", "", wrong.Use).Problem(t, 401); got != "Unauthorized" {
			t.Errorf("%s, with another secret: %s", state.body, got)
		}
	}
	soon := makeKey(t, s, harness.Encode(t, harness.Object{"name": "Soon over", "expireAt": time.Now().Add(10 * time.Second)}))
	if !works(t, s, soon.Use) {
		t.Error("a key does not work before its end")
	}
	patience.Within(t, "the key has ended", func() bool { return !works(t, s, soon.Use) })
	if got := s.Do("GET", "/v1/organizations", "", soon.Use).Problem(t, 401); got != "The key is not active" {
		t.Errorf("a key after its end: %s", got)
	}
	// An end that has passed may be sent again with other changes.
	text := harness.Decode[harness.Object](t, s.Do("GET", soon.path(s), "").Payload(t))
	s.Do("PATCH", soon.path(s), harness.Encode(t, harness.Object{"name": "Over", "expireAt": text["expireAt"]})).Payload(t)
}

func testAKeyWorksFromWhereItMayBeUsed(t *testing.T, s *harness.Server) {
	for source, allowed := range map[string]bool{
		"127.0.0.1": true, "127.0.0.0/8": true, "127.1.2.3/8": true, "0.0.0.0/0": true, "::ffff:127.0.0.1": true,
		"::ffff:127.0.0.0/104": true, "127.0.0.2": false, "10.0.0.0/8": false, "::1": false, "::/0": false,
	} {
		k := makeKey(t, s, harness.Encode(t, harness.Object{"name": source, "ipAccessList": []harness.Object{{"source": "192.0.2.1"}, {"source": source}}}))
		a := s.Do("GET", "/v1/organizations", "", k.Use, harness.Header("X-Forwarded-For", "192.0.2.1"), harness.Header("X-Real-Ip", "192.0.2.1"))
		if allowed {
			a.Payload(t)
		} else if got := a.Problem(t, 403); got != "This key may not be used from this address" {
			t.Errorf("%s: %s", source, got)
		}
	}
}

func testUseIsNotedToTheMinute(t *testing.T, s *harness.Server) {
	k := makeKey(t, s, `{"name":"To be used"}`)
	usedAt := func() any { return harness.Decode[harness.Object](t, s.Do("GET", k.path(s), "").Payload(t))["usedAt"] }
	if got := usedAt(); got != nil {
		t.Errorf("before its use it was used at %v", got)
	}
	before := time.Now().Truncate(time.Minute)
	if !works(t, s, k.Use) {
		t.Fatal("the key does not work")
	}
	text, _ := usedAt().(string)
	used, err := time.Parse(time.RFC3339, text)
	if err != nil || used.Before(before) || used.After(time.Now()) || !used.Equal(used.Truncate(time.Minute)) {
		t.Errorf("it was used at %q: %v", text, err)
	}
}

func testAKeyCannotLockItselfOut(t *testing.T, s *harness.Server) {
	k := makeKey(t, s, `{"name":"Own","roles":["admin"]}`)
	for body, want := range map[string]string{
		`{"state":"disabled"}`:                         "A key cannot disable itself",
		`{"roles":["developer"]}`:                      "A key cannot remove its own admin role",
		`{"ipAccessList":[{"source":"192.0.2.0/24"}]}`: "A key cannot exclude the address of this request",
	} {
		if got := s.Do("PATCH", k.path(s), body, k.Use).Problem(t, 409); got != want {
			t.Errorf("%s: %s", body, got)
		}
	}
	for _, id := range []string{k.ID, strings.ToUpper(k.ID)} {
		if got := s.Do("DELETE", keysPath(s)+"/"+id, "", k.Use).Problem(t, 409); got != "A key cannot delete itself" {
			t.Errorf("deleting itself: %s", got)
		}
	}
	for _, body := range []string{`{"ipAccessList":[{"source":"127.0.0.1"}]}`, `{"roles":["developer","admin"]}`, `{"name":"Own, renamed"}`} {
		s.Do("PATCH", k.path(s), body, k.Use).Payload(t)
	}
	s.Do("PATCH", k.path(s), `{"state":"disabled"}`).Payload(t)
	s.Do("DELETE", k.path(s), "")
}

func testOnlyKeysOfTheOrganizationAreShown(t *testing.T, s *harness.Server) {
	ingestion, revoked := s.CreateKey(t, "--kind", "ingestion"), s.CreateKey(t)
	if _, err := s.Command("keys", "revoke", revoked.ID); err != nil {
		t.Fatal(err)
	}
	command := s.CreateKey(t, "--name", "by command")
	list := s.Do("GET", keysPath(s), "").Payload(t)
	for _, key := range []harness.NewKey{ingestion, revoked} {
		if strings.Contains(list, key.ID) {
			t.Errorf("the list has %v: %s", key, list)
		}
		for _, method := range []string{"GET", "PATCH", "DELETE"} {
			if got := s.Do(method, keysPath(s)+"/"+key.ID, "").Problem(t, 404); got != "Key not found" {
				t.Errorf("%s of %v: %s", method, key, got)
			}
		}
	}
	got := harness.Decode[harness.Object](t, s.Do("GET", keysPath(s)+"/"+command.ID, "").Payload(t))
	if diff := cmp.Diff(got["roles"], any([]any{"admin"})); diff != "" || got["name"] != "by command" {
		t.Errorf("a key of the command is %v", got)
	}
}

func testOfTwoKeysThatEndEachOtherOneStays(t *testing.T, s *harness.Server) {
	for range 5 {
		a, b := makeKey(t, s, `{"name":"a","roles":["admin"]}`), makeKey(t, s, `{"name":"b","roles":["admin"]}`)
		var ending sync.WaitGroup
		ending.Go(func() { s.Do("DELETE", a.path(s), "", b.Use) })
		ending.Go(func() { s.Do("PATCH", b.path(s), `{"state":"disabled"}`, a.Use) })
		ending.Wait()
		if works(t, s, a.Use) == works(t, s, b.Use) {
			t.Errorf("a works: %v, b works: %v", works(t, s, a.Use), works(t, s, b.Use))
		}
	}
}
