package sources

import (
	"fmt"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
	"github.com/obstack/obstack/gen/api"
	"github.com/obstack/obstack/impl/core"
	"github.com/obstack/obstack/impl/store"
)

// passwordMissing is the answer to an update that leads elsewhere without a password.
const passwordMissing = "password: Required: the stored password belongs to another server or user"

// testPasswordsOfConnectionsStayWithTheirServer holds that a stored password is sent to no server that it was not given
// for, and not for another user.
func testPasswordsOfConnectionsStayWithTheirServer(t *testing.T, engine string, s *harness.Stack) {
	t.Helper()
	door, thief := guard(t, engine, "robin", connectionSecret), guard(t, engine, "robin", connectionSecret)
	local := strings.Replace(door.URL, "127.0.0.1", "localhost", 1)
	address, thiefAddress := strings.TrimPrefix(door.URL, "http://"), strings.TrimPrefix(thief.URL, "http://")
	body := harness.Object{"name": "vault", "host": local, "username": "robin", "password": connectionSecret}
	path, read := reader(t, s, body)
	wantThree(t, read())
	before := s.Do("GET", path, "").Payload(t)

	for rule, keys := range map[string]harness.Object{
		"another host":                   {"host": thief.URL},
		"another host for a part":        {"host": local + "," + thiefAddress},
		"another order":                  {"host": thief.URL + "," + address},
		"another port":                   {"host": "http://localhost:1"},
		"no port":                        {"host": "http://localhost"},
		"TLS":                            {"host": "https" + strings.TrimPrefix(local, "http")},
		"another name of the host":       {"host": door.URL},
		"another user":                   {"username": "ann"},
		"no user":                        {"username": ""},
		"another user in the host":       {"username": "", "host": strings.Replace(local, "//", "//ann@", 1)},
		"what is no URL":                 {"host": "localhost"},
		"the same in capitals as no URL": {"host": strings.ToUpper(local)},
		"no host":                        {"host": ""},
	} {
		t.Run(rule+" asks for the password", func(t *testing.T) {
			for _, sent := range []harness.Object{harness.Edited(body, keys, "password"), harness.Edited(harness.Edited(body, keys), harness.Object{"password": ""})} {
				if got := s.Do("PUT", path, harness.Encode(t, sent)).Problem(t, 400); got != "Body validation failed: "+passwordMissing {
					t.Errorf("got %q", got)
				}
			}
		})
	}
	if after := s.Do("GET", path, "").Payload(t); after != before {
		t.Errorf("what was refused has left %s, before it was %s", after, before)
	}
	wantThree(t, read())

	for _, same := range []struct {
		rule string
		keys harness.Object
	}{
		{"nothing", nil},
		{"a slash", harness.Object{"host": local + "/"}},
		{"a database", harness.Object{"host": local + "/own"}},
		{"capitals", harness.Object{"host": strings.Replace(local, "localhost", "LocalHost", 1)}},
		{"the user in the host too", harness.Object{"host": strings.Replace(local, "//", "//robin@", 1)}},
		{"the user in the host alone", harness.Object{"host": strings.Replace(local, "//", "//robin@", 1), "username": ""}},
		{"another user in the host, which does not count", harness.Object{"host": strings.Replace(local, "//", "//ann@", 1)}},
		{"the name", harness.Object{"name": "renamed"}},
	} {
		t.Run(same.rule+" keeps the password", func(t *testing.T) {
			s.Do("PUT", path, harness.Encode(t, harness.Edited(body, same.keys, "password"))).Payload(t)
			wantThree(t, read())
		})
	}

	t.Run("given again it goes along", func(t *testing.T) {
		thief.lock("ann", "own-"+connectionSecret)
		keys := harness.Object{"host": thief.URL, "username": "ann", "password": "own-" + connectionSecret}
		s.Do("PUT", path, harness.Encode(t, harness.Edited(body, keys))).Payload(t)
		wantThree(t, read())
		for _, seen := range thief.knocked() {
			if seen != "ann:own-"+connectionSecret {
				t.Errorf("the other server was shown %s", seen)
			}
		}
	})
	t.Run("where none is stored there is none to give", func(t *testing.T) {
		path, _ := s.CreateConnection(t, harness.Object{"name": "open", "host": local, "username": ""})
		s.Do("PUT", path, harness.Encode(t, harness.Object{"name": "open", "host": thief.URL, "username": "x"})).Payload(t)
		s.Do("PUT", path, harness.Encode(t, harness.Object{"name": "open", "host": "", "username": ""})).Payload(t)
	})
	wantNoSecrets(t, s)
}

