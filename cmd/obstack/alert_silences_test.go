package main

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// testSilences holds when an alert is shown as silenced.
func testSilences(t *testing.T, s *Stack) {
	created := s.Do("POST", "alerts", Encode(t, s.newAlert(t))).Payload(t)
	path := "alerts/" + ID(t, created)
	// read is the alert as every operation that reads it shows it.
	read := func() string {
		t.Helper()
		text := unjudged(s.Do("GET", path, "").Payload(t))
		if list := unjudged(s.Do("GET", "alerts", "").Payload(t)); !strings.Contains(list, text) {
			t.Errorf("the list does not have %s", text)
		}
		return text
	}
	plain := unjudged(created)
	silence := func(until, reason string) Object {
		t.Helper()
		body := Object{"until": until}
		if reason != "" {
			body["reason"] = reason
		}
		text := unjudged(s.Do("POST", path+"/silence", Encode(t, body)).Payload(t))
		if got := read(); got != text {
			t.Errorf("read as %s, silenced as %s", got, text)
		}
		silenced, ok := Decode[Object](t, text)["silenced"].(Object)
		if !ok {
			t.Fatalf("not silenced: %s", text)
		}
		SameJSON(t, Encode(t, Edited(Decode[Object](t, text), nil, "silenced")), plain)
		at, err := time.Parse(time.RFC3339, silenced["at"].(string))
		if age := time.Since(at); err != nil || age < 0 || age > time.Minute {
			t.Errorf("silenced at %v", silenced["at"])
		}
		if by, ok := silenced["by"].(string); ok == deployment.Managed || ok && !uuidForm.MatchString(by) {
			t.Errorf("silenced by %q", by)
		}
		return Edited(silenced, nil, "at", "by")
	}

	tomorrow, later := inDays(1), inDays(365.9)
	SameJSON(t, Encode(t, silence(tomorrow, "Works")), `{"until":"`+tomorrow+`","reason":"Works"}`)
	// The next one is put in its place, its reason too.
	SameJSON(t, Encode(t, silence(later, "")), `{"until":"`+later+`"}`)
	// Other changes leave it alone.
	updated := Decode[Object](t, s.Do("PUT", path, sendable(t, read())).Payload(t))
	if At(updated, "silenced", "until") != later {
		t.Errorf("an update left the silence %v", updated["silenced"])
	}
	for range 2 {
		if got := unjudged(s.Do("DELETE", path+"/silence", "").Payload(t)); got != plain || read() != plain {
			t.Errorf("not silenced any more: %s, then %s, want %s", got, read(), plain)
		}
	}
	// One that is over is in the store, and nowhere else.
	silence(tomorrow, "Works")
	change(t, s.database(t), `UPDATE alerts SET silenced = '{"at":"2026-02-08T10:00:00.000Z","until":"`+inDays(-0.001)+
		`","reason":"Over"}' WHERE id = '`+ID(t, created)+`'`)
	if got := read(); got != plain {
		t.Errorf("silenced until a while ago: %s, want %s", got, plain)
	}
	for _, request := range [][3]string{{"PUT", path, sendable(t, plain)}, {"DELETE", path + "/silence", ""}} {
		if got := unjudged(s.Do(request[0], request[1], request[2]).Payload(t)); got != plain {
			t.Errorf("%v: %s, want %s", request, got, plain)
		}
	}
	silence(tomorrow, "Again")
}

// testSilenceRules holds what a silence must not be, and that nothing is silenced then.
func testSilenceRules(t *testing.T, s *Stack) {
	created := s.Do("POST", "alerts", Encode(t, s.newAlert(t))).Payload(t)
	path := "alerts/" + ID(t, created)
	for _, tc := range []struct {
		sent Object
		want []string
	}{
		{Object{}, []string{"until: Required"}},
		{Object{"until": nil}, []string{"until: Expected string, received null"}},
		{Object{"until": 1}, []string{"until: "}},
		{Object{"until": "tomorrow"}, []string{"until: Invalid datetime"}},
		{Object{"until": inDays(1)[:10]}, []string{"until: Invalid datetime"}},
		{Object{"until": strings.Replace(inDays(1), "Z", "+00:00", 1)}, []string{"until: Invalid datetime"}},
		{Object{"until": inDays(-0.001)}, []string{"until: until must be in the future"}},
		{Object{"until": "1999-01-01T00:00:00Z"}, []string{"until: until must be in the future"}},
		{Object{"until": inDays(366.1)}, []string{"until: until must be at most 366 days from now"}},
		{Object{"until": "9999-12-31T23:59:59Z"}, []string{"until: until must be at most 366 days from now"}},
		{Object{"until": inDays(1), "reason": ""}, []string{"reason: String must contain at least 1"}},
		{Object{"until": inDays(1), "reason": nil}, []string{"reason: "}},
		{Object{"until": inDays(1), "reason": strings.Repeat("a", 1025)}, []string{"reason: String must contain at most"}},
		{Object{"until": inDays(-1), "reason": ""}, []string{"reason: ", "until: until must be in the future"}},
	} {
		body := Encode(t, tc.sent)
		for _, key := range []string{path, "alerts/" + MissingID} {
			s.Do("POST", key+"/silence", body).WantProblem(t, append(slices.Clone(tc.want), "Body validation failed: ")...)
		}
	}
	if got := s.Do("GET", path, "").Payload(t); unjudged(got) != unjudged(created) {
		t.Errorf("a refused silence left %s, want %s", got, created)
	}
	body := Encode(t, Object{"until": inDays(1), "reason": strings.Repeat("😀", 512)})
	s.Do("POST", path+"/silence", body).Payload(t)
	for _, method := range []string{"POST", "DELETE"} {
		if got := s.Do(method, "alerts/"+MissingID+"/silence", body).Problem(t, 404); got != "Alert not found" {
			t.Errorf("%s for an unknown alert: %s", method, got)
		}
	}
}

// testDisabledAlerts holds the states that a client can set. What an evaluation says afterwards is not looked at.
func testDisabledAlerts(t *testing.T, s *Stack) {
	body := s.newAlert(t)
	off, on := Encode(t, Edited(body, Object{"enabled": false})), Encode(t, body)
	created := Decode[Object](t, s.Do("POST", "alerts", off).Payload(t))
	path := "alerts/" + created["id"].(string)
	for _, step := range []struct{ method, path, body, want string }{
		{"GET", path, "", "DISABLED"},
		{"PUT", path, on, "OK"},
		{"PUT", path, off, "DISABLED"},
		{"PUT", path, Encode(t, Edited(body, Object{"enabled": false, "name": "Off"})), "DISABLED"},
		{"GET", path, "", "DISABLED"},
		{"PUT", path, Encode(t, Edited(body, Object{"enabled": true})), "OK"},
	} {
		got := Decode[Object](t, s.Do(step.method, step.path, step.body).Payload(t))
		if got["state"] != step.want {
			t.Errorf("%s %s: the state is %v, want %s", step.method, step.body, got["state"], step.want)
		}
	}
	if created["state"] != "DISABLED" || created["enabled"] != false {
		t.Errorf("created as %v", created)
	}
}
