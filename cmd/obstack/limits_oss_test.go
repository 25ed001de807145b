//go:build !managed

package main

import (
	"net/http"
	"strings"
	"testing"
)

func TestLimitsOfTheTeam(t *testing.T) {
	t.Parallel()
	OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := startLimited(t, smallLimits, args)
		// One webhook and one connection are there, and more sources than there may be.
		for _, noun := range []struct {
			path, key, words, limit string
			room                    int
			body                    Object
		}{
			{"sources", "sources", "sources", "3", 0, Object{
				"kind": "log", "connection": s.ID["connection local"], "from": Object{"databaseName": "d", "tableName": "t"},
				"timestampValueExpression": "T", "defaultTableSelectExpression": "T",
			}},
			{"connections", "connections", "connections", "2", 1, Object{"host": "http://example.com", "username": ""}},
			{"webhooks", "webhooks", "webhooks", "2", 1, Object{"service": "generic", "url": "https://example.com"}},
			{"saved-searches", "savedSearches", "saved searches", "2", 2, Object{"sourceId": s.ID["source Logs"]}},
		} {
			t.Run(noun.path, func(t *testing.T) {
				body := func(name string) string { return Encode(t, Edited(noun.body, Object{"name": name})) }
				last := ""
				for i := range noun.room {
					last = ID(t, s.Do("POST", noun.path, body("n"+strings.Repeat("n", i))).Payload(t))
				}
				s.Do("POST", noun.path, body("one too many")).wantFull(t, noun.key, noun.words, noun.limit)
				if noun.room == 0 {
					s.Do("PUT", noun.path+"/"+s.ID["source Logs"], body("Logs")).Payload(t)
					return
				}
				s.Do("PUT", noun.path+"/"+last, body("changed")).Payload(t)
				s.Do("DELETE", noun.path+"/"+last, "").Payload(t)
				s.Do("POST", noun.path, body("in its place")).Payload(t)
			})
		}
		t.Run("keys of those who join", func(t *testing.T) {
			ann, bob := s.invite(t, "ann@example.com"), s.invite(t, "bob@example.com")
			if w := s.join(t, ann.token(), "Ann", goodPassword); w.status != 200 {
				t.Fatalf("Ann joins: %d %s", w.status, w.body)
			}
			w := s.join(t, bob.token(), "Bob", goodPassword)
			if w.status != http.StatusConflict || !strings.Contains(w.body, "The number of keys has reached its limit of 2") {
				t.Errorf("Bob joins: %d %s", w.status, w.body)
			}
			if s.members(t)["bob@example.com"] != nil {
				t.Error("Bob is a member without a key")
			}
			member := s.members(t)["ann@example.com"]["id"].(string)
			if a := s.Do("DELETE", "team/member/"+member, ""); a.Status != 200 {
				t.Fatalf("removing Ann answers %d %s", a.Status, a.Body)
			}
			if w := s.join(t, bob.token(), "Bob", goodPassword); w.status != 200 {
				t.Errorf("Bob joins later: %d %s", w.status, w.body)
			}
		})
	})
}
