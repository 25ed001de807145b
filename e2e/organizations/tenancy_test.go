package organizations

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/google/go-cmp/cmp"

	"github.com/obstack/obstack/e2e/harness"
)

// tenant is one service of an organization with a key, and resources in it.
type tenant struct {
	organization, service string
	key                   harness.NewKey
	dashboard, tile       string
	alert, webhook        string
	invitation            string
}

// base is the path in front of the tenant's resources.
func (t tenant) base() string {
	return "/v1/organizations/" + t.organization + "/services/" + t.service + "/stack/"
}

const tenantsFile = `
organizations:
  - name: default
    services:
      - name: default
        webhooks: [{name: hook, service: generic, url: "https://example.com/a"}]
      - name: second
        webhooks: [{name: hook, service: generic, url: "https://example.com/b"}]
    invitations: [{email: Ann@Example.com, role: developer, expireAt: "2050-01-01T00:00:00Z"}]
  - name: other
    services:
      - name: default
        webhooks: [{name: hook, service: generic, url: "https://example.com/c"}]
    invitations: [{email: ann@example.com, role: admin}]
`

// tenants are two services of one organization and one of another, on one server.
type tenants struct {
	server              *harness.Server
	own, sibling, other tenant
}

func TestTenancy(t *testing.T) {
	t.Parallel()
	x := startTenants(t)
	for name, test := range map[string]func(*testing.T, tenants){
		"foreign organizations and services are missing": testForeignOrganizationsAndServicesAreForbidden,
		"ids of other tenants are missing":               testIDsOfOtherTenantsAreMissing,
		"malformed UUIDs":                                testMalformedUUIDs,
		"invitations":                                    testInvitations,
		"keys of the generated client":                   testKeysOfTheGeneratedClient,
		"routes of the other deployment are unknown":     testRoutesOfTheOtherDeploymentAreUnknown,
	} {
		// One after the other: some look at all that a tenant has.
		t.Run(name, func(t *testing.T) { test(t, x) })
	}
}

func startTenants(t *testing.T) tenants {
	t.Helper()
	s := harness.StartServer(t, "")
	var own, sibling, other tenant
	out, err := s.Command("apply", "-f", harness.WriteYAML(t, tenantsFile), "--output", "json")
	if err != nil {
		t.Fatal(err)
	}
	all := []*tenant{&own, &sibling, &other}
	n := -1
	organization := ""
	for _, r := range harness.Decode[[]harness.Applied](t, out) {
		switch r.Kind {
		case "organization":
			organization = r.ID
		case "service":
			n++
			all[n].organization, all[n].service = organization, r.ID
		case "webhook":
			all[n].webhook = r.ID
		case "invitation":
			all[n].invitation = r.ID
		}
	}
	own.invitation = sibling.invitation
	own.key = harness.NewKey{KeyID: s.Keys.KeyID, Secret: s.Keys.KeySecret}
	sibling.key = own.key
	other.key = s.CreateKey(t, "--organization", "other")
	for _, tenant := range all {
		d := harness.Decode[harness.Object](t, s.Do("POST", tenant.base()+"dashboards", textDashboard, tenant.key.Use).Payload(t))
		tenant.dashboard, tenant.tile = d["id"].(string), harness.At(d, "tiles", 0, "id").(string)
		tenant.alert = harness.ID(t, s.Do("POST", tenant.base()+"alerts", tenant.alertBody(), tenant.key.Use).Payload(t))
	}
	return tenants{s, own, sibling, other}
}

// textDashboard is a dashboard that refers to nothing.
const textDashboard = `{"name":"D","tiles":[
	{"id":"mine","name":"T","x":0,"y":0,"w":1,"h":1,"config":{"displayType":"markdown"}}]}`

// alertBody is an alert on the tenant's tile.
func (t tenant) alertBody() string {
	return `{"source":"tile","dashboardId":"` + t.dashboard + `","tileId":"` + t.tile + `","interval":"1m",` +
		`"threshold":1,"thresholdType":"above","channel":{"type":"webhook","webhookId":"` + t.webhook + `"}}`
}

var anyRequestID = regexp.MustCompile(`"requestId":"[0-9a-f-]{36}"`)

// sameAnswer compares two answers but for the ids of their requests.
func sameAnswer(t *testing.T, what string, got, want harness.Answer) {
	t.Helper()
	g, w := anyRequestID.ReplaceAllString(got.Body, ""), anyRequestID.ReplaceAllString(want.Body, "")
	if got.Status != want.Status || g != w {
		t.Errorf("%s: %d %s, want %d %s", what, got.Status, got.Body, want.Status, want.Body)
	}
}

