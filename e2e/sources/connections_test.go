package sources

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/obstack/obstack/e2e/harness"
)

func TestConnections(t *testing.T) {
	t.Parallel()
	for name, args := range map[string]func(testing.TB) []string{
		"SQLite": func(testing.TB) []string { return nil }, "PostgreSQL": harness.PostgresArgs,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := harness.StartStack(t, args(t)...)
			// Not parallel, because it looks at the whole list.
			t.Run("lists", func(t *testing.T) { testConnectionsAreListed(t, s) })
			if name == "SQLite" { // what any store would do
				harness.RunTests(t, s, map[string]harness.StackTest{
					"rules":                  testConnectionRules,
					"updates check in order": testConnectionUpdatesCheckInOrder,
				})
			}
			harness.RunTests(t, s, map[string]harness.StackTest{
				"keys":                     testConnectionKeys,
				"updates of nothing":       testConnectionUpdatesOfNothing,
				"updates at the same time": testConcurrentConnectionUpdates,
				"deletes":                  testDeletedConnections,
				"made-up connections":      testMadeUpConnections,
			})
			t.Cleanup(func() {
				for _, output := range []string{s.Stderr.String(), s.Stdout.String()} {
					if strings.Contains(output, connectionSecret) {
						t.Error("the log has a password")
					}
				}
			})
		})
	}
}

// connectionSecret is in the password of every connection of these tests, and nowhere else.
const connectionSecret = "cönnection-secret"

// leastConnection is the least that can be sent.
func leastConnection() harness.Object {
	return harness.Object{"name": "Made", "host": "https://clickhouse.example.com:8443", "username": "robin"}
}

func testConnectionsAreListed(t *testing.T, s *harness.Stack) {
	var names []string
	for _, c := range harness.Decode[[]harness.Object](t, s.Do("GET", "connections", "").Payload(t)) {
		names = append(names, c["name"].(string))
	}
	if got := strings.Join(names, " "); got != "local other prometheus" {
		t.Errorf("the first ones are %s", got)
	}
	first, firstText := s.CreateConnection(t, leastConnection())
	_, secondText := s.CreateConnection(t, leastConnection())
	a := s.Do("GET", "connections", "")
	if list := a.Payload(t); !strings.HasSuffix(list, firstText+","+secondText+"]") {
		t.Errorf("the list %s does not end with %s, %s", list, firstText, secondText)
	}
	if got := harness.Decode[harness.Object](t, a.Body); len(got) != 1 {
		t.Errorf("the answer has more than data: %s", a.Body)
	}
	if a := s.Do("DELETE", first, ""); a.Status != 200 || strings.TrimSpace(a.Body) != "{}" {
		t.Errorf("deleted: %d %s", a.Status, a.Body)
	}
	if list := s.Do("GET", "connections", "").Payload(t); strings.Contains(list, firstText) {
		t.Errorf("the list still has %s", firstText)
	}
}

func testConnectionKeys(t *testing.T, s *harness.Stack) {
	const form = `\{"id":"([0-9a-f]{24})","name":"Made","host":"https://clickhouse\.example\.com:8443","username":"robin"%s,` +
		`"createdAt":"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)","updatedAt":"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"\}`
	full := harness.Edited(leastConnection(), harness.Object{
		"password": connectionSecret, "hyperdxSettingPrefix": "p_1", "isPrometheusEndpoint": false,
	})
	for more, body := range map[string]harness.Object{
		"": leastConnection(), `,"hyperdxSettingPrefix":"p_1","isPrometheusEndpoint":false`: full,
	} {
		path, text := s.CreateConnection(t, body)
		m := regexp.MustCompile("^" + fmt.Sprintf(form, more) + "$").FindStringSubmatch(text)
		if m == nil || m[2] != m[3] {
			t.Fatalf("the answer is %s", text)
		}
		if made, err := time.Parse(time.RFC3339, m[2]); err != nil || time.Since(made).Abs() > time.Minute {
			t.Errorf("made at %s: %v", m[2], err)
		}
		for _, path := range []string{path, "connections/" + strings.ToUpper(m[1])} {
			if read := s.Do("GET", path, "").Payload(t); read != text {
				t.Errorf("read as %s, answered as %s", read, text)
			}
		}
		updated := s.Do("PUT", path, harness.Encode(t, harness.Edited(body, harness.Object{"username": ""}))).Payload(t)
		got, before := harness.Decode[map[string]string](t, withoutFlag(updated)), harness.Decode[map[string]string](t, withoutFlag(text))
		if got["createdAt"] != before["createdAt"] || got["updatedAt"] <= before["updatedAt"] || got["username"] != "" {
			t.Errorf("updated to %s, was %s", updated, text)
		}
	}
}

