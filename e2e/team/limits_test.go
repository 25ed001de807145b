package team

import (
	"net/http"
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

func TestLimitsOfTheTeam(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
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
		t.Run("keys of those who join", func(t *testing.T) {
			ann, bob := s.Invite(t, "ann@example.com"), s.Invite(t, "bob@example.com")
			if w := s.Join(t, ann.Token(), "Ann", harness.GoodPassword); w.Status != 200 {
				t.Fatalf("Ann joins: %d %s", w.Status, w.Body)
			}
			w := s.Join(t, bob.Token(), "Bob", harness.GoodPassword)
			if w.Status != http.StatusConflict || !strings.Contains(w.Body, "The number of keys has reached its limit of 2") {
				t.Errorf("Bob joins: %d %s", w.Status, w.Body)
			}
			if s.Members(t)["bob@example.com"] != nil {
				t.Error("Bob is a member without a key")
			}
			member := s.Members(t)["ann@example.com"]["id"].(string)
			if a := s.Do("DELETE", "team/member/"+member, ""); a.Status != 200 {
				t.Fatalf("removing Ann answers %d %s", a.Status, a.Body)
			}
			if w := s.Join(t, bob.Token(), "Bob", harness.GoodPassword); w.Status != 200 {
				t.Errorf("Bob joins later: %d %s", w.Status, w.Body)
			}
		})
	})
}