// testForeignOrganizationsAndServicesAreForbidden holds that a 403 is all there is to learn about them, whatever the
// rest of the request.
func testForeignOrganizationsAndServicesAreForbidden(t *testing.T, x tenants) {
	s, own, other := x.server, x.own, x.other
	doc, err := openapi3.NewLoader().LoadFromData([]byte(s.Do("GET", "/openapi.json", "").Body))
	if err != nil {
		t.Fatal(err)
	}
	latin1 := harness.Header("Content-Type", "application/json; charset=latin1")
	requests := 0
	for path, item := range doc.Paths.Map() {
		if !strings.Contains(path, "{organizationId}") {
			continue
		}
		for _, place := range []struct{ organization, service, want string }{
			{other.organization, other.service, "The key has no access to this organization"},
			{other.organization, own.service, "The key has no access to this organization"},
			{other.organization, "nope", "The key has no access to this organization"},
			{harness.MissingUUID, harness.MissingUUID, "The key has no access to this organization"},
			{own.organization, other.service, "The key has no access to this service"},
			{own.organization, harness.MissingUUID, "The key has no access to this service"},
		} {
			if place.want == "The key has no access to this service" && !strings.Contains(path, "{serviceId}") {
				continue
			}
			for _, id := range []string{own.dashboard, other.dashboard, other.alert, harness.MissingID, "nope"} {
				url := strings.NewReplacer("{organizationId}", place.organization, "{serviceId}", place.service,
					"{id}", id, "{invitationId}", other.invitation, "{userId}", id, "{keyId}", id, "{roleId}", id).
					Replace(path) + "?limit=nope"
				for method := range item.Operations() {
					for _, body := range []string{"", "{", `{"name":5}`, textDashboard, own.alertBody()} {
						a := s.Do(method, url, body, latin1)
						requests++
						if got := a.Problem(t, 403); got != place.want {
							t.Errorf("%s %s %s: %s, want %s", method, url, body, a.Body, place.want)
						}
					}
				}
			}
		}
	}
	if requests < 500 {
		t.Errorf("only %d requests", requests)
	}
	if a := s.Do("GET", other.base()+"dashboards", "", harness.Anonymous); a.Status != 401 {
		t.Errorf("without a key: %d", a.Status)
	}
	got := s.Do("GET", own.base()+"dashboards", "", other.key.Use).Problem(t, 403)
	if got != "The key has no access to this organization" {
		t.Errorf("with the key of another organization: %s", got)
	}
}