// testHostsWithPasswords holds that a password is stored where it is sealed, and nowhere else.
func testHostsWithPasswords(t *testing.T, engine string, s *harness.Stack) {
	t.Helper()
	path, _ := s.CreateConnection(t, harness.Object{"name": "n", "host": "http://h", "username": "robin"})
	for host, refused := range map[string]bool{
		"http://robin:url-secret@h":           true,
		"https://robin:url-secret@h:1/d":      true,
		"http://:url-secret@h":                true,
		"http://robin:url-secret@h,other:1":   true,
		"http://robin:url-secr%et@h":          true,
		"HTTP://robin:url-secret@h":           true,
		"clickhouse://robin:url-secret@h":     true,
		"robin:url-secret@h:8123":             true,
		"http://robin:url@secret@h":           true,
		"http://robin@h":                      false,
		"http://robin:@h":                     false,
		"http://h:8123/robin:no-password@all": false,
		"http://[::1]:8123":                   false,
		"h:8123":                              false,
	} {
		t.Run(host, func(t *testing.T) {
			t.Parallel()
			body := harness.Encode(t, harness.Object{"name": "n", "host": host, "username": ""})
			for _, a := range []harness.Answer{s.Do("POST", "connections", body), s.Do("PUT", path, body)} {
				if !refused {
					a.Payload(t)
					continue
				}
				if got := a.Problem(t, 400); got != "Body validation failed: host: Must not contain a password: send it as password" {
					t.Errorf("got %q", got)
				}
				if strings.Contains(a.Body, "secret") {
					t.Errorf("the answer shows the password: %s", a.Body)
				}
			}
		})
	}
	// Beside what the document says about the body.
	s.Do("POST", "connections", `{"name":"n","host":"http://robin:url-secret@h","username":"`+
		strings.Repeat("x", 65537)+`"}`).WantProblem(t, "username: String must contain at most", "host: Must not contain")
	t.Run("one that was stored before works until it is moved", func(t *testing.T) {
		door := guard(t, engine, "robin", "url-secret")
		old := api.Connection{ID: core.NewID(), Name: "old", Host: strings.Replace(door.URL, "//", "//robin:url-secret@", 1)}
		err := s.OpenStore(t).Write(t.Context(), func(tx *store.Tx) error {
			return tx.CreateConnection(t.Context(), core.TeamID(s.Keys.TeamID), &old, store.ConnectionAccess{})
		})
		if err != nil {
			t.Fatal(err)
		}
		path, read := "connections/"+old.ID, readerOf(t, s, old.ID)
		wantThree(t, read())
		s.Do("PUT", path, s.Do("GET", path, "").Payload(t)).WantProblem(t, "host: Must not contain a password")
		wantThree(t, read())
		moved := harness.Object{"name": "old", "host": door.URL, "username": "robin", "password": "url-secret"}
		s.Do("PUT", path, harness.Encode(t, moved)).Payload(t)
		wantThree(t, read())
		wantNoSecrets(t, s)
	})
	t.Run("in a file", func(t *testing.T) {
		file := harness.WriteYAML(t, "connections:\n  - name: mine\n    username: robin\n    host: http://robin:url-secret@h\n"+
			"sources:\n  - {name: Mine, kind: log, connection: mine, from: {databaseName: d, tableName: t},\n"+
			"     timestampValueExpression: T, defaultTableSelectExpression: T}\n")
		_, err := s.Command("apply", "-f", file)
		want := "exit status 1: obstack apply: " + file +
			`:4: connection "mine": host: Must not contain a password: send it as password`
		if err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	})
	wantNoSecrets(t, s)
}

// testPasswordsOfAppliedConnections applies connections from files and moves their hosts. An empty password in a file counts as a password.
func testPasswordsOfAppliedConnections(t *testing.T, engine string, _ *harness.Stack) {
	t.Helper()
	door, thief := guard(t, engine, "robin", connectionSecret), guard(t, engine, "robin", connectionSecret)
	s := harness.StartStack(t)
	file := func(host, rest string) string {
		return harness.WriteYAML(t, fmt.Sprintf("connections:\n  - {name: warehouse, host: %q, username: robin%s}\n", host, rest))
	}
	apply := func(file string) (string, error) { return s.Command("apply", "-f", file, "--output", "json") }
	out, err := apply(file(door.URL, ", password: "+connectionSecret))
	if err != nil {
		t.Fatal(err)
	}
	read := readerOf(t, s, harness.Decode[[]harness.Applied](t, out)[0].ID)
	wantThree(t, read())

	moved := file(thief.URL, "")
	want := "exit status 1: obstack apply: " + moved + `:2: connection "warehouse": ` + passwordMissing
	if _, err := apply(moved); err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
	wantThree(t, read())
	if seen := thief.knocked(); len(seen) > 0 {
		t.Errorf("the other server was shown %v", seen)
	}
	if out, err := apply(file(door.URL+"/", "")); err != nil || !strings.Contains(out, "updated") {
		t.Errorf("another spelling: %s %v", out, err)
	}
	wantThree(t, read())
	if _, err := apply(file(thief.URL, `, password: ""`)); err != nil {
		t.Error(err)
	}
	read().Problem(t, 503)
	for _, seen := range thief.knocked() {
		if seen != "robin:" {
			t.Errorf("the other server was shown %s", seen)
		}
	}
	if len(thief.knocked()) == 0 {
		t.Error("the other server was not asked at all")
	}
	wantNoSecrets(t, s)
}
