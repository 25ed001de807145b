package team

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestLimitsOfTheTeam(t *testing.T) {
	t.Parallel()
	harness.OnItsStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.StartLimited(t, harness.SmallLimits, args)
		// One webhook and one connection are there, and more sources than there may be.
		for _, noun := range []struct {
			path, key, words, limit string
			free                    int
			body                    harness.Object
		}{
			{"sources", "sources", "sources", "3", 0, harness.Object{
				"kind": "log", "connection": s.ID["connection local"], "from": harness.Object{"databaseName": "d", "tableName": "t"},
				"timestampValueExpression": "T", "defaultTableSelectExpression": "T",
			}},
			{"connections", "connections", "connections", "2", 1, harness.Object{"host": "http://example.com", "username": ""}},
			{"webhooks", "webhooks", "webhooks", "2", 1, harness.Object{"service": "generic", "url": "https://example.com"}},
			{"saved-searches", "savedSearches", "saved searches", "2", 2, harness.Object{"sourceId": s.ID["source Logs"]}},
		} {
			t.Run(noun.path, func(t *testing.T) {
				body := func(name string) string {
					return harness.Encode(t, harness.Edited(noun.body, harness.Object{"name": name}))
				}
				last := ""
				for i := range noun.free {
					last = harness.ID(t, s.Do("POST", noun.path, body("n"+strings.Repeat("n", i))).Payload(t))
				}
				s.Do("POST", noun.path, body("one too many")).WantFull(t, noun.key, noun.words, noun.limit)
				if noun.free == 0 {
					s.Do("PUT", noun.path+"/"+s.ID["source Logs"], body("Logs")).Payload(t)
					return
				}
				s.Do("PUT", noun.path+"/"+last, body("changed")).Payload(t)
				s.Do("DELETE", noun.path+"/"+last, "").Payload(t)
				s.Do("POST", noun.path, body("in its place")).Payload(t)
			})
		}
		t.Run("keys of people leave room for those who join", func(t *testing.T) {
			for _, name := range []string{"ann", "bob", "cleo"} {
				w := s.Join(t, s.Invite(t, name+"@example.com").Token(), name, harness.GoodPassword)
				if w.Status != 200 {
					t.Fatalf("%s joins: %d %s", name, w.Status, w.Body)
				}
				for range 3 {
					s.Do("POST", "keys", `{"name":"of many","scope":"read"}`, harness.Bearer(w.Key)).Payload(t)
				}
			}
		})
	})
}