// testIDsOfOtherTenantsAreMissing holds that the id of another service's resource answers what no id at all answers,
// in the same organization as in another.
func testIDsOfOtherTenantsAreMissing(t *testing.T, x tenants) {
	s, own, sibling, other := x.server, x.own, x.sibling, x.other
	state := func(x tenant) string {
		text := ""
		for _, path := range []string{"dashboards", "dashboards/" + x.dashboard, "alerts", "alerts/" + x.alert, "sources"} {
			text += harness.WithoutState(s.Do("GET", x.base()+path, "", x.key.Use).Payload(t)) + "\n"
		}
		return text
	}
	for name, foreign := range map[string]tenant{"another organization": other, "another service": sibling} {
		before := state(foreign)
		// An id of the foreign tenant stands in the path or in the body of each request.
		for _, request := range []struct{ method, path, id, body string }{
			{"GET", "dashboards/<id>", foreign.dashboard, ""},
			{"PUT", "dashboards/<id>", foreign.dashboard, `{"name":"Taken","tiles":[]}`},
			{"DELETE", "dashboards/<id>", foreign.dashboard, ""},
			{"GET", "alerts/<id>", foreign.alert, ""},
			{"PUT", "alerts/<id>", foreign.alert, own.alertBody()},
			{"DELETE", "alerts/<id>", foreign.alert, ""},
			{"GET", "alerts/<id>/history", foreign.alert, ""},
			{"POST", "alerts/<id>/silence", foreign.alert, `{"until":"` + harness.InDays(1) + `"}`},
			{"DELETE", "alerts/<id>/silence", foreign.alert, ""},
			{"POST", "alerts/<id>/test", foreign.alert, ""},
			{"POST", "alerts", foreign.dashboard, strings.Replace(own.alertBody(), own.dashboard, "<id>", 1)},
			{"POST", "alerts", foreign.tile, strings.Replace(own.alertBody(), own.tile, "<id>", 1)},
			{"POST", "alerts", foreign.webhook, strings.Replace(own.alertBody(), own.webhook, "<id>", 1)},
			{"PUT", "alerts/" + own.alert, foreign.webhook, strings.Replace(own.alertBody(), own.webhook, "<id>", 1)},
		} {
			send := func(id string) harness.Answer {
				return s.Do(request.method, own.base()+strings.ReplaceAll(request.path, "<id>", id),
					strings.ReplaceAll(request.body, "<id>", id))
			}
			got, want := send(request.id), send(harness.MissingID)
			got.Body = strings.ReplaceAll(got.Body, request.id, harness.MissingID) // an answer may say what was sent
			sameAnswer(t, name+": "+request.method+" "+request.path+" "+request.body, got, want)
			if want.Status != 404 && want.Status != 400 {
				t.Errorf("%s %s of a missing id: %d %s", request.method, request.path, want.Status, want.Body)
			}
		}
		// The id of a foreign tile is an id like any other.
		text := s.Do("POST", own.base()+"dashboards", strings.Replace(textDashboard, "mine", foreign.tile, 1)).Payload(t)
		if strings.Contains(text, foreign.tile) {
			t.Errorf("%s: its tile's id is in %s", name, text)
		}
		mine := state(own)
		for _, id := range []string{foreign.dashboard, foreign.tile, foreign.alert, foreign.webhook} {
			if strings.Contains(mine, id) {
				t.Errorf("%s: %s is in %s", name, id, mine)
			}
		}
		if after := state(foreign); after != before {
			t.Errorf("%s has changed:\n%s\nwant\n%s", name, after, before)
		}
	}
	invitations := "/v1/organizations/" + own.organization + "/invitations/"
	got, want := s.Do("GET", invitations+other.invitation, ""), s.Do("GET", invitations+harness.MissingUUID, "")
	if sameAnswer(t, "an invitation", got, want); want.Status != 404 {
		t.Errorf("a missing invitation: %d", want.Status)
	}
}

func testMalformedUUIDs(t *testing.T, x tenants) {
	s, own := x.server, x.own
	const params = "Params validation failed: "
	organizations := "/v1/organizations/"
	for _, bad := range []string{
		"nope", "default", "0", strings.ReplaceAll(own.organization, "-", ""), "{" + own.organization + "}",
		"urn:uuid:" + own.organization, own.organization + "0", own.organization[:35], own.organization[:35] + "g",
		"a%2Fb", "..",
	} {
		for path, want := range map[string]string{
			bad + "/services/" + own.service + "/stack/sources":      "organizationId: Invalid uuid",
			own.organization + "/services/" + bad + "/stack/sources": "serviceId: Invalid uuid",
			bad + "/invitations/" + own.invitation:                   "organizationId: Invalid uuid",
			own.organization + "/invitations/" + bad:                 "invitationId: Invalid uuid",
			bad + "/services/" + bad + "/stack/alerts/nope": "organizationId: Invalid uuid; serviceId: Invalid uuid; " +
				"id: Invalid ObjectId",
		} {
			if got := s.Do("GET", organizations+path, "").Problem(t, 400); got != params+want {
				t.Errorf("GET %s: %s, want %s", path, got, params+want)
			}
		}
	}
	const nowhere = "/v1/organizations/nope/services/nope/stack/dashboards"
	s.Do("POST", nowhere, textDashboard).WantProblem(t, params+"organizationId: ", "serviceId: ")
	s.Do("POST", nowhere, "{}").WantProblem(t, "Body validation failed: name: Required", "; "+params)
	capitals := strings.ToUpper(own.base()) + "dashboards/" + own.dashboard
	if got := s.Do("GET", capitals, "").Payload(t); harness.ID(t, got) != own.dashboard {
		t.Errorf("UUIDs in capitals: %s", got)
	}
}

