package team

import (
	"encoding/json"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

// auditPage is a page of the audit log.
type auditPage struct {
	Data []struct {
		Operation, ActorName, ResourceKind, ResourceID, ResourceName, CreatedAt string
		Changes                                                                 []struct {
			Path                 string
			Old, New             json.RawMessage
			OldDigest, NewDigest *struct{ Length int }
		}
		OmittedChanges int
	}
	Meta struct{ Cursor string }
}

func TestAuditLog(t *testing.T) {
	t.Parallel()
	harness.OnItsStore(t, func(t *testing.T, args []string, _ func(testing.TB)) {
		s := harness.Launch(t, "", append(args, harness.NoEngine...)...)
		s.WaitListen()
		read := func(query url.Values) auditPage {
			t.Helper()
			a := s.Do("GET", "/api/v2/audit?"+query.Encode(), "")
			if a.Status != 200 {
				t.Fatalf("%d %s", a.Status, a.Body)
			}
			return harness.Decode[auditPage](t, a.Body)
		}
		hook := func(name, url, token string) string {
			return harness.Encode(t, harness.Object{
				"name": name, "service": "generic", "url": url, "headers": harness.Object{"X-Token": token},
				"description": strings.Repeat(name, 300),
			})
		}
		started := time.Now().Add(-time.Minute).UTC().Format(time.RFC3339)
		made := s.Do("POST", "/api/v2/webhooks", hook("first", "https://example.com/one?token=1", "a"))
		id := harness.ID(t, made.Payload(t))
		path := "/api/v2/webhooks/" + id
		s.Do("PUT", path, hook("second", "https://example.com/two?token=1", "b")).Payload(t)
		s.Do("PUT", path, hook("second", "https://example.com/two?token=1", "b")).Payload(t)
		if a := s.Do("PUT", path, `{"name":"third"}`); a.Status != 400 {
			t.Fatalf("%d %s", a.Status, a.Body)
		}
		s.Do("DELETE", path, "").Payload(t)

		all := read(url.Values{"resourceId": {id}})
		var got []string
		for _, e := range all.Data {
			got = append(got, e.Operation+" "+e.ResourceName+" "+e.ActorName)
		}
		if diff := cmp.Diff(got, []string{
			"deleteWebhook second owner@localhost", "updateWebhook second owner@localhost", "updateWebhook second owner@localhost",
			"createWebhook first owner@localhost",
		}); diff != "" {
			t.Fatalf("(-got +want):\n%s", diff)
		}
		if n := len(all.Data[1].Changes); n != 0 {
			t.Errorf("what changes nothing has %d changes", n)
		}
		changes := map[string]string{}
		for _, c := range all.Data[2].Changes {
			changes[c.Path] = string(c.Old) + " " + string(c.New)
			if c.Path == "description" && (c.OldDigest == nil || c.OldDigest.Length != 1502 || c.NewDigest == nil) {
				t.Errorf("a long value is kept as %+v", c)
			}
		}
		if diff := cmp.Diff(changes, map[string]string{
			"name": `"first" "second"`, "url": `"https://example.com/[masked]" "https://example.com/[masked]"`,
			"headers": `"[masked]" "[masked]"`, "description": " ",
		}); diff != "" {
			t.Errorf("(-got +want):\n%s", diff)
		}

		testAuditPages(t, read, id, got)
		testAuditFilters(t, s, read, id, started)
		testSideEffects(t, s, read)
		s.CreateKey(t, "--name", "by command")
		if e := read(url.Values{"operation": {"keys create"}}).Data; len(e) != 1 || e[0].ResourceName != "by command" {
			t.Errorf("entries of a command: %+v", e)
		}
	})
}

// testAuditPages holds that page by page the entries of an object are the same as in one page.
func testAuditPages(t *testing.T, read func(url.Values) auditPage, id string, want []string) {
	t.Helper()
	var paged []string
	for query := (url.Values{"resourceId": {id}, "limit": {"3"}}); ; {
		page := read(query)
		for _, e := range page.Data {
			paged = append(paged, e.Operation+" "+e.ResourceName+" "+e.ActorName)
		}
		if page.Meta.Cursor == "" {
			break
		}
		query.Set("cursor", page.Meta.Cursor)
	}
	if diff := cmp.Diff(paged, want); diff != "" {
		t.Errorf("by page (-got +want):\n%s", diff)
	}
}

// testAuditFilters holds how many entries of an object each filter leaves, and that what is no filter is refused.
func testAuditFilters(t *testing.T, s *harness.Server, read func(url.Values) auditPage, id, started string) {
	t.Helper()
	for filter, want := range map[string]int{
		"operation=updateWebhook": 2, "resourceKind=webhook": 4, "resourceKind=alert": 0, "actor=Owner@localhost": 4,
		"actor=" + harness.MissingUUID: 0, "from=" + started: 4, "to=" + started: 0, "from=2999-01-01T00:00:00Z": 0,
		"to=2999-01-01T00:00:00Z&operation=deleteWebhook": 1,
	} {
		query, err := url.ParseQuery(filter + "&resourceId=" + id)
		if err != nil {
			t.Fatal(err)
		}
		if n := len(read(query).Data); n != want {
			t.Errorf("%s: %d entries, want %d", filter, n, want)
		}
	}
	for _, bad := range []string{"cursor=x", "limit=0", "from=yesterday", "to=2026-13-01T00:00:00Z"} {
		name, _, _ := strings.Cut(bad, "=")
		s.Do("GET", "/api/v2/audit?"+bad, "").WantProblem(t, "Query validation failed: "+name+": ")
	}
	for _, method := range []string{"POST", "PUT", "DELETE"} {
		if a := s.Do(method, "/api/v2/audit", ""); a.Status != 405 {
			t.Errorf("%s answers %d", method, a.Status)
		}
	}
}

// testSideEffects holds that the entry of a change names the alerts that went with it, or to another person.
func testSideEffects(t *testing.T, s *harness.Server, read func(url.Values) auditPage) {
	stack := &harness.Stack{Server: s, ID: map[string]string{}}
	stack.ID["webhook oncall"] = s.Apply(t, "webhooks: [{name: oncall, service: generic, url: 'https://example.com/'}]")[0].ID
	stack.LearnSources(t)
	m := s.NewTeamMember(t)
	alert := func(body harness.Object) string {
		return harness.ID(t, s.Do("POST", "alerts", harness.Encode(t, body), harness.Bearer(m.Key)).Payload(t))
	}
	search := harness.ID(t, s.Do("POST", "saved-searches", stack.Named(`{"name":"watched","sourceId":"<source Logs>"}`)).Payload(t))
	tile := stack.NewAlert(t)
	dashboard := tile["dashboardId"].(string)
	about := func(id, path string) string {
		t.Helper()
		for _, c := range read(url.Values{"resourceId": {id}, "limit": {"1"}}).Data[0].Changes {
			if c.Path == path {
				return string(c.Old) + string(c.New)
			}
		}
		return ""
	}
	onSearch, onTile := alert(stack.SearchAlert(search)), alert(tile)
	s.Do("DELETE", "team/member/"+m.ID, "").Payload(t)
	want := harness.Encode(t, []string{onSearch, onTile})
	if got := about(m.ID, "reassignedAlerts"); got != want {
		t.Errorf("with a member went %s, want %s", got, want)
	}
	s.Do("DELETE", "saved-searches/"+search, "").Payload(t)
	if got := about(search, "deletedAlerts"); got != `["`+onSearch+`"]` {
		t.Errorf("with a saved search went %s, want %s", got, onSearch)
	}
	s.Do("PUT", "dashboards/"+dashboard, `{"name":"watched","tiles":[]}`).Payload(t)
	if got := about(dashboard, "deletedAlerts"); got != `["`+onTile+`"]` {
		t.Errorf("with a tile went %s, want %s", got, onTile)
	}
	another := stack.NewAlert(t)
	m = s.NewTeamMember(t)
	onAnother := alert(another)
	dashboard = another["dashboardId"].(string)
	s.Do("DELETE", "dashboards/"+dashboard, "").Payload(t)
	if got := about(dashboard, "deletedAlerts"); got != `["`+onAnother+`"]` {
		t.Errorf("with a dashboard went %s, want %s", got, onAnother)
	}
}
