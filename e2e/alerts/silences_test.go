package alerts

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/obstack/obstack/e2e/harness"
)

// testSilences holds when an alert is shown as silenced.
func testSilences(t *testing.T, s *harness.Stack) {
	created := s.Do("POST", "alerts", harness.Encode(t, s.NewAlert(t))).Payload(t)
	path := "alerts/" + harness.ID(t, created)
	// read is the alert as every operation that reads it shows it.
	read := func() string {
		t.Helper()
		text := harness.WithoutState(s.Do("GET", path, "").Payload(t))
		if list := harness.WithoutState(s.Do("GET", "alerts", "").Payload(t)); !strings.Contains(list, text) {
			t.Errorf("the list does not have %s", text)
		}
		return text
	}
	plain := harness.WithoutState(created)
	silence := func(until, reason string) harness.Object {
		t.Helper()
		body := harness.Object{"until": until}
		if reason != "" {
			body["reason"] = reason
		}
		text := harness.WithoutState(s.Do("POST", path+"/silence", harness.Encode(t, body)).Payload(t))
		if got := read(); got != text {
			t.Errorf("read as %s, silenced as %s", got, text)
		}
		silenced, ok := harness.Decode[harness.Object](t, text)["silenced"].(harness.Object)
		if !ok {
			t.Fatalf("not silenced: %s", text)
		}
		harness.SameJSON(t, harness.Encode(t, harness.Edited(harness.Decode[harness.Object](t, text), nil, "silenced")), plain)
		at, err := time.Parse(time.RFC3339, silenced["at"].(string))
		if age := time.Since(at); err != nil || age < 0 || age > time.Minute {
			t.Errorf("silenced at %v", silenced["at"])
		}
		if by, ok := silenced["by"].(string); ok == harness.Deployment.Managed || ok && !harness.UUIDForm.MatchString(by) {
			t.Errorf("silenced by %q", by)
		}
		return harness.Edited(silenced, nil, "at", "by")
	}

	tomorrow, later := harness.InDays(1), harness.InDays(365.9)
	harness.SameJSON(t, harness.Encode(t, silence(tomorrow, "Works")), `{"until":"`+tomorrow+`","reason":"Works"}`)
	// The next one is put in its place, its reason too.
	harness.SameJSON(t, harness.Encode(t, silence(later, "")), `{"until":"`+later+`"}`)
	// Other changes leave it alone.
	updated := harness.Decode[harness.Object](t, s.Do("PUT", path, harness.Sendable(t, read())).Payload(t))
	if harness.At(updated, "silenced", "until") != later {
		t.Errorf("an update left the silence %v", updated["silenced"])
	}
	for range 2 {
		if got := harness.WithoutState(s.Do("DELETE", path+"/silence", "").Payload(t)); got != plain || read() != plain {
			t.Errorf("not silenced any more: %s, then %s, want %s", got, read(), plain)
		}
	}
	// One that is over is in the store, and nowhere else.
	silence(tomorrow, "Works")
	harness.Change(t, s.Database(t), `UPDATE alerts SET silenced = '{"at":"2026-02-08T10:00:00.000Z","until":"`+harness.InDays(-0.001)+
		`","reason":"Over"}' WHERE id = '`+harness.ID(t, created)+`'`)
	if got := read(); got != plain {
		t.Errorf("silenced until a while ago: %s, want %s", got, plain)
	}
	for _, request := range [][3]string{{"PUT", path, harness.Sendable(t, plain)}, {"DELETE", path + "/silence", ""}} {
		if got := harness.WithoutState(s.Do(request[0], request[1], request[2]).Payload(t)); got != plain {
			t.Errorf("%v: %s, want %s", request, got, plain)
		}
	}
	silence(tomorrow, "Again")
}