func testInvitations(t *testing.T, x tenants) {
	s, own, other := x.server, x.own, x.other
	path := "/v1/organizations/" + own.organization + "/invitations/" + own.invitation
	got := harness.Decode[harness.Object](t, s.Do("GET", path, "").Payload(t))
	created, _ := got["createdAt"].(string)
	if !regexp.MustCompile(`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`).MatchString(created) {
		t.Errorf("createdAt is %q", created)
	}
	delete(got, "createdAt")
	link, _ := got["url"].(string)
	if !regexp.MustCompile(`^` + regexp.QuoteMeta(s.URL) + `/join-team\?token=[0-9a-f]{64}$`).MatchString(link) {
		t.Errorf("the link is %q", link)
	}
	delete(got, "url")
	want := harness.Object{
		"id": own.invitation, "email": "ann@example.com", "role": "developer", "expireAt": "2050-01-01T00:00:00.000Z",
		"assignedRoles": assigned(developerRole),
	}
	if diff := cmp.Diff(got, want); diff != "" {
		t.Errorf("(-got +want):\n%s", diff)
	}

	// The same address may be invited to another organization.
	theirPath := "/v1/organizations/" + other.organization + "/invitations/" + other.invitation
	theirs := harness.Decode[harness.Object](t, s.Do("GET", theirPath, "", other.key.Use).Payload(t))
	if theirs["email"] != "ann@example.com" || theirs["role"] != "admin" || theirs["id"] == own.invitation {
		t.Errorf("the other invitation is %v", theirs)
	}
	if a := s.Do("GET", strings.ToUpper(path)+"/", ""); a.Status != 200 {
		t.Errorf("in capitals: %d %s", a.Status, a.Body)
	}
	for _, method := range []string{"PUT", "POST", "PATCH"} {
		if a := s.Do(method, path, ""); a.Status != 405 || a.Header.Get("Allow") != "DELETE, GET, HEAD, OPTIONS" {
			t.Errorf("%s: %d, Allow %q", method, a.Status, a.Header.Get("Allow"))
		}
	}
}

func testRoutesOfTheOtherDeploymentAreUnknown(t *testing.T, x tenants) {
	s := x.server
	organization := "/v1/organizations/" + s.Keys.OrganizationID
	service := organization + "/services/" + s.Keys.ServiceID
	paths := []string{
		"/api/v2", "/api/v2/dashboards", "/api/v2/team", organization + "/service", service, service + "/stack",
	}
	for _, name := range []string{
		"charts/series", "charts", "webhooks", "webhooks/" + harness.MissingID, "connections", "connections/" + harness.MissingID,
		"saved-searches", "saved-searches/" + harness.MissingID, "search", "team", "team/members", "sources/" + harness.MissingID,
	} {
		paths = append(paths, s.Base()+name, "/api/v2/"+name)
	}
	for _, path := range paths {
		for _, method := range []string{"GET", "POST", "PUT", "PATCH", "DELETE"} {
			for _, edit := range []func(*http.Request){harness.Anonymous, func(*http.Request) {}} {
				a := s.Do(method, path, "", edit)
				kind := a.Header.Get("Content-Type")
				if a.Status != 404 || kind != "text/plain; charset=utf-8" || !strings.HasPrefix(a.Body, "Cannot "+method) {
					t.Errorf("%s %s: %d %s %s", method, path, a.Status, kind, a.Body)
				}
			}
		}
	}
}

func TestSegment(t *testing.T) {
	t.Parallel()
	s := harness.StartServer(t, "", "--segment", "click-stack2")
	renamed := strings.Replace(s.Base(), "/stack/", "/click-stack2/", 1)
	created := s.Do("POST", renamed+"dashboards", `{"name":"x","tiles":[]}`).Payload(t)
	for _, path := range []string{renamed, strings.ToUpper(renamed)} {
		if got := s.Do("GET", path+"dashboards/"+harness.ID(t, created), "").Payload(t); got != created {
			t.Errorf("%s answers %s", path, got)
		}
	}
	for _, segment := range []string{"stack", "click-stack", "%63lick-stack2x", ""} {
		path := strings.Replace(s.Base(), "/stack/", "/"+segment+"/", 1) + "dashboards"
		if a := s.Do("GET", path, ""); a.Status != 404 || a.Header.Get("Content-Type") != "text/plain; charset=utf-8" {
			t.Errorf("%s: %d %s", path, a.Status, a.Body)
		}
	}
	patched := s.Do("PATCH", renamed+"dashboards", "")
	if allow := patched.Header.Get("Allow"); patched.Status != 405 || allow != "GET, HEAD, POST, OPTIONS" {
		t.Errorf("a wrong method: %d, Allow %q", patched.Status, allow)
	}
	doc := s.Do("GET", "/openapi.json", "").Body
	if strings.Contains(doc, "/stack/") || strings.Count(doc, "/click-stack2/") < 5 {
		t.Error("the document has other paths than the server")
	}
	invitation := "/v1/organizations/" + s.Keys.OrganizationID + "/invitations/" + harness.MissingUUID
	if got := s.Do("GET", invitation, "").Problem(t, 404); got != "Invitation not found" {
		t.Errorf("an invitation: %s", got)
	}
}
