package alerts

import (
	"net/url"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

// shopTile is a dashboard with the tags [shop], and the least alert on its tile.
func shopTile(t *testing.T, s *harness.Stack) (dashboard, alert harness.Object) {
	t.Helper()
	body := harness.Decode[harness.Object](t, s.Tile(`"displayType":"line","sourceId":"<source Logs>","select":[{"aggFn":"count"}]`))
	body["tags"] = []any{"shop"}
	dashboard = harness.Decode[harness.Object](t, s.Do("POST", "dashboards", harness.Encode(t, body)).Payload(t))
	return dashboard, harness.Edited(s.NewAlert(t), harness.Object{
		"dashboardId": dashboard["id"], "tileId": harness.At(dashboard, "tiles", 0, "id"),
	})
}

// testAlertNames holds what name and tags an alert has after an update, and after a change of its dashboard.
func testAlertNames(t *testing.T, s *harness.Stack) {
	type names struct {
		Rule, Name string
		Sent       harness.Object
		Tags       []any
		Moved      struct {
			Name string
			Tags []any
		}
	}
	cases := harness.ReadCases[names](t, s, "alert_names.yaml")
	long := names{Rule: "the longest name", Name: strings.Repeat("😀", 256), Tags: []any{"shop"}}
	long.Sent, long.Moved.Name, long.Moved.Tags = harness.Object{"displayName": long.Name}, long.Name, []any{"moved"}
	for _, tc := range append(cases, long) {
		t.Run(tc.Rule, func(t *testing.T) {
			t.Parallel()
			dashboard, body := shopTile(t, s)
			had := harness.Edited(body, harness.Object{"displayName": "Had", "tags": []any{"had"}})
			path := "alerts/" + harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, had)).Payload(t))
			wantNames := func(text, name string, tags []any) {
				t.Helper()
				got := harness.Decode[harness.Object](t, text)
				if got["displayName"] != name || !cmp.Equal(got["tags"], append([]any{}, tags...)) {
					t.Errorf("%v %v, want %s %v", got["displayName"], got["tags"], name, tags)
				}
				list := s.Do("GET", "alerts?name="+url.QueryEscape(name), "").Payload(t)
				if read := s.Do("GET", path, "").Payload(t); read != text || !strings.Contains(list, text) {
					t.Errorf("read as %s, answered as %s, listed as %s", read, text, list)
				}
			}
			updated := s.Do("PUT", path, harness.Encode(t, harness.Edited(body, tc.Sent))).Payload(t)
			wantNames(updated, tc.Name, tc.Tags)
			// An update with the answer of a read changes nothing.
			if again := s.Do("PUT", path, harness.Sendable(t, updated)).Payload(t); again != updated {
				t.Errorf("sent back: %s, want %s", again, updated)
			}
			created := harness.Decode[harness.Object](t, s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, tc.Sent))).Payload(t))
			if created["displayName"] != tc.Name || !cmp.Equal(created["tags"], append([]any{}, tc.Tags...)) {
				t.Errorf("created with %v %v", created["displayName"], created["tags"])
			}
			s.Do("PUT", "dashboards/"+dashboard["id"].(string), harness.Sendable(t, harness.Encode(t,
				harness.Edited(dashboard, harness.Object{"name": "Moved", "tags": []any{"moved"}})))).Payload(t)
			wantNames(s.Do("GET", path, "").Payload(t), tc.Moved.Name, tc.Moved.Tags)
		})
	}
	for _, refused := range []struct {
		rule    string
		sent    harness.Object
		problem string
	}{
		{"a name that is too long", harness.Object{"displayName": strings.Repeat("😀", 256) + "a"}, "displayName: String must contain at most 512"},
		{"a number as a name", harness.Object{"displayName": 5}, "displayName: Expected string"},
		{"no tags by name", harness.Object{"tags": nil}, "tags: Expected array"},
		{"too many tags", harness.Object{"tags": make([]string, 51)}, "tags: Array must contain at most 50"},
		{"a tag that is too long", harness.Object{"tags": []any{"a", "b", "c", strings.Repeat("a", 33)}}, "tags.3: String must contain at most 32"},
		{"a number as a tag", harness.Object{"tags": []any{5}}, "tags.0: Expected string"},
	} {
		t.Run(refused.rule, func(t *testing.T) {
			t.Parallel()
			_, body := shopTile(t, s)
			for _, request := range [][2]string{{"POST", "alerts"}, {"PUT", "alerts/00000000000000000000dead"}} {
				s.Do(request[0], request[1], harness.Encode(t, harness.Edited(body, refused.sent))).WantProblem(t, refused.problem)
			}
		})
	}
	t.Run("a name that equals the derived one follows again when it is cleared", func(t *testing.T) {
		t.Parallel()
		dashboard, body := shopTile(t, s)
		own := harness.Edited(body, harness.Object{"displayName": "Moved - Tile", "tags": []any{"moved"}})
		path := "alerts/" + harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, own)).Payload(t))
		for _, name := range []string{"Moved", "Moved again"} {
			s.Do("PUT", "dashboards/"+dashboard["id"].(string), harness.Sendable(t, harness.Encode(t,
				harness.Edited(dashboard, harness.Object{"name": name, "tags": []any{strings.ToLower(name)}})))).Payload(t)
			s.Do("PUT", path, harness.Encode(t, body)).Payload(t)
			got := harness.Decode[harness.Object](t, s.Do("GET", path, "").Payload(t))
			if got["displayName"] != name+" - Tile" || !cmp.Equal(got["tags"], []any{strings.ToLower(name)}) {
				t.Errorf("the alert has %v %v", got["displayName"], got["tags"])
			}
		}
	})
}

// testListedNames holds which alerts a list finds by name and tag, and that its ETag follows derived names.
func testListedNames(t *testing.T, s *harness.Stack) {
	dashboard, body := shopTile(t, s)
	rename := func(name string, tags ...any) {
		t.Helper()
		dashboard["name"], dashboard["tags"] = name, append([]any{}, tags...)
		s.Do("PUT", "dashboards/"+dashboard["id"].(string), harness.Sendable(t, harness.Encode(t, dashboard))).Payload(t)
	}
	rename("Zebra crossing", "zebra")
	derived := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, body)).Payload(t))
	own := harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, harness.Edited(body, harness.Object{
		"displayName": "Okapi", "tags": []any{"okapi", "forest"}, "name": "Zebra {{value}}",
	}))).Payload(t))
	for query, want := range map[string][]string{
		"name=ZEBRA": {derived, own}, "name=crossing+-+tile": {derived}, "name=OKAPI": {own}, "name=zebra+{{": {own},
		"tag=zebra": {derived}, "tag=forest": {own}, "tag=Zebra": {}, "tag=okapi&name=zebra": {own}, "tag=zebra&name=okapi": {},
		"tag=forest&state=OK": {own}, "tag=forest&limit=1&offset=1": {},
	} {
		got := []string{}
		for _, a := range harness.Decode[[]harness.Object](t, s.Do("GET", "alerts?"+strings.ReplaceAll(query, "{", "%7B"), "").Payload(t)) {
			got = append(got, a["id"].(string))
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", query, diff)
		}
	}
	if harness.Deployment.Managed { // lists of the managed API lack an ETag
		return
	}
	etag := func() string { return s.Do("GET", "alerts?tag=zebra&limit=10", "").Header.Get("ETag") }
	first := etag()
	rename("Zebra crossings", "zebra")
	second := etag()
	rename("Zebra crossings", "zebra", "horse")
	if third := etag(); first == second || second == third || first == "" {
		t.Errorf("the ETags are %s, %s, %s", first, second, third)
	}
}