// testSilenceRules holds what a silence must not be, and that nothing is silenced then.
func testSilenceRules(t *testing.T, s *harness.Stack) {
	created := s.Do("POST", "alerts", harness.Encode(t, s.NewAlert(t))).Payload(t)
	path := "alerts/" + harness.ID(t, created)
	for _, tc := range []struct {
		sent harness.Object
		want []string
	}{
		{harness.Object{}, []string{"until: Required"}},
		{harness.Object{"until": nil}, []string{"until: Expected string, received null"}},
		{harness.Object{"until": 1}, []string{"until: "}},
		{harness.Object{"until": "tomorrow"}, []string{"until: Invalid datetime"}},
		{harness.Object{"until": harness.InDays(1)[:10]}, []string{"until: Invalid datetime"}},
		{harness.Object{"until": strings.Replace(harness.InDays(1), "Z", "+00:00", 1)}, []string{"until: Invalid datetime"}},
		{harness.Object{"until": harness.InDays(-0.001)}, []string{"until: until must be in the future"}},
		{harness.Object{"until": "1999-01-01T00:00:00Z"}, []string{"until: until must be in the future"}},
		{harness.Object{"until": harness.InDays(366.1)}, []string{"until: until must be at most 366 days from now"}},
		{harness.Object{"until": "9999-12-31T23:59:59Z"}, []string{"until: until must be at most 366 days from now"}},
		{harness.Object{"until": harness.InDays(1), "reason": ""}, []string{"reason: String must contain at least 1"}},
		{harness.Object{"until": harness.InDays(1), "reason": nil}, []string{"reason: "}},
		{harness.Object{"until": harness.InDays(1), "reason": strings.Repeat("a", 1025)}, []string{"reason: String must contain at most"}},
		{harness.Object{"until": harness.InDays(-1), "reason": ""}, []string{"reason: ", "until: until must be in the future"}},
	} {
		body := harness.Encode(t, tc.sent)
		for _, key := range []string{path, "alerts/" + harness.MissingID} {
			s.Do("POST", key+"/silence", body).WantProblem(t, append(slices.Clone(tc.want), "Body validation failed: ")...)
		}
	}
	if got := s.Do("GET", path, "").Payload(t); harness.WithoutState(got) != harness.WithoutState(created) {
		t.Errorf("a refused silence left %s, want %s", got, created)
	}
	body := harness.Encode(t, harness.Object{"until": harness.InDays(1), "reason": strings.Repeat("😀", 512)})
	s.Do("POST", path+"/silence", body).Payload(t)
	for _, method := range []string{"POST", "DELETE"} {
		if got := s.Do(method, "alerts/"+harness.MissingID+"/silence", body).Problem(t, 404); got != "Alert not found" {
			t.Errorf("%s for an unknown alert: %s", method, got)
		}
	}
}

// testDisabledAlerts holds the states that a client can set. What an evaluation says afterwards is not looked at.
func testDisabledAlerts(t *testing.T, s *harness.Stack) {
	body := s.NewAlert(t)
	off, on := harness.Encode(t, harness.Edited(body, harness.Object{"enabled": false})), harness.Encode(t, body)
	created := harness.Decode[harness.Object](t, s.Do("POST", "alerts", off).Payload(t))
	path := "alerts/" + created["id"].(string)
	for _, step := range []struct{ method, path, body, want string }{
		{"GET", path, "", "DISABLED"},
		{"PUT", path, on, "OK"},
		{"PUT", path, off, "DISABLED"},
		{"PUT", path, harness.Encode(t, harness.Edited(body, harness.Object{"enabled": false, "name": "Off"})), "DISABLED"},
		{"GET", path, "", "DISABLED"},
		{"PUT", path, harness.Encode(t, harness.Edited(body, harness.Object{"enabled": true})), "OK"},
	} {
		got := harness.Decode[harness.Object](t, s.Do(step.method, step.path, step.body).Payload(t))
		if got["state"] != step.want {
			t.Errorf("%s %s: the state is %v, want %s", step.method, step.body, got["state"], step.want)
		}
	}
	if created["state"] != "DISABLED" || created["enabled"] != false {
		t.Errorf("created as %v", created)
	}
}
