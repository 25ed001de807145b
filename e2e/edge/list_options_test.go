package edge

import (
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"testing"

	"github.com/obstack/obstack/e2e/harness"
)

// listed is a list as a client reads it.
type listed struct {
	names      []string
	meta       map[string]int
	total, tag string
}

func list(t testing.TB, s *harness.Server, path string) listed {
	t.Helper()
	a := s.Do("GET", path, "")
	l := listed{names: []string{}, total: a.Header.Get("X-Total-Count"), tag: a.Header.Get("ETag")}
	for _, item := range harness.Decode[[]harness.Object](t, a.Payload(t)) {
		name, _ := item["name"].(string)
		l.names = append(l.names, name)
	}
	l.meta = harness.Decode[struct{ Meta map[string]int }](t, a.Body).Meta
	return l
}

// organizationLists are lists of managed that are not of a service.
var organizationLists = []string{"", "/services", "/members", "/invitations", "/keys", "/roles", "/activities"}

func TestListsHaveFiltersAndPages(t *testing.T) {
	t.Parallel()
	harness.OnEachStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.Launch(t, "", slices.Concat(harness.NoEngine, args)...)
		s.WaitListen()
		for _, body := range []string{
			`{"name":"Zürich 100%","tiles":[],"tags":["prod","a b"]}`, `{"name":"ΣΊΣΥΦΟΣ","tiles":[],"tags":["Prod"]}`,
			`{"name":"Hauptstraße","tiles":[]}`, `{"name":"100 or more","tiles":[],"tags":["prod"]}`,
		} {
			s.Do("POST", "dashboards", body).Payload(t)
		}
		all := []string{"ΣΊΣΥΦΟΣ", "Zürich 100%", "Hauptstraße", "100 or more"}
		for query, want := range map[string]struct {
			names []string
			meta  map[string]int
			total string
		}{
			"":                            {all, nil, "4"},
			"?name=&state=ALERT&Name=x":   {all, nil, "4"},
			"?name=ZÜRICH":                {all[1:2], nil, "1"},
			"?name=100%25":                {all[1:2], nil, "1"},
			"?name=100%":                  {all[1:2], nil, "1"},
			"?name=_":                     {nil, nil, "0"},
			"?name=HAUPTSTRASSE":          {all[2:3], nil, "1"},
			"?name=σίσυφος":               {all[:1], nil, "1"},
			"?tag=prod":                   {[]string{all[1], all[3]}, nil, "2"},
			"?tag=a+b":                    {all[1:2], nil, "1"},
			"?tag=pro":                    {nil, nil, "0"},
			"?tag=prod&name=MORE":         {all[3:], nil, "1"},
			"?limit=3":                    {all[:3], map[string]int{"total": 4, "limit": 3, "offset": 0}, "4"},
			"?offset=3":                   {all[3:], map[string]int{"total": 4, "limit": 1000, "offset": 3}, "4"},
			"?tag=prod&limit=1&offset=1":  {all[3:], map[string]int{"total": 2, "limit": 1, "offset": 1}, "2"},
			"?tag=prod&limit=1&offset=20": {nil, map[string]int{"total": 2, "limit": 1, "offset": 20}, "2"},
		} {
			got := list(t, s, "dashboards"+query)
			if !slices.Equal(got.names, want.names) || got.total != want.total || !sameMeta(got.meta, want.meta) {
				t.Errorf("dashboards%s: %q of %s with %v, want %q of %s with %v", query, got.names, got.total, got.meta,
					want.names, want.total, want.meta)
			}
		}
		if got := list(t, s, "sources?kind=trace&name=RACE"); !slices.Equal(got.names, []string{"Traces"}) || got.meta != nil {
			t.Errorf("sources of a kind are %v", got)
		}
		if got := list(t, s, "alerts?state=ALERT"); len(got.names) != 0 || got.total != "0" {
			t.Errorf("alerts in a state are %v", got)
		}
		for path, problem := range map[string]string{
			"alerts?state=Alert": "state: Invalid enum value. Expected 'OK' | 'ALERT' | 'PENDING' | 'INSUFFICIENT_DATA' | " +
				"'DISABLED', received 'Alert'",
			"alerts?state=":              "state: ",
			"sources?kind=logs":          "kind: Invalid enum value. Expected 'log' | 'trace' | 'metric' | 'session' | 'promql', received 'logs'",
			"dashboards?name=a&name=b":   "name: Expected one value, received several",
			"dashboards?limit=0":         "limit: ",
			"dashboards?limit=1001":      "limit: ",
			"sources?offset=-1":          "offset: ",
			"dashboards?limit=x&tag=a&b": "limit: ",
		} {
			s.Do("GET", path, "").WantProblem(t, "Query validation failed: "+problem)
		}
		if harness.Deployment.Managed {
			testOrganizationLists(t, s)
			return
		}
		// The tag of a list that is narrowed changes with what is in it, and with nothing else.
		path := "dashboards?" + url.Values{"tag": {"prod"}, "limit": {"5"}}.Encode()
		before := list(t, s, path).tag
		known := func(r *http.Request) { r.Header.Set("If-None-Match", before) }
		s.Do("POST", "dashboards", `{"name":"Other","tiles":[]}`).Payload(t)
		if a := s.Do("GET", path, "", known); a.Status != http.StatusNotModified || a.Header.Get("X-Total-Count") != "2" {
			t.Errorf("status %d, and there are %s", a.Status, a.Header.Get("X-Total-Count"))
		}
		s.Do("POST", "dashboards", `{"name":"One more","tiles":[],"tags":["prod"]}`).Payload(t)
		if a := s.Do("GET", path, "", known); a.Status != http.StatusOK || a.Header.Get("X-Total-Count") != "3" {
			t.Errorf("status %d, and there are %s", a.Status, a.Header.Get("X-Total-Count"))
		}
		source := harness.At(harness.Decode[[]any](t, s.Do("GET", "sources?kind=log", "").Payload(t)), 0, "id").(string)
		for _, name := range []string{"Slow", "SLOWER"} {
			s.Do("POST", "saved-searches", harness.Encode(t, harness.Object{"name": name, "sourceId": source, "tags": []string{name}})).Payload(t)
			s.Do("POST", "webhooks", harness.Encode(t, harness.Object{"name": name, "service": "generic", "url": "https://example.com/" + name})).Payload(t)
		}
		for path, want := range map[string]int{
			"saved-searches?name=slow": 2, "saved-searches?name=slowe": 1, "saved-searches?tag=Slow": 1, "saved-searches?tag=slow": 0,
			"saved-searches?sourceId=" + source: 2, "saved-searches?sourceId=" + harness.MissingID: 0,
			"webhooks?name=LOWER": 1, "webhooks?name=%25": 0, "connections?name=LOC": 1, "connections?name=x": 0,
			"team/members?name=nobody": 0, "team/invitations?name=nobody": 0,
		} {
			if got := list(t, s, path); len(got.names) != want {
				t.Errorf("%s: %v, want %d", path, got, want)
			}
		}
		s.Do("GET", "saved-searches?sourceId=x", "").WantProblem(t, "Query validation failed: sourceId: ")
		for _, path := range []string{"sources", "connections", "team/members", "team/invitations"} {
			hasPages(t, s, path)
		}
	})
}

