package people

import (
	"encoding/base64"
	"fmt"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

func TestKeys(t *testing.T) {
	t.Parallel()
	harness.RunTests(t, harness.StartStack(t), map[string]harness.StackTest{
		"those that do not work are all the same": testKeysThatDoNotWorkAreAllTheSame,
		"a running server follows":                testKeysOnARunningServer,
		"the operator gives roles":                testTheOperatorGivesRoles,
		"the operator leaves activities":          testTheOperatorLeavesActivities,
		"secrets are not in the store's files":    testSecretsAreNotInTheFilesOfTheStore,
	})
}

func basic(text string) string { return "Basic " + base64.StdEncoding.EncodeToString([]byte(text)) }

func testKeysThatDoNotWorkAreAllTheSame(t *testing.T, s *harness.Stack) {
	revoked := s.CreateKey(t)
	if _, err := s.Command("keys", "revoke", revoked.ID); err != nil {
		t.Fatal(err)
	}
	fresh := s.CreateKey(t)
	// good is the header of a key that works, with its parts for both deployments.
	request, err := http.NewRequest(http.MethodGet, "/", nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Authorize(request)
	good := request.Header.Get("Authorization")
	scheme, text, _ := strings.Cut(good, " ")
	key := s.Keys
	cases := map[string]string{
		"an empty header":        "",
		"a scheme alone":         scheme,
		"a scheme and a blank":   scheme + " ",
		"no scheme":              text,
		"another scheme":         "Digest " + text,
		"a scheme in small":      strings.ToLower(scheme) + " " + text,
		"a scheme in capitals":   strings.ToUpper(scheme) + " " + text,
		"two blanks":             scheme + "  " + text,
		"a tab":                  scheme + "\t" + text,
		"a comma":                good + ", " + good,
		"a key cut off":          good[:len(good)-2],
		"the ingestion key":      "Bearer " + key.IngestionKey,
		"the id of a key":        "Bearer " + fresh.ID,
		"the hash of nothing":    "Bearer e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
		"an unknown key":         "Bearer obs_key_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
		"a long key":             "Bearer " + strings.Repeat("a", 30_000),
		"SQL":                    "Bearer ' OR 1=1 --",
		"no user and no secret":  basic(":"),
		"no secret":              basic(key.KeyID + ":"),
		"no user":                basic(":" + key.KeySecret),
		"no colon":               basic(key.KeyID + key.KeySecret),
		"another secret":         basic(key.KeyID + ":" + revoked.Secret),
		"the secret of another":  basic(key.KeyID + ":" + fresh.Secret),
		"user and secret turned": basic(key.KeySecret + ":" + key.KeyID),
		"a letter more":          basic(key.KeyID + ":" + key.KeySecret + "x"),
		"an ingestion key":       basic(key.KeyID + ":" + key.IngestionKey),
		"a user in capitals":     basic(strings.ToUpper(key.KeyID) + ":" + key.KeySecret),
		"broken base64":          "Basic !" + text,
		"base64 of NUL":          basic("\x00:\x00"),
	}
	if !harness.Deployment.Managed { // where it says so to whoever has the secret
		cases["a revoked key"] = authorization(revoked.Use)
	}
	want := ""
	blank := regexp.MustCompile(`"requestId":"[0-9a-f-]{36}"`)
	check := func(name string, a harness.Answer) {
		got := blank.ReplaceAllString(a.Body, `"requestId":""`)
		if want == "" {
			want = got
		}
		challenge := a.Header.Get("WWW-Authenticate")
		if a.Status != 401 || got != want || got == a.Body || !strings.HasPrefix(challenge, scheme) {
			t.Errorf("%s: %d %s (WWW-Authenticate %q), want %s", name, a.Status, a.Body, challenge, want)
		}
	}
	check("no header", s.Do("GET", "dashboards", "", harness.Anonymous))
	for name, value := range cases {
		check(name, s.Do("GET", "dashboards", "", harness.Header("Authorization", value)))
	}
	for _, query := range []string{"key", "access_token", "apiKey", "authorization", "Authorization"} {
		check("in the query as "+query, s.Do("GET", "dashboards?"+query+"="+key.APIKey+key.KeySecret, "", harness.Anonymous))
	}
	check("with a body that is no JSON", s.Do("POST", "dashboards", "{", harness.Anonymous))
	check("with a bad id", s.Do("GET", "dashboards/nope", "", harness.Anonymous))
	check("with an unknown id", s.Do("DELETE", "alerts/00000000000000000000dead", "", harness.Anonymous))
	s.Do("GET", "dashboards", "", fresh.Use).Payload(t)
	s.Do("GET", "dashboards", "").Payload(t)
}

// authorization is the Authorization header that an edit sets.
func authorization(edit func(*http.Request)) string {
	r := &http.Request{Header: http.Header{}}
	edit(r)
	return r.Header.Get("Authorization")
}

func testKeysOnARunningServer(t *testing.T, s *harness.Stack) {
	key := s.CreateKey(t, "--name", "for a test")
	for range 3 {
		s.Do("GET", "dashboards", "", key.Use).Payload(t)
	}
	list, err := s.Command("keys", "list")
	if err != nil || !strings.Contains(list, key.ID) || !strings.Contains(list, "for a test") {
		t.Errorf("the list is %s, %v", list, err)
	}
	out, err := s.Command("keys", "revoke", key.ID)
	if err != nil {
		t.Fatal(err)
	}
	if a := s.Do("GET", "dashboards", "", key.Use); a.Status != 401 {
		t.Errorf("a revoked key: %d %s", a.Status, a.Body)
	}
	after, err := s.Command("keys", "list", "--output", "json")
	if err != nil || !strings.Contains(after, key.ID) {
		t.Errorf("the list is %s, %v", after, err)
	}
	for _, text := range []string{list, out, after, s.Out.String()} {
		if strings.Contains(text, key.Secret) {
			t.Errorf("the secret is shown in %s", text)
		}
	}
	for _, args := range [][]string{
		{"keys", "revoke", "00000000-0000-4000-8000-000000000000"},
		{"keys", "revoke", "nope"},
		{"keys", "revoke"},
		{"keys"},
		{"keys", "steal"},
		{"keys", "create", "--kind", "nope"},
		{"keys", "create", "--organization", "nope"},
		{"keys", "create", "--name", ""},
		{"keys", "create", "--name", strings.Repeat("x", 257)},
		{"keys", "create", "--kind", "ingestion", "--service", "nope"},
	} {
		if out, err := s.Command(args...); err == nil {
			t.Errorf("%v succeeds: %s", args, out)
		}
	}
	ingestion := s.CreateKey(t, "--kind", "ingestion")
	if a := s.Do("GET", "dashboards", "", harness.Header("Authorization", "Bearer "+ingestion.Secret)); a.Status != 401 {
		t.Errorf("an ingestion key: %d", a.Status)
	}
}

func testTheOperatorGivesRoles(t *testing.T, s *harness.Stack) {
	want := map[string][]string{s.CreateKey(t).ID: {"admin"}, s.CreateKey(t, "--kind", "ingestion").ID: {}}
	refused := [][]string{{"keys", "create", "--role", "owner"}, {"keys", "create", "--role", ""}}
	if harness.Deployment.Managed {
		for _, role := range []string{"admin", "developer"} {
			want[s.CreateKey(t, "--role", role).ID] = []string{role}
		}
	} else {
		refused = append(refused, []string{"keys", "create", "--role", "developer"}) // whoever has a key may do all
	}
	list, err := s.Command("keys", "list", "--output", "json")
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range harness.Decode[[]struct {
		ID, Kind string
		Roles    []string
	}](t, list) {
		if roles, ok := want[key.ID]; ok && !slices.Equal(key.Roles, roles) {
			t.Errorf("the %s key has the roles %v, want %v", key.Kind, key.Roles, roles)
		}
		delete(want, key.ID)
	}
	if len(want) > 0 {
		t.Errorf("%v are not listed", want)
	}
	for _, args := range refused {
		if out, err := s.Command(args...); err == nil {
			t.Errorf("%v succeeds: %s", args, out)
		}
	}
}

func testTheOperatorLeavesActivities(t *testing.T, s *harness.Stack) {
	key := s.CreateKey(t, "--name", "walrus")
	for range 2 { // the second time changes nothing
		if _, err := s.Command("keys", "revoke", key.ID); err != nil {
			t.Fatal(err)
		}
	}
	opened := s.OpenStore(t)
	organization, err := opened.FindOrganization(t.Context(), "default")
	if err != nil {
		t.Fatal(err)
	}
	all, _, err := opened.ActivityList(organization.ID, time.Time{}, time.Time{}, 1000, 0).All(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, a := range all {
		if a.KeyID != nil && *a.KeyID == key.ID {
			got = append(got, fmt.Sprintf("%s of %s by %s %q", a.Type, *a.KeyName, a.ActorType, a.ActorID))
		}
	}
	want := []string{`key_delete of walrus by system ""`, `key_create of walrus by system ""`}
	if !slices.Equal(got, want) {
		t.Errorf("the activities are %q, want %q", got, want)
	}
}

func testSecretsAreNotInTheFilesOfTheStore(t *testing.T, s *harness.Stack) {
	key := s.CreateKey(t)
	entries, err := os.ReadDir(s.Data)
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	for _, entry := range entries {
		if entry.IsDir() || entry.Name() == "bootstrap.json" {
			continue
		}
		text, err := os.ReadFile(s.Data + "/" + entry.Name())
		if err != nil {
			t.Fatal(err)
		}
		read += len(text)
		for _, secret := range []string{
			key.Secret, s.Keys.APIKey, s.Keys.KeySecret, s.Keys.IngestionKey, "header-secret", "query-secret",
			"connection-password", "services/T0/B0",
		} {
			if secret != "" && strings.Contains(string(text), secret) {
				t.Errorf("%s has %q in clear", entry.Name(), secret)
			}
		}
	}
	if read < 10_000 {
		t.Errorf("only %d bytes of the store were read", read)
	}
}
