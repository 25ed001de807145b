package main

import (
	"encoding/json"
	"fmt"
	"sync/atomic"
	"testing"
)

// searchAlert is the least body of an alert on a saved search.
func (s *Stack) searchAlert(search string) Object {
	return Object{
		"source": "saved_search", "savedSearchId": search, "interval": "5m", "threshold": 10, "thresholdType": "above",
		"channel": Object{"type": "webhook", "webhookId": s.ID["webhook oncall"]},
	}
}

// actions is what became of each resource.
func actions(results []applied) map[string]string {
	m := map[string]string{}
	for _, r := range results {
		m[r.Kind+" "+r.Name] = r.Action
	}
	return m
}

// all is every resource that the API shows.
func (s *Server) all(t testing.TB) string {
	t.Helper()
	lists := []string{"sources", "dashboards", "alerts"}
	if !deployment.Managed {
		lists = append(lists, "webhooks")
	}
	text := ""
	for _, list := range lists {
		text += unjudged(s.Do("GET", list, "").Payload(t)) + "\n"
	}
	return text
}

// createConnection returns the path of a new connection and its text.
func (s *Stack) createConnection(t testing.TB, body Object) (path, text string) {
	t.Helper()
	text = s.Do("POST", "connections", Encode(t, body)).Payload(t)
	return "connections/" + ID(t, text), text
}

// verdict is the answer to validating a dashboard.
type verdict struct {
	Valid      bool      `json:"valid"`
	Errors     []Problem `json:"errors"`
	Normalized Object    `json:"normalized"`
	Warnings   []Problem `json:"warnings"`
}

// problem is what is wrong at a place.
type Problem struct {
	Path    string `json:"path"`
	Message string `json:"message"`
}

// validate asks for a verdict, which is always there.
func (s *Stack) validate(t testing.TB, body string) verdict {
	t.Helper()
	a := s.Do("POST", "dashboards/validate", body)
	if deployment.Managed {
		return Decode[verdict](t, a.Payload(t))
	}
	if a.Status != 200 {
		t.Fatalf("status %d: %s", a.Status, a.Body)
	}
	return Decode[verdict](t, a.Body)
}

// notSent are the keys at the top of answers, and of bodies in tests, that no body has.
var notSent = []string{
	"id", "team", "teamId", "state", "silenced", "executionErrors", "createdAt", "updatedAt", "surprise",
}

// sendable is an answer as it may be sent back: as it is in oss, and without the keys that no body has in managed.
func sendable(t testing.TB, text string) string {
	t.Helper()
	if !deployment.Managed {
		return text
	}
	keys := Decode[map[string]json.RawMessage](t, text)
	for _, key := range notSent {
		delete(keys, key)
	}
	return Encode(t, keys)
}

// newSavedSearch is the least body of a saved search.
func (s *Stack) newSavedSearch() Object {
	return Object{"name": "Search", "sourceId": s.ID["source Logs"]}
}

var webhookNames atomic.Int64

// newWebhook is the least body of a webhook, which is generic and has a name that nothing else has.
func newWebhook() Object {
	return Object{
		"name": fmt.Sprint("Webhook ", webhookNames.Add(1)), "service": "generic", "url": "https://example.com/hook",
	}
}

// webhook is the text of a webhook in the list, which is the only place that shows it; empty if it is not there.
func (s *Stack) webhook(t testing.TB, key string) string {
	t.Helper()
	for _, item := range Decode[[]json.RawMessage](t, s.Do("GET", "webhooks", "").Payload(t)) {
		if ID(t, string(item)) == key {
			return string(item)
		}
	}
	return ""
}