// withoutFlag is the text of a connection with nothing in it but strings.
func withoutFlag(text string) string {
	return strings.Replace(text, `,"isPrometheusEndpoint":false`, "", 1)
}

func testConnectionRules(t *testing.T, s *harness.Stack) {
	type rule struct {
		Rule                 string
		Sent, Stored         harness.Object
		Without              []string
		Both, Create, Update any // a text is the problem, an object is what the answer has, keys that are null being absent
	}
	holds := func(t *testing.T, a harness.Answer, want any) {
		t.Helper()
		if problem, ok := want.(string); ok {
			if got := a.Problem(t, 400); got != "Body validation failed: "+problem {
				t.Errorf("the problem is %s, want %s", got, problem)
			}
			return
		}
		got := harness.Decode[harness.Object](t, a.Payload(t))
		for key, value := range want.(harness.Object) {
			if shown, there := got[key]; shown != value || there && value == nil {
				t.Errorf("%s is %v, want %v", key, shown, value)
			}
		}
	}
	for _, tc := range harness.ReadCases[rule](t, s, "connection_rules.yaml") {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			if tc.Both != nil {
				tc.Create, tc.Update = tc.Both, tc.Both
			}
			body := harness.Encode(t, harness.Edited(leastConnection(), tc.Sent, tc.Without...))
			holds(t, s.Do("POST", "connections", body), tc.Create)
			path, before := s.CreateConnection(t, harness.Edited(leastConnection(), tc.Stored))
			a := s.Do("PUT", path, body)
			holds(t, a, tc.Update)
			want := before
			if a.Status == 200 {
				want = a.Payload(t)
			}
			if read := s.Do("GET", path, "").Payload(t); read != want {
				t.Errorf("read as %s, want %s", read, want)
			}
		})
	}
}

func testConnectionUpdatesCheckInOrder(t *testing.T, s *harness.Stack) {
	const missing = "connections/00000000000000000000dead"
	good := harness.Encode(t, leastConnection())
	if got := s.Do("PUT", "connections/x", "{}").Problem(t, 400); got != "Body validation failed: name: Required; "+
		"host: Required; username: Required; Params validation failed: id: Invalid ObjectId" {
		t.Errorf("the problem is %s", got)
	}
	s.Do("PUT", missing, `{"name":"x"}`).WantProblem(t, "host: Required")
	for _, a := range []harness.Answer{s.Do("PUT", missing, good), s.Do("GET", missing, ""), s.Do("DELETE", missing, "")} {
		if got := a.Problem(t, 404); got != "Connection not found" {
			t.Errorf("the problem is %s", got)
		}
	}
	for _, method := range []string{"GET", "PUT", "DELETE"} {
		if got := s.Do(method, "connections/x", good).Problem(t, 400); got != "Params validation failed: id: Invalid ObjectId" {
			t.Errorf("%s: the problem is %s", method, got)
		}
	}
	if a := s.Do("PATCH", missing, good); a.Status != 405 {
		t.Errorf("PATCH: %d %s", a.Status, a.Body)
	}
}