// testOrganizationLists looks at the lists of managed that are not of a service.
func testOrganizationLists(t *testing.T, s *harness.Server) {
	for _, list := range organizationLists {
		path := s.Organization() + list
		if list == "" {
			path = "/v1/organizations"
		}
		hasPages(t, s, path)
	}
	for path, want := range map[string]int{
		"/keys?state=enabled": 1, "/keys?state=disabled": 0, "/keys?name=nobody": 0, "/roles?name=ADMIN": 1, "/roles?name=%25": 0,
		"/services?name=FAULT": 1, "/services?name=x": 0, "/members?name=nobody": 0, "/invitations?name=nobody": 0,
	} {
		if got := list(t, s, s.Organization()+path); len(got.names) != want {
			t.Errorf("%s: %v, want %d", path, got, want)
		}
	}
	s.Do("GET", s.Organization()+"/keys?state=on", "").
		WantProblem(t, "Query validation failed: state: Invalid enum value. Expected 'enabled' | 'disabled', received 'on'")
}

// hasPages holds that a list says what page it is when it is asked for one, and is as it was when it is not.
func hasPages(t *testing.T, s *harness.Server, path string) {
	t.Helper()
	whole, page, past := list(t, s, path), list(t, s, path+"?limit=1"), list(t, s, path+"?offset=1000")
	if whole.meta != nil || len(page.names) != min(1, len(whole.names)) || len(past.names) != 0 ||
		page.total != whole.total || past.total != whole.total || page.meta["limit"] != 1 || past.meta["offset"] != 1000 {
		t.Errorf("%s: %v, %v and %v", path, whole, page, past)
	}
	changing := regexp.MustCompile(`"(requestId|usedAt)":"[^"]*"`) // a key is used by these requests too
	plain, ignored := s.Do("GET", path, "").Body, s.Do("GET", path+"?sort=name&Limit=1", "").Body
	if changing.ReplaceAllString(plain, "") != changing.ReplaceAllString(ignored, "") {
		t.Errorf("%s: %s, and with unknown parameters %s", path, plain, ignored)
	}
}

func sameMeta(a, b map[string]int) bool {
	return (a == nil) == (b == nil) && a["total"] == b["total"] && a["limit"] == b["limit"] && a["offset"] == b["offset"]
}
