package harness

import (
	"encoding/json"
	"fmt"
	"sync/atomic"
	"testing"
)

// SearchAlert is the least body of an alert on a saved search.
func (s *Stack) SearchAlert(search string) Object {
	return Object{
		"source": "saved_search", "savedSearchId": search, "interval": "5m", "threshold": 10, "thresholdType": "above",
		"channel": Object{"type": "webhook", "webhookId": s.ID["webhook oncall"]},
	}
}

// Actions is what became of each resource.
func Actions(results []Applied) map[string]string {
	m := map[string]string{}
	for _, r := range results {
		m[r.Kind+" "+r.Name] = r.Action
	}
	return m
}

// All is every resource that the API shows.
func (s *Server) All(t testing.TB) string {
	t.Helper()
	lists := []string{"sources", "dashboards", "alerts"}
	if !Deployment.Managed {
		lists = append(lists, "webhooks")
	}
	text := ""
	for _, list := range lists {
		text += WithoutState(s.Do("GET", list, "").Payload(t)) + "\n"
	}
	return text
}

// CreateConnection returns the path of a new connection and its text.
func (s *Stack) CreateConnection(t testing.TB, body Object) (path, text string) {
	t.Helper()
	text = s.Do("POST", "connections", Encode(t, body)).Payload(t)
	return "connections/" + ID(t, text), text
}

// Validation is the answer to validating a dashboard.
type Validation struct {
	Valid      bool      `json:"valid"`
	Errors     []Problem `json:"errors"`
	Normalized Object    `json:"normalized"`
	Warnings   []Problem `json:"warnings"`
}

// Problem is what is wrong at a place.
type Problem struct {
	Path    string `json:"path"`
	Message string `json:"message"`
}

// Validate validates a dashboard. Whatever is wrong with it is in the answer.
func (s *Stack) Validate(t testing.TB, body string) Validation {
	t.Helper()
	a := s.Do("POST", "dashboards/validate", body)
	if Deployment.Managed {
		return Decode[Validation](t, a.Payload(t))
	}
	if a.Status != 200 {
		t.Fatalf("status %d: %s", a.Status, a.Body)
	}
	return Decode[Validation](t, a.Body)
}

// notSent are the keys at the top of answers, and of bodies in tests, that no body has.
var notSent = []string{
	"id", "team", "teamId", "state", "silenced", "executionErrors", "createdAt", "updatedAt", "surprise",
}

// Sendable is an answer as it may be sent back: as it is in oss, and without the keys that no body has in managed.
func Sendable(t testing.TB, text string) string {
	t.Helper()
	if !Deployment.Managed {
		return text
	}
	keys := Decode[map[string]json.RawMessage](t, text)
	for _, key := range notSent {
		delete(keys, key)
	}
	return Encode(t, keys)
}

// NewSavedSearch is the least body of a saved search.
func (s *Stack) NewSavedSearch() Object {
	return Object{"name": "Search", "sourceId": s.ID["source Logs"]}
}

var webhookNames atomic.Int64

// NewWebhook is the least body of a webhook, which is generic and has a name that nothing else has.
func NewWebhook() Object {
	return Object{
		"name": fmt.Sprint("Webhook ", webhookNames.Add(1)), "service": "generic", "url": "https://example.com/hook",
	}
}

// Webhook is the text of a webhook in the list, empty if it is not there.
func (s *Stack) Webhook(t testing.TB, key string) string {
	t.Helper()
	for _, item := range Decode[[]json.RawMessage](t, s.Do("GET", "webhooks", "").Payload(t)) {
		if ID(t, string(item)) == key {
			return string(item)
		}
	}
	return ""
}