// testConnectionUpdatesOfNothing holds that an update with what is there already writes nothing, not even a time.
func testConnectionUpdatesOfNothing(t *testing.T, s *harness.Stack) {
	body := harness.Edited(leastConnection(), harness.Object{
		"password": connectionSecret, "hyperdxSettingPrefix": "p", "isPrometheusEndpoint": true,
	})
	path, text := s.CreateConnection(t, body)
	for _, same := range []harness.Object{
		body, harness.Edited(body, nil, "password"), harness.Edited(body, harness.Object{"password": ""}), leastConnection(),
		harness.Decode[harness.Object](t, text), harness.Edited(body, harness.Object{"prometheusEndpoint": ""}), harness.Edited(body, harness.Object{"prometheus": false}),
	} {
		if got := s.Do("PUT", path, harness.Encode(t, same)).Payload(t); got != text {
			t.Errorf("an update with %v makes it %s, was %s", same, got, text)
		}
		if got := s.Do("GET", path, "").Payload(t); got != text {
			t.Errorf("after an update with %v it is %s, was %s", same, got, text)
		}
	}
	before := text
	for _, other := range []harness.Object{
		{"password": connectionSecret + "2"},
		{"name": "Other"},
		{"host": ""},
		{"username": "Robin"},
		{"hyperdxSettingPrefix": nil},
		{"isPrometheusEndpoint": false},
		{"prometheusEndpoint": "http://p"},
	} {
		got := s.Do("PUT", path, harness.Encode(t, harness.Edited(body, other))).Payload(t)
		if harness.At(harness.Decode[any](t, got), "updatedAt").(string) <= harness.At(harness.Decode[any](t, before), "updatedAt").(string) {
			t.Errorf("an update with %v leaves the time: %s, was %s", other, got, before)
		}
		before = got
	}
}

