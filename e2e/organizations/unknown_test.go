package organizations

import (
	"strings"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// TestUnknownPropertiesAreRefused holds that a property at the top of a body that the operation does not know is a 400
// that names it, beside everything else that is wrong.
func TestUnknownPropertiesAreRefused(t *testing.T) {
	t.Parallel()
	s := harness.StartStack(t)
	alert := s.NewAlert(t)
	stored := s.Do("POST", "alerts", harness.Encode(t, alert)).Payload(t)
	dashboard := s.Do("POST", "dashboards", `{"name":"x","tiles":[]}`).Payload(t)
	onAlert, onDashboard := "alerts/"+harness.ID(t, stored), "dashboards/"+harness.ID(t, dashboard)
	organization := "/v1/organizations/" + s.Keys.OrganizationID + "/"
	with := func(keys harness.Object) string { return harness.Encode(t, harness.Edited(alert, keys)) }
	for _, tc := range []struct{ rule, method, path, body, want string }{
		{"one", "POST", "alerts", with(harness.Object{"surprise": 1}), "surprise: Unknown property"},
		{"null", "POST", "alerts", with(harness.Object{"surprise": nil}), "surprise: Unknown property"},
		{
			"several, in the order sent", "POST", "dashboards", `{"z":1,"name":"x","a":{"b":1},"tiles":[]}`,
			"z: Unknown property; a: Unknown property",
		},
		{"the id of a new dashboard", "POST", "dashboards", `{"id":"x","name":"x","tiles":[]}`, "id: Unknown property"},
		{"the id of a stored dashboard", "PUT", onDashboard, dashboard, "id: Unknown property"},
		{
			"the keys that the server adds to an alert", "PUT", onAlert, stored,
			"id: Unknown property; state: Unknown property; teamId: Unknown property; createdAt: Unknown property; " +
				"updatedAt: Unknown property",
		},
		{
			"beside a wrong form", "POST", "alerts", with(harness.Object{"surprise": 1, "interval": 5}),
			"surprise: Unknown property; interval: Expected '1m'",
		},
		{
			"beside a rule between fields", "POST", "alerts", with(harness.Object{"surprise": 1, "thresholdType": "between"}),
			"surprise: Unknown property; thresholdMax: ",
		},
		{
			"beside a rule of dashboards", "POST", "dashboards",
			`{"surprise":1,"name":"x","tiles":[{"name":"","x":0,"y":0,"w":1,"h":1}]}`,
			"surprise: Unknown property; tiles.0: Either config or series is required",
		},
		{
			"beside the rules of a key", "POST", organization + "keys",
			`{"name":"x","surprise":1,"expireAt":"nope","ipAccessList":[{"source":"1.2.3.4/99"}]}`,
			"surprise: Unknown property; expireAt: Invalid datetime; ipAccessList.0.source: Expected an IP address",
		},
		{
			"beside the rules of a changed key", "PATCH", organization + "keys/" + harness.MissingUUID,
			`{"surprise":1,"roles":["admin","admin"]}`, "surprise: Unknown property; roles.1: Duplicate role",
		},
		{
			"beside the rules of an invitation", "POST", organization + "invitations",
			`{"surprise":1,"email":"a@example.com","assignedRoleIds":["` + harness.MissingUUID + `"]}`,
			"surprise: Unknown property; assignedRoleIds.0: Unknown role",
		},
		{
			"beside the rules of a member", "PATCH", organization + "members/" + harness.MissingUUID,
			`{"surprise":1,"assignedRoleIds":["` + harness.MissingUUID + `"]}`,
			"surprise: Unknown property; assignedRoleIds.0: Unknown role",
		},
		{
			"beside the rules of a silence", "POST", onAlert + "/silence", `{"surprise":1,"until":"1999-01-01T00:00:00Z"}`,
			"surprise: Unknown property; until: until must be in the future",
		},
		{
			"beside a bad id", "PUT", "alerts/nope", with(harness.Object{"surprise": 1}),
			"surprise: Unknown property; Params validation failed: id: Invalid ObjectId",
		},
		{
			"in another case", "POST", "alerts", with(harness.Object{"Name": "x"}), `Name: Unknown key: did you mean "name"?`,
		},
		{"an empty one", "POST", "dashboards", `{"":1,"name":"x","tiles":[]}`, "Unknown property"},
		{
			"a long one", "POST", "dashboards", `{"` + strings.Repeat("k", 10_000) + `":1,"name":"x","tiles":[]}`,
			strings.Repeat("k", 64) + "…: Unknown property",
		},
	} {
		a := s.Do(tc.method, tc.path, tc.body)
		if got := a.Problem(t, 400); !strings.HasPrefix(got, "Body validation failed: "+tc.want) || len(got) > 500 {
			t.Errorf("%s: %s, want %s", tc.rule, got, tc.want)
		}
	}
	many := s.Do("POST", "dashboards", `{"name":"x","tiles":[],`+harness.ManyKeys(1000)+`}`).Problem(t, 400)
	if n := strings.Count(many, ": Unknown property"); n != 50 {
		t.Errorf("%d of 1,000 unknown properties are named", n)
	}
	for path, want := range map[string]string{onAlert: stored, onDashboard: dashboard} {
		if got := s.Do("GET", path, "").Payload(t); harness.WithoutState(got) != harness.WithoutState(want) {
			t.Errorf("a refused update left %s, want %s", got, want)
		}
	}
	t.Run("those of the other source are known", func(t *testing.T) { testPropertiesOfOtherSource(t, s, with) })
	t.Run("further inside they are dropped", func(t *testing.T) { testUnknownPropertiesInside(t, alert, s, with) })
	t.Run("a validation has them as problems", func(t *testing.T) { testUnknownPropertiesAreProblems(t, s) })
}

func testPropertiesOfOtherSource(t *testing.T, s *harness.Stack, with func(harness.Object) string) {
	t.Parallel()
	s.Do("POST", "alerts", with(harness.Object{"savedSearchId": nil, "groupBy": 5})).Payload(t)
}

func testUnknownPropertiesInside(t *testing.T, alert harness.Object, s *harness.Stack, with func(harness.Object) string) {
	t.Parallel()
	channel := harness.Edited(alert["channel"].(harness.Object), harness.Object{"surprise": 1})
	if got := s.Do("POST", "alerts", with(harness.Object{"channel": channel})).Payload(t); strings.Contains(got, "surprise") {
		t.Errorf("stored as %s", got)
	}
}

func testUnknownPropertiesAreProblems(t *testing.T, s *harness.Stack) {
	t.Parallel()
	v := s.Validate(t, `{"id":"x","name":"","tiles":[],"surprise":1}`)
	if len(v.Errors) != 2 || v.Valid || v.Normalized != nil || v.Errors[0].Path != "id" ||
		v.Errors[1].Path != "surprise" || v.Errors[1].Message != "Unknown property" {
		t.Errorf("the validation is %+v", v)
	}
}