func testConcurrentConnectionUpdates(t *testing.T, s *harness.Stack) {
	path, _ := s.CreateConnection(t, leastConnection())
	var mu sync.Mutex
	answered := map[string]bool{}
	var wg sync.WaitGroup
	for w := range 8 {
		wg.Go(func() {
			for n := range 5 {
				text := fmt.Sprintf("%d-%d", w, n)
				body := harness.Object{"name": text, "host": text, "username": text, "password": connectionSecret + text}
				a, err := s.DoContext(t.Context(), "PUT", path, harness.Encode(t, body))
				if err != nil || a.Status != 200 || strings.Count(a.Body, `"`+text+`"`) != 3 {
					t.Errorf("update to %s: %v, %d %s", text, err, a.Status, a.Body)
					return
				}
				mu.Lock()
				answered[a.Payload(t)] = true
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	if last := s.Do("GET", path, "").Payload(t); !answered[last] || len(answered) != 40 {
		t.Errorf("of %d answers none is what is left: %s", len(answered), last)
	}
}

// testDeletedConnections holds that sources stay, and what their queries say.
func testDeletedConnections(t *testing.T, s *harness.Stack) {
	path, text := s.CreateConnection(t, leastConnection())
	key := path[len("connections/"):]
	least := harness.Edited(readSourceKinds(t, s)["log"].Least, harness.Object{"connection": key})
	sourcePath, source := createSource(t, s, least)
	dashboard := s.Do("POST", "dashboards", strings.NewReplacer("SOURCE", harness.ID(t, source), "CONNECTION", key).Replace(
		`{"name":"Gone","tiles":[{"name":"","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"line","sourceId":"SOURCE",`+
			`"select":[{"aggFn":"count"}]}},{"name":"","x":0,"y":0,"w":1,"h":1,"config":{"configType":"sql",`+
			`"displayType":"table","connectionId":"CONNECTION","sqlTemplate":"SELECT 1"}}]}`)).Payload(t)

	if a := s.Do("DELETE", path, ""); a.Status != 200 || strings.TrimSpace(a.Body) != "{}" {
		t.Errorf("deleted: %d %s", a.Status, a.Body)
	}
	for _, method := range []string{"GET", "PUT", "DELETE"} {
		if got := s.Do(method, path, harness.Encode(t, leastConnection())).Problem(t, 404); got != "Connection not found" {
			t.Errorf("%s afterwards: %s", method, got)
		}
	}
	if list := s.Do("GET", "connections", "").Payload(t); strings.Contains(list, text) {
		t.Errorf("the list still has %s", text)
	}
	if got := s.Do("GET", sourcePath, "").Payload(t); got != source {
		t.Errorf("the source is %s, was %s", got, source)
	}
	if list := s.Do("GET", "sources", "").Payload(t); !strings.Contains(list, source) {
		t.Error("the source is no longer in the list")
	}
	wantSourceProblem(t, s, least, "connection must be an existing connection id")
	queries := sourceQueries(t, harness.ID(t, source), dashboard)
	second := harness.At(harness.Decode[any](t, dashboard), "tiles", 1, "id").(string)
	queries["dashboards/"+harness.ID(t, dashboard)+"/tiles/"+second+"/query"] = `{"startTime":1767607200000,"endTime":1767610800000}`
	for path, body := range queries {
		if got := s.Do("POST", path, body).Problem(t, 404); !strings.HasPrefix(got, "Connection not found") {
			t.Errorf("%s: %s", path, got)
		}
	}
	// With another connection it works again.
	moved := harness.Edited(harness.Decode[harness.Object](t, source), harness.Object{"connection": s.ID["connection local"]})
	s.Do("PUT", sourcePath, harness.Encode(t, moved)).Payload(t)
	s.Do("DELETE", sourcePath, "").Payload(t)
}

// testMadeUpConnections makes up connections: each is read as it was answered, and sending it back changes nothing.
func testMadeUpConnections(t *testing.T, s *harness.Stack) {
	text := rapid.SampledFrom([]string{
		"", "a", "A", " x\t", "é\"\\/<&>", "日本\u2028", "😀", "http://u@h:1/d?x#y", "HTTP://HOST/", "null",
	})
	m := harness.MadeUp{Text: text}
	connection := rapid.Custom(func(rt *rapid.T) harness.Object {
		return m.Some(rt, harness.Object{
			"name": text.Draw(rt, "name"), "host": text.Draw(rt, "host"), "username": text.Draw(rt, "username"),
		}, map[string]*rapid.Generator[any]{
			"password":             rapid.Map(text, func(more string) any { return connectionSecret + more }),
			"hyperdxSettingPrefix": m.One(nil, "a", "_", "Z9_"), "isPrometheusEndpoint": m.Flag(),
			"prometheusEndpoint": m.One(nil, "a", " http://p:1/?x#y "),
		})
	})
	rapid.Check(t, func(rt *rapid.T) {
		sent := connection.Draw(rt, "connection")
		a := s.Do("POST", "connections", harness.Encode(t, sent))
		if a.Status != 200 || strings.Contains(a.Body, connectionSecret) {
			rt.Fatalf("%s becomes %d %s", harness.Encode(t, sent), a.Status, a.Body)
		}
		created := a.Payload(t)
		path := "connections/" + harness.ID(t, created)
		got := harness.Decode[harness.Object](t, created)
		for key, value := range sent {
			if key != "password" && got[key] != value {
				rt.Fatalf("%s is %v, want %v", key, got[key], value)
			}
		}
		if read := s.Do("GET", path, "").Payload(t); read != created {
			rt.Fatalf("read as %s, created as %s", read, created)
		}
		for _, body := range []string{created, harness.Encode(t, sent), harness.Encode(t, harness.Edited(sent, nil, "password"))} {
			a := s.Do("PUT", path, body)
			if updated := a.Payload(t); updated != created {
				rt.Fatalf("updated to %s with %s, was %s", updated, body, created)
			}
		}
		other := harness.Edited(connection.Draw(rt, "other"), harness.Object{"password": connectionSecret})
		a = s.Do("PUT", path, harness.Encode(t, other))
		updated := a.Payload(t)
		if read := s.Do("GET", path, "").Payload(t); read != updated || strings.Contains(a.Body, connectionSecret) {
			rt.Fatalf("read as %s, updated to %s", read, updated)
		}
		s.Do("DELETE", path, "").Payload(t)
	})
}
